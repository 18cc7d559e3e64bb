from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pushluck.solve.bones.finding import dump_graph, find_graph, graph_file, load_graph
from pushluck.solve.bones.graph import TurnGraph, make_graph
from pushluck.solve.finding import HOME
from tests.solve.bones.test_turn import rules_of

# Turns of few throws, whose graphs are made in a moment.
RULES = rules_of("first_price=9")


@pytest.fixture(autouse=True)
def new_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    find_graph.cache_clear()


def is_same(one: TurnGraph, other: TurnGraph) -> bool:
    parts: Iterator[tuple[Any, Any]] = zip(one, other, strict=True)
    return all(np.array_equal(part, same) for part, same in parts)


def test_a_graph_is_read_as_it_was_made(tmp_path: Path) -> None:
    made = make_graph(RULES)
    dump_graph(made, tmp_path / "graph.npz")
    read = load_graph(tmp_path / "graph.npz")
    assert is_same(made, read)
    assert read.layers == made.layers


def test_a_graph_is_made_once_and_found_again() -> None:
    made = find_graph(RULES)
    changed_at = graph_file(RULES).stat().st_mtime_ns
    find_graph.cache_clear()
    assert is_same(find_graph(rules_of("first_price=9,finish.target=50")), made)
    assert graph_file(RULES).stat().st_mtime_ns == changed_at
    assert graph_file(RULES) != graph_file(rules_of("first_price=8"))


def test_a_spoilt_file_is_replaced() -> None:
    graph_file(RULES).parent.mkdir()
    graph_file(RULES).write_bytes(b"PK no graph")
    made = find_graph(RULES)
    assert is_same(load_graph(graph_file(RULES)), made)


def test_where_nothing_can_be_kept_a_graph_is_made_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "turns").write_text("a file where the folder would be")
    assert find_graph(RULES).positions > 0
