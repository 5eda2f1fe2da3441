"""What every app would draw and measure anew is drawn and measured once for all tests of a run."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import BinaryIO

import pygame

__all__ = ["MeasuredOnce", "VectorsDrawnOnce"]

_draw = pygame.image.load_sized_svg


class VectorsDrawnOnce:
    """Stands in for ``pygame.image.load_sized_svg``, which takes milliseconds for the same picture again."""

    def __init__(self, room: int) -> None:
        """``room`` is in bytes: beyond it, what was drawn or asked for longest ago goes."""
        self._room = room
        self._drawn: OrderedDict[tuple[str | bytes, tuple[int, int]], pygame.Surface] = OrderedDict()

    def __call__(self, file: str | BinaryIO, size: tuple[int, int]) -> pygame.Surface:
        """A picture of its own for each caller."""
        key = file if isinstance(file, str) else file.read(), size
        picture = self._drawn.pop(key, None)
        if picture is None:
            if not isinstance(file, str):
                file.seek(0)
            picture = _draw(file, size)
            self._room -= _bytes_of(picture)
        self._drawn[key] = picture
        while self._room < 0:
            self._room += _bytes_of(self._drawn.popitem(last=False)[1])
        return picture.copy()


def _bytes_of(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


class MeasuredOnce(pygame.Font):
    """Stands in for ``pygame.Font``: one that was opened anew has to load each letter before it can say its size."""

    def __init__(self, file: Path, height: int) -> None:
        super().__init__(file, height)
        self._sizes = _sizes_of(file, height)

    def size(self, text: str) -> tuple[int, int]:
        key = self.bold, text
        found = self._sizes.get(key)
        if found is None:
            found = self._sizes[key] = super().size(text)
        return found


@cache
def _sizes_of(file: Path, height: int) -> dict[tuple[bool, str], tuple[int, int]]:
    return {}
