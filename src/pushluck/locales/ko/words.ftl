# 여러 파일의 문장이 함께 쓰는 이름과 표현.

points = { $points }점
lost-points = { $lost }점
dice-count = 주사위 { $dice }개
seat = { $number }번

## 무엇이 가능한지 알려 주는 끝말

would-do = { $doing ->
    [dice] 빼 둘 수 있는 주사위: { $choices }.
    [acts] 지금 할 수 있는 것: { $choices }.
   *[none] { "" }
}
more-choices = { $choices } 등
did-you-mean = { $guess ->
    [yes] 혹시 { $nearest }인가요?
   *[no] { "" }
}

## 동작: 「지금 할 수 있는 것」에 들어가는 이름

action-t = 굴리기
action-b = 챙기기
action-r = 남은 주사위 이어받기
action-c = 속임수 지적하기
action-a = 점수 인정하기
action-z-owed = 이번 차례 쉬기
action-z-off-table = 탁자 밖으로 나간 주사위 알리기
action-z-out-of-turn = 차례가 아닌데 굴린 것 알리기
action-z-away = 자리 비움 알리기
action-keep = { $dice } 빼 두기
action-turn = { $die }인 주사위를 { $face }인 것처럼 돌려놓고 { $dice } 빼 두기
action-declare = { points }이라고 말하고 챙기기
action-first = { $seat } 님부터 시작하기

## 족보

combination-single = { $face }
combination-of-a-kind = { $face } { $count ->
    [3] 세 개
    [4] 네 개
    [5] 다섯 개
    [6] 여섯 개
   *[other] { $count }개
}
combination-straight-low = 스트레이트 1–5
combination-straight-high = 스트레이트 2–6
combination-straight-full = 스트레이트 1–6
combination-three-pairs = 페어 세 쌍
combination-two-triples = 트리플 두 벌
combination-full-house = 풀하우스
combination-hot-dice = 핫 다이스 보너스
combination-ride = 이어받기 보너스
