from collections.abc import Iterator

import pytest

from pushluck.solve.bones.finding import find_graph
from pushluck.solve.bones.turn import find_plan
from pushluck.solve.finding import HOME


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep graphs of turns in a folder of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(HOME, str(tmp_path_factory.mktemp("home")))
        yield


def forget() -> None:
    """Forget graphs that are in memory."""
    find_graph.cache_clear()
    find_plan.cache_clear()
