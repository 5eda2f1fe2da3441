"""The faces of Card Bowl: an ordinary deck with letters for its courts, and what each card is worth on a chip."""

from __future__ import annotations

import pygame

from game.contract import Card
from scenes.table.stage.drawing import box, hexed, stroke
from scenes.table.stage.face_parts import outlined
from scenes.table.stage.faces import Pen
from scenes.ui.theme import Theme

BACK = "card_bowl"
SUITS: dict[str, tuple[str, str]] = {
    "S": ("spade", "#151A24"),
    "H": ("heart", "#B3122A"),
    "D": ("diamond", "#9A5B00"),
    "C": ("club", "#1668B8"),
}
"""The shape and the color of each suit, one color each; all are readable on the darkest paper of a face."""
RED_JOKER, BLACK_JOKER = "RJ", "BJ"
_JOKER_SUIT = {RED_JOKER: "H", BLACK_JOKER: "S"}
"""The suit as which a joker of a hand counts (CB-6)."""
_COURTS = {"J": ("JACK", "1"), "Q": ("QUEEN", "2"), "K": ("KING", "3")}
"""The name and the face value of each court (CB-9)."""
_JOKERS = {RED_JOKER: ("hero/incident/fumble", "TURNOVER"), BLACK_JOKER: ("flag_penalty", "PENALTY")}
"""What a joker brings when it is drawn: its picture and its word (CB-5)."""
WHEN, HELD = "IF DRAWN:", "IN HAND: {}"
"""What stands over both, and above that what it is to whoever holds it: nothing but a high card (CB-6)."""

CLASSIC = 0.75
"""Scale of a card, 1 being a hand card, from which it has its pips; below, it has one large sign."""
TINY = 0.32
"""Scale below which there is room for rank and suit only."""
_LEFT, _MIDDLE, _RIGHT = 46.0, 66.0, 86.0
_ROWS = (40.0, 64.0, 74.7, 92.0, 109.3, 120.0, 144.0)
"""Columns and rows of the pips, in card units."""
_PIPS: dict[str, tuple[tuple[float, int], ...]] = {
    "2": ((_MIDDLE, 0), (_MIDDLE, 6)),
    "3": ((_MIDDLE, 0), (_MIDDLE, 3), (_MIDDLE, 6)),
    "4": ((_LEFT, 0), (_RIGHT, 0), (_LEFT, 6), (_RIGHT, 6)),
    "5": ((_LEFT, 0), (_RIGHT, 0), (_MIDDLE, 3), (_LEFT, 6), (_RIGHT, 6)),
    "6": ((_LEFT, 0), (_RIGHT, 0), (_LEFT, 3), (_RIGHT, 3), (_LEFT, 6), (_RIGHT, 6)),
    "7": ((_LEFT, 0), (_RIGHT, 0), (_MIDDLE, 1), (_LEFT, 3), (_RIGHT, 3), (_LEFT, 6), (_RIGHT, 6)),
    "8": ((_LEFT, 0), (_RIGHT, 0), (_MIDDLE, 1), (_LEFT, 3), (_RIGHT, 3), (_MIDDLE, 5), (_LEFT, 6), (_RIGHT, 6)),
    "9": (
        *((_LEFT, 0), (_RIGHT, 0), (_LEFT, 2), (_RIGHT, 2), (_MIDDLE, 3)),
        *((_LEFT, 4), (_RIGHT, 4), (_LEFT, 6), (_RIGHT, 6)),
    ),
    "T": (
        *((_LEFT, 0), (_RIGHT, 0), (_MIDDLE, 1), (_LEFT, 2), (_RIGHT, 2)),
        *((_LEFT, 4), (_RIGHT, 4), (_MIDDLE, 5), (_LEFT, 6), (_RIGHT, 6)),
    ),
}
"""Column and row of each pip by number; pips below the middle are upside down."""


def paint_face(pen: Pen, card: Card, theme: Theme) -> None:
    """Draws one face on blank paper."""
    share = pen.scale / max(theme.u, 1.0)  # on a large screen, too, a formation is read from afar
    if pen.scale < TINY:
        _tiny(pen, card)
    elif share < CLASSIC:
        _large(pen, card, theme)
    else:
        _classic(pen, card, theme)


def rank(card: Card) -> str:
    """Returns what stands in a card's corner; nothing on a joker, which has a star there."""
    if card.code in _JOKERS:
        return ""
    return "10" if card.code[0] == "T" else card.code[0]


def suit(card: Card) -> tuple[str, str]:
    """Returns the shape and the color of a card's suit; a joker counts as a heart or as a spade (CB-6)."""
    return SUITS[_JOKER_SUIT.get(card.code, card.code[1])]


def _sign(pen: Pen, card: Card, size: float, center: tuple[float, float], width: float) -> None:
    """Paints the rank in its suit's color, or a joker's star."""
    color = suit(card)[1]
    if rank(card):
        pen.text(rank(card), "block", size, center, pygame.Color(color), width, needed=True)
    else:
        pen.art("ui/star", center, (size * 0.82, size * 0.82), color)


def _tiny(pen: Pen, card: Card) -> None:
    """Paints rank above suit, as large as the room above the position's plate allows."""
    shape, color = suit(card)
    _sign(pen, card, 62, (66, 46), 120)
    pen.art(f"suit/{shape}", (66, 109), (56, 56), color)


