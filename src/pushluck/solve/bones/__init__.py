"""Exact play of Rolling Bones: one turn as a compact graph, and matches between two seats.

Nothing here is loaded with the package. Only `race` needs numba, through `pushluck.solve.kernels`; all the rest
needs numpy.
"""
