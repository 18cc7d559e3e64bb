"""The loops that are compiled: one turn for sixteen positions at once, and the sums of a match.

This package alone loads numba, and only what solves matches loads it.
"""

from pushluck.solve.kernels.known import Known, make_room
from pushluck.solve.kernels.lanes import LANES
from pushluck.solve.kernels.ride_sums import RideKnown, make_ride_room, solve_ride_strip
from pushluck.solve.kernels.rides import count_ride_turn
from pushluck.solve.kernels.sums import solve_strip
from pushluck.solve.kernels.turn import count_turn

__all__ = [
    "LANES",
    "Known",
    "RideKnown",
    "count_ride_turn",
    "count_turn",
    "make_ride_room",
    "make_room",
    "solve_ride_strip",
    "solve_strip",
]
