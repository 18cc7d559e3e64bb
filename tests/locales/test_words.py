from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

import pytest

from pushluck.core.errors import IllegalActionError, NotationError, RulesError
from pushluck.core.game import Combination, Happening
from pushluck.locales import LANGUAGES, Words, load_words

NNBSP, NBSP, MINUS = "\u202f", "\u00a0", "\u2212"


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ["0", "999", "1,500", "10,000", "1,234,567", f"{MINUS}2,500"]),
        ("ko", ["0", "999", "1,500", "10,000", "1,234,567", f"{MINUS}2,500"]),
        (
            "fr",
            [
                "0",
                "999",
                f"1{NNBSP}500",
                f"10{NNBSP}000",
                f"1{NNBSP}234{NNBSP}567",
                f"{MINUS}2{NNBSP}500",
            ],
        ),
        ("it", ["0", "999", "1.500", "10.000", "1.234.567", f"{MINUS}2.500"]),
    ],
)
def test_thousands_are_grouped_as_the_language_groups_them(
    language: str, written: list[str]
) -> None:
    """Also in Italian, where four digits would stand ungrouped in running text."""
    words = load_words(language)
    numbers = [0, 999, 1500, 10_000, 1_234_567, -2500]
    assert [words.number(number) for number in numbers] == written
    for number, text in zip(numbers, written, strict=True):
        assert text in words("points", points=number)


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ["27.5%", "25%", "0%", "2.3%"]),
        ("ko", ["27.5%", "25%", "0%", "2.3%"]),
        ("fr", [f"27,5{NBSP}%", f"25{NBSP}%", f"0{NBSP}%", f"2,3{NBSP}%"]),
        ("it", ["27,5%", "25%", "0%", "2,3%"]),
    ],
)
def test_chances_are_told_in_percent(language: str, written: list[str]) -> None:
    chances: list[Fraction | float] = [Fraction(12821, 46656), 0.25, Fraction(0), Fraction(5, 216)]
    assert [load_words(language).percent(chance) for chance in chances] == written


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ["0 points", "1 point", "2 points", "1,000,000 points"]),
        ("ko", ["0점", "1점", "2점", "1,000,000점"]),
        ("fr", ["0 point", "1 point", "2 points", f"1{NNBSP}000{NNBSP}000 de points"]),
        ("it", ["0 punti", "1 punto", "2 punti", "1.000.000 di punti"]),
    ],
)
def test_plurals_follow_the_language(language: str, written: list[str]) -> None:
    """In French 0 is singular, and millions take `de`; Korean has one form."""
    words = load_words(language)
    assert [words("points", points=number) for number in (0, 1, 2, 1_000_000)] == written


@pytest.mark.parametrize(
    ("language", "all_of", "any_of"),
    [
        ("en", "A, B, and C", "A, B, or C"),
        ("ko", "A, B 및 C", "A, B 또는 C"),
        ("fr", "A, B et C", "A, B ou C"),
        ("it", "A, B e C", "A, B o C"),
    ],
)
def test_lists_are_joined_as_the_language_joins_them(
    language: str, all_of: str, any_of: str
) -> None:
    words = load_words(language)
    assert words.listed("ABC") == all_of
    assert words.listed("ABC", joined_by="or") == any_of
    assert words.listed(["A"]) == "A"


def test_a_message_that_a_language_lacks_is_said_in_english() -> None:
    words = Words("fr")
    del words._catalogue._files["happened-starts"]
    assert words.happening(Happening("starts", 0, {}), ["Ada"]) == "Ada begins."


def test_a_message_that_does_not_exist_is_an_error_and_not_a_raw_key() -> None:
    words = load_words("it")
    assert "no-such-message" not in words
    with pytest.raises(LookupError):
        words("no-such-message")


def test_a_message_without_an_argument_it_needs_is_an_error() -> None:
    with pytest.raises(LookupError, match="points"):
        load_words("ko")("points")


def test_names_are_isolated_where_it_is_asked_for() -> None:
    won = Happening("won", 0, {"score": 10_000})
    plain = load_words("en").happening(won, ["عمر"])
    isolated = load_words("en", isolating=True).happening(won, ["عمر"])
    assert plain == "عمر wins with 10,000."
    assert isolated == "\u2068عمر\u2069 wins with \u206810,000\u2069."


