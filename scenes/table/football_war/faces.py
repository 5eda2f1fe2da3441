"""Draws the card faces of Football War: plays as sheets of a playbook, special cards with a colored head."""

from __future__ import annotations

import pygame

from game.contract import Card
from game.variants.football_war.cards import OFFENSE, PASS, PENALTY, PENALTY_CARDS, RUN
from game.variants.football_war.names import color
from scenes.table.stage.drawing import hexed
from scenes.table.stage.face_parts import rounded_part
from scenes.table.stage.faces import SMALLEST_TEXT, Pen
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
"""Short names for the corner of a card too small for its name."""
_BAND = {
    "AUDIBLE": ("wild play", "wild"),
    "FIELD GOAL": ("kick for 3", "kick"),
    "OFFENSE": ("extra card", "extra"),
    "DEFENSE": ("they draw", "draw"),
    "TURNOVER": ("reverse", "reverse"),
}
"""The words on the band of each special card, and those for which a small card has room."""
BAND_WIDE = 112.0
"""Width for the words on a band, in card units."""
NAMED_FROM = 0.6
"""Smallest scale, relative to a hand card, at which a card has its name at its head."""
HEAD, BAND, BODY = 50.0, 70.0, 154.0
"""Lower edges of the head, of the band below it, and of the picture, in card units."""
DIAGRAM = ((BAND + BODY) / 2, 104.0 / 132.0)
"""Middle of a play's diagram, in card units from the top, and its scale on a card."""
AROUND_TEXT = 3
"""Pixels of a band beyond the size of its smallest type."""
LEFT, NAME_WIDE, NAME_MOST = 8.0, 93.0, 112.0
"""A name's left edge, its width (what is visible of each of ten cards in a hand), and its largest width in the smallest
type, in card units."""
NUMBER_FROM = 58.0
"""Type size of the yards of a PENALTY, in card units."""


def paint_face(pen: Pen, card: Card, theme: Theme) -> None:
    """Draws one face on blank paper."""
    if card.kind in (RUN, PASS):
        _play(pen, card, theme)
    else:
        _special(pen, card, theme)


def pattern(kind: str, x: float, y: float, w: float, h: float, opacity: float) -> str:
    """Returns the pattern of a family as SVG: stripes for RUN, dots for PASS."""
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
    foot = _band_foot(pen)
    pen.shapes(
        f'<path d="M4 {HEAD:g}H128V{foot:g}H4Z" fill="{hexed(band)}"/>'
        + pattern(card.kind, 104, HEAD + 0.5, 23, foot - HEAD - 1, 0.42)
    )
    middle, high = (foot + BODY) / 2, BODY - foot - 2
    if _named(pen, card):
        _name(pen, card, dark)
        _band_of_play(pen, card, ink)
    else:
        _index(pen, card, band, ink)
    if theme.high_contrast:
        pen.text(SHORT[card.code], "block", 52, (66, 114), dark, 112)
    else:
        pen.art("hero/football_war/grid", (66, middle), (122, high))
        pen.art(f"hero/football_war/{_art(card)}", (66, middle), (104, high))
    if pen.fits(13):
        pen.lines("match or draw", 12, 153, 122, dark, 1)


def _band_foot(pen: Pen) -> float:
    """Returns the lower edge of the band, which is higher on a small card, as its type gets no smaller."""
    return max(BAND, HEAD + (SMALLEST_TEXT + AROUND_TEXT) / pen.scale)


def _band_of_play(pen: Pen, card: Card, ink: pygame.Color) -> None:
    """Draws glyph and color of the family, and its name if there is room (FW-7, FW-8)."""
    middle = (HEAD + _band_foot(pen)) / 2
    pen.art(f"glyph/{card.category}", (LEFT + 8, middle), (14, 14), hexed(ink))
    words = (f"{card.kind} • {color(card.code)}", str(color(card.code)))
    word = next((word for word in words if pen.has_room(word, "block", 76)), "")
    pen.text(word, "block", 12, (LEFT + 19, middle + 0.5), ink, 76, left=True)


