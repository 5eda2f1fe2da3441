"""The details of the selected saved game: its points, its facts, and its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial

import pygame

from game.variants import find_variant
from scenes.match.score_plates import ScorePlates
from scenes.menus.saved_items import Item, when
from scenes.menus.saved_row import paint_emblem
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Label, Panel, Paragraph, Picture


def add_details(page: PageScene, item: Item | None, buttons: Sequence[Button], box: pygame.Rect) -> None:
    """Puts them on the page; without an item, only the panel."""
    theme = page.app.theme
    page.add(Panel(border="ink700", accent=item.variant if item else None), box)
    if item is None:
        return
    inner = box.inflate(-theme.px(44), -theme.px(44))
    foot = inner.bottom - sum(button.measure(theme, inner.width) + theme.px(10) for button in buttons)
    page.add_column(pygame.Rect(inner.left, foot + theme.px(10), inner.width, 0), [(button, 10) for button in buttons])
    emblem = pygame.Rect(inner.topleft, (theme.px(56), theme.px(56)))
    page.add(Picture("emblem", partial(paint_emblem, item.variant)), emblem)
    left = emblem.right + theme.px(14)
    title = Label(find_variant(item.variant).title, face="block", size=24)
    page.add(title, pygame.Rect(left, inner.top, inner.right - left, emblem.height))
    inner.top = emblem.bottom + theme.px(16)
    inner.top = page.add_column(inner, [(ScorePlates(item.players, item.points), 14)])
    kept = f"{'Saved' if item.saved else 'Finished'}: {when(item.at, datetime.now(UTC))}"
    for line in map(Paragraph, (*item.facts, kept)):
        if inner.top + line.measure(theme, inner.width) <= foot:
            inner.top = page.add_column(inner, [(line, 4)])
