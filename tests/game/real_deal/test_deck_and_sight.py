"""The decks, and who sees which card (RD-1, RD-3, RD-5 to RD-16, RD-69)."""

from __future__ import annotations

from random import Random

import pytest

from game.contract import BadPosition
from game.events import CardMoved
from game.match import Match
from game.record import Player
from game.variants.real_deal import RULES
from game.variants.real_deal.cards import BY_CODE, CODE, TEAM_DECK, TEAM_IDS, TEAM_OF, WILD_IDS, WILDS, ZONES
from game.variants.real_deal.document import cards_of
from game.variants.real_deal.state import RealDealState
from tests.game.real_deal.positions import act, at, codes, told

TEAM_CARDS = """
RUSHING TD 1-5, RUSHING TD 6-20, RUSHING TD OVER 20, PASSING TD 1-10, PASSING TD 11-20, PASSING TD OVER 20,
FIELD GOAL 18-45, FIELD GOAL OVER 45, RETURN TD, PUNTS INSIDE THE 10, HAS BALL END OF QUARTER, RECOVERS FUMBLE,
INTERCEPTION, MISSES FG, BLOCKS KICK, 4TH DOWN STOP, SAFETY, RED FLAG
"""


def started(seed: int = 1) -> RealDealState:
    state: RealDealState = RULES.start({}, seed)[0]
    return state


def test_rd_1_rd_69_two_teams_play_and_no_more() -> None:
    """RD-1, RD-69."""
    assert RULES.seats == (2,)
    with pytest.raises(ValueError, match="seats 2, not 3"):
        Match(RULES, {}, [Player(name) for name in ("Gulls", "Foxes", "Elk")], 1)


def test_rd_5_each_team_has_these_eighteen_cards_one_of_each() -> None:
    assert [card.code for card in TEAM_DECK] == [name.strip() for name in TEAM_CARDS.replace("\n", " ").split(",")]
    assert all(card.count == 1 for card in BY_CODE.values())
    for seat in (0, 1):
        assert [CODE[card] for card in TEAM_IDS[seat]] == [card.code for card in TEAM_DECK]


def test_rd_6_the_double_border_cards_are_never_used() -> None:
    doubles = ("RUSHING TD 1-5", "PASSING TD 1-10", "FIELD GOAL 18-45", "RECOVERS FUMBLE", "INTERCEPTION")
    assert all(CODE.count(code) == 2 for code in doubles)


def test_rd_7_six_wild_cards_one_of_each() -> None:
    wild = ["HOLDING", "PERSONAL FOUL", "FALSE START", "PASS INTERFERENCE", "TACKLE FOR LOSS", "QB SACK"]
    assert [card.code for card in WILDS] == [CODE[card] for card in WILD_IDS] == wild
    assert len(CODE) == 42


def test_rd_8_rd_14_rd_18_three_wild_cards_a_team_divided_anew_each_quarter() -> None:
    shares = set()
    for seed in range(40):
        state = started(seed)
        wild = [{card for card in cards_of(state, seat) if TEAM_OF[card] is None} for seat in (0, 1)]
        assert [len(share) for share in wild] == [3, 3]
        assert wild[0] | wild[1] == set(WILD_IDS)
        shares.add(frozenset(wild[0]))
    assert len(shares) > 10


def test_rd_10_a_seat_sees_its_own_hand_and_counts_the_other() -> None:
    state = started()
    view = state.view(0)
    assert view.hand == tuple(state.hands[0])
    assert (view.other_count, view.draw_counts) == (4, (17, 17))
    assert view.zones()["hand:1"] == (None,) * 4
    assert view.zones()["draw_pile:0"] == (None,) * 17


def test_rd_11_rd_13_what_is_played_lies_face_up_and_goes_to_its_own_discard_pile() -> None:
    """RD-11, RD-13."""
    state = at("RUSHING TD 1-5, BLOCKS KICK | 4TH DOWN STOP, MISSES FG")()
    moves = told(act(state, "PLAY(RUSHING TD 1-5)"), CardMoved)
    assert [(move.target, move.seen_by) for move in moves] == [("table_pile:0", None)]
    assert codes([card for card in state.view(1).zones()["table_pile:0"] if card is not None]) == ["RUSHING TD 1-5"]
    act(state, "COUNTER(4TH DOWN STOP)")
    assert state.table_piles == [[], []]
    for seat, code in enumerate(("RUSHING TD 1-5", "4TH DOWN STOP")):
        assert code in codes(state.discard_piles[seat])
        assert None not in state.view(1 - seat).discard_piles[seat]


