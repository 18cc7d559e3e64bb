"""The wire types of a match as one receiver sees it. Seats are counted from 0, acts are spelled as everywhere."""

from typing import Literal

from msgspec import Struct

Detail = str | int | list[str]
"""What a sentence is made with; see `pushluck.core.errors.Detail`."""

Phase = Literal["start", "begin", "throw", "keep", "decide", "reply", "owed", "over"]


class Told(Struct, kw_only=True):
    """One thing that an event did; the key selects the sentence `happened-<key>`."""

    key: str
    seat: int | None
    details: dict[str, Detail]
    sentence: str
    """In the client's language; empty where it has named none."""


class DiceCount(Struct, kw_only=True):
    """So many dice of one kind."""

    kind: str
    """`d6`, `left`, `right` or `middle`; `lot` to draw who begins."""
    count: int


class Part(Struct, kw_only=True):
    """Dice that score together."""

    key: str
    """Which combination, or in Rolling Bones which section."""
    dice: str
    points: int
    name: str
    """In the client's language; empty where it has named none."""


class Loss(Struct, kw_only=True):
    """In so many ways a throw loses the turn for one reason."""

    why: str
    """As `happened-bust` tells it, such as `no-score`."""
    ways: int


class Risk(Struct, kw_only=True):
    """What a throw can do to the turn, exactly."""

    ways: int
    """All ways in which the dice can fall, equally likely."""
    losing: list[Loss]


class Chance(Struct, kw_only=True):
    """So many of all equally likely ways."""

    hits: int
    ways: int


class BankRefusal(Struct, kw_only=True):
    """Why banking is not possible now; the reason selects the sentence `reason-<reason>`."""

    reason: str
    details: dict[str, Detail]
    alternatives: list[str]
    """Spellings of acts that would do."""
    sentence: str
    """In the client's language; empty where it has named none."""


class OfferView(Struct, kw_only=True):
    """A way to set dice aside or to place one, and what it is worth."""

    act: str
    dice: str
    slot: str
    """In Rolling Bones the slot that the die goes to (`Y` is the skull's hat); otherwise empty."""
    points: int
    """What it adds to the turn total."""
    hand_points: int
    """What everything that lies there is worth afterwards."""
    left: int
    """Dice to throw next; all of them after hot dice."""
    parts: list[Part]
    """What the points are made of."""
    risk: Risk | None
    """Of the throw that could follow; none in Rolling Bones, where it depends on the dice put out."""


class BankView(Struct, kw_only=True):
    """What banking now would do."""

    points: int
    """The turn total, as it would be declared."""
    score: int | None
    """The score afterwards; none where banking is refused."""
    wins: bool
    """It would win the match, at some tables after the others have accepted it."""
    refusal: BankRefusal | None
    """Why it is not possible now."""


class RideView(Struct, kw_only=True):
    """Dice and points of the seat before, to begin the turn with."""

    act: str
    dice: int
    points: int
    risk: Risk


class PaymentView(Struct, kw_only=True):
    """A way to pay for another throw in Rolling Bones."""

    act: str
    dice: list[DiceCount]
    """Free dice put out."""
    slots: str
    """Placed bones put out."""
    risk: Risk
    gravestone: Chance
    """That the throw shows a gravestone at least."""


class ClaimView(Struct, kw_only=True):
    """What could be kept after a die was turned."""

    keep: str
    """An act such as `k111`."""
    points: int
    """What it would add to the turn total."""


class TurnedView(Struct, kw_only=True):
    """A die that could be turned unseen while dice are kept; the act is spelled `<keep>~<die>><face>`."""

    die: str
    face: str
    keeps: list[ClaimView]


class Cheating(Struct, kw_only=True):
    """What the seat could do against the rules now."""

    turned: list[TurnedView]
    """At most one die a throw; empty when it has been turned."""
    count_unit: int | None
    """A false count is spelled `b<points>` with a multiple of this; none where it cannot be declared now."""


class Options(Struct, kw_only=True):
    """What the receiver may do now."""

    legal: list[str]
    """Everything it may honestly do where the match waits for it."""
    calls: list[str]
    """What it may say although the match does not wait for it."""
    offers: list[OfferView]
    bank: BankView | None
    """Only in a turn of the receiver that it must go on with."""
    risk: Risk | None
    """Of the next throw, where the dice for it are known."""
    ride: RideView | None
    payments: list[PaymentView]
    cheating: Cheating | None


