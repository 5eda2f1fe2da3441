"""Finds where the table shows a place that a lesson names, and what a learner presses next for an action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import pygame

from game.contract import Action
from game.lesson import Place, PlaceKind
from scenes.table.kit.offers import Laid, PlaceChoice, covered, of_kind
from scenes.table.scene import Table
from scenes.table.stage.sprites import Sprite, with_code


def place_on(table: Table, place: Place) -> pygame.Rect | None:
    """Returns the area of a place in window pixels, or None if the table does not show it now."""
    return _FIND[place.kind](table, place.name)


def pressed_for(table: Table, action: Action) -> list[pygame.Rect]:
    """Returns what to press next for an action.

    First the cards that are not picked yet, then its button. An action without cards is pressed at its place on the
    table, if it has one.
    """
    choosing, (sources, target) = table.choosing, action.pick(table.viewer)
    picked = choosing.picked if choosing is not None else []
    cards = [sprite for sprite in table.board.sprites() if sprite not in picked]
    found: list[Sprite] = []
    wanted = Counter((source.zone, source.code) for source in sources)
    wanted -= Counter((held.zone, held.card.code if held.card else "") for held in picked)
    for zone, code in wanted.elements():
        same = [card for card in cards if card.zone == zone and card.card is not None and card.card.code == code]
        found += [card for card in same if card not in found][:1]
    if found:
        return [sprite.rect for sprite in found]
    places = [place.rect for place in of_kind(table.game.on_table(), PlaceChoice) if place.target == target]
    button = table.column.button_of(action)
    if button is not None and (sources or not places):
        return [button.rect]
    return places[:1] or [_answer(table, "")]


def _hand(table: Table, code: str) -> pygame.Rect | None:
    return _of_code(table.board.hand(table.viewer), code)


def _card(table: Table, code: str) -> pygame.Rect | None:
    hand = table.board.hand(table.viewer)
    return _of_code((sprite for sprite in table.board.sprites() if sprite not in hand), code)


def _of_code(cards: Iterable[Sprite], code: str) -> pygame.Rect | None:
    card = with_code(cards, code)
    return None if card is None else card.rect


def _zone(table: Table, zone: str) -> pygame.Rect | None:
    cards = [sprite.rect for sprite in table.board.zones.get(zone, [])]
    return cards[0].unionall(cards[1:]) if cards else None


def _pile(table: Table, zone: str) -> pygame.Rect | None:
    pile = table.game.piles.get(zone)
    return pile.rect if pile is not None else None


def _spot(table: Table, name: str) -> pygame.Rect | None:
    laid: Iterable[Laid] = table.game.on_table() if covered(table.game.on_table()) is None else ()
    found = (each.rect for each in laid if getattr(each, "name", "") == name)
    target = table.input.focus.find(name)
    return next(found, target.rect if target is not None else None)


def _answer(table: Table, name: str) -> pygame.Rect:
    primary = table.column.primary
    return primary.rect if primary is not None else table.hud.space.actions


_FIND: dict[PlaceKind, Callable[[Table, str], pygame.Rect | None]] = {
    PlaceKind.HAND: _hand,
    PlaceKind.CARD: _card,
    PlaceKind.ZONE: _zone,
    PlaceKind.PILE: _pile,
    PlaceKind.HEADER: lambda table, name: table.hud.bug.spots().get(name),
    PlaceKind.LANDMARK: lambda table, name: table.game.landmarks().get(name),
    PlaceKind.SPOT: _spot,
    PlaceKind.SCORE: lambda table, name: table.hud.bug.plate(int(name)),
    PlaceKind.STRIP: lambda table, name: table.hud.strips[0].rect,
    PlaceKind.ANSWER: _answer,
    PlaceKind.PROMPT: lambda table, name: table.hud.prompt.rect,
}
