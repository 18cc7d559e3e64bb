import shutil
import subprocess

import pytest

from tools.message_types import FILE, WEB, make_schema, make_types

needs_node = pytest.mark.skipif(
    shutil.which("node") is None or not (WEB / "node_modules").is_dir(),
    reason="needs Node 20 and what `make setup` installs in web",
)


@needs_node
def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == make_types(), "run `make messages`"


@needs_node
def test_messages_can_be_told_apart_by_their_tags() -> None:
    command = ["npm", "run", "--silent", "check"]
    done = subprocess.run(command, cwd=WEB, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_type_has_a_plain_name_and_a_text() -> None:
    for name, schema in make_schema()["$defs"].items():
        assert name.isidentifier(), f"two types are called {name.rpartition('_')[2]}"
        assert schema["description"]


def test_the_server_leaves_no_field_out() -> None:
    definitions = make_schema()["$defs"]
    assert "ply" in definitions["Ack"]["required"]
    assert "lang" not in definitions["Hello"]["required"]
