# 명령어 도움말. Fluent 없이 읽으므로 메시지마다 한 줄짜리 글이어야 한다.

help-usage = 사용법:
help-commands = 명령어:
help-arguments = 인자:
help-options = 옵션:
help-help = 이 도움말을 보여 줘요.
help-version = 버전을 보여 줘요.

help-pushluck = 운을 시험하는 주사위 게임: Zonk, Doom, 그리고 집집마다 다른 규칙들. 바로 시작하려면: pushluck play zonk
help-play = 봇이나 친구와 게임하기
help-presets = 고를 수 있는 게임 보기
help-rules = 게임 규칙 보기, 내가 바꾼 규칙도 함께
help-score = 진짜 주사위로 굴린 눈이 몇 점인지 알아보기
help-odds = 주사위 개수에 따른 위험과 기대 점수 보기
help-replay = 기록된 경기를 차례대로 다시 보기
help-simulate = 봇끼리 여러 경기를 시켜 승률 세기
help-serve = 링크로 친구들과 하는 온라인 테이블 열기

help-presets-more = 게임의 이름, 특징, 규칙의 출처를 보여 줘요.
help-rules-more = 프리셋이나 파일의 규칙, 또는 거기서 바꾼 규칙을 보여 줘요. 나만의 규칙을 만들려면 --toml로 나온 내용을 저장해 고친 뒤 --rules로 읽으세요.
help-score-more = 굴린 주사위에서 빼 둘 수 있는 것마다 몇 점이고 왜 그런지, 그 뒤에 챙길 수 있는지 보여 줘요. 주사위는 114562 또는 1 1 4 5 6 2처럼 적어요.
help-odds-more = 빼 둔 주사위가 없을 때 주사위 개수마다 차례를 잃을 확률, 핫 다이스가 나올 확률, 가장 큰 선택의 평균 점수를 보여 줘요.
help-replay-more = 기록된 경기를 차례대로 점수표와 함께 보여 줘요. 파일이 손상되었으면 읽을 수 있는 데까지 보여 주고 무엇이 잘못되었는지 알려 줘요.
help-simulate-more = 이 규칙으로 봇끼리 여러 경기를 하게 하고, 자리마다 얼마나 이기는지와 차례가 어떻게 끝나는지 보여 줘요. 시드가 같으면 경기도 같아요.
help-serve-more = 링크로 초대하는 온라인 테이블을 열어요. 집에서는 기본값이면 충분하고, 집 안의 휴대전화도 들어오게 하려면 --host 0.0.0.0을 더하세요. 모든 옵션은 환경 변수로도 정할 수 있어요. 예: --port는 PUSHLUCK_PORT.

help-argument-preset = zonk 같은 프리셋. 목록은 pushluck presets
help-argument-dice = 주사위에 나온 눈
help-argument-record = 경기 기록 파일. 표준 입력은 -

help-option-lang = 언어. 없으면 시스템 언어
help-option-json = 프로그램이 읽을 JSON으로 출력
help-option-rules = PRESET 대신 파일에서 규칙 읽기
help-option-set = 규칙 바꾸기. 예: finish.target=5000, 여러 번 쓸 수 있음
help-option-toml = --rules로 다시 읽을 수 있는 데이터로 규칙 출력
help-option-markdown = 규칙을 Markdown으로 출력
help-option-hand = 주사위를 모두 새로 굴린 뒤로 빼 둔 주사위
help-option-hand-points = 그 주사위의 점수. 없으면 함께 빼 두었을 때의 점수
help-option-batch = 표준 입력에서 한 줄에 JSON 하나씩 굴린 눈을 받아 답하기(프로그램용)
help-option-from = 보여 줄 첫 차례
help-option-seats = 자리마다 누가 앉을지 쉼표로 나누어. 사람은 이름, 봇은 bot:bold처럼
help-option-dice = 주사위를 굴리는 방법. system, 나중에 확인할 수 있는 seed:글, 진짜 주사위는 typed
help-option-resume = 끝나지 않은 마지막 경기나 --save의 경기 이어서 하기
help-option-save = 경기를 저장할 파일
help-option-plain = 주사위 그림 없이 글로만
help-option-pace = 봇이 움직일 때마다 쉬는 시간(초)
help-option-bots = 자리마다 앉을 봇을 쉼표로 나누어. 예: bot:bold,bot:careful
help-option-games = 경기 수. 없으면 1000
help-option-seed = 주사위를 정하는 글. 없으면 1
help-option-jobs = 함께 경기를 돌릴 프로세스 수. 없으면 1
help-option-host = 연결을 받을 주소. 없으면 127.0.0.1, 이 기기만
help-option-port = 연결을 받을 포트, 0이면 비어 있는 아무 포트. 없으면 8000
help-option-database = 테이블을 보관할 곳. 없으면 내 폴더의 SQLite 파일
help-option-workers = 일하는 프로세스 수. 없으면 1
help-option-redis = 프로세스 사이에 소식을 전할 Redis. PostgreSQL이면 필요 없음
help-option-public-url = 사람들이 서버에 들어오는 주소. 예: https://dice.example
help-option-origins = 서버를 써도 되는 다른 페이지의 주소를 쉼표로 나누어
help-option-trusted-proxies = 누가 묻는지 믿어도 되는 프록시를 쉼표로 나누어. 없으면 이 기기의 것
help-option-grace = 연결이 끊긴 사람의 자리를 지켜 주는 시간(초). 없으면 60
help-option-keep-days = 이만큼의 날 동안 아무도 쓰지 않은 테이블 지우기. 없으면 0, 지우지 않음
help-option-limits = 바꿀 한도를 쉼표로 나누어. 예: sockets_per_address=20
help-option-open = 이 컴퓨터의 브라우저에서 바로 열어요
help-option-metrics = /metrics를 읽을 수 있는 사람. 없으면 loopback, 이 기기만
help-option-log-format = 로그를 쓰는 방식. 없으면 터미널에서는 text, 다른 곳에서는 json
help-option-log-level = 적어도 이만큼은 로그에 남기기. 없으면 info
