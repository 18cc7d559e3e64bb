import pytest

from pushluck.record import RecordError, parse_record, parse_record_leniently

HEADERS = '[Game "pig"]\n[Rules "pig@1"]\n[Seat1 "Ada"]\n[Seat2 "Ben"]\n[Result "*"]\n'
RECORD = HEADERS + "\n1. s1 4 6 b=10\n2. s2 1 Z\n"


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    return caught.value


def test_a_record_is_its_headers_and_its_match() -> None:
    record = parse_record(RECORD.replace("[Result", '[Date "today"]\n[Result'))
    assert list(record.headers) == ["Game", "Rules", "Seat1", "Seat2", "Date", "Result"]
    assert record.headers["Date"] == "today"
    assert record.match.seats == 2
    assert record.match.game.scores(record.match.state) == (10, 0)


def test_people_may_annotate() -> None:
    text = "{by hand} " + RECORD.replace("b=10", "b=10 {too early!}").replace("\n\n", "\n{:)}\n")
    assert parse_record(text).match.states == parse_record(RECORD).match.states


@pytest.mark.parametrize(
    ("old", "new", "place", "reason", "hints"),
    [
        ('[Game "pig"]\n', "", "4:1", "missing-header", ('[Game "..."]',)),
        ('[Rules "pig@1"]\n', "", "4:1", "missing-header", ('[Rules "..."]',)),
        ('[Result "*"]', "", "4:1", "missing-header", ('[Result "..."]',)),
        ('[Seat1 "Ada"]\n', "", "3:1", "no-such-seat", ("Seat1",)),
        ("Seat2", "Seat3", "4:1", "no-such-seat", ("Seat2",)),
        ("Seat2", "Seat02", "4:1", "no-such-seat", ("Seat2",)),
        ("Seat2", "Seat1", "4:1", "duplicate-header", ()),
        ('"Ada"', "Ada", "3:1", "bad-header", ('[Name "value"]',)),
        ("[Seat1", "[Seat 1", "3:1", "bad-header", ('[Name "value"]',)),
        ('"Ada"]', '"Ada"', "3:1", "bad-header", ('[Name "value"]',)),
        ('"pig"', '"chess"', "1:1", "unknown-game", ("scoring", "bones", "pig")),
        ('"pig"', '"scoring"', "1:1", "rules-of-another-game", ("pig",)),
        ("pig@1", "pig", "2:1", "rules-without-version", ("pig@1",)),
        ("pig@1", "pgi@1", "2:1", "no-such-preset", ()),
        ("pig@1", "pig@9", "2:1", "no-such-preset", ()),
        ("pig@1", "pig@01", "2:1", "no-such-preset", ()),
        ("pig@1", "pig@1(goal=5)", "2:1", "unknown-field", ()),
        ("pig@1", "pig@1(target=0)", "2:1", "number-too-small", ()),
        ("pig@1", "pig@1(target", "2:1", "unreadable-rules", ()),
        ("pig@1", "pig@1(least_seats=3)", "4:1", "wrong-number-of-seats", ()),
        ('"*"', '"1"', "5:1", "wrong-result", ("*",)),
        ("2. s2", '[Date "today"] 2. s2', "8:1", "header-after-turns", ()),
        ("b=10", "b=11", "7:11", "wrong-checksum", ("b=10",)),
        ("\n\n", '\n[View "2"]\n', "6:1", "only-a-view", ()),
        ("2. s2", "2. ] s2", "8:4", "stray-bracket", ()),
    ],
)
def test_the_first_fault_is_told_with_its_place(
    old: str, new: str, place: str, reason: str, hints: tuple[str, ...]
) -> None:
    assert old in RECORD
    error = refusal(RECORD.replace(old, new, 1))
    assert (f"{error.line}:{error.column}", error.reason) == (place, reason)
    assert error.hints == hints


def test_a_finished_match_must_name_its_winner() -> None:
    won = RECORD.replace("pig@1", "pig@1(finish.target=10)").replace("\n2. s2 1 Z", "")
    assert refusal(won).reason == "wrong-result"
    assert refusal(won.replace('"*"', '"2"')).hints == ("1",)
    assert parse_record(won.replace('"*"', '"1"')).match.outcome is not None


