"""The controls of a replay: the bar at the foot of the table, and the rows of buttons beside the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pygame

from game.cursor import Step
from scenes.replay.mistakes import Mistakes
from scenes.replay.onlooker import BAR, Onlooker
from scenes.replay.scrub import Scrub
from scenes.replay.transport import SPEEDS
from scenes.ui.button import Button
from scenes.ui.choice import Stepper
from scenes.ui.panel import Panel

ROW = 44.0
"""Height of a row of buttons in units."""
STEP, PLAYS, CHOICE = 52.0, 116.0, 228.0
"""Widths of the buttons in units: a step, play or pause, and a button that fills its row."""
NOTHING_LEFT = "nothing is decided here any more."
WAYS_ON = {"Guess": "Guess along", "Try it": "Try it from here"}
"""Full names of the buttons for guessing and playing on, by their short labels."""
PLAY, PAUSE = "Play", "Pause"
STEPS = {step: step.capitalize() for step in Step}
SPEED_NAMES = {speed: f"{speed:g}x" for speed in SPEEDS}


class Controls:
    """Adds bar and buttons to the page of a replay. The replay carries out what they do."""

    def __init__(self, replay: Onlooker, mistakes: Mistakes) -> None:
        self._replay, self._mistakes = replay, mistakes

    def compose(self) -> None:
        """Adds bar and buttons for the current state of the replay."""
        self._add_bar()
        self._add_rows()

    # The bar

    def _add_bar(self) -> None:
        """Adds the bar: leave and review at the left, guess and play on at the right, the scrub bar between them."""
        replay, layout = self._replay, self._replay.playback.hud.space
        foot = pygame.Rect(layout.hand.left, 0, layout.hand.width, layout.px(BAR))
        foot.bottom = layout.window.bottom
        replay.add(Panel(fill="ink900", border="line500"), foot)
        label = f"Leave the replay ({replay.app.keys.hint('cancel')})"
        leave = Button("Leave", replay.cancel, kind="quiet", label="", glyph="back", zone="bar", tooltip=label)
        spot = pygame.Rect(foot.left, foot.top, foot.height, foot.height).inflate(-layout.px(6), -layout.px(6))
        replay.add(leave, spot)
        left, right, gap = foot.left + foot.height, foot.right, layout.px(3)
        if (review := self._mistakes.button()) is not None:
            replay.add(review, spot.move(spot.width + layout.px(4), 0))
            left += spot.width
        for button in self._ways_on():
            wide = button.preferred_width(replay.app.theme)
            replay.add(button, pygame.Rect(right - wide - gap, spot.top, wide, spot.height))
            right -= wide + gap
        scrub = Scrub(replay.timeline, lambda: replay.shown.cursor.count, replay.transport.to, replay.transport.show)
        replay.add(scrub, pygame.Rect(left, foot.top, right - left, foot.height))

    def _ways_on(self) -> list[Button]:
        """Returns the buttons to play on and to guess along, from the right. None for an unfinished match."""
        replay = self._replay
        if replay.match.decision is not None:
            return []
        play_on = self._way_on("Try it", "cards", replay.play_on, "play on as practice.")
        guess = self._way_on("Guess", "eye", replay.guess, "choose before you see what was played.")
        return [play_on, guess] if "table" in replay.app.routes else [guess]

    def _way_on(self, label: str, glyph: str, go: Callable[[], object], tooltip: str) -> Button:
        enabled, name = self._replay.shown.decision is not None, WAYS_ON[label]
        text = f"{name}: {tooltip if enabled else NOTHING_LEFT}"
        return Button(name, go, kind="quiet", label=label, glyph=glyph, zone="bar", tooltip=text, enabled=enabled)

    # The buttons beside the table

    def _add_rows(self) -> None:
        replay, layout = self._replay, self._replay.playback.hud.space
        player, hands = replay.transport, {name: name for name in replay.shown.sights}
        play, key = PAUSE if player.playing else PLAY, replay.app.keys.hint("play_pause")
        toggle = Button(play, replay.toggle_playing, kind="primary", glyph=play.lower(), tooltip=f"{play} ({key})",
                        zone="buttons", center=True, size=17)  # fmt: skip
        steps = self._step("Step back", "step_back", "left", -1), self._step("Step on", "step_on", "right", 1)
        rows = (
            ((steps[0], STEP), (toggle, PLAYS), (steps[1], STEP)),
            ((self._choice("Step", "step_size", STEPS, player.step, replay.set_step), CHOICE),),
            ((self._choice("Speed", "speed", SPEED_NAMES, player.speed, replay.set_speed), CHOICE),),
            ((self._choice("Hands", "hands", hands, replay.shown.hands, replay.show_hands), CHOICE),),
        )
        gap = layout.px(4)
        for index, row in enumerate(rows):
            left, top = layout.actions.left + layout.px(10), layout.actions.top + gap + index * layout.px(ROW + 3)
            for widget, wide in row:
                replay.add(widget, pygame.Rect(left, top, layout.px(wide), layout.px(ROW)))
                left += layout.px(wide) + gap

    def _step(self, name: str, command: str, glyph: str, direction: int) -> Button:
        key = self._replay.app.keys.hint(command)
        tooltip = f"{name} ({key})" if key else name
        go = partial(self._replay.transport.go, direction)
        return Button(name, go, kind="quiet", label="", glyph=glyph, zone="buttons", tooltip=tooltip, center=True)

    def _choice(
        self, name: str, command: str, labels: Mapping[Any, str], value: object, change: Callable[[Any], object]
    ) -> Stepper:
        tooltip = f"{name} ({self._replay.app.keys.hint(command)})"
        texts = [f"{name}: {label}" for label in labels.values()]
        return Stepper(name, [*labels], texts, value, change, zone="buttons", tooltip=tooltip)
