"""What the stakes say of a choice before it is made is what the game claims of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.claims import percent, stated
from game.variants.real_deal import RULES
from game.variants.real_deal.actions import ACCEPT, Accept, Concede, PlayCard, Punt
from game.variants.real_deal.card_count import CardCount
from game.variants.real_deal.cards import (
    BLOCK,
    CODE,
    COUNTERS_OF,
    FOURTH_DOWN,
    FUMBLE,
    KICK_LONG,
    KICK_SHORT,
    MISS,
    PUNT_INSIDE,
    RETURN,
    RUN_LONG,
    RUN_SHORT,
)
from game.variants.real_deal.claims import HandCount, Unseen
from game.variants.real_deal.pro import attack_worth
from game.variants.real_deal.state import RealDealState
from game.variants.real_deal.view import RealDealView
from scenes.table.real_deal.chart import CHANCE
from scenes.table.real_deal.previews import (
    PINNED,
    PINNED_TOO,
    bought,
    chance_sentence,
    confirmation,
    figures,
    preview_text,
)
from scenes.ui.button import Button
from tests import claims
from tests.game.real_deal.positions import position
from tests.play import sampled_moments, steps
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit


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
    assert any("; you keep 1 attack, 2 counters." in text for text in said), "what a concession leaves in hand"
    for line in ("Saves 7 points\nYour ball.", "Saves 7 points\nTheir ball; nobody draws.", "Ends the quarter\n"):
        assert any(text.startswith(line) for text in said), line


def test_the_figure_on_a_card_is_told_with_the_count_that_makes_it() -> None:
    """Percentages stood on the cards, and nothing said where they came from."""
    told = set()
    for state, _ in sampled_moments(RULES, 24, every=2):
        if state.decision is None:
            continue
        view, legal = state.view(state.decision.seat), state.legal_actions()
        assert isinstance(view, RealDealView)
        on_cards = figures(view, legal)
        for action in legal:
            claimed = RULES.claims(view, action)
            text = chance_sentence(claimed)
            if isinstance(action, PlayCard):
                shown = on_cards[action.card].split(" %")[0]
                assert text.startswith((f"{shown} %", "Nothing that they may hold"))
            if isinstance(action, (Concede, Accept, Punt)):
                assert not text, "what is laid down has no chance to stand"
            claims.tells_what_is_claimed(RULES, claimed, text)
            told.add(text)
    assert any(" to " in text for text in told), "wild cards may be in either deck"


def test_about_how_many_counters_are_unseen_is_the_mean_of_sampled_positions() -> None:
    """It was a span of up to five, "3 to 6 counters", which told a newcomer nothing."""
    compared = 0
    for state, _ in sampled_moments(RULES, 3, every=9):
        if state.decision is None or state.decision.kind != "offense":
            continue
        view, other = state.view(state.decision.seat), 1 - state.decision.seat
        assert isinstance(view, RealDealView)
        for action in state.legal_actions():
            unseen = stated(RULES.claims(view, action), Unseen)
            if unseen is None or not isinstance(action, PlayCard):
                continue
            rng, counters = Random(1), COUNTERS_OF[action.card]
            hidden = [hidden_cards(view.sample(rng), view, other) for _ in range(300)]
            mean = sum(len(counters & codes) for codes in hidden) / len(hidden)
            assert mean == pytest.approx(unseen.expected, abs=0.2)
            compared += 1
    assert compared > 10


def hidden_cards(state: RealDealState, view: RealDealView, other: int) -> set[str]:
    """The cards of the other team that the view does not show."""
    shown = {*view.table_piles[other], *view.discard_piles[other]}
    piles = (state.hands[other], state.draw_piles[other], state.discard_piles[other])
    return {CODE[card] for pile in piles for card in pile if card not in shown}


def test_what_an_attack_that_was_called_back_has_brought_is_how_the_chance_was_before_it() -> None:
    """Rows of failures told nothing of the counters that they cost the other side."""
    found = 0
    for seed in range(12):
        before: tuple[int, CardCount] | None = None
        for state, *_ in steps(RULES, {}, seed):
            if state.decision is None:
                continue
            view = state.view(state.decision.seat)
            assert isinstance(view, RealDealView)
            said = bought(view)
            if said and before and before[0] == view.seat and said.startswith("They used a counter"):
                now = CardCount(view)
                best = max(view.attacks, key=lambda code: attack_worth(now, code))
                was, becomes = (percent(each.chance_unstopped(best)) for each in (before[1], now))
                assert said.endswith(f" rises from {was} to {becomes}.")
                assert int(was.split()[0]) < int(becomes.split()[0])
                found += 1
            if view.phase == "offense":
                before = view.seat, CardCount(view)
    assert found > 10


def test_rd_51_what_a_pinned_side_may_score_by_is_said_before_it_is_pinned() -> None:
    """A newcomer took a field goal from the own 10 for a mistake."""
    hands = [[PUNT_INSIDE, MISS], [KICK_LONG, KICK_SHORT, RUN_LONG, RETURN]]
    state = position(hands)
    view = state.view(0)
    assert isinstance(view, RealDealView)
    said = preview_text(PlayCard(PUNT_INSIDE), view)
    assert said.startswith(f"{PINNED}\n{PINNED_TOO}. ")
    state.apply(PlayCard(PUNT_INSIDE))
    state.apply(ACCEPT)
    plays = {action.card for action in state.legal_actions() if isinstance(action, PlayCard)}
    assert plays == {code for code in hands[1] if "OVER" in code} | {RETURN}
    assert "Kicks" in PINNED_TOO
    assert RETURN in PINNED_TOO
    assert KICK_LONG in plays


@EVERY_LOOK
def test_pointing_at_a_card_says_where_its_chance_comes_from(
    real_deal: Sit, size: tuple[int, int], text_size: int
) -> None:
    player = real_deal(at=position([[RUN_SHORT, BLOCK], [FUMBLE, MISS]]), size=size, text_size=text_size)
    player.hover(player.spot(player.card(RUN_SHORT)))
    player.wait(1.0)
    note = player.hud.reading.note
    assert "they hold" in note.standing
    assert "unseen cards" in note.standing
    rows = player.hud.reading.placed(note)
    assert rows[-1][1] + player.app.theme.line_height("text", 16) <= player.hud.reading.area.bottom


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
                unseen = stated(RULES.claims(view, action), Unseen)
                assert unseen is not None
                assert below.partition(" counter")[0].removeprefix("About ") == str(round(unseen.expected) or 1)
    assert max(len(below) for below, _ in found) <= len("About 7 counters in 20 unseen cards.") + 1
    for (below, _), chances in found.items():
        assert "About" in below or max(chances) - min(chances) <= 1, "no more than rounding"
    assert sum("About" in below for below, _ in found) > 20
    assert "unseen" in CHANCE


@pytest.mark.parametrize(
    ("play", "facts", "is_asked"),
    [
        (RUN_SHORT, {}, True),
        (KICK_SHORT, {}, False),
        (PUNT_INSIDE, {}, False),
        (KICK_SHORT, {"period": 4}, True),
    ],
)
def test_rd_31_allowing_a_play_is_doubted_where_it_costs_a_touchdown_or_the_match(
    play: str, facts: dict[str, Any], is_asked: bool
) -> None:
    """Who lets 3 points go means to. RD-67: in overtime they are the match."""
    hand = [FOURTH_DOWN, BLOCK, MISS, RUN_LONG]
    state = position([hand, [FUMBLE]], offense=1, phase="counter", table_piles=[[], [play]], chain=[[1, play]], **facts)
    view, legal = state.view(0), state.legal_actions()
    assert isinstance(view, RealDealView)
    asked = [confirmation(action, view, legal) for action in legal if isinstance(action, Concede | Accept)]
    assert asked
    assert all((each is not None) is is_asked for each in asked)


@EVERY_LOOK
def test_the_answer_to_a_doubt_fits_on_one_line(real_deal: Sit, size: tuple[int, int], text_size: int) -> None:
    """It was "Allow it, lay down RUSHING TD OVER 20", on two."""
    waits: dict[str, Any] = {"offense": 1, "phase": "counter", "table_piles": [[], [RUN_SHORT]]}
    at = position([[FOURTH_DOWN, RUN_LONG], [FUMBLE]], **waits, chain=[[1, RUN_SHORT]])
    player = real_deal(at=at, size=size, text_size=text_size)
    player.alone()
    player.table.control.choosing.advised = ()
    player.click(RUN_LONG)
    player.wait(0.6)
    player.click(player.large[-1])
    assert player.place == "Dialog"
    theme = player.app.theme
    for button in (each for each in player.scene.widgets if isinstance(each, Button)):
        assert theme.measure("text", 17, button.label, bold=True)[0] < button.rect.w - theme.px(20)
