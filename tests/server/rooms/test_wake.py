"""When the server has to act next."""

from typing import Any

from pushluck.conduct import make_table
from pushluck.core.match import Match
from pushluck.games.registry import find_rules
from pushluck.server.rooms.wake import Moment, bots_to_ask, deadline_of, wake_at
from pushluck.server.tables import Chair, Table, TableSettings

ADA, BEN, BOLD = (
    Chair(name="Ada", person="a"),
    Chair(name="Ben", person="b"),
    Chair(name="bot:bold"),
)
SHORT = "zonk@1(seating.start=first_seat,finish.target=1000)"
AT = 5_000
CLOCK = 60_000


def moment(*texts: str, rules: str = SHORT, seats: int = 2) -> Moment:
    """Return the position after some texts, the last of which happened at `AT`."""
    match: Match[Any, Any] = Match(make_table(find_rules(rules)), seats)
    for text in texts:
        match.push_text(text)
    return Moment(match.game, match.state, len(match.events), AT)


def table(*chairs: Chair, ended: bool = False, resumed_at: int = 0, **settings: Any) -> Table:
    chosen = TableSettings(rules=SHORT, **settings)
    return Table(settings=chosen, chairs=chairs, ended=ended, resumed_at=resumed_at)


def test_without_a_clock_the_server_waits_for_people() -> None:
    assert deadline_of(moment(), table(ADA, BEN)) is None
    assert wake_at(moment(), table(ADA, BEN)) is None


def test_a_clock_runs_for_the_person_to_move_from_the_last_event_on() -> None:
    here = table(ADA, BEN, clock=CLOCK)
    for texts in ((), ("t",), ("t", "113462"), ("t", "113462", "k11", "b")):
        assert deadline_of(moment(*texts), here) == wake_at(moment(*texts), here) == AT + CLOCK


def test_a_clock_runs_from_when_somebody_came_back_to_a_table_that_was_left() -> None:
    here = table(ADA, BEN, clock=CLOCK, resumed_at=AT + 1_000_000)
    assert deadline_of(moment(), here) == AT + 1_000_000 + CLOCK


def test_no_clock_runs_for_a_bot_or_for_somebody_who_has_left() -> None:
    for first in (BOLD, Chair(name="Ada", person="a", stand_in="bot:bold", away=True)):
        assert deadline_of(moment(), table(first, BEN, clock=CLOCK)) is None
    gone = Chair(name="Ada", person="a", left=True)
    assert deadline_of(moment(), table(gone, BEN, clock=CLOCK)) is None


def test_a_clock_runs_for_somebody_who_is_away() -> None:
    away = Chair(name="Ada", person="a", away=True)
    assert deadline_of(moment(), table(away, BEN, clock=CLOCK)) == AT + CLOCK


def test_a_bot_moves_at_its_pace() -> None:
    here = table(BOLD, BEN, clock=CLOCK, pace=700)
    assert wake_at(moment(), here) == AT + 700
    assert bots_to_ask(moment(), here) == {0: "bot:bold"}


def test_a_bot_that_may_call_is_asked_once_and_at_once() -> None:
    here = table(ADA, BOLD, clock=CLOCK, pace=700)
    now = moment("t", "113462", "k11")
    assert bots_to_ask(now, here) == {1: "bot:bold"}
    assert wake_at(now, here) == AT
    assert wake_at(now, here, asked=now.ply) == AT + CLOCK
    assert wake_at(now, table(ADA, BOLD), asked=now.ply) is None


def test_a_last_bank_waits_for_those_who_must_reply() -> None:
    now = moment("t", "111234", "k111", "b", seats=3)
    assert now.game.outcome(now.state) is None
    assert deadline_of(now, table(ADA, BEN, BOLD, clock=CLOCK)) == AT + CLOCK
    assert set(bots_to_ask(now, table(ADA, BEN, BOLD))) == {2}
    assert set(bots_to_ask(now, table(ADA, BOLD, BOLD))) == {1, 2}


def test_nothing_is_due_when_a_match_is_over() -> None:
    won = moment("t", "111234", "k111", "b", rules=f"{SHORT[:-1]},manners.cheating=false)")
    assert won.game.outcome(won.state) is not None
    for now, ended in ((won, False), (moment(), True)):
        here = table(BOLD, BEN, ended=ended, clock=CLOCK)
        assert deadline_of(now, here) is None
        assert wake_at(now, here) is None
