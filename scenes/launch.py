"""The command line: what testers, kiosks and users may ask for, checked before any window opens."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.bots.players import LEVELS
from game.contract import BadOption, UnknownVariant
from game.variants import VARIANTS, find_rules
from game.version import VERSION

__all__ = ["BadArgument", "Launch", "parse"]

PICTURES = (".png", ".jpg", ".bmp")
_SIZE = re.compile(r"([0-9]{2,5})x([0-9]{2,5})")


class BadArgument(ValueError):
    """An argument that cannot be used; the message is one line that names what is valid."""


@dataclass(frozen=True)
class Launch:
    """What the command line asks for."""

    variant: str | None = None
    """The game to start at once, or None for the menu."""
    demo: bool = False
    """Computer against computer."""
    seed: int | None = None
    level: str = "pro"
    options: dict[str, str] = field(default_factory=dict)
    speed: float | None = None
    """What every time is multiplied with; 0 is instant, None leaves it to the settings."""
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    data_dir: Path | None = None
    screenshot: Path | None = None
    after: float = 0.0
    quit_when_over: bool = False
    audio: bool = True


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]
        raise BadArgument(message)


def parse(arguments: Sequence[str]) -> Launch:
    """The launch that the arguments ask for.

    Raises BadArgument for anything that is not valid, and SystemExit for ``--help`` and ``--version``.
    """
    given = _parser().parse_args(arguments)
    variant = given.play if given.play is not None else given.demo
    launch = Launch(
        variant=variant,
        demo=given.demo is not None,
        seed=_seed(given.seed),
        level=_level(given.level),
        options=_options(given.option),
        speed=_positive(given.speed, "--speed"),
        size=_size(given.window),
        fullscreen=given.fullscreen,
        data_dir=_folder(given.data_dir),
        screenshot=_picture(given.screenshot),
        after=_positive(given.after, "--after") or 0.0,
        quit_when_over=given.quit_when_over,
        audio=not given.no_audio,
    )
    _check_match(launch)
    return launch


def _parser() -> argparse.ArgumentParser:
    games = ", ".join(variant.name for variant in VARIANTS if variant.built)
    ask = _Parser(
        prog="pigskin-parlor",
        description="Five American-football card games on one card table.",
        allow_abbrev=False,
    )
    which = ask.add_mutually_exclusive_group()
    which.add_argument("--play", metavar="VARIANT", help=f"start a match against the computer at once: {games}")
    which.add_argument("--demo", metavar="VARIANT", help="watch the computer play against itself")
    ask.add_argument("--seed", metavar="N", help="the whole number that all chance of the match comes from")
    ask.add_argument("--level", default="pro", help=f"how the computer plays: {', '.join(LEVELS)} (default pro)")
    ask.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game")
    ask.add_argument("--speed", metavar="X", help="multiplies the time of every motion; 0 is instant")
    ask.add_argument("--window", metavar="WxH", help="the window's size in pixels, for example 1280x720")
    ask.add_argument("--fullscreen", action="store_true", help="open in full screen")
    ask.add_argument("--data-dir", metavar="DIR", help="where settings, saves and history are kept")
    ask.add_argument("--screenshot", metavar="FILE", help="save a picture of the window, then quit")
    ask.add_argument("--after", metavar="SECONDS", help="when the picture is taken")
    ask.add_argument("--quit-when-over", action="store_true", help="print the result as one line of JSON, then quit")
    ask.add_argument("--no-audio", action="store_true", help="open no sound device")
    ask.add_argument("--version", action="version", version=f"Pigskin Parlor {VERSION}")
    return ask


def _seed(text: str | None) -> int | None:
    if text is None:
        return None
    if not re.fullmatch(r"-?[0-9]{1,18}", text):
        raise BadArgument(f"--seed takes a whole number of at most 18 digits, for example 7, not {text!r}")
    return int(text)


def _level(text: str) -> str:
    if text not in LEVELS:
        raise BadArgument(f"there is no level {text!r}; the levels are: {', '.join(LEVELS)}")
    return text


def _options(pairs: Sequence[str]) -> dict[str, str]:
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadArgument(f"--option takes NAME=VALUE, for example practice=on, not {pair!r}")
        found[name] = value
    return found


def _positive(text: str | None, flag: str) -> float | None:
    if text is None:
        return None
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1000:
        raise BadArgument(f"{flag} takes a number from 0 to 1000, not {text!r}")
    return number


def _size(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    match = _SIZE.fullmatch(text)
    if match is None or not (100 <= int(match[1]) <= 16384 and 100 <= int(match[2]) <= 16384):
        raise BadArgument(f"--window takes a size in pixels such as 1280x720, not {text!r}")
    return int(match[1]), int(match[2])


def _folder(text: str | None) -> Path | None:
    if text is not None and not text.strip():
        raise BadArgument("--data-dir takes the name of a folder")
    try:
        return None if text is None else Path(text).expanduser()
    except RuntimeError as problem:
        raise BadArgument(f"--data-dir names no folder: {text!r} ({problem})") from problem


def _picture(text: str | None) -> Path | None:
    if text is not None and not text.lower().endswith(PICTURES):
        raise BadArgument(f"--screenshot takes a file that ends in {' or '.join(PICTURES)}, not {text!r}")
    return None if text is None else Path(text)


def _check_match(launch: Launch) -> None:
    """Refuses a game or an option that does not exist before anything opens."""
    if launch.variant is None:
        if launch.options or launch.quit_when_over:
            flag = "--option" if launch.options else "--quit-when-over"
            raise BadArgument(f"{flag} needs --play VARIANT or --demo VARIANT")
        return
    try:
        find_rules(launch.variant).complete(launch.options)
    except (UnknownVariant, BadOption) as problem:
        raise BadArgument(str(problem)) from problem
