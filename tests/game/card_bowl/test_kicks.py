"""Kickoff, free kick, punt, field goal and try (5.2 to 5.10), with the worked examples 10 to 32.

Clauses of the functions: CB-92, CB-101, CB-184.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import ScoreKind
from game.variants.card_bowl.actions import PuntCards
from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.facts import Foul
from game.variants.card_bowl.stakes import nearest, stakes
from game.variants.card_bowl.state import CardBowlState
from game.variants.card_bowl.words import label
from tests.game.card_bowl.clauses import Made, Wanted, built, case, cases, comes_to
from tests.game.card_bowl.positions import (
    after,
    ended,
    extra_point,
    field_goal,
    kick,
    kickoff,
    punt,
    scrimmage,
    state,
    thrown,
)

USUAL = "QS 5H 9C 4D 6S 8H TC"
END_ZONE = "AS 7D 6H"
BOTH = "DECLARE(0) DECLARE(0)"
SQUIB, TWICE = "KICK(squib,40)", "KICK(onside,7) DECLARE(0) DECLARE(0)"
FOUL_OF_THE_RETURN = "9S 4H 7C 9H BJ 6D TS 4C 5S"


@cases(
    kickoff,
    case("CB-100 CB-102 CB-108 EX-10 a kickoff and its return", USUAL, los=30, caught=6, coverage=ID["9C"], at=(1, 25)),
    case("CB-15 every drawn card has its purpose", USUAL,
        purposes="kick_1 kick_2 coverage return return return return"),
    case("CB-74 a return without an open-field run takes one interval", USUAL, clock=179),
    case("CB-74 a touchback takes none", END_ZONE, "TOUCHBACK", clock=180),
    case("CB-32 caught on the goal line it must be returned", "4S 7D 6H 5S 6D 7S 8D", caught=0, at=(1, 20)),
    case("CB-103 EX-11 a negative yard is in the end zone", END_ZONE, caught=-3, phase="kick_return"),
    case("CB-52 CB-111 EX-11 there the receiver may take the touchback", END_ZONE, "TOUCHBACK", at=(1, 20)),
    case("CB-104 EX-13 offside adds five yards", "BJ 4D 8S 9C 5H 7C 3D 9S 2H", "ACCEPT", at=(1, 27)),
    case("CB-105 EX-13 out of bounds they start at the 40", "BJ QH", at=(1, 40)),
    case("CB-106 a foul on the second card is settled at the end", "9S BJ 4H 7C 2D 3S 4S 5S KD", "ACCEPT",
        ball_on=9 + 15, last="determination"),
    case("CB-107 EX-14 a bobble takes a card from the return", "9S RJ 6D 3C 8S 5D KD 4S 2H 9D", at=(1, 42), clock=178),
    case("CB-109 a red joker as coverage is a bobble", "9S 4H RJ 7C 2D 3S 4S", planned=3),
    case("CB-110 a black joker as coverage is a foul of the kickers", "9S 4H BJ QD 7C 2D 3S 4S 5S", "ACCEPT",
        ball_on=9 + 15),
    case("CB-112 a return is four cards less the coverage", "9S 4H 7C 2D 3S 4S 5S", at=(1, 2 + 14 - 7)),
    case("CB-113 EX-11 after a card he may give up while negative", "AS 7D 6H 2C 8S 8D 8H", "RETURN",
        phase="kick_return"),
    case("CB-113 EX-11 but not on the goal line", "AS 7D 6H 3C 8S 8D 8H", "RETURN", past="kick_return"),
    case("CB-114 EX-12 stopped at once, no coverage counts", "9S 7H TS RJ", phase="recovery", ball=5),
    case("CB-114 EX-12 stopped after one card, a third", "9S 7H TS 8H RJ", phase="recovery", ball=5 + 8 - 3),
    case("CB-114 EX-12 stopped after two cards, half", "9S 7H TS 8H 6C RJ", phase="recovery", ball=5 + 14 - 5),
    case("CB-114 EX-12 stopped after three cards", "9S 7H TS 8H 6C 2C RJ", phase="recovery", ball=5 + 16 - 8),
    case("CB-115 EX-12 a red joker in the return is a fumble", "9S 7H TS 8H 6C RJ 9D 4D", BOTH, at=(1, 14)),
    case("CB-116 EX-15 a foul in the return is noted where it was", FOUL_OF_THE_RETURN, end=23, foul_spot=9),
    case("CB-117 EX-15 the kickers may take it from its spot", FOUL_OF_THE_RETURN, "ACCEPT", at=(1, 5)),
    case("CB-118 a return from the field ends at the 1 at the worst", "4S 7D KH AS AD AH AC", ball_on=1),
    case("CB-119 a return that stays in the end zone is a touchback", "AS 2D KH 2S 2H AD AH", "RETURN RETURN RETURN",
        at=(1, 20)),
    case("CB-120 a foul of the kickers is added to the end", "9S 4H BJ 6D 3C 2S 3S 4S 5S", "ACCEPT",
        at=(1, 2 + 14 - 3 + 10)),
    case("CB-121 after a foul of the kickers a fumble may be taken back", "9S 4H BJ 6D 3C 8S RJ 2D 9H",
        BOTH + " ACCEPT",
        at=(1, 2 + 8 - 1 + 10)),
    case("CB-122 when the receivers score the flag is forgotten",
        "9S 4H BJ 6D 3C KS KH QD KD JD QS QH TS TH TD 9H", {"timeouts": (0, 0)}, points=(0, 6), phase="try"),
    case("CB-123 EX-16 the last return card breaks it open", "8S 6H JC 6S 9D 5H KS 8D QH 3S 5C", at=(1, 53)),
    case("CB-123 EX-16 by its face value", "8S 6H 4C 6S 9D 5H KS 2D 3D 4D", set_size=3),
    case("CB-123 EX-16 less that of the coverage", "8S 6H JC 6S 9D 5H KS 2D 3D 4D", set_size=2),
    case("CB-124 the last card is the one that counted", "8S 6H JC 6S 9D 5H BJ 2S KS 8D QH 3S 5C", ran=True,
        returns="6S 9D 5H KS"),
    case("CB-125 nobody tackles on special teams", "8S 6H JC 6S 9D 5H KS 8D QH 3S 5C", tackles="none"),
)  # fmt: skip
def test_a_kickoff_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


@cases(
    kickoff,
    case("CB-75 a squib takes two intervals", "7S 9D 4H 6C JD", SQUIB, clock=178),
    case("CB-127 it is caught two cards short of its line", "7S 9D 4H 6C JD", SQUIB, caught=40 - 16,
        first="kick_1 kick_2 coverage"),
    case("CB-128 EX-17 beyond the 15 it is returned with two cards", "7S 9D 4H 6C JD", SQUIB, caught=24, at=(1, 37)),
    case("CB-129 EX-17 a long one lowers face values", "7S 9D 4H 6C QD KH 2S 5D", SQUIB, at=(1, 58)),
    case("CB-129 not that of the coverage: queen less jack less one", "7S 9D JC 6C KD 4H", SQUIB, coverage=ID["JC"],
        set_size=1),
    case("CB-129 a queen as coverage leaves nothing", "7S 9D QC 6C KD", SQUIB, set_size=0),
    case("CB-129 the kickers run by full faces: three for the king, one for the jack",
        "7S 9D 4H RJ 2C KS JH 3D 4C 5D 6C", f"{SQUIB} {BOTH}", runner=0, dull=True, count=10),
    case("CB-129 a recovery counts in full, the run less: three for the king, none for the jack",
        "7S 9D 4H RJ KC 2S JH 3D 4C 5D 6C", f"{SQUIB} {BOTH}", runner=1, count=9),
    case("CB-129 a short one lowers nothing", "KS QD 4H 2C 3S 4S JD 9C", SQUIB, caught=15, set_size=1),
    case("CB-30 the end zone is nine yards deep", "9S TD 5C", "KICK(squib,10)", caught=-9, phase="kick_return"),
    case("CB-30 and no more", "TS TD 5C", "KICK(squib,10)", ball_on=20),
    case("CB-130 through the end zone it is a touchback", "KS 9D", "KICK(squib,10)", at=(1, 20)),
    case("CB-131 on side the distance is what was declared and a card", "8D", "KICK(onside,5)", ball=43),
    case("CB-132 a red joker takes the receivers' bonus", "RJ KD 5S 4H", TWICE, at=(0, 50)),
    case("CB-133 out of bounds it is kicked over from five yards back", "BJ", "KICK(onside,4)", kick_from=25),
    case("CB-134 CB-135 EX-19 a short one is kicked over, of any kind", "3S", "KICK(onside,4)", phase="kickoff",
        kick_from=30, clock=180, offers="KICK(regular,0)"),
    case("CB-136 EX-19 after a second failure the receivers choose", "BJ 6H", "KICK(onside,4)", {"failures": 1},
        phase="failed_kick"),
    case("CB-136 after the sixth they take the ball", "3S", "KICK(onside,4)", {"failures": 5}, at=(1, 63)),
    case("CB-137 EX-19 where the kick went", "BJ 6H", "KICK(onside,4) TAKE_BALL", {"failures": 1}, at=(1, 60)),
    case("CB-138 from ten yards on it is loose", "7D", "KICK(onside,3)", phase="recovery", ball=40, role=0),
    case("CB-138 not before", "7D", "KICK(onside,2)", past="recovery"),
    case("CB-139 EX-18 yards beyond ten help the receivers", "7D 9S 5H KD TS 8C", TWICE, at=(0, 48)),
    case("CB-140 CB-141 EX-18 the kickers may not run, and start a series", "7D KS 2H", TWICE, at=(0, 44), set_size=0,
        down=1, marker=54, next="call"),
)  # fmt: skip
def test_a_squib_or_an_on_side_kick_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


def test_cb_101_a_kickoff_is_regular_a_squib_or_an_on_side_kick() -> None:
    """CB-126: a squib names a line from 10 to 50."""
    squibs, on_side = (f"KICK(squib,{at})" for at in range(10, 51)), (f"KICK(onside,{at})" for at in range(21))
    assert {str(action) for action in state("kickoff", next="kickoff").legal_actions()} == {
        "KICK(regular,0)",
        *squibs,
        *on_side,
    }


@pytest.mark.parametrize("late", [{"period": 3, "clock": 40}, {"period": 1, "clock": 20}, {"period": 4, "clock": 50}])
def test_cb_92_no_run_after_a_kick_has_a_choice_of_the_sideline(late: dict[str, Any]) -> None:
    """Neither the receivers nor a kicking team with a ball that it recovered."""
    assert kickoff("7S 9D 4H 2C 3S 4S JD 9C", **late).play.ran
    run = {"ran": True, "holder": 0, "stepped_out": False}
    comes_to(kickoff("9S 7H TS 8H RJ 2C KS 3D 4H 5C", BOTH, **late), run)
    comes_to(punt("8S RJ 9H QS 2D 3C 7H", BOTH, **late), run)
    for call in ("SPIKE", "KNEEL"):
        comes_to(kick("call", "RJ AC KS 2D 4C 5C 6C", call, BOTH, **{**late, "running": True}), run)


FREE = {"next": "free_kick", "kick_from": 20}
PUNT_TYPE = "7S 9D 4H 8C 2D 2S 3S 4S 5S"


def free_kick(drawn: str, actions: str, kick_from: int = 20) -> CardBowlState:
    """A free kick by Home."""
    return kick("free_kick", drawn, actions, **{**FREE, "kick_from": kick_from})


@cases(
    free_kick,
    case("CB-143 EX-20 as a kickoff at the sum less one", "JS 4D 9C 2S 3S 4S 5S", "KICKOFF_TYPE", caught=14),
    case("CB-144 CB-146 EX-20 as a punt it flies four cards and 25 yards, is covered and returned",
        PUNT_TYPE, "PUNT_TYPE", caught=27, last="coverage return return return return", ball_on=27 + 14 - 2),
    case("CB-147 there is no fair catch", PUNT_TYPE, "PUNT_TYPE", returns="2S 3S 4S 5S"),
    case("CB-145 as a punt the red joker is a bobble", "7S RJ 9D 4H 8C 2D 2S 3S 4S", "PUNT_TYPE", planned=3),
    case("CB-146 a deep one is a touchback", "KS KH KD KC", "PUNT_TYPE", 40, at=(1, 20)),
)  # fmt: skip
def test_a_free_kick_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


DEEP = {"ball_on": 60}
BOUNCED = {"number": "3,no", "ball_on": 50}
FLOWN, BOUNCING = "TS 6H 8D 5C", "9S 4H TD 5C"
AT_30 = f"{FLOWN} 7S"


@cases(
    punt,
    case("CB-151 CB-165 it flies its cards and fifteen yards, and he chooses", AT_30, caught=26,
        choices="RETURN FAIR_CATCH BOUNCE"),
    case("CB-151 EX-21 a return", f"{FLOWN} 7S 9H 8C", "RETURN", caught=26, at=(1, 36)),
    case("CB-151 EX-21 a return that loses", f"{FLOWN} QS 3H 4D", "RETURN", at=(1, 21)),
    case("CB-167 CB-76 EX-21 of two cards less the coverage, in two intervals", f"{FLOWN} 7S 9H 8C", "RETURN",
        returns="9H 8C", clock=178),
    case("CB-76 without a return it takes one", "TS 6H 9C 8S", "", "2,no", {"ball_on": 45}, clock=179),
    case("CB-152 a red joker blocks it", "RJ 9H", "", "1,no", blocked=True),
    case("CB-153 CB-154 a black joker is a flag, of the kickers for five", f"BJ 4H {FLOWN} 9C 2S", "FAIR_CATCH",
        foul=(0, 5), caught=26),
    case("CB-153 of the kickers for ten", f"BJ 9H {FLOWN} 9C 2D", "FAIR_CATCH", foul=(0, 10), kicks=FLOWN),
    case("CB-153 of the kickers for fifteen", f"BJ QH {FLOWN} 9C 2D", "FAIR_CATCH", foul=(0, 15)),
    case("CB-153 of the receivers for five", f"BJ 8S {FLOWN} 9C 2D", "FAIR_CATCH", foul=(1, 5)),
    case("CB-153 of the receivers for fifteen", f"BJ QS {FLOWN} 9C 2D", "FAIR_CATCH", foul=(1, 15)),
    case("CB-154 a foul of the kickers is added for the receivers", f"BJ 4H {FLOWN} 9C 2S", "FAIR_CATCH ACCEPT",
        at=(1, 31)),
    case("CB-155 a foul of the receivers repeats the down", f"BJ 4S {FLOWN} 9C 2S", "FAIR_CATCH ACCEPT", {"down": 4},
        at=(0, 35), down=4),
    case("CB-156 EX-26 a blocked one is loose behind the line", "8S RJ 9H", {"ball_on": 40}, phase="recovery", ball=26),
    case("CB-157 EX-26 the receivers draw two cards", "8S RJ 9H QS JD KC 7H", BOTH, {"ball_on": 40}, at=(1, 81)),
    case("CB-158 recovered by the kickers it counts as a down", "RJ 5H KS 2D 3C 4S 5S 6S", BOTH,
        {"ball_on": 40, "down": 2}, offense=0, down=3),
    case("CB-159 through the end zone it is a touchback", "KS KH", "", "2,no", {"ball_on": 80}, at=(1, 20)),
    case("CB-160 EX-22 another suit puts it out of bounds", "9S 4H 8D 3C", "", "3,yes", {"ball_on": 55}, at=(1, 9)),
    case("CB-18 a joker without meaning is replaced", "9S 4H 8D BJ RJ 3C", "", "3,yes", {"ball_on": 55}, how="out"),
    case("CB-160 CB-161 EX-22 the same suit leaves it live, and it is covered", "9S 4H 8D KD 2C", "", "3,yes",
        {"ball_on": 55}, phase="punt_receiver", last="sideline punt_coverage", coverage=ID["2C"]),
    case("CB-162 EX-25 a red joker as coverage forces the fair catch", f"{FLOWN} RJ 6S", at=(1, 26)),
    case("CB-163 a black joker as coverage costs the kickers", f"{FLOWN} BJ 4D 9C 2S", "FAIR_CATCH ACCEPT",
        ball_on=26 + 5),
    case("CB-164 EX-27 of two cards it is a fair catch", "TS 6H 9C 8S", "", "2,no", {"ball_on": 45}, how="fair_catch"),
    case("CB-166 in the end zone he returns or takes the touchback", "9S 8H TD 5C", "", "3,no", DEEP, caught=-2,
        choices="RETURN TOUCHBACK"),
    case("CB-168 after the first card he may give up while negative", "9S 8H TD 5C AS 7D", "RETURN", "3,no", DEEP,
        phase="kick_return"),
    case("CB-168 but not from the goal line", "9S 8H TD 5C 2S 7D", "RETURN", "3,no", DEEP, past="kick_return"),
    case("CB-169 it breaks open", f"{FLOWN} 2S 9H KD 2H 3H 4H", "RETURN", ball_on=26 + 22 - 2 + 9),
    case("CB-169 and has the same floor", f"{FLOWN} KS AH AD", "RETURN", {"ball_on": 54}, ball_on=1),
    case("CB-170 a fair catch draws one card", f"{FLOWN} 7S 9H", "FAIR_CATCH", ball_on=26, last="fair_catch"),
    case("CB-170 which may be a muff", f"{FLOWN} 7S RJ", "FAIR_CATCH", phase="recovery"),
    case("CB-171 EX-27 the kickers recover it but may not run", "TS 6H 9C RJ 2S KS", BOTH, "2,no", {"ball_on": 45},
        at=(0, 45 + 31)),
    case("CB-172 EX-25 a foul on a fair catch counts from the catch", f"{FLOWN} 9S BJ KC", "FAIR_CATCH ACCEPT",
        at=(1, 13)),
    case("CB-173 EX-24 the same suit bounces back", f"{BOUNCING} 6D", "BOUNCE", BOUNCED, at=(1, 13)),
    case("CB-174 EX-23 after a bounce onward comes a second", f"{BOUNCING} 8S 3S", "BOUNCE", BOUNCED, at=(1, 7)),
    case("CB-174 EX-23 which may reach the end zone", f"{BOUNCING} 8S 6H", "BOUNCE", BOUNCED, at=(1, 20)),
    case("CB-175 a bounce back is shortened by the coverage", f"{BOUNCING} 9D", "BOUNCE", BOUNCED, at=(1, 12 + 9 - 5)),
    case("CB-176 EX-24 the kickers may down one of the coverage's suit", f"{BOUNCING} QC", "BOUNCE DOWN(2)", BOUNCED,
        at=(1, 2)),
    case("CB-176 or let it go", f"{BOUNCING} QC", "BOUNCE DOWN(0)", BOUNCED, at=(1, 20)),
    case("CB-177 EX-23 in the end zone it is a touchback", f"{BOUNCING} KS", "BOUNCE", BOUNCED, at=(1, 20)),
    case("CB-178 a red joker has touched a receiver", f"{BOUNCING} RJ 8S 3S", "BOUNCE", BOUNCED, phase="recovery",
        no_run=True),
    case("CB-179 a touched ball in the end zone is a touchdown", f"{BOUNCING} RJ KS 2S 9H", "BOUNCE " + BOTH, BOUNCED,
        points=(6, 0)),
    case("CB-179 or a touchback", f"{BOUNCING} RJ KS 9H 2S", "BOUNCE " + BOTH, BOUNCED, at=(1, 20)),
    case("CB-180 a black joker as bounce is replaced", f"{BOUNCING} BJ 6D", "BOUNCE", BOUNCED, ball_on=13),
    case("CB-181 then the receivers start a series", f"{BOUNCING} 8S 6H", "BOUNCE", BOUNCED, offense=1, down=1,
        next="call"),
)  # fmt: skip
def test_a_punt_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


GOOD, FROM_80 = "7S 6H 8D 5C 6S 6D", {"ball_on": 80}


@cases(
    field_goal,
    case("CB-183 CB-73 EX-28 six cards reach the distance, in one interval", GOOD, FROM_80, points=(3, 0), clock=179),
    case("CB-182 the distance is the yards to the goal line and eighteen", GOOD, {"ball_on": 79}, points=(0, 0)),
    case("CB-183 CB-191 EX-28 a yard short it is no good, and taken over at the spot of the kick", "7S 6H 8D 5C 6S 5D",
        FROM_80, points=(0, 0), at=(1, 28)),
    case("CB-191 at the 20 at least", "AS AH AD AC 2S 2D", {"ball_on": 95}, at=(1, 20)),
    case("CB-185 EX-29 a red joker after the window is nothing", "8S 5H RJ 4D 3C 2S 6H", {"ball_on": 91},
        points=(3, 0)),
    case("CB-186 a replacement keeps the number of its card", "7S 6H BJ RJ", FROM_80, phase="recovery"),
    case("CB-186 the fourth card is outside the window of the third", "7S 6H 8D RJ 5C 6S 6D", FROM_80, kicks=GOOD),
    case("CB-187 EX-29 a blocked kick lies behind the line", "9S RJ", {"ball_on": 76}, ball=73),
    case("CB-187 EX-29 CB-403 at the first card eight yards", "RJ", {"ball_on": 76}, ball=68, role=0),
    case("CB-188 EX-30 offside lets the offense choose", "BJ 7S 6H 5D 4C 6S 7D 3H", "ACCEPT",
        {"ball_on": 80, "down": 4},
        at=(0, 85), down=4),
    case("CB-188 EX-30 illegal procedure stops the play", "BJ 7H", {"ball_on": 80, "down": 4}, at=(0, 75), down=4,
        clock=180),
    case("CB-189 roughing the kicker is a first down", "6H BJ KS 5D 4C 6S 7D 3H", "ACCEPT", {"ball_on": 60, "down": 4},
        at=(0, 75), down=1),
    case("CB-190 a later black joker is replaced", "7S 6H BJ 8D 5C 6S 6D", FROM_80, points=(3, 0), foul=None),
    case("CB-192 a blocked kick of their own costs the down", "RJ 9S 2D", BOTH, {"ball_on": 76, "down": 2}, offense=0,
        down=3),
    case("CB-192 and on fourth down the ball", "RJ 9S 2D", BOTH, {"ball_on": 76, "down": 4}, offense=1, down=1),
)  # fmt: skip
def test_a_field_goal_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


@pytest.mark.parametrize(("spot", "number"), [(99, 1), (90, 2), (80, 3), (70, 4), (60, 5), (50, 6)])
def test_cb_184_the_window_of_a_block_grows_with_the_distance(spot: int, number: int) -> None:
    drawn = ["2S", "3H", "4D", "5C", "6S"]
    assert field_goal(" ".join([*drawn[: number - 1], "RJ"]), ball_on=spot).phase.name == "recovery"
    if number < 6:
        outside = " ".join([*drawn[:number], "RJ 9S 9H 9D 9C"])
        assert field_goal(outside, ball_on=spot).phase.name != "recovery"


def two_points(how: str, foul: Foul | None = None) -> CardBowlState:
    """A two-point attempt of Home that has ended so."""
    record = {"two_points": True, "foul": foul}
    return ended(how, 100 if how == "touchdown" else 98, 0, record, next="two_points", ball_on=98, marker=100)


def fumbled_try(drawn: str) -> CardBowlState:
    """A two-point attempt in which the handoff is fumbled."""
    more: dict[str, Any] = {"ball_on": 98, "next": "two_points", "record": {"two_points": True}}
    made = scrimmage("QB=9H BC=2C C=2S", drawn=f"RJ 3C 4C 5C {drawn}", **more)
    return after(made, "RUN(BC,-2,-2)", BOTH)


def intercepted_try() -> CardBowlState:
    """A two-point attempt whose pass is intercepted."""
    more: dict[str, Any] = {"ball_on": 98, "next": "two_points", "record": {"two_points": True}}
    return thrown("6D 5D RJ 7H 5C", "RECEPTION STRIKE(0)", **more)


@cases(
    built,
    case("CB-193 the scorer kicks or goes for two", lambda: state("try", next="try"), choices="EXTRA_POINT TWO_POINTS"),
    case("CB-194 CB-43 CB-73 an extra point needs twenty", lambda: extra_point("5S 3H 4D 2C 2S 4C"), points=(1, 0),
        next="kickoff", clock=180),
    case("CB-194 and no less", lambda: extra_point("5S 3H 4D 2C 2S 3C"), points=(0, 0), next="kickoff"),
    case("CB-195 EX-31 a joker as first card ends it", lambda: extra_point("BJ"), points=(0, 0)),
    case("CB-195 a later one does not", lambda: extra_point("5S RJ 3H 4D 2C 3S 4C"), points=(1, 0)),
    case("CB-196 a two-point attempt is snapped from the 2", lambda: after(state("try", next="try"), "TWO_POINTS"),
        los=98, marker=100, two_points=True),
    case("CB-43 it is worth two", lambda: two_points("touchdown"), points=(2, 0)),
    case("CB-73 and takes one interval", lambda: two_points("incomplete"), clock=179, points=(0, 0)),
    case("CB-197 an interception ends it", intercepted_try, points=(0, 0), phase="kickoff", offense=0),
    case("CB-198 EX-32 after a fumble no other face card advances", lambda: fumbled_try("JH 9D 4D"), points=(0, 0)),
    case("CB-198 EX-32 than a matching one", lambda: fumbled_try("JH 8H 4D"), points=(2, 0),
        last_score=ScoreKind.TWO_POINTS),
    case("CB-199 CB-438 an accepted flag repeats it, and is no first down",
        lambda: after(two_points("incomplete", Foul(1, 5, "los", True, "foul")), "ACCEPT"), phase="exchange",
        ball_on=99, two_points=True, next="two_points", marker=100),
    case("CB-142 CB-147 a free kick is a punt or a kickoff", lambda: state("free_kick", **FREE),
        choices="PUNT_TYPE KICKOFF_TYPE"),
    case("CB-148 a punt may be called on first down", lambda: state("call", down=1), offers="PUNT"),
    case("CB-148 and on fourth", lambda: state("call", down=4), offers="PUNT"),
    case("CB-149 CB-150 it has up to four cards, fewer may aim for the sideline", lambda: state("punt_cards"),
        choices=" ".join(f"PUNT_CARDS({n},{aside})" for n in (1, 2, 3, 4) for aside in ("no", "yes")[: 5 - n])),
    case("CB-149 one is enough", lambda: punt("TS 9C 8S", number="1,no"), kicks="TS"),
)  # fmt: skip
def test_a_try_or_a_call_of_a_kick_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


@pytest.mark.parametrize(("caught", "spot"), [(60, "their 40"), (50, "midfield"), (20, "your 20")])
def test_a_fair_catch_names_a_yard_line_that_there_is(caught: int, spot: str) -> None:
    """It said "your 60", where the prompt said "their 40"."""
    made = state("punt_receiver")
    made.play.offense, made.play.caught = 0, caught
    assert made.decision is not None
    found = stakes(made.view(made.decision.seat), made.legal_actions())
    assert next(each for each in found if each.head == "Fair catch").lines[0] == f"Your ball at {spot}."


def test_a_punt_for_the_sideline_has_a_name_and_a_plate_of_its_own() -> None:
    """CB-150: the coach proposed one, and none of the plates told of it."""
    made = state("punt_cards", ball_on=50)
    aside = PuntCards(3, True)
    assert label(aside) == "Sideline punt with 3 cards"
    found = stakes(made.view(0), made.legal_actions())
    assert nearest(found, aside) == "Sideline"
    assert next(each.lines[1] for each in found if each.action == aside).startswith(
        "It goes out, without a return: 76%"
    )
