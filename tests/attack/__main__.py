"""``python -m tests.attack kills|files|inputs COUNT [--seed N]``: exit code 1 where something was lost or broke."""

from __future__ import annotations

import argparse
import os
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tests.attack import files, inputs, kills


def main() -> int:
    """Runs one attack and prints what it found."""
    ask = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    ask.add_argument("attack", choices=("kills", "files", "inputs"))
    ask.add_argument("count", type=int)
    ask.add_argument("--seed", type=int, default=1)
    given = ask.parse_args()
    found = {"kills": kills, "files": files, "inputs": inputs}[given.attack].run(given.count, given.seed)
    print(*found, sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
