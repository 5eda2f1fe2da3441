"""The score bug: fixed fields at the top of every table."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from game.contract import Event
from game.events import BallSpotted, DownSet, PossessionChanged, Scored
from game.field import down_and_distance, spot_text
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import blit_at, columns
from scenes.ui.clubs import paint_crest
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team, team_color
from scenes.ui.text import elided
from scenes.ui.theme import Theme

TEAMS_WIDTH, GAP = 652.0, 8.0
"""Width of all team plates together, and gap between two of them, in units."""


NARROW_PLATE = 200.0
"""Width of a team plate in units below which only the last word of a club's name is shown."""


SHINE_STEPS = 12
"""Steps in which the light around the possession mark fades."""
BUMP_STEPS, BUMP_GROWTH, BRIGHT_FROM = 8, 8.0, 0.5
"""Steps of a bump, units by which the digits grow, and fraction of a bump above which the plate is bright."""
UNSAID = "–"
"""Shown in an empty field."""
SIDES_GAP = 10.0
"""Gap between the numbers of two sides, in units."""
ALARM_SECONDS = 5
"""Seconds on the play clock from which its color warns."""


class Slot(NamedTuple):
    """One field of the score bug: a small heading and its value."""

    heading: str
    value: str
    accent: str = "chalk50"
    sides: tuple[str, ...] = ()
    """The value for each side, shown over its color; empty for a single value."""
    accents: tuple[str, ...] = ()
    """The color of each side's value."""


def by_side(heading: str, values: Sequence[int], accent: str = "chalk50", few: int = -1) -> Slot:
    """Returns a field with a number for each side, those up to ``few`` in a color that warns.

    >>> by_side("plays left", (14, 3), few=5).accents
    ('chalk50', 'loss')
    """
    numbers = tuple(map(str, values))
    accents = tuple("loss" if value <= few else accent for value in values)
    return Slot(heading, " : ".join(numbers), accent, numbers, accents)


class Downs:
    """The down as the score bug shows it: complete, or not at all.

    Possession, spot and down of the next play come one by one, each with its own cue; only the last completes it. Until
    then the previous down stays, and it is cleared while the ball changes hands or points are scored.
    """

    def __init__(self) -> None:
        self.said, self.spot = "", ""
        self._ball_on = 0

    def say(self, down: int, ball_on: int, marker: int) -> None:
        """Sets the down of the next play."""
        self.said, self.spot = down_and_distance(down, ball_on, marker), spot_text(ball_on)

    def clear(self) -> None:
        """Clears the down."""
        self.said = self.spot = ""

    def note(self, event: Event) -> None:
        """Updates the down from an event that is being shown."""
        if isinstance(event, BallSpotted):
            self._ball_on = event.ball_on
        elif isinstance(event, DownSet):
            self.say(event.down, self._ball_on, event.marker)
        elif isinstance(event, PossessionChanged | Scored):
            self.clear()

    def slot(self) -> Slot:
        """Returns the score bug's field."""
        return Slot("down", self.said or UNSAID, "firstDown")


