"""The counter chart over the table: which counter answers which play, and which may still be held (RD-33)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import pygame

from game.variants.real_deal.card_count import CardCount
from game.variants.real_deal.cards import (
    BY_CODE,
    CHART,
    CODE,
    COUNTERS,
    COUNTERS_OF,
    KICKS,
    PASSES,
    PUNT_INSIDE,
    RETURN,
    RUNS,
    SAFETY,
    TO_COUNTER,
)
from game.variants.real_deal.names import title
from game.variants.real_deal.view import RealDealView
from scenes.table.real_deal.face_words import SHORT
from scenes.table.real_deal.faces import YELLOW
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

NAME_SHARE = 0.215
"""Share of the chart's width for the counters' names."""
EFFECT = 1.75
"""Width of the column of effects, in columns."""
GROUPS = (
    ("Rushing TD", len(RUNS)),
    ("Passing TD", len(PASSES)),
    ("Field goal", len(KICKS)),
    ("Return", 1),
    ("Punt", 1),
    ("", 1),
)
SHORT_GROUPS = {"Field goal": "Kick", "Return": "Ret."}
"""Shorter headings of groups, used if one would touch its neighbor."""
HEADS = {**SHORT, RETURN: "TD", PUNT_INSIDE: "in 10", SAFETY: "safety"}
"""The heads of the columns; the short name is used if one does not fit."""
LEFT = (
    "A counter is left until they have shown it in this quarter. Yellow cards that you held are not left. "
    "Small dots do not matter to the lit play."
)
CHANCE = (
    '"About 4 counters in 18 unseen cards": in their hand, their deck, or laid face down. It is a mean where either '
    "team may have a wild card. The chance counts how many cards they hold, any of which is as likely: "
    "Pro keeps its counters, and Rookie overlooks some."
)
"""How the line below a picked play is read."""
_EFFECTS = {"stop": "takes ball", "continuation": "no play", "safety": "2 + ball", "return": "7 points"}


class ChartReading(NamedTuple):
    """What the chart shows to one seat at one moment."""

    play: str = ""
    """The lit column: the play that waits, the one that is picked, or that of the last duel."""
    counter: str = ""
    """The lit row: the counter that is picked, or that of the last duel."""
    held: frozenset[str] = frozenset()
    """The counters in the viewer's own hand."""
    alive: frozenset[str] = frozenset(COUNTERS)
    """The counters that the other team may still hold, as far as the viewer knows."""
    other: str = ""
    """The name of the other club."""
    mine: bool = False
    """Whether the viewer has to answer the play that waits."""
    answered: bool = False
    """Whether play and counter are those of the last duel, whose dot is marked."""
    stood: bool = False
    """Whether the play is over and stood, so that the chart tells what would have stopped it."""
    wilds_shown: bool = False
    """Whether the other team has shown all its wild cards, so that it can hold none of the others."""


def read(view: RealDealView, duel: tuple[str, str], other: str, asked: bool) -> ChartReading:
    """Returns what the chart shows to the seat of a view; ``asked`` is whether that seat has to decide.

    ``duel`` is the play that waits or stood and an empty text, or play and counter of the last duel, or empty texts.
    """
    held = frozenset(CODE[card] for card in view.hand) & frozenset(COUNTERS)
    counted, mine = CardCount(view), asked and view.phase == "counter"
    alive = counted.may_hold(COUNTERS)
    stood = bool(duel[0]) and not duel[1] and view.phase != "counter"
    return ChartReading(
        *duel, held, alive, other, mine, answered=bool(duel[1]), stood=stood, wilds_shown=not counted.dealt
    )


