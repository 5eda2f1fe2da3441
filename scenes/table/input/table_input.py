"""Mouse and keys on the table, with one focus for both. A press during an animation skips it and never commits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame

from scenes.control.match_control import MatchControl
from scenes.table.choice.action_dialogs import ActionDialogs
from scenes.table.choice.column import Column
from scenes.table.input.drag import Drag
from scenes.table.input.pointing import NOWHERE, Pointing
from scenes.table.input.quick_tip import QuickTip
from scenes.table.input.selecting import Selecting
from scenes.table.input.target_kinds import (
    ButtonTarget,
    CardTarget,
    DriveTarget,
    FaceTarget,
    HintTarget,
    LogTarget,
    OpenCard,
    PageTarget,
    PlaceTarget,
    ShortcutTarget,
    SignTarget,
    StandInTarget,
    TableTarget,
    WordsTarget,
)
from scenes.table.input.targets import Targets
from scenes.table.kit.offers import Chart, Overlay, SpreadCard, of_kind
from scenes.table.playback import Playback
from scenes.table.stage.sprites import Sprite

if TYPE_CHECKING:
    from scenes.shell.app import App


class SceneActions(Protocol):
    """What the table's scene does for the input."""

    def skip(self) -> None:
        """Skips the animation and asks the next decision at once."""

    def open_rules(self, clause: str | None = None) -> None:
        """Opens the rulebook at a clause."""

    def open_page(self, place: Overlay) -> None:
        """Opens a page of the game over the table."""


