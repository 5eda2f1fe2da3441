"""The whole program without a window, a sound device or a bots' process, as the attacks drive it."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from traceback import extract_tb
from typing import Any

from game.bots.worker import Answer, Question
from scenes.program import Program, open_program
from scenes.shell.launch import parse
from tests.scenes.pilot import Pilot
from tests.scenes.table.stand_ins import Quick

__all__ = ["opened", "shown_trouble", "table_of"]


class Bots(Quick):
    """Bots that answer at once and forget the question."""

    def __init__(self) -> None:
        super().__init__()
        self._tickets = count(1)

    def ask(self, question: Question) -> int:
        ticket = next(self._tickets)
        self.asked[ticket] = question
        return ticket

    ask_hint = ask

    def poll(self, ticket: int) -> Answer | None:
        answer = super().poll(ticket)
        self.asked.pop(ticket, None)
        return answer

    def cancel(self, ticket: int) -> None:
        self.asked.pop(ticket, None)

    def close(self) -> None:
        """There is no process to end."""


def opened(folder: Path, *arguments: str) -> Pilot:
    """A new start on a data folder."""
    program = open_program(parse(["--data-dir", str(folder), "--no-audio", *arguments]))
    program._worker = Bots()  # type: ignore[assignment]
    program.settings.welcomed = True
    return Pilot(program)


def table_of(program: Program) -> Any:
    """The table that is open, or None."""
    return next((scene for scene in program.stack.scenes if type(scene).__name__ == "Table"), None)


def shown_trouble(pilot: Pilot) -> str:
    """What the trouble scene says went wrong, or nothing where it is not shown."""
    found = [scene for scene in pilot.app.stack.scenes if type(scene).__name__ == "Trouble"]
    if not found:
        return ""
    error: BaseException = vars(found[0])["error"]
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in extract_tb(error.__traceback__)[-6:]]
    return f"{error!r} at {' '.join(places)}"
