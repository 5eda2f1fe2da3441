"""The replay scene: the table itself with its cues, and the bar and the buttons that move about in the match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.cursor import Step
from game.events import CardMoved
from game.match import Match
from scenes.control.setup import has_switched
from scenes.control.watched import Watched
from scenes.match.review import SPOTLESS, STOP, MatchReview
from scenes.replay.scrub import Scrub
from scenes.replay.timeline import Timeline
from scenes.replay.transport import SPEEDS, Transport
from scenes.shell.page import PageScene
from scenes.table.games import laid_out
from scenes.table.playback import Playback
from scenes.table.stage.layout import Layout
from scenes.table.stage.picture_queue import PictureQueue
from scenes.ui.button import Button
from scenes.ui.choice import Stepper
from scenes.ui.panel import Panel
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.control.setup import Setup
    from scenes.shell.app import App

BAR, ROW = 48.0, 44.0
"""Units that the bar at the foot of the table is high, and a row of the buttons beside it."""
NOTHING_LEFT = "nothing is decided here any more."
NEXT_MISTAKE = "Next mistake"
MARKS = "Mistakes are marked on the bar as they are found."
WAYS_ON = {"Guess": "Guess along", "Try it": "Try it from here"}
"""What the buttons that lead on from here are called, by their labels, which leave the bar its room."""
PLAY, PAUSE = "Play", "Pause"
STEPS = {step: step.capitalize() for step in Step}
SPEED_NAMES = {speed: f"{speed:g}x" for speed in SPEEDS}


class Replay(PageScene):
    """One match to look on at; nothing of it, nor of what is stored of it, is changed."""

    first_focus = PAUSE
    music = ""

    def __init__(self, app: App, match: Match, at: int = 0) -> None:
        """``at`` is how many acts come before the place that is shown first."""
        super().__init__(app)
        self.match = match
        self.switched = has_switched(match.notes)
        self.shown = Watched(match)
        if at:
            self.shown.to(at)
        self.playback = Playback(app, self.shown, laid_out(app.theme, match.rules), BAR)
        self.transport = Transport(self.shown, self.playback)
        whole = self.playback.hud.running_story.after(match.history)  # told once, and then from places along the way
        self.timeline = Timeline(self.shown.cursor, whole.story, self.shown.chances_to(self.shown.length))
        self._ahead = PictureQueue(self.playback.game.faces, self.playback.board, self.playback.game)
        """The cards of the whole match, drawn while the table rests, so that no jump has to wait for them."""
        self.shown.refresh.renew = self._renew
        self._review = MatchReview(app, match, self._mark_mistakes, self.transport.to)
        self.timeline.mistakes = self._review.mistakes
        self._told: tuple[object, ...] = ()
        """What bar and buttons said last."""

    # The scene

    def leave(self) -> None:
        super().leave()
        self.app.sound.crowd(0.0)

    def layout(self) -> None:
        playback = self.playback
        first = not playback.laid_out
        self._sit_down()
        playback.laid_out = True
        if first:
            self.transport.begin()
            self.transport.playing = self._judgment is None  # it is read before it goes on
        else:
            self.transport.stand()
        super().layout()

    def _sit_down(self) -> None:
        self.playback.director.stop()
        self.playback.layout()
        self.playback.adopt_settings(self.transport.pace)
        self._ahead.forget()
        told = (self.shown.masked(event) for events in self.match.history[self.shown.first :] for event in events)
        seen = {(event.code, event.target): event for event in told if isinstance(event, CardMoved)}
        for event in seen.values():
            self._ahead.expect(event)

    def resume(self) -> None:
        self.playback.adopt_settings(self.transport.pace)
        super().resume()

    @property
    def animating(self) -> bool:
        moving = self.transport.playing or self.playback.busy or self.playback.hud.moving
        draws = self._ahead.waits or not self.playback.pictures.idles
        return super().animating or moving or draws

    def update(self, dt: float) -> None:
        super().update(dt)
        self.transport.update(dt)
        if not self.playback.busy:
            self._ahead.draw_one()
        self.playback.fold()
        self._review.update()
        self.shown.refresh.now()

    def _mark_mistakes(self) -> None:
        """Marks on the bar what a review has found, as soon as it is known."""
        self.timeline.mistakes = self._review.mistakes
        self.recompose()
        self._tell_judgment()

    @property
    def _judgment(self) -> str | None:
        """What a review says of the choice at this place; None for nothing, or where the hands are not to be seen."""
        place, seen = self.shown.cursor.count, self.shown.sight.sees(self._review.seat)
        row = next((each for each in self.timeline.mistakes if each.place == place), None)
        return self.timeline.says_of(row) if row is not None and seen else None

    def _tell_judgment(self) -> None:
        """Shows it over the hand for as long as the match stands there."""
        said, hud = self._judgment, self.playback.hud
        if said is None:
            hud.bubble.clear()
        elif said != hud.bubble.text:
            hud.tell(said, "loss")

    def _renew(self) -> None:
        """Shows in bar and buttons where the match stands now."""
        told = (self.shown.cursor.count, self.transport.playing, self.shown.decision is None)
        if told[1:] != self._told[1:]:
            self.recompose()
        elif told != self._told and (scrub := self.find("Place in the match")) is not None:
            scrub.stale = True
        self._tell_judgment()
        self._told = told

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        stage = self.playback.stage
        for area in [*self._dirty, *self._stale_places()]:
            stage.mark_dirty(area)
        self.mark_dirty(*self.playback.paint(surface, everything or self._all))
        return super().draw(surface, everything)

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The table is painted already."""

    # The page

    def compose(self) -> None:
        layout = self.playback.hud.space
        foot = pygame.Rect(layout.hand.left, 0, layout.hand.width, layout.px(BAR))
        foot.bottom = layout.window.bottom
        self.add(Panel(fill="ink900", border="line500"), foot)
        side = layout.px(BAR)
        back = pygame.Rect(foot.left, foot.top, side, side).inflate(-layout.px(6), -layout.px(6))
        shift = self._add_review(back.move(back.width + layout.px(4), 0)) if self._review.offered else 0
        label = f"Leave the replay ({self.app.keys.hint('cancel')})"
        self.add(Button("Leave", self.cancel, kind="quiet", label="", glyph="back", zone="bar", tooltip=label), back)
        scrub = Scrub(self.timeline, lambda: self.shown.cursor.count, self.transport.to)
        right = foot.right
        for button in self._ways_on():
            wide, gap = button.wants(self.app.theme), layout.px(3)
            self.add(button, pygame.Rect(right - wide - gap, back.top, wide, back.height))
            right -= wide + gap
        self.add(scrub, pygame.Rect(foot.left + side + shift, foot.top, right - foot.left - side - shift, foot.height))
        for index, row in enumerate(self._rows()):
            self._add_row(row, layout, index)

    def _add_review(self, spot: pygame.Rect) -> int:
        """The button of the review, which then leads from mistake to mistake; gives the pixels that it takes."""
        review = self._review
        if review.under_way:
            name, glyph, press, tooltip = STOP, "cross", review.cancel, "What it has found so far is kept."
        elif review.is_whole:
            found = bool(self.timeline.mistakes)
            name, glyph, press, tooltip = NEXT_MISTAKE, "search", self._next_mistake, "" if found else SPOTLESS
        else:
            name, glyph, press, tooltip = review.title, "search", self._review_it, MARKS
        free = not review.is_whole or bool(self.timeline.mistakes)
        told = f"{name}. {tooltip}" if tooltip else name
        self.add(Button(name, press, kind="quiet", label="", glyph=glyph, zone="bar", tooltip=told, enabled=free), spot)
        return spot.width

    def _review_it(self) -> None:
        self._review.ask()
        self.toast(MARKS, "search")

    def _next_mistake(self) -> None:
        """Goes to the next choice that cost something, after the last one to the first."""
        places = sorted(row.place for row in self.timeline.mistakes)
        self.transport.playing = False
        self.transport.to(next((place for place in places if place > self.shown.cursor.count), places[0]))

    def _ways_on(self) -> list[Button]:
        """What one can do from here, from the right: only with a match that is over, since it tells what is to come."""
        if self.match.decision is not None:
            return []
        play_on = self._way_on("Try it", "cards", self._play_on, "play on as practice.")
        guess = self._way_on("Guess", "eye", self._guess, "choose before you see what was played.")
        return [play_on, guess] if "table" in self.app.routes else [guess]

    def _way_on(self, label: str, glyph: str, go: Callable[[], object], tooltip: str) -> Button:
        free = self.shown.decision is not None
        tooltip = tooltip if free else NOTHING_LEFT
        name = WAYS_ON[label]
        return Button(
            name, go, kind="quiet", label=label, glyph=glyph, zone="bar", tooltip=f"{name}: {tooltip}", enabled=free
        )

    def _rows(self) -> list[list[tuple[Widget, float]]]:
        """The rows of the buttons from the top, each with how many units wide they are."""
        player, key = self.transport, self.app.keys.hint
        play = PAUSE if player.playing else PLAY
        buttons: list[tuple[Widget, float]] = [
            (self._step("Step back", "step_back", "left", -1), 52),
            (
                Button(play, self._turn, kind="primary", glyph=play.lower(), tooltip=f"{play} ({key('play_pause')})",
                       zone="buttons", center=True, size=17),
                116,
            ),
            (self._step("Step on", "step_on", "right", 1), 52),
        ]  # fmt: skip
        hands = {name: name for name in self.shown.sights}
        return [
            buttons,
            [(self._choice("Step", "step_size", STEPS, player.step, self._step_by), 228)],
            [(self._choice("Speed", "speed", SPEED_NAMES, player.speed, self._hasten), 228)],
            [(self._choice("Hands", "hands", hands, self.shown.hands, self._look), 228)],
        ]

    def _add_row(self, row: list[tuple[Widget, float]], layout: Layout, place: int) -> None:
        left, gap = layout.actions.left + layout.px(10), layout.px(4)
        top = layout.actions.top + gap + place * layout.px(ROW + 3)
        for widget, wide in row:
            self.add(widget, pygame.Rect(left, top, layout.px(wide), layout.px(ROW)))
            left += layout.px(wide) + gap

    def _step(self, name: str, command: str, glyph: str, direction: int) -> Button:
        key = self.app.keys.hint(command)
        tooltip = f"{name} ({key})" if key else name
        go = partial(self.transport.go, direction)
        return Button(name, go, kind="quiet", label="", glyph=glyph, zone="buttons", tooltip=tooltip, center=True)

    def _choice(
        self, name: str, command: str, labels: Mapping[Any, str], value: object, change: Callable[[Any], object]
    ) -> Stepper:
        tooltip = f"{name} ({self.app.keys.hint(command)})"
        said = [f"{name}: {label}" for label in labels.values()]
        return Stepper(name, [*labels], said, value, change, zone="buttons", tooltip=tooltip)

    # What the player does

    def _turn(self) -> None:
        self.transport.turn()
        self.shown.refresh.at_once()

    def _step_by(self, step: Step) -> None:
        self.transport.step = step
        self.recompose()

    def _hasten(self, speed: float) -> None:
        self.transport.speed = speed
        self.playback.adopt_settings(self.transport.pace)
        self.recompose()

    def _look(self, hands: str) -> None:
        """Shows other hands: the table is turned to the seat that they are of."""
        self.shown.look(hands)
        self.layout()

    def _play_on(self) -> None:
        from scenes.replay.play_on import PlayOn

        self.transport.playing = False
        self.transport.finish()
        self.app.stack.push(PlayOn(self.app, self.shown.cursor, self._begin))

    def _guess(self) -> None:
        from scenes.guess.scene import ask_whom

        self.transport.playing = False
        self.transport.finish()
        self.app.stack.push(ask_whom(self.app, self.match, self.shown.cursor.count, self.transport.to))

    def _begin(self, setup: Setup) -> None:
        self.app.go("table", setup, replace=True)

    def command(self, command: str) -> bool:
        """What keys do beside walking from button to button."""
        player = self.transport
        commands: dict[str, Callable[[], object]] = {
            "play_pause": self._turn,
            "step_back": partial(player.go, -1),
            "step_on": partial(player.go, 1),
            "step_size": lambda: self._step_by(_next(STEPS, player.step)),
            "speed": lambda: self._hasten(_next(SPEEDS, player.speed)),
            "hands": lambda: self._look(_next(self.shown.sights, self.shown.hands)),
            "replay_last": player.again,
            "rules": lambda: self.app.go("rules", self.match.rules.variant.name, None, self.match.options),
        }
        done = commands.get(command)
        if done is not None:
            done()
        return done is not None

    def handle(self, event: pygame.Event) -> None:
        """The wheel goes a step; a press on the table brings what moves to its end, or looks at a card closely."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self.playback.hud.zoom.card is not None:
            self.playback.hud.zoom.card = None
            return
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.transport.go(-1 if event.y > 0 else 1)
        elif event.type == pygame.MOUSEMOTION and self._widget_at(event.pos) is None:
            self._hide_tooltip()  # it would lie over the table
        elif event.type == pygame.MOUSEBUTTONDOWN and self._widget_at(event.pos) is None:
            self._press_table(event)
        super().handle(event)

    def _press_table(self, event: pygame.Event) -> None:
        lying = self.playback.board.open_at(event.pos)
        if event.button == pygame.BUTTON_RIGHT and lying is not None:
            self.playback.zoom(lying)
        elif event.button == pygame.BUTTON_LEFT:
            self.transport.finish()


def _next(values: Iterable[Any], value: object) -> Any:
    """The value after one, round about."""
    values = [*values]
    return values[(values.index(value) + 1) % len(values)]
