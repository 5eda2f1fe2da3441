"""The eleven of a set-up in the making: where each man and each free place lies on the board, and their widgets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

import pygame

from game.variants.card_bowl.cards import BY_CODE, CODE
from game.variants.card_bowl.formations import BACKS, QB, SLOTS, SPOT
from game.variants.card_bowl.fronts import COVER, LANES, SECONDARY, WIDEST, place_name
from game.variants.card_bowl.names import SLOT_NAMES, place_words
from game.variants.card_bowl.set_up import DefensePlan, OffensePlan
from scenes.table.card_bowl.lineup import PROPORTION
from scenes.table.card_bowl.player_marks import position
from scenes.table.stage.faces import Faces
from scenes.ui.boxes import blit_at
from scenes.ui.clause import plainly
from scenes.ui.panel import Panel
from scenes.ui.shapes import paint_plate
from scenes.ui.team import team_color
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

ACROSS = 22.4
"""Width of the board in half spots of the line."""
CARD, TALLEST = 1.72, 0.2
"""Width of a card in half spots, and its largest height as a fraction of the board's."""
_FACING_LINE, _FACING, _FACING_QB, _FACING_BACKS = 0.805, 0.84, 0.9, 0.96
"""Heights at which a defense sees scrimmage, linemen, quarterback and backs, as fractions of the board's."""
_BACKS = {"BL": (-3.0, 0.66), "BC": (0.0, 0.66), "BR": (3.0, 0.66), "BD": (0.0, 0.89)}
_WIDE = {"1": (10.1, 0.16), "2": (8.2, 0.42), "3": (6.3, 0.42)}
_POSTS = {"S-L": (-4.2, 0.09), "S-R": (4.2, 0.09), "OLB-L": (-4.4, 0.33), "ILB": (0.0, 0.33), "OLB-R": (4.4, 0.33)}
_COVERS = {"1": (10.1, 0.6), "2": (8.3, 0.36), "3": (10.1, 0.14)}
"""Places of men: half spots right of the middle, and fractions of the board's height."""
_LINEMEN, _RAIL = 0.6, 0.76
"""Heights of the linemen and of the rail of spots, as fractions of the board's."""

YARD_LINES, CHALK = 6, 0.3
"""Number of parts into which yard lines cut the board, and the strength of their chalk, 0 to 1."""
OFFENSE_LINE = 0.045
"""Height of the line of scrimmage above an offense, as a fraction of the board's."""

Point = tuple[float, float]


class Man(NamedTuple):
    """A man of a set-up: his key in the plan, what he is, where he stands, and his card."""

    key: int
    label: str
    named: str
    at: Point
    card: int


class Free(NamedTuple):
    """A place where the picked man could go: its key, its names, and why it is not allowed."""

    key: int
    label: str
    named: str
    at: Point
    wide: float
    """Its width in half spots."""
    fault: str | None


class Side(Protocol):
    """A plan as the board shows it."""

    def men(self) -> list[Man]:
        """Returns the eleven."""

    def free(self, picked: int) -> list[Free]:
        """Returns where a man could go; nothing for one who stays."""


class OffenseSide:
    """The offense on the board, its line at the top."""

    def __init__(self, plan: OffensePlan) -> None:
        self.plan = plan

    def men(self) -> list[Man]:
        plan = self.plan
        return [Man(slot, position(SLOTS[slot]), SLOT_NAMES[SLOTS[slot]], self._at(slot), plan.cards[slot])
                for slot in plan.slots]  # fmt: skip

    def free(self, picked: int) -> list[Free]:
        plan = self.plan
        if not plan.may_move(picked):
            return []
        return [Free(slot, SLOTS[slot], SLOT_NAMES[SLOTS[slot]], self._at(slot), CARD, plan.fault_of_move(picked, slot))
                for slot in plan.free()]  # fmt: skip

    def _at(self, slot: int) -> Point:
        return _offense_at(slot, 0.16, 0.48 if self.plan.shotgun else 0.4, _BACKS, _WIDE)


