# 규칙에서 만들어지는 규칙 설명. 한 줄이 메시지 하나이고, `pushluck.rulebook`이 골라요.

rule-sources = 출처:
rule-legend = 규칙 끝의 표시는 그 규칙이 어디에서 왔는지 알려 줘요.
rule-mark-source = 출처
rule-mark-published = 다른 자료
rule-mark-table = 이 판
rule-mark-changed = 바꿈
rule-meaning-source = 출처에 그렇게 나와 있어요.
rule-meaning-published = 출처에는 없지만, 같은 게임을 설명한 다른 자료에 나와 있어요.
rule-meaning-table = 출처에는 없어요. 이 판에서 정한 규칙이에요.
rule-meaning-changed = 출처와 달라요. 이 판에서 바꾼 규칙이에요.

## 제목

rule-heading-aim = 목표
rule-heading-seats = 인원과 순서
rule-heading-turn = 한 차례
rule-heading-points = 주사위 점수
rule-heading-keeping = 주사위 빼 두기
rule-heading-joining = 앞서 빼 둔 주사위와 합치기
rule-heading-hot-dice = 핫 다이스
rule-heading-banking = 점수 챙기기
rule-heading-busting = 차례를 잃을 때
rule-heading-finish = 경기의 끝
rule-heading-leftovers = 남은 주사위
rule-heading-manners = 속임수와 예절

## 목표

rule-aim = { $kind ->
    [first] 가장 먼저 { $target }점을 챙기세요.
    [exact] 정확히 { $target }점을 맞추세요.
    [extended] 정확히 { $target }점을 맞추세요. 넘긴 사람은 { $extended }점까지 계속해요.
    [rounds] { $rounds }라운드가 끝났을 때 점수가 가장 높으면 이겨요.
   *[last-turns] 누군가 { $target }점에 이르고 마지막 차례까지 끝났을 때 점수가 가장 높으면 이겨요.
}

## 인원과 순서

rule-seats = { $range ->
    [one] { $least }명이 해요.
   *[many] { $least }명에서 { $most }명까지 해요.
}
rule-direction = { $direction ->
    [clockwise] 차례는 시계 방향, 곧 왼쪽으로 돌아요.
   *[counter_clockwise] 차례는 시계 반대 방향, 곧 오른쪽으로 돌아요.
}
rule-start = { $start ->
    [roll_off] 저마다 주사위 하나를 굴려, 가장 높은 눈이 나온 사람이 먼저 해요.
    [youngest] 가장 어린 사람이 먼저 해요.
    [random] 먼저 할 사람은 제비로 정해요.
   *[first_seat] 첫 번째 자리에 앉은 사람이 먼저 해요.
}
rule-start-tied = 가장 높은 눈이 같은 사람끼리 다시 굴려요.

## 한 차례

rule-throw-all = { $dice ->
    [1] 차례가 오면 주사위 하나를 굴려요.
   *[other] 차례가 오면 주사위 { $dice }개를 모두 굴려요.
}
rule-choose = 굴릴 때마다 점수 나는 주사위를 빼 두고, 그 점수를 이번 차례 점수에 더해요. 그런 다음 점수를 챙기거나 남은 주사위를 굴려요.
rule-at-risk = 챙기기 전까지 이번 차례 점수는 언제든 잃을 수 있어요.

## 주사위 점수

