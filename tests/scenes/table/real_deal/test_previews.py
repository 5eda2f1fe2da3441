"""What the stakes say of a choice before it is made is what the game claims of it."""

from __future__ import annotations

from game.claims import stated
from game.variants.real_deal import RULES
from game.variants.real_deal.claims import HandCount
from game.variants.real_deal.view import RealDealView
from scenes.table.real_deal.chart import CHANCE
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
    assert any("; SAFETY may cost 2 + ball\n" in text for text in said), "what failing may cost"
    assert any("; RETURN TD may cost 7\n" in text for text in said), "what failing may cost"
    assert any("; you keep 1 attack, 2 answers." in text for text in said), "what a concession leaves in hand"
    for line in ("Saves 7 points\nYour ball.", "Saves 7 points\nTheir ball; nobody draws.", "Ends the quarter\n"):
        assert any(text.startswith(line) for text in said), line


def test_the_reason_of_a_chance_is_one_short_line() -> None:
    """It wrapped in small type: "Of 20 unseen cards 3 stop it, 4 may (50 %). They hold" and below that "4.".

    What else the chance depends on is told at the chart's tab.
    """
    found: dict[tuple[str, int], set[int]] = {}
    for state, _ in sampled_moments(RULES, 30, every=1):
        if state.decision is None:
            continue
        view = state.view(state.decision.seat)
        assert isinstance(view, RealDealView)
        for action in state.legal_actions():
            head, _, below = preview_text(action, view).partition("\n")
            if "unseen" in below:
                held = stated(RULES.claims(view, action), HandCount)
                assert held is not None
                found.setdefault((below, held.cards), set()).add(int(head.split()[0]))
    assert max(len(below) for below, _ in found) <= len("3 of 20 unseen cards stop it, 4 may.") + 1
    for (below, _), chances in found.items():
        assert " may" in below or max(chances) - min(chances) <= 1, "no more than rounding"
    assert sum(" may" in below for below, _ in found) > 20
    assert "unseen" in CHANCE
