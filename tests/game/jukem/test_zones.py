"""Where the cards are and who may know it (JF-81 to JF-84)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.contract import BadPosition
from game.variants.jukem import RULES
from game.variants.jukem.actions import faces, plays_of
from game.variants.jukem.cards import CODE
from game.variants.jukem.state import JukemState
from tests.game.jukem.positions import codes, hand, position, take, turn
from tests.play import moments, sampled_moments


def test_jf_81_every_card_lies_in_exactly_one_zone() -> None:
    for state, _ in sampled_moments(RULES, 12, every=3):
        zones = state.to_dict()["zones"]
        names = [name for cards in zones.values() for name in _flat(cards)]
        assert len(names) == len(set(names)) == (54 if state.to_dict()["practice"] else 56)


def _flat(cards: list[Any]) -> list[str]:
    return [name for card in cards for name in (card if isinstance(card, list) else [card])]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda state: state.draw_pile.pop(), "zones"),
        (lambda state: state.draw_pile.append(state.discard_pile[0]), "zones"),
        (lambda state: setattr(state.facts, "points", (7, 0)), "points"),
        (lambda state: state.totals.__setitem__(1, 50), "totals"),
        (lambda state: setattr(state.facts, "known", (5, 0)), "known"),
        (lambda state: state.hands[1].append(state.draw_pile.pop()), "hand:1"),
        (lambda state: setattr(state.facts, "attacker", 2), "attacker"),
        (lambda state: setattr(state.facts, "first_dealer", 2), "first_dealer"),
        (lambda state: setattr(state.facts, "period", 12), "period"),
        (lambda state: setattr(state.facts, "stall", -1), "stall"),
        (lambda state: setattr(state, "phase", None), "phase"),
        (lambda state: state.score_piles.__setitem__(0, ((),)), "score_pile:0"),
    ],
)
def test_jf_81_check_names_the_field_that_is_wrong(change: Any, field: str) -> None:
    state = turn(["RUN 5", "SACK"], discard_pile=["RUN 20"])
    state.check()
    change(state)
    with pytest.raises(BadPosition, match=f"^{field}: "):
        state.check()


@pytest.mark.parametrize(
    ("zone", "cards"),
    [
        ("line:0", [["PASS 5-20", "CATCH 50"]]),
        ("line:0", [["FIELD GOAL"]]),
        ("line:0", [["JUKEM"]]),
        ("line:0", [[]]),
        ("hand:0", ["RUN 15 #5"]),
        ("hand:0", ["RUN 15 #\N{SUPERSCRIPT TWO}"]),
        ("hand:0", ["RUN 12"]),
        ("hand:2", []),
    ],
)
def test_jf_81_a_zone_that_cannot_be_is_refused_by_its_name(zone: str, cards: list[Any]) -> None:
    document = turn(["RUN 5", "SACK"], discard_pile=["RUN 30"]).to_dict()
    used = {name.partition(" #")[0] for name in _flat(cards)}
    for pile in ("draw_pile", "out_of_play"):
        document["zones"][pile] = [n for n in document["zones"][pile] if n.partition(" #")[0] not in used]
    document["zones"][zone] = cards
    with pytest.raises(BadPosition, match=f"^{zone}: "):
        JukemState.from_dict(document)


@pytest.mark.parametrize("jukem", [True, False])
def test_jf_81_a_defense_window_needs_an_answerable_play(jukem: bool) -> None:
    play = ["RUN 5", "JUKEM"] if jukem else ["RUN 5"]
    if jukem:
        with pytest.raises(BadPosition, match=r"^phase: .*JF-34"):
            turn(["RUN 10"], line=[play], phase="defense")
    else:
        assert turn(["RUN 10"], line=[play], phase="defense").decision


def _rearranged(state: JukemState, seat: int, rng: Random) -> JukemState:
    """The same position to ``seat``: everything that it cannot see is dealt anew, the key included."""
    other = state.hands[1 - seat]
    known = state.facts.known[1 - seat]
    hidden = len(other) - known
    twin = state.clone()
    twin.key = rng.random().hex()
    twin.chance += 3
    while True:
        pool = state.draw_pile + other[known:]
        rng.shuffle(pool)
        twin.hands[1 - seat] = other[:known] + pool[:hidden]
        twin.draw_pile = pool[hidden:]
        with suppress(BadPosition):  # a hand that could not have discarded (JF-41)
            twin.check()
            return twin


def test_jf_82_a_seat_is_shown_neither_the_other_hand_nor_the_draw_pile() -> None:
    for state, rng in sampled_moments(RULES, 20, every=8):
        assert isinstance(state, JukemState)
        for seat in (0, 1):
            twin = _rearranged(state, seat, rng)
            assert twin.view(seat) == state.view(seat)
            assert msgspec.json.encode(twin.view(seat)) == msgspec.json.encode(state.view(seat))
            zones = state.view(seat).zones()
            assert set(zones[f"hand:{1 - seat}"]) <= {None}
            assert set(zones["draw_pile"]) <= {None}


def test_jf_82_samples_deal_every_unseen_card_everywhere_about_equally_often() -> None:
    state = turn(["RUN 5", "SACK"], ["RUN 10", "FUMBLE", "JUKEM", "CATCH 40"], draw_count=20)
    view = state.view(0)
    rng = Random(4)
    in_hand: Counter[int] = Counter()
    on_top: Counter[int] = Counter()
    for _ in range(4800):
        sample = view.sample(rng)
        in_hand.update(sample.hands[1])
        on_top[sample.draw_pile[-1]] += 1
    assert set(in_hand) == set(on_top) == set(view.unseen)
    assert len(view.unseen) == 24
    assert all(600 < in_hand[card] < 1000 for card in view.unseen), "4 of 24 places: 800 each"
    assert all(120 < on_top[card] < 290 for card in view.unseen), "1 of 24 places: 200 each"


def test_jf_82_a_sample_does_not_foresee_the_next_shuffle() -> None:
    state = position((["SACK"], ["FUMBLE"]), draw_count=0)
    real = state.clone()
    take(real, "end_half")
    rng = Random(9)
    deals = set()
    for _ in range(20):
        sample = state.view(0).sample(rng)
        take(sample, "end_half")
        assert sample.draw_pile != real.draw_pile
        deals.add(tuple(sample.draw_pile))
    assert len(deals) == 20


def test_jf_83_both_seats_see_all_that_was_laid_face_up() -> None:
    """JF-83."""
    open_zones = ("discard_pile", "line:0", "line:1", "out_of_play", "score_pile:0", "score_pile:1")
    for state in moments(RULES, {}, 12):
        shown = [state.view(seat).zones() for seat in (0, 1)]
        assert isinstance(state, JukemState)
        for zone in open_zones:
            assert shown[0][zone] == shown[1][zone]
            assert None not in shown[0][zone]
        assert shown[0]["discard_pile"] == tuple(state.discard_pile), "the whole pile in order"


def test_jf_84_a_card_taken_from_the_discard_pile_is_remembered_until_it_leaves_the_hand() -> None:
    state = turn(["SACK", "FUMBLE", "RUN 5", "RUN 10"], phase="replenish", discard_pile=["CATCH 40"])
    take(state, "take_discard")
    assert codes(state.view(1).other_known) == ["CATCH 40"]
    take(state, "RUN 5", "let_it_stand")
    assert codes(state.view(1).other_known) == ["CATCH 40"]
    for sample in (state.view(1).sample(Random(n)) for n in range(20)):
        assert "CATCH 40" in hand(sample, 0)


def test_jf_84_a_known_copy_is_spent_before_a_hidden_one() -> None:
    state = turn(["RUN 30", "RUN 5", "SACK", "FUMBLE"], phase="replenish", discard_pile=["RUN 30"])
    known = state.discard_pile[-1]
    take(state, "take_discard", "RUN 30")
    assert state.lines[0][-1].cards == (known,)
    assert state.view(1).other_known == ()
    assert hand(state, 0) == ["FUMBLE", "RUN 30", "RUN 5", "SACK"]


@given(st.integers(0, 10_000), st.data())
def test_jf_84_both_seats_agree_on_what_the_other_one_knows(seed: int, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(list(moments(RULES, {}, seed))))
    assert isinstance(state, JukemState)
    for seat in (0, 1):
        own, theirs = state.view(seat), state.view(1 - seat)
        assert own.hand[: own.facts.known[seat]] == theirs.other_known
        assert theirs.other_count == len(own.hand)
        assert set(own.hand[own.facts.known[seat] :]) <= set(theirs.unseen)


def test_a_sample_never_gives_a_seat_that_discarded_a_play_that_it_would_have_had_to_make() -> None:
    """JF-41: what stays in the hand after a discard makes no play, and everybody knows it until the next play."""
    hand, rng = ["SACK", "FUMBLE", "CATCH 10", "CATCH 15", "PASS 20-50"], Random(3)
    state = turn(hand, ["RUN 5", "RUN 10", "RUN 15", "RUN 20"])
    take(state, "discard SACK")
    view = state.view(1)
    for _ in range(400):
        sample = view.sample(rng)
        assert not plays_of(faces(sample.hands[0]), True, 0)
        assert sample.view(1) == view
    held = {CODE[card] for _ in range(400) for card in view.sample(rng).hands[0]}
    assert held == {CODE[card] for card in view.unseen if not plays_of(faces([card]), True, 0)}


def test_where_one_hand_alone_could_have_discarded_every_sample_deals_that_hand() -> None:
    """JF-41: of these six unseen cards four make no play together, and a search has to find them."""
    state = turn(["SACK", "PASS 5-20", "PASS 10-35", "PASS 20-50", "JUKEM"], ["RUN 5"],
                 draw_pile=["CATCH 15", "RUN 25"], draw_count=2)  # fmt: skip
    take(state, "discard SACK")
    view = state.view(1)
    for seed in range(200):
        assert sorted(view.sample(Random(seed)).hands[0]) == sorted(state.hands[0])


def test_what_came_since_a_discard_may_make_any_play() -> None:
    """JF-41: the drawn card is new, and the next play ends what is known."""
    state = turn(["SACK", "FUMBLE", "CATCH 10", "CATCH 15", "PASS 20-50"], ["RUN 5", "RUN 10", "RUN 15", "RUN 20"],
                 draw_pile=["RUN 10", "RUN 25", "RUN 30"])  # fmt: skip
    take(state, "discard SACK", "draw_pile", "RUN 5", "let_it_stand", "draw_pile")
    view, rng = state.view(1), Random(3)
    old = [sample.hands[0][:-1] for sample in (view.sample(rng) for _ in range(300))]
    assert not any(plays_of(faces(cards), True, 0) for cards in old)
    assert any(plays_of(faces(view.sample(rng).hands[0]), True, 0) for _ in range(50))
    take(state, "RUN 25", "let_it_stand")
    assert state.facts.fresh == (None, None)


SCORED = ["RUN 30", "RUN 25", "RUN 20", "RUN 15", "RUN 10"]
"""A hundred yards."""


def document(**changes: Any) -> dict[str, Any]:
    """A position in which cards that are not mentioned lie in the draw pile."""
    zones = {"hand:0": ["RUN 5"], "hand:1": ["SACK"], **changes.pop("zones", {})}
    return {"attacker": 0, "phase": "play", "rest": "draw_pile", "zones": zones, **changes}


def test_jf_81_a_position_is_written_in_a_few_words() -> None:
    state = JukemState.from_dict(document())
    assert (codes(state.hands[0]), codes(state.hands[1])) == (["RUN 5"], ["SACK"])
    assert len(state.draw_pile) == 54
    over = JukemState.from_dict(document(phase="over", period=1, points=[3, 0], rest="out_of_play"))
    assert (len(over.out_of_play), len(over.draw_pile)) == (54, 0)


@pytest.mark.parametrize(
    ("changes", "scoring"),
    [
        ({"points": [17, 3]}, [[0, 7, 0], [0, 7, 0], [0, 3, 0], [1, 3, 0]]),
        ({"points": [7, 7], "period": 1}, [[0, 7, 0], [1, 7, 0]]),
        (
            {"points": [3, 7], "period": 1, "zones": {"score_pile:1": [SCORED]}},
            [[0, 3, 0], [1, 7, 1]],
        ),
        ({"points": [10, 7], "period": 3, "phase": "over"}, [[0, 7, 0], [1, 7, 0], [0, 3, 3]]),
        ({"points": [7, 14], "period": 2, "phase": "over"}, [[0, 7, 0], [1, 7, 0], [1, 7, 2]]),
    ],
)
def test_jf_2_points_are_accounted_for_where_their_scores_are_not_listed(
    changes: dict[str, Any], scoring: list[list[int]]
) -> None:
    state = JukemState.from_dict(document(**changes))
    assert state.to_dict()["scoring"] == scoring
    assert JukemState.from_dict(state.to_dict()) == state


def whole() -> dict[str, Any]:
    """A position in which every card is mentioned."""
    return turn(["RUN 5", "SACK"]).to_dict()


def playable() -> dict[str, Any]:
    """One whose attacker had a play to make after each that it made."""
    return turn(["RUN 10", "RUN 15", "RUN 15", "RUN 20", "JUKEM"], ["RUN 5"], line=[["RUN 5"]]).to_dict()


@pytest.mark.parametrize(
    ("right", "field", "changes"),
    [
        (whole, "phase", {"phase": "defense"}),
        (whole, "phase", {"phase": "kickoff"}),
        (whole, "phase", {"phase": "over"}),
        (whole, "attacker", {"attacker": 2}),
        (whole, "period", {"period": 12}),
        (whole, "stall", {"stall": -1}),
        (whole, "points", {"points": [5, 0]}),
        (whole, "points", {"points": [7, 0], "scoring": [[0, 3, 0]]}),
        (whole, "points", {"points": [7]}),
        (whole, "scoring", {"scoring": [[0, 7]]}),
        (whole, "variant", {"variant": "blowout"}),
        (whole, "key", {"key": None}),
        (whole, "weather", {"weather": "rain"}),
        (whole, "zones", {"practice": True}),
        (whole, "points", {"period": 2, "points": [7, 0], "scoring": [[0, 7, 1]]}),
        (playable, "scoring", {"points": [5, 0], "scoring": [[0, 5, 0]]}),
        (playable, "scoring", {"points": [0, 0], "scoring": [[9, 7, 0]]}),
        (playable, "scoring", {"points": [7, 0], "scoring": [[0, 7, 1]]}),
        (playable, "scoring", {"period": 3, "points": [7, 7], "scoring": [[0, 7, 2], [1, 7, 2]]}),
        (playable, "stall", {"stall": 7}),
        (playable, "hand:0", {"phase": "defense"}),
        (document, "draw_pile", {"phase": "replenish", "rest": "out_of_play"}),
        (document, "draw_pile", {"phase": "over", "period": 1, "points": [7, 0]}),
        (document, "draw_pile", {"phase": "over", "period": 11, "points": [7, 7]}),
        (document, "scoring", {"phase": "over", "period": 2, "points": [7, 0], "scoring": [[0, 7, 1]]}),
        (document, "points", {"zones": {"score_pile:0": [SCORED]}}),
        (document, "score_pile:1", {"points": [7, 0], "scoring": [[0, 7, 0]], "zones": {"score_pile:1": [SCORED]}}),
        (document, "score_pile:0", {"points": [7, 0], "scoring": [[0, 7, 0]], "period": 1,
                                    "zones": {"score_pile:0": [SCORED]}}),
        (document, "points", {"points": [11, 0]}),
        (document, "points", {"phase": "over", "period": 2, "points": [13, 7]}),
        (document, "rest", {"rest": "line:0"}),
        (document, "zones", {"rest": None}),
    ],
)  # fmt: skip
def test_jf_81_a_position_that_cannot_arise_is_refused_by_its_field(
    right: Callable[[], dict[str, Any]], field: str, changes: dict[str, Any]
) -> None:
    """JF-2, JF-15, JF-24, JF-48, JF-63, JF-66, JF-75."""
    made = right()
    JukemState.from_dict(made)
    zones = {**made["zones"], **changes.get("zones", {})}
    with pytest.raises(BadPosition, match=f"^{field}: "):
        JukemState.from_dict({**made, **changes, "zones": zones})


def test_a_seat_remembers_the_discard_that_the_other_one_took() -> None:
    """JF-84: until it is played, everybody knows where it lies; nothing else of the other hand is known."""
    state = turn(["RUN 10", "RUN 15", "RUN 20", "SACK"], ["CATCH 15"], phase="replenish", discard_pile=["RUN 5"])
    (card,) = state.discard_pile
    assert not state.view(1).remembered()
    take(state, "take_discard")
    assert state.view(1).remembered() == {card}
    assert not state.view(0).remembered()
    take(state, "RUN 5")
    assert not state.view(1).remembered()
