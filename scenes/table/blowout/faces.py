"""Draws the faces of BLOWOUT's cards: stadium tickets with a stub in the color of their deck."""

from __future__ import annotations

import math
from random import Random

import pygame

from game.contract import Card
from game.variants.blowout import cards as deck
from scenes.table.stage.drawing import box, hexed, stroke
from scenes.table.stage.face_parts import beside, index, is_small, name, outlined, rounded_part, small
from scenes.table.stage.faces import Pen
from scenes.ui.theme import Theme

BACKS = ("blowout_offense", "blowout_defense", "blowout_special")
"""The back of each deck of a seat, in the order of ``DECKS``."""
STUBS = ("#1F6C4A", "#7A3140", "#2C4C93")
"""The color of each deck's stub, as on its back."""
_DECK_WORDS = ("OFFENSE", "DEFENSE", "SPECIAL")

SHORT: dict[str, str] = {
    deck.OFFSIDES_D: "OFS",
    deck.OFFSIDES_O: "OFS",
    deck.DELAY: "DLY",
    deck.INTERFERENCE: "PI",
    deck.HOLDING: "HLD",
    deck.CHALLENGE: "CHL",
    deck.SACK: "SCK",
    deck.INTERCEPTION: "INT",
    deck.FUMBLE: "FUM",
}
"""The corner text of a card without yards. OFFSIDES and CHALLENGE are in two decks, with different stubs."""
_NAMES: dict[str, tuple[str, ...]] = {
    deck.RUN: ("RUN",),
    deck.PASS: ("PASS",),
    deck.DEF: ("DEFENSE", "DEF"),
    deck.KICK: ("KICK",),
    deck.OFFSIDES_D: ("OFFSIDES", "OFF-/SIDES"),
    deck.OFFSIDES_O: ("OFFSIDES", "OFF-/SIDES"),
    deck.DELAY: ("DELAY/OF GAME", "DELAY"),
    deck.INTERFERENCE: ("PASS/INTERFERENCE", "PASS/INTERF.", "PASS/INT."),
    deck.HOLDING: ("HOLDING", "HOLD-/ING"),
    deck.CHALLENGE: ("CHALLENGE", "CHAL-/LENGE"),
    deck.SACK: ("SACK",),
    deck.INTERCEPTION: ("INTER-/CEPTION", "PICKED/OFF"),
    deck.FUMBLE: ("FUMBLE",),
}
_ART: dict[str, str] = {
    deck.OFFSIDES_D: "offsides",
    deck.OFFSIDES_O: "false_start",
    deck.DELAY: "delay",
    deck.INTERFERENCE: "interference",
    deck.HOLDING: "holding",
    deck.CHALLENGE: "challenge",
    deck.SACK: "sack",
    deck.INTERCEPTION: "interception",
    deck.FUMBLE: "fumble",
}
_OUTCOME: dict[str, tuple[str, ...]] = {
    deck.OFFSIDES_D: ("+5 YARDS", "+5"),
    deck.OFFSIDES_O: ("−5 YARDS", "−5"),
    deck.DELAY: ("−5 YARDS", "−5"),
    deck.INTERFERENCE: ("ALL OR HALF WAY", "ALL OR HALF", "ALL/HALF"),
    deck.HOLDING: ("+5 YARDS", "+5"),
    deck.CHALLENGE: ("NO PLAY",),
    deck.SACK: ("−10 YARDS", "−10"),
    deck.INTERCEPTION: ("YOUR BALL", "BALL"),
    deck.FUMBLE: ("YOUR BALL", "BALL"),
}
_WHEN: dict[str, tuple[str, ...]] = {
    deck.OFFSIDES_D: ("CALL: THEIR FOUL", "THEIR FOUL", "FOUL"),
    deck.OFFSIDES_O: ("CALL: THEIR FOUL", "THEIR FOUL", "FOUL"),
    deck.DELAY: ("CALL: THEIR FOUL", "THEIR FOUL", "FOUL"),
    deck.INTERFERENCE: ("THEIR FOUL ON A PASS", "THEIR FOUL", "FOUL"),
    deck.HOLDING: ("ANSWER: THEIR FOUL", "THEIR FOUL", "FOUL"),
    deck.CHALLENGE: ("ANSWER",),
    deck.SACK: ("STOPS A PASS", "PASS"),
    deck.INTERCEPTION: ("STOPS A PASS", "PASS"),
    deck.FUMBLE: ("STOPS A RUN", "RUN"),
}
_SIGNS = {deck.RUN: "+", deck.PASS: "+", deck.DEF: "−", deck.KICK: ""}
"""The sign before the yards of each kind of play."""
_DIGITS = {deck.RUN: "#0B7A38", deck.PASS: "#12378F", deck.DEF: "#6E1F2E", deck.KICK: "#55309E"}
_PALE = {deck.RUN: "#BFDDC9", deck.PASS: "#BFCBE6", deck.DEF: "#F3D892", deck.KICK: "#D9CAF8"}
"""The color of the rays behind the glyph of each kind of play."""
ROOMY = 0.78
"""Smallest scale of a card with a printed foot; a hand card is 1."""


