"""The images, sounds and lettering of the game, and the one function that finds them.

Everything here was made by the scripts in `assets.make`, which the running game never imports.
"""

from pathlib import Path

MANIFEST = "manifest.txt"
_ROOT = Path(__file__).resolve().parent
"""A packaged build sets ``__file__`` to this package's place inside the bundle, so one rule serves both."""


class AssetMissing(FileNotFoundError):
    """An image, sound or font that belongs to the game is not where it was installed."""


def path(name: str) -> Path:
    """The file of the asset with this name, such as "fonts/ParlorBlock.ttf".

    Raises AssetMissing, saying what brings it, if there is no such file.
    """
    file = _ROOT / name
    if not file.is_file():
        raise AssetMissing(f"The game file assets/{name} is missing; {_remedy(name)}.")
    return file


def _remedy(name: str) -> str:
    """What brings a missing file: it was installed once, or nobody has made it yet."""
    if name in _listed() or not _listed():
        return "installing the game again brings it back"
    folder = name.rpartition("/")[0]
    script = f"assets/make/{_SCRIPTS[folder]}" if folder in _SCRIPTS else "a script in assets/make"
    return f"add it to {script} and run python -m assets.make"


_SCRIPTS = {"svg/emblem": "art/emblems.py", "svg/back": "art/backs.py"}
"""What draws the pictures that every game has, by their folder."""


def _listed() -> list[str]:
    """The names of all assets that there should be; none if the list itself is gone."""
    try:
        return (_ROOT / MANIFEST).read_text(encoding="utf-8").split("\n")
    except OSError:
        return []


def missing() -> list[str]:
    """The names of all assets that should be there and are not; the list itself if that is gone."""
    names = _listed()
    return [name for name in names if name and not (_ROOT / name).is_file()] if names else [MANIFEST]
