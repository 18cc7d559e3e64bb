from random import Random

import numpy as np
import pytest

from pushluck.core import Act
from pushluck.core.errors import IllegalActionError, RulesError
from pushluck.core.events import THROW
from pushluck.games.bones import LIFT, Bones, BonesRules, Phase, PutOut, State
from pushluck.solve.bones.finding import find_graph
from pushluck.solve.bones.policy import Policy
from pushluck.solve.bones.table import Table
from pushluck.solve.bones.turn import find_best_turn
from tests.games.bones.tables import body, placing
from tests.solve.bones.reference import Reference, draw_throws
from tests.solve.bones.test_turn import rules_of

TARGET = 100
LEAST = -20


def false_table(rules: BonesRules, bend: float = 0.0) -> Table:
    """Return chances to win that are not the truth, but grow with the lead and depend on both scores.

    Where they are bent, different points are hardly ever worth the same by accident.
    """
    scores = np.arange(LEAST, TARGET)
    mine, theirs = scores[:, None], scores[None, :]
    values = 0.5 + (mine - theirs) / 1_000 - (mine + theirs) / 10_000
    return Table(rules, LEAST, values + bend * np.sin(1.7 * theirs), 0.0)


def thrown(game: Bones, state: State, random: Random) -> State:
    pool = game.pool(state)
    assert pool is not None
    faces = "".join(random.choice(die.faces) for die, count in pool.counts for _ in range(count))
    return game.after_throw(state, faces)


@pytest.mark.parametrize("changes", ["", "place=all,first_price=4"])
def test_every_act_is_worth_what_the_engine_says(changes: str, *, proof: bool) -> None:
    rules = rules_of(changes)
    game, policy, random = Bones(rules), Policy(false_table(rules, 0.0003)), Random("acts")
    scores = (37, 62)

    def buried(points: int) -> float:
        after = scores[0] + points
        return 1.0 if after >= TARGET else 1.0 - policy.table.value(scores[1], after)

    reference = Reference(game, buried, 1.0 - policy.table.value(scores[1], scores[0]))
    for _, _, state in draw_throws(
        find_graph(rules), 5 if proof else 4, 40 if proof else 2, scores
    ):
        shown = thrown(game, state, random)
        while shown.phase is Phase.PLACING:
            worths = policy.worths(shown)
            assert [each.action for each in worths] == list(game.legal_actions(shown))
            for each in worths:
                expected = reference.after(shown, each.action)
                assert each.wins == pytest.approx(expected.value, abs=1e-12), (shown, each)
                assert each.points == pytest.approx(expected.points, abs=1e-9), (shown, each)
                assert each.bust == pytest.approx(expected.lost, abs=1e-9), (shown, each)
            (best,) = [each.action for each in worths if each.is_best]
            assert best == policy.best_action(shown)
            shown = game.apply(shown, Act(0, random.choice(game.legal_actions(shown))))


def test_the_best_act_is_worth_as_much_as_the_state_before_it() -> None:
    # Whole turns, from eighteen dice on: what the best act is worth stays the same until dice fall.
    rules = rules_of()
    game, policy, random = Bones(rules), Policy(false_table(rules)), Random("turns")
    for turn in range(8):
        state = State(Phase.READY, turn % 2, (10 + turn, 40 - turn))
        seat, scores = state.seat, state.scores
        expected = None
        while state.scores == scores and state.seat == seat:
            if state.phase is Phase.ROLLING:
                state, expected = thrown(game, state, random), None
                continue
            (best,) = (each for each in policy.worths(state) if each.is_best)
            assert expected is None or best.wins == pytest.approx(expected, abs=2e-9)
            expected = best.wins
            state = game.apply(state, Act(seat, policy.best_action(state)))


def test_no_turn_leads_where_the_policy_does_not_know_on(*, proof: bool) -> None:
    # Hats are lifted whenever they can be, and dice put out often, so that turns are long and odd.
    rules = rules_of()
    game, policy, random = Bones(rules), Policy(false_table(rules)), Random("odd")
    start = State(Phase.READY, 0, (5, 6))
    for _ in range(5_000 if proof else 50):
        state = start
        while state.seat == 0 and state.scores == start.scores:
            if state.phase is Phase.ROLLING:
                state = thrown(game, state, random)
                continue
            assert policy.best_action(state) in game.legal_actions(state)
            legal = game.legal_actions(state)
            lifts = [action for action in legal if action is LIFT]
            payments = [action for action in legal if isinstance(action, PutOut)]
            ways = lifts or (payments if random.random() < 0.5 else []) or legal
            state = game.apply(state, Act(0, random.choice(ways)))


def test_what_the_first_throw_promises_is_the_whole_turn() -> None:
    rules = rules_of()
    policy = Policy(false_table(rules))
    (worth,) = policy.worths(State(Phase.READY, 1, (0, 0)))
    assert (worth.action, worth.is_best) == (THROW, True)
    # Chances that grow evenly with the score are best served by points, but for the last turns.
    assert worth.points == pytest.approx(find_best_turn(rules).turn_points, abs=1e-9)
    assert 0 < worth.bust < 0.5


def test_scores_beyond_a_table_count_as_its_ends() -> None:
    policy = Policy(false_table(rules_of()))
    wins = [
        policy.worths(State(Phase.READY, 0, scores))[0].wins
        for scores in [(0, LEAST), (0, LEAST - 7), (LEAST, 0), (LEAST - 7, 0)]
    ]
    assert wins[0] == wins[1]
    assert wins[2] == pytest.approx(wins[3], abs=0.02)


def test_there_is_nothing_to_advise_without_a_decision() -> None:
    policy = Policy(false_table(rules_of()))
    game = Bones(policy.table.rules)
    rolling = game.apply(game.initial_state(2), Act(0, THROW))
    with pytest.raises(IllegalActionError, match="not-now"):
        policy.worths(rolling)
    with pytest.raises(RulesError, match="not-solved"):
        policy.worths(game.initial_state(3))
    with pytest.raises(IllegalActionError, match="impossible-skeleton"):
        # Six dice are out before a fourth throw.
        policy.worths(placing(body("K"), "TTTTT4444RRRRG", throws=4).state)


def test_every_rival_makes_a_match_harder_to_win() -> None:
    policy = Policy(false_table(rules_of()))
    ready = State(Phase.READY, 0, (50, 40, 45))
    assert policy.best_action(ready) is THROW
    alone, both = policy.turn(ready._replace(scores=(50, 45))).ends, policy.turn(ready).ends
    is_open = alone < 1
    assert (both[is_open] < alone[is_open])[1:].all()
    assert (both[~is_open] == 1).all()
