"""Dragging a card to the table: does the same as two clicks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.contract import Target
from scenes.control.match_control import MatchControl
from scenes.control.pending_choice import PendingChoice
from scenes.table.choice.action_dialogs import ActionDialogs
from scenes.table.playback import Playback
from scenes.table.stage.animator import out_back
from scenes.table.stage.drop_frame import DropFrame
from scenes.table.stage.sprites import Sprite

if TYPE_CHECKING:
    from scenes.shell.app import App

DRAG_THRESHOLD = 8.0
"""Distance that the pointer must move before the card follows it, in units."""
TILT, MOST_TILT = 0.02, 10.0
"""Degrees of tilt per unit and second of a dragged card's speed, and the most degrees."""
FOLLOW_SECONDS = 0.12
"""Seconds in which the card covers 95 % of the distance to the pointer."""
HELD_HEIGHT = 30.0
"""Height above the table of a dragged card, for its shadow, in units."""
RETURN_SECONDS = 0.18
"""Seconds in which a card returns to its place, overshooting a little."""


class Drag:
    """One card under the pressed button, during one decision."""

    def __init__(self, app: App, control: MatchControl, playback: Playback, dialogs: ActionDialogs) -> None:
        self.app, self.control, self.playback, self.dialogs = app, control, playback, dialogs
        self._sprite: Sprite | None = None
        self._choosing: PendingChoice | None = None
        self._start = (0, 0)
        self._grabbed_width = 0.0
        self._moving = self._skipped = False
        self._refused_target: Target | None = None
        """The place whose refusal is shown."""
        self._pointer = (0.0, 0.0)
        """Position of the pointer."""
        self._frame = DropFrame(app.theme)
        playback.stage.add(self._frame)

    @property
    def moving(self) -> bool:
        """Whether a card follows the pointer."""
        return self._moving

    @property
    def held(self) -> Sprite | None:
        """The card that follows the pointer, or None."""
        return self._sprite if self._moving else None

    def grab(self, sprite: Sprite, position: tuple[int, int], *, skipped: bool) -> None:
        """Takes hold of a hand card. If the press ``skipped`` an animation, dropping the card plays nothing."""
        choosing = self.control.choosing
        if choosing is not None:
            self._sprite, self._choosing, self._start = sprite, choosing, position
            self._grabbed_width, self._skipped = sprite.width, skipped

    def follow(self, event: pygame.Event) -> None:
        """Moves the card with the pointer. Ends the drag if the button is no longer down."""
        sprite, choosing = self._sprite, self._choosing
        if sprite is None or choosing is None:
            return
        if choosing is not self.control.choosing or not event.buttons[0]:
            self.cancel()
            return
        x, y = event.pos
        far = max(abs(x - self._start[0]), abs(y - self._start[1]))
        if not self._moving and far < self.app.theme.px(DRAG_THRESHOLD):
            return
        if not self._moving:
            self._moving = True
            self.app.sound.play("card_slide")
            self._mark_places(choosing, sprite)
        self._scale_over_table(sprite, (x, y))
        sprite.layer, self._pointer, self._frame.pointer = 480.0, (float(x), float(y)), (x, y)
        if self._rigid:
            sprite.x, sprite.y = x, y + sprite.rise
        self._show_refusal(choosing, (x, y))

    @property
    def _rigid(self) -> bool:
        """Whether the card follows the pointer without delay."""
        return self.app.settings.reduced_motion or not self.playback.director.pace

    def update(self, dt: float) -> None:
        """Moves on by ``dt`` seconds: the card follows the pointer and tilts with its speed."""
        sprite = self.held
        if sprite is None or self._rigid or not dt:
            return
        share = 1 - math.exp(-3 * dt / FOLLOW_SECONDS)
        across, down = self._pointer[0] - sprite.x, self._pointer[1] - (sprite.y - sprite.rise)
        speed = across * share / dt / self.app.theme.u
        tilt = max(-MOST_TILT, min(MOST_TILT, speed * TILT)) - sprite.tilt
        lift = (self.app.theme.px(HELD_HEIGHT) - sprite.rise) * share
        sprite.lean += (tilt - sprite.lean) * share
        sprite.rise += lift
        sprite.x, sprite.y = sprite.x + across * share, sprite.y + lift + down * share

    def _mark_places(self, choosing: PendingChoice, sprite: Sprite) -> None:
        """Marks the places where the card may go, or the whole table for an action without a place."""
        areas, goals = self.playback.game.areas(), choosing.targets_of(sprite)
        table = self.playback.hud.space.table.inflate(*(-2 * self.app.theme.px(4),) * 2)
        found = [areas[goal] for goal in goals if goal is not None and goal in areas]
        self._frame.places = found or ([table] if goals else [])

    def _scale_over_table(self, sprite: Sprite, position: tuple[int, int]) -> None:
        """Scales the card over the table if the game wants that, so that it covers only its place."""
        over = self.playback.hud.space.table.collidepoint(position)
        carried = self.playback.game.carried(sprite.zone) if over else None
        sprite.width = self._grabbed_width if carried is None else carried

    def _show_refusal(self, choosing: PendingChoice, position: tuple[int, int]) -> None:
        """Shows why the held card cannot go to the place under the pointer."""
        refused = self._refused(choosing, position)
        target = refused[0] if refused is not None else None
        if target != self._refused_target:
            self._refused_target = target
            if refused is None:
                self.playback.hud.bubble.clear()
            else:
                self.playback.hud.say(*refused[1:])

    def _refused(self, choosing: PendingChoice, position: tuple[int, int]) -> tuple[Target, str, pygame.Rect] | None:
        """Returns the place under a point, why the picked cards cannot go there, and its area; None if they can."""
        over = self.playback.game.place_at(position)
        if over is None or choosing.at(over[0]):
            return None
        reason = choosing.why_not_at(over[0])
        return None if reason is None else (over[0], reason, over[1])

    def drop(self, position: tuple[int, int]) -> None:
        """Plays a card dropped on the table if it completes an action; otherwise it returns to its place.

        A card that cannot be played returns with the reason. One grabbed or dropped before the player can have seen the
        decision just returns.
        """
        sprite, choosing, moving, hud = self._sprite, self._choosing, self._moving, self.playback.hud
        self._forget()
        if sprite is None or choosing is None or choosing is not self.control.choosing or not moving:
            return
        if hud.space.table.collidepoint(position) and self.control.may_commit and not self._skipped:
            reason = None if sprite in choosing.picked else choosing.pick(sprite)
            refused = self._refused(choosing, position) if reason is None else None
            if reason is not None:
                hud.refuse(reason, sprite.rect)
            elif refused is not None:
                hud.refuse(*refused[1:])
            elif self._play_picked(choosing, position):
                return
        self._send_back(sprite)

    def _play_picked(self, choosing: PendingChoice, position: tuple[int, int]) -> bool:
        """Plays the picked cards if they make a complete action. Returns whether they did."""
        game = self.playback.game
        action = game.dropped(choosing.candidates, position)
        if action is None:
            return False
        menu_of = self.control.match.rules.menu
        placed = action.pick(self.control.viewer).target in game.areas()  # then the place already distinguishes it
        menu = None if placed else menu_of(action)
        alike = [each for each in choosing.candidates if menu_of(each) == menu]
        self.dialogs.take(menu, alike if menu else [action])
        return self.control.choosing is not choosing

    def cancel(self) -> bool:
        """Ends the drag; the card returns to its place. Returns whether a card followed the pointer."""
        sprite, moving = self._sprite, self._moving
        self._forget()
        if sprite is not None and moving:
            self._send_back(sprite)
        return moving

    def _send_back(self, sprite: Sprite) -> None:
        playback = self.playback
        self.app.sound.play("card_slide_low")
        lasts = 0.0 if self._rigid else RETURN_SECONDS * playback.director.pace
        playback.board.glide(sprite.zone, playback.animator, lasts, out_back)
        for name in ("rise", "lean"):
            playback.animator.to(sprite, name, 0.0, lasts)
        self.control.refresh.due()

    def _forget(self) -> None:
        self._sprite = self._choosing = self._refused_target = None
        self._moving, self._frame.places = False, ()