@pytest.mark.parametrize(
    ("language", "named", "you"),
    [
        (
            "en",
            "Ada banks 1,500 points; the score is 3,000.",
            "You bank 1,500 points; your score is 3,000.",
        ),
        (
            "ko",
            "Ada 님이 1,500점을 챙겼어요. 점수는 3,000점이에요.",
            "1,500점을 챙겼어요. 점수는 3,000점이에요.",
        ),
        (
            "fr",
            f"Ada encaisse 1{NNBSP}500 points{NNBSP}; son score est de 3{NNBSP}000.",
            f"Tu encaisses 1{NNBSP}500 points{NNBSP}; ton score est de 3{NNBSP}000.",
        ),
        (
            "it",
            "Ada incassa 1.500 punti; il punteggio è 3.000.",
            "Incassi 1.500 punti; il tuo punteggio è 3.000.",
        ),
    ],
)
def test_a_happening_is_told_of_a_player_or_to_the_player(
    language: str, named: str, you: str
) -> None:
    words = load_words(language)
    banked = Happening("banked", 1, {"points": 1500, "score": 3000})
    assert words.happening(banked, ["Bob", "Ada"]) == named
    assert words.happening(banked, ["Bob", "Ada"], you=0) == named
    assert words.happening(banked, ["Bob", "Ada"], you=1) == you


def test_a_call_tells_the_accused_apart() -> None:
    words, names = load_words("en"), ["Ada", "Bob", "Cy"]
    call = Happening("call-right", 0, {"accused": 2})
    assert words.happening(call, names, you=0) == "You call, and you are right: Bob cheated."
    assert words.happening(call, names, you=1) == "Ada calls: you are caught cheating."
    assert words.happening(call, names, you=2) == "Ada calls: Bob is caught cheating."


def test_dice_are_read_out_one_by_one() -> None:
    threw = Happening("threw", 0, {"faces": "113462"})
    assert load_words("en").happening(threw, ["Ada"]) == "Ada throws 1 1 3 4 6 2."


def test_seats_of_an_overtime_are_named() -> None:
    overtime = Happening("overtime", None, {"seats": ("1", "3")})
    told = load_words("fr").happening(overtime, ["Ada", "Bob", "Cléo"])
    assert told == f"Égalité{NBSP}: Ada et Cléo jouent encore un tour."


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            IllegalActionError("opening-not-reached", needed=500, missing=50, alternatives=["t"]),
            "50 more to get on the board.",
        ),
        (
            IllegalActionError("keep-at-least-one", alternatives=["k1", "k15", "k5"]),
            "Set at least one scoring die aside. You can set aside 1, 1 5, or 5.",
        ),
        (
            IllegalActionError("die-does-not-score", die="3", alternatives=["k1"]),
            "The 3 does not score. You can set aside 1.",
        ),
        (
            IllegalActionError("not-now", action="b", alternatives=["t", "r"]),
            "That is not possible now. You can throw or take over the dice left.",
        ),
        (IllegalActionError("no-throw-pending"), "No dice are being thrown now."),
        (NotationError("no-such-seat", text="s9", seats=3), "“s9” names no seat. There are 3."),
        (
            RulesError("no-such-preset", preset="zonc", nearest="zonk"),
            "There are no rules called “zonc”. Did you mean zonk?",
        ),
        (RulesError("no-such-preset", preset="chess@1"), "There are no rules called “chess@1”."),
        (
            RulesError(
                "needs-more-than-target",
                fields=["bank.opening", "finish.target"],
                needed=12_000,
                target=10_000,
            ),
            "bank.opening is 12,000, which is more than finish.target, 10,000.",
        ),
        (
            RulesError("not-an-option", fields=["keep.rule"], given="some", options=("any", "all")),
            "keep.rule cannot be “some”. It can be any or all.",
        ),
    ],
)
def test_an_error_says_what_is_wrong_and_what_would_do(error: ValueError, sentence: str) -> None:
    assert load_words("en").error(error) == sentence  # type: ignore[arg-type]


def test_a_long_list_of_choices_is_cut_short() -> None:
    many = [f"k{dice}" for dice in ("1", "11", "111", "115", "15", "155", "5", "55")]
    told = load_words("en").error(IllegalActionError("keep-first", alternatives=many))
    assert told == (
        "Set dice aside first. You can set aside 1, 1 1, 1 1 1, 1 1 5, 1 5, 1 5 5, or others."
    )


def test_an_error_names_players_where_their_names_are_known() -> None:
    error = IllegalActionError("not-your-turn", seat=1, turn=2)
    assert load_words("en").error(error) == "It is player 2's turn.".replace("'", "’")
    assert load_words("ko").error(error, ["민준", "철수"]) == "지금은 철수 님의 차례예요."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_of_somebody_elses_game_still_has_a_sentence(language: str) -> None:
    told = load_words(language).error(IllegalActionError("hat-needs-a-skull", bone="hat"))
    assert told.endswith(("(hat-needs-a-skull).", "(hat-needs-a-skull)."))
    assert len(told) > len("(hat-needs-a-skull).")


