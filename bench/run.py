"""Measures Pushluck, each figure beside something measured in the same run: `python -m bench.run [NAME ...]`."""

import sys
from collections.abc import Callable, Mapping

from bench import first_screen, load, pig, scoring, solve, solve_bones, start_up
from bench.measure import Figure

BENCHES: Mapping[str, Callable[[], list[Figure]]] = {
    "first-screen": first_screen.measure,
    "pig": pig.measure,
    "scoring": scoring.measure,
    "solve": solve.measure,
    "solve-bones": solve_bones.measure,
    "start-up": start_up.measure,
    "tables": load.measure,
    "tables-postgres": lambda: load.measure(postgres=True),
    "solve-openspiel": solve.measure_openspiel,
}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        print(f"no such bench: {unknown[0]}; there are {', '.join(BENCHES)}", file=sys.stderr)
        return 2
    for name in names or BENCHES:
        print(f"\n{name}")
        for figure in BENCHES[name]():
            print(f"  {figure.what:<58} {figure.shown():>16}  {figure.beside}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
