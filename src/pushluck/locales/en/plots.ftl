# What is written on plots.

plot-chances-title = { $game }: who wins
plot-chances-about = The chance to win of the player to move, when both play their best
plot-turns-title = { $game }: bank or throw
plot-turns-about = What wins more often, by dice left, when the other player has { $score } points
plot-turns-about-pig = What wins more often, by the other player’s score
plot-your-score = Your score
plot-their-score = The other player’s score
plot-turn-total = Turn total
plot-dice = { $dice ->
    [one] { $dice } die left
   *[other] { $dice } dice left
}
plot-against = Against { $score }
plot-bank = bank
plot-throw = throw
plot-depends = depends on the hand
plot-reaches = reaches { $score }

plot-bones-title = { $game }: bury or throw
plot-bones-about = What wins more often once a gravestone shows, at { $mine } to { $theirs } points
plot-bones-points = Points of the skeleton
plot-bones-free = Dice that lie free
plot-bones-bury = bury
plot-bones-depends = depends on the bones
plot-bones-throws = { $throws ->
    [one] After { $throws } throw
   *[other] After { $throws } throws
}