class ChartTab(StageItem):
    """The tab on the table that opens the chart and says how many counters to the play are left."""

    layer = 4.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.reads = ChartReading()
        self.focused = False

    def render_key(self) -> Hashable:
        return self.reads, self.focused

    def bounds(self) -> pygame.Rect:
        return self.rect.inflate(self.theme.px(16), self.theme.px(16))

    def says(self) -> str:
        """Returns its text."""
        play = self.reads.play
        if self.reads.answered:
            return "See why: counter chart"
        if self.reads.stood:
            return "Why it stood: counter chart"
        if not play:
            return "Counter chart"
        counters = COUNTERS_OF[play]
        if self.reads.mine:
            return f"You hold {len(counters & self.reads.held)} of {len(counters)} counters"
        return f"{len(counters & self.reads.alive)} of {len(counters)} counters left"

    @property
    def explanation(self) -> str:
        """What it opens, and which counters are left."""
        wilds = " Their three WILD cards were shown, so no other yellow card is left." if self.reads.wilds_shown else ""
        return f"Opens the chart of plays and counters. {LEFT}{wilds} {CHANCE}"

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        paint_plate(surface, theme, box, "ink700", border="real_deal", line=2, cut=9)
        side = theme.px(20)
        sign = theme.svg("ui/search", (side, side), "real_deal")
        surface.blit(sign, sign.get_rect(midleft=(box.x + theme.px(12), box.centery)))
        room = box.w - side - theme.px(34)
        words = self.says()
        text = theme.text("block", theme.fit("block", 18, words, room), words, "chalk50")
        surface.blit(text, text.get_rect(midleft=(box.x + side + theme.px(22), box.centery)))
        if self.focused:
            ring = box.inflate(theme.px(6), theme.px(6))
            draw_ring(surface, ring, theme.color("focus"), theme.color("focusOuter"), theme.u)


