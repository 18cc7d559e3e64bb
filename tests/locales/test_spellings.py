import pytest

from pushluck.games.bones.anatomy import GRAVESTONE, NAMES
from pushluck.locales import load_words
from pushluck.locales.spellings import BONES


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "place the left hand",
                "put the hat on the skull",
                "put the left foot where the spine belongs",
                "put out 2 left dice and 1 middle die",
                "put out 1 left die and the right hand",
                "lift the hat",
            ],
        ),
        (
            "ko",
            [
                "왼손 놓기",
                "머리뼈에 모자 씌우기",
                "척추 자리에 왼발 놓기",
                "왼쪽 주사위 2개 및 가운데 주사위 1개 내놓기",
                "왼쪽 주사위 1개 및 오른손 내놓기",
                "모자 벗기기",
            ],
        ),
        (
            "fr",
            [
                "placer la main gauche",
                "mettre le chapeau sur le crâne",
                "mettre le pied gauche là où va la colonne vertébrale",
                "mettre hors jeu 2 dés gauches et 1 dé du milieu",
                "mettre hors jeu 1 dé gauche et la main droite",
                "ôter le chapeau",
            ],
        ),
        (
            "it",
            [
                "mettere al suo posto la mano sinistra",
                "mettere il cappello sul cranio",
                "mettere il piede sinistro dove va la colonna vertebrale",
                "mettere fuori gioco 2 dadi sinistri e 1 dado di mezzo",
                "mettere fuori gioco 1 dado sinistro e la mano destra",
                "togliere il cappello",
            ],
        ),
    ],
)
def test_what_is_done_with_bones_names_them(language: str, told: list[str]) -> None:
    words = load_words(language)
    assert [words.action(text) for text in ("pH", "pY", "mON", "oLLM", "oL-3", "l")] == told


def test_every_face_of_bones_has_the_name_of_its_anatomy() -> None:
    """The words may not ask the game for it: they would load it."""
    assert {face: name for face, name in NAMES.items() if face != GRAVESTONE} == BONES
