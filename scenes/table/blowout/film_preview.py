"""The preview on the film: the way to where the play would end, and what that is."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.blowout.film import Film
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

DASH, WIDE = 12.0, 4.0
"""Units of a dash and of its width."""
HOLLOW = 40.0, 27.0
"""Units of the hollow ball at the end, or of the arrow that points to an end out of sight."""
ABOVE, EDGE = 18.0, 6.0
"""Units from the hollow ball up to the words, and between the words and the edge of the film."""


class FilmPreview(StageItem):
    """Shows the preview of the small field on the film, with its words inside the picture."""

    layer = 36.0

    def __init__(self, theme: Theme, film: Film) -> None:
        self.theme, self.film, self.preview = theme, film, film.strip.preview

    def render_key(self) -> Hashable:
        plate, preview = self.plate, self.preview
        if plate is None:
            return None
        return tuple(plate), preview.start, preview.end, preview.label, str(preview.color), self.theme.generation

    def bounds(self) -> pygame.Rect:
        film, theme, plate = self.film, self.theme, self.plate
        (start, y), (end, _) = film.point(self.preview.start), self._tip
        wide, high = (theme.px(size) + theme.px(WIDE) + 8 for size in HOLLOW)
        way = pygame.Rect(
            round(min(start, end)) - wide // 2, round(y) - high // 2, round(abs(end - start)) + wide, high
        )
        return (way if plate is None else way.union(plate)).clip(film.bounds())

    @property
    def _tip(self) -> tuple[float, float]:
        """The end of the way that is drawn, in pixels: where the play ends, but never out of the picture."""
        x, y = self.film.point(self.preview.end)
        seen = self.film.bounds().inflate(-self.theme.px(HOLLOW[0] + 2 * EDGE), 0)
        return min(max(x, seen.left), seen.right), y

    @property
    def plate(self) -> pygame.Rect | None:
        """The area of the words; None while there is no preview on the film."""
        preview, theme, film = self.preview, self.theme, self.film
        if not (film.open and preview.progress and preview.label):
            return None
        x, y = self._tip
        plate = pygame.Rect((0, 0), theme.measure("block", 20, preview.label)).inflate(theme.px(14), theme.px(4))
        if (preview.end - preview.start) * film.play.forward < 0:
            plate.midtop = round(x), round(y) + theme.px(ABOVE)  # the sign hangs above that
        else:
            plate.midbottom = round(x), round(y) - theme.px(ABOVE)
        return plate.clamp(film.bounds().inflate(-theme.px(2 * EDGE), -theme.px(2 * EDGE)))

    def paint(self, surface: pygame.Surface) -> None:
        theme, film, preview, plate = self.theme, self.film, self.preview, self.plate
        if plate is None:
            return
        clip = surface.get_clip()
        surface.set_clip(clip.clip(film.bounds()))
        color, end = theme.color(preview.color), self._tip
        (x, y), (right, _) = sorted((film.point(preview.start), end))
        dash, wide = theme.px(DASH), theme.px(WIDE)
        while x < right:
            stop = min(x + dash, right)
            pygame.draw.line(surface, theme.color("inkText"), (x, y), (stop, y), wide + 2)
            pygame.draw.line(surface, color, (x, y), (stop, y), wide)
            x += dash * 1.7
        hollow = box_at(theme.px(HOLLOW[0]), theme.px(HOLLOW[1]), center=(round(end[0]), round(end[1])))
        if end == film.point(preview.end):
            pygame.draw.ellipse(surface, theme.color("inkText"), hollow.inflate(4, 4), wide + 3)
            pygame.draw.ellipse(surface, color, hollow, wide)
        else:
            ahead = hollow.w // 2 if preview.end > preview.start else -hollow.w // 2
            point, back = hollow.centerx + ahead, hollow.centerx - ahead
            arrow = [(point, hollow.centery), (back, hollow.top), (back, hollow.bottom)]
            pygame.draw.polygon(surface, color, arrow)
            pygame.draw.polygon(surface, theme.color("inkText"), arrow, theme.px(2))
        words = theme.text("block", 20, preview.label, preview.color)
        paint_plate(surface, theme, plate, "ink900", border=preview.color, cut=5)
        surface.blit(words, words.get_rect(center=plate.center))
        surface.set_clip(clip)
