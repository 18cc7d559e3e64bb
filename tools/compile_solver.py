"""Compile the solver, and keep that on disk: `python -m tools.compile_solver`.

Processes that solve for the first time at the same time would each do it for themselves.
"""

import os
from tempfile import TemporaryDirectory

from pushluck.games.registry import find_rules
from pushluck.solve.finding import solve_table

MATCHES = (
    "farkle-minimal(finish.target=300)",
    "ten-thousand(finish.target=1000)",
    "bones(finish.target=3)",
)
"""Short ones that need everything which is compiled."""


def main() -> None:
    """Solve the matches in a folder that is thrown away."""
    with TemporaryDirectory() as folder:
        os.environ["PUSHLUCK_HOME"] = folder
        for match in MATCHES:
            solve_table(find_rules(match))


if __name__ == "__main__":
    main()
