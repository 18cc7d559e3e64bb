# The rules page of any rules object. Each line is one message; `pushluck.rulebook` chooses among them.

rule-sources = Sources:
rule-legend = The mark after each rule tells where it comes from:
rule-mark-source = source
rule-mark-published = published
rule-mark-table = table
rule-mark-changed = changed
rule-meaning-source = the source says so.
rule-meaning-published = the source does not say, but another published description of the same game does.
rule-meaning-table = the source does not say; at this table it is so.
rule-meaning-changed = the source says otherwise; at this table it has been changed.

## Headings

rule-heading-aim = Aim
rule-heading-seats = Players and order
rule-heading-turn = A turn
rule-heading-points = What dice are worth
rule-heading-keeping = Setting dice aside
rule-heading-joining = Joining earlier dice
rule-heading-hot-dice = Hot dice
rule-heading-banking = Banking
rule-heading-busting = Losing the turn
rule-heading-finish = The end of the match
rule-heading-leftovers = Leftover dice
rule-heading-manners = Cheating and manners

## Aim

rule-aim = { $kind ->
    [first] Be the first to bank { $target } points.
    [exact] Land on exactly { $target } points.
    [extended] Land on exactly { $target } points; whoever goes past plays on to { $extended }.
    [rounds] Have the highest score after { $rounds } rounds.
   *[last-turns] Have the highest score once somebody has banked { $target } points and the last turns are played.
}

## Players and order

rule-seats = { $range ->
    [one] For { $least } players.
   *[many] For { $least } to { $most } players.
}
rule-direction = { $direction ->
    [clockwise] Play passes clockwise, to the left.
   *[counter_clockwise] Play passes counter-clockwise, to the right.
}
rule-start = { $start ->
    [roll_off] Each player throws one die, and the highest begins.
    [youngest] The youngest player begins.
    [random] Lots decide who begins.
   *[first_seat] The player in the first seat begins.
}
rule-start-tied = Those who share the highest throw, throw again.

## A turn

rule-throw-all = { $dice ->
    [one] A turn begins with a throw of the one die.
   *[other] A turn begins with a throw of all { $dice } dice.
}
rule-choose = After each throw set aside dice that score; their points join the turn total. Then either bank the total or throw the dice that are left.
rule-at-risk = Until they are banked, the points of the turn are at risk.

## What dice are worth

rule-single = { $points ->
    [0] A single { $face } is worth nothing.
   *[other] Each { $face } is worth { points }.
}
rule-triple = { $points ->
    [0] Three of a kind of 2 to 6 are no set.
   *[other] Three of a kind of 2 to 6 are worth { $points } times their face: three 2s { $low }, three 6s { $high }.
}
rule-triple-ones = { $points ->
    [0] 1s always count one by one, however many there are.
   *[other] Three 1s are worth { points }.
}
rule-fives = { $fives ->
    [set] Three or more 5s set aside together always count as a set, even where one by one would be worth more.
   *[singles] 5s always count one by one, never as a set.
}
rule-more = { $more ->
    [none] Four or more of a kind make no larger set: three of them are the set.
    [same] Four or more of a kind are worth as much as three.
    [once] Four or more of a kind are worth { points } more than three, however many there are.
    [per_die] Every die beyond the third of a kind adds { points }.
    [linear] Every die beyond the third of a kind adds the value of three once more.
   *[double] Every die beyond the third of a kind doubles the value.
}
rule-more-fixed = { $sizes } of a kind are worth { points }, whatever their face.
rule-more-table = { $sizes } of a kind, from 1s to 6s, are worth { $values }.
rule-more-no-set = { $sizes } of a kind are no set.
rule-straight = { $adds ->
    [yes] The straight { $dice } is worth { $base }, and its 1s and 5s besides: { points } in all.
   *[no] The straight { $dice } is worth { points }.
}
rule-three-pairs = { $adds ->
    [yes] Three pairs are worth { points }, and their 1s and 5s besides.
   *[no] Three pairs are worth { points }.
}
rule-pairs = { $pairs ->
    [distinct] The three pairs must show three different faces.
    [four_and_two] Four of a kind with a pair count as three pairs too.
   *[any] Four of a kind with a pair count as three pairs too, and so do six of a kind.
}
rule-two-triples = { $adds ->
    [yes] Two sets of three are worth { points }, and their 1s and 5s besides.
    [no] Two sets of three are worth { points }.
   *[sum] Two sets of three are worth what each is worth, added up.
}
rule-full-house = { $adds ->
    [yes] Three of a kind with a pair are worth { points }, and the three besides.
   *[no] Three of a kind with a pair are worth { points }.
}
rule-absent = Not in this game: { $names }.
rule-best-split = Where dice can be read in several ways, the best one counts.
rule-table-caption = Some throws, and the most that can be set aside from each:
rule-table-throw = throw
rule-table-kept = set aside
rule-table-points = points
rule-table-why = why
rule-table-nothing = nothing
rule-table-lost = the turn is lost
rule-table-free = all dice are thrown again
rule-table-won = the match is won

