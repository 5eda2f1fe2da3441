"""The plate on the empty film: the kick or try under way, and how the last play ended."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.letters import small
from scenes.table.card_bowl.play_sheet import PlaySheet
from scenes.table.card_bowl.posts_view import PostsView
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.table.card_bowl.stake_plates import StakePlates
from scenes.table.card_bowl.wide_field import AT_THE_POSTS
from scenes.table.cues.big_moments import FLIGHT_LAYER
from scenes.ui.boxes import blit_at
from scenes.ui.shapes import paint_plate
from scenes.ui.team import team_color
from scenes.ui.text import elided
from scenes.ui.theme import ColorName, Theme

TITLES = {
    "field_goal": "Field goal try",
    "extra_point": "Extra point",
    "spike": "Spike",
    "kneel": "Kneel",
    "scrimmage": "Huddle",
    "": "Card Bowl",
}
PITCH = "Eleven cards a side: the stronger ones gain the yards."
"""The game in one sentence, shown before the first kick."""
TITLE, BELOW_TITLE = 46.0, 75.0
"""Distance from the top of the plate to the middle of the title, and to the lines below it, in units."""
RAISED, FOOT = 20.0, 8.0
"""Distance by which both move up with three lines, and free space below them, in units."""
SIZE, SMALL = 20.0, 17.0
"""Type size of the lines, and of three lines, in units."""


class Caption(FilmItem):
    """A plate in the middle of the field while nobody stands on it, over the cards that are dealt meanwhile."""

    layer = FLIGHT_LAYER + 10.0

    def __init__(
        self, theme: Theme, shown: ShownTable, stakes: StakePlates, sheet: PlaySheet, posts: PostsView
    ) -> None:
        """``stakes`` and ``sheet`` replace the caption; ``posts`` counts a kick as its ball rises."""
        super().__init__(theme, shown)
        self.stakes, self.sheet, self.posts = stakes, sheet, posts
        self.aside = pygame.Rect(0, 0, 0, 0)
        """Its place beside the goal posts."""

    @property
    def place(self) -> pygame.Rect:
        """Its place now."""
        return self.aside if self.shown.table_state.play.kind in AT_THE_POSTS else self.rect

    def bounds(self) -> pygame.Rect:
        return self.place

    def render_key(self) -> Hashable:
        shown, play = self.shown, self.shown.table_state.play
        if shown.on_film or self.stakes.stakes or self.sheet.calls or shown.moved < 1.0 or shown.story.period_over:
            return None  # also while the camera moves out, and cards are still gathered; and around a period's panel
        if shown.has_banner(self.place):
            return ()
        names = tuple(shown.names)
        return (
            play.kind,
            shown.said,
            shown.story.score_before(names),
            shown.verdict,
            shown.downs.said,
            self._note,
            self._taker,
            names,
        )

    @property
    def _taker(self) -> int | None:
        """Who calls plays now that the other side has kicked or lost the ball, in the huddle after it; else None."""
        play, story = self.shown.table_state.play, self.shown.story
        taken = play.kind == "scrimmage" and story.offense_before != play.offense
        return play.offense if taken else None

    @property
    def _note(self) -> str:
        """How a kick at the posts adds up, only as far as the ball has come, so that it gives nothing away."""
        return self.posts.added_up if self.shown.table_state.play.kind in AT_THE_POSTS else ""

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.place
        paint_plate(surface, theme, box, "ink900", border="card_bowl", line=2, cut=16)
        if self.shown.has_banner(box):
            return  # its lines would show beside the headline
        named, rows, taker = TITLES.get(self.shown.table_state.play.kind, "Card Bowl"), self.rows(), self._taker
        if taker is not None:
            named = f"{self.shown.names[taker]} have the ball"
        size = theme.fit("block", 40 - RAISED / 2 * (len(rows) > 2), named, box.w - theme.px(30))
        head = theme.text("block", size, named, "chalk50" if taker is None else team_color(taker))
        title = TITLE - RAISED * (len(rows) > 2)
        surface.blit(head, head.get_rect(center=(box.centerx, box.top + theme.px(title))))
        for size, line, color, center in rows:
            blit_at(surface, theme.text("text", size, line, color), center=center)

    def rows(self) -> list[tuple[float, str, ColorName, tuple[int, int]]]:
        """Returns the lines below the title with their size in units, their color and where their middle is.

        A text is one line as large as there is room for; one that is too long takes two, where both have room, or else
        is its first sentence.
        """
        theme, box, shown = self.theme, self.place, self.shown
        kind, said = shown.table_state.play.kind, shown.said
        first = shown.downs.said if kind == "scrimmage" else self._note
        if not kind:
            first, said = " against ".join(shown.names), PITCH
        room, free = box.w - theme.px(26), box.h - theme.px(BELOW_TITLE - RAISED)
        found: list[tuple[float, str, ColorName]] = []
        told: tuple[tuple[str, ColorName], ...] = ((first, "firstDown"), (said, "chalk50"))
        if kind == "scrimmage" and (score := shown.story.score_before(shown.names)):
            told = (told[0], (score, "chalk50"), (f"Then {small(said)}", "chalk300"))
        elif kind == "scrimmage" and shown.verdict:
            told = (*told, (shown.verdict, "chalk300"))
        for words, color in told:
            size, lines = self._laid(words, SIZE if len(told) < 3 else SMALL, room, free)
            high = theme.line_height("text", size)
            free -= len(lines) * high
            found += [(size, line, color) for line in lines if line]
        top = BELOW_TITLE - RAISED * (len(found) > 2)
        apart = min(theme.px(30), (box.h - theme.px(top + FOOT)) // max(len(found), 1))
        return [(*row, (box.centerx, box.top + theme.px(top) + apart * i + apart // 2)) for i, row in enumerate(found)]

    def _laid(self, words: str, largest: float, wide: int, high: int) -> tuple[float, list[str]]:
        """Returns the size in units and the lines of a text, or of its first sentence if there is no room for all."""
        first, stop, more = words.partition(". ")
        for said in (words, first + stop.rstrip()) if more else (words,):
            size = self.theme.fit("text", largest, said, wide)
            lines = self.theme.wrap("text", size, said, wide)
            if len(lines) * self.theme.line_height("text", size) <= high:
                return size, lines
        return size, [elided(self.theme, "text", size, said, wide)]
