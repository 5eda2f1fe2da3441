"""Renders an event on a table as one picture of frames, 25 per second, to inspect its animation.

``python -m tests.gallery jukem touchdown`` lets the computer play itself until that happens. The event is given by its
name (``DriveWiped``), its kind (``field_goal``) or the card that caused it (``INTERCEPTION``); ``opening`` is the start
of a match.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame

from game.contract import Event
from game.variants import find_rules
from game.variants.blowout.events import PlayEnded
from scenes.table.cues.director import Cue
from tests.scenes.pilot import Pilot
from tests.scenes.table.sitting import sit_down

FRAME = 1 / 25
BEFORE = 6
"""Frames kept from before the event."""
LONGEST = 60 * 60 * 25
"""Frames after which the attempt ends: an hour of play."""
OPENING = "opening"
"""The name of the first frames of a match."""
MOMENTS: dict[str, tuple[str, dict[str, object]]] = {
    "run": ("DriveGrew", {}),
    "double": ("DriveGrew", {"codes": "JUKEM"}),
    "block": ("DriveGrew", {"codes": "PANCAKE BLOCK"}),
    "pass": ("DriveGrew", {"codes": "CATCH"}),
    "stop": ("PlayRemoved", {}),
    "holding": ("PlayRemoved", {"answer": "HOLDING"}),
    "wipe": ("DriveWiped", {}),
    "stands": ("PlayStood", {}),
    "last turn": ("LastTurn", {}),
    "lead": ("PlayLive", {"how": "lead"}),
    "audible": ("PlayLive", {"how": "call"}),
    "third audible": ("PlayLive", {"chain": 3}),
    "return": ("PlayLive", {"how": "return"}),
    "match": ("PlayDefended", {"how": "match"}),
    "stuff": ("Stuffed", {}),
    "concession": ("PlayConceded", {}),
    "steal": ("PossessionChanged", {}),
    "downs": ("TurnoverOnDowns", {}),
    "flag": ("Flag", {}),
    "timeout": ("TimeoutCalled", {}),
    "last series": ("LastSeries", {}),
    "handoff": ("Executed", {"play": "rush"}),
    "throw": ("Executed", {"play": "pass"}),
    "lines up": ("LinedUp", {}),
    "rush": ("Resolved", {"what": "rush"}),
    "caught": ("Resolved", {"what": "pass"}),
    "fallen": ("BadPass", {}),
    "kickoff": ("PlayCalled", {"play": "kickoff"}),
    "card punt": ("PlayCalled", {"play": "punt"}),
    "blocked punt": ("Drew", {"purpose": "blocked_depth"}),
    "field goal": ("PlayCalled", {"play": "field_goal"}),
    "extra point": ("PlayCalled", {"play": "extra_point"}),
    "snap": ("Revealed", {}),
    "interception": ("PlayEnded", {"how": "interception"}),
    "kick": ("BallKicked", {"how": "field_goal"}),
    "punt": ("BallKicked", {"how": "punt"}),
    "interference": ("Flag", {"foul": "PASS INTERFERENCE"}),
    "replay": ("PlayChallenged", {}),
    "period": ("CardsRanOut", {}),
}
"""Named moments: the event, and values or prefixes of its fields."""
GAINS = {"gain": range(1, 20), "long gain": range(40, 100), "loss": range(-100, 0)}
"""The names of plays of BLOWOUT!!! by their yards."""
WIDE, COLUMNS = 480, 4
"""Size of a picture on the sheet in pixels, and pictures per row."""


def is_named(event: Event, name: str) -> bool:
    """Returns whether an event is the requested one."""
    if name in MOMENTS:
        kind, fields = MOMENTS[name]
        return type(event).__name__ == kind and all(_has(event, *field) for field in fields.items())
    if name in GAINS:
        return isinstance(event, PlayEnded) and event.how in ("run", "pass") and event.gain in GAINS[name]
    told = (getattr(event, field, None) for field in ("how", "answer", "counter", "card", "why"))
    return name in (type(event).__name__, *map(str, told))


def _has(event: Event, field: str, wanted: object) -> bool:
    """Returns whether a field of an event has a value, or one of its entries begins with it."""
    told = getattr(event, field)
    return any(each.startswith(str(wanted)) for each in told) if isinstance(told, tuple) else told == wanted


def frames(pilot: Pilot, table: Any, name: str, after: int, before: int = BEFORE) -> Iterator[pygame.Surface]:
    """Returns the frames from ``before`` to ``after`` the event, or none if it never happened."""
    maker, begun = table.playback.cue_context, [True] if name == OPENING else []
    shown = maker.cues

    def cues(event: Event) -> list[Cue]:
        found: list[Cue] = shown(event)
        return [Cue(lambda: begun.append(True)), *found] if is_named(event, name) else found

    maker.cues = cues
    lately: deque[pygame.Surface] = deque(maxlen=before)
    for _ in range(LONGEST):
        pilot.app.step(FRAME)
        if table.director.waiting:
            table.go_on()
        if begun:
            break
        lately.append(pilot.app.screen.copy())
        if table.control.over:
            return
    yield from lately
    for _ in range(after):
        yield pilot.app.screen.copy()
        pilot.app.step(FRAME)


def sheet(pictures: list[pygame.Surface]) -> pygame.Surface:
    """Arranges all pictures in rows, from left to right."""
    high = round(WIDE * pictures[0].get_height() / pictures[0].get_width())
    whole = pygame.Surface((WIDE * COLUMNS, high * -(-len(pictures) // COLUMNS)))
    for index, picture in enumerate(pictures):
        spot = (index % COLUMNS * WIDE, index // COLUMNS * high)
        whole.blit(pygame.transform.smoothscale(picture, (WIDE, high)), spot)
    return whole


def main() -> int:
    """Writes the sheet. Returns 1 if the event did not happen in a whole match."""
    ask = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__.split("\n", maxsplit=1)[0])
    ask.add_argument("game", help="the game's name, as jukem")
    ask.add_argument("name", help="what to wait for, as touchdown or steal")
    ask.add_argument("--out", default="gallery.png", help="the picture to write (default: %(default)s)")
    ask.add_argument("--seed", type=int, default=7, help="the seed of the match (default: %(default)s)")
    ask.add_argument("--frames", type=int, default=50, help="frames after it began (default: %(default)s)")
    ask.add_argument("--before", type=int, default=BEFORE, help="frames before it (default: %(default)s)")
    ask.add_argument("--size", default="1280x720", help="the window in pixels (default: %(default)s)")
    ask.add_argument("--reduced", action="store_true", help="with reduced motion")
    given = ask.parse_args()
    wide, high = map(int, given.size.split("x"))
    opened: list[Pilot] = []
    with tempfile.TemporaryDirectory() as folder:
        pilot, table = sit_down(
            find_rules(given.game), Path(folder), opened, "pro", "pro",
            pace=1.0, rested=0.0, seed=given.seed, size=(wide, high), reduced_motion=given.reduced,
        )  # fmt: skip
        pictures = list(frames(pilot, table, given.name, given.frames, given.before))[::2]
        if pictures:
            pygame.image.save(sheet(pictures), given.out)
            print(f"{len(pictures)} pictures in {given.out}")
        pilot.app.sound.close()
    return 0 if pictures else 1


if __name__ == "__main__":
    raise SystemExit(main())
