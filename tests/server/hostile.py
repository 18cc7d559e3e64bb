"""Bad messages from a seed: whatever a broken or malicious client could send that must change nothing."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

Outcome = Literal["refused", "harmless", "closed"]
"""Refused with a reason; answered although nothing changes; the connection is closed."""

HUGE = (2**31, 2**53 + 1, 2**63, 2**64, 2**70, 10**400)
COMMANDS = (
    "start", "leave", "take-back", "kick", "add-bot", "stand-in", "make-host", "move-seat", "sign-out-others",
    "settings", "end",
)  # fmt: skip
HOSTS_ONLY: Mapping[str, Mapping[str, Any]] = {
    "start": {},
    "kick": {"seat": 0},
    "add-bot": {"bot": "bot:bold"},
    "stand-in": {"seat": 0, "bot": "bot:bold"},
    "make-host": {"seat": 1},
    "move-seat": {"seat": 0, "to": 1},
    "settings": {"rules": "pig"},
    "end": {},
}
"""Well-formed commands that only a host may give."""
ILLEGAL_ACTS = (
    "b", "a", "k", "k7", "k111111", "k15", "f1", "f2", "r", "z:away", "z:owed", "z:off_table",
    "z:out_of_turn", "z:", "z", "zz", "z:…", "b0", "b-50", "b50", "b999999999", "b1e3", "k1~1>5",
    "k111~3>1", "~", ">", "k1~>", "111111", "123456", "1", "0", "GHRLAT", "T", "ㅏ", "\uff11", "\x00",
    "t\x00", "\u202e", "t" * 64, " t", "t ", "T",
)  # fmt: skip
"""What nobody may do who is not to move, or only about to throw."""
STRINGS = (
    "", " ", "\x00", "a\x00b", "\u202e", "\ufeff", "<script>alert(1)</script>",
    "'; DROP TABLE events; --", "%s%n", "../../etc/passwd", "{ $name }", "bot:bold", "nul", "null",
    "ß" * 100, "👩‍👩‍👧" * 20, "x" * 15_000, "-" * 36, "e\u0301" * 50,
)  # fmt: skip
ODD_VALUES: tuple[Any, ...] = (
    None, True, False, -1, 0, 1.5, -0.0, 1e308, 2**31, 2**53 + 1, 2**63, 2**64, 10**400, "", "1",
    "x" * 300, [], {}, [[]], [None], {"a": 1}, ["t"] * 4, ["t", 1], "\x00",
)  # fmt: skip
PLAIN_GARBAGE = (
    "", " ", "\n", "null", "true", "0", "-", "NaN", "[]", "[1", "{", "}", '"', '"play"', "{}",
    '{"type":', "{'type':'ping'}", '{"type":"ping",}', '{"type":"ping"}{"type":"ping"}',
    '{"type":"ping"} x', '{"type":NaN}', '{"type":Infinity}', '{"type":"ping","id":NaN}',
    '{"type":1}', '{"type":null}', '{"type":["play"]}', '{"type":"play"}', '{"Type":"ping"}',
    '{"type":"PING"}', '{"type":"ack","id":1}', '{"type":"welcome"}', '{"type":"\\ud800"}',
    '{"type":"pi\\u0000ng"}', '{"type":"hello","client":"\\ud800"}',
    '{"type":"hello","client":"a\\udfffb"}', '{"type":"\\x70ing"}', "\ufeff{}",
    '{"type":"ping","type":"leave"}', '{"type":"leave","type":"leave"}',
    '{"id":1,"id":2,"type":"play"}', "\x00", "{}\x00", '{"type":"hello","client":""}',
    '{"type":"hello","client":"a b"}', '{"type":"hello"}', '{"type":"sync"}',
)  # fmt: skip
BAD_RULES = (
    "", "nosuch", "zonk@0", "zonk@99", "zonk(", "zonk(a=1)", "zonk()x", "\x00", "zonk\x00", "ZONK",
    "x" * 5_000, "[" * 3_999, "zonk(finish.target=0)", "zonk(finish.target=-5)",
    "zonk(finish.target=1e9)", "zonk(finish.target=true)", "zonk(dice.count=1000)",
    "zonk(finish.target=" + "9" * 40 + ")", "zonk(finish.target=" + "9" * 3_000 + ")",
    "zonk(points.more_table=" + "[" * 1_000, "zonk(" + "a=[" * 1_000 + ")",
    "zonk(points.more_totals=[1,2,3,4,5,6,7,8,9,10,11,12])",
)  # fmt: skip
"""What no rules object is spelled like."""
BAD_BOTS = (
    "", "bot:", "bold", "bot:nobody", "bot:bold@5", "bot:hold@0", "bot:hold@99999999",
    "bot:hold@\uff15", "bot:\x00", "x" * 41, "Bot:bold",
)  # fmt: skip
NEST = 10_000
"""Levels of what is nested too deep."""
LARGEST = 16 * 1024


@dataclass(frozen=True)
class Bad:
    """A message and what must come of it."""

    data: str | bytes
    outcome: Outcome
    is_text: bool | None = None
    """Bytes are sent as a text frame."""

    def __str__(self) -> str:
        return f"{self.outcome}: {self.data[:200]!r}"


@dataclass(frozen=True)
class Situation:
    """What the sender knows of the table."""

    match: int
    ply: int
    is_mover: bool
    is_host: bool
    is_strict: bool
    """Throwing out of turn costs a turn, so it can be done."""


def iter_bad(seed: str, situation: Situation) -> Iterator[Bad]:
    """Yield bad messages for ever; each is the same for the same seed."""
    chance = Random(seed)
    kinds = [
        _play, _play, _play, _command, _command, _garbage, _garbage, _nested, _mutated, _mutated,
        _strange, _harmless, _binary,
    ]  # fmt: skip
    kinds.append(_bad_wishes if situation.is_host else _hosts_only)
    while True:
        yield chance.choice(kinds)(chance, situation)


def iter_closing(seed: str) -> Iterator[Bad]:
    """Yield messages for ever after which the connection is gone."""
    chance = Random(seed)
    while True:
        size = LARGEST + chance.choice([1, 2, 100, LARGEST, 10 * LARGEST])
        yield chance.choice(
            [
                Bad('{"type":"ping"}'.ljust(size), "closed"),
                Bad("x" * size, "closed"),
                Bad(b"\x00" * size, "closed"),
                Bad(b'{"type":"\xff\xfe"}', "closed", is_text=True),
                Bad(b"\xc0\xaf", "closed", is_text=True),
                Bad(b"\xed\xa0\x80", "closed", is_text=True),
            ]
        )


def iter_bodies(seed: str) -> Iterator[bytes]:
    """Yield bodies of requests that are no good, or hardly, for ever."""
    chance = Random(seed)
    while True:
        kind = chance.randrange(4)
        if kind == 0:
            yield chance.choice(PLAIN_GARBAGE).encode("utf-8", "surrogatepass")
        elif kind == 1:
            yield b"[" * NEST + b"]" * NEST
        elif kind == 2:
            yield chance.randbytes(chance.randrange(1, 300))
        else:
            yield _dump({field: _odd(chance) for field in chance.sample(FIELDS, 3)}).encode()


FIELDS = (
    "name", "rules", "bots", "clock", "stand_in", "spectators", "real_dice", "pace", "code",
    "toml", "type", "\x00",
)  # fmt: skip


def _dump(message: Any) -> str:
    return json.dumps(message)


def _refused(message: Any) -> Bad:
    return Bad(_dump(message), "refused")


def _odd(chance: Random) -> Any:
    return chance.choice([*ODD_VALUES, *STRINGS])


def _number(chance: Random) -> int:
    return chance.randint(1, 2**53)


def _play(chance: Random, situation: Situation) -> Bad:
    """Return a well-formed play that is against the rules, or aimed at another match or moment."""
    acts = [chance.choice(ILLEGAL_ACTS) for _ in range(chance.randint(1, 3))]
    match, ply = situation.match, situation.ply
    where = chance.randrange(4)
    if where == 0:
        match = chance.choice([1, match + 1, match + 1000, 2**53])
        match += match == situation.match
    elif where == 1:
        ply = chance.choice([ply + 1, ply + 100, 2**31, ply - 1 if ply else ply + 2])
        # Who answers a turn may have seen less of it, but there is nothing to answer here.
        acts = [act for act in acts if act != "a"] or ["t"]
    elif not (situation.is_mover or situation.is_strict):
        acts[0] = chance.choice([acts[0], "t"])
    return _refused(
        {"type": "play", "id": _number(chance), "match": match, "ply": ply, "acts": acts}
    )


def _command(chance: Random, situation: Situation) -> Bad:
    """Return a command with a number that none can have, or with a field too many."""
    kind = chance.choice([*COMMANDS, "play"])
    message: dict[str, Any] = {"type": kind, **HOSTS_ONLY.get(kind, {})}
    if kind == "play":
        message |= {"match": situation.match, "ply": situation.ply, "acts": ["t"]}
    if chance.random() < 0.7:
        numbers: list[Any] = [0, -1, 1.5, "1", None, True, [], {}, *HUGE[1:], -(2**64)]
        message["id"] = chance.choice(numbers)
    else:
        message |= {
            "id": _number(chance),
            chance.choice(["seats", "person", "_", ""]): _odd(chance),
        }
    return _refused(message)


def _hosts_only(chance: Random, situation: Situation) -> Bad:
    kind = chance.choice([*HOSTS_ONLY])
    message = {"type": kind, "id": _number(chance), **HOSTS_ONLY[kind]}
    if "seat" in message:
        message["seat"] = chance.choice([0, 1, 2, 11])
    return _refused(message)


def _bad_wishes(chance: Random, situation: Situation) -> Bad:
    """Return a command that a host may give, with something in it that cannot be."""
    far = chance.choice([2, 7, 11, 12, -1])
    message: dict[str, Any] = chance.choice(
        [
            {"type": "settings", "rules": chance.choice(BAD_RULES)},
            {"type": "settings", "stand_in": chance.choice(BAD_BOTS[1:])},
            {"type": "settings", "clock": chance.choice([-1, 1, 19, 10**9, "60", None])},
            {"type": "settings", "pace": chance.choice([-1, 10_001, 0.5, None])},
            {"type": "add-bot", "bot": chance.choice(BAD_BOTS)},
            {"type": "kick", "seat": chance.choice([0, far])},
            {"type": "make-host", "seat": far},
            {"type": "move-seat", "seat": 0, "to": far},
            {"type": "move-seat", "seat": far, "to": 0},
            {"type": "stand-in", "seat": chance.choice([0, 1, far]), "bot": "bot:bold"},
        ]
    )
    return _refused({"id": _number(chance), **message})


def _garbage(chance: Random, situation: Situation) -> Bad:
    if chance.random() < 0.3:
        return Bad(chance.randbytes(chance.randrange(1, 200)).decode("latin-1"), "refused")
    return Bad(chance.choice(PLAIN_GARBAGE), "refused")


def _nested(chance: Random, situation: Situation) -> Bad:
    depth = chance.choice([100, 1_000, 5_000, min(NEST, LARGEST // 2 - 20)])
    kind = chance.randrange(4)
    if kind == 0:
        return Bad("[" * depth + "]" * depth, "refused")
    if kind == 1:
        return Bad("[" * NEST, "refused")
    if kind == 2:
        depth = min(depth, 2_000)
        return Bad('{"id":' * depth + "1" + "}" * depth, "refused")
    inner = "[" * depth + "]" * depth
    return Bad(f'{{"type":"ping","x":{inner}'[: LARGEST - 1] + "}", "refused")


def _mutated(chance: Random, situation: Situation) -> Bad:
    """Return a good play with something odd in one of its fields."""
    message: dict[str, Any] = {
        "type": "play",
        "id": _number(chance),
        "match": situation.match,
        "ply": situation.ply,
        "acts": ["k1"],
    }
    field = chance.choice([*message])
    value = _odd(chance)
    if (field, value) in (("ply", situation.ply), ("match", situation.match)):
        value = -1
    message[field] = value
    if chance.random() < 0.2:
        del message[field]
    return _refused(message)


def _strange(chance: Random, situation: Situation) -> Bad:
    """Return another kind of message with odd values."""
    message: dict[str, Any] = chance.choice(
        [
            {"type": "hello", "client": chance.choice(["", "a b", "é", "x" * 65, "\x00", "a\n", 7, None])},
            {"type": "hello", "client": "c", "ply": chance.choice([-1, 1.5, "0", 2**64])},
            {"type": "hello", "client": "c", "match": chance.choice([0, -1, "1", 2**64, 2**53 + 1])},
            {"type": "hello", "client": "c", "lang": chance.choice(["x" * 36, "☃" * 36, 1, None])},
            {"type": "sync", "match": chance.choice([0, -1, None, "1", 10**30]), "ply": 0},
            {"type": "sync", "match": situation.match, "ply": chance.choice([-1, 0.5, None, 2**31 + 1])},
            {"type": "react", "reaction": chance.choice(["", "boo", "Clap", None, ["clap"], "clap\x00"])},
            {"type": "claim", "person": "x"},
            {"type": "ping", "id": 1},
            {"type": chance.choice([*STRINGS])},
        ]
    )  # fmt: skip
    return _refused(message)


def _harmless(chance: Random, situation: Situation) -> Bad:
    """Return something that anybody may say at any time and that changes nothing."""
    message: dict[str, Any] = chance.choice(
        [
            {"type": "hello", "client": f"other-{chance.randint(1, 99)}"},
            {"type": "hello", "client": "c", "lang": chance.choice(["ko", "fr_FR.UTF-8", "en-", "\x00"])},
            {"type": "hello", "client": "c", "lang": chance.choice(["tlh", "☃" * 35, " "])},
            {"type": "hello", "client": "c", "match": 2**53, "ply": 2**31},
            {"type": "hello", "client": "c", "match": situation.match or 1, "ply": situation.ply + 7},
            {"type": "sync", "match": situation.match or 1, "ply": chance.choice([0, situation.ply, 2**31])},
            {"type": "sync", "match": 2**53, "ply": 0},
            {"type": "ping"},
            {"type": "claim"},
        ]
    )  # fmt: skip
    return Bad(_dump(message), "harmless")


def _binary(chance: Random, situation: Situation) -> Bad:
    good = b'{"type":"ping"}'
    return Bad(chance.choice([b"", b"\x00", good, chance.randbytes(50), b"\xff" * 99]), "refused")
