"""Mutation testing of how dice are scored: `python -m tools.mutants`.

Every mutant is the code with one small change. The tests must fail for at least `WANTED` of them; the others
are printed, for a person to judge whether a test is missing or the change means nothing.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WANTED = 0.95
"""Share of the mutants that the tests must kill."""


def mutmut(*arguments: str) -> str:
    command = [sys.executable, "-m", "mutmut", *arguments]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(f"mutmut {' '.join(arguments)} failed:\n{run.stdout}\n{run.stderr}")
    return run.stdout


def main() -> int:
    mutmut("run")
    mutmut("export-cicd-stats")
    stats = json.loads((ROOT / "mutants" / "mutmut-cicd-stats.json").read_text(encoding="utf-8"))
    killed, total = stats["killed"] + stats["timeout"], stats["total"]
    if not total:
        sys.exit("no mutants were made")
    survivors = [
        name.strip().partition(":")[0]
        for name in mutmut("results").splitlines()
        if name.rstrip().endswith(("survived", "no tests", "suspicious"))
    ]
    for name in survivors:
        print(mutmut("show", name))
    print(f"{killed} of {total} mutants killed: {killed / total:.1%}; wanted {WANTED:.0%}")
    return 0 if killed / total >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
