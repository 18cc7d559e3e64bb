"""Where tables and matches are kept: a log of events that any worker may add to, and none may contradict."""

from pushluck.server.store.changes import (
    AddPairing,
    AddToken,
    Answer,
    AppendEvents,
    Change,
    ChangeTable,
    CreateTable,
    NewEvent,
    NewMatch,
    Notify,
    Paired,
    RevokeTokens,
    SetWake,
    Sweep,
    TakePairing,
)
from pushluck.server.store.errors import Clash, StoreError, StoreFull, StoreUnavailable
from pushluck.server.store.rows import DueRow, EventRow, MatchRow, TableRow, TokenRow
from pushluck.server.store.store import Store

__all__ = [
    "AddPairing",
    "AddToken",
    "Answer",
    "AppendEvents",
    "Change",
    "ChangeTable",
    "Clash",
    "CreateTable",
    "DueRow",
    "EventRow",
    "MatchRow",
    "NewEvent",
    "NewMatch",
    "Notify",
    "Paired",
    "RevokeTokens",
    "SetWake",
    "Store",
    "StoreError",
    "StoreFull",
    "StoreUnavailable",
    "Sweep",
    "TableRow",
    "TakePairing",
    "TokenRow",
]
