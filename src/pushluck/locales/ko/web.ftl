# 브라우저의 게임판: 조작하는 것들의 이름. 게임에 대한 문장은 다른 파일에 있다.

web-not-built = 페이지가 아직 만들어지지 않았어요. 실행해 주세요: make setup
web-guest = 손님

## 연결

web-connecting = 연결하는 중이에요…
web-lost = 연결이 끊겼어요. 다시 연결하는 중이에요…
web-lost-waiting = 연결이 끊겼어요. 고른 것은 간직해 두었다가 다시 연결되면 바로 보낼게요.
web-act-late = 먼저 고른 것을 아직 보내는 중이에요. 결과를 보고 다시 골라 주세요.
web-gone = 이 판은 이제 없어요.
web-gone-hint = 오래 비어 있던 판은 치워요. 새 판은 금방 차릴 수 있어요.
web-shut-out = 이 판에는 이제 자리가 없어요.
web-shut-out-hint = 방장이 이 자리를 비워 달라고 했어요. 다른 판은 언제든 있어요.
web-offline = 서버가 대답하지 않아요. 잠시 뒤에 다시 해 보세요.
web-not-loaded = 이 부분을 불러오지 못했어요.
web-try-again = 다시 해 보기
web-superseded = 다른 창이나 기기에서 하고 있어요.
web-claim = 여기서 하기
web-outdated = 이 페이지의 새 버전이 있어요.
web-reload = 새로 불러오기

## 다른 곳으로

web-games = 게임
web-friends = 친구
web-rules = 규칙
web-print = 인쇄
web-settings = 설정
web-close = 닫기
web-new-table = 새 판
web-go-on = 지난 게임 이어서 하기

## 사람들

web-scores = 점수
web-you = 나
web-bot = 봇
bot-name-beginner = 새내기
bot-name-careful = 조심이
bot-name-bold = 대담이
bot-name-hold = 한결이
bot-name-expected = 계산이
bot-name-exact = 완벽이
bot-name-cheat = 속임이
web-score-of = { $name }: { $score }점{ $moves ->
    [yes] , 지금 차례
   *[no] { "" }
}
web-dropped = 연결 끊김
web-away = 자리 비움
web-left = 떠남
web-stood-in = 대신 하는 봇: { $bot }
web-host = 방장
web-target = 목표 { $target }점
web-targets = 목표 { $target }점, 넘으면 { $extended }점
web-watching = { $watching }명 구경 중
web-your-turn = 내 차례예요
web-turn-of = { $name } 님 차례
web-your-turn-title = 내 차례 – { $title }
web-time-left = { $time } 남음

## 주사위

web-tray = 탁자 위의 주사위
web-corner = 빼 둔 주사위
web-turn-total = 이번 차례
web-total-of = 이번 차례 { $points }점
web-add-up = 직접 더해 보세요
web-die = { $number }번째 주사위: { $face }
web-die-kept = { $face }, 빼 둠
web-die-hand = 굴릴 주사위
web-slab-empty = 수술대가 비어 있어요
web-left-mark = 왼
web-right-mark = 오

## 할 일

web-throw = { $dice }개 굴리기
web-throw-bare = 굴리기
web-bust-risk = 잃을 확률 { PERCENT($risk) }
web-no-risk = 잃을 일 없어요
web-gravestone = 비석 확률 { PERCENT($chance) } 이상
web-bank = { $points }점 챙기기
web-bank-bare = 챙기기
web-bury = 묻고 { $points }점 얻기
web-bank-makes = 챙기면 모두 { $score }점
web-bank-wins = 챙기면 이겨요
web-offers = 빼 둘 주사위를 고르세요
web-bones-offers = 놓을 뼈를 고르세요
web-offer = { $dice } 빼 두기: { $why }, { $points }점
web-place = { $bone } 놓기, { $points }점
web-lift-hat = 모자 벗기기
web-misplace = { $slot } 자리에 { $bone }
web-left-to-throw = { $left }개 남음
web-hot = 핫 다이스
web-more = { $count }개 더 보기
web-fewer = 줄이기
web-payments = { $price }개 내놓고 굴리기
web-pay-left = 왼쪽 { $count }개
web-pay-right = 오른쪽 { $count }개
web-pay-middle = 가운데 { $count }개
web-pay-slots = 수술대의 { $bones }
web-ride = { $points }점 이어받고 { $dice }개 굴리기
web-accept = 점수 인정하기
web-call = 속임수 지적하기
web-owed = 이번 차례 쉬기
web-waiting = { $name } 님을 기다려요
web-type-faces = 주사위의 눈은 무엇인가요?
web-enter-faces = 입력

## 속임수

web-nobody-looks = 아무도 안 봐요
web-cheat-hint = 다음 차례가 시작되기 전까지는 누구든 지적할 수 있어요.
web-turn-die = { $die } 눈을 { $face } 눈으로 돌려놓기
web-turn-keep = { $dice } 빼 두고 { $points }점
web-declare-points = 점수
web-truth = 사실은 { $points }점

## 끝

web-won-you = 이겼어요
web-won = { $name } 님이 이겼어요
web-nobody-won = 이번 경기는 이긴 사람이 없어요
web-again = 한 판 더
web-again-host = 다음 경기는 { $name } 님이 시작할 수 있어요.
web-real-zonk = 지금까지는 정직한 종크였어요. 진짜 종크에서는 누가 지적할 때까지 속여도 괜찮아요.
web-real-zonk-go = 해 보기
web-another-game = 다른 게임
web-first-line = 점수가 나는 주사위를 빼 두고 고르세요. 남은 것을 더 굴릴까요, 다 잃기 전에 챙길까요?

