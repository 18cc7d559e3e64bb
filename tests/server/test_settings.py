import msgspec
import pytest

from pushluck.core.errors import NotationError
from pushluck.server.settings import Limits, Settings, hide_password, parse_limits, parse_origin


def test_a_person_at_home_needs_no_setting_but_where_tables_are_kept() -> None:
    settings = Settings(database="sqlite:///tables.db")
    assert settings.host == "127.0.0.1"
    assert settings.workers == 1
    assert settings.keep_days == 0
    assert settings.metrics == "loopback"
    assert not settings.is_secure
    assert settings.allowed_origins == frozenset()


def test_settings_travel_as_json() -> None:
    settings = Settings(
        database="sqlite:///a.db", origins=("https://a.example",), limits=Limits(message_burst=3)
    )
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings


def test_the_public_address_and_further_ones_are_allowed() -> None:
    settings = Settings(
        database="sqlite:///a.db",
        public_url="https://Dice.example/",
        origins=("http://lab.example:8080",),
    )
    assert settings.is_secure
    assert settings.allowed_origins == {"https://dice.example", "http://lab.example:8080"}


def test_limits_are_changed_by_name() -> None:
    limits = parse_limits(["sockets_per_address=20", " message_burst = 7 "])
    assert limits == Limits(sockets_per_address=20, message_burst=7)


@pytest.mark.parametrize(
    "change", ["", "sockets", "sockets_per_address", "no_such=1", "message_burst=0", "body_bytes=x"]
)
def test_a_limit_that_cannot_be_is_refused(change: str) -> None:
    with pytest.raises(NotationError) as failure:
        parse_limits([change])
    assert failure.value.reason == "bad-limit"
    assert failure.value.details["given"] == change
    assert "guesses_per_minute" in str(failure.value)


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://dice.example", "https://dice.example"),
        ("https://dice.example:443/", "https://dice.example"),
        ("http://DICE.example:80", "http://dice.example"),
        ("https://dice.example:80", "https://dice.example:80"),
        ("http://[2001:DB8::1]:8000", "http://[2001:db8::1]:8000"),
        ("http://192.0.2.1:8000", "http://192.0.2.1:8000"),
    ],
)
def test_origins_compare_in_one_spelling(text: str, origin: str) -> None:
    assert parse_origin(text) == origin


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "null",
            "dice.example",
            "ftp://dice.example",
            "https://",
            "https://dice.example/play",
        ),
        *("https://me@dice.example", "https://dice.example?a=1", "https://a.example:port"),
        *("https://a b", "https://dice.example; script-src *", "http://[::1", "https://a:99999"),
    ],
)
def test_what_is_no_origin_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as failure:
        parse_origin(text)
    assert failure.value.reason == "bad-origin"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("sqlite:////home/ada/tables.db", "sqlite:////home/ada/tables.db"),
        ("postgresql://luck@db/t", "postgresql://luck@db/t"),
        ("postgresql://luck:s3cret@db:5432/t", "postgresql://luck:***@db:5432/t"),
        ("postgresql://luck:s3c@ret@db/t", "postgresql://luck:***@db/t"),
        ("postgresql:///t?host=/run&password=s3cret", "postgresql:///t?host=/run&password=***"),
        ("redis://:s3cret@cache:6379/0", "redis://:***@cache:6379/0"),
        ("postgresql://luck:s/3:c@[db/t", "postgresql://luck:***@[db/t"),
    ],
)
def test_a_url_is_shown_without_its_password(url: str, shown: str) -> None:
    assert hide_password(url) == shown