class ScoreBug(StageItem):
    """Shows teams, points, possession and the game's own fields."""

    layer = 950.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.names: Sequence[str] = ("", "")
        self.points: Sequence[int] = (0, 0)
        self.scorer, self.bump = 0, 0.0
        """The side that scored last, and how far its plate is bumped, 0 to 1."""
        self.possession: int | None = 0
        self.underway, self.over = False, False
        """Whether the first period has begun, and whether the match has ended. Possession is shown only in between."""
        self.lit = 0.0
        """Brightness of the light around the possession mark, 0 to 1."""
        self.slots: Sequence[Slot] = ()
        self._clock: int | None = None
        self._timed = False
        """Whether the clock has a field: it stays once it was used, so that the fields do not move."""

    @property
    def clock(self) -> int | None:
        """Seconds left on the play clock, or None."""
        return self._clock

    @clock.setter
    def clock(self, seconds: int | None) -> None:
        self._clock = seconds
        self._timed |= seconds is not None

    def render_key(self) -> Hashable:
        return (
            *(tuple(self.names), tuple(self.points), tuple(self.slots)),
            *(self.has_ball, self._shine, self.clock, self.theme.patterns),
            *(self.scorer, round(self.bump * BUMP_STEPS)),
        )

    @property
    def has_ball(self) -> int | None:
        """The side marked as having the ball, or None."""
        return self.possession if self.underway and not self.over else None

    @property
    def _shine(self) -> int:
        """The drawn brightness, in steps."""
        return round(self.lit * SHINE_STEPS)

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        surface.fill(theme.color("ink900"), box)
        edge = pygame.Rect(box.x, box.bottom - theme.px(2), box.w, theme.px(2))
        surface.fill(theme.color("line500"), edge)
        for seat in range(len(self.names)):
            self._paint_team(surface, self.plate(seat), seat)
        self._paint_slots(surface)

    def _paint_team(self, surface: pygame.Surface, plate: pygame.Rect, seat: int) -> None:
        theme, color = self.theme, team_color(seat)
        paint_team(surface, theme, plate, seat)
        wide = min(theme.px(78), plate.w // 3)
        board = pygame.Rect(plate.right - wide, plate.y, wide, plate.h)
        bumped = round(self.bump * BUMP_STEPS) / BUMP_STEPS if seat == self.scorer else 0.0
        ground, ink = ("chalk50", "inkText") if bumped > BRIGHT_FROM else ("ink900", "chalk50")
        paint_plate(surface, theme, board, ground, border=color, corners=("bottomright",))
        digits = theme.text("block", 38 + BUMP_GROWTH * bumped, str(self.points[seat]), ink)
        surface.blit(digits, digits.get_rect(center=board.center))
        small = plate.w < theme.px(NARROW_PLATE)
        left = plate.x + theme.px(7)
        if not small:
            side = plate.h - theme.px(4)
            paint_crest(surface, theme, pygame.Rect(left, plate.centery - side // 2, side, side), self.names[seat])
            left += side + theme.px(8)
        if seat == self.has_ball:
            ball = theme.svg("ball", (theme.px(24), theme.px(16)) if small else (theme.px(32), theme.px(21)))
            spot = ball.get_rect(midleft=(left, plate.centery))
            if self._shine:
                self._paint_shine(surface, spot)
            surface.blit(ball, spot)
        left += theme.px(28 if small else 40)
        room = board.x - left - theme.px(4 if small else 8)
        name = self.names[seat].split()[-1] if small else self.names[seat]
        size = theme.fit("block", 26, name, room)
        words = theme.text("block", size, elided(theme, "block", size, name, room), "inkText")
        surface.blit(words, words.get_rect(midleft=(left, plate.centery)), (0, 0, room, words.get_height()))

    def _paint_shine(self, surface: pygame.Surface, spot: pygame.Rect) -> None:
        halo = spot.inflate(self.theme.px(10), self.theme.px(10))
        light = pygame.Surface(halo.size, pygame.SRCALPHA)
        pygame.draw.ellipse(light, self.theme.color("chalk50"), light.get_rect())
        light.set_alpha(255 * self._shine // SHINE_STEPS)
        surface.blit(light, halo)

    def plate(self, seat: int) -> pygame.Rect:
        """Returns the area of a side's name and points, in window pixels."""
        theme, box = self.theme, self.rect
        team = (TEAMS_WIDTH - GAP * len(self.names)) / len(self.names)
        left = box.x + theme.px(GAP + seat * (team + GAP))
        return pygame.Rect(left, box.y + theme.px(7), theme.px(team), box.h - theme.px(16))

    def fields(self) -> list[Slot]:
        """Returns the game's own fields, and that of the play clock once it was used."""
        if not self._timed:
            return list(self.slots)
        late = self.clock is not None and self.clock <= ALARM_SECONDS
        value = UNSAID if self.clock is None else str(self.clock)
        return [*self.slots, Slot("clock", value, "loss" if late else "firstDown")]

    def spots(self) -> dict[str, pygame.Rect]:
        """Returns the area of each field by its heading, in window pixels."""
        theme, box, slots = self.theme, self.rect, self.fields()
        left = box.x + theme.px(TEAMS_WIDTH + GAP)
        wide = (box.right - left - theme.px(60)) / max(len(slots), 1)
        return {
            slot.heading: pygame.Rect(left + round(wide * index), box.y, round(wide), box.h - theme.px(2))
            for index, slot in enumerate(slots)
        }

    def _paint_slots(self, surface: pygame.Surface) -> None:
        theme = self.theme
        for slot, area in zip(self.fields(), self.spots().values(), strict=True):
            size = theme.fit("block", 15, slot.heading, area.w - theme.px(6))
            head = theme.text("block", size, slot.heading, "chalk300")
            surface.blit(head, head.get_rect(center=(area.centerx, area.y + theme.px(16))))
            if slot.sides:
                self._paint_sides(surface, slot, area)
                continue
            size = theme.fit("block", min(30, 32 / theme.text_scale), slot.value, area.w - theme.px(8))
            value = theme.text("block", size, slot.value, slot.accent)
            surface.blit(value, value.get_rect(center=(area.centerx, area.y + theme.px(43))))

    def _paint_sides(self, surface: pygame.Surface, slot: Slot, area: pygame.Rect) -> None:
        """Draws a number for each side over a bar in its color and pattern."""
        theme, gap = self.theme, self.theme.px(SIDES_GAP)
        size = theme.fit("block", min(27, 29 / theme.text_scale), "".join(slot.sides), area.w - gap * len(slot.sides))
        numbers = [theme.text("block", size, *each) for each in zip(slot.sides, slot.accents, strict=True)]
        wide = max(theme.px(24), *(number.get_width() for number in numbers))
        row = pygame.Rect(0, area.y, len(numbers) * (wide + gap) - gap, area.h)
        row.centerx = area.centerx
        for seat, (number, box) in enumerate(zip(numbers, columns(row, len(numbers), gap), strict=True)):
            blit_at(surface, number, center=(box.centerx, area.y + theme.px(40)))
            paint_team(surface, theme, pygame.Rect(box.x, area.y + theme.px(53), box.w, theme.px(5)), seat, cut=0)
