"""The preview of a call: its gains against every card that is still out, as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.claims import percentages
from game.field import DOWNS, FIELD
from game.match_words import listed
from game.variants.blowout.actions import CALLS
from game.variants.blowout.cards import (
    BACK_LINE,
    CODE,
    DEF,
    DEFENSE,
    DEFENSE_CALLS,
    KICK,
    KIND,
    OFFENSE,
    OFFENSE_CALLS,
    PASS,
    RUN,
    YARDS,
)
from game.variants.blowout.names import signed, title
from game.variants.blowout.open_play import FIELD_GOAL_WORDS, kick_words
from game.variants.blowout.preview import Meeting, meetings
from game.variants.blowout.reasons import NOTHING_OUT, against, is_surely_answered, left_out, own_answers, reason_for
from game.variants.blowout.view import BlowoutView
from game.variants.blowout.yardage import kick_needed
from scenes.ui.palette import BANDS
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import ColorName, Theme

BAR_YARDS = 5
"""Yards of one bar."""
SMALL, BETWEEN, MIN_HEIGHT = 16.0, 12.0, 44.0
"""Units of the type below the curve, between two words of its legend, and of the lowest curve that can be read."""
AXIS_FROM, AXIS_TO = -30, 50
"""Yards at both ends of the shortest axis."""
AGAINST, AGAINST_BAR = "They may hold", 28.0
"""Said before the chances of what the chart leaves out, if there is room, and units of the bar of one."""
IF_NO_KICK = "if they go for it"
"""Said of a defensive play on fourth down: the yards of the chart do not count a kick."""
WORDS = {
    "safety": "safety",
    "loss": "loss",
    "none": "no gain",
    "over": "overthrown",
    "short": "gain",
    "first": "1st down",
    "score": "TD",
}
"""Kinds of gains and their words below the chart, from the left."""
COLORS: dict[str, ColorName] = {
    "safety": "wipe",
    "loss": "loss",
    "none": "line500",
    "over": BANDS["kick"][0],
    "short": "chalk300",
    "first": "firstDown",
    "score": "gain",
}
"""The color of each for the offense."""
COLORS_AGAINST: dict[str, ColorName] = {**COLORS, "safety": "fit", "loss": "gain", "score": "loss"}
"""The same for the defense, whose gain their loss is."""


class Forecast(NamedTuple):
    """The preview of a call."""

    code: str
    gains: tuple[tuple[int, str, int], ...] = ()
    """Gain in yards, its kind, and the number of cards that lead to it; from the left."""
    average: int = 0
    says: str = ""
    """A sentence instead of the chart, for a call without opposing yards."""
    ends_at: float | None = None
    """Where the ball lies on average, from the offense's own goal line."""
    foot: str = ""
    """Sentences on which cards this counts, or for a call without opposing yards on what may still change it."""
    outcome: str = ""
    """The result of a kick in a word or two; empty for other calls."""
    axis: tuple[int, int] = (AXIS_FROM, AXIS_TO)
    """The gains at both ends of the axis, which all calls of a decision share."""
    may_kick: bool = False
    """Whether the other side may kick instead."""
    to_goal: bool = False
    """Whether the next first down would be a touchdown."""
    is_answered: bool = False
    """Whether the other side is known to hold an answer, so that the average says little."""
    against: tuple[tuple[str, float], ...] = ()
    """What the chart leaves out, each with the chance that the other side holds such a card."""

    @property
    def color(self) -> ColorName:
        """The color of the mark on the field."""
        return {FIELD_GOAL_WORDS: "gain", "too short": "loss"}.get(self.outcome, "chalk50")

    @property
    def tallest(self) -> int:
        """Number of cards that lead to the likeliest gain."""
        return max(sum(count for gain, _, count in self.gains if gain == each) for each, *_ in self.gains)

    def share(self, kind: str) -> int:
        """Returns the percentage of the cards that lead to this kind of gain; those of all kinds add up to 100."""
        counts = {each: sum(count for _, other, count in self.gains if other == each) for each in WORDS}
        return dict(zip(counts, percentages([*counts.values()]), strict=True))[kind]


