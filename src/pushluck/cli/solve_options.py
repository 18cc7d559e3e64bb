"""Options of the commands of exact play."""

import click

from pushluck.core.errors import NotationError


class Pair(click.ParamType[tuple[int, int]]):
    """Two whole numbers with a comma between: the seat's own, and the other's."""

    name = "pair"

    def convert(
        self, value: str, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        """Return the numbers; raises `NotationError` that names the option."""
        try:
            mine, theirs = map(int, value.split(","))
        except ValueError:
            option = param.opts[0] if param else ""
            raise NotationError("bad-pair", option=option, given=value) from None
        return mine, theirs
