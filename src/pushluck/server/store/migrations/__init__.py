"""The steps by which a database comes to the present schema."""

from pathlib import Path

FOLDER = Path(__file__).parent
"""Where Alembic finds the steps, in `versions/`."""
