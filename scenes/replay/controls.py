"""What a replay is moved about with: the bar at the foot of the table, and the rows of buttons beside it."""

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
"""Units that a row of the buttons is high."""
STEP, PLAYS, CHOICE = 52.0, 116.0, 228.0
"""Units that the buttons are wide: a step, play or pause, and a row of its own."""
NOTHING_LEFT = "nothing is decided here any more."
WAYS_ON = {"Guess": "Guess along", "Try it": "Try it from here"}
"""What the buttons that lead on from here are called, by their labels, which leave the bar its room."""
PLAY, PAUSE = "Play", "Pause"
STEPS = {step: step.capitalize() for step in Step}
SPEED_NAMES = {speed: f"{speed:g}x" for speed in SPEEDS}


class Controls:
    """Bar and buttons of one replay, which does what they are pressed for."""

    def __init__(self, replay: Onlooker, mistakes: Mistakes) -> None:
        self._replay, self._mistakes = replay, mistakes

    def compose(self) -> None:
        """Adds them to the replay's page, as the match stands now."""
        self._add_bar()
        self._add_rows()

    # The bar

    def _add_bar(self) -> None:
        """From the left the way out and the review, from the right the ways on, and the match between them."""
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
        scrub = Scrub(replay.timeline, lambda: replay.shown.cursor.count, replay.transport.to)
        replay.add(scrub, pygame.Rect(left, foot.top, right - left, foot.height))

    def _ways_on(self) -> list[Button]:
        """What one can do from here, from the right: only with a match that is over, since it tells what is to come."""
        replay = self._replay
        if replay.match.decision is not None:
            return []
        play_on = self._way_on("Try it", "cards", replay.play_on, "play on as practice.")
        guess = self._way_on("Guess", "eye", replay.guess, "choose before you see what was played.")
        return [play_on, guess] if "table" in replay.app.routes else [guess]

    def _way_on(self, label: str, glyph: str, go: Callable[[], object], tooltip: str) -> Button:
        free, name = self._replay.shown.decision is not None, WAYS_ON[label]
        told = f"{name}: {tooltip if free else NOTHING_LEFT}"
        return Button(name, go, kind="quiet", label=label, glyph=glyph, zone="bar", tooltip=told, enabled=free)

    # The buttons beside the table

    def _add_rows(self) -> None:
        replay, layout = self._replay, self._replay.playback.hud.space
        player, hands = replay.transport, {name: name for name in replay.shown.sights}
        play, key = PAUSE if player.playing else PLAY, replay.app.keys.hint("play_pause")
        turn = Button(play, replay.turn, kind="primary", glyph=play.lower(), tooltip=f"{play} ({key})",
                      zone="buttons", center=True, size=17)  # fmt: skip
        steps = self._step("Step back", "step_back", "left", -1), self._step("Step on", "step_on", "right", 1)
        rows = (
            ((steps[0], STEP), (turn, PLAYS), (steps[1], STEP)),
            ((self._choice("Step", "step_size", STEPS, player.step, replay.step_by), CHOICE),),
            ((self._choice("Speed", "speed", SPEED_NAMES, player.speed, replay.hasten), CHOICE),),
            ((self._choice("Hands", "hands", hands, replay.shown.hands, replay.look), CHOICE),),
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
        said = [f"{name}: {label}" for label in labels.values()]
        return Stepper(name, [*labels], said, value, change, zone="buttons", tooltip=tooltip)
