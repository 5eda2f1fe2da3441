"""Puts damaged and crafted files into a data folder and starts the whole program on it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from game.variants.card_bowl.coaching import Coaching
from game.variants.card_bowl.jobs import COACH, PENALTIES
from game.variants.card_bowl.players.calls import DEFENSES, PLAYS
from game.variants.card_bowl.view import CardBowlView
from saves.archive import Saves
from saves.document import encode
from saves.paths import DataFolder
from tests.attack.player import opened, shown_trouble
from tests.saves.samples import document_of, edited, played
from tests.saves.test_damaged import KINDS
from tests.scenes.pilot import Pilot

GOOD = encode(document_of(played(2, 60)))
WAR = encode(document_of(played(3, 90, "football_war")))
BLOWOUT = encode(document_of(played(5, 60, "blowout")))
OTHER = encode(document_of(played(4, 5)))


def coached(length: int) -> bytes:
    """A match of Card Bowl whose table keeps something beside the actions: who decides what, and what was called."""
    match, coaching = played(6, length, "card_bowl", timing="simple1"), Coaching()
    coaching.notes = match.notes
    coaching.share(PENALTIES, COACH)
    view = match.state.view(0)
    assert isinstance(view, CardBowlView)
    coaching.call(view, PLAYS[0] if view.seat == view.play.offense else DEFENSES[0])
    return encode(document_of(match))


CARD_BOWL = tuple(coached(length) for length in (40, 90, 200))
HOSTILE: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 7, 99, 10**9, 10**18, 10**30, 10**4000, -(10**30), 0.5, 1e308),
    *("", " ", "x", "\0", "a\0b", "\n", "\u200c", "\ufe0f", "\u202egnp", "x" * 20_000, "‮" * 99, "%s", "../../x"),
    *([], [[]], [1], [1, 2, 3], [1, "a"], [-1, 5], {}, {"a": 1}, {"\0": 1}, [{}], [{"name": "\u200c"}]),
    *("0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "2026-01-02T03:04:05Z", "1969-12-31T00:00:00Z"),
)
NOTES: tuple[Any, ...] = (
    *("", "\0", "x" * 120, "everything", "moments", "mixed", "formation=me plays=coach", "draws=nobody", ":"),
    *(f"{play}:{call}" for play in range(6) for call in ("Base", "Sweep right", "Short pass to LTE", "Screen to QB")),
)
"""What a table may find beside the actions: of other plays, of the other side, or nothing that it ever wrote."""
MATCHES = 3
"""Tries until one of the unfinished matches opens: that many wait at most."""
PLAYED_ON = 20
"""Frames of a match that was continued, in which the computer and the coach act."""
COLUMNS = ("id", "finished", "variant", "options", "players", "points", "winners", "reason", "decisions", "seconds")
SETTINGS = ("speed", "theme", "text_size", "keys", "names", "last_setup", "silenced", "shake", "extra", "set_ups")


def parts(body: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every place in plain data, as what holds it and its key there."""
    for key in list(body) if isinstance(body, dict) else range(len(body)):
        found.append((body, key))
        if isinstance(body[key], dict | list):
            parts(body[key], found)
    return found


def crafted(rng: Random) -> bytes:
    """A match with hostile values and a right checksum."""

    def change(body: dict[str, Any]) -> None:
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            places = parts(body, [])
            shallow = [place for place in places if not (isinstance(place[0], list) and len(place[0]) > 20)]
            holder, key = rng.choice(shallow if rng.random() < 0.9 else places)
            if rng.random() < 0.1 and isinstance(holder, dict):
                del holder[key]
            else:
                holder[key] = rng.choice(HOSTILE)

    def change_notes(body: dict[str, Any]) -> None:
        notes = body["match"]["notes"]
        for _ in range(rng.choice((1, 1, 2))):
            notes[rng.choice((*notes, "call:1", "x"))] = rng.choice(NOTES)

    good = rng.choice((GOOD, WAR, BLOWOUT, *CARD_BOWL))
    return edited(good, change_notes if good in CARD_BOWL and rng.random() < 0.5 else change)


def damaged(rng: Random) -> bytes:
    """A damaged save file, as disks and other programs leave it."""
    makers = [make for make, _ in KINDS if make.__name__ not in ("huge", "mistyped", "newer")]
    return rng.choice(makers)(rng)


def put_match(folder: Path, rng: Random, make: Callable[[Random], bytes]) -> list[bytes]:
    """The same bad file as a position of a match, by its name of today or of before, and as a named save."""
    data = make(rng)
    position = rng.choice((b"autosave-00000007.json", b"match-%032x-7.json" % 1))
    for name in (position, rng.choice((b"halftime.json", b"f\xfcr.json", b"\xe2\x80\x8c.json"))):
        with open(os.path.join(os.fsencode(folder / "matches"), name), "wb") as file:
            file.write(data)
    return [data]


