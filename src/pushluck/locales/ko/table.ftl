# 터미널의 게임판.

play-you = 나
play-welcome = { $title }
play-cheating-on = 이 판에서는 들키지 않으면 속임수도 괜찮아요.
play-cheating-off = 정직한 판이에요. 속임수는 없어요.
play-house-rule = 하우스 룰: { $field } = { $value }
play-dice-typed = 진짜 주사위를 굴리고 나온 눈을 입력해 주세요. 예: 114562
play-dice-seeded = 주사위는 시드 { $seed }에 따라 나와요. 나중에 누구나 확인할 수 있어요.
play-resumed = 멈춘 곳부터 이어서 해요. 저장된 곳: { $path }
play-help-hint = h는 키 설명, ?는 규칙이에요.

play-score = { $name } { $score }
play-scores = 점수: { $scores }
play-keep-which = { $choices ->
    [1] 이 주사위를 빼 두어야 해요. Enter를 누르세요.
   *[other] 어떤 주사위를 빼 둘까요? 번호를 입력하거나, 첫 번째라면 Enter를 누르세요.
}
play-offer = { $number }) { $dice }: { points } — { $why }, { $hot ->
    [yes] 핫 다이스: { $left }개 모두 다시
   *[no] 남은 주사위 { $left }개
}
play-decide-throw = t) 주사위 { $dice }개 굴리기: { $total }점을 잃을 확률 { $risk }
play-decide-bank = b) { $total }점 챙기기: 점수가 { $score }점이 돼요
play-decide-undo = u) 주사위를 되돌려 놓고 다시 고르기
play-ride-or-throw = 앞사람이 주사위를 남겼어요. 어떻게 시작할까요? 번호를 입력하거나, 첫 번째라면 Enter를 누르세요.
play-fresh = 1) 주사위 { $dice }개 모두 굴리기
play-ride = 2) { points } 이어받고 남은 주사위 { $dice }개 굴리기: 잃을 확률 { $risk }
play-prompt = { $name }:
play-prompt-throw = { $name } — Enter를 누르면 굴려요:
play-who-is-first = 가장 어려서 먼저 시작하는 사람은 누구인가요?
play-accept-or-call = 이 점수가 인정되면 경기가 끝나요. a) 인정하기, c) 속임수 지적하기
play-ask-dice = { $name } — 주사위 { $dice }개의 눈은 무엇인가요?
play-ask-call = { $name } — 그냥 넘어가려면 Enter, 속임수를 지적하려면 c:
play-ask-turned = 아무도 보지 않아요. 어느 주사위를 돌려놓을까요? 3을 1로 돌리려면 3>1, 그만두려면 Enter:
play-ask-count = 아무도 보지 않아요. 이번 차례 점수를 몇 점이라고 말할까요? 그만두려면 Enter:
play-cannot-turn = 그렇게는 돌릴 수 없어요. 나온 주사위 중 하나를, 점수가 되는 주사위와 함께 옮겨야 해요.
play-no-cheat = 속임수는 그만둘게요.
play-keys =
    Enter  굴리기, 또는 첫 번째 선택대로 빼 두기
    1 2 3  그 번호대로 빼 두기. k15는 1과 5를 빼 두기
    t      굴리기
    b      챙기기
    u      다음에 굴리기 전까지, 방금 빼 둔 주사위 되돌리기
    s      점수표
    ?      바로 이 판의 규칙
    q      나가기. 경기는 저장되어 나중에 이어서 할 수 있어요
    속임수가 허용된 판에서는:
    x      속임수: 주사위를 돌려놓거나 점수를 거짓으로 말하기
    c      속임수 지적하기. s2 c는 2번 자리에서 지적하기
    a      마지막 점수 인정하기
    z:off_table, s2 z:out_of_turn, s2 z:away  반칙 알리기
play-not-saved = 경기를 저장하지 못했어요({ $why }). 게임은 계속되고, 다음 순간마다 다시 저장해 볼게요.
play-kept-in = 경기 기록: { $path }
play-left = 경기를 저장했어요. 이어서 하려면: pushluck play --resume --save { $path }
play-left-unsaved = 경기를 끝까지 저장하지 못했어요. { $path }에는 마지막으로 저장된 순간까지 들어 있어요.

