# Rolling Bones: its bones, what happens, and why something is not possible. The rules page has a file of its own.
# Left and right are the skeleton's own.

## Bones and sections: in a sentence, and by themselves

bone-left-upper-arm = the { bone-short-left-upper-arm }
bone-left-forearm = the { bone-short-left-forearm }
bone-left-hand = the { bone-short-left-hand }
bone-left-thigh = the { bone-short-left-thigh }
bone-left-shin = the { bone-short-left-shin }
bone-left-foot = the { bone-short-left-foot }
bone-right-upper-arm = the { bone-short-right-upper-arm }
bone-right-forearm = the { bone-short-right-forearm }
bone-right-hand = the { bone-short-right-hand }
bone-right-thigh = the { bone-short-right-thigh }
bone-right-shin = the { bone-short-right-shin }
bone-right-foot = the { bone-short-right-foot }
bone-skull = the { bone-short-skull }
bone-ribcage = the { bone-short-ribcage }
bone-spine = the { bone-short-spine }
bone-pelvis = the { bone-short-pelvis }
bone-hat = the { bone-short-hat }
bone-gravestone = the { bone-short-gravestone }

bone-short-left-upper-arm = left upper arm
bone-short-left-forearm = left forearm
bone-short-left-hand = left hand
bone-short-left-thigh = left thigh
bone-short-left-shin = left shin
bone-short-left-foot = left foot
bone-short-right-upper-arm = right upper arm
bone-short-right-forearm = right forearm
bone-short-right-hand = right hand
bone-short-right-thigh = right thigh
bone-short-right-shin = right shin
bone-short-right-foot = right foot
bone-short-skull = skull
bone-short-ribcage = ribcage
bone-short-spine = spine
bone-short-pelvis = pelvis
bone-short-hat = hat
bone-short-gravestone = gravestone

section-thorax = the thorax
section-left-arm = the left arm
section-right-arm = the right arm
section-left-leg = the left leg
section-right-leg = the right leg

## What the points of a skeleton are made of

combination-complete-thorax = complete thorax
combination-complete-left-arm = complete left arm
combination-complete-right-arm = complete right arm
combination-complete-left-leg = complete left leg
combination-complete-right-leg = complete right leg
combination-part-of-thorax = { $count ->
    [one] 1 bone of the thorax
   *[other] { $count } bones of the thorax
}
combination-part-of-left-arm = { $count ->
    [one] 1 bone of the left arm
   *[other] { $count } bones of the left arm
}
combination-part-of-right-arm = { $count ->
    [one] 1 bone of the right arm
   *[other] { $count } bones of the right arm
}
combination-part-of-left-leg = { $count ->
    [one] 1 bone of the left leg
   *[other] { $count } bones of the left leg
}
combination-part-of-right-leg = { $count ->
    [one] 1 bone of the right leg
   *[other] { $count } bones of the right leg
}
combination-misplaced = { $count ->
    [one] 1 misplaced bone
   *[other] { $count } misplaced bones
}

## Actions, as what one may do: "You can …"

action-place = place { $bone }
action-pY = put the hat on the skull
action-misplace = put { $bone } where { $slot } belongs
action-l = lift the hat
action-put-out = put out { $dice }
action-o = throw again
free-left = { $count ->
    [one] 1 left die
   *[other] { $count } left dice
}
free-right = { $count ->
    [one] 1 right die
   *[other] { $count } right dice
}
free-middle = { $count ->
    [one] 1 middle die
   *[other] { $count } middle dice
}

## What happened

happened-threw-bones = { $you ->
    [yes] You throw: { $bones }.
   *[no] { $name } throws: { $bones }.
}
happened-placed = { $you ->
    [yes] You place { $bone }.
   *[no] { $name } places { $bone }.
}
happened-misplaced = { $you ->
    [yes] You put { $bone } where { $slot } belongs; that costs { points }.
   *[no] { $name } puts { $bone } where { $slot } belongs; that costs { points }.
}
happened-wears-hat = { $you ->
    [yes] You put the hat on the skull.
   *[no] { $name } puts the hat on the skull.
}
happened-lifts-hat = { $you ->
    [yes] You lift the hat off the skull.
   *[no] { $name } lifts the hat off the skull.
}
happened-put-out = { $dice ->
    [0] { $you ->
        [yes] You throw again at no cost.
       *[no] { $name } throws again at no cost.
    }
   *[other] { $you ->
        [yes] You put out { dice-count } to throw again.
       *[no] { $name } puts out { dice-count } to throw again.
    }
}
happened-section-complete = That completes { $section }.

## What cannot be done now

reason-add-a-bone-first = Something that shows must be added to the skeleton first. { would-do }
reason-no-gravestone = { $price ->
    [0] No gravestone shows, so the turn cannot end now. Another throw is free.
    [one] No gravestone shows, so the turn cannot end now. Another throw costs 1 die.
   *[other] No gravestone shows, so the turn cannot end now. Another throw costs { $price } dice.
}
reason-bone-not-thrown = The free dice do not show { $bone }. { would-do }
reason-slot-taken = There is a bone already where { $bone } belongs. { would-do }
reason-bone-needs = Nothing holds { $bone } yet: it needs { $needs } first. { would-do }
reason-hat-needs-bare-skull = The hat goes on a bare skull and nowhere else. { would-do }
reason-hat-was-lifted = { $price ->
    [0] The hat has been lifted to throw again, and the throw is free: throw.
    [one] The hat has been lifted to throw again: put out 1 die for it.
   *[other] The hat has been lifted to throw again: put out { $price } dice for it.
}
reason-no-hat-to-lift = The skeleton wears no hat. { would-do }
reason-enough-was-added = Enough has been added since the throw: nothing more may be misplaced. { would-do }
reason-correct-place-exists = Nothing may be misplaced while something fits. { would-do }
reason-slot-not-open = A bone must go next to the skeleton, and where { $slot } belongs it cannot be attached. { would-do }
reason-cannot-pay = Another throw costs { $price } of the free dice and needs one more to throw, and there are { $free }.
reason-put-out-more = { $missing ->
    [one] Put out 1 more die: the next throw costs { $price }.
   *[other] Put out { $missing } more dice: the next throw costs { $price }.
}
reason-put-out-fewer = Put out only { $price }, not { $given }: that is what the next throw costs.
reason-placed-bones-stay = Bones of the skeleton stay where they are: put out { $price } of the free dice.
reason-cannot-put-out = Those dice cannot be put out: they must be there, and the skeleton stays in one piece. Free dice: { $free }.

## What cannot be read, and rules that contradict each other

reason-unknown-bones-action = “{ $text }” means nothing here. t throws, b banks, p with a bone (pK) places it, and o with kinds of dice (oLM) puts them out.
reason-throws-are-free = { $field } and { $other } cannot both be 0: throwing again would never cost anything.
