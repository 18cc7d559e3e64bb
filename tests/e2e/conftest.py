import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, ViewportSize, sync_playwright

import pushluck.server
from tests.e2e.people import Arrive, Person
from tests.server.processes import UNLIMITED, ServerProcess
from tools.chromium import NO_BROWSER, find_chromium

PAGE = Path(pushluck.server.__file__).parent / "static" / "index.html"
PHONE: ViewportSize = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "ko": "ko-KR", "fr": "fr-FR", "it": "it-IT"}


def need(is_there: bool, why: str) -> None:
    """Skip what cannot run on this machine; where changes are checked, nothing is skipped."""
    if not is_there and os.environ.get("CI") == "true":
        pytest.fail(why)
    if not is_there:
        pytest.skip(why)


# Playwright keeps an event loop in the thread that started it, and no other test can run one of its own meanwhile.
# So everything of it ends with this folder, although the plugin would keep it for the whole session.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Playwright, as long as tests of this folder run."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(chromium: str, playwright: Playwright) -> Iterator[Browser]:
    """A Chromium that all tests share: each person has a context, which knows nothing of the others."""
    started = playwright.chromium.launch(executable_path=chromium)
    yield started
    started.close()


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium."""
    found = find_chromium()
    need(found is not None, f"{NO_BROWSER}.")
    need(
        PAGE.is_file(),
        "The page of the browser has not been built, which takes Node: run `make setup`.",
    )
    assert found is not None
    return found


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    """What all contexts are made with, unless a test says otherwise."""
    return {}


@pytest.fixture(scope="session")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on an SQLite file, for all tests of this process."""
    folder = tmp_path_factory.mktemp("e2e")
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", limits=UNLIMITED) as process:
        yield process
        assert "Traceback" not in process.log


@pytest.fixture
def arrive(new_context: Callable[..., BrowserContext], server: ServerProcess) -> Iterator[Arrive]:
    """Let somebody come, on a phone and without moving pictures unless told otherwise.

    Afterwards no page of theirs may have complained or have asked another host for anything.
    """
    people: list[Person] = []

    def arrive(path: str = "", *, lang: str = "en", moves: bool = False, **options: Any) -> Person:
        options = {"viewport": PHONE, **options}
        motion = "no-preference" if moves else "reduce"
        context = new_context(locale=LOCALES[lang], reduced_motion=motion, **options)
        context.set_default_timeout(15_000)
        person = Person(context.new_page(), server.base)
        people.append(person)
        if path:
            person.go(path)
        return person

    yield arrive
    assert [fault for person in people for fault in person.faults] == []
