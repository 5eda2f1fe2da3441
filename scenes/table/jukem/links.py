"""Paints the links of a drive: each card that was played, as long on the field as the yards that it gained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from game.contract import Card
from game.variants.jukem.cards import CATCH, JUKEM, PANCAKE_BLOCK, PASS
from scenes.table.jukem.faces import OFFENSE
from scenes.table.jukem.ground import PER_YARD
from scenes.table.stage.layout import Size
from scenes.ui.boxes import box_at
from scenes.ui.text import first_fitting
from scenes.ui.theme import Theme

THROWN, MOST_THROWN = 0.4, 5.0
"""The part of a pass play that its PASS covers, as a share and at most in yards; the CATCH covers the rest."""
HEAD, BAND, CORNER, EDGE = 22.0, 5.0, 7.0, 2.5
"""Units of a link's dark head, the colored band below it, its round corners and its outline."""
NAME, NUMBER, UPRIGHT = 15.0, 64.0, 26.0
"""Sizes of its lettering in units: name, number, and both together on a link too narrow for its name."""
SIDE, LEAST_LONG, TICK = 4.0, 150.0, 7.0
"""Units beside its number, the least length of a link with the card's picture, and the height of a tick."""
ART = Size(122, 88)
"""The shape of a card's picture."""
COLORED = (PASS, JUKEM, PANCAKE_BLOCK)
"""The kinds with links of one solid color, since they gain nothing by themselves; others are tinted paper."""
TINTED, DARKER, PALE = 0.1, 0.6, 120
"""The share of color in tinted paper; by how much a number is darkened if its color is lighter than ``PALE``."""
RING = (7.0, 13.0)
"""Half the width and height of the rings that join links, in units."""


def spans(cards: Sequence[Card], start: float) -> list[tuple[float, float]]:
    """Returns where the cards of one play, which begins at ``start``, begin and end, in yards.

    A JUKEM is as long as the play that it doubles, and a PASS lies over the first part of what its CATCH gains.

    >>> from game.variants.jukem.cards import BY_CODE
    >>> spans([BY_CODE[code] for code in ("RUN 15", "PANCAKE BLOCK", "JUKEM")], 20)
    [(20, 35), (35, 45), (45, 70)]
    >>> spans([BY_CODE[code] for code in ("PASS 5-20", "CATCH 10")], 0)
    [(0, 4.0), (4.0, 10)]
    """
    ends = [start]
    caught = sum(card.value for card in cards if card.kind == CATCH)
    for card in cards:
        if card.kind == JUKEM:
            ends.append(2 * ends[-1] - start)
        elif card.kind == PASS:
            ends.append(start + min(THROWN * caught, MOST_THROWN))
        elif card.kind == CATCH:
            ends.append(start + caught)
        else:
            ends.append(ends[-1] + card.value)
    return list(pairwise(ends))


def paint_link(theme: Theme, card: Card, size: tuple[int, int], blank: bool = False) -> pygame.Surface:
    """Returns a card as a link of that size in pixels: name, color, number, and its picture on a long one.

    A ``blank`` one has neither name nor number.
    """
    picture = pygame.Surface(size, pygame.SRCALPHA)
    band, ink = theme.band(card.category)
    whole, edge, corner = picture.get_rect(), theme.px(EDGE), theme.px(CORNER)
    head, stripe = theme.px(HEAD), theme.px(BAND)
    colored, paper = card.kind in COLORED, theme.color("paper")
    ground = paper if theme.high_contrast else paper.lerp(band, TINTED)
    pygame.draw.rect(picture, band if colored else ground, whole, border_radius=corner)
    _paint_ticks(picture, theme, ink if colored else band)
    pygame.draw.rect(
        picture, OFFENSE, (0, 0, whole.w, head), border_top_left_radius=corner, border_top_right_radius=corner
    )
    picture.fill(band, (0, head, whole.w, stripe))
    body = pygame.Rect(0, head + stripe, whole.w, whole.h - head - stripe - edge).inflate(-2 * theme.px(SIDE), 0)
    if _is_long(theme, body):
        _paint_art(picture, theme, card, body)
    if not blank:
        _paint_lettering(picture, theme, card, body, ink if colored else band)
    _paint_rings(picture, theme)
    pygame.draw.rect(picture, theme.color("inkText"), whole, edge, corner)
    return picture


