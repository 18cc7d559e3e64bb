"""Exact play: what every position of a match between two seats is worth, and the best turn of one alone.

Nothing here is loaded with the package: importing `pushluck.solve` needs neither numpy nor numba. `model` and
`race` say what is solved, `solo` and `policy` need numpy, and only `kernels` needs numba.
"""
