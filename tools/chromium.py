"""Find a Chromium for the browser tests and the pictures; where there is none, install Debian's where it may.

python -m tools.chromium
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium", "fonts-noto-cjk")
"""What Debian calls the browser, and letters for Korean, without which pages in it show boxes."""
NO_BROWSER = (
    "No Chromium was found, and none may be installed from here: the browser tests cannot run"
)


def find_chromium() -> str | None:
    """Return the path of a Chromium: one on the PATH, else the one that Playwright has downloaded."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or _find_playwrights_own()


def install_chromium() -> None:
    """Install Debian's package where this account may do so without being asked for a password."""
    apt = shutil.which("apt-get")
    if apt is None:
        return
    command = [apt, "-q", "-y", "install", "--no-install-recommends", *PACKAGES]
    if os.geteuid() != 0:
        command = ["sudo", "-n", *command]
        if (
            shutil.which("sudo") is None
            or subprocess.run(["sudo", "-n", "true"], check=False).returncode
        ):
            return
    print(f"Installing {' and '.join(PACKAGES)} (once)", flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if subprocess.run(command, env=env, stdout=subprocess.DEVNULL, check=False).returncode:
        # The list of packages may be missing or older than the archive.
        update = [*command[: command.index("install")], "update"]
        subprocess.run(update, env=env, stdout=subprocess.DEVNULL, check=False)
        subprocess.run(command, env=env, stdout=subprocess.DEVNULL, check=False)


def _find_playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def main() -> int:
    if find_chromium() is None:
        install_chromium()
    if find_chromium() is None:
        print(f"\n*** {NO_BROWSER}. ***\n", file=sys.stderr)
        return 1 if os.environ.get("CI") == "true" else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
