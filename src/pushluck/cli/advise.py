"""`pushluck advise`: what every choice in a position is worth with best play, the best one first."""

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from pushluck.cli.advise_positions import Position, Said, recorded_position, typed_position
from pushluck.cli.options import (
    Number,
    choose_rules,
    json_option,
    preset_argument,
    rules_options,
    spoken_command,
)
from pushluck.cli.printing import Column, show_json, show_table
from pushluck.cli.saves import SUFFIX
from pushluck.cli.solve_options import Pair
from pushluck.cli.solve_progress import solving
from pushluck.cli.speech import Speech
from pushluck.core.errors import IllegalActionError, NotationError
from pushluck.core.events import BANK, RIDE, THROW, Act, Action
from pushluck.games.bones import Bones, PutOut
from pushluck.games.bones.actions import Place
from pushluck.games.bones.anatomy import HAT, NAMES, SLOTS
from pushluck.games.registry import AnyGame, spelling
from pushluck.locales import Words
from pushluck.solve.finding import ExactPolicy, find_policy

if TYPE_CHECKING:
    from pushluck.solve.policy import Worth


class Plan(NamedTuple):
    """What to do until dice are thrown or the turn ends, and what it is worth."""

    acts: tuple[Action, ...]
    wins: float
    """The chance to win the match."""
    points: float
    """The expected points of the turn."""
    bust: float
    """The chance that the turn is lost."""
    is_best: bool


@spoken_command("advise", "help-advise-more")
@preset_argument
@rules_options
@click.option("--scores", type=Pair(), metavar="MINE,THEIRS", help="help-option-scores")
@click.option("--turn", type=Number(0), metavar="POINTS", help="help-option-turn")
@click.option("--throw", metavar="DICE", help="help-option-throw")
@click.option("--dice", type=Number(1), metavar="N", help="help-option-dice-left")
@click.option("--hand", metavar="DICE", help="help-option-hand")
@click.option("--hand-points", type=Number(0), metavar="POINTS", help="help-option-hand-points")
@click.option("--busts", type=Pair(), metavar="MINE,THEIRS", help="help-option-busts")
@click.option("--offer", type=Pair(), metavar="DICE,POINTS", help="help-option-offer")
@click.option("--second", is_flag=True, default=None, help="help-option-second")
@click.option("--body", metavar="BONES", help="help-option-body")
@click.option("--wrong", metavar="BONES", help="help-option-wrong")
@click.option("--throws", type=Number(1), metavar="N", help="help-option-throws")
@click.option("--at", "ply", type=Number(0), metavar="N", help="help-option-at")
@json_option
def command(
    speech: Speech,
    *,
    preset: str | None,
    rules_file: str | None,
    changes: Sequence[str],
    ply: int | None,
    as_json: bool,
    **described: Any,
) -> None:
    """Show what every choice is worth in a position that is typed in, or in one of a record."""
    said = Said(**described)
    if ply is not None or (preset and preset.endswith(SUFFIX)):
        if options := said.options():
            raise NotationError("options-exclude", options=("--at", options[0]))
        position = recorded_position(preset or "", ply)
    else:
        rules = choose_rules(preset, rules_file, changes=changes)
        position = typed_position(rules, said)
    words, rules = speech.words, position.game.rules
    plans: Sequence[Plan] = ()
    if not position.happenings:
        _check_open(position)
        with solving(rules.preset.title, words) as progress:
            policy = find_policy(rules, progress=progress)
        plans = find_plans(policy, position.game, position.state)
    if as_json:
        show_json(_as_data(position, plans))
    else:
        show_plans(position, plans, words)


def find_plans(policy: ExactPolicy, game: AnyGame, state: Any) -> list[Plan]:
    """Return for every legal act each way to go on from there to a throw or the end of the turn, the best first.

    In between only the best is done, where dice can be set aside one by one. Raises as `ExactPolicy.worths` does.
    """
    plans = [
        plan for worth in policy.worths(state) for plan in _iter_plans(policy, game, state, worth)
    ]
    return sorted(plans, key=lambda plan: (not plan.is_best, -plan.wins))


