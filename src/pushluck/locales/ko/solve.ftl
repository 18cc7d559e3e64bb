# 판을 풀 수 없는 까닭.

reason-not-solved = 이 규칙의 완벽한 플레이는 아직 몰라요. { $field } 값이 지금 같으면 풀 수 없어요.
reason-match-need-not-end = 이 규칙이면 한 판이 영영 안 끝날 수도 있어서 이길 확률을 알 수 없어요. { $field } 값도 그 까닭이에요.
reason-damaged-table = { $path } 파일이 손상됐어요. 지우면 그 규칙을 다시 풀어요.
reason-other-table = { $path } 표는 다른 규칙이나 다른 버전의 Pushluck 것이에요.
reason-solver-not-installed = 이 규칙을 풀려면 설치되지 않은 부분이 필요해요. 이렇게 더해요: pip install "{ $extra }"
reason-impossible-score = 여기서 { $score }점은 나올 수 없어요. 점수는 { $unit }의 배수이고 { $least }점보다 낮지 않아요.
reason-score-ends-match = { $score }점이면 경기가 이미 끝났어요.
reason-impossible-busts = 잇달아 잃은 차례는 여기서 0부터 { $most }까지예요.
reason-impossible-offer = 여기서 주사위 { $dice }개와 { $points }점을 남길 수는 없어요. 남는 주사위는 { $fewest }개부터 { $highest }개까지이고, 점수는 { $least }점부터 { $most }점까지 { $unit }의 배수예요.
reason-impossible-turn = 이번 차례 점수는 { $total }점일 수 없어요. { $unit }의 배수이고, 모아 둔 주사위의 { $least }점보다 낮지 않아요.
reason-hand-does-not-fit = 이만큼 굴릴 때 모아 둔 주사위는 { $kept }개예요. { $given }개가 아니에요.
reason-option-for-other-game = { $game } 규칙에서 { $option } 옵션은 쓸 데가 없어요.
reason-bad-pair = { $option } 뒤에는 4200,7000처럼 쉼표로 나눈 정수 두 개를 적어요. 받은 값: { $given }
reason-impossible-body = { $bones }: 한 덩어리로 이어진 해골이 아니에요. { $slots } 가운데 자리마다 한 번씩 적고, 머리뼈 K에 쓴 모자는 Y로 적어요.
reason-impossible-bones = 한 차례의 { $throws }번째 굴림에서는 놓였거나 굴린 주사위가 { $wanted }개이고 종류마다 많아야 { $most }개예요. 지금은 { $given }개예요.
reason-impossible-skeleton = 어떤 차례도 이 주사위로 이런 해골에 이르지 않으니 조언할 것이 없어요.
reason-no-such-event = 기록에 있는 사건은 { $most }개예요. { $given }개 다음 상황은 없어요.
reason-only-two-seats = 정확한 조언은 두 사람일 때만 할 수 있어요. 지금은 { $players }명이에요.
reason-first-seat-open = 누가 먼저 할지 아직 정해지지 않아서 조언할 것이 없어요.

## 풀기

solve-running = { $game } 푸는 중{ $sweep ->
    [1] { "" }
   *[other] , { $sweep }번째
}
solve-interrupted = 멈췄어요. 지금까지 푼 것은 남아 있고, 같은 명령을 다시 하면 거기서 이어져요.
solve-title = { $game } ({ $rules }): 두 사람이 모두 가장 잘할 때
solve-first-wins = 먼저 시작하면 경기의 { NUMBER($percent, minimumFractionDigits: 8, maximumFractionDigits: 8) }%, 나중이면 { NUMBER($other, minimumFractionDigits: 8, maximumFractionDigits: 8) }% 이겨요.
solve-size = { $states }가지 상황. 방정식의 오차는 { $residual } 이하예요.
solve-time = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }초 걸렸어요.
solve-kept = 이 컴퓨터에서 전에 풀어 둔 거예요.
solve-solo-title = { $game } ({ $rules }): 혼자서 점수만 볼 때
solve-turns = 목표까지 적어도 평균 { NUMBER($turns, minimumFractionDigits: 3, maximumFractionDigits: 3) }차례 걸려요.
