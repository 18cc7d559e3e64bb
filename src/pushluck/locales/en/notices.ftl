# What happens to a table itself. The page in the browser says it too, so this file refers to no other.

notice-sat = { $name } sits down.
notice-left = { $name } leaves the table.
notice-returned = { $name } is back.
notice-kicked = { $name } was sent away.
notice-stands-in = { $bot } plays for { $name }.
notice-host = { $name } is the host now.
notice-moved = { $name } has another place.
notice-settings = The host has changed how this table plays.
notice-began = Match { $number } begins.
notice-ended = The host has ended the match. Nobody wins it.
notice-away = { $name } is away.
notice-idle = { $name } has let the clock run out { $turns } times in a row.
