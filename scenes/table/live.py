"""Shows actions as they are taken. An act ends only once it is stored."""

from __future__ import annotations

from functools import partial

from game.contract import Event
from saves.settings import Settings
from scenes.control.match_control import MatchControl, Taken
from scenes.table.choice.first_look import FirstLook
from scenes.table.choice.unasked import LeftOut
from scenes.table.cues.director import Cue
from scenes.table.playback import Playback


class Live:
    """Shows the opening of a match and the result of each action."""

    def __init__(self, settings: Settings, control: MatchControl, playback: Playback) -> None:
        self.settings, self.control, self.playback = settings, control, playback
        self.left_out, self.first_look = LeftOut(control, playback), FirstLook(control, playback)

    def begin(self) -> None:
        """Starts the match with an empty table."""
        self.playback.begin()
        self._show(range(1))

    def update(self) -> None:
        """Shows unrequested explanations, once nothing moves."""
        self.left_out.update()
        self.first_look.update()

    def taken(self, taken: Taken) -> None:
        """Shows the result of an action, and waits for the player after a computer's if the setting says so."""
        playback, control, hud = self.playback, self.control, self.playback.hud
        hud.bug.clock = None
        if not self.left_out.is_shown:  # it stays until it was read or a press closes it
            hud.bubble.clear()
        hud.zoom.card = None
        if not taken.by_computer:
            hud.clear_answered()
        playback.turn_hands()
        acts = range(taken.first, len(control.acts))
        events: list[Event] = [event for act in acts for event in control.acts[act]]
        playback.board.match_picked_cards(control.viewer, events, taken.picked)
        playback.game.acted(taken.picked, control.view)
        control.refresh.at_once()
        self._show(acts, asks=taken.by_computer and control.waits and self.settings.computer_pace == "click")

    def _show(self, acts: range, *, asks: bool = False) -> None:
        for act in acts:
            self.playback.show_act(act)
        if asks:
            self.playback.director.add([Cue(self._ask_to_go_on, waits=True)])
        self.playback.end_act(len(self.control.acts) - 1, ready=lambda: self.control.session.stored)
        moments = (self.left_out.find(self.control.acts[act]) for act in acts)
        self.playback.director.add([Cue(partial(self.left_out.seen, moment)) for moment in moments if moment])

    def _ask_to_go_on(self) -> None:
        self.playback.announce(self.playback.go_on_hint, asked=False)
