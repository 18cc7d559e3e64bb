"""The table as lines of text: one plain sentence an event, dice drawn where that helps, and short prompts."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import click

from pushluck.bots import PREFIX
from pushluck.cli.combinations import made_of
from pushluck.cli.drawing import draw_dice, spaced
from pushluck.cli.sheet import show_sheet
from pushluck.cli.signs import wrapped
from pushluck.cli.table import QUIT, UNDO, Table
from pushluck.conduct import ACCEPT, TurnedKeep, turned_keeps
from pushluck.core import RIDE, THROW, TURN_ENDS, Act, Happening, Offer, Pool, Seat
from pushluck.core.errors import NotationError, PushluckError
from pushluck.core.seating import First
from pushluck.games.odds import loss_chances

if TYPE_CHECKING:
    from pushluck.locales import Words

KEYS: Mapping[str, str] = {"u": UNDO, "q": QUIT}
"""Keys that mean something else than an act of the match; the others are acts themselves."""

INDENT = "  "
HELP = ("h", "s", "?")
"""Keys that only show something."""


class TextFace:
    """Reads and writes lines; every sentence can stand alone, so that a screen reader can follow."""

    def __init__(
        self,
        words: "Words",
        *,
        read: Callable[[str, bool], str],
        columns: int,
        draws: bool,
        pace: float,
    ) -> None:
        self.words = words
        self._read = read
        """Asks a question and returns the line; the second argument asks for a line nobody else sees."""
        self._columns = columns
        self._draws = draws
        self._pace = pace
        """Seconds between the events of bots."""

    def welcome(self, table: Table, notes: Sequence[str]) -> None:
        """Say what is played, and how to get help."""
        game = table.match.game
        rules = game.rules
        self._say("play-welcome", title=rules.preset.title)
        self._say(f"preset-{rules.preset.name}")
        self._say("play-cheating-on" if game.manners.cheating else "play-cheating-off")
        for bot in dict.fromkeys(who.name for who in table.participants if who.bot):
            name = bot.removeprefix(PREFIX).partition("@")[0]
            self._say("play-bot", bot=bot, what=self.words(f"bot-{name}"))
        for note in notes:
            self._print(note)
        self._say("play-help-hint")

    def tell(self, table: Table, happenings: Sequence[Happening]) -> None:
        """Say what an event did."""
        names = [who.name for who in table.participants]
        for happening in happenings:
            self._print(self._sentence(table, happening, names))
            if happening.key in ("threw", "threw-bones"):
                self._draw(table, str(happening.details["faces"]))
        if any(happening.key in TURN_ENDS for happening in happenings):
            self._show_scores(table)
        seat = table.match.events[-1].seat
        if self._pace and table.participants[seat].bot is not None:
            time.sleep(self._pace)

    def ask(self, table: Table, seat: Seat) -> str:
        """Return what `seat` does, after showing what it can do."""
        options = self._show_options(table, seat)
        key = "play-prompt-throw" if options == [THROW.text] else "play-prompt"
        line = self._ask_line(table, self.words(key, name=table.participants[seat].name))
        if line == "x" and table.match.game.manners.cheating:
            return self._ask_cheat(table) or self.ask(table, seat)
        return KEYS.get(line) or self._act_of(line, options)

    def ask_dice(self, table: Table, pool: Pool) -> str:
        """Return what the real dice show."""
        name = table.participants[table.match.turn_of or 0].name
        line = self._ask_line(table, self.words("play-ask-dice", name=name, dice=pool.size))
        return KEYS.get(line, line)

    def ask_call(self, table: Table, seat: Seat) -> str:
        """Return `c` when `seat` calls the turn that has just ended."""
        name = table.participants[seat].name
        line = self._read(self.words("play-ask-call", name=name), False).strip()
        return f"s{seat + 1} {line}" if line else ""

    def refuse(self, error: PushluckError) -> None:
        """Say why something cannot be done."""
        self._print(self.words.error(error))

    def warn_unsaved(self, error: OSError) -> None:
        """Say that the match could not be saved."""
        self._say("play-not-saved", why=error.strerror or str(error))

    def finish(self, table: Table) -> None:
        """Show the final sheet."""
        self._show_sheet(table)
        if table.is_saved:
            self._say("play-kept-in", path=str(table.path))

    def _say(self, key: str, **details: Any) -> None:
        self._print(self.words(key, **details))

    def _print(self, text: str, indent: str = "") -> None:
        """Print a sentence, broken between words where the terminal ends."""
        for line in wrapped(text, self._columns - len(indent)):
            click.echo(indent + line)

    def _sentence(self, table: Table, happening: Happening, names: Sequence[str]) -> str:
        mine = happening.seat == table.viewer
        if happening.key == "kept" and table.match.game.manners.cheating and not mine:
            # Others must add up the corner for themselves (ruling Z21).
            happening = Happening("kept-unpriced", happening.seat, happening.details)
        return self.words.happening(happening, names, you=table.viewer)

    def _draw(self, table: Table, faces: str) -> None:
        if self._draws:
            offers = table.match.game.offers(table.match.state)
            scoring = max((offer.dice for offer in offers), key=len, default="")
            click.echo(draw_dice(faces, scoring, self._columns))

    def _show_scores(self, table: Table) -> None:
        scores = table.match.game.scores(table.match.state)
        parts = [
            self.words("play-score", name=who.name, score=score)
            for who, score in zip(table.participants, scores, strict=True)
        ]
        self._say("play-scores", scores=" · ".join(parts))
        click.echo("")

    def _show_options(self, table: Table, seat: Seat) -> list[str]:
        """Show what can be done and return the acts that a number, or Enter for the first, stands for."""
        game, state = table.match.game, table.match.state
        legal = table.match.legal_actions
        offers = game.offers(state)
        if offers:
            return self._show_offers(table, offers)
        if isinstance(legal[0], First):
            self._say("play-who-is-first")
            for number, who in enumerate(table.participants, start=1):
                self._print(f"{number}) {who.name}", INDENT)
            return [action.text for action in legal]
        if legal[0] is ACCEPT:
            self._say("play-accept-or-call")
            return []
        if RIDE in legal:
            return self._show_ride(table, seat)
        if legal == (THROW,) or game.is_turn_start(state):
            return [THROW.text]
        if THROW in legal:
            self._show_decision(table, seat)
        return []

    def _show_ride(self, table: Table, seat: Seat) -> list[str]:
        """Offer the dice and points that the seat before has left, beside a fresh turn."""
        game, state = table.match.game, table.match.state
        ridden = game.apply(state, Act(seat, RIDE))
        pool = game.pool(ridden)
        dice = 0 if pool is None else pool.size
        risk = self.words.percent(loss_chances(game, ridden).lost)
        self._say("play-ride-or-throw")
        fresh = game.pool(game.apply(state, Act(seat, THROW)))
        self._print(self.words("play-fresh", dice=0 if fresh is None else fresh.size), INDENT)
        points = game.turn_total(ridden)
        self._print(self.words("play-ride", dice=dice, points=points, risk=risk), INDENT)
        return [THROW.text, RIDE.text]

    def _show_offers(self, table: Table, offers: Sequence[Offer[Any]]) -> list[str]:
        best_first = sorted(offers, key=lambda offer: (-offer.points, offer.dice))
        thrown = len(table.match.events[-1].text)
        self._say("play-keep-which", choices=len(offers))
        for number, offer in enumerate(best_first, start=1):
            line = self.words(
                "play-offer",
                number=str(number),
                dice=spaced(offer.dice),
                points=offer.points,
                why=made_of(offer, self.words),
                left=offer.left,
                hot="yes" if len(offer.dice) == thrown else "no",
            )
            self._print(line, INDENT)
        return [offer.action.text for offer in best_first]

    def _show_decision(self, table: Table, seat: Seat) -> None:
        game, state = table.match.game, table.match.state
        total = game.turn_total(state)
        chances = loss_chances(game, state)
        pool = game.pool(game.apply(state, Act(seat, THROW)))
        dice = 0 if pool is None else pool.size
        risk = self.words.percent(chances.lost)
        line = self.words("play-decide-throw", dice=dice, risk=risk, total=total)
        self._print(line, INDENT)
        refusal = game.bank_refusal(state)
        if refusal is None:
            score = game.scores(state)[seat] + total
            self._print(self.words("play-decide-bank", total=total, score=score), INDENT)
        else:
            self._print(self.words.error(refusal), INDENT)
        if table.can_undo(seat):
            self._print(self.words("play-decide-undo"), INDENT)

    def _ask_line(self, table: Table, question: str) -> str:
        """Ask until the answer is more than a wish for help."""
        while True:
            line = self._read(question, False).strip()
            if line not in HELP:
                return line
            self._help(table, line)

    def _act_of(self, line: str, options: Sequence[str]) -> str:
        """Return the act that a line stands for: a number of the list, Enter for the first, or its text."""
        if not line:
            if not options:
                raise NotationError("say-what-to-do")
            return options[0]
        if line.isdecimal():
            number = int(line)
            if not 1 <= number <= len(options):
                raise NotationError("no-such-number", given=line, most=len(options))
            return options[number - 1]
        return line

    def _help(self, table: Table, line: str) -> None:
        if line == "s":
            self._show_sheet(table)
        elif line == "h":
            click.echo(self.words("play-keys"))
        else:
            from pushluck.rulebook import format_page_text, rules_page

            click.echo_via_pager(format_page_text(rules_page(table.match.game.rules, self.words)))

    def _show_sheet(self, table: Table) -> None:
        show_sheet(table.match, [who.name for who in table.participants], self.words)

    def _ask_cheat(self, table: Table) -> str:
        """Ask, unseen by others, for a die to turn while dice are kept, else for a false count."""
        game, state = table.match.game, table.match.state
        if not game.offers(state):
            count = self._read(self.words("play-ask-count"), True).strip()
            return f"b{count}" if count.isdecimal() else ""
        turned = "".join(self._read(self.words("play-ask-turned"), True).split())
        ways = [way for way in turned_keeps(game, state) if way.text.endswith(f"~{turned}")]
        if not ways:
            self._say("play-cannot-turn" if turned else "play-no-cheat")
            return ""
        return max(ways, key=lambda way: _claimed_total(table, way)).text


def _claimed_total(table: Table, way: TurnedKeep[Any]) -> int:
    """Return the turn total that a turned die would claim."""
    game, match = table.match.game, table.match
    return game.turn_total(game.apply(match.state, Act(match.turn_of or 0, way)))
