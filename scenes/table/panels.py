"""The still graphics around the table: the other side's strip, the prompt line, bubbles and summaries."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from scenes.table.stage import Thing
from scenes.team import team_color
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.text import elided
from scenes.ui.theme import Theme

BACKS_WIDE = 262.0
"""Units at the right of a strip that belong to the backs of that seat's cards."""


NARROW_BACKS = 150.0
"""Units for the backs of a hand on a strip that has no room beside the name."""


class Strip(Thing):
    """Who sits across: name, kind of player, whether they think, and what they did last."""

    layer = 60.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.name, self.kind, self.color = "", "human", "away"
        self.thinking = 0
        """0, or how many dots of the thinking mark are lit, 1 to 3."""
        self.last = ""

    def look(self) -> Hashable:
        return self.name, self.kind, self.color, self.thinking, self.last

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        surface.fill(theme.color("ink800"), box)
        surface.fill(theme.color(self.color), (box.x, box.y, theme.px(6), box.h))
        side = theme.px(28)
        icon = sign(theme, "person" if self.kind == "human" else "robot", side, self.color)
        surface.blit(icon, (box.x + theme.px(20), box.centery - side // 2))
        shown = elided(theme, "text", 17, self.name, min(theme.px(184), box.w - theme.px(68)), bold=True)
        name = theme.text("text", 17, shown, "chalk50", bold=True)
        surface.blit(name, (box.x + theme.px(60), box.y + theme.px(8)))
        chip = pygame.Rect(box.x + theme.px(250), box.y + theme.px(10), theme.px(520), box.h - theme.px(20))
        chip.w = min(chip.w, box.right - chip.x - theme.px(BACKS_WIDE))
        narrow = chip.w <= 0
        told = self._did() if narrow and self.last else self._who()
        room = box.w - theme.px(68) - theme.px(NARROW_BACKS if narrow else 0)
        shown = elided(theme, "text", 16, told, room)
        words = self._thinks() if narrow and self.thinking else theme.text("text", 16, shown, "chalk300")
        surface.blit(words, (box.x + theme.px(60), box.y + theme.px(33)))
        if not narrow:
            self._paint_chip(surface, chip)

    def _did(self) -> str:
        """The last act without the name, which stands above it."""
        did = self.last.removeprefix(f"{self.name} ")
        return did[:1].upper() + did[1:]

    def _who(self) -> str:
        return "human" if self.kind == "human" else f"computer: {self.kind}"

    def _thinks(self) -> pygame.Surface:
        return self.theme.text("text", 17, "thinking" + "." * self.thinking, "firstDown", bold=True)

    def _paint_chip(self, surface: pygame.Surface, chip: pygame.Rect) -> None:
        theme = self.theme
        if self.thinking:
            words = self._thinks()
            surface.blit(words, words.get_rect(midleft=(chip.x, chip.centery)))
        elif self.last:
            paint_plate(surface, theme, chip, "ink700", cut=8)
            size = theme.fit("text", 17, self.last, chip.w - theme.px(24))
            words = theme.text("text", size, self.last, "chalk50")
            surface.blit(
                words,
                words.get_rect(midleft=(chip.x + theme.px(12), chip.centery)),
                (0, 0, chip.w - theme.px(24), chip.h),
            )


class Prompt(Thing):
    """One line that says what is asked, always."""

    layer = 60.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.text = ""
        self.color = "chalk50"
        self.asked = True
        """False while the player only watches."""

    def look(self) -> Hashable:
        return self.text, self.color, self.asked

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        surface.fill(theme.color("ink700" if self.asked else "ink900"), box)
        if self.asked:
            surface.fill(theme.color(self.color), (box.x, box.y, theme.px(6), box.h))
        size = theme.fit("text", 17, self.text, box.w - theme.px(40))
        words = theme.text("text", size, self.text, "chalk50" if self.asked else "chalk300", bold=self.asked)
        surface.blit(words, words.get_rect(center=box.center))


def beside(source: pygame.Rect, size: tuple[int, int], within: pygame.Rect, gap: int) -> pygame.Rect:
    """A box of that size above its source; to the right, to the left or below where it would lie over it.

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


class Bubble(Thing):
    """A reason beside the card that was refused."""

    layer = 970.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.text = ""
        self.source = pygame.Rect(0, 0, 0, 0)
        self.within = pygame.Rect(0, 0, 0, 0)
        self.mark = "loss"

    def say(self, text: str, source: pygame.Rect, within: pygame.Rect, mark: str = "loss") -> None:
        """Shows a text above ``source``, inside ``within``."""
        self.text, self.source, self.within, self.mark = text, source.copy(), within.copy(), mark

    def clear(self) -> None:
        """Takes it away."""
        self.text = ""

    def look(self) -> Hashable:
        return (self.text, tuple(self.source), self.mark) if self.text else None

    def bounds(self) -> pygame.Rect:
        theme = self.theme
        lines = self._lines()
        wide = max(theme.measure("text", 17, line)[0] for line in lines) + theme.px(40)
        high = len(lines) * theme.line_height("text", 17) + theme.px(20)
        return beside(self.source, (wide, high), self.within, theme.px(14))

    def _lines(self) -> list[str]:
        return self.theme.wrap("text", 17, self.text, self.theme.px(400))

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.bounds()
        paint_plate(surface, theme, box, "ink900", border=self.mark, line=2)
        surface.fill(
            theme.color(self.mark), (box.x + theme.px(2), box.y + theme.px(10), theme.px(5), box.h - theme.px(12))
        )
        y = box.y + theme.px(10)
        for line in self._lines():
            surface.blit(theme.text("text", 17, line, "chalk50"), (box.x + theme.px(20), y))
            y += theme.line_height("text", 17)


class Summary(Thing):
    """A panel at the end of a period that waits for the player."""

    layer = 960.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.area = pygame.Rect(0, 0, 0, 0)
        self.headline = ""
        self.lines: Sequence[str] = ()
        self.hint = ""

    @property
    def shown(self) -> tuple[str, Sequence[str]] | None:
        """What it says now, or None."""
        return (self.headline, self.lines) if self.headline else None

    def look(self) -> Hashable:
        return (self.headline, tuple(self.lines)) if self.headline else None

    def bounds(self) -> pygame.Rect:
        theme = self.theme
        box = pygame.Rect(0, 0, theme.px(620), theme.px(150 + 46 * len(self.lines)))
        box.center = self.area.center
        return box

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.bounds()
        paint_plate(surface, theme, box, "ink900", border="firstDown", line=3, cut=22)
        head = theme.text(
            "block", theme.fit("block", 48, self.headline, box.w - theme.px(60)), self.headline, "chalk50"
        )
        surface.blit(head, head.get_rect(center=(box.centerx, box.top + theme.px(52))))
        y = box.top + theme.px(112)
        for place, line in enumerate(self.lines):
            words = theme.text("block", 30, line, team_color(place))
            surface.blit(words, words.get_rect(center=(box.centerx, y)))
            y += theme.px(46)
        foot = theme.text("text", 17, self.hint, "chalk300")
        surface.blit(foot, foot.get_rect(center=(box.centerx, box.bottom - theme.px(26))))
