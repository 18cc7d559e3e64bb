"""The description of the HTTP interface against what the server does, with requests that Schemathesis makes up."""

import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks
from schemathesis.config import ChecksConfig, SchemathesisConfig

from pushluck.server.app import create_app
from pushluck.server.settings import Settings
from tests.conftest import PROOF
from tests.server.asking import PLENTY

EXAMPLES = settings(
    max_examples=300 if PROOF else 10,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
AnyCase = schemathesis.Case[Any]
SEMANTIC = ["2xx", "400", "403", "404", "409"]
"""What a request of the right shape can be answered: with 400 where its words mean nothing."""


def describe() -> Any:
    """Return what the server says about itself."""
    load_all_checks()
    config = SchemathesisConfig()
    config.projects.default.checks = ChecksConfig.from_dict(
        {
            "positive_data_acceptance": {"expected-statuses": SEMANTIC},
            "negative_data_rejection": {"expected-statuses": ["400", "403", "404", "409", "413"]},
        }
    )
    app = create_app(Settings(database="sqlite:///never-opened.db"))
    return schemathesis.openapi.from_dict(app.openapi_schema.to_schema(), config=config)


described = describe()


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    database = f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'tables.db'}"
    app = create_app(Settings(database=database, limits=PLENTY))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, ws="none"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started and thread.is_alive():
        thread.join(0.05)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def table(base: str) -> tuple[str, dict[str, str]]:
    """The link of a table, and the cookie of its host."""
    answer = httpx.post(f"{base}/api/tables", json={"name": "Ada"})
    return answer.json()["link"], dict(answer.cookies)


@schemathesis.check
def refusals_have_one_shape(_: Any, response: schemathesis.Response, case: AnyCase) -> None:
    if case.path.startswith("/api") and response.status_code >= 400:
        refused = response.json()
        assert refused.keys() == {"reason", "details", "sentence", "alternatives"}
        assert refused["sentence"]
        assert f"({refused['reason']})" not in refused["sentence"]


@schemathesis.check
def what_has_the_right_shape_is_read(
    _: Any, response: schemathesis.Response, case: AnyCase
) -> None:
    is_right = case.meta is not None and case.meta.generation.mode.is_positive
    if is_right and response.status_code == 400:
        refused = response.json()
        # To a schema 1.0 is a whole number.
        is_decimal = "got `float`" in refused["details"].get("why", "")
        assert refused["reason"] != "message-unreadable" or is_decimal, response.text


@described.parametrize()  # type: ignore[untyped-decorator]
@EXAMPLES
def test_the_server_does_what_it_says(case: AnyCase, base: str) -> None:
    case.call_and_validate(base_url=base)


@described.include(path_regex="{link}").parametrize()  # type: ignore[untyped-decorator]
@EXAMPLES
def test_the_server_does_what_it_says_at_a_table(
    case: AnyCase, base: str, table: tuple[str, dict[str, str]]
) -> None:
    link, cookies = table
    case.path_parameters["link"] = link
    case.call_and_validate(base_url=base, cookies=cookies)


def test_everything_is_described() -> None:
    for path, operations in described.raw_schema["paths"].items():
        for method, operation in operations.items():
            assert operation.get("description"), f"{method} {path}"
