"""Ctrl-C and its like, from the first moment on: what was decided is on the disk, and nothing is printed.

An exception that is raised wherever the program happens to be leaves locks taken and half-read modules behind, so the
signals only leave a mark that the loop looks for between two frames. Before the first scene begins, there is nothing to
save and no other process to leave behind.
"""

from __future__ import annotations

import os
import signal
from types import FrameType

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
_state = {"running": False, "code": 0}


def listen() -> None:
    """Takes the signals that ask a program to end; until :func:`running` they end it at once."""
    _state.update(running=False, code=0)
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:  # who started it may want it to outlive that
            signal.signal(number, _take)


def running() -> None:
    """The first scene begins, and a loop that looks at :func:`asked_to_end` follows."""
    _state["running"] = True


def finished() -> None:
    """All is on the disk: a further signal does not disturb the end, which Python itself would let it do."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)


def asked_to_end() -> int:
    """The exit code for the signal that came, or 0 as long as none did."""
    return _state["code"]


def _take(number: int, frame: FrameType | None) -> None:
    _state["code"] = _state["code"] or 128 + number
    if not _state["running"]:
        os._exit(_state["code"])
