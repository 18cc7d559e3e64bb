"""Every game keeps the contract, and the kit notices when one does not."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pushluck.conduct import make_table
from pushluck.core import BANK, THROW, Happening, IllegalActionError, Match, Outcome
from pushluck.core.rules import RulesObject
from pushluck.games.pig import Pig, PigState
from pushluck.games.registry import find_game, find_rules, iter_presets, make_game, spelling
from pushluck.games.scoring import ScoringGame
from pushluck.testing import RandomPlayer, check_game, check_match, conformance
from pushluck.testing.strategies import matches, rules_objects, seat_counts

HOUSE_RULES = [
    find_rules(text)
    for text in (
        "bones@1(finish.target=5,reroll.pay_with=any,build.place=all,manners.cheating=true)",
        "pig@1(seating.start=roll_off,manners.cheating=true)",
        "pig@1(seating.start=youngest,manners.etiquette=true,manners.strict=true)",
        "zonk@1(manners.strict=true,manners.wrong_call=points,manners.wrong_call_points=100,"
        "finish.target=3000,finish.extended_target=3900)",
        "doom@1(finish.target=5000,instant.bust_loses=game)",
        "farkle@1(finish.target=2000,finish.last_round=until_beaten,finish.tie=overtime)",
        "greed@1(finish.target=1000,manners.cheating=true,manners.etiquette=true)",
        "farkle@1(finish.target=2000,keep.join=extend,ride.allowed=true,ride.bonus=100)",
        "zonk-original@1(finish.last_round=none,finish.rounds=5,finish.tie=shared)",
        "greed@1(bank.beat_previous=true,instant.win_count=4)",
    )
]
ALL_RULES = [*iter_presets(), *HOUSE_RULES]


@pytest.mark.parametrize("rules", ALL_RULES, ids=spelling)
def test_every_game_keeps_the_contract(rules: RulesObject, proof: bool) -> None:
    for seats in (2, 3):
        check_game(make_game(_shortened(rules, proof)), seats, matches=20 if proof else 1)


@pytest.mark.parametrize("rules", ALL_RULES, ids=spelling)
def test_every_table_keeps_the_contract_too(rules: RulesObject, proof: bool) -> None:
    for seats in (2, 4):
        check_game(make_table(_shortened(rules, proof)), seats, matches=20 if proof else 1)


def _shortened(rules: RulesObject, proof: bool) -> RulesObject:
    """Return rules of a shorter match where a whole one takes too long at random."""
    is_long = rules == find_rules("bones") and not proof
    return find_rules("bones(finish.target=20)") if is_long else rules


@pytest.mark.parametrize("rules", ["pig", "zilch", "farkle", "zonk"])
def test_a_game_can_be_played_alone(rules: str) -> None:
    check_game(find_game(rules), 1, matches=1)


@given(st.data())
def test_every_house_rule_keeps_the_contract(data: st.DataObject) -> None:
    game = make_table(data.draw(rules_objects()))
    seats, seed = data.draw(seat_counts(game)), data.draw(st.text("ab", max_size=3))
    match, player = Match(game, seats), RandomPlayer(game, seed)
    while match.outcome is None and len(match.events) < 60:
        match.push(player.next_event(match.state))
    check_match(match)


@given(matches(make_table(find_rules("zonk")), 3))
def test_every_position_at_a_cheats_table_keeps_the_contract(match: Match[Any, Any]) -> None:
    check_match(match)


class LooseState(PigState):
    """A state that can be changed."""

    note: str = ""


def unstable(self: Any, state: PigState) -> list[Any]:
    self.asked = not getattr(self, "asked", False)
    actions = list(Pig.legal_actions(self, state))
    return actions[::-1] if self.asked else actions


def bank_at_once(self: Any, state: PigState, event: Any) -> PigState:
    if (
        getattr(event, "action", None) is BANK
        and self.is_turn_start(state)
        and event.seat == state.seat
    ):
        return self._pass_turn(state)  # type: ignore[no-any-return]
    return Pig.apply(self, state, event)


def moody(self: Any, state: PigState, event: Any) -> PigState:
    self.moods = getattr(self, "moods", 0) + 1
    after = Pig.apply(self, state, event)
    return (
        after._replace(turn_total=after.turn_total + self.moods % 7) if after.turn_total else after
    )


def told(change: Callable[[list[Happening]], list[Happening]]) -> Callable[..., list[Happening]]:
    def happenings(self: Any, before: PigState, event: Any, after: PigState) -> list[Happening]:
        return change(list(Pig.happenings(self, before, event, after)))

    return happenings


def one_more(happening: Happening) -> Happening:
    details = dict(happening.details)
    if isinstance(details.get("points"), int):
        details["points"] = 1
    return happening._replace(details=details)


def generous(self: Any, state: Any) -> list[Any]:
    offers = ScoringGame.offers(self, state)
    return [offer._replace(points=offer.points + 50) for offer in offers]


FAULTS: dict[str, tuple[type[Any], str, Any, str]] = {
    "loose states": (
        Pig,
        "initial_state",
        lambda self, seats: LooseState((0,) * seats),
        "a state can be changed: note",
    ),
    "unstable order": (Pig, "legal_actions", unstable, "legal actions change their order"),
    "an action twice": (
        Pig,
        "legal_actions",
        lambda self, state: (*Pig.legal_actions(self, state), *Pig.legal_actions(self, state)),
        "a legal action is listed twice",
    ),
    "an action too many": (
        Pig,
        "legal_actions",
        lambda self, state: (THROW, BANK) if Pig.legal_actions(self, state) else (),
        "throw-first",
    ),
    "an action unlisted": (
        Pig,
        "legal_actions",
        lambda self, state: Pig.legal_actions(self, state)[:1],
        "is allowed 'b', which is not listed",
    ),
    "actions after the end": (
        Pig,
        "legal_actions",
        lambda self, state: Pig.legal_actions(self, state) or (THROW,),
        "actions for nobody",
    ),
    "another spelling": (
        Pig,
        "parse_action",
        lambda self, text: Pig.parse_action(self, "t" if text == "b" else text),
        "b reads as another",
    ),
    "reading anything": (
        ScoringGame,
        "parse_action",
        lambda self, text: ScoringGame.parse_action(self, text or "t"),
        "'' reads as an action",
    ),
    "an illegal bank": (Pig, "apply", bank_at_once, "is allowed 'b', which is not listed"),
    "chance in apply": (Pig, "apply", moody, "does not always do the same"),
    "wrong weights": (
        ScoringGame,
        "outcomes",
        lambda self, state: ((faces, 1) for faces, _ in ScoringGame.outcomes(self, state)),
        "ways to fall",
    ),
    "unsorted outcomes": (
        ScoringGame,
        "outcomes",
        lambda self, state: ((faces[::-1], n) for faces, n in ScoringGame.outcomes(self, state)),
        "is not canonical",
    ),
    "no outcomes": (Pig, "outcomes", lambda self, state: iter(()), "pool and outcomes"),
    "nobody's turn": (Pig, "turn_of", lambda self, state: None, "to move: None"),
    "an end in the middle": (
        Pig,
        "outcome",
        lambda self, state: Outcome((0,), state.scores) if state.turn_total > 9 else None,
        "outcome: Outcome",
    ),
    "another final score": (
        Pig,
        "outcome",
        lambda self, state: Pig.outcome(self, state) and Outcome((state.seat,), (1, 1)),
        r"\(1, 1\) in the end",
    ),
    "a winner who does not play": (
        Pig,
        "outcome",
        lambda self, state: Pig.outcome(self, state) and Outcome((9,), state.scores),
        r"winners \{9\}",
    ),
    "a false unit": (Pig, "point_unit", property(lambda self: 4), "and unit 4"),
    "generous offers": (ScoringGame, "offers", generous, "brings [0-9]+, not"),
    "offers after the throw": (
        ScoringGame,
        "offers",
        lambda self, state: ScoringGame.offers(self, state)[::-1],
        "offers, actions",
    ),
    "a bank announced": (Pig, "bank_refusal", lambda self, state: None, "bank allowed: False"),
    "a bank denied": (
        Pig,
        "bank_refusal",
        lambda self, state: IllegalActionError("never"),
        "a bank is refused as throw-first, announced was never|refused: never",
    ),
    "a die from nowhere": (
        Pig,
        "turn_die",
        lambda self, state, die, face: state,
        "a die is turned that nobody threw",
    ),
    "turned dice that pay": (
        ScoringGame,
        "turn_die",
        lambda self, state, die, face: self.declare(
            ScoringGame.turn_die(self, state, die, face), 50
        ),
        "turn_die changes more than it should",
    ),
    "a forfeit that pays": (
        Pig,
        "forfeit_turn",
        lambda self, state: self.fine(Pig.forfeit_turn(self, state), 0, -1),
        "a forfeit changes scores",
    ),
    "a forfeit that does nothing": (
        Pig,
        "forfeit_turn",
        lambda self, state: state,
        "no turn starts after a forfeit",
    ),
    "a fine that pays": (
        Pig,
        "fine",
        lambda self, state, seat, points: Pig.fine(self, state, seat, -points),
        "a fine leaves",
    ),
    "a fine for all": (
        Pig,
        "fine",
        lambda self, state, seat, points: state._replace(
            scores=tuple(score - points for score in state.scores)
        ),
        "a fine takes from others",
    ),
    "a claim unheard": (Pig, "declare", lambda self, state, points: state, "not counted"),
    "happenings that fail": (
        Pig,
        "happenings",
        told(lambda told: told[9:10] or [told[9]]),
        "IndexError",
    ),
    "a turn that is not told to end": (
        Pig,
        "happenings",
        told(lambda told: [each for each in told if each.key != "bust"]),
        "the turn was not told to end",
    ),
    "a turn that ends twice": (
        Pig,
        "happenings",
        told(lambda told: told * 2),
        "the turn ends twice",
    ),
    "an end for another": (
        Pig,
        "happenings",
        told(lambda told: [each._replace(seat=1) if each.key == "bust" else each for each in told]),
        "not in turn",
    ),
    "false points": (
        Pig,
        "happenings",
        told(lambda told: [one_more(each) for each in told]),
        "but the score changes by",
    ),
    "a winner untold": (
        Pig,
        "happenings",
        told(lambda told: [each for each in told if each.key != "won"]),
        r"told that set\(\) won",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_kit_finds(fault: str) -> None:
    base, name, method, problem = FAULTS[fault]
    rules = find_rules("pig" if base is Pig else "farkle-minimal@1(finish.target=2000)")
    faulty = type("Faulty", (base,), {name: method})(rules)
    with pytest.raises(AssertionError, match=problem):
        check_game(faulty)


def test_a_problem_is_shown_with_the_rules_and_the_events_before_it() -> None:
    faulty = type("Faulty", (Pig,), {"declare": lambda self, state, points: state})
    with pytest.raises(AssertionError) as caught:
        check_game(faulty(find_rules("pig")))
    first, last = str(caught.value).splitlines()
    assert first.startswith("pig@1: AssertionError('")
    assert last.startswith("after s1:t")


def test_a_match_that_does_not_end_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "MOST_PLIES", 20)
    with pytest.raises(AssertionError, match="the match does not end"):
        check_game(find_game("pig"))
