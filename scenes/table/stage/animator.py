"""Tweens driven by time alone: each ends exactly on its value and can be cut short at any frame."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

Easing = Callable[[float], float]


def linear(t: float) -> float:
    """Even motion."""
    return t


def out_cubic(t: float) -> float:
    """Fast start, soft landing (OC)."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Soft start and landing (IOC)."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_back(t: float) -> float:
    """Goes 6 % beyond its goal and comes back (OB)."""
    s = 1.28
    return 1 + (s + 1) * (t - 1) ** 3 + s * (t - 1) ** 2


def in_quart(t: float) -> float:
    """Slow start, hard finish (IQ)."""
    return t**4


def in_out_sine(t: float) -> float:
    """A gentle swing (S)."""
    return (1 - math.cos(math.pi * t)) / 2


class Tween(NamedTuple):
    """One attribute of one thing on its way from ``start`` to ``end``, in seconds of app time."""

    thing: Any
    attribute: str
    start: float
    end: float
    begins: float
    lasts: float
    easing: Easing


class Animator:
    """Moves attributes of things over time; a new tween of the same attribute replaces the old one."""

    def __init__(self) -> None:
        self.now = 0.0
        self.still = 0.0
        """Seconds that everything still stands still for, as a hit makes it."""
        self.tweens: dict[tuple[int, str], Tween] = {}
        """What moves, by thing and attribute."""
        self.calls: list[tuple[float, int, Callable[[], object]]] = []
        """What is yet to be called, and when."""
        self._order = 0

    def to(
        self, thing: Any, attribute: str, end: float, lasts: float, easing: Easing = out_cubic, delay: float = 0.0
    ) -> None:
        """Starts a tween of ``lasts`` seconds after ``delay`` seconds; with no time at all it sets the value."""
        key = (id(thing), attribute)
        if lasts <= 0 and delay <= 0:
            self.tweens.pop(key, None)
            setattr(thing, attribute, end)
            return
        start = getattr(thing, attribute)
        self.tweens[key] = Tween(thing, attribute, start, end, self.now + delay, lasts, easing)

    def call(self, action: Callable[[], object], delay: float) -> None:
        """Calls ``action`` once, ``delay`` seconds from now."""
        self._order += 1
        self.calls.append((self.now + delay, self._order, action))

    def freeze(self, seconds: float) -> None:
        """Lets everything stand still for so long; a second hit within that time adds nothing."""
        self.still = max(self.still, seconds)

    def thaw(self, dt: float) -> float:
        """Takes what stands still out of ``dt`` seconds, and gives what is left of them."""
        held = min(dt, self.still)
        self.still -= held
        return dt - held

    def update(self, dt: float) -> None:
        """Lets ``dt`` seconds pass."""
        self.now += dt
        self._run_calls(self.now)
        for key, tween in list(self.tweens.items()):
            passed = self.now - tween.begins
            if passed < 0:
                continue
            if passed >= tween.lasts:
                del self.tweens[key]
                setattr(tween.thing, tween.attribute, tween.end)
            else:
                share = tween.easing(passed / tween.lasts)
                setattr(tween.thing, tween.attribute, tween.start + (tween.end - tween.start) * share)

    def finish(self) -> None:
        """Brings everything to its end at once, what is yet to be called included."""
        self.still = 0.0
        while self.calls or self.tweens:
            self._run_calls(math.inf)
            tweens, self.tweens = self.tweens, {}
            for tween in tweens.values():
                setattr(tween.thing, tween.attribute, tween.end)

    def _run_calls(self, until: float) -> None:
        due = sorted(call for call in self.calls if call[0] <= until)
        if due:
            self.calls = [call for call in self.calls if call[0] > until]
            for _, _, action in due:
                action()