rule-single = { $points ->
    [0] { $face } 하나에는 점수가 없어요.
   *[other] { $face } 하나는 { points }이에요.
}
rule-triple = { $points ->
    [0] 2부터 6까지는 같은 눈 3개가 한 벌이 되지 않아요.
   *[other] 2부터 6까지 같은 눈 3개는 눈의 { $points }배예요. 2 세 개는 { $low }점, 6 세 개는 { $high }점이에요.
}
rule-triple-ones = { $points ->
    [0] 1은 몇 개든 언제나 하나씩 따로 계산해요.
   *[other] 1 세 개는 { points }이에요.
}
rule-fives = { $fives ->
    [set] 5를 3개 이상 함께 빼 두면 언제나 한 벌로 계산해요. 하나씩 계산하는 편이 더 높아도 그래요.
   *[singles] 5는 언제나 하나씩 따로 계산하고, 한 벌로 치지 않아요.
}
rule-more = { $more ->
    [none] 같은 눈이 4개 이상이어도 더 큰 한 벌이 되지 않아요. 그중 3개만 한 벌이에요.
    [same] 같은 눈 4개 이상도 3개일 때와 점수가 같아요.
    [once] 같은 눈이 4개 이상이면 몇 개든 3개일 때보다 { points } 높아요.
    [per_die] 같은 눈이 3개를 넘으면 하나마다 { points }을 더해요.
    [linear] 같은 눈이 3개를 넘으면 하나마다 3개의 점수를 한 번 더 더해요.
   *[double] 같은 눈이 3개를 넘으면 하나마다 점수가 두 배가 돼요.
}
rule-more-fixed = 같은 눈 { $sizes }개는 어떤 눈이든 { points }이에요.
rule-more-table = 같은 눈 { $sizes }개는 1부터 6까지 차례대로 { $values }점이에요.
rule-more-no-set = 같은 눈 { $sizes }개는 한 벌이 되지 않아요.
rule-straight = { $adds ->
    [yes] 스트레이트 { $dice }: { $base }에 그 안의 1과 5 점수를 더해 모두 { points }이에요.
   *[no] 스트레이트 { $dice }: { points }이에요.
}
rule-three-pairs = { $adds ->
    [yes] 페어 세 쌍은 { points }이고, 그 안의 1과 5 점수를 더해요.
   *[no] 페어 세 쌍은 { points }이에요.
}
rule-pairs = { $pairs ->
    [distinct] 세 쌍은 눈이 모두 달라야 해요.
    [four_and_two] 같은 눈 4개와 한 쌍도 세 쌍으로 쳐요.
   *[any] 같은 눈 4개와 한 쌍도, 같은 눈 6개도 세 쌍으로 쳐요.
}
rule-two-triples = { $adds ->
    [yes] 트리플 두 벌은 { points }이고, 그 안의 1과 5 점수를 더해요.
    [no] 트리플 두 벌은 { points }이에요.
   *[sum] 트리플 두 벌은 두 벌의 점수를 더한 만큼이에요.
}
rule-full-house = { $adds ->
    [yes] 풀하우스(트리플과 한 쌍)는 { points }이고, 트리플 점수를 더해요.
   *[no] 풀하우스(트리플과 한 쌍)는 { points }이에요.
}
rule-absent = 이 게임에 없는 족보: { $names }.
rule-best-split = 주사위를 여러 가지로 볼 수 있으면 점수가 가장 높은 쪽으로 계산해요.
rule-table-caption = 굴린 주사위에서 가장 높은 점수를 얻는 예:
rule-table-throw = 굴린 눈
rule-table-kept = 빼 두기
rule-table-points = 점수
rule-table-why = 이유
rule-table-nothing = 없음
rule-table-lost = 차례를 잃어요
rule-table-free = 모두 다시 굴려요
rule-table-won = 경기를 이겨요

## 주사위 빼 두기

rule-keep = { $keep ->
    [any] 굴릴 때마다 점수 나는 주사위나 족보를 하나 이상 빼 둬야 해요. 무엇을 뺄지는 마음대로예요.
    [all] 굴릴 때마다 점수 나는 주사위를 모두 빼 둬야 해요. 골라서 뺄 수는 없어요.
   *[all_if_all_score] 굴릴 때마다 점수 나는 주사위나 족보를 하나 이상 빼 둬야 해요. 굴린 주사위가 모두 점수 나면 모두 빼 둬야 해요.
}
rule-keep-example = { $count ->
    [1] 예를 들어 { $throw }에서는 이렇게 빼 둬요: { $choices }.
   *[other] 예를 들어 { $throw }에서는 이렇게 고를 수 있어요: { $choices }.
}
rule-keep-choice = { $dice } ({ $points })

## 앞서 빼 둔 주사위와 합치기

