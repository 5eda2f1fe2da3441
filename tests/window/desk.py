"""A real screen that nobody sees: a server, a window manager, a program's window, a hand for mouse and keyboard."""

from __future__ import annotations

import os
import struct
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame

__all__ = ["PATIENCE", "TOOLS", "Desk", "OpenWindow", "eventually", "within"]

PATIENCE = 60.0
"""Seconds after which what should happen counts as not happening; only failures take that long."""
TOOLS = ("Xvfb", "openbox", "xdotool")
"""The programs that this stands on."""
_ATTEMPTS = 5
_MANAGER = """<openbox_config xmlns="http://openbox.org/3.4/rc">
<theme><keepBorder>no</keepBorder></theme>
<keyboard><keybind key="A-F4"><action name="Close"/></keybind></keyboard>
<applications><application class="*"><decor>no</decor></application></applications>
</openbox_config>
"""


def within(seconds: float, happens: Callable[[], Any]) -> Any:
    """Waits until something is true, and gives it; gives what it is at last if it never becomes true."""
    end = time.monotonic() + seconds
    while True:
        found = happens()
        if found or time.monotonic() > end:
            return found
        time.sleep(0.05)


def eventually(happens: Callable[[], Any], what: str) -> Any:
    """Waits until something is true, and gives it; fails in words where it never is."""
    found = within(PATIENCE, happens)
    assert found, f"this never happened: {what}"
    return found


class Desk:
    """An X server with one screen and a window manager."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1920, 1080)) -> None:
        """``folder`` takes the files of the server, which keeps there what the screen shows, and of the manager."""
        self.size, self._frame = size, folder / "Xvfb_screen0"
        self._programs: list[subprocess.Popen[bytes]] = []
        self._serve(folder)
        environment = os.environ | {"DISPLAY": self.display}
        rules = folder / "openbox.xml"
        rules.write_text(_MANAGER, encoding="utf-8")
        manager = ("openbox", "--sm-disable", "--config-file", str(rules))
        self._said = folder / "openbox.txt"
        with self._said.open("wb") as said:
            self._manager = subprocess.Popen(manager, env=environment, stdout=said, stderr=said)
        eventually(self._managed, "the window manager starts")

    def _serve(self, folder: Path) -> None:
        """Starts a server that answers.

        One that takes the number of another while that one ends loses its socket to it, so a silent one is replaced.
        A server begins anew when its last client leaves, and refuses whoever comes meanwhile, unless told otherwise.
        """
        for _ in range(_ATTEMPTS):
            reading, writing = os.pipe()
            screen = f"{self.size[0]}x{self.size[1]}x24"
            options = ("-screen", "0", screen, "-fbdir", str(folder), "-nolisten", "tcp", "-noreset")
            number = ("-displayfd", str(writing))
            self._server = subprocess.Popen(("Xvfb", *options, *number), pass_fds=(writing,), stderr=subprocess.DEVNULL)
            os.close(writing)
            with os.fdopen(reading) as told:
                self.display = f":{told.readline().strip()}"
            if self.tool("getdisplaygeometry"):
                return
            self._server.kill()
            self._server.wait(PATIENCE)
        raise AssertionError(f"no X server answers after {_ATTEMPTS} attempts")

    def _managed(self) -> bool:
        ended = self._manager.poll()
        assert ended is None, f"the window manager ended with code {ended}: {self._said.read_text(encoding='utf-8')}"
        return int(self.tool("get_num_desktops") or 0) > 0

    def close(self) -> None:
        """Switches the screen off."""
        for process in (self._manager, self._server):
            process.kill()
            process.wait(PATIENCE)

    def tool(self, *words: object) -> str:
        """Runs xdotool and gives what it prints; nothing where it finds nothing."""
        call = ("xdotool", *map(str, words))
        environment = os.environ | {"DISPLAY": self.display}
        done = subprocess.run(call, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE)
        return done.stdout.strip()

    def picture(self) -> pygame.Surface:
        """What the screen shows now."""
        data = self._frame.read_bytes()
        head = struct.unpack(">25I", data[:100])
        start, pitch = head[0] + head[19] * 12, head[12]
        pixels = data[start : start + pitch * self.size[1]]
        return pygame.image.frombuffer(pixels, self.size, "BGRA", pitch)

    def open(self, program: Sequence[str], *arguments: object) -> OpenWindow:
        """Starts a program and waits for its window."""
        assert self._managed(), "the window manager is there"
        environment = os.environ | {"DISPLAY": self.display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        process = subprocess.Popen(
            (*program, *map(str, arguments)), env=environment, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        self._programs.append(process)
        return OpenWindow(self, process)

    def clear(self) -> None:
        """Ends every program, whatever it does, so that no failed test leaves one behind."""
        for process in self._programs:
            process.kill()
            process.communicate()
        self._programs.clear()


class OpenWindow:
    """The window of a running program. Positions are pixels from its upper left corner."""

    def __init__(self, desk: Desk, process: subprocess.Popen[bytes]) -> None:
        self.desk, self.process = desk, process
        eventually(self._find, "the window opens")

    def _find(self) -> str:
        assert self.process.poll() is None, f"the program ended: {self.errors()}"
        return self.desk.tool("search", "--onlyvisible", "--class", "^pigskin-parlor$")

    @property
    def id(self) -> str:
        """The X server's number of the window, which is another one after every change to full screen."""
        found: str = eventually(self._find, "there is a window")
        return found.split()[-1]

    @property
    def area(self) -> pygame.Rect:
        """Where the window is on the screen; empty while it is being made anew."""
        lines = self.desk.tool("getwindowgeometry", "--shell", self.id).splitlines()
        place = {name: int(value) for name, _, value in (line.partition("=") for line in lines)}
        return pygame.Rect([place.get(name, 0) for name in ("X", "Y", "WIDTH", "HEIGHT")])

    def click(self, position: tuple[int, int], button: int = 1) -> None:
        """Moves the pointer there and clicks."""
        self.point(position)
        self.desk.tool("sleep", 0.1, "click", button, "sleep", 0.1)

    def point(self, position: tuple[int, int]) -> None:
        """Moves the pointer there."""
        self.desk.tool("mousemove", "--window", self.id, *position)

    def press(self, key: str) -> None:
        """Presses and releases a key, by its X name."""
        self.desk.tool("windowactivate", "--sync", self.id)
        self.desk.tool("key", key, "sleep", 0.1)

    def picture(self) -> pygame.Surface:
        """What the player sees of the window now."""
        screen = self.desk.picture()
        return screen.subsurface(self.area.clip(screen.get_rect())).copy()

    def ask_to_close(self) -> None:
        """Closes the window by the window manager's key, which does what its close button does."""
        self.press("alt+F4")

    def end(self) -> int:
        """Waits until the program has ended; gives its exit code."""
        return self.process.wait(PATIENCE)

    def errors(self) -> str:
        """What the program printed on standard error, once it has ended."""
        assert self.process.stderr is not None
        return self.process.stderr.read().decode()
