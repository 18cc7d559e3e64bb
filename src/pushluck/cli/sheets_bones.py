"""`pushluck table` for Rolling Bones: when to bury."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from pushluck.cli.printing import Column, show_json, show_table
from pushluck.cli.sheets_text import show_wrapped
from pushluck.cli.solve_progress import solving
from pushluck.games.bones import BonesRules
from pushluck.games.registry import spelling
from pushluck.locales import Words

if TYPE_CHECKING:
    from pushluck.solve.bones.sheets import BurySheet


class Sheets(NamedTuple):
    """When to bury under one rules object."""

    for_points: "BurySheet"
    to_win: "Sequence[BurySheet]"
    """By scores."""
    first_wins: float
    """The chance of the seat that begins."""


def show_bury_sheets(
    rules: BonesRules, scores: Sequence[tuple[int, int]], words: Words, *, as_json: bool
) -> None:
    """Print when to bury for points alone, and between two seats with these scores, or with the usual ones."""
    sheets = make_sheets(rules, scores, words)
    if as_json:
        show_json(_as_data(rules, sheets))
        return
    show_wrapped(words("bury-title", game=rules.preset.title, rules=spelling(rules)))
    for sheet in (sheets.for_points, *sheets.to_win):
        show_bury_table(sheet, words)
    click.echo()
    for line in iter_legend((sheets.for_points, *sheets.to_win), words):
        show_wrapped(line)
    show_wrapped(words("bury-how-scores", chance=words.percent(sheets.first_wins)))


def make_sheets(rules: BonesRules, scores: Sequence[tuple[int, int]], words: Words) -> Sheets:
    """Return the sheets of `rules` for these scores, or for the usual ones; raises `RulesError`."""
    from pushluck.solve.bones.policy import Policy
    from pushluck.solve.bones.sheets import bury_for_points, bury_to_win
    from pushluck.solve.finding import find_policy
    from pushluck.solve.positions import usual_scores

    with solving(rules.preset.title, words) as progress:
        policy = find_policy(rules, progress=progress)
    assert isinstance(policy, Policy)
    to_win = [bury_to_win(policy, pair) for pair in scores or usual_scores(rules)]
    return Sheets(bury_for_points(rules), to_win, policy.table.first_wins)


def show_best_burials(
    rules: BonesRules, turns: float | None, words: Words, *, as_json: bool
) -> None:
    """Print what the best turn of one alone is worth, when it buries, and the fewest turns if given."""
    from pushluck.solve.bones.sheets import bury_for_points

    sheet = bury_for_points(rules)
    if as_json:
        found = {"turn_points": sheet.worth, "bank_at": _as_data_of(sheet)}
        show_json(found if turns is None else found | {"fewest_turns": turns})
        return
    show_wrapped(words("solve-solo-title", game=rules.preset.title, rules=spelling(rules)))
    show_bury_table(sheet, words)
    click.echo()
    for line in iter_legend([sheet], words):
        show_wrapped(line)
    if turns is not None:
        click.echo(words("solve-turns", turns=turns))


def show_bury_table(sheet: "BurySheet", words: Words) -> None:
    """Print a row for each number of throws made, a column for each number of middle dice."""
    click.echo()
    if sheet.scores is None:
        click.echo(words("bury-for-points", mean=sheet.worth))
    else:
        mine, theirs = sheet.scores
        chance = words.percent(sheet.worth)
        click.echo(words("bury-scores", mine=mine, theirs=theirs, chance=chance))
    middles = sorted({middle for _, middle in sheet.bury})
    columns = [Column(words("column-throws"))]
    columns += [Column(words.number(middle), "right") for middle in middles]
    rows = [
        [words.number(throws), *(_cell(sheet, (throws, middle), words) for middle in middles)]
        for throws in sorted({throws for throws, _ in sheet.bury})
    ]
    show_table(columns, rows)


def iter_legend(sheets: "Sequence[BurySheet]", words: Words) -> Iterator[str]:
    """Yield how to read the tables, and how far they can be trusted."""
    yield words("bury-how")
    yield words("bury-right", right=words.percent(min(sheet.right for sheet in sheets)))


def _cell(sheet: "BurySheet", case: tuple[int, int], words: Words) -> str:
    rule = sheet.bury.get(case)
    if rule is None:
        return ""
    return words("bank-never") if rule.points is None else words.number(rule.points)


def _as_data_of(sheet: "BurySheet") -> Mapping[str, Mapping[str, int | None]]:
    """Return by throws made and by middle dice from how many points on to bury, None for never."""
    data: dict[str, dict[str, int | None]] = {}
    for (throws, middle), rule in sorted(sheet.bury.items()):
        data.setdefault(str(throws), {})[str(middle)] = rule.points
    return data


def _as_data(rules: BonesRules, sheets: Sheets) -> Mapping[str, Any]:
    """Return the sheets for programs."""
    return {
        "rules": spelling(rules),
        "first_wins": sheets.first_wins,
        "turn_points": sheets.for_points.worth,
        "for_points": [{"busts": 0, "bank": _as_data_of(sheets.for_points)}],
        "to_win": [
            {"scores": sheet.scores, "wins": sheet.worth, "bank": _as_data_of(sheet)}
            for sheet in sheets.to_win
        ],
    }
