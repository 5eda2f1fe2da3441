"""The widgets of the statistics: the record in large figures, strips of the last results, rows with bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean

import pygame

from game.claims import percent
from game.match_words import several
from saves.figures import LOST, WON
from saves.judged import Judged
from saves.statistics import Outcome, Record, Streaks
from scenes.match.ledger import signed
from scenes.menus.saved_row import paint_emblem
from scenes.ui.boxes import columns
from scenes.ui.shapes import paint_plate
from scenes.ui.text import elided, paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

COLORS = {"won": "gain", "lost": "loss", "tied": "chalk300"}
ENDED = {"won": "wins", "lost": "losses", "tied": "ties"}


WIDEST = ("888 – 888 – 8", "88.8 : 88.8")
"""Widest texts of a record and of points in a row."""
APART = "  ·  "
"""Separates a strip's title from the part that is dropped if there is no room."""
FEWEST = 24
"""Smallest number of matches that fill the width of a strip."""


class Totals:
    """The sum of several records."""

    def __init__(self, records: Sequence[Record]) -> None:
        self.played = sum(record.played for record in records)
        self.counts = {
            "won": sum(record.won for record in records),
            "lost": sum(record.lost for record in records),
            "tied": sum(record.tied for record in records),
        }
        self.own = sum(record.own for record in records)
        self.other = sum(record.other for record in records)

    @property
    def won(self) -> float:
        """Fraction of matches won, where a tie counts as half."""
        return (self.counts[WON] + self.counts["tied"] / 2) / max(self.played, 1)

    @property
    def as_text(self) -> str:
        """Wins, losses and ties in one line.

        >>> Totals([Record("jukem", "pro", 6, 3, 2, 1, 0, 0)]).as_text
        '3 – 2 – 1'
        """
        return " – ".join(str(count) for count in self.counts.values())

    def a_match(self, points: int) -> str:
        """Returns the average of points per match, as text."""
        return f"{points / max(self.played, 1):.1f}"