def test_rd_12_a_punted_card_is_never_shown() -> None:
    state = at("MISSES FG, BLOCKS KICK | 4TH DOWN STOP, SAFETY")()
    card = next(card for card in state.hands[0] if CODE[card] == "MISSES FG")
    move = next(move for move in told(act(state, "PUNT(MISSES FG)"), CardMoved) if move.how == "discard")
    assert (move.masked(1).card, move.masked(1).code, move.masked(0).card) == (None, None, card)
    assert card in state.view(0).discard_piles[0]
    assert card not in state.view(1).discard_piles[0]
    assert state.view(1).discard_piles[0].count(None) == 1
    assert card in state.view(0).remembered()
    act(state, "PUNT(4TH DOWN STOP)")
    assert card not in state.view(1).discard_piles[0]


def test_rd_12_a_conceded_card_is_never_shown() -> None:
    state = at("RUSHING TD 1-5, BLOCKS KICK | INTERCEPTION, MISSES FG")()
    moves = told(act(state, "PLAY(RUSHING TD 1-5)", "CONCEDE(MISSES FG)"), CardMoved)
    move = next(move for move in moves if move.how == "discard")
    assert (move.masked(0).code, move.masked(None).code) == (None, None)
    assert state.view(0).discard_piles[1].count(None) == 1


def test_rd_15_a_teams_zones_hold_21_cards_at_every_step() -> None:
    """RD-15."""
    rng = Random(15)
    for seed in range(20):
        state = started(seed)
        while state.decision is not None:
            assert [len(cards_of(state, seat)) for seat in (0, 1)] == [21, 21]
            state.push(rng.choice(state.legal_actions()))


def test_rd_15_a_position_with_a_card_in_two_places_is_refused_in_words() -> None:
    document = started().to_dict()
    document["zones"]["hand:0"][0] = document["zones"]["draw_pile:0"][0]
    with pytest.raises(BadPosition, match=r"zones of seat 0.* twice") as caught:
        RealDealState.from_dict(document)
    assert len(str(caught.value)) < 200


def test_rd_16_a_counter_decision_hides_how_many_choices_it_has() -> None:
    state = at("RUSHING TD 1-5 | 4TH DOWN STOP, SAFETY")()
    act(state, "PLAY(RUSHING TD 1-5)")
    assert state.decision is not None
    assert (state.decision.covert, state.decision.quiet) == (True, False)


def test_rd_9_the_points_of_each_card() -> None:
    points = {"FIELD GOAL 18-45": 3, "FIELD GOAL OVER 45": 3, "SAFETY": 2}
    assert {code: card.value for code, card in BY_CODE.items() if card.value} == {
        **{code: 7 for code in BY_CODE if "TD" in code}, **points
    }  # fmt: skip


def test_rd_3_one_team_has_the_ball() -> None:
    state = at("RUSHING TD 1-5 | SAFETY", offense=1)()
    assert state.decision is not None
    assert state.decision.seat == state.facts.offense == 1


def test_rd_14_a_wild_card_has_its_teams_back() -> None:
    for owner, back in enumerate(("home", "away")):
        assert {zone.back for zone in ZONES.values() if zone.owner == owner} == {back}


def test_rd_14_samples_divide_the_unseen_wild_cards_in_every_way() -> None:
    view = started(3).view(0)
    rng, shares = Random(1), set()
    for _ in range(200):
        state = view.sample(rng)
        state.check()
        assert state.view(0) == view
        shares.add(frozenset(card for card in cards_of(state, 1) if TEAM_OF[card] is None))
    held = sum(TEAM_OF[card] is None for card in view.hand)
    assert len(shares) == {0: 20, 1: 10, 2: 4, 3: 1}[held]
