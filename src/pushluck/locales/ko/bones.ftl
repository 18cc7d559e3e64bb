# 롤링 본즈: 뼈의 이름, 일어난 일, 그리고 무엇이 왜 안 되는지. 규칙 설명은 다른 파일에 있어요.
# 왼쪽과 오른쪽은 해골의 왼쪽과 오른쪽이에요.

## 뼈와 부분

bone-left-upper-arm = { bone-short-left-upper-arm }
bone-left-forearm = { bone-short-left-forearm }
bone-left-hand = { bone-short-left-hand }
bone-left-thigh = { bone-short-left-thigh }
bone-left-shin = { bone-short-left-shin }
bone-left-foot = { bone-short-left-foot }
bone-right-upper-arm = { bone-short-right-upper-arm }
bone-right-forearm = { bone-short-right-forearm }
bone-right-hand = { bone-short-right-hand }
bone-right-thigh = { bone-short-right-thigh }
bone-right-shin = { bone-short-right-shin }
bone-right-foot = { bone-short-right-foot }
bone-skull = { bone-short-skull }
bone-ribcage = { bone-short-ribcage }
bone-spine = { bone-short-spine }
bone-pelvis = { bone-short-pelvis }
bone-hat = { bone-short-hat }
bone-gravestone = { bone-short-gravestone }

bone-short-left-upper-arm = 왼쪽 위팔
bone-short-left-forearm = 왼쪽 아래팔
bone-short-left-hand = 왼손
bone-short-left-thigh = 왼쪽 허벅지
bone-short-left-shin = 왼쪽 정강이
bone-short-left-foot = 왼발
bone-short-right-upper-arm = 오른쪽 위팔
bone-short-right-forearm = 오른쪽 아래팔
bone-short-right-hand = 오른손
bone-short-right-thigh = 오른쪽 허벅지
bone-short-right-shin = 오른쪽 정강이
bone-short-right-foot = 오른발
bone-short-skull = 머리뼈
bone-short-ribcage = 갈비뼈
bone-short-spine = 척추
bone-short-pelvis = 골반
bone-short-hat = 모자
bone-short-gravestone = 비석

section-thorax = 흉부
section-left-arm = 왼팔
section-right-arm = 오른팔
section-left-leg = 왼다리
section-right-leg = 오른다리

## 해골의 점수를 이루는 것

combination-complete-thorax = 흉부 완성
combination-complete-left-arm = 왼팔 완성
combination-complete-right-arm = 오른팔 완성
combination-complete-left-leg = 왼다리 완성
combination-complete-right-leg = 오른다리 완성
combination-part-of-thorax = 흉부 뼈 { $count }개
combination-part-of-left-arm = 왼팔 뼈 { $count }개
combination-part-of-right-arm = 오른팔 뼈 { $count }개
combination-part-of-left-leg = 왼다리 뼈 { $count }개
combination-part-of-right-leg = 오른다리 뼈 { $count }개
combination-misplaced = 잘못 놓은 뼈 { $count }개

## 동작: 「지금 할 수 있는 것」에 들어가는 이름

action-place = { $bone } 놓기
action-pY = 머리뼈에 모자 씌우기
action-misplace = { $slot } 자리에 { $bone } 놓기
action-l = 모자 벗기기
action-put-out = { $dice } 내놓기
action-o = 다시 굴리기
free-left = 왼쪽 주사위 { $count }개
free-right = 오른쪽 주사위 { $count }개
free-middle = 가운데 주사위 { $count }개

## 일어난 일

