"""Plays a match's events as cues, and at their end shows exactly what the view says. It decides nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.contract import Event
from game.events import CoinTossed
from scenes.control.shown_match import ShownMatch
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue, Director
from scenes.table.cues.motions import cue
from scenes.table.cues.openings import face_off
from scenes.table.hud.hud import Hud
from scenes.table.hud.log_lines import OPEN_DEAL
from scenes.table.kit.game_table import GameTable
from scenes.table.kit.offers import SpreadCard
from scenes.table.stage.animator import Animator, in_quart
from scenes.table.stage.board import Board
from scenes.table.stage.effects import Effects
from scenes.table.stage.layout import Layout
from scenes.table.stage.light import paint_rail
from scenes.table.stage.picture_queue import PictureQueue
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import Stage, StageItem

if TYPE_CHECKING:
    from scenes.shell.app import App

log = logging.getLogger(__name__)

FAST_FORWARD = 4.0
TURN_UP_SECONDS, PANEL_LEAVES_SECONDS = 0.26, 0.18
"""Seconds in which the hand turns face up for a player who sits down, and in which a period's panel leaves."""
CROWD_MIN, CROWD_MAX, CROWD_CHANGE = 0.35, 1.0, 0.6
"""Crowd level far from scoring and just before it, and its fastest change per second."""
HAND_CHANGE_SECONDS = 0.22
"""Seconds in which the cards move when the hand appears or disappears."""


