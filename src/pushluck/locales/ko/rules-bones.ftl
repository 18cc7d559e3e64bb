# 롤링 본즈의 규칙 설명.

## 제목

rule-heading-bones-dice = 주사위
rule-heading-bones-body = 몸
rule-heading-bones-misplacing = 맞지 않는 뼈
rule-heading-bones-burying = 해골 묻기
rule-heading-bones-post-op = 다시 굴리기: 수술 후
rule-heading-bones-points = 해골의 점수

## 주사위

rule-bones-dice = 주사위는 { $dice }개예요. 왼쪽 { $each }개, 오른쪽 { $each }개, 가운데 { $each }개로 나뉘어요.
rule-bones-middle = 가운데 주사위의 면: { $bones }.
rule-bones-side = 왼쪽 주사위의 면: { $bones }. 오른쪽 주사위에는 오른쪽의 같은 뼈가 있어요.
rule-bones-own-side = 왼쪽과 오른쪽은 해골의 왼쪽과 오른쪽이에요.

## 몸

rule-bones-sections = 해골은 다섯 부분으로 이루어져요. 두 팔, 두 다리, 흉부예요.
rule-bones-thorax = 흉부는 위에서부터 { $bones }. 차례대로 서로 이어져요.
rule-bones-arm = 팔은 갈비뼈에 이어져요. 위팔, 아래팔, 손의 차례예요.
rule-bones-leg = 다리는 골반에 이어져요. 허벅지, 정강이, 발의 차례예요.
rule-bones-hat = 모자는 머리뼈 위에만 씌울 수 있어요.
rule-bones-no-gaps = 틈이 없어야 해요. 한 차례에 놓은 뼈는 서로 이어져 언제나 하나의 해골을 이뤄요.
rule-bones-first = 첫 뼈는 무엇이든 괜찮아요. 한 자리에는 주사위 하나만 놓아요.

## 한 차례

rule-bones-pre-op = 차례가 오면 주사위 { $dice }개를 모두 굴려요. 이것이 수술 전 굴림이에요.
rule-bones-place = { $place ->
    [one] 굴릴 때마다 나온 주사위를 하나 이상 해골에 더해야 해요. 더 붙일지는 마음대로예요.
   *[all] 굴릴 때마다 맞는 주사위를 모두 해골에 더해야 해요.
}
rule-bones-hat-counts = 머리뼈에 모자를 씌워도 주사위 하나를 더한 것으로 쳐요.
rule-bones-stay = 놓은 뼈는 그대로 두어요. 모자만은 다음에 굴리기 전에 다시 벗겨도 돼요.
rule-bones-lift = 모자는 다시 굴리려고 할 때만 벗길 수 있어요. 더한 것이 모자뿐이어도 괜찮아요. 벗긴 뒤에는 반드시 값을 치르고 굴려야 하고, 그 전에 차례를 끝낼 수 없어요.

## 맞지 않는 뼈

rule-bones-misplace = 나온 주사위 가운데 제자리에 더할 수 있는 것이 없으면, 뼈 하나를 잘못된 자리에 놓아야 해요. 이를테면 척추 끝에 발을 놓아요.
rule-bones-misplace-choice = 어떤 뼈를 해골 옆의 어느 빈자리에 놓을지는 직접 골라요.
rule-bones-blocks = { $blocks ->
    [yes] 잘못 놓은 뼈 너머로는 아무것도 붙일 수 없어요.
   *[no] 잘못 놓은 뼈에도 제자리의 뼈인 것처럼 다른 뼈를 붙일 수 있어요.
}
rule-bones-waived = 뼈가 하나도 나오지 않았거나 빈자리가 없으면 더하지 않아도 돼요.

## 해골 묻기

rule-bones-bury = 뼈를 더한 뒤 비석이 보이면, 차례를 끝내고 해골의 점수를 챙길 수 있어요.
rule-bones-shows-now = 비석은 지금 보여야 해요. 놓지 않은 주사위는 모두 다시 굴리므로, 앞서 나온 비석은 소용없어요.
rule-bones-gravestone-chance = 굴려서 비석이 나올 확률:
rule-bones-middle-dice = 가운데 주사위

## 다시 굴리기

rule-bones-price = 비석이 없거나 더 하고 싶으면 남은 주사위를 모두 다시 굴려요. 그 전에 주사위를 내놓아야 해요. 그 차례의 두 번째 굴림 전에 { $second }개, 세 번째 전에 { $third }개, 네 번째 전에 { $fourth }개, 이렇게 이어져요.
rule-bones-pay-with = { $dice ->
    [unplaced] 놓지 않은 주사위만 내놓을 수 있어요.
   *[any] 놓지 않은 주사위뿐 아니라, 해골이 한 덩어리로 남는다면 해골의 뼈도 내놓을 수 있어요.
}
rule-bones-out = 내놓은 주사위는 무엇이 보이든 이번 차례에 다시 쓰지 않고, 점수도 깎이지 않아요. 굴릴 주사위가 하나는 남아야 해요.
rule-bones-lost = 비석도 없고 값도 낼 수 없으면, 점수 없이 차례가 끝나요.
rule-bones-must-end = 비석은 있는데 값을 낼 수 없으면, 차례가 끝나고 점수를 받아요.

## 해골의 점수

rule-bones-complete = 완전한 부분은 하나에 { points }이에요.
rule-bones-part = 불완전한 부분은 뼈 하나에 { points }이에요.
rule-bones-misplaced = 잘못 놓은 뼈 하나에 { points }을 잃어요.
rule-bones-misplaced-in = 잘못 놓은 뼈는 놓인 부분에 점수를 보태지 않아요. 모자 자체에도 점수가 없어요.
rule-bones-hat-times = { $times ->
    [1] 해골이 모자를 써도 점수는 그대로예요.
    [2] 해골이 모자를 쓰면 점수가 두 배가 돼요.
   *[other] 해골이 모자를 쓰면 점수가 { $times }배가 돼요.
}
rule-bones-hat-minus = 모자를 쓰면 깎이는 점수도 그만큼 커져요.
rule-bones-floor = { $floor ->
    [yes] 한 차례의 점수는 0점 아래로 내려가지 않아요.
   *[no] 한 차례의 점수가 0점보다 낮을 수도 있고, 그러면 모아 온 점수가 줄어요.
}
rule-bones-examples = 해골 몇 가지:
rule-bones-column-skeleton = 해골
rule-bones-column-hat = 모자
rule-bones-column-points = 점수
rule-bones-example-part = { $name } ({ $points })
rule-bones-hat-on = { $on ->
    [yes] 씀
   *[no] 안 씀
}