def _special(pen: Pen, card: Card, theme: Theme) -> None:
    band, ink = theme.band("catch" if card.code == OFFENSE else card.category)  # "special" is as gray as a locked card
    dark, paper, shade = theme.color("inkText"), theme.color("paper"), hexed(band)
    tint = 0.0 if theme.high_contrast else 0.15
    foot = _band_foot(pen)
    pen.shapes(
        f'<path d="{rounded_part(4, 4, 128, foot)}" fill="{shade}"/>'
        f'<path d="{rounded_part(4, foot, 128, 180)}" fill="{shade}" fill-opacity="{tint:g}"/>'
        f'<path d="M4 {HEAD:g}H128V{foot:g}H4Z" fill="{hexed(dark)}"/>'
    )
    if _named(pen, card):
        _name(pen, card, ink)
        word, short = (f"{card.value} yards", str(card.value)) if card.kind == PENALTY else _BAND[card.code]
        word = word if pen.has_room(word.upper(), "block", BAND_WIDE) else short
        pen.text(word.upper(), "block", 13, (LEFT, (HEAD + foot) / 2 + 0.5), paper, 118, left=True)
    else:
        _index(pen, card, dark, paper)
    if card.kind == PENALTY:
        _penalty(pen, card, dark, theme)
    else:
        pen.hero(f"hero/football_war/{_art(card)}", card, (66, 108), (100, 76), dark)
    if pen.fits(13):
        pen.text(_effect(card), "text", 12.5, (66, 155), dark, 122)


def _penalty(pen: Pen, card: Card, ink: pygame.Color, theme: Theme) -> None:
    """Draws the thrown flag and large yards; a small card has its yards in the corner."""
    if not _named(pen, card):
        pen.art("flag_penalty", (42, 112), (66, 66))
        return
    pen.art("flag_penalty", (34, 106), (56, 56))
    paper = theme.color("paper")
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2), (-1.5, -1.5), (1.5, 1.5), (-1.5, 1.5), (1.5, -1.5)):
        pen.text(str(card.value), "block", NUMBER_FROM, (84 + dx, 107 + dy), paper, 84)
    pen.text(str(card.value), "block", NUMBER_FROM, (84, 107), ink, 84)


def _effect(card: Card) -> str:
    """Returns what the card does, short enough for one line."""
    if card.kind == PENALTY:
        return f"they draw {PENALTY_CARDS[card.value]}"
    return {
        "AUDIBLE": "calls any play",
        "FIELD GOAL": "on offense only",
        "OFFENSE": "stops a play, too",
        "DEFENSE": "stops a play, too",
        "TURNOVER": "turns play round",
    }[card.code]


def _name_lines(card: Card) -> tuple[str, ...]:
    """Returns the name in one line or two."""
    first, _, rest = card.title.upper().partition(" ")
    return (first, rest) if rest else (first,)


def _named(pen: Pen, card: Card) -> bool:
    """Returns whether the card is large enough for its name."""
    lines = _name_lines(card)
    most = NAME_MOST if len(lines) == 1 else NAME_WIDE
    return pen.scale >= NAMED_FROM and all(pen.has_room(line, "block", most) for line in lines)


def _name(pen: Pen, card: Card, ink: pygame.Color) -> None:
    """Draws the name from the left edge, where overlapping cards leave it visible."""
    lines = _name_lines(card)
    for line, y in zip(lines, (27.0,) if len(lines) == 1 else (17.0, 37.5), strict=True):
        pen.text(line, "block", 19, (LEFT, y), ink, NAME_WIDE, needed=True, left=True)


def _index(pen: Pen, card: Card, ground: pygame.Color, ink: pygame.Color) -> None:
    """Draws the corner of a card too small for its name: short name or number, and glyph."""
    text = SHORT.get(card.code) or str(card.value)
    wide = max(37.0, pen.least_width(text, "block") + 6)
    middle = 7 + wide / 2
    pen.shapes(f'<path d="M7 14L14 7H{7 + wide:g}V46H7Z" fill="{hexed(ground)}"/>')
    pen.text(text, "block", 16 if len(text) > 2 else 19, (middle + 0.5, 18.5), ink, wide - 3, needed=True)
    if pen.fits(16):
        pen.art(f"glyph/{card.category}", (middle + 0.5, 37), (15, 15), hexed(ink))


def _art(card: Card) -> str:
    return card.code.lower().replace(" ", "_")
