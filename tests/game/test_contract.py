"""The contract that every variant keeps; a new game is done when it passes this file."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from game.chance import generator, pick
from game.contract import Action, BadPosition, Event, IllegalAction, State
from game.match import Match, events_json
from game.options import BadOption
from game.record import MatchRecord
from game.variant import Rules
from game.zones import Role
from tests import invariants
from tests.game.cases import every_variant
from tests.play import chooser, finish, moments, option_sets, random_match, sampled_moments, some, start, steps

MATCHES = 32
"""Random matches that are played to the end with every check; ``tests.fuzz`` plays many more."""
FEW = 12
"""Matches for slow checks of each position."""
MOST_SAMPLES = 900
"""Samples of a view in which every real card appears."""
MOST_REFUSED = 600
"""Actions tried in one position where they are illegal."""
WITH_CHANCES = ("football_war",)
"""Games whose sentences state a chance."""
LONGEST_REASON = 130
"""Most characters of a reason."""
SEED = 918273645546372819
"""A seed whose digits cannot appear anywhere by accident."""


def _deal(rules: Rules, seed: int = 1) -> State:
    return start(rules, {}, seed)[0]


def _known_actions(rules: Rules) -> list[Action]:
    """Returns actions of every phase: all that were legal in a handful of matches."""
    found: dict[Action, None] = {}
    for seed in range(some(rules, FEW)):
        for state in moments(rules, {}, seed):
            found.update(dict.fromkeys(state.legal_actions()))
    return list(found)


# Positions and choices


@every_variant
def test_random_matches_keep_every_invariant_and_end_within_the_bound(rules: Rules) -> None:
    sets = option_sets(rules)
    for seed in range(some(rules, MATCHES)):
        state, _ = start(rules, sets[seed % len(sets)], seed)
        rng = chooser(seed)
        decisions = 0
        while state.decision is not None:
            state.apply(pick(state.legal_actions(), rng))
            state.check()
            decisions += 1
            assert decisions <= rules.bound, f"seed {seed} with {sets[seed % len(sets)]} does not end"
        assert state.result is not None


@every_variant
def test_the_list_of_choices_is_complete_stable_and_free_of_doubles(rules: Rules) -> None:
    for state, _ in sampled_moments(rules, FEW, every=1):
        invariants.choices_hold(state)


@every_variant
def test_the_deciding_seat_is_a_seat_of_the_match(rules: Rules) -> None:
    for state, _ in sampled_moments(rules, FEW, every=1):
        if state.decision is not None:
            assert state.decision.seat in invariants.seats_of(state)
            assert state.decision.kind
            assert state.decision.clause.startswith(rules.variant.prefix)


@every_variant
def test_actions_survive_their_text_form_and_json(rules: Rules) -> None:
    for action in _known_actions(rules):
        invariants.action_survives_writing(rules, action)


@every_variant
@pytest.mark.parametrize("kind", [Action, Event])
def test_no_two_kinds_of_action_or_of_event_share_a_tag(rules: Rules, kind: type[msgspec.Struct]) -> None:
    own = [
        each for each in _kinds_below(kind) if each.__module__.startswith(("game.events", f"{rules.variant.package}."))
    ]
    tags = [each.__struct_config__.tag for each in own]
    assert len({*tags}) == len(tags)


def _kinds_below(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    return [each for below in kind.__subclasses__() for each in (below, *_kinds_below(below))]


@every_variant
@pytest.mark.parametrize("text", ["", "no such action", "draw_pile ", "DRAW_PILE", "\N{SNOWMAN}", "discard ", "+"])
def test_an_unknown_action_text_is_refused_with_the_text(rules: Rules, text: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        rules.parse(text)
    assert repr(text) in str(refusal.value)


@every_variant
def test_everything_that_is_not_offered_is_refused_and_changes_nothing(rules: Rules) -> None:
    known = _known_actions(rules)
    known = known[:: 1 + len(known) // MOST_REFUSED]
    for state, _ in sampled_moments(rules, FEW, every=12):
        invariants.refuses(state, known)


@every_variant
def test_the_unchecked_door_leads_to_the_same_state(rules: Rules) -> None:
    for seed in range(some(rules, FEW)):
        for step in steps(rules, {}, seed):
            invariants.doors_agree(step)


@every_variant
def test_a_clone_played_to_the_end_leaves_its_original_untouched(rules: Rules) -> None:
    for state, rng in sampled_moments(rules, FEW, every=20):
        invariants.clone_stands_alone(state, rng)


# Writing and reading


@every_variant
def test_a_position_is_the_same_after_it_was_written_and_read(rules: Rules) -> None:
    for state, _ in sampled_moments(rules, FEW, every=3):
        invariants.survives_writing(rules, state)


@every_variant
def test_a_match_recorded_at_any_step_continues_identically(rules: Rules) -> None:
    for seed in range(some(rules, 3)):
        whole = random_match(rules, {}, seed)
        cuts = range(0, len(whole.actions), max(1, len(whole.actions) // 12))
        for cut in (*cuts, len(whole.actions)):
            again = _reloaded(random_match(rules, {}, seed, cut))
            for action in whole.actions[cut:]:
                again.play(action)
            assert [events_json(events) for events in again.history] == [events_json(e) for e in whole.history]
            assert again.record() == whole.record()
            assert again.result == whole.result


def _reloaded(match: Match) -> Match:
    written = msgspec.json.encode(match.record())
    return Match.replay(msgspec.json.decode(written, type=MatchRecord))


@every_variant
def test_views_survive_json(rules: Rules) -> None:
    for state, _ in sampled_moments(rules, FEW, every=4):
        invariants.views_survive_writing(rules, state)


# Bad input


@every_variant
def test_a_position_with_a_card_of_no_deck_is_refused_by_zone(rules: Rules) -> None:
    for zone in _zones_with_cards(_deal(rules)):
        document = _deal(rules).to_dict()
        document["zones"][zone][0] = "RABBIT 7"
        with pytest.raises(BadPosition, match="RABBIT 7") as refusal:
            rules.state_type.from_dict(document)
        assert str(refusal.value).startswith(f"{zone}:")


@every_variant
def test_a_position_that_lost_or_doubled_a_card_is_refused(rules: Rules) -> None:
    for zone in _zones_with_cards(_deal(rules)):
        lost = _deal(rules).to_dict()
        del lost["zones"][zone][0]
        doubled = _deal(rules).to_dict()
        doubled["zones"][zone].append(doubled["zones"][zone][0])
        for document in (lost, doubled):
            with pytest.raises(BadPosition):
                rules.state_type.from_dict(document)


def _zones_with_cards(state: State) -> list[str]:
    zones = state.to_dict()["zones"]
    return [name for name, cards in zones.items() if cards and isinstance(cards[0], str)]


RUBBISH: Sequence[Any] = (None, True, -1, 7, 10**30, 2.5, "", "rubbish", [], [None], [1], [[]], [["x"]], {}, {"x": 1})


@every_variant
def test_rubbish_in_any_field_is_refused_by_name_or_harmless(rules: Rules) -> None:
    fields = list(_deal(rules).to_dict())
    for state, rng in sampled_moments(rules, 2, every=25):
        for field in fields:
            _refused_or_sound(rules, {**state.to_dict(), field: pick(RUBBISH, rng)}, field)
    for field in fields:
        for value in RUBBISH:
            _refused_or_sound(rules, {**_deal(rules).to_dict(), field: value}, field)


@every_variant
def test_rubbish_in_any_zone_is_refused(rules: Rules) -> None:
    for zone in _deal(rules).to_dict()["zones"]:
        for value in RUBBISH:
            document = _deal(rules).to_dict()
            if document["zones"][zone] != value:
                document["zones"][zone] = value
                _refused_or_sound(rules, document, zone)


def _refused_or_sound(rules: Rules, document: dict[str, Any], field: str) -> None:
    """Reads a doubtful position: it must be refused in words, or be playable."""
    try:
        state = rules.state_type.from_dict(document)
    except BadPosition as refusal:
        name, _, rule = str(refusal).partition(": ")
        assert name, f"{field}: the refusal names no field"
        assert rule, f"{field}: the refusal states no rule"
        return
    state.check()
    finish(state, Random(1))
    state.check()


@every_variant
def test_a_position_without_a_needed_field_is_refused_by_name(rules: Rules) -> None:
    for field in ("phase", "zones"):
        document = _deal(rules).to_dict()
        del document[field]
        with pytest.raises(BadPosition, match=f"^{field}: "):
            rules.state_type.from_dict(document)


@every_variant
def test_unknown_options_and_values_are_refused_with_what_would_be_valid(rules: Rules) -> None:
    with pytest.raises(BadOption, match="weather") as refusal:
        rules.complete({"weather": "rain"})
    for option in rules.options:
        assert option.name in str(refusal.value)
        with pytest.raises(BadOption, match=option.name) as wrong:
            rules.complete({option.name: "perhaps"})
        assert all(value in str(wrong.value) for value in option.values)


@every_variant
def test_a_match_starts_with_the_defaults_where_nothing_is_chosen(rules: Rules) -> None:
    """A caller that tries the rules out need not list the options."""
    plain, complete = rules.start({}, 1), rules.start(rules.complete({}), 1)
    assert plain[0] == complete[0]
    assert plain[1] == complete[1]
    with pytest.raises(BadOption, match="weather"):
        rules.start({"weather": "rain"}, 1)


@every_variant
def test_options_describe_themselves(rules: Rules) -> None:
    for option in rules.options:
        assert option.default in option.values
        assert len(option.labels) == len(option.values)
        assert option.why.endswith(".")


# What a seat may know


@every_variant
def test_samples_agree_with_the_view_they_are_made_from(rules: Rules) -> None:
    for state, rng in sampled_moments(rules, FEW, every=3):
        invariants.samples_agree(state, rng)


@every_variant
def test_samples_reach_every_card_that_is_really_there(rules: Rules) -> None:
    for state, rng in sampled_moments(rules, 3, every=60):
        for seat in invariants.seats_of(state):
            _samples_reach(rules, state, seat, rng)


def _samples_reach(rules: Rules, state: State, seat: int, rng: Random) -> None:
    view = state.view(seat)
    real = state.to_dict()["zones"]
    hidden = [zone for zone, cards in view.zones().items() if None in cards]
    piles = [zone for zone in hidden if rules.zones[zone].role is Role.DRAW]
    missing = {(zone, card) for zone in hidden for card in real[zone]}
    missing |= {(f"the first of {zone}", real[zone][0]) for zone in piles}
    orders: dict[str, set[tuple[str, ...]]] = {zone: set() for zone in piles if len(real[zone]) > 1}
    for _ in range(MOST_SAMPLES):
        sample = view.sample(rng).to_dict()["zones"]
        missing -= {(zone, card) for zone in hidden for card in sample[zone]}
        missing -= {(f"the first of {zone}", sample[zone][0]) for zone in piles}
        for zone, found in orders.items():
            found.add(tuple(sample[zone]))
        if not missing and all(len(found) > 1 for found in orders.values()):
            return
    raise AssertionError(f"seat {seat} never imagines {missing}, or always the same {[*orders]}")


@every_variant
def test_nothing_that_a_seat_is_shown_holds_the_seed(rules: Rules) -> None:
    for state in moments(rules, {}, SEED):
        for seat in invariants.seats_of(state):
            view = state.view(seat)
            assert str(SEED).encode() not in msgspec.json.encode(view)
            assert str(SEED) not in str(view.sample(Random(1)).to_dict())


@every_variant
def test_a_bot_picks_the_same_from_the_same_view_and_a_choice_that_is_offered(rules: Rules) -> None:
    for state, rng in sampled_moments(rules, 6, every=3):
        if state.decision is None:
            continue
        seat = state.decision.seat
        view, choices = state.view(seat), state.legal_actions()
        sent = msgspec.json.decode(msgspec.json.encode(view), type=rules.view_type)
        twin = view.sample(rng)
        for policy in (rules.pro, rules.rookie):
            chosen = [policy(seen, choices, generator("twin", 0)) for seen in (view, sent, twin.view(seat))]
            assert chosen[0] in choices
            assert chosen[0] == chosen[1] == chosen[2]


@every_variant
def test_advice_is_what_pro_does_and_every_choice_has_a_reason_in_a_sentence(rules: Rules) -> None:
    for state, _ in sampled_moments(rules, 4, every=5):
        if state.decision is None:
            continue
        view, choices = state.view(state.decision.seat), state.legal_actions()
        advice = rules.advise(view, choices, generator("advice", 0))
        assert advice.action == rules.pro(view, choices, generator("advice", 0))
        for each in (advice, *(rules.advise(view, [action], generator("advice", 0)) for action in choices)):
            assert invariants.SENTENCE.fullmatch(each.reason), each
            assert rules.variant.name in WITH_CHANCES or ". " not in each.reason, each
            assert len(each.reason) < LONGEST_REASON, each
        assert all(rules.advise(view, [action], generator("advice", 0)).action == action for action in choices)


@every_variant
def test_an_evaluation_is_a_chance_that_the_seats_share(rules: Rules) -> None:
    for state, _ in sampled_moments(rules, FEW, every=6):
        chances = [rules.evaluate(state, seat) for seat in invariants.seats_of(state)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert sum(chances) == pytest.approx(1.0)
