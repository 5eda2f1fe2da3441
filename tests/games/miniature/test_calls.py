"""The calls: a card and a lane, in secret, and shown at once (MG-6 to MG-10)."""

from __future__ import annotations

import pytest

from game.chance import pick
from game.contract import Decision, Target
from game.events import CardMoved
from game.match import CHOICES_KNOWN, SOMEBODY_ACTED, Match
from tests.games.miniature import RULES
from tests.games.miniature.cards import CODE
from tests.games.miniature.events import Called, Snapped
from tests.games.miniature.positions import asked, found, position, take, texts
from tests.play import chooser, players


def decision_of(phase: str) -> Decision:
    """The decision of a phase, after what comes before it."""
    state = position()
    for text in ("PLAY 8", "PLAY 8 left", "PLAY 6"):
        if state.phase is None or state.phase.name == phase:
            break
        take(state, text)
    return asked(state)


def test_mg_6_a_call_is_a_card_and_then_its_lane_the_offense_first() -> None:
    state = position()
    take(state, "PLAY 8")
    assert texts(state) == ["PLAY 8 left", "PLAY 8 middle", "PLAY 8 right"]
    take(state, "PLAY 8 left")
    assert asked(state)[:2] == (1, "defense_card")
    take(state, "PLAY 6")
    assert texts(state) == ["PLAY 6 left", "PLAY 6 middle", "PLAY 6 right"]


def test_mg_6_a_snap_is_one_group_of_two_gestures() -> None:
    steps = [decision_of(phase) for phase in ("offense_card", "offense_lane", "defense_card", "defense_lane")]
    assert [(step.seat, step.gesture) for step in steps] == [(0, "offense_call")] * 2 + [(1, "defense_call")] * 2
    assert len({step.group for step in steps}) == 1
    assert [step.quiet for step in steps] == [True, False, False, False]
    state = position()
    take(state, "PLAY 8", "PLAY 8 left", "PLAY 6", "PLAY 6 left")
    assert asked(state).group != steps[0].group, "two groups in a row have two names"


@pytest.mark.parametrize(
    ("before", "codes", "lane", "reason"),
    [
        ((), [], "left", "Choose a card first, and then its lane. (MG-6)"),
        ((), ["PLAY 8"], "left", "One card is called, and its lane comes after it. (MG-6)"),
        ((), ["PLAY 8", "PLAY 4"], "", "One card is called, and its lane comes after it. (MG-6)"),
        (("PLAY 8",), ["PLAY 4"], "left", "PLAY 8 is called: send it to a lane. (MG-6)"),
        (("PLAY 8",), ["PLAY 8"], "left", None),
        (("PLAY 8", "PLAY 8 left"), ["KICK 40"], "", "A KICK is called on offense only. (MG-7)"),
    ],
)
def test_mg_6_what_cannot_be_chosen_is_told_why(
    before: tuple[str, ...], codes: list[str], lane: str, reason: str | None
) -> None:
    state = position()
    take(state, *before)
    seat = asked(state).seat
    held = [card for hand in state.hands[2 * seat : 2 * seat + 2] for card in hand]
    cards = [next(card for card in held if CODE[card] == code) for code in codes]
    target = Target("lane", lane) if lane else None
    assert state.why_not(cards[0] if cards else None, target, cards[1:]) == reason


def test_mg_7_the_defense_calls_no_kick() -> None:
    state = position()
    assert texts(state) == ["PLAY 2", "PLAY 4", "PLAY 8", "PLAY 12", "KICK 20", "KICK 30"]
    take(state, "PLAY 8", "PLAY 8 left")
    assert texts(state) == ["PLAY 2", "PLAY 6", "PLAY 10"]


def test_mg_8_a_called_card_counts_as_in_hand_and_only_the_fact_is_told() -> None:
    state = position()
    before = state.view(1)
    events = take(state, "KICK 30", "KICK 30 left")
    assert events == [Called(clause="MG-8", seat=0)]
    assert state.view(1).zones() == before.zones()
    assert state.view(1).other_counts == (4, 2)
    assert state.view(1).facts == before.facts
    assert state.view(0).call == ("KICK 30", "left")


def test_mg_9_a_call_may_be_taken_back_until_the_other_is_complete() -> None:
    """The search for a zone called ``draw_pile`` let 40 of 40 players take a known call back."""
    for seed in range(40):
        match, rng = Match(RULES, {}, players(RULES, {}), seed), chooser(seed)
        for steps in range(1, 5):
            match.play(pick(match.state.legal_actions(), rng))
            offense = match.seats[0]
            if steps < 4:
                assert match.take_back_refusal(offense) is None
                assert match.before_last_act(offense) == 0, "both steps go back together"
            assert steps < 3 or match.take_back_refusal(1 - offense) == (CHOICES_KNOWN if steps == 4 else None)
        assert match.take_back_refusal(offense) == SOMEBODY_ACTED


def test_mg_9_the_other_call_is_made_again_after_it() -> None:
    match = Match(RULES, {}, players(RULES, {}), 3)
    start = match.record()
    rng = chooser(3)
    for _ in range(3):
        match.play(pick(match.state.legal_actions(), rng))
    before = match.before_last_act(match.seats[0])
    assert before is not None
    match.back_to(before)
    assert match.record() == start


def test_mg_10_both_calls_are_shown_at_once() -> None:
    state = position()
    events = take(state, "PLAY 8", "PLAY 8 left", "PLAY 6", "PLAY 6 right")
    shown = [(event.source, event.target, event.code) for event in found(events, CardMoved) if event.how == "play"]
    assert shown == [("plays:0", "shown:0", "PLAY 8"), ("plays:1", "shown:1", "PLAY 6")]
    (snapped,) = found(events, Snapped)
    assert (snapped.card, snapped.against, snapped.lanes) == ("PLAY 8", "PLAY 6", ("left", "right"))
    assert state.calls == [("", ""), ("", "")]
