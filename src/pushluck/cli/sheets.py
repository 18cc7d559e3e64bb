"""`pushluck table`: when to bank, on a sheet that a person can take to a real table."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from pushluck.cli.options import json_option, spoken_command, takes_rules
from pushluck.cli.printing import Column, show_json, show_table
from pushluck.cli.sheets_bones import show_bury_sheets
from pushluck.cli.sheets_text import show_wrapped
from pushluck.cli.solve_options import Pair
from pushluck.cli.solve_progress import solving
from pushluck.cli.speech import Speech
from pushluck.core.errors import RulesError
from pushluck.core.rules import RulesObject
from pushluck.games.bones import BonesRules
from pushluck.games.registry import spelling
from pushluck.locales import Words

if TYPE_CHECKING:
    from pushluck.solve.sheets import Advice, Head, Range


class Sheet(NamedTuple):
    """When to bank under one rules object."""

    for_points: "Sequence[Advice]"
    """Where only points matter, by busts in a row; empty where there is no best turn without a score."""
    to_win: "Sequence[Advice]"
    """Between two seats, by scores; empty where that is not solved."""
    first_wins: float | None
    """The chance of the seat that begins."""
    missing: RulesError | None
    """Why a part is empty."""


@spoken_command("table", "help-table-more")
@takes_rules
@click.option(
    "--scores", type=Pair(), multiple=True, metavar="MINE,THEIRS", help="help-option-table-scores"
)
@json_option
def command(
    speech: Speech, *, rules: RulesObject, scores: Sequence[tuple[int, int]], as_json: bool
) -> None:
    """Show when to bank: for points alone, and between two seats by their scores."""
    words = speech.words
    if isinstance(rules, BonesRules):
        show_bury_sheets(rules, scores, words, as_json=as_json)
        return
    from pushluck.solve.sheets import find_heads

    heads = find_heads(rules)
    sheet = make_sheet(rules, scores, words)
    if as_json:
        show_json(_as_data(rules, sheet))
        return
    show_wrapped(words("bank-title", game=rules.preset.title, rules=spelling(rules)))
    click.echo()
    columns = points_columns(sheet.for_points, words) | dict(_win_columns(sheet.to_win, words))
    marks = show_bank_table(heads, columns, words)
    if any(advice.ride for advice in sheet.to_win):
        click.echo()
        show_ride_table(dict(_win_columns(sheet.to_win, words)), words, marks)
    click.echo()
    for line in iter_legend(sheet, heads, words):
        show_wrapped(line)


def make_sheet(rules: RulesObject, scores: Sequence[tuple[int, int]], words: Words) -> Sheet:
    """Return the sheet of `rules` for these scores, or for the usual ones.

    A part that is not solved is left out; raises `RulesError` when none is left, or scores were asked for.
    """
    from pushluck.solve.finding import find_policy
    from pushluck.solve.policy import Policy
    from pushluck.solve.positions import usual_scores
    from pushluck.solve.sheets import advise_for_points, advise_to_win

    for_points: Sequence[Advice] = ()
    missing = None
    try:
        for_points = advise_for_points(rules)
    except RulesError as error:
        missing = error
    try:
        with solving(rules.preset.title, words) as progress:
            policy = find_policy(rules, progress=progress)
        assert isinstance(policy, Policy)
        wanted = scores or usual_scores(rules)
        to_win = [advise_to_win(policy, pair) for pair in wanted]
    except RulesError as error:
        if scores or missing:
            raise
        return Sheet(for_points, (), None, error)
    return Sheet(for_points, to_win, policy.table.first_wins, missing)


def show_bank_table(heads: "Sequence[Head]", columns: "Mapping[str, Advice]", words: Words) -> int:
    """Print a row for each thing a seat can have before it, a column for each situation by its title.

    Where the truth is no threshold, a mark in the cell leads to a line below the table. Returns how many marks.
    """
    notes: dict[tuple[Range, ...], str] = {}
    same_dice = [head.hand.dice for head in heads if head.hand]
    rows = []
    for head in heads:
        cells = [_cell(advice.bank[head.key], head, notes, words) for advice in columns.values()]
        with_points = head.hand is not None and same_dice.count(head.hand.dice) > 1
        rows.append([_name(head, words, with_points=with_points), *cells])
    if any(advice.scores for advice in columns.values()):
        rows.append(
            [words("column-wins"), *(_chance(advice, words) for advice in columns.values())]
        )
    titles = [Column(title, "right") for title in columns]
    show_table([Column(words("column-dice")), *titles], rows)
    _show_notes("bank-note", notes, words)
    return len(notes)


def show_ride_table(columns: "Mapping[str, Advice]", words: Words, marks: int) -> None:
    """Print a row for each number of dice that can be left over, a column for each situation by its title.

    It says with how many points to take them over. So many `marks` have been given away.
    """
    notes: dict[tuple[Range, ...], str] = {}
    dice = max((list(advice.ride) for advice in columns.values()), key=len)
    rows = []
    for each in dice:
        cells = [
            _ride_cell(advice.ride[each], notes, marks, words) if advice.ride else ""
            for advice in columns.values()
        ]
        rows.append([words.number(int(each)), *cells])
    titles = [Column(title, "right") for title in columns]
    show_table([Column(words("column-dice-left")), *titles], rows)
    _show_notes("ride-note", notes, words)


def _ride_cell(
    ranges: "tuple[Range, ...]", notes: "dict[tuple[Range, ...], str]", marks: int, words: Words
) -> str:
    if not ranges:
        return words("bank-never")
    (first, last), *others = ranges
    if others or last is not None:
        return notes.setdefault(ranges, f"({marks + len(notes) + 1})")
    return words.number(first)


def _show_notes(key: str, notes: "Mapping[tuple[Range, ...], str]", words: Words) -> None:
    for ranges, mark in notes.items():
        spelled = words.listed(_spelled(first, last, words) for first, last in ranges)
        show_wrapped(words(key, mark=mark, ranges=spelled))


def _chance(advice: "Advice", words: Words) -> str:
    return words.percent(advice.worth) if advice.scores else ""


def _name(head: "Head", words: Words, *, with_points: bool) -> str:
    if head.hand is None or not (dice := head.hand.sets or head.hand.dice):
        return words.number(head.dice)
    if with_points and head.hand.points:
        return words("bank-hand-points", dice=head.dice, hand=dice, points=head.hand.points)
    return words("bank-hand", dice=head.dice, hand=dice)


def _cell(
    ranges: "tuple[Range, ...]",
    head: "Head",
    notes: "dict[tuple[Range, ...], str]",
    words: Words,
) -> str:
    if not ranges:
        return words("bank-never")
    (first, last), *others = ranges
    if others or last is not None:
        return notes.setdefault(ranges, f"({len(notes) + 1})")
    is_always = head.hand is not None and 0 < first <= head.hand.points
    return words("bank-always") if is_always else words.number(first)


def _spelled(first: int, last: int | None, words: Words) -> str:
    if last is None:
        return words("bank-from", first=first)
    return words.number(first) if first == last else words("bank-range", first=first, last=last)


def points_columns(for_points: "Sequence[Advice]", words: Words) -> "dict[str, Advice]":
    """Return what to do for points alone by titles: one column, or one for each number of lost turns in a row."""
    titles = [words("bank-for-points")]
    titles += [words("bank-lost", lost=busts) for busts in range(1, len(for_points))]
    return dict(zip(titles, for_points, strict=False))


def _win_columns(to_win: "Sequence[Advice]", words: Words) -> "Iterator[tuple[str, Advice]]":
    for advice in to_win:
        if advice.scores is not None:
            mine, theirs = advice.scores
            yield words("bank-scores", mine=mine, theirs=theirs), advice


def points_legend(for_points: "Sequence[Advice]", words: Words) -> Iterator[str]:
    """Yield what the columns for points alone mean."""
    if for_points:
        yield words("bank-how-points", mean=for_points[0].worth)
    if len(for_points) > 1:
        yield words("bank-how-lost")


def iter_legend(sheet: Sheet, heads: "Sequence[Head]", words: Words) -> Iterator[str]:
    """Yield what the columns and the signs of a sheet mean, and what is worth knowing besides."""
    yield words("bank-how")
    if any(head.hand for head in heads):
        yield words("bank-how-hand")
    if any(advice.ride for advice in sheet.to_win):
        yield words("ride-how")
    yield from points_legend(sheet.for_points, words)
    if sheet.first_wins is not None:
        yield words("bank-how-scores", chance=words.percent(sheet.first_wins))
    if sheet.missing is not None:
        yield words.error(sheet.missing)


def _as_data(rules: RulesObject, sheet: Sheet) -> dict[str, Any]:
    return {
        "rules": spelling(rules),
        "first_wins": sheet.first_wins,
        "turn_points": sheet.for_points[0].worth if sheet.for_points else None,
        "for_points": [
            {"busts": advice.busts, "bank": dict(advice.bank)} for advice in sheet.for_points
        ],
        "to_win": [
            {
                "scores": advice.scores,
                "wins": advice.worth,
                "bank": dict(advice.bank),
                "ride": dict(advice.ride),
            }
            for advice in sheet.to_win
        ],
    }