## Setting dice aside

rule-keep = { $keep ->
    [any] From each throw you must set aside at least one die or combination that scores; which ones is up to you.
    [all] From each throw all dice that score must be set aside; there is no choice.
   *[all_if_all_score] From each throw you must set aside at least one die or combination that scores. If the whole throw scores, all of it must be set aside.
}
rule-keep-example = { $count ->
    [one] Of { $throw }, that is { $choices }.
   *[other] Of { $throw }, you can set aside { $choices }.
}
rule-keep-choice = { $dice } ({ $points })

## Joining earlier dice

rule-join = { $join ->
    [never] Dice of different throws never make a combination together.
    [best] The dice set aside since the last throw of all dice are your hand. New dice count together with the hand or by themselves, whichever is worth more.
   *[extend] A set that was set aside grows when later throws of the same hand add dice of its face. Otherwise dice of different throws do not make combinations together.
}
rule-join-example = An example: { $hand } lies in the hand, worth { $held }, and the throw is { $throw }. With { $dice } set aside the hand is worth { $total }; by themselves they would only make it { $apart }.

## Hot dice

rule-hot-dice = { $rule ->
    [may_bank] When all dice have been set aside, over one throw or several, you may bank or throw all of them again.
   *[must_throw] When all dice have been set aside, over one throw or several, all of them must be thrown again, like it or not.
}
rule-hot-dice-bonus = Hot dice earn { points } more.

## Banking

rule-bank-free = There is no least number of points, neither to get on the board nor to bank.
rule-opening = The first bank takes at least { points } in one turn; that puts you on the board.
rule-minimum = Every bank takes at least { points }.
rule-multiple = Only multiples of { $step } can be banked.
rule-dice-out = To bank, at least { dice-count } must lie set aside since the last throw of all dice.
rule-beat-previous = A bank must beat what the player before has just banked.

## Losing the turn

rule-bust = { $safe ->
    [yes] When nothing in a throw scores, the turn is over and its points are lost. What has been banked stays.
   *[no] When nothing in a throw scores, the turn is over and its points are lost.
}
rule-bust-called-zonk = Such a turn is a Z: it stands on the sheet as Z and not as 0.
rule-bust-called-zonk-original = Such a turn is called a zonk.
rule-bust-called-zonk-five = { rule-bust-called-zonk-original }
rule-bust-called-farkle = Such a turn is called a farkle.
rule-bust-called-farkle-facebook = { rule-bust-called-farkle }
rule-bust-called-farkle-minimal = { rule-bust-called-farkle }
rule-bust-called-zilch = Such a turn is called a zilch.
rule-first-throw-points = { $when ->
    [first] But when nothing scores on the first throw of a turn, that earns { points } and all dice are thrown again.
   *[fresh] But when nothing scores on a throw of all dice, that earns { points } and all dice are thrown again.
}
rule-first-throw-fine = { $when ->
    [first] When nothing scores on the first throw of a turn, it also costs { points } of the score.
   *[fresh] When nothing scores on a throw of all dice, it also costs { points } of the score.
}
rule-first-throw-lose-all = { $when ->
    [first] When nothing scores on the first throw of a turn, the whole score is lost too.
   *[fresh] When nothing scores on a throw of all dice, the whole score is lost too.
}
rule-instant = { $count ->
    [one] A single { $face } in a throw ends the turn at once, whatever else the dice show.
    [2] Two or more { $face }s in one throw end the turn at once, whatever else the dice show.
   *[other] { $count } or more { $face }s in one throw end the turn at once, whatever else the dice show.
} { $loses ->
    [turn] The points of the turn are lost.
   *[game] The points of the turn are lost, and the whole score with them.
}
rule-instant-called-doom = These are the Dice of Doom.
rule-instant-thrown = Only the dice just thrown are looked at for this, not those set aside.
rule-streak = { ORDINAL($streak) ->
    [one] The { $streak }st lost turn in a row
    [two] The { $streak }nd lost turn in a row
    [few] The { $streak }rd lost turn in a row
   *[other] The { $streak }th lost turn in a row
} { $takes ->
    [points] also costs { points } of the score.
   *[score] also costs the whole score.
} { $after ->
    [restart] Then the count starts again.
   *[every] So does every one that follows it in the row.
}
rule-floor = No penalty takes a score below { $floor }.
rule-chances = { $join ->
    [never] The chance that a throw loses the turn:
   *[hand] The chance that a throw loses the turn, where the dice in the hand cannot help:
}
rule-chances-dice = dice
rule-chances-exact = exactly
rule-chances-percent = in percent
rule-chances-instant = { $count ->
    [one] by a { $face }
    [2] by two or more { $face }s
   *[other] by { $count } or more { $face }s
}

