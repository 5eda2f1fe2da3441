"""A match shows the first of its kind in full and later ones in less time, and waits for nothing that moves beside."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import Event, ScoreKind
from game.events import PossessionChanged, Scored
from game.variants.real_deal.cards import HOLDING, RED_FLAG, RUN_MIDDLE, RUN_SHORT
from game.variants.real_deal.events import PlayCountered, PlayMade
from scenes.shell.loop import STEP
from scenes.table.real_deal import crossing, moments, number
from scenes.table.stage.big_moment import GrowingNumber
from scenes.table.stage.effects import Flyer
from tests.game.real_deal.positions import position
from tests.scenes.table.player import Sit, TablePlayer
from tests.scenes.table.real_deal.test_weight import frames

PLAYED = PlayMade(clause="RD-31", seat=0, play=RUN_SHORT, points=7)
FLAGGED, CHALLENGED = (
    PlayCountered(clause="RD-36", seat=1, play=RUN_SHORT, counter=counter, effect="continuation")
    for counter in (HOLDING, RED_FLAG)
)
DRIVEN = Scored(clause="RD-57", seat=1, points=2, how=ScoreKind.SAFETY, score=(0, 2))


def lasts(player: TablePlayer, event: Event) -> float:
    """Seconds from the first cue of an event to what follows it."""
    return sum(cue.lasts for cue in player.table.playback.cue_context.cues(event))


@pytest.mark.parametrize("event", [PLAYED, FLAGGED, CHALLENGED], ids=["play", "flag", "challenge"])
def test_only_the_first_of_its_kind_takes_its_whole_time(real_deal: Sit, event: Event) -> None:
    """A match took a sixth longer than before its duels were staged."""
    player = real_deal(at=position([[RUN_SHORT, HOLDING], [RUN_MIDDLE]]), pace=1.0)
    first, second, third = (lasts(player, event) for _ in range(3))
    assert first > second + 0.15
    assert second == third


def test_only_the_first_safety_shoves_the_play_back_slowly(real_deal: Sit) -> None:
    player = real_deal(at=position([[RUN_SHORT, HOLDING], [RUN_MIDDLE]]), pace=1.0)
    ctx = player.table.playback.cue_context
    first, second = (crossing.cross(player.game, DRIVEN, ctx).lasts for _ in range(2))
    assert first == pytest.approx(second + crossing.SHOVED / 2)


def test_other_points_at_stake_slam_in_full_again(real_deal: Sit) -> None:
    player = real_deal(at=position([[RUN_SHORT, HOLDING], [RUN_MIDDLE]]), pace=1.0)
    kick = PlayMade(clause="RD-31", seat=0, play=RUN_SHORT, points=3)
    assert lasts(player, PLAYED) == lasts(player, kick) > lasts(player, PLAYED)


@pytest.mark.parametrize("before", [False, True], ids=["first", "later"])
def test_points_have_come_down_on_their_plate_before_anyone_is_asked(real_deal: Sit, before: bool) -> None:
    """The end of the act cut them off on their way, so that the plate never was struck."""
    player = real_deal("human", "pro", at=position([[RUN_SHORT, HOLDING], [RUN_MIDDLE]]), pace=1.0)
    if before:
        lasts(player, PLAYED)
    player.alone()
    player.commit(f"PLAY({RUN_SHORT})")
    left = 0
    for _ in range(90):
        player.step()
        left += player.game.stakes.number_left
    whole = moments.DIMS + number.HANGS + number.DROPS
    taken = whole - (moments.DIMS + number.HANGS / 2 if before else 0.0)
    assert left * STEP == pytest.approx(taken, abs=0.04)


def test_the_ball_changes_sides_while_the_cards_of_the_next_possession_are_drawn(real_deal: Sit) -> None:
    """The table stood still for a third of a second, 45 times a match."""
    player = real_deal(at=position([[RUN_SHORT, HOLDING], [RUN_MIDDLE]]), pace=1.0)
    changed = player.table.playback.cue_context.cues(PossessionChanged(clause="RD-57", seat=1))
    assert [cue.lasts for cue in changed] == [0.0] * len(changed)
    changed[-1].start()
    assert player.hud.bug.lit == 1.0


def test_the_points_of_a_touchdown_fly_as_they_land_in_the_number(real_deal: Sit) -> None:
    """They left only after the number had gone."""
    against: dict[str, Any] = {
        "offense": 1,
        "phase": "counter",
        "table_piles": [[], [RUN_SHORT]],
        "chain": [[1, RUN_SHORT]],
    }
    player = real_deal(at=position([[HOLDING], [RUN_MIDDLE]], **against), pace=1.0)
    player.commit(f"CONCEDE({HOLDING})")
    landed, flew = list[bool](), list[bool]()
    for _ in frames(player, 150):
        landed.append(any(each.landed > 1 for each in player.things(GrowingNumber)))
        flew.append(player.game.stakes.number_left and bool(player.things(Flyer)))
        if player.game.table_state.points[1] == 7:
            break
    assert 0 <= flew.index(True) - landed.index(True) <= 2
