"""The loops that are compiled: one turn for sixteen positions at once, and the sums of a match.

This package alone loads numba, and nothing but `pushluck.solve.race` loads this package.
"""

from pushluck.solve.kernels.lanes import LANES
from pushluck.solve.kernels.sums import Known, make_room, solve_strip
from pushluck.solve.kernels.turn import count_turn

__all__ = ["LANES", "Known", "count_turn", "make_room", "solve_strip"]
