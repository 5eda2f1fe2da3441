"""Returns unused memory to the system."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress


def give_back() -> None:
    """Frees closed scenes and the memory of their pictures. Takes a frame or two.

    Scenes and their widgets refer to each other, so they live until a full garbage collection, which is rare; and
    malloc keeps the memory of large pictures, 80 MB after an hour.
    """
    gc.collect()
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):  # not every system's library has it
            ctypes.CDLL(None).malloc_trim(0)
