"""Who plays each card by two presses is told once that a double click plays it at once."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.table.input.double_click import MAX_SECONDS
from scenes.table.input.quick_tip import TELL_AFTER, TIP
from tests.game.real_deal.positions import position
from tests.scenes.table.player import Sit, TablePlayer


def play_cards(player: TablePlayer, count: int, *, twice: bool) -> list[str]:
    """Plays so many cards, each by card and button or by a double click. Returns what was told after each."""
    told = list[str]()
    while len(told) < count:
        player.rest()
        if not any(player.table.choosing.usable(card) for card in player.hand):
            player.as_pro()
            continue
        before, card = len(player.taken), player.usable()
        player.click(card)
        if twice:
            player.wait(MAX_SECONDS + 0.1)
            if not player.table.column.primary.enabled:
                player.as_pro()
                continue
            player.click(player.table.column.primary)
        else:
            player.click(card)
        if len(player.taken) == before:
            player.as_pro()
            continue
        player.rest()
        player.wait(0.3)
        told.append(player.bubble)
    return told


def test_the_third_card_played_by_two_presses_brings_the_tip_once(real_deal: Sit) -> None:
    player = real_deal(confirmations=False, auto_continue=False)
    told = play_cards(player, TELL_AFTER + 2, twice=True)
    assert [TIP in each for each in told] == [False, False, True, False, False]
    assert player.app.settings.plays_at_once, "and never again, in no other match"


@pytest.mark.parametrize("look", [{"plays_at_once": True}, {}])
def test_who_knows_it_is_told_nothing(real_deal: Sit, look: dict[str, Any]) -> None:
    player = real_deal(confirmations=False, auto_continue=False, **look)
    if not look:
        play_cards(player, 1, twice=False)
        assert player.app.settings.plays_at_once
    assert TIP not in play_cards(player, TELL_AFTER + 1, twice=True)


@pytest.mark.parametrize(("held", "is_told"), [("HOLDING", True), ("MISSES FG", False)])
def test_it_is_not_told_where_a_card_can_only_be_laid_down(real_deal: Sit, held: str, is_told: bool) -> None:
    """It was told beside a hand without a counter, whose card a double click would have given away."""
    play = "RUSHING TD 1-5"
    at = position([[held, "PASSING TD 1-10"], ["RUSHING TD 6-20"]], offense=1, phase="counter",
                  table_piles=[[], [play]], chain=[[1, play]])  # fmt: skip
    player = real_deal(at=at)
    player.rest()
    quick = player.table.input.quick_tip
    for _ in range(TELL_AFTER):
        quick.played(at_once=False)
    player.wait(0.5)
    assert (TIP in player.bubble) is is_told
