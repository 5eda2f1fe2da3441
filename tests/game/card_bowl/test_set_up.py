"""A set-up in the making: what the coach sets can be changed, and is then played as the rules have it."""

from __future__ import annotations

from random import Random

import pytest

from game.contract import Action
from game.variants.card_bowl import coach
from game.variants.card_bowl.formations import BC, BD, FORMATIONS, LW1, LW2, QB, RTE, SLOT
from game.variants.card_bowl.fronts import PRESETS, Front, preset, techniques
from game.variants.card_bowl.players.calls import DEFENSES, PLAY, PLAYS
from game.variants.card_bowl.set_up import (
    ARRANGEMENTS,
    BALANCED,
    DefensePlan,
    OffensePlan,
    fault_of_formation,
    fault_of_front,
    front_fault,
    read_front,
    written_front,
)
from game.variants.card_bowl.state import CardBowlState
from game.variants.card_bowl.view import CardBowlView
from tests.game.card_bowl.test_coach import lined_up
from tests.play import asked

SEEDS = range(4)


def taken(state: CardBowlState, actions: tuple[Action, ...]) -> CardBowlState:
    """The state after these actions, every one of which must be legal."""
    for action in actions:
        assert action in state.legal_actions()
        state.push(action)
    return state


def own_view(state: CardBowlState) -> CardBowlView:
    return state.view(asked(state).seat)


def defending(seed: int) -> CardBowlState:
    """A state where the defense chooses its front."""
    state = lined_up(seed)
    while state.phase.name != "front":
        state.push(coach.advise(own_view(state), state.legal_actions()).actions[0])
    return state


@pytest.mark.parametrize("call", PLAYS, ids=lambda call: call.name)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_the_coach_sets_for_a_play_is_placed_as_it_lies(seed: int, call: coach.PlayCall) -> None:
    """CB-206, CB-212."""
    state = lined_up(seed)
    plan = OffensePlan.by_coach(own_view(state), call)
    seat = asked(state).seat
    taken(state, plan.actions())
    assert [plan.cards[slot] for slot in state.play.slots] == state.men[seat]


def test_two_cards_are_swapped_and_a_hand_is_arranged_anew() -> None:
    """CB-212: any card may stand anywhere; the balanced plan has its best card on the carrier."""
    view = own_view(lined_up(1))
    plan = OffensePlan.by_coach(view, PLAY["Short pass"])
    before = dict(plan.cards)
    plan.swap(QB, LW1)
    assert (plan.cards[QB], plan.cards[LW1]) == (before[LW1], before[QB])
    for how in ARRANGEMENTS:
        plan.arrange(how)
        assert sorted(plan.cards.values()) == sorted(view.hand)
    plan.arrange(BALANCED)
    best = sorted(view.hand, reverse=True)
    backs = [slot for slot in plan.slots if slot >= SLOT["BL"]]
    assert plan.cards[QB] == best[1 if backs else 0]
    assert not backs or plan.cards[backs[0]] == best[0]


@pytest.mark.parametrize(
    ("move", "clause"),
    [((RTE, LW2), "CB-207"), ((LW1, SLOT["LW3"]), "CB-208"), ((BC, SLOT["BL"]), "CB-209")],
)
def test_a_move_that_makes_no_formation_names_its_clause(move: tuple[int, int], clause: str) -> None:
    plan = OffensePlan(own_view(lined_up(1)), PLAY["Inside run right"])
    plan.line_up(next(n for n, f in enumerate(FORMATIONS) if f.code == "UC-RTE-LW1-RW1-BC-BD"))
    if clause == "CB-207":
        plan.move(SLOT["RW1"], SLOT["BL"])
        assert plan.fault() is None
    assert clause in (plan.fault_of_move(*move) or "")
    assert not plan.may_move(QB)


def test_a_formation_of_ones_own_is_built_man_by_man_and_mirrored() -> None:
    """CB-206 to CB-211: wrong on the way, right at the end."""
    view = own_view(lined_up(2))
    plan = OffensePlan.by_coach(view, PLAY["Inside run left"])
    plan.line_up(next(n for n, f in enumerate(FORMATIONS) if f.code == "UC-RTE-LW1-RW1-BC-BD"))
    plan.move(BC, SLOT["RW2"])
    assert plan.fault() is not None
    plan.move(BD, LW2)
    assert plan.fault() is None
    assert plan.code == "UC-RTE-LW1-LW2-RW1-RW2"
    cards = dict(plan.cards)
    plan.mirror()
    assert plan.code == "UC-LTE-LW1-LW2-RW1-RW2"
    assert plan.cards[SLOT["LTE"]] == cards[RTE]
    assert plan.call.name == "Inside run right"


