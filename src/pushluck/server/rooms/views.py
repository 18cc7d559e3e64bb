"""A table and what happens to it, as the receiver is shown them."""

from typing import TYPE_CHECKING

from pushluck.games.registry import find_rules, make_game
from pushluck.locales import Words
from pushluck.server.messages import Notice, SeatView, SettingsView, Status, TableView
from pushluck.server.names import spoken_name
from pushluck.server.tables import Notice as TableNotice
from pushluck.server.tables import Table, seating_of

if TYPE_CHECKING:
    from pushluck.server.rooms.room import Room


def view_table(room: "Room", person: str, words: Words | None) -> TableView:
    """Return a table as `person` sees it; sentences are in the language of `words`."""
    table, live = room.table, room.live
    rules = find_rules(table.settings.rules)
    manners = make_game(rules).manners
    seating = seating_of(rules)
    presence = room.audience.presence()
    you = table.seat_of(person)
    return TableView(
        revision=room.revision,
        status=_status(room),
        settings=_settings(table),
        title=rules.preset.title,
        conduct="" if words is None else _conduct(room, words),
        cheating=manners.cheating,
        names_first=seating.start == "youngest",
        least_seats=seating.least_seats,
        most_seats=seating.most_seats,
        seats=[
            SeatView(
                name=chair.name,
                is_bot=chair.is_bot,
                stand_in=chair.stand_in,
                presence=presence[seat],
                is_host=bool(chair.person) and chair.person == table.host,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        you=you,
        code="" if you is None else room.code or "",
        match=None if live is None else live.id,
        number=table.number,
        watching=room.audience.watching,
    )


def view_notice(notice: TableNotice, table: Table, words: Words | None) -> Notice:
    """Return what happened to a table, with its sentence in the language of `words`."""
    details = dict(notice.details)
    seat = notice.seat
    if "name" not in details and seat is not None and seat < len(table.chairs):
        details["name"] = table.chairs[seat].name
    told = {
        name: list(value) if isinstance(value, tuple) else value for name, value in details.items()
    }
    sentence = ""
    if words is not None:
        plain = {
            name: spoken_name(value, words) if isinstance(value, str) else value
            for name, value in details.items()
            if not isinstance(value, tuple)
        }
        sentence = words(f"notice-{notice.key}", **plain)
    return Notice(key=notice.key, seat=seat, details=told, sentence=sentence)


def _status(room: "Room") -> Status:
    if room.is_playing:
        return "playing"
    return "over" if room.table.number else "lobby"


def _settings(table: Table) -> SettingsView:
    settings = table.settings
    return SettingsView(
        rules=settings.rules,
        clock=settings.clock // 1000,
        stand_in=settings.stand_in,
        spectators=settings.spectators,
        real_dice=settings.real_dice,
        pace=settings.pace,
    )


def _conduct(room: "Room", words: Words) -> str:
    manners = make_game(find_rules(room.table.settings.rules)).manners
    return words(
        "table-conduct",
        cheating="yes" if manners.cheating else "no",
        strict="yes" if manners.strict else "no",
        wrong=manners.wrong_call,
    )
