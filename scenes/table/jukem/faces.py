"""Paints the faces of Jukem's cards: giant yards, and one ruler for PASS and CATCH."""

from __future__ import annotations

import pygame

from game.contract import Card
from game.variants.jukem.cards import CATCH, DEFENSIVE, FIELD_GOAL, JUKEM, KICK_RETURN, PANCAKE_BLOCK, PASS, RED
from scenes.table.stage.drawing import box, hexed, stroke
from scenes.table.stage.face_parts import outlined
from scenes.table.stage.faces import Pen
from scenes.ui.theme import Theme

OFFENSE, YELLOW, RED_CARD = "#1D222D", "#F6C945", "#C7342C"
"""The three colors of the deck; each card also carries the word."""
TWO_LINES = 0.65
"""Least share of a hand card's size at which number and glyph stand one below the other in the corner."""
TWO_WORDS = 0.75
"""The same for the two words of a name in the head."""
NAME_WIDE = 72
"""Width of a name beside the corner, in card units."""
BAND, BAND_LINE = 20.0, 15.0
"""Height of the band in card units, and of a line on it in pixels at least."""
MAX_LOWER = 48.0
"""Card units by which the band may be higher before it takes the place of the picture."""
RULER_YARDS = 50
RULER_LEFT, RULER_WIDTH = 14.0, 104.0


def paint_face(pen: Pen, card: Card, theme: Theme) -> None:
    """Paints one face on blank paper."""
    if card.kind in DEFENSIVE:
        _defensive(pen, card, theme)
    else:
        _offensive(pen, card, theme)


def _offensive(pen: Pen, card: Card, theme: Theme) -> None:
    band, _ = theme.band(card.category)
    ink, paper = theme.color("inkText"), theme.color("paper")
    named = pen.fits(16) and _name(pen, card.title, ink)
    words = ["OFFENSE"] if named else _on_band(pen, card.title, ink)
    line = max(BAND, BAND_LINE / pen.scale) if words else BAND
    low = 46 + line * max(1, len(words))
    pen.shapes(f'<path d="M4 46H128V{low:g}H4Z" fill="{OFFENSE}"/><path d="M4 {low:g}H128v3H4Z" fill="{hexed(band)}"/>')
    _index(pen, card, theme)
    for place, word in enumerate(words):
        pen.text(word, "block", 13, (66, 46.5 + line * (place + 0.5)), paper, 116)
    number, lower = _number(card), low - 46 - BAND
    if not number and lower < MAX_LOWER:
        pen.hero(f"hero/jukem/{_art(card)}", card, (66, 104 + lower / 2), (104, 72 - lower), ink)
    elif number and not theme.high_contrast:
        pen.art(f"hero/jukem/{_art(card)}", (66, 112 + lower / 2), (122, 88 - lower))
    if number:
        dark = band.lerp("#151A24", 0.35) if band.grayscale().r > 120 else band
        outlined(pen, number, (66 if len(number) < 4 else 40) - lower / 2, (66, 106 + lower / 2), dark, paper, 112)
    if card.kind in (PASS, CATCH):
        _ruler(pen, card, band, theme)
    top = 153 if number else 138
    told = pen.fits(13) and pen.lines(_foot(card), 13, top, 116, ink, 1 if number else 2, 178) > top
    if not (told or number):
        pen.text(_SHORT[card.kind], "block", 30, (66, 159), ink, 116)


_SHORT = {JUKEM: "×2", FIELD_GOAL: "3 points", PANCAKE_BLOCK: "+10"}
"""The foot of a small card without a number."""


def _foot(card: Card) -> str:
    """Returns the line at the foot of the card, which says what it does."""
    if card.kind == PASS:
        return f"CATCH {card.low} to {card.high}"
    return {
        CATCH: "on a PASS",
        KICK_RETURN: "first play only",
        JUKEM: "doubles a play, no answer",
        FIELD_GOAL: "3 points from 70 yards on",
        PANCAKE_BLOCK: "10 more yards for a RUN",
    }.get(card.kind, f"gain {card.value} yards")


def _defensive(pen: Pen, card: Card, theme: Theme) -> None:
    red = card.kind in RED
    ground = RED_CARD if red else YELLOW
    ink = theme.color("paper") if red else theme.color("inkText")
    word = "WIPE" if red else "STOP"
    slab = "#4A1A14" if red else "#151A24"
    pen.shapes(
        f'<rect x="4" y="4" width="124" height="176" rx="7.5" fill="{ground}"/>'
        + "".join(
            f'<path d="M{x} 4H{x + 12}L{x - 6} 46H{x - 18}Z" fill="#FFFFFF" fill-opacity="0.14"/>'
            for x in range(30, 124, 26)
            if not theme.high_contrast
        )
        + f'<path d="M4 134H128V172.5Q128 180 120.5 180H11.5Q4 180 4 172.5Z" fill="{slab}"/>'
    )
    _index(pen, card, theme)
    below = pen.fits(16) and not _name(pen, card.title, ink)
    if below:
        pen.text(card.title, "block", 16, (66, 56), ink, 116)
    pen.hero(f"hero/jukem/{_art(card)}", card, (66, 99 if below else 90), (118, 66 if below else 84), ink)
    effect = "the whole drive" if red else "the last play"
    both = pen.fits(13) and pen.has_room(effect, "text", 112)
    color = theme.color("paper" if red else YELLOW)
    pen.text(word, "block", 23 if both else 30, (66, 144 if both else 157), color, 112)
    if both:
        pen.text(effect, "text", 13, (66, 165), theme.color("paper"), 112)


