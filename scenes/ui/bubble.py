"""Tooltips and toasts, and where boxes beside something are placed."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.ui.boxes import box_at
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme

HOVER_DELAY = 0.350
TOAST_SECONDS = 6.0
"""Seconds that a toast stays."""


def box_for(theme: Theme, lines: Sequence[str], size: float, margins: tuple[float, float]) -> tuple[int, int]:
    """Returns width and height in pixels of a box around lines of text.

    ``margins`` are the sums of left and right, and of upper and lower margin, in units.
    """
    wide = max(theme.measure("text", size, line)[0] for line in lines) + theme.px(margins[0])
    return wide, len(lines) * theme.line_height("text", size) + theme.px(margins[1])


def beside(source: pygame.Rect, size: tuple[int, int], within: pygame.Rect, gap: int) -> pygame.Rect:
    """Returns a box above its source, or to the right, to the left or below if it would cover the source.

    >>> beside(pygame.Rect(0, 0, 50, 80), (100, 30), pygame.Rect(0, 0, 400, 300), 10).topleft
    (60, 0)
    """
    box = pygame.Rect((0, 0), size)
    spots = (
        ("midbottom", (source.centerx, source.top - gap)),
        ("topleft", (source.right + gap, source.top)),
        ("topright", (source.left - gap, source.top)),
        ("midtop", (source.centerx, source.bottom + gap)),
    )
    for corner, spot in spots:
        setattr(box, corner, spot)
        placed = box.clamp(within)
        if not placed.colliderect(source):
            return placed
    box.midbottom = spots[0][1]
    return box.clamp(within)


def clear_of(
    source: pygame.Rect,
    size: tuple[int, int],
    within: pygame.Rect,
    gap: int,
    kept: Sequence[pygame.Rect],
    yielding: Sequence[pygame.Rect] = (),
    walls: Sequence[pygame.Rect] | None = None,
) -> pygame.Rect:
    """Returns a box near its source that covers the source and the ``kept`` areas as little as possible.

    The box lies at an edge of one of the ``walls``, or of any given area if ``walls`` is None. Of equally good places
    it takes one that covers little of the ``yielding`` areas and is close: one pixel farther away costs as much as one
    column of the box over them. Remaining ties go to the nearest.

    >>> kept = [pygame.Rect(100, 0, 200, 60)]
    >>> clear_of(pygame.Rect(100, 80, 50, 50), (80, 40), pygame.Rect(0, 0, 400, 300), 10, kept).topleft
    (85, 140)
    """
    wide, high = size
    walls = [source, *kept, *yielding] if walls is None else [source, *walls]
    lefts = {source.centerx - wide // 2}.union(*((wall.right + gap, wall.left - gap - wide) for wall in walls))
    tops = {source.top}.union(*((wall.bottom + gap, wall.top - gap - high) for wall in walls))
    spots = {tuple(pygame.Rect(left, top, wide, high).clamp(within)) for left in lefts for top in tops}
    boxes = [pygame.Rect(spot) for spot in sorted(spots)]

    def cost(box: pygame.Rect) -> tuple[int, int, int]:
        hidden, over = overlap(box, [source, *kept], yielding)
        return hidden, over + high * between(box, source), _apart(box, source)

    return min(boxes, key=cost)


def overlap(box: pygame.Rect, kept: Sequence[pygame.Rect], yielding: Sequence[pygame.Rect]) -> tuple[int, int]:
    """Returns how many pixels a box covers of the ``kept`` and of the ``yielding`` areas."""
    return _over(box, kept), _over(box, yielding)


def _over(box: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    parts = [box.clip(others[place]) for place in box.collidelistall(others)]
    return sum(part.w * part.h for part in parts)


def between(box: pygame.Rect, source: pygame.Rect) -> int:
    """Returns the pixels between a box and its source, horizontal and vertical distance added."""
    dx = max(box.left - source.right, source.left - box.right, 0)
    dy = max(box.top - source.bottom, source.top - box.bottom, 0)
    return dx + dy


def _apart(box: pygame.Rect, source: pygame.Rect) -> int:
    """Returns a measure of the distance between a box and its source; above counts as nearer than beside."""
    return 4 * between(box, source) + abs(box.centerx - source.centerx) + abs(box.bottom - source.top) // 8


class Tooltip:
    """Explains the widget under the pointer after a delay, and the widget with the focus at once."""

    def __init__(self) -> None:
        self.text = ""
        self._source = pygame.Rect(0, 0, 0, 0)
        self._waited = 0.0
        self.rect: pygame.Rect | None = None
        """The tooltip's rect while it is shown, or None."""

    def aim(self, text: str, source: pygame.Rect, *, at_once: bool) -> None:
        """Sets the text and the area that it explains; an empty text hides the tooltip."""
        if text != self.text or source != self._source:
            self.text, self._source, self._waited = text, source.copy(), 0.0
            self.rect = None
        if at_once:
            self._waited = HOVER_DELAY

    def update(
        self, dt: float, theme: Theme, kept: Sequence[pygame.Rect] = (), others: Sequence[pygame.Rect] = ()
    ) -> bool:
        """Moves on by ``dt`` seconds. Returns whether the tooltip appeared.

        It covers as little as possible of the ``kept`` areas and, after that, of the ``others``.
        """
        if not self.text or self.rect is not None:
            return False
        self._waited += dt
        if self._waited < HOVER_DELAY:
            return False
        self.rect = self._place(theme, kept, others)
        return True

    @property
    def waiting(self) -> bool:
        """Whether the tooltip is about to appear."""
        return bool(self.text) and self.rect is None

    def _place(self, theme: Theme, kept: Sequence[pygame.Rect], others: Sequence[pygame.Rect]) -> pygame.Rect:
        """Returns its place beside the source: below, above, right or left, whichever covers least."""
        source, gap, window = self._source, theme.px(12), pygame.Rect((0, 0), theme.size)
        wide, high = box_for(theme, theme.wrap("text", 16, self.text, theme.px(360)), 16, (28, 16))
        places = [
            box.clamp(window)
            for box in (
                box_at(wide, high, topleft=(source.left, source.bottom + gap)),
                box_at(wide, high, bottomleft=(source.left, source.top - gap)),
                box_at(wide, high, midleft=(source.right + gap, source.centery)),
                box_at(wide, high, midright=(source.left - gap, source.centery)),
            )
        ]
        beside = [place for place in places if not place.colliderect(source)] or places
        return min(beside, key=lambda place: overlap(place, kept, others))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Paints the tooltip if it is shown."""
        if self.rect is None:
            return
        paint_plate(surface, theme, self.rect, "ink700", border="line500", cut=8)
        inner = self.rect.inflate(-theme.px(26), -theme.px(14))
        paint_text(surface, theme, inner, self.text, size=16, lines=20)


class Toasts:
    """Short notices at the bottom of the page, each shown for at least TOAST_SECONDS, the newest lowest."""

    def __init__(self) -> None:
        self._shown: list[tuple[str, str]] = []
        self._left: list[float] = []
        self.floor: int | None = None
        """The y above which toasts stay, or None for the bottom of the window."""

    def add(self, text: str, glyph: str = "info") -> None:
        """Shows a notice. If the same text is shown already, it stays longer."""
        shown = [line for line, _ in self._shown]
        if text in shown:
            self._left[shown.index(text)] = TOAST_SECONDS
            return
        self._shown.append((text, glyph))
        self._left.append(TOAST_SECONDS)

    @property
    def texts(self) -> list[str]:
        """The texts shown now."""
        return [text for text, _ in self._shown]

    def update(self, dt: float) -> bool:
        """Moves on by ``dt`` seconds. Returns whether a toast has disappeared."""
        self._left = [left - dt for left in self._left]
        kept = [index for index, left in enumerate(self._left) if left > 0]
        if len(kept) == len(self._left):
            return False
        self._shown, self._left = [self._shown[i] for i in kept], [self._left[i] for i in kept]
        return True

    def dismiss(self, theme: Theme, position: tuple[int, int]) -> bool:
        """Removes the toast at a window position. Returns whether there was one."""
        for index, box in enumerate(self.boxes(theme)):
            if box.collidepoint(position):
                del self._shown[index], self._left[index]
                return True
        return False

    def boxes(self, theme: Theme) -> list[pygame.Rect]:
        """Returns the rect of each toast, in window pixels."""
        boxes: list[pygame.Rect] = []
        bottom = (theme.size[1] if self.floor is None else self.floor) - theme.px(16)
        for text, _ in reversed(self._shown):
            width, height = box_for(theme, theme.wrap("text", 16, text, theme.px(520)), 16, (60, 20))
            boxes.insert(0, pygame.Rect((theme.size[0] - width) // 2, bottom - height, width, height))
            bottom -= height + theme.px(8)
        return boxes

    def bounds(self, theme: Theme) -> pygame.Rect | None:
        """Returns the area that all toasts cover, or None."""
        boxes = self.boxes(theme)
        return boxes[0].unionall(boxes[1:]) if boxes else None

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Paints all toasts."""
        for (text, glyph), box in zip(self._shown, self.boxes(theme), strict=True):
            paint_plate(surface, theme, box, "ink700", border="line500", cut=10)
            side = theme.px(18)
            surface.blit(sign(theme, glyph, side, "firstDown"), (box.left + theme.px(14), box.centery - side // 2))
            inner = pygame.Rect(box.left + theme.px(42), box.top, box.width - theme.px(56), box.height)
            paint_text(surface, theme, inner, text, size=16, lines=20)