## 대기실

web-lobby = 이 판의 사람들
web-start = 시작
web-starts = 경기는 { $name } 님이 시작해요.
web-youngest = 가장 어려서 먼저 시작하는 사람
web-youngest-told = 가장 어린 사람부터 시작해요. 누구인지는 { $name } 님이 정해요.
web-seats-free = 빈자리 { $seats }개
web-table-full = 자리가 다 찼어요. 구경은 할 수 있어요.
web-needs-more = 시작하려면 { $seats }명이 더 필요해요.
web-add-bot = 봇 추가
web-send-away = { $name } 님 내보내기
web-move-up = { $name } 님 위로 옮기기
web-invite = 초대
web-invite-hint = 이 링크를 열거나 코드를 입력하면 앉을 수 있어요.
web-watch-hint = 이 링크를 열면 구경할 수 있어요.
web-link = 링크
web-copy = 복사
web-copied = 복사했어요
web-share = 공유
web-code = 코드
web-qr = 링크의 QR 코드
web-sit-down = 앉기
web-your-name = 이름
web-you-watch = 구경하고 있어요.
web-stand-up = 판에서 나가기
web-take-back = 자리로 돌아가기
web-end-match = 경기 끝내기
web-stand-in-for = { $name } 님 대신 봇에게 맡기기
web-make-host = { $name } 님에게 방장 넘기기
web-how = 이 판에서 하는 방식
web-clock = 결정 시간
web-no-clock = 시간 제한 없음
web-stand-in = 자리를 비우면 대신 할 봇
web-nobody = 없음
web-spectators = 구경 허용
web-real-dice = 진짜 주사위를 굴려요
web-pace = 봇의 속도
web-pace-quick = 빠르게
web-pace-calm = 차분하게
web-pace-slow = 천천히

## 게임 고르기

web-play-bot = 봇과 하기
web-play-friends = 친구와 하기
web-opponent = 상대
web-cheating-table = 속임수도 게임의 일부
web-players = { $least }–{ $most }명
web-have-code = 코드가 있어요
web-more-games = 다른 판의 규칙들
web-code-hint = 숫자 여덟 개, 예: 1234 5678
web-code-short = 코드는 숫자 여덟 개예요.
web-find = 판 찾기
web-pair = 이 자리를 다른 기기에서
web-pair-hint = 다른 기기에서 { $address } 주소를 열고 이 코드를 입력하세요. 5분 동안 한 번만 쓸 수 있어요.
web-pair-ask = 코드 보기
web-pair-title = 다른 기기의 자리 이어받기
web-pair-take = 이어받기

## 설정

web-language = 언어
web-automatic = 자동
web-theme = 화면
web-theme-light = 낮
web-theme-dark = 밤
web-motion = 움직임
web-motion-reduced = 적게
web-motion-full = 모두
web-volume = 소리
web-numerals = 점 대신 숫자
web-brief = 다른 사람 차례는 짧게
web-keys = 키보드
web-key-throw = 굴리기
web-key-bank = 챙기기
web-key-choose = 빼 둘 주사위 고르기
web-key-call = 속임수 지적하기
web-key-scores = 점수 듣기
web-key-total = 이번 차례 점수 듣기
web-key-help = 이 목록 보기

## 있었던 일

web-log = 있었던 일
web-log-empty = 아직 없어요
web-copy-log = 모두 복사

## 반응

web-reactions = 반응 보내기
web-mute = 반응 숨기기
web-clap = 잘했어요
web-gasp = 헉
web-hurry = 어서요
web-laugh = 하하
web-sad = 아이고
web-thanks = 고마워요
web-reacted = { $name }: { $what }

## At the table

web-your-turn-named = { $name } 님 차례예요
web-you-left = 자리를 떠났어요. 경기는 계속되고 있어요.
web-zeros = 지난 { $count }번 차례에 점수 없음
web-sheet = 점수표
web-goal-extended = { $target }점을 넘어서 이제 { $extended }점이 목표예요
web-goal-opening = 점수판에 오르려면 { $points }점
web-goal-last = 마지막 차례들: { $name } 님이 { $score }점으로 앞서요
web-goal-overtime = 동점이라 한 차례 더
web-place-where = { $bone } 놓을 자리를 누르세요
web-misplace-where = { $bone } 잘못 놓을 자리를 누르세요
web-faces-missing = 주사위 { $count }개 남았어요
web-faces-remove = 마지막 것 지우기
web-no-turn = 이 주사위는 점수가 나는 눈으로 돌려놓을 수 없어요.
web-clock-alert = 시간이 거의 다 됐어요. { $seconds }초 남았어요.
web-dice-none = 보이는 주사위가 없어요.
web-dice-show = 판 위: { $dice }.
web-dice-aside = 빼 둔 주사위: { $dice }.
web-call-by = { $name } 님이 지적하기
web-on-this-phone = 이 기기에서 함께할 사람
web-add-here = 여기 앉히기
web-hand-over = { $name } 님에게 휴대폰을 건네주세요.
web-i-am = 저예요, { $name }
web-notify = 내 차례가 되면 알려 주기
web-notify-refused = 브라우저가 허용하지 않아요.
web-shortcuts = 글자 키로 놀이하기
web-licences = 다른 사람이 만든 글꼴과 코드
web-key-press = 선택된 버튼 누르기
web-key-turn = 주사위를 몰래 돌려놓기
web-key-repeat = 마지막 문장 다시 듣기
web-key-dice = 주사위 듣기
web-chance = { PERCENT($chance) }
web-misplace-choose = 맞는 자리가 없어요. 잘못 놓을 뼈를 고르세요
