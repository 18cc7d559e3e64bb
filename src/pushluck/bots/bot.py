"""A bot at a table: it looks at its view and decides."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from pushluck.bots.character import Character
from pushluck.bots.cheating import find_cheat
from pushluck.bots.player import Player, find_player
from pushluck.bots.watching import find_sights
from pushluck.conduct import ACCEPT, CALL, View
from pushluck.core.events import THROW, Act, Action, Seat
from pushluck.core.seating import First

BIG = 2.5
"""Turns from which on a bank is big enough to be called on suspicion."""
CAUTIOUS = 2.0
"""Turns from its target within which a bot does not risk a wrong call."""


class Bot(Protocol):
    """Whoever decides for a seat from what that seat may know."""

    @property
    def text(self) -> str:
        """What addresses the bot, such as `bot:bold`."""

    def decide(self, view: View) -> Action:
        """Return a legal action for the seat of `view`, which is to move."""

    def interject(self, view: View) -> Action | None:
        """Return what the seat of `view` says out of turn, such as a call, or None for nothing."""


class CharacterBot:
    """A bot that plays by a character.

    Its decisions follow from view, character and seed alone: every chance is drawn anew from the seed, the seat
    and the number of events. Asked twice it says the same, so taking back and playing on changes nothing.
    """

    def __init__(self, character: Character, number: int | None, seed: str) -> None:
        self.character = character
        self._number = number
        self._seed = seed

    @property
    def text(self) -> str:
        """See `Bot.text`."""
        number = "" if self._number is None else f"@{self._number}"
        return f"bot:{self.character.name}{number}"

    def decide(self, view: View) -> Action:
        """See `Bot.decide`."""
        legal: Sequence[Action] = view.game.legal_actions(view.state)
        seat = view.game.turn_of(view.state)
        may_cheat = view.game.manners.cheating and self.character.cheats > 0
        has_dice = may_cheat and bool(view.game.offers(view.state))
        if seat is None or isinstance(legal[0], First) or (len(legal) == 1 and not has_dice):
            return legal[0]
        if ACCEPT in legal:
            return CALL if self._calls(view, seat) else ACCEPT
        player = self._player(view)
        slips = self._happens(self.character.slips, view, "slip")
        meant = player.choose(view.inner_state, seat, slips=slips)
        if may_cheat and self._happens(self.character.cheats, view, "cheat"):
            return find_cheat(view, seat, meant, player) or meant
        return meant

    def interject(self, view: View) -> Action | None:
        """See `Bot.interject`."""
        seat = view.seat
        acts = view.game.interjections(view.state)
        allowed = [act.action for act in acts if act.seat == seat]
        if seat is None or not allowed:
            return None
        if CALL in allowed and _shows_something(view) and self._calls(view, seat):
            return CALL
        return ACCEPT if ACCEPT in allowed else None

    def _player(self, view: View) -> Player:
        return find_player(view.inner_game, self.character, self._number)

    def _calls(self, view: View, seat: Seat) -> bool:
        """Tell whether the bot calls the turn that can be called now."""
        sights = find_sights(view)
        watched = [
            sight for sight in sights if self._happens(self.character.eye, view, "watch", sight.ply)
        ]
        if any(sight.is_cheat for sight in watched):
            return True
        if len(watched) == len(sights) or not sights[-1].is_count:
            return False
        suspects = self._happens(self.character.temper, view, "suspect", sights[-1].ply)
        return suspects and not _is_call_silly(view, seat, self._player(view))

    def _happens(self, chance: float, view: View, what: str, ply: int | None = None) -> bool:
        """Draw whether something happens, as far as `ply` events are concerned, by default all so far."""
        if not chance:
            return False
        moment = len(view.events) if ply is None else ply
        seed = f"{self._seed}/{self.text}/{view.seat}/{moment}/{what}"
        return Random(seed).random() < chance


def _shows_something(view: View) -> bool:
    """Tell whether the last event laid dice in the corner or counted them: that is when a call comes to mind."""
    last = view.events[-1]
    return (
        isinstance(last, Act)
        and last.seat == view.state.window.accused
        and last.action is not THROW
    )


def _is_call_silly(view: View, seat: Seat, player: Player) -> bool:
    """Tell whether a call on suspicion could cost more than it is likely to win."""
    if view.state.awaiting:
        return False  # the match is over if the bank stands: nothing can be lost
    window = view.state.window
    game, state = view.inner_game, view.inner_state
    turn = player.usual_turn
    won = game.scores(state)[window.accused] - game.scores(window.before)[window.accused]
    if won < BIG * turn:
        return True
    if view.game.manners.wrong_call == "none":
        return False
    near = player.points_missing(state, seat) < CAUTIOUS * turn
    return near or player.is_last_turn(state) or view.state.owed[seat] > 0
