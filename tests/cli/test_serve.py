"""`pushluck serve`, with the real app in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Invoke
from tests.server.serving_process import ServingProcess

WITHOUT_LITESTAR = """
import sys
sys.modules["litestar"] = None
from pushluck.cli import main
sys.exit(main(["serve", "--lang", sys.argv[1]]))
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep tables in a folder of the test."""
    monkeypatch.setenv("PUSHLUCK_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_tables_are_open_with_one_command(home: Path, tmp_path: Path) -> None:
    with ServingProcess(["-m", "pushluck", "serve", "--port", "0"], tmp_path / "log") as server:
        assert server.first_line.startswith("The tables are open: http://127.0.0.1:")
        address = server.first_line.rpartition(" ")[2]
        assert httpx.get(f"{address}ready").json() == {"ready": True}
        with httpx.Client(base_url=address) as client:
            opened = client.post("/api/tables", json={"name": "Ada Lovelace"}).json()
            assert client.get(f"/api/tables/{opened['link']}").status_code == 200
        assert server.end() == 0
    assert (home / "tables.db").stat().st_size > 0
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert "/api/tables/{link}" in [line.get("route") for line in lines]
    for secret in (opened["link"], opened["code"], "Ada"):
        assert secret not in server.log


def test_programs_read_the_address_as_json_and_set_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PUSHLUCK_PORT", "0")
    monkeypatch.setenv("PUSHLUCK_DATABASE", f"sqlite:///{tmp_path / 'other.db'}")
    monkeypatch.setenv("PUSHLUCK_METRICS", "off")
    command = ["-m", "pushluck", "serve", "--json"]
    with ServingProcess(command, tmp_path / "log") as server:
        address = json.loads(server.first_line)["address"]
        assert httpx.get(f"{address}metrics").status_code == 404
    assert (tmp_path / "other.db").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--workers", "2"], "Add --redis, use PostgreSQL, or leave --workers at 1."),
        (["--port", "70000"], "There is no port 70000; ports go up to 65535."),
        (["--port", "any"], "--port takes a whole number of at least 0, not any."),
        (["--host", "no such host"], "This machine has no address no such host."),
        (["--public-url", "dice.example"], "dice.example is no address of a server"),
        (["--limits", "sockets=3"], "sockets=3 is no limit"),
        (["--metrics", "some"], "--metrics takes loopback, all, or off, not some."),
        (["--redis", "localhost"], "redis://localhost:6379/0"),
        (["--port", "0", "--database", "postgresql://a:s3cret@127.0.0.1:1/t"], "a:***@127.0.0.1"),
    ],
)
def test_what_cannot_be_served_is_refused_in_a_sentence(
    arguments: list[str], told: str, tmp_path: Path
) -> None:
    command = ["-m", "pushluck", "serve", *arguments]
    with ServingProcess(command, tmp_path / "log") as server:
        assert server.first_line == ""
        assert server.wait() == 2
    assert told in server.log
    assert "s3cret" not in server.log


@pytest.mark.parametrize("language", ["en", "ko", "fr", "it"])
def test_without_its_packages_it_says_how_to_get_them(language: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_LITESTAR, language],
        capture_output=True,
        encoding="utf-8",
        env=os.environ,
        check=False,
    )
    assert run.returncode == 2
    assert "pip install 'pushluck[server]'" in run.stderr


def test_help_needs_no_package_of_the_server(invoke: Invoke) -> None:
    assert "--trusted-proxies" in invoke("serve", "--help").out
