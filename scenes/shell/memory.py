"""Gives memory that is no longer used back to the system."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress


def give_back() -> None:
    """Frees scenes that nobody can reach any more, and what their pictures took.

    Scenes and their widgets know each other, so they stay until a great collection, which comes rarely; and the
    library of C keeps what large pictures leave behind, 80 MB after an hour. It takes a frame or two.
    """
    gc.collect()
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):  # not every system's library has it
            ctypes.CDLL(None).malloc_trim(0)
