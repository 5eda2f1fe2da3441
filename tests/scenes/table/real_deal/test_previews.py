"""What the stakes say of a choice before it is made is what the game claims of it."""

from __future__ import annotations

from game.variants.real_deal import RULES
from game.variants.real_deal.view import RealDealView
from scenes.table.real_deal.previews import confirmation, preview_text
from tests import claims
from tests.play import sampled_moments


def test_an_outlook_tells_no_number_that_is_not_claimed() -> None:
    said = set()
    for state, _ in sampled_moments(RULES, 24, every=2):
        if state.decision is None:
            continue
        view, legal = state.view(state.decision.seat), state.legal_actions()
        assert isinstance(view, RealDealView)
        for action in legal:
            text, asked = preview_text(action, view), confirmation(action, view, legal)
            said.add(text)
            claims.tells_what_is_claimed(RULES, RULES.claims(view, action), text)
            assert asked is None or "You hold" in asked.text or asked.about == "punt"
    assert not [text for text in said if "may hold" in text]
    assert any(text.startswith("Saves 7, scores 2 if it stands\n") for text in said), "a SAFETY names its own points"
    assert any("; you keep 1 attack, 2 answers." in text for text in said), "what a concession leaves in hand"
    for line in ("Saves 7 points\nYour ball.", "Saves 7 points\nTheir ball; nobody draws.", "Ends the quarter\n"):
        assert any(text.startswith(line) for text in said), line
