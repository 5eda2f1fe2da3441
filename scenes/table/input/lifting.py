"""Enlarges the card under pointer or focus, tilts it toward the pointer, and moves its neighbors aside."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenes.control.match_control import MatchControl
from scenes.table.playback import Playback
from scenes.table.stage.animator import Animator, out_back, out_cubic
from scenes.table.stage.layout import GROWN, HAND, LIFT
from scenes.table.stage.places import CARD_TOP
from scenes.table.stage.sprites import Sprite

if TYPE_CHECKING:
    from scenes.shell.app import App

LIFT_IN, LIFT_OUT, SPRING_BACK = 0.09, 0.12, 0.16
"""Seconds in which a card rises and sinks, and in which a picked card springs back."""
MAX_SCALE = 4 / 3
"""Largest scale of an enlarged card, if there is space."""
NEIGHBOR_SHIFT, SHIFT_DECREASE = 10.0, 4.0
"""Distance that its neighbors move aside, and by which each card beyond them moves less, in units."""
MAX_LEAN = 2.0
"""Largest tilt toward the pointer in degrees, so that corners stay below the prompt and text in view."""
SWAY, SWAY_SECONDS = 0.6, 2.4
"""Degrees of the sway to either side, and seconds of one period."""
TOP = CARD_TOP - LIFT
"""Distance from the top of the hand to an enlarged card, for its ring, in units."""


class Pose(NamedTuple):
    """Offsets of a card from its place; see :class:`Sprite`."""

    rise: float = 0.0
    swell: float = 0.0
    aside: float = 0.0
    lean: float = 0.0


AT_REST = Pose()


class Lifting:
    """Animates pickable cards under the pointer, in addition to the animations of cues."""

    def __init__(self, app: App, control: MatchControl, playback: Playback) -> None:
        self.app, self.control, self.playback = app, control, playback
        self._moves = Animator()
        self._poses: dict[Sprite, Pose] = {}
        """The target pose of each card that is off its place."""
        self._picked: set[Sprite] = set()
        self._swaying: Sprite | None = None

    @property
    def busy(self) -> bool:
        """Whether a card moves."""
        return bool(self._moves.tweens) or self._swaying is not None

    @property
    def reduced(self) -> bool:
        """Whether only a ring shows which card has the pointer."""
        return self.app.settings.reduced_motion

    def update(self, dt: float, looked_at: Sprite | None) -> None:
        """Moves on by ``dt`` seconds."""
        self._moves.update(dt)
        self._sway(looked_at)

    def let_go(self, card: Sprite) -> None:
        """Stops moving a card and restores its size, because it is being dragged."""
        self._poses.pop(card, None)
        for name in Pose._fields:
            self._moves.tweens.pop((id(card), name), None)
        card.swell = card.aside = card.lean = 0.0

    def show(self, cards: Sequence[Sprite], looked_at: Sprite | None, pointer: tuple[int, int] | None) -> None:
        """Raises the card under pointer or focus and the selected cards. ``pointer`` is None if keys are used."""
        poses: dict[Sprite, Pose] = {}
        if self.control.choosing is not None and not self.playback.director.busy:
            poses = {card: Pose(rise=self._px(LIFT)) for card in cards if card.selected}
            if looked_at is not None and not self.reduced:
                poses |= self._parted(cards, looked_at)
                poses[looked_at] = self._pointed(looked_at, pointer)
        for card in {*self._poses, *cards} - poses.keys():
            self._move(card, AT_REST)
        for card, pose in poses.items():
            if card is looked_at and card.selected != (card in self._picked):
                card.swell = 0.0
            self._move(card, pose, SPRING_BACK if card.swell == 0.0 and card.selected else 0.0)
        self._poses = poses
        self._picked = {card for card in cards if card.selected}

    def _move(self, card: Sprite, pose: Pose, springs: float = 0.0) -> None:
        """Moves a card to a pose, overshooting if ``springs`` seconds are given."""
        pace = self.playback.director.pace
        lasts = springs or (LIFT_OUT if pose is AT_REST else LIFT_IN)
        still = self.reduced or not pace
        for name, goal in pose._asdict().items():
            if name == "rise" and self.playback.director.busy:
                continue  # animated by a cue
            going = self._moves.tweens.get((id(card), name))
            if (going.end if going else getattr(card, name)) != goal:
                self._moves.to(card, name, goal, 0.0 if still else lasts, out_back if springs else out_cubic)

    def _pointed(self, card: Sprite, pointer: tuple[int, int] | None) -> Pose:
        """Returns the pose of the enlarged card: upright, as large as the hand allows, and fully visible.

        Outside the hand a card only rises.
        """
        hand = self.playback.hud.space.hand
        if not hand.collidepoint(card.x, card.y):
            return Pose(rise=self._px(LIFT))
        wide = min(self._px(GROWN.w), round(card.width * MAX_SCALE))
        high = wide * HAND.h / HAND.w
        foot = hand.top + self._px(TOP + GROWN.h)
        y = max(hand.top + self._px(TOP) + high / 2, min(card.y, foot - high / 2))
        x = max(hand.left + wide / 2, min(card.x, hand.right - wide / 2))
        off = 0.0 if pointer is None else max(-1.0, min(1.0, (pointer[0] - card.x) * 2 / wide))
        return Pose(card.y - y, wide - card.width, x - card.x, round(off * MAX_LEAN) - card.tilt)

    def _parted(self, cards: Sequence[Sprite], middle: Sprite) -> dict[Sprite, Pose]:
        """Returns the poses of the cards left and right of one. Selected cards stay raised."""
        row = [card for card in cards if card.zone == middle.zone and abs(card.y - middle.y) < middle.width / 4]
        if middle not in row:
            return {}
        at, found = row.index(middle), dict[Sprite, Pose]()
        for index, card in enumerate(row):
            off = max(NEIGHBOR_SHIFT - SHIFT_DECREASE * (abs(index - at) - 1), 0.0) * (1 if index > at else -1)
            if card is not middle and off:
                found[card] = Pose(rise=self._px(LIFT) if card.selected else 0.0, aside=self._px(off))
        return found

    def _sway(self, looked_at: Sprite | None) -> None:
        """Sways the card under pointer or focus, if the setting is on."""
        settings = self.app.settings
        moves = self.playback.director.pace and not settings.reduced_motion
        card = looked_at if settings.idle_sway and moves and self.control.choosing is not None else None
        if self._swaying is not None and self._swaying is not card:
            self._swaying.sway = 0.0
        self._swaying = card
        if card is not None:
            card.sway = SWAY * math.sin(2 * math.pi * self.app.now / SWAY_SECONDS)

    def _px(self, units: float) -> int:
        return self.app.theme.px(units)
