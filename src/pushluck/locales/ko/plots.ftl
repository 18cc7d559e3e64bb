# 그림에 적히는 글.

plot-chances-title = { $game }: 누가 이길까
plot-chances-about = 둘 다 가장 잘할 때, 지금 차례인 사람이 이길 확률
plot-turns-title = { $game }: 챙길까, 굴릴까
plot-turns-about = 상대가 { $score }점일 때, 남은 주사위 수마다 더 자주 이기는 쪽
plot-turns-about-pig = 상대 점수마다 더 자주 이기는 쪽
plot-your-score = 내 점수
plot-their-score = 상대 점수
plot-turn-total = 이번 차례 점수
plot-dice = 남은 주사위 { $dice }개
plot-against = 상대 { $score }점
plot-bank = 챙기기
plot-throw = 굴리기
plot-depends = 모은 주사위에 따라
plot-reaches = { $score }점에 닿는 곳

plot-bones-title = { $game }: 묻을까, 굴릴까
plot-bones-about = 비석이 나왔을 때 더 자주 이기는 쪽. { $mine } 대 { $theirs }점에서
plot-bones-points = 해골 점수
plot-bones-free = 남은 주사위
plot-bones-bury = 묻기
plot-bones-depends = 뼈에 따라
plot-bones-throws = { $throws }번 굴린 뒤