def paint_face(pen: Pen, card: Card, theme: Theme) -> None:
    """Draws one face."""
    stub, paper = _stub(card, theme), theme.color("paper")
    if is_small(pen):
        small(pen, _signs(card), card.category, (stub, paper), theme.band(card.category))
        return
    _head(pen, card, theme, stub)
    bottom = _foot(pen, card, theme, stub)
    if card.kind in _SIGNS:
        _yards(pen, card, theme, _stub_end(pen), bottom)
    else:
        _incident(pen, card, theme, _stub_end(pen), bottom)


def yards(card: Card) -> str:
    """Returns the yards of a play with their sign, as printed.

    >>> yards(deck.BY_CODE["DEF -65"]), yards(deck.BY_CODE["KICK 45"])
    ('−65', '45')
    """
    return f"{_SIGNS[card.kind]}{card.value}"


def _stub(card: Card, theme: Theme) -> pygame.Color:
    return theme.color("inkText" if theme.high_contrast else STUBS[deck.DECK_OF[card.code]])


def _key(card: Card) -> str:
    """Returns the key of a card's texts: the code for OFFSIDES, the kind for every other card."""
    return card.code if card.code in _ART else card.kind


def _signs(card: Card) -> tuple[str, ...]:
    """Returns the texts of the corner, long and short."""
    if card.kind in _SIGNS:
        return (yards(card), str(card.value))
    return (SHORT[_key(card)],)


def _stub_end(pen: Pen) -> float:
    """Returns the lower edge of the stub; a small card needs more room for its text."""
    return 68.0 if pen.scale >= ROOMY else 73.0


def _head(pen: Pen, card: Card, theme: Theme, stub: pygame.Color) -> None:
    """Draws the stub: corner, name, deck, and a perforated edge."""
    paper, end = theme.color("paper"), _stub_end(pen)
    band, ink = theme.band(card.category)
    dark = hexed(stub.lerp("black", 0.28))
    holes = "".join(f"M{x} {end:g}h4.500" for x in range(13, 118, 9))
    notch = "" if theme.high_contrast else f"M4 {end - 6:g}a6 6 0 0 1 0 12ZM128 {end - 6:g}a6 6 0 0 0 0 12Z"
    pen.shapes(
        f'<path d="{rounded_part(4, 4, 128, 46)}" fill="{hexed(stub)}"/>'
        f'<path d="M4 46H128V{end:g}H4Z" fill="{dark}"/>'
        + stroke(holes, hexed(paper), 2)
        + f'<path d="{notch}" fill="#151A24"/>'
    )
    right = index(pen, _signs(card)[0], card.category, band, ink, hexed(paper))
    name(pen, _NAMES[_key(card)], paper, right)
    beside(pen, card.category, paper, right)
    words: tuple[str, ...] = (_DECK_WORDS[deck.DECK_OF[card.code]],)
    if not pen.fits(14) and card.kind not in _SIGNS:
        words = (*map(_one_line, _NAMES[_key(card)]), *words)
    word = next((word for word in words if pen.has_room(word, "block", 108)), "")
    pen.text(word, "block", 12, (66, (45 + end) / 2 - 0.5), paper, 108)


