"""What a man of the secondary reaches, as the film tints it, and why he may not go elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.contract import Target
from game.match import Match
from game.record import Player
from game.variants.card_bowl import RULES
from game.variants.card_bowl.actions import Commit, Cover
from game.variants.card_bowl.facts import replaced
from game.variants.card_bowl.formations import SLOT, SLOTS
from game.variants.card_bowl.fronts import COVER, LANES, OL, SL, WIDEST
from game.variants.card_bowl.lanes import lane_list
from game.variants.card_bowl.phases.defense_moves import line_spots
from game.variants.card_bowl.ranges import reach_of
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.pros import played_to


def turns(seed: int, count: int) -> Iterator[CardBowlState]:
    """Positions in which the defense adjusts, in a match of two who play at random there."""
    match = Match(RULES, {}, [Player("Gulls", "pro"), Player("Foxes", "pro")], seed)
    rng, found = Random(seed), 0
    while match.decision is not None and found < count:
        state = match.state
        assert isinstance(state, CardBowlState)
        view, legal = state.view(match.decision.seat), state.legal_actions()
        action = RULES.pro(view, legal, rng)
        if match.decision.kind in ("pattern_turn", "response"):
            found += 1
            yield state
            action = legal[int(rng.random() * len(legal))]
        match.play(action)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_reach_is_what_he_may_be_sent_to_and_no_more(seed: int) -> None:
    """CB-252, CB-255, CB-256."""
    seen = 0
    for state in turns(seed, 60):
        play = state.play
        spots = line_spots(play, lane_list(play))
        for man, place in enumerate(play.places):
            reach = reach_of(play, man)
            assert (reach is None) == (not LANES <= place < COVER)
            if reach is None or play.acted >> man & 1:
                continue
            own = [action for action in state.legal_actions() if getattr(action, "man", None) == man]
            assert {action.g for action in own if isinstance(action, Commit)} == set(reach.lanes) & set(spots)
            covered = {play.slots.index(SLOT[action.receiver]) for action in own if isinstance(action, Cover)}
            assert covered == set(reach.men)
            seen += bool(covered)
    assert seen


def test_a_shifted_safety_keeps_his_range_in_the_blocking_pattern() -> None:
    """EX-9, CB-255."""
    play = next(turns(3, 1)).play
    man = play.places.index(SL) if SL in play.places else play.places.index(OL)
    play.places, play.snapped = replaced(play.places, man, OL), replaced(play.snapped, man, SL)
    before = reach_of(play, man)
    play.step = 6
    after = reach_of(play, man)
    assert before is not None
    assert after is not None
    assert before.lanes == ()
    assert after.lanes == tuple(range(-WIDEST, 1))
    assert before.men == after.men


@pytest.mark.parametrize("seed", [4, 5])
def test_every_place_where_he_may_not_go_says_its_clause(seed: int) -> None:
    """CB-243, CB-246, CB-252, CB-253, CB-262."""
    told = set()
    for state in turns(seed, 40):
        play, seat = state.play, 1 - state.play.offense
        lanes = [Target("lane", str(g), g) for g in range(-WIDEST, WIDEST + 1)]
        places = [*lanes, *(Target("slot", SLOTS[slot]) for slot in play.slots), Target("slot", "ILB")]
        allowed = {(action.pick(seat).sources, action.pick(seat).target) for action in state.legal_actions()}
        for man in range(11):
            card = state.men[seat][man]
            if state.why_not(card) is not None:
                continue
            for target in places:
                reason = state.why_not(card, target)
                may = any(sources and sources[0].zone == f"man:{seat}:{man}" and goal == target
                          for sources, goal in allowed)  # fmt: skip
                assert (reason is None) == may
                if reason is not None:
                    assert "(CB-" in reason
                    told.add(reason[-8:])
    assert {"(CB-252)", "(CB-253)"} <= told


def test_a_card_is_refused_to_any_slot_but_the_one_that_is_asked() -> None:
    """CB-212."""
    made = played_to("offense_cards", 6)
    card = made.hands[made.play.offense][0]
    assert str(made.why_not(card, Target("slot", "LT"))) == (
        "Cards go down in order: this one goes to the quarterback. (CB-212)"
    )
