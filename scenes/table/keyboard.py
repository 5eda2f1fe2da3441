"""The commands of the keys on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.app import PACES
from scenes.table.controls import CardTarget, DriveTarget, FaceTarget, LogTarget, Press
from scenes.ui.page import ARROWS

if TYPE_CHECKING:
    from scenes.table.hands import Hands

AT_ANY_TIME = frozenset({"cancel", "mute", "speed", "keys_help", "fullscreen"})
"""Commands that do not skip what runs."""
SPEEDS = tuple(PACES)


class Keyboard:
    """What the player's keys do; presses go the way of the mouse's."""

    def __init__(self, hands: Hands) -> None:
        self.hands, self.table, self.focus = hands, hands.table, hands.focus

    def command(self, command: str) -> None:
        """Does what a key stands for; while something runs, most keys only skip it."""
        table = self.table
        if table.dash.zoom.card is not None:
            table.dash.zoom.card = None
            return
        if command in ("commit", "continue") and self.hands.went_on():
            return
        if command not in AT_ANY_TIME and self.hands.skipped():
            return
        told = bool(table.dash.bubble.text)
        table.dash.bubble.clear()
        if command == "cancel" and told:
            return
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
        """The first step only shows where the focus is."""
        if self.focus.visible:
            step()
            self.table.app.sound.play("ui_move")
        self.focus.visible = True
        self.hands.attention.mark()

    def _move(self, dx: int, dy: int) -> None:
        """A step of the focus; at the first and the last entry of the log that is shown the log scrolls."""
        edge = self._log_entries()[-1:] if dy < 0 else self._log_entries()[:1]
        if dy and self.focus.current in edge and self.hands.scroll_log(-dy):
            self.focus.set(self._log_entries()[-1 if dy < 0 else 0])
        else:
            self.focus.move(dx, dy)

    def _log_entries(self) -> list[LogTarget]:
        return [target for target in self.focus.targets if isinstance(target, LogTarget)]

    def _page_log(self) -> None:
        """Shows older entries, and after the oldest the newest again."""
        if not self.hands.scroll_log(3):
            self.hands.scroll_log(-len(self.table.dash.log.lines))

    def _to_drives(self) -> None:
        """Puts the focus on the latest drive."""
        drives = [target for target in self.focus.targets if isinstance(target, DriveTarget)]
        if drives:
            self.focus.set(drives[-1])
            self.focus.visible = True
            self.hands.attention.mark()

    def _press_focused(self) -> None:
        target = self.focus.current
        if not self.focus.visible:
            large = self.table.offering.column.large
            primary = large[0].button if large and large[0].button.kind == "primary" else None
            if primary is None:
                self._to_buttons()  # shows what the next press would do
            elif primary.enabled and self.table.may_commit:
                primary.press()
        elif isinstance(target, Press):
            self.hands.press(target, False)

    def _to_buttons(self) -> None:
        """Shows the focus on the first button of the decision, if there is one."""
        self.focus.set(next((target for target in self.focus.targets if target.zone == "actions"), None))
        self._walk(lambda: None)

    def _press_number(self, number: int) -> None:
        cards = [target for target in self.focus.targets if isinstance(target, CardTarget)]
        if number <= len(cards):
            self.hands.press(cards[number - 1], False)

    def _cancel(self) -> None:
        choosing = self.table.choosing
        if self.hands.drag.cancel():
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
            "mute": self._mute,
            "speed": self._next_speed,
            "timeout": lambda: table.offering.open_menu("Timeout"),
            "log": self._page_log,
            "drives": self._to_drives,
            "replay_last": table.rewind.replay_last,
            "situation": table.advisor.tell_situation,
        }
        if command in known:
            known[command]()

    def _zoom_focused(self) -> None:
        target = self.focus.current if self.focus.visible else self.focus.at(self.hands.attention.pointer)
        if target is None:
            return
        shown = target.shown if isinstance(target, FaceTarget) else self.hands.open_card(target.rect.center)
        if shown is not None and shown.card is not None:
            self.hands.zoom(shown)

    def _mute(self) -> None:
        app = self.table.app
        app.change(mute=not app.settings.mute)
        self.table.tell("Sound off." if app.settings.mute else "Sound on.")

    def _next_speed(self) -> None:
        table = self.table
        at = SPEEDS.index(table.app.settings.speed)
        speed = SPEEDS[(at + 1) % len(SPEEDS)]
        table.app.change(speed=speed)
        table.resume()
        table.tell(f"Speed: {speed}.")
