"""Tweens attributes over time. Each tween ends exactly on its value and can be finished early."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

Easing = Callable[[float], float]


def linear(t: float) -> float:
    """Eases with constant speed."""
    return t


def out_cubic(t: float) -> float:
    """Eases with a fast start and a soft landing."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Eases with a soft start and landing."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_back(t: float) -> float:
    """Overshoots its goal by 6 % and returns."""
    s = 1.28
    return 1 + (s + 1) * (t - 1) ** 3 + s * (t - 1) ** 2


def in_quart(t: float) -> float:
    """Eases with a slow start and a hard finish."""
    return t**4


def in_out_sine(t: float) -> float:
    """Eases along a sine."""
    return (1 - math.cos(math.pi * t)) / 2


class Tween(NamedTuple):
    """A change of one attribute from ``start`` to ``end``; times are in seconds of the animator's clock."""

    thing: Any
    attribute: str
    start: float
    end: float
    begins: float
    lasts: float
    easing: Easing


class Animator:
    """Tweens attributes of items. A new tween of the same attribute replaces the old one."""

    def __init__(self) -> None:
        self.now = 0.0
        self.still = 0.0
        """Seconds for which everything is still frozen after a hit."""
        self.tweens: dict[tuple[int, str], Tween] = {}
        """The running tweens by id of the item and attribute."""
        self.calls: list[tuple[float, int, Callable[[], object]]] = []
        """Pending calls: time, order and function."""
        self._order = 0

    def to(
        self, thing: Any, attribute: str, end: float, lasts: float, easing: Easing = out_cubic, delay: float = 0.0
    ) -> None:
        """Starts a tween of ``lasts`` seconds after ``delay`` seconds. If both are 0, it sets the value at once."""
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
        """Freezes everything for some seconds. A second call during the freeze does not add to it."""
        self.still = max(self.still, seconds)

    def thaw(self, dt: float) -> float:
        """Returns the part of ``dt`` that is not frozen."""
        held = min(dt, self.still)
        self.still -= held
        return dt - held

    def update(self, dt: float) -> None:
        """Moves on by ``dt`` seconds."""
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
        """Finishes all tweens and pending calls at once."""
        self.still = 0.0
        while self.calls or self.tweens:
            self._run_calls(math.inf)
            tweens, self.tweens = self.tweens, {}
            for tween in tweens.values():
                setattr(tween.thing, tween.attribute, tween.end)

    def _run_calls(self, until: float) -> None:
        """Runs all calls due by then, each at its own time: what it starts or calls later counts from there."""
        now = self.now
        while due := min((call for call in self.calls if call[0] <= until), default=None):
            self.calls.remove(due)
            self.now = due[0]
            due[2]()
        self.now = now
