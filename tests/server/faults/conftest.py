from collections.abc import AsyncIterator

import pytest

from tests.server.faults.visitors import Visitor


@pytest.fixture(autouse=True)
async def doorkeeper(anyio_backend: str) -> AsyncIterator[None]:
    """Sees everybody out."""
    yield
    for visitor in Visitor.all_there_are:
        await visitor.close()
    Visitor.all_there_are.clear()
