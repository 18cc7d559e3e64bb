# What happens in a match, and why something is not possible in it.
# $name is the player; with $you "yes" the sentence speaks to that player.

## What happened

happened-start-threw = { $you ->
    [yes] You throw { $faces } to see who begins.
   *[no] { $name } throws { $faces } to see who begins.
}
happened-start-tied = The highest throws are equal, so they are thrown again.
happened-starts = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
happened-threw = { $you ->
    [yes] You throw { $faces }.
   *[no] { $name } throws { $faces }.
}
happened-kept = { $you ->
    [yes] You set aside { $dice } for { points }; that makes { $total } this turn.
   *[no] { $name } sets aside { $dice } for { points }; that makes { $total } this turn.
}
happened-hot-dice = { $rule ->
    [must_throw] Hot dice: all { $dice } must be thrown again.
   *[may_bank] Hot dice: all { $dice } are back in play.
}
happened-free-throw = Nothing scores, but here that earns { points } and all the dice again.
happened-bust = { $why ->
    [instant] These dice lose at once.
    [first-throw] Nothing scores on the first throw.
    [pig] A 1 ends the turn.
    [no-gravestone] No gravestone shows, and another throw cannot be paid.
   *[no-score] Nothing scores.
} { $lost ->
    [0] { $you ->
        [yes] Your turn is over.
       *[no] { $name }’s turn is over.
    }
   *[other] { $you ->
        [yes] You lose { lost-points }.
       *[no] { $name } loses { lost-points }.
    }
}
happened-penalty = { $you ->
    [yes] It costs you { points }; your score is { $score }.
   *[no] It costs { $name } { points }; the score is { $score }.
}
happened-banked = { $costs ->
    [yes] { $you ->
        [yes] This turn costs you { lost-points }; your score is { $score }.
       *[no] This turn costs { $name } { lost-points }; the score is { $score }.
    }
   *[no] { $points ->
        [0] { $you ->
            [yes] You bank nothing; your score stays at { $score }.
           *[no] { $name } banks nothing; the score stays at { $score }.
        }
       *[other] { $you ->
            [yes] You bank { points }; your score is { $score }.
           *[no] { $name } banks { points }; the score is { $score }.
        }
    }
}
happened-overshot = That would go past { $target }: { lost-points } lost.
happened-on-board = { $you ->
    [yes] You are on the board.
   *[no] { $name } is on the board.
}
happened-extended = { $you ->
    [yes] You have gone past the target, so the match goes on to { $target }.
   *[no] { $name } has gone past the target, so the match goes on to { $target }.
}
happened-rides = { $you ->
    [yes] You take over { dice-count } and { points }.
   *[no] { $name } takes over { dice-count } and { points }.
}
happened-last-round = { $you ->
    [yes] You have reached { $score }. The last turns begin.
   *[no] { $name } has reached { $score }. The last turns begin.
}
happened-new-leader = { $you ->
    [yes] You take the lead with { $score }. The others may try once more.
   *[no] { $name } takes the lead with { $score }. The others may try once more.
}
happened-overtime = A tie: { $seats } play another turn.
happened-instant-win = { $faces } wins the match on the spot.
happened-won = { $you ->
    [yes] You win with { $score }.
   *[no] { $name } wins with { $score }.
}

## What happened at a table where people cheat and err

