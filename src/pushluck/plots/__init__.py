"""Exact play as pictures: who wins from which scores, and when to throw on."""

from pushluck.plots.finding import Plot, iter_plots

__all__ = ["Plot", "iter_plots"]
