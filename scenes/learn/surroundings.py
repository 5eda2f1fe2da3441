"""Finds what a note of a lesson must leave in sight on the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.lesson import Move, Step, actions_of
from scenes.learn.ink import Ink
from scenes.learn.note import LessonNote
from scenes.learn.placing import Surroundings
from scenes.table.kit.offers import StandIn, covered, of_kind
from scenes.table.scene import Table
from scenes.table.stage.banner import Banner

PANEL_EDGE = 22.0
"""Width of a panel's edges together, in units."""


def around_note(table: Table, note: LessonNote, step: Step | None, targets: Sequence[pygame.Rect]) -> Surroundings:
    """Returns the areas around the note of a step that points at ``targets``.

    The note of a move also leaves in sight what the move would do.
    """
    hud, game, hand = table.hud, table.game, table.board.hand(table.viewer)
    is_open, kept, edge = covered(game.on_table()) is not None, game.kept_clear(), -hud.space.px(PANEL_EDGE)
    banners = [item.bounds() for item in table.playback.stage.things if isinstance(item, Banner)]
    pressable = [sprite.rect for sprite in hand] + [button.rect for button in table.column.buttons]
    if isinstance(step, Move):
        pressable += [each.rect for each in of_kind(game.on_table(), StandIn)]
        banners += [*kept, *preview_areas(table), *_details_area(table, step, targets)]
    return Surroundings(
        ink=Ink(table.playback.picture_without(note), hud.space.u),
        needed=[hud.prompt.rect, hud.bug.rect, *(strip.words for strip in hud.strips if strip.last)],
        pressable=pressable,
        informative=[*banners, *game.told(), *(kept if is_open else ())],
        cards=[sprite.rect for sprite in table.board.sprites() if sprite not in hand and not is_open],
        notable=[*kept, *game.left_in_sight(), *(strip.who for strip in hud.strips)],
        others=[target.rect for target in table.input.focus.targets],
        texts=[hud.prompt.words, hud.prompt.goal_rect],
        panels=[] if hud.drives.hidden else [hud.drives.rect.inflate(edge, edge)],
    )


def _details_area(table: Table, step: Move, targets: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Returns where a card of the move is shown enlarged; nothing if only a button is left to press."""
    buttons = [tuple(button.rect) for button in table.column.buttons]
    is_read = actions_of(table.match, step)[0].pick(table.viewer).sources
    return [table.hud.reading.area] if is_read and any(tuple(target) not in buttons for target in targets) else []


def preview_areas(table: Table) -> list[pygame.Rect]:
    """Returns where the table previews the lesson's move: everything that looks different with the preview."""
    choosing, view = table.choosing, table.control.view
    if choosing is None or choosing.lesson_action is None:
        return []
    items = [*table.playback.stage.things]
    before = [item.render_key() for item in items]
    cards = [sprite.card for sprite in table.board.hand(table.viewer) if choosing.is_highlighted(sprite)]
    table.game.preview(choosing.lesson_action, view)
    table.game.glance(cards[-1] if cards else None, view)
    found = [item.bounds() for item, key in zip(items, before, strict=True) if item.render_key() not in (key, None)]
    table.game.preview(next(iter(choosing.candidates), None), view)
    table.game.glance(None, view)
    return found
