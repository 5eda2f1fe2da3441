"""What the contract asks of every game, held here for Card Bowl over random matches of each clock (CB-23 to CB-27).

Clauses: CB-23, CB-24, CB-205, CB-404.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from game.chance import generator
from game.contract import IllegalAction, State
from game.events import CardMoved, Revealed, Shuffled
from game.variants.card_bowl import RULES
from game.variants.card_bowl.actions import parse
from game.variants.card_bowl.cards import ID, MAN
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.second import Chooser, start
from tests.game.card_bowl.table import play, scrimmage

CLOCKS = ("simple1", "simple2", "complex")
MATCHES = 2
every_clock = pytest.mark.parametrize("timing", CLOCKS)


def moments(timing: str, every: int = 1, matches: int = MATCHES) -> Iterator[CardBowlState]:
    """States of matches between random players who let plays develop."""
    for seed in range(matches):
        state = start(timing, seed, plays_per_quarter=12) if timing == "simple1" else start(timing, seed, quarter=60)
        choose, rng = Chooser(Random(seed)), Random(seed)
        while state.phase is not None:
            if int(rng.random() * every) == 0:
                yield state.clone()
            state.push(choose(state))
        yield state


@every_clock
def test_matches_end_within_the_bound_and_keep_every_invariant(timing: str) -> None:
    for seed in range(MATCHES):
        state = start(timing, f"bound/{seed}")
        rng, taken = Random(seed), 0
        while state.phase is not None:
            choices = state.legal_actions()
            state.push(choices[int(rng.random() * len(choices))])
            taken += 1
            if taken % 5 == 0:
                state.check()
        assert taken < RULES.bound
        assert state.result is not None


@every_clock
def test_choices_are_unique_stable_and_survive_their_text_form(timing: str) -> None:
    for state in moments(timing, 9):
        choices = state.legal_actions()
        assert choices == state.legal_actions()
        assert len(set(choices)) == len(choices)
        assert bool(choices) == (state.decision is not None)
        for action in choices:
            assert parse(str(action)) == action
            assert msgspec.json.decode(msgspec.json.encode(action), type=type(action)) == action


@every_clock
def test_positions_and_views_survive_writing(timing: str) -> None:
    for state in moments(timing, 23):
        again = CardBowlState.from_dict(msgspec.json.decode(msgspec.json.encode(state.to_dict())))
        assert again == state
        assert again.legal_actions() == state.legal_actions()
        for seat in (0, 1):
            view = state.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=RULES.view_type) == view


@every_clock
def test_samples_agree_with_the_view_they_are_made_from(timing: str) -> None:
    rng = Random(5)
    for state in moments(timing, 19):
        for seat in (0, 1):
            view = state.view(seat)
            sample = view.sample(rng)
            sample.check()
            assert sample.view(seat) == view
            if state.decision is not None and state.decision.seat == seat:
                assert sample.legal_actions() == state.legal_actions()


def test_cb_23_a_seat_knows_its_own_eleven_and_its_discards() -> None:
    for state in moments("complex", 31, matches=2):
        for seat in (0, 1):
            zones = state.view(seat).zones()
            own = [zones[name] for name in (f"hand:{seat}", f"out:{seat}", *MAN[seat])]
            assert all(card is not None for cards in own for card in cards)


def test_cb_24_what_lies_face_down_only_its_owner_knows() -> None:
    """Two tables that differ only in hidden cards look the same, and both bots do the same there."""
    rng = Random(8)
    for state in moments("complex", 37, matches=2):
        for seat in (0, 1):
            view = state.view(seat)
            other = view.sample(rng)
            assert other.view(seat) == view
            if state.decision is not None and state.decision.seat == seat:
                choices = state.legal_actions()
                for policy in (RULES.pro, RULES.rookie):
                    picked = [policy(seen, choices, generator("twin", 0)) for seen in (view, other.view(seat))]
                    assert picked[0] == picked[1]
                    assert picked[0] in choices


def test_cb_205_a_sampled_hand_is_the_best_eleven_of_what_was_dealt() -> None:
    for state in moments("complex", 13, matches=2):
        for seat in (0, 1):
            sample = state.view(seat).sample(Random(3))
            for side in (0, 1):
                kept = [*sample.hands[side], *(card for card in sample.men[side] if card >= 0)]
                if sample.outs[side] and len(kept) == 11:
                    assert max(sample.outs[side]) < min(kept)


def test_samples_reach_every_card_that_may_lie_there() -> None:
    state = scrimmage("QB=9H", phase="window")
    view = state.view(0)
    rng = Random(2)
    seen = {view.sample(rng).men[1][0] for _ in range(600)}
    assert seen == set(view.unseen())


def test_cb_404_a_declaration_stays_hidden_until_both_are_made() -> None:
    for choice in ("DECLARE(2)", "DECLARE(-2)"):
        state = scrimmage("BC=2C", drawn="RJ 3C 4C 5C")
        play(state, "RUN(BC,-2,-2)", choice)
        if choice == "DECLARE(2)":
            first = state.view(1)
        else:
            assert state.view(1) == first
    assert state.decision is not None
    assert state.decision.group == "recovery"


def test_a_front_is_hidden_until_its_last_step() -> None:
    views = []
    for text in ("TECHNIQUE(-5)", "TECHNIQUE(-3)"):
        state = scrimmage("QB=9H", phase="front", window=-1)
        state.play.places = state.play.snapped = state.play.origins = ()
        state.hands[1] = sorted(state.men[1])
        state.men[1] = [-1] * 11
        play(state, text)
        views.append(state.view(0))
    assert views[0] == views[1]


@every_clock
def test_events_survive_json_and_show_no_seat_a_hidden_card(timing: str) -> None:
    clauses = {rule.clause for rule in RULES.words.rules()}
    for seed in range(2):
        state = start(timing, seed, plays_per_quarter=8) if timing == "simple1" else start(timing, seed, quarter=60)
        choose = Chooser(Random(seed))
        while state.phase is not None:
            before = [_seen(state, seat) for seat in (0, 1)]
            events = state.apply(choose(state))
            for event in events:
                assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event
            shuffled = [place for place, event in enumerate(events) if isinstance(event, Shuffled)]
            for event in events:
                assert event.clause in clauses
            for seat in (0, 1):
                known = _seen(state, seat) | (set() if shuffled else before[seat])
                for event in events[shuffled[-1] :] if shuffled else events:
                    masked = event.masked(seat)
                    if isinstance(masked, CardMoved | Revealed) and masked.card is not None:
                        assert masked.card in known, event


def _seen(state: State, seat: int) -> set[int]:
    return {card for zone in state.view(seat).zones().values() for card in zone if card is not None} | {ID["RJ"]}


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = scrimmage("QB=9H")
    before = state.clone()
    with pytest.raises(IllegalAction, match="RUN_OFF"):
        state.apply(parse("RUN_OFF(4)"))
    assert state == before


@pytest.mark.parametrize(
    "text", ["", "no such action", "PLACE", "PLACE(QH", "RUN(BC,1)", "BLOCK(LT,-5,1)", "+", "heads"]
)
def test_an_unknown_text_is_refused_with_the_text(text: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        parse(text)
    assert repr(text) in str(refusal.value)


def test_the_unchecked_door_leads_to_the_same_state() -> None:
    for state in moments("complex", 11, matches=2):
        if state.phase is not None:
            action = state.legal_actions()[0]
            checked, unchecked = state.clone(), state.clone()
            checked.apply(action)
            unchecked.push(action)
            assert checked == unchecked


def test_prompts_labels_and_log_lines_are_there_for_everything() -> None:
    names = ("Huskies", "Comets")
    for state in moments("complex", 17, matches=2):
        if state.phase is None:
            continue
        labels = [RULES.words.label(action) for action in state.legal_actions()]
        assert len(set(labels)) == len(labels), labels
        view = state.view(state.phase.seat(state))
        assert 0 < len(RULES.words.prompt(view, names).split()) <= 12
        assert RULES.words.situation(view, names)
        for event in state.clone().apply(state.legal_actions()[-1]):
            line = RULES.words.log_line(event, names)
            assert line is None or ((line[0].isupper() or line[0].isdigit()) and line[-1] in ".!")


def test_an_evaluation_is_a_chance() -> None:
    for state in moments("simple2", 41, matches=2):
        assert 0.0 <= RULES.evaluate(state, 0) <= 1.0
        assert abs(RULES.evaluate(state, 0) + RULES.evaluate(state, 1) - 1) < 1e-9
