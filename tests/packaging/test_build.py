"""The packed program beside the source it was made from: the same match, the same picture, nothing to spare.

Runs where ``PIGSKIN_PARLOR_BUILD`` names the folder of a build.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pygame
import pytest

import assets
from game.variants import VARIANTS
from game.version import VERSION
from saves.paths import DataFolder
from saves.settings import Settings, SettingsStore
from tests.program import SOURCE, build, executable

FOLDER = build()
pytestmark = pytest.mark.skipif(FOLDER is None, reason="PIGSKIN_PARLOR_BUILD names no build")

SHORTEST = {
    "jukem": (),
    "real_deal": ("length=two",),
    "football_war": ("length=one",),
    "blowout": ("length=quarters",),
    "card_bowl": ("timing=simple1", "plays_per_quarter=5"),
}
"""The games, with the options of their shortest match."""
QUICKLY = ("--speed", "0", "--quit-when-over")
LARGEST = 55_000_000
"""Bytes; a library with its debugger's names, OpenSSL or fonts that the app cannot show would break it."""


@pytest.fixture
def folder() -> Path:
    assert FOLDER is not None
    return FOLDER


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


def test_it_says_its_version(folder: Path) -> None:
    done = run(executable(folder), "--version")
    assert (done.returncode, done.stdout.strip()) == (0, f"Pigskin Parlor {VERSION}")


def test_every_game_has_its_demo_here() -> None:
    assert set(SHORTEST) == {variant.name for variant in VARIANTS if variant.playable}


@pytest.mark.parametrize("game", SHORTEST)
def test_it_plays_the_matches_that_the_source_plays(folder: Path, tmp_path: Path, game: str) -> None:
    """To their ends, with the bots in a process of their own: where that fails, Pro answers and the log says so."""
    options = [word for option in SHORTEST[game] for word in ("--option", option)]
    demo = ("--demo", game, "--level", "rookie", "--seed", "7", *QUICKLY, *options, "--data-dir")
    packed = run(executable(folder), *demo, tmp_path / "packed")
    source = run(*SOURCE, *demo, tmp_path / "source")
    assert (packed.returncode, packed.stderr) == (0, "")
    assert packed.stdout == source.stdout
    assert json.loads(packed.stdout)["seed"] == 7
    assert (tmp_path / "packed" / "log.txt").read_text(encoding="utf-8") == ""


def test_a_wrong_argument_gets_one_line_and_exit_code_2(folder: Path, tmp_path: Path) -> None:
    done = run(executable(folder), "--play", "chess", "--data-dir", tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "jukem" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_its_menu_looks_like_that_of_the_source(folder: Path, tmp_path: Path) -> None:
    for name, command in (("packed", (executable(folder),)), ("source", SOURCE)):
        store = SettingsStore(DataFolder(tmp_path / name))
        store.save(Settings(menu_motion=False))  # a late frame would show its cards elsewhere
        store.flush()
        picture = ("--screenshot", tmp_path / f"{name}.png", "--after", "3", "--data-dir", tmp_path / name)
        assert run(*command, *picture).returncode == 0
    packed, source = (pygame.image.load(tmp_path / f"{name}.png") for name in ("packed", "source"))
    alike = pygame.mask.from_threshold(packed, (0, 0, 0), (24, 24, 24, 255), source).count()
    assert alike > 0.95 * source.get_width() * source.get_height()


def test_every_asset_and_every_license_is_there(folder: Path) -> None:
    inside = folder / "_internal"
    names = assets.path(assets.MANIFEST).read_text(encoding="utf-8").split()
    assert [name for name in names if not (inside / "assets" / name).is_file()] == []
    assert {text.parent.name for text in (inside / "licenses").glob("*/*")} >= {"pygame-ce", "pygame-gui", "msgspec"}


def test_nothing_is_packed_that_the_app_does_not_use(folder: Path) -> None:
    files = [file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()]
    fonts = {Path(name).name for name in files if name.endswith((".ttf", ".otf"))}
    assert fonts == {"ParlorBlock.ttf", "NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "FiraCode-Regular.ttf"}
    assert [name for name in files if "libssl" in name or "libcrypto" in name] == []
    strangers = ("numpy", "tkinter", "PIL", "pytest", "hypothesis", "fontTools", "tests")
    assert [name for name in files if any(part in strangers for part in Path(name).parts)] == []
    assert sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) < LARGEST
