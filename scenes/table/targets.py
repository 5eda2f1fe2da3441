"""All that can be pressed on the table now, in reading order: hand, open cards, piles, buttons, log, drives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.contract import Action
from scenes.table.controls import CardTarget, DriveTarget, LogTarget, OpenCard, Press
from scenes.table.game_table import SpreadCard, ZoneChoice
from scenes.table.sprites import Sprite

if TYPE_CHECKING:
    from scenes.table.table import Table


def targets_of(
    table: Table,
    legal: Sequence[Action],
    pick: Callable[[Sprite], object],
    look_at: Callable[[Sprite | SpreadCard], object],
    choose_zone: Callable[[ZoneChoice], object],
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
    piles = [Press(choice.name, "table", choice.rect, partial(choose_zone, choice)) for choice in zones]
    lines = [
        LogTarget(f"{line.text} ({number})", spot, partial(table.open_rules, line.clause))
        for spot, line, number in table.dash.log.spots()
    ]
    rail = [*lines, *_drives(table)]
    return [*hand, *_open_cards(table, own, piles, look_at), *piles, *table.offering.column.targets(), *rail]


def _drives(table: Table) -> list[DriveTarget]:
    """The bars of the drive chart; each tells what became of its drive."""
    names, drive_line = table.match.names, table.match.rules.words.drive_line
    found = []
    for spot, drive, number in table.dash.drives.spots():
        line = drive_line(drive, names)
        found.append(DriveTarget(f"Drive {number}. {line}", spot, partial(table.dash.say, line, spot, "chalk300")))
    return found


def _open_cards(
    table: Table, own: Sequence[Sprite], piles: Sequence[Press], look_at: Callable[[Sprite | SpreadCard], object]
) -> list[OpenCard]:
    """The cards that lie face up on the table, but for those on piles that are targets themselves."""
    under = [pile.rect for pile in piles]
    covered = table.game.covered()
    if covered is not None:
        under.append(covered)
    lying = [
        OpenCard(sprite, f"{sprite.card.code} {zone} #{place}", partial(look_at, sprite))
        for zone, cards in table.board.zones.items()
        for place, sprite in enumerate(cards, 1)
        if sprite.card is not None
        and sprite not in own
        and not any(area.collidepoint(sprite.rect.center) for area in under)
    ]
    spread = [
        OpenCard(each, f"{each.card.code} spread #{place}", partial(look_at, each))
        for place, each in enumerate(table.game.spread_cards(), 1)
    ]
    return [*lying, *spread]