rule-join = { $join ->
    [never] 서로 다른 굴림의 주사위를 합쳐 족보를 만들 수는 없어요.
    [best] 마지막으로 주사위를 모두 굴린 뒤에 빼 둔 주사위는 모아 둬요. 새로 빼는 주사위는 모아 둔 주사위와 합쳐서 계산하거나 따로 계산해요. 점수가 높은 쪽을 따라요.
   *[extend] 빼 둔 한 벌과 같은 눈이 다음 굴림에서 나오면 그 벌에 보탤 수 있어요. 그 밖에는 서로 다른 굴림의 주사위를 합치지 않아요.
}
rule-join-example = 예를 들어 모아 둔 주사위가 { $hand }({ $held }점)이고 굴린 눈이 { $throw }일 때, { $dice } 빼 두면 모두 { $total }점이 돼요. 따로 계산하면 { $apart }점뿐이에요.

## 핫 다이스

rule-hot-dice = { $rule ->
    [may_bank] 한 번에든 여러 번에 걸쳐서든 주사위를 모두 빼 두면, 점수를 챙기거나 모두 다시 굴릴 수 있어요.
   *[must_throw] 한 번에든 여러 번에 걸쳐서든 주사위를 모두 빼 두면, 싫어도 모두 다시 굴려야 해요.
}
rule-hot-dice-bonus = 핫 다이스에는 { points }을 더 받아요.

## 점수 챙기기

rule-bank-free = 점수판에 오르는 데에도 점수를 챙기는 데에도 정해진 최소 점수가 없어요.
rule-opening = 처음으로 점수를 챙기려면 한 차례에 { points } 이상이 필요해요. 그러면 점수판에 올라요.
rule-minimum = 점수를 챙기려면 언제나 { points } 이상이 필요해요.
rule-multiple = { $step }의 배수만 챙길 수 있어요.
rule-dice-out = 점수를 챙기려면 마지막으로 모두 굴린 뒤에 { dice-count } 이상을 빼 둬야 해요.
rule-beat-previous = 앞사람이 방금 챙긴 점수보다 높아야 챙길 수 있어요.

## 차례를 잃을 때

rule-bust = { $safe ->
    [yes] 굴린 주사위에서 아무 점수도 나지 않으면 차례가 끝나고 이번 차례 점수를 잃어요. 이미 챙긴 점수는 그대로예요.
   *[no] 굴린 주사위에서 아무 점수도 나지 않으면 차례가 끝나고 이번 차례 점수를 잃어요.
}
rule-bust-called-zonk = 이런 차례가 Z예요. 점수판에 0이 아니라 Z라고 적어요.
rule-bust-called-zonk-original = 이런 차례를 종크(zonk)라고 해요.
rule-bust-called-zonk-five = { rule-bust-called-zonk-original }
rule-bust-called-farkle = 이런 차례를 파클(farkle)이라고 해요.
rule-bust-called-farkle-facebook = { rule-bust-called-farkle }
rule-bust-called-farkle-minimal = { rule-bust-called-farkle }
rule-bust-called-zilch = 이런 차례를 질치(zilch)라고 해요.
rule-first-throw-points = { $when ->
    [first] 다만 차례의 첫 굴림에서 아무 점수도 나지 않으면 { points }을 받고 주사위를 모두 다시 굴려요.
   *[fresh] 다만 주사위를 모두 굴려 아무 점수도 나지 않으면 { points }을 받고 모두 다시 굴려요.
}
rule-first-throw-fine = { $when ->
    [first] 차례의 첫 굴림에서 아무 점수도 나지 않으면 모아 온 점수에서 { points }도 잃어요.
   *[fresh] 주사위를 모두 굴려 아무 점수도 나지 않으면 모아 온 점수에서 { points }도 잃어요.
}
rule-first-throw-lose-all = { $when ->
    [first] 차례의 첫 굴림에서 아무 점수도 나지 않으면 모아 온 점수도 모두 잃어요.
   *[fresh] 주사위를 모두 굴려 아무 점수도 나지 않으면 모아 온 점수도 모두 잃어요.
}
rule-instant = { $count ->
    [1] 한 번 굴린 주사위에 { $face } 눈이 하나라도 있으면, 다른 눈이 무엇이든 차례가 바로 끝나요.
   *[other] 한 번 굴린 주사위에 { $face } 눈이 { $count }개 이상 있으면, 다른 눈이 무엇이든 차례가 바로 끝나요.
} { $loses ->
    [turn] 이번 차례 점수를 잃어요.
   *[game] 이번 차례 점수와 모아 온 점수를 모두 잃어요.
}
rule-instant-called-doom = 이것이 파멸의 주사위예요.
rule-instant-thrown = 이때는 방금 굴린 주사위만 봐요. 빼 둔 주사위는 상관없어요.
rule-streak = { $streak }번 연달아 차례를 잃으면 { $takes ->
    [points] 모아 온 점수에서 { points }도 잃어요.
   *[score] 모아 온 점수도 모두 잃어요.
} { $after ->
    [restart] 그런 다음 처음부터 다시 헤아려요.
   *[every] 그 뒤로 연달아 잃을 때마다 또 그래요.
}
rule-floor = 벌을 받아도 점수가 { $floor }점 아래로 내려가지는 않아요.
rule-chances = { $join ->
    [never] 굴려서 차례를 잃을 확률:
   *[hand] 모아 둔 주사위가 도움이 되지 않을 때, 굴려서 차례를 잃을 확률:
}
rule-chances-dice = 주사위
rule-chances-exact = 정확한 값
rule-chances-percent = 백분율
rule-chances-instant = { $face } 눈 { $count }개 이상

