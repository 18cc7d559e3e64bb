from collections.abc import AsyncIterator

import pytest

from pushluck.server.house import House
from tests.server.rooms.houses import opened_house


@pytest.fixture(scope="module")
async def house(
    tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[House]:
    """A worker that all tests of a module share; nobody there is ever marked away."""
    folder = tmp_path_factory.mktemp("house")
    async with opened_house(f"sqlite:///{folder / 'tables.db'}") as house:
        yield house