happened-turned = { $you ->
    [yes] You turned a { $die } into a { $face }.
   *[no] { $name } turned a { $die } into a { $face }.
}
happened-false-count = { $you ->
    [yes] You declared { $declared }; the corner was worth { $real }.
   *[no] { $name } declared { $declared }; the corner was worth { $real }.
}
happened-call-right = { $you ->
    [yes] You call, and you are right: { $accused } cheated.
   *[no] { $accusing ->
        [you] { $name } calls: you are caught cheating.
       *[another] { $name } calls: { $accused } is caught cheating.
    }
}
happened-call-wrong = { $you ->
    [yes] You call, but { $accused } was honest.
   *[no] { $accusing ->
        [you] { $name } calls, but you were honest.
       *[another] { $name } calls, but { $accused } was honest.
    }
}
happened-owes-turn = { $turns ->
    [one] { $you ->
        [yes] That is a Z on your next turn.
       *[no] That is a Z on { $name }’s next turn.
    }
   *[other] { $you ->
        [yes] You now owe { $turns } turns, a Z each.
       *[no] { $name } now owes { $turns } turns, a Z each.
    }
}
happened-fault = { $why ->
    [off_table] { $you ->
        [yes] One of your dice has left the table.
       *[no] One of { $name }’s dice has left the table.
    }
    [out_of_turn] { $you ->
        [yes] You threw out of turn.
       *[no] { $name } threw out of turn.
    }
   *[away] { $you ->
        [yes] You were not there for your turn.
       *[no] { $name } was not there for the turn.
    }
}
happened-forfeit = { $why ->
    [owed] { $you ->
        [yes] You pay for an earlier fault: a Z.
       *[no] { $name } pays for an earlier fault: a Z.
    }
   *[other] { $lost ->
        [0] { $you ->
            [yes] Your turn is a Z.
           *[no] { $name }’s turn is a Z.
        }
       *[other] { $you ->
            [yes] Your turn is a Z: { lost-points } lost.
           *[no] { $name }’s turn is a Z: { lost-points } lost.
        }
    }
}
happened-accepted = { $you ->
    [yes] You accept the bank.
   *[no] { $name } accepts the bank.
}

## What cannot be done now

reason-other = That is not possible here ({ $reason }).
reason-match-over = The match is over.
reason-not-your-turn = It is { $turn }’s turn.
reason-not-now = That is not possible now. { would-do }
reason-throw-first = Throw first.
reason-throw-pending = The dice are still rolling.
reason-too-many-throws = These dice can fall in { $throws } different ways, too many to try one by one: { $most } is the most.
reason-no-throw-pending = No dice are being thrown now. { would-do }
reason-nothing-to-take-back = Nothing has happened yet that could be taken back.
reason-keep-first = Set dice aside first. { would-do }
reason-keep-at-least-one = Set at least one scoring die aside. { would-do }
reason-die-not-thrown = The throw does not show that { $die }. { would-do }
reason-die-does-not-score = The { $die } does not score. { would-do }
reason-scoring-die-left = The { $die } scores too, and here it must be set aside. { would-do }
reason-hot-dice-must-throw = Hot dice: all { $dice } must be thrown again.
reason-opening-not-reached = { $missing } more to get on the board.
reason-minimum-not-reached = { $missing } more to bank: { $needed } is the least.
reason-previous-not-beaten = { $missing } more to bank: it takes { $needed } to beat the turn before.
reason-not-a-multiple = Only multiples of { $needed } can be banked: { $missing } more.
reason-too-few-dice-out = { $missing ->
    [one] One more die must be set aside before you can bank.
   *[other] { $missing } more dice must be set aside before you can bank.
}
reason-wrong-number-of-seats = This game is for { $least } to { $most } players, not { $given }.

## Cheating, calls and faults that cannot be done now

reason-cheating-is-off = There is no cheating at this table.
reason-etiquette-is-off = No faults are counted at this table.
reason-no-die-to-turn = In this game there is no die to turn.
reason-cannot-turn-so = A { $die } cannot be turned into a { $face } now.
reason-one-die-a-throw = One die has been turned in this throw already.
reason-move-a-scoring-die-too = A turned die needs company: move a die that really scores as well. { would-do }
reason-not-a-multiple-of-unit = Points here come in steps of { $unit }; nobody would believe that count.
reason-that-is-the-true-count = That is the true count. Just bank it.
reason-nothing-to-call = There is nothing to call a cheat now.
reason-already-judged = The table has already judged this, and found it honest.
reason-own-turn = You cannot call yourself.
reason-nothing-to-accept = There is no bank for you to accept.
reason-accept-or-call = If this bank stands, the match is over: accept it or call a cheat.
reason-owes-a-turn = This turn is owed for an earlier fault, so it is a Z. { would-do }
reason-not-this-fault-now = That fault cannot be made now.

## What cannot be read

reason-unknown-action = “{ $text }” means nothing here. t throws, b banks, and k with faces (k15) sets dice aside.
reason-no-such-face = These dice have no { $face }. They show { $faces }.
reason-wrong-number-of-dice = { $expected ->
    [one] One die is thrown, not { $given }.
   *[other] { $expected } dice are thrown, not { $given }.
}
reason-wrong-kinds-of-dice = The dice in hand cannot show { $faces } together.
reason-no-such-seat = “{ $text }” names no seat. There are { $seats }.
reason-no-such-language = “{ $given }” is not spoken here. Choose { $languages }.
