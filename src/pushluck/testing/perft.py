"""Counting positions: how many sequences of events there are, the same for every correct engine."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from pushluck.core.events import Act, Event, Throw
from pushluck.core.game import Game
from pushluck.core.match import Match

AnyGame = Game[Any, Any]


class PerftCase(NamedTuple):
    """One entry of a `.perft` file."""

    id: str
    rules: str
    """Spelling of the rules."""
    seats: int
    nodes: tuple[tuple[int, int], ...]
    """Depths and the number of sequences of that many events."""
    weighted: tuple[tuple[int, int], ...]
    """The same with every throw counted as many times as the dice can fall so."""
    after: tuple[str, ...] = ()
    """Events that have happened before the counting begins, as `Match.push_text` reads them."""


def perft(game: AnyGame, state: Any, depth: int, *, weighted: bool = False) -> int:
    """Return the number of sequences of `depth` events from `state`.

    An event is an act or a throw, and throws that differ only in the order of the dice are one; with
    `weighted` such a throw counts as many times as the dice can fall so. A match that is over has no
    further events.

    >>> from pushluck.games.pig import load_pig
    >>> pig = load_pig()
    >>> [perft(pig, pig.initial_state(2), depth) for depth in range(6)]
    [1, 1, 6, 11, 41, 96]
    """
    return _Counter(game, weighted=weighted).count(state, depth)


def divide(game: AnyGame, state: Any, depth: int, *, weighted: bool = False) -> dict[str, int]:
    """Return how many of the sequences begin with each event, by its spelling: where a count goes wrong."""
    counter = _Counter(game, weighted=weighted)
    return {
        event.text: weight * counter.count(game.apply(state, event), depth - 1)
        for event, weight in counter.iter_children(state)
    }


class _Counter:
    """Counts positions, each of them once."""

    def __init__(self, game: AnyGame, *, weighted: bool) -> None:
        self._game = game
        self._weighted = weighted
        self._known: dict[tuple[Any, int], int] = {}

    def count(self, state: Any, depth: int) -> int:
        if depth == 0:
            return 1
        pool = self._game.pool(state)
        if depth == 1 and pool is not None:
            # Eighteen dice fall in too many ways to list them only to count them.
            return pool.ways if self._weighted else pool.outcome_count
        found = self._known.get((state, depth))
        if found is None:
            children = self.iter_children(state)
            found = self._known[state, depth] = (
                sum(weight for _, weight in children)
                if depth == 1
                else sum(
                    weight * self.count(self._game.apply(state, event), depth - 1)
                    for event, weight in children
                )
            )
        return found

    def iter_children(self, state: Any) -> Iterator[tuple[Event[Any], int]]:
        seat = self._game.turn_of(state)
        if seat is None:
            return
        for faces, weight in self._game.outcomes(state):
            yield Throw(seat, faces), weight if self._weighted else 1
        for action in self._game.legal_actions(state):
            yield Act(seat, action), 1


def load_perft(path: Path) -> list[PerftCase]:
    """Read a `.perft` file.

    An entry begins with `id` and goes on with `rules`, `seats`, and lines `perft DEPTH NODES` and
    `weighted DEPTH NODES`; with `after EVENT...` the count begins where these events have happened; `#` begins
    a comment. Raises `ValueError` for any other line.
    """
    cases: list[PerftCase] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        words = line.partition("#")[0].split()
        match words:
            case []:
                continue
            case ["id", name]:
                cases.append(PerftCase(name, "", 0, (), ()))
            case ["rules", rules] if cases:
                cases[-1] = cases[-1]._replace(rules=rules)
            case ["seats", seats] if cases:
                cases[-1] = cases[-1]._replace(seats=int(seats))
            case ["after", *events] if cases:
                cases[-1] = cases[-1]._replace(after=(*cases[-1].after, *events))
            case ["perft", depth, nodes] if cases:
                counts = (*cases[-1].nodes, (int(depth), int(nodes)))
                cases[-1] = cases[-1]._replace(nodes=counts)
            case ["weighted", depth, nodes] if cases:
                counts = (*cases[-1].weighted, (int(depth), int(nodes)))
                cases[-1] = cases[-1]._replace(weighted=counts)
            case _:
                raise ValueError(f"no line of a perft file: {line!r}")
    return cases


def check_perft(case: PerftCase, game: AnyGame, *, deepest: int) -> None:
    """Compare the counts of `case` up to the depth `deepest` with those of `game`.

    Raises `AssertionError` with the divided count where they differ.
    """
    match = Match(game, case.seats)
    for text in case.after:
        match.push_text(text)
    state = match.state
    for weighted, counts in ((False, case.nodes), (True, case.weighted)):
        for depth, nodes in counts:
            if depth <= deepest and perft(game, state, depth, weighted=weighted) != nodes:
                parts = divide(game, state, depth, weighted=weighted)
                shown = "\n".join(f"  {text}: {count}" for text, count in parts.items())
                total = f"{sum(parts.values())} {'weighted ' if weighted else ''}sequences"
                raise AssertionError(f"{case.id}, depth {depth}: {total}, not {nodes}\n{shown}")
