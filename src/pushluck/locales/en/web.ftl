# The table in the browser: what its controls are called. Sentences about the game come from the other files.

web-not-built = The page has not been built. Run: make setup
web-guest = Guest

## The connection

web-connecting = Connecting…
web-lost = The connection is lost. Coming back…
web-lost-waiting = The connection is lost. What you chose is kept and sent as soon as it is back.
web-act-late = Your last choice is still on its way. Look again when it is there.
web-gone = This table is not there any more.
web-gone-hint = Tables that nobody comes back to are cleared away. A new one is laid in a moment.
web-shut-out = You have no place at this table any more.
web-shut-out-hint = The host has given your seat away. There is always another table.
web-offline = The server does not answer. Try again in a moment.
web-not-loaded = This part of the page could not be loaded.
web-try-again = Try again
web-superseded = You are playing from another window or device.
web-claim = Play from here
web-outdated = A newer version of this page is there.
web-reload = Load it

## Ways to other things

web-games = Games
web-friends = Friends
web-rules = Rules
web-print = Print
web-settings = Settings
web-close = Close
web-new-table = New table
web-go-on = Go on with your last game

## Who plays

web-scores = Scores
web-you = you
web-bot = bot
bot-name-beginner = Beginner
bot-name-careful = Careful
bot-name-bold = Bold
bot-name-hold = Steady
bot-name-expected = Reckoner
bot-name-exact = Exact
bot-name-cheat = Cheat
web-score-of = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $moves ->
    [yes] , whose turn it is
   *[no] { "" }
}
web-dropped = connection lost
web-away = away
web-left = has left
web-stood-in = { $bot } plays
web-host = host
web-target = Target { $target }
web-targets = Target { $target }, then { $extended }
web-watching = { $watching ->
    [one] 1 watches
   *[other] { $watching } watch
}
web-your-turn = Your turn
web-turn-of = { $name } plays
web-your-turn-title = Your turn – { $title }
web-time-left = { $time } left

## Dice

web-tray = Dice on the table
web-corner = Set aside
web-turn-total = This turn
web-total-of = { $points ->
    [one] { $points } point this turn
   *[other] { $points } points this turn
}
web-add-up = Add it up yourself
web-die = Die { $number }: { $face }
web-die-kept = { $face }, set aside
web-die-hand = A die to throw
web-slab-empty = The slab is empty
web-left-mark = L
web-right-mark = R

## What to do

web-throw = Throw { $dice }
web-throw-bare = Throw
web-bust-risk = { PERCENT($risk) } bust
web-no-risk = cannot bust
web-gravestone = at least { PERCENT($chance) } gravestone
web-bank = Bank { $points }
web-bank-bare = Bank
web-bury = Bury for { $points }
web-bank-makes = makes { $score }
web-bank-wins = wins
web-offers = Choose what to set aside
web-bones-offers = Choose a bone to place
web-offer = Set aside { $dice }: { $why }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-place = Place { $bone }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-lift-hat = Lift the hat
web-misplace = { $bone } where { $slot } belongs
web-left-to-throw = { $left ->
    [one] leaves 1 die
   *[other] leaves { $left } dice
}
web-hot = hot dice
web-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
web-fewer = Fewer
web-payments = Put out { $price ->
    [one] 1 die
   *[other] { $price } dice
} and throw
web-pay-left = { $count } left
web-pay-right = { $count } right
web-pay-middle = { $count } middle
web-pay-slots = { $bones } from the slab
web-ride = Take over { $points }, throw { $dice }
web-accept = Accept the bank
web-call = Call a cheat
web-owed = Sit this turn out
web-waiting = Waiting for { $name }
web-type-faces = What do the dice show?
web-enter-faces = Enter

## Cheating

web-nobody-looks = Nobody is looking
web-cheat-hint = Others can call you out until the next turn has begun.
web-turn-die = Turn a { $die } into a { $face }
web-turn-keep = Set aside { $dice } for { $points }
web-declare-points = Points
web-truth = Really { $points }

## The end

web-won-you = You win
web-won = { $name } wins
web-nobody-won = Nobody wins this match
web-again = Play again
web-again-host = { $name } can start the next match.
web-real-zonk = That was honest Zonk. The real one lets people cheat until somebody calls them out.
web-real-zonk-go = Play it
web-another-game = Another game
web-first-line = Set aside what scores, then choose: throw the rest, or bank before it is all lost.

## The lobby

