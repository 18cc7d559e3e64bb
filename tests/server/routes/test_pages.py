"""The page of the browser and its files, as a build of any kind leaves them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from pushluck.locales import LANGUAGES
from pushluck.server.routes.errors import EXCEPTION_HANDLERS
from pushluck.server.routes.pages import page_routes

Client = TestClient[Any]

PAGE = "<!doctype html><title>Table</title>"
SCRIPT = "export const dice = 6;"


def make_client(folder: Path) -> Client:
    return TestClient(Litestar(list(page_routes(folder)), exception_handlers=EXCEPTION_HANDLERS))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text(PAGE, encoding="utf-8")
    (assets / "main-x1_Y2.js").write_text(SCRIPT, encoding="utf-8")
    (assets / "main-x1_Y2.js.br").write_bytes(b"small")
    (assets / "main-x1_Y2.js.gz").write_bytes(b"smallish")
    (assets / "web-fr-x1.ftl").write_text("web-throw-bare = Lancer", encoding="utf-8")
    (assets / "look.css").write_text("body{}", encoding="utf-8")
    (tmp_path / "secret.js").write_text("no", encoding="utf-8")
    (assets / "notes.txt").write_text("no", encoding="utf-8")
    return assets.parent


@pytest.fixture
def client(folder: Path) -> Iterator[Client]:
    with make_client(folder) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abc-_1", "/join", "/join/12345678", "/pair"])
def test_the_page_opens_at_every_address_of_its_own(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_the_page_says_early_which_catalogue_it_will_ask_for(client: Client) -> None:
    for language, catalogue in (("fr-CA", "web-fr-x1.ftl"), ("en", None)):
        answer = client.get("/", headers={"accept-language": language})
        link = catalogue and f"</assets/{catalogue}>; rel=preload; as=fetch; crossorigin"
        assert answer.headers.get("link") == link
        assert answer.headers["vary"] == "accept-language"
    assert client.get("/assets/web-fr-x1.ftl").text == "web-throw-bare = Lancer"


def test_files_are_kept_by_the_browser(client: Client) -> None:
    script = client.get("/assets/main-x1_Y2.js", headers={"accept-encoding": "identity"})
    assert (script.status_code, script.text) == (200, SCRIPT)
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert client.get("/assets/look.css").headers["content-type"] == "text/css; charset=utf-8"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip;q=1.0", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("deflate", None),
        ("", None),
    ],
)
def test_a_file_is_sent_as_small_as_the_client_can_read(
    client: Client, accepted: str, coding: str | None
) -> None:
    path = "/assets/main-x1_Y2.js"
    with client.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["vary"] == "accept-encoding"


def test_the_licences_of_what_is_by_others_come_with_the_page(
    client: Client, tmp_path: Path
) -> None:
    assert client.get("/licences.txt").status_code == 404
    (tmp_path / "static" / "licences.txt").write_text("OFL", encoding="utf-8")
    answer = client.get("/licences.txt")
    assert (answer.status_code, answer.text) == (200, "OFL")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing.js",
        "/assets/notes.txt",
        "/assets/main-x1_Y2.js.br",
        "/assets/..%2F..%2Fsecret.js",
        "/assets/%2e%2e/index.html",
        "/assets/.js",
        "/nowhere",
    ],
)
def test_nothing_else_is_there(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["reason"] == "nothing-here"


def test_a_page_that_was_not_built_says_how(tmp_path: Path) -> None:
    with make_client(tmp_path) as client:
        for language in LANGUAGES:
            answer = client.get("/t/abc", headers={"accept-language": language})
            assert answer.status_code == 503
            assert "make setup" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
