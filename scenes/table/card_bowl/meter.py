"""The meter: a rope that both sides pull, to which every man and every drawn card adds as it comes.

Nobody has to add up: the ball goes to the side that is ahead, and a line of plain words says what that came to.
Pressed, the meter opens both sums term by term.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.variants.card_bowl.cards import ID, MAN_OF
from game.variants.card_bowl.events import Rows, Term
from game.variants.card_bowl.sums import total
from scenes.table.card_bowl.odds_board import OddsBoard
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.table.cues.cue_context import CueContext
from scenes.table.stage.animator import out_back, out_cubic
from scenes.table.stage.sprites import Sprite
from scenes.ui.boxes import blit_at
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team, team_color
from scenes.ui.text import elided, paint_text, tight_height
from scenes.ui.theme import Theme

HIGH, TROUGH, NUMBER = 36.0, 18.0, 28.0
"""Heights of the totals and of the rope between them, and their type size, in units."""
PLATE = 66.0
"""Width of a total in units."""
SPAN = 40.0
"""Lead in points at which the ball is at the end of the rope."""
BALL = (33.0, 22.0)
"""Size of the ball in units."""
FLIES, APART, MOST = 0.24, 0.05, 0.32
"""Seconds in which a number flies to the meter, seconds from one to the next, and the most for all of these gaps."""
FED, FED_HIGH = 22.0, 24.0
"""Type size of a number that flies to the meter, and the height to which it rises, in units."""
HEAVE, HEAVES, RESTS = 8.0, 0.07, 0.16
"""Units by which a card heaves ahead as it adds its number, and seconds in which it does so and goes back."""


class Meter(FilmItem):
    """Both totals with the rope between them, and the result of the play below."""

    layer = 8.2

    def __init__(self, theme: Theme, shown: ShownTable, odds: OddsBoard) -> None:
        """``odds`` replaces the meter while it shows prospects."""
        super().__init__(theme, shown)
        self.odds = odds
        self.offense = self.defense = 0.0
        """The totals as they are drawn."""
        self.fed: Rows = ((), ())
        """The terms that have been added so far."""
        self.quiet = False
        """Whether the words wait until their event has been shown."""

    def render_key(self) -> Hashable:
        story = self.shown.story
        if not self.rect.h or not (story.rows or self._words) or self.odds.prospects:
            return None
        pulled = round(self.offense), round(self.defense), round((self.offense - self.defense) * 4)
        return pulled, story.rows is None, story.to_come, self._words, self.shown.table_state.play.offense

    @property
    def _words(self) -> str:
        """The last thing that happened, or where a kick has come down; on the empty film the caption says it."""
        shown = self.shown
        if not shown.on_film or self.quiet:
            return ""
        return shown.note or shown.said

    def settle(self) -> None:
        """Shows the totals as they are."""
        self.fed = self.shown.story.rows or ((), ())
        self.offense, self.defense = (float(total(terms)) for terms in self.fed)

    def box(self) -> pygame.Rect:
        """Returns where totals and rope are."""
        return pygame.Rect(self.rect.left, self.rect.top, self.rect.w, self.theme.px(HIGH))

    def below(self) -> pygame.Rect:
        """Returns what is left of its area below totals and rope."""
        high = self.theme.px(HIGH + 4)
        return pygame.Rect(self.rect.left, self.rect.top + high, self.rect.w, max(self.rect.h - high, 0))

    def plate(self, side: int) -> pygame.Rect:
        """Returns the total of the offense (0), at the left, or of the defense (1)."""
        box, wide = self.box(), self.theme.px(PLATE)
        return pygame.Rect(box.left if side == 0 else box.right - wide, box.top, wide, box.h)

    def paint(self, surface: pygame.Surface) -> None:
        theme, words, area = self.theme, self._words, self.rect
        if self.shown.story.rows is not None:
            self._paint_rope(surface)
            area = self.below()
        if not words:
            return
        lines = 2 if tight_height(theme, words, area.w, bold=True) <= area.h else 1
        if lines == 1:
            words = elided(theme, "text", 1.0, words, area.w, True)
        scorer = self.shown.story.scorer
        color = "firstDown" if scorer is None else team_color(scorer)
        paint_text(surface, theme, area, words, size=18, color=color, bold=True, lines=lines, top=True, tight=True)

    def _paint_rope(self, surface: pygame.Surface) -> None:
        theme, box, seat = self.theme, self.box(), self.shown.table_state.play.offense
        left, right = self.plate(0).right, self.plate(1).left
        trough = pygame.Rect(left - theme.px(4), 0, right - left + theme.px(8), theme.px(TROUGH))
        trough.centery = box.centery
        paint_plate(surface, theme, trough, "ink900", border="line500", line=1.5, cut=4)
        ahead = max(-1.0, min(1.0, (self.offense - self.defense) / SPAN))
        reach = (right - left - theme.px(BALL[0])) / 2
        knot = round(trough.centerx - ahead * reach)
        fill = pygame.Rect(min(knot, trough.centerx), 0, abs(knot - trough.centerx), theme.px(TROUGH - 8))
        fill.centery = box.centery
        surface.fill(theme.color(team_color(seat if ahead > 0 else 1 - seat)), fill)
        surface.fill(theme.color("chalk300"), (trough.centerx - theme.px(1), trough.top, theme.px(2), trough.h))
        for side, value in enumerate((self.offense, self.defense)):
            plate = self.plate(side)
            paint_team(surface, theme, plate, seat if side == 0 else 1 - seat, cut=8)
            more = "+" if self.shown.story.to_come[side] else ""
            words = f"{round(value)}{more}"
            size = theme.fit("block", NUMBER, words, plate.w - theme.px(10))
            blit_at(surface, theme.text("block", size, words, "inkText"), center=plate.center)
        blit_at(surface, theme.svg("ball", (theme.px(BALL[0]), theme.px(BALL[1]))), center=(knot, box.centery))


def feed(meter: Meter, ctx: CueContext, lands: Callable[[int], object] = lambda lead: None) -> float:
    """Lets what is new in the sums fly to the meter from the card that brings it; gives the seconds that it takes.

    ``lands`` is called with the offense's lead in points as each number arrives.
    """
    rows = meter.shown.story.rows
    if rows is None:
        meter.settle()
        return 0.0
    news = [(side, term) for side in (0, 1) for term in _new(rows[side], meter.fed[side]) if term.counts]
    meter.fed = rows
    step = min(APART, MOST / max(len(news), 1))
    sums = [round(meter.offense), round(meter.defense)]
    for index, (side, term) in enumerate(news):
        sums[side] += term.value
        ctx.later(partial(_send, meter, side, term, ctx), index * step)
        ctx.later(partial(_lands, meter, side, sums[side], ctx), index * step + FLIES)
        ctx.later(partial(lands, sums[0] - sums[1]), index * step + FLIES)
    ends = len(news) * step + FLIES if news else 0.0
    for name, terms in zip(("offense", "defense"), rows, strict=True):
        ctx.later(partial(ctx.animator.to, meter, name, float(total(terms)), 0.1 * ctx.pace, out_cubic), ends)
    return ends


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


def _send(meter: Meter, side: int, term: Term, ctx: CueContext) -> None:
    """Lets a number fly from its card, which heaves ahead, to the total."""
    seat = meter.shown.table_state.play.offense
    seat = seat if side == 0 else 1 - seat
    theme, end = meter.theme, meter.plate(side).center
    card = _source(term, ctx)
    start = end if card is None else (card.x, card.y)
    if card is not None:
        _heave(card, 1 if side == 0 or card.zone not in MAN_OF else -1, ctx)
    ink = theme.text("block", FED, f"{term.value:+d}", "inkText")
    plate = pygame.Surface((ink.get_width() + theme.px(12), ink.get_height() + theme.px(2)), pygame.SRCALPHA)
    pygame.draw.rect(plate, theme.color(team_color(seat)), plate.get_rect(), border_radius=theme.px(6))
    pygame.draw.rect(plate, theme.color("inkText"), plate.get_rect(), theme.px(2), theme.px(6))
    plate.blit(ink, ink.get_rect(center=plate.get_rect().center))
    ctx.effects.fly(plate, start, end, FLIES, theme.px(FED_HIGH), stays=0.0)


def _heave(card: Sprite, ahead: int, ctx: CueContext) -> None:
    """Lets a card throw itself ahead and go back; -1 is down the window."""
    if ctx.reduced:
        return
    ctx.animator.to(card, "rise", ahead * ctx.app.theme.px(HEAVE), HEAVES * ctx.pace, out_cubic)
    ctx.later(lambda: ctx.animator.to(card, "rise", 0.0, RESTS * ctx.pace, out_back), HEAVES)


def _source(term: Term, ctx: CueContext) -> Sprite | None:
    """Returns the card of a term on the table."""
    code = next((word for word in term.label.split() if word in ID), "")
    cards = (card for card in ctx.board.sprites() if card.card is not None and card.card.code == code)
    return next(cards, None)


def _lands(meter: Meter, side: int, value: int, ctx: CueContext) -> None:
    """Adds a number that has arrived: the total goes up and the rope is pulled."""
    name = "offense" if side == 0 else "defense"
    ctx.sound("tally")
    ctx.animator.to(meter, name, float(value), 0.0 if ctx.reduced else 0.12 * ctx.pace, out_back)
