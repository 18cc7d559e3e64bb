# The table in the terminal.

play-you = You
play-welcome = { $title }
play-cheating-on = At this table cheating is allowed for whoever is not caught.
play-cheating-off = This is an honest table: no cheating.
play-house-rule = House rule: { $field } = { $value }
play-dice-typed = You throw real dice and type what they show, such as 114562.
play-dice-seeded = The dice follow the seed { $seed }: anyone can check them later.
play-resumed = The match goes on where it stopped. It is kept in { $path }
play-help-hint = Type h for the keys, ? for the rules.

play-score = { $name } { $score }
play-scores = Scores: { $scores }
play-keep-which = { $choices ->
    [one] These dice are to be set aside; press Enter:
   *[other] Which dice do you set aside? Type a number, or press Enter for the first:
}
play-offer = { $number }) { $dice } for { points }: { $why }; { $hot ->
    [yes] hot dice: all { $left } again
   *[no] { $left ->
        [one] 1 die left
       *[other] { $left } dice left
    }
}
play-decide-throw = t) Throw { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $risk } risk of losing { $total }
play-decide-bank = b) Bank { $total }: the score would be { $score }
play-decide-undo = u) Put the dice back and choose again
play-ride-or-throw = The player before left dice over. How do you begin? Type a number, or press Enter for the first:
play-fresh = 1) Throw all { $dice } dice
play-ride = 2) Take over { points } and throw { $dice ->
    [one] the 1 die left
   *[other] the { $dice } dice left
}: { $risk } risk
play-prompt = { $name }:
play-prompt-throw = { $name }, press Enter to throw:
play-who-is-first = Who is the youngest, and begins?
play-accept-or-call = This bank would end the match. a) accept it, c) call a cheat
play-ask-dice = { $name }: { $dice ->
    [one] what does the die show?
   *[other] what do the { $dice } dice show?
}
play-ask-call = { $name }: press Enter to let that turn pass, or c to call a cheat:
play-ask-turned = Nobody sees this. Which die do you turn? Type 3>1 to turn a 3 into a 1, or Enter for none:
play-ask-count = Nobody sees this. Which turn total do you declare? Type points, or Enter for none:
play-cannot-turn = That die cannot be turned so: turn one that shows, and move a scoring die with it.
play-no-cheat = No cheat, then.
play-keys =
    Enter  throw, or set aside the first choice
    1 2 3  set aside that choice; k15 sets aside a 1 and a 5
    t      throw
    b      bank
    u      put back the dice set aside last, before the next throw
    s      score sheet
    ?      rules of exactly this table
    q      leave; the match is kept and goes on later
    At a table where cheating is allowed:
    x      cheat: turn a die, or declare a false count
    c      call a cheat; s2 c calls for the second player
    a      accept a last bank
    z:off_table, s2 z:out_of_turn, s2 z:away report a fault
play-not-saved = The match could not be saved ({ $why }). It goes on, and every event tries again.
play-kept-in = The match is kept in { $path }
play-left = The match is kept. Go on with: pushluck play --resume --save { $path }
play-left-unsaved = The match could not be saved in full: { $path } holds it up to the last event that could be.

## What others see of dice set aside at a cheating table

happened-kept-unpriced = { $you ->
    [yes] You set aside { $dice }.
   *[no] { $name } sets aside { $dice }.
}

## Refusals

reason-nothing-to-put-back = Dice can only be put back between setting them aside and the next throw.
reason-no-such-number = There is no choice { $given }: type a number from 1 to { $most }.
reason-nothing-to-resume = No match is waiting to go on. Begin one with: pushluck play zonk
reason-seat-without-name = Seat { $seat } has no name: write names with commas between, such as Ada,bot:bold.
reason-say-what-to-do = Type t to throw or b to bank; h shows all keys.

## The bots

play-bot = { $bot } { $what }.
bot-beginner = looks at the points, not at the dice left, and sometimes does the wrong thing
bot-careful = banks early: a lost turn hurts it more than it should
bot-bold = throws where others bank
bot-hold = banks as soon as its turn total is high enough
bot-expected = plays the best expected turn, exactly
bot-exact = has solved the game: one against one, nobody wins more often
bot-cheat = plays like bold, and cheats when it thinks nobody looks

## The slab of Rolling Bones

bones-free-left = Left: { $bones }
bones-free-right = Right: { $bones }
bones-free-middle = Middle: { $bones }
bones-times = { $times } × { $bone }
bones-slab = On the slab: { $bones }.
bones-missing = Missing: { $sections }.
bones-missing-part = { $count } of { $section }
bones-slab-empty = The slab is empty; any bone can be the first.
bones-wrong = { $bone } in the slot of the { $slot }
bones-right-side = right
bones-left-side = left
bones-add-which = What do you add? Type a number, several in a row, or press Enter for the first:
bones-add = { $number }) { $bone }: the skeleton is then worth { $worth }
bones-lift = l) Lift the hat to throw again: the turn then cannot end with this throw
bones-throw = t) Put out { $price } and throw the other { $dice }: up to { $chance } chance of a gravestone
bones-bury = b) Bury the skeleton for { $worth }: the score would be { $score }
bones-must-lift = No gravestone shows, and the { $price } dice for another throw can only be paid with the die of the hat. Press Enter to lift the hat:
bones-no-gravestone = No gravestone shows, so the turn cannot end here.
bones-put-out-which = Which dice do you put out? { $price ->
    [one] 1 is due:
   *[other] { $price } are due:
}
bones-put-out-prompt = Number, or Enter for the first:
bones-dice-left = { $count } left
bones-dice-right = { $count } right
bones-dice-middle = { $count } middle
bones-turn = { $number }) turn { $die } into { $face }
bones-ask-turned = Nobody sees this. Which bone do you slip in? Type a number, or Enter for none:
