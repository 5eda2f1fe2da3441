"""Plays a recorded match on the table: continuously, by steps, or by jumping to any place."""

from __future__ import annotations

from game.cursor import Step
from scenes.control.watched import Watched
from scenes.table.playback import Playback

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
REST = 0.3
"""Seconds between two acts during play, at normal speed."""
PANEL_SECONDS = 2.0
"""Seconds that the panel at the end of a period stays, at normal speed."""


class Transport:
    """Controls the place, speed and step length of a replay."""

    def __init__(self, shown: Watched, playback: Playback) -> None:
        self.shown, self.playback = shown, playback
        self.playing = True
        self.speed = 1.0
        self.step = Step.ACTION
        """Length of a step."""
        self._goal: int | None = None
        """The place at which a step that is being played ends."""
        self._rested = 0.0
        """Seconds since the last motion ended, or since a panel appeared."""

    @property
    def stepping(self) -> bool:
        """Whether a step of several acts is being played."""
        return self._goal is not None

    @property
    def pace(self) -> float:
        """Factor on all durations of the table."""
        return 1 / self.speed

    @property
    def at_end(self) -> bool:
        """Whether the replay is at its end."""
        return self.shown.cursor.count == self.shown.length

    def begin(self) -> None:
        """Shows the first place. At the start of a match, the deal is played."""
        if self.shown.cursor.count:
            self.stand()
            return
        self.playback.begin()
        self.playback.show_act(0)
        self.playback.end_act(0)

    def update(self, dt: float) -> None:
        """Moves on by ``dt`` seconds."""
        playback = self.playback
        playback.update(dt)
        resting = playback.waiting or not playback.busy
        self._rested = self._rested + dt if resting else 0.0
        if playback.waiting and self._rested >= PANEL_SECONDS * self.pace:
            self._rested = 0.0
            playback.go_on()
        elif (self.playing or self.stepping) and not playback.busy and self._rested >= REST * self.pace:
            self._rested = 0.0
            self._play_on()

    def _play_on(self) -> None:
        if self.at_end:
            self.playing = False
            self.shown.refresh.at_once()
        else:
            self._next_act()

    def toggle(self) -> None:
        """Plays or pauses. At the end, plays from the beginning."""
        self.playing = not self.playing
        if self.playing and self.at_end:
            self.to(self.shown.first)

    def go(self, direction: int) -> None:
        """Makes a step forward (1) or back (-1). The next act or play and every score are played; other steps jump."""
        self.finish()
        cursor = self.shown.cursor
        before = cursor.count
        (cursor.forward if direction > 0 else cursor.back)(self.step)
        there = cursor.count
        if self.step is Step.SCORE and there not in (0, before):
            self.show(there)
        elif self.step in (Step.ACTION, Step.PLAY) and there > before:
            cursor.to(before)
            self._goal = there
            self._next_act()
        else:
            self.to(there)

    def show(self, act: int) -> None:
        """Jumps to the place before an act and plays it."""
        self.to(act - 1)
        self._next_act()

    def to(self, act: int) -> None:
        """Jumps to the place after ``act`` acts."""
        self._goal = None
        self.shown.to(act)
        self.stand()

    def again(self) -> None:
        """Plays the last act again."""
        self.finish()
        if self.shown.cursor.count > self.shown.first:
            self.playback.again(self.shown.cursor.count - 1)

    def finish(self) -> None:
        """Finishes all motion at once, and the step that is being played."""
        while self.playback.busy:
            self.playback.skip()
            if self.playback.waiting:
                self.playback.go_on()
        if self._goal is not None:
            self.to(self._goal)

    def stand(self) -> None:
        """Rebuilds table and log for the current place, without motion."""
        playback = self.playback
        playback.director.stop()
        playback.clear()
        playback.rebuild(whole_log=True)
        if playback.update_hand_space():
            playback.animator.finish()

    def _next_act(self) -> None:
        self.shown.to(self.shown.cursor.count + 1)
        act = self.shown.cursor.count
        if self._goal == act:
            self._goal = None
        if self.shown.is_of_viewer(act):
            self.playback.hud.clear_answered()
        self.playback.game.acted((), self.shown.view)
        self.playback.show_act(act)
        self.playback.end_act(act)
        self.shown.refresh.at_once()