class DefenseSide:
    """The defense on the board, its line above that of the offense."""

    def __init__(self, plan: DefensePlan) -> None:
        self.plan = plan

    def men(self) -> list[Man]:
        places, slots = self.plan.places, self.plan.formation.slots
        found, before = [], dict[int, int]()
        for man, place in enumerate(places):
            number = before[place] = before.get(place, -1) + 1
            name = place_name(place, slots)
            at = self._at(place, number, places.count(place))
            found.append(Man(man, position(name), place_words(name), at, self.plan.cards[man]))
        return found

    def facing(self) -> list[tuple[str, Point]]:
        """Returns the offense that it is set against: what each man is, and where he stands."""
        formation = self.plan.formation
        return [(position(SLOTS[slot]), facing_at(slot, formation.shotgun)) for slot in formation.slots]

    def free(self, picked: int) -> list[Free]:
        slots, here = self.plan.formation.slots, self.plan.places[picked]
        found = []
        for place in self.plan.spots():
            if place == here:
                continue
            x, y = self._at(place, 0, 1)
            y, wide = (_RAIL, 0.96) if place < LANES else (y + 0.135, 2.2)
            label = _spot_text(place - WIDEST) if place < LANES else "+1"
            fault = self.plan.fault_of_move(picked, place)
            found.append(Free(place, label, place_words(place_name(place, slots)), (x, y), wide, fault))
        return found

    def _at(self, place: int, number: int, count: int) -> Point:
        if place < LANES:
            return float(place - WIDEST), _LINEMEN
        if place < COVER:
            x, y = _POSTS[SECONDARY[place]]
            return x + (number - (count - 1) / 2) * 1.8, y
        name = SLOTS[self.plan.formation.slots[place - COVER]]
        x, y = _COVERS[name[2]]
        return _sided(name, (x - 1.8 * number, y))


def facing_at(slot: int, shotgun: bool) -> Point:
    """Returns where a man of the offense stands below the line: receivers at the edges, backs near the passer."""
    return _offense_at(slot, _FACING, _FACING_BACKS if shotgun else _FACING_QB, _FACING_BACK, _FACING_WIDE)


def _offense_at(slot: int, line: float, passer: float, backs: Mapping[str, Point], wide: Mapping[str, Point]) -> Point:
    """Returns where a man of the offense stands: on the line, who throws, a back, or a receiver by his number."""
    name = SLOTS[slot]
    if slot == QB:
        return 0.0, passer
    if slot in SPOT:
        return float(SPOT[slot]), line
    return backs[name] if slot in BACKS else _sided(name, wide[name[2]])


def _sided(name: str, at: Point) -> Point:
    """Returns a point of the right side, or the one across from it on the left."""
    return (-at[0] if name[0] == "L" else at[0]), at[1]


_FACING_BACK = {name: (x, _FACING_BACKS) for name, x in (("BL", -3.8), ("BC", 0.0), ("BR", 3.8), ("BD", 1.9))}
_FACING_WIDE = {"1": (10.1, _FACING), "2": (8.2, _FACING), "3": (8.2, _FACING_QB)}


def _spot_text(g: int) -> str:
    """Returns a technique as it stands on the rail.

    >>> _spot_text(-2), _spot_text(0), _spot_text(3)
    ('-2', '0', '+3')
    """
    return f"{g:+d}" if g else "0"


