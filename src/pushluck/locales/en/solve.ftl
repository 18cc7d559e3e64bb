# Why a match cannot be solved.

reason-not-solved = Exact play is not known for these rules: it does not reach { $field } as it is set here.
reason-match-need-not-end = Under these rules a match can go on for ever, so nobody’s chance to win is known. { $field } is one reason.
reason-damaged-table = The file { $path } is damaged. Delete it, and its rules are solved again.
reason-other-table = The table { $path } belongs to other rules, or to another version of Pushluck.
reason-solver-not-installed = Solving these rules needs a part of Pushluck that is not installed. To add it: pip install "{ $extra }"
reason-impossible-score = Nobody can have { $score } here: scores are multiples of { $unit }, and none is below { $least }.
reason-score-ends-match = With a score of { $score } the match is over.
reason-impossible-busts = Lost turns in a row are from 0 to { $most } here.
reason-impossible-offer = Nobody can leave { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and { $points } points here: dice left are from { $fewest } to { $highest }, points a multiple of { $unit } from { $least } to { $most }.
reason-impossible-turn = A turn cannot have { $total } points here: they are a multiple of { $unit }, and at least the { $least } of the dice set aside.
reason-hand-does-not-fit = With so many dice thrown { $kept ->
    [0] none are
    [one] one is
   *[other] { $kept } are
} set aside, not { $given }.
reason-option-for-other-game = { $option } means nothing in { $game }.
reason-bad-pair = { $option } takes two whole numbers with a comma between, such as 4200,7000, not { $given }.
reason-impossible-body = { $bones } is no skeleton in one piece. Name each slot once, of { $slots }, and Y for a hat on the skull K.
reason-impossible-bones = At throw { $throws } of a turn { $wanted } dice are placed or thrown, { $most } of a kind at most; here are { $given }.
reason-impossible-skeleton = No turn leads to this skeleton with these dice, so there is nothing to advise.
reason-no-such-event = The record has { $most } events; there is no position after { $given }.
reason-only-two-seats = Exact advice is for two players; here are { $players }.
reason-first-seat-open = It is still open who begins, so there is nothing to advise.

## Solving

solve-running = Solving { $game }{ $sweep ->
    [1] { "" }
   *[other] , pass { $sweep }
}
solve-interrupted = Stopped. What has been solved so far is kept, and the same command goes on from there.
solve-title = { $game } ({ $rules }): two players, both at their best
solve-first-wins = Whoever goes first wins { NUMBER($percent, minimumFractionDigits: 8, maximumFractionDigits: 8) }% of the matches, the other { NUMBER($other, minimumFractionDigits: 8, maximumFractionDigits: 8) }%.
solve-size = { $states } positions; the equations hold to { $residual }.
solve-time = Solved in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
solve-kept = Solved before on this machine, and kept.
solve-solo-title = { $game } ({ $rules }): one player, for the most points
solve-turns = To the target it takes { NUMBER($turns, minimumFractionDigits: 3, maximumFractionDigits: 3) } turns on average, at best.
