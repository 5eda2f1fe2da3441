"""The chart of the cards played in this period, from both clubs' discards (BO-108)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from game.variants.blowout.cards import (
    BY_CODE,
    CODE,
    DEF,
    DEFENSE_DECK,
    DISCARD_PILES,
    KICK,
    OFFENSE_DECK,
    PASS,
    PLAYS,
    RUN,
    SPECIAL_TEAMS_DECK,
)
from game.variants.blowout.clock import calls_left
from game.variants.blowout.facts import OVERTIME
from game.variants.blowout.table_state import BlowoutTableState
from scenes.table.blowout.faces import SHORT
from scenes.table.stage.stage import StageItem
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team
from scenes.ui.text import elided
from scenes.ui.theme import Theme

CHART_NAME = "Cards played"
LAST_PLAYS = 3
"""Plays of the offense that are counted down at the end of a period."""
_SPECIAL = "special cards"
_ROWS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("run", tuple(card.code for card in OFFENSE_DECK if card.kind == RUN)),
    ("pass", tuple(card.code for card in OFFENSE_DECK if card.kind == PASS)),
    ("answers and calls of the offense", tuple(card.code for card in OFFENSE_DECK if card.kind not in (RUN, PASS))),
    ("defense", tuple(card.code for card in DEFENSE_DECK if card.kind == DEF)),
    ("answers and calls of the defense", tuple(card.code for card in DEFENSE_DECK if card.kind != DEF)),
    ("kick", tuple(card.code for card in SPECIAL_TEAMS_DECK if card.kind == KICK)),
)
"""The rows of a club: heading and codes."""
_COLUMNS = max(len(codes) for _, codes in _ROWS)


class Tally(NamedTuple):
    """The cards that one club has played, by face."""

    gone: tuple[tuple[str, int], ...] = ()

    def left(self, code: str) -> int:
        """Returns how many copies of a face are not played yet."""
        return BY_CODE[code].count - dict(self.gone).get(code, 0)


def tally(state: BlowoutTableState, seat: int) -> Tally:
    """Returns the cards that a club has played, including those of this down. All of it is public."""
    piles = (*DISCARD_PILES[3 * seat : 3 * seat + 3], PLAYS[seat])
    gone = Counter(CODE[card] for pile in piles for card in state.zones.get(pile, ()) if card is not None)
    return Tally(tuple(sorted(gone.items())))


def left(state: BlowoutTableState, seat: int) -> int:
    """Returns how many plays a club may still call in this period, by the cards that everybody has seen."""
    return calls_left(Counter(dict(tally(state, seat).gone)).elements())


def is_last_play(state: BlowoutTableState) -> bool:
    """Returns whether the offense has one play left to call in the period; there is no such thing in overtime."""
    return closing(state) == 1


def closing(state: BlowoutTableState) -> int:
    """Returns how many plays the offense has left in the period if they are the last few, else 0."""
    plays = left(state, state.offense) if state.begun and state.period != OVERTIME else 0
    return plays if plays <= LAST_PLAYS else 0


class PlayedChart(StageItem):
    """The chart of both clubs. Nothing in it moves."""

    layer = 940.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.tallies: Sequence[Tally] = (Tally(), Tally())
        self.names: Sequence[str] = ("", "")
        self.open = False

    def render_key(self) -> Hashable:
        return (tuple(self.tallies), tuple(self.names), self.theme.generation) if self.open else None

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        paint_plate(surface, theme, box, "ink900", border="blowout", line=2, cut=14)
        inner = box.inflate(-theme.px(24), -theme.px(16))
        foot = theme.line_height("text", 16)
        words = (
            "Lit: still in deck or hands, with how many where there are several. Struck out: all of them are played."
        )
        size = theme.fit("text", 16, words, inner.w)
        placeholder_text = theme.text("text", size, elided(theme, "text", size, words, inner.w), "chalk300")
        surface.blit(placeholder_text, placeholder_text.get_rect(midbottom=(box.centerx, inner.bottom)))
        wide = (inner.w - theme.px(20)) // 2
        for seat in (0, 1):
            area = pygame.Rect(inner.x + seat * (wide + theme.px(20)), inner.y, wide, inner.h - foot - theme.px(4))
            self._paint_club(surface, area, seat)

    def _paint_club(self, surface: pygame.Surface, area: pygame.Rect, seat: int) -> None:
        theme = self.theme
        head = pygame.Rect(area.x, area.y, area.w, theme.line_height("block", 19) + theme.px(6))
        paint_team(surface, theme, head, seat, cut=8)
        words = f"{self.names[seat]}: cards played"
        size = theme.fit("block", 19, words, head.w - theme.px(20))
        text = theme.text("block", size, elided(theme, "block", size, words, head.w - theme.px(20)), "inkText")
        surface.blit(text, text.get_rect(center=head.center))
        top = head.bottom + theme.px(4)
        step = (area.bottom - top) / len(_ROWS)
        for number, (heading, codes) in enumerate(_ROWS):
            row = pygame.Rect(area.x, round(top + number * step), area.w, round(step))
            self._paint_row(surface, row, heading, codes, self.tallies[seat])

    def _paint_row(
        self, surface: pygame.Surface, row: pygame.Rect, heading: str, codes: Sequence[str], tally: Tally
    ) -> None:
        theme = self.theme
        out, every = sum(map(tally.left, codes)), sum(BY_CODE[code].count for code in codes)
        words = f"{heading}: {out} of {every} still out"
        size = theme.fit("text", 15, words, row.w)
        text = theme.text("text", size, words, "chalk300")
        surface.blit(text, (row.x, row.y))
        top = row.y + text.get_height()
        high = row.bottom - theme.px(3) - top
        columns = _COLUMNS if len(codes) > _COLUMNS // 2 else _COLUMNS // 2
        wide = row.w / columns
        for index, code in enumerate(codes):
            left = round(row.x + index * wide)
            cell = pygame.Rect(left, top, round(row.x + (index + 1) * wide) - left - theme.px(2), high)
            self._paint_cell(surface, cell, code, tally.left(code))

    def _paint_cell(self, surface: pygame.Surface, cell: pygame.Rect, code: str, left: int) -> None:
        theme, card = self.theme, BY_CODE[code]
        ground, ink = theme.band(card.category)
        words = str(card.value) if card.kind in (RUN, PASS, DEF, KICK) else SHORT.get(code) or SHORT[card.kind]
        surface.fill(ground if left else theme.color("ink700"), cell)
        size = theme.fit("block", 18, words, cell.w - 2)
        text = theme.text("block", size, words, ink if left else "chalk300")
        several = left > 1
        surface.blit(text, text.get_rect(center=(cell.centerx, cell.centery - (theme.px(6) if several else 0))))
        if several:
            pip, gap = theme.px(4), theme.px(2)
            x = cell.centerx - (left * (pip + gap) - gap) // 2
            for number in range(left):
                surface.fill(ink, (x + number * (pip + gap), cell.bottom - theme.px(7), pip, pip))
        if not left:
            line = theme.px(2)
            pygame.draw.line(surface, theme.color("loss"), cell.bottomleft, (cell.right - 1, cell.top), line)
