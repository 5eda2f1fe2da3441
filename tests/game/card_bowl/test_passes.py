"""Pass, screen and lateral (5.25, 5.26), with the worked examples 39, 40, 51 to 57, 60 and 62 to 64.

Clauses of the functions: CB-268, CB-334, CB-369, CB-372, CB-373, CB-374.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.clauses import Made, Wanted, case, cases, comes_to
from tests.game.card_bowl.positions import WINGS, after, choices, moved, scrimmage, slot_of, thrown

WIDE = "DL-5 DL-2 DL2 DL6 CB:LW1=6D CB:RW1=9D OLB-L ILB=5H OLB-R=TC S-L=3C S-R"
SHOTGUN = "SG-RTE-LW1-RW1-BL-BR"
DEEP = {"qb": "KS", "receiver": "QD", "cover": "5C", "extra": "4S", "ball_on": 90}
SHORT = {"qb": "TS", "receiver": "9D", "cover": "8C", "extra": "TH"}
EVEN = {"qb": "KS", "receiver": "QD", "cover": "KC", "extra": "4H"}
PRESSED: dict[str, Any] = {"record": {"pressure": 3}}
INTERFERED = "6D 9C 4S BJ 7H 5C"


@cases(
    thrown,
    case("CB-339 EX-39 pressure counts against the pass card", "9C 2S 5H 6H", PRESSED, broken="thrown"),
    case("CB-339 EX-39 a card lower it is thrown well", "8C 2S 5H 6H", PRESSED, phase="yardage"),
    case("CB-338 in shotgun the quarterback counts one more", "9S", {"qb": "9H", "formation": SHOTGUN},
        phase="yardage"),
    case("CB-340 a red joker as pass card is a fumble behind the line", "RJ", ball=25),
    case("CB-341 after a bad throw the other cards are still drawn", "KD 6C 7H 5S", broken="thrown", down=2, count=4),
    case("CB-335 his cover is turned up and counts", "5D", assigned=1 << 5, upright=15 | 1 << 5 | 1 << 8,
        against=9 + 10),
    case("CB-342 yardage cards are drawn as long as he dares", "5D 2C 3C 4C 2D 3D 4D", "YARDAGE(1) YARDAGE(2)",
        phase="yardage", yardage="2C 3C 4C"),
    case("CB-342 then the reception card", "5D 2C 3C 4C 2D 3D 4D", "YARDAGE(1) YARDAGE(2) RECEPTION",
        first="pass yardage yardage yardage reception"),
    case("CB-343 several announced cards are all drawn", "6D 9S 8D 7H 2H 3H", "YARDAGE(3)", yardage="9S 8D 7H",
        broken="suit"),
    case("CB-344 CB-367 EX-53 a yardage card of the receiver's suit misses him", INTERFERED, "YARDAGE(2)", reception=-1,
        broken="suit"),
    case("CB-367 EX-53 interference gives the spot and a first down", INTERFERED, "YARDAGE(2) ACCEPT", ball_on=41,
        down=1, marker=51),
    case("CB-345 a red joker as yardage card is an interception", "6D RJ 5D 7H 5C 2H", "YARDAGE(1)", intercepted=True,
        offense=1),
    case("CB-346 a black joker as yardage card is settled at the end", "6D BJ 9C JD 7H 5C 9S",
        "YARDAGE(1) RECEPTION ACCEPT", ball_on=35, down=1, marker=45),
    case("CB-347 thrown at once there are no yardage cards", "5D 5C 2H 3H", {"window": 0}, yardage="",
        reception=ID["5C"]),
    case("CB-349 EX-40 under threat as many as windows", "5D 6D", {"record": {"threatened": True, "survived": 1}},
        choices="RECEPTION YARDAGE(1)"),
    case("CB-352 else any number at once", "5D", {"window": 3}, offers="YARDAGE(3)"),
    case("CB-353 a reception card as high as the receiver is dropped", "6D JD 7H 5C", "RECEPTION", broken="dropped"),
    case("CB-354 a black joker as reception card is ten yards", "6D BJ JD 7H 5C", "RECEPTION ACCEPT", ball_on=20,
        down=1),
    case("CB-355 EX-55 struck cards leave the sum", "9S 8C 7H 2C 3S", "YARDAGE(1) RECEPTION STRIKE(24)", DEEP,
        points=(6, 0)),
    case("CB-363 EX-55 behind the back line it is incomplete", "9S 8C 7H 2C 3S", "YARDAGE(1) RECEPTION STRIKE(0)", DEEP,
        broken="long"),
    case("CB-356 two defensive cards are drawn", "5D 3D 7H 5C 2S", "RECEPTION",
        first="pass reception defense_pass defense_pass"),
    case("CB-357 EX-54 a cover as good as the receiver may break it up", "5S 4S 7H 7C 2D", "YARDAGE(1) RECEPTION", EVEN,
        broken="broken_up"),
    case("CB-357 EX-54 not with a card lower", "5S 4S 7H 6C 2D", "YARDAGE(1) RECEPTION", EVEN, broken=""),
    case("CB-358 a red joker among the defensive cards intercepts", "6D 5D RJ 7H 5C 2H", "RECEPTION", offense=1),
    case("CB-359 a black joker there is pass interference", "5D JD BJ 7H 5C", "RECEPTION", foul=(1, 0), drew=2,
        foul_name="pass interference"),
    case("CB-360 EX-51 the sums of a pass", "6S 9C 5D 8H 4S", "YARDAGE(1) RECEPTION", gain=12, began=42),
    case("CB-361 the difference is the gain", "6D 5D 4H 3C 2S", "RECEPTION", gain=34 - 26),
    case("CB-362 EX-56 below zero he chooses", "2S 3H QC TD", "RECEPTION", SHORT, phase="caught_behind", gain=-16),
    case("CB-362 EX-56 to let it fall", "2S 3H QC TD", "RECEPTION INCOMPLETE", SHORT, ball_on=30, down=2),
    case("CB-447 behind the back line there is no choice", "2S 3H QC TD", "RECEPTION", {**SHORT, "ball_on": 5},
        choices="INCOMPLETE"),
    case("CB-364 EX-52 an interception is where the sums put it", "KD RJ 6C 7H 5S 2D", intercepted=True, lost_at=41),
    case("CB-365 EX-60 in the end zone the interceptor chooses", "6D RJ 6C 7H 5C 2H", "YARDAGE(1)",
        {"extra": "4S", "ball_on": 90}, phase="interception", lost_at=99 + 1),
    case("CB-365 EX-60 the touchback", "6D RJ 6C 7H 5C 2H", "YARDAGE(1) TOUCHBACK", {"extra": "4S", "ball_on": 90},
        at=(1, 20)),
    case("CB-366 he runs a card and on by its face value", "6D 5D RJ 7H 5C QS 2H 3H", "RECEPTION", ran=True,
        returned=12 + 5, tackles="none"),
    case("CB-368 interference takes an interception back", "6D 5D RJ BJ 7H 5C 2H", "RECEPTION",
        phase="penalty_decision", intercepted=True),
    case("CB-368 where it is accepted", "6D 5D RJ BJ 7H 5C 2H", "RECEPTION ACCEPT", offense=0, down=1),
    case("CB-370 a face card after the catch goes on", "6D 5D 7H 5C KS 2H 3H 4H", "RECEPTION DONE", set_size=3),
    case("CB-371 a red joker after the catch is a fumble there", "6D 5D 7H 5C RJ", "RECEPTION", phase="recovery",
        ball=30 + 3),
    case("CB-91 late a reception card of the receiver's suit ends the play", "6D 5S 8H 4C", "RECEPTION",
        {"period": 3, "clock": 50}, how="out"),
    case("CB-426 the offended side decides on a flag", "BJ 6D 5D 8H 4S 2H", "RECEPTION DONE", phase="penalty_decision",
        asks=1),
)  # fmt: skip
def test_a_pass_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


@pytest.mark.parametrize(("run", "tackler", "gained"), [("9S", "5H", 4), ("AH", "4H", 0)])
def test_cb_369_tacklers_are_taken_off_the_run_after_the_catch(run: str, tackler: str, gained: int) -> None:  # EX-57
    front = WINGS.format(cover="9D", extra="TC").replace("ILB ", f"ILB={tackler} ")
    made = scrimmage("QB=QH RW1=JS", front, f"6S 5C 8H 4S {run}", window=1)
    after(made, "THROW(RW1,right) EXTRA(8) RECEPTION")
    caught = made.play.began
    after(made, "TACKLE(7)")
    while made.phase.name == "tackle":
        after(made, "DONE")
    assert made.facts.ball_on == caught + gained


# Who is thrown to


def aimed(at: str, actions: str = "", offense: str = "QB=QH BC=JS", **more: Any) -> CardBowlState:
    """A pass to somebody, before the defense adds its man."""
    made = scrimmage(offense, WINGS.format(cover="9D", extra="TC"), "6D 5D", **{"window": 1, **more})
    return after(made, f"THROW({at},right)", actions)


@cases(
    aimed,
    case("CB-336 a back nobody covers may get one man", "BC", choices="NO_COVER COVER(5,BC) COVER(7,BC) COVER(8,BC)"),
    case("CB-337 the extra man is in range of the receiver", "RW1", "", "QB=QH RW1=JS", choices="EXTRA(8) EXTRA(10)"),
    case("CB-348 one yardage card at most for a back", "BC", "NO_COVER EXTRA(8)", choices="RECEPTION YARDAGE(1)"),
    case("CB-270 at once a tight end is covered by his man", "RTE", "", "QB=QH RTE=JS", {"window": 0}, assigned=1 << 3),
)  # fmt: skip
def test_a_receiver_is_covered_as_his_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


def test_cb_334_the_receiver_is_turned_up_and_a_back_goes_to_his_flat() -> None:
    made = aimed("BC")
    back = 1 << slot_of(made, "BC")
    assert made.play.up[0] & back
    assert made.play.flats == (0, back)


def test_cb_268_a_tight_end_who_blocks_gets_one_yardage_card_at_most() -> None:
    made = scrimmage("QB=QH RTE=JS", drawn="6D 5D", window=1)
    made.play.blocking = 1 << slot_of(made, "RTE")
    assert choices(after(made, "THROW(RTE,right) EXTRA(8)")) == {"RECEPTION", "YARDAGE(1)"}


# Under threat


def threatened(drawn: str, actions: str = "", window: int = 1) -> CardBowlState:
    """A pass to RW1 in the face of one threat by five points; EXTRA(7) is the right outside linebacker."""
    made = scrimmage(
        "QB=QH LT=7C C=9S RT=9D RW1=JS",
        "DL-4=JD DL0=2C DL4=2D CB:LW1 CB:RW1 OLB-L ILB=KD OLB-R S-L S-R ILB",
        drawn,
        lanes="LT=-4 C=0 RT=4",
        window=window,
        record={"threatened": True},
    )
    return after(moved(made, m6=3), "THROW(RW1,right) EXTRA(7)", actions)


@cases(
    threatened,
    case("CB-350 the next card needs the next round", "5D QS 4D", "YARDAGE(1)", first="pass sack yardage"),
    case("CB-350 which may be a sack", "5D 3S 4D", "YARDAGE(1)", how="sack"),
    case("CB-351 rounds inside the pass leave no pressure", "5D 6S 4D", "YARDAGE(1)", rounds=1, pressure=0),
    case("CB-352 they are drawn one by one", "5D", "", 3, choices="RECEPTION YARDAGE(1)"),
)  # fmt: skip
def test_a_pass_under_threat_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


# Screen and lateral


def screened(
    drawn: str, actions: str = "", called: str = "WIDE_SCREEN(BC,LW1,left)", front: str = WIDE
) -> CardBowlState:
    """A screen or a lateral to BC."""
    return after(scrimmage("QB=QH BC=JH LW1=9S", front, drawn, window=1), called, actions)


LATERAL = "WIDE_LATERAL(BC,LW1,left)"
BEHIND = WIDE.replace("CB:LW1=6D", "CB:LW1=KD")
GAINED = "5D 4S 8H AC TH 7S"


@cases(
    screened,
    case("CB-375 CB-378 CB-380 EX-62 a pass and a reception card, then a rush, then the open field", GAINED, "EXTRA(9)",
        first="pass reception_screen defense_run defense_run defense_run", gain=4, phase="tackle"),
    case("CB-380 EX-62 at least one open-field card follows", GAINED, "EXTRA(9) TACKLE(7) DONE DONE",
        ball_on=30 + 4 + 2),
    case("CB-376 after a bad throw the reception card is still drawn", "KD 4S", purposes="pass reception_screen",
        broken="thrown"),
    case("CB-376 and may be an interception", "KD RJ 4H", offense=1),
    case("CB-377 a red joker as reception card is one", "5D RJ 4H", offense=1, lost_at=25),
    case("CB-379 outside the men of the side and the middle may be added", "5D 4S",
        choices="EXTRA(6) EXTRA(7) EXTRA(9)"),
    case("CB-381 EX-63 one that loses", "5D 4S 8H QC 9H 7S", "EXTRA(9)", "WIDE_SCREEN(BC,LW1,left)", BEHIND,
        phase="screen_behind", gain=-2),
    case("CB-381 EX-63 may be thrown away", "5D 4S 8H QC 9H 7S", "EXTRA(9) INCOMPLETE", "WIDE_SCREEN(BC,LW1,left)",
        BEHIND, ball_on=30, down=2),
    case("CB-382 the line tackles in the middle", "5D 4S", "", "SCREEN(BC,-2,-2)", tackles="line"),
    case("CB-382 the outside at an end", "5D 4S", "", "SCREEN(BC,6,6)", tackles="wide"),
    case("CB-382 and behind a group", "5D 4S", tackles="wide"),
    case("CB-383 a lateral is tossed with one card", "4S", "", LATERAL, purposes="reception_lateral"),
    case("CB-384 EX-64 dropped it is a fumble five yards back", "QS", "", LATERAL, phase="recovery", ball=25),
    case("CB-385 a black joker on it is ten yards", "BJ 4S 8H", "", LATERAL, foul=(0, 10), reception=ID["4S"]),
    case("CB-386 EX-64 it starts five yards behind the line", "4S 8H AC TH 7S", "EXTRA(9)", LATERAL, gain=-1, began=29),
    case("CB-387 it is not thrown away, and tackled from the outside", "4S QS KC JD 7S", "EXTRA(7)",
        "LATERAL(BC,left,-2,-2)", phase="tackle", tackles="wide", gain=-11),
)  # fmt: skip
def test_a_screen_or_a_lateral_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


def test_cb_372_a_screen_goes_behind_a_lane_a_gap_or_a_group() -> None:
    """CB-383: a lateral is tossed to the side that is named."""
    made = scrimmage("QB=KH", window=1)
    assert {"SCREEN(BC,-2,-2)", "SCREEN(BC,-2,2)", "WIDE_SCREEN(BC,LW1,left)"} <= choices(made)
    left = [action for action in made.legal_actions() if str(action).startswith("LATERAL(BC,left")]
    assert {action.low for action in left if hasattr(action, "low")} == {-5, -2}


def test_cb_373_a_group_is_hidden_receivers_of_a_side_or_a_back_in_the_flat() -> None:
    made = scrimmage("QB=KH", window=1)
    made.play.flats = (0, 1 << slot_of(made, "BD"))
    names = ("LW1,left", "RW1,right", "BD,right", "BD+RW1,right")
    assert choices(made, "WIDE_SCREEN(BC,") == {f"WIDE_SCREEN(BC,{name})" for name in names}
    made.play.up = (made.play.up[0] | 1 << slot_of(made, "RW1"), 0)
    assert "WIDE_SCREEN(BC,RW1,right)" not in choices(made)


def test_cb_374_receivers_block_in_full_and_backs_at_half() -> None:
    made = scrimmage("QB=QH BC=JH BD=9H RW1=8S", WIDE, "5D 4S 8H AC TH 7S", window=1)
    made.play.flats = (0, 1 << slot_of(made, "BD"))
    after(made, "WIDE_SCREEN(BC,BD+RW1,right) EXTRA(8)")
    comes_to(made, {"totals": (2 * 11 + 4 + 8 + 5, 9 + 10 + 8 + 1 + 10)})