def test_combinations_have_names() -> None:
    words = load_words("en")
    assert words.combination(Combination("of-a-kind", "2222", 300)) == "four 2s"
    assert words.combination(Combination("of-a-kind", "3" * 8, 300)) == "8 3s"
    assert words.combination(Combination("single", "5", 50)) == "5"
    assert words.combination(Combination("straight-full", "123456", 1500)) == "straight 1–6"
    assert words.combination(Combination("hot-dice", "", 500)) == "hot dice bonus"
    assert words.combination(Combination("skeleton", "ab", 5)) == "a b"


def test_actions_have_names() -> None:
    words = load_words("en")
    told = [words.action(text) for text in ("t", "b", "k15", "k111~3>1", "b700", "f2", "z:owed")]
    assert told == [
        "throw",
        "bank",
        "set aside 1 5",
        "set aside 1 1 1, having turned a 3 into a 1",
        "bank and declare 700 points",
        "let player 2 begin",
        "give up this turn",
    ]
    assert words.action("put the hat on") == "put the hat on"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Nothing holds the left upper arm yet: it needs the ribcage or the left forearm first.",
        ),
        (
            "ko",
            "왼쪽 위팔 자리에 닿는 뼈가 아직 없어요. 먼저 갈비뼈 또는 왼쪽 아래팔부터 있어야 해요.",
        ),
        (
            "fr",
            "Rien ne tient encore l’humérus gauche\u00a0: il faut d’abord la cage thoracique ou "
            "l’avant-bras gauche.",
        ),
        (
            "it",
            "Niente regge ancora l’omero sinistro: prima serve la gabbia toracica o l’avambraccio "
            "sinistro.",
        ),
    ],
)
def test_a_bone_that_nothing_holds_is_told_what_it_needs(language: str, sentence: str) -> None:
    needs = ("ribcage", "left-forearm")
    error = IllegalActionError("bone-needs", bone="left-upper-arm", needs=needs)
    assert load_words(language).error(error) == sentence


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            IllegalActionError("put-out-more", price=3, missing=2),
            "Put out 2 more dice: the next throw costs 3.",
        ),
        (
            IllegalActionError("no-gravestone", price=1),
            "No gravestone shows, so the turn cannot end now. Another throw costs 1 die.",
        ),
        (
            IllegalActionError(
                "correct-place-exists", bone="skull", slot="spine", alternatives=["pH"]
            ),
            "Nothing may be misplaced while something fits. You can place the left hand.",
        ),
        (
            IllegalActionError("cannot-turn-so", die="left-hand", face="left-foot"),
            "A left hand cannot be turned into a left foot now.",
        ),
    ],
)
def test_a_refusal_about_bones_says_why(error: IllegalActionError, sentence: str) -> None:
    assert load_words("en").error(error) == sentence


def test_bones_thrown_are_named_and_counted() -> None:
    bones = ("left-hand", "left-hand", "right-foot", "skull")
    threw = Happening("threw-bones", 0, {"faces": "K6HH", "bones": bones})
    assert load_words("en").happening(threw, ["Ada"]) == (
        "Ada throws: 2 × left hand, right foot, and skull."
    )


def test_a_turn_below_nothing_is_told_as_a_loss() -> None:
    """Ruling B12: a round may be negative."""
    banked = Happening("banked", 0, {"points": -8, "lost": 8, "score": 4})
    told = load_words("en").happening(banked, ["Ada"], you=0)
    assert told == "This turn costs you 8 points; your score is 4."


def test_ordinals_select_their_form() -> None:
    def streak(language: str, number: int) -> str:
        words: Words = load_words(language)
        return words("rule-streak", streak=number, takes="score", points=0, after="restart")

    assert [streak("en", number).split()[1] for number in (1, 2, 3, 4, 11)] == [
        "1st",
        "2nd",
        "3rd",
        "4th",
        "11th",
    ]
    assert [streak("fr", number).split()[1] for number in (1, 2)] == ["1er", "2e"]


def test_nothing_is_said_of_what_would_do_where_nothing_would() -> None:
    """Not even marks that nobody sees."""
    told = load_words("en", isolating=True).error(IllegalActionError("add-a-bone-first"))
    assert told == "Something that shows must be added to the skeleton first."


def test_many_threads_may_ask_a_catalogue_for_its_first_message() -> None:
    """Every file is parsed by one thread, and the others wait for it."""
    keys = ("web-your-turn", "reason-server-fault", "bot-careful") * 5
    for _ in range(10):
        words = Words("en")
        with ThreadPoolExecutor(15) as threads:
            assert len(set(threads.map(words, keys))) == 3
