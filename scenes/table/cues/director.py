"""The order of cues: each starts when the one before has gone far enough, and all can be cut short at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from scenes.table.stage.animator import Animator

OPENS = 0.3
"""Seconds at the beginning of a big moment in which nothing skips it."""
PATIENCE = 2.0
"""Seconds that a cue is waited for which does not get ready: the match goes on."""


@dataclass(frozen=True)
class Cue:
    """One thing to show: what starts it, and how many seconds pass before the next cue may start."""

    start: Callable[[], object]
    """Shows it; False says that there was nothing to show, so that it takes no time and nobody waits."""
    lasts: float = 0.0
    """Seconds at normal speed until the next cue starts."""
    waits: bool = False
    """True for a panel that stays until the player goes on."""
    ready: Callable[[], bool] | None = None
    """What has to be so before it may start, however much the player hurries."""
    big: bool = False
    """Whether a big moment begins with it, whose beginning no press cuts short."""
    tells: bool = False
    """Whether what happened is seen as it starts, so that it may be told: line, prompt and chip come with it."""


class Director:
    """Plays cues one after another. ``pace`` multiplies every time; 0 shows nothing but the end."""

    def __init__(self, animator: Animator) -> None:
        self.animator = animator
        self.pace = 1.0
        self.waiting = False
        """Whether a panel waits for the player."""
        self._cues: deque[Cue] = deque()
        self._pause = 0.0
        self._opens = 0.0
        """Seconds that are left of the beginning of a big moment."""
        self._held = 0.0
        """Seconds that the next cue was not ready."""

    @property
    def busy(self) -> bool:
        """Whether anything is running or yet to come."""
        moving = self.animator.tweens or self.animator.calls
        return bool(self._cues or moving) or self._pause > 0 or self.waiting

    @property
    def opening(self) -> bool:
        """Whether a big moment has only just begun."""
        return self._opens > 0 and not self.waiting

    def add(self, cues: Iterable[Cue]) -> None:
        """Puts cues behind those that are yet to come."""
        self._cues.extend(cues)

    def update(self, dt: float) -> None:
        """Lets ``dt`` seconds pass."""
        dt = self.animator.thaw(dt)
        self.animator.update(dt)
        if self.waiting:
            return
        self._pause -= dt
        self._opens -= dt
        self._held = 0.0 if self._pause > 0 or not self._cues or self._is_ready(self._cues[0]) else self._held + dt
        while self._pause <= 0 and self._may_start:
            cue = self._start()
            self._pause = max(self._pause, 0.0) + cue.lasts * self.pace
            self._opens = OPENS * self.pace if cue.big else self._opens
        if not self._cues:
            self._pause = max(self._pause, 0.0)

    def _start(self) -> Cue:
        cue = self._cues.popleft()
        if cue.start() is False:
            return replace(cue, lasts=0.0, big=False)
        self.waiting = cue.waits
        return cue

    @property
    def _may_start(self) -> bool:
        """Whether there is a next cue that neither the player nor what it needs keeps back."""
        return bool(self._cues) and not self.waiting and self._is_ready(self._cues[0])

    def _is_ready(self, cue: Cue) -> bool:
        return cue.ready is None or self._held > PATIENCE or cue.ready()

    def skip(self) -> None:
        """Jumps to the end of what runs, but not past a panel that waits for the player, nor an unready cue."""
        self._pause = self._opens = 0.0
        while self._may_start:
            self._start()
            self.animator.finish()
        self.animator.finish()

    def go_on(self) -> None:
        """The player has seen the panel."""
        self.waiting = False
        self._pause = 0.0

    def stop(self) -> None:
        """Drops everything that is yet to come, and brings what runs to its end."""
        self._cues.clear()
        self.waiting = False
        self._pause = self._opens = 0.0
        self.animator.finish()
