"""Ends the program on Ctrl-C and other signals with everything saved and no traceback.

An exception raised at an arbitrary point would leave locks taken and modules half imported, so a signal only sets a
flag that the loop checks between frames. Before the first scene opens, there is nothing to save and no other process to
stop, so the program ends at once.
"""

from __future__ import annotations

import os
import signal
from types import FrameType

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
_state = {"running": False, "code": 0}


def listen() -> None:
    """Installs the handlers. A signal ends the program at once until :func:`running` is called."""
    _state.update(running=False, code=0)
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:  # the parent process may want it to survive that
            signal.signal(number, _take)


def running() -> None:
    """Called when the first scene opens: from now on the loop checks :func:`asked_to_end`."""
    _state["running"] = True


def finished() -> None:
    """Called when all is saved: ignores further signals, which would interrupt Python's own shutdown."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)


def asked_to_end() -> int:
    """Returns the exit code for the signal that arrived, or 0 if none did."""
    return _state["code"]


def _take(number: int, frame: FrameType | None) -> None:
    _state["code"] = _state["code"] or 128 + number
    if not _state["running"]:
        os._exit(_state["code"])
