# 경기에서 일어난 일, 그리고 무엇이 왜 안 되는지.
# $name은 그 일을 한 사람이고, $you가 "yes"이면 그 사람에게 직접 말해요.

## 일어난 일

happened-start-threw = { $you ->
    [yes] 먼저 할 사람을 정하려고 굴린 눈은 { $faces }.
   *[no] 먼저 할 사람을 정하려고 { $name } 님이 굴린 눈은 { $faces }.
}
happened-start-tied = 가장 높은 눈이 같아서 다시 굴려요.
happened-starts = { $you ->
    [yes] 먼저 시작하세요.
   *[no] { $name } 님이 먼저 시작해요.
}
happened-threw = { $you ->
    [yes] 굴린 눈은 { $faces }.
   *[no] { $name } 님이 굴린 눈은 { $faces }.
}
happened-kept = { $you ->
    [yes] 빼 둔 주사위는 { $dice }, { points }. 이번 차례 점수는 { $total }점이에요.
   *[no] { $name } 님이 빼 둔 주사위는 { $dice }, { points }. 이번 차례 점수는 { $total }점이에요.
}
happened-hot-dice = { $rule ->
    [must_throw] 핫 다이스! 주사위 { $dice }개를 모두 다시 굴려야 해요.
   *[may_bank] 핫 다이스예요. 주사위 { $dice }개가 모두 돌아와요.
}
happened-free-throw = 점수 나는 주사위가 없지만, 여기서는 { points }을 받고 주사위를 모두 다시 굴려요.
happened-bust = { $why ->
    [instant] 바로 차례를 잃는 눈이에요.
    [first-throw] 첫 굴림에 점수 나는 주사위가 없어요.
    [pig] 1이 나왔어요.
    [no-gravestone] 비석이 없고, 다시 굴릴 값도 낼 수 없어요.
   *[no-score] 점수 나는 주사위가 없어요.
} { $lost ->
    [0] { $you ->
        [yes] 차례가 끝났어요.
       *[no] { $name } 님의 차례가 끝났어요.
    }
   *[other] { $you ->
        [yes] 이번 차례의 { lost-points }을 잃었어요.
       *[no] { $name } 님이 { lost-points }을 잃었어요.
    }
}
happened-penalty = { $you ->
    [yes] 벌로 { points }을 잃어 점수가 { $score }점이 됐어요.
   *[no] { $name } 님이 벌로 { points }을 잃어 점수가 { $score }점이 됐어요.
}
happened-banked = { $costs ->
    [yes] { $you ->
        [yes] 이번 차례에 { lost-points }을 잃었어요. 점수는 { $score }점이에요.
       *[no] { $name } 님이 이번 차례에 { lost-points }을 잃었어요. 점수는 { $score }점이에요.
    }
   *[no] { $points ->
        [0] { $you ->
            [yes] 챙긴 점수가 없어요. 점수는 그대로 { $score }점이에요.
           *[no] { $name } 님은 챙긴 점수가 없어요. 점수는 그대로 { $score }점이에요.
        }
       *[other] { $you ->
            [yes] { points }을 챙겼어요. 점수는 { $score }점이에요.
           *[no] { $name } 님이 { points }을 챙겼어요. 점수는 { $score }점이에요.
        }
    }
}
happened-overshot = 이대로 챙기면 { $target }점을 넘어서 { lost-points }을 잃었어요.
happened-on-board = { $you ->
    [yes] 이제 점수판에 올랐어요.
   *[no] { $name } 님이 점수판에 올랐어요.
}
happened-extended = { $you ->
    [yes] 목표를 넘겼어요. 이제 { $target }점까지 계속해요.
   *[no] { $name } 님이 목표를 넘겼어요. 이제 { $target }점까지 계속해요.
}
happened-rides = { $you ->
    [yes] { dice-count }와 { points }을 이어받았어요.
   *[no] { $name } 님이 { dice-count }와 { points }을 이어받았어요.
}
happened-last-round = { $you ->
    [yes] { $score }점에 이르렀어요. 마지막 차례들이 시작돼요.
   *[no] { $name } 님이 { $score }점에 이르렀어요. 마지막 차례들이 시작돼요.
}
happened-new-leader = { $you ->
    [yes] { $score }점으로 앞서 나갔어요. 다른 사람들은 한 번 더 도전할 수 있어요.
   *[no] { $name } 님이 { $score }점으로 앞서 나갔어요. 다른 사람들은 한 번 더 도전할 수 있어요.
}
happened-overtime = 동점이에요. { $seats } 님이 한 차례씩 더 해요.
happened-instant-win = 나온 눈은 { $faces }. 그 자리에서 경기를 이겨요.
happened-won = { $you ->
    [yes] { $score }점으로 이겼어요.
   *[no] { $name } 님이 { $score }점으로 이겼어요.
}

