"""What people do to a table: functions from one document to the next.

Each refuses what cannot be done with `IllegalActionError`; a room stores the result under the next revision, and
whoever loses a race for that revision does the same to the new document. So nothing here knows about workers.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from pushluck.bots import check_bot
from pushluck.core.errors import Detail, IllegalActionError
from pushluck.core.events import Seat
from pushluck.games.registry import find_rules, make_game, spelling
from pushluck.server.tables.document import Chair, Table, TableSettings, check_settings, seating_of

MOST_RUN_OUTS = 3
"""Turns in a row that a seat may let its clock run out before somebody else plays it (demand T21)."""


@dataclass(frozen=True)
class Notice:
    """Something that happened to a table; the key selects `notice-<key>`."""

    key: str
    seat: Seat | None
    details: Mapping[str, Detail]


@dataclass(frozen=True)
class Changed:
    """What a command made of a table."""

    table: Table
    notices: tuple[Notice, ...] = ()
    revoked: tuple[str, ...] = ()
    """People whose tokens are no longer good."""


Transition = Callable[[Table, bool], Changed]
"""What is done to a table; the second argument tells whether a match is being played."""


def opened(settings: TableSettings, person: str, name: str, bots: tuple[str, ...]) -> Table:
    """Return a new table with its host and some bots; raises as `check_settings` and `add_bot` do."""
    check_settings(settings)
    table = sit(person, name)(Table(settings=settings), False).table
    for bot in bots:
        table = add_bot(person, bot)(table, False).table
    return table


def sit(person: str, name: str) -> Transition:
    """Seat a person; whoever sits already stays where he is."""

    def apply(table: Table, is_playing: bool) -> Changed:
        if table.seat_of(person) is not None:
            return Changed(table)
        if is_playing:
            raise IllegalActionError("match-is-on")
        _check_room(table)
        unique = _unique(table, name)
        chairs = (*_present(table), Chair(name=unique, person=person))
        seated = replace(
            table,
            chairs=chairs,
            host=table.host or person,
            arrived=(*_without(table.arrived, person), person),
        )
        return _handed_on(Changed(seated, (Notice("sat", len(chairs) - 1, {}),)))

    return apply


def add_bot(host: str, bot: str) -> Transition:
    """Seat a bot."""

    def apply(table: Table, is_playing: bool) -> Changed:
        _check_host(table, host)
        _check_not_playing(is_playing)
        check_bot(bot, find_rules(table.settings.rules))
        _check_room(table)
        chairs = (*_present(table), Chair(name=bot))
        return Changed(replace(table, chairs=chairs), (Notice("sat", len(chairs) - 1, {}),))

    return apply


def leave(person: str) -> Transition:
    """Give up a seat: before and after a match it becomes free, in a match it can be taken back."""

    def apply(table: Table, is_playing: bool) -> Changed:
        seat = _seat(table, person)
        notice = Notice("left", seat, {"name": table.chairs[seat].name})
        return _gone(table, seat, notice, is_playing=is_playing)

    return apply


def take_back(person: str, at: int) -> Transition:
    """Let a person who left, or was replaced by a bot, play the own seat again; `at` is the time now."""

    def apply(table: Table, is_playing: bool) -> Changed:
        for seat, chair in enumerate(table.chairs):
            if person and chair.person == person:
                back = replace(chair, left=False, away=False, stand_in="")
                if back == chair:
                    return Changed(table)
                resumed_at = table.resumed_at if _people(table) else at
                returned = replace(
                    _with(table, seat, back), host=table.host or person, resumed_at=resumed_at
                )
                return _handed_on(Changed(returned, (Notice("returned", seat, {}),)))
        raise IllegalActionError("not-seated")

    return apply


def kick(host: str, seat: Seat) -> Transition:
    """Send somebody away for good; a person's tokens are revoked."""

    def apply(table: Table, is_playing: bool) -> Changed:
        _check_host(table, host)
        chair = _chair(table, seat)
        if chair.person == host:
            raise IllegalActionError("kick-yourself")
        if chair.is_bot:
            _check_not_playing(is_playing)
        notice = Notice("kicked", seat, {"name": chair.name})
        emptied = replace(
            _with(table, seat, replace(chair, person="")),
            arrived=_without(table.arrived, chair.person),
        )
        gone = _gone(emptied, seat, notice, is_playing=is_playing)
        return Changed(gone.table, gone.notices, (chair.person,) if chair.person else ())

    return apply


