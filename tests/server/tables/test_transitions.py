"""What people do to a table, one function after another."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from pushluck.core.errors import PushluckError
from pushluck.server import tables
from pushluck.server.tables import Chair, TableSettings, Transition
from tests.server.tables.doing import BOT, NOW, PIG, after, keys, names, opened, refusal


def test_a_new_table_has_its_host_and_its_bots() -> None:
    table = tables.opened(PIG, "ada", "Ada", (BOT, BOT))
    assert names(table) == ["Ada", BOT, BOT]
    assert table.host == "ada"
    assert table.arrived == ("ada",)
    assert [table.seat_of(person) for person in ("ada", "ben", "")] == [0, None, None]


@pytest.mark.parametrize(
    ("settings", "bots", "reason"),
    [
        ({"rules": "no-such-game"}, (), "no-such-preset"),
        ({"clock": 19_999}, (), "clock-too-short"),
        ({"stand_in": "bot:nobody"}, (), "no-such-bot"),
        ({}, ("bot:nobody",), "no-such-bot"),
        ({"rules": "pig@1(seating.most_seats=2)"}, (BOT, BOT), "table-full"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    settings: dict[str, Any], bots: tuple[str, ...], reason: str
) -> None:
    chosen: dict[str, Any] = {"rules": "pig@1"} | settings
    with pytest.raises(PushluckError) as failure:
        tables.opened(TableSettings(**chosen), "ada", "Ada", bots)
    assert failure.value.reason == reason


def test_nobody_sits_twice() -> None:
    table = opened("ada", "ben")
    again = tables.sit("ben", "Benny")(table, False)
    assert again.table == table
    assert again.notices == ()


def test_two_people_of_one_name_can_be_told_apart() -> None:
    table = after(opened("ada"), tables.sit("x", "ada"), tables.sit("y", "ada"))
    assert names(table) == ["ada", "ada (2)", "ada (3)"]


def test_a_seat_is_for_those_who_come_before_the_match_and_while_there_is_one() -> None:
    table = opened("ada", "ben", settings=TableSettings(rules="pig@1(seating.most_seats=2)"))
    assert refusal(tables.sit("cyd", "cyd"), table) == "table-full"
    assert refusal(tables.add_bot("ada", BOT), table) == "table-full"
    assert refusal(tables.sit("cyd", "cyd"), table, playing=True) == "match-is-on"


HOST_COMMANDS: Mapping[str, Callable[[str], Transition]] = {
    "add-bot": lambda person: tables.add_bot(person, BOT),
    "kick": lambda person: tables.kick(person, 1),
    "stand-in": lambda person: tables.stand_in(person, 1, BOT),
    "make-host": lambda person: tables.make_host(person, 1),
    "move-seat": lambda person: tables.move_seat(person, 0, 1),
    "settings": lambda person: tables.change_settings(person, {"pace": 0}),
    "start": tables.begin,
    "end": tables.end,
}


@pytest.mark.parametrize("command", HOST_COMMANDS)
@pytest.mark.parametrize("playing", [False, True])
@pytest.mark.parametrize("person", ["ben", "stranger", ""])
def test_only_the_host_is_obeyed(command: str, playing: bool, person: str) -> None:
    transition = HOST_COMMANDS[command](person)
    assert refusal(transition, opened("ada", "ben"), playing=playing) == "not-host"


@pytest.mark.parametrize("playing", [False, True])
def test_whoever_has_no_seat_cannot_leave_or_come_back(playing: bool) -> None:
    table = opened("ada", "ben")
    for person in ("stranger", ""):
        assert refusal(tables.leave(person), table, playing=playing) == "not-seated"
        assert refusal(tables.take_back(person, NOW), table, playing=playing) == "not-seated"


def test_before_a_match_a_seat_that_is_left_is_free() -> None:
    table = opened("ada", "ben", "cyd")
    assert names(after(table, tables.leave("ben"))) == ["ada", "cyd"]
    assert keys(tables.leave("ben"), table) == ["left"]


def test_in_a_match_a_seat_that_is_left_can_be_taken_back() -> None:
    table = opened("ada", "ben", "cyd")
    left = after(table, tables.leave("ben"), playing=True)
    assert left.chairs[1].is_vacant
    assert left.seat_of("ben") is None
    assert after(left, tables.take_back("ben", NOW), playing=True) == table


def test_a_stand_in_plays_for_whoever_leaves_while_somebody_is_left() -> None:
    table = opened("ada", "ben", settings=TableSettings(rules="pig@1", stand_in=BOT))
    one = after(table, tables.leave("ben"), playing=True)
    assert one.chairs[1].bot == BOT
    assert keys(tables.leave("ben"), table, playing=True) == ["left", "stands-in"]
    none = after(one, tables.leave("ada"), playing=True)
    assert none.chairs[0].is_vacant
    assert none.host == ""


def test_the_clock_of_a_match_that_everybody_had_left_begins_anew() -> None:
    table = after(opened("ada", "ben"), tables.leave("ada"), playing=True)
    assert after(table, tables.take_back("ada", NOW), playing=True).resumed_at == 0
    table = after(table, tables.leave("ben"), tables.take_back("ben", NOW), playing=True)
    assert table.resumed_at == NOW
    assert table.host == "ben"


def test_the_host_sends_people_and_bots_away() -> None:
    table = after(opened("ada", "ben"), tables.add_bot("ada", BOT))
    changed = tables.kick("ada", 1)(table, False)
    assert names(changed.table) == ["ada", BOT]
    assert changed.revoked == ("ben",)
    assert "ben" not in changed.table.arrived
    assert tables.kick("ada", 2)(table, False).revoked == ()
    assert refusal(tables.kick("ada", 0), table) == "kick-yourself"
    assert refusal(tables.kick("ada", 3), table) == "no-such-seat"
    assert refusal(tables.kick("ada", 2), table, playing=True) == "match-is-on"


def test_whoever_was_sent_away_in_a_match_does_not_come_back() -> None:
    table = after(opened("ada", "ben"), tables.kick("ada", 1), playing=True)
    assert table.chairs[1] == Chair(name="ben", left=True)
    assert refusal(tables.take_back("ben", NOW), table, playing=True) == "not-seated"
    assert refusal(tables.make_host("ada", 1), table, playing=True) == "no-person-there"
    assert after(table, tables.stand_in("ada", 1, BOT), playing=True).chairs[1].bot == BOT


def test_a_bot_stands_in_only_for_somebody_who_is_not_there() -> None:
    table = after(opened("ada", "ben"), tables.add_bot("ada", BOT))
    stand_in = tables.stand_in("ada", 1, BOT)
    assert refusal(stand_in, table, playing=True) == "nobody-to-stand-in-for"
    assert refusal(tables.stand_in("ada", 2, BOT), table, playing=True) == "nobody-to-stand-in-for"
    away = after(table, tables.mark_away("ben"), playing=True)
    assert refusal(stand_in, away) == "nobody-to-stand-in-for"
    assert refusal(tables.stand_in("ada", 1, "bot:nobody"), away, playing=True) == "no-such-bot"
    assert after(away, stand_in, playing=True).chairs[1].bot == BOT


def test_whoever_comes_back_plays_on_when_he_takes_the_seat_from_the_bot() -> None:
    table = opened("ada", "ben", settings=TableSettings(rules="pig@1", stand_in=BOT))
    away = after(table, tables.mark_away("ben"), playing=True)
    assert away.chairs[1] == Chair(name="ben", person="ben", stand_in=BOT, away=True)
    here = after(away, tables.mark_here("ben"), playing=True)
    assert here.chairs[1] == Chair(name="ben", person="ben", stand_in=BOT)
    assert keys(tables.mark_here("ben"), away, playing=True) == []
    assert after(here, tables.take_back("ben", NOW), playing=True) == table
    assert keys(tables.take_back("ben", NOW), here, playing=True) == ["returned"]


def test_whoever_is_away_twice_is_away_the_second_time_too() -> None:
    table = opened("ada", "ben")
    here = after(table, tables.mark_away("ben"), tables.mark_here("ben"), playing=True)
    assert here == table
    assert keys(tables.mark_away("ben"), here, playing=True) == ["away"]


def test_nothing_is_noted_twice() -> None:
    table = after(opened("ada", "ben"), tables.mark_away("ben"))
    for transition in (tables.mark_away("ben"), tables.mark_here("ada"), tables.mark_away("x")):
        assert transition(table, False) == tables.Changed(table)
    for seat in (0, 5):
        assert tables.mark_idle(seat)(table, False) == tables.Changed(table)
    assert tables.take_back("ada", NOW)(table, True) == tables.Changed(table)


def test_whoever_lets_the_clock_run_out_too_often_is_replaced_or_gives_up() -> None:
    table = opened("ada", "ben")
    assert after(table, tables.mark_idle(1), playing=True).chairs[1].is_vacant
    with_bot = opened("ada", "ben", settings=TableSettings(rules="pig@1", stand_in=BOT))
    replaced = after(with_bot, tables.mark_idle(1), playing=True)
    assert replaced.chairs[1].bot == BOT
    assert keys(tables.mark_idle(1), with_bot, playing=True) == ["idle", "stands-in"]
    assert after(replaced, tables.mark_idle(1), playing=True) == replaced


def test_whoever_has_been_there_longest_becomes_host() -> None:
    table = opened("ada", "ben", "cyd")
    moved = after(table, tables.move_seat("ada", 2, 0))
    assert names(moved) == ["cyd", "ada", "ben"]
    for playing in (False, True):
        assert after(moved, tables.leave("ada"), playing=playing).host == "ben"
        assert keys(tables.leave("ada"), moved, playing=playing) == ["left", "host"]


def test_a_host_who_is_away_hands_on_to_somebody_who_is_there() -> None:
    table = after(opened("ada", "ben", "cyd"), tables.mark_away("ben"))
    away = after(table, tables.mark_away("ada"))
    assert away.host == "cyd"
    assert after(away, tables.mark_here("ada")).host == "cyd"
    all_away = after(away, tables.mark_away("cyd"))
    assert all_away.host == "cyd"
    assert after(all_away, tables.mark_here("ben")).host == "ben"
    assert after(all_away, tables.sit("dan", "dan")).host == "dan"


def test_the_host_hands_the_table_over() -> None:
    table = after(opened("ada", "ben"), tables.add_bot("ada", BOT))
    assert after(table, tables.make_host("ada", 1)).host == "ben"
    assert refusal(tables.make_host("ada", 2), table) == "no-person-there"
    away = after(table, tables.mark_away("ben"))
    assert refusal(tables.make_host("ada", 1), away) == "no-person-there"


def test_the_host_changes_the_order_before_a_match() -> None:
    table = opened("ada", "ben", "cyd")
    assert names(after(table, tables.move_seat("ada", 0, 2))) == ["ben", "cyd", "ada"]
    assert after(table, tables.move_seat("ada", 1, 1)) == table
    assert refusal(tables.move_seat("ada", 0, 3), table) == "no-such-seat"
    assert refusal(tables.move_seat("ada", 3, 0), table) == "no-such-seat"
    assert refusal(tables.move_seat("ada", 0, 1), table, playing=True) == "match-is-on"


def test_the_host_changes_how_the_table_plays_before_a_match() -> None:
    table = opened("ada", "ben")
    changed = after(table, tables.change_settings("ada", {"clock": 30_000, "pace": 0}))
    assert changed.settings == TableSettings(rules="pig@1", clock=30_000, pace=0)
    for change, reason in (
        ({"rules": "nonsense"}, "no-such-preset"),
        ({"clock": 1_000}, "clock-too-short"),
        ({"stand_in": "bot:nobody"}, "no-such-bot"),
    ):
        assert refusal(tables.change_settings("ada", change), table) == reason
    assert refusal(tables.change_settings("ada", {}), table, playing=True) == "match-is-on"


def test_rules_are_kept_with_their_version() -> None:
    table = after(opened("ada"), tables.change_settings("ada", {"rules": "zonk"}))
    assert table.settings.rules == "zonk@1"


def test_a_match_begins_with_those_who_are_there() -> None:
    table = after(opened("ada", "ben", "cyd"), tables.begin("ada"))
    assert table.number == 1
    assert refusal(tables.begin("ada"), table, playing=True) == "match-is-on"
    table = after(table, tables.leave("ben"), playing=True)
    table = after(table, tables.end("ada"), playing=True)
    assert table.ended
    again = after(table, tables.begin("ada"))
    assert names(again) == ["ada", "cyd"]
    assert (again.number, again.ended) == (2, False)


def test_a_bot_stands_in_from_the_beginning_for_whoever_is_away_then() -> None:
    table = opened("ada", "ben", "cyd", settings=TableSettings(rules="pig@1", stand_in=BOT))
    away = after(table, tables.mark_away("ben"), tables.begin("ada"))
    assert [chair.bot for chair in away.chairs] == ["", BOT, ""]


def test_a_match_needs_as_many_as_can_play() -> None:
    settings = TableSettings(rules="pig@1(seating.least_seats=2)")
    assert refusal(tables.begin("ada"), opened("ada", settings=settings)) == "wrong-number-of-seats"


def test_only_a_match_that_is_played_can_be_ended() -> None:
    assert refusal(tables.end("ada"), opened("ada")) == "no-match-is-on"
