"""Positions of Rolling Bones for the tests of its bots."""

from pushluck.bots.bones.outlook import Outlook
from pushluck.core.rules import changed
from pushluck.games.bones import Body, BonesRules, Phase, State, Turn, load_bones
from pushluck.games.bones.body import Wrong, in_order

RULES = load_bones().rules


def rules(**changes: int | bool | str) -> BonesRules:
    """Return the preset with some fields changed; `points_bone` stands for `points.bone`."""
    return changed(RULES, {key.replace("_", ".", 1): value for key, value in changes.items()})


def outlook(*, lost: float = 0, most: int = 100, under: BonesRules = RULES) -> Outlook:
    return Outlook(under, lost, most)


def body(bones: str, *wrong: str, hat: bool = False) -> Body:
    """Return a body; a wrong bone is spelled by its slot and its face."""
    placed = tuple(Wrong(*each) for each in wrong)
    return Body(in_order(bones), placed, hat)


def turn(
    bones: str, showing: str, *, throws: int = 1, hat: bool = False, added: bool = True
) -> Turn:
    """Return a turn in which just `showing` lies free."""
    free = tuple(sum(face in kind for face in showing) for kind in ("UFHTSO", "123456", "KRNVYG"))
    left, right, middle = free
    state = Turn((left, right, middle), throws, body(bones, hat=hat), "")
    shown = state.pool.canonical(showing)
    return state._replace(showing=shown, added=added)


def placing(now: Turn, *, scores: tuple[int, ...] = (0, 0)) -> State:
    return State(Phase.PLACING, 0, scores, now)
