# What the commands of the terminal print, and why they cannot do what was typed.

## Columns

column-preset = Preset
column-name = Name
column-special = What is special
column-source = Source
column-keep = Set aside
column-points = Points
column-made-of = Made of
column-dice-left = Dice left
column-bank = Bank
column-dice = Dice
column-lost = Turn lost
column-instant = of these at once
column-hot-dice = Hot dice
column-mean = Mean points
column-bot = Bot
column-wins = Wins
column-interval = 95% interval
column-turns = Turns a match
column-points-per-turn = Points a turn
column-busts = Busts
column-mean-bank = Mean bank
column-hot-dice-per-turn = Hot dice a turn

## What a throw is worth

score-throw = { $game }: { $dice }
score-hand = Set aside before: { $dice }, worth { $points }
score-no-score = Nothing scores: the turn is lost.
score-instant = { $limit } or more dice showing { $face } end the turn at once, and here are { $count }. { $loses ->
    [game] The whole score is lost.
   *[turn] The turn is lost.
}
score-first-throw = Nothing scores: the turn is lost. As the first throw of a turn it also costs { $costs ->
    [fine] { points }
   *[lose_all] the whole score
}.
score-free-throw = Nothing scores, but as the first throw of a turn that earns { points } and all the dice again.
score-wins = This throw wins the match at once.
score-part = { $name } ({ $points })
score-parts = { $times } × { $name } ({ $points })
score-whole-hand = with the hand: { $parts }
score-hot-dice = none: all { $dice } again
score-may-bank = yes
batch-failures = { $count ->
    [one] One line could not be answered.
   *[other] { $count } lines could not be answered.
}

## Simulations

simulate-title = { $game }: { $games ->
    [one] 1 match
   *[other] { $games } matches
}
simulate-unfinished = { $games ->
    [one] One match went on without end and was left.
   *[other] { $games } matches went on without end and were left.
}
simulate-interval = { $low } to { $high }
simulate-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Records

replay-title = { $game } ({ $rules }): { $players }
replay-turn = Turn { $number }: { $name }
failure-expected = Expected: { $hints }.

## The score sheet

sheet-round = Round
sheet-score = { $score } ({ $change })
sheet-z = Z

## Failures

failure-help = For help: { $command }
failure-interrupted = Stopped.
failure-disk-full = The disk is full; not everything could be written.
failure-no-file = There is no file { $path }.
failure-folder = { $path } is a folder, not a file.
failure-no-access = { $path } may not be opened.
failure-system = The system refuses: { $what }.
failure-fault = This is a fault of Pushluck itself, not yours ({ $what }). Please report it.

reason-no-such-option = There is no option { $option }. { did-you-mean }
reason-no-such-command = There is no command { $command }. { did-you-mean }
reason-option-value = { $option } is missing its value, or was given one it does not take.
reason-argument-missing = { $argument } is missing.
reason-unexpected-argument = { $argument } is one word too many.
reason-options-exclude = Choose one: { $options }.
reason-bad-number = { $option } takes a whole number of at least { $least }, not { $given }.
reason-preset-missing = Which rules? Name a preset such as zonk, or a file with --rules.
reason-preset-and-rules-file = The file holds rules of { $found }, not of { $preset }. Leave one of the two out.
reason-line-not-utf-8 = This line is not text in UTF-8.
reason-no-scoring-dice = In { $preset } no dice are set aside, so there is nothing to score.
reason-hand-points-without-hand = Points for dice set aside need those dice: say which with --hand.
reason-hand-points-missing = { $hand } does not score as one throw: say with --hand-points what it is worth.
reason-impossible-number-of-dice = { $most ->
    [0] No dice are left to throw beside that hand.
    [one] One die can be thrown here, not { $given }.
   *[other] 1 to { $most } dice can be thrown here, not { $given }.
}
reason-not-json = This is not JSON, from character { $place } on.
reason-not-an-object = A line is a JSON object with { $keys }.
reason-unknown-key = There is no { $key } in a question, only { $keys }.
reason-not-dice = { $key } must be a text of dice such as "114562".
reason-not-points = { $key } must be a whole number of at least 0.
