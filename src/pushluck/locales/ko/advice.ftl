# 언제 챙길지, 그리고 서로 완벽하게 둘 때 선택마다 얼마나 좋은지.

## 실제 판에 가져가는 표

bank-title = { $game } ({ $rules }): 언제 챙길까
bank-for-points = 점수
bank-lost = { $lost }번 잃음
bank-scores = { $mine }–{ $theirs }
bank-hand = { $dice }: { $hand }
bank-hand-points = { $dice }: { $hand } ({ $points })
bank-never = –
bank-always = 언제나
bank-note = { $mark } 한 점수로 나뉘지 않아요. { $ranges }일 때 챙기고, 아니면 굴려요.
bank-range = { $first }–{ $last }
bank-from = { $first } 이상
bank-how = 남은 주사위 개수마다: 이번 차례 점수가 표의 점수 이상이면 챙기고, 모자라면 다시 굴려요. “–”는 언제나 다시 굴려요.
bank-how-hand = 남은 주사위 개수 뒤에는 모아 둔 주사위를 적었어요. 다음 주사위가 거기에 이어질 수 있어서예요.
bank-how-points = 점수: 점수만 볼 때 평균이 가장 커요. 차례마다 { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }점이에요.
bank-how-lost = “1번 잃음”: 점수만 볼 때 차례를 그만큼 잇달아 잃은 다음이에요.
bank-how-scores = 두 사람의 점수(내 점수 먼저): 가장 자주 이기는 선택과 그 승률이에요. 먼저 시작하면 경기의 { $chance } 이겨요.
ride-note = { $mark } 한 점수로 나뉘지 않아요. { $ranges }일 때 이어받고, 아니면 주사위를 모두 굴려요.
ride-how = 상대가 남긴 주사위 개수마다: 함께 남긴 점수가 표의 점수 이상이면 이어받고, 모자라면 주사위를 모두 굴려요. “–”는 이어받지 않아요. 빈칸은 남긴 것이 있을 수 없어요.

## 언제 묻을지

bury-title = { $game } ({ $rules }): 언제 묻을까
bury-for-points = 점수만 볼 때 (차례마다 { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }점)
bury-scores = { $mine }–{ $theirs } (승률 { $chance })
column-throws = 굴린 횟수
bury-how = 비석이 보이고 놓을 만큼 놓았을 때: 이 점수 이상이면 묻고, 모자라면 다시 굴려요. 가로줄은 이번 차례에 굴린 횟수, 세로줄은 다시 굴릴 때 남을 가운데 주사위 수예요. “–”는 언제나 다시 굴려요. 빈칸은 거의 나오지 않아요.
bury-right = 실은 어떤 뼈가 놓였는지도 중요해요. 이 표들은 적어도 { $right }의 경우에 가장 좋은 선택을 알려 줘요.
bury-how-scores = 점수는 내 것이 먼저예요. 먼저 시작하면 경기의 { $chance } 이겨요.

## 한 상황에서의 조언

advice-scores = { $game }: { $mine } 대 { $theirs }
advice-offer = 남은 것: { dice-count }, { points }
advice-turn = 이번 차례: { points }
advice-throw = 굴린 눈: { $dice }
advice-place = { $bones } 놓기
advice-bury = 묻기
advice-you = 나
advice-other = 상대
advice-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
column-choice = 선택
