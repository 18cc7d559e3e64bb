"""What rules pages say, and where they say it comes from."""

import dataclasses
import json
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

import pytest

from pushluck.core.rules import Preset, changed
from pushluck.games.registry import find_rules, iter_presets
from pushluck.locales import LANGUAGES, load_words
from pushluck.rulebook import Origin, RulesPage, RuleTable, rules_page
from tools import rules_pages as writer

ENGLISH = load_words("en")
ORACLES = Path(__file__).parents[1] / "data" / "oracles"


def page_of(rules: str) -> RulesPage:
    return rules_page(find_rules(rules), ENGLISH)


def origins(page: RulesPage) -> Mapping[str, Origin]:
    return {line.text: line.origin for section in page.sections for line in section.lines}


def table_of(page: RulesPage, title: str) -> RuleTable:
    (table,) = [section.table for section in page.sections if section.title == title]
    assert table is not None
    return table


def test_the_pages_in_docs_are_what_the_rules_say() -> None:
    """After a change of rules or words: `python -m tools.rules_pages`."""
    made, there = writer.make_pages(), writer.read_pages()
    assert sorted(made) == sorted(there)
    for path, text in made.items():
        assert there[path] == text, path


def test_doom_says_that_two_6s_lose_the_turn_whatever_else_shows() -> None:
    """Ruling D6."""
    said = origins(page_of("doom"))
    assert (
        said[
            "Two or more 6s in one throw end the turn at once, whatever else the dice show. "
            "The points of the turn are lost."
        ]
        is Origin.SOURCE
    )
    assert said["These are the Dice of Doom."] is Origin.SOURCE
    only_thrown = "Only the dice just thrown are looked at for this, not those set aside."
    assert said[only_thrown] is Origin.TABLE


def test_doom_says_that_all_six_must_be_thrown_again() -> None:
    """Ruling D5."""
    (hot,) = [text for text in origins(page_of("doom")) if "must be thrown again" in text]
    assert "over one throw or several" in hot


def test_doom_shows_how_held_dice_join() -> None:
    """Ruling D12: 1, then 2 3 3 4 5, is the straight 1 to 5 for 2,500 and not 1,500."""
    assert (
        "An example: 1 lies in the hand, worth 1,000, and the throw is 2 3 3 4 5. With 2 3 4 5 set "
        "aside the hand is worth 2,500; by themselves they would only make it 1,500."
    ) in origins(page_of("doom"))


def test_doom_tells_the_chance_of_losing_and_the_part_of_the_dice_of_doom() -> None:
    """Counted by two independent programs: see tests/data/oracles."""
    table = table_of(page_of("doom"), "Losing the turn")
    assert [(row[1], row[3]) for row in table.rows] == [
        ("2/3", "0"),
        ("4/9", "1/36"),
        ("67/216", "2/27"),
        ("107/432", "19/144"),
        ("943/3888", "763/3888"),
        ("12821/46656", "12281/46656"),
    ]
    assert table.rows[5][2] == "27.5%"


def test_zonk_tells_the_chance_of_a_z() -> None:
    table = table_of(page_of("zonk"), "Losing the turn")
    exact = [Fraction(row[1]) for row in table.rows]
    assert exact == [
        Fraction(*pair) for pair in ((2, 3), (4, 9), (5, 18), (17, 108), (25, 324), (5, 162))
    ]
    assert table.rows[5][2] == "3.1%"


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        (
            "Only a bank that brings the score to exactly 10,000 points reaches the target.",
            "source",
        ),
        ("Going past it counts, and the match goes on to 13,000.", "source"),
        # Z13: how the two sentences of the source combine is a choice of the table.
        ("There, reaching or passing 13,000 wins.", "table"),
        ("Even then, players below 10,000 can still win by landing on exactly 10,000.", "table"),
        ("Such a turn is a Z: it stands on the sheet as Z and not as 0.", "source"),
        ("Cheating is part of the game, for those who are not caught.", "source"),
        ("A wrong call costs the caller a Z on the next turn.", "table"),
        ("A die leaves the table during your throw: this turn is a Z.", "source"),
        ("You throw out of turn: that costs you a Z.", "source"),
        ("The Z for throwing out of turn falls on your next turn.", "table"),
        ("Nothing in your throw scores: this turn is a Z.", "source"),
        ("You are not back at the table when your turn comes: that turn is a Z.", "source"),
        ("Every die beyond the third of a kind adds 100 points.", "published"),
        ("Play passes counter-clockwise, to the right.", "source"),
        ("Those who share the highest throw, throw again.", "table"),
    ],
)
def test_zonk_says_what_its_source_says_and_marks_what_is_ours(text: str, origin: str) -> None:
    assert origins(page_of("zonk"))[text] is Origin(origin)


