# The rules page of Rolling Bones.

## Headings

rule-heading-bones-dice = The dice
rule-heading-bones-body = The body
rule-heading-bones-misplacing = Bones that do not fit
rule-heading-bones-burying = Burying the skeleton
rule-heading-bones-post-op = Throwing again: post-op
rule-heading-bones-points = What a skeleton is worth

## The dice

rule-bones-dice = There are { $dice } dice: { $each } left, { $each } right and { $each } middle ones.
rule-bones-middle = The faces of a middle die: { $bones }.
rule-bones-side = The faces of a left die: { $bones }. A right die shows the same of the right side.
rule-bones-own-side = Left and right are the skeleton’s own.

## The body

rule-bones-sections = The skeleton has five sections: two arms, two legs and the thorax.
rule-bones-thorax = The thorax, from top to bottom: { $bones }. Each is jointed to the next.
rule-bones-arm = An arm hangs on the ribcage: upper arm, forearm, hand.
rule-bones-leg = A leg hangs on the pelvis: thigh, shin, foot.
rule-bones-hat = The hat goes on the skull and nowhere else.
rule-bones-no-gaps = There are no gaps: the bones placed in a turn are one skeleton, each jointed to another.
rule-bones-first = Any bone may be the first. One die fills each place.

## A turn

rule-bones-pre-op = The turn begins with a throw of all { $dice } dice: the pre-op.
rule-bones-place = { $place ->
    [one] After each throw at least one die that shows must be added to the skeleton; more are up to you.
   *[all] After each throw every die that fits must be added to the skeleton.
}
rule-bones-hat-counts = A hat put on the skull counts as a die added.
rule-bones-stay = Placed bones stay. Only the hat may be lifted again, before the next throw.
rule-bones-lift = The hat is lifted only to throw again, even if it is all that has been added: then the throw must be paid for, and the turn cannot end before it.

## Bones that do not fit

rule-bones-misplace = If no die that shows can be added where it belongs, one bone must be added where it does not, such as a foot at the end of the spine.
rule-bones-misplace-choice = You choose the bone, and an open place next to the skeleton.
rule-bones-blocks = { $blocks ->
    [yes] Nothing can be attached beyond a misplaced bone.
   *[no] Other bones can be attached to a misplaced bone as if it were the right one.
}
rule-bones-waived = If no bone shows at all, or no place is open, nothing need be added.

## Burying the skeleton

rule-bones-bury = While a gravestone shows, after adding, you may end the turn and bank what the skeleton is worth.
rule-bones-shows-now = It must show now: one from an earlier throw does not count, because every free die is thrown again.
rule-bones-gravestone-chance = The chance that a throw shows a gravestone:
rule-bones-middle-dice = middle dice

## Throwing again

rule-bones-price = Otherwise, or by choice, you throw all free dice again. First you put out dice: { $second } before the second throw of the turn, { $third } before the third, { $fourth } before the fourth and so on.
rule-bones-pay-with = { $dice ->
    [unplaced] Only free dice can be put out.
   *[any] Free dice can be put out, and bones of the skeleton too, as long as it stays in one piece.
}
rule-bones-out = Dice put out are out for the rest of the turn, whatever they show, and cost no points. At least one die must be left to throw.
rule-bones-lost = If no gravestone shows and you cannot pay, the turn ends and scores nothing.
rule-bones-must-end = If a gravestone shows and you cannot pay, the turn ends and scores.

## What a skeleton is worth

rule-bones-complete = Each complete section is worth { points }.
rule-bones-part = Each bone of an incomplete section is worth { points }.
rule-bones-misplaced = Each misplaced bone costs { points }.
rule-bones-misplaced-in = A misplaced bone earns nothing for the section it lies in. The hat itself earns nothing either.
rule-bones-hat-times = { $times ->
    [1] A skeleton that wears the hat is worth no more than one that does not.
    [2] A skeleton that wears the hat is worth double.
   *[other] A skeleton that wears the hat is worth { $times } times as much.
}
rule-bones-hat-minus = The hat multiplies minus points as well.
rule-bones-floor = { $floor ->
    [yes] No turn is worth less than nothing.
   *[no] A turn can be worth less than nothing, and then the score falls.
}
rule-bones-examples = Some skeletons:
rule-bones-column-skeleton = skeleton
rule-bones-column-hat = hat
rule-bones-column-points = points
rule-bones-example-part = { $name } ({ $points })
rule-bones-hat-on = { $on ->
    [yes] on
   *[no] off
}
