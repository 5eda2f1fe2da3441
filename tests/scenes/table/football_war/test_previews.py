"""What the call board says of a choice before it is made is what the game claims of it."""

from __future__ import annotations

from game.variants.football_war import RULES
from game.variants.football_war.view import FootballWarView
from scenes.table.football_war import previews
from tests import claims
from tests.game.football_war.positions import position
from tests.play import sampled_moments
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit


def test_an_outlook_and_a_doubt_tell_no_number_that_is_not_claimed() -> None:
    said = set()
    for state, _ in sampled_moments(RULES, 16, every=4):
        if state.decision is None:
            continue
        view, legal = state.view(state.decision.seat), state.legal_actions()
        assert isinstance(view, FootballWarView)
        for action in legal:
            claimed = RULES.claims(view, action)
            confirmation = previews.confirmation(action, view, legal)
            told = [previews.preview_text(action, view), confirmation.text if confirmation else ""]
            said.update(told)
            for text in told:
                claims.tells_what_is_claimed(RULES, claimed, text)
    assert {"if it stands: 3 points", "ends the half", "they draw 2", "your ball"} <= said
    assert {"if it stands: 7 points"} <= {text.partition(" • ")[0] for text in said if " • matched: about " in text}


@EVERY_LOOK
def test_what_is_at_stake_has_room_beside_a_called_card(sit: Sit, size: tuple[int, int], text_size: int) -> None:
    """FW-81: the last card of the offense was an AUDIBLE."""
    at = position([["HB Dive", "DEFENSE"], []], live="Hail Mary", chain=1, offense=1)
    player = sit("football_war", at=at, size=size, text_size=text_size)
    player.frames(2)
    assert player.game.call.stake == "last card: 7 points"
    assert player.app.theme.overflows == set()
