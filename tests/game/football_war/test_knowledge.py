"""What a seat knows and remembers, and the positions sampled from it (FW-10 to FW-14, FW-50, FW-66, FW-70)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.chance import generator, pick
from game.contract import Action, Event
from game.events import CardMoved
from game.variants.football_war import RULES
from game.variants.football_war.card_count import CardCount
from game.variants.football_war.cards import CODE, FACE_OF
from game.variants.football_war.state import FootballWarState
from game.variants.football_war.view import FootballWarView
from tests.game.football_war.positions import act, codes, position

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
    assert state.view(0).own_buried == buried
    assert state.view(1).own_buried is None
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
    assert CODE[state.draw_pile[0]] == "HB Dive"
    act(state, "CONCEDE")
    state.facts.offense, state.facts.defense = 1, 0
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


def in_faces(view: FootballWarView) -> dict[str, Any]:
    """All that a view says, with cards as faces, so that equal copies are the same."""
    said = {name: getattr(view, name) for name in (*view.__struct_fields__, "unseen")}
    for name in ("hand", "unseen"):
        said[name] = sorted(codes(said[name]))
    for name in ("drive_pile", "flag_pile"):
        said[name] = codes(said[name])
    for name in ("known", "score_piles"):
        said[name] = [sorted(codes(cards)) for cards in said[name]]
    for name in ("partly", "forfeit_known"):
        said[name] = sorted((CODE[card], mask) for card, mask in said[name])
    said["buried"] = [(slot.seat, sorted(codes(slot.doubt)), slot[2:]) for slot in view.buried]
    said["own_buried"] = face(view.own_buried)
    said["locked"] = [face(card) for card in view.locked]
    return said


def face(card: int | None) -> str | None:
    return None if card is None else CODE[card]


def told(event: Event, seat: int) -> Event:
    """An event as a seat sees it, without the number of its copy."""
    masked = event.masked(seat)
    return msgspec.structs.replace(masked, card=None) if isinstance(masked, CardMoved) else masked


def by_kind(actions: Sequence[Action], rng: Random) -> Action:
    """One of the actions, every kind of them as likely as the other: timeouts and look-backs are seldom else."""
    kinds = sorted({type(action).__name__ for action in actions})
    kind = pick(kinds, rng)
    return pick([action for action in actions if type(action).__name__ == kind], rng)


@pytest.mark.parametrize("players", ["2", "4"])
@pytest.mark.parametrize("clock", ["off", "30"])
@settings(max_examples=60)
@given(seed=st.integers(0, 10**6), length=st.integers(1, 150))
def test_what_one_seat_cannot_see_changes_nothing_that_it_sees(
    players: str, clock: str, seed: int, length: int
) -> None:
    """A sample differs from the match in what is hidden alone; both go on looking the same whatever the others do."""
    state: FootballWarState = RULES.start(RULES.complete({"players": players, "play_clock": clock}), seed)[0]
    rng = generator(f"{seed}/random", 0)
    for _ in range(length):
        if state.decision is None:
            return
        state.push(by_kind(state.legal_actions(), rng))
    if state.decision is None:
        return
    watcher = (state.decision.seat + 1) % int(players)
    view = state.view(watcher)
    assert not set(view.unseen) & (view.remembered() | set(view.hand))
    twin = view.sample(rng)
    for _ in range(12):
        if state.decision is None or state.decision.seat == watcher:
            return
        shared = [action for action in state.legal_actions() if action in twin.legal_actions()]
        if not shared:
            return
        action, period, drawn = by_kind(shared, rng), state.facts.period, state.facts.drawn[watcher]
        seen = [[told(event, watcher) for event in each.apply(action)] for each in (state, twin)]
        if state.facts.period != period or state.facts.drawn[watcher] != drawn:
            return
        assert seen[0] == seen[1]
        assert in_faces(state.view(watcher)) == in_faces(twin.view(watcher))


def test_a_timeout_with_nothing_hidden_buries_a_known_card_for_certain() -> None:
    """FW-50, FW-70: the one card that could go under the pile lies there in every sample, and no hand holds it."""
    state = position([[], ["PENALTY 5", "HB Dive"]], ["QB Sneak"], live="Curl", drive_pile=["Curl", "Go Route"])
    act(state, "FLAG(5)", "TIMEOUT(Curl)")
    assert {CODE[sample.draw_pile[0]] for sample in samples(state, 1)} == {"Curl"}
    assert CardCount(state.view(1)).holds(0, FACE_OF["Curl"]) < 0.1


def test_one_of_two_known_cards_is_buried_in_every_sample_where_nothing_else_could_be() -> None:
    state = position([[], ["PENALTY 10", "HB Dive"]], ["QB Sneak"], live="Curl", drive_pile=["Curl", "Go Route"])
    act(state, "FLAG(10)", "TIMEOUT(Curl)")
    under = Counter(CODE[sample.draw_pile[0]] for sample in samples(state, 1, 1000))
    assert under.keys() == {"Curl", "Go Route"}
    assert 400 < under["Curl"] < 600
    for sample in samples(state, 1):
        both = [CODE[card] for card in (sample.draw_pile[0], *sample.hands[0])]
        assert {"Curl", "Go Route"} <= set(both)


def test_a_locked_card_is_told_to_nobody_who_did_not_bury_it() -> None:
    """FW-14, FW-75: whatever the other seat draws, the view says the same."""
    views = []
    for drawn in ("HB Dive", "HB Draw"):
        hands = [["QB Sneak", "QB Option", "PENALTY 5"], ["Go Route", "Quick Out"]]
        state = position(hands, ["HB Sweep", drawn], ["HB Dive", "Curl"])
        act(state, "FLAG(5)", "LEAD(QB Sneak)", "TIMEOUT(HB Dive)", "LOOK_BACK")
        views.append(state.view(0))
    assert [view.locked for view in views] == [(None,), (None,)]
    drawn_or_not = {"unseen": 0, "score_piles": 0}
    assert in_faces(views[0]) | drawn_or_not == in_faces(views[1]) | drawn_or_not


def test_who_buried_a_card_knows_that_it_is_locked_in_the_hand_that_digs_it_up() -> None:
    state = position([["Curl", "HB Dive"], ["Go Route"]], more=1, drive_pile=["HB Draw", "HB Sweep"])
    act(state, "TIMEOUT(Curl)", "LEAD(HB Dive)", "LOOK_BACK")
    assert [CODE[card] for card in state.view(0).locked if card is not None] == ["Curl"]
    assert all(sample.locked == state.locked for sample in samples(state, 0, 20))


def test_a_dug_up_card_answers_for_an_equal_one_in_doubt() -> None:
    """FW-35: whether the known HB Dive or its hidden twin was buried, the seat that digs it up sees the same."""
    views = []
    for swapped in (False, True):
        document = position(
            [["QB Sneak", "QB Option"], ["HB Dive", "Go Route"]], ["HB Sweep"], ["Curl", "HB Draw"], more=0
        ).to_dict()
        document["known"] = [0, 1]
        zones = document["zones"]
        first, second = "HB Dive #1", next(card for card in zones["score_pile:0"] if card.startswith("HB Dive"))
        spare = next(card for card in zones["score_pile:0"] if card.startswith("Quick Out"))
        zones["score_pile:0"] = [card for card in zones["score_pile:0"] if card not in (second, spare)]
        zones["hand:1"] = [first, "Go Route #1", spare if swapped else second]
        zones["forfeit_pile"] = [second if swapped else spare]
        state = FootballWarState.from_dict({**document, "forfeit_seen": [2], "offense": 1, "defense": 0})
        act(state, "TIMEOUT(HB Dive)", "LEAD(Go Route)", "LOOK_BACK")
        views.append(in_faces(state.view(0)))
    assert views[0]["hand"] == views[1]["hand"]
    assert views[0]["known"] == views[1]["known"] == [[], []]


def test_a_known_card_that_was_buried_for_want_of_another_is_played_by_its_twin() -> None:
    """FW-35: the locked copy, when it is free, shows as the one that was known; so nobody learns what was buried."""
    shown = []
    for buried in ("HB Dive", "Go Route"):
        state = position([["QB Sneak"], ["Go Route", "Quick Slant", "PENALTY 5"]], ["HB Dive", "Quick Out"], more=9)
        state.drive_pile = []
        document = state.to_dict()
        document["zones"]["hand:1"].insert(0, "HB Dive #5")
        document["zones"]["score_pile:0"] = [c for c in document["zones"]["score_pile:0"] if c != "HB Dive #5"]
        pair = [c for c in document["zones"]["score_pile:0"] if c.startswith("Curl")][:2]
        document["zones"]["score_pile:0"] = [c for c in document["zones"]["score_pile:0"] if c not in pair]
        document["zones"]["drive_pile"] = pair
        document.update(known=[0, 1], offense=1, defense=0)
        state = FootballWarState.from_dict(document)
        act(state, "LOOK_BACK", f"TIMEOUT({buried})", "LEAD(Quick Slant)", "CONCEDE", "LEAD(HB Dive)")
        shown.append(state.drive_pile[-1])
    assert shown[0] == shown[1]


def test_what_was_in_doubt_stays_so_when_its_hand_is_forfeited() -> None:
    """FW-66, FW-70: the known card lies under the Play pile or on the Forfeit pile, and nowhere else."""
    state = flagged("FIELD GOAL", other=["Go Route", "FIELD GOAL"])
    act(state, "LEAD(Curl)", "CONCEDE", "LEAD(QB Sneak)", "TIMEOUT(Go Route)", "CONCEDE")
    state.facts.offense, state.facts.defense = 1, 0
    act(state, "KICK", "CONCEDE")
    known = next(card for card in state.forfeit_pile if CODE[card] == "HB Dive")
    assert known not in state.view(0).unseen
    places = Counter(
        "under" if sample.draw_pile[0] == known else "forfeited"
        for sample in samples(state, 0, 600)
        if known == sample.draw_pile[0] or known in sample.forfeit_pile
    )
    assert sum(places.values()) == 600
    assert places.keys() == {"under", "forfeited"}
    for sample in samples(state, 0, 20):
        sample.check()
        assert sample.view(0) == state.view(0)
