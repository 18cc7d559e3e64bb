import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays

from pushluck.solve.packing import Shorts, pack, shorten, unpack

chances = arrays(
    np.float64, array_shapes(min_dims=1, max_dims=4, min_side=0), elements=st.floats(0.0, 1.0)
)


@given(chances)
def test_short_numbers_are_near_and_come_back_exactly(exact: Shorts) -> None:
    short = shorten(exact)
    assert np.abs(short - exact).max(initial=0.0) <= 2**-25
    again = unpack(pack(short))
    assert again.dtype == np.float32
    assert again.shape == exact.shape
    assert np.array_equal(again, short)
