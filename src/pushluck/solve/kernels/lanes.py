"""A vector of numbers that the compiler keeps in registers: sixteen positions are worked out at once.

Left to itself the compiler vectorises a loop over positions only where it can prove that arrays do not overlap.
Here the vectors are written down: each function below is one or two instructions of the machine, on any
machine, and addition and multiplication are never fused, so that every machine finds the same numbers.
"""

from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic, models, register_model

LANES = 16
"""Numbers in a vector."""

_VECTOR = ir.VectorType(ir.DoubleType(), LANES)
_MARKS = ir.VectorType(ir.IntType(64), LANES)
_UNALIGNED = 8
"""Vectors lie in arrays of numbers: at an address that only a number's size divides."""


class _LanesType(types.Type):
    def __init__(self) -> None:
        super().__init__(name=f"Lanes({LANES})")


class _MarksType(types.Type):
    def __init__(self) -> None:
        super().__init__(name=f"Marks({LANES})")


_LANES = _LanesType()
_MARKED = _MarksType()


@register_model(_LanesType)
class _LanesModel(models.PrimitiveModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _VECTOR)  # type: ignore[no-untyped-call]


@register_model(_MarksType)
class _MarksModel(models.PrimitiveModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _MARKS)  # type: ignore[no-untyped-call]


def _pointer(context: Any, builder: Any, kind: Any, given: Any, vector: Any) -> Any:
    array, index = given
    data = context.make_array(kind)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [index]), vector.as_pointer())


def _splat(builder: Any, number: Any) -> Any:
    nothing = ir.Constant(_VECTOR, ir.Undefined)
    first = builder.insert_element(nothing, number, ir.Constant(ir.IntType(32), 0))
    everywhere = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    return builder.shuffle_vector(first, nothing, everywhere)


def _instruction(function: Any) -> Any:
    """Return what compiled functions call to have `function` write instructions."""
    return intrinsic(function)


@_instruction
def load(_: Any, array: Any, index: Any) -> Any:
    """Return the numbers of the flat `array` from `index` on."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        pointer = _pointer(context, builder, signature.args[0], given, _VECTOR)
        vector = builder.load(pointer)
        vector.align = _UNALIGNED
        return vector

    return _LANES(array, types.intp), generate


@_instruction
def store(_: Any, array: Any, index: Any, vector: Any) -> Any:
    """Put the numbers of `vector` into the flat `array` from `index` on."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        pointer = _pointer(context, builder, signature.args[0], given[:2], _VECTOR)
        builder.store(given[2], pointer).align = _UNALIGNED
        return context.get_dummy_value()

    return types.void(array, types.intp, vector), generate


@_instruction
def fill(_: Any, number: Any) -> Any:
    """Return a vector of one number."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return _splat(builder, given[0])

    return _LANES(types.float64), generate


@_instruction
def higher(_: Any, one: Any, other: Any) -> Any:
    """Return the higher number of each lane."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.select(builder.fcmp_ordered(">", *given), *given)

    return _LANES(_LANES, _LANES), generate


@_instruction
def lower(_: Any, one: Any, other: Any) -> Any:
    """Return the lower number of each lane."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.select(builder.fcmp_ordered("<", *given), *given)

    return _LANES(_LANES, _LANES), generate


@_instruction
def add_times(_: Any, vector: Any, number: Any, other: Any) -> Any:
    """Return `vector + number * other`, rounded twice."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        vector, number, other = given
        return builder.fadd(vector, builder.fmul(_splat(builder, number), other))

    return _LANES(_LANES, types.float64, _LANES), generate


@_instruction
def minus(_: Any, one: Any, other: Any) -> Any:
    """Return the difference of each lane."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.fsub(*given)

    return _LANES(_LANES, _LANES), generate


@_instruction
def where_same(_: Any, vector: Any, one: Any, other: Any) -> Any:
    """Return the numbers of `vector` in lanes where `one` and `other` are equal, and nothing in others."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        vector, one, other = given
        same = builder.fcmp_ordered("==", one, other)
        return builder.select(same, vector, ir.Constant(_VECTOR, [0.0] * LANES))

    return _LANES(_LANES, _LANES, _LANES), generate


@_instruction
def is_any_above(_: Any, vector: Any, number: Any) -> Any:
    """Tell whether a lane is above `number`."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        vector, number = given
        above = builder.fcmp_ordered(">", vector, _splat(builder, number))
        bits = builder.bitcast(above, ir.IntType(LANES))
        return builder.icmp_unsigned("!=", bits, ir.Constant(ir.IntType(LANES), 0))

    return types.boolean(_LANES, types.float64), generate


@_instruction
def no_marks(_: Any) -> Any:
    """Return a vector of marks without any."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return ir.Constant(_MARKS, [0] * LANES)

    return _MARKED(), generate


@_instruction
def mark_above(_: Any, marks: Any, one: Any, other: Any, margin: Any, bit: Any) -> Any:
    """Return `marks` with `bit` in the lanes in which `one` is above `other - margin`."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        marks, one, other, margin, bit = given
        bound = builder.fsub(other, _splat(builder, margin))
        nothing = ir.Constant(_MARKS, ir.Undefined)
        first = builder.insert_element(nothing, bit, ir.Constant(ir.IntType(32), 0))
        everywhere = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
        bits = builder.shuffle_vector(first, nothing, everywhere)
        above = builder.fcmp_ordered(">", one, bound)
        return builder.select(above, builder.or_(marks, bits), marks)

    return _MARKED(_MARKED, _LANES, _LANES, types.float64, types.int64), generate


@_instruction
def store_marks(_: Any, array: Any, index: Any, marks: Any) -> Any:
    """Put `marks` into the flat `array` from `index` on."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        pointer = _pointer(context, builder, signature.args[0], given[:2], _MARKS)
        builder.store(given[2], pointer).align = _UNALIGNED
        return context.get_dummy_value()

    return types.void(array, types.intp, marks), generate
