"""The links of a drive: a card that was played lies on the field as long as the yards that it gave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from game.contract import Card
from game.variants.jukem.cards import CATCH, JUKEM, PANCAKE_BLOCK, PASS
from scenes.table.jukem.faces import OFFENSE
from scenes.table.stage.layout import DRIVE
from scenes.ui.theme import Theme

THROWN, MOST_THROWN = 0.4, 5.0
"""Share of a pass play over which its PASS lies, and the most yards of it: the rest is the CATCH."""
HEAD, BAND, CORNER, EDGE = 22.0, 5.0, 7.0, 2.5
"""Units of a link's dark head, of the colored band below it, of its round corners and of its outline."""
NAME, NUMBER = 15.0, 50.0
"""Sizes of its lettering in units."""
SIDE, LEAST_ART = 4.0, 60.0
"""Units beside its number, and how long a link is at least that shows the card's picture."""
RING = (7.0, 13.0)
"""Half the width and half the height of the rings that join links, in units."""


def spans(cards: Sequence[Card], start: float) -> list[tuple[float, float]]:
    """From where to where the cards of one play lie, in yards; it begins at ``start``.

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


def paint_link(theme: Theme, card: Card, size: tuple[int, int]) -> pygame.Surface:
    """A card as a link of that many pixels: its name, its color, what it gives, and its picture if it is long."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    band, ink = theme.band(card.category)
    whole, edge, corner = picture.get_rect(), theme.px(EDGE), theme.px(CORNER)
    head, stripe = theme.px(HEAD), theme.px(BAND)
    colored = card.kind in (PASS, JUKEM, PANCAKE_BLOCK)
    pygame.draw.rect(picture, band if colored else theme.color("paper"), whole, border_radius=corner)
    pygame.draw.rect(
        picture, OFFENSE, (0, 0, whole.w, head), border_top_left_radius=corner, border_top_right_radius=corner
    )
    picture.fill(band, (0, head, whole.w, stripe))
    body = pygame.Rect(0, head + stripe, whole.w, whole.h - head - stripe - edge).inflate(-2 * theme.px(SIDE), 0)
    if body.w >= theme.px(LEAST_ART) and not theme.high_contrast:
        _paint_art(picture, theme, card, body)
    for words in _names(card):
        if theme.measure("block", NAME, words)[0] <= whole.w - 2 * edge:
            name = theme.text("block", NAME, words, "paper")
            picture.blit(name, name.get_rect(center=(whole.centerx, head // 2 + edge // 2)))
            break
    _paint_number(picture, theme, card, body, ink if colored else band)
    _paint_rings(picture, theme)
    pygame.draw.rect(picture, theme.color("inkText"), whole, edge, corner)
    return picture


def _names(card: Card) -> Iterator[str]:
    """What a link may be called, the longest first."""
    yield card.title
    yield card.title.split()[0]


def number(card: Card) -> str:
    """What a link says large: the yards that it gives, or how it raises or bounds those of others."""
    if card.kind == PASS:
        return f"{card.low}–{card.high}"
    return {JUKEM: "×2", PANCAKE_BLOCK: f"+{card.value}"}.get(card.kind) or str(card.value)


def _paint_art(picture: pygame.Surface, theme: Theme, card: Card, body: pygame.Rect) -> None:
    """The card's picture at the right end of its link, or behind the number of a short one."""
    wide = min(body.w // 2 if _is_long(theme, body) else body.w, theme.px(DRIVE.w))
    art = theme.svg(f"hero/jukem/{card.kind.lower().replace(' ', '_')}", (wide, round(wide * 88 / 122)))
    picture.blit(art, art.get_rect(midright=body.midright))


def _is_long(theme: Theme, body: pygame.Rect) -> bool:
    """Whether number and picture have room beside each other."""
    return body.w >= 2 * theme.px(LEAST_ART)


def _paint_number(picture: pygame.Surface, theme: Theme, card: Card, body: pygame.Rect, color: pygame.Color) -> None:
    """The number, with an edge of paper around it on paper; the glyph of a card that has no room for one."""
    words = number(card)
    room = pygame.Rect(body.x, body.y, body.w // 2 if _is_long(theme, body) else body.w, body.h)
    size = theme.fit("block", NUMBER, words, room.w)
    if theme.measure("block", size, words)[0] > room.w + theme.px(SIDE):
        side = min(room.w, theme.px(26))
        glyph = theme.svg(f"glyph/{card.category}", (side, side), color)
        picture.blit(glyph, glyph.get_rect(center=room.center))
        return
    dark = color.lerp("#151A24", 0.35) if card.kind == CATCH else color
    ink = theme.text("block", size, words, dark)
    place, around = ink.get_rect(center=room.center), theme.px(2)
    if card.kind not in (PASS, JUKEM, PANCAKE_BLOCK):
        paper = theme.text("block", size, words, "paper")
        for x, y in ((-around, 0), (around, 0), (0, -around), (0, around)):
            picture.blit(paper, place.move(x, y))
    picture.blit(ink, place)


def _paint_rings(picture: pygame.Surface, theme: Theme) -> None:
    """Half a ring at either end, of which two make one where links meet."""
    across, down = map(theme.px, RING)
    for x in (0, picture.get_width()):
        ring = pygame.Rect(0, 0, 2 * across, 2 * down)
        ring.center = (x, picture.get_height() - 2 * down)
        for color, line in (("inkText", theme.px(6)), ("chalk300", theme.px(3))):
            pygame.draw.ellipse(picture, theme.color(color), ring, line)
            ring = ring.inflate(-2, -2)
