"""Builds and rasterizes SVG shapes."""

from __future__ import annotations

import io

import pygame


def vector(body: str, width: float, height: float, size: tuple[int, int]) -> pygame.Surface:
    """Rasterizes SVG shapes of a drawing ``width`` by ``height`` to a picture of exactly ``size`` pixels.

    Snapped edges can change the proportions slightly; without stretching, a long picture would end too early.
    """
    across, down = size[0] / width, size[1] / height
    if abs(across - down) * max(width, height) > 1:
        body, width, height = f'<g transform="scale({across:.5f} {down:.5f})">{body}</g>', *size
    frame = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>{body}</svg>'
    picture = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    if pygame.display.get_surface() is not None:
        picture = picture.convert_alpha()  # drawing any other format takes a hundred times as long
    if picture.get_size() == size:
        return picture
    exact = pygame.Surface(size, pygame.SRCALPHA)
    exact.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)  # onto transparency: nothing to blend
    return exact


def hexed(color: pygame.Color) -> str:
    """Returns a color as SVG writes it.

    >>> hexed(pygame.Color(255, 128, 0))
    '#ff8000'
    """
    return f"#{color.r:02x}{color.g:02x}{color.b:02x}"


def box(x: float, y: float, w: float, h: float, fill: str, *, round_: float = 0, opacity: float = 1.0) -> str:
    """Returns a filled SVG rectangle.

    >>> box(0, 1, 20, 5, "#123456")
    '<rect x="0" y="1" width="20" height="5" rx="0" fill="#123456" fill-opacity="1"/>'
    """
    place = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{round_:g}"'
    return f'<rect {place} fill="{fill}" fill-opacity="{opacity:g}"/>'


def stroke(path: str, color: str, width: float, *, opacity: float = 1.0, fill: str = "none") -> str:
    """Returns an SVG path drawn as a line.

    >>> stroke("M0 0H9", "#ffffff", 2)
    '<path d="M0 0H9" fill="none" stroke="#ffffff" stroke-width="2" stroke-opacity="1"/>'
    """
    return f'<path d="{path}" fill="{fill}" stroke="{color}" stroke-width="{width:g}" stroke-opacity="{opacity:g}"/>'