## 속임수와 반칙이 있는 탁자에서 일어난 일

happened-turned = { $you ->
    [yes] { $die }인 주사위를 { $face }인 것처럼 돌려놓았어요.
   *[no] { $name } 님이 { $die }인 주사위를 { $face }인 것처럼 돌려놓았어요.
}
happened-false-count = { $you ->
    [yes] { $declared }점이라고 말했지만, 구석의 주사위는 { $real }점이었어요.
   *[no] { $name } 님이 { $declared }점이라고 말했지만, 구석의 주사위는 { $real }점이었어요.
}
happened-call-right = { $you ->
    [yes] 속임수를 지적했고, 맞았어요. { $accused } 님이 속였어요.
   *[no] { $accusing ->
        [you] { $name } 님이 속임수를 지적했고, 맞았어요. 들켰네요.
       *[another] { $name } 님이 속임수를 지적했고, 맞았어요. { $accused } 님이 속였어요.
    }
}
happened-call-wrong = { $you ->
    [yes] 속임수를 지적했지만, { $accused } 님은 정직했어요.
   *[no] { $accusing ->
        [you] { $name } 님이 속임수를 지적했지만, 정직하게 한 차례였어요.
       *[another] { $name } 님이 속임수를 지적했지만, { $accused } 님은 정직했어요.
    }
}
happened-owes-turn = { $turns ->
    [1] { $you ->
        [yes] 다음 차례는 Z예요.
       *[no] { $name } 님의 다음 차례는 Z예요.
    }
   *[other] { $you ->
        [yes] 앞으로 { $turns }번의 차례가 Z예요.
       *[no] { $name } 님은 앞으로 { $turns }번의 차례가 Z예요.
    }
}
happened-fault = { $why ->
    [off_table] { $you ->
        [yes] 주사위 하나가 탁자 밖으로 나갔어요.
       *[no] { $name } 님의 주사위 하나가 탁자 밖으로 나갔어요.
    }
    [out_of_turn] { $you ->
        [yes] 차례가 아닌데 굴렸어요.
       *[no] { $name } 님이 차례가 아닌데 굴렸어요.
    }
   *[away] { $you ->
        [yes] 차례가 왔는데 자리에 없었어요.
       *[no] { $name } 님이 차례가 왔는데 자리에 없었어요.
    }
}
happened-forfeit = { $why ->
    [owed] { $you ->
        [yes] 앞선 반칙의 값으로 이번 차례는 Z예요.
       *[no] 앞선 반칙의 값으로 { $name } 님의 이번 차례는 Z예요.
    }
   *[other] { $lost ->
        [0] { $you ->
            [yes] 이번 차례는 Z예요.
           *[no] { $name } 님의 이번 차례는 Z예요.
        }
       *[other] { $you ->
            [yes] 이번 차례는 Z예요. { lost-points }을 잃었어요.
           *[no] { $name } 님의 이번 차례는 Z예요. { lost-points }을 잃었어요.
        }
    }
}
happened-accepted = { $you ->
    [yes] 점수를 인정했어요.
   *[no] { $name } 님이 점수를 인정했어요.
}

## 지금은 할 수 없는 일

