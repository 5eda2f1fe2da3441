"""The faces of Football War's cards: sheets of a playbook, and special cards with a head full of color."""

from __future__ import annotations

import pygame

from game.contract import Card
from game.variants.football_war.cards import PASS, PENALTY, PENALTY_CARDS, RUN
from game.variants.football_war.names import color
from scenes.table.drawing import hexed
from scenes.table.faces import Pen
from scenes.ui.theme import Theme

SHORT = {
    "Quick HB Pitch": "PIT",
    "HB Dive": "DIV",
    "HB Sweep": "SWP",
    "HB Draw": "DRW",
    "HB Counter": "CTR",
    "FB Trap": "TRP",
    "QB Sneak": "SNK",
    "QB Option": "OPT",
    "Quick Slant": "SLT",
    "HB Screen": "SCR",
    "Curl": "CRL",
    "Quick Out": "OUT",
    "Deep Post": "PST",
    "Go Route": "GO",
    "Play Action": "P-A",
    "Hail Mary": "H-M",
    "AUDIBLE": "AUD",
    "OFFENSE": "OFF",
    "DEFENSE": "DEF",
    "TURNOVER": "TRN",
}
"""What the corner of a card says where only a sliver of it is seen."""
_BAND = {
    "AUDIBLE": "wild play",
    "FIELD GOAL": "kick for 3",
    "OFFENSE": "extra card",
    "DEFENSE": "they draw",
    "TURNOVER": "reverse",
}
NAMED_FROM = 0.75
"""Share of a hand card's size from which a name is written even where it fills its room."""
NUMBER_FROM = 58.0
"""Card units of the yards of a PENALTY."""


def paint_face(pen: Pen, card: Card, theme: Theme) -> None:
    """Draws one face on blank paper."""
    if card.kind in (RUN, PASS):
        _play(pen, card, theme)
    else:
        _special(pen, card, theme)


def pattern(kind: str, x: float, y: float, w: float, h: float, opacity: float) -> str:
    """The chip pattern of a family as SVG: stripes for green, dots for blue."""
    if kind == RUN:
        lines = "".join(f"M{x + at:g} {y + h:g}L{min(x + at + h, x + w):g} {y + max(0.0, h - (w - at)):g}"
                        for at in range(0, round(w), 7))  # fmt: skip
        return f'<path d="{lines}" fill="none" stroke="#FFFFFF" stroke-width="2.2" stroke-opacity="{opacity:g}"/>'
    dots = []
    for row in range(round(h / 6)):
        for column in range(round(w / 7)):
            across, down = x + 3.5 + column * 7 + (3.5 if row % 2 else 0), y + 3.2 + row * 6
            if across + 1.6 < x + w and down + 1.6 < y + h:
                dots.append(
                    f'<circle cx="{across:g}" cy="{down:g}" r="1.5" fill="#FFFFFF" fill-opacity="{opacity:g}"/>'
                )
    return "".join(dots)


def _play(pen: Pen, card: Card, theme: Theme) -> None:
    band, ink = theme.band(card.category)
    dark = theme.color("inkText")
    edge = 30.0 if pen.fits(13) else 124.0
    pen.shapes(
        f'<path d="M4 46H128V66H4Z" fill="{hexed(band)}"/>'
        + pattern(card.kind, 5, 46.5, edge - 6 if edge < 100 else 122, 19, 0.42)
        + (pattern(card.kind, 103, 46.5, 24, 19, 0.42) if edge < 100 else "")
    )
    edge_of_index = _index(pen, card, theme, band, ink)
    if pen.fits(16):
        _name(pen, card.title, dark, edge_of_index)
    if pen.fits(13):
        band_word = f"{card.kind} • {color(card.code)}"
        if not pen.has_room(band_word, "block", 74):
            band_word = str(color(card.code))
        pen.text(band_word, "block", 13, (66, 56.5), ink, 74, needed=True)
    if theme.high_contrast:
        pen.text(SHORT[card.code], "block", 52, (66, 112), dark, 112)
    else:
        pen.art("hero/football_war/grid", (66, 110), (122, 86))
        pen.art(f"hero/football_war/{_art(card)}", (66, 110), (108, 85))
    if pen.fits(13):
        pen.lines("match or draw", 12, 153, 122, dark, 1)