def _large(pen: Pen, card: Card, theme: Theme) -> None:
    """Paints a card as it stands in a formation: rank and suit side by side, its value on a chip at the foot."""
    shape, color = suit(card)
    two = len(rank(card)) > 1
    _sign(pen, card, 58 if two else 66, (42 if two else 44, 60), 68)
    pen.art(f"suit/{shape}", (102 if two else 98, 60), (38, 38) if two else (46, 46), color)
    _chip(pen, card, theme, (12, 116, 108, 54), 44)
    mark = _COURTS.get(card.code[0]) if card.kind == "face" else None
    if mark and pen.scale > 0.55:
        pen.shapes("".join(box(25 + 9 * step, 104, 6, 6, color, round_=1) for step in range(int(mark[1]))))


def _chip(pen: Pen, card: Card, theme: Theme, place: tuple[float, float, float, float], size: float) -> None:
    """Paints the card's value on a plate with cut corners in the color of the suit."""
    x, y, wide, high = place
    cut, color = min(high, wide) * 0.24, suit(card)[1]
    plate = (
        f"M{x + cut:g} {y:g}H{x + wide - cut:g}L{x + wide:g} {y + cut:g}V{y + high - cut:g}"
        f"L{x + wide - cut:g} {y + high:g}H{x + cut:g}L{x:g} {y + high - cut:g}V{y + cut:g}Z"
    )
    pen.shapes(f'<path d="{plate}" fill="{color}"/>')
    middle = (x + wide / 2 + 0.3, y + high / 2)
    pen.text(str(card.value), "block", size, middle, theme.color("paper"), wide - 4, needed=True)


def _classic(pen: Pen, card: Card, theme: Theme) -> None:
    """Paints corners, value chip, and pips, a letter or a joker's picture in the middle."""
    corners = Pen(pen.faces, pygame.Surface(pen.surface.get_size(), pygame.SRCALPHA), pen.surface.get_width())
    shape, color = suit(card)
    _sign(corners, card, 27, (20, 22), 30)
    corners.art(f"suit/{shape}", (20, 46), (19, 19), color)
    pen.surface.blit(corners.surface, (0, 0))
    if card.code in _JOKERS:
        _joker(pen, card, theme)
    else:
        pen.surface.blit(pygame.transform.rotate(corners.surface, 180), (0, 0))
    if card.kind == "face":
        _court(pen, card, theme)
    elif rank(card) == "A":
        pen.art(f"suit/{shape}", (66, 92), (72, 72), color)
    elif rank(card):
        _pips(pen, card)
    _chip(pen, card, theme, (96, 9, 27, 24), 18)


def _pips(pen: Pen, card: Card) -> None:
    shape, color = suit(card)
    side = max(pen.px(21), 1)
    upright = pen.faces.theme.svg(f"suit/{shape}", (side, side), color)
    turned = pygame.transform.flip(upright, False, True)
    for x, row in _PIPS[card.code[0]]:
        picture = turned if row > 3 else upright
        pen.surface.blit(picture, picture.get_rect(center=(pen.px(x), pen.px(_ROWS[row]))))


def _court(pen: Pen, card: Card, theme: Theme) -> None:
    """Paints a court's letter over the seam of a ball, with pips of its face value at the foot."""
    shape, color = suit(card)
    word, face = _COURTS[card.code[0]]
    frame = "M45 36H87L95 44V140L87 148H45L37 140V44Z"
    inner = "M46.500 40H85.500L91 45.500V138.500L85.500 144H46.500L41 138.500V45.500Z"
    tint = "" if theme.high_contrast else f'<path d="{inner}" fill="{color}" fill-opacity="0.09"/>{_seams(color)}'
    pen.shapes(tint + stroke(frame, color, 2) + stroke(inner, color, 0.9))
    pen.art(f"suit/{shape}", (66, 52), (15, 15), color)
    outlined(pen, card.code[0], 58, (66, 88), pygame.Color(color), theme.color("paper"), 56)
    steps = int(face)
    left = 66 - (steps * 9 - 3) / 2
    marks = "".join(box(left + 9 * step, 131, 6, 6, color, round_=1) for step in range(steps))
    if pen.has_room(word, "block", 50):
        pen.shapes(box(42.5, 112, 47, 17, hexed(theme.color("paper"))))
        pen.text(word, "block", 11, (66, 120.5), pygame.Color(color), 50)
    pen.shapes(marks)


def _seams(color: str) -> str:
    """Returns the net of seams behind a court's letter, as on the back of the deck."""
    lines = "".join(f"M41 {y}L91 {y + 50}M91 {y}L41 {y + 50}" for y in (44, 69, 94))
    return stroke(lines, color, 0.8, opacity=0.28)


def _joker(pen: Pen, card: Card, theme: Theme) -> None:
    """Paints a joker's name, and its effect when it is drawn."""
    picture, word = _JOKERS[card.code]
    color = suit(card)[1]
    plate = max(18.0, 17 / pen.scale)
    pen.text("JOKER", "block", 22, (68, 61), pygame.Color(color), 100)
    held = HELD.format(card.value)
    if pen.has_room(held, "block", 98):
        pen.text(held, "block", 14, (66, 80), pygame.Color(color), 98)
    if pen.has_room(WHEN, "block", 98):
        pen.text(WHEN, "block", 13, (66, 96), theme.color("inkText"), 98)
    pen.hero(picture, card, (66, 124), (84, 43) if card.code == RED_JOKER else (50, 45), theme.color("inkText"))
    pen.shapes(box(16, 148, 100, plate, color, round_=3))
    if pen.has_room(word, "block", 98):
        pen.text(word, "block", 13, (66, 148.3 + plate / 2), theme.color("paper"), 98)
