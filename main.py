"""Pigskin Parlor: five American-football card games on one animated table."""

from __future__ import annotations

try:
    import os
    import sys
    from collections.abc import Sequence

    from scenes.shell import interrupt

    if __name__ == "__main__":
        interrupt.listen()
except KeyboardInterrupt:  # Ctrl-C before there is anybody to listen for it
    raise SystemExit(130) from None

BAD_USE = 2
"""The exit code for arguments that cannot be used and displays that cannot be opened."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program with these arguments (the command line's where None); gives its exit code.

    After Ctrl-C that is 130, and every decision is on the disk. What takes time to import waits until a signal does no
    harm.
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
    if getattr(sys, "frozen", False):  # the packed program is its own bots' process
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
