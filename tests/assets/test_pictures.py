"""The committed pictures are what their scripts make, and SDL's renderer draws them cleanly at any size."""

import io
import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

import assets
from assets.make.art.build import build as make_art
from assets.make.icon import ICNS_TYPES, ICO_SIZES
from assets.make.icon import build as make_icon

ROOT = Path(assets.__file__).parent
PICTURES = sorted(ROOT.rglob("*.svg"))
TINTED = [file for folder in ("glyph", "ui", "suit", "confetti") for file in sorted((ROOT / "svg" / folder).iterdir())]
ELEMENTS = {"svg", "defs", "g", "path", "rect", "circle", "ellipse", "linearGradient", "radialGradient", "stop"}
CANVAS = {
    "glyph": (64, 64),
    "ui": (64, 64),
    "suit": (64, 64),
    "emblem": (400, 400),
    "back": (132, 184),
    "jukem": (132, 104),
    "incident": (132, 72),
    "scoring": (96, 88),
    "crest": (120, 120),
    "face": (120, 120),
    "portrait": (96, 96),
}


def drawn(file: Path, size: tuple[int, int]) -> pygame.Surface:
    """The picture at the largest size of its own shape that fits."""
    return pygame.image.load_sized_svg(str(file), size)


def name_of(file: Path) -> str:
    """The picture's name below assets."""
    return file.relative_to(ROOT).as_posix()


def test_every_picture_is_what_its_script_makes() -> None:
    made = make_art()
    assert {name_of(file) for file in (ROOT / "svg").rglob("*.svg")} == made.keys()
    assert [name for name, data in made.items() if assets.path(name).read_bytes() != data] == []


@pytest.mark.parametrize("file", PICTURES, ids=name_of)
def test_a_picture_uses_only_what_the_renderer_draws(file: Path) -> None:
    nodes = list(ElementTree.parse(file).iter())
    assert {node.tag.rpartition("}")[2] for node in nodes} <= ELEMENTS
    assert not {"style", "class", "clip-path", "mask", "filter", "stroke-dasharray"} & {
        key for n in nodes for key in n.attrib
    }


@pytest.mark.parametrize("file", PICTURES, ids=name_of)
def test_a_picture_has_the_same_ink_small_and_large(file: Path) -> None:
    small, large = drawn(file, (96, 96)), drawn(file, (384, 384))
    again = pygame.transform.smoothscale(large, small.get_size())
    ink, ink_again = pygame.mask.from_surface(small), pygame.mask.from_surface(again)
    assert ink.count() > 0
    # A stray bar, as the renderer draws for some dashes, would show at one of the sizes only.
    different = ink.count() + ink_again.count() - 2 * ink.overlap_area(ink_again, (0, 0))
    assert different <= 0.03 * small.get_width() * small.get_height()


@pytest.mark.parametrize("file", TINTED, ids=name_of)
def test_a_tinted_picture_is_white_and_readable_at_14_pixels(file: Path) -> None:
    assert set(re.findall(r"#[0-9A-Fa-f]{6}", file.read_text(encoding="utf-8"))) == {"#FFFFFF"}
    mask = pygame.mask.from_surface(drawn(file, (14, 14)))
    assert mask.count() >= 14


@pytest.mark.parametrize("file", PICTURES, ids=name_of)
def test_a_picture_keeps_the_canvas_of_its_group(file: Path) -> None:
    root = ElementTree.parse(file).getroot()
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert CANVAS.get(file.parent.name, (width, height)) == (width, height)


def test_the_icon_is_what_its_script_makes() -> None:
    made = make_icon()
    kept = pygame.image.load(assets.path("icon/icon.png"))
    assert pygame.image.tobytes(kept, "RGBA") == pygame.image.tobytes(
        pygame.image.load(io.BytesIO(made["icon/icon.png"])), "RGBA"
    )
    assert assets.path("icon/icon.svg").read_bytes() == made["icon/icon.svg"]
    assert assets.path("icon/pigskin-parlor.desktop").read_bytes() == made["icon/pigskin-parlor.desktop"]


def test_the_windows_icon_holds_every_size() -> None:
    data = assets.path("icon/icon.ico").read_bytes()
    assert struct.unpack_from("<HHH", data) == (0, 1, len(ICO_SIZES))
    for number, size in enumerate(ICO_SIZES):
        *_, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        image = pygame.image.load(io.BytesIO(data[offset : offset + length]), "icon.png")
        assert image.get_size() == (size, size)


def test_the_mac_icon_holds_every_type() -> None:
    data = assets.path("icon/icon.icns").read_bytes()
    assert (data[:4], struct.unpack(">I", data[4:8])[0]) == (b"icns", len(data))
    found, at = {}, 8
    while at < len(data):
        length = struct.unpack(">I", data[at + 4 : at + 8])[0]
        found[data[at : at + 4]] = pygame.image.load(io.BytesIO(data[at + 8 : at + length]), "icon.png").get_width()
        at += length
    assert found == ICNS_TYPES