def test_a_house_rule_is_marked_as_changed_only_where_the_source_says_otherwise() -> None:
    page = page_of("zonk(finish.target=5000,bank.minimum=300)")
    said = origins(page)
    assert (
        said["Land on exactly 5,000 points; whoever goes past plays on to 13,000."]
        is Origin.CHANGED
    )
    assert said["Every bank takes at least 300 points."] is Origin.TABLE
    assert page.key == "zonk@1(bank.minimum=300,finish.target=5000)"
    assert [mark.origin for mark in page.marks] == list(Origin)


def test_a_line_is_as_well_founded_as_the_weakest_of_its_fields() -> None:
    """Four of a kind with the totals of a table: changing the totals changes the whole line."""
    rules = changed(find_rules("farkle"), {"points.more_totals": (1000, 2000, 4000)})
    said = origins(rules_page(rules, ENGLISH))
    assert said["6 of a kind are worth 4,000 points, whatever their face."] is Origin.CHANGED


def test_rules_with_a_name_of_their_own_have_a_page() -> None:
    rules = changed(find_rules("farkle"), {"finish.target": 5000})
    preset = Preset(name="fridays", version=1, title="Fridays", sources=("our kitchen",))
    named = dataclasses.replace(rules, preset=preset)
    page = rules_page(named, ENGLISH)
    assert (page.title, page.key, page.sources) == ("Fridays", "fridays@1", ("our kitchen",))
    assert Origin.CHANGED not in origins(page).values()


def test_examples_are_what_the_independent_table_of_zonk_says() -> None:
    table = table_of(page_of("zonk"), "What dice are worth")
    oracle = json.loads((ORACLES / "zonk_throws.json").read_text(encoding="utf-8"))
    entries = oracle["throws"] if isinstance(oracle, dict) else oracle
    known = {entry["throw"]: entry for entry in entries}
    compared = 0
    for throw, kept, points, _ in table.rows:
        entry = known.get(throw.replace(" ", ""))
        if entry is not None:
            compared += 1
            assert kept.replace(" ", "") == (entry["kept"] or "nothing")
            assert int(points.replace(",", "")) == entry["points"]
    assert compared


@pytest.mark.parametrize(
    ("rules", "row"),
    [
        ("zonk", ("2 2 3 3 6 6", "nothing", "0", "the turn is lost")),
        ("doom", ("2 2 3 3 6 6", "nothing", "0", "the turn is lost")),
        ("doom", ("5 5 5", "5 5", "1,000", "5 + 5")),
        ("farkle", ("2 2 2 2 3 3", "2 2 2 2 3 3", "1,500", "three pairs")),
        ("farkle-facebook", ("2 2 2 2 3 3", "2 2 2 2", "400", "four 2s")),
        ("farkle-minimal", ("2 2 2 2 2 2", "2 2 2 2 2 2", "400", "three 2s + three 2s")),
        ("kingdom-come", ("1 2 3 4 5", "1 2 3 4 5", "500", "straight 1–5")),
        ("ten-thousand", ("2 2 3 3 3", "2 2 3 3 3", "1,500", "full house")),
        (
            "zilch(points.three_pairs=0)",
            ("2 2 3 3 6 6", "nothing", "500", "all dice are thrown again"),
        ),
        ("dix-mille(instant.win_face=0)", ("2 2 2 2 2 2", "nothing", "0", "the match is won")),
    ],
)
def test_examples_tell_games_apart(rules: str, row: tuple[str, ...]) -> None:
    assert row in table_of(page_of(rules), "What dice are worth").rows


def test_more_dice_than_can_lose_share_a_row() -> None:
    """Seven dice without 1s and 5s hold three of a kind or three pairs."""
    table = table_of(page_of("greed"), "Losing the turn")
    assert table.rows[-1] == ("7–10", "0", "0%")
    assert len(table.rows) == 7


def test_pig_says_what_there_is_to_say() -> None:
    page = page_of("pig")
    said = origins(page)
    bust = "A 1 ends the turn and its points are lost. What has been banked stays."
    assert said[bust] is Origin.SOURCE
    assert table_of(page, "Losing the turn").rows == (("1", "1/6", "16.7%"),)
    cheating = origins(page_of("pig(manners.cheating=true,manners.etiquette=true)"))
    assert not [text for text in cheating if "Turning a die" in text or "scores" in text]


