"""What a call may come to against every card that is still out, as a small curve (from ``preview.meetings``)."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.field import DOWNS, FIELD
from game.variants.blowout.actions import CALLS
from game.variants.blowout.cards import (
    BACK_LINE,
    DEF,
    DEFENSE_CALLS,
    KICK,
    KIND,
    OFFENSE_CALLS,
    PASS,
    RUN,
    YARDS,
)
from game.variants.blowout.names import title
from game.variants.blowout.preview import meetings
from game.variants.blowout.reasons import reason_for
from game.variants.blowout.view import BlowoutView
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import ColorName, Theme

STEP = 5
"""Yards of one bar."""
LEAST, MOST = -30, 50
"""Yards at the ends of the curve at least."""
COLORS: dict[str, ColorName] = {
    "loss": "loss",
    "none": "line500",
    "short": "chalk300",
    "first": "firstDown",
    "score": "gain",
}
"""What a gain is worth to the offense, with its color; the words below the curve say it too."""


class Forecast(NamedTuple):
    """A call, and how many of the cards that are out lead to each gain of the offense."""

    code: str
    gains: tuple[tuple[int, str, int], ...] = ()
    """Gain in yards, what it is worth, and by how many cards; from the left."""
    average: int = 0
    says: str = ""
    """A sentence in the place of the curve, for a call that no yards answer."""
    ends_at: float | None = None
    """Where the ball would lie on average, on the scale of the offense."""

    @property
    def cards(self) -> int:
        """How many cards may meet it."""
        return sum(count for _, _, count in self.gains)

    def share(self, *kinds: str) -> int:
        """The percentage of the cards that lead to one of these."""
        return round(100 * sum(count for _, kind, count in self.gains if kind in kinds) / max(self.cards, 1))


def forecast(view: BlowoutView, code: str) -> Forecast | None:
    """What is known of a call of the viewer's; None for a card that is no call now."""
    if not _is_call(view, code):
        return None
    facts = view.facts
    if KIND[code] not in (RUN, PASS, DEF):
        ends = min(facts.ball_on + YARDS[code], BACK_LINE) if KIND[code] == KICK else None
        return Forecast(code, says=reason_for(view, CALLS[code]), ends_at=ends)
    found: dict[tuple[int, str], int] = {}
    for meeting in meetings(view, code):
        key = meeting.gain, _worth(meeting.gain, meeting.ends_at, facts.ball_on, facts.marker)
        found[key] = found.get(key, 0) + meeting.out
    gains = tuple((gain, kind, count) for (gain, kind), count in sorted(found.items()))
    if not gains:
        return Forecast(code, says="No card is out any more that could meet it.")
    average = round(sum(gain * count for gain, _, count in gains) / sum(count for *_, count in gains))
    return Forecast(code, gains, average, ends_at=facts.ball_on + average)


def _is_call(view: BlowoutView, code: str) -> bool:
    """Whether the viewer's side may call such a card on this down (BO-28 to BO-30)."""
    if view.seat != view.facts.offense:
        return code in DEFENSE_CALLS
    return code in OFFENSE_CALLS or (KIND[code] == KICK and view.facts.down == DOWNS)


def _worth(gain: int, end: int, ball_on: int, marker: int) -> str:
    if end >= FIELD:
        return "score"
    if ball_on + gain >= marker:
        return "first"
    if gain < 0 or end <= 0:
        return "loss"
    return "short" if gain else "none"


def paint(surface: pygame.Surface, theme: Theme, box: pygame.Rect, seen: Forecast, on_offense: bool) -> None:
    """Draws a headline, the curve, and what it comes to in words."""
    size = theme.fit("block", 22, headline(seen, on_offense), box.w - theme.px(24))
    head = theme.text("block", size, headline(seen, on_offense), "chalk50")
    surface.blit(head, head.get_rect(midtop=(box.centerx, box.top + theme.px(7))))
    top = box.top + theme.px(10) + head.get_height()
    if seen.says:
        _paint_sentence(surface, theme, pygame.Rect(box.x, top, box.w, box.bottom - top), seen.says)
        return
    line = theme.line_height("text", 16)
    words = [f"loss {seen.share('loss')}%", f"no gain {seen.share('none')}%", f"gain {seen.share('short')}%"]
    words.append(f"1st down {seen.share('first')}%")
    if seen.share("score"):
        words.append(f"TD {seen.share('score')}%")
    foot = box.bottom - theme.px(7) - line
    _paint_words(surface, theme, pygame.Rect(box.x, foot, box.w, line), words)
    area = pygame.Rect(box.x + theme.px(16), top, box.w - theme.px(32), foot - theme.px(4) - top)
    _paint_curve(surface, theme, area, seen)


