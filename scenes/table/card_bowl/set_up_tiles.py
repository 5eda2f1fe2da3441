"""Named set-ups as small diagrams: those of the rulebook, and those that the player has kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

import pygame

from game.variants.card_bowl.formations import BY_CODE
from game.variants.card_bowl.fronts import PRESETS as FRONTS
from game.variants.card_bowl.fronts import Front, preset
from game.variants.card_bowl.names import GOOD_FOR
from game.variants.card_bowl.set_up import (
    DefensePlan,
    OffensePlan,
    fault_of_formation,
    fault_of_front,
    named_formations,
    read_front,
    written_front,
)
from scenes.table.card_bowl.diagram import paint_formation, paint_front
from scenes.ui.boxes import blit_at
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

OFFENSE, DEFENSE = "offense ", "defense "
"""Start of the text of a kept set-up."""
Plan = OffensePlan | DefensePlan


class Kept(NamedTuple):
    """A named set-up."""

    name: str
    what: int | Front | str
    """The number of a formation, a front, or the fault of a kept set-up that is neither any more."""
    own: bool = False
    """Whether the player has kept it."""

    @staticmethod
    def of(plan: Plan) -> str:
        """Returns the text by which the settings keep a plan's formation or front."""
        return f"{OFFENSE}{plan.code}" if isinstance(plan, OffensePlan) else f"{DEFENSE}{written_front(plan.front)}"

    def line_up(self, plan: Plan) -> None:
        """Applies it to a plan."""
        if isinstance(plan, OffensePlan):
            assert isinstance(self.what, int)
            plan.line_up(self.what)
        else:
            assert isinstance(self.what, Front)
            plan.line_up(self.what)

    def stands(self, plan: Plan) -> bool:
        """Returns whether a plan is set up this way now."""
        return self.what == (plan.number if isinstance(plan, OffensePlan) else plan.front)


def kept_for(plan: Plan, own: Mapping[str, str]) -> list[Kept]:
    """Returns the set-ups of the side of a plan: the player's own first, as far as they can be set now."""
    found = []
    for name, text in own.items():
        if isinstance(plan, OffensePlan) and text.startswith(OFFENSE):
            code = text.removeprefix(OFFENSE)
            found.append(Kept(name, fault_of_formation(code) or BY_CODE[code], own=True))
        elif isinstance(plan, DefensePlan) and text.startswith(DEFENSE):
            kept = text.removeprefix(DEFENSE)
            what = read_front(kept, plan.formation) or fault_of_front(kept)
            found += [Kept(name, what, own=True)] if what is not None else []
    if isinstance(plan, OffensePlan):
        return found + [Kept(name, number) for name, number in named_formations().items()]
    return found + [Kept(name, preset(name, plan.formation)) for name in FRONTS]


def tiles_of(
    plan: Plan,
    own: Mapping[str, str],
    line_up: Callable[[Kept], object],
    forget: Callable[[str], object],
    high: int,
) -> list[SetUpTile]:
    """Returns a tile for each set-up of the side of a plan, ``high`` pixels high; the one that stands is marked.

    Two names may be the same men against this offense, such as 4-3 and Nickel against two receivers: then it is the
    one of the call.
    """
    number = BY_CODE[plan.formation.code] if isinstance(plan, DefensePlan) else -1
    found = kept_for(plan, own)
    standing = sorted((each for each in found if each.stands(plan)), key=lambda each: each.name not in _of_call(plan))
    return [
        SetUpTile(each, each in standing[:1], number, partial(line_up, each), partial(forget, each.name), high)
        for each in found
    ]


def _of_call(plan: Plan) -> tuple[str, ...]:
    """Returns the names of the set-ups of a plan's call."""
    return plan.call.formations if isinstance(plan, OffensePlan) else (plan.call.front,)


def tile_height(theme: Theme, room: int, gap: int, margin: int) -> int:
    """Returns the height in pixels of a tile by which whole rows fill ``room``, less a margin above them."""
    least = theme.line_height("block", 15) + theme.line_height("text", 15) + theme.px(LEAST_DRAWING)
    rows = max((room - margin) // (least + gap), 1)
    return (room - margin) // rows - gap


LEAST_DRAWING = 52.0
"""Least height of the drawing of a tile with the gaps around it, in units."""


class SetUpTile(Widget):
    """A named set-up; a press takes it. One of the player's own is forgotten by Delete, or by a press on its cross."""

    focusable = True
    cut = 6.0

    def __init__(
        self,
        kept: Kept,
        stands: bool,
        against: int,
        press: Callable[[], object],
        forget: Callable[[], object],
        high: int,
    ) -> None:
        """``against`` is the number of the formation that a front is set against."""
        super().__init__(kept.name, zone="set-ups", tooltip="Delete forgets it." if kept.own else "")
        self.kept, self.stands, self.against, self._press, self._forget = kept, stands, against, press, forget
        self._high = high

    def measure(self, theme: Theme, width: int) -> int:
        return self._high

    def press(self) -> None:
        self._press()

    def _cross(self, theme: Theme) -> pygame.Rect:
        side = theme.px(30)
        return pygame.Rect(self.rect.right - side, self.rect.top, side, side)

    def press_at(self, position: tuple[int, int]) -> None:
        if self.kept.own and self._crossed is not None and self._crossed.collidepoint(position):
            self._forget()
        else:
            self._press()

    _crossed: pygame.Rect | None = None

    def key(self, event: pygame.Event) -> bool:
        if self.kept.own and event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE:
            self._forget()
            return True
        return False

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        box = self.rect
        border = "firstDown" if self.stands else "line500"
        paint_plate(surface, theme, box, "ink700", border=border, line=2.5 if self.stands else 1.5, cut=6)
        inner = box.inflate(-theme.px(10), -theme.px(6))
        head = theme.line_height("block", 15)
        room = inner.w - (theme.px(26) if self.kept.own else 0)
        title = pygame.Rect(inner.x, inner.y, room, head)
        color = border if self.stands else "chalk50"
        paint_text(surface, theme, title, self.kept.name, face="block", size=15, color=color)
        if self.kept.own:
            self._crossed = self._cross(theme)
            blit_at(surface, sign(theme, "cross", theme.px(14), "chalk300"), center=self._crossed.center)
        use, below = GOOD_FOR.get(self.kept.name, ""), head
        if use and not self.kept.own:
            paint_text(surface, theme, title.move(0, head), use, size=15, color="chalk300")
            below += theme.line_height("text", 15)
        area = pygame.Rect(inner.x, inner.y + below, inner.w, inner.h - below)
        if isinstance(self.kept.what, str):
            paint_text(surface, theme, area, self.kept.what, size=14, color="loss", lines=4)
        elif isinstance(self.kept.what, Front):
            paint_front(surface, theme, area, self.kept.what, self.against)
        else:
            paint_formation(surface, theme, area, self.kept.what)