def test_rules_may_be_spelled_as_people_spell_them() -> None:
    text = RECORD.replace("pig@1", "pig@1( target = 50 )".replace(" ", ""))
    assert parse_record(text).headers["Rules"] == "pig@1(target=50)"


@pytest.mark.parametrize("text", ["", "\n", "hello", "{}", "[", '[Game "pig"]', "1. s1 4"])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    assert refusal(text).reason in ("missing-header", "bad-header")
    record, errors = parse_record_leniently(text)
    assert record is None
    assert errors


def test_the_lenient_reader_tells_every_fault_in_the_order_of_the_text() -> None:
    text = (
        '[Game "chess"]\n[Rules "pig@1"]\n[Seat1 Ada]\n[Seat1 "Ada"]\n[Seat1 "Ada"]\n[Seat2 "Ben"]\n'
        "\n1. s1 4 6 b=10\n2. s2 7\n3. s1 1 Z\n"
    )
    record, errors = parse_record_leniently(text)
    assert [(error.line, error.reason) for error in errors] == [
        (1, "unknown-game"),
        (3, "bad-header"),
        (5, "duplicate-header"),
        (6, "missing-header"),
        (9, "no-such-face"),
    ]
    assert record is not None
    assert record.headers == {"Game": "chess", "Rules": "pig@1", "Seat1": "Ada", "Seat2": "Ben"}
    assert [event.text for event in record.match.events] == ["t", "4", "t", "6", "b"]


def test_the_lenient_reader_takes_the_seats_up_to_a_gap() -> None:
    record, errors = parse_record_leniently(RECORD.replace("Seat2", "Seat3"))
    assert record is not None
    assert record.match.seats == 1
    assert [event.text for event in record.match.events] == ["t", "4", "t", "6", "b"]
    assert [error.reason for error in errors] == ["no-such-seat", "no-such-seat"]


def test_a_wrong_result_is_not_told_of_a_match_that_could_not_be_read() -> None:
    _, errors = parse_record_leniently(RECORD.replace("b=10", "b=11").replace('"*"', '"1"'))
    assert [error.reason for error in errors] == ["wrong-checksum"]


def test_the_error_of_the_engine_is_the_cause() -> None:
    error = refusal(RECORD.replace("4 6", "4 7"))
    assert error.cause is not None
    assert error.details == error.cause.details == {"face": "7", "faces": "1 2 3 4 5 6"}
    assert refusal(RECORD.replace("pig@1", "pig@7")).cause is not None


HUGE = "9" * 5_000
DEEP = "[" * 50_000 + "1" + "]" * 50_000


@pytest.mark.parametrize(
    "text",
    [
        RECORD.replace("pig@1", f"pig@{HUGE}"),
        RECORD.replace("pig@1", "pig@\u0661"),
        RECORD.replace("pig@1", f"pig@1(target={HUGE})"),
        RECORD.replace("pig@1", f"zonk@1(more_totals={DEEP})"),
        RECORD.replace("1. s1 4", f"{HUGE}. s1 4"),
        RECORD.replace("1. s1 4", f"1. s{HUGE} 4"),
        RECORD.replace("1. s1 4", f"1. s1 f{HUGE}"),
        RECORD.replace("1. s1 4", f"1. s1 b{HUGE}"),
        RECORD.replace("b=10", f"b={HUGE}"),
        RECORD.replace("Seat2", f"Seat{HUGE}"),
        RECORD.replace("[Result", "".join(f'[Seat{n} ""]\n' for n in range(3, 20_000)) + "[Result"),
        RECORD.replace('"Ada"', '"\\ud800"').replace("4 6", "\ud800"),
    ],
)
def test_monstrous_texts_are_errors_like_others(text: str) -> None:
    refusal(text)


def test_what_one_seat_saw_need_not_replay_but_can_be_looked_at() -> None:
    record, errors = parse_record_leniently(RECORD.replace("\n\n", '\n[View "2"]\n\n'))
    assert record is not None
    assert len(record.match.events) == 7
    assert [error.reason for error in errors] == ["only-a-view"]
    assert errors[0].details == {"seat": "2"}