class Playback:
    """The stage, everything on it, and the director of its animations. Of the match it knows only what is shown."""

    def __init__(self, app: App, shown: ShownMatch, game: GameTable[Any], foot: float = 0.0) -> None:
        """``foot`` are the units at the bottom of the table that something else uses."""
        theme, rules, faces = app.theme, shown.rules, game.faces
        self.app, self.shown, self.game, self._foot = app, shown, game, foot
        self.stage = Stage()
        self.animator = Animator()
        self.director = Director(self.animator)
        self.effects = Effects(self.stage, self.animator, theme)
        self.board = game.board = Board(self.stage, faces, theme, rules, game)
        self.pictures = PictureQueue(faces, self.board, game)
        self.hud = Hud(app, self.stage, faces, shown, game)
        self.cue_context = CueContext(app, shown, self.board, self.effects, self.animator, game, self.hud)
        self.fast_forward = False
        self.laid_out = False
        """Whether ``layout`` of the scene has been called."""
        self._painting_shake = False
        self._told: dict[int, tuple[Sequence[Event], int, list[Event]]] = {}
        """What has been told of each act, to which seat: the table is set right after each act from all of them."""
        self._crowd = 0.0
        """Crowd level, 0 to 1."""
        self._backgrounds: dict[bool, pygame.Surface] = {}
        """The painted backgrounds with and without a hand, as it may come and go in every play."""
        self.stage.add(*game.things())

    # Layout and settings

    def layout(self) -> None:
        """Updates everything for a new window size or theme."""
        self.game.faces.forget()
        self._backgrounds.clear()
        self.seat()

    def seat(self) -> None:
        """Updates everything for the seat at the bottom."""
        layout = Layout(*self.app.theme.size, self.game.shows_hand, self._foot)
        self.hud.layout(layout)
        self.cue_context.area = self.effects.area = layout.table
        self.effects.wide = pygame.Rect(0, layout.table.y, layout.window.w, layout.table.h)
        self.game.notes = self.shown.notes
        self.game.names, self.game.you = self.shown.names, self.shown.you
        self.game.alone = self.shown.alone
        self.game.layout(layout, self.shown.viewer)

    def update_hand_space(self) -> bool:
        """Redoes the layout if the hand has appeared or disappeared. Returns whether it has.

        Cards glide to their new places, including those already moving.
        """
        if not self.laid_out or self.game.shows_hand == self.hud.space.shows_hand:
            return False
        self.seat()
        for zone in self.board.zones:
            self.board.glide(
                zone, self.animator, 0.0 if self.cue_context.reduced else HAND_CHANGE_SECONDS * self.director.pace
            )
        self.stage.mark_dirty(self.hud.space.window)
        return True

    def adopt_settings(self, pace: float) -> None:
        """Applies the settings and who looks on. ``pace`` is a factor on all durations."""
        settings, shown = self.app.settings, self.shown
        self.director.pace = self.cue_context.pace = self.effects.pace = pace
        self.cue_context.reduced = self.effects.reduced = settings.reduced_motion
        self.effects.particles = settings.particles
        self.effects.shake_share = settings.shake / 100
        self.turn_hands()
        self.hud.summary.hint = self.go_on_hint if shown.waits else ""
        self.hud.show_remark()
        self.hud.share_rail()
        self.hud.show_chances(max(self.hud.last_shown_act, 0))

    def turn_hands(self) -> None:
        """Turns the viewer's hand face up or face down, depending on who looks on."""
        shown = self.shown
        self.game.face_down = not shown.sight.sees(shown.viewer)
        if self.game.face_down:
            self.board.turn_face_down(shown.viewer)
        else:
            self.board.face_down_seat = None

    @property
    def go_on_hint(self) -> str:
        """Text that says how to close a waiting panel."""
        return f"Click or press {self.app.keys.hint('commit')} to go on."

    # The ``Screen`` protocol

    @property
    def busy(self) -> bool:
        return self.director.busy

    @property
    def waiting(self) -> bool:
        return self.director.waiting

    @property
    def pace(self) -> float:
        return self.director.pace

    def think(self, seat: int, dots: int) -> None:
        self.hud.think(seat, dots)

    def announce(self, sentence: str, *, asked: bool) -> None:
        self.hud.prompt.text, self.hud.prompt.asked = sentence, asked

    def scaled(self, dt: float) -> float:
        """Converts seconds of the clock to seconds of the table."""
        return dt * (FAST_FORWARD if self.fast_forward else 1.0)

    def update(self, dt: float) -> None:
        """Moves on by ``dt`` seconds of the table."""
        self.director.update(dt)
        self.hud.update_mascots(dt, reduced=self.cue_context.reduced)
        if self.director.pace and not self.cue_context.reduced:
            self.game.move_idly(dt)
        elif self.game.moves_idly:
            self.game.stand_still()
        self._update_crowd(dt)
        if self.director.busy:
            self.hud.show_table_state(self.game.table_state)
            self.pictures.draw_next()
            self.effects.draw_ahead()
        else:
            self.pictures.draw_possible()

    def _update_crowd(self, dt: float) -> None:
        """Raises the crowd level as the side with the ball gets closer to scoring."""
        wanted = CROWD_MIN + (CROWD_MAX - CROWD_MIN) * max(0.0, min(1.0, self.game.table_state.threat))
        change = max(-CROWD_CHANGE * dt, min(CROWD_CHANGE * dt, wanted - self._crowd))
        if change:
            self._crowd += change
            self.app.sound.set_crowd_level(self._crowd)

    def paint(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        """Paints what has changed, shaken if needed. Returns the painted areas in pixels."""
        shaking, table = self.effects.shaking.offset, self.hud.space.table
        if shaking != (0, 0) or self._painting_shake:
            self.stage.mark_dirty(table)
        areas = self.stage.paint(surface, self._background, everything)
        self._painting_shake = shaking != (0, 0)
        area = table.clip(surface.get_rect())
        if self._painting_shake and area.size > (0, 0):
            surface.subsurface(area).scroll(*shaking)
        return areas

    def picture_without(self, item: StageItem) -> pygame.Surface:
        """Returns a picture of the table that shows all but one item."""
        return self.stage.picture(self._background, item)

    @property
    def _background(self) -> pygame.Surface:
        hand = self.hud.space.shows_hand
        if hand not in self._backgrounds:
            self._backgrounds[hand] = self._painted_background()
        return self._backgrounds[hand]

    def _painted_background(self) -> pygame.Surface:
        color, layout = self.app.theme.color, self.hud.space
        surface = pygame.Surface(self.app.screen.get_size())
        surface.fill(color("ink900"))
        paint_rail(surface, self.app.theme, layout.hand)
        surface.fill(color("ink800"), layout.actions)
        self.game.paint_background(surface)
        return surface.convert()

    # Events

    def begin(self) -> None:
        """Clears the table for the first deal."""
        rules, view = self.shown.rules, self.shown.view
        self.game.table_state = rules.table_state_type.before(view, rules.zones)
        self.board.zones = {zone: [] for zone in self.game.arrange(view)}
        self.game.gather_all(view)
        self.hud.show_table_state(self.game.table_state)
        self.hud.log.lines = self.hud.lines.opening
        self.show_panels()
        self.announce("", asked=False)  # whose turn it is has not been shown yet
        self.hud.toss_due = any(isinstance(event, CoinTossed) for event in self.shown.acts[0])
        seal = self.shown.seal
        warning = OPEN_DEAL if seal is not None and seal.open_deal else ""  # the log has the code of a sealed one
        if self.director.pace:
            self.director.add([cue(face_off(self.cue_context, self.shown.names, warning), self.cue_context)])

    def end_act(self, act: int, ready: Callable[[], bool] | None = None) -> None:
        """Shows exactly the position after the act, after all queued cues and once ``ready`` returns True."""
        self.director.add([Cue(lambda: None, 0.03), Cue(partial(self._rebuild_as_shown, act), ready=ready)])

    def _rebuild_as_shown(self, act: int) -> None:
        """Shows the position after an act. Later acts may have been taken but not shown yet."""
        if act == len(self.shown.acts) - 1:
            self.rebuild()
        else:
            self._rebuild_after(act)

    def show_act(self, act: int, *, again: bool = False) -> None:
        """Queues the cues of an act's events. All events, live or again, pass through here.

        The table state changes with the cue that ``tells`` of the event, or else before its first cue, so that no panel
        is ahead of the animation. The log line comes with that cue or after all of them, and not ``again``.
        """
        rules, viewer = self.shown.rules, self.shown.viewer
        waiting: list[Cue] = []
        for event in rules.event_order(self.shown.acts[act]):
            cues = self.cue_context.cues(event)
            self.pictures.expect(self.shown.sight.masked(event))
            telling = next((index for index, each in enumerate(cues) if each.tells), None)
            update_state = Cue(partial(self.game.handle_event, event.masked(viewer)))
            line = Cue(partial(self.hud.show_event, event, act, self.hud.lines.of(event, act=act)))
            told, waiting = [*waiting, *([] if again else [line])], []
            if self.game.told_with_next(event):
                waiting, told = told, []
            if telling is None:
                self.director.add([update_state, *cues, *told])
            else:
                self.director.add([*cues[:telling], update_state, *told, *cues[telling:]])
        self.director.add(waiting)

    def again(self, count: int) -> None:
        """Shows everything after the first ``count`` actions again. Changes nothing."""
        self.hud.show(self.shown.turn)
        self._act_again(count + 1)
        if not self.director.pace:
            self.skip()

    def _act_again(self, act: int) -> None:
        """Shows an act again, starting from the position before it, and then those after it."""
        if act >= len(self.shown.acts):
            self.director.add([Cue(self.rebuild)])
            return
        self.animator.finish()
        self._rebuild_after(act - 1)
        self.game.acted((), self.shown.view_after(act))
        self.show_act(act, again=True)
        self.director.add([Cue(partial(self._act_again, act + 1))])

    def _rebuild_after(self, act: int) -> None:
        """Shows exactly the position after an act."""
        shown = self.shown
        view = shown.view_after(act)
        self.game.table_state = shown.rules.table_state(view)
        self.game.recall(event for each in range(act, -1, -1) for event in reversed(self._told_of(each)))
        others = sorted(shown.sight.seats - {shown.viewer})
        self.board.rebuild(view, *(shown.view_after(act, seat) for seat in others))
        self.game.show(view)
        self.hud.show_table_state(self.game.table_state)
        self.hud.show_chances(act)

    def _told_of(self, act: int) -> Sequence[Event]:
        """Returns an act's events in the order in which they are shown, as the viewer may see them."""
        events, viewer = self.shown.acts[act], self.shown.viewer
        known = self._told.get(act)
        if known is None or known[0] is not events or known[1] != viewer:  # another act may follow one taken back
            masked = [event.masked(viewer) for event in self.shown.rules.event_order(events)]
            known = self._told[act] = events, viewer, masked
        return known[2]

    def rebuild(self, *, whole_log: bool = False) -> None:
        """Ends all animations and shows exactly what the view says; with ``whole_log`` log and drives anew, too."""
        self.animator.finish()
        self.pictures.forget()
        if not self.laid_out:
            return
        lying, carried = self.board.picture(), self.game.table_state
        self._rebuild_after(len(self.shown.acts) - 1)
        if lying and (self.board.picture(), self.game.table_state) != (lying, carried):
            log.debug("the table was not where the view is: %s, %s", lying, carried)
        if not whole_log:
            self.hud.forget_old_exchanges()
        self.show_panels()
        if whole_log:
            self.hud.rebuild_log()  # the strips of the other seats are known by now
        self.shown.refresh.at_once()

    def show_panels(self) -> None:
        self.hud.show(self.shown.prompt)

    def turn_up(self, seat: int) -> None:
        """Turns the hand of a player who has sat down face up."""
        for sprite in () if self.cue_context.reduced else self.board.hand(seat):
            sprite.flip = 0.0
            self.animator.to(sprite, "flip", 1.0, TURN_UP_SECONDS * self.director.pace)

    def zoom(self, lying: Sprite | SpreadCard) -> None:
        """Shows a card large, with the number of visible copies."""
        zoom, rules, shown, card = self.hud.zoom, self.shown.rules, self.shown, lying.card
        zoom.card, zoom.back, zoom.name = card, lying.back, rules.words.title(card.code) if card else ""
        covered = self.game.concealed(shown.viewer) if self.game.face_down else ()
        seen = [cards for name, cards in shown.view.zones().items() if name not in covered]
        codes = [rules.code_of(each) for cards in seen for each in cards if each is not None]
        zoom.seen = codes.count(card.code) if card else 0
        zoom.now = self.game.about_now(card, shown.view) if card else ""

    # Panels and skipping

    def summarize_again(self, shown: tuple[str, Sequence[int], str]) -> None:
        """Shows the panel at the end of a period again."""
        self.director.add([Cue(partial(self.hud.summarize, *shown), waits=True), Cue(self.rebuild)])

    def skip(self) -> None:
        """Jumps to the end of the animations, but not past a panel that waits."""
        self.director.skip()

    def go_on(self) -> None:
        """Closes the panel at the end of a period, which leaves the table with speed."""
        leaves = 0.0 if self.cue_context.reduced else PANEL_LEAVES_SECONDS * self.director.pace
        self.animator.to(self.hud.summary, "left", 1.0, leaves, in_quart)
        self.director.go_on(leaves)

    def clear(self) -> None:
        """Ends fast forward and removes everything that has popped up."""
        self.fast_forward = False
        self.game.stand_still()
        self.hud.clear()