## The end of the match

rule-target = { $landing ->
    [at_least] A bank that brings the score to { $target } points or more reaches the target.
   *[exact] Only a bank that brings the score to exactly { $target } points reaches the target.
}
rule-overshoot-lost = A bank that would go past it earns nothing: the turn is lost.
rule-overshoot-extended = Going past it counts, and the match goes on to { $extended }.
rule-extended-landing = { $landing ->
    [at_least] There, reaching or passing { $extended } wins.
   *[exact] There, landing on exactly { $extended } wins; a bank beyond it earns nothing.
}
rule-after-overshoot = { $after ->
    [both] Even then, players below { $target } can still win by landing on exactly { $target }.
   *[extended_only] From then on { $target } no longer wins, for anybody.
}
rule-when-tested = What counts is the score after a bank, never the points in the middle of a turn.
rule-last-round = { $last ->
    [none] Whoever makes it wins, and the match is over at once.
    [finish_round] The round is played to its end, so that everybody has had equally many turns. The highest score that has reached the target wins.
    [one_turn_each] Every other player has one more turn. The highest score that has reached the target wins.
   *[until_beaten] Every other player has one more turn to beat the leader. Whoever does leads, and the others may try again, until nobody beats the leader.
}
rule-rounds = The match ends after { $rounds } rounds at the latest. The highest score wins.
rule-tie = { $tie ->
    [leader] { $kind ->
        [rounds] Among equal scores the player who comes first in the order wins.
       *[race] Among equal scores the one that was reached first wins.
    }
    [shared] Equal scores share the win.
   *[overtime] Those with equal scores play one more turn each, until the tie is broken.
}
rule-instant-win = { $any ->
    [yes] { $count } or more of a kind in one throw win the match at once.
   *[no] { $count } or more { $face }s in one throw win the match at once.
}

## Leftover dice

rule-ride = { $allowed ->
    [yes] Instead of beginning anew you may throw the dice that the player before has left. The points that player has just banked then lie in your turn total as well, at risk.
   *[no] Every turn begins anew: nothing is taken over from the player before.
}
rule-ride-bonus = If that throw scores, it earns { points } more.

## Cheating and manners

rule-cheating = { $cheating ->
    [yes] Cheating is part of the game, for those who are not caught.
   *[no] There is no cheating in this game.
}
rule-cheat-turn = { $dice ->
    [placed] Turning a die: when a bone that really showed has been added after a throw, you may add another one of the same kind of die, turned to a face that it did not show.
   *[kept] Turning a die: with the scoring dice you move to the corner, you may move one more, turned to a face that it did not show.
}
rule-cheat-turn-limit = { $dice ->
    [placed] Only one die a throw can be turned.
   *[kept] Only one die a throw can be turned, and only together with one that really scores.
}
rule-cheat-count = False count: when you bank, you may declare another total than the corner is worth.
rule-cheat-count-limit = A false count is a multiple of { $unit }. One that is too low is false as well.
rule-call = Anybody else may call a cheat, from the moment dice are set aside until the next player throws. The table itself judges.
rule-caught = Whoever is caught gets a Z for the whole turn; what was banked in it is taken back.
rule-uncaught = Whoever is not caught keeps the declared points for good, and then the record tells the truth.
rule-wrong-call = { $price ->
    [none] A wrong call costs nothing.
    [turn] A wrong call costs the caller a Z on the next turn.
   *[points] A wrong call costs the caller { points }.
}
rule-last-bank = A bank that would end the match stands when everybody else has accepted it, or when a call against it was wrong.
rule-faults = { $etiquette ->
    [yes] Faults at the table are counted: each makes a turn a Z.
   *[no] Faults at the table are not counted.
}
rule-fault-off-table = A die leaves the table during your throw: this turn is a Z.
rule-fault-out-of-turn = You throw out of turn: that costs you a Z.
rule-fault-when = The Z for throwing out of turn falls on your next turn.
rule-fault-no-score = Nothing in your throw scores: this turn is a Z.
rule-fault-away = You are not back at the table when your turn comes: that turn is a Z.
rule-strict = { $strict ->
    [yes] The table is strict: anybody can grab the dice at any time, and out of turn that is a fault.
   *[no] The table is friendly: it refuses a throw out of turn.
}

## Pig

rule-pig-turn = Throw the one die as often as you like. Each face from 2 to 6 adds its number to the turn total.
rule-pig-bank = After any such throw you may bank the turn total instead of throwing again.
rule-pig-bust = A 1 ends the turn and its points are lost. What has been banked stays.