def headline(seen: Forecast, on_offense: bool) -> str:
    """What the call comes to on average, or its name where a sentence says more."""
    if seen.says:
        return title(seen.code)
    if on_offense:
        verb = "loses" if seen.average < 0 else "gains"
    else:
        verb = "throws back" if seen.average < 0 else "gives up"
    return f"{title(seen.code)} {verb} {abs(seen.average)} on average"


def _paint_sentence(surface: pygame.Surface, theme: Theme, box: pygame.Rect, sentence: str) -> None:
    lines = theme.wrap("text", 17, sentence, box.w - theme.px(32))
    step = theme.line_height("text", 17)
    y = box.centery - step * len(lines) // 2
    for line in lines:
        words = theme.text("text", 17, line, "chalk50")
        surface.blit(words, words.get_rect(midtop=(box.centerx, y)))
        y += step


def _paint_words(surface: pygame.Surface, theme: Theme, box: pygame.Rect, words: list[str]) -> None:
    """What the bars mean, each beside a square of its color."""
    side, gap = theme.px(9), theme.px(12)
    parts = in_room(theme, box.w - theme.px(16), words)
    wide = [side + theme.px(5) + theme.measure("text", 16, each)[0] for each, _ in parts]
    x = box.centerx - (sum(wide) + gap * (len(parts) - 1)) // 2
    for (each, color), room in zip(parts, wide, strict=True):
        surface.fill(theme.color(color), (x, box.centery - side // 2, side, side))
        text = theme.text("text", 16, each, "chalk50")
        surface.blit(text, text.get_rect(midleft=(x + side + theme.px(5), box.centery)))
        x += room + gap


def in_room(theme: Theme, width: int, words: list[str]) -> list[tuple[str, ColorName]]:
    """The words for all bars that there are, each with its color: in fewer letters, or none, where room is short."""
    parts = [(each, color) for each, color in zip(words, COLORS.values(), strict=False) if not each.endswith(" 0%")]
    shorter = [(each.replace("1st down", "1st").replace("no gain", "none"), color) for each, color in parts]
    shortest = [(each.split()[-1], color) for each, color in parts]
    gap, around = theme.px(12), theme.px(9) + theme.px(5)
    for ways in (parts, shorter):
        if sum(theme.measure("text", 16, each)[0] + around + gap for each, _ in ways) - gap <= width:
            return ways
    return shortest


def _paint_curve(surface: pygame.Surface, theme: Theme, area: pygame.Rect, seen: Forecast) -> None:
    """A bar for every gain, as high as there are cards that lead to it, over an axis of yards."""
    low = min(LEAST, *(gain for gain, *_ in seen.gains))
    high = max(MOST, *(gain for gain, *_ in seen.gains))
    axis = theme.measure("text", 15, "0")[1]
    base = area.bottom - axis
    tallest = max(count for *_, count in seen.gains)
    step = area.w / (high - low + STEP)

    def x(gain: float) -> float:
        return area.x + (gain - low + STEP / 2) * step

    wide = max(2, round(step * STEP * 0.72))
    for gain, kind, count in seen.gains:
        tall = max(theme.px(3), round((base - area.top) * count / tallest))
        bar = pygame.Rect(round(x(gain)) - wide // 2, base - tall, wide, tall)
        surface.fill(theme.color(COLORS[kind]), bar)
    surface.fill(theme.color("line500"), (area.x, base, area.w, theme.px(2)))
    taken: list[pygame.Rect] = []
    for gain in (0, seen.average, *range(-100, 101, 20)):
        words = theme.text("text", 15, f"{gain:+d}".replace("-", "−") if gain else "0", "chalk300")
        place = words.get_rect(midtop=(round(x(gain)), base + theme.px(1)))
        if area.x <= place.x and place.right <= area.right and place.inflate(8, 0).collidelist(taken) < 0:
            surface.blit(words, place)
            taken.append(place)
    mark = round(x(seen.average))
    tip = theme.px(6)
    pygame.draw.polygon(
        surface, theme.color("blowout"), [(mark - tip, area.top), (mark + tip, area.top), (mark, area.top + tip)]
    )
    pygame.draw.line(surface, theme.color("blowout"), (mark, area.top + tip), (mark, base), theme.px(1))


def paint_ground(surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
    """The plate on which forecast and duel stand."""
    paint_plate(surface, theme, box, "ink900", border="line500", cut=12)