def _one_line(name: str) -> str:
    """Returns the form of a name for two lines as one line.

    >>> _one_line("INTER-/CEPTION"), _one_line("PASS/INTERFERENCE")
    ('INTERCEPTION', 'PASS INTERFERENCE')
    """
    return name.replace("-/", "").replace("/", " ")


def _yards(pen: Pen, card: Card, theme: Theme, top: float, bottom: float) -> None:
    """Draws the glyph of the play and the yards under it."""
    side = (bottom - top) * 0.47
    plain = theme.high_contrast
    ink = theme.color("inkText" if plain else _DIGITS[card.kind])
    if not plain:
        pen.shapes(_rays(66, top + 6 + side / 2, side, _PALE[card.kind]))
    pen.art(f"glyph/{card.category}", (66, top + 7 + side / 2), (side, side), hexed(ink))
    digits = min(48.0, (bottom - top) * 0.46)
    outlined(pen, yards(card), digits, (66, bottom - 1 - digits / 2), ink, theme.color("paper"), 116)


def _rays(x: float, y: float, size: float, color: str) -> str:
    """Returns the rays behind the glyph, as in the game's emblem."""
    corners = []
    for ray in range(32):
        reach = size * (0.62 if ray % 2 else 1.12)
        turn = math.radians(ray * 11.25)
        corners.append(
            f"{min(max(x + reach * 1.1 * math.cos(turn), 6), 126):.1f} {y + reach * 0.56 * math.sin(turn):.1f}"
        )
    return f'<path d="M{"L".join(corners)}Z" fill="{color}"/>'


def _incident(pen: Pen, card: Card, theme: Theme, top: float, bottom: float) -> None:
    """Draws the picture of the event, and a plate with its effect."""
    band, ink = theme.band(card.category)
    dark = theme.color("inkText")
    plate = max(20.0, 17 / pen.scale)
    word = next((word for word in _OUTCOME[_key(card)] if pen.has_room(word, "block", 104)), "")
    high = bottom - top - plate - 12
    wide = min(118.0, high * 132 / 72)
    pen.hero(f"hero/incident/{_ART[_key(card)]}", card, (66, top + 6 + high / 2), (wide, wide * 72 / 132), dark)
    y = bottom - plate - 3
    pen.shapes(box(9, y, 114, plate, hexed(dark), round_=3) + box(10.5, y + 1.5, 111, plate - 3, hexed(band), round_=2))
    pen.text(word, "block", 15, (66, y + plate / 2 + 0.3), ink, 108)


def _foot(pen: Pen, card: Card, theme: Theme, stub: pygame.Color) -> float:
    """Draws when a card responds, between the bars of the ticket. Returns the upper edge."""
    if pen.scale < ROOMY:
        return 177.0
    words = _WHEN.get(_key(card), ())
    word = next((word for word in words if pen.has_room(word, "block", 112)), "")
    half = pen.least_width(word, "block") / 2 + 5 if word else -1.0
    if word:
        half = max(half, 11 * 0.36 * len(word) + 5)
        pen.text(word, "block", 11, (66, 170.5), theme.color("inkText"), 112)
    pen.shapes(_bars(card, hexed(stub), half))
    return 161.0


def _bars(card: Card, color: str, half: float) -> str:
    """Returns the bars of a ticket, random per card, left and right of its middle."""
    rng, shapes, x = Random(card.code), "", 11.0
    while x < 119:
        wide = rng.choice((1.0, 1.6, 2.6))
        if not 66 - half < x + wide or not x < 66 + half:
            shapes += box(x, 164.5, wide, 11.5, color)
        x += wide + rng.choice((1.4, 2.2, 3.0))
    return shapes