def _paint_lettering(picture: pygame.Surface, theme: Theme, card: Card, body: pygame.Rect, color: pygame.Color) -> None:
    """Paints name and number, upright on a link that is too narrow for its name."""
    edge, whole = theme.px(EDGE), picture.get_rect()
    name = next((each for each in _names(card) if theme.measure("block", NAME, each)[0] <= whole.w - 2 * edge), None)
    if name is None:
        _paint_upright(picture, theme, card, body, color)
    else:
        words = theme.text("block", NAME, name, "paper")
        picture.blit(words, words.get_rect(center=(whole.centerx, theme.px(HEAD) // 2 + edge // 2)))
        _paint_number(picture, theme, card, body, color)


def _names(card: Card) -> Iterator[str]:
    """Yields the names that a link may carry, the longest first."""
    yield card.title
    yield card.title.split()[0]


def number(card: Card) -> str:
    """Returns the number of a link: its yards, its range, or how it boosts others."""
    if card.kind == PASS:
        return f"{card.low}–{card.high}"
    return {JUKEM: "×2", PANCAKE_BLOCK: f"+{card.value}"}.get(card.kind) or str(card.value)


def _paint_art(picture: pygame.Surface, theme: Theme, card: Card, body: pygame.Rect) -> None:
    """Paints the card's picture in the right half of a long link."""
    wide = min(body.w // 2, round(body.h * ART.w / ART.h))
    art = theme.svg(f"hero/jukem/{card.kind.lower().replace(' ', '_')}", (wide, round(wide * ART.h / ART.w)))
    picture.blit(art, art.get_rect(center=(body.right - max(body.w // 4, wide // 2), body.centery)))


def _is_long(theme: Theme, body: pygame.Rect) -> bool:
    """Returns whether number and picture have room beside each other."""
    return body.w >= theme.px(LEAST_LONG) and not theme.high_contrast


def _paint_number(picture: pygame.Surface, theme: Theme, card: Card, body: pygame.Rect, color: pygame.Color) -> None:
    """Paints the number of a link that has room for its name."""
    words = number(card)
    room = pygame.Rect(body.x, body.y, body.w // 2 if _is_long(theme, body) else body.w, body.h)
    ink = theme.text("block", theme.fit("block", NUMBER, words, room.w), words, _legible(card, color))
    picture.blit(ink, ink.get_rect(center=room.center))


def _paint_upright(picture: pygame.Surface, theme: Theme, card: Card, body: pygame.Rect, color: pygame.Color) -> None:
    """Paints name and number of a narrow link upwards, or its name alone if both do not fit."""
    room = body.h - 2 * theme.px(SIDE)
    named = [*(f"{name} {number(card)}" for name in _names(card)), card.title.split()[0]]
    words = first_fitting(theme, "block", NAME, named, room)
    most = UPRIGHT * min(1.0, picture.get_width() / theme.line_height("block", UPRIGHT))
    size = theme.fit("block", most, words, room)
    text = pygame.transform.rotate(theme.text("block", size, words, _legible(card, color)), 90)
    picture.blit(text, text.get_rect(center=body.center))


def _legible(card: Card, color: pygame.Color) -> pygame.Color:
    """Returns the color of a link's lettering, dark enough for its ground."""
    pale = card.kind not in COLORED and color.grayscale().r > PALE
    return color.lerp("#151A24", DARKER) if pale else color


def _paint_ticks(picture: pygame.Surface, theme: Theme, color: pygame.Color) -> None:
    """Paints a tick for every five yards at its foot."""
    step, high, line = PER_YARD * theme.u * 5, theme.px(TICK), theme.px(2)
    for index in range(1, round(picture.get_width() / step)):
        picture.fill(color, (round(index * step) - line // 2, picture.get_height() - high, line, high))


def _paint_rings(picture: pygame.Surface, theme: Theme) -> None:
    """Paints half a ring at either end: two links that meet show a whole one."""
    across, down = map(theme.px, RING)
    for x in (0, picture.get_width()):
        ring = box_at(2 * across, 2 * down, center=(x, picture.get_height() - 2 * down))
        for color, line in (("inkText", theme.px(6)), ("chalk300", theme.px(3))):
            pygame.draw.ellipse(picture, theme.color(color), ring, line)
            ring = ring.inflate(-2, -2)
