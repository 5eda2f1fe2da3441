"""Mouse and keys on the table: one focus graph, and the rule that a press in mid-motion skips and never commits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.contract import Action
from scenes.table.attention import NOWHERE, Attention
from scenes.table.choosing import Choosing
from scenes.table.controls import CardTarget, FaceTarget, Press
from scenes.table.drag import Drag
from scenes.table.game_table import SpreadCard, ZoneChoice
from scenes.table.keyboard import Keyboard
from scenes.table.sprites import Sprite
from scenes.table.targets import targets_of
from scenes.ui.focus import Target

if TYPE_CHECKING:
    from scenes.table.table import Table

DOUBLE_CLICK = 0.4
"""Seconds between the two clicks of one."""


class Hands:
    """What the player's hands do: point, click, type."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.attention = Attention(table)
        self.focus = self.attention.focus
        self.keyboard = Keyboard(self)
        self.drag = Drag(table)
        self._picked_at = 0.0
        self._chosen_zone: tuple[str, Choosing | None] = ("", None)
        """The pile that was clicked last, and for which decision."""

    def renew(self, legal: Sequence[Action]) -> None:
        """Takes the targets that are there now."""
        targets = targets_of(self.table, legal, self._press_card, self.zoom, self._press_zone)
        self.attention.take(targets, legal)

    def scroll_log(self, entries: int) -> bool:
        """Shows older (positive) or newer (negative) entries of the log; tells whether there were any."""
        moved = self.table.dash.log.scroll(entries)
        self.renew(self.table.choosing.legal if self.table.choosing else ())
        return moved

    # Events

    def handle(self, event: pygame.Event) -> None:
        """One event of the player."""
        if event.type == pygame.WINDOWLEAVE:
            self.attention.point(NOWHERE)
        elif event.type == pygame.MOUSEMOTION:
            self.attention.point(event.pos)
            self.drag.follow(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.drag.drop(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self.scroll_log(event.y)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._click(event)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            command = self.table.app.keys.command_of(event)
            if command == "fast_forward":
                self.table.fast_forward = event.type == pygame.KEYDOWN
            elif event.type == pygame.KEYDOWN and command:
                self.keyboard.command(command)

    def _click(self, event: pygame.Event) -> None:
        table = self.table
        self.attention.point(event.pos)
        if table.dash.zoom.card is not None:
            table.dash.zoom.card = None
            return
        if event.button not in (1, 3) or self.went_on():
            return
        moving = self.skipped()
        table.dash.bubble.clear()
        target = self.focus.at(event.pos)
        if event.button == 3 and not self.drag.cancel():
            self._zoom_or_cancel(target)
        elif event.button == 3:
            return
        elif isinstance(target, Press):
            if isinstance(target, CardTarget):
                self.drag.grab(target.sprite, event.pos)
            self.press(target, moving)

    def skipped(self) -> bool:
        """Brings what runs to its end, and asks at once what is then to be asked; tells whether anything ran."""
        table = self.table
        if table.app.stack.fading:
            table.app.stack.end_fade()
            return True
        if not table.director.busy:
            return False
        table.skip()
        return True

    def went_on(self) -> bool:
        """A panel that waits takes any press, and nothing else happens."""
        if self.table.director.waiting:
            self.table.go_on()
            return True
        return False

    def press(self, target: Press, moving: bool) -> None:
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
        shown = target.shown if isinstance(target, FaceTarget) else self.open_card(self.attention.pointer)
        if shown is not None and shown.card is not None:
            self.zoom(shown)
        elif table.choosing is not None:
            table.choosing.clear()
            table.offering.renew()

    def open_card(self, position: tuple[int, int]) -> Sprite | None:
        """A face-up card on the table under a point."""
        cards = sorted(self.table.board.sprites(), key=lambda sprite: -sprite.layer)
        return next(
            (sprite for sprite in cards if sprite.card and sprite.flip > 0.5 and sprite.rect.collidepoint(position)),
            None,
        )

    def zoom(self, shown: Sprite | SpreadCard) -> None:
        """Shows a card large, with how many of its kind are in sight."""
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
