# 온라인 게임판.

## 사람, 링크, 코드

reason-name-empty = 이름에는 눈에 보이는 글자가 하나는 있어야 해요.
reason-name-too-long = 이름은 { $most }자까지 쓸 수 있어요. 지금은 { $given }자예요.
reason-name-is-bot = { $prefix }로 시작하는 이름은 봇의 이름이에요. 다른 이름을 골라 주세요.
reason-code-unreadable = 코드는 1234 5678처럼 숫자 { $digits }자리예요.
reason-no-such-code = 지금 사람을 받는 판 중에 이 코드는 없어요. 숫자를 다시 보거나 링크를 받아 주세요.
reason-no-such-pairing = 맞지 않거나 이미 끝난 코드예요. 코드는 5분 동안 한 번만 쓸 수 있어요. 다른 기기에서 새로 받아 주세요.
reason-no-such-table = 이 링크에는 판이 없어요. 새 링크를 받거나 직접 판을 열어 주세요.
reason-no-such-match = 이 판에서 그런 경기를 한 적이 없어요.
reason-no-spectators = 구경꾼 없이 하는 판이에요. 들어오려면 자리에 앉아 주세요.

## 판에서 할 수 없는 일

reason-match-is-on = 경기가 한창이에요. 끝날 때까지 기다려 주세요.
reason-table-full = { $seats }자리가 모두 찼어요.
reason-not-host = 방장만 할 수 있는 일이에요.
reason-not-seated = 이 판에 자리가 없어요. 먼저 앉아 주세요.
reason-kick-yourself = 자신을 내보낼 수는 없어요. 가려면 판에서 나가 주세요.
reason-nobody-to-stand-in-for = 봇은 경기 중에 자리를 비웠거나 나간 사람만 대신해요.
reason-no-person-there = 그 자리에는 방장을 맡을 사람이 없어요. 판에 있는 사람을 골라 주세요.
reason-no-match-is-on = 지금은 하고 있는 경기가 없어요.
reason-clock-too-short = 한 번 결정하는 시간은 { $least }초부터예요. 시계 없이 하려면 0으로 해 주세요.
reason-see-first = 어떻게 될지 미리 알 수 없어요. 그것부터 하고, 결과를 본 다음에 이어 가세요.

## 요청

reason-message-unreadable = 메시지를 읽을 수 없어요: { $why }
reason-message-too-large = 요청이 너무 커요.
reason-nothing-here = 이 주소에는 아무것도 없어요.
reason-method-not-allowed = 이 주소에서는 { $method } 요청을 받지 않아요.
reason-server-fault = 여기서 문제가 생겼어요. 잘못하신 게 아니에요. 잠시 뒤에 다시 해 주세요.

## 판의 매너를 한 줄로

table-conduct = { $strict ->
    [yes] 엄격한
   *[no] 편안한
} 판이에요. { $cheating ->
    [yes] 들키지 않으면 속임수도 괜찮고, 잘못 지적하면 { $wrong ->
        [turn] 다음 차례를 잃어요
        [points] 점수를 잃어요
       *[none] 잃는 것은 없어요
    }.
   *[no] 속임수는 없어요.
}

## 한도와 안전

reason-foreign-origin = 이 페이지는 요청을 보낸 서버의 페이지가 아니에요. 서버 자신의 주소로 테이블을 여세요.
reason-too-many-requests = 한꺼번에 너무 많았어요. 잠시 뒤에 다시 해 보세요.
reason-too-many-connections = 같은 네트워크에서 열린 연결이 너무 많아요. 페이지 몇 개를 닫고 다시 해 보세요.
reason-server-leaving = 서버가 잠시 멈춰요. 곧 다시 해 보세요.

## 보관

reason-store-unavailable = 테이블이 데이터베이스에 닿지 못하고 있어요. 지금까지의 경기는 안전하니 잠시 뒤에 다시 해 보세요.
reason-store-full = 서버에 적어 둘 자리가 없어서 아무 일도 일어나지 않았어요. 서버를 운영하는 사람이 자리를 마련해야 해요.
reason-database-too-new = 이 데이터베이스는 더 새로운 Pushluck이 만들었어요. 그 버전이나 더 새로운 버전을 설치하세요.
reason-bad-database-url = 데이터베이스 주소가 아니에요. sqlite:////폴더/tables.db 또는 postgresql://사용자@호스트/이름처럼 적어 주세요.

## pushluck serve

serve-open = 테이블이 열렸어요: { $address }
serve-close = Ctrl-C를 누르면 닫혀요. 경기는 그대로 보관돼요.
reason-server-not-installed = 온라인 테이블에는 패키지가 몇 개 더 필요해요: { $command }
reason-server-not-started = 서버를 시작하지 못했어요. 이유는 위의 로그에 있어요.
reason-workers-need-redis = SQLite 파일 하나를 쓰는 여러 프로세스는 무슨 일이 있는지 서로 알릴 수 없어요. --redis를 더하거나, PostgreSQL을 쓰거나, --workers를 1로 두세요.
reason-database-unreachable = 데이터베이스 { $url }에서 답이 없어요.
reason-port-in-use = 포트 { $port }번은 다른 프로그램이 쓰고 있어요. --port로 다른 포트를 고르세요.
reason-port-forbidden = 시스템이 포트 { $port }번을 열게 해 주지 않아요. 1024번부터 고르세요.
reason-bad-port = 포트 { $port }번은 없어요. 포트는 65535번까지 있어요.
reason-no-such-host = 이 기기에는 { $host }라는 주소가 없어요.
reason-bad-redis-url = Redis는 redis://localhost:6379/0 같은 URL로 적어 주세요.
reason-bad-origin = { $given }은(는) https://dice.example 같은 서버 주소가 아니에요.
reason-bad-limit = { $given }은(는) 한도가 아니에요. 이름=숫자로, 1 이상의 수를 적어 주세요. 이름은 { $limits } 가운데 하나예요.
reason-not-one-of = { $option }에는 { $values } 가운데 하나를 적어 주세요. { $given }은(는) 안 돼요.

## 소켓에서

reason-stale = 그사이 경기가 진행됐어요. 다시 보고 새로 결정해 주세요.
reason-hello-first = 클라이언트는 먼저 hello부터 보내야 해요.
reason-message-not-text = 메시지는 글자여야 하는데, 이건 글자가 아니에요.
reason-too-many-messages = 한꺼번에 너무 많이 보냈어요. 잠시 뒤에 다시 해 보세요.
reason-another-connection-is-active = 지금 다른 창이나 기기에서 플레이하고 있어요. 여기서 하려면 이쪽으로 넘겨받으세요.
reason-dice-are-thrown-here = 이 판에서는 서버가 주사위를 던져요. 나온 눈을 직접 말할 수는 없어요.
reason-faults-are-found-here = 이런 반칙은 게임판이 스스로 알아채요. 따로 알리지 않아도 돼요.
