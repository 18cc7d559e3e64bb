"""`pushluck solve --solo`: the best turn of one alone, and the fewest turns to the target."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from pushluck.cli.printing import show_json
from pushluck.cli.sheets import points_columns, points_legend, show_bank_table
from pushluck.cli.sheets_bones import show_best_burials
from pushluck.cli.sheets_text import show_wrapped
from pushluck.core.rules import RulesObject
from pushluck.games.bones import BonesRules
from pushluck.games.registry import spelling
from pushluck.locales import Words

if TYPE_CHECKING:
    from pushluck.solve.sheets import Advice


def show_solo(rules: RulesObject, words: Words, *, with_turns: bool, as_json: bool) -> None:
    """Print what the best turn is worth and when it banks; with the fewest turns, which can take a while.

    Raises `RulesError` for rules outside of what is solved, and where numba is needed for the turns but missing.
    """
    turns = _find_turns(rules) if with_turns else None
    if isinstance(rules, BonesRules):
        show_best_burials(rules, turns, words, as_json=as_json)
        return
    from pushluck.solve.sheets import advise_for_points, find_heads

    advices = advise_for_points(rules)
    if as_json:
        found: dict[str, Any] = {
            "turn_points": advices[0].worth,
            "bank_at": _bank_at(advices[0]),
        }
        if len(advices) > 1:
            found["after_busts"] = [_bank_at(advice) for advice in advices[1:]]
        if turns is not None:
            found["fewest_turns"] = turns
        show_json(found)
        return
    show_wrapped(words("solve-solo-title", game=rules.preset.title, rules=spelling(rules)))
    click.echo()
    show_bank_table(find_heads(rules), points_columns(advices, words), words)
    click.echo()
    for line in (words("bank-how"), *points_legend(advices, words)):
        show_wrapped(line)
    if turns is not None:
        click.echo(words("solve-turns", turns=turns))


def _find_turns(rules: RulesObject) -> float:
    if isinstance(rules, BonesRules):
        from pushluck.solve.bones.solo import find_fewest_turns

        return find_fewest_turns(rules)
    from pushluck.solve.solo import fewest_turns

    return fewest_turns(rules)


def _bank_at(advice: "Advice") -> Mapping[str, int | None]:
    """Return from which turn total on to bank in every case, None where never."""
    return {
        key: next((first for first, last in ranges if last is None), None)
        for key, ranges in advice.bank.items()
    }
