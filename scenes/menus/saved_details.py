"""The details of the chosen match in a list: points, chart, facts and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial

import pygame

from game.variants import find_variant
from scenes.match.score_plates import ScorePlates
from scenes.menus.saved_items import Item, when
from scenes.menus.saved_row import SEPARATOR, paint_emblem
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Label, Panel, Paragraph, Picture
from scenes.ui.widget import Widget


def add_details(
    page: PageScene, item: Item | None, buttons: Sequence[Sequence[Button]], box: pygame.Rect, chart: Widget | None
) -> None:
    """Adds the details to the page, with the ``buttons`` in rows. Without an item, adds only the panel."""
    theme = page.app.theme
    page.add(Panel(border="ink700", accent=item.variant if item else None), box)
    if item is None:
        return
    inner = box.inflate(-theme.px(44), -theme.px(44))
    foot = inner.bottom
    for row in reversed(buttons):
        high = max(button.measure(theme, inner.width // len(row)) for button in row)
        page.add_row(pygame.Rect(inner.left, foot - high, inner.width, high), row, 10)
        foot -= high + theme.px(10)
    emblem = pygame.Rect(inner.topleft, (theme.px(56), theme.px(56)))
    page.add(Picture("emblem", partial(paint_emblem, item.variant)), emblem)
    left = emblem.right + theme.px(14)
    title = Label(find_variant(item.variant).title, face="block", size=24)
    page.add(title, pygame.Rect(left, inner.top, inner.right - left, emblem.height))
    inner.top = emblem.bottom + theme.px(16)
    inner.top = page.add_column(inner, [(ScorePlates(item.players, item.points), 14)])
    kept = f"{'Saved' if item.saved else 'Finished'}: {when(item.at, datetime.now(UTC))}"
    lines = [*item.facts, kept] if item.saved else [SEPARATOR.join(item.facts), kept]
    drawn = [chart] if chart else []
    for widget in (*drawn, *map(Paragraph, lines)):
        if inner.top + widget.measure(theme, inner.width) <= foot:
            inner.top = page.add_column(inner, [(widget, 10 if widget is chart else 4)])
