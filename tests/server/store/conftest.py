from collections.abc import AsyncIterator

import pytest

from pushluck.server.store import Store
from tests.server.store.stores import opened


@pytest.fixture
async def store(database_url: str, anyio_backend: str) -> AsyncIterator[Store]:
    """A store in an empty database of either kind."""
    async with opened(database_url) as store:
        yield store
