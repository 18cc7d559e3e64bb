# 터미널 명령어가 보여 주는 글과, 입력한 대로 할 수 없는 이유.

## 표의 열

column-preset = 프리셋
column-name = 이름
column-special = 특징
column-source = 규칙의 출처
column-keep = 빼 둘 주사위
column-points = 점수
column-made-of = 내용
column-dice-left = 남은 주사위
column-bank = 챙기기
column-dice = 주사위
column-lost = 차례를 잃음
column-instant = 그중 즉시
column-hot-dice = 핫 다이스
column-mean = 평균 점수
column-bot = 봇
column-wins = 승률
column-interval = 95% 신뢰 구간
column-turns = 경기당 차례
column-points-per-turn = 차례당 점수
column-busts = 잃은 차례
column-mean-bank = 챙긴 점수 평균
column-hot-dice-per-turn = 차례당 핫 다이스

## 굴린 주사위의 점수

score-throw = { $game }: { $dice }
score-hand = 이미 빼 둔 주사위: { $dice }, { $points }점
score-no-score = 점수가 되는 주사위가 없어서 차례를 잃어요.
score-instant = { $face }이(가) { $limit }개 이상 나오면 차례가 바로 끝나는데, { $count }개가 나왔어요. { $loses ->
    [game] 점수를 모두 잃어요.
   *[turn] 이번 차례를 잃어요.
}
score-first-throw = 점수가 되는 주사위가 없어서 차례를 잃어요. 차례의 첫 굴림이면 { $costs ->
    [fine] { points }
   *[lose_all] 모든 점수
}도 함께 잃어요.
score-free-throw = 점수가 되는 주사위가 없지만, 차례의 첫 굴림이면 { points }을 얻고 모두 다시 굴려요.
score-wins = 이 주사위로 경기를 바로 이겨요.
score-part = { $name } ({ $points })
score-parts = { $name } × { $times } ({ $points })
score-whole-hand = 빼 둔 주사위와 함께: { $parts }
score-hot-dice = 없음: { $dice }개 모두 다시
score-may-bank = 가능
batch-failures = { $count }줄에는 답하지 못했어요.

## 시뮬레이션

simulate-title = { $game }: { $games }경기
simulate-unfinished = { $games }경기는 끝나지 않아서 그만두었어요.
simulate-interval = { $low } ~ { $high }
simulate-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## 경기 기록

replay-title = { $game } ({ $rules }): { $players }
replay-turn = { $number }번째 차례: { $name }
failure-expected = 있어야 할 것: { $hints }.

## 점수표

sheet-round = 라운드
sheet-score = { $score } ({ $change })
sheet-z = Z

## 실패

failure-help = 도움말: { $command }
failure-interrupted = 멈췄어요.
failure-disk-full = 디스크가 가득 차서 다 쓰지 못했어요.
failure-no-file = { $path } 파일이 없어요.
failure-folder = { $path }은(는) 파일이 아니라 폴더예요.
failure-no-access = { $path }을(를) 열 권한이 없어요.
failure-system = 시스템이 거부했어요: { $what }.
failure-fault = 사용자의 잘못이 아니라 Pushluck의 오류예요({ $what }). 알려 주시면 고칠게요.

reason-no-such-option = { $option } 옵션은 없어요. { did-you-mean }
reason-no-such-command = { $command } 명령어는 없어요. { did-you-mean }
reason-option-value = { $option }에 값이 빠졌거나, 값을 받지 않는 옵션이에요.
reason-argument-missing = { $argument }이(가) 빠졌어요.
reason-unexpected-argument = { $argument }은(는) 필요 없는 말이에요.
reason-options-exclude = { $options } 중 하나만 골라 주세요.
reason-bad-number = { $option }에는 { $least } 이상의 정수를 적어 주세요. { $given }은(는) 안 돼요.
reason-preset-missing = 어떤 규칙으로 할까요? zonk 같은 프리셋을 적거나 --rules로 파일을 알려 주세요.
reason-preset-and-rules-file = 파일에는 { $preset } 규칙이 아니라 { $found } 규칙이 들어 있어요. 둘 중 하나만 써 주세요.
reason-line-not-utf-8 = 이 줄은 UTF-8로 된 글이 아니에요.
reason-no-scoring-dice = { $preset }에서는 주사위를 빼 두지 않으므로 점수를 따질 것이 없어요.
reason-hand-points-without-hand = 빼 둔 주사위의 점수를 말하려면 --hand로 그 주사위도 알려 주세요.
reason-hand-points-missing = { $hand }은(는) 한 번에 빼 둘 수 없어요. 몇 점인지 --hand-points로 알려 주세요.
reason-impossible-number-of-dice = { $most ->
    [0] 그만큼 빼 두면 굴릴 주사위가 없어요.
    [1] 여기서는 주사위를 1개 굴려요. { $given }개는 안 돼요.
   *[other] 여기서는 주사위를 1개에서 { $most }개까지 굴려요. { $given }개는 안 돼요.
}
reason-not-json = { $place }번째 글자부터 JSON이 아니에요.
reason-not-an-object = 한 줄은 { $keys }이(가) 든 JSON 객체여야 해요.
reason-unknown-key = 질문에 { $key }은(는) 없고 { $keys }만 있어요.
reason-not-dice = { $key }은(는) "114562"처럼 주사위를 적은 글이어야 해요.
reason-not-points = { $key }은(는) 0 이상의 정수여야 해요.