def test_bones_shows_what_skeletons_are_worth() -> None:
    """Ruling B11: an arm and four loose bones under the hat are 18 (published), everything under it 50."""
    rows = table_of(page_of("bones"), "What a skeleton is worth").rows
    assert [row[1:] for row in rows] == [
        ("on", "18"),
        ("on", "50"),
        ("off", "1"),
        ("on", "\N{MINUS SIGN}6"),
    ]
    assert rows[0][0] == (
        "3 bones of the thorax (3) + complete left arm (5) + 1 bone of the right arm (1)"
    )
    floored = table_of(page_of("bones(points.floor_zero=true)"), "What a skeleton is worth").rows
    assert floored[3][2] == "0"


def test_bones_tells_the_chance_of_a_gravestone() -> None:
    """Six middle dice show one with 1 - (5/6)^6, 0.6651: see tests/data/oracles."""
    rows = table_of(page_of("bones"), "Burying the skeleton").rows
    exact = [1 - Fraction(5, 6) ** dice for dice in range(1, 7)]
    assert [Fraction(row[1]) for row in rows] == exact
    assert rows[5] == ("6", "31031/46656", "66.5%")


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("There are 18 dice: 6 left, 6 right and 6 middle ones.", "source"),
        ("An arm hangs on the ribcage: upper arm, forearm, hand.", "published"),
        ("A leg hangs on the pelvis: thigh, shin, foot.", "table"),
        ("The hat goes on the skull and nowhere else.", "source"),
        (
            "After each throw at least one die that shows must be added to the skeleton; more are up "
            "to you.",
            "source",
        ),
        (
            "Placed bones stay. Only the hat may be lifted again, before the next throw.",
            "published",
        ),
        ("Nothing can be attached beyond a misplaced bone.", "table"),
        ("If no bone shows at all, or no place is open, nothing need be added.", "table"),
        ("Only free dice can be put out.", "table"),
        ("If no gravestone shows and you cannot pay, the turn ends and scores nothing.", "source"),
        ("If a gravestone shows and you cannot pay, the turn ends and scores.", "table"),
        ("A skeleton that wears the hat is worth double.", "source"),
        ("The hat multiplies minus points as well.", "table"),
        ("A turn can be worth less than nothing, and then the score falls.", "table"),
        ("For 1 to 8 players.", "table"),
    ],
)
def test_bones_says_what_its_source_says_and_marks_what_is_ours(text: str, origin: str) -> None:
    """Rulings B1 to B13."""
    assert origins(page_of("bones"))[text] is Origin(origin)


def test_bones_names_the_price_of_each_throw() -> None:
    """Ruling B9: one die, then two more, then three more."""
    (price,) = [text for text in origins(page_of("bones")) if "put out dice" in text]
    assert "1 before the second throw of the turn, 2 before the third, 3 before the fourth" in price
    house = origins(page_of("bones(reroll.first_price=2,reroll.price_step=3)"))
    (changed_price,) = [text for text in house if "put out dice" in text]
    assert "2 before the second throw of the turn, 5 before the third, 8" in changed_price


def test_at_a_table_of_bones_a_bone_is_turned_and_not_a_scoring_die() -> None:
    said = origins(page_of("bones(manners.cheating=true,manners.etiquette=true)"))
    (turning,) = [text for text in said if text.startswith("Turning a die")]
    assert "a bone that really showed" in turning
    assert not [text for text in said if "scoring dice" in text or "Nothing in your throw" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_a_page_in_every_language(language: str) -> None:
    words = load_words(language)
    english = {rules.key: rules_page(rules, ENGLISH) for rules in iter_presets()}
    for rules in iter_presets():
        page = rules_page(rules, words)
        texts = [line.text for section in page.sections for line in section.lines]
        assert all(text[-1] in ".:" or text.endswith("…") for text in texts)
        lines = [line.origin for section in page.sections for line in section.lines]
        same = [line.origin for section in english[rules.key].sections for line in section.lines]
        assert lines == same


def test_writing_the_pages_removes_those_of_presets_that_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "FOLDER", tmp_path)
    gone = tmp_path / "en" / "gone.md"
    gone.parent.mkdir()
    gone.touch()
    writer.main()
    assert not gone.exists()
    assert writer.read_pages() == writer.make_pages()
