"""A player who takes a given action as a person would, by mouse or by keys, reading nothing but what is shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import pygame

from game.claims import headline
from game.contract import Action
from scenes.shell.number_picker import LINE, TAKE, NumberPicker
from scenes.shell.picker import Offer, Picker
from scenes.table.choice.choice_display import MORE_MENU
from scenes.table.input.target_kinds import CardTarget
from scenes.table.kit.offers import PlaceChoice, of_kind, reachable
from scenes.ui.card_offer import CardOffer
from scenes.ui.focus import Focus, Focusable
from scenes.ui.widget import Widget
from tests.scenes.pilot import Pilot, key_event, press_and_release

__all__ = ["Reaching"]

STEPS: dict[str, Callable[[Focus[Focusable]], object]] = {
    "left": lambda focus: focus.move(-1, 0),
    "right": lambda focus: focus.move(1, 0),
    "up": lambda focus: focus.move(0, -1),
    "down": lambda focus: focus.move(0, 1),
    "tab": lambda focus: focus.next_zone(1),
    "shift+tab": lambda focus: focus.next_zone(-1),
}
"""What each key does to the focus."""
MOST_STEPS = 60
"""Keys that lead to any target on the screen."""
GRID = 8
"""Points of a target, in each direction, at which the pointer looks for a part of it that nothing covers."""


class Reaching:
    """Presses what leads to an action; what is then committed is noted, and does not happen."""

    def __init__(self, pilot: Pilot, table: Any, keys: bool = False) -> None:
        self.pilot, self.table, self.keys = pilot, table, keys
        self.committed: list[Action] = []
        table.control.commit = self.committed.append

    def reach(self, action: Action) -> None:
        """Takes an action. Raises AssertionError, saying where it ended, if that cannot be done."""
        table, viewer = self.table, self.table.viewer
        self.committed.clear()
        table.choosing.clear()
        table.renew()
        self._pick_cards(action)
        places = [
            place
            for place in of_kind(reachable(table.game.on_table()), PlaceChoice)
            if place.target == action.pick(viewer).target
        ]
        button = self._button(action)
        assert button or places, f"{action}: no button of {self._labels()} and no place leads there"
        self._press(button or self._target(places[0].name))
        self._choose_in_menu(action)
        taken = self.committed[:1]  # a computer that decides simultaneously may follow at once
        assert taken == [action], f"{action}: what was taken is {[*map(str, self.committed)]}"

    def _pick_cards(self, action: Action) -> None:
        """Presses a card for each that the action uses, but for what another one brings along."""
        choosing, used = self.table.choosing, action.pick(self.table.viewer).sources
        for source in used:
            if len(choosing.picked) == len(used):
                break
            cards = [
                target
                for target in self.table.input.focus.targets
                if isinstance(target, CardTarget)
                and target.sprite not in choosing.picked
                and target.sprite.zone == source.zone
                and (not source.code or (target.sprite.card is not None and target.sprite.card.code == source.code))
            ]
            assert cards, f"{action}: no card to press for {source}"
            self._press(cards[0])
        assert len(choosing.picked) == len(used), f"{action}: its cards cannot be picked together"

    def _labels(self) -> list[str]:
        return [thing.button.name for thing in self.table.column.large]

    def _button(self, action: Action) -> Focusable | None:
        """The button that names the action, else the menu that it is in; None without one."""
        rules, labels = self.table.match.rules, self._labels()
        menu = rules.menu(action)
        offered = *self.table.choosing.candidates, *self.table.choosing.without_cards
        alike = sum(rules.menu(each) == menu for each in offered)
        named = menu if menu is not None and (alike > 1 or self.table.game.leaves_open(action)) else None
        view, plain = self.table.control.view, rules.words.button(action)[0]
        promised = headline(rules.claims(view, action), view.seat)[0]
        wanted = (named, MORE_MENU) if named else (plain, promised, MORE_MENU)
        shown = next((label for label in wanted if label in labels), None)
        return None if shown is None else self._target(shown)

    def _target(self, name: str) -> Focusable:
        return next(target for target in self.table.input.focus.targets if target.name == name)

    def _choose_in_menu(self, action: Action) -> None:
        """Chooses the action in the menu that has opened, if one has."""
        scene, words = self.pilot.scene, self.table.match.rules.words
        if isinstance(scene, Picker):
            said = words.button(action)
            offers = [offer for offer in scene.offers if offer[:2] == said]
            assert len(offers) == 1, f"{action}: {len(offers)} entries read {said}"
            offer = offers[0]
            if self.keys and scene.reads(key_event(pygame.KEYDOWN, "a")):
                self._send_keys(*offer.label.replace(" ", "").casefold())
            found = [widget for widget in scene.widgets if widget.focusable and _reads(widget, offer)]
            self._press(found[0])
        elif isinstance(scene, NumberPicker):
            does, detail = words.button(action)
            said = Offer(does, self.table.game.chance_words(action, self.table.control.view) or detail)
            self._choose_number(scene, next(number for number, each in scene.offers.items() if each == said))
            self._look()

    def _choose_number(self, scene: NumberPicker, number: int) -> None:
        if self.keys:
            self._send_keys(*str(number), "return")
            return
        line: Any = scene.find(LINE)
        low, high = line.values[0], line.values[-1]
        x = line._track.left + round(line._track.width * (number - low) / max(high - low, 1))
        self._click((x, line._track.centery))
        button = scene.find(TAKE)
        assert button is not None
        self._click(button.rect.center)

    # Hand and eye

    def _press(self, target: Focusable) -> None:
        if self.keys:
            self._walk_to(target)
            self._send_keys("space" if isinstance(target, CardTarget) else "return")
        else:
            clip = getattr(target, "clip", None)
            if clip is not None and not clip.contains(target.rect):
                self.pilot.scroll_to(target)
            self._click(self._open_point(target))
        self._look()

    def _look(self) -> None:
        """Lets what opened come in sight."""
        self.pilot.frames()
        if self.pilot.app.stack.fade:
            self.pilot.app.stack.end_fade()
            self.pilot.frames()

    def _click(self, position: tuple[int, int]) -> None:
        motion = pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))
        self.pilot.send(motion, *press_and_release(position))

    def _open_point(self, target: Focusable) -> tuple[int, int]:
        """A point of the target that no other one covers."""
        focus, rect = self._focus, target.rect.clip((0, 0), self.pilot.app.theme.size)
        for row in range(GRID):
            for column in range(GRID):
                point = (
                    rect.x + rect.w * (2 * column + 1) // (2 * GRID),
                    rect.y + rect.h * (2 * row + 1) // (2 * GRID),
                )
                if focus.at(point) is target:
                    return point
        raise AssertionError(f"nothing of {target.name!r} can be clicked")

    @property
    def _focus(self) -> Focus[Focusable]:
        focus: Focus[Focusable] = self.table.input.focus if self.pilot.scene is self.table else self.pilot.scene.focus
        return focus

    def _send_keys(self, *keys: str) -> None:
        for key in keys:
            self.pilot.send(key_event(pygame.KEYDOWN, key), key_event(pygame.KEYUP, key))

    def _walk_to(self, target: Focusable) -> None:
        """Brings the focus to a target by arrows and Tab, looking again after each: a card with the focus rises."""
        if not self._focus.visible:
            self._send_keys("left")
        name = target.name
        for _ in range(MOST_STEPS):
            way = _way(self._focus, target)
            assert way is not None, f"no keys lead from {_name(self._focus)!r} to {name!r}"
            if not way:
                return
            self._send_keys(way[0])
        raise AssertionError(f"the focus does not come to {name!r}, but last to {_name(self._focus)!r}")


def _name(focus: Focus[Focusable]) -> str:
    return focus.current.name if focus.current else ""


def _reads(widget: Widget, offer: Offer) -> bool:
    if isinstance(widget, CardOffer):
        return widget.name == offer.label
    return (getattr(widget, "label", ""), getattr(widget, "detail", "")) == offer[:2]


def _way(focus: Focus[Focusable], goal: Focusable) -> list[str] | None:
    """The fewest keys that bring the focus to a target; None if none do."""
    ways: dict[int, list[str]] = {id(focus.current): []}
    last = dict(focus._last_in_zone)
    waiting = deque([(focus.current, last)])
    while waiting:
        here, last = waiting.popleft()
        if here is goal:
            return ways[id(here)]
        for key, step in STEPS.items():
            copy = Focus[Focusable]()
            copy.tab_only_zones = focus.tab_only_zones
            copy.targets, copy.current, copy._last_in_zone = focus.targets, here, dict(last)
            step(copy)
            if id(copy.current) not in ways:
                ways[id(copy.current)] = [*ways[id(here)], key]
                waiting.append((copy.current, copy._last_in_zone))
    return None
