"""How soon somebody can throw who comes for the first time, with a phone of the middle class on a slow network.

Measured inside the page, from the start of the navigation, with nothing in the cache; beside it the same page
without either brake.
"""

import sys
import tempfile
from collections.abc import Mapping
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench.measure import ROUNDS, Figure, times
from tests.e2e.conftest import PHONE
from tests.server.processes import ServerProcess
from tools.chromium import NO_BROWSER, find_chromium

SLOWER_CPU = 4
SLOW_NETWORK: Mapping[str, Any] = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_638_400 / 8,
    "uploadThroughput": 750_000 / 8,
}
"""What Lighthouse calls slow 4G: milliseconds, and bytes a second."""
WATCH = """
const seen = new MutationObserver(() => {
  if (document.querySelector('.big[data-kind="throw"]:not([aria-disabled="true"])')) {
    seen.disconnect();
    // Once it is painted and the page has nothing else to do, a tap is heard.
    requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
  }
});
seen.observe(document, { childList: true, subtree: true });
"""


def usable_after(browser: Browser, address: str, *, is_slow: bool) -> float:
    """Return the seconds after which the first throw can be tapped."""
    context = browser.new_context(viewport=PHONE, device_scale_factor=2, has_touch=True)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    if is_slow:
        devtools.send("Network.emulateNetworkConditions", dict(SLOW_NETWORK))
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU})
    page.add_init_script(WATCH)
    page.goto(address)
    page.wait_for_function("() => window.usable")
    milliseconds: float = page.evaluate("() => window.usable")
    context.close()
    return milliseconds / 1000


def measure() -> list[Figure]:
    """Return the medians of several visits."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit(NO_BROWSER)
    with (
        tempfile.TemporaryDirectory() as data,
        ServerProcess(f"sqlite:///{data}/tables.db") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium) as browser,
    ):
        # The first visit of all also starts what browser and server start only once.
        usable_after(browser, server.base, is_slow=False)
        free, slow = (
            median(usable_after(browser, server.base, is_slow=is_slow) for _ in range(ROUNDS))
            for is_slow in (False, True)
        )
    return [
        Figure("first throw usable", free, "s"),
        Figure("CPU 4 times slower, slow 4G", slow, "s", times(slow / free, "without")),
    ]
