"""The parts that all assets are made in, each a function from nothing to files by name."""

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
"""Names below `assets` with the bytes of each file, by part."""