class RecordBoard(Widget):
    """Shows wins, losses and ties in large figures, the results as a bar, and points for and against."""

    def __init__(self, totals: Totals, streaks: Streaks) -> None:
        self.totals, self.streaks = totals, streaks
        super().__init__(f"{totals.as_text}, {percent(totals.won)} won. {self.streak_line}")

    @property
    def streak_line(self) -> str:
        """The current streak and the longest streak of wins, as text."""
        now, result, longest = self.streaks
        if now < 2:
            return f"Longest streak: {several(longest, 'win')}" if longest else ""
        return f"{now} {ENDED[result]} in a row  ·  longest streak: {several(longest, 'win')}"

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        totals, line = self.totals, theme.line_height("text", 16)
        left = pygame.Rect(self.rect.left, self.rect.top, round(self.rect.width * 0.6), self.rect.height)
        bar = theme.px(10)
        high = left.height - 2 * line - bar - theme.px(14)
        for (result, count), place in zip(totals.counts.items(), columns(left, 3, theme.px(8)), strict=True):
            figure = pygame.Rect(place.left, place.top, place.width, high)
            size = min(64.0, 64.0 * high / theme.line_height("block", 64))
            paint_text(surface, theme, figure, str(count), face="block", size=size, color=COLORS[result])
            below = pygame.Rect(place.left, figure.bottom, place.width, line)
            paint_text(surface, theme, below, result.capitalize(), size=16, color="chalk300")
        track = pygame.Rect(left.left, left.top + high + line + theme.px(6), left.width - theme.px(24), bar)
        paint_shares(surface, theme, track, totals)
        foot = pygame.Rect(left.left, track.bottom + theme.px(6), left.width, line)
        paint_text(surface, theme, foot, self.streak_line, size=16)
        self._paint_points(surface, theme, pygame.Rect(left.right, left.top, self.rect.right - left.right, left.height))

    def _paint_points(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
        """Paints the percentage of wins, and the points per match for and against as bars."""
        totals, line = self.totals, theme.line_height("text", 16)
        upper = pygame.Rect(box.left, box.top, box.width, box.height - 2 * (line + theme.px(16)))
        size = min(44.0, 44.0 * upper.height / theme.line_height("block", 44) * 0.8)
        wide = theme.measure(
            "block", theme.fit("block", size, percent(totals.won), box.width // 2), percent(totals.won)
        )[0]
        room = pygame.Rect(upper.left, upper.top, wide, upper.height)
        paint_text(surface, theme, room, percent(totals.won), face="block", size=size)
        beside = pygame.Rect(
            room.right + theme.px(10), upper.top, upper.right - room.right - theme.px(10), upper.height
        )
        paint_text(surface, theme, beside, f"of {several(totals.played, 'match', 'matches')} won", size=16,
                   color="chalk300", lines=2)  # fmt: skip
        most = max(totals.own, totals.other, 1)
        y = upper.bottom
        for title, points, color in (("Scored", totals.own, "gain"), ("Allowed", totals.other, "loss")):
            row = pygame.Rect(box.left, y, box.width, line)
            paint_text(surface, theme, row, title, size=16, color="chalk300")
            paint_text(surface, theme, row, f"{totals.a_match(points)} a match", size=16, bold=True, align="right")
            track = pygame.Rect(box.left, row.bottom + theme.px(2), box.width, theme.px(6))
            surface.fill(theme.color("ink900"), track)
            surface.fill(theme.color(color), (*track.topleft, round(track.width * points / most), track.height))
            y += line + theme.px(16)


def paint_shares(surface: pygame.Surface, theme: Theme, track: pygame.Rect, totals: Totals) -> None:
    """Draws wins, ties and losses as one bar of proportional parts."""
    surface.fill(theme.color("ink900"), track)
    x = float(track.left)
    for result in (WON, "tied", LOST):
        wide = track.width * totals.counts[result] / max(totals.played, 1)
        place = pygame.Rect(round(x), track.top, round(x + wide) - round(x), track.height)
        surface.fill(theme.color(COLORS[result]), place.inflate(-2, 0) if place.width > 4 else place)
        x += wide


class FormStrip(Widget):
    """Shows the last matches as bars, newest at the right: up for a win, down for a loss, as high as the margin."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        super().__init__(f"The last {several(len(outcomes), 'match', 'matches')}{APART}the newest at the right")
        self.outcomes = outcomes

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        line = theme.line_height("text", 16)
        head = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, line)
        _paint_head(surface, theme, head, self.name)
        field = pygame.Rect(
            head.left, head.bottom + theme.px(8), head.width, self.rect.bottom - head.bottom - theme.px(8)
        )
        middle, half = field.centery, field.height // 2
        surface.fill(theme.color("line500"), (field.left, middle, field.width, theme.px(1)))
        step = field.width / max(len(self.outcomes), FEWEST)
        largest = max((abs(outcome.own - outcome.other) for outcome in self.outcomes), default=0) or 1
        first = field.right - step * len(self.outcomes)
        for index, (result, own, other) in enumerate(self.outcomes):
            high = max(round((half - theme.px(2)) * abs(own - other) / largest), theme.px(4))
            bar = pygame.Rect(round(first + index * step), middle - high, max(round(step) - theme.px(3), 2), high)
            if result == LOST:
                bar.top = middle + theme.px(1)
            elif result != WON:
                bar.top, bar.height = middle - theme.px(3), theme.px(7)
            surface.fill(theme.color(COLORS[result]), bar)


def _paint_head(surface: pygame.Surface, theme: Theme, box: pygame.Rect, title: str) -> None:
    """Paints the title of a strip, shortened if there is no room for all of it."""
    fits = theme.measure("text", 16, title)[0] <= box.width
    paint_text(surface, theme, box, title if fits else title.split(APART)[0], size=16, color="chalk300")


class JudgedStrip(Widget):
    """Shows the reviews of the last matches, newest at the right: accuracy as a bar, and luck below it."""

    def __init__(self, judged: Sequence[Judged | None]) -> None:
        self.judged = judged
        known = [each for each in judged if each is not None]
        accuracy, luck = (fmean(values) for values in zip(*known, strict=True))
        reviewed = f"{len(known)} of {len(judged)} reviewed"
        super().__init__(f"Accuracy {accuracy:.0f} %, luck {signed(luck)}{APART}{reviewed}")

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        line = theme.line_height("text", 16)
        head = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, line)
        _paint_head(surface, theme, head, self.name)
        top = head.bottom + theme.px(8)
        high = round((self.rect.bottom - top) * 0.6)
        half = (self.rect.bottom - top - high) // 2 - theme.px(3)
        zero = self.rect.bottom - half
        step = self.rect.width / max(len(self.judged), FEWEST)
        first = self.rect.right - step * len(self.judged)
        for y in (top + high, zero):
            surface.fill(theme.color("line500"), (self.rect.left, y, self.rect.width, theme.px(1)))
        most = max(abs(each.luck) for each in self.judged if each is not None) or 1.0
        for index, each in enumerate(self.judged):
            if each is not None:
                left, wide = round(first + index * step), max(round(step) - theme.px(3), 2)
                tall = max(round(high * each.accuracy / 100), 2)
                surface.fill(theme.color("firstDown"), (left, top + high - tall, wide, tall))
                moved = max(round(half * abs(each.luck) / most), 2)
                lucky = each.luck > 0
                surface.fill(theme.color("gain" if lucky else "loss"), (left, zero - moved * lucky, wide, moved))


class RecordRow(Widget):
    """The row of a game or level: record, results as a bar, points per match. Pressing it selects the game or level."""

    focusable = True

    def __init__(self, title: str, totals: Totals, action: Callable[[], object], *, variant: str | None) -> None:
        """``variant`` is the game whose emblem is shown, or None."""
        super().__init__(title, zone="records")
        self.totals, self.action, self.variant = totals, action, variant

    def measure(self, theme: Theme, width: int) -> int:
        return max(theme.line_height("text", 17) + theme.px(10), theme.px(36))

    def press(self) -> None:
        self.action()

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if self.glow:
            ink = theme.color("ink700")
            paint_plate(surface, theme, self.rect, pygame.Color(ink.r, ink.g, ink.b, round(255 * self.glow)), cut=6)
        box = self.rect.inflate(-theme.px(16), 0)
        if self.variant:
            side = box.height - theme.px(8)
            paint_emblem(self.variant, surface, theme, pygame.Rect(box.left, box.centery - side // 2, side, side))
            box = pygame.Rect(box.left + side + theme.px(10), box.top, box.width - side - theme.px(10), box.height)
        points = f"{self.totals.a_match(self.totals.own)} : {self.totals.a_match(self.totals.other)}"
        of_record, of_points = (theme.measure("mono", 16, widest)[0] for widest in WIDEST)
        left = box.right - of_points
        last = pygame.Rect(left, box.top, of_points, box.height)
        name = pygame.Rect(box.left, box.top, round((left - box.left - of_record) * 0.62), box.height)
        record = pygame.Rect(name.right, box.top, of_record, box.height)
        paint_text(surface, theme, name, elided(theme, "text", 1, self.name, name.width, True), bold=True)
        paint_text(surface, theme, record, self.totals.as_text, face="mono", size=16, align="center")
        paint_text(surface, theme, last, points, face="mono", size=16, color="chalk300", align="right")
        track = pygame.Rect(record.right + theme.px(8), box.centery - theme.px(4), 0, theme.px(8))
        track.width = last.left - track.left - theme.px(12)
        paint_shares(surface, theme, track, self.totals)
