"""What can be played and by whom: presets, bots, rules pages."""

import asyncio
from collections.abc import Iterator
from typing import Annotated

from litestar import HttpMethod, Response, get, post, route
from litestar.params import JSONBody, QueryParameter

from pushluck.bots import iter_bots
from pushluck.bots.finding import PREFIX
from pushluck.core.rules import RulesObject
from pushluck.games.registry import find_rules, iter_presets, make_game, spelling
from pushluck.locales import Words
from pushluck.rulebook import RulesSection, parse_rules_toml, rules_page
from pushluck.server.routes.errors import AnyRequest, Body, find_words, refusals
from pushluck.server.routes.types import (
    BotView,
    PresetView,
    RuleLineView,
    RuleMarkView,
    RulesFile,
    RulesSectionView,
    RulesView,
    RuleTableView,
)
from pushluck.server.tables import seating_of


@get("/api/presets", sync_to_thread=True, responses=refusals())
def list_presets(request: AnyRequest) -> list[PresetView]:
    """List the games that can be played, the newest version of each."""
    return list(_iter_presets(find_words(request)))


@get("/api/bots", sync_to_thread=True, responses=refusals())
def list_bots(request: AnyRequest) -> list[BotView]:
    """List the bots that can take a seat."""
    words = find_words(request)
    return [
        BotView(text=f"{PREFIX}{bot.name}", description=words(f"bot-{bot.name}"))
        for bot in iter_bots()
    ]


@get("/api/rules", responses=refusals())
async def show_rules(
    request: AnyRequest,
    rules: Annotated[
        str,
        QueryParameter(min_length=1, max_length=4000, description="A preset, or one with changes."),
    ],
) -> RulesView:
    """Return the rules page of a rules object, in the language of the request."""
    words = find_words(request)
    return await asyncio.to_thread(lambda: _view_rules(find_rules(rules), words))


@post(
    "/api/rules",
    dto=Body,
    return_dto=None,
    status_code=200,
    responses=refusals(413),
)
async def read_rules(request: AnyRequest, data: JSONBody[RulesFile]) -> RulesView:
    """Read a file of house rules and return its rules page, with the spelling to open a table by."""
    words = find_words(request)
    return await asyncio.to_thread(lambda: _view_rules(parse_rules_toml(data.toml), words))


@route(
    "/api/rules",
    http_method=[HttpMethod.OPTIONS],
    status_code=204,
    include_in_schema=False,
    sync_to_thread=False,
)
def allow_rules() -> Response[None]:
    """Name the methods of this address: Litestar's own answer knows only the one that was registered first."""
    return Response(None, status_code=204, headers={"Allow": "GET, OPTIONS, POST"})


def _iter_presets(words: Words) -> Iterator[PresetView]:
    for rules in iter_presets():
        seating = seating_of(rules)
        name = rules.preset.name
        yield PresetView(
            key=rules.key,
            name=name,
            title=rules.preset.title,
            description=words(f"preset-{name}"),
            game=rules.game,
            least_seats=seating.least_seats,
            most_seats=seating.most_seats,
            cheating=make_game(rules).manners.cheating,
        )


def _view_rules(rules: RulesObject, words: Words) -> RulesView:
    page = rules_page(rules, words)
    return RulesView(
        spelling=spelling(rules),
        title=page.title,
        sources_title=page.sources_title,
        sources=list(page.sources),
        legend=page.legend,
        marks=[
            RuleMarkView(origin=mark.origin.value, text=mark.text, meaning=mark.meaning)
            for mark in page.marks
        ],
        sections=[_view_section(section) for section in page.sections],
    )


def _view_section(section: RulesSection) -> RulesSectionView:
    table = section.table
    return RulesSectionView(
        title=section.title,
        lines=[RuleLineView(text=line.text, origin=line.origin.value) for line in section.lines],
        table=None
        if table is None
        else RuleTableView(
            caption=table.caption,
            header=list(table.header),
            rows=[list(row) for row in table.rows],
        ),
    )
