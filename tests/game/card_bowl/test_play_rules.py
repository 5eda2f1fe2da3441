"""The notes on rules that decide plays: each is found in the events of a play, and is short."""

from __future__ import annotations

from random import Random

from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from game.variants.card_bowl.names import LEGEND
from game.variants.card_bowl.play_notes import HAND, PLAY_RULES
from game.variants.card_bowl.play_rules import rule_of
from tests.game.card_bowl.pros import decisions
from tests.game.card_bowl.stories import story_of

MOST_WORDS = 28


def test_every_rule_that_decides_a_play_has_a_short_note_and_comes_up_in_matches() -> None:
    """Runs on, broken up, face points, thrown away: none of them was told anywhere but in the rulebook."""
    found = {rule_of(own.BadPass(clause="CB-357", seat=0, why="broken_up", card="9C", against=(25, 20)))}
    for seed in range(2, 12):
        for taken in decisions(seed):
            events = taken.state.clone().apply(taken.action)
            found |= {rule_of(event) for event in events}
        if found >= PLAY_RULES.keys() - {HAND, "struck", "scramble"}:
            break
    assert found >= PLAY_RULES.keys() - {HAND, "struck", "scramble"}
    for name, text in PLAY_RULES.items():
        assert LEGEND[name] == text
        assert len(text.split()) <= MOST_WORDS


def test_the_rules_of_a_play_are_told_until_the_next_one_is_over() -> None:
    dropped = own.BadPass(clause="CB-344", seat=0, why="dropped", card="QH", against=(12, 8))
    began = own.PlayBegan(clause="CB-11", seat=0, play="scrimmage", los=30)
    assert story_of([dropped, began]).rules == ("dropped",)
    story = story_of([began, dropped, began])
    assert (story.rules, story.rules_before) == ((), ("dropped",))


def test_a_red_joker_that_is_given_back_is_told_in_the_log() -> None:
    """CB-203: the joker left the hand, and four more cards went, without a word."""
    told = set()
    for seed in range(40):
        state, rng = RULES.start(RULES.complete({}), seed)[0], Random(seed)
        for _ in range(60):
            if state.decision is None or state.decision.kind == "exchange":
                break
            state.push(RULES.pro(state.view(state.decision.seat), state.legal_actions(), rng))
        if state.decision is not None and state.decision.kind == "exchange" and len(state.legal_actions()) == 2:
            events = state.apply(state.legal_actions()[1])
            told |= {RULES.words.log_line(event, ("Gulls", "Foxes")) for event in events}
            break
    lines = [line for line in told if line and "red joker" in line]
    assert [line.partition(" ")[2] for line in lines] == [
        "give the red joker back: drawn later, it takes the ball away."
    ]