class TableInput:
    """Carries out what the player does with mouse and keys."""

    def __init__(
        self,
        app: App,
        control: MatchControl,
        playback: Playback,
        dialogs: ActionDialogs,
        column: Column,
        ways: SceneActions,
    ) -> None:
        self.app, self.control, self.playback, self.dialogs = app, control, playback, dialogs
        self.column, self.ways = column, ways
        self.pointing = Pointing(app, control, playback, column)
        self.focus = self.pointing.focus
        self.selecting = Selecting(app, control, playback, dialogs, column, self.focus)
        self._targets = Targets(control, playback)
        self.drag = Drag(app, control, playback, dialogs)
        self.quick_tip = QuickTip(app, control, playback)
        self._puts_back: CardTarget | None = None
        """The selected card under the pressed button: the release puts it back unless it was dragged."""
        self._kept_press: Callable[[], object] | None = None
        """A press during the unskippable start of a big moment, to be carried out afterwards."""

    @property
    def busy(self) -> bool:
        """Whether a card or button moves because of the player."""
        return self.pointing.busy or self.drag.moving

    def renew(self) -> None:
        """Updates the targets."""
        self.pointing.take(self._targets.now(self.column.buttons))

    def scroll_log(self, entries: int) -> bool:
        """Scrolls the log to older (positive) or newer (negative) entries. Returns whether it moved."""
        moved = self.playback.hud.log.scroll(entries)
        self.renew()
        self.pointing.close_explanation()  # another entry lies there now
        return moved

    def toggle_chart(self) -> None:
        """Opens or closes the game's chart over the table."""
        for chart in of_kind(self.playback.game.on_table(), Chart):
            chart.thing.open = not chart.thing.open
        self.renew()

    def choose_hint(self, number: int) -> None:
        """Selects the cards of a hint. If another button than the primary one does it, shows the focus there."""
        if self.selecting.choose_hint(number):
            self.pointing.show_focus()
            self.pointing.mark()

    def toggle_hints(self) -> None:
        """Opens or closes the drawer with the hints."""
        advice = self.playback.hud.advice
        advice.drawn_out = not advice.drawn_out
        self.renew()

    # Events

    def handle(self, event: pygame.Event) -> None:
        """Handles a mouse event."""
        if event.type == pygame.WINDOWLEAVE:
            self.pointing.point(NOWHERE)
        elif event.type == pygame.MOUSEMOTION:
            self.pointing.point(event.pos)
            self.drag.follow(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._let_go(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self.scroll_log(event.y)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._click(event)

    def _click(self, event: pygame.Event) -> None:
        hud = self.playback.hud
        self.pointing.point(event.pos)
        if hud.zoom.card is not None:
            hud.zoom.card = None
            return
        if event.button not in (1, 3) or self.keeps_for_later(partial(self._click, event)) or self.closed_panel():
            return
        moving = self.skipped()
        self._puts_back = None
        if moving:
            self.selecting.note_skip()
        elif event.button == 3:
            self.selecting.forget_clicks()
        hud.read_by = 0.0
        self.pointing.close_explanation()
        target = self.pointing.at(event.pos)
        if event.button == 3 and not self.drag.cancel():
            self._zoom_or_cancel(target)
        elif event.button == 3:
            return
        elif target is not None and not self.selecting.repeats(target, event.pos):
            before, choosing = len(self.control.match.actions), self.control.choosing
            held = len(choosing.picked) if choosing is not None else 0
            self._click_on(target, event.pos, moving)
            if len(self.control.match.actions) > before:
                self.selecting.note_commit(event.pos)
                if isinstance(target, CardTarget) or held == 1:
                    self.quick_tip.played(at_once=isinstance(target, CardTarget))

    def _click_on(self, target: TableTarget, position: tuple[int, int], moving: bool) -> None:
        """Handles a click on a target. On a selected card it may start a drag, so the release puts the card back."""
        if isinstance(target, CardTarget):
            self.drag.grab(target.sprite, position, skipped=moving)
        if not moving and self.selecting.handle_double_click(target):
            self.focus.set(target)
        elif isinstance(target, CardTarget) and self.selecting.is_picked(target):
            self.focus.set(target)
            self._puts_back = None if moving or self.selecting.has_skipped else target
        else:
            self.press(target, moving)

    def _let_go(self, position: tuple[int, int]) -> None:
        dragged, card, self._puts_back = self.drag.moving, self._puts_back, None
        before = len(self.control.match.actions)
        self.drag.drop(position)
        if len(self.control.match.actions) > before:
            self.quick_tip.played(at_once=True)
        if dragged:
            self.selecting.forget_clicks()
        elif card is not None and self.selecting.is_picked(card):
            self.press(card, False)

    def keeps_for_later(self, press: Callable[[], object]) -> bool:
        """Keeps a press for later if a big moment has just started. Returns whether it did."""
        if self.playback.director.unskippable:
            self._kept_press = press
        return self.playback.director.unskippable

    def update(self, dt: float) -> None:
        """Moves on by ``dt`` seconds.

        A kept press is carried out when it may skip, and dropped if nothing is left to skip.
        """
        self.drag.update(dt)
        self.quick_tip.update()
        self.pointing.hold(self.drag.held)
        self.pointing.update(dt)
        if self._kept_press is not None and not self.playback.director.unskippable:
            press, self._kept_press = self._kept_press, None
            if self.playback.director.busy:
                press()

    def skipped(self) -> bool:
        """Skips the animation and asks the next decision at once. Returns whether anything was running."""
        if self.app.stack.fade is not None:
            self.app.stack.end_fade()
            return True
        if not self.playback.director.busy:
            return False
        self.ways.skip()
        self.control.refresh.now()
        return True

    def closed_panel(self) -> bool:
        """Closes a panel that waits. Returns whether there was one."""
        if self.playback.director.waiting:
            self.playback.go_on()
            return True
        return False

    def press(self, target: TableTarget, moving: bool) -> None:
        """Presses a target. During an animation, or before the decision was visible long enough, it never commits."""
        self.focus.set(target)
        if self._may_press(target, moving):
            self.app.sound.play("ui_ok" if isinstance(target, ButtonTarget) else "tap")
            self._do(target)

    def _do(self, target: TableTarget) -> None:
        """Does what a press on a target means, for mouse and keys alike."""
        match target:
            case ButtonTarget():
                target.button.action()
            case CardTarget():
                self.selecting.press_card(target.sprite)
            case OpenCard():
                self.zoom(target.shown)
            case PlaceTarget():
                self.selecting.press_place(target.choice)
            case StandInTarget():
                self.selecting.press_stand_in(target.place)
            case ShortcutTarget():
                self.dialogs.take_shortcut(target.shortcut)
            case PageTarget(place=Overlay() as place):
                self.ways.open_page(place)
            case PageTarget():
                self.toggle_chart()
            case HintTarget(number=0):
                self.toggle_hints()
            case HintTarget():
                self.choose_hint(target.number)
            case LogTarget() if target.clause:
                self.ways.open_rules(target.clause)
            case DriveTarget():
                self.playback.hud.say(target.line, target.rect, "chalk300")
            case SignTarget() | WordsTarget():
                self.playback.hud.say(*self.pointing.explanation_of(target), "chalk300")

    def _may_press(self, target: TableTarget, moving: bool) -> bool:
        if isinstance(target, (CardTarget, StandInTarget)):
            return not (moving and self.selecting.is_picked(target))
        return not target.commits or (self.control.may_commit and not moving)

    def _zoom_or_cancel(self, target: TableTarget | None) -> None:
        shown = target.shown if isinstance(target, FaceTarget) else self.playback.board.open_at(self.pointing.pointer)
        if shown is not None and shown.card is not None:
            self.zoom(shown)
        elif self.control.choosing is not None:
            self.control.choosing.clear()
            self.control.refresh.due()

    def zoom(self, shown: Sprite | SpreadCard) -> None:
        """Shows a card large, with the number of visible copies."""
        self.pointing.close_explanation()
        self.playback.zoom(shown)
