"""Pigskin Parlor: five American-football card games on one animated table."""

from __future__ import annotations

try:
    import os
    import sys
    from collections.abc import Sequence

    from scenes.shell import interrupt

    if __name__ == "__main__":
        interrupt.listen()
except KeyboardInterrupt:  # Ctrl-C before the handler is installed
    raise SystemExit(130) from None

BAD_USE = 2
"""Exit code for unusable arguments, and for displays that cannot be opened."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program with arguments, by default the command line's. Returns the exit code.

    After Ctrl-C the code is 130 and every decision is saved. Slow imports come after the signal handler.
    """
    interrupt.listen()
    from scenes.shell.launch import BadArgument, parse

    try:
        launch = parse(sys.argv[1:] if arguments is None else arguments)
    except BadArgument as problem:
        print(f"pigskin-parlor: {problem}", file=sys.stderr)
        return BAD_USE
    if not launch.audio:
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

    from scenes.program import open_program
    from scenes.shell.window import DisplayUnavailable

    try:
        program = open_program(launch)
    except DisplayUnavailable as problem:
        print(f"pigskin-parlor: {problem}", file=sys.stderr)
        return BAD_USE
    code = program.run()
    if interrupt.asked_to_end():
        interrupt.finished()
    return interrupt.asked_to_end() or code


if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # the packed program also runs as the process of the computer players
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
