# 판 자체에 일어나는 일. 브라우저의 페이지도 이 파일을 쓰기 때문에 다른 파일을 가리키지 않아요.

notice-sat = { $name } 님이 자리에 앉았어요.
notice-left = { $name } 님이 판을 떠났어요.
notice-returned = { $name } 님이 돌아왔어요.
notice-kicked = 방장이 { $name } 님을 내보냈어요.
notice-stands-in = { $name } 님 대신 { $bot } 봇이 해요.
notice-host = 이제 { $name } 님이 방장이에요.
notice-moved = { $name } 님이 자리를 옮겼어요.
notice-settings = 방장이 판의 설정을 바꿨어요.
notice-began = { $number }번째 경기를 시작해요.
notice-ended = 방장이 경기를 끝냈어요. 이긴 사람은 없어요.
notice-away = { $name } 님이 자리를 비웠어요.
notice-idle = { $name } 님이 { $turns }번 연달아 시간을 넘겼어요.
