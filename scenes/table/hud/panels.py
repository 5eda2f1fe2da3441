"""Strip of another seat, prompt line, focus ring and bubbles."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from game.letters import capital
from scenes.table.hud.mascots import Mascot
from scenes.table.stage.stage import StageItem
from scenes.ui.bubble import between, box_for, clear_of, overlap
from scenes.ui.clause import plainly
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team, team_color
from scenes.ui.terms import Term, mark_terms, terms_of
from scenes.ui.text import elided
from scenes.ui.theme import Theme

BACKS_WIDE = 262.0
"""Width at the right of a strip for the backs of the seat's cards, in units."""


SMALLEST_TYPE = 1.0
"""A type size so small that the theme uses the smallest readable one."""
MIN_LAST_ACT = 120.0
"""Least width for the last act beside the name, in units. With less it is below the name."""
NARROW_BACKS = 122.0
"""Width for the backs on a narrow strip, in units."""


FACE, SMALL_FACE = 58.0, 24.0
"""Size of a mascot's face, and of one on a narrow strip, in units."""


class Strip(StageItem):
    """Another seat: mascot, name, kind of player, whether they think, and their last act."""

    layer = 60.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.name, self.kind, self.seat = "", "human", 1
        self.practice = False
        """Whether the match is practice, which is said instead of "computer"."""
        self.mascot = Mascot()
        self.last = ""

    @property
    def color(self) -> str:
        """The token of its team's color."""
        return team_color(self.seat)

    @property
    def thinking(self) -> int:
        """Number of dots of the thinking mark, 1 to 3; 0 if not thinking."""
        return self.mascot.thinking

    @property
    def words(self) -> pygame.Rect:
        """The area of the last act."""
        if self._narrow:
            return self.rect
        chip = self._chip
        chip.w = min(chip.w, self.theme.measure("text", 17, self.last)[0] + self.theme.px(24))
        return chip

    @property
    def who(self) -> pygame.Rect:
        """The area of mascot and name."""
        right = self.rect.right if self._narrow else self._chip.x - self.theme.px(30)
        return pygame.Rect(self.rect.x, self.rect.y, right - self.rect.x, self.rect.h)

    @property
    def _chip(self) -> pygame.Rect:
        """The area right of the name."""
        box, px = self.rect, self.theme.px
        left = box.x + px(250)
        wide = min(px(520), box.right - left - px(BACKS_WIDE))
        return pygame.Rect(left, box.y + px(10), wide, box.h - px(20))

    @property
    def _narrow(self) -> bool:
        return self._chip.w < self.theme.px(MIN_LAST_ACT)

    def render_key(self) -> Hashable:
        who = self.name, self._who(), self.seat
        return who, self.thinking, self.last, self.mascot.render_key(), self.theme.patterns

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self.rect
        surface.fill(theme.color("ink800"), box)
        chip = self._chip
        if self._narrow:
            self._paint_narrow(surface)
            return
        tile = pygame.Rect(box.x, box.y, theme.px(FACE + 10), box.h)
        paint_team(surface, theme, tile, self.seat, cut=0)
        self.mascot.paint(surface, theme, tile.inflate(-theme.px(10), -theme.px(4)))
        left, room = tile.right + theme.px(12), chip.x - tile.right - theme.px(20)
        name = elided(theme, "text", 17, self.name, room, bold=True)
        surface.blit(theme.text("text", 17, name, "chalk50", bold=True), (left, box.y + theme.px(8)))
        fits = theme.measure("text", 16, self._who())[0] <= room
        who = theme.text("text", 16, elided(theme, "text", 16, self._who() if fits else self.kind, room), "chalk300")
        surface.blit(who, (left, box.y + theme.px(33)))
        self._paint_chip(surface, chip)

    def _paint_narrow(self, surface: pygame.Surface) -> None:
        """Paints a strip that seats share: the name, and below it in smaller type the last act."""
        theme, box = self.theme, self.rect
        surface.fill(theme.color(self.color), (box.x, box.y, theme.px(6), box.h))
        side, left = theme.px(SMALL_FACE), box.x + theme.px(14)
        room = box.right - theme.px(NARROW_BACKS) - left
        upper = theme.line_height("text", 17)
        self.mascot.paint(surface, theme, pygame.Rect(left, box.y + theme.px(3) + (upper - side) // 2, side, side))
        after = side + theme.px(8)
        size = theme.fit("text", 17, self.name, room - after, bold=True)
        name = elided(theme, "text", size, self.name, room - after, bold=True)
        surface.blit(theme.text("text", size, name, "chalk50", bold=True), (left + after, box.y + theme.px(3)))
        if self.thinking:
            surface.blit(self._thinks(), (left, box.y + theme.px(3) + upper))
            return
        rows = theme.wrap("text", SMALLEST_TYPE, self._did() if self.last else self._who(), room)
        step, y = round(theme.line_height("text", SMALLEST_TYPE) * 0.84), box.y + theme.px(2) + upper
        most = max(1, (box.bottom - y) // step)
        if len(rows) > most:
            rows[most - 1] = elided(theme, "text", SMALLEST_TYPE, " ".join(rows[most - 1 :]), room)
        for index, row in enumerate(rows[:most]):
            surface.blit(theme.text("text", SMALLEST_TYPE, row, "chalk300"), (left, y + index * step))

    def _did(self) -> str:
        """Returns the last act without the name, which is shown above it."""
        did = self.last.removeprefix(f"{self.name} ")
        return capital(did)

    def _who(self) -> str:
        kind = "person" if self.kind == "human" else self.kind
        if self.practice:
            return f"practice: {kind}"
        return kind if self.kind == "human" else f"computer: {kind}"

    def _thinks(self) -> pygame.Surface:
        return self.theme.text("text", 17, "thinking" + "." * self.thinking, "firstDown", bold=True)

    def _paint_chip(self, surface: pygame.Surface, chip: pygame.Rect) -> None:
        theme = self.theme
        if self.thinking:
            words = self._thinks()
            surface.blit(words, words.get_rect(midleft=(chip.x, chip.centery)))
        elif self.last:
            surface.fill(theme.color(self.color), (chip.x, chip.y, theme.px(3), chip.h))  # no plate: it is not a button
            self._paint_last(surface, chip.inflate(-theme.px(24), 0))

    def _paint_last(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draws the last act in one line, or in two rather than cut it."""
        theme = self.theme
        size = theme.fit("text", 17, self.last, room.w)
        rows = theme.wrap("text", size, self.last, room.w)
        if len(rows) > 2:
            rows = [rows[0], elided(theme, "text", size, " ".join(rows[1:]), room.w)]
        step = round(theme.line_height("text", size) * (0.84 if len(rows) > 1 else 1.0))
        y = room.centery - step * len(rows) // 2
        for index, row in enumerate(rows):
            words = theme.text("text", size, row, "chalk50")
            surface.blit(words, words.get_rect(midleft=(room.x, y + step * index + step // 2)))


PROMPT_EDGES = 28.0
"""Padding left and right of the prompt's text, in units."""


class Prompt(StageItem):
    """The prompt: one line that always says what is asked."""

    layer = 60.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.text = self.goal = self.goal_means = ""
        """What is asked or happened last, the viewer's goal, and its explanation."""
        self.besides: Sequence[str] = ()
        """Names of cards within which no word is explained."""
        self.color = "chalk50"
        self.asked = True
        """False while the player only watches."""

    def render_key(self) -> Hashable:
        return self.text, self.color, self.asked, self.goal

    def bounds(self) -> pygame.Rect:
        return self.rect

    @property
    def goal_rect(self) -> pygame.Rect:
        """The area of the goal at the left: its words, or only its icon if the prompt needs the space."""
        wide = self._goal_wide if self._tells_goal else self.theme.px(46)
        return pygame.Rect(self.rect.x, self.rect.y, wide, self.rect.h)

    @property
    def _goal_wide(self) -> int:
        return self.theme.measure("text", 16, self.goal)[0] + self.theme.px(54)

    @property
    def _tells_goal(self) -> bool:
        """Whether the goal's words fit beside the prompt in the smallest type."""
        needed = self.theme.measure("text", SMALLEST_TYPE, self.text, self.asked)[0] + self.theme.px(PROMPT_EDGES)
        return needed <= self.rect.w - self._goal_wide

    @property
    def _said(self) -> tuple[str, float]:
        """The prompt's text as it fits, and its type size."""
        theme, room = self.theme, self.rect.right - self.goal_rect.right
        size = theme.fit("text", 17, self.text, room - theme.px(PROMPT_EDGES), bold=self.asked)
        return elided(theme, "text", size, self.text, room - theme.px(16), bold=self.asked), size

    @property
    def words(self) -> pygame.Rect:
        """The area of the prompt's text."""
        said, size = self._said
        words = pygame.Rect((0, 0), self.theme.measure("text", size, said, self.asked))
        words.center = (self.goal_rect.right + self.rect.right) // 2, self.rect.centery
        return words

    @property
    def terms(self) -> list[Term]:
        """The explained words in the prompt."""
        said, size = self._said
        found = terms_of(self.theme, size, [said], self.words.topleft, besides=self.besides, bold=self.asked)
        return [term._replace(rect=term.rect.clip(self.rect)) for term in found]

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, goal = self.theme, self.rect, self.goal_rect
        surface.fill(theme.color("ink700" if self.asked else "ink900"), box)
        surface.fill(theme.color("ink900"), goal)
        side = theme.px(18)
        posts = theme.svg("glyph/kick", (side, side), "firstDown")
        surface.blit(posts, posts.get_rect(midleft=(goal.x + theme.px(14), goal.centery)))
        if self._tells_goal:
            goal_text = theme.text("text", 16, self.goal, "firstDown")
            surface.blit(goal_text, goal_text.get_rect(midleft=(goal.x + theme.px(40), goal.centery)))
        if self.asked:
            surface.fill(theme.color(self.color), (goal.right, box.y, theme.px(6), box.h))
        said, size = self._said
        words = theme.text("text", size, said, "chalk50" if self.asked else "chalk300", bold=self.asked)
        surface.blit(words, words.get_rect(center=self.words.center))
        mark_terms(surface, theme, self.terms)


class Ring(StageItem):
    """The focus ring of headings and marks that do not draw their own."""

    layer = 965.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect: pygame.Rect | None = None
        """In window pixels, or None."""

    def render_key(self) -> Hashable:
        return tuple(self.rect) if self.rect else None

    def bounds(self) -> pygame.Rect:
        return (self.rect or pygame.Rect(0, 0, 0, 0)).inflate(self.theme.px(16), self.theme.px(16))

    def paint(self, surface: pygame.Surface) -> None:
        if self.rect is not None:
            draw_ring(surface, self.rect, self.theme.color("focus"), self.theme.color("focusOuter"), self.theme.u)


class Around(NamedTuple):
    """Areas that a bubble must or should not cover, in pixels."""

    kept: Sequence[pygame.Rect] = ()
    """Areas it must not cover: prompt, stakes, the other side's last act."""
    yielding: Sequence[pygame.Rect] = ()
    """Areas it covers only if there is no other space."""


NOTHING = Around()
BUBBLE_WIDE = (400.0, 290.0, 200.0)
"""Widths of a bubble's text in units; the first that fits is used."""
TAIL, TAIL_HALF, MAX_SOURCE = 11.0, 9.0, 480.0
"""Length and half width of a bubble's tail, and the widest area that it points at, in units."""


class Bubble(StageItem):
    """A text beside the card that it is about."""

    layer = 970.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.text = ""
        self.source = pygame.Rect(0, 0, 0, 0)
        self._box = pygame.Rect(0, 0, 0, 0)
        self._lines: Sequence[str] = ()
        self._tail: list[tuple[int, int]] = []
        self.mark = "loss"

    def say(
        self,
        text: str,
        source: pygame.Rect,
        within: pygame.Rect,
        mark: str = "loss",
        around: Around = NOTHING,
    ) -> None:
        """Shows a text, without clause numbers, beside ``source``, covering as little as possible ``around`` it."""
        self.text, self.source, self.mark = plainly(text), source.copy(), mark
        if text:
            self._lines, self._box = self._placed(within, around)
            self._tail = self._pointer(around.kept)

    def say_in(self, areas: Sequence[pygame.Rect], text: str, source: pygame.Rect, mark: str, around: Around) -> None:
        """Shows a text in the first of the areas where it covers nothing that it should not, else in the last one."""
        for within in areas:
            self.say(text, source, within, mark, around)
            if self._box.collidelist([source, *around.kept, *around.yielding]) < 0:
                break

    def clear(self) -> None:
        """Removes the bubble."""
        self.text = ""

    def render_key(self) -> Hashable:
        return (self.text, tuple(self._box), self.mark) if self.text else None

    def bounds(self) -> pygame.Rect:
        return self._box.union(pygame.Rect(*self._tail[0], 1, 1)) if self._tail else self._box

    def _pointer(self, kept: Sequence[pygame.Rect]) -> list[tuple[int, int]]:
        """Returns the corners of the tail, its tip first.

        There is none for a large source, for one that it does not reach, or if it would cover a kept area.
        """
        theme, box, at = self.theme, self._box, self.source
        if at.w > theme.px(MAX_SOURCE) or box.colliderect(at):
            return []
        half, long = theme.px(TAIL_HALF), theme.px(TAIL)
        if box.bottom <= at.top or box.top >= at.bottom:
            x = max(box.left + 2 * half, min(at.centerx, box.right - 2 * half))
            y, out = (box.bottom - 2, 1) if box.bottom <= at.top else (box.top + 1, -1)
            found = [(x, y + out * long), (x - half, y), (x + half, y)]
        else:
            y = max(box.top + 2 * half, min(at.centery, box.bottom - 2 * half))
            x, out = (box.right - 2, 1) if box.right <= at.left else (box.left + 1, -1)
            found = [(x + out * long, y), (x, y - half), (x, y + half)]
        tip = pygame.Rect(*found[0], 1, 1)
        return found if between(tip, at) <= half and tip.collidelist([at, *kept]) < 0 else []

    def _placed(self, within: pygame.Rect, around: Around) -> tuple[Sequence[str], pygame.Rect]:
        """Returns the wrapped text and its box, in the width that covers least."""
        theme, kept = self.theme, [self.source, *around.kept]
        found = []
        for units in BUBBLE_WIDE:
            lines = theme.wrap("text", 17, self.text, theme.px(units))
            size = box_for(theme, lines, 17, (40, 20))
            box = clear_of(self.source, size, within, theme.px(14), around.kept, around.yielding)
            found.append((lines, box))
            if box.collidelist([*kept, *around.yielding]) < 0:
                break
        return min(found, key=lambda each: overlap(each[1], kept, around.yielding))

    def paint(self, surface: pygame.Surface) -> None:
        theme, box = self.theme, self._box
        paint_plate(surface, theme, box, "ink900", border=self.mark, line=2)
        surface.fill(
            theme.color(self.mark), (box.x + theme.px(2), box.y + theme.px(10), theme.px(5), box.h - theme.px(12))
        )
        if self._tail:
            tip, one, other = self._tail
            pygame.draw.polygon(surface, theme.color("ink900"), self._tail)
            pygame.draw.lines(surface, theme.color(self.mark), False, [one, tip, other], theme.px(2))
        y = box.y + theme.px(10)
        for line in self._lines:
            surface.blit(theme.text("text", 17, line, "chalk50"), (box.x + theme.px(20), y))
            y += theme.line_height("text", 17)
