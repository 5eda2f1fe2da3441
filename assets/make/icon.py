"""Makes the icon of the program as PNG, ICO and ICNS, and the Linux desktop entry.

ICO and ICNS are containers of PNG files, written with the standard library. Only drawing the pixels needs pygame.
"""

import io
import struct

import pygame

from assets.make.art.mark import icon, small_icon

MAX_SMALL = 32
"""Largest size in pixels for which the simpler drawing is used."""
PNG_SIZE = 256
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {
    b"icp4": 16, b"icp5": 32, b"ic11": 32, b"icp6": 64, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic13": 256,
    b"ic09": 512, b"ic14": 512, b"ic10": 1024,
}  # fmt: skip
"""Type of each picture in an ICNS file, and its size in pixels."""

DESKTOP = """[Desktop Entry]
Type=Application
Version=1.5
Name=Pigskin Parlor
GenericName=Football card games
Comment=Five football card games on one table
Exec=pigskin-parlor
Icon=pigskin-parlor
StartupWMClass=pigskin-parlor
Terminal=false
Categories=Game;CardGame;
Keywords=cards;football;table;
"""


def png(size: int) -> bytes:
    """Returns the icon as PNG, ``size`` pixels wide and high."""
    drawing = small_icon() if size <= MAX_SMALL else icon()
    stream = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(io.BytesIO(drawing), (size, size)), stream, "icon.png")
    return stream.getvalue()


def ico() -> bytes:
    """Returns the icon for Windows: a directory, then PNG files."""
    images = [(size, png(size)) for size in ICO_SIZES]
    offset = 6 + 16 * len(images)
    entries, data = b"", b""
    for size, image in images:
        side = size % 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(image), offset + len(data))
        data += image
    return struct.pack("<HHH", 0, 1, len(images)) + entries + data


def icns() -> bytes:
    """Returns the icon for macOS: PNG files, each after its four-letter type."""
    pictures = {size: png(size) for size in set(ICNS_TYPES.values())}
    data = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in ICNS_TYPES.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(data)) + data


def build() -> dict[str, bytes]:
    """Returns the files of this part by their name below ``assets``."""
    return {
        "icon/icon.svg": icon(),
        "icon/icon.png": png(PNG_SIZE),
        "icon/icon.ico": ico(),
        "icon/icon.icns": icns(),
        "icon/pigskin-parlor.desktop": DESKTOP.encode(),
    }
