"""The page on which players choose what they decide: a level, or job by job."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.variants.card_bowl.coaching import Coaching
from game.variants.card_bowl.jobs import COACH, LEVELS, ME, MIXED, MOMENTS_ARE, WHO, Job
from scenes.shell.page import PageScene
from scenes.ui.boxes import box_at
from scenes.ui.button import Button
from scenes.ui.choice import Choice
from scenes.ui.panel import Heading, Panel
from scenes.ui.scroll import ScrollArea
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

PASS_BY = "{} pass by unasked: Settings, Play."
"""What is answered for the player who does a job."""
HE_SAID = "Coach: “{}”"
"""Heading of the coach's last reason."""
TITLE = "What you decide"


class JobsPage(PageScene):
    """Changes take effect at once; ``on_change`` makes the table ask again."""

    opaque = False
    first_focus = "Done"

    def __init__(
        self, app: App, coaching: Coaching, jobs: Sequence[Job], seat: int, on_change: Callable[[], object]
    ) -> None:
        """``jobs`` are those that come up in the match; ``seat`` is the seat of the player who reads the page.

        What the coach said to another player is not shown.
        """
        super().__init__(app)
        self._coaching, self._jobs, self._seat, self._on_change = coaching, jobs, seat, on_change
        self._box, self._window = pygame.Rect(0, 0, 0, 0), (0, 0)
        """The rect of the page, and the size of the window for which it was made."""

    def compose(self) -> None:
        theme = self.app.theme
        wide = min(theme.px(760 * min(theme.text_scale, 1.15)), theme.size[0] - theme.px(40))
        pad, gap = theme.px(22), theme.px(4)
        heading = Heading(TITLE, accent="card_bowl", size=30)
        head, foot = heading.measure(theme, wide) + theme.px(8), theme.px(52)
        rows = self._rows()
        full = sum(row.measure(theme, wide - 2 * pad) + gap for row in rows)
        box = self._box = self._room(wide, full + head + foot + 2 * pad)
        self.add(Panel(border="line500", accent="card_bowl"), box)
        inner = box.inflate(-2 * pad, -2 * pad)
        self.add(heading, pygame.Rect(inner.x, inner.y, inner.w, head))
        room = pygame.Rect(inner.x, inner.y + head, inner.w, inner.h - head - foot)
        self.add_scroll(ScrollArea("jobs", gap=4), room, rows)
        done = Button("Done", self.cancel, kind="primary", center=True, accent="firstDown", zone="foot")
        width = theme.px(220)
        self.add(done, pygame.Rect(inner.right - width, inner.bottom - foot + theme.px(8), width, foot - theme.px(8)))

    def _room(self, wide: int, high: int) -> pygame.Rect:
        """Returns the box of the page: centered, but it keeps its place if a choice only changed its words.

        So a second press hits the same row. The largest page leaves a margin, and its rows scroll.
        """
        width, height = self.app.theme.size
        margin = self.app.theme.px(12)
        box = box_at(wide, min(high, height - 2 * margin), center=(width // 2, height // 2))
        if self._window == (width, height):
            box.h = min(max(box.h, self._box.h), height - margin - self._box.top)
            box.top = self._box.top
        self._window = (width, height)
        return box

    def _rows(self) -> list[Widget]:
        coaching = self._coaching
        shares, level = coaching.shares, coaching.level
        levels = {name: title for name, title in LEVELS.items() if name != MIXED or level == MIXED}
        first = Choice("All jobs at once", [*levels], [*levels.values()], level, self._set_level, detail=MOMENTS_ARE,
                       share=0.5)  # fmt: skip
        rows: list[Widget] = [first]
        for job in self._jobs:
            who = [*WHO]
            said = coaching.said.get((self._seat, job.name), "")
            detail = job.detail
            if said and shares[job.name] != ME:
                detail += f" {HE_SAID.format(said)}"
            elif job.plain and coaching.plain_pass and shares[job.name] != COACH:
                detail += f" {PASS_BY.format(job.plain)}"
            rows.append(
                Choice(job.title, who, [*WHO.values()], shares[job.name], partial(self._share, job.name),
                       detail=detail, share=0.5)
            )  # fmt: skip
        return rows

    def _set_level(self, level: str) -> None:
        if level != MIXED:
            self._coaching.level = level
        self._changed()

    def _share(self, job: str, who: str) -> None:
        self._coaching.share(job, who)
        self._changed()

    def _changed(self) -> None:
        self._on_change()
        self.recompose()