reason-other = 여기서는 그렇게 할 수 없어요({ $reason }).
reason-match-over = 경기가 끝났어요.
reason-not-your-turn = 지금은 { $turn } 님의 차례예요.
reason-not-now = 지금은 그렇게 할 수 없어요. { would-do }
reason-throw-first = 먼저 주사위를 굴려 주세요.
reason-throw-pending = 주사위가 아직 구르고 있어요.
reason-too-many-throws = 이 주사위가 나올 수 있는 경우는 { $throws }가지라 하나하나 따질 수 없어요. { $most }가지까지만 돼요.
reason-no-throw-pending = 지금은 굴릴 때가 아니에요. { would-do }
reason-nothing-to-take-back = 아직 되돌릴 것이 없어요.
reason-keep-first = 먼저 주사위를 빼 두세요. { would-do }
reason-keep-at-least-one = 점수 나는 주사위를 하나 이상 빼 두세요. { would-do }
reason-die-not-thrown = 굴린 주사위에는 { $die } 눈이 그만큼 없어요. { would-do }
reason-die-does-not-score = 주사위 { $die }에는 점수가 없어요. { would-do }
reason-scoring-die-left = 주사위 { $die }에도 점수가 있어서 여기서는 꼭 빼 둬야 해요. { would-do }
reason-hot-dice-must-throw = 핫 다이스예요. 주사위 { $dice }개를 모두 다시 굴려야 해요.
reason-opening-not-reached = { $missing }점만 더 모으면 점수판에 올라요.
reason-minimum-not-reached = { $missing }점만 더 모으면 챙길 수 있어요. { $needed }점부터 챙길 수 있어요.
reason-previous-not-beaten = { $missing }점만 더 모으면 챙길 수 있어요. 앞 차례를 넘으려면 { $needed }점이 필요해요.
reason-not-a-multiple = { $needed }의 배수만 챙길 수 있어요. { $missing }점이 더 필요해요.
reason-too-few-dice-out = 주사위를 { $missing }개 더 빼 둬야 챙길 수 있어요.
reason-wrong-number-of-seats = 이 게임은 { $least }명에서 { $most }명까지 해요. { $given }명은 안 돼요.

## 지금은 할 수 없는 속임수, 지적, 반칙

reason-cheating-is-off = 이 판에서는 속임수를 쓰지 않아요.
reason-etiquette-is-off = 이 판에서는 반칙을 따지지 않아요.
reason-no-die-to-turn = 이 게임에는 돌려놓을 주사위가 없어요.
reason-cannot-turn-so = 지금은 { $die }인 주사위를 { $face }인 것처럼 돌려놓을 수 없어요.
reason-one-die-a-throw = 이번 굴림에서는 이미 하나를 돌려놓았어요.
reason-move-a-scoring-die-too = 돌려놓은 주사위만 옮길 수는 없어요. 정말 점수 나는 주사위도 함께 옮기세요. { would-do }
reason-not-a-multiple-of-unit = 여기서 점수는 { $unit }점 단위예요. 그런 점수는 아무도 믿지 않아요.
reason-that-is-the-true-count = 그건 진짜 점수예요. 그냥 챙기세요.
reason-nothing-to-call = 지금은 지적할 것이 없어요.
reason-already-judged = 이미 판정이 끝났어요. 정직한 차례였어요.
reason-own-turn = 자기 차례를 지적할 수는 없어요.
reason-nothing-to-accept = 인정할 점수가 없어요.
reason-accept-or-call = 이 점수를 인정하면 경기가 끝나요. 인정하거나 속임수를 지적하세요.
reason-owes-a-turn = 앞선 반칙 때문에 이번 차례는 Z예요. { would-do }
reason-not-this-fault-now = 지금은 그런 반칙이 있을 수 없어요.

## 읽을 수 없는 것

reason-unknown-action = “{ $text }”의 뜻을 알 수 없어요. t는 굴리기, b는 챙기기, k와 눈(k15)은 주사위 빼 두기예요.
reason-no-such-face = 이 주사위에는 { $face } 눈이 없어요. 있는 눈은 { $faces }.
reason-wrong-number-of-dice = 주사위는 { $given }개가 아니라 { $expected }개를 굴려요.
reason-wrong-kinds-of-dice = 지금 가진 주사위로는 { $faces } 눈이 함께 나올 수 없어요.
reason-no-such-seat = “{ $text }” 자리는 없어요. 자리는 모두 { $seats }개예요.
reason-no-such-language = “{ $given }” 말은 할 줄 몰라요. 쓸 수 있는 말: { $languages }.
