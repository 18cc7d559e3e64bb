"""Rules as data: sections of typed fields that read and write themselves as plain tables.

A rules object is a frozen dataclass of sections, a section a frozen dataclass of fields. A field is a whole
number, a yes or no, a word, one word of a closed list (`Literal`), or a list of these. Everything that
is generic about rules stands here: reading a table with every mistake named, changing single fields by their
dotted name (`finish.target`), and telling how two rules objects differ.
"""

import dataclasses
import difflib
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal, Self, TypeVar, get_args, get_origin, get_type_hints

from pushluck.core.errors import RulesError

Value = bool | int | str | tuple[Any, ...]
"""What a field can hold; lists are tuples."""
Table = Mapping[str, Any]
"""A section or a whole rules object as TOML gives it."""

LEAST = 0
"""Smallest number a field takes unless its metadata says otherwise."""
MOST = 1_000_000_000
"""Largest number a field takes unless its metadata says otherwise: scores stay exact in every program."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Section:
    """A group of fields that a person edits together."""


SectionT = TypeVar("SectionT", bound=Section)


@dataclasses.dataclass(frozen=True, kw_only=True)
class Preset(Section):
    """The name under which a rules object is published."""

    name: str
    """Key: lower case, words joined by hyphens."""
    version: int
    """Raised when a published preset changes; old versions stay."""
    title: str
    """The game's name as people say it."""
    sources: tuple[str, ...]
    """Where these rules are written down."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Provenance(Section):
    """Where each rule comes from; what is not listed is a choice of this table."""

    source: tuple[str, ...]
    """Fields that the preset's own source states."""
    published: tuple[str, ...]
    """Fields that another published description of the same game states."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class RulesObject:
    """Every number, table and option of one game. Subclasses add the sections."""

    game: ClassVar[str]
    """Key of the game that plays these rules."""
    preset: Preset
    provenance: Provenance

    def contradictions(self) -> Iterator[RulesError]:
        """Yield every contradiction between fields, naming the fields. Subclasses override this."""
        return iter(())

    def validate(self) -> Self:
        """Return self, or raise the first contradiction (`RulesError`)."""
        for error in self.contradictions():
            raise error
        return self

    @property
    def key(self) -> str:
        """Name and version of the preset, such as `zonk@1`."""
        return f"{self.preset.name}@{self.preset.version}"


RulesT = TypeVar("RulesT", bound=RulesObject)

DESCRIPTIVE = ("preset", "provenance")
"""Sections that describe a rules object and do not change how it plays."""


def field_types(rules_type: type[RulesObject]) -> Mapping[str, Any]:
    """Return the type of every field by dotted name, in the order of declaration."""
    return {
        f"{section}.{name}": kind
        for section, section_type in _sections(rules_type).items()
        for name, kind in _hints(section_type).items()
    }


def playing_fields(rules: RulesObject) -> Mapping[str, Value]:
    """Return every field that changes how the game is played, by dotted name."""
    return {
        name: _get(rules, name)
        for name in field_types(type(rules))
        if name.partition(".")[0] not in DESCRIPTIVE
    }


def differences(rules: RulesT, base: RulesT) -> Mapping[str, Value]:
    """Return the playing fields in which `rules` differs from `base`, with the values of `rules`."""
    old = playing_fields(base)
    return {name: value for name, value in playing_fields(rules).items() if value != old[name]}


def parse_rules(rules_type: type[RulesT], table: Table, base: RulesT | None = None) -> RulesT:
    """Read a rules object from a table of sections.

    Without `base` every field of every section must be there; with it the missing ones keep the value of
    `base`. Raises `RulesError` for an unknown section or field, a missing field, a value of the wrong
    kind, or a contradiction.
    """
    sections = _sections(rules_type)
    for name in table:
        if name not in sections:
            raise RulesError("unknown-section", fields=[name], nearest=_nearest(name, sections))
    parsed = {
        name: _parse_section(name, section_type, table.get(name, {}), getattr(base, name, None))
        for name, section_type in sections.items()
    }
    return rules_type(**parsed).validate()


def format_rules(rules: RulesObject) -> dict[str, dict[str, Any]]:
    """Return the whole rules object as a table: `parse_rules` reads it back to an equal object."""
    return {
        name: {
            field.name: _listed(getattr(getattr(rules, name), field.name))
            for field in dataclasses.fields(section_type)
        }
        for name, section_type in _sections(type(rules)).items()
    }


def changed(rules: RulesT, changes: Mapping[str, Value]) -> RulesT:
    """Return `rules` with some fields changed, by dotted name or by the last part where that is unique.

    A changed field is a choice of the table, whatever the preset's source says. Raises `RulesError` as
    `parse_rules` does.
    """
    table: dict[str, dict[str, Any]] = {}
    names = [find_field(type(rules), name) for name in changes]
    for name, value in zip(names, changes.values(), strict=True):
        section, _, field = name.partition(".")
        table.setdefault(section, {})[field] = _listed(value)
    parsed = parse_rules(type(rules), table, rules)
    ours = differences(parsed, rules)
    provenance = Provenance(
        source=tuple(name for name in parsed.provenance.source if name not in ours),
        published=tuple(name for name in parsed.provenance.published if name not in ours),
    )
    return dataclasses.replace(parsed, provenance=provenance)


def find_field(rules_type: type[RulesObject], name: str) -> str:
    """Return the dotted name of a playing field from its full or its last part.

    Raises `RulesError` when there is none or more than one.
    """
    names = dict.fromkeys(
        full for full in field_types(rules_type) if full.partition(".")[0] not in DESCRIPTIVE
    )
    if name in names:
        return name
    found = [full for full in names if full.partition(".")[2] == name]
    if len(found) == 1:
        return found[0]
    if found:
        raise RulesError("ambiguous-field", fields=[name], candidates=tuple(found))
    raise RulesError("unknown-field", fields=[name], nearest=_nearest(name, names))


def _sections(rules_type: type[RulesObject]) -> Mapping[str, type[Section]]:
    hints = _hints(rules_type)
    return {field.name: hints[field.name] for field in dataclasses.fields(rules_type)}


_HINTS: dict[type, Mapping[str, Any]] = {}


def _hints(kind: type) -> Mapping[str, Any]:
    """Return the types of a class's fields; each class is resolved once, because that is slow."""
    if kind not in _HINTS:
        _HINTS[kind] = get_type_hints(kind)
    return _HINTS[kind]


