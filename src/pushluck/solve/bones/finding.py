"""The graph of a turn at hand: in memory, or as a file in the user's folder, or made now.

Making a graph takes seconds, reading it a moment. It does not depend on the target, so a few files do for all.
"""

import hashlib
import json
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from pushluck.core.errors import RulesError
from pushluck.core.rules import playing_fields
from pushluck.games.bones import BonesRules
from pushluck.solve.bones.graph import Layer, TurnGraph, check_solved, make_graph
from pushluck.solve.finding import tables_folder
from pushluck.solve.keeping import dump_entries, reading

LAYOUT = 2
"""Changes with everything that changes what a file of the same rules holds."""
OF_A_TURN = ("build.", "reroll.", "points.")
"""Fields that a turn depends on begin with one of these."""


@lru_cache(maxsize=4)
def find_graph(rules: BonesRules) -> TurnGraph:
    """Return the graph of a turn; equal rules share one. Raises as `make_graph` does."""
    check_solved(rules)
    path = graph_file(rules)
    with suppress(OSError, RulesError):
        return load_graph(path)
    graph = make_graph(rules)
    # Where nothing can be kept, it is made again the next time.
    with suppress(OSError):
        dump_graph(graph, path)
    return graph


def graph_file(rules: BonesRules) -> Path:
    """Return the file of the graph under `rules`, which need not exist yet."""
    fields = {
        name: value for name, value in playing_fields(rules).items() if name.startswith(OF_A_TURN)
    }
    text = json.dumps([LAYOUT, fields], sort_keys=True)
    name = hashlib.sha256(text.encode()).hexdigest()[:32]
    return tables_folder().with_name("turns") / f"{name}.npz"


def dump_graph(graph: TurnGraph, path: Path) -> None:
    """Write the file; it is there completely or not at all."""
    dump_entries(path, **graph._asdict())


def load_graph(path: Path) -> TurnGraph:
    """Read a graph; raises `OSError` or `RulesError` where the file holds none."""
    with reading(path) as file:
        arrays = {name: file[name] for name in TurnGraph._fields}
    least, most = int(arrays.pop("least_points")), int(arrays.pop("most_points"))
    layers = tuple(Layer(*map(int, layer)) for layer in arrays.pop("layers"))
    return TurnGraph(least, most, layers, **arrays)
