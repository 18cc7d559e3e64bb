"""The rules object of the scoring family: every axis in which games of scoring dice differ."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from pushluck.core.errors import RulesError
from pushluck.core.manners import Manners
from pushluck.core.rules import RulesObject, Section
from pushluck.core.seating import Seating
from pushluck.games.scoring.contradictions import iter_contradictions

MOST_DICE = 10
"""No game of the family uses more dice."""


@dataclass(frozen=True, kw_only=True)
class Dice(Section):
    """What is thrown."""

    count: int = field(metadata={"least": 1, "most": MOST_DICE})
    """Number of ordinary dice."""


@dataclass(frozen=True, kw_only=True)
class Points(Section):
    """What dice are worth. A combination worth 0 does not exist."""

    one: int
    """A single 1."""
    five: int
    """A single 5."""
    triple: int
    """Three of a kind of 2 to 6: points a pip of the face."""
    triple_ones: int
    """Three 1s; 0 where ones only count one by one."""
    fives: Literal["best", "set", "singles"]
    """Three or more 5s kept together: the better of set and singles, always the set, or always singles."""
    more: Literal["none", "same", "once", "per_die", "linear", "double", "fixed", "table"]
    """Four and more of a kind: no set; worth the triple; the triple and `more_points` once or for every
    further die; the triple times 2, 3, 4; doubled by every further die; or by `more_totals` or `more_table`."""
    more_points: int
    """Points for `once` and `per_die`."""
    more_totals: tuple[int, ...]
    """Totals of four, five, six ... of a kind, for `fixed`."""
    more_table: tuple[tuple[int, ...], ...]
    """For `table`: a row for four, five, six ... of a kind, each with the totals of the faces 1 to 6."""
    straight_low: int
    """1-2-3-4-5."""
    straight_high: int
    """2-3-4-5-6."""
    straight_full: int
    """1-2-3-4-5-6."""
    straight_adds_singles: bool
    """A straight also earns its own 1 and 5."""
    three_pairs: int
    """Three pairs."""
    pairs: Literal["distinct", "four_and_two", "any"]
    """What counts as three pairs: three faces; also four of a kind with a pair; also six of a kind."""
    pairs_add_singles: bool
    """Three pairs also earn all their 1s and 5s."""
    two_triples: int
    """Two triples of different faces; 0 where they simply add up."""
    triples_add_singles: bool
    """Two triples also earn all their 1s and 5s."""
    full_house: int
    """Three of a kind with a pair."""
    full_house_adds_triple: bool
    """A full house also earns its triple."""


@dataclass(frozen=True, kw_only=True)
class FirstThrow(Section):
    """All dice thrown and none scores."""

    no_score: Literal["bust", "points", "fine", "lose_all"]
    """It is a bust; or earns `points` and throws again; or is a bust that also costs `points`, or the score."""
    points: int
    when: Literal["first", "fresh"]
    """Only the turn's first throw, or any throw of all dice."""


@dataclass(frozen=True, kw_only=True)
class Keep(Section):
    """What may and must be set aside."""

    rule: Literal["any", "all", "all_if_all_score"]
    """At least one scoring die; all scoring dice; or all dice where all of them score, else any."""
    join: Literal["never", "best", "extend"]
    """Whether kept dice count with the hand: never; the better of joined and separate; or only to make a set
    that was kept before larger."""


@dataclass(frozen=True, kw_only=True)
class HotDice(Section):
    """All dice have been set aside."""

    rule: Literal["may_bank", "must_throw"]
    bonus: int
    """Points for hot dice."""


@dataclass(frozen=True, kw_only=True)
class Bank(Section):
    """What a bank needs."""

    opening: int
    """Turn total for a seat's first bank."""
    minimum: int
    """Turn total for every bank."""
    multiple_of: int
    """The turn total must be a multiple of this; 0 for no such rule."""
    dice_out: int
    """Dice that must lie in the hand; 0 for no such rule."""
    beat_previous: bool
    """The turn total must exceed the previous seat's, if that seat banked."""


@dataclass(frozen=True, kw_only=True)
class Bust(Section):
    """What losing a turn costs."""

    streak: int
    """Busts in a row that bring the penalty; 0 for none."""
    penalty: int
    """Points."""
    takes: Literal["points", "score"]
    """The penalty takes `penalty` points, or the whole score."""
    after: Literal["restart", "every"]
    """After the penalty the count restarts, or every further bust in the row costs again."""
    floor: int = field(metadata={"least": -1_000_000})
    """No penalty takes a score below this."""


@dataclass(frozen=True, kw_only=True)
class Instant(Section):
    """Throws that end the turn or the match at once."""

    bust_face: int = field(metadata={"most": 6})
    """Face that loses at once when `bust_count` dice of one throw show it."""
    bust_count: int
    """0 for no such rule."""
    bust_loses: Literal["turn", "game"]
    """The turn total, or the banked score too."""
    win_face: int = field(metadata={"most": 6})
    """Face that wins at once when `win_count` dice of one throw show it; 0 for any face."""
    win_count: int
    """0 for no such rule."""


@dataclass(frozen=True, kw_only=True)
class Finish(Section):
    """How the match ends."""

    target: int = field(metadata={"least": 1})
    """The score to reach."""
    landing: Literal["at_least", "exact"]
    """Reach or pass the target, or bank to exactly it."""
    overshoot: Literal["counts", "turn_lost", "extended"]
    """Passing the target: the points count (`at_least`); or, where it must be hit, the turn is lost, or the
    points count and the extended target wins."""
    extended_target: int
    """The second target, for `extended`."""
    extended_landing: Literal["at_least", "exact"]
    """Reach or pass the extended target, or bank to exactly it."""
    after_overshoot: Literal["both", "extended_only"]
    """Once a seat has passed the target: exactly the target still wins too, or only the extended target."""
    last_round: Literal["none", "finish_round", "one_turn_each", "until_beaten"]
    """After the target is reached: the match is over; the round is finished; every other seat has one turn; or
    seats play until all have failed to beat the leader."""
    tie: Literal["leader", "shared", "overtime"]
    """The highest scores are equal: the seat that leads the last round wins, after a number of rounds the first in
    order of play; all win; or they play another turn."""
    rounds: int
    """The match ends after so many rounds, whatever the scores; 0 for no such rule."""


@dataclass(frozen=True, kw_only=True)
class Ride(Section):
    """Beginning a turn with the dice and the points that the previous seat banked and left over."""

    allowed: bool
    bonus: int
    """Points for a ride whose first throw scores."""


@dataclass(frozen=True, kw_only=True)
class ScoringRules(RulesObject):
    """The whole rules object."""

    game: ClassVar[str] = "scoring"
    seating: Seating
    dice: Dice
    points: Points
    first_throw: FirstThrow
    keep: Keep
    hot_dice: HotDice
    bank: Bank
    bust: Bust
    instant: Instant
    finish: Finish
    ride: Ride
    manners: Manners

    def contradictions(self) -> Iterator[RulesError]:
        """Yield every contradiction between fields."""
        yield from self.seating.contradictions()
        yield from self.manners.contradictions()
        yield from iter_contradictions(self)
