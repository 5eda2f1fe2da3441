"""The images, sounds and lettering of the game, and the one function that finds them.

Everything here was made by the scripts in `assets.make`, which the running game never imports.
"""

from pathlib import Path

__all__ = ["MANIFEST", "AssetMissing", "missing", "path"]

MANIFEST = "manifest.txt"


class AssetMissing(FileNotFoundError):
    """An image, sound or font that belongs to the game is not where it was installed."""


def _root() -> Path:
    # A packaged build sets __file__ to this package's place inside the bundle, so one rule serves both.
    return Path(__file__).resolve().parent


def path(name: str) -> Path:
    """The file of the asset with this name, such as "fonts/ParlorBlock.ttf".

    Raises AssetMissing if there is no such file.
    """
    file = _root() / name
    if not file.is_file():
        raise AssetMissing(f"The game file assets/{name} is missing; installing the game again brings it back.")
    return file


def missing() -> list[str]:
    """The names of all assets that should be there and are not; the list itself if that is gone."""
    root = _root()
    try:
        names = (root / MANIFEST).read_text(encoding="utf-8").split("\n")
    except OSError:
        return [MANIFEST]
    return [name for name in names if name and not (root / name).is_file()]
