"""What the call board says of a choice before it is made is what the game claims of it."""

from __future__ import annotations

from game.variants.football_war import RULES
from game.variants.football_war.view import FootballWarView
from scenes.table.football_war import prospects
from tests import claims
from tests.play import sampled_moments


def test_an_outlook_and_a_doubt_tell_no_number_that_is_not_claimed() -> None:
    said = set()
    for state, _ in sampled_moments(RULES, 16, every=4):
        if state.decision is None:
            continue
        view, legal = state.view(state.decision.seat), state.legal_actions()
        assert isinstance(view, FootballWarView)
        for action in legal:
            claimed = RULES.claims(view, action)
            doubt = prospects.doubt(action, view, legal)
            told = [prospects.outlook(action, view), doubt.text if doubt else ""]
            said.update(told)
            for text in told:
                claims.tells_what_is_claimed(RULES, claimed, text)
    assert {"if it stands: 3 points", "ends the half", "they draw 2", "your ball"} <= said
    assert {"if it stands: 7 points"} <= {text.partition(" • ")[0] for text in said if " • matched: about " in text}
