"""How men and cards feed the meter: each is ringed while its number flies to the total, which counts then.

Where the sums are about something else than before, as when the rush is faced in mid-throw, the meter says what they
are about now and counts from the beginning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.variants.card_bowl.cards import MAN_OF
from game.variants.card_bowl.events import Rows, Term
from game.variants.card_bowl.sum_words import contest
from game.variants.card_bowl.sums import total
from scenes.table.card_bowl.meter import Meter
from scenes.table.cues.cue_context import CueContext
from scenes.table.stage.animator import out_back, out_cubic
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import StageItem
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

FLIES, APART, MOST = 0.28, 0.09, 0.5
"""Seconds in which a number flies to the meter, seconds from one to the next, and the most for all of these gaps."""
STAYS = 0.12
"""Seconds for which the ring is still seen once the number has arrived."""
FED, FED_HIGH = 22.0, 24.0
"""Type size of a number that flies to the meter, and the height to which it rises, in units."""
HEAVE, HEAVES, RESTS = 8.0, 0.07, 0.16
"""Units by which a card heaves ahead as it adds its number, and seconds in which it does so and goes back."""
RING, AROUND = 4.0, 4.0
"""Width of the ring, and the gap between it and its card, in units."""
EMPTIES, SAYS, SAYS_FOR = 0.1, 24.0, 0.5
"""Seconds in which the meter goes back to nothing, and type size in units and seconds of what is added up then."""


class Ring(StageItem):
    """The ring around a card that adds to the meter, or that decides a play."""

    layer = 640.0

    def __init__(self, theme: Theme, source: pygame.Rect, color: str) -> None:
        self.theme, self.color = theme, color
        self.ring = source.inflate(2 * theme.px(AROUND), 2 * theme.px(AROUND))

    def render_key(self) -> Hashable:
        return tuple(self.ring)

    def bounds(self) -> pygame.Rect:
        return self.ring.inflate(2 * self.theme.px(RING), 2 * self.theme.px(RING))

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        for color, more in (("ink900", theme.px(2)), (self.color, 0)):
            edge = self.ring.inflate(more, more)
            pygame.draw.rect(surface, theme.color(color), edge, theme.px(RING) + more, theme.px(8))


def feed(
    meter: Meter,
    ctx: CueContext,
    lands: Callable[[int], object] = lambda lead: None,
    gauge: pygame.Rect | None = None,
) -> float:
    """Lets what is new in the sums fly to the meter from the card that brings it; gives the seconds that it takes.

    ``lands`` is called with the offense's lead in points as each number arrives; ``gauge`` is where both sides of a
    pass rush are told, which have no card of their own.
    """
    rows = meter.shown.story.rows
    if rows is None:
        meter.settle()
        return 0.0
    starts = _begins_anew(meter, rows, ctx)
    news = [(side, term) for side in (0, 1) for term in _new(rows[side], meter.fed[side]) if term.counts]
    before, meter.fed = meter.fed, rows
    step = min(APART, MOST / max(len(news), 1))
    sums = [0, 0] if starts else [round(meter.offense), round(meter.defense)]
    for index, (side, term) in enumerate(news):
        sums[side] += term.value
        after = starts + index * step
        ctx.later(partial(_send, meter, side, term, ctx, gauge), after)
        ctx.later(partial(_lands, meter, side, term, sums[side], ctx), after + FLIES)
        ctx.later(partial(lands, sums[0] - sums[1]), after + FLIES)
    ends = starts + len(news) * step + FLIES if news else 0.0
    for side, (name, terms) in enumerate(zip(("offense", "defense"), rows, strict=True)):
        ctx.later(
            partial(meter.counted.add, side, *(term for term in _new(terms, before[side]) if not term.counts)), ends
        )
        ctx.later(partial(ctx.animator.to, meter, name, float(total(terms)), 0.1 * ctx.pace, out_cubic), ends)
    return ends


def _begins_anew(meter: Meter, rows: Rows, ctx: CueContext) -> float:
    """Empties the meter if it has summed up something else, and says what comes; returns the seconds that it takes."""
    about = contest(meter.fed, rows)
    if not about:
        return 0.0
    meter.fed = (), ()
    meter.counted.begin()
    for name in ("offense", "defense"):
        ctx.animator.to(meter, name, 0.0, 0.0 if ctx.reduced else EMPTIES * ctx.pace, out_cubic)
    ctx.effects.stamp(meter.below().center, about, "chalk300", SAYS, SAYS_FOR)
    return EMPTIES


def _new(terms: Sequence[Term], fed: Sequence[Term]) -> list[Term]:
    """Returns the terms that are new."""
    before = Counter((term.label, term.value) for term in fed)
    found = []
    for term in terms:
        if before[term.label, term.value]:
            before[term.label, term.value] -= 1
        else:
            found.append(term)
    return found


def _send(meter: Meter, side: int, term: Term, ctx: CueContext, gauge: pygame.Rect | None) -> None:
    """Lets a number fly from its card, which heaves ahead, to the total."""
    seat = meter.shown.table_state.play.offense
    seat = seat if side == 0 else 1 - seat
    theme, end = meter.theme, meter.plate(side).center
    card = meter.counted.source(term)
    source = gauge if card is None else card.rect
    start = end if source is None else source.center
    if card is not None:
        _heave(card, 1 if side == 0 or card.zone not in MAN_OF else -1, ctx)
    if source is not None:
        ring(source, team_color(seat), FLIES + STAYS, ctx)
    ink = theme.text("block", FED, f"{term.value:+d}", "inkText")
    plate = pygame.Surface((ink.get_width() + theme.px(12), ink.get_height() + theme.px(2)), pygame.SRCALPHA)
    pygame.draw.rect(plate, theme.color(team_color(seat)), plate.get_rect(), border_radius=theme.px(6))
    pygame.draw.rect(plate, theme.color("inkText"), plate.get_rect(), theme.px(2), theme.px(6))
    plate.blit(ink, ink.get_rect(center=plate.get_rect().center))
    ctx.effects.fly(plate, start, end, FLIES, theme.px(FED_HIGH), stays=0.0)


def ring(source: pygame.Rect, color: str, lasts: float, ctx: CueContext) -> None:
    """Rings a card for some seconds, in the color of that token."""
    if not ctx.pace:
        return
    stage, shown = ctx.effects.stage, Ring(ctx.app.theme, source, color)
    stage.add(shown)
    ctx.later(partial(stage.remove, shown), lasts)


def _heave(card: Sprite, ahead: int, ctx: CueContext) -> None:
    """Lets a card throw itself ahead and go back; -1 is down the window."""
    if ctx.reduced:
        return
    ctx.animator.to(card, "rise", ahead * ctx.app.theme.px(HEAVE), HEAVES * ctx.pace, out_cubic)
    ctx.later(lambda: ctx.animator.to(card, "rise", 0.0, RESTS * ctx.pace, out_back), HEAVES)


def _lands(meter: Meter, side: int, term: Term, value: int, ctx: CueContext) -> None:
    """Adds a number that has arrived: the total goes up, the rope is pulled, and its card shows that it counts."""
    meter.counted.add(side, term)
    name = "offense" if side == 0 else "defense"
    ctx.sound("tally")
    ctx.animator.to(meter, name, float(value), 0.0 if ctx.reduced else 0.12 * ctx.pace, out_back)
