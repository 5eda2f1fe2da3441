"""Shows the best play of a period: its cards side by side, and its result in a sentence."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import pygame

from game.contract import Card, Event
from game.events import SeatEvent
from game.highlights import best_play, rise
from game.match_words import several
from game.variant import Rules
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import HAND
from scenes.ui.text import elided
from scenes.ui.theme import Theme

HEADING = "Best play"
LONGEST_NAMED = 52
"""Letters of a sentence up to which it names the card in front of the score."""
MAX_CARDS = 4
"""Largest number of cards shown of a play: its last ones."""
MAX_WIDTH, VISIBLE, GAP = 96.0, 0.62, 6.0
"""Largest width of a card in units, visible fraction of a covered card, and gap between parts in units."""
MAX_DISTANCE = 1.06
"""Largest distance between cards, as a multiple of their width."""
COME_IN_DISTANCE = 60.0
"""Distance that the cards come in from the right, in units."""
MAX_LINES = 3
"""Largest number of lines of the sentence."""


class BestPlay(NamedTuple):
    """A play to be shown."""

    seat: int
    cards: tuple[Card, ...]
    """Empty if players must forget the cards (FW-13), or if no card made the play."""
    sentence: str
    act: int = 0
    """The act that made it."""
    risen: float = 0.0
    """How far it raised its side's chance to win; 0 without a line of chances."""


def best_of(
    acts: Sequence[Sequence[Event]],
    first: int,
    rules: Rules,
    names: Sequence[str],
    *,
    forgets: bool,
    line: Sequence[Sequence[float]] = (),
    seats: Collection[int] | None = None,
    starts: Sequence[int] = (),
    least: int = 2,
) -> BestPlay | None:
    """Returns the best play since act ``first``, without its cards if ``forgets``.

    See ``best_play`` for ``line``, ``seats``, ``starts`` and ``least``.
    """
    found = best_play(acts, first, line, rules.play_cards, seats, starts, least)
    if found is None:
        return None
    scored = rules.words.log_line(found.event.masked(None), names) if found.points else None
    gained = f"{names[found.seat]}: {several(found.gain, *rules.words.MEASURE)} in one play."
    if found.gain == 1:  # the least there is: what happened says more
        lines = (rules.words.log_line(event.masked(None), names) for event in acts[found.act])
        gained = next(filter(None, lines), gained)
    cards = tuple(rules.cards[rules.code_of(card)] for card in (() if forgets else found.cards[-MAX_CARDS:]))
    named = rules.words.title(cards[-1].code) if scored and cards else ""
    ended = (event for event in acts[found.act] if isinstance(event, SeatEvent) and event.seat == found.seat)
    told = next((text for event in ended if (text := rules.play_line(event, names))), "")
    sentence = told or scored or gained
    is_named = not told and named and named.casefold() not in sentence.casefold()
    if is_named and len(named) + 2 + len(sentence) <= LONGEST_NAMED:
        sentence = f"{named}. {sentence}"
    risen = rise(found, line, starts) if line else 0.0
    return BestPlay(found.seat, cards, f"{sentence}{lift(risen)}", found.act, risen)


def lift(risen: float) -> str:
    """Returns why a play is the best one: how far it raised its side's chance to win.

    >>> lift(0.34), lift(0.004)
    (' +34 % to win.', '')
    """
    rounded = round(100 * risen)
    return f" +{rounded} % to win." if rounded > 0 else ""


def paint_best(
    surface: pygame.Surface, theme: Theme, faces: Faces, room: pygame.Rect, best: BestPlay, come: float
) -> None:
    """Draws the play; ``come`` is how far it has come in, 0 to 1."""
    if come <= 0:
        return
    head = theme.text("block", theme.fit("block", 20, HEADING, room.w), HEADING, "firstDown")
    step, gap = theme.line_height("text", 16), theme.px(GAP)
    free = room.h - head.get_height() - gap
    rows = _rows(theme, best.sentence, room.w, MAX_LINES if best.cards else max(1, free // step))
    wide = _width(theme, room.w, free - len(rows) * step - gap, len(best.cards))
    high = round(wide * HAND.h / HAND.w) if wide else 0
    y = room.top + (free - high - len(rows) * step - gap) // 2
    surface.blit(head, head.get_rect(midtop=(room.centerx, y)))
    y += head.get_height() + gap
    if wide:
        _paint_cards(surface, theme, faces, room, best.cards, wide, y, come)
    y += high + gap
    for row in rows:
        line = theme.text("text", 16, row, "chalk50")
        surface.blit(line, line.get_rect(midtop=(room.centerx, y)))
        y += step


def _rows(theme: Theme, sentence: str, width: int, most: int) -> list[str]:
    """Returns the sentence in at most ``most`` rows, shortened if needed."""
    rows = theme.wrap("text", 16, sentence, width)
    if len(rows) > most:
        rows = [*rows[: most - 1], elided(theme, "text", 16, " ".join(rows[most - 1 :]), width)]
    return rows


def _paint_cards(
    surface: pygame.Surface,
    theme: Theme,
    faces: Faces,
    room: pygame.Rect,
    cards: Sequence[Card],
    wide: int,
    top: int,
    come: float,
) -> None:
    apart = min(MAX_DISTANCE, (room.w / wide - 1) / max(len(cards) - 1, 1))
    across = round(wide * (1 + apart * (len(cards) - 1)))
    left = room.centerx - across // 2 + round(theme.px(COME_IN_DISTANCE) * (1 - come) ** 2)
    before = surface.get_clip()
    surface.set_clip(room.clip(before))
    for index, card in enumerate(cards):
        surface.blit(faces.picture(card, wide), (left + round(index * wide * apart), top))
    surface.set_clip(before)


def _width(theme: Theme, wide: int, high: int, cards: int) -> int:
    """Returns the width of each card in pixels, so that all of them fit; 0 without cards."""
    if not cards:
        return 0
    return max(
        1,
        min(theme.px(MAX_WIDTH), round(wide / (1 + VISIBLE * (cards - 1))), round(high * HAND.w / HAND.h)),
    )
