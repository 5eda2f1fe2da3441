"""What a seat knows and remembers, and the positions sampled from it (FW-10 to FW-14, FW-50, FW-66, FW-70)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.chance import generator, pick
from game.variants.football_war import RULES
from game.variants.football_war.cards import CODE
from game.variants.football_war.state import FootballWarState
from tests.football_war.table import act, codes, position

MANY = 300


def flagged(*more: str, other: list[str] | None = None) -> FootballWarState:
    """Seat 1 has taken HB Dive before all eyes and holds ``more`` besides."""
    hand = ["Go Route", *more] if other is None else other
    state = position([["Curl", "QB Sneak", "QB Option", "PENALTY 5"], hand], drive_pile=["HB Dive"])
    act(state, "FLAG(5)")
    return state


def samples(state: FootballWarState, seat: int, count: int = MANY) -> list[FootballWarState]:
    view, rng = state.view(seat), Random(7)
    return [view.sample(rng) for _ in range(count)]


def test_a_known_card_is_in_that_hand_in_every_sample() -> None:
    state = flagged()
    (known,) = state.view(0).known[1]
    assert all(known in sample.hands[1] for sample in samples(state, 0, 30))


def test_the_rest_of_a_hand_varies_and_reaches_every_unseen_card() -> None:
    state = flagged()
    seen = {card for sample in samples(state, 0, 900) for card in sample.hands[1]}
    assert set(state.view(0).unseen) <= seen


def test_a_buried_card_is_known_to_its_seat_only_and_lies_at_the_bottom() -> None:
    state = position([["Curl", "HB Dive"], ["Go Route"]])
    act(state, "TIMEOUT(Curl)")
    buried = state.draw_pile[0]
    assert state.view(0).buried[0].card == buried
    assert state.view(1).buried[0].card is None
    assert all(sample.draw_pile[0] == buried for sample in samples(state, 0, 30))
    assert len({sample.draw_pile[0] for sample in samples(state, 1)}) > 10


def test_a_timeout_puts_known_cards_in_doubt_without_telling_which_was_buried() -> None:
    states = []
    for buried in ("HB Dive", "Go Route"):
        state = flagged("HB Draw")
        act(state, "LEAD(Curl)", f"TIMEOUT({buried})")
        states.append(state)
    views = [state.view(0) for state in states]
    assert views[0] == views[1], "seat 0 sees a difference between burying the known card and another"
    assert codes(views[0].known[1]) == ["HB Dive"]
    for state in states:
        places = {CODE[sample.draw_pile[0]] == "HB Dive" for sample in samples(state, 0)}
        assert places == {True, False}


def test_equal_copies_are_one_piece_of_knowledge_after_a_timeout() -> None:
    """The known HB Dive is buried and another is drawn; when one is played, nobody can tell which."""
    state = position(
        [["QB Sneak", "QB Option", "PENALTY 5"], ["Go Route", "Quick Out"]], ["HB Dive"], ["HB Dive", "HB Draw"]
    )
    act(state, "FLAG(5)", "LEAD(QB Sneak)")
    known = state.view(0).known[1][0]
    act(state, "TIMEOUT(HB Dive)")
    assert known in state.hands[1], "the drawn copy and the buried one have changed places"
    assert CODE[state.draw_pile[0]] == "HB Dive"
    act(state, "CONCEDE")
    state.offense, state.defense = 1, 0
    act(state, "LEAD(HB Dive)")
    assert state.drive_pile[-1] == known, "the copy that was known is the one that is seen"
    assert state.view(0).known[1] == ()
    state.check()


def test_who_buried_a_card_knows_the_hand_that_draws_it() -> None:
    state = position([["Curl", "HB Dive"], ["Go Route"]], ["QB Sneak"], more=0)
    act(state, "TIMEOUT(Curl)", "LEAD(HB Dive)", "CONCEDE")
    assert codes(state.view(0).known[1]) == ["Curl"]
    assert codes(state.view(1).hand) == ["Curl", "Go Route"]
    assert state.view(1).own_known == 1


def test_with_four_seats_only_the_burier_knows_the_hand_that_draws_its_card() -> None:
    state = position([["Curl", "HB Dive"], ["Go Route"], ["HB Draw"], ["HB Draw"]], ["QB Sneak"], more=0)
    act(state, "TIMEOUT(Curl)", "LEAD(HB Dive)", "CONCEDE")
    assert codes(state.view(0).known[1]) == ["Curl"]
    assert state.view(2).known[1] == ()
    for seat in range(4):
        for sample in samples(state, seat, 20):
            sample.check()
            assert sample.view(seat) == state.view(seat)


def test_a_forfeited_card_stays_known_to_whoever_knew_it() -> None:
    state = position([["FIELD GOAL", "Curl", "QB Option"], ["Go Route", "PENALTY 5"]], drive_pile=["HB Dive"])
    act(state, "LEAD(Curl)", "FLAG(5)", "KICK", "CONCEDE")
    forfeited = {CODE[card]: card for card in state.forfeit_pile}
    assert set(forfeited) == {"Curl", "QB Option"}
    assert dict(state.view(0).forfeit_known).keys() == set(state.forfeit_pile)
    assert [card for card, _ in state.view(1).forfeit_known] == [forfeited["Curl"]]
    assert forfeited["QB Option"] in state.view(1).unseen


def test_a_sample_mostly_believes_a_concession_and_never_rules_it_out() -> None:
    state = position([["Curl", "Curl", "QB Sneak"], ["Go Route"] * 4 + ["HB Draw"] * 4])
    act(state, "LEAD(Curl)", "CONCEDE")
    with_match = sum(any(CODE[card] == "Curl" for card in sample.hands[1]) for sample in samples(state, 0, 1200))
    assert 0 < with_match < 400


@pytest.mark.parametrize("players", ["2", "4"])
@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), length=st.integers(0, 260))
def test_random_play_keeps_every_invariant_and_every_view(players: str, seed: int, length: int) -> None:
    options = RULES.complete({"players": players, "play_clock": ("off", "30")[seed % 2]})
    state: FootballWarState = RULES.start(options, seed)[0]
    rng = generator(f"{seed}/random", 0)
    for _ in range(length):
        if state.decision is None:
            break
        state.apply(pick(state.legal_actions(), rng))
        state.check()
    assert FootballWarState.from_dict(state.to_dict()) == state
    for seat in range(int(players)):
        view = state.view(seat)
        sample = view.sample(rng)
        sample.check()
        assert sample.view(seat) == view
        assert not set(view.unseen) & (view.remembered() | set(view.hand))


@settings(max_examples=40)
@given(seed=st.integers(0, 10**6), length=st.integers(1, 200))
def test_hidden_cards_that_change_places_change_no_view(seed: int, length: int) -> None:
    """A sample differs from the match in what is hidden alone; both go on looking the same after the same action."""
    state: FootballWarState = RULES.start(RULES.complete({}), seed)[0]
    rng = generator(f"{seed}/random", 0)
    for _ in range(length):
        if state.decision is None:
            return
        state.push(pick(state.legal_actions(), rng))
    if state.decision is None:
        return
    watcher = 1 - state.decision.seat
    twin = state.view(watcher).sample(rng)
    shared = [action for action in state.legal_actions() if action in twin.legal_actions()]
    quiet = [action for action in shared if str(action).startswith("TIMEOUT")]
    for action in quiet:
        real, copy = state.clone(), twin.clone()
        real.push(action)
        copy.push(action)
        if len(real.draw_pile) > len(real.buried) and real.known == copy.known:
            assert real.view(watcher) == copy.view(watcher)
