"""Cues of big moments, and of scores of every size.

What happens on a table is shown in one of three sizes:

- A big moment (``BigMomentCues.big``): the table freezes and shakes, a stinger plays, and a word covers the darkened
  table. Its start cannot be skipped if the game's ``is_big`` says so for the event. Touchdowns, safeties, turnovers,
  plays of ``LONG_PLAY_YARDS`` and the final whistle are big moments, and what a game adds.
- A middle one (``CueContext.banner``): a headline on a free part of the table. Other scores, new periods.
- A small one: a motion at the card or spot concerned, such as ``flights.stamp``, ``motions.hit`` or ``touches.ring``.

The turning points of ``scenes/match`` are something else: plays that changed the chance to win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import pygame

from game.contract import ScoreKind
from game.events import CardMoved, Scored
from scenes.table.cues.director import Cue
from scenes.table.cues.headlines import HEADLINES
from scenes.table.cues.motions import (
    WORD_COMPLETE,
    Motion,
    MotionContext,
    collect,
    cue,
    do,
    freeze,
    hear,
    move,
    pause,
    shake,
    then,
    together,
    word,
)
from scenes.table.cues.stingers import look_of, stinger
from scenes.table.hud.hud import Hud
from scenes.table.stage.animator import out_back
from scenes.table.stage.board import Board
from scenes.table.stage.sprites import Sprite
from scenes.ui.theme import ColorName

FLIGHT_LAYER = 500.0
"""Layer of cards in flight: above all resting cards, below the graphics."""
TOUCHDOWN = HEADLINES[ScoreKind.TOUCHDOWN]
"""The word that covers the table for any touchdown. The line below it says how the points were made."""
LONG_PLAY_YARDS = 40
"""Yards from which a play is a big moment."""
AGAIN = 0.5
"""Share of its time that a moment takes whose kind the match has shown before."""
FREEZE_SECONDS = 0.12
"""Seconds for which the table freezes at the start of a big moment."""
BANNER_SECONDS, POINTS_SECONDS, COLLECT_DELAY, BUMP_SECONDS = 0.4, 0.35, 0.12, 0.3
"""Seconds to read a banner, to read the points below it, until cards follow the points, and of the plate's bump."""


class BigMomentContext(MotionContext, Protocol):
    """What the cues of big moments need of their table."""

    board: Board
    hud: Hud
    names: Sequence[str]
    area: pygame.Rect
    """The table's part of the window, in pixels."""

    def color_of(self, seat: int) -> str:
        """Returns the token of a seat's team color."""

    def banner(self, headline: str, below: str, color: str, sound: str = "", about: int | None = None) -> None:
        """Shows a headline on a free part of the table."""

    def word_middle(self, about: int | None) -> int:
        """Returns the y of a word across the table about something that a seat did, in pixels."""

    def leave(self, event: CardMoved) -> Sprite:
        """Removes the card of an event from its zone."""

    def arrived(self, sprite: Sprite, zone: str) -> None:
        """Called when a card has reached a pile that shows no cards."""


