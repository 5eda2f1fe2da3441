"""Mouse and keys on the table: one focus graph, and the rule that a press in mid-motion skips and never commits."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.contract import Action
from scenes.table.animator import Animator, out_cubic
from scenes.table.controls import CardTarget, Press
from scenes.table.layout import LIFT
from scenes.table.sprites import Sprite
from scenes.ui.focus import Focus, Target

if TYPE_CHECKING:
    from scenes.table.table import Table

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
LIFT_IN, LIFT_OUT = 0.09, 0.12
"""Seconds (M03)."""
SWAY, SWAY_SECONDS = 0.6, 2.4
"""Degrees to either side, and seconds there and back."""
DOUBLE_CLICK = 0.4
"""Seconds between the two clicks of one."""
DRAG_FROM = 8.0
"""Units that the pointer moves with a card before the card follows."""


class Hands:
    """What the player's hands do: point, click, type."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.focus = Focus()
        self.focus.visible = False
        self._lifts = Animator()
        self._pointer = (-1, -1)
        self._hovered: Target | None = None
        self._light_moves = False
        self._swaying: Sprite | None = None
        self._picked_at = 0.0
        self._grabbed: Sprite | None = None
        self._grab_at = (0, 0)
        self._dragging = False

    @property
    def busy(self) -> bool:
        """Whether a card or button is still changing under the pointer."""
        return self._lifts.busy or self._light_moves or self._swaying is not None

    def update(self, dt: float) -> None:
        """A step of ``dt`` seconds."""
        self._lifts.update(dt)
        self._light_moves = self.table.offering.column.update(dt)
        self._sway()

    def _sway(self) -> None:
        """Lets the card that pointer or focus is on breathe, and no other."""
        table = self.table
        settings = table.app.settings
        target = self.focus.current if self.focus.visible else self._hovered
        wanted = settings.idle_sway and not settings.reduced_motion and table.director.pace and table.choosing
        card = target.sprite if wanted and isinstance(target, CardTarget) else None
        if self._swaying is not None and self._swaying is not card:
            self._swaying.sway = 0.0
        self._swaying = card
        if card is not None:
            card.sway = SWAY * math.sin(2 * math.pi * table.app.now / SWAY_SECONDS)

    def renew(self, legal: Sequence[Action]) -> None:
        """Takes the targets that are there now."""
        table = self.table
        targets: list[Target] = [
            CardTarget(sprite, f"{sprite.card.code} #{place}", partial(self._press_card, sprite))
            for place, sprite in enumerate(table.board.zones.get(f"hand:{table.viewer}", []), 1)
            if sprite.card is not None and table.session.human(table.viewer)
        ]
        view = table.session.view(table.viewer)
        targets += [
            Press(choice.name, "table", choice.rect, partial(self._press_zone, choice.action))
            for choice in table.game.zone_choices(view, legal)
        ]
        targets += table.offering.column.targets()
        self.focus.rebuild(targets)
        self._hovered = self.focus.at(self._pointer)
        self._mark(legal)

    def _mark(self, legal: Sequence[Action] | None = None) -> None:
        table = self.table
        focused = self.focus.current if self.focus.visible else None
        choices = table.choosing.legal if table.choosing else ()
        zone = ""
        for choice in table.game.zone_choices(table.session.view(table.viewer), choices):
            if focused is not None and focused.name == choice.name:
                zone = choice.zone
        table.game.mark_zones(choices if legal is None else legal, zone)
        table.offering.column.mark(focused.name if focused else None, self._hovered.name if self._hovered else None)
        for target in self.focus.targets:
            if isinstance(target, CardTarget):
                self._lift(target.sprite, target is focused or target is self._hovered)
                target.sprite.focused = target is focused

    def _lift(self, sprite: Sprite, up: bool) -> None:
        table = self.table
        goal = table.app.theme.px(LIFT) if (up or sprite.selected) and table.choosing is not None else 0
        still = table.app.settings.reduced_motion or not table.director.pace
        if sprite.rise != goal and not table.director.busy:
            self._lifts.to(sprite, "rise", goal, 0.0 if still else (LIFT_IN if goal else LIFT_OUT), out_cubic)

    # Events

    def handle(self, event: pygame.Event) -> None:
        """One event of the player."""
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
            self._drag(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._drop(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self.table.dash.log.scroll(event.y)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._click(event)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            command = self.table.app.keys.command_of(event)
            if command == "fast_forward":
                self.table.fast_forward = event.type == pygame.KEYDOWN
            elif event.type == pygame.KEYDOWN and command:
                self._command(command)

    def _point(self, position: tuple[int, int]) -> None:
        self._pointer = position
        self.focus.visible = False
        hovered = self.focus.at(position)
        if hovered is not self._hovered:
            self._hovered = hovered
            if self.table.app.settings.hover_tick and hovered is not None:
                self.table.app.sound.play("tick")
        self._mark()

    def _click(self, event: pygame.Event) -> None:
        table = self.table
        self._point(event.pos)
        if table.dash.zoom.card is not None:
            table.dash.zoom.card = None
            return
        if event.button not in (1, 3) or self._went_on():
            return
        moving = table.director.busy
        if moving:
            table.skip()
        table.dash.bubble.clear()
        target = self.focus.at(event.pos)
        if event.button == 3:
            self._zoom_or_cancel(target)
        elif isinstance(target, Press):
            self._grab(target, event.pos)
            self._press(target, moving)
        else:
            self._look_elsewhere(event.pos)

    def _went_on(self) -> bool:
        """A panel that waits takes any press, and nothing else happens."""
        if self.table.director.waiting:
            self.table.go_on()
            return True
        return False

    def _press(self, target: Press, moving: bool) -> None:
        """A press on a target; during motion it may pick a card, but it never commits."""
        self.focus.set(target)
        if not moving or target.zone == "tools" or self._only_picks(target):
            self.table.app.sound.play("ui_ok" if target.zone in ("actions", "tools") else "tap")
            target.press()

    def _only_picks(self, target: Press) -> bool:
        choosing = self.table.choosing
        return isinstance(target, CardTarget) and choosing is not None and target.sprite not in choosing.picked

    def _look_elsewhere(self, position: tuple[int, int]) -> None:
        table = self.table
        line = table.dash.log.at(position)
        if line is not None:
            table.open_rules(line.clause)

    # Dragging: another way to do what two clicks do (M04)

    def _grab(self, target: Press, position: tuple[int, int]) -> None:
        choosing = self.table.choosing
        if isinstance(target, CardTarget) and choosing is not None and choosing.usable(target.sprite):
            self._grabbed, self._grab_at = target.sprite, position

    def _drag(self, position: tuple[int, int]) -> None:
        sprite, table = self._grabbed, self.table
        if sprite is None or table.choosing is None:
            self._let_go()
            return
        dx, dy = position[0] - self._grab_at[0], position[1] - self._grab_at[1]
        if not self._dragging and max(abs(dx), abs(dy)) < table.app.theme.px(DRAG_FROM):
            return
        self._dragging = True
        if not table.app.settings.reduced_motion:
            sprite.tilt = max(-10.0, min(10.0, (position[0] - sprite.x) * 0.6))
        sprite.x, sprite.y, sprite.layer = float(position[0]), float(position[1]) + sprite.rise, 480.0

    def _drop(self, position: tuple[int, int]) -> None:
        """A card dropped on the table is played where it is a whole play; elsewhere it goes back to its place."""
        sprite, table, choosing = self._grabbed, self.table, self.table.choosing
        dragged = self._dragging
        self._let_go()
        if sprite is None or choosing is None or not dragged:
            return
        if table.space.table.collidepoint(position):
            if sprite not in choosing.picked:
                choosing.pick(sprite)
            action = table.game.dropped(choosing.candidates, position)
            if action is not None:
                menu = table.game.menu_of(action)
                alike = [each for each in choosing.candidates if table.game.menu_of(each) == menu]
                table.offering.take(menu, alike if menu else [action])
                if table.choosing is not choosing:
                    return
        table.board.settle(sprite.zone, table.animator, 0.18 * table.director.pace)
        table.offering.renew()

    def _let_go(self) -> None:
        self._grabbed, self._dragging = None, False

    def _zoom_or_cancel(self, target: Target | None) -> None:
        table = self.table
        sprite = target.sprite if isinstance(target, CardTarget) else self._open_card(self._pointer)
        if sprite is not None and sprite.card is not None:
            self._zoom(sprite)
        elif table.choosing is not None:
            table.choosing.clear()
            table.offering.renew()

    def _open_card(self, position: tuple[int, int]) -> Sprite | None:
        """A face-up card on the table under a point."""
        cards = sorted(self.table.board.sprites(), key=lambda sprite: -sprite.layer)
        return next(
            (sprite for sprite in cards if sprite.card and sprite.flip > 0.5 and sprite.rect.collidepoint(position)),
            None,
        )

    def _zoom(self, sprite: Sprite) -> None:
        table = self.table
        table.dash.zoom.card = sprite.card
        zones = table.session.view(table.viewer).zones()
        code_of = table.match.rules.code_of
        table.dash.zoom.seen = sum(
            1
            for cards in zones.values()
            for card in cards
            if card is not None and sprite.card is not None and code_of(card) == sprite.card.code
        )

    def _press_card(self, sprite: Sprite) -> None:
        table, choosing = self.table, self.table.choosing
        if choosing is None:
            return
        if sprite in choosing.picked:
            self._press_picked(sprite)
        else:
            reason = choosing.pick(sprite)
            self._picked_at = table.app.now
            if reason is not None:
                table.refuse(reason, sprite.rect)
            table.offering.renew()

    def _press_picked(self, sprite: Sprite) -> None:
        """A second press on a picked card commits where that is not in doubt, and puts the card back otherwise."""
        table, choosing = self.table, self.table.choosing
        assert choosing is not None
        if table.app.settings.commit == "double_click" and table.app.now - self._picked_at > DOUBLE_CLICK:
            choosing.picked.remove(sprite)
            table.offering.renew()
            return
        menus = {table.game.menu_of(action) for action in choosing.candidates}
        if len(choosing.candidates) == 1 or (choosing.candidates and menus != {None} and len(menus) == 1):
            table.offering.take(menus.pop(), choosing.candidates)
        else:
            choosing.picked.remove(sprite)
            table.offering.renew()

    def _press_zone(self, action: Action | None) -> None:
        if action is not None and self.table.choosing is not None:
            self.table.offering.take(None, [action])

    # Keys

    def _command(self, command: str) -> None:
        table = self.table
        if table.dash.zoom.card is not None:
            table.dash.zoom.card = None
            return
        if command in ("commit", "continue") and self._went_on():
            return
        if command in ("commit", "continue") and table.director.busy:
            table.skip()
            return
        table.dash.bubble.clear()
        if command in ARROWS:
            self._walk(lambda: self.focus.move(*ARROWS[command]))
        elif command in ("next_zone", "previous_zone"):
            self._walk(lambda: self.focus.next_zone(1 if command == "next_zone" else -1))
        elif command == "commit":
            self._press_focused()
        elif command == "cancel":
            self._cancel()
        elif command.startswith("card_"):
            self._press_number(int(command.removeprefix("card_")))
        else:
            self._other(command)

    def _walk(self, step: Callable[[], object]) -> None:
        if self.focus.visible:
            step()
            self.table.app.sound.play("ui_move")
        self.focus.visible = True
        self._mark()

    def _press_focused(self) -> None:
        target = self.focus.current
        if not self.focus.visible:
            large = self.table.offering.column.large
            if large and large[0].button.enabled and large[0].button.kind == "primary":
                large[0].button.press()
        elif isinstance(target, Press):
            self._press(target, False)

    def _press_number(self, number: int) -> None:
        cards = [target for target in self.focus.targets if isinstance(target, CardTarget)]
        if number <= len(cards) and not self.table.director.busy:
            self._press(cards[number - 1], False)

    def _cancel(self) -> None:
        choosing = self.table.choosing
        if choosing is not None and choosing.picked:
            choosing.clear()
            self.table.offering.renew()
        else:
            self.table.pause()

    def _other(self, command: str) -> None:
        table = self.table
        known = {
            "hint": table.advisor.ask,
            "take_back": table.rewind.take_back,
            "rules": table.open_rules,
            "zoom": self._zoom_focused,
            "keys_help": lambda: table.app.go("keys_help"),
            "mute": lambda: table.app.change(mute=not table.app.settings.mute),
            "speed": self._next_speed,
            "timeout": lambda: table.offering.open_menu("Timeout"),
            "log": lambda: table.dash.log.scroll(3),
            "replay_last": table.rewind.replay_last,
            "situation": table.advisor.tell_situation,
        }
        if command in known:
            known[command]()

    def _zoom_focused(self) -> None:
        target = self.focus.current if self.focus.visible else self.focus.at(self._pointer)
        if isinstance(target, CardTarget):
            self._zoom(target.sprite)

    def _next_speed(self) -> None:
        speeds = ["relaxed", "normal", "fast", "turbo", "instant"]
        table = self.table
        at = speeds.index(table.app.settings.speed)
        table.app.change(speed=speeds[(at + 1) % len(speeds)])
        table.resume()