def _iter_plans(policy: ExactPolicy, game: AnyGame, state: Any, worth: "Worth") -> Iterator[Plan]:
    action, wins, points, bust, is_best = worth
    if not _ends(action):
        after = game.apply(state, Act(state.seat, action))
        if game.to_move(after) == state.seat and not game.is_turn_start(after):
            later = policy.worths(after)
            best = next(each for each in later if each.is_best)
            ways = [each for each in later if _ends(each.action)] if _ends(best.action) else [best]
            for way in ways:
                for plan in _iter_plans(policy, game, after, way):
                    best_of_all = is_best and plan.is_best
                    yield plan._replace(acts=(action, *plan.acts), is_best=best_of_all)
            return
    yield Plan((action,), wins, points, bust, is_best)


def _ends(action: Action) -> bool:
    """Tell whether dice are thrown or the turn ends after `action`."""
    return action in (BANK, THROW, RIDE) or isinstance(action, PutOut)


def _check_open(position: Position) -> None:
    """Raise `IllegalActionError` where no seat of two decides about its turn."""
    game, state = position.game, position.state
    if len(state.scores) != 2:
        raise IllegalActionError("only-two-seats", players=len(state.scores))
    if game.outcome(state) is not None:
        raise IllegalActionError("match-over")
    if game.to_move(state) is None:
        raise IllegalActionError("throw-pending")
    if getattr(state, "start", None) is not None:
        raise IllegalActionError("first-seat-open")


def show_plans(position: Position, plans: Sequence[Plan], words: Words) -> None:
    """Print the position and a row for each plan; plans that only differ in their order are one."""
    mine, theirs = position.scores
    title = position.game.rules.preset.title
    click.echo(words("advice-scores", game=title, mine=mine, theirs=theirs))
    if position.offer:
        dice, points = position.offer
        click.echo(words("advice-offer", dice=dice, points=points))
    if position.turn:
        click.echo(words("advice-turn", points=position.turn))
    if position.shown:
        click.echo(words("advice-throw", dice=words.dice(position.shown)))
    names = [words("advice-you"), words("advice-other")]
    for happening in position.happenings:
        click.echo(words.happening(happening, names, you=0))
    if not plans:
        return
    click.echo()
    columns = [Column(""), Column(words("column-choice"))]
    titles = ("column-wins", "column-mean", "column-lost")
    columns += [Column(words(title), "right") for title in titles]
    told: dict[Hashable, Plan] = {}
    for plan in plans:
        told.setdefault((frozenset(plan.acts[:-1]), plan.acts[-1]), plan)
    buries = isinstance(position.game, Bones)
    show_table(columns, [_row(plan, words, buries=buries) for plan in told.values()])


def _row(plan: Plan, words: Words, *, buries: bool) -> list[str]:
    return [
        "→" if plan.is_best else "",
        ", ".join(_iter_acts(plan, words, buries=buries)),
        words("advice-chance", percent=100 * plan.wins),
        words("simulate-mean", mean=plan.points),
        words("advice-chance", percent=100 * plan.bust),
    ]


def _iter_acts(plan: Plan, words: Words, *, buries: bool) -> Iterator[str]:
    """Yield what to do in words; what is placed comes first, as one."""
    bones = [slot for slot in SLOTS if Place(slot) in plan.acts]
    if bones:
        placed = (words(f"bone-short-{NAMES[face]}") for face in bones)
        yield words("advice-place", bones=words.listed(placed))
    for act in plan.acts:
        if buries and act is BANK:
            yield words("advice-bury")
        elif not isinstance(act, Place) or act.face == HAT:
            yield words.action(act.text)


def _as_data(position: Position, plans: Sequence[Plan]) -> dict[str, Any]:
    return {
        "rules": spelling(position.game.rules),
        "scores": position.scores,
        "turn": position.turn,
        "throw": position.shown,
        "offer": position.offer,
        "ended": [happening.key for happening in position.happenings],
        "choices": [
            {
                "acts": [act.text for act in plan.acts],
                "wins": plan.wins,
                "points": plan.points,
                "bust": plan.bust,
                "best": plan.is_best,
            }
            for plan in plans
        ],
    }
