# The online table.

## People, links and codes

reason-name-empty = A name needs at least one sign that can be seen.
reason-name-too-long = A name has { $most } characters at most; this one has { $given }.
reason-name-is-bot = Names that begin with { $prefix } belong to bots. Choose another.
reason-code-unreadable = A code has { $digits } digits, such as 1234 5678.
reason-no-such-code = No table that takes people has this code. Look at the digits again, or ask for the link.
reason-no-such-pairing = This code is not good, or no longer: one works once, for five minutes. Ask for a new one on your other device.
reason-no-such-table = There is no table under this link. Ask for a new link, or open a table of your own.
reason-no-such-match = This table has not played such a match.
reason-no-spectators = This table plays without spectators. Take a seat to come in.

## What cannot be done at a table

reason-match-is-on = A match is being played. Wait until it is over.
reason-table-full = All { $seats } seats are taken.
reason-not-host = Only the host can do that.
reason-not-seated = You have no seat at this table. Sit down first.
reason-kick-yourself = You cannot send yourself away. To go, leave the table.
reason-nobody-to-stand-in-for = A bot stands in only during a match, for a person who is away or has left.
reason-no-person-there = Nobody sits there who could be the host. Choose a person who is at the table.
reason-no-match-is-on = No match is being played.
reason-clock-too-short = The clock gives at least { $least } seconds for a decision, or 0 for no clock.
reason-see-first = What this does cannot be known beforehand. Play it alone, see what comes of it, and then go on.

## Requests

reason-message-unreadable = This message cannot be read: { $why }
reason-message-too-large = This request is too large.
reason-nothing-here = There is nothing at this address.
reason-method-not-allowed = This address does not take { $method } requests.
reason-server-fault = Something went wrong here, and it is not your fault. Try again in a moment.

## How people behave at a table, in one line

table-conduct = { $strict ->
    [yes] A strict table
   *[no] A friendly table
}, { $cheating ->
    [yes] and cheating is allowed for whoever is not caught; a wrong call costs { $wrong ->
        [turn] the next turn
        [points] points
       *[none] nothing
    }.
   *[no] and nobody cheats.
}

## Limits and safety

reason-foreign-origin = This page does not belong to the server that it asks. Open the table under the server’s own address.
reason-too-many-requests = That was too much at once. Wait a moment and try again.
reason-too-many-connections = Too many connections are open from your network. Close some pages and try again.
reason-server-leaving = The server goes down for a moment. Try again soon.

## The store

reason-store-unavailable = The table cannot reach its database. What was played is safe; try again in a moment.
reason-store-full = The server has no space left to write this down, so it has not happened. Whoever runs the server has to make room.
reason-database-too-new = The database was made by a later version of Pushluck. Install that version or a newer one.
reason-bad-database-url = This is no address of a database. Write sqlite:////folder/tables.db or postgresql://user@host/name.

## pushluck serve

serve-open = The tables are open: { $address }
serve-close = Press Ctrl-C to close them. Matches are kept.
reason-server-not-installed = The online table needs a few more packages: { $command }
reason-server-not-started = The server could not start; the log above says why.
reason-workers-need-redis = Several workers on an SQLite file cannot tell each other what happens. Add --redis, use PostgreSQL, or leave --workers at 1.
reason-database-unreachable = The database { $url } does not answer.
reason-port-in-use = Port { $port } is taken by another program. Choose another with --port.
reason-port-forbidden = The system does not let you open port { $port }. Choose one from 1024 on.
reason-bad-port = There is no port { $port }; ports go up to 65535.
reason-no-such-host = This machine has no address { $host }.
reason-bad-redis-url = A Redis is named by a URL such as redis://localhost:6379/0.
reason-bad-origin = { $given } is no address of a server, such as https://dice.example.
reason-bad-limit = { $given } is no limit; write NAME=NUMBER, at least 1, with a name out of { $limits }.
reason-not-one-of = { $option } takes { $values }, not { $given }.

## At the socket

reason-stale = The match has gone on meanwhile. Look again and decide anew.
reason-hello-first = A client says hello before anything else.
reason-message-not-text = Messages are text; this one is not.
reason-too-many-messages = That was too much at once. Wait a moment and try again.
reason-another-connection-is-active = You are playing from another window or device. Take over here to play from this one.
reason-dice-are-thrown-here = At this table the server throws the dice; nobody can say what they show.
reason-faults-are-found-here = The table sees such faults by itself; nobody has to report them.
