"""The sentences against the code: everything the engine can say is said, in every language."""

import ast
import random
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import pytest

from pushluck.conduct import interjections, make_table, turned_keeps
from pushluck.conduct.actions import FalseCount, Fault
from pushluck.core.errors import PushluckError
from pushluck.core.events import BANK, Act, Throw
from pushluck.core.game import Game, Happening
from pushluck.core.match import Match
from pushluck.games.bones.anatomy import DICE
from pushluck.games.registry import find_rules, iter_presets
from pushluck.locales import LANGUAGES, load_words
from tools.check_catalogues import PACKAGE, Text, read_catalogue

TEXTS: Mapping[str, Mapping[str, Text]] = {
    language: read_catalogue(PACKAGE / "locales" / language)[0] for language in LANGUAGES
}

MAKERS: Mapping[str, int] = {
    "IllegalActionError": 0,
    "NotationError": 0,
    "RecordError": 0,
    "RulesError": 0,
    "_error": 0,
    "_fail": 1,
    "_needs": 0,
    "error_at": 2,
}
"""What makes an error from a code, and the place of the code among its arguments."""
ADDED: Mapping[str, frozenset[str]] = {"_needs": frozenset({"needed", "missing"})}
"""Details that a maker adds."""
ALWAYS = frozenset({"doing", "choices", "field", "other", "guess", "nearest"})
"""What `Words.error` gives every sentence; `nearest` is read only where there is one."""
DICE_LETTERS = "".join(face for die in DICE for face in die.faces if face.isalpha())
NOT_DETAILS = frozenset({"alternatives", "fields", "hints"})


def iter_reasons() -> Iterator[tuple[str, frozenset[str], str]]:
    """Yield every code that some line of the package raises, with its details and the place."""
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                for code, details, line in iter_made(function, tree):
                    yield code, details, f"{path.name}:{line}"


def iter_made(
    function: ast.FunctionDef, tree: ast.Module
) -> Iterator[tuple[str, frozenset[str], int]]:
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in MAKERS:
                details = {keyword.arg or "" for keyword in node.keywords} - NOT_DETAILS
                details |= ADDED.get(name, frozenset())
                for argument in node.args[MAKERS[name] : MAKERS[name] + 1]:
                    for code in iter_codes(argument, function, tree):
                        yield code, frozenset(details), node.lineno


def iter_codes(argument: ast.AST, function: ast.FunctionDef, tree: ast.Module) -> Iterator[str]:
    """Yield the codes that an argument can be: written there, in a variable, or by a function."""
    waiting: list[tuple[ast.AST | None, ast.FunctionDef]] = [(argument, function)]
    for node, inside in waiting:  # grows while it is read
        found: list[tuple[ast.AST | None, ast.FunctionDef]] = []
        match node:
            case ast.Constant(value=str(code)):
                yield code
            case ast.IfExp(body=body, orelse=orelse):
                found = [(body, inside), (orelse, inside)]
            case ast.Name(id=name):
                found = [(value, inside) for value in iter_assigned(name, inside)]
            case ast.Call(func=ast.Name(id=name)):
                found = list(iter_returned(name, tree))
        waiting += [each for each in found if each not in waiting]


def iter_assigned(name: str, function: ast.FunctionDef) -> Iterator[ast.AST]:
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            yield node.value


def iter_returned(name: str, tree: ast.Module) -> Iterator[tuple[ast.AST | None, ast.FunctionDef]]:
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and function.name == name:
            for node in ast.walk(function):
                if isinstance(node, ast.Return):
                    yield node.value, function


REASONS = list(iter_reasons())


def variables(language: str, key: str) -> set[str]:
    """Return the variables of a message and of those that it refers to."""
    text = TEXTS[language][key]
    return text.variables.union(*(variables(language, other) for other in text.references))


def test_the_code_was_read() -> None:
    assert len({code for code, _, _ in REASONS}) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_that_its_details_fill(language: str) -> None:
    faults = []
    for code, details, place in REASONS:
        key = f"reason-{code}"
        if key not in TEXTS[language]:
            faults.append(f"{place}: {code} has no sentence")
        elif unknown := variables(language, key) - details - ALWAYS:
            faults.append(f"{place}: {code} is not given {sorted(unknown)}")
    assert faults == []