def stand_in(host: str, seat: Seat, bot: str) -> Transition:
    """Let a bot play for a person who is not there."""

    def apply(table: Table, is_playing: bool) -> Changed:
        _check_host(table, host)
        check_bot(bot, find_rules(table.settings.rules))
        chair = _chair(table, seat)
        if not is_playing or chair.is_bot or not (chair.away or chair.left):
            raise IllegalActionError("nobody-to-stand-in-for")
        return _replaced(table, seat, bot)

    return apply


def make_host(host: str, seat: Seat) -> Transition:
    """Hand the table over."""

    def apply(table: Table, is_playing: bool) -> Changed:
        _check_host(table, host)
        chair = _chair(table, seat)
        if not chair.person or chair.left or chair.away:
            raise IllegalActionError("no-person-there")
        return Changed(replace(table, host=chair.person), (Notice("host", seat, {}),))

    return apply


def move_seat(host: str, seat: Seat, to: Seat) -> Transition:
    """Change the order of the seats."""

    def apply(table: Table, is_playing: bool) -> Changed:
        _check_host(table, host)
        _check_not_playing(is_playing)
        chair = _chair(table, seat)
        _chair(table, to)
        others = [*table.chairs[:seat], *table.chairs[seat + 1 :]]
        chairs = (*others[:to], chair, *others[to:])
        return Changed(replace(table, chairs=chairs), (Notice("moved", to, {}),))

    return apply


def change_settings(host: str, changes: Mapping[str, object]) -> Transition:
    """Play otherwise from the next match on."""

    def apply(table: Table, is_playing: bool) -> Changed:
        _check_host(table, host)
        _check_not_playing(is_playing)
        settings = replace(table.settings, **changes)
        rules = check_settings(settings)
        for chair in _present(table):
            if chair.is_bot:
                check_bot(chair.name, rules)
        # In full, with the version: another version may be published before the match is over.
        settings = replace(settings, rules=spelling(rules))
        return Changed(replace(table, settings=settings), (Notice("settings", None, {}),))

    return apply


def begin(host: str) -> Transition:
    """Begin the next match: who has left is no longer seated, and whoever is there plays for himself."""

    def apply(table: Table, is_playing: bool) -> Changed:
        _check_host(table, host)
        _check_not_playing(is_playing)
        absent = table.settings.stand_in
        chairs = tuple(
            replace(chair, stand_in=absent if chair.away else "") for chair in _present(table)
        )
        seating_of(find_rules(table.settings.rules)).check(len(chairs))
        begun = replace(table, chairs=chairs, number=table.number + 1, ended=False)
        return Changed(begun, (Notice("began", None, {"number": begun.number}),))

    return apply


def end(host: str) -> Transition:
    """End the match without a winner."""

    def apply(table: Table, is_playing: bool) -> Changed:
        _check_host(table, host)
        if not is_playing:
            raise IllegalActionError("no-match-is-on")
        return Changed(replace(table, ended=True), (Notice("ended", None, {}),))

    return apply


def mark_away(person: str) -> Transition:
    """Note that a person has been gone for longer than the grace time."""

    def apply(table: Table, is_playing: bool) -> Changed:
        seat = table.seat_of(person)
        if seat is None or table.chairs[seat].away:
            return Changed(table)
        away = _with(table, seat, replace(table.chairs[seat], away=True))
        changed = _handed_on(Changed(away, (Notice("away", seat, {}),)))
        if is_playing and table.settings.stand_in:
            replaced = _replaced(changed.table, seat, table.settings.stand_in)
            return Changed(replaced.table, changed.notices + replaced.notices)
        return changed

    return apply


