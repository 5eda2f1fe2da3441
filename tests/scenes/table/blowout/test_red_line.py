"""The red line of BLOWOUT!!!, and the sign that says from where the viewer's own kick is good."""

from __future__ import annotations

import pytest

from game.events import PossessionChanged
from game.variants.blowout.cards import KICK, SPECIAL_TEAMS_DECK
from game.variants.blowout.yardage import kick_needed, kick_reach
from tests.game.blowout.positions import position
from tests.scenes.table.player import Sit


@pytest.mark.parametrize(("kick", "says", "yards"), [
    ("KICK 45", "KICK 45: from the 34", 66), ("KICK 30", "KICK 30: from the 19", 81),
    ("KICK 60", "KICK 60: from the 40", 60),
])  # fmt: skip
@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_the_sign_stands_where_the_own_kick_is_good(
    blowout: Sit, kick: str, says: str, yards: int, size: tuple[int, int]
) -> None:
    """The ball was past the red line, yet the kick was too short."""
    player = blowout(at=position(kick=kick, ball_on=62, down=3), size=size, text_size=130)
    sign = player.game.kick_sign
    assert (sign.says, sign.yards, player.game.red_line.yards) == (says, yards, 60)
    assert player.game.stadium.field.left <= sign.plate.left
    assert sign.layer > player.game.field.to_gain.layer


def test_from_there_the_kick_is_good_and_from_a_yard_farther_it_is_not() -> None:
    for card in SPECIAL_TEAMS_DECK:
        if card.kind == KICK:
            spot = kick_reach(card.value)
            needed, farther = kick_needed(spot), kick_needed(spot - 1)
            assert needed is not None
            assert card.value >= needed
            assert farther is None or card.value < farther


def test_nobody_but_its_owner_learns_of_a_kick(blowout: Sit) -> None:
    """On defense, before a shared screen and for a spectator the sign is that of the red line."""
    on_defense = blowout(at=position(ball_on=62, down=3, offense=1))
    shared = blowout("human", "human", at=position(ball_on=62, down=3), curtain="press_twice")
    shared.open_curtain()
    watched = blowout("pro", "rookie", at=position(ball_on=62, down=3))
    for player in (on_defense, shared, watched):
        assert (player.game.kick_sign.says, player.game.kick_sign.yards) == ("FG", player.game.red_line.yards)


def test_the_sign_forgets_the_kick_with_the_ball(blowout: Sit) -> None:
    player = blowout(at=position(ball_on=62, down=3))
    player.game.handle_event(PossessionChanged(clause="", seat=1))
    assert player.game.kick_sign.says == "FG"
