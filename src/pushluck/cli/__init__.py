"""The terminal: one command a task, each with `--json`, in four languages."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status; without `arguments` those of the process.

    Nothing else is imported before it is needed, so that a command starts fast.
    """
    try:
        from pushluck.cli.failures import run

        return run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:  # so early that no sentence can be said
        return 130
