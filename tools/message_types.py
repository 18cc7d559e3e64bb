"""Write the types of everything that travels between a client and the online table as web/src/messages.ts.

Run as `make messages`; needs Node and what `npm ci` installs in web. A test compares what is there with what the
message types say now.
"""

import ast
import inspect
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from pushluck.server import messages
from pushluck.server.messages import PROTOCOL, ClientMessage, ServerMessage
from pushluck.server.position import shapes
from pushluck.server.routes import types as rest
from pushluck.server.routes.types import REST_TYPES

WEB = Path(__file__).parents[1] / "web"
FILE = WEB / "src" / "messages.ts"
HEADER = f"""\
// Written by `make messages` from the message types of the server.

/** The version of this protocol; `Welcome` says which one the server speaks. */
export const PROTOCOL = {PROTOCOL};

"""
UNIONS: Mapping[str, tuple[Any, str]] = {
    "ClientMessage": (ClientMessage, "Everything a client may send over the socket."),
    "ServerMessage": (ServerMessage, "Everything the server may send over the socket."),
}

Schema = dict[str, Any]


def make_schema() -> Schema:
    """Return one JSON Schema that refers to every type by its name."""
    kinds = [*(union for union, _ in UNIONS.values()), *REST_TYPES]
    schemas, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    texts = {name: text for module in (messages, shapes, rest) for name, text in _docs(module)}
    definitions = {name: _complete(name, schema, texts) for name, schema in found.items()}
    for (name, (_, description)), schema in zip(UNIONS.items(), schemas, strict=False):
        definitions[name] = {"title": name, "description": description, "anyOf": schema["anyOf"]}
    names = [*UNIONS, *(kind.__name__ for kind in REST_TYPES)]
    return {
        "title": "Wire",
        "description": "Everything that travels, over the socket or HTTP.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in names],
        "$defs": definitions,
    }


def _complete(name: str, schema: Schema, texts: Mapping[tuple[str, str], str]) -> Schema:
    """Return the schema of a type with what msgspec leaves out: texts, and that the server omits no field."""
    fields = {
        field: _described(kind, texts.get((name, field)))
        for field, kind in schema.get("properties", {}).items()
    }
    # Only types for clients to send refuse further fields, and have defaults for those left out.
    for_clients = "additionalProperties" in schema
    required = schema["required"] if for_clients else list(fields)
    return {**schema, "properties": fields, "required": required, "additionalProperties": False}


def _described(kind: Schema, text: str | None) -> Schema:
    if text is None:
        return kind
    # A sibling of a reference would be ignored.
    return {"description": text, **({"allOf": [kind]} if "$ref" in kind else kind)}


def _docs(module: ModuleType) -> Iterator[tuple[tuple[str, str], str]]:
    """Yield the texts below the fields of the classes of a module, by class and field."""
    for node in ast.parse(inspect.getsource(module)).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for field, below in pairwise(node.body):
            match field, below:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ):
                    yield (node.name, name), inspect.cleandoc(text)


def make_types() -> str:
    """Return the text of the file; ends the program where Node or its packages are missing."""
    node = shutil.which("node")
    if node is None:
        sys.exit("The message types need Node 20 or newer.")
    done = subprocess.run(
        [node, "scripts/types_of_schema.js"],
        cwd=WEB,
        input=json.dumps(make_schema()),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        sys.exit(done.stderr)
    return HEADER + done.stdout


def main() -> None:
    """Write the file."""
    FILE.write_text(make_types(), encoding="utf-8")


if __name__ == "__main__":
    main()
