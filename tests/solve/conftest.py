from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache of tables that the tests of one run share."""
    return tmp_path_factory.mktemp("tables")