def _name(pen: Pen, name: str, color: pygame.Color) -> bool:
    """Writes a card's name beside its corner if it fits; returns whether it did."""
    words = name.split()
    if not all(pen.has_room(word, "block", NAME_WIDE) for word in words):
        return False
    if len(words) == 1:
        pen.text(name, "block", 19, (87, 25), color, NAME_WIDE)
        return True
    if pen.scale < TWO_WORDS:
        return False
    pen.text(words[0], "block", 15, (87, 16.5), color, NAME_WIDE)
    pen.text(words[1], "block", 15, (87, 34), color, NAME_WIDE)
    return True


def _on_band(pen: Pen, name: str, color: pygame.Color) -> list[str]:
    """Returns the band's lines for a card without room for its name in the head; its first word may go there."""
    if pen.has_room(name, "block", 116):
        return [name]
    first, *rest = name.split()
    if rest and pen.fits(16) and pen.has_room(first, "block", NAME_WIDE):
        pen.text(first, "block", 15, (87, 27), color, NAME_WIDE)
        return rest
    return name.split() if all(pen.has_room(word, "block", 116) for word in name.split()) else []


def _index(pen: Pen, card: Card, theme: Theme) -> None:
    """Paints the corner that a covered card still shows: its number and its category's glyph."""
    band, ink = theme.band(card.category)
    if card.kind in DEFENSIVE:
        band, ink = theme.color("inkText"), theme.color(YELLOW if card.kind not in RED else "paper")
    text = {JUKEM: "×2", PANCAKE_BLOCK: "+10"}.get(card.kind) or (str(card.value) if card.value else "")
    pen.shapes(f'<path d="M7 14L14 7H44V44H7Z" fill="{hexed(band)}"/>')
    if text and pen.scale < TWO_LINES:
        pen.text(text, "block", 19, (26, 26), ink, 33, needed=True)
        if not pen.fits(16):  # its name is on the band
            pen.art(f"glyph/{card.category}", (86, 26), (30, 30), hexed(band))
    elif text:
        pen.text(text, "block", 19, (26, 19), ink, 33, needed=True)
        pen.art(f"glyph/{card.category}", (26, 35), (15, 15), hexed(ink))
    elif card.kind == PASS:
        pen.text(f"{card.low}–", "block", 16, (25, 15.5), ink, 36, needed=True)
        pen.text(str(card.high), "block", 16, (26, 35.5), ink, 36, needed=True)
    else:
        pen.art(f"glyph/{card.category}", (26, 26), (28, 28), hexed(ink))


def _ruler(pen: Pen, card: Card, band: pygame.Color, theme: Theme) -> None:
    """Paints the ruler from 0 to 50 yards that shows whether PASS and CATCH fit (JF-27)."""
    step, top, ink = RULER_WIDTH / RULER_YARDS, 144.0, "#151A24"
    ticks = [(RULER_LEFT + yards * step, 9 if yards % 10 == 0 else 5) for yards in range(0, RULER_YARDS + 1, 5)]
    shapes = [stroke(f"M{x:g} {top:g}V{top + long:g}", ink, 1.4) for x, long in ticks]
    if card.kind == PASS:
        start, wide = RULER_LEFT + card.low * step, (card.high - card.low) * step
        shapes.append(box(start, top - 8, wide, 9, hexed(band), round_=2))
    else:
        x = RULER_LEFT + card.value * step
        mark = f"M{x:g} {top + 1:g}L{x - 6:g} {top - 10:g}H{x + 6:g}Z"
        shapes.append(stroke(mark, ink, 1.4, fill=hexed(band)))
    pen.shapes(stroke(f"M{RULER_LEFT:g} {top:g}H{RULER_LEFT + RULER_WIDTH:g}", ink, 2) + "".join(shapes))


def _number(card: Card) -> str:
    if card.kind == PASS:
        return f"{card.low}–{card.high}"
    if card.kind in (JUKEM, PANCAKE_BLOCK, FIELD_GOAL):
        return ""
    return str(card.value)


def _art(card: Card) -> str:
    return card.kind.lower().replace(" ", "_")
