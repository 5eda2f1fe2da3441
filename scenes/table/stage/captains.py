"""The clubs at the coin toss: their mascots on both sides of the coin, and their crowds behind them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from random import Random

import pygame

from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.clubs import face
from scenes.ui.team import paint_team, team_color
from scenes.ui.text import elided
from scenes.ui.theme import Theme

FACE, MAX_FACE, ASIDE = 190.0, 0.46, 0.3
"""Size of a mascot in units, its largest size as a fraction of the table's height, and its distance from the middle as
a fraction of the table's width."""
NAME, PLATE = 26.0, (190.0, 40.0)
"""Size of a club's name, and of the plate below its mascot, in units."""
STANDS, HEAD, ROWS = 0.4, 9.0, 5
"""Height of the stands as a fraction of the table's, radius of a head in units, and rows of the crowd."""
FAR = 0.45
"""Darkness of the last row of the crowd."""
OWN_COLORS = 0.6
"""How much of a crowd wears its club's color."""
SKIN, TONES, SHIRTS = "#D9A77A", 0.4, 0.12
"""The lightest skin of the crowd, how much darker others are, and the shade on what it wears."""
STRIPES, LINE = 10, 5.0
"""Stripes of turf on which they stand, and width of the line of midfield in units."""
SEED = 4


class Captains(StageItem):
    """Both clubs beside the coin, in the order of their seats. They are calm until it is told who has won."""

    layer = 890.0

    def __init__(
        self, theme: Theme, area: pygame.Rect, names: Sequence[str], seats: Sequence[int], winner: int
    ) -> None:
        """``seats`` are the two seats at the coin, from left to right; ``winner`` is one of them."""
        self.theme, self.area, self.names, self.seats, self.winner = theme, area, names, seats, winner
        self.told = False
        """Whether the coin has told who has won."""
        self.hop = 0.0
        """Pixels by which the winner's mascot and crowd are up."""
        self._side = min(theme.px(FACE), round(area.h * MAX_FACE))

    def pictures(self) -> Iterator[Callable[[], object]]:
        """Yields functions that draw the pictures ahead."""
        yield self._field
        for seat in self.seats:
            yield partial(self._crowd, seat)
            for mood in {"calm", self._mood(seat, told=True)}:
                yield partial(face, self.theme, self.names[seat], mood, self._side)

    def _mood(self, seat: int, *, told: bool) -> str:
        return "calm" if not told else "grin" if seat == self.winner else "sulk"

    def render_key(self) -> Hashable:
        return self.told, round(self.hop)

    def bounds(self) -> pygame.Rect:
        return self.area

    def paint(self, surface: pygame.Surface) -> None:
        before = surface.get_clip()
        surface.set_clip(self.area.clip(before))
        surface.blit(self._field(), self.area)
        for place, seat in enumerate(self.seats):
            hop = round(self.hop) if self.told and seat == self.winner else 0
            half = pygame.Rect(self.area.x + place * self.area.w // 2, self.area.y, self.area.w // 2, self.area.h)
            if not self.theme.high_contrast:
                surface.blit(self._crowd(seat), (half.x, half.y - hop // 3))
            self._paint_club(surface, seat, self.area.centerx + round((2 * place - 1) * self.area.w * ASIDE), hop)
        surface.set_clip(before)

    def _paint_club(self, surface: pygame.Surface, seat: int, middle: int, hop: int) -> None:
        theme, (wide, high), name = self.theme, map(self.theme.px, PLATE), self.names[seat]
        plate = box_at(wide, high, center=(middle, self.area.bottom - high))
        mascot = face(theme, name, self._mood(seat, told=self.told), self._side)
        surface.blit(mascot, mascot.get_rect(midbottom=(middle, plate.top + theme.px(6) - hop)))
        paint_team(surface, theme, plate, seat)
        size = theme.fit("block", NAME, name, plate.w - theme.px(24))
        words = theme.text("block", size, elided(theme, "block", size, name, plate.w - theme.px(24)), "inkText")
        surface.blit(words, words.get_rect(center=plate.center))

    def _field(self) -> pygame.Surface:
        """Returns the middle of the field, on which they stand; it is drawn once."""
        theme, size = self.theme, self.area.size
        key = ("middle of the field", size)
        return theme.cached(key) or theme.store(key, _field(theme, size))

    def _crowd(self, seat: int) -> pygame.Surface:
        """Returns the stands of a seat's crowd; it is drawn once."""
        theme, size = self.theme, (self.area.w // 2 + 1, round(self.area.h * STANDS))
        key = ("crowd", size, seat)
        return theme.cached(key) or theme.store(key, _crowd(theme, size, team_color(seat)))


def _field(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """Returns stripes of turf with the line of midfield; plain in high contrast."""
    ground, (wide, high) = pygame.Surface(size), size
    ground.fill(theme.color("ink900"))
    if theme.high_contrast:
        return ground.convert()
    step = -(-wide // STRIPES)
    for number in range(STRIPES):
        ground.fill(theme.color("turfB" if number % 2 else "turfA"), (number * step, 0, step, high))
    line = theme.px(LINE)
    for number in range(1, STRIPES):
        x, middle = number * step, 2 * number == STRIPES
        ground.fill(theme.color("chalkLine" if middle else "turfLit"), (x - line // 2, 0, line if middle else 1, high))
    return ground.convert()


def _crowd(theme: Theme, size: tuple[int, int], color: str) -> pygame.Surface:
    """Returns rows of heads and shoulders, the last of them in the dark."""
    rng, head, (wide, high) = Random(SEED), theme.px(HEAD), size
    stands, dark = pygame.Surface(size, pygame.SRCALPHA), theme.color("ink900")
    stands.fill(dark)
    wears = [theme.color(each) for each in ("chalk300", "line500", "ink700")]
    for row in range(ROWS):
        down, shade = (row + 1) * high // (ROWS + 1), FAR * (1 - row / ROWS)
        x = rng.randrange(2 * head)
        while x < wide + head:
            shirt = theme.color(color) if rng.random() < OWN_COLORS else rng.choice(wears)
            y = down + rng.randrange(-head // 3, head // 3 + 1)
            body = pygame.Rect(0, 0, 2 * head, high)
            body.midtop = x, y + head // 2
            pygame.draw.rect(stands, shirt.lerp(dark, shade + SHIRTS), body, border_radius=head)
            pygame.draw.circle(
                stands, pygame.Color("#D9A77A").lerp(dark, shade + rng.random() * 0.4), (x, y), head * 2 // 3
            )
            x += 2 * head + rng.randrange(head)
    fence = pygame.Rect(0, high - theme.px(10), wide, theme.px(10))
    pygame.draw.rect(stands, theme.color(color), fence)
    return stands.convert_alpha()
