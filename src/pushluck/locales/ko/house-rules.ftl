# 규칙의 이름, 규칙 변경, 우리 집 규칙 파일에서 잘못된 점.
# $field와 $other는 파일에 적힌 항목의 이름이에요. 예: finish.target.

## 이름과 변경

reason-no-such-preset = “{ $preset }” 규칙은 없어요. { did-you-mean }
reason-unreadable-rules = “{ $text }”에서 규칙을 읽을 수 없어요. zonk@1(finish.target=5000)처럼 써 주세요.
reason-unreadable-change = “{ $text }”에서 바꿀 규칙을 읽을 수 없어요. finish.target=5000처럼 써 주세요.
reason-unknown-section = { $field } 묶음은 없어요. { did-you-mean }
reason-unknown-field = { $field } 규칙은 없어요. { did-you-mean }
reason-ambiguous-field = { $field }만으로는 알 수 없어요. { $candidates } 가운데 전체 이름으로 써 주세요.

## 파일

reason-unreadable-toml = TOML 형식이 아니에요. { $line }번째 줄, { $column }번째 글자를 살펴보세요.
reason-not-utf-8 = UTF-8 글이 아닌 파일이에요.
reason-base-or-game = 파일 첫머리에 둘 중 하나가 필요해요. 기본 규칙을 바꿀 때는 { $field } = "zonk@1", 규칙을 모두 적을 때는 { $other } = "scoring".
reason-no-such-game = “{ $given }” 게임은 없어요. 있는 게임은 { $options }.
reason-base-keeps-its-name = 기본 규칙을 바꾸는 파일에는 달라지는 점만 적어요. { $field } 묶음은 둘 수 없어요.
reason-not-a-section = { $field }에는 항목이 딸린 묶음이 와야 해요.
reason-missing-field = { $field } 항목이 빠졌어요.

## 값

reason-not-an-option = { $field }에 “{ $given }” 값은 쓸 수 없어요. 쓸 수 있는 값은 { $options }.
reason-not-a-yes-or-no = { $field } 값은 “{ $given }” 대신 true나 false여야 해요.
reason-not-a-number = { $field } 값은 “{ $given }” 대신 정수여야 해요.
reason-not-a-text = { $field } 값은 “{ $given }” 대신 따옴표로 묶은 글이어야 해요.
reason-not-a-list = { $field } 값은 “{ $given }” 대신 [1000, 2000, 3000] 같은 목록이어야 해요.
reason-number-too-small = { $field }에 { $given } 값은 너무 작아요. { $least }부터 쓸 수 있어요.
reason-number-too-large = { $field }에 { $given } 값은 너무 커요. { $most }까지 쓸 수 있어요.

## 서로 어긋나는 규칙

reason-no-number-of-seats = { $field } 값이 { $other } 값보다 크면 안 돼요.
reason-nothing-scores = 이대로라면 점수 나는 주사위가 하나도 없어요. { $field } 또는 { $other }에 점수를 주세요.
reason-too-few-dice = { $field }에 필요한 주사위가 있는 것보다 많아요({ $other }).
reason-amount-missing = { $field } 값과 { $other } 값은 짝이에요. 둘 다 정하거나 둘 다 비우세요.
reason-amount-unused = { $other } 때문에 { $field } 값은 쓰일 일이 없어요. 0으로 두세요.
reason-too-few-totals = { $field }에는 같은 눈 4개부터 { $other }까지 개수마다 값이 필요해요.
reason-six-faces-a-row = { $field }의 줄마다 눈 1부터 6까지 값이 여섯 개 필요해요.
reason-landing-and-overshoot = { $field } 값과 { $other } 값이 어긋나요. “counts”는 “at_least”와, 나머지 둘은 “exact”와 짝이에요.
reason-extended-target-too-low = { $field } 값은 { $other } 값보다 커야 해요.
reason-target-cannot-be-hit = { $field } 값은 { $target }점인데 점수가 { $unit }점 단위라서, { $other }대로 꼭 맞출 수가 없어요.
reason-target-and-multiple = { $field } 값은 { $other }의 배수여야 해요. 아니면 꼭 맞출 수가 없어요.
reason-rounds-end-the-match = { $field } 규칙과 { $other } 규칙은 경기를 서로 다르게 끝내요. 하나만 남겨 주세요.
reason-no-tie-possible = { $other } = "none"이면 먼저 목표에 닿은 사람이 이겨서 동점이 없어요. { $field } 규칙이 쓰일 일이 없어요.
reason-overtime-cannot-score = { $other } 값이 “exact”이면 { $field } 값은 “overtime”일 수 없어요. 목표에 이른 사람은 더 점수를 낼 수 없으니까요.
reason-needs-more-than-target = { $field } 값 { $needed }점이 { $other } 값 { $target }점보다 커요.
reason-never-may-bank = 아무도 점수를 챙길 수 없어요. { $field } 규칙과 { $other } 규칙을 함께 쓰면 챙길 수 있는 경우가 남지 않아요.
reason-floor-above-start = { $field } 값은 모두의 시작 점수인 0보다 클 수 없어요.
reason-strict-without-etiquette = { $field } 규칙에는 { $other } 규칙이 필요해요. 엄격한 판에서는 반칙을 따지니까요.
reason-wrong-call-points = { $field } 값과 { $other } 값은 짝이에요. 잘못 지적해서 점수를 잃을 때만 0보다 크고, 아니면 0이에요.