## 경기의 끝

rule-target = { $landing ->
    [at_least] 점수를 챙겨 { $target }점 이상이 되면 목표를 이룬 거예요.
   *[exact] 점수를 챙겨 정확히 { $target }점이 되어야 목표를 이룬 거예요.
}
rule-overshoot-lost = 챙기면 목표를 넘게 되는 점수는 얻지 못하고, 차례를 잃어요.
rule-overshoot-extended = 목표를 넘겨도 점수는 인정하고, 경기는 { $extended }점까지 이어져요.
rule-extended-landing = { $landing ->
    [at_least] 그때는 { $extended }점에 이르거나 그 점수를 넘으면 이겨요.
   *[exact] 그때는 정확히 { $extended }점이 되면 이겨요. 그 점수를 넘게 되면 아무것도 얻지 못해요.
}
rule-after-overshoot = { $after ->
    [both] 그 뒤에도 { $target }점이 안 되는 사람은 정확히 { $target }점을 맞춰 이길 수 있어요.
   *[extended_only] 그 뒤로는 누구도 { $target }점으로 이길 수 없어요.
}
rule-when-tested = 챙긴 뒤의 점수만 따져요. 차례 도중의 점수는 따지지 않아요.
rule-last-round = { $last ->
    [none] 이루어 낸 사람이 이기고, 경기는 그 자리에서 끝나요.
    [finish_round] 모두가 같은 수의 차례를 갖도록 그 라운드를 끝까지 해요. 목표를 이룬 사람 가운데 점수가 가장 높은 사람이 이겨요.
    [one_turn_each] 다른 사람들이 한 차례씩 더 해요. 목표를 이룬 사람 가운데 점수가 가장 높은 사람이 이겨요.
   *[until_beaten] 다른 사람들이 한 차례씩 더 하면서 선두를 넘으려 해요. 넘은 사람이 새 선두가 되고 다른 사람들이 다시 도전해요. 아무도 선두를 넘지 못하면 끝나요.
}
rule-rounds = 경기는 늦어도 { $rounds }라운드가 끝나면 끝나요. 점수가 가장 높은 사람이 이겨요.
rule-tie = { $tie ->
    [leader] { $kind ->
        [rounds] 점수가 같으면 순서가 앞인 사람이 이겨요.
       *[race] 점수가 같으면 그 점수에 먼저 이른 사람이 이겨요.
    }
    [shared] 점수가 같으면 함께 이겨요.
   *[overtime] 점수가 같은 사람끼리 승부가 날 때까지 한 차례씩 더 해요.
}
rule-instant-win = { $any ->
    [yes] 한 번 굴려 같은 눈이 { $count }개 이상 나오면 그 자리에서 경기를 이겨요.
   *[no] 한 번 굴려 { $face } 눈이 { $count }개 이상 나오면 그 자리에서 경기를 이겨요.
}

## 남은 주사위

