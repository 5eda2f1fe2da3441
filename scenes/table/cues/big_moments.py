"""The moments that a whole table belongs to: scores, and whatever turns a match."""

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
    FILLED,
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
"""The layer of cards on their way: above all that lie, below the graphics."""
TOUCHDOWN, SAFETY = HEADLINES[ScoreKind.TOUCHDOWN], HEADLINES[ScoreKind.SAFETY]
"""What goes over the whole table; how the points were made stands below."""
LONG = 40
"""Yards from which a play is a big moment."""
CROSSED = 0.12
"""Seconds that the table stands still as a big moment breaks loose."""
CALLED, READ, TAKEN, BUMPS = 0.4, 0.35, 0.12, 0.3
"""Seconds until a banner was read, and the points below it, until cards follow them, and of the bump of the plate."""


class BigMomentContext(MotionContext, Protocol):
    """What big moments need of the table whose cues they are."""

    board: Board
    hud: Hud
    names: Sequence[str]
    area: pygame.Rect
    """The table's part of the window, in pixels."""

    def color_of(self, seat: int) -> str:
        """The token of a seat's team color."""

    def banner(self, headline: str, below: str, color: str, sound: str = "", about: int | None = None) -> None:
        """Shows a headline where nothing happens."""

    def word_middle(self, about: int | None) -> int:
        """The height of a word over the whole table that leaves the part of a seat in sight, in pixels."""

    def leave(self, event: CardMoved) -> Sprite:
        """Takes the card of an event from where it lies."""

    def arrived(self, sprite: Sprite, zone: str) -> None:
        """A card has come to a pile that shows none."""


class BigMomentCues:
    """Makes the cues of big moments. The first of its kind in a match is shown in full, later ones shorter."""

    def __init__(self, ctx: BigMomentContext) -> None:
        self.ctx = ctx
        self._seen: set[str] = set()
        self._last = ""
        """The kind of the last moment."""
        self._collected = 0
        """How many cards of the last score have left for the plate."""

    def follows(self, kind: str) -> bool:
        """Whether a moment of that kind was the last one and nothing has followed from it yet."""
        follows, self._last = self._last == kind, ""
        return follows

    def is_first(self, kind: str) -> bool:
        """Whether nothing of the kind was shown at this table yet."""
        first = kind not in self._seen
        self._seen.add(kind)
        return first

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
        """The table stands still and shakes, and a word goes over all of it; ``landing`` is added as its letters land.

        Its kind decides how it looks.

        A line ``below`` that the table's position tells is asked for as it is shown. ``about`` is the seat in whose
        part of the table it happens: the word leaves that in sight, where it can.
        """
        told = below if callable(below) else lambda: below
        self._last = kind
        look, full = look_of(kind), self.is_first(kind)
        self.ctx.effects.expect_word(text, look)
        hit = [freeze(CROSSED), *map(hear, sounds), hear(stinger(kind)), *([] if look.slams else [shake()])]
        named = word(text, told, color, look=look, full=full, middle=lambda: self.ctx.word_middle(about))
        return together(*hit, named, *([then(pause(FILLED if full else FILLED / 2), landing)] if landing else []))

    # Points

    def score(self, event: Scored, headline: str | Callable[[], str]) -> list[Cue]:
        """A score under its headline: a touchdown and a safety over the whole table, others as a banner."""
        ctx, color = self.ctx, self.ctx.color_of(event.seat)
        below = f"{ctx.names[event.seat]}: {event.points} point{'' if event.points == 1 else 's'}"
        told = headline if callable(headline) else lambda: headline
        if event.how.is_touchdown or event.how is ScoreKind.SAFETY:
            kind = TOUCHDOWN if event.how.is_touchdown else SAFETY
            how = partial(_how, kind, told, below)
            shown = self.big(kind, kind, how, color, "crowd_roar", landing=self._confetti(color), about=event.seat)
            return [cue(shown, ctx), self._points(event, TAKEN)]
        banner = do(lambda: ctx.banner(told(), below, color, about=event.seat))
        called = together(banner, hear("horn"), hear("crowd_cheer"))
        return [cue(called, ctx, lasts=CALLED), self._points(event, READ)]

    def _confetti(self, color: str) -> Motion:
        ctx = self.ctx
        colors = [ctx.app.theme.color(name) for name in (color, "firstDown", "chalk50")]
        return do(lambda: ctx.effects.confetti(ctx.area, colors))

    def _points(self, event: Scored, lasts: float) -> Cue:
        """The plate of the side that scored takes its points at once and with a bump, and now they are told."""
        bug = self.ctx.hud.bug
        bumps = together(hear("tally"), move(bug, "bump", 0.0, BUMPS, out_back))

        def begin(ctx: MotionContext) -> None:
            self._collected = 0
            bug.scorer, bug.bump = event.seat, 1.0
            bumps.begin(ctx)

        return cue(Motion(begin, lasts), self.ctx, tells=True)

    def reward(self, event: CardMoved, seat: int, left: Sprite | None = None) -> None:
        """A card of a drive that scored flies into the plate of its side, and is then in its pile.

        It is the one that has ``left`` its zone already, if there is one.
        """
        ctx, bug = self.ctx, self.ctx.hud.bug
        sprite = ctx.leave(event) if left is None else left
        sprite.layer = FLIGHT_LAYER

        def arrive() -> None:
            ctx.arrived(sprite, event.target)
            bug.bump = 1.0
            ctx.animator.to(bug, "bump", 0.0, BUMPS * ctx.pace, out_back)

        collect(sprite, bug.plate(seat).center, arrive, place=self._collected).begin(ctx)
        self._collected += 1


def _how(kind: str, headline: Callable[[], str], points: str) -> str:
    """The line below a word: how the points were made, where that says more than the word, and how many they are.

    >>> _how("Touchdown!", lambda: "Touchdown pass!", "Gulls: 6 points")
    'Touchdown pass! Gulls: 6 points'
    >>> _how("Touchdown!", lambda: "Touchdown!", "Gulls: 7 points")
    'Gulls: 7 points'
    """
    told = headline()
    return points if told == kind else f"{told} {points}"
