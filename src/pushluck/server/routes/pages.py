"""The page that people play on, and what it is made of: what `npm run build` leaves in the folder `static`."""

import asyncio
import html
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

from pushluck.server.routes.errors import AnyRequest, find_words

STATIC = Path(__file__).parents[1] / "static"
"""Where the build of the page lies; nothing is there in a fresh working copy."""

INDEX = "index.html"
ADDRESSES = ("/", "/t/{link:str}", "/join", "/join/{code:str}", "/pair")
"""Every address at which the page opens. What it shows there is its own affair."""

_NAME = re.compile(r"[\w-]+(\.[\w-]+)+", re.ASCII)
_FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
"""The name of such a file changes with what is in it."""
_LOOK_AGAIN = {"cache-control": "no-cache"}
_TYPES: Mapping[str, str] = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_CODINGS = (("br", ".br"), ("gzip", ".gz"))
"""How a file may lie there smaller, the smallest first."""


def page_routes(folder: Path) -> Sequence[HTTPRouteHandler]:
    """Return the routes to a page that was built in `folder`."""

    @get(list(ADDRESSES), media_type=MediaType.HTML, include_in_schema=False)
    async def show_page(request: AnyRequest) -> Response[bytes]:
        """Return the page."""
        try:
            page = await asyncio.to_thread((folder / INDEX).read_bytes)
        except OSError:
            sentence = html.escape(find_words(request)("web-not-built"))
            missing = f"<!doctype html><title>Pushluck</title><p>{sentence}</p>".encode()
            return Response(missing, status_code=503, media_type=MediaType.HTML)
        headers = {**_LOOK_AGAIN, "vary": "accept-language"}
        catalogue = await asyncio.to_thread(_catalogue, folder, find_words(request).language)
        if catalogue:
            headers["link"] = f"</assets/{catalogue}>; rel=preload; as=fetch; crossorigin"
        return Response(page, media_type=MediaType.HTML, headers=headers)

    @get("/licences.txt", media_type=MediaType.TEXT, include_in_schema=False)
    async def show_licences() -> Response[bytes]:
        """Return the licences of what is by others in the page."""
        content, _ = await asyncio.to_thread(_read, folder / "licences.txt", frozenset())
        return Response(content, media_type=MediaType.TEXT, headers=_LOOK_AGAIN)

    @get("/assets/{name:str}", include_in_schema=False)
    async def show_asset(
        request: AnyRequest, name: Annotated[str, PathParameter()]
    ) -> Response[bytes]:
        """Return a script, a style sheet, a font or a picture of the page."""
        media_type = _TYPES.get(Path(name).suffix)
        if media_type is None or not _NAME.fullmatch(name):
            raise NotFoundException
        accepted = _codings(request.headers.get("accept-encoding", ""))
        content, coding = await asyncio.to_thread(_read, folder / "assets" / name, accepted)
        headers = {**_FOREVER, "vary": "accept-encoding"}
        if coding:
            headers["content-encoding"] = coding
        return Response(content, media_type=media_type, headers=headers)

    return (show_page, show_licences, show_asset)


def _catalogue(folder: Path, language: str) -> str:
    """Return the file of what the page says in a language, which its script would ask for later; may be empty."""
    return next((path.name for path in (folder / "assets").glob(f"web-{language}-*.ftl")), "")


def _codings(accepted: str) -> frozenset[str]:
    """Return the codings that a client accepts."""
    parts = (part.replace(" ", "").lower().partition(";") for part in accepted.split(","))
    return frozenset(coding for coding, _, weight in parts if weight not in {"q=0", "q=0.0"})


def _read(path: Path, accepted: frozenset[str]) -> tuple[bytes, str]:
    """Return what is to be sent of a file, and how it is coded; raises `NotFoundException`."""
    for coding, suffix in _CODINGS:
        small = path.with_name(path.name + suffix)
        if coding in accepted and small.is_file():
            return small.read_bytes(), coding
    try:
        return path.read_bytes(), ""
    except OSError:
        raise NotFoundException from None