def mark_here(person: str) -> Transition:
    """Note that a person who was away is connected again; a bot that stands in plays on until it is taken back."""

    def apply(table: Table, is_playing: bool) -> Changed:
        seat = table.seat_of(person)
        if seat is None or not table.chairs[seat].away:
            return Changed(table)
        here = _with(table, seat, replace(table.chairs[seat], away=False))
        # Whoever takes the seat back from a bot is told of then.
        notices = () if here.chairs[seat].stand_in else (Notice("returned", seat, {}),)
        return _handed_on(Changed(here, notices))

    return apply


def mark_idle(seat: Seat) -> Transition:
    """Let somebody else play a seat whose clock has run out too often; without a stand-in the seat is given up."""

    def apply(table: Table, is_playing: bool) -> Changed:
        chair = table.chairs[seat] if seat < len(table.chairs) else None
        if not is_playing or chair is None or chair.bot or chair.left:
            return Changed(table)
        notice = Notice("idle", seat, {"turns": MOST_RUN_OUTS})
        return _gone(table, seat, notice, is_playing=True)

    return apply


def _gone(table: Table, seat: Seat, notice: Notice, *, is_playing: bool) -> Changed:
    """Return the table without whoever sits in `seat`."""
    if not is_playing:
        chairs = (*table.chairs[:seat], *table.chairs[seat + 1 :])
        return _handed_on(Changed(replace(table, chairs=chairs), (notice,)))
    left = _with(table, seat, replace(table.chairs[seat], left=True))
    changed = _handed_on(Changed(left, (notice,)))
    if not table.settings.stand_in or not _people(left):
        return changed
    replaced = _replaced(changed.table, seat, table.settings.stand_in)
    return Changed(replaced.table, changed.notices + replaced.notices)


def _replaced(table: Table, seat: Seat, bot: str) -> Changed:
    chair = replace(table.chairs[seat], stand_in=bot)
    return Changed(_with(table, seat, chair), (Notice("stands-in", seat, {"bot": bot}),))


def _handed_on(changed: Changed) -> Changed:
    """Make whoever has been at the table longest the host, where the host is no longer there (demand T20).

    Where everybody is away the host stays host.
    """
    table = changed.table
    people = _people(table)
    here = [person for person in people if not table.chairs[people[person]].away]
    if table.host in (here or people):
        return changed
    heirs = sorted(here or people, key=table.arrived.index)
    host = heirs[0] if heirs else ""
    if host in ("", table.host):
        return Changed(replace(table, host=host), changed.notices, changed.revoked)
    notice = Notice("host", table.seat_of(host), {})
    return Changed(replace(table, host=host), (*changed.notices, notice), changed.revoked)


def _people(table: Table) -> dict[str, Seat]:
    """Return the people who have not left, with their seats."""
    return {
        chair.person: seat
        for seat, chair in enumerate(table.chairs)
        if chair.person and not chair.left
    }


def _present(table: Table) -> tuple[Chair, ...]:
    return tuple(chair for chair in table.chairs if not chair.left)


def _without(people: Iterable[str], person: str) -> tuple[str, ...]:
    return tuple(other for other in people if other != person)


def _with(table: Table, seat: Seat, chair: Chair) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def _chair(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise IllegalActionError("no-such-seat", text=str(seat + 1), seats=len(table.chairs))
    return table.chairs[seat]


def _seat(table: Table, person: str) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise IllegalActionError("not-seated")
    return seat


def _check_host(table: Table, person: str) -> None:
    if not person or table.host != person:
        raise IllegalActionError("not-host")


def _check_not_playing(is_playing: bool) -> None:
    if is_playing:
        raise IllegalActionError("match-is-on")


def _check_room(table: Table) -> None:
    most = seating_of(make_game(find_rules(table.settings.rules)).rules).most_seats
    if len(_present(table)) >= most:
        raise IllegalActionError("table-full", seats=most)


def _unique(table: Table, name: str) -> str:
    """Return `name`, with a number where another person at the table is called so."""
    taken = {chair.name for chair in _present(table)}
    names = (name, *(f"{name} ({number})" for number in range(2, len(taken) + 3)))
    return next(each for each in names if each not in taken)
