# The help pages of the commands. They are read without Fluent: every message is one line of plain text.

help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-help = Show this page.
help-version = Show the version.

help-pushluck = Push-your-luck dice games: Zonk, Doom, and the house rules around them. To play at once: pushluck play zonk
help-play = Play against bots or with friends
help-presets = List the games to choose from
help-rules = Show the rules of a game, also with your own changes
help-score = Tell what a throw of real dice is worth
help-odds = Show what a throw risks, by number of dice
help-replay = Tell a recorded match turn by turn
help-simulate = Let bots play many matches, and count who wins
help-serve = Open online tables, for friends to play by a link

help-presets-more = List the presets: what each game is called, what is special about it, and where its rules come from.
help-rules-more = Show the rules page of a preset, of a file, or of either with changes. To write your own rules, save what --toml prints, edit it, and read it back with --rules.
help-score-more = Show everything you may set aside from a throw, what it is worth and why, and whether you may bank then. Dice are written 114562 or 1 1 4 5 6 2.
help-odds-more = Show by number of dice, with none set aside before: the chance that the throw loses the turn, the chance of hot dice, and the mean of the most points on offer.
help-replay-more = Tell a recorded match turn by turn, with its score sheet. Of a damaged file it tells what can be read, and what is wrong with the rest.
help-simulate-more = Let bots play many matches under the rules, and show how often each seat wins and how its turns go. The same seed gives the same matches.
help-serve-more = Open online tables, to which a link invites. At home the defaults will do; add --host 0.0.0.0 to let the phones in the house in. Every option can also be set as an environment variable: PUSHLUCK_PORT for --port.

help-argument-preset = A preset such as zonk; see: pushluck presets
help-argument-dice = What the dice show
help-argument-record = File of a recorded match; - for standard input

help-option-lang = Language; otherwise that of the system
help-option-json = Print JSON, for programs
help-option-rules = Read the rules from a file, instead of PRESET
help-option-set = Change a rule, such as finish.target=5000; can be repeated
help-option-toml = Print the rules as data that --rules reads back
help-option-markdown = Print the page as Markdown
help-option-hand = Dice set aside since all dice were last thrown
help-option-hand-points = What these are worth; otherwise what they score together
help-option-batch = Answer throws from standard input, one JSON object a line, for programs
help-option-from = First turn to tell
help-option-seats = Who plays, by seat, with commas between: names for people, bots such as bot:bold
help-option-dice = Where throws come from: system, seed:TEXT to check them later, or typed for real dice
help-option-resume = Go on with the last match that is not finished, or the one in --save
help-option-save = File in which the match is kept
help-option-plain = Only lines of text, no drawn dice
help-option-pace = Pause after each event of a bot, in seconds
help-option-bots = Bots by seat, with commas between, such as bot:bold,bot:careful
help-option-games = Number of matches; otherwise 1000
help-option-seed = Text that decides the dice; otherwise 1
help-option-jobs = Number of processes that play; otherwise 1
help-option-host = Address to listen on; otherwise 127.0.0.1, this machine only
help-option-port = Port to listen on, 0 for any that is free; otherwise 8000
help-option-database = Where tables are kept; otherwise an SQLite file in your own folder
help-option-workers = Number of processes that serve; otherwise 1
help-option-redis = A Redis that carries notices between workers; PostgreSQL needs none
help-option-public-url = Address under which people reach the server, such as https://dice.example
help-option-origins = Further addresses whose pages may use the server, with commas between
help-option-trusted-proxies = Proxies that are believed about who is asking, with commas between; otherwise those on this machine
help-option-grace = Seconds for which a lost connection keeps its seat; otherwise 60
help-option-keep-days = Delete tables that nobody has touched for so many days; otherwise 0, never
help-option-limits = Limits to change, with commas between, such as sockets_per_address=20
help-option-open = Open the page in the browser of this machine
help-option-metrics = Who may read /metrics; otherwise loopback, this machine only
help-option-log-format = How the log is written; otherwise text on a terminal and json elsewhere
help-option-log-level = What is logged at least; otherwise info
