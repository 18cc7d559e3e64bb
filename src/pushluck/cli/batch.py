"""Scores throws by the thousand: JSON lines in, JSON lines out, for programs."""

import io
import json
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple, cast

import click

from pushluck.cli.failures import Status, say_on_stderr
from pushluck.cli.speech import Speech
from pushluck.cli.throws import LOST, find_hand, judge
from pushluck.core.errors import NotationError, PushluckError
from pushluck.games.scoring import ScoringGame

CHUNK = 1 << 16
"""Bytes read at once. Whatever is there is answered at once, so that a program may also ask line by line."""


class Question(NamedTuple):
    """One line of input."""

    throw: str
    hand: str
    hand_points: int | None


def score_lines(game: ScoringGame, speech: Speech) -> Status:
    """Answer every line of standard input with a line on standard output.

    A line that cannot be read is answered with an error, and the status says that there was one.
    """
    score = lru_cache(CHUNK)(lambda question: format_verdict(game, question))
    failures = 0

    def answer(line: bytes) -> str:
        nonlocal failures
        try:
            return score(parse_question(line))
        except PushluckError as error:
            failures += 1
            return json.dumps({"error": speech.words.error(error), "reason": error.reason})

    stdin = cast(io.BufferedReader, sys.stdin.buffer)
    for lines in iter_available(stdin.read1):
        click.echo("\n".join(map(answer, lines)))
    if failures:
        say_on_stderr(f"pushluck: {speech.words('batch-failures', count=failures)}")
    return Status.DATA if failures else Status.DONE


def iter_available(read: Callable[[int], bytes]) -> Iterator[list[bytes]]:
    """Yield all whole lines that have arrived, as soon as they have, without their ends.

    `read` returns what has arrived, at most so many bytes of it, and waits only where there is nothing.
    """
    begun: list[bytes] = []
    while chunk := read(CHUNK):
        *lines, rest = chunk.split(b"\n")
        if lines:
            lines[0] = b"".join((*begun, lines[0]))
            begun.clear()
            yield lines
        begun.append(rest)
    last = b"".join(begun)
    if last:
        yield [last]


def parse_question(line: bytes) -> Question:
    """Read a line such as `{"throw": "114562", "hand": "15", "hand_points": 1500}`.

    Only `throw` is needed. Raises `NotationError`.
    """
    try:
        asked: Any = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise NotationError("line-not-utf-8") from error
    except json.JSONDecodeError as error:
        raise NotationError("not-json", place=error.pos + 1) from error
    except (ValueError, RecursionError) as error:  # a number or a nesting beyond all bounds
        raise NotationError("not-json", place=1) from error
    if not isinstance(asked, dict):
        raise NotationError("not-an-object", keys=Question._fields)
    for key in asked:
        if key not in Question._fields:
            raise NotationError("unknown-key", key=key, keys=Question._fields)
    throw, hand, points = (asked.get(key) for key in Question._fields)
    if not isinstance(throw, str):
        raise NotationError("not-dice", key="throw")
    if not isinstance(hand, str | None):
        raise NotationError("not-dice", key="hand")
    if points is not None and (type(points) is not int or points < 0):
        raise NotationError("not-points", key="hand_points")
    return Question(throw, hand or "", points)


def format_verdict(game: ScoringGame, question: Question) -> str:
    """Return the answer to a question as one line of JSON; raises `NotationError` for impossible dice."""
    throw, dice, points = question
    hand = find_hand(game, dice, points)
    verdict = judge(game, throw, hand, most=game.rules.dice.count)
    answer = {
        "lost": LOST.get(verdict.loss or ""),
        "keeps": [
            {
                "dice": offer.dice,
                "points": offer.points,
                "hand": offer.hand,
                "hand_points": offer.hand_points,
                "left": unkept,
            }
            for offer, unkept, _ in verdict.ways
        ],
    }
    return json.dumps(answer, separators=(",", ":"))