happened-threw-bones = { $you ->
    [yes] 굴려서 나온 것은 { $bones }.
   *[no] { $name } 님이 굴려서 나온 것은 { $bones }.
}
happened-placed = { $you ->
    [yes] { $bone } 자리를 맞췄어요.
   *[no] { $name } 님이 { $bone } 자리를 맞췄어요.
}
happened-misplaced = { $you ->
    [yes] { $slot } 자리에 잘못 놓은 뼈는 { $bone }. { points }이 깎여요.
   *[no] { $name } 님이 { $slot } 자리에 잘못 놓은 뼈는 { $bone }. { points }이 깎여요.
}
happened-wears-hat = { $you ->
    [yes] 머리뼈에 모자를 씌웠어요.
   *[no] { $name } 님이 머리뼈에 모자를 씌웠어요.
}
happened-lifts-hat = { $you ->
    [yes] 머리뼈에서 모자를 벗겼어요.
   *[no] { $name } 님이 머리뼈에서 모자를 벗겼어요.
}
happened-put-out = { $dice ->
    [0] { $you ->
        [yes] 값을 내지 않고 다시 굴려요.
       *[no] { $name } 님이 값을 내지 않고 다시 굴려요.
    }
   *[other] { $you ->
        [yes] 다시 굴리려고 { dice-count }를 내놓았어요.
       *[no] { $name } 님이 다시 굴리려고 { dice-count }를 내놓았어요.
    }
}
happened-section-complete = { $section } 부분을 완성했어요.

## 지금은 할 수 없는 일

reason-add-a-bone-first = 먼저 나온 것 가운데 하나를 해골에 붙여야 해요. { would-do }
reason-no-gravestone = { $price ->
    [0] 비석이 보이지 않아서 지금은 차례를 끝낼 수 없어요. 값을 내지 않고 다시 굴릴 수 있어요.
   *[other] 비석이 보이지 않아서 지금은 차례를 끝낼 수 없어요. 다시 굴리는 값은 주사위 { $price }개예요.
}
reason-bone-not-thrown = 남은 주사위에는 보이지 않아요: { $bone }. { would-do }
reason-slot-taken = { $bone } 자리에는 이미 뼈가 있어요. { would-do }
reason-bone-needs = { $bone } 자리에 닿는 뼈가 아직 없어요. 먼저 { $needs }부터 있어야 해요. { would-do }
reason-hat-needs-bare-skull = 모자는 아무것도 쓰지 않은 머리뼈에만 씌울 수 있어요. { would-do }
reason-hat-was-lifted = { $price ->
    [0] 다시 굴리려고 모자를 벗겼으니 이제 굴려야 해요. 주사위를 내지 않아도 돼요.
   *[other] 다시 굴리려고 모자를 벗겼으니 주사위 { $price }개를 내고 굴려야 해요.
}
reason-no-hat-to-lift = 해골이 모자를 쓰고 있지 않아요. { would-do }
reason-enough-was-added = 굴린 뒤에 이미 붙인 것이 있어서, 뼈를 더 잘못 놓을 수는 없어요. { would-do }
reason-correct-place-exists = 제자리에 맞는 것이 있을 때는 뼈를 잘못 놓을 수 없어요. { would-do }
reason-slot-not-open = 뼈는 해골에 잇닿은 빈자리에 놓아야 하는데, { $slot } 자리에는 붙일 수 없어요. { would-do }
reason-cannot-pay = 다시 굴리려면 남은 주사위에서 { $price }개를 내놓고도 굴릴 것이 하나는 있어야 하는데, 남은 것은 { $free }개예요.
reason-put-out-more = 주사위를 { $missing }개 더 내놓으세요. 다음 굴림의 값은 { $price }개예요.
reason-put-out-fewer = { $given }개가 아니라 { $price }개만 내놓으세요. 다음 굴림의 값은 그만큼이에요.
reason-placed-bones-stay = 해골에 놓은 뼈는 그대로 두어야 해요. 남은 주사위에서 { $price }개를 내놓으세요.
reason-cannot-put-out = 그 주사위들은 내놓을 수 없어요. 있는 주사위만 내놓을 수 있고, 해골은 한 덩어리로 남아야 해요. 남은 주사위: { $free }개.

## 읽을 수 없는 것과 서로 어긋나는 규칙

reason-unknown-bones-action = “{ $text }”의 뜻을 알 수 없어요. t는 굴리기, b는 챙기기, p와 뼈(pK)는 뼈 놓기, o와 주사위 종류(oLM)는 주사위 내놓기예요.
reason-throws-are-free = { $field } 값과 { $other } 값이 둘 다 0이면 안 돼요. 다시 굴리는 값이 언제까지나 없게 돼요.