class BigMomentCues:
    """Makes the cues of big moments. The first of a kind in a match is shown in full, later ones in half the time."""

    def __init__(self, ctx: BigMomentContext) -> None:
        self.ctx = ctx
        self._seen: set[str] = set()
        self._last = ""
        """The kind of the last big moment."""
        self._collected = 0
        """Number of cards of the last score that have left for the plate."""

    def follows(self, kind: str) -> bool:
        """Returns whether the last big moment was of that kind. Only the first call after it can return True."""
        follows, self._last = self._last == kind, ""
        return follows

    def is_first(self, kind: str) -> bool:
        """Returns whether no big moment of that kind was shown at this table before."""
        first = kind not in self._seen
        self._seen.add(kind)
        return first

    def share(self, kind: str) -> float:
        """Returns the share of its time that a moment of a kind takes: all of it once, ``AGAIN`` from then on."""
        return 1.0 if self.is_first(kind) else AGAIN

    def big(
        self,
        kind: str,
        text: str,
        below: str | Callable[[], str],
        color: ColorName,
        *sounds: str,
        landing: Motion | None = None,
        about: int | None = None,
    ) -> Motion:
        """Returns the motion of a big moment; ``landing`` is added when the letters land. ``kind`` decides the look.

        A callable ``below`` is called when the word is shown, so that it can use the table's position. ``about`` is the
        seat in whose part of the table it happens, from which the game tells where the word lies.
        """
        below_text = below if callable(below) else lambda: below
        self._last = kind
        look, full = look_of(kind), self.is_first(kind)
        self.ctx.effects.expect_word(text, look)
        hit = [freeze(FREEZE_SECONDS), *map(hear, sounds), hear(stinger(kind)), *([] if look.slams else [shake()])]
        middle, pace = partial(self.ctx.word_middle, about), self.ctx.pace
        shown = word(text, below_text, color, look=look, full=full, middle=middle, pace=pace)
        return together(
            *hit, shown, *([then(pause(WORD_COMPLETE if full else WORD_COMPLETE / 2), landing)] if landing else [])
        )

    # Points

    def score(self, event: Scored, headline: str | Callable[[], str], *, whole: bool = False) -> list[Cue]:
        """Returns the cues of a score: a touchdown or safety covers the ``whole`` table, others get a banner."""
        ctx, color = self.ctx, self.ctx.color_of(event.seat)
        below = f"{ctx.names[event.seat]}: {event.points} point{'' if event.points == 1 else 's'}"
        headline_text = headline if callable(headline) else lambda: headline
        silence = do(lambda: ctx.hud.clear_last_acts(but=event.seat))
        if event.how.is_touchdown or event.how is ScoreKind.SAFETY or whole:
            kind = TOUCHDOWN if event.how.is_touchdown else HEADLINES[event.how]
            how = partial(_how, kind, headline_text, below)
            shown = self.big(kind, kind, how, color, "crowd_roar", landing=self._confetti(color), about=event.seat)
            return [cue(together(silence, shown), ctx), self._points(event, COLLECT_DELAY)]
        banner = do(lambda: ctx.banner(headline_text(), below, color, about=event.seat))
        called = together(silence, banner, hear("horn"), hear("crowd_cheer"))
        return [cue(called, ctx, lasts=BANNER_SECONDS), self._points(event, POINTS_SECONDS)]

    def _confetti(self, color: str) -> Motion:
        ctx = self.ctx
        colors = [ctx.app.theme.color(name) for name in (color, "firstDown", "chalk50")]
        return do(lambda: ctx.effects.confetti(ctx.area, colors))

    def _points(self, event: Scored, lasts: float) -> Cue:
        """Returns the cue that adds the points to the plate of the scoring side, with a bump."""
        bug = self.ctx.hud.bug
        bumps = together(hear("tally"), move(bug, "bump", 0.0, BUMP_SECONDS, out_back))

        def begin(ctx: MotionContext) -> None:
            self._collected = 0
            bug.scorer, bug.bump = event.seat, 1.0
            bumps.begin(ctx)

        return cue(Motion(begin, lasts), self.ctx, tells=True)

    def reward(self, event: CardMoved, seat: int, left: Sprite | None = None) -> None:
        """Lets a card of a scoring drive fly into its side's plate, and then counts it in its pile.

        The card is the one that has already ``left`` its zone, if given.
        """
        ctx, bug = self.ctx, self.ctx.hud.bug
        sprite = ctx.leave(event) if left is None else left
        sprite.layer = FLIGHT_LAYER

        def arrive() -> None:
            ctx.arrived(sprite, event.target)
            bug.bump = 1.0
            ctx.animator.to(bug, "bump", 0.0, BUMP_SECONDS * ctx.pace, out_back)

        collect(sprite, bug.plate(seat).center, arrive, place=self._collected).begin(ctx)
        self._collected += 1


def _how(kind: str, headline: Callable[[], str], points: str) -> str:
    """Returns the line below a word: the points, and how they were made if the word does not say that.

    >>> _how("Touchdown!", lambda: "Touchdown pass!", "Gulls: 6 points")
    'Touchdown pass! Gulls: 6 points'
    >>> _how("Touchdown!", lambda: "Touchdown!", "Gulls: 7 points")
    'Gulls: 7 points'
    """
    text = headline()
    return points if text == kind else f"{text} {points}"