def forecast(view: BlowoutView, code: str) -> Forecast | None:
    """Returns the preview of a call of the viewer; None for a card that cannot be called now."""
    if not _is_call(view, code):
        return None
    facts = view.facts
    if KIND[code] not in (RUN, PASS, DEF):
        seen = Forecast(code, says=reason_for(view, CALLS[code]), foot=left_out(view, code))
        return _kicked(seen, facts.ball_on) if KIND[code] == KICK else seen
    found: dict[tuple[int, str], int] = {}
    for meeting in meetings(view, code):
        key = meeting.gain, _worth(meeting, facts.ball_on, facts.marker)
        found[key] = found.get(key, 0) + meeting.out
    gains = tuple((gain, kind, count) for (gain, kind), count in sorted(found.items()))
    if not gains:
        return Forecast(code, says=NOTHING_OUT)
    cards = sum(count for *_, count in gains)
    average = round(sum(gain * count for gain, _, count in gains) / cards)
    return Forecast(
        code,
        gains,
        average,
        ends_at=facts.ball_on + average,
        foot=counted(cards, own_answers(view, code), of_defense=KIND[code] != DEF),
        axis=_shared_axis(view, code),
        may_kick=KIND[code] == DEF and facts.down == DOWNS,
        to_goal=facts.marker >= FIELD,
        is_answered=is_surely_answered(view, code),
        against=tuple(against(view, code)),
    )


def counted(cards: int, held: Sequence[str], *, of_defense: bool) -> str:
    """Returns what an average is one of, and the answers in hand that come on top of it.

    >>> counted(28, [], of_defense=True), counted(1, ["SACK"], of_defense=False)
    ('Over their 28 DEFENSIVE PLAYS left.', 'Over their one RUN or PASS left. You also hold SACK.')
    """
    one, all_ = ("DEFENSIVE PLAY", "DEFENSIVE PLAYS") if of_defense else ("RUN or PASS", "RUNs and PASSes")
    which = f"their {cards} {all_}" if cards > 1 else f"their one {one}"
    also = f" You also hold {listed(held)}." if held else ""
    return f"Over {which} left.{also}"


def _shared_axis(view: BlowoutView, code: str) -> tuple[int, int]:
    """Returns both ends of an axis that holds the gains of this call and of all others in hand."""
    held = view.hands[OFFENSE if view.seat == view.facts.offense else DEFENSE]
    calls = {code, *(CODE[card] for card in held)}
    gains = [meeting.gain for call in calls if KIND[call] in (RUN, PASS, DEF) for meeting in meetings(view, call)]
    return min(AXIS_FROM, *gains), max(AXIS_TO, *gains)


def _kicked(seen: Forecast, ball_on: int) -> Forecast:
    """Adds the result of a kick, and where it ends: one that is too short leaves the ball where it lies (BO-84)."""
    carries, needed = YARDS[seen.code], kick_needed(ball_on)
    short = needed is not None and carries < needed
    end = ball_on if short else min(ball_on + carries, BACK_LINE)
    return seen._replace(ends_at=end, outcome=kick_words(carries, needed, end))


def _is_call(view: BlowoutView, code: str) -> bool:
    """Returns whether the viewer's side may call such a card on this down (BO-28 to BO-30)."""
    if view.seat != view.facts.offense:
        return code in DEFENSE_CALLS
    return code in OFFENSE_CALLS or (KIND[code] == KICK and view.facts.down == DOWNS)


def _worth(meeting: Meeting, ball_on: int, marker: int) -> str:
    if meeting.how == "overthrown":
        return "over"
    if meeting.ends_at >= FIELD:
        return "score"
    if meeting.ends_at <= 0:
        return "safety"
    if ball_on + meeting.gain >= marker:
        return "first"
    if meeting.gain < 0:
        return "loss"
    return "short" if meeting.gain else "none"


def paint(surface: pygame.Surface, theme: Theme, box: pygame.Rect, seen: Forecast, on_offense: bool) -> None:
    """Draws a headline, the curve with its words, and the cards that these count."""
    size = theme.fit("block", 22, headline(seen, on_offense), box.w - theme.px(24))
    head = theme.text("block", size, headline(seen, on_offense), "chalk50")
    surface.blit(head, head.get_rect(midtop=(box.centerx, box.top + theme.px(7))))
    top = box.top + theme.px(10) + head.get_height()
    if seen.says:
        foot = _paint_foot(surface, theme, box, seen.foot)
        _paint_sentence(surface, theme, pygame.Rect(box.x, top, box.w, foot - top), seen.says)
        return
    colors = COLORS if on_offense else COLORS_AGAINST
    rows = legend(theme, box.w - theme.px(16), seen)
    line = theme.line_height("text", SMALL)
    below = line * (len(rows) + bool(seen.against)) + theme.px(4)
    foot = _foot_top(theme, box, seen.foot)
    if foot - below - top >= theme.px(MIN_HEIGHT):
        _paint_foot(surface, theme, box, seen.foot)
    else:  # the chart says more than what it is one of
        foot = _foot_top(theme, box, "")
    if seen.against:
        foot -= line
        _paint_against(surface, theme, pygame.Rect(box.x + theme.px(12), foot, box.w - theme.px(24), line), seen)
    foot -= line * len(rows)
    for number, row in enumerate(rows):
        _paint_words(surface, theme, pygame.Rect(box.x, foot + number * line, box.w, line), row, colors)
    area = pygame.Rect(box.x + theme.px(16), top, box.w - theme.px(32), foot - theme.px(4) - top)
    if area.h >= theme.px(MIN_HEIGHT):
        _paint_curve(surface, theme, area, seen, colors)


