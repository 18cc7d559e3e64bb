"""Runs the command line: `python -m pushluck`."""

import sys

from pushluck.cli import main

if __name__ == "__main__":
    sys.exit(main())
