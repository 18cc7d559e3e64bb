from pushluck.conduct import make_table
from pushluck.core import Match
from pushluck.games.registry import find_rules

LAST_ROUND = "farkle@1(seating.start=first_seat,bank.opening=0,finish.target=200,manners.{}=true)"


def last_told(rules: str, *texts: str) -> list[str]:
    match = Match(make_table(find_rules(rules)), 2)
    for text in texts:
        seat, _, acted = text.rpartition(" ")
        match.push_text(acted, int(seat) - 1 if seat else None)
    return [
        f"{happening.key} {0 if happening.seat is None else happening.seat + 1}"
        for happening in match.happenings(len(match.events) - 1)
    ]


def test_the_end_is_told_where_the_last_turn_is_lost_by_a_fault() -> None:
    rules = LAST_ROUND.format("etiquette")
    told = last_told(rules, "113462", "k11", "b", "z:away")
    assert told == ["fault 2", "forfeit 2", "won 1"]


def test_the_end_is_told_where_the_last_turn_was_a_cheats() -> None:
    rules = LAST_ROUND.format("cheating")
    told = last_told(rules, "113462", "k11", "b", "113462", "k11", "b300", "1 c")
    assert told == ["call-right 1", "false-count 2", "forfeit 2", "won 1"]
