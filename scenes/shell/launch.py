"""Parses and checks the command line before any window opens."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.bots.players import LEVELS
from game.options import BadOption
from game.plain import one_line
from game.variant import Rules, UnknownVariant
from game.variants import VARIANTS, find_rules, find_variant
from game.version import VERSION

LONGEST_LINE = 300
PICTURES = (".png", ".jpg", ".bmp")
_SIZE = re.compile(r"([0-9]{2,5})x([0-9]{2,5})")


class BadArgument(ValueError):
    """An argument that cannot be used. The message is one line that names the valid values."""

    def __init__(self, why: str) -> None:
        super().__init__(one_line(why, LONGEST_LINE))


@dataclass(frozen=True)
class Launch:
    """The parsed command line."""

    variant: str | None = None
    """The game to start at once, or None to open the menu."""
    demo: bool = False
    """Whether the computer plays against itself."""
    seed: int | None = None
    level: str = "pro"
    options: dict[str, str] = field(default_factory=dict)
    speed: float | None = None
    """Factor on all durations; 0 is instant, None keeps the player's setting."""
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


class _Once(argparse.Action):
    """Stores a flag's value and refuses the flag if it is given twice."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        given = vars(namespace).setdefault("given", [])
        if self.dest in given:
            raise BadArgument(f"{option_string} is given twice")
        given.append(self.dest)
        setattr(namespace, self.dest, True if self.nargs == 0 else values)


def parse(arguments: Sequence[str]) -> Launch:
    """Parses the arguments.

    Raises BadArgument for anything invalid, and SystemExit for ``--help`` and ``--version``.
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
    _check_effect(given, launch)
    _check_match(launch)
    return launch


GAMES = ", ".join(variant.name for variant in VARIANTS if variant.playable)
"""The games that can be played."""


def _playable(name: str) -> Rules:
    """Returns the rules of a game that can be played. Raises UnknownVariant, naming those games."""
    variant = find_variant(name)
    if not variant.playable:
        raise UnknownVariant(f"{variant.title} cannot be played in this version; the games are: {GAMES}")
    return find_rules(name)


def _parser() -> argparse.ArgumentParser:
    ask = _Parser(
        prog="pigskin-parlor",
        description="Five American-football card games on one card table.",
        allow_abbrev=False,
    )
    which = ask.add_mutually_exclusive_group()
    which.add_argument(
        "--play", action=_Once, metavar="VARIANT", help=f"start a match against the computer at once: {GAMES}"
    )
    which.add_argument("--demo", action=_Once, metavar="VARIANT", help="watch the computer play against itself")
    ask.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game")
    for flag, value, words in (
        ("--seed", "N", "a whole number: the same one deals the same cards again"),
        ("--level", "LEVEL", f"how the computer plays: {', '.join(LEVELS)} (default pro)"),
        ("--speed", "X", "how long motions take, 1 being usual; 0 is instant"),
        ("--window", "WxH", "the window's size in pixels, for example 1280x720"),
        ("--data-dir", "DIR", "where settings, saves and history are kept"),
        ("--screenshot", "FILE", "save a picture of the window, then quit"),
        ("--after", "SECONDS", "when the picture is taken"),
    ):
        ask.add_argument(flag, action=_Once, metavar=value, help=words)
    for flag, words in (
        ("--fullscreen", "open in full screen"),
        ("--quit-when-over", "print the result as one line of JSON, then quit"),
        ("--no-audio", "open no sound device"),
    ):
        ask.add_argument(flag, action=_Once, nargs=0, default=False, help=words)
    ask.add_argument("--version", action="version", version=f"Pigskin Parlor {VERSION}")
    return ask


def _seed(text: str | None) -> int | None:
    if text is None:
        return None
    if not re.fullmatch(r"-?[0-9]{1,18}", text):
        raise BadArgument(f"--seed takes a whole number of at most 18 digits, for example 7, not {text!r}")
    return int(text)


def _level(text: str | None) -> str:
    if text is None:
        return Launch.level
    if text not in LEVELS:
        raise BadArgument(f"there is no level {text!r}; the levels are: {', '.join(LEVELS)}")
    return text


def _options(pairs: Sequence[str]) -> dict[str, str]:
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadArgument(f"--option takes NAME=VALUE, for example practice=on, not {pair!r}")
        if name in found:
            raise BadArgument(f"--option {name} is given twice")
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


def _check_effect(given: argparse.Namespace, launch: Launch) -> None:
    """Refuses flags that would have no effect in this run."""
    if launch.variant is None:
        for flag in ("option", "seed", "level", "quit_when_over"):
            if getattr(given, flag):
                raise BadArgument(f"--{flag.replace('_', '-')} needs --play VARIANT or --demo VARIANT")
    if given.after is not None and given.screenshot is None:
        raise BadArgument("--after needs --screenshot FILE")


def _check_match(launch: Launch) -> None:
    """Refuses unknown games and options."""
    if launch.variant is None:
        return
    try:
        _playable(launch.variant).complete(launch.options)
    except (UnknownVariant, BadOption) as problem:
        raise BadArgument(str(problem)) from problem
