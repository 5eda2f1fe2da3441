"""What the contract asks of every game, held over matches of each clock whose players let plays develop (3).

Clauses of the functions: CB-23, CB-24, CB-205, CB-404.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.chance import generator
from game.contract import Event
from game.variants.card_bowl import RULES
from game.variants.card_bowl.cards import MAN
from game.variants.card_bowl.state import CardBowlState
from tests import invariants
from tests.game.card_bowl.chooser import Chooser, start
from tests.game.card_bowl.positions import after, play, scrimmage
from tests.play import Step

SHORT = {"simple1": {"plays_per_quarter": 12}, "simple2": {"quarter": 60}, "complex": {"quarter": 60}}
MATCHES = 1
NAMES = ("Huskies", "Comets")


def steps(timing: str) -> Iterator[tuple[Step, Random]]:
    """Matches between random players who let plays develop."""
    for seed in range(MATCHES):
        state = start(timing, seed, **SHORT[timing])
        choose, rng = Chooser(Random(seed)), Random(seed)
        while state.phase is not None:
            before, action = state.clone(), choose(state)
            events = state.apply(action)
            yield Step(before, before.legal_actions(), action, events, state.clone()), rng


def moments(every: int) -> Iterator[CardBowlState]:
    """States of such matches, about one in so many."""
    for step, rng in steps("complex"):
        if int(rng.random() * every) == 0:
            assert isinstance(step.before, CardBowlState)
            yield step.before


def lines_hold(events: list[Event]) -> None:
    """Every line of the log is a sentence."""
    for line in filter(None, (RULES.words.log_line(event, NAMES) for event in events)):
        assert line[0].isupper() or line[0].isdigit(), line
        assert line[-1] in ".!", line


@pytest.mark.parametrize("timing", SHORT)
def test_every_promise_is_kept_where_plays_develop(timing: str) -> None:
    clauses = {rule.clause for rule in RULES.words.rules()}
    for index, (step, rng) in enumerate(steps(timing)):
        invariants.events_hold(RULES, step.events, clauses, (0, 1))
        invariants.hidden_cards_stay_hidden(RULES, step.before, step.events, step.after)
        invariants.doors_agree(step)
        lines_hold(step.events)
        if index % 17 == 16:
            step.before.check()
            invariants.choices_hold(step.before)
            invariants.survives_writing(RULES, step.before)
            invariants.views_survive_writing(RULES, step.before)
            invariants.samples_agree(step.before, rng)
            for action in step.choices:
                invariants.action_survives_writing(RULES, action)
            assert len({RULES.words.label(action) for action in step.choices}) == len(step.choices)
            assert step.before.decision is not None
            view = step.before.view(step.before.decision.seat)
            assert 0 < len(RULES.words.prompt(view, NAMES).split()) <= 12
            assert RULES.words.situation(view, NAMES)
            lines_hold(step.before.clone().apply(step.choices[-1]))


def test_cb_23_a_seat_knows_its_own_eleven_and_its_discards() -> None:
    for state in moments(31):
        for seat in (0, 1):
            zones = state.view(seat).zones()
            own = [zones[name] for name in (f"hand:{seat}", f"out:{seat}", *MAN[seat])]
            assert all(card is not None for cards in own for card in cards)


def test_cb_24_what_lies_face_down_only_its_owner_knows() -> None:
    """Two tables that differ only in hidden cards look the same, and both bots do the same there."""
    rng = Random(8)
    for state in moments(37):
        assert state.decision is not None
        view = state.view(state.decision.seat)
        other = view.sample(rng).view(state.decision.seat)
        choices = state.legal_actions()
        for policy in (RULES.pro, RULES.rookie):
            picked = [policy(seen, choices, generator("twin", 0)) for seen in (view, other)]
            assert picked[0] == picked[1]
            assert picked[0] in choices


def test_cb_205_a_sampled_hand_is_the_best_eleven_of_what_was_dealt() -> None:
    for state in moments(13):
        for seat in (0, 1):
            sample = state.view(seat).sample(Random(3))
            for side in (0, 1):
                kept = [*sample.hands[side], *(card for card in sample.men[side] if card >= 0)]
                if sample.outs[side] and len(kept) == 11:
                    assert max(sample.outs[side]) < min(kept)


def test_samples_reach_every_card_that_may_lie_there() -> None:
    view = scrimmage("QB=9H", phase="window").view(0)
    rng = Random(2)
    assert {view.sample(rng).men[1][0] for _ in range(600)} == set(view.unseen())


def test_cb_404_a_declaration_stays_hidden_until_both_are_made() -> None:
    choices = ("DECLARE(2)", "DECLARE(-2)")
    made = [after(scrimmage("BC=2C", drawn="RJ 3C 4C 5C"), "RUN(BC,-2,-2)", choice) for choice in choices]
    assert made[0].view(1) == made[1].view(1)
    assert made[0].decision is not None
    assert made[0].decision.group == "recovery"


def test_a_front_is_hidden_until_its_last_step() -> None:
    views = []
    for text in ("TECHNIQUE(-5)", "TECHNIQUE(-3)"):
        state = scrimmage("QB=9H", phase="front", window=-1)
        state.play.places = state.play.snapped = state.play.origins = ()
        state.hands[1], state.men[1] = sorted(state.men[1]), [-1] * 11
        play(state, text)
        views.append(state.view(0))
    assert views[0] == views[1]