def _special(pen: Pen, card: Card, theme: Theme) -> None:
    band, ink = theme.band(card.category)
    dark, shade = theme.color("inkText"), hexed(band)
    tint = 0.0 if theme.high_contrast else 0.15
    pen.shapes(
        f'<path d="M4 66V11.5Q4 4 11.5 4H120.5Q128 4 128 11.5V66Z" fill="{shade}"/>'
        f'<path d="M4 66H128V172.5Q128 180 120.5 180H11.5Q4 180 4 172.5Z" fill="{shade}" fill-opacity="{tint:g}"/>'
        f'<path d="M4 46H128V66H4Z" fill="{hexed(dark)}"/>'
    )
    edge_of_index = _index(pen, card, theme, dark, theme.color("paper"))
    if pen.fits(16):
        _name(pen, card.title, ink, edge_of_index)
    if pen.fits(13):
        word = f"{card.value} yards" if card.kind == PENALTY else _BAND[card.code]
        pen.text(word.upper(), "block", 13, (66, 56.5), theme.color("paper"), 122)
    if card.kind == PENALTY:
        _penalty(pen, card, dark, theme)
    else:
        pen.hero(f"hero/football_war/{_art(card)}", card, (66, 106), (100, 78), dark)
    if pen.fits(13):
        pen.text(_effect(card), "text", 12.5, (66, 155), dark, 122)


def _penalty(pen: Pen, card: Card, ink: pygame.Color, theme: Theme) -> None:
    """The thrown flag, and the yards in giant digits."""
    pen.art("flag_penalty", (34, 106), (56, 56))
    paper = theme.color("paper")
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2), (-1.5, -1.5), (1.5, 1.5), (-1.5, 1.5), (1.5, -1.5)):
        pen.text(str(card.value), "block", NUMBER_FROM, (84 + dx, 107 + dy), paper, 84)
    pen.text(str(card.value), "block", NUMBER_FROM, (84, 107), ink, 84)


def _effect(card: Card) -> str:
    """What the card does, short enough for one line."""
    if card.kind == PENALTY:
        return f"they draw {PENALTY_CARDS[card.value]}"
    return {
        "AUDIBLE": "calls any play",
        "FIELD GOAL": "on offense only",
        "OFFENSE": "and one more",
        "DEFENSE": "2, last card: 5",
        "TURNOVER": "turns play round",
    }[card.code]


def _name(pen: Pen, name: str, ink: pygame.Color, left: float) -> None:
    """The name right of the index; on a small card it is left out where it would run into it."""
    first, _, rest = name.upper().partition(" ")
    middle, room = (left + 130) / 2, 120 - left
    if not rest:
        pen.text(first, "block", 17, (middle, 25), ink, room, needed=pen.k >= NAMED_FROM)
    elif all(pen.has_room(word, "block", room) for word in (first, rest)):
        pen.text(first, "block", 15, (middle, 16.5), ink, room)
        pen.text(rest, "block", 15, (middle, 34), ink, room)


def _index(pen: Pen, card: Card, theme: Theme, ground: pygame.Color, ink: pygame.Color) -> float:
    """The corner that is still seen when the card is a sliver: its short name or number, and its category's glyph.

    Gives its right edge in card units: it grows with lettering that can be made no smaller.
    """
    text = SHORT.get(card.code) or str(card.value)
    size = 16 if len(text) > 2 else 19
    wide = max(37.0, pen.least_width(text, "block") + 6)
    middle, right = 7 + wide / 2, 7 + wide
    if card.kind in (RUN, PASS):
        chip = pattern(card.kind, 8, 28, 8, 15, 0.5) + pattern(card.kind, right - 8, 28, 8, 15, 0.5)
    else:
        chip = ""
    pen.shapes(f'<path d="M7 14L14 7H{right:g}V44H7Z" fill="{hexed(ground)}"/>{chip}')
    pen.text(text, "block", size, (middle + 0.5, 18.5), ink, wide - 3, needed=True)
    if pen.fits(16):
        pen.art(f"glyph/{card.category}", (middle + 0.5, 35.5), (15, 15), hexed(ink))
    return right


def _art(card: Card) -> str:
    return card.code.lower().replace(" ", "_")
