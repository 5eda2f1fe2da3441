"""Decisions of Pro that the rulebook's strategy notes settle."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.bots.hints import reason
from game.bots.players import search_candidates
from game.claims import IfStands
from game.variants.card_bowl import RULES, coach
from game.variants.card_bowl.actions import Choose, Screen
from game.variants.card_bowl.cards import ID, VALUE
from game.variants.card_bowl.facts import Foul, Play
from game.variants.card_bowl.formations import BACKS, SLOT
from game.variants.card_bowl.players.calls import DEFENSE, hand_side
from game.variants.card_bowl.players.danger import run_chance
from game.variants.card_bowl.players.defense import turn
from game.variants.card_bowl.players.prospects import Prospects
from game.variants.card_bowl.state import CardBowlState
from tests.claims import exact_claims_hold
from tests.game.card_bowl.fit_calls import called
from tests.game.card_bowl.positions import kick, scrimmage
from tests.game.card_bowl.test_coach import lined_up
from tests.play import asked

FRONT = "DL-5=3C DL-2=4C DL2=5C DL6=3D CB:LW1=8C CB:RW1=7C OLB-L={left} ILB={middle} OLB-R={right} S-L=9C S-R=9D"


def _advised(state: CardBowlState) -> str:
    view = state.view(asked(state).seat)
    return str(RULES.pro(view, state.legal_actions(), Random(1)))


def _run(left: str, middle: str, right: str, drawn: str) -> CardBowlState:
    front = FRONT.format(left=left, middle=middle, right=right)
    record = {"set_number": 1, "set_cards": (ID[drawn],), "tackles": "line", "act": "rush", "runner": 0}
    return scrimmage("QB=QH BC=KS", front, phase="tackle", record=record)


@pytest.mark.parametrize(
    ("drawn", "chosen"), [("TD", "TACKLE(6)"), ("6D", "TACKLE(7)"), ("KD", "TACKLE(6)")], ids=["just", "least", "all"]
)
def test_note_19_the_fewest_points_that_stop_a_run_else_all_who_can(drawn: str, chosen: str) -> None:
    assert _advised(_run("JC", "6S", "2C", drawn)) == chosen


def test_note_16_where_blockers_gather_the_defense_sends_a_man() -> None:
    front = FRONT.format(left="9S", middle="8S", right="TC")
    lanes = "LT=-2 LG=-2 C=-2 RG=2 RT=2 RTE=6"
    offense = "QB=4H BC=KS LT=QD LG=QC C=QS"
    state = scrimmage(offense, front, lanes=lanes, phase="pattern_turn", window=-1, record={"step": 2})
    action, _ = turn(state.view(1), state.legal_actions(), DEFENSE["Stack the line"], Random(1))
    assert str(action).startswith("COMMIT")
    assert str(action).endswith(",-2)")


def test_note_17_a_blitz_sends_men_at_a_passer() -> None:
    front = FRONT.format(left="9S", middle="JC", right="TC")
    state = scrimmage("QB=8H BC=KS", front, phase="pattern_turn", window=-1, record={"step": 2})
    action, _ = turn(state.view(1), state.legal_actions(), DEFENSE["Blitz"], Random(1))
    assert str(action).startswith(("COMMIT", "SLIDE"))


def test_note_15_prevent_keeps_its_men_behind_the_line() -> None:
    front = FRONT.format(left="9S", middle="JC", right="TC")
    state = scrimmage("QB=KH BC=KS", front, phase="pattern_turn", window=-1, record={"step": 2})
    action, _ = turn(state.view(1), state.legal_actions(), DEFENSE["Prevent"], Random(1))
    assert not str(action).startswith("COMMIT")


LOADED = "QB=2H BD=KS LG=QD RG=QC C=QS LT=JS RT=JD RTE=JH BC=TS LW1=TH RW1=TD"
NOBODY = "DL-5=AC DL-2=2C DL2=3C DL6=4C CB:LW1=AD CB:RW1=2D OLB-L=3D ILB=4D OLB-R=5D S-L=5C S-R=6C"


def _promised(state: CardBowlState, text: str) -> float:
    prospects = Prospects(state.view(0))
    action = next(action for action in state.legal_actions() if str(action) == text)
    found = prospects.judge(action)
    assert found is not None, f"{text} is not judged"
    return found.yards


def test_every_play_of_a_window_is_judged_laterals_wide_screens_and_scrambles_too() -> None:
    state = scrimmage(LOADED, NOBODY, window=1)
    judge = Prospects(state.view(0)).judge
    assert [str(action) for action in state.legal_actions()[1:] if judge(action) is None] == []


def test_a_screen_that_nobody_can_catch_promises_nothing() -> None:
    state = scrimmage("QB=KH BC=AS BD=KS", NOBODY, window=1)
    judge = Prospects(state.view(0)).judge
    dead = [str(action) for action in state.legal_actions()[1:] if judge(action) is None]
    assert dead
    assert all(text.startswith(("SCREEN(BC", "WIDE_SCREEN(BC")) for text in dead)


def test_a_lateral_spares_a_bad_passer_the_pass_card_and_costs_five_yards() -> None:
    """CB-375, CB-383, CB-386: with a deuce at quarterback a screen is hardly ever thrown well."""
    bad, good = (scrimmage(LOADED.replace("QB=2H", f"QB={card}"), NOBODY, window=1) for card in ("2H", "KH"))
    assert _promised(bad, "LATERAL(BD,right,2,2)") > _promised(bad, "SCREEN(BD,2,2)")
    assert _promised(good, "LATERAL(BD,right,2,2)") < _promised(good, "SCREEN(BD,2,2)")


def test_a_scramble_counts_the_quarterback_once_and_a_rush_the_back_twice() -> None:
    """CB-309, CB-329."""
    low, high = (scrimmage(LOADED.replace("QB=2H", f"QB={card}"), NOBODY, window=1) for card in ("2H", "KH"))
    assert _promised(low, "RUN(QB,2,2)") < _promised(high, "RUN(QB,2,2)") < _promised(high, "RUN(BD,2,2)")


@pytest.mark.parametrize(
    ("lost", "shown", "chosen"), [(1, True, "KEEP_BALL"), (1, False, "INCOMPLETE"), (12, True, "INCOMPLETE")]
)
def test_a_ball_caught_behind_the_line_is_kept_where_nobody_is_left_to_tackle(
    lost: int, shown: bool, chosen: str
) -> None:
    """CB-362, CB-393: only who lies face down may tackle."""
    up = (2**11 - 1, 2**11 - 1 if shown else 0)
    record = {"act": "pass", "carrier": 8, "side": 1, "tackles": "wide", "gain": -lost, "up": up}
    state = scrimmage("QB=QH RW1=QS", NOBODY, phase="caught_behind", window=1, record=record)
    assert _advised(state) == chosen


@pytest.mark.parametrize("foul", [None, Foul(0, 5, "los", False, "running into the kicker", 0, False, "CB-153")])
def test_a_touchback_is_claimed_for_certain_unless_a_flag_lies_on_the_field(foul: Foul | None) -> None:
    """CB-155, CB-430: with a flag it is where the ball comes only if that is declined."""
    kicks = tuple(ID[code] for code in ("5C", "KS", "2H", "TC"))
    made = kick("punt_receiver", "", ball_on=63, marker=73)
    made.play = Play(kind="punt", offense=0, los=63, choice="punt", target=4, kicks=kicks, caught=-8, foul=foul)
    told = RULES.claims(made.view(1), Choose("touchback"))
    assert [isinstance(claim, IfStands) for claim in told] == [foul is not None]
    exact_claims_hold(RULES, made, Choose("touchback"))


@pytest.mark.parametrize(("quarterback", "least", "most"), [("9H", 0.9, 1.0), ("JH", 0.8, 1.0), ("KH", 0.4, 0.6)])
def test_note_14_the_defense_reads_a_run_from_a_weak_quarterback(quarterback: str, least: float, most: float) -> None:
    """As likely as Pro runs, or tosses a screen, with that card there, from a set from which it throws, too."""
    front = "DL-6 DL-2 DL2 DL6 CB:LW1 CB:LW2 CB:RW1 OLB-L ILB OLB-R S-L"
    state = scrimmage(
        f"QB={quarterback} BC=KS", front, formation="UC-RTE-LW1-LW2-RW1-BC", phase="pattern_turn", window=-1,
        record={"step": 2},
    )  # fmt: skip
    assert least <= run_chance(state.view(1), DEFENSE["Base"]) <= most


@pytest.mark.parametrize("quarterback", ["9H", "KH"])
def test_the_defense_reads_a_run_or_a_screen_from_a_set_of_two_backs(quarterback: str) -> None:
    """A screen, whose quarterback has a high card, was the best call against all of its calls."""
    front = FRONT.format(left="9S", middle="JC", right="TC")
    state = scrimmage(f"QB={quarterback} BC=KS", front, phase="pattern_turn", window=-1, record={"step": 2})
    assert run_chance(state.view(1), DEFENSE["Prevent"]) >= 0.9


def test_the_side_of_a_formation_follows_the_hand_as_often_left_as_right() -> None:
    sides = Counter(_side_of_hand(seed) for seed in range(200))
    assert min(sides[-1], sides[1]) > 60


def _side_of_hand(seed: int) -> int:
    state = lined_up(seed)
    return hand_side(state.view(asked(state).seat))


def test_every_choice_that_is_searched_has_a_reason_of_its_own() -> None:
    state = lined_up(3)
    view = state.view(asked(state).seat)
    tried = search_candidates(RULES, view, state.legal_actions())
    reasons = {reason(RULES, view, action, Random(1)) for action in tried}
    assert len(tried) > 1
    assert len(reasons) == len(tried)
    assert "There is no other choice." not in reasons


@pytest.mark.parametrize("seed", [110, 117, 163, 164])
def test_a_screen_goes_to_the_back_with_the_best_card(seed: int) -> None:
    """He was sent to block where the side of the call was taken from the line instead, and a 2 had to catch it."""
    call, state, rng = coach.call_named("Screen"), called(seed, "formation"), Random(seed)
    assert call is not None
    assert state is not None
    assert state.decision is not None
    seat = state.decision.seat
    while state.decision is not None and not state.play.how:
        view, legal = state.view(state.decision.seat), state.legal_actions()
        action = coach.follow(call, view, legal) if state.decision.seat == seat else None
        if isinstance(action, Screen):
            backs = [view.men[seat][man] for man, slot in enumerate(view.play.slots) if slot in BACKS]
            thrown_to = view.men[seat][view.play.slots.index(SLOT[action.carrier])]
            assert VALUE[thrown_to] == max(VALUE[card] for card in backs)
            return
        state.apply(action if action is not None else RULES.pro(view, legal, rng))
    pytest.fail("no screen was thrown")
