# When to bank, and what every choice is worth with best play.

## Sheets for a real table

bank-title = { $game } ({ $rules }): when to bank
bank-for-points = Points
bank-lost = { $lost } lost
bank-scores = { $mine }–{ $theirs }
bank-hand = { $dice }: { $hand }
bank-hand-points = { $dice }: { $hand } ({ $points })
bank-never = –
bank-always = always
bank-note = { $mark } No threshold: bank with { $ranges }; otherwise throw.
bank-range = { $first }–{ $last }
bank-from = { $first } or more
bank-how = By the dice left: bank when the turn has at least so many points, with fewer throw again. “–”: always throw again.
bank-how-hand = After the number of dice left stands what is set aside, because the next dice can join it.
bank-how-points = Points: what brings the most on average, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points a turn.
bank-how-lost = “1 lost”: the same after so many lost turns in a row.
bank-how-scores = By scores, yours first: what wins most often between two, and how often. Whoever goes first wins { $chance } of the matches.
ride-note = { $mark } No threshold: take over { $ranges }; otherwise throw all dice.
ride-how = By the dice that the other has left: take them over when they come with at least so many points, with fewer throw all dice. “–”: never take them over; empty: nothing can have been left.

## When to bury

bury-title = { $game } ({ $rules }): when to bury
bury-for-points = For points ({ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } a turn)
bury-scores = { $mine }–{ $theirs } (wins { $chance })
column-throws = Throws
bury-how = When a gravestone shows and enough has been placed: bury with so many points or more, with fewer throw again. Rows: throws made in this turn. Columns: middle dice that another throw would have. “–”: always throw again; empty: hardly ever comes up.
bury-right = The truth also depends on which bones lie there: these sheets name the best choice in at least { $right } of all cases.
bury-how-scores = Scores: yours first. Whoever goes first wins { $chance } of the matches.

## Advice in a position

advice-scores = { $game }: { $mine } against { $theirs }
advice-offer = Left over: { dice-count }, { points }
advice-turn = This turn: { points }
advice-throw = Thrown: { $dice }
advice-place = place { $bones }
advice-bury = bury
advice-you = You
advice-other = The other
advice-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
column-choice = Choice
