"""What README.md and docs/ show is run, and what they say it prints is what it prints."""

import doctest
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

FENCE = re.compile(r"^```(python|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROMPT = "$ "


@dataclass(frozen=True)
class Snippet:
    kind: str
    line: int
    text: str


def iter_snippets(text: str) -> Iterator[Snippet]:
    for match in FENCE.finditer(text):
        yield Snippet(match[1], text.count("\n", 0, match.start(2)) + 1, match[2])


def iter_commands(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each command of a console block with the lines it is shown to print."""
    for block in re.split(rf"^{re.escape(PROMPT)}", text, flags=re.MULTILINE)[1:]:
        command, *output = block.rstrip("\n").split("\n")
        yield command, output


def matches(expected: list[str], printed: str) -> bool:
    """Compare line by line; a line of three dots stands for any lines, or none."""
    pattern = "".join(
        r"(?:.*\n)*?" if line.strip() in {"...", "…"} else re.escape(line.rstrip()) + "\n"
        for line in expected
    )
    lines = [line.rstrip() for line in printed.rstrip("\n").split("\n")]
    return re.fullmatch(pattern, "\n".join(lines) + "\n") is not None


def run_python(snippet: Snippet, document: Path, namespace: dict[str, Any]) -> None:
    if ">>> " in snippet.text:
        test = doctest.DocTestParser().get_doctest(
            snippet.text, namespace, document.name, str(document), snippet.line - 1
        )
        test.globs = namespace  # the parser made a copy; later snippets see these names
        report: list[str] = []
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(
            test, out=report.append, clear_globs=False
        )
        assert not report, "".join(report)
    else:
        # Blank lines in front make a traceback name the line of the document.
        source = "\n" * (snippet.line - 1) + snippet.text
        exec(compile(source, str(document), "exec"), namespace)


def run_console(snippet: Snippet, document: Path) -> None:
    for command, output in iter_commands(snippet.text):
        program, *arguments = shlex.split(command, comments=True)
        assert program == "pushluck", f"{document.name}:{snippet.line}: {command}"
        run = subprocess.run(
            [sys.executable, "-m", "pushluck", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        where = f"{document.name}:{snippet.line}: {command}\n"
        if output:
            assert matches(output, run.stdout), f"{where}{run.stdout}"
        else:
            assert run.returncode == 0, f"{where}{run.stdout}"


def run_document(document: Path) -> None:
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for snippet in iter_snippets(document.read_text(encoding="utf-8")):
        if snippet.kind == "python":
            run_python(snippet, document, namespace)
        elif snippet.text.startswith(f"{PROMPT}pushluck"):
            run_console(snippet, document)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_document_shows_what_happens(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # files that snippets write
    run_document(document)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        pytest.param("```python\nx = 1\n```\n\n```python\nassert x == 1\n```\n", None, id="shared"),
        pytest.param("```python\n>>> x = 1\n```\n```python\n>>> x\n1\n```\n", None, id="prompt"),
        pytest.param("```console\n$ make play\n```\n", None, id="another program"),
        pytest.param("```console\n$ pushluck --help\nUsage: …\n```\n", AssertionError, id="output"),
        pytest.param("```console\n$ pushluck --no-such\n```\n", AssertionError, id="exit code"),
        pytest.param("```python\n>>> 1\n2\n```\n", AssertionError, id="wrong value"),
        pytest.param("```python\n1 / 0\n```\n", ZeroDivisionError, id="exception"),
    ],
)
def test_a_wrong_document_is_found(
    text: str, error: type[BaseException] | None, tmp_path: Path
) -> None:
    document = tmp_path / "page.md"
    document.write_text(text, encoding="utf-8")
    if error is None:
        run_document(document)
    else:
        with pytest.raises(error):
            run_document(document)


@pytest.mark.parametrize(
    ("expected", "printed", "same"),
    [
        (["one", "two"], "one\ntwo\n", True),
        (["one"], "one\ntwo\n", False),
        (["one", "…"], "one\ntwo\nthree\n", True),
        (["…", "three"], "one\ntwo\nthree\n", True),
        (["one", "...", "three"], "one\nthree\n", True),
        (["one", "...", "two"], "one\nthree\n", False),
    ],
)
def test_three_dots_stand_for_any_lines(expected: list[str], printed: str, same: bool) -> None:
    assert matches(expected, printed) is same
