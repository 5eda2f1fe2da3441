"""Notes in a person's first series: what is called, what is added up, and the two cards that lose the ball."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.contract import Event
from game.variants.card_bowl import events as own
from scenes.table.card_bowl.shown import FilmThing, ShownTable
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.ui.boxes import blit_at, box_at
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.theme import Theme

if TYPE_CHECKING:
    from scenes.shell.app import App


class Lesson(NamedTuple):
    """One note; ``name`` is what is stored once it was read."""

    name: str
    head: str
    text: str


LESSONS = {
    lesson.name: lesson
    for lesson in (
        Lesson(
            "cb_call",
            "Call a play",
            "You have the ball, and four downs to gain ten yards. The best eleven of the cards dealt to you play: pick "
            "a play, and the coach puts them where it needs them. Stars mark what he likes here.",
        ),
        Lesson(
            "cb_front",
            "Answer their formation",
            "They have lined up, and their cards are hidden. The best eleven of the cards dealt to you play: pick a "
            "defense, and the coach sets them against theirs. Stars mark what fits this down.",
        ),
        Lesson(
            "cb_joker",
            "Jokers from the deck",
            "Each card turned up from the deck has its purpose above it. A red joker among them usually costs the "
            "ball; a black one, if it is in the deck, brings a flag. In your eleven a joker is just worth 15.",
        ),
        Lesson(
            "cb_suit",
            "What makes a pass incomplete",
            "The pass card must be lower than the quarterback and the catch card lower than the receiver; a cover who "
            "is worth as much may break it up. Yardage cards make it longer, but one of his suit misses him.",
        ),
        Lesson(
            "cb_sum",
            "What a play comes to",
            "Below, both sides add up their cards and draws. A run or screen gains half of what the offense is ahead, "
            "a sneak a quarter, another pass all of it. Then the runner may go on, card by card.",
        ),
    )
}
"""The notes by name, as a first series brings them up."""
OF_CALLS = frozenset({"cb_call", "cb_front"})
"""Those that teach what is asked of who calls the plays."""
WIDE, PAD = 680.0, 15.0
FOOT = "{} goes on; {} switches these notes off or on."


def lesson_for(event: Event, you: int) -> Lesson | None:
    """The note that belongs to an event for the player of a seat; None for most."""
    name = ""
    if isinstance(event, own.PlayCalled) and event.play == "scrimmage":
        name = "cb_call" if event.seat == you else ""
    elif isinstance(event, own.LinedUp) and event.formation:
        name = "cb_front" if event.seat != you else ""
    elif isinstance(event, own.Drew) and event.purpose == "snap":
        name = "cb_joker"
    elif isinstance(event, own.Executed) and event.play == "pass":
        name = "cb_suit"
    elif isinstance(event, own.Resolved):
        name = "cb_sum"
    return LESSONS.get(name)


def is_due(app: App, lesson: Lesson) -> bool:
    """Whether a player wants notes and has not read this one."""
    return app.settings.lessons and lesson.name not in app.settings.lessons_read


def note_read(app: App, lesson: Lesson) -> None:
    """Remembers that a note was read."""
    if lesson.name not in app.settings.lessons_read:
        app.change(lessons_read=[*app.settings.lessons_read, lesson.name])


class LessonPlate(FilmThing):
    """The note that stays until it was read, above the line: what it speaks of lies there or below it."""

    layer = 320.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.lesson: Lesson | None = None
        self.key = self.help_key = ""
        """The key that goes on, and the one under which notes are switched off."""

    def cues(self, event: Event, ctx: CueContext, *, calls: bool) -> list[Cue]:
        """The note that belongs to what was just shown, which stays until it was read.

        ``calls`` is whether the player calls plays, and the coach does not.
        """
        lesson = lesson_for(event, ctx.shown.you) if ctx.shown.you is not None else None
        if lesson is None or not is_due(ctx.app, lesson) or (lesson.name in OF_CALLS and not calls):
            return []
        return [Cue(partial(self.teach, lesson, ctx.app), waits=True), Cue(partial(self._read, ctx.app))]

    def teach(self, lesson: Lesson, app: App) -> bool:
        """Shows a note, unless notes were switched off since it was due; tells whether it did."""
        if is_due(app, lesson):
            self.lesson = lesson
            self.key, self.help_key = app.keys.hint("commit"), app.keys.hint("keys_help")
        return self.lesson is not None

    def _read(self, app: App) -> None:
        if self.lesson is not None:
            note_read(app, self.lesson)
        self.lesson = None

    def render_key(self) -> Hashable:
        return (self.lesson.name, tuple(self.bounds()), self.key, self.help_key) if self.lesson else None

    def _wide(self) -> int:
        return min(round(self.theme.px(WIDE) * self.theme.text_scale), self.lineup.layout.table.w)

    def _lines(self) -> list[str]:
        theme = self.theme
        return theme.wrap("text", 18, self.lesson.text, self._wide() - 2 * theme.px(PAD)) if self.lesson else []

    def foot(self) -> str:
        """How the note is left, and how all of them are switched off."""
        return FOOT.format(f"A click or {self.key}" if self.key else "A click", self.help_key or "the help on keys")

    def bounds(self) -> pygame.Rect:
        lineup, theme = self.lineup, self.theme
        high = theme.line_height("block", 26) + len(self._lines()) * theme.line_height("text", 18)
        high += theme.line_height("text", 15) + theme.px(2 * PAD + 6)
        sums, apart = lineup.lane_rect(0, 0).top, theme.px(4)
        return box_at(self._wide(), high, midbottom=(lineup.layout.rect(lineup.middle, 0, 0, 0).x, sums - apart))

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, lesson = self.theme, self.bounds(), self.lesson
        assert lesson is not None
        paint_plate(surface, theme, box, "ink900", border="firstDown", line=3, cut=14)
        inner = box.inflate(-2 * theme.px(PAD), -2 * theme.px(PAD))
        side = theme.px(24)
        blit_at(surface, sign(theme, "whistle", side, "firstDown"), topleft=inner.topleft)
        size = theme.fit("block", 26, lesson.head, inner.w - side - theme.px(10))
        surface.blit(theme.text("block", size, lesson.head, "firstDown"), (inner.x + side + theme.px(10), inner.y))
        y = inner.y + theme.line_height("block", 26)
        for line in self._lines():
            surface.blit(theme.text("text", 18, line, "chalk50"), (inner.x, y))
            y += theme.line_height("text", 18)
        foot = self.foot()
        size = theme.fit("text", 15, foot, inner.w)
        surface.blit(theme.text("text", size, foot, "chalk300"), (inner.x, y + theme.px(6)))
