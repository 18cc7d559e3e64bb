"""What holds at a table whatever people do to it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pushluck.core.errors import IllegalActionError, PushluckError
from pushluck.server import tables
from pushluck.server.tables import Table, TableSettings, Transition
from tests.server.tables.doing import BOT, NOW

PEOPLE = ("ada", "ben", "cyd", "dan")
MOST = 3
person = st.sampled_from(PEOPLE)
seat = st.integers(-1, MOST)
bot = st.sampled_from((BOT, "bot:timid", "bot:nobody"))
transitions = st.one_of(
    st.builds(tables.sit, person, person),
    st.builds(tables.leave, person),
    st.builds(tables.take_back, person, st.integers(1, 9)),
    st.builds(tables.add_bot, person, bot),
    st.builds(tables.kick, person, seat),
    st.builds(tables.stand_in, person, seat, bot),
    st.builds(tables.make_host, person, seat),
    st.builds(tables.move_seat, person, seat, seat),
    st.builds(
        tables.change_settings, person, st.fixed_dictionaries({}, optional={"stand_in": bot})
    ),
    st.builds(tables.begin, person),
    st.builds(tables.end, person),
    st.builds(tables.mark_away, person),
    st.builds(tables.mark_here, person),
    st.builds(tables.mark_idle, st.integers(0, MOST)),
)


def check_table(table: Table) -> None:
    """Check what holds at every table."""
    seated = [chair for chair in table.chairs if chair.person]
    people = [chair for chair in seated if not chair.left]
    here = [chair for chair in people if not chair.away]
    assert len(table.chairs) <= MOST
    assert len({chair.person for chair in seated}) == len(seated)
    assert len({chair.name for chair in people}) == len(people)
    assert table.host in ({chair.person for chair in here or people} or {""})
    assert len(set(table.arrived)) == len(table.arrived)
    assert {chair.person for chair in seated} <= set(table.arrived)
    for chair in table.chairs:
        assert not (chair.is_bot and (chair.person or chair.stand_in or chair.away or chair.left))


def check_heir(before: Table, changed: tables.Changed, playing: bool) -> None:
    """Check that a host who goes is followed by whoever came first of those who are there."""
    table = changed.table
    heirs = [notice for notice in changed.notices if notice.key == "host"]
    if not heirs or any(chair.person == before.host for chair in table.chairs if not chair.left):
        return
    here = [chair.person for chair in table.chairs if not (chair.left or chair.away)]
    waiting = [each for each in table.arrived if each in here]
    assert not waiting or table.host == waiting[0]


@given(st.lists(transitions, max_size=40))
def test_whatever_people_do_the_table_stays_a_table(given: list[Transition]) -> None:
    table = tables.opened(
        TableSettings(rules=f"pig@1(seating.most_seats={MOST})"), "ada", "ada", ()
    )
    playing = False
    for transition in given:
        try:
            changed = transition(table, playing)
        except PushluckError:
            continue
        check_table(changed.table)
        check_heir(table, changed, playing)
        if playing:
            assert len(changed.table.chairs) == len(table.chairs)
        for gone in changed.revoked:
            assert gone not in changed.table.arrived
            for act in (tables.leave(gone), tables.take_back(gone, NOW), tables.begin(gone)):
                with pytest.raises(IllegalActionError):
                    act(changed.table, playing)
        playing = (playing or changed.table.number > table.number) and not changed.table.ended
        table = changed.table
