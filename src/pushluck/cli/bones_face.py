"""Rolling Bones as lines of text: the skeleton as it grows, the free bones, and what each choice is worth."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import click

from pushluck.cli.skeleton import draw_skeleton
from pushluck.cli.table import Table
from pushluck.cli.text_face import INDENT, TextFace
from pushluck.conduct import TurnedKeep, turned_keeps
from pushluck.core import BANK, THROW, Pool, Seat
from pushluck.games.bones import LIFT, Body, Bones, Misplace, PutOut, State
from pushluck.games.bones.anatomy import DICE, GRAVESTONE, HAT, NAMES, SECTIONS, SLOTS
from pushluck.games.bones.chances import gravestone_chance
from pushluck.games.bones.options import LETTERS, price

PAY = THROW.text
"""Typed to throw again; which dice are put out is asked then."""


class BonesFace(TextFace):
    """The face of a Bones table."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._queue: list[str] = []
        """Acts that were asked for together and are still to be done."""

    def ask(self, table: Table, seat: Seat) -> str:
        """Return what `seat` does, after showing the slab and what it can do."""
        legal = table.match.legal_actions
        if self._queue and self._queue[0] in [act.text for act in legal]:
            return self._queue.pop(0)
        self._queue = []
        reply = super().ask(table, seat)
        payments = [act for act in legal if isinstance(act, PutOut)]
        return self._ask_payment(table, payments) if reply == PAY and payments else reply

    def _act_of(self, line: str, options: Sequence[str]) -> str:
        """Return the act that a line stands for; of several numbers the first, the others follow."""
        numbers = line.split()
        if len(numbers) < 2 or not all(number.isdecimal() for number in numbers):
            return super()._act_of(line, options)
        first, *self._queue = [
            super(BonesFace, self)._act_of(number, options) for number in numbers
        ]
        return first

    def ask_dice(self, table: Table, pool: Pool) -> str:
        """Return what the real dice show, each by its letter or figure."""
        for die, _ in pool.counts:
            if die in DICE:
                letters = " · ".join(f"{face} {self._name(face)}" for face in die.faces)
                self._print(letters, INDENT)
        return super().ask_dice(table, pool)

    def _draw(self, table: Table, faces: str) -> None:
        """Draw nothing: a throw of bones is told in a sentence."""

    def _show_free(self, faces: str) -> None:
        """Name the bones that lie free, kind by kind."""
        for die in DICE:
            shown = sorted((face for face in faces if face in die.faces), key=die.faces.index)
            if shown:
                bones = ", ".join(self._counted(shown))
                self._print(self.words(f"bones-free-{die.key}", bones=bones), INDENT)

    def _counted(self, faces: Sequence[str]) -> Iterator[str]:
        for face, same in groupby(faces):
            times, name = len(list(same)), self._name(face)
            yield name if times == 1 else self.words("bones-times", times=times, bone=name)

    def _show_options(self, table: Table, seat: Seat) -> list[str]:
        game, state = _bones(table)
        if state is None or not state.turn.showing:
            return super()._show_options(table, seat)
        self._show_slab(state)
        self._show_free(state.turn.showing)
        if list(table.match.legal_actions) == [LIFT]:
            self._say("bones-must-lift", price=price(game.rules, state.turn))
            return [LIFT.text]
        acts = self._show_places(game, state)
        self._show_ends(table, game, state, seat)
        return acts

    def _show_slab(self, state: State) -> None:
        """Draw the skeleton, and say what lies there for those who do not see the picture."""
        body = state.turn.body
        if self._draws:
            sides = self.words("bones-right-side"), self.words("bones-left-side")
            click.echo(draw_skeleton(body, *sides))
        bones = [self._name(slot) for slot in SLOTS if slot in body.bones]
        if body.hat:
            bones.append(self._name(HAT))
        bones += [self._misplaced(face, slot) for slot, face in body.wrong]
        if bones:
            self._say("bones-slab", bones=", ".join(bones))
            self._show_missing(body)
        else:
            self._say("bones-slab-empty")

    def _show_missing(self, body: Body) -> None:
        """Say how many bones each section still lacks."""
        parts = []
        for name, slots in SECTIONS.items():
            count = sum(slot not in body.bones for slot in slots)
            if count:
                section = self.words(f"section-{name}")
                parts.append(self.words("bones-missing-part", section=section, count=count))
        if parts:
            self._say("bones-missing", sections=", ".join(parts))

    def _show_places(self, game: Bones, state: State) -> list[str]:
        """Show every way to add a die, the one worth most first."""
        best_first = sorted(game.offers(state), key=lambda offer: -offer.hand_points)
        if best_first:
            self._say("bones-add-which")
        for number, offer in enumerate(best_first, start=1):
            bone = self._bone(offer.action)
            worth = offer.hand_points
            self._print(self.words("bones-add", number=str(number), bone=bone, worth=worth), INDENT)
        return [offer.action.text for offer in best_first]

    def _bone(self, act: Any) -> str:
        """Return what is added, and where it does not belong there."""
        if isinstance(act, Misplace):
            return self._misplaced(act.face, act.slot)
        return self._name(act.face)

    def _name(self, face: str) -> str:
        return self.words(f"bone-short-{NAMES[face]}")

    def _misplaced(self, face: str, slot: str) -> str:
        return self.words("bones-wrong", bone=self._name(face), slot=self._name(slot))

    def _show_ends(self, table: Table, game: Bones, state: State, seat: Seat) -> None:
        """Show what throwing again costs and promises, and what ending now would score."""
        turn, legal = state.turn, table.match.legal_actions
        due = price(game.rules, turn)
        if any(isinstance(act, PutOut) for act in legal):
            middle = turn.free[2]
            chance = self.words.percent(gravestone_chance(middle))
            dice = sum(turn.free) - due
            self._print(self.words("bones-throw", price=due, dice=dice, chance=chance), INDENT)
        if BANK in legal:
            worth = game.turn_total(state)
            score = state.scores[seat] + worth
            self._print(self.words("bones-bury", worth=worth, score=score), INDENT)
        elif GRAVESTONE not in turn.showing:
            self._print(self.words("bones-no-gravestone"), INDENT)
        if LIFT in legal:
            self._print(self.words("bones-lift"), INDENT)
        if table.can_undo(seat):
            self._print(self.words("play-decide-undo"), INDENT)

    def _ask_payment(self, table: Table, payments: Sequence[PutOut]) -> str:
        """Ask which dice are put out, where there is a choice."""
        if len(payments) == 1:
            return payments[0].text
        self._say("bones-put-out-which", price=len(payments[0].free) + len(payments[0].slots))
        for number, payment in enumerate(payments, start=1):
            self._print(f"{number}) {self._payment(payment)}", INDENT)
        line = self._ask_line(table, self.words("bones-put-out-prompt"))
        return self._act_of(line, [payment.text for payment in payments])

    def _payment(self, payment: PutOut) -> str:
        parts = [
            self.words(f"bones-dice-{die.key}", count=payment.free.count(letter))
            for die, letter in zip(DICE, LETTERS, strict=True)
            if letter in payment.free
        ]
        parts += [self._name(slot) for slot in payment.slots]
        return " + ".join(parts)

    def _ask_cheat(self, table: Table) -> str:
        """Ask for a bone that is slipped in beside one really thrown, else for a false count."""
        ways: Sequence[TurnedKeep[Any]] = turned_keeps(table.match.game, table.match.state)
        if not ways:
            return super()._ask_cheat(table)
        for number, way in enumerate(ways, start=1):
            die, face = self._name(way.die), self._name(way.face)
            self._print(self.words("bones-turn", number=str(number), die=die, face=face), INDENT)
        line = self._read(self.words("bones-ask-turned"), True).strip()
        return self._act_of(line, [way.text for way in ways]) if line else ""


def _bones(table: Table) -> tuple[Bones, State | None]:
    """Return the game and its state without manners; no state while the match has not begun."""
    from pushluck.conduct import as_table

    inner, state = as_table(table.match.game).inner, table.match.state
    if not isinstance(inner, Bones):
        raise TypeError("this face shows Rolling Bones")
    lying: State = state.inner
    return inner, None if state.awaiting or lying.start is not None else lying
