"""What is set in one go: formations, hands, line calls and turns are gestures that a bot plans in one call."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.players import Budget, make_bot
from game.contract import Action
from game.variants.card_bowl import RULES
from game.variants.card_bowl.cards import MEN
from game.variants.card_bowl.lanes import line_men
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.positions import scrimmage
from tests.game.card_bowl.pros import played_to
from tests.play import asked

GESTURES = {"formation": MEN + 1, "front": MEN + 1}
LEVELS = ("rookie", "pro")


def _planned(state: CardBowlState, level: str, seed: int) -> tuple[Action, ...]:
    seat = asked(state).seat
    return make_bot(level, RULES).choose(state.view(seat), state.legal_actions(), Budget(1), Random(seed))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GESTURES)
def test_a_side_lines_up_in_one_call(level: str, name: str) -> None:
    for seed in range(4):
        state = played_to(name, seed)
        seat, gesture = asked(state).seat, asked(state).gesture
        actions = _planned(state, level, seed)
        assert len(actions) >= GESTURES[name]
        for action in actions:
            assert (asked(state).seat, asked(state).gesture) == (seat, gesture)
            state.apply(action)
        assert all(card >= 0 for card in state.men[seat])


@pytest.mark.parametrize("level", LEVELS)
def test_the_whole_line_is_called_in_one_call(level: str) -> None:
    state = played_to("line_call", 1)
    men = line_men(state.play)
    actions = _planned(state, level, 1)
    assert len(actions) == len(men)
    for action in actions:
        state.apply(action)
    assert state.phase.name != "line_call"


@pytest.mark.parametrize("level", LEVELS)
def test_a_turn_of_the_defense_is_one_call_that_ends_with_done(level: str) -> None:
    for seed in range(6):
        state = played_to("pattern_turn", seed)
        actions = _planned(state, level, seed)
        assert str(actions[-1]) == "DONE"
        for action in actions:
            state.apply(action)
        assert state.phase.name != "pattern_turn" or state.play.step == 4


def test_two_turns_of_the_defense_in_a_row_are_two_gestures() -> None:
    """In an empty shotgun formation nobody acts between steps 2 and 4 (CB-261, CB-265)."""
    state = scrimmage(
        "QB=QH",
        "DL-5 DL-2 DL2 DL5 CB:LW1 CB:LW2 CB:RW1 CB:RW2 CB:RW3 ILB S-L",
        formation="SG-LW1-LW2-RW1-RW2-RW3",
        phase="pattern_turn",
        record={"step": 2},
    )
    first = asked(state)
    state.push(state.legal_actions()[0])
    assert (state.phase.name, asked(state).seat) == ("pattern_turn", first.seat)
    assert asked(state).gesture != first.gesture


def test_the_tacklers_of_two_sets_are_two_gestures() -> None:
    """The cards of the second set are drawn between them (CB-391)."""
    state = scrimmage("QB=QH", phase="tackle", record={"set_number": 1, "tackles": "line", "act": "rush"})
    first = asked(state).gesture
    state.play.set_number = 2
    assert asked(state).gesture != first
