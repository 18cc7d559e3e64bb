# The names of things, and phrases that messages of every file may refer to.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lost-points = { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}
dice-count = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
seat = player { $number }

## Ends of sentences that say what would do

would-do = { $doing ->
    [dice] You can set aside { $choices }.
    [acts] You can { $choices }.
   *[none] { "" }
}
more-choices = { $choices }, or others
did-you-mean = { $guess ->
    [yes] Did you mean { $nearest }?
   *[no] { "" }
}

## Actions, as what one may do: "You can …"

action-t = throw
action-b = bank
action-r = take over the dice left
action-c = call a cheat
action-a = accept the bank
action-z-owed = give up this turn
action-z-off-table = report a die off the table
action-z-out-of-turn = report a throw out of turn
action-z-away = report someone away
action-keep = set aside { $dice }
action-turn = set aside { $dice }, having turned a { $die } into a { $face }
action-declare = bank and declare { points }
action-first = let { $seat } begin

## Combinations

combination-single = { $face }
combination-of-a-kind = { $count ->
    [3] three { $face }s
    [4] four { $face }s
    [5] five { $face }s
    [6] six { $face }s
   *[other] { $count } { $face }s
}
combination-straight-low = straight 1–5
combination-straight-high = straight 2–6
combination-straight-full = straight 1–6
combination-three-pairs = three pairs
combination-two-triples = two triples
combination-full-house = full house
combination-hot-dice = hot dice bonus
combination-ride = bonus for taking over
