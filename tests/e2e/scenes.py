"""Everything that the page can show, and how to get there."""

from collections.abc import Callable
from dataclasses import dataclass

from pushluck.locales import LANGUAGES, load_words
from tests.e2e.hands import act, click, play_match, play_until
from tests.e2e.people import Arrive, Person, say
from tests.e2e.playing import begin, lose_network

HONEST = "zonk@1(manners.cheating=false,seating.start=first_seat{})"
CHEATING = "zonk@1(seating.start=first_seat)"
DOOM = "doom@1(seating.start=first_seat)"
BONES = "bones@1(seating.start=first_seat)"
BONE_THROW = "UUFHTO113456KRNYGG"
"""A throw of Rolling Bones that offers much."""


@dataclass(frozen=True)
class Scene:
    """Something to look at."""

    name: str
    reach: Callable[[Arrive], Person]
    """Goes there and returns whoever sees it; the page speaks English."""
    then: Callable[[Person], None] = lambda _: None
    """Lays something over it, in whatever language the page speaks."""

    def undo(self, person: Person) -> None:
        """Take that away again."""
        person.page.keyboard.press("Escape")


def _panel(key: str) -> Callable[[Person], None]:
    def open_panel(person: Person) -> None:
        person.button(load_words(person.lang)(key)).click()
        dialog = person.page.get_by_role("dialog")
        dialog.wait_for()
        dialog.locator("[aria-busy=true]").wait_for(state="detached")

    return open_panel


def _turn(person: Person) -> None:
    person.page.keyboard.press("x")
    person.page.get_by_role("group", name=load_words(person.lang)("web-nobody-looks")).wait_for()


def _table(rules: str, *faces: str, acts: tuple[str, ...] = ()) -> Callable[[Arrive], Person]:
    """Play with real dice that show what is wanted; after each throw comes an act, where there is one."""

    def reach(arrive: Arrive) -> Person:
        ada = arrive()
        ada.open_table(rules, "bot:careful", real_dice=True)
        ada.start()
        left = list(acts)
        for thrown in faces:
            ada.throw_real_dice(thrown)
            if left:
                act(ada, click, left.pop(0))
        for wish in left:
            act(ada, click, wish)
        return ada

    return reach


def _at(path: str) -> Callable[[Arrive], Person]:
    return lambda arrive: arrive(path)


def _lobby(arrive: Arrive) -> Person:
    ada, ben = arrive(), arrive()
    ben.sit_down(ada.open_table("doom@1(seating.start=youngest)", "bot:bold"), "Ben")
    ada.until(lambda: len(ada.table["seats"]) == 3)
    return ada


def _visitor(arrive: Arrive) -> Person:
    ada, ben = arrive(), arrive()
    ben.go(f"/t/{ada.open_table(BONES)}")
    ben.button(say("web-sit-down")).wait_for()
    return ben


def _typing(arrive: Arrive) -> Person:
    ada = _table(HONEST.format(""))(arrive)
    ada.page.get_by_role("textbox", name=say("web-type-faces")).fill("115")
    return ada


def _over(arrive: Arrive) -> Person:
    ada = arrive()
    ada.open_table(HONEST.format(",finish.target=300,finish.extended_target=400"), "bot:careful")
    ada.start()
    play_match({ada: click})
    return ada


def _spectator(arrive: Arrive) -> Person:
    ada, _ben = begin(arrive, CHEATING)
    eve = arrive()
    eve.go(f"/t/{ada.link}")
    play_until({ada: click}, lambda: bool(ada.yours.get("offers")) or not ada.may_act)
    eve.until(lambda: eve.ply == ada.ply)
    return eve


def _caller(arrive: Arrive) -> Person:
    ada, ben = begin(arrive, CHEATING, real_dice=True)
    ada.throw_real_dice("115234")
    act(ada, click)
    ben.until(lambda: "c" in ben.yours.get("calls", ()))
    ben.button(say("web-call")).wait_for()
    return ben


def _clock(arrive: Arrive) -> Person:
    ada, _ben = begin(arrive, DOOM, clock=300)
    ada.page.get_by_role("timer").wait_for()
    return ada


def _lost(arrive: Arrive) -> Person:
    ada = _table(DOOM, "115234")(arrive)
    # What was never shown cannot be fetched any more.
    for lang in (*LANGUAGES[1:], LANGUAGES[0]):
        ada.show(lang, "light")
    lose_network(ada)
    return ada


def _covered(arrive: Arrive) -> Person:
    ada = arrive()
    ada.open_table(CHEATING, real_dice=True)
    ada.page.get_by_label(say("web-on-this-phone")).fill("Ben")
    ada.button(say("web-add-here")).click()
    ada.page.get_by_text("Ben", exact=True).wait_for()
    ada.start()
    ada.throw_real_dice("223346")
    ada.button(say("web-i-am", name="Ben")).wait_for()
    return ada


def _misplaced(arrive: Arrive) -> Person:
    ada = _table(BONES, "OOOOOO666666KKKKKY", acts=("pK", "oL"))(arrive)
    ada.throw_real_dice("OOOOO666666KKKKK")
    # Nothing fits any more, so a bone has to go where it does not belong.
    act(ada, click, next(act for act in ada.yours["legal"] if act.startswith("m")))
    return ada


SCENES = (
    Scene("first", _at("/")),
    Scene("games", _at("/"), _panel("web-games")),
    Scene("rules", _at("/"), _panel("web-rules")),
    Scene("settings", _at("/"), _panel("web-settings")),
    Scene("join", _at("/join")),
    Scene("pair", _at("/pair")),
    Scene("gone", _at("/t/AAAAAAAAAAAAAAAAAAAAAAAA")),
    Scene("lobby", _lobby),
    Scene("visitor", _visitor),
    Scene("typing", _typing),
    Scene("zonk-choose", _table(HONEST.format(""), "115234")),
    Scene("zonk-decide", _table(HONEST.format(""), "115234", acts=("k115",))),
    Scene("zonk-bust", _table(HONEST.format(""), "223346")),
    Scene("zonk-hot", _table(HONEST.format(""), "111555", acts=("k111555",))),
    Scene("zonk-over", _over),
    Scene("friends", _table(HONEST.format(""), "115234"), _panel("web-friends")),
    Scene("doom-choose", _table(DOOM, "115526")),
    Scene("doom-lost", _table(DOOM, "661234")),
    Scene("bones-typing", _table(BONES)),
    Scene("bones-thrown", _table(BONES, BONE_THROW)),
    Scene("bones-laid", _table(BONES, BONE_THROW, acts=("pK", "pY", "pR", "pU", "pF"))),
    Scene("bones-misplaced", _misplaced),
    Scene("bones-rules", _table(BONES), _panel("web-rules")),
    Scene("cheating", _table(CHEATING, "115234"), _turn),
    Scene("caller", _caller),
    Scene("spectator", _spectator),
    Scene("clock", _clock),
    Scene("covered", _covered),
    Scene("lost", _lost),
)
