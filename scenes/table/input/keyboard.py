"""Carries out keyboard commands on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.shell.page import ARROWS
from scenes.table.input.table_input import TableInput
from scenes.table.input.target_kinds import (
    CardTarget,
    DriveTarget,
    FaceTarget,
    LogTarget,
    PageTarget,
    TableTarget,
    answers_on_table,
)
from scenes.table.kit.offers import Chart, of_kind
from scenes.table.playback import Playback
from scenes.ui.keys import PRESSING

if TYPE_CHECKING:
    from scenes.shell.app import App

NON_SKIPPING_COMMANDS = frozenset({"cancel", "mute", "speed", "keys_help", "fullscreen"})
"""Commands that do not skip animations."""
NO_SIDEWAYS_ENTRY = frozenset({"tools"})
"""Zones that the arrows never enter sideways, as the next key would press something that is no answer."""
CLOSING_COMMANDS = frozenset({*PRESSING, "continue"})
"""Commands that close a waiting panel."""


class Keyboard:
    """Carries out the player's keys. Presses on targets go through :class:`TableInput`, as with the mouse."""

    def __init__(
        self, app: App, table_input: TableInput, playback: Playback, others: Mapping[str, Callable[[], object]]
    ) -> None:
        """``others`` maps command names to functions. Its ``cancel`` is used if there is nothing to cancel."""
        self.app, self.input, self.playback, self.others = app, table_input, playback, others
        self.control = table_input.control
        self.focus = table_input.focus

    def handle(self, event: pygame.Event) -> None:
        """Handles a key that went down or up."""
        command = self.app.keys.command_of(event)
        if command == "fast_forward":
            self.playback.fast_forward = event.type == pygame.KEYDOWN
        elif event.type == pygame.KEYDOWN and command:
            self.command(command)

    def command(self, command: str) -> None:
        """Carries out a command. During an animation most commands only skip it."""
        hud = self.playback.hud
        if hud.zoom.card is not None:
            hud.zoom.card = None
            return
        if command not in NON_SKIPPING_COMMANDS and self.input.keeps_for_later(partial(self.command, command)):
            return
        if command in CLOSING_COMMANDS and self.input.closed_panel():
            return
        if command not in NON_SKIPPING_COMMANDS and self.input.skipped():
            return
        had_message = bool(hud.bubble.text) and hud.read_by > 0
        hud.read_by = 0.0
        if command == "cancel" and (self._forget_hints() or had_message):
            return
        if command in ARROWS:
            self._walk(lambda: self._move(*ARROWS[command]))
        elif command in ("next_zone", "previous_zone"):
            self._walk(lambda: self.focus.next_zone(1 if command == "next_zone" else -1))
        elif command == "commit":
            self._commit()
        elif command == "press":
            self._press_focused()
        elif command == "cancel":
            self._cancel()
        elif command.startswith("card_"):
            self._press_number(int(command.removeprefix("card_")))
        else:
            self._other(command)

    def _forget_hints(self) -> bool:
        """Removes the marks of hints from the cards. Returns whether there were any."""
        choosing = self.control.choosing
        if choosing is None or not choosing.hinted:
            return False
        choosing.hinted = ()
        self.control.refresh.due()
        return True

    def _walk(self, step: Callable[[], object]) -> None:
        """Moves the focus; the first key only shows where it is."""
        if self.input.pointing.show_focus():
            step()
            self.app.sound.play("ui_move")
        self.input.pointing.mark()

    def _move(self, dx: int, dy: int) -> None:
        """Moves the focus in a direction. At the first and last visible log entry it scrolls the log."""
        edge = self._log_entries()[-1:] if dy < 0 else self._log_entries()[:1]
        if dy and self.focus.current in edge and self.input.scroll_log(-dy):
            self.focus.set(self._log_entries()[-1 if dy < 0 else 0])
        else:
            self.focus.move(dx, dy, closed=NO_SIDEWAYS_ENTRY if dx else frozenset())

    def _log_entries(self) -> list[LogTarget]:
        return [target for target in self.focus.targets if isinstance(target, LogTarget)]

    def _page_log(self) -> None:
        """Shows older log entries, and after the oldest the newest again."""
        if not self.input.scroll_log(3):
            self.input.scroll_log(-len(self.playback.hud.log.lines))

    def _put_focus(self, target: TableTarget) -> None:
        self.focus.set(target)
        self.input.pointing.show_focus()
        self.input.pointing.mark()

    def _to_drives(self) -> None:
        """Moves the focus to the latest drive."""
        drives = [target for target in self.focus.targets if isinstance(target, DriveTarget)]
        if drives:
            self._put_focus(drives[-1])

    def _commit(self) -> None:
        """Plays the selected cards, unless the focus is on a button or on a place where they can go.

        From a selected card that needs another, moves to that one. With nothing selected, presses the focused target or
        the primary button.
        """
        target, selecting = self.input.pointing.focused, self.input.selecting
        if (target is None or (selecting.stands and selecting.yields(target))) and selecting.press_primary():
            return
        if target is not None and selecting.focus_partner(target):
            self.input.pointing.mark()
            return
        self._press_focused()

    def _press_focused(self) -> None:
        """Presses the focused target. Without one, gives the usual answer if no card would help, or shows the focus."""
        target = self.input.pointing.focused
        if target is not None:
            self.input.press(target, False)
        elif self._only_usual_helps and self.input.selecting.press_primary():
            return
        elif self.control.choosing is not None:
            self.input.pointing.begin()
            self._walk(lambda: None)

    @property
    def _only_usual_helps(self) -> bool:
        """Whether all cards that could be used instead of the usual answer would harm the player."""
        choosing, game, view = self.control.choosing, self.playback.game, self.control.view
        if choosing is None or choosing.picked or game.default_answer(view) not in choosing.legal or not game.alone:
            return False
        hand = [each for each in self.playback.board.hand(self.control.viewer) if choosing.usable(each) and each.card]
        return bool(hand) and all(game.harm(each.card, view) for each in hand if each.card)

    def _press_number(self, number: int) -> None:
        """Selects a hand card or the cards of a hint, or focuses an answer if no card is asked for. Never commits."""
        choosing = self.control.choosing
        if choosing is not None and choosing.hinted:
            self.input.choose_hint(number)
            return
        if choosing is not None and not choosing.uses_cards and not choosing.covert:
            self._focus_answer(number)
            return
        cards = [target for target in self.focus.targets if isinstance(target, CardTarget) and target.zone == "hand"]
        if number > len(cards):
            return
        if self.input.selecting.is_picked(cards[number - 1]):
            self.focus.set(cards[number - 1])
        else:
            self.input.press(cards[number - 1], False)

    def _focus_answer(self, number: int) -> None:
        """Moves the focus to an answer on the table, such as a call of a play sheet, or else to a button."""
        targets = self.focus.targets
        pressed = [target for target in targets if target.commits]
        offered = answers_on_table(targets) or pressed
        if number <= len(offered):
            self._put_focus(offered[number - 1])

    def _cancel(self) -> None:
        choosing = self.control.choosing
        if self.input.drag.cancel():
            return
        if self._chart_lies_open:
            self.input.toggle_chart()
            return
        if choosing is not None and choosing.picked:
            choosing.clear()
            self.control.refresh.due()
        elif choosing is not None and self.playback.game.close(self.control.view):
            self.control.restart_choice()
        else:
            self.others["cancel"]()

    @property
    def _chart_lies_open(self) -> bool:
        return any(chart.thing.open for chart in of_kind(self.playback.game.on_table(), Chart))

    def _other(self, command: str) -> None:
        own: dict[str, Callable[[], object]] = {
            "zoom": self._zoom_focused,
            "mute": self._mute,
            "log": self._page_log,
            "drives": self._to_drives,
            "chart": self.input.toggle_chart,
        }
        known = {**self.others, **own}
        if command in known:
            known[command]()

    def _zoom_focused(self) -> None:
        target = self.input.pointing.target
        if self._chart_lies_open or (isinstance(target, PageTarget) and isinstance(target.place, Chart)):
            self.input.toggle_chart()
            return
        if target is None:
            return
        shown = target.shown if isinstance(target, FaceTarget) else self.playback.board.open_at(target.rect.center)
        if shown is not None and shown.card is not None:
            self.input.zoom(shown)

    def _mute(self) -> None:
        app = self.app
        app.change(mute=not app.settings.mute)
        self.playback.hud.tell("Sound off." if app.settings.mute else "Sound on.")
