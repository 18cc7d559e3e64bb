"""Push-your-luck dice games: Zonk, Doom and the house rules around them."""

__version__ = "0.1.0"
