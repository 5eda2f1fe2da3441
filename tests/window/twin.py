"""The program once more, without a screen and on a copy of the player's data: it tells where things are.

Nothing that the twin does reaches the data of the program under test.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import pygame

from game.match import Match
from saves.document import decode
from saves.match_files import number_in
from saves.paths import DataFolder
from scenes.control.setup import Setup
from scenes.program import Program
from scenes.shell.launch import Launch
from scenes.table.scene import Table
from tests.scenes.pilot import Pilot
from tests.window.desk import eventually

__all__ = ["Choice", "next_choice", "stored", "twin"]

Position = tuple[int, int]


class Choice(NamedTuple):
    """One way to take a decision: by mouse, or by keys with their X names."""

    clicks: Sequence[Position]
    keys: Sequence[str]
    nowhere: Position
    """Where a right click only ends a motion and puts picked cards back."""
    asked: pygame.Surface
    """What the window shows once nothing moves and nothing is picked."""


@contextmanager
def twin(folder: Path, size: Position = (1280, 720)) -> Iterator[Pilot]:
    """A program that shows the menu, in a window of that size."""
    copy = folder.with_name("twin")
    eventually(lambda: _copied(folder, copy), "the data stand still long enough to be copied")
    program = Program(Launch(size=size, speed=0.0, audio=False), DataFolder(copy))
    pilot = Pilot(program)
    program.stack.reset(program.routes["menu"]())
    pilot.wait(3.0)  # the menu deals its cards
    yield pilot
    program.quit()
    if program._worker is not None:
        program._worker.close()


def _copied(folder: Path, copy: Path) -> bool:
    """Copies the data; tells whether no file went away meanwhile, as an older autosave does after a newer one."""
    shutil.rmtree(copy, ignore_errors=True)
    try:
        shutil.copytree(folder, copy)
    except shutil.Error:
        return False
    return True


def next_choice(folder: Path, setup: Setup) -> Choice:
    """How to take the first legal action with a white button, of the match that Continue opens and that waits for us.

    The white button is the one that a key presses from anywhere; every decision gives one to some action. Before its
    first press a match is not on the disk, and is set up here once more.
    """
    with twin(folder) as pilot:
        if "Continue" in pilot.names():
            pilot.click("Continue")
        else:
            pilot.app.go("table", setup)
            pilot.settle()
        table = pilot.scene
        assert isinstance(table, Table)
        pilot.frames(10)
        assert table.choosing is not None, "the player is not asked"
        hand = table.board.zones[f"hand:{table.viewer}"]
        prompt = table.hud.space.prompt
        nowhere = (prompt.right - 4, prompt.centery)  # beside the words of what is asked, which can be pointed at
        pilot.hover(nowhere)
        pilot.wait(1.0)
        asked = pilot.app.screen.copy()
        for action in table.choosing.legal:
            table.choosing.choose(action, hand)
            table.renew()
            button = table.column.large[0].button
            if button.kind == "primary":
                break
        else:
            raise AssertionError(f"no white button for any of {table.choosing.legal}")
        cards = [(place, sprite.rect.center) for place, sprite in enumerate(hand, 1) if sprite in table.choosing.picked]
    clicks = [*(center for _, center in cards), button.rect.center]
    return Choice(clicks, [*(str(place) for place, _ in cards), "Return"], nowhere, asked)


def stored(folder: Path) -> Match | None:
    """The match as it is on the disk, or None."""
    for file in sorted((folder / "matches").glob("match-*.json"), key=lambda path: number_in(path.name), reverse=True):
        with suppress(FileNotFoundError):  # a newer one has taken its place since
            return Match.replay(decode(file.read_bytes()).match)
    return None


def same_picture(shown: pygame.Surface, expected: pygame.Surface) -> bool:
    """Whether two pictures are alike but for one pixel in fifty: a pointer's hover, a cursor."""
    if shown.get_size() != expected.get_size():
        return False
    alike = pygame.mask.from_threshold(shown, (0, 0, 0), (24, 24, 24, 255), expected).count()
    return alike >= 0.98 * shown.get_width() * shown.get_height()
