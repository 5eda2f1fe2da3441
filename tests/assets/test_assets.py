"""Assets are found by name, and what is missing is said by name."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import assets


def test_a_known_asset_is_found() -> None:
    assert assets.path("fonts/ParlorBlock.ttf").is_file()


@pytest.mark.parametrize("name", ["fonts/Nothing.ttf", "fonts", ""])
def test_what_is_not_a_file_is_named_in_the_error(name: str) -> None:
    with pytest.raises(assets.AssetMissing, match=f"assets/{name} is missing"):
        assets.path(name)


def test_what_was_installed_is_to_be_installed_again_and_what_was_never_made_is_to_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player is sent to the installer, whoever adds a game to the script that draws it."""
    shutil.copy(Path(assets.__file__).parent / assets.MANIFEST, tmp_path)
    monkeypatch.setattr(assets, "_ROOT", tmp_path)
    for name, remedy in (
        ("svg/emblem/jukem.svg", "installing the game again"),
        ("svg/emblem/checkers.svg", "add it to assets/make/art/emblems.py and run python -m assets.make"),
        ("svg/back/checkers.svg", "assets/make/art/backs.py"),
        ("sounds/checkers.wav", "a script in assets/make"),
    ):
        with pytest.raises(assets.AssetMissing, match=remedy):
            assets.path(name)
    (tmp_path / assets.MANIFEST).unlink()
    with pytest.raises(assets.AssetMissing, match="installing the game again"):
        assets.path("svg/emblem/checkers.svg")


def test_nothing_is_missing() -> None:
    assert assets.missing() == []


def test_the_manifest_names_every_asset_and_nothing_else() -> None:
    root = Path(assets.__file__).parent
    names = (root / assets.MANIFEST).read_text(encoding="utf-8").split()
    made = [file for folder in ("fonts", "sounds", "svg", "icon") for file in (root / folder).rglob("*")]
    assert sorted(names) == sorted(file.relative_to(root).as_posix() for file in made if file.is_file())


def test_self_test_names_what_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(Path(assets.__file__).parent / assets.MANIFEST, tmp_path)
    monkeypatch.setattr(assets, "_ROOT", tmp_path)
    assert "fonts/ParlorBlock.ttf" in assets.missing()
    (tmp_path / assets.MANIFEST).unlink()
    assert assets.missing() == [assets.MANIFEST]


def test_importing_assets_loads_neither_pygame_nor_the_scripts() -> None:
    code = "import sys, assets; print([m for m in ('pygame', 'assets.make', 'fontTools') if m in sys.modules])"
    result = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(assets.__file__).parent.parent,
    )
    assert result.stdout.strip() == "[]"