def test_every_sentence_about_a_refusal_is_used() -> None:
    """A code is written out somewhere, whole or as the parts of an f-string."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    built = {f"not-a-{kind}" for kind in ("yes-or-no", "number", "text")}
    codes = {key.removeprefix("reason-") for key in TEXTS["en"] if key.startswith("reason-")}
    assert {code for code in codes - built if f'"{code}"' not in source} == set()


def test_every_happening_has_a_sentence_and_every_sentence_a_happening() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    told = set(re.findall(r'Happening\(\s*"([a-z-]+)"', source)) | {"last-round", "new-leader"}
    keys = {key.removeprefix("happened-") for key in TEXTS["en"] if key.startswith("happened-")}
    assert told - keys == set()
    assert {key for key in keys - told if f'"happened-{key}"' not in source} == set()


def play(game: Game[Any, Any], seats: int, seed: int) -> Match[Any, Any]:
    """Play at random, with cheats, calls and faults where the table allows them."""
    chance = random.Random(seed)
    match = Match(game, seats)
    for _ in range(400):
        if match.outcome is not None:
            break
        pool = game.pool(match.state)
        if pool is not None:
            faces = "".join(
                chance.choice(die.faces) for die, count in pool.counts for _ in range(count)
            )
            match.push(Throw(match.turn_of or 0, faces))
            continue
        disturb(match, chance)
        if match.turn_of is not None and game.pool(match.state) is None:
            actions = list(match.legal_actions)
            action = BANK if BANK in actions and chance.random() < 0.3 else chance.choice(actions)
            match.push(Act(match.turn_of, action))
    return match


def disturb(match: Match[Any, Any], chance: random.Random) -> None:
    acts: list[Act[Any]] = [
        Act(chance.randrange(match.seats), chance.choice(list(Fault))),
        Act(match.turn_of or 0, FalseCount(chance.randrange(50, 3000, 50))),
        *(Act(match.turn_of or 0, keep) for keep in turned_keeps(match.game, match.state)[:1]),
        *interjections(match.game, match.state),
    ]
    if chance.random() < 0.3:
        try:
            match.push(chance.choice(acts))
        except PushluckError:
            return


TABLES = (
    *(rules.key for rules in iter_presets()),
    "zonk(manners.wrong_call=points,manners.wrong_call_points=500,manners.strict=true)",
    "zonk(finish.target=2000,finish.extended_target=2500,finish.extended_landing=exact)",
    "zilch(finish.target=1000,finish.last_round=until_beaten)",
    "dix-mille(finish.target=2000,instant.win_count=2)",
    "farkle(finish.rounds=2,finish.last_round=none,finish.tie=overtime,finish.target=50000,"
    "bank.opening=0,points.five=100,points.more=none)",
    "ten-thousand(seating.start=random,bank.opening=0,bank.minimum=0,first_throw.no_score=points,"
    "first_throw.points=500,first_throw.when=fresh)",
    "doom(instant.bust_loses=game)",
    "bones(manners.cheating=true,manners.etiquette=true,finish.target=30)",
    "bones(reroll.first_price=0,reroll.pay_with=any,build.misplaced_blocks=false)",
)


def test_whatever_happens_is_told_in_every_language_and_to_everybody() -> None:
    told: dict[str, set[str]] = defaultdict(set)
    happenings: dict[str, list[Happening]] = defaultdict(list)
    for table in TABLES:
        for seed in range(6):
            match = play(make_table(find_rules(table)), 3, seed)
            for happening in match.iter_happenings():
                told[happening.key].add(repr(sorted(happening.details.items())))
                if len(happenings[happening.key]) < 60:
                    happenings[happening.key].append(happening)
    names = ["Ada", "민준", "Zoé"]
    for language in LANGUAGES:
        words = load_words(language)
        for same_key in happenings.values():
            for happening in same_key:
                for you in (None, 0, 1, 2):
                    sentence = words.happening(happening, names, you=you)
                    assert sentence.endswith(".")
                    assert "{" not in sentence
    english = {key.removeprefix("happened-") for key in TEXTS["en"] if key.startswith("happened-")}
    assert english - told.keys() <= {"kept-unpriced"}


def test_bones_are_told_by_name_and_never_by_letter() -> None:
    match = play(make_table(find_rules("bones(manners.cheating=true)")), 2, 3)
    told = [happening for happening in match.iter_happenings() if happening.key != "start-threw"]
    assert {"threw-bones", "placed", "turned"} <= {happening.key for happening in told}
    for language in LANGUAGES:
        for happening in told:
            sentence = load_words(language).happening(happening, ["Ada", "Zoé"])
            assert not re.search(rf"\b[{DICE_LETTERS}]\b", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_is_described_in_one_line(language: str) -> None:
    words = load_words(language)
    lines = [words(f"preset-{rules.preset.name}") for rules in iter_presets()]
    assert len(set(lines)) == len(lines)
    assert all("\n" not in line and line.endswith(".") for line in lines)
    described = {key for key in TEXTS[language] if key.startswith("preset-")}
    assert len(described) == len(lines)


def test_a_chance_can_be_an_argument() -> None:
    words = load_words("fr")
    text = words("play-decide-throw", dice=3, total=350, risk=words.percent(Fraction(5, 18)))
    assert "27,8\u00a0%" in text
