"""Who sees what: secret calls, closed hands, open discard piles (BO-106, BO-107, BO-108, BO-118)."""

from __future__ import annotations

from random import Random

import msgspec

from game.events import CardMoved, Revealed
from game.variants.blowout import RULES
from game.variants.blowout.actions import parse
from game.variants.blowout.cards import CODE, DISCARD_PILES, HANDS
from game.variants.blowout.events import CallMade
from tests.game.blowout.positions import act, position, somewhere, told


def test_bo_106_a_call_shows_nothing_but_that_it_was_made() -> None:
    views, events = set(), set()
    for call in ("RUN 60", "PASS 100", "KICK 45"):
        state = position(down=4)
        happened = act(state, call)
        events.add(msgspec.json.encode([event.masked(1) for event in happened]))
        views.add(msgspec.json.encode(state.view(1)))
        assert [event.seat for event in told(happened, CallMade)] == [0]
        assert state.view(0).call == call
    assert len(views) == len(events) == 1


def test_bo_106_the_second_caller_and_its_computer_cannot_tell_the_first_call() -> None:
    chosen = set()
    for call in ("RUN 60", "PASS 40", "KICK 45"):
        state = position(down=4)
        act(state, call)
        view, choices = state.view(1), state.legal_actions()
        chosen.add((RULES.pro(view, choices, Random(3)), RULES.rookie(view, choices, Random(3))))
        calls = {view.sample(Random(seed)).call for seed in range(300)}
        assert {"RUN 60", "PASS 40", "KICK 30"} <= calls
    assert len(chosen) == 1


def test_bo_118_a_called_card_counts_as_a_card_of_its_hand_until_the_reveal() -> None:
    state = position(down=4)
    before = state.view(1)
    act(state, "KICK 45")
    after = state.view(1)
    assert after.other_counts == before.other_counts == (5, 0, 1)
    assert after.zones() == before.zones()
    events = act(state, "DEF -60")
    assert state.view(1).other_counts == (5, 0, 0)
    moves = [event for event in told(events, CardMoved) if event.how == "play"]
    assert [move.masked(1).code for move in moves] == [None, "DEF -60"]
    assert [event.code for event in told(events, Revealed)] == ["KICK 45", "DEF -60"]


def test_bo_107_nobody_sees_the_other_hands_nor_the_order_of_a_deck() -> None:
    for state, rng in somewhere(6, 30):
        for seat in (0, 1):
            zones = state.view(seat).zones()
            hidden = [name for name in zones if "draw_pile" in name]
            hidden += [name for name in HANDS if name.endswith(str(1 - seat))]
            assert all(set(zones[name]) <= {None} for name in hidden)
            twin = state.view(seat).sample(rng)
            assert twin.view(seat) == state.view(seat)


def test_bo_107_an_exchanged_hidden_card_changes_no_view() -> None:
    state = position()
    other = state.clone()
    drawn, held = other.draw_piles[4][0], other.hands[4][0]
    other.hands[4] = (drawn, *other.hands[4][1:])
    other.draw_piles[4] = (held, *other.draw_piles[4][1:])
    other.check()
    assert CODE[drawn] != CODE[held]
    assert state.view(0) == other.view(0)
    assert state.view(1) != other.view(1)


def test_bo_108_both_seats_see_every_discard_pile() -> None:
    for state, _ in somewhere(4, 40):
        for seat in (0, 1):
            zones = state.view(seat).zones()
            assert [zones[name] for name in DISCARD_PILES] == state.discard_piles


def test_samples_reach_every_card_that_the_other_hand_may_hold() -> None:
    state = position()
    view = state.view(0)
    held = {CODE[card] for seed in range(400) for card in view.sample(Random(seed)).hands[4]}
    assert held == {CODE[card] for card in view.hidden(4)}


def test_every_action_has_the_text_that_the_rulebook_prints() -> None:
    assert str(parse("DEF −65")) == str(parse("DEF -65")) == "DEF -65"
    for text in ("start_on_offense", "start_on_defense", "none", "RUN 70", "OFFSIDES-D", "DELAY OF GAME", "KICK 30"):
        assert str(parse(text)) == text
