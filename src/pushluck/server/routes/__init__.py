"""What the server answers over HTTP, a module a subject."""

from pushluck.server.routes import catalogue, pages, records, tables
from pushluck.server.routes.errors import EXCEPTION_HANDLERS

ROUTES = (
    catalogue.allow_rules,  # before the others at its address, or Litestar makes its own
    catalogue.list_presets,
    catalogue.list_bots,
    catalogue.show_rules,
    catalogue.read_rules,
    tables.open_table,
    tables.show_table,
    tables.take_seat,
    tables.offer_pairing,
    tables.take_pairing,
    tables.find_code,
    records.list_matches,
    records.show_record,
    *pages.page_routes(pages.STATIC),
)
"""Everything under `/api` but the socket, and the page."""

__all__ = ["EXCEPTION_HANDLERS", "ROUTES"]
