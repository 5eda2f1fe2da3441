"""A table state updated by masked events equals that of the view, in every game, for every seat."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from game.chance import pick
from game.match import Match
from game.table_state import TableState
from game.variant import Rules
from tests.game.cases import every_variant
from tests.play import option_sets, players

FIRST = 3
"""Matches of each game with random choices; in as many others Pro chooses."""


def new_match(rules: Rules, seed: int) -> Match:
    """Starts a match whose options vary with the seed."""
    sets = option_sets(rules)
    options = rules.complete(sets[seed % len(sets)])
    return Match(rules, options, players(rules, options), seed)


def differing(one: TableState, other: TableState) -> dict[str, tuple[object, object]]:
    """Returns the fields in which two states differ, with single zones."""
    found: dict[str, tuple[object, object]] = {}
    for field in fields(one):
        mine, theirs = getattr(one, field.name), getattr(other, field.name)
        if field.compare and field.name != "zones" and mine != theirs:
            found[field.name] = (mine, theirs)
    for zone in one.zones.keys() | other.zones.keys():
        if one.zones.get(zone) != other.zones.get(zone):
            found[zone] = (one.zones.get(zone), other.zones.get(zone))
    return found


@every_variant
@pytest.mark.parametrize("seed", range(2 * FIRST))
def test_events_and_views_give_the_same_position_after_every_act(rules: Rules, seed: int) -> None:
    match, rng = new_match(rules, seed), Random(seed)
    seats = range(len(match.players))
    carried = [rules.table_state(match.state.view(seat)) for seat in seats]
    while match.decision is not None:
        legal = match.state.legal_actions()
        by_pro = seed >= FIRST
        action = rules.pro(match.state.view(match.decision.seat), legal, rng) if by_pro else pick(legal, rng)
        events = rules.event_order(match.play(action))
        for seat, position in zip(seats, carried, strict=True):
            for event in events:
                position.handle_event(event.masked(seat))
            expected = rules.table_state(match.state.view(seat))
            assert differing(position, expected) == {}, f"after action {len(match.actions)}, {action}, for seat {seat}"


@every_variant
def test_the_first_deal_brings_the_cards_of_an_empty_table_to_where_the_view_has_them(rules: Rules) -> None:
    match = new_match(rules, FIRST)
    for seat in range(len(match.players)):
        view = match.state.view(seat)
        state, expected = rules.table_state_type.before(view, rules.zones), rules.table_state(view)
        assert state.zones != expected.zones
        for event in rules.event_order(match.history[0]):
            state.handle_event(event.masked(seat))
        assert (state.zones, state.points) == (expected.zones, expected.points)
