"""How clients of the tests play: by what the server offers them, and nothing else."""

import asyncio
from random import Random

from tests.server.client import Client, Message

SHY = (
    "stale",
    "not-your-turn",
    "nothing-to-call",
    "already-judged",
    "nothing-to-accept",
    "match-over",
)
"""Reasons for which a command of an honest client can be refused: somebody else was faster."""


def choose(options: Message, chance: Random, *, cheats: bool = False) -> list[str]:
    """Return acts for what a seat may do now; an empty list for nothing."""
    legal = options["legal"]
    if options["calls"] and (not legal or chance.random() < 0.1):
        return [chance.choice(options["calls"])]
    if not legal:
        return []
    cheat = _cheat(options, chance) if cheats else None
    return [cheat or _honest_act(options, chance)]


def _cheat(options: Message, chance: Random) -> str | None:
    cheating = options["cheating"] or {}
    unit = cheating.get("count_unit")
    if cheating.get("turned") and chance.random() < 0.5:
        die = chance.choice(cheating["turned"])
        return f"{chance.choice(die['keeps'])['keep']}~{die['die']}>{die['face']}"
    if unit and "b" in options["legal"] and chance.random() < 0.3:
        count = unit * chance.randint(1, 20)
        return None if count == options["bank"]["points"] else f"b{count}"
    return None


def _honest_act(options: Message, chance: Random) -> str:
    legal: list[str] = options["legal"]
    for act, often in (("a", 0.8), ("b", 0.5)):
        if act in legal and chance.random() < often:
            return act
    offers = [offer for offer in options["offers"] if offer["act"] in legal]
    if offers and chance.random() < 0.7:
        best: str = max(offers, key=lambda offer: int(offer["points"]))["act"]
        return best
    return chance.choice(legal)


async def play_match(
    client: Client, chance: Random, *, cheats: bool = False, known: bool = True
) -> None:
    """Play until the match has ended, acting whenever the seat may; survives lost connections.

    `known` says whether the client remembers the match when it comes back.
    """
    seen = -1
    while not client.is_over:
        try:
            seen = await _play_on(client, chance, seen, cheats=cheats)
        except (ConnectionError, TimeoutError, OSError):
            await reconnect(client, known=known)


async def _play_on(client: Client, chance: Random, seen: int, *, cheats: bool) -> int:
    """Act once, if the seat may, then wait for something to happen; return the events known before."""
    known, options = len(client.events), client.options
    acts = choose(options, chance, cheats=cheats) if options else []
    if acts and (options["legal"] or known != seen):
        answer = await client.play(*acts)
        if answer["type"] == "refused":
            assert answer["reason"] in SHY or answer["again"], answer
            await asyncio.sleep(0.02)
            return known
    await client.until(lambda: len(client.events) != known or client.is_over)
    return known


async def reconnect(client: Client, attempts: int = 200, *, known: bool = True) -> None:
    """Connect again, as often as it takes."""
    await client.cut()
    for _ in range(attempts):
        try:
            await client.connect(known=known)
        except AssertionError:
            raise
        except Exception:  # whatever a server that is down makes of it
            await asyncio.sleep(0.1)
        else:
            return
    raise ConnectionError("the server does not come back")
