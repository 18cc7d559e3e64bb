import pytest

from pushluck.games.registry import find_rules
from pushluck.solve.policy import Policy
from pushluck.solve.table import Table, find_table


@pytest.fixture(scope="session")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Table:
    """The values of Pig, which are known."""
    return find_table(find_rules("pig"), tmp_path_factory.mktemp("tables"))


@pytest.fixture(scope="session")
def zonk(tmp_path_factory: pytest.TempPathFactory) -> Policy:
    """Best play of a short match of Zonk."""
    rules = find_rules("zonk(target=2000,extended_target=2600)")
    return Policy(find_table(rules, tmp_path_factory.mktemp("tables")))