class CounterChart(StageItem):
    """The whole chart. It is for reading, so nothing on it moves."""

    layer = 940.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.reads = ChartReading()
        self.open = False

    def render_key(self) -> Hashable:
        return self.reads if self.open else None

    def bounds(self) -> pygame.Rect:
        return self.rect

    def cell(self, counter: str, play: str) -> pygame.Rect:
        """Returns the area of a cell, in pixels."""
        row, column = COUNTERS.index(counter), TO_COUNTER.index(play)
        top, high = self._rows()
        left, wide = self._columns()
        x, y = round(left + column * wide), round(top + row * high)
        return pygame.Rect(x, y, round(left + (column + 1) * wide) - x, round(top + (row + 1) * high) - y)

    def at_hand(self) -> list[pygame.Rect]:
        """Returns the areas of the lit column and of the lit row up to it, with their names."""
        found = []
        if self.reads.play:
            first = self.cell(COUNTERS[0], self.reads.play)
            found.append(first.move(0, -first.h).union(self.cell(COUNTERS[-1], self.reads.play)))
        if self.reads.counter:
            row = self.cell(self.reads.counter, self.reads.play or TO_COUNTER[-1])
            found.append(pygame.Rect(self.rect.x, row.y, row.right - self.rect.x, row.h))
        return found

    def matters(self, counter: str, play: str = "") -> bool:
        """Returns whether a row, or its cell of a play, can matter to the lit play or counter; all do if none is lit.

        If the viewer has to answer, only cards in hand do.
        """
        lit, row = self.reads.play, self.reads.counter
        if not lit or (counter == row and not self.reads.answered):
            return True
        usable = counter in COUNTERS_OF[lit] and (counter in self.reads.held or not self.reads.mine)
        return usable and play in ("", lit)

    def _rows(self) -> tuple[float, float]:
        """Returns the top of the first counter's row and the height of a row."""
        high = (self.rect.h - self.theme.px(10)) / (len(COUNTERS) + 3)
        return self.rect.top + self.theme.px(5) + 2 * high, high

    def _columns(self) -> tuple[float, float]:
        """Returns the left edge of the first play's column and the width of a column."""
        left = self.rect.x + self.rect.w * NAME_SHARE
        return left, (self.rect.right - self.theme.px(8) - left) / (len(TO_COUNTER) + EFFECT)

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        paint_plate(surface, theme, self.rect, "ink900", border="real_deal", line=2, cut=14)
        self._paint_bands(surface)
        self._paint_heads(surface)
        for counter in COUNTERS:
            self._paint_name(surface, counter)
            for play in CHART[counter]:
                self._paint_cell(surface, counter, play)
        self._paint_legend(surface)

    def _paint_bands(self, surface: pygame.Surface) -> None:
        """Paints every second row a little lighter, and the lit row and column."""
        theme, box = self.theme, self.rect
        lit = theme.color("ink900").lerp(theme.color("real_deal"), 0.26)
        for number, counter in enumerate(COUNTERS):
            row = self.cell(counter, TO_COUNTER[0])
            band = pygame.Rect(box.x + theme.px(6), row.y, box.w - theme.px(12), row.h)
            if counter == self.reads.counter:
                surface.fill(lit, band)
            elif number % 2 == 0:
                surface.fill(theme.color("ink800"), band)
        if self.reads.play:
            column = self.at_hand()[0]
            surface.fill(lit, column)
            pygame.draw.rect(surface, theme.color("real_deal"), column, theme.px(2))

    def _paint_heads(self, surface: pygame.Surface) -> None:
        theme, column = self.theme, 0
        first = self.cell(COUNTERS[0], TO_COUNTER[0])
        self._word(surface, "Counter chart", pygame.Rect(self.rect.x + theme.px(14), first.y - 2 * first.h,
                   first.x - self.rect.x - theme.px(18), first.h), "real_deal", left=True)  # fmt: skip
        if self.reads.play:
            about = pygame.Rect(
                self.rect.x + theme.px(14), first.y - first.h, first.x - self.rect.x - theme.px(18), first.h
            )
            self._word(surface, f"stop {title(self.reads.play)}:", about, "firstDown", left=True)
        for whole, count in GROUPS:
            left = self.cell(COUNTERS[0], TO_COUNTER[column])
            right = self.cell(COUNTERS[0], TO_COUNTER[column + count - 1])
            fits = theme.measure("block", 1, whole)[0] <= right.right - left.x - theme.px(4)
            words = whole if fits else SHORT_GROUPS.get(whole, whole)
            self._word(
                surface, words, pygame.Rect(left.x, left.y - 2 * left.h, right.right - left.x, left.h), "chalk300"
            )
            column += count
        for play in TO_COUNTER:
            color = "firstDown" if play == self.reads.play else "chalk50"
            cell = self.cell(COUNTERS[0], play)
            size = theme.fit("block", 16, HEADS[play], cell.w - theme.px(3))
            fits = theme.measure("block", size, HEADS[play])[0] <= cell.w - theme.px(3)
            self._word(surface, HEADS[play] if fits else SHORT[play], cell.move(0, -cell.h), color)
        self._word(surface, "effect", self._effect(COUNTERS[0]).move(0, -first.h), "chalk300")

    def _effect(self, counter: str) -> pygame.Rect:
        last = self.cell(counter, TO_COUNTER[-1])
        return pygame.Rect(last.right, last.y, self.rect.right - self.theme.px(8) - last.right, last.h)

    def _paint_name(self, surface: pygame.Surface, counter: str) -> None:
        """Paints a counter's name: green if the viewer holds it, faint if the other team cannot hold it."""
        theme, reads = self.theme, self.reads
        first = self.cell(counter, TO_COUNTER[0])
        held, wild, matters = counter in reads.held, BY_CODE[counter].category == "wild", self.matters(counter)
        side = min(first.h - theme.px(4), theme.px(16))
        x = self.rect.x + theme.px(12)
        if held:
            sign = theme.svg("ui/cards", (side, side), "gain" if matters else "line500")
            surface.blit(sign, sign.get_rect(midleft=(x, first.centery)))
        elif wild:
            sign = theme.svg("glyph/wild", (side, side), YELLOW if matters else "line500")
            surface.blit(sign, sign.get_rect(midleft=(x, first.centery)))
        x += side + theme.px(6)
        told = counter in reads.alive or (reads.answered and counter == reads.counter)
        color = "line500" if not matters else "gain" if held else "chalk50" if told else "line500"
        self._word(surface, counter, pygame.Rect(x, first.y, first.x - x - theme.px(4), first.h), color, left=True)
        kind = BY_CODE[counter].kind
        self._word(surface, _EFFECTS[kind], self._effect(counter), "chalk300" if matters else "line500")

    def _paint_cell(self, surface: pygame.Surface, counter: str, play: str) -> None:
        """Paints a dot if the other team may still hold the counter, else a ring with a stroke through it.

        What cannot matter now is but a small faint dot.
        """
        theme, reads, cell = self.theme, self.reads, self.cell(counter, play)
        if not self.matters(counter, play):
            pygame.draw.circle(surface, theme.color("line500"), cell.center, max(2, theme.px(2)))
            return
        lit = play == reads.play or counter == reads.counter
        held, met = counter in reads.held, reads.answered and (counter, play) == (reads.counter, reads.play)
        frame = cell.inflate(-round(cell.w * 0.3), -max(2, round(cell.h * 0.12)))
        usable = held and reads.mine and play == reads.play
        if usable:
            surface.fill(theme.color("gain").lerp(theme.color("ink900"), 0.45), frame)
        if held or met:
            pygame.draw.rect(surface, theme.color("firstDown" if met else "gain"), frame, theme.px(2), theme.px(5))
        if not usable:
            self._mark(surface, met or counter in reads.alive, cell.center, "chalk300" if lit else "line500")

    def _mark(self, surface: pygame.Surface, alive: bool, spot: tuple[int, int], faint: str) -> None:
        """Paints a full dot, as in the legend, or a ring with a stroke through it in a faint color."""
        theme, (x, y) = self.theme, spot
        radius = max(4, round(self._rows()[1] * 0.27))
        if alive:
            pygame.draw.circle(surface, theme.color("chalk300" if self.reads.mine else "real_deal"), spot, radius)
            return
        color, thick = theme.color(faint), max(1, theme.px(1.5))
        pygame.draw.circle(surface, color, spot, radius, thick)
        pygame.draw.line(surface, color, (x - radius, y + radius), (x + radius, y - radius), thick)

    def _paint_legend(self, surface: pygame.Surface) -> None:
        theme = self.theme
        last = self.cell(COUNTERS[-1], TO_COUNTER[0])
        x, y = self.rect.x + theme.px(14), last.bottom + last.h // 2
        radius = max(4, round(self._rows()[1] * 0.27))
        other = self.reads.other
        parts = (("alive", f"{other} may hold it"), ("gone", f"{other} cannot hold it"), ("held", "in your hand"))
        for kind, words in parts:
            spot = (x + radius, y)
            if kind != "held":
                self._mark(surface, kind == "alive", spot, "line500")
            else:
                frame = box_at(2 * radius + theme.px(8), 2 * radius + theme.px(2), center=spot)
                pygame.draw.rect(surface, theme.color("gain"), frame, theme.px(2), theme.px(4))
            room = pygame.Rect(x + 2 * radius + theme.px(8), last.bottom, self.rect.w // 4, last.h)
            x = self._word(surface, words, room, "chalk300", left=True) + theme.px(22)
        close = pygame.Rect(x, last.bottom, self.rect.right - theme.px(16) - x, last.h)
        words = "click: close"
        if theme.measure("block", 15, words)[0] < close.w:
            wide = theme.measure("block", 15, words)[0]
            self._word(surface, words, pygame.Rect(close.right - wide - 2, close.y, wide + 4, close.h), "chalk50")

    def _word(self, surface: pygame.Surface, words: str, room: pygame.Rect, color: str, left: bool = False) -> int:
        """Writes one line into its room and returns its right edge."""
        theme = self.theme
        size = theme.fit("block", 16, words, room.w)
        while size > 8 and theme.measure("block", size, "X")[1] > room.h + 3 and theme.text_px(size) > theme.text_px(1):
            size -= 0.5
        text = theme.text("block", size, words, color)
        spot = text.get_rect(midleft=room.midleft) if left else text.get_rect(center=room.center)
        surface.blit(text, spot)
        return spot.right