class Truth(Struct, kw_only=True):
    """The receiver's own cheats of the turn that can be called."""

    acts: list[str]
    real: int | None
    """The turn total without the dice that were turned; none once the turn has ended."""


class WindowView(Struct, kw_only=True):
    """The turn that can be called."""

    accused: int
    judged: bool
    """The table has found everything so far honest, so it cannot be called now."""
    truth: Truth | None
    """Only for the accused, and only where it has cheated."""


class OutcomeView(Struct, kw_only=True):
    """How the match ended."""

    winners: list[int]
    scores: list[int]


class FirstSeat(Struct, kw_only=True):
    """How it is found out who begins."""

    rule: Literal["roll_off", "youngest", "random"]
    waiting: list[int]
    """Seats still to throw."""
    leaders: list[int]
    """Seats that share the highest face so far."""
    highest: str


class Scoring(Struct, tag="scoring", tag_field="game", kw_only=True):
    """What only games with scoring dice have."""

    dice: int
    """All dice of a turn."""
    target: int
    extended_target: int
    """The target of whoever has passed the other one; 0 where there is none."""
    extended: bool
    """Only the extended target is left."""
    last_round_by: int | None
    """The seat that opened the last round, or leads it."""
    rounds_left: int
    """This one included; 0 where rounds are not counted."""
    contenders: list[int]
    """Seats in overtime."""
    opening: int
    """The turn total that a first bank needs; 0 for none."""
    on_board: list[bool]
    """By seat: has made the opening; empty where there is none."""
    streak: int
    """Busts in a row that are punished; 0 for none."""
    busts: list[int]
    """Busts in a row by seat; empty where they are not counted."""
    hot: bool
    """All dice have scored and are thrown next."""
    to_beat: int
    """What the previous seat banked, where a bank must be higher; otherwise 0."""


class Pig(Struct, tag="pig", tag_field="game", kw_only=True):
    """What only Pig has."""

    target: int


class WrongBone(Struct, kw_only=True):
    """A bone where it does not belong."""

    slot: str
    face: str


class Bones(Struct, tag="bones", tag_field="game", kw_only=True):
    """What only Rolling Bones has."""

    target: int
    bones: str
    """Slots that hold the right bone."""
    wrong: list[WrongBone]
    hat: bool
    free: list[DiceCount]
    """Dice that are neither placed nor put out."""
    open: str
    """Slots in which a bone would be attached."""
    throws: int
    price: int
    """Dice that the next throw costs."""
    worth: list[Part] | None
    """What the skeleton is worth by section, before the hat; none where the receiver must add up itself."""
    hat_times: int
    """The hat multiplies the worth by this."""


class Position(Struct, kw_only=True):
    """A match now, as the receiver may see it."""

    ply: int
    """Number of events."""
    phase: Phase
    """What the match waits for.

    `start`: who begins is still to be found. `begin`: a seat begins its turn. `throw`: the dice of a throw.
    `keep`: dice that show are set aside or placed. `decide`: throw on or bank. `reply`: opponents accept a last
    bank or call it. `owed`: a seat gives up this turn for an earlier fault. `over`: nothing.
    """
    turn: int | None
    """Whose turn it is; of a last bank that can be called, whoever has made it."""
    waiting_for: list[int]
    """Seats that must act or throw."""
    deadline: int | None
    """When their time runs out, where there is a clock."""
    scores: list[int]
    turn_total: int | None
    """Points at risk; none where the receiver must add up itself."""
    showing: str
    """Faces that have been thrown and are to be kept from."""
    corner: str
    """Dice that were set aside, as they lie."""
    to_throw: list[DiceCount]
    """The dice of the throw that is pending or could come next, where they are known."""
    first_seat: FirstSeat | None
    """Only until somebody begins."""
    owed: list[int]
    """Turns that each seat must still give up."""
    window: WindowView | None
    """Only at a table where people may cheat, while a turn can be called."""
    outcome: OutcomeView | None
    game: Scoring | Pig | Bones
    yours: Options | None
    """Only where the receiver may do something."""
