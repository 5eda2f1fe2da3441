"""Plays cues in order. Each starts a set time after the previous one, and all can be skipped."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from scenes.table.stage.animator import Animator

UNSKIPPABLE_SECONDS = 0.3
"""Seconds at the start of a big moment that cannot be skipped."""
READY_TIMEOUT = 2.0
"""Seconds to wait for a cue that is not ready; then the match goes on without waiting."""


@dataclass(frozen=True)
class Cue:
    """One thing to show: a function that starts it, and the seconds before the next cue."""

    start: Callable[[], object]
    """Shows it. If it returns False, there was nothing to show and the cue takes no time."""
    lasts: float = 0.0
    """Seconds at normal speed until the next cue starts."""
    waits: bool = False
    """True for a panel that stays until the player closes it."""
    ready: Callable[[], bool] | None = None
    """Must return True before the cue may start, even if the player skips."""
    big: bool = False
    """Whether a big moment starts with it, whose first seconds cannot be skipped."""
    tells: bool = False
    """Whether the event is visible when it starts, so that log line, prompt and chip appear with it."""


class Director:
    """Plays cues one after another. ``pace`` is a factor on all durations; 0 shows only the end."""

    def __init__(self, animator: Animator) -> None:
        self.animator = animator
        self.pace = 1.0
        self.waiting = False
        """Whether a panel waits for the player."""
        self._cues: deque[Cue] = deque()
        self._pause = 0.0
        self._unskippable = 0.0
        """Seconds left of the unskippable start of a big moment."""
        self._not_ready = 0.0
        """Seconds that the next cue has not been ready."""

    @property
    def busy(self) -> bool:
        """Whether anything is running or queued."""
        moving = self.animator.tweens or self.animator.calls
        return bool(self._cues or moving) or self._pause > 0 or self.waiting

    @property
    def unskippable(self) -> bool:
        """Whether a big moment has just started."""
        return self._unskippable > 0 and not self.waiting

    def add(self, cues: Iterable[Cue]) -> None:
        """Queues cues."""
        self._cues.extend(cues)

    def update(self, dt: float) -> None:
        """Moves on by ``dt`` seconds."""
        dt = self.animator.thaw(dt)
        self.animator.update(dt)
        if self.waiting:
            return
        self._pause -= dt
        self._unskippable -= dt
        self._not_ready = (
            0.0 if self._pause > 0 or not self._cues or self._is_ready(self._cues[0]) else self._not_ready + dt
        )
        while self._pause <= 0 and self._may_start:
            cue = self._start()
            self._pause = max(self._pause, 0.0) + cue.lasts * self.pace
            self._unskippable = UNSKIPPABLE_SECONDS * self.pace if cue.big else self._unskippable
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
        """Whether there is a next cue, no panel waits, and the cue is ready."""
        return bool(self._cues) and not self.waiting and self._is_ready(self._cues[0])

    def _is_ready(self, cue: Cue) -> bool:
        return cue.ready is None or self._not_ready > READY_TIMEOUT or cue.ready()

    def skip(self) -> None:
        """Jumps to the end of all cues, but not past a panel that waits or a cue that is not ready."""
        self._pause = self._unskippable = 0.0
        while self._may_start:
            self._start()
            self.animator.finish()
        self.animator.finish()

    def go_on(self, leaves: float = 0.0) -> None:
        """Closes the panel that waits, which ``leaves`` in some seconds; what follows begins then."""
        self.waiting = False
        self._pause = leaves

    def stop(self) -> None:
        """Drops all queued cues and finishes what is running."""
        self._cues.clear()
        self.waiting = False
        self._pause = self._unskippable = 0.0
        self.animator.finish()
