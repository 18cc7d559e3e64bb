"""Take pictures of every screen in every size, light and language, into screens/, which git ignores.

python -m tools.screens [--only NAME ...]

With --best, take only the pictures of the README, into docs/images/.
"""

import argparse
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, ViewportSize, sync_playwright

from pushluck.locales import LANGUAGES
from tests.e2e.conftest import LOCALES, PHONE
from tests.e2e.people import THEMES, Person, Theme
from tests.e2e.scenes import SCENES, Scene
from tests.server.processes import UNLIMITED, ServerProcess
from tools.chromium import NO_BROWSER, find_chromium

FOLDER = Path(__file__).parents[1] / "screens"
IMAGES = Path(__file__).parents[1] / "docs" / "images"
SIZES: tuple[ViewportSize, ...] = (
    PHONE,
    {"width": 320, "height": 568},
    {"width": 768, "height": 1024},
    {"width": 1440, "height": 900},
)
DESK: ViewportSize = SIZES[-1]
BEST: tuple[tuple[str, ViewportSize, Theme, float], ...] = (
    ("zonk-choose", DESK, "dark", 1),
    ("doom-choose", PHONE, "light", 2),
    ("bones-laid", PHONE, "dark", 2),
)
"""Pictures of the README: scene, size, light, and how many pixels a pixel has."""


class Visitors:
    """Everybody who is needed for one scene."""

    def __init__(self, browser: Browser, base: str, scale: float = 1) -> None:
        self._browser = browser
        self._base = base
        self._scale = scale
        self._contexts: list[BrowserContext] = []

    def __call__(self, path: str = "", *, lang: str = "en", **options: Any) -> Person:
        """Let somebody come."""
        context = self._browser.new_context(
            locale=LOCALES[lang],
            viewport=PHONE,
            reduced_motion="reduce",
            device_scale_factor=self._scale,
            **options,
        )
        context.set_default_timeout(15_000)
        self._contexts.append(context)
        person = Person(context.new_page(), self._base)
        if path:
            person.go(path)
        return person

    def leave(self) -> None:
        """Let everybody go."""
        for context in self._contexts:
            context.close()


def take_all(scene: Scene, visitors: Visitors, folder: Path) -> None:
    """Take all pictures of one scene."""
    person = scene.reach(visitors)
    for lang, theme in product(LANGUAGES, THEMES):
        person.show(lang, theme)
        scene.then(person)
        for size in SIZES:
            person.page.set_viewport_size(size)
            person.settle()
            name = f"{scene.name}-{size['width']}x{size['height']}-{theme}-{lang}.png"
            person.page.screenshot(path=folder / name)
        person.page.set_viewport_size(PHONE)
        scene.undo(person)


def take_best(browser: Browser, base: str) -> None:
    """Take the pictures of the README."""
    scenes = {scene.name: scene for scene in SCENES}
    IMAGES.mkdir(parents=True, exist_ok=True)
    for name, size, theme, scale in BEST:
        visitors = Visitors(browser, base, scale)
        person = scenes[name].reach(visitors)
        person.show("en", theme)
        person.page.set_viewport_size(size)
        person.settle()
        # Rings around dice come softly.
        person.page.wait_for_timeout(400)
        # Felt and wood have too fine a grain to be small as PNG.
        person.page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=80)
        visitors.leave()


def main() -> int:
    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    names = [scene.name for scene in SCENES]
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="NAME")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--best", action="store_true", help="only the pictures of the README")
    arguments = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        sys.exit(NO_BROWSER)
    if not arguments.best:
        arguments.folder.mkdir(parents=True, exist_ok=True)
    failed = []
    with (
        tempfile.TemporaryDirectory() as data,
        ServerProcess(f"sqlite:///{data}/tables.db", limits=UNLIMITED) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium) as browser,
    ):
        if arguments.best:
            take_best(browser, server.base)
            return 0
        for scene in SCENES:
            if scene.name not in arguments.only:
                continue
            visitors = Visitors(browser, server.base)
            try:
                take_all(scene, visitors, arguments.folder)
            except (AssertionError, Error) as error:
                failed.append(scene.name)
                print(f"{scene.name}: {error}", file=sys.stderr)
            finally:
                visitors.leave()
            print(scene.name, flush=True)
    print(f"{len(list(arguments.folder.glob('*.png')))} pictures in {arguments.folder}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