def _get(rules: RulesObject, name: str) -> Value:
    section, _, field = name.partition(".")
    value: Value = getattr(getattr(rules, section), field)
    return value


def _parse_section(
    name: str, section_type: type[SectionT], table: Any, base: SectionT | None
) -> SectionT:
    if not isinstance(table, Mapping):
        raise RulesError("not-a-section", fields=[name])
    fields = {field.name: field for field in dataclasses.fields(section_type)}
    hints = _hints(section_type)
    for key in table:
        if key not in fields:
            raise RulesError(
                "unknown-field", fields=[f"{name}.{key}"], nearest=_nearest(key, fields)
            )
    values: dict[str, Any] = {}
    for key, field in fields.items():
        dotted = f"{name}.{key}"
        if key in table:
            values[key] = _parse_value(dotted, hints[key], table[key], field.metadata)
        elif base is not None:
            values[key] = getattr(base, key)
        else:
            raise RulesError("missing-field", fields=[dotted])
    return section_type(**values)


def _parse_value(name: str, kind: Any, value: Any, metadata: Mapping[str, Any]) -> Value:
    origin = get_origin(kind)
    if origin is Literal:
        if value not in get_args(kind):
            raise RulesError(
                "not-an-option", fields=[name], given=str(value), options=get_args(kind)
            )
        return str(value)
    if origin is tuple:
        if not isinstance(value, list | tuple):
            raise RulesError("not-a-list", fields=[name], given=str(value))
        return tuple(_parse_value(name, get_args(kind)[0], item, metadata) for item in value)
    if type(value) is not kind:
        raise RulesError(f"not-a-{_KINDS[kind]}", fields=[name], given=str(value))
    if isinstance(value, int) and not isinstance(value, bool):
        _check_range(name, value, metadata)
    return value  # type: ignore[no-any-return]


_KINDS: Mapping[Any, str] = {bool: "yes-or-no", int: "number", str: "text"}


def _check_range(name: str, value: int, metadata: Mapping[str, Any]) -> None:
    least, most = metadata.get("least", LEAST), metadata.get("most", MOST)
    if value < least:
        raise RulesError("number-too-small", fields=[name], given=value, least=least)
    if value > most:
        raise RulesError("number-too-large", fields=[name], given=value, most=most)


def _listed(value: Any) -> Any:
    return [_listed(item) for item in value] if isinstance(value, tuple) else value


def _nearest(name: str, known: Mapping[str, Any]) -> str:
    last = {full.rpartition(".")[2]: full for full in known}
    for wanted, among in ((name, dict.fromkeys(known, "")), (name.rpartition(".")[2], last)):
        for close in difflib.get_close_matches(wanted, among, n=1):
            return among[close] or close
    return ""
