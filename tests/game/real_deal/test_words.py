"""What a player reads: every clause once, prompts of at most twelve words, a line for all that counts."""

from __future__ import annotations

from random import Random

from game.contract import Event
from game.events import Scored
from game.variants.real_deal import RULES, words
from game.variants.real_deal.actions import _EVERY
from game.variants.real_deal.events import PlayCountered, PlayMade
from game.variants.real_deal.log import log_line
from game.variants.real_deal.state import RealDealState
from tests.game.real_deal.positions import act, position, told

NAMES = ("Gulls", "Foxes")


def test_rd_1_to_rd_70_every_clause_is_in_the_rules_once() -> None:
    clauses = [text.clause for text in words.rules()]
    assert sorted(clauses) == sorted(f"RD-{number}" for number in range(1, 71))


def test_prompts_are_short_and_buttons_have_words() -> None:
    rng = Random(12)
    for seed in range(30):
        state: RealDealState = RULES.start({}, seed)[0]
        while (decision := state.decision) is not None:
            for seat in (0, 1):
                assert 1 <= len(words.prompt(state.view(seat), NAMES).split()) <= 12
            assert len(words.situation(state.view(decision.seat), NAMES)) < 700
            state.push(rng.choice(state.legal_actions()))
        assert words.prompt(state.view(0), NAMES) == "Final whistle."


def test_every_action_has_a_label_and_a_text_that_is_read_again() -> None:
    labels = {words.label(action) for action in _EVERY}
    assert len(labels) == len(_EVERY)
    assert all(RULES.parse(str(action)) == action for action in _EVERY)


def test_each_way_to_score_has_its_own_line() -> None:
    lines = set()
    for play, points in (("RUSHING TD 1-5", 7), ("PASSING TD 1-10", 7), ("FIELD GOAL 18-45", 3)):
        state = position([[play], ["MISSES FG"]])
        lines.add(line(told(act(state, f"PLAY({play})", "CONCEDE(MISSES FG)"), Scored)[0]))
        assert state.facts.points == (points, 0)
    assert lines == {
        "Rushing touchdown! Gulls from 0 to 7.",
        "Touchdown pass! Gulls from 0 to 7.",
        "Field goal! Gulls from 0 to 3.",
    }


def line(event: Event) -> str:
    found = log_line(event, NAMES)
    assert found is not None
    return found


def test_a_duel_reads_as_football() -> None:
    state = position([["RUSHING TD 1-5", "SAFETY"], ["RECOVERS FUMBLE", "MISSES FG"]])
    events = act(state, "PLAY(RUSHING TD 1-5)", "COUNTER(RECOVERS FUMBLE)")
    assert line(told(events, PlayMade)[0]) == "Gulls played RUSHING TD 1–5 for 7."
    assert line(told(events, PlayCountered)[0]) == "Fumble! Foxes recovered it, and RUSHING TD 1–5 is gone."


def test_rd_12_no_line_names_a_card_that_was_laid_face_down() -> None:
    state = position([["RUSHING TD 1-5", "SAFETY"], ["QB SACK", "MISSES FG"]])
    events = act(state, "PLAY(RUSHING TD 1-5)", "CONCEDE(QB SACK)")
    for event in events:
        assert "QB SACK" not in (log_line(event.masked(0), NAMES) or "")