def _foot_rows(theme: Theme, box: pygame.Rect, sentence: str) -> list[str]:
    return theme.wrap("text", SMALL, sentence, box.w - theme.px(24)) if sentence else []


def _foot_top(theme: Theme, box: pygame.Rect, sentence: str) -> int:
    """Returns where a sentence at the foot begins."""
    return box.bottom - theme.px(6) - theme.line_height("text", SMALL) * len(_foot_rows(theme, box, sentence))


def _paint_foot(surface: pygame.Surface, theme: Theme, box: pygame.Rect, sentence: str) -> int:
    """Draws a sentence at the foot and returns where it begins."""
    line, top = theme.line_height("text", SMALL), _foot_top(theme, box, sentence)
    for number, row in enumerate(_foot_rows(theme, box, sentence)):
        words = theme.text("text", SMALL, row, "chalk300")
        surface.blit(words, words.get_rect(midtop=(box.centerx, top + number * line)))
    return top


def _paint_against(surface: pygame.Surface, theme: Theme, row: pygame.Rect, seen: Forecast) -> None:
    """Draws the chances of what the chart leaves out, each as a bar that fills with it."""
    gap, tall = theme.px(BETWEEN), theme.px(9)
    pieces = [(f"{words} {round(100 * chance)}%", chance) for words, chance in seen.against]
    wide = sum(gap // 2 + theme.measure("text", SMALL, said)[0] + gap for said, _ in pieces) - gap
    bar = max(0, min(theme.px(AGAINST_BAR), (row.w - wide) // len(pieces)))
    wide += bar * len(pieces)
    lead = theme.measure("text", SMALL, AGAINST)[0] + gap
    x = row.centerx - wide // 2
    if lead + wide <= row.w:
        x = row.centerx - (lead + wide) // 2
        words = theme.text("text", SMALL, AGAINST, "chalk50")
        surface.blit(words, words.get_rect(midleft=(x, row.centery)))
        x += lead
    for said, chance in pieces:
        track = pygame.Rect(x, row.centery - tall // 2, bar, tall)
        surface.fill(theme.color("ink700"), track)
        surface.fill(theme.color("loss"), (track.x, track.y, round(bar * chance), tall))
        pygame.draw.rect(surface, theme.color("line500"), track, 1)
        words = theme.text("text", SMALL, said, "chalk50")
        surface.blit(words, words.get_rect(midleft=(track.right + gap // 2, row.centery)))
        x = track.right + gap // 2 + words.get_width() + gap


def headline(seen: Forecast, on_offense: bool) -> str:
    """Returns the average gain of the call in words, or its name and the result of a kick if a sentence follows.

    With goal to go it is the chance of a touchdown, since the goal line cuts every gain short.
    """
    if seen.says:
        return ": ".join(filter(None, (title(seen.code), seen.outcome)))
    if seen.is_answered:
        return f"{title(seen.code)}: they hold an answer"
    if seen.to_goal:
        said = f"{title(seen.code)}: {seen.share('score')}% a touchdown"
        return f"{said} {IF_NO_KICK}" if seen.may_kick else said
    if on_offense:
        verb = "loses" if seen.average < 0 else "gains"
    else:
        verb = "throws back" if seen.average < 0 else "gives up"
    said = f"{title(seen.code)} {verb} {abs(seen.average)} on average"
    return f"{said} {IF_NO_KICK}" if seen.may_kick else said


def _paint_sentence(surface: pygame.Surface, theme: Theme, box: pygame.Rect, sentence: str) -> None:
    lines = theme.wrap("text", 17, sentence, box.w - theme.px(32))
    step = theme.line_height("text", 17)
    y = box.centery - step * len(lines) // 2
    for line in lines:
        words = theme.text("text", 17, line, "chalk50")
        surface.blit(words, words.get_rect(midtop=(box.centerx, y)))
        y += step


Words = list[tuple[str, str]]
"""Words of a legend, each with the kind of gain."""


def legend(theme: Theme, width: int, seen: Forecast) -> list[Words]:
    """Returns the words for all bars, in as few rows as possible."""
    rows: list[Words] = [[]]
    left = width
    for kind, word in WORDS.items():
        if not seen.share(kind):
            continue
        said = f"{word} {seen.share(kind)}%"
        room = _mark(theme) + theme.measure("text", SMALL, said)[0]
        if room > left and rows[-1]:
            rows.append([])
            left = width
        rows[-1].append((said, kind))
        left -= room + theme.px(BETWEEN)
    return rows


def _mark(theme: Theme) -> int:
    """Returns the pixels of a square and the gap behind it."""
    return theme.px(9) + theme.px(5)


def _paint_words(
    surface: pygame.Surface, theme: Theme, box: pygame.Rect, words: Words, colors: dict[str, ColorName]
) -> None:
    """Draws what the bars mean, each beside a square of its color."""
    side, gap = theme.px(9), theme.px(BETWEEN)
    wide = [_mark(theme) + theme.measure("text", SMALL, said)[0] for said, _ in words]
    x = box.centerx - (sum(wide) + gap * (len(words) - 1)) // 2
    for (said, kind), room in zip(words, wide, strict=True):
        surface.fill(theme.color(colors[kind]), (x, box.centery - side // 2, side, side))
        text = theme.text("text", SMALL, said, "chalk50")
        surface.blit(text, text.get_rect(midleft=(x + _mark(theme), box.centery)))
        x += room + gap


class Axis(NamedTuple):
    """Converts gains to pixels of the chart."""

    left: int
    low: int
    """The smallest gain on the axis."""
    step: float
    """Pixels of a yard."""

    def x(self, gain: float) -> int:
        """Returns the pixel of a gain."""
        return round(self.left + (gain - self.low + BAR_YARDS / 2) * self.step)


def _axis(area: pygame.Rect, seen: Forecast) -> Axis:
    low, high = seen.axis
    return Axis(area.x, low, area.w / (high - low + BAR_YARDS))


def _paint_curve(
    surface: pygame.Surface, theme: Theme, area: pygame.Rect, seen: Forecast, colors: dict[str, ColorName]
) -> None:
    """Draws a bar for every gain, as high as there are cards that lead to it, over an axis of yards."""
    axis = _axis(area, seen)
    base = area.bottom - theme.measure("text", 15, "0")[1]
    wide = max(2, round(axis.step * BAR_YARDS * 0.72))
    feet: dict[int, int] = {}
    for gain, kind, count in seen.gains:
        tall = max(theme.px(3), round((base - area.top) * count / seen.tallest))
        feet[gain] = feet.get(gain, base) - tall
        surface.fill(theme.color(colors[kind]), (axis.x(gain) - wide // 2, feet[gain], wide, tall))
    surface.fill(theme.color("line500"), (area.x, base, area.w, theme.px(2)))
    _paint_numbers(surface, theme, area, base, axis, seen.average)
    mark, tip = axis.x(seen.average), theme.px(6)
    pygame.draw.polygon(
        surface, theme.color("blowout"), [(mark - tip, area.top), (mark + tip, area.top), (mark, area.top + tip)]
    )
    pygame.draw.line(surface, theme.color("blowout"), (mark, area.top + tip), (mark, base), theme.px(1))


def _paint_numbers(
    surface: pygame.Surface, theme: Theme, area: pygame.Rect, base: int, axis: Axis, average: int
) -> None:
    """Draws the numbers below the axis, as far as there is room: zero and the average first."""
    taken: list[pygame.Rect] = []
    for gain in (0, average, *range(-100, 101, 20)):
        words = theme.text("text", 15, signed(gain), "chalk300")
        place = words.get_rect(midtop=(axis.x(gain), base + theme.px(1)))
        if area.x <= place.x and place.right <= area.right and place.inflate(8, 0).collidelist(taken) < 0:
            surface.blit(words, place)
            taken.append(place)


def paint_ground(surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
    """Paints the plate under preview and duel."""
    paint_plate(surface, theme, box, "ink900", border="line500", cut=12)
