"""Pigskin Parlor: five American-football card games on one animated table."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Sequence

from scenes.launch import BadArgument, parse

BAD_USE = 2
"""The exit code for arguments that cannot be used and displays that cannot be opened."""
INTERRUPTED = 130
"""The exit code after Ctrl-C; every decision is on the disk by then."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program with these arguments (the command line's where None); gives its exit code."""
    try:
        launch = parse(sys.argv[1:] if arguments is None else arguments)
    except BadArgument as problem:
        print(f"pigskin-parlor: {problem}", file=sys.stderr)
        return BAD_USE
    if not launch.audio:
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

    from scenes.program import open_program
    from scenes.window import DisplayUnavailable

    try:
        return open_program(launch).run()
    except DisplayUnavailable as problem:
        print(f"pigskin-parlor: {problem}", file=sys.stderr)
        return BAD_USE
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
