"""The parts of all assets, each with the function that makes its files."""

from collections.abc import Callable

from assets.make import icon
from assets.make.art import build as art
from assets.make.lettering import build as lettering
from assets.make.sounds import build as sounds

PARTS: dict[str, Callable[[], dict[str, bytes]]] = {
    "lettering": lettering.build,
    "sounds": sounds.build,
    "art": art.build,
    "icon": icon.build,
}
"""For each part, a function that returns the bytes of each file by its name below ``assets``."""
