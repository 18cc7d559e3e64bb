"""The command that plays a match at the keyboard."""

import getpass
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from pushluck.bots import PREFIX, find_bot, prepare_bots
from pushluck.cli.failures import Status
from pushluck.cli.json_face import JsonFace
from pushluck.cli.options import (
    Number,
    choose_rules,
    json_option,
    preset_argument,
    rules_options,
    spoken_command,
)
from pushluck.cli.printing import UNLIMITED
from pushluck.cli.saves import iter_unfinished, load_save, new_save
from pushluck.cli.solve_progress import solving
from pushluck.cli.speech import Speech
from pushluck.cli.table import Left, Participant, Table
from pushluck.cli.text_face import TextFace
from pushluck.conduct import make_table
from pushluck.core import Match, Throw
from pushluck.core.errors import NotationError
from pushluck.core.rules import RulesObject
from pushluck.dice import DiceSource, find_source
from pushluck.games.registry import spelling
from pushluck.record import Record

DEFAULT_PRESET = "zonk"
DEFAULT_OPPONENT = "bot:careful"
TYPED = "typed"
PACE = 0.7
"""Seconds between the events of bots at a terminal, unless `--pace` says otherwise."""


@spoken_command("play", "help-play")
@preset_argument
@click.option("--seats", metavar="NAME,BOT", help="help-option-seats")
@click.option("--dice", default="system", metavar="SOURCE", help="help-option-dice")
@rules_options
@click.option("--resume", is_flag=True, help="help-option-resume")
@click.option("--save", "save_path", metavar="FILE", help="help-option-save")
@click.option("--plain", is_flag=True, help="help-option-plain")
@click.option("--pace", type=Number(0), metavar="SECONDS", help="help-option-pace")
@json_option
def command(
    speech: Speech,
    *,
    preset: str | None,
    seats: str | None,
    dice: str,
    rules_file: str | None,
    changes: Sequence[str],
    resume: bool,
    save_path: str | None,
    plain: bool,
    pace: int | None,
    as_json: bool,
) -> int:
    """Play a match, or go on with one."""
    saved = _find_saved(save_path) if resume else None
    if saved is None:
        wanted = preset or (None if rules_file else DEFAULT_PRESET)
        rules = choose_rules(wanted, rules_file, changes=changes)
        face = _face(rules, speech, as_json=as_json, plain=plain, pace=pace)
        table = _new_table(rules, face, seats=seats, dice=dice, path=save_path, speech=speech)
    else:
        rules = saved[1].match.game.rules
        face = _face(rules, speech, as_json=as_json, plain=plain, pace=pace)
        table = _resumed(*saved, face)
    with solving(rules.preset.title, speech.words) as progress:
        prepare_bots((who.name for who in table.participants if who.bot), rules, progress)
    source = _source(table.headers.get("Dice", "system"), table.match)
    return _play(table, face, source, speech)


def _play(
    table: Table, face: TextFace | JsonFace, source: DiceSource | None, speech: Speech
) -> int:
    if isinstance(face, TextFace):
        face.welcome(table, _notes(table, speech))
    try:
        table.run(source)
    except (Left, EOFError):
        _say_how_to_go_on(table, speech)
        return Status.DONE if table.is_saved else Status.DATA
    except KeyboardInterrupt:
        click.echo("")
        _say_how_to_go_on(table, speech)
        return Status.INTERRUPTED
    face.finish(table)
    return Status.DONE if table.is_saved else Status.DATA


def _say_how_to_go_on(table: Table, speech: Speech) -> None:
    key = "play-left" if table.is_saved else "play-left-unsaved"
    click.echo(speech.words(key, path=str(table.path)), err=True)


def _face(
    rules: RulesObject, speech: Speech, *, as_json: bool, plain: bool, pace: int | None
) -> TextFace | JsonFace:
    """Return what stands between this table and its people."""
    if as_json:
        return JsonFace(speech.words)
    is_terminal = sys.stdout.isatty()
    draws = is_terminal and not plain and (sys.stdout.encoding or "").lower().startswith("utf")
    return _face_type(rules.game)(
        speech.words,
        read=_read_line,
        columns=shutil.get_terminal_size().columns if is_terminal else UNLIMITED,
        draws=draws,
        pace=(PACE if is_terminal else 0) if pace is None else pace,
    )


def _face_type(game: str) -> type[TextFace]:
    if game != "bones":
        return TextFace
    from pushluck.cli.bones_face import BonesFace

    return BonesFace


def _read_line(question: str, hidden: bool) -> str:
    """Ask a question and return the line; raises `EOFError` at the end of the input."""
    if hidden and sys.stdin.isatty():
        return getpass.getpass(f"{question} ")
    click.echo(f"{question} ", nl=False)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def _new_table(
    rules: RulesObject,
    face: TextFace | JsonFace,
    *,
    seats: str | None,
    dice: str,
    path: str | None,
    speech: Speech,
) -> Table:
    texts = [
        text.strip()
        for text in (seats or f"{speech.words('play-you')},{DEFAULT_OPPONENT}").split(",")
    ]
    match: Match[Any, Any] = Match(make_table(rules), len(texts))
    headers = {f"Seat{number}": text for number, text in enumerate(texts, start=1)} | {"Dice": dice}
    place = Path(path) if path else new_save(rules.preset.name)
    return Table(
        match, _participants(texts, spelling(rules)), headers=headers, face=face, path=place
    )


def _find_saved(path: str | None) -> tuple[Path, Record]:
    """Return a saved match and its file, by default the latest that is not finished."""
    place = Path(path) if path else next(iter_unfinished(), None)
    if place is None:
        raise NotationError("nothing-to-resume")
    return place, load_save(place)


def _resumed(place: Path, record: Record, face: TextFace | JsonFace) -> Table:
    texts = [record.headers[f"Seat{number + 1}"] for number in range(record.match.seats)]
    participants = _participants(texts, f"{place.name}/{len(record.match.events)}")
    return Table(record.match, participants, headers=dict(record.headers), face=face, path=place)


def _participants(texts: Sequence[str], seed: str) -> list[Participant]:
    """Return who sits where; raises `NotationError` for an unknown bot or a seat without a name."""
    return [_participant(text, number, seed) for number, text in enumerate(texts, start=1)]


def _participant(text: str, number: int, seed: str) -> Participant:
    if not text:
        raise NotationError("seat-without-name", seat=number)
    if not text.startswith(PREFIX):
        return Participant(text)
    return Participant(text, find_bot(text, f"{seed}/{number}"))


def _source(dice: str, match: Match[Any, Any]) -> DiceSource | None:
    """Return the dice, None for real ones; a match that goes on takes up a seed where it stopped."""
    if dice == TYPED:
        return None
    return find_source(dice, thrown=sum(isinstance(event, Throw) for event in match.events))


def _notes(table: Table, speech: Speech) -> list[str]:
    """Return what people should know before the first throw: house rules, and where the dice come from."""
    from pushluck.core.rules import differences
    from pushluck.games.registry import find_preset

    words = speech.words
    rules = table.match.game.rules
    notes = [
        words("play-house-rule", field=field, value=str(value).lower())
        for field, value in differences(rules, find_preset(rules)).items()
    ]
    dice = table.headers.get("Dice", "system")
    if dice == TYPED:
        notes.append(words("play-dice-typed"))
    elif dice != "system":
        notes.append(words("play-dice-seeded", seed=dice.partition(":")[2]))
    if table.match.events:
        notes.append(words("play-resumed", path=str(table.path)))
    return notes
