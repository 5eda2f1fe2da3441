"""All that can be pressed on the table now, in reading order: hand, open cards, piles, buttons, log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.contract import Action
from scenes.table.controls import CardTarget, LogTarget, OpenCard, Press
from scenes.table.sprites import Sprite

if TYPE_CHECKING:
    from scenes.table.table import Table


def targets_of(
    table: Table,
    legal: Sequence[Action],
    pick: Callable[[Sprite], object],
    look_at: Callable[[Sprite], object],
    choose_zone: Callable[[Action | None], object],
) -> list[Press]:
    """The targets of a table, with what a press on a card, on an open card and on a pile does."""
    human = table.session.human(table.viewer)
    own = table.board.zones.get(f"hand:{table.viewer}", []) if human else []
    hand = [
        CardTarget(sprite, f"{sprite.card.code} #{place}", partial(pick, sprite))
        for place, sprite in enumerate(own, 1)
        if sprite.card is not None
    ]
    zones = table.game.zone_choices(table.session.view(table.viewer), legal)
    piles = [Press(choice.name, "table", choice.rect, partial(choose_zone, choice.action)) for choice in zones]
    lines = [
        LogTarget(line.text, spot, partial(table.open_rules, line.clause)) for spot, line in table.dash.log.spots()
    ]
    return [*hand, *_open_cards(table, own, piles, look_at), *piles, *table.offering.column.targets(), *lines]


def _open_cards(
    table: Table, own: Sequence[Sprite], piles: Sequence[Press], look_at: Callable[[Sprite], object]
) -> list[OpenCard]:
    """The cards that lie face up on the table, but for those on piles that are targets themselves."""
    return [
        OpenCard(sprite, f"{sprite.card.code} {zone} #{place}", partial(look_at, sprite))
        for zone, cards in table.board.zones.items()
        for place, sprite in enumerate(cards, 1)
        if sprite.card is not None
        and sprite not in own
        and not any(pile.rect.collidepoint(sprite.rect.center) for pile in piles)
    ]
