"""`pushluck serve`: the online table, from the arguments of a person or the environment of a machine."""

import json
import os
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from pushluck.cli.options import Number, json_option, spoken_command
from pushluck.cli.saves import HOME
from pushluck.cli.speech import Speech
from pushluck.core.errors import NotationError, RulesError

INSTALL = "pip install 'pushluck[server]'"
FILE = "tables.db"
"""The database of a person at home, beside the folder of matches."""


class OneOf(click.ParamType[str]):
    """One of a few words."""

    name = "word"

    def __init__(self, *values: str) -> None:
        self.values = values

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the word; raises `NotationError` that names the option."""
        if value not in self.values:
            option = param.opts[0] if param else ""
            raise NotationError("not-one-of", option=option, given=value, values=self.values)
        return value

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Return the words for the help page."""
        return "|".join(self.values)


def setting(name: str, help_key: str, **attributes: Any) -> Callable[..., Any]:
    """Return an option that an environment variable can also give: `--port`, `PUSHLUCK_PORT`."""
    variable = f"PUSHLUCK_{name.removeprefix('--').replace('-', '_').upper()}"
    return click.option(name, envvar=variable, help=help_key, **attributes)


@spoken_command("serve", "help-serve-more")
@setting("--host", "help-option-host", metavar="ADDRESS", default="127.0.0.1")
@setting("--port", "help-option-port", metavar="N", type=Number(0), default=8000)
@setting("--database", "help-option-database", metavar="URL")
@setting("--workers", "help-option-workers", metavar="N", type=Number(1), default=1)
@setting("--redis", "help-option-redis", metavar="URL", default="")
@setting("--public-url", "help-option-public-url", metavar="URL", default="")
@setting("--origins", "help-option-origins", metavar="URL,URL", default="")
@setting(
    "--trusted-proxies", "help-option-trusted-proxies", metavar="ADDRESS,…", default="127.0.0.1,::1"
)
@setting("--grace", "help-option-grace", metavar="SECONDS", type=Number(0), default=60)
@setting("--keep-days", "help-option-keep-days", metavar="N", type=Number(0), default=0)
@setting("--limits", "help-option-limits", metavar="NAME=N,…", default="")
@setting(
    "--metrics", "help-option-metrics", type=OneOf("loopback", "all", "off"), default="loopback"
)
@setting("--log-format", "help-option-log-format", type=OneOf("json", "text"))
@setting(
    "--log-level",
    "help-option-log-level",
    type=OneOf("debug", "info", "warning", "error"),
    default="info",
)
@click.option("--open", "opens", is_flag=True, help="help-option-open")
@json_option
def command(speech: Speech, *, opens: bool, as_json: bool, **given: Any) -> None:
    """Serve until it is stopped, and print the address to open."""
    try:
        from pushluck.server.app import create_app
        from pushluck.server.serving import serve
        from pushluck.server.settings import Settings, parse_limits
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("pushluck"):
            raise
        raise RulesError("server-not-installed", command=INSTALL) from error

    def announce(address: str) -> None:
        if as_json:
            click.echo(json.dumps({"address": address}))
        else:
            click.echo(speech.words("serve-open", address=address))
            click.echo(speech.words("serve-close"))
        sys.stdout.flush()
        if opens:
            webbrowser.open(address)

    settings = Settings(
        database=given.pop("database") or default_database(),
        grace_ms=given.pop("grace") * 1000,
        limits=parse_limits(_listed(given.pop("limits"))),
        origins=_listed(given.pop("origins")),
        trusted_proxies=_listed(given.pop("trusted_proxies")),
        log_format=given.pop("log_format") or ("text" if sys.stderr.isatty() else "json"),
        **given,
    )
    serve(settings, make_app=create_app, announce=announce)


def default_database() -> str:
    """Return the URL of the database of this user; its folder need not exist yet."""
    folder = Path(os.environ.get(HOME) or click.get_app_dir("pushluck"))
    return f"sqlite:///{folder.absolute() / FILE}"


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())
