"""Bots at tables: always legal, blind to what they may not see, and each in its own way."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from pushluck.bots import CHARACTERS, Bot, find_bot, iter_plies
from pushluck.conduct import ACCEPT, CALL, Fault, as_table, interjections, make_table, view_of
from pushluck.core import BANK, THROW, Match
from pushluck.core.rules import RulesObject
from pushluck.core.seating import First
from pushluck.dice import SeededDice
from pushluck.games.bones import BonesRules
from pushluck.games.pig import PigRules
from pushluck.games.registry import find_rules, iter_presets
from pushluck.games.scoring import ScoringRules
from pushluck.testing.strategies import rules_objects
from tests.bots.tables import begin

ALL = tuple(f"bot:{name}" for name in CHARACTERS if name != "exact")
"""All that play by any rules; the exact one needs solved ones."""
PRESETS = [rules.key for rules in iter_presets()]


def seat(texts: Sequence[str], seed: str) -> list[Bot]:
    return [find_bot(text, seed) for text in texts]


def play(rules: RulesObject, texts: Sequence[str], seed: str, *, plies: int) -> Match[Any, Any]:
    """Return a match among bots after so many events at most; it refuses every illegal action."""
    match = Match(make_table(rules), len(texts))
    for ply in iter_plies(match, seat(texts, seed), SeededDice(seed)):
        if ply + 1 >= plies:
            break
    return match


@pytest.mark.parametrize("preset", PRESETS)
def test_a_bot_plays_every_preset_to_its_end(preset: str, *, proof: bool) -> None:
    """T29: never an illegal action."""
    if preset.startswith("greed") and not proof:
        pytest.skip("the best turn of ten dice takes seconds to find")
    for seed in range(20 if proof else 1):
        match = play(find_rules(preset), ALL, str(seed), plies=20_000)
        assert match.outcome is not None


@settings(max_examples=settings().max_examples // 10)
@example(find_rules("zonk(bank.opening=10000)"), ["bot:careful", "bot:cheat"], "opening")
@example(find_rules("zonk-original(ride.allowed=true,ride.bonus=1000)"), ALL[:3], "ride")
@example(find_rules("doom(instant.bust_loses=game)"), ALL[1:3], "doom")
@example(find_rules("farkle(bank.beat_previous=true,tie=overtime)"), ALL[2:5], "beaten")
@example(find_rules("zilch(bust.takes=score,bust.penalty=0,bust.streak=1)"), ALL[4:5], "wreck")
@example(find_rules("zilch(bust.after=every)"), ALL[4:5], "zilch")
@example(find_rules("pig(manners.cheating=true,manners.etiquette=true)"), ALL, "pig")
@example(find_rules("bones(manners.cheating=true,manners.etiquette=true)"), ALL, "bones")
@example(find_rules("bones(build.place=all,reroll.pay_with=any)"), ALL, "all")
@example(find_rules("bones(build.misplaced_blocks=false,reroll.first_price=5)"), ALL, "dear")
@example(find_rules("bones(reroll.pay_with=any,reroll.price_step=5)"), ALL[2:4], "any")
@example(find_rules("bones(points.complete=0,points.misplaced=50)"), ALL, "odd")
@given(rules_objects(), st.lists(st.sampled_from(ALL), min_size=2, max_size=2), st.text(max_size=3))
def test_a_bot_plays_by_any_house_rules(
    rules: RulesObject, texts: Sequence[str], seed: str
) -> None:
    """T29: never an illegal action."""
    assert isinstance(rules, ScoringRules | PigRules | BonesRules)
    assume(not isinstance(rules, ScoringRules) or rules.dice.count <= 6)
    seats = min(max(len(texts), rules.seating.least_seats), rules.seating.most_seats)
    play(rules, [texts[place % len(texts)] for place in range(seats)], seed, plies=150)


def test_decisions_follow_from_the_view_alone() -> None:
    """Another bot of the same seed, which has seen nothing before, decides the same."""
    rules = find_rules("zonk")
    match = Match(make_table(rules), len(ALL))
    bots = seat(ALL, "Ada")
    for ply in iter_plies(match, bots, SeededDice("Ada")):
        for place, bot in enumerate(bots):
            view, other = view_of(match, place), find_bot(ALL[place], "Ada")
            assert other.interject(view) == bot.interject(view)
            if match.turn_of == place and match.legal_actions:
                assert other.decide(view) == bot.decide(view)
        if ply > 400:
            break


def test_what_looks_the_same_is_answered_the_same() -> None:
    """A third 2 that was thrown, and one that was a 4: nobody can tell, so nobody may act on it."""
    honest = begin("zonk(keep.rule=any)", "222431 k2221 b")
    cheated = begin("zonk(keep.rule=any)", "222431 k2221~4>2 b")
    assert honest.events != cheated.events
    assert view_of(honest, 1) == view_of(cheated, 1)._replace(game=as_table(honest.game))
    for text in ALL:
        for number in range(20):
            bot = find_bot(text, str(number))
            assert bot.interject(view_of(honest, 1)) == bot.interject(view_of(cheated, 1))


def decision(text: str, script: str, *, spelling: str = "farkle-minimal", **state: Any) -> str:
    match = begin(spelling, script, **state)
    mover = match.turn_of
    assert mover is not None
    return find_bot(text, "1").decide(view_of(match, mover)).text


def banks_from(text: str, spelling: str = "pig") -> int:
    """Return the least turn total that the bot banks in the middle of a match of Pig."""
    rolls = ["2"] + ["3"] * 30
    for count in range(1, len(rolls)):
        if decision(text, " ".join(rolls[:count]), spelling=spelling) == "b":
            return 3 * count - 1
    raise AssertionError("never banks")


def test_characters_differ_in_what_they_bank() -> None:
    assert banks_from("bot:expected") == 20
    assert 16 <= banks_from("bot:careful") < 20
    assert banks_from("bot:bold") in (26, 29)
    assert banks_from("bot:hold") == 20
    assert banks_from("bot:hold@35") == 35


def test_hold_banks_at_its_total_however_many_dice_are_left() -> None:
    assert decision("bot:hold@300", "111546 k1115", spelling="farkle-minimal") == "b"
    assert decision("bot:hold@300", "115346 k115", spelling="farkle-minimal") == "t"
    assert decision("bot:hold@250", "115346 k115", spelling="farkle-minimal") == "b"


def test_hold_does_not_wait_for_points_that_it_cannot_earn() -> None:
    """300 would pass what is missing; half of it is banked."""
    state = {"scores": (9_800, 0), "on_board": (True, True)}
    script = "112346 k1"
    spelling = "dix-mille(bank.opening=0)"
    assert decision("bot:hold@300", script, spelling=spelling, scores=(9_800, 0)) == "b"
    assert decision("bot:hold@300", script, spelling=spelling, scores=(9_000, 0)) == "t"
    assert decision("bot:hold@300", script, spelling="dix-mille", **state) == "b"


def test_the_beginner_takes_every_point_it_sees() -> None:
    assert decision("bot:beginner", "552346") == "k55"
    assert decision("bot:expected", "552346") == "k5"


def test_the_beginner_slips_now_and_then() -> None:
    match = begin("pig", "4 6 6")
    said = [find_bot("bot:beginner", str(seed)).decide(view_of(match, 0)) for seed in range(400)]
    assert said.count(BANK) + said.count(THROW) == 400
    assert 20 < said.count(THROW) < 80


@pytest.mark.parametrize("text", ALL)
def test_every_bot_banks_a_win(text: str) -> None:
    assert decision(text, "114236 k11", scores=(9_800, 0)) == "b"
    assert decision(text, "114236 k11", spelling="zonk", scores=(9_800, 0)) == "b"


@pytest.mark.parametrize("text", ALL)
def test_every_bot_throws_when_it_is_behind_in_its_last_turn(text: str) -> None:
    state = {"scores": (10_000, 12_500), "finisher": 1, "on_board": (True, True)}
    assert decision(text, "111546 k1115", spelling="farkle", **state) == "t"


@pytest.mark.parametrize("text", ALL)
def test_every_bot_pays_what_it_owes_and_names_somebody_to_begin(text: str) -> None:
    match = begin("zonk", "113462 k11 s2:c b")
    assert find_bot(text, "1").decide(view_of(match, 1)) is Fault.OWED
    doom = Match(make_table(find_rules("doom")), 2)
    assert find_bot(text, "1").decide(view_of(doom, 0)) == First(0)


def calls(text: str, script: str, *, seeds: int = 200, seat: int = 1, **state: Any) -> float:
    """Return how often the bot calls after these events."""
    view = view_of(begin("zonk", script, **state), seat)
    said = [find_bot(text, str(seed)).interject(view) for seed in range(seeds)]
    assert set(said) <= {CALL, None}
    return said.count(CALL) / seeds


@pytest.mark.parametrize("text", ALL)
def test_a_cheat_is_called_as_often_as_the_eye_sees_it(text: str) -> None:
    eye = CHARACTERS[text.removeprefix("bot:")].eye
    assert calls(text, "114623 k111~4>1") == pytest.approx(eye, abs=0.1)


@pytest.mark.parametrize("text", ALL)
def test_an_honest_small_turn_is_never_called(text: str) -> None:
    assert calls(text, "114623 k11") == 0
    assert calls(text, "114623 k11 b") == 0


def test_a_big_turn_is_called_on_suspicion_by_those_who_have_a_temper() -> None:
    big = "111112 k11111 b"
    assert 0 < calls("bot:bold", big) < CHARACTERS["bold"].temper + 0.05
    assert calls("bot:expected", big) == 0


@pytest.mark.parametrize(
    "state", [{"scores": (0, 9_700)}, {"finisher": 0}, {"rounds_left": 1}], ids=str
)
def test_nobody_risks_a_wrong_call_near_the_end(state: dict[str, Any]) -> None:
    assert calls("bot:bold", "111112 k11111 b", **state) == 0


def test_a_winning_bank_is_accepted_or_called() -> None:
    """Z25."""
    match = begin("zonk", "113462 k11 b", seats=3, scores=(9_800, 0, 0))
    assert {act.action for act in interjections(match.game, match.state)} == {ACCEPT, CALL}
    assert find_bot("bot:expected", "1").decide(view_of(match, 1)) is ACCEPT
    assert find_bot("bot:expected", "1").interject(view_of(match, 2)) is ACCEPT
    cheated = begin("zonk", "113462 k11 b300", seats=3, scores=(9_700, 0, 0))
    said = {find_bot("bot:careful", str(seed)).decide(view_of(cheated, 1)) for seed in range(30)}
    assert said == {ACCEPT, CALL}


def test_a_bot_has_nothing_to_say_at_a_table_without_cheating() -> None:
    view = view_of(begin("farkle-minimal", "114623 k11"), 1)
    assert find_bot("bot:bold", "1").interject(view) is None


def test_the_cheat_cheats_now_and_then() -> None:
    match = begin("zonk", "114623")
    said = [find_bot("bot:cheat", str(seed)).decide(view_of(match, 0)).text for seed in range(300)]
    assert set(said) > {"k11"}
    turned = sum("~" in text for text in said) / len(said)
    assert turned == pytest.approx(CHARACTERS["cheat"].cheats, abs=0.05)
