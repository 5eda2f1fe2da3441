"""Mouse and keys on the table: one focus graph, and the rule that a press in mid-motion skips and never commits."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.contract import Action
from scenes.table.animator import Animator, out_cubic
from scenes.table.choosing import Choosing
from scenes.table.controls import CardTarget, FaceTarget, LogTarget, Press
from scenes.table.drag import Drag
from scenes.table.game_table import SpreadCard, ZoneChoice
from scenes.table.layout import LIFT
from scenes.table.sprites import Sprite
from scenes.table.targets import targets_of
from scenes.ui.focus import Focus, Target

if TYPE_CHECKING:
    from scenes.table.table import Table

AT_ANY_TIME = frozenset({"cancel", "mute", "speed", "keys_help", "fullscreen"})
"""Commands that do not skip what runs."""
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
LIFT_IN, LIFT_OUT = 0.09, 0.12
"""Seconds (M03)."""
SWAY, SWAY_SECONDS = 0.6, 2.4
"""Degrees to either side, and seconds there and back."""
HOVER_DELAY = 0.35
"""Seconds that the pointer rests on something before it is explained."""
DOUBLE_CLICK = 0.4
"""Seconds between the two clicks of one."""


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
        self._explained: Target | None = None
        self._waited = 0.0
        self._picked_at = 0.0
        self._chosen_zone: tuple[str, Choosing | None] = ("", None)
        """The pile that was clicked last, and for which decision."""
        self.drag = Drag(table)

    @property
    def busy(self) -> bool:
        """Whether a card or button is still changing under the pointer."""
        waiting = self._explained is not None and self._waited <= HOVER_DELAY
        return self._lifts.busy or self._light_moves or self._swaying is not None or waiting

    def update(self, dt: float) -> None:
        """A step of ``dt`` seconds."""
        self._lifts.update(dt)
        self._light_moves = self.table.offering.column.update(dt)
        self._sway()
        self._explain(dt)

    def _explain(self, dt: float) -> None:
        """Tells what the pointer rests on after a moment, and what the focus is on at once."""
        table = self.table
        target = self.focus.current if self.focus.visible else self._hovered
        if target is not self._explained:
            self._explained, self._waited = target, HOVER_DELAY if self.focus.visible else 0.0
            table.dash.explain("", pygame.Rect(0, 0, 0, 0))
        if target is None or self._waited > HOVER_DELAY or table.director.busy or table.dash.bubble.text:
            return
        self._waited += dt
        if self._waited > HOVER_DELAY:
            table.dash.explain(self._explanation(target), target.rect)

    def _explanation(self, target: Target) -> str:
        if isinstance(target, FaceTarget) and target.shown.card is not None:
            card = target.shown.card
            when = card.when[:1].upper() + card.when[1:]
            return f"{self.table.match.rules.words.title(card.code)}: {card.effect}. {when}. ({card.clause})"
        return target.explanation if isinstance(target, Press) else ""

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
        self.focus.rebuild(targets_of(self.table, legal, self._press_card, self._zoom, self._press_zone))
        self._hovered = self.focus.at(self._pointer)
        self._mark(legal)

    def _scroll_log(self, entries: int) -> bool:
        moved = self.table.dash.log.scroll(entries)
        self.renew(self.table.choosing.legal if self.table.choosing else ())
        return moved

    def _page_log(self) -> None:
        """Shows older entries, and after the oldest the newest again."""
        if not self._scroll_log(3):
            self._scroll_log(-len(self.table.dash.log.lines))

    def _move(self, dx: int, dy: int) -> None:
        """A step of the focus; at the first and the last entry of the log that is shown the log scrolls."""
        entries = [target for target in self.focus.targets if isinstance(target, LogTarget)]
        edge = entries[-1:] if dy < 0 else entries[:1]
        if dy and self.focus.current in edge and self._scroll_log(-dy):
            entries = [target for target in self.focus.targets if isinstance(target, LogTarget)]
            self.focus.set(entries[-1 if dy < 0 else 0])
        else:
            self.focus.move(dx, dy)

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
        table.dash.log.ring = focused.rect if isinstance(focused, LogTarget) else None
        for target in self.focus.targets:
            if isinstance(target, CardTarget):
                self._lift(target.sprite, target is focused or target is self._hovered)
            if isinstance(target, FaceTarget):
                target.shown.focused = target is focused

    def _lift(self, sprite: Sprite, up: bool) -> None:
        table = self.table
        goal = table.app.theme.px(LIFT) if (up or sprite.selected) and table.choosing is not None else 0
        still = table.app.settings.reduced_motion or not table.director.pace
        if sprite.rise != goal and not table.director.busy:
            self._lifts.to(sprite, "rise", goal, 0.0 if still else (LIFT_IN if goal else LIFT_OUT), out_cubic)

    # Events

    def handle(self, event: pygame.Event) -> None:
        """One event of the player."""
        if event.type == pygame.WINDOWLEAVE:
            self._point((-1, -1))
        elif event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
            self.drag.follow(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.drag.drop(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll_log(event.y)
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
        moving = self._skipped()
        table.dash.bubble.clear()
        target = self.focus.at(event.pos)
        if event.button == 3 and not self.drag.cancel():
            self._zoom_or_cancel(target)
        elif event.button == 3:
            return
        elif isinstance(target, Press):
            if isinstance(target, CardTarget):
                self.drag.grab(target.sprite, event.pos)
            self._press(target, moving)

    def _skipped(self) -> bool:
        """Brings what runs to its end, and asks at once what is then to be asked; tells whether anything ran."""
        table = self.table
        if table.app.stack.fading:
            table.app.stack.end_fade()
            return True
        if not table.director.busy:
            return False
        table.skip()
        return True

    def _went_on(self) -> bool:
        """A panel that waits takes any press, and nothing else happens."""
        if self.table.director.waiting:
            self.table.go_on()
            return True
        return False

    def _press(self, target: Press, moving: bool) -> None:
        """A press on a target; during motion, or before one has seen what is asked, it may pick but never commits."""
        self.focus.set(target)
        if not target.commits or self._only_picks(target) or (self.table.may_commit and not moving):
            self.table.app.sound.play("ui_ok" if target.zone in ("actions", "tools") else "tap")
            target.press()

    def _only_picks(self, target: Press) -> bool:
        choosing = self.table.choosing
        return isinstance(target, CardTarget) and choosing is not None and target.sprite not in choosing.picked

    def _zoom_or_cancel(self, target: Target | None) -> None:
        table = self.table
        shown = target.shown if isinstance(target, FaceTarget) else self._open_card(self._pointer)
        if shown is not None and shown.card is not None:
            self._zoom(shown)
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

    def _zoom(self, shown: Sprite | SpreadCard) -> None:
        table = self.table
        table.dash.zoom.card = shown.card
        zones = table.session.view(table.viewer).zones()
        code_of = table.match.rules.code_of
        table.dash.zoom.seen = sum(
            1
            for cards in zones.values()
            for card in cards
            if card is not None and shown.card is not None and code_of(card) == shown.card.code
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

    def _press_zone(self, choice: ZoneChoice) -> None:
        table, action = self.table, choice.action
        if table.choosing is None:
            return
        again, self._chosen_zone = self._chosen_zone == (choice.zone, table.choosing), (choice.zone, table.choosing)
        if action is None:
            table.refuse(choice.refusal or f"Not now. {table.dash.prompt.text}", choice.rect)
        elif choice.twice and not again:
            label = table.match.rules.words.button(action)[0]
            table.dash.say(f"{label}? Once more to do it.", choice.rect, "firstDown")
        else:
            table.offering.take(None, [action])

    # Keys

    def _command(self, command: str) -> None:
        table = self.table
        if table.dash.zoom.card is not None:
            table.dash.zoom.card = None
            return
        if command in ("commit", "continue") and self._went_on():
            return
        if command not in AT_ANY_TIME and self._skipped():
            return
        table.dash.bubble.clear()
        if command in ARROWS:
            self._walk(lambda: self._move(*ARROWS[command]))
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
            primary = large[0].button if large and large[0].button.kind == "primary" else None
            if primary is not None and primary.enabled and self.table.may_commit:
                primary.press()
        elif isinstance(target, Press):
            self._press(target, False)

    def _press_number(self, number: int) -> None:
        cards = [target for target in self.focus.targets if isinstance(target, CardTarget)]
        if number <= len(cards):
            self._press(cards[number - 1], False)

    def _cancel(self) -> None:
        choosing = self.table.choosing
        if self.drag.cancel():
            return
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
            "log": self._page_log,
            "replay_last": table.rewind.replay_last,
            "situation": table.advisor.tell_situation,
        }
        if command in known:
            known[command]()

    def _zoom_focused(self) -> None:
        target = self.focus.current if self.focus.visible else self.focus.at(self._pointer)
        if target is None:
            return
        shown = target.shown if isinstance(target, FaceTarget) else self._open_card(target.rect.center)
        if shown is not None and shown.card is not None:
            self._zoom(shown)

    def _next_speed(self) -> None:
        speeds = ["relaxed", "normal", "fast", "turbo", "instant"]
        table = self.table
        at = speeds.index(table.app.settings.speed)
        table.app.change(speed=speeds[(at + 1) % len(speeds)])
        table.resume()