web-lobby = At this table
web-start = Start
web-starts = { $name } starts the match.
web-youngest = Who is the youngest, and begins?
web-youngest-told = The youngest player begins: { $name } says who that is.
web-seats-free = { $seats ->
    [one] 1 seat is free
   *[other] { $seats } seats are free
}
web-table-full = Every seat is taken. You may watch.
web-needs-more = { $seats ->
    [one] One more is needed to start.
   *[other] { $seats } more are needed to start.
}
web-add-bot = Add a bot
web-send-away = Send { $name } away
web-move-up = Move { $name } up
web-invite = Invite
web-invite-hint = Whoever opens this link or types this code can sit down.
web-watch-hint = Whoever opens this link can watch.
web-link = Link
web-copy = Copy
web-copied = Copied
web-share = Share
web-code = Code
web-qr = QR code of the link
web-sit-down = Sit down
web-your-name = Your name
web-you-watch = You are watching.
web-stand-up = Leave the table
web-take-back = Take your seat again
web-end-match = End the match
web-stand-in-for = Let a bot play for { $name }
web-make-host = Make { $name } the host
web-how = How this table plays
web-clock = Time for each decision
web-no-clock = No time limit
web-stand-in = Plays for whoever is away
web-nobody = Nobody
web-spectators = Others may watch
web-real-dice = We throw real dice
web-pace = Bots play
web-pace-quick = quickly
web-pace-calm = at a calm pace
web-pace-slow = slowly

## Choosing a game

web-play-bot = Play a bot
web-play-friends = With friends
web-opponent = Opponent
web-cheating-table = Cheating is part of it
web-players = { $least }–{ $most } players
web-have-code = I have a code
web-more-games = House rules from other tables
web-code-hint = Eight digits, such as 1234 5678
web-code-short = A code has eight digits.
web-find = Find the table
web-pair = This seat on another device
web-pair-hint = Open { $address } on the other device and type this code. It works once, for five minutes.
web-pair-ask = Show a code
web-pair-title = Take over a seat from another device
web-pair-take = Take over

## Preferences

web-language = Language
web-automatic = Automatic
web-theme = Light
web-theme-light = Day
web-theme-dark = Night
web-motion = Movement
web-motion-reduced = Little
web-motion-full = Full
web-volume = Sound
web-numerals = Figures instead of pips
web-brief = Fewer details about the others
web-keys = Keys
web-key-throw = throw
web-key-bank = bank
web-key-choose = choose what to set aside
web-key-call = call a cheat
web-key-scores = hear the scores
web-key-total = hear the points of this turn
web-key-help = show these keys

## What happened

web-log = What happened
web-log-empty = Nothing yet
web-copy-log = Copy it all

## Reactions

web-reactions = Show a reaction
web-mute = Hide reactions
web-clap = Well done
web-gasp = Oh
web-hurry = Go on
web-laugh = Ha
web-sad = Alas
web-thanks = Thanks
web-reacted = { $name }: { $what }

## At the table

web-your-turn-named = Your turn, { $name }
web-you-left = You have left the table. The match goes on without you.
web-zeros = { $count ->
    [one] nothing in the last turn
   *[other] nothing in the last { $count } turns
}
web-sheet = Score sheet
web-goal-extended = { $target } was passed: { $extended } wins now
web-goal-opening = { $points } to get on the board
web-goal-last = The last turns: { $name } leads with { $score }
web-goal-overtime = A tie: another turn
web-place-where = Tap where { $bone } goes
web-misplace-where = Tap a wrong place for { $bone }
web-faces-missing = { $count ->
    [one] 1 die to go
   *[other] { $count } dice to go
}
web-faces-remove = Take back the last one
web-no-turn = This die cannot be turned into anything that scores.
web-clock-alert = Your time is running out: { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
}
web-dice-none = No dice show.
web-dice-show = On the table: { $dice }.
web-dice-aside = Set aside: { $dice }.
web-call-by = { $name } calls a cheat
web-on-this-phone = Also on this device
web-add-here = Sit down here
web-hand-over = Hand the phone to { $name }.
web-i-am = I am { $name }
web-notify = Tell me when it is my move
web-notify-refused = The browser does not allow it.
web-shortcuts = Single keys act at the table
web-licences = Fonts and code by others
web-key-press = press what is in focus
web-key-turn = turn a die unseen
web-key-repeat = hear the last sentence again
web-key-dice = hear the dice
web-chance = { PERCENT($chance) }
web-misplace-choose = Nothing fits: choose a bone to put in a wrong place
