"""The banner of a result: who won and how, and the final score, which counts up before the winner's color sweeps in."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.recap import Recap
from scenes.ui.clubs import crest, face
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team, team_color
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

COUNT_SECONDS, SWEEP_SECONDS = 0.9, 0.35
"""Seconds that the points count up, and that the winner's color then sweeps over the plate."""
TICKS = 7
"""Number of tally sounds while the points count up."""
VERDICTS = {"grin": "Victory", "sulk": "Defeat", "calm": "Tied"}
"""The result for the only person at this screen, by the mood of their mascot."""
JOY_SECONDS, HOP_SECONDS, HOP, LEAN = 2.0, 0.4, 22.0, 8.0
"""Seconds that a winner's mascot hops and of one hop, and units and degrees of the first one, which are the largest."""
LEAN_STEP = 2
"""Degrees between two drawn pictures of the leaning mascot."""
HEADLINE, VERDICT, CREST = 54.0, 22.0, 56.0
"""Text sizes, and side of a crest beside the points in units."""


class FinalScore(Widget):
    """A plate with the headline, and a board with the points of each team."""

    def __init__(
        self,
        recap: Recap,
        headline: str,
        ending: str,
        sound: Callable[[str, int], object],
        *,
        person: int | None = None,
        shown: float = 0.0,
        joy: float = 0.0,
    ) -> None:
        """``sound`` plays a sound, given its name and semitones to raise it; ``shown`` is the progress so far, 0 to 1.

        ``joy`` are the seconds that the mascot has hopped so far. ``person`` is the seat of the only person at this
        screen, or None if there are none or several.
        """
        super().__init__(headline)
        self.recap, self.headline, self.ending, self.person = recap, headline, ending, person
        self.shown, self.joy = shown, joy
        self._sound = sound

    @property
    def moving(self) -> bool:
        return self.shown < 1 or self.rejoices

    @property
    def rejoices(self) -> bool:
        """Whether the points are counted and the mascot is glad about them."""
        return self.shown >= 1 and self.mood == "grin" and self.joy < JOY_SECONDS

    @property
    def _hop(self) -> float:
        """How high the mascot is in a hop, 0 to 1; the hops become lower."""
        wave = abs(math.sin(math.pi * self.joy / HOP_SECONDS))
        return wave * (1 - self.joy / JOY_SECONDS) if self.rejoices else 0.0

    def bounds(self, theme: Theme) -> pygame.Rect:
        """Returns the plate and the room above it for the mascot's hops."""
        high = theme.px(HOP)
        whole = super().bounds(theme)
        return pygame.Rect(whole.x, whole.y - high, whole.w, whole.h + high)

    @property
    def mood(self) -> str:
        """Mood of the mascot shown: that of the only person at this screen, else that of the winner."""
        winners = self.recap.winners
        if len(winners) != 1:
            return "calm"
        return "grin" if self.person in (None, *winners) else "sulk"

    @property
    def verdict(self) -> str:
        """The result for the only person at this screen, after the points were counted; empty for none or several."""
        return VERDICTS[self.mood] if self.person is not None and self._counted >= 1 else ""

    @property
    def _counted(self) -> float:
        """Progress of the counting, 0 to 1."""
        return min(self.shown * (COUNT_SECONDS + SWEEP_SECONDS) / COUNT_SECONDS, 1.0)

    @property
    def swept(self) -> float:
        """Fraction of the plate that the winner's color has covered, 0 to 1."""
        return max(0.0, (self.shown * (COUNT_SECONDS + SWEEP_SECONDS) - COUNT_SECONDS) / SWEEP_SECONDS)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each team, as far as counted."""
        return tuple(round(points * self._counted) for points in self.recap.points)

    def update(self, dt: float, pace: float) -> None:
        """Moves on by ``dt`` seconds: first the points count up, then the color sweeps in."""
        if self.rejoices:
            self.joy, self.stale = self.joy + dt / pace if pace else JOY_SECONDS, True
        if self.shown >= 1:
            return
        before = self._counted
        self.shown = min(self.shown + dt / ((COUNT_SECONDS + SWEEP_SECONDS) * pace), 1.0) if pace else 1.0
        if pace and int(before * TICKS) != int(self._counted * TICKS):
            self._sound("tally", int(before * TICKS))
        self.stale = True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        box, recap = self.rect, self.recap
        paint_plate(surface, theme, box, "chalk300", cut=22)
        before = surface.get_clip()
        if len(recap.winners) == 1 and self.swept:
            covered = pygame.Rect(box.left, box.top, round(box.width * self.swept), box.height)
            surface.set_clip(covered.clip(before))
            paint_team(surface, theme, box, recap.winners[0], cut=22)
            surface.set_clip(before)
        inset = theme.px(8)
        board = pygame.Rect(0, box.top + inset, round(box.width * 0.46), box.height - 2 * inset)
        board.right = box.right - inset
        paint_plate(surface, theme, board, "ink900", cut=18, corners=("bottomright",))
        room = pygame.Rect(box.left + theme.px(20), box.top, board.left - box.left - theme.px(40), box.height)
        self._paint_words(surface, theme, self._paint_mascot(surface, theme, room))
        self._paint_points(surface, theme, board)

    def _paint_mascot(self, surface: pygame.Surface, theme: Theme, room: pygame.Rect) -> pygame.Rect:
        """Paints the mascot, calm until the points are counted. Returns the room beside it."""
        winner = self.recap.winners[0] if len(self.recap.winners) == 1 else None
        seat = self.person if self.person is not None else winner
        if seat is None:
            return room
        side = room.h - theme.px(14)
        mood = self.mood if self._counted >= 1 else "calm"
        picture = face(theme, self.recap.names[seat], mood, side)
        place = picture.get_rect(midleft=room.midleft).move(0, -round(theme.u * HOP * self._hop))
        aside = 1 if int(self.joy / HOP_SECONDS) % 2 else -1
        if lean := round(LEAN * self._hop * aside / LEAN_STEP) * LEAN_STEP:
            picture = pygame.transform.rotozoom(picture, lean, 1.0)
        surface.blit(picture, picture.get_rect(center=place.center))
        return pygame.Rect(room.x + side + theme.px(16), room.y, room.w - side - theme.px(16), room.h)

    def _paint_words(self, surface: pygame.Surface, theme: Theme, room: pygame.Rect) -> None:
        low, high = theme.line_height("text", 18), theme.line_height("block", VERDICT) if self.person is not None else 0
        top = pygame.Rect(room.left, room.top + theme.px(8), room.width, high)
        paint_text(surface, theme, top, self.verdict, face="block", size=VERDICT, color="inkText")
        upper = pygame.Rect(room.left, top.bottom, room.width, room.height - low - high - theme.px(18))
        size = HEADLINE * min(1.0, upper.height / theme.line_height("block", HEADLINE))
        paint_text(surface, theme, upper, self.headline, face="block", size=size, color="inkText")
        lower = pygame.Rect(room.left, upper.bottom, room.width, low)
        paint_text(surface, theme, lower, self.ending, size=18, color="inkText", bold=True)

    def _paint_points(self, surface: pygame.Surface, theme: Theme, board: pygame.Rect) -> None:
        recap, wide = self.recap, board.width // len(self.recap.names)
        for seat, (name, points) in enumerate(zip(recap.names, self.points, strict=True)):
            part = pygame.Rect(board.left + seat * wide, board.top, wide, board.height).inflate(-theme.px(24), 0)
            if len(recap.names) == 2:
                mark = crest(theme, name, theme.px(CREST))
                surface.blit(mark, mark.get_rect(midleft=part.midleft))
                part = pygame.Rect(part.left + mark.get_width(), part.top, part.width - mark.get_width(), part.height)
            line = theme.line_height("block", 20)
            upper = pygame.Rect(part.left, part.top + theme.px(8), part.width, line)
            paint_text(surface, theme, upper, name, face="block", size=20, color=team_color(seat), align="center")
            lower = pygame.Rect(part.left, upper.bottom, part.width, part.bottom - upper.bottom - theme.px(4))
            won = self.swept >= 1 and recap.winners == (seat,)
            color = "firstDown" if won else "chalk50"
            paint_text(surface, theme, lower, str(points), face="block", size=58, color=color, align="center")