rule-ride = { $allowed ->
    [yes] 새로 시작하는 대신 앞사람이 남긴 주사위를 굴려도 돼요. 그러면 앞사람이 방금 챙긴 점수도 이번 차례 점수에 들어가고, 함께 잃을 수 있어요.
   *[no] 차례마다 새로 시작해요. 앞사람에게서 이어받는 것은 없어요.
}
rule-ride-bonus = 그렇게 굴려서 점수가 나면 { points }을 더 받아요.

## 속임수와 예절

rule-cheating = { $cheating ->
    [yes] 들키지만 않으면 속임수도 게임의 일부예요.
   *[no] 이 게임에서는 속임수를 쓰지 않아요.
}
rule-cheat-turn = { $dice ->
    [placed] 주사위 돌려놓기: 굴린 뒤에 정말 나온 뼈를 붙였다면, 주사위 하나를 그 주사위의 나오지 않은 눈으로 돌려서 더 붙일 수 있어요.
   *[kept] 주사위 돌려놓기: 점수 나는 주사위를 구석으로 옮길 때, 주사위 하나를 나오지 않은 눈으로 돌려서 함께 옮길 수 있어요.
}
rule-cheat-turn-limit = { $dice ->
    [placed] 한 번 굴릴 때 하나만 돌려놓을 수 있어요.
   *[kept] 한 번 굴릴 때 하나만 돌려놓을 수 있고, 정말 점수 나는 주사위와 함께 옮겨야 해요.
}
rule-cheat-count = 거짓 점수: 점수를 챙길 때, 구석에 있는 주사위와 다른 점수를 말할 수 있어요.
rule-cheat-count-limit = 거짓 점수는 { $unit }점 단위로 말해요. 실제보다 낮게 말해도 거짓이에요.
rule-call = 주사위를 빼 둔 때부터 다음 사람이 굴릴 때까지 다른 사람은 누구든 속임수를 지적할 수 있어요. 맞는지는 그 자리에서 밝혀져요.
rule-caught = 들키면 그 차례 전체가 Z예요. 그 차례에 챙긴 점수도 되돌려요.
rule-uncaught = 들키지 않으면 말한 점수가 그대로 남아요. 그런 다음 기록에서 진실이 밝혀져요.
rule-wrong-call = { $price ->
    [none] 잘못 지적해도 잃는 것은 없어요.
    [turn] 잘못 지적한 사람은 다음 차례가 Z예요.
   *[points] 잘못 지적한 사람은 { points }을 잃어요.
}
rule-last-bank = 경기를 끝낼 점수는 다른 사람이 모두 인정하거나 지적이 틀렸을 때 확정돼요.
rule-faults = { $etiquette ->
    [yes] 반칙을 따져요. 반칙을 한 번 할 때마다 한 차례가 Z가 돼요.
   *[no] 반칙을 따지지 않아요.
}
rule-fault-off-table = 굴리다가 주사위가 탁자 밖으로 나가면 이번 차례는 Z예요.
rule-fault-out-of-turn = 차례가 아닌데 굴리면 Z를 받아요.
rule-fault-when = 차례가 아닌데 굴려서 받은 Z는 그 사람의 다음 차례에 매겨요.
rule-fault-no-score = 굴린 주사위에서 아무 점수도 나지 않으면 이번 차례는 Z예요.
rule-fault-away = 차례가 왔는데 자리에 없으면 그 차례는 Z예요.
rule-strict = { $strict ->
    [yes] 엄격한 판이에요. 누구나 아무 때나 주사위를 집을 수 있고, 차례가 아니면 반칙이에요.
   *[no] 너그러운 판이에요. 차례가 아니면 굴릴 수 없을 뿐이에요.
}

## Pig

rule-pig-turn = 주사위 하나를 원하는 만큼 여러 번 굴려요. 2부터 6까지는 나온 눈만큼 이번 차례 점수가 늘어요.
rule-pig-bank = 그렇게 굴린 뒤에는 더 굴리는 대신 이번 차례 점수를 챙길 수 있어요.
rule-pig-bust = 1이 나오면 차례가 끝나고 이번 차례 점수를 잃어요. 이미 챙긴 점수는 그대로예요.
