"""The sentences of one language: any message by its key, and those that errors and happenings select."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, Literal

from pushluck.locales.spellings import say_action

if TYPE_CHECKING:
    from pushluck.core.errors import Detail, PushluckError
    from pushluck.core.events import Seat
    from pushluck.core.game import Combination, Happening
    from pushluck.locales.catalogue import Catalogue

Argument = str | int | float | Fraction
"""What a message can be given. Whole numbers are written as the language writes them."""

_DICE = frozenset({"dice", "die", "face", "faces"})
"""Details that name dice by their faces."""
_BONES: Mapping[str, str] = {
    "bone": "bone-",
    "slot": "bone-",
    "die": "bone-short-",
    "face": "bone-short-",
    "section": "section-",
}
"""Details that can name a bone or a section of the skeleton, and how the ids of the names begin."""
_SEATS = frozenset({"accused", "turn"})
"""Details that name a seat, counted from 1."""
_LONGEST = 100
"""A sentence quotes so many characters of a text at most; Fluent itself refuses to quote more than 1000."""
_LARGEST = 10**15
"""A larger number is quoted like a text: no rule means it, and Babel cannot write every one."""
_NOTHING = "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"
"""The marks of `isolating` around an empty text."""
_MOST_CHOICES = 6
"""A sentence that says what would do names so many choices at most."""


class Words:
    """What is said in one language. A message that it lacks is said in English."""

    def __init__(self, language: str, *, isolating: bool = False) -> None:
        self.language = language
        """One of `pushluck.locales.LANGUAGES`."""
        self._isolating = isolating

    @cached_property
    def _catalogue(self) -> "Catalogue":
        from pushluck.locales.catalogue import Catalogue

        return Catalogue(self.language, isolating=self._isolating)

    @cached_property
    def _english(self) -> "Catalogue":
        from pushluck.locales.catalogue import Catalogue

        return Catalogue("en", isolating=self._isolating)

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """Return the message `key`; raises `LookupError` when it does not exist or lacks an argument.

        >>> Words("en")("points", points=1500), Words("it")("points", points=1500)
        ('1,500 points', '1.500 punti')
        """
        catalogue = self._catalogue if key in self._catalogue else self._english
        return catalogue.say(key, arguments)

    def __contains__(self, key: str) -> bool:
        return key in self._catalogue or key in self._english

    def number(self, number: int) -> str:
        """Return a whole number, its thousands grouped also where there are only four digits."""
        return self._catalogue.number(number)

    def percent(self, chance: Fraction | float) -> str:
        r"""Return a probability (0 to 1) in percent with at most one decimal.

        >>> Words("fr").percent(Fraction(1, 3))
        '33,3\xa0%'
        """
        return self._catalogue.percent(float(chance))

    def listed(self, items: Iterable[str], *, joined_by: Literal["and", "or"] = "and") -> str:
        """Return a list of texts as one text.

        >>> Words("fr").listed(["1", "5", "1 5"], joined_by="or")
        '1, 5 ou 1 5'
        """
        return self._catalogue.listed(list(items), joined_by)

    def dice(self, faces: str) -> str:
        """Return faces as they are read out, one after the other.

        >>> Words("en").dice("113462")
        '1 1 3 4 6 2'
        """
        return " ".join(faces.replace(" ", ""))

    def action(self, text: str) -> str:
        """Return what the spelling of an action means, such as "set aside 1 5" for `k15`.

        A spelling without a meaning here is returned as it is.
        """
        return say_action(self, text)

    def combination(self, combination: "Combination") -> str:
        """Return the name of a combination, such as "three 2s".

        One that the catalogues do not know, of a game of your own, is named by its dice.
        """
        key, dice, points = combination
        if f"combination-{key}" not in self:
            return self.dice(dice)
        return self(f"combination-{key}", face=dice[:1], count=len(dice), points=points)

    def error(self, error: "PushluckError", names: Sequence[str] = ()) -> str:
        """Return the sentence for an error: what is wrong, and what would do.

        `names` are the players' by seat; without them seats are numbered.
        """
        key = f"reason-{error.reason}"
        if key not in self:
            return self("reason-other", reason=error.reason)
        arguments = {
            name: self._detail(name, value, names) for name, value in error.details.items()
        }
        alternatives: Sequence[str] = getattr(error, "alternatives", ())
        fields: Sequence[str] = (*getattr(error, "fields", ()), "", "")
        doing, choices = self._choices(alternatives)
        arguments |= {
            "doing": doing,
            "choices": choices,
            "field": fields[0],
            "other": fields[1],
            "guess": "yes" if error.details.get("nearest") else "no",
        }
        # What would do is said only where something would; its marks stay all the same.
        return self(key, **arguments).replace(_NOTHING, "").strip()

    def happening(
        self, happening: "Happening", names: Sequence[str], *, you: "Seat | None" = None
    ) -> str:
        """Return the sentence for something that has happened.

        `names` are the players' by seat; what the seat `you` does is told in the second person.
        """
        seat, details = happening.seat, happening.details
        arguments = {name: self._detail(name, value, names) for name, value in details.items()}
        arguments["name"] = names[seat] if seat is not None else ""
        arguments["you"] = "yes" if seat is not None and seat == you else "no"
        arguments["costs"] = "yes" if "lost" in details else "no"
        if "accused" in details:
            accused = you is not None and details["accused"] == you + 1
            arguments["accusing"] = "you" if accused else "another"
        key = f"happened-{happening.key}"
        return self(key, **arguments) if key in self else self("happened-other", **arguments)

    def _detail(self, name: str, value: "Detail", names: Sequence[str]) -> Argument:
        if isinstance(value, tuple):
            return self._list(name, value, names)
        if isinstance(value, int) and abs(value) <= _LARGEST:
            return self._seat(value, names) if name in _SEATS else value
        value = str(value)
        if name in _BONES and _BONES[name] + value in self:
            return self(_BONES[name] + value)
        text = self.dice(value) if name in _DICE else value
        return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"

    def _list(self, name: str, items: Sequence[str], names: Sequence[str]) -> str:
        if name == "seats":
            return self.listed(self._seat(int(seat), names) for seat in items)
        if name == "bones":
            return self.listed(
                self._counted(bone, len(list(same))) for bone, same in groupby(items)
            )
        told = [self(f"bone-{bone}") for bone in items] if name == "needs" else items
        return self.listed(told, joined_by="or")

    def _counted(self, bone: str, times: int) -> str:
        name = self(f"bone-short-{bone}")
        return name if times == 1 else self("bones-times", times=times, bone=name)

    def _seat(self, number: int, names: Sequence[str]) -> str:
        return names[number - 1] if number <= len(names) else self("seat", number=number)

    def _choices(self, spellings: Sequence[str]) -> tuple[str, str]:
        """Return what kind of thing would do (`dice`, `acts` or `none`), and the choices as one text."""
        if not spellings:
            return "none", ""
        only_dice = all(text.startswith("k") for text in spellings)
        choices = [self.dice(text[1:]) if only_dice else self.action(text) for text in spellings]
        if len(choices) > _MOST_CHOICES:
            told = self("more-choices", choices=", ".join(choices[:_MOST_CHOICES]))
        else:
            told = self.listed(choices, joined_by="or")
        return "dice" if only_dice else "acts", told