@pytest.mark.parametrize("seed", SEEDS)
def test_every_front_that_is_reached_by_moves_is_one_that_the_rules_offer(seed: int) -> None:
    """CB-215 to CB-224: a man is moved only where a front is left, and it is then placed as it lies."""
    rng = Random(seed)
    for call in DEFENSES:
        state = defending(seed)
        seat = asked(state).seat
        plan = DefensePlan.by_coach(own_view(state), call)
        for _ in range(30):
            man, to = rng.randrange(11), rng.choice(plan.spots())
            card = plan.cards[man]
            if to != plan.places[man] and plan.fault_of_move(man, to) is None:
                plan.move(man, to)
                assert plan.places[plan.cards.index(card)] == to
        plan.swap(0, 10)
        taken(state, plan.actions())
        assert state.play.places == plan.places
        assert state.men[seat] == plan.cards


def test_faults_of_a_front_name_their_clauses() -> None:
    formation = FORMATIONS[0]
    front = preset("4-3 base", formation)
    for changed, clause in (
        (front._replace(techniques=front.techniques[:2]), "CB-215"),
        (front._replace(techniques=(-9, *front.techniques[1:])), "CB-217"),
        (front._replace(techniques=(-5, -4, *front.techniques[2:])), "CB-218"),
        (front._replace(posts=(3, 0, 0, 1, 1)), "CB-222"),
    ):
        assert clause in (front_fault(changed, formation) or "")
    faults = {front_fault(front._replace(techniques=line), formation) for line in techniques(-5, 5)}
    assert not any("CB-215" in (fault or "") or "CB-218" in (fault or "") for fault in faults)
    assert all(front_fault(preset(name, each), each) is None for name in PRESETS for each in FORMATIONS)


def test_a_front_that_was_kept_is_set_where_it_fits() -> None:
    formation = FORMATIONS[0]
    front = preset("Double outside", formation)
    assert read_front(written_front(front), formation) == front
    assert read_front("nothing of ours", formation) is None
    assert read_front("-5 -2/LW9/1 1", formation) is None
    wide = Front(front.techniques, (), (2, 3, 2, 2, 2))
    assert read_front(written_front(wide), formation) is None


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("-4 -2 2/LW1 RW3/-1 3 0 2 -2", "CB-222"),
        ("-4 -2 2 4/LW1/-1 2 1 1 1", "CB-222"),
        ("-5 -2 2 5/LW1 LW1/1 1 1 0 0", "CB-221"),
        ("-5 -2 2 5/QB/1 1 1 1 0", "CB-221"),
        ("-9 -2 2 5//1 1 1 1 1", "CB-217"),
        ("-2 2//2 3 2 2 2", "CB-215"),
        ("-5 -2 2 5/LW1/1 1 1 1", "cannot be read"),
        ("-5 -2 2 x//1 1 1 1 1", "cannot be read"),
        ("", "cannot be read"),
    ],
)
def test_a_front_that_was_kept_and_is_none_is_refused_with_its_clause(text: str, clause: str) -> None:
    """A number of men below none, and a receiver named twice, came through to the table and stopped it there."""
    assert clause in (fault_of_front(text) or "")
    assert all(read_front(text, formation) is None for formation in FORMATIONS)


def test_a_front_that_fits_one_formation_has_no_fault_of_its_own() -> None:
    for formation in FORMATIONS[::7]:
        for name in PRESETS:
            assert fault_of_front(written_front(preset(name, formation))) is None


@pytest.mark.parametrize(
    ("code", "clause"),
    [
        ("UC-RTE-LW1-LW1-BC-BD", "CB-206"),
        ("UC-RTE-LW1-RW1-BC", "CB-206"),
        ("SG-RTE-LW1-RW1-BC-BD", "CB-210"),
        ("UC-LW1-LW2-BL-BC-BR", "CB-207"),
        ("UC-RTE-LW1-RW1-BC-XX", "cannot be read"),
        ("XX", "cannot be read"),
    ],
)
def test_a_formation_that_was_kept_and_is_none_is_refused_with_its_clause(code: str, clause: str) -> None:
    assert clause in (fault_of_formation(code) or "")


def test_every_formation_of_the_rules_may_be_kept() -> None:
    assert not any(fault_of_formation(formation.code) for formation in FORMATIONS)
