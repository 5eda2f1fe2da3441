"""The picture behind the menu: a football field at night."""

from __future__ import annotations

import pygame

from scenes.ui.theme import Theme

SHEAR = 0.22
"""Slant of the yard lines: pixels to the right for each pixel up."""
YARD_LINE = 150
"""Distance from one yard line to the next, in units."""


def night_field(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """Returns the slanted field seen from above, dark at the left, where the menu is; ``size`` in pixels."""
    picture = pygame.Surface(size)
    picture.fill(theme.color("ink900"))
    if theme.high_contrast:
        return picture
    _paint_stripes(picture, theme)
    _paint_hashes(picture, theme)
    _paint_numbers(picture, theme)
    _paint_dark(picture, theme)
    return picture


def _lines(picture: pygame.Surface, theme: Theme) -> list[float]:
    """Returns the x of each yard line at the bottom of the picture."""
    step = theme.px(YARD_LINE)
    lean = picture.get_height() * SHEAR
    return [x * step - lean for x in range(int((picture.get_width() + lean) / step) + 2)]


def _paint_stripes(picture: pygame.Surface, theme: Theme) -> None:
    height = picture.get_height()
    lean = height * SHEAR
    chalk = theme.color("turfB").lerp(theme.color("chalkLine"), 0.45)
    xs = _lines(picture, theme)
    for index, x in enumerate(xs):
        turf = theme.color("turfA" if index % 2 else "turfB")
        right = x + theme.px(YARD_LINE) + 1
        pygame.draw.polygon(picture, turf, [(x + lean, 0), (right + lean, 0), (right, height), (x, height)])
    width = theme.px(3)
    for x in xs:
        pygame.draw.polygon(picture, chalk, [(x + lean, 0), (x + lean + width, 0), (x + width, height), (x, height)])
        pygame.draw.aaline(picture, chalk, (x, height), (x + lean, 0))
        pygame.draw.aaline(picture, chalk, (x + width, height), (x + lean + width, 0))


def _paint_hashes(picture: pygame.Surface, theme: Theme) -> None:
    height = picture.get_height()
    chalk = theme.color("turfB").lerp(theme.color("chalkLine"), 0.3)
    for x in _lines(picture, theme):
        for share in (0.36, 0.64):
            for yard in range(1, 5):
                left = x + (height * (1 - share)) * SHEAR + theme.px(YARD_LINE) * yard / 5
                rise = theme.px(14)
                foot = (left, height * share + rise / 2)
                pygame.draw.line(picture, chalk, foot, (left + rise * SHEAR, foot[1] - rise), theme.px(2))


def _paint_numbers(picture: pygame.Surface, theme: Theme) -> None:
    height = picture.get_height()
    for index, x in enumerate(_lines(picture, theme)):
        yards = (10, 20, 30, 40, 50, 40, 30, 20)[index % 8]
        for share in (0.12, 0.86):
            middle = x + height * (1 - share) * SHEAR
            number = theme.text("block", 46, str(yards), theme.color("turfB").lerp(theme.color("chalkLine"), 0.42))
            picture.blit(number, number.get_rect(center=(middle, height * share)))


def _paint_dark(picture: pygame.Surface, theme: Theme) -> None:
    """Darkens the picture: most at the left, and towards top and bottom."""
    ink = theme.color("ink900")
    across = pygame.Surface((16, 1), pygame.SRCALPHA)
    for x in range(16):
        share = min(max((x / 15 - 0.22) / 0.5, 0.0), 1.0)
        across.set_at((x, 0), (ink.r, ink.g, ink.b, round(246 - 170 * share)))
    picture.blit(pygame.transform.smoothscale(across, picture.get_size()), (0, 0))
    down = pygame.Surface((1, 16), pygame.SRCALPHA)
    for y in range(16):
        edge = abs(y / 15 - 0.5) * 2
        down.set_at((0, y), (ink.r, ink.g, ink.b, round(150 * max(edge - 0.35, 0) / 0.65)))
    picture.blit(pygame.transform.smoothscale(down, picture.get_size()), (0, 0))
