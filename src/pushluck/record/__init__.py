"""A match as text: write it, read it, play it again."""

from pushluck.record.errors import RecordError
from pushluck.record.files import dump_record, load_record, load_text
from pushluck.record.headers import complete_headers
from pushluck.record.plies import Ply, iter_plies, make_ply
from pushluck.record.reading import Record, parse_record, parse_record_leniently
from pushluck.record.writing import format_events, format_record, format_view

__all__ = [
    "Ply",
    "Record",
    "RecordError",
    "complete_headers",
    "dump_record",
    "format_events",
    "format_record",
    "format_view",
    "iter_plies",
    "load_record",
    "load_text",
    "make_ply",
    "parse_record",
    "parse_record_leniently",
]
