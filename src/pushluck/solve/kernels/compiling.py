"""How functions of this package are compiled."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])


def compiled(function: FunctionT) -> FunctionT:
    """Compile when first called, keep the result on disk, and let other threads run meanwhile."""
    done: Any = njit(nogil=True, cache=True, boundscheck=False)(function)
    return cast(FunctionT, done)


def called(function: FunctionT) -> FunctionT:
    """Compile for compiled callers only: what Python needs to call a function takes long to compile."""
    untyped: Any = njit
    compiling = untyped(
        nogil=True, boundscheck=False, no_cpython_wrapper=True, no_cfunc_wrapper=True
    )
    return cast(FunctionT, compiling(function))


def inlined(function: FunctionT) -> FunctionT:
    """Compile into every caller: a call that passes many arrays costs more than what it does.

    It also saves compiling time: what a compiled function calls is worked over again with each of its callers.
    """
    done: Any = njit(inline="always")(function)
    return cast(FunctionT, done)
