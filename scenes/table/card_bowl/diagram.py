"""Plays and calls as a coach draws them: rings for one side, crosses for the other, an arrow for what is meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.variants.card_bowl.coach import DefenseCall, PlayCall, usual_formation
from game.variants.card_bowl.formations import (
    BACKS,
    FORMATIONS,
    QB,
    RECEIVERS,
    SIDE,
    SIDE_OF,
    SLOT,
    SLOTS,
    SPOT,
    Formation,
)
from game.variants.card_bowl.fronts import COVER, LANES, SECONDARY, WIDEST, Front, places, preset
from scenes.ui.theme import Theme

_BACK = {"BL": (-2.6, 2.1), "BC": (0.0, 2.5), "BR": (2.6, 2.1), "BD": (0.0, 3.6)}
_POSTS = {"OLB-L": (-3.2, -2.2), "ILB": (0.0, -2.2), "OLB-R": (3.2, -2.2), "S-L": (-4.5, -3.6), "S-R": (4.5, -3.6)}
"""Places of the backs and of the secondary: half spots right of the center, and rows down."""
ACROSS, DOWN = 22.0, 8.2
"""Width of a diagram in half spots of the line, and its height in rows."""

Point = tuple[float, float]


class _Board:
    """A drawing whose middle is the center's place, in half cards across and rows down."""

    def __init__(self, surface: pygame.Surface, theme: Theme, area: pygame.Rect, above: float) -> None:
        self.surface, self.theme, self.area = surface, theme, area
        self.step_x, self.step_y = area.w / ACROSS, area.h / DOWN
        self.line = area.top + above * self.step_y

    def point(self, spot: Point) -> Point:
        return self.area.centerx + spot[0] * self.step_x, self.line + spot[1] * self.step_y

    def ring(self, spot: Point, color: str, full: bool = False) -> None:
        radius = max(3, round(min(self.step_x * 0.82, self.step_y * 0.42)))
        pygame.draw.circle(self.surface, self.theme.color(color), self.point(spot), radius,
                           0 if full else max(1, radius // 3))  # fmt: skip

    def cross(self, spot: Point, color: str) -> None:
        x, y = self.point(spot)
        side = max(3, round(min(self.step_x * 0.7, self.step_y * 0.38)))
        wide = max(2, self.theme.px(2))
        ink = self.theme.color(color)
        pygame.draw.line(self.surface, ink, (x - side, y - side), (x + side, y + side), wide)
        pygame.draw.line(self.surface, ink, (x - side, y + side), (x + side, y - side), wide)

    def arrow(self, path: Sequence[Point], color: str) -> None:
        """Draws a line with an arrowhead, which is no longer than the last piece of the line."""
        points = [pygame.Vector2(self.point(spot)) for spot in path]
        ink, wide = self.theme.color(color), max(2, self.theme.px(2.5))
        tip, back = points[-1], points[-2] - points[-1]
        if back.length():
            back.scale_to_length(min(self.theme.px(9), max(self.theme.px(5), 0.7 * back.length())))
            pygame.draw.polygon(self.surface, ink, [tip, *(tip + back.rotate(turn) for turn in (-32, 32))])
        pygame.draw.lines(self.surface, ink, False, [*points[:-1], tip + 0.7 * back], wide)


def _spot(slot: int, formation: Formation) -> Point:
    """Returns where a man stands in a diagram."""
    if slot == QB:
        return 0.0, 2.2 if formation.shotgun else 1.15
    if slot in SPOT:
        return SPOT[slot] * 0.95, 0.0
    name = SLOTS[slot]
    if slot in RECEIVERS:
        return SIDE[slot] * (10.3 - 1.5 * (int(name[2]) - 1)), 0.0
    return _BACK[name]


def paint_play(surface: pygame.Surface, theme: Theme, area: pygame.Rect, call: PlayCall, target: str = "") -> None:
    """Paints a play of the offense with the way of the ball; with a target, only that man's or side's way."""
    call = call._replace(side=SIDE_OF.get(target, call.side))
    formation = FORMATIONS[usual_formation(call, target)]
    board = _Board(surface, theme, area, 4.2)
    _scrimmage(board)
    backs = [slot for slot in formation.slots if slot in BACKS]
    for slot in formation.slots:
        board.ring(_spot(slot, formation), "firstDown" if SLOTS[slot] == target else "chalk300", full=slot == QB)
    for path in _ways(call, formation, backs, SLOT.get(target)):
        board.arrow(path, "firstDown")


def paint_formation(surface: pygame.Surface, theme: Theme, area: pygame.Rect, number: int) -> None:
    """Paints a formation of the offense."""
    formation = FORMATIONS[number]
    board = _Board(surface, theme, area, 3.4)
    _scrimmage(board)
    for slot in formation.slots:
        board.ring(_spot(slot, formation), "chalk50", full=slot == QB)


def paint_front(surface: pygame.Surface, theme: Theme, area: pygame.Rect, front: Front, number: int) -> None:
    """Paints a front against a formation."""
    formation = FORMATIONS[number]
    board = _Board(surface, theme, area, 4.6)
    _scrimmage(board)
    for slot in formation.slots:
        board.ring(_spot(slot, formation), "line500", full=slot == QB)
    for _, spot in _standing(places(front, formation), formation):
        board.cross(spot, "chalk50")


def _standing(of: Sequence[int], formation: Formation) -> Iterator[tuple[int, Point]]:
    """Returns the place of each man of the defense, and where he stands in a diagram."""
    taken: dict[int, int] = {}
    for place in of:
        taken[place] = taken.get(place, 0) + 1
        yield place, _defender(place, taken[place] - 1, formation)


def _ways(call: PlayCall, formation: Formation, backs: Sequence[int], target: int | None = None) -> list[list[Point]]:
    side = call.side or 1
    start = _spot(backs[-1], formation) if backs else _spot(QB, formation)
    passer = _spot(QB, formation)
    if call.aim == "inside":
        return [[start, (side * 1.4, 0.6), (side * 1.6, -2.6)]]
    if call.aim == "sweep":
        return [[start, (side * 6.0, 1.6), (side * 8.0, 0.2), (side * 8.0, -2.6)]]
    if call.aim == "sneak":
        return [[passer, (0.9, -1.6)]]
    if call.aim == "screen":
        return [[passer, (side * 3.0, 2.6)], [(side * 3.6, 2.6), (side * 5.2, 0.6), (side * 5.2, -2.6)]]
    depth = -1.6 if call.aim == "short" else -3.8
    if target is not None and target not in RECEIVERS:
        return [_near_route(target, formation)]
    routes = []
    for slot in formation.slots:
        if slot in RECEIVERS and target in (None, slot):
            x, y = _spot(slot, formation)
            inside, bend = (2.2, 0.4) if call.aim == "short" else (0.9, 1.6)
            routes.append([(x, y - 0.5), (x, depth + bend), (x - SIDE[slot] * inside, depth)])
    return routes


def _near_route(slot: int, formation: Formation) -> list[Point]:
    """Returns the way of a tight end past the line, or of a back into the flat of his side."""
    x, y = _spot(slot, formation)
    if slot in BACKS:
        return [(x + SIDE[slot] * 1.0, y), (x + SIDE[slot] * 4.4, 0.6), (x + SIDE[slot] * 4.4, -1.2)]
    return [(x, y - 0.5), (x, -1.4), (x - SIDE[slot] * 2.2, -1.8)]


def _scrimmage(board: _Board) -> None:
    y = board.line - board.step_y * 0.62
    pygame.draw.line(board.surface, board.theme.color("line500"), (board.area.left, y), (board.area.right, y),
                     max(1, board.theme.px(1)))  # fmt: skip


def paint_defense(surface: pygame.Surface, theme: Theme, area: pygame.Rect, call: DefenseCall, number: int) -> None:
    """Paints a call of the defense against a formation, with the ways of its men."""
    formation = FORMATIONS[max(number, 0)]
    board = _Board(surface, theme, area, 5.0)
    _scrimmage(board)
    for slot in formation.slots:
        board.ring(_spot(slot, formation), "line500", full=slot == QB)
    for place, spot in _standing(places(preset(call.front, formation), formation), formation):
        board.cross(spot, "chalk50")
        way = _task(call, place, spot)
        if way is not None:
            board.arrow([spot, way], "firstDown")


def _defender(place: int, before: int, formation: Formation) -> Point:
    if place < LANES:
        return (place - WIDEST) * 0.95, -1.15
    if place >= COVER:
        x, _ = _spot(formation.slots[place - COVER], formation)
        return x, -1.5 - 1.3 * before
    x, y = _POSTS[SECONDARY[place]]
    return x + 1.6 * ((before + 1) // 2) * (1 if before % 2 else -1), y


def _task(call: DefenseCall, place: int, spot: Point) -> Point | None:
    """Returns where a man goes by the call; None for one who reads."""
    x, y = spot
    back = LANES <= place < COVER
    if call.task in ("blitz", "stop_run") and back and y > -3:
        return x * 0.7, -0.2
    if call.task == "deep" and back:
        return x, y - 1.35
    if call.task in ("cover", "double") and back and y < -3:
        return x * 1.5, y + 0.6
    return None
