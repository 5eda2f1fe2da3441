"""Kill and resume: a match that is stored at any decision and opened again asks the same, and goes on with its plan."""

from __future__ import annotations

from random import Random

import pytest

from game.match import Match
from game.record import HUMAN, Player
from game.variants.card_bowl import RULES, coach
from game.variants.card_bowl.coaching import Coaching
from game.variants.card_bowl.jobs import CALLS, COACH, EVERYTHING, LEVELS, MIXED, MOMENTS, PENALTIES
from game.variants.card_bowl.view import CardBowlView
from saves.document import Document, decode, describe, encode, now

STORED = 12
"""Decisions of a match after which it is stored and opened again."""


def reopened(match: Match) -> Match:
    """The match as it comes back from the disk."""
    document = Document(app="test", saved=now(), id="a" * 32, summary=describe(match), match=match.record())
    return Match.replay(decode(encode(document)).match)


def assert_goes_on_alike(match: Match, again: Match) -> None:
    """The same question, the same choices, the same view, and the same plan."""
    assert again.decision == match.decision
    assert match.decision is not None
    seat = match.decision.seat
    view, other = match.state.view(seat), again.state.view(seat)
    assert view == other
    assert isinstance(view, CardBowlView)
    assert isinstance(other, CardBowlView)
    legal = match.state.legal_actions()
    assert again.state.legal_actions() == legal
    before, after = Coaching(), Coaching()
    before.notes, after.notes = match.notes, again.notes
    assert after.shares == before.shares
    assert after.called(other) == before.called(view)
    assert after.automatic_actions(other, legal) == before.automatic_actions(view, legal)


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_match_that_is_opened_again_asks_the_same_and_keeps_its_plan(level: str) -> None:
    """Every level; where each step is the player's, formations and fronts half set are among what is stored."""
    match = Match(RULES, {"timing": "complex"}, [Player("Gulls", HUMAN), Player("Foxes", "pro")], 11)
    coaching, rng, asked = Coaching(), Random(3), list[str]()
    coaching.notes = match.notes
    if level == MIXED:
        coaching.share(PENALTIES, COACH)
    else:
        coaching.level = level
    half_set, checked = 0, 0
    while match.decision is not None and checked < STORED:
        seat = match.decision.seat
        view, legal = match.state.view(seat), match.state.legal_actions()
        assert isinstance(view, CardBowlView)
        steps = coaching.automatic_actions(view, legal) if seat == 0 else ()
        if seat == 0 and not steps:
            asked.append(view.phase)
            if len(asked) % (2 if level != EVERYTHING else 7) == 0:
                assert_goes_on_alike(match, reopened(match))
                checked += 1
                half_set += 0 < len(view.hand) < 11
            if coaching.sets_the_men and view.phase in ("formation", "front"):
                name = "Short pass to RW1" if view.phase == "formation" else "Nickel"
                call = coach.call_named(name)
                assert call is not None
                coaching.call(view, call)
                steps = coach.steps(call, view, legal)
        match.play_gesture(steps or [RULES.pro(view, legal, rng)])
        if seat == 0 and steps and match.decision is not None and match.decision.seat == 0 and checked < STORED // 2:
            assert_goes_on_alike(match, reopened(match))
            checked += 1
    assert checked == STORED
    assert half_set or level != EVERYTHING
    assert level in (CALLS, MOMENTS, MIXED, EVERYTHING)
