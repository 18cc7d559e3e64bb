"""Builds the page of the browser into the package, so that whoever installs it needs no Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs before an archive is put together; both kinds of archive carry the page as it was built."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page. An editable install is for those who build it themselves, with `make setup`."""
        root = Path(self.root)
        is_unpacked = (root / "PKG-INFO").is_file()
        if version == "editable" or is_unpacked:
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(
                "The page of the browser is built with Node 20 or newer: install Node."
            )
        for command in (["ci"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=root / "web", check=True)
