"""The colours and type of all plots, for light and dark pages.

Blue and orange are told apart by every kind of colour vision, and their lightness differs too. Chances below
one half are blue and those above orange; at one half the colour is that of the page.
"""

from collections.abc import Sequence

BANDS = 20
"""Chances from 0 to 1 are shown in so many steps."""

Colour = tuple[int, int, int]

_LIGHT: Sequence[Colour] = (
    (15, 59, 110),
    (56, 121, 184),
    (163, 198, 226),
    (247, 245, 240),
    (247, 206, 145),
    (224, 138, 44),
    (142, 71, 8),
)
_DARK: Sequence[Colour] = (
    (139, 196, 245),
    (62, 131, 196),
    (33, 72, 112),
    (30, 32, 37),
    (106, 66, 22),
    (196, 119, 32),
    (255, 196, 112),
)


def _ramp(anchors: Sequence[Colour]) -> list[str]:
    """Return the colours of all bands, evenly between the anchors."""
    found = []
    for band in range(BANDS):
        place = (band + 0.5) / BANDS * (len(anchors) - 1)
        first = int(place)
        pairs = zip(anchors[first], anchors[first + 1], strict=True)
        mixed = (round(one + (two - one) * (place - first)) for one, two in pairs)
        found.append("#" + "".join(f"{part:02x}" for part in mixed))
    return found


def _bands(anchors: Sequence[Colour]) -> str:
    return "".join(f".band{band}{{fill:{colour}}}" for band, colour in enumerate(_ramp(anchors)))


STYLE = f"""
.plot{{--paper:#fdfcf9;--ink:#1c2127;--muted:#636a73;--rule:#d8d4cb;--bank:#2f6fae;--some:#a9b8c4;--throw:#f0ae3c}}
{_bands(_LIGHT)}
@media (prefers-color-scheme:dark){{
.plot{{--paper:#16181c;--ink:#eceae5;--muted:#a0a6ae;--rule:#3a3e45;--bank:#3b7cbd;--some:#6b7580;--throw:#d9952b}}
{_bands(_DARK)}
}}
text{{font-family:system-ui,-apple-system,"Segoe UI","Noto Sans","Noto Sans CJK KR",sans-serif;
font-size:12px;fill:var(--ink);font-variant-numeric:tabular-nums}}
.title{{font-size:20px;font-weight:650;letter-spacing:-.01em}}
.about{{font-size:13px;fill:var(--muted)}}
.head{{font-size:13px;font-weight:600}}
.tick{{font-size:11px;fill:var(--muted)}}
.label{{font-size:11.5px;font-weight:600;paint-order:stroke;stroke:var(--paper);stroke-width:3.5px;stroke-linejoin:round}}
.paper{{fill:var(--paper)}}
.bank,.some,.throw{{shape-rendering:crispEdges}}
.bank{{fill:var(--bank)}}.some{{fill:var(--some)}}.throw{{fill:var(--throw)}}
path,line{{stroke-linejoin:round}}
.frame,.rule{{fill:none;stroke:var(--rule);stroke-width:1}}
.line{{fill:none;stroke:var(--ink);stroke-width:1;stroke-opacity:.75}}
.half{{fill:none;stroke:var(--ink);stroke-width:2}}
.mark{{fill:none;stroke:var(--ink);stroke-width:1.25;stroke-dasharray:4 3}}
.spot{{fill:var(--paper);stroke:var(--ink);stroke-width:2}}
""".strip()
"""The style sheet of every drawing."""
