# What is special about each preset, in one line.

preset-zonk = Every scoring die must be set aside, exactly 10,000 wins, and cheating is part of the game.
preset-zonk-original = Zonk as of 1978: it takes 300 points and four dice set aside to stop.
preset-zonk-five = Zonk with five dice: straights score, and five of a kind are worth a thousand times their face.
preset-doom = A race to 100,000: dice set aside join later throws, and two 6s in one throw lose the turn.
preset-farkle = Farkle from the box: large sets, three pairs and the straight pay well, and 500 points put you on the board.
preset-farkle-minimal = Only 1s, 5s and three of a kind score, and the first to 10,000 wins.
preset-farkle-facebook = No bank below 300, and every third farkle in a row costs 500.
preset-zilch = Six dice without a score earn 500 and another throw, and every third zilch in a row costs 500.
preset-kingdom-come = The tavern dice of Kingdom Come: short straights score, every further die doubles a set, and 4,000 wins.
preset-ten-thousand = 1,000 points put you on the board, a full house scores, and the dice left can be taken over.
preset-dix-mille = Exactly 10,000 is wanted: going past loses the turn, and a first throw of nothing costs 1,000.
preset-zehntausend = No bank below 500, and every die beyond three of a kind adds 1,000.
preset-greed = Ten dice at once, and sets grow from throw to throw.
preset-hot-dice = 1,000 points put you on the board, and a matching die in a later throw doubles a set.
preset-pig = One die and one decision: throw again or bank. A 1 loses the turn.
preset-bones = Build a skeleton from eighteen bone dice, hat and all, and bury it while a gravestone shows.