class Turf(Panel):
    """The grass of the board with its yard lines."""

    def __init__(self, line: float | None) -> None:
        """``line`` is the height of the line of scrimmage as a fraction of the board's, or None to draw none."""
        super().__init__(fill="turfA", border="line500")
        self.line = line

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        box = self.rect.inflate(-theme.px(16), 0)
        faint = theme.color("turfA").lerp(theme.color("chalkLine"), CHALK)
        for index in range(1, YARD_LINES):
            surface.fill(faint, (box.x, box.top + box.h * index // YARD_LINES, box.w, theme.px(1.5)))
        if self.line is not None:
            surface.fill(theme.color("card_bowl"), (box.x, box.top + round(box.h * self.line), box.w, theme.px(2)))


class Ground:
    """Where points of the board lie in pixels."""

    def __init__(self, rect: pygame.Rect) -> None:
        self.rect = rect
        self.step = rect.w / ACROSS
        self.card = min(self.step * CARD, rect.h * TALLEST / PROPORTION)

    def box(self, at: Point, wide: float, high: float) -> pygame.Rect:
        """Returns a box around a point, in pixels."""
        box = pygame.Rect(0, 0, round(wide), round(high))
        box.center = (round(self.rect.centerx + at[0] * self.step), round(self.rect.top + at[1] * self.rect.h))
        return box.clamp(self.rect.inflate(-self.rect.w // 60, -self.rect.h // 60))


class ManCard(Widget):
    """A man with his card. A press picks him, and a second man's press exchanges the cards; so does a drag."""

    focusable = True
    cut = 5.0

    def __init__(self, man: Man, seat: int, faces: Faces, hands: ManHandler) -> None:
        name, tooltip = f"{man.named}: {BY_CODE[CODE[man.card]].title}", f"{man.label}: {man.named}."
        super().__init__(name, zone="board", tooltip=tooltip)
        self.man, self.seat, self.faces, self._hands = man, seat, faces, hands
        self.picked = self.held = False
        """Whether he is picked, and whether the pointer holds his card."""

    def press(self) -> None:
        self._hands.press_man(self.man.key)

    def grab(self, position: tuple[int, int]) -> None:
        self._hands.grab(self.man.key, position)

    def drag(self, position: tuple[int, int]) -> None:
        self._hands.drag(position)

    def drop(self, position: tuple[int, int]) -> None:
        if not self._hands.drop(position):
            super().drop(position)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        box = self.rect.move(0, -theme.px(6)) if self.picked and not self.held else self.rect
        if self.held:
            pygame.draw.rect(surface, theme.color("chalk300"), box, theme.px(2), theme.px(6))
        else:
            self.paint_card(surface, theme, box)
        text = theme.text("block", 14, self.man.label, "chalk50")
        plate = pygame.Rect(0, 0, max(text.get_width() + theme.px(10), theme.px(26)), theme.line_height("block", 14))
        plate.midtop = (box.centerx, box.bottom - theme.px(5))  # below what the card says it is worth
        paint_plate(surface, theme, plate, "ink900", border=team_color(self.seat), line=1.5, cut=4)
        surface.blit(text, text.get_rect(center=plate.center))

    def paint_card(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
        """Paints his card in a box, framed if he is picked or under the pointer."""
        blit_at(surface, self.faces.picture(BY_CODE[CODE[self.man.card]], box.w), center=box.center)
        if self.picked or self.hovered:
            edge = box.inflate(theme.px(6), theme.px(6))
            line = theme.px(4 if self.picked else 3)
            pygame.draw.rect(surface, theme.color("firstDown"), edge, line, theme.px(7))


class Facing(Widget):
    """The offense that a defense is set against, face down: plates of its men, and the line of scrimmage."""

    def __init__(self, men: list[tuple[str, Point]], seat: int, ground: Ground) -> None:
        super().__init__(f"The offense: {', '.join(label for label, _ in men)}")
        self.men, self.seat, self.ground = men, seat, ground

    def tooltip_at(self, theme: Theme, position: tuple[int, int]) -> tuple[str, pygame.Rect]:
        """Returns what the letters on the plate under the pointer stand for."""
        for plate, (label, _) in zip(self.plates(theme), self.men, strict=True):
            if plate.collidepoint(position):
                return f"{label}: their {SLOT_NAMES.get(label, label)}.", plate
        return "", self.rect

    @property
    def rect_on_board(self) -> pygame.Rect:
        """The foot of the board, from the line of scrimmage down."""
        board = self.ground.rect
        top = board.top + round(board.h * _FACING_LINE)
        return pygame.Rect(board.x, top, board.w, board.bottom - top)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        board = self.ground.rect
        line = pygame.Rect(board.x, self.rect.top, board.w, theme.px(2))
        surface.fill(theme.color("card_bowl"), line.inflate(-theme.px(16), 0))
        for plate, label in zip(self.plates(theme), self.men, strict=True):
            paint_plate(surface, theme, plate, "ink900", border=team_color(self.seat), line=1.5, cut=4)
            size = theme.fit("block", 14, label[0], plate.w - theme.px(4))
            blit_at(surface, theme.text("block", size, label[0], "chalk300"), center=plate.center)

    def plates(self, theme: Theme) -> list[pygame.Rect]:
        """Returns where the men's plates lie."""
        wide, high = self.ground.step * 1.84, theme.line_height("block", 14)
        return [self.ground.box(at, wide, high) for _, at in self.men]


class FreePlace(Widget):
    """A place where the picked man can go; one where he may not go says why."""

    focusable = True
    cut = 5.0

    def __init__(self, free: Free, allowed: bool, press: Callable[[int], object]) -> None:
        super().__init__(f"To {free.named}", zone="board", enabled=allowed, tooltip=plainly(free.fault or ""))
        self.free, self._press = free, press

    def press(self) -> None:
        if self.enabled:
            self._press(self.free.key)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        color = "loss" if self.free.fault else "firstDown"
        line = 4 if self.hovered else 1.5 if self.free.fault else 2.5
        paint_plate(surface, theme, self.rect, "ink900", border=color, line=line, cut=5)
        inner = self.rect.inflate(-theme.px(4), 0)
        paint_text(surface, theme, inner, self.free.label, face="block", size=15,
                   color=theme.color("chalk300" if self.free.fault else "firstDown"), align="center")  # fmt: skip


class ManHandler(Protocol):
    """What a man of the board tells the page about presses and drags."""

    def press_man(self, key: int) -> object:
        """Handles a press on a man."""

    def grab(self, key: int, position: tuple[int, int]) -> object:
        """Picks up the man under the pointer."""

    def drag(self, position: tuple[int, int]) -> object:
        """Handles a move of the pointer."""

    def drop(self, position: tuple[int, int]) -> bool:
        """Handles the release. Returns whether it ended a drag."""