## 속임수가 허용된 판에서 다른 사람이 보는 모습

happened-kept-unpriced = { $you ->
    [yes] { $dice } 빼 두었어요.
   *[no] { $name } 님이 { $dice } 빼 두었어요.
}

## 안 되는 이유

reason-nothing-to-put-back = 주사위는 빼 둔 뒤 다음에 굴리기 전까지만 되돌릴 수 있어요.
reason-no-such-number = { $given }번은 없어요. 1부터 { $most }까지의 번호를 입력해 주세요.
reason-nothing-to-resume = 이어서 할 경기가 없어요. 새로 시작하려면: pushluck play zonk
reason-seat-without-name = { $seat }번 자리에 이름이 없어요. Ada,bot:bold처럼 쉼표로 나누어 적어 주세요.
reason-say-what-to-do = 굴리려면 t, 챙기려면 b를 입력해 주세요. h를 누르면 모든 키를 볼 수 있어요.

## 봇

play-bot = { $bot }: { $what }.
bot-beginner = 남은 주사위보다 점수만 보고, 가끔 엉뚱하게 둬요
bot-careful = 일찍 챙겨요. 차례를 잃는 걸 유난히 아까워해요
bot-bold = 남들이 챙길 때 한 번 더 굴려요
bot-hold = 이번 차례 점수가 정해 둔 만큼 되면 바로 챙겨요
bot-expected = 기댓값이 가장 높은 차례를 정확히 계산해요
bot-exact = 게임을 끝까지 풀어 두었어요. 일대일로는 누구도 이보다 자주 이길 수 없어요
bot-cheat = bold처럼 하다가, 아무도 안 본다 싶으면 속임수를 써요

## 롤링 본즈의 수술대

bones-free-left = 왼쪽: { $bones }
bones-free-right = 오른쪽: { $bones }
bones-free-middle = 가운데: { $bones }
bones-times = { $bone } × { $times }
bones-slab = 수술대 위: { $bones }.
bones-missing = 빠진 뼈: { $sections }.
bones-missing-part = { $section } { $count }개
bones-slab-empty = 수술대가 비어 있어요. 어떤 뼈든 처음 놓을 수 있어요.
bones-wrong = { $slot } 자리에 놓인 { $bone }
bones-right-side = 오른쪽
bones-left-side = 왼쪽
bones-add-which = 무엇을 놓을까요? 번호를 하나 또는 여럿 입력하거나, 첫 번째라면 Enter를 누르세요.
bones-add = { $number }) { $bone }: 해골이 { $worth }점이 돼요
bones-lift = l) 모자를 벗기고 다시 굴리기: 벗기면 이번 굴림으로는 차례를 끝낼 수 없어요
bones-throw = t) { $price }개를 내놓고 나머지 { $dice }개 굴리기: 비석이 나올 확률은 많게는 { $chance }
bones-bury = b) 해골을 묻고 { $worth }점 얻기: 점수가 { $score }점이 돼요
bones-must-lift = 비석이 보이지 않고, 다시 굴릴 값 { $price }개를 치르려면 모자 주사위까지 내야 해요. Enter를 누르면 모자를 벗겨요.
bones-no-gravestone = 비석이 보이지 않아서 여기서 차례를 끝낼 수 없어요.
bones-put-out-which = 어떤 주사위를 내놓을까요? { $price }개를 내야 해요.
bones-put-out-prompt = 번호, 첫 번째라면 Enter:
bones-dice-left = 왼쪽 { $count }개
bones-dice-right = 오른쪽 { $count }개
bones-dice-middle = 가운데 { $count }개
bones-turn = { $number }) { $die } 주사위를 { $face } 면으로 돌리기
bones-ask-turned = 아무도 보지 않아요. 어느 뼈를 몰래 놓을까요? 번호를 입력하거나, 그만두려면 Enter:
