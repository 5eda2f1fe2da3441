"""Deal, formations, fronts, motion and snap (5.11 to 5.15), with the worked examples 1 to 4, 33 and 34.

Clauses of the functions: CB-200, CB-201, CB-202, CB-203, CB-204, CB-211, CB-212, CB-213, CB-214, CB-215, CB-216,
CB-219, CB-220, CB-221, CB-222, CB-223, CB-224, CB-225, CB-226, CB-227, CB-228, CB-229.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.variants.card_bowl import fronts
from game.variants.card_bowl.actions import parse
from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.formations import BY_CODE, FORMATIONS, PRESETS, SIDE, SLOT, fault
from game.variants.card_bowl.lanes import is_end, tight_end_man
from game.variants.card_bowl.phases.deal import reduce_hand
from game.variants.card_bowl.phases.defense_set import Building, FrontChoice, _step
from game.variants.card_bowl.phases.line_call import snap_ball
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.clauses import Made, Wanted, case, cases, comes_to
from tests.game.card_bowl.positions import FOUR_THREE, after, cards, choices, deck, play, scrimmage, slot_of, state

HAND = "2C 2D 3S 4H 4C 6D 7S 8H 9C TD JS QH KD KS BJ"
I_FORM = FORMATIONS[BY_CODE[PRESETS["I-form"]]]
SHOTGUN = "SG-RTE-LW1-RW1-BL-BR"


# The deal


def dealt(top: str) -> CardBowlState:
    """Both hands, with these cards dealt first."""
    made = state("call")
    with deck(top):
        return after(made, "SCRIMMAGE")


def test_cb_200_the_offense_says_what_it_plays_before_any_card() -> None:
    comes_to(state("call"), {"choices": "SCRIMMAGE PUNT FIELD_GOAL KNEEL", "hand": (0, 0)})


def test_cb_201_the_defense_is_dealt_first_and_last() -> None:
    made = dealt("AS 2S 3S")
    assert {ID["AS"], ID["3S"]} <= set(made.hands[1])
    assert ID["2S"] in made.hands[0]
    comes_to(made, {"hand": (12, 15)})


def test_cb_202_hurry_up_cards_come_on_top() -> None:  # EX-69
    made = state("run_off", running=True, clock=100)
    comes_to(after(made, "RUN_OFF(2) SCRIMMAGE"), {"hand": (12, 19)})
    play(made, "KEEP")
    assert (len(made.hands[1]), len(made.outs[1])) == (11, 8)


def test_cb_203_the_red_joker_may_be_given_back_for_the_top_card() -> None:  # EX-2
    """CB-26: the offense knows it."""
    made = dealt("RJ")
    assert choices(made) == {"KEEP", "EXCHANGE"}
    top = made.draw_pile[-1]
    play(made, "EXCHANGE")
    assert ID["RJ"] in made.draw_pile
    assert top in (*made.hands[1], *made.outs[1])
    view = made.view(0)
    assert view.play.exchanged
    assert ID["RJ"] in view.sample(Random(1)).draw_pile


def test_cb_204_a_hand_is_cut_by_its_lowest_cards() -> None:  # EX-1
    made = state("exchange")
    made.hands[1] = cards(HAND)
    reduce_hand(made, 1, None)
    assert made.outs[1] == cards("2C 2D 3S 4C")
    assert ID["BJ"] in made.hands[1]


# The offense


@pytest.mark.parametrize(
    ("shotgun", "five", "clause"),
    [
        (False, "LW1 RW1 BC BD", "CB-206"),
        (False, "LTE BL BC BR BD", "CB-207"),
        (False, "LW1 LW3 RW1 BC BD", "CB-208"),
        (False, "RTE LTE BL BR BD", "CB-209"),
        (True, "LW1 RW1 RTE BC BR", "CB-210"),
        (False, "LW1 LW2 LW3 RW1 RW2", "None"),
    ],
)
def test_cb_207_a_formation_that_is_none_names_its_clause(shotgun: bool, five: str, clause: str) -> None:  # EX-3
    """CB-206: five slots besides the line. CB-208: filled from the outside. CB-209: three backs. CB-210: shotgun."""
    assert clause in str(fault(shotgun, frozenset(SLOT[name] for name in five.split())))


def test_cb_211_there_are_136_formations() -> None:
    assert (len(FORMATIONS), sum(formation.shotgun for formation in FORMATIONS)) == (136, 44)


def test_cb_212_cards_are_placed_in_the_order_of_the_slots() -> None:
    made = after(state("call"), "SCRIMMAGE KEEP FORMATION(UC-RTE-LW1-RW1-BC-BD)")
    card = str(made.legal_actions()[0])
    play(made, card)
    assert made.men[0][0] == ID[card[6:-1]]


def test_cb_213_nobody_carries_the_ball_before_a_play_is_run() -> None:
    made = scrimmage("QB=9H", drawn="6S")
    assert made.play.carrier == -1
    comes_to(after(made, "RUN(BC,-2,-2)"), {"carrier": slot_of(made, "BC")})


def test_cb_214_slots_belong_to_a_side() -> None:
    assert [SIDE[SLOT[name]] for name in ("LW2", "BL", "BC", "BD", "BR", "RTE")] == [-1, -1, 0, 0, 1, 1]


# The defense


def test_cb_215_there_are_three_to_six_linemen() -> None:
    assert {len(line) for line in fronts.techniques(-7, 7)} == {3, 4, 5, 6}


def test_cb_216_a_lineman_stands_on_a_spot_or_half_a_card_beside_it() -> None:  # EX-4
    """CB-217, CB-218: half a card beyond the last blocker at the outside, and a card apart."""
    assert fronts.next_techniques([-5], I_FORM) == list(range(-3, 6))
    assert fronts.technique_range(I_FORM) == (-5, 7)
    assert {-1, 0} & set(fronts.next_techniques([-2], I_FORM)) == {0}


def test_cb_219_the_lines_are_counted() -> None:
    counted = [sum(1 for _ in fronts.techniques(low, high)) for low, high in ((-5, 5), (-5, 7), (-7, 7))]
    assert counted == [176, 529, 1453]


def test_cb_220_the_outermost_linemen_are_the_ends() -> None:
    made = scrimmage("QB=9H")
    assert [is_end(made.play, man) for man in range(6)] == [-1, 0, 0, 1, 0, 0]


@pytest.mark.parametrize("name", fronts.PRESETS)
def test_cb_221_every_preset_covers_every_receiver_of_every_formation(name: str) -> None:
    for formation in FORMATIONS:
        places = fronts.places(fronts.preset(name, formation), formation)
        assert len(places) == 11
        covered = {place - fronts.COVER for place in places if place >= fronts.COVER}
        assert covered == {formation.slots.index(slot) for slot in formation.receivers}


def _lines(made: CardBowlState, plan: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every plan that ends the linemen; what follows is counted by arithmetic."""
    made.plan = plan
    for action in FrontChoice().legal_actions(made):
        if hasattr(action, "g"):
            yield from _lines(made, (*plan, action.g))
        elif str(action) == "DONE":
            yield plan


def _below(made: CardBowlState, plan: tuple[int, ...]) -> int:
    """How many defenses follow from a plan."""
    made.plan, building = plan, Building(plan)
    if building.posts is not None and len(building.posts) == 5:
        return 1
    steps = [_step(action, building) for action in FrontChoice().legal_actions(made)]
    return sum(_below(made, (*plan, step)) for step in steps)


def test_cb_222_the_steps_of_a_front_reach_every_legal_defense_once() -> None:
    made = scrimmage("QB=9H", phase="front", window=-1)
    made.play.places = ()
    lines = list(_lines(made))
    below = {len(line): _below(made, (*line, 100)) for line in {len(line): line for line in lines}.values()}
    assert sum(below[len(line)] for line in lines) == 95_904


def test_cb_223_the_tight_ends_man_is_the_lineman_on_him() -> None:  # EX-4
    made = scrimmage("QB=9H")
    man = tight_end_man(made.play, SLOT["RTE"])
    assert man is not None
    assert made.play.places[man] == 6 + fronts.WIDEST


def test_cb_224_a_preset_stands_in_order() -> None:  # EX-4
    front = fronts.preset("4-3 base", I_FORM)
    assert front.techniques == (-5, -2, 2, 6)
    names = [fronts.place_name(place, I_FORM.slots) for place in fronts.places(front, I_FORM)]
    assert names[4:] == FOUR_THREE.split()[4:]


# Motion


def motion(*texts: str) -> CardBowlState:
    """Before the snap, with motions that were made."""
    return after(scrimmage("QB=9H", phase="motion", window=-1), *texts)


def test_cb_225_motion_leads_only_to_legal_formations() -> None:
    made = motion()
    moves = choices(made) - {"NO_MOTION"}
    assert {"MOTION(RTE,LTE)", "MOTION(LW1,LTE)"} <= moves
    for action in map(parse, moves):
        slots = set(made.play.slots) - {SLOT[action.slot]} | {SLOT[action.to]}  # type: ignore[attr-defined]
        assert fault(False, frozenset(slots - set(range(6)))) is None


def test_cb_226_corners_drop_to_safety_when_their_man_is_no_receiver() -> None:
    assert motion("MOTION(LW1,LTE)").play.places[4] == fronts.SL


def test_cb_227_a_new_receiver_is_covered_by_the_nearest_free_man() -> None:
    assert choices(motion("MOTION(RTE,RW2)")) == {"COVER(8,RW2)", "COVER(10,RW2)"}


def test_cb_228_after_a_tight_end_has_left_the_front_must_be_mended() -> None:
    assert choices(motion("MOTION(RTE,RW2) COVER(8,RW2)")) == {"SLIDE(3,5)", "SLIDE(3,4)", "WITHDRAW(3)"}


# The snap


def snapped(drawn: str, actions: str = "", **more: Any) -> CardBowlState:
    """The ball is snapped with these cards."""
    made = scrimmage("QB=9H", drawn=drawn, phase="motion", window=-1, **more)
    snap_ball(made, None)
    return after(made, actions)


@cases(
    snapped,
    case("CB-230 EX-34 a black card is offside and the play goes on", "BJ QS", phase="line_call", foul=(1, 5)),
    case("CB-231 CB-235 EX-33 under center ace or two is a fumbled snap", "RJ AC", phase="recovery", ball=29, role=0,
        act=""),
    case("CB-231 EX-33 any other costs five yards", "RJ 3D", ball_on=25),
    case("CB-232 EX-33 in shotgun up to five is fumbled", "RJ 3D 8H", {"formation": SHOTGUN}, ball=22),
    case("CB-233 EX-34 a delay of game may cost a timeout", "BJ QH", phase="delay_of_game"),
    case("CB-233 EX-34 instead of yards", "BJ QH", "TIMEOUT", ball_on=30, timeouts=(2, 3), clock=180),
    case("CB-234 what stops the play cannot be declined", "BJ 7H", {"down": 2}, phase="call", ball_on=25, down=2),
    case("CB-58 a play stopped at the snap takes no time", "BJ 7H", clock=180),
)  # fmt: skip
def test_a_snap_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


def test_cb_229_the_quarterback_is_turned_up_at_the_snap() -> None:
    made = snapped("5S")
    assert made.play.up == (1 | made.play.up[0], 0)
    assert made.view(1).men[0][0] == ID["9H"]