def put_settings(folder: Path, rng: Random, sound: bool) -> list[bytes]:
    """A settings file: whole with hostile values, or damaged."""
    fields = {rng.choice(SETTINGS): rng.choice(HOSTILE) for _ in range(rng.randrange(1, 4))}
    if rng.random() < 0.4:
        setup = {"variant": "jukem", "options": {}, "players": [{"name": "A", "kind": "human"}, {"name": "B"}]}
        holder, key = rng.choice(parts(setup, []))
        holder[key] = rng.choice(HOSTILE)
        fields["last_setup"] = setup | {"summary": rng.choice(HOSTILE)}
    document: dict[str, Any] = {"kind": "pigskin-parlor-settings", "format": 1, "settings": fields}
    data = msgspec.json.encode(document)
    if not sound:
        data = data[: rng.randrange(len(data))]
    (folder / "settings.json").write_bytes(data)
    return [] if sound else [data]


def put_history(folder: Path, rng: Random, sound: bool) -> list[bytes]:
    """A history whose rows are hostile, or whose pages are."""
    path = folder / "history.sqlite"
    if sound:
        value = rng.choice([each for each in HOSTILE if not isinstance(each, int) or abs(each) < 2**63])
        stored = msgspec.json.encode(value).decode() if isinstance(value, list | dict) else value
        with sqlite3.connect(path) as connection:
            column = rng.choice(COLUMNS)
            connection.execute(
                f"UPDATE matches SET {column} = ? WHERE seed = '5'", (stored if stored is not None else "",)
            )
        connection.close()
        return []
    data = bytearray(path.read_bytes())
    start = rng.randrange(len(data))
    data[start : start + rng.randrange(1, 4096)] = rng.randbytes(200)
    path.write_bytes(data)
    return []


def attack_one(folder: Path, seed: int) -> str:
    """What went wrong with one bad file, or nothing."""
    rng, sound = Random(seed), seed % 2 == 0
    (folder / "matches").mkdir()
    (folder / "matches" / "autosave-00000001.json").write_bytes(OTHER)
    if seed % 10 < 7:
        kept = put_match(folder, rng, crafted if sound else damaged)
    elif seed % 10 < 8:
        kept = put_settings(folder, rng, rng.random() < 0.5)
    else:
        saves = Saves(DataFolder(folder))
        for finished in (5, 6):
            saves.history.add(document_of(played(finished), finished))
        kept = put_history(folder, rng, sound)
    return visit(folder, kept)


def arrive(pilot: Pilot, place: str) -> None:
    """Lets the program start, without the fades that a player sees."""
    for _ in range(30):
        pilot.frames(2)
        pilot.app.stack.end_fade()
        if pilot.place == place:
            return


class Hasty(Pilot):
    """A pilot who waits for no fade."""

    def settle(self, limit: float = 0.0) -> None:
        self.app.stack.end_fade()
        self.frames(2)


def visit(folder: Path, kept: list[bytes]) -> str:
    """Starts the program and goes everywhere that files are shown."""
    pilot = Hasty(opened(folder, "--window", "1024x600").app)
    try:
        for step in (
            "Menu",
            "Saved games",
            "Unfinished",
            "Saved",
            "Back",
            "Replays",
            "Back",
            "Statistics",
            "Back",
            "Continue",
        ):
            if step == "Menu":
                arrive(pilot, "Menu")
            elif step in pilot.names():
                pilot.click(step)
            elif step == "Continue":
                return f"no Continue among {pilot.names()}"
            elif pilot.place == "Saved":
                pilot.press("escape")
            if trouble := shown_trouble(pilot):
                return f"{step}: {trouble[:200]}"
        for _ in range(MATCHES):
            if pilot.place == "Saved":  # several wait: those that cannot be opened are explained and go
                pilot.press("return")
        if trouble := shown_trouble(pilot):
            return f"the list of unfinished matches: {trouble[:200]}"
        if pilot.place not in ("Table", "Curtain"):
            return f"Continue led to {pilot.place}"
        pilot.frames(PLAYED_ON)
        if trouble := shown_trouble(pilot):
            return f"playing on: {trouble[:200]}"
        pilot.app.home()
        pilot.settle()
        if pilot.place != "Menu":
            return f"the way to the menu led to {pilot.place}"
        pilot.app.change(shake=33)
    finally:
        pilot.app.quit()
    there = {path.read_bytes() for path in folder.rglob("*.json")}
    return "" if all(data in there for data in kept) else "a bad file is gone"


def run(count: int, seed: int) -> list[str]:
    """That many bad files, half of them with right checksums; one line for each failure."""
    failures = []
    for number in range(seed, seed + count):
        with TemporaryDirectory(prefix="parlor-") as folder:
            try:
                failure = attack_one(Path(folder), number)
            except Exception as problem:
                failure = f"{type(problem).__name__}: {str(problem)[:300]}"
        if failure:
            failures.append(f"seed {number}: {failure}")
    print(f"{count} files, {len(failures)} failures")
    return failures
