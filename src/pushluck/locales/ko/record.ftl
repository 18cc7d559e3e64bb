# 기록, 주사위, 봇을 읽을 수 없는 까닭.
# $token은 기록의 그 자리에 있는 글이에요.

## 머리글

reason-bad-header = 이 머리글은 읽을 수 없어요.
reason-bad-header-name = “{ $name }” 이름은 머리글에 쓸 수 없어요. 대문자로 시작하는 영문자와 숫자만 돼요.
reason-header-after-turns = { $name } 머리글은 차례보다 위에 있어야 해요.
reason-duplicate-header = { $name } 머리글이 두 번 나와요.
reason-missing-header = { $name } 머리글이 빠졌어요.
reason-unknown-game = “{ $game }” 게임은 없어요.
reason-rules-without-version = 규칙에 버전이 없어요. 버전이 없으면 언젠가 기록이 다르게 읽힐 수 있어요.
reason-rules-of-another-game = 이 규칙은 “{ $game }” 게임의 규칙이 아니에요.
reason-only-a-view = 경기 전체가 아니라 { $seat } 자리에서 본 것만 적혀 있어서 다시 볼 수 없어요.
reason-wrong-result = 적힌 결과는 “{ $given }”인데, 경기는 그렇게 끝나지 않았어요.

## 차례

reason-no-actor = “{ $token }” 앞에 누가 했는지 적혀 있지 않아요.
reason-wrong-actor = 여기서 할 사람은 “{ $token }” 자리가 아니에요.
reason-wrong-turn-number = “{ $token }” 번호는 이 차례의 번호가 아니에요.
reason-wrong-checksum = “{ $token }” 점수는 계산과 맞지 않아요.
reason-unexpected-token = “{ $token }” 부분이 지금까지 일어난 일과 맞지 않아요.
reason-event-missing = “{ $token }” 다음에 아무것도 없어요.
reason-text-after-end = 경기가 끝났는데 “{ $token }” 부분이 남아 있어요.
reason-z-missing = 여기서 차례를 잃었는데 Z가 없어요.
reason-z-unexpected = Z가 있지만 차례를 잃지 않았어요.
reason-comment-not-closed = 여기서 시작한 설명이 끝나지 않아요.
reason-stray-bracket = “{ $token }” 괄호만 홀로 있어요.

## 주사위와 봇

reason-no-such-dice = “{ $text }” 주사위는 없어요. 고를 수 있는 것: { $known }.
reason-seed-not-text = 시드 { $text } 안에 글이 아닌 것이 있어요.
reason-script-ended = 적어 둔 굴림 { $throws }번을 모두 썼어요.
reason-no-such-bot = “{ $text }” 봇은 없어요. { $guess ->
    [yes] 혹시 bot:{ $nearest }인가요?
   *[no] 고를 수 있는 봇: { $bots }. bot:bold처럼 써 주세요.
}
reason-bot-takes-no-number = “{ $text }”처럼 쓸 수 없어요. 숫자는 bot:{ $bot }에만 붙일 수 있어요.
reason-bot-number-unreadable = “{ $number }”에서 숫자를 읽을 수 없어요. bot:hold@300처럼 써 주세요.
reason-bot-needs-values = { $rules }: 이 규칙은 여기서 아직 풀어 두지 않아서 bot:exact가 함께할 수 없어요. 다른 봇을 골라 주세요.
