"""Rush, sneak, scramble and the open field (5.22 to 5.24, 5.27), worked examples 42 to 50, 58, 59, 71 and 72.

Clauses of the functions: CB-313, CB-320, CB-323, CB-324, CB-331, CB-395, CB-425.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.variants.card_bowl import sums
from game.variants.card_bowl.cards import FACE
from game.variants.card_bowl.fronts import COVER
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.phases.rushing import _gain
from game.variants.card_bowl.ranges import tackling
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.clauses import Made, Wanted, built, case, cases, comes_to
from tests.game.card_bowl.positions import FOUR_THREE, WINGS, after, cards, choices, moved, scrimmage, slot_of, thrown

FRONT = WINGS.format(cover="9D", extra="TC")
SHOTGUN = "SG-RTE-LW1-RW1-BL-BR"
LATE: dict[str, Any] = {"period": 3, "clock": 50}
MIDDLE = "CB:LW1 CB:RW1 OLB-L ILB={extra} OLB-R S-L S-R ILB"
"""Behind three linemen, with a card for the middle linebacker; he is the sixth man."""


def rush(
    drawn: str, offense: str = "BC=QH LG=9S C=8D", line: str = "8C", extra: str = "TS", **more: Any
) -> CardBowlState:
    """A rush of BC behind LG and C against a lineman in the lane and the middle linebacker."""
    front = f"DL-2={line} DL3 DL6 {MIDDLE.format(extra=extra)}"
    return after(scrimmage(offense, front, drawn, lanes="LG=-2 C=-2", **more), "RUN(BC,-2,-2) EXTRA(6)")


def by_guard(drawn: str, actions: str = "RUN(BC,-2,-2) EXTRA(7)", offense: str = "BC=QH", **more: Any) -> CardBowlState:
    """A play behind LG alone against the 8 in his lane, with the middle linebacker's 7 at hand."""
    front = FRONT.replace("DL-2 ", "DL-2=8C ").replace("ILB ", "ILB=7C ")
    return after(scrimmage(f"{offense} LG=9S", front, drawn, **{"lanes": "LG=-2", **more}), actions)


def sneak(drawn: str) -> CardBowlState:
    """A sneak of a king behind LG."""
    return by_guard(drawn, "SNEAK(-2,-2)", "QB=KH")


def scramble(drawn: str, offense: str, line: str, extra: str, lanes: str) -> CardBowlState:
    """A scramble of the quarterback."""
    front = f"DL-2={line} DL3 DL6 {MIDDLE.format(extra=extra)}"
    return after(scrimmage(offense, front, drawn, lanes=lanes), "RUN(QB,-2,-2) EXTRA(6)")


def in_a_crowd() -> CardBowlState:
    """The rush of the worked example 44: more blockers in a gap than count."""
    made = scrimmage(
        "LT=9S LG=8D C=7C RG=6H RT=5S BL=9D BR=6C BC=TH",
        "DL-2=9C DL0=8S DL6 CB:LW1 OLB-L ILB=QS ILB OLB-R S-L S-R S-L",
        "4S 6D 7D 8C",
        formation="UC-RTE-LW1-BL-BC-BR",
        lanes="LT=-2 LG=-2 C=0 RG=0 RT=0 BL=-2 BR=0",
    )
    return after(made, "RUN(BC,-2,0) EXTRA(5)")


def behind_a_back() -> CardBowlState:
    """The rush of the worked example 45: a back blocks."""
    front = f"DL-2=9C DL0 DL6 {MIDDLE.format(extra='TS')}"
    made = scrimmage("BL=QH LG=9S BR=9D", front, "4S 6D 7D 8C", formation=SHOTGUN, lanes="LG=-2 BR=-2")
    return after(made, "RUN(BL,-2,-2) EXTRA(6)")


FLAGGED: dict[str, Any] = {"offense": "BC=4H LG=QS C=QD", "line": "4C", "extra": "TC", "ball_on": 36}


@cases(
    rush,
    case("CB-309 CB-314 EX-42 twice the back, handoff and blockers; a better handoff breaks it open",
        "KS JD 7H 3C 4S 2D", gain=8, set_size=2, set_cards="4S 2D"),
    case("CB-316 EX-47 a red joker among the three loses the ball where it ends", "6S 4D RJ 9H 5C", "BC=QH LG=9S C=7D",
        phase="recovery", ball=35),
    case("CB-91 EX-72 late a handoff of the back's suit goes out of bounds", "7H 2D 3D 4D", LATE, how="out",
        running=False),
    case("CB-94 outside the late window no suit ends a play", "7H 2D 3D 4D", {"clock": 100}, how="dead"),
)  # fmt: skip
def test_a_rush_behind_two_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


@pytest.mark.parametrize(("card", "marker"), [("8S", 53), ("4S", 46)])
def test_cb_425_a_flag_is_added_to_the_end_of_the_run(card: str, marker: int) -> None:  # EX-48
    made = rush(f"3D 4D BJ 5D 8C {card}", **FLAGGED)
    assert made.play.gain == 2
    comes_to(after(made, "ACCEPT"), {"ball_on": 43, "down": 1, "marker": marker})


@cases(
    by_guard,
    case("CB-306 the back takes the ball into a gap", "6S", "RUN(BC,2,6)", low=2, high=6),
    case("CB-308 the defense is asked for its man", "6S 2D 3D 4D", "RUN(BC,-2,-2)", phase="extra_card",
        purposes="handoff"),
    case("CB-307 CB-308 CB-311 CB-312 then three cards are drawn, and half the difference is the gain", "6S 2D 3D 4D",
        purposes="handoff defense_run defense_run defense_run", totals=(2 * 12 + 6 + 9, 8 + 7 + 2 + 3 + 4), gain=8),
    case("CB-317 a black joker is replaced, and settled after the play", "BJ 6S 2D 3D 4D 9H", foul=(0, 10),
        purposes="handoff handoff defense_run defense_run defense_run determination"),
    case("CB-317 five yards of the defense", "BJ 6S 2D 3D 4D 7S", foul=(1, 5)),
    case("CB-317 fifteen of the defense", "BJ 6S 2D 3D 4D QS", foul=(1, 15)),
    case("CB-318 a single end lane is around the end", "6S", "RUN(BC,6,6)", tackles="wide"),
    case("CB-318 a gap is not", "6S", "RUN(BC,2,6)", tackles="line"),
    case("CB-318 nor another lane", "6S", "RUN(BC,2,2)", tackles="line"),
    case("CB-315 EX-46 a red joker as handoff rolls back by the face values", "RJ 4D QS KC", "RUN(BC,-2,-2)",
        phase="recovery", ball=25),
    case("CB-448 a lost ball comes before the sideline", "7H 2D RJ 3D 4D", LATE, phase="recovery"),
    case("CB-332 a red joker in a scramble is a fumble where it ends", "RJ 2S 2D", "RUN(QB,-2,-2) EXTRA(7)", "QB=KH",
        phase="recovery", ball=30 + 2),
    case("CB-333 in shotgun a scramble counts him as he is", "2S 2D", "RUN(QB,-2,-2) EXTRA(7)", "QB=9H",
        {"formation": SHOTGUN}, totals=(9 + 9, 8 + 7 + 2 + 2)),
)  # fmt: skip
def test_a_rush_behind_one_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


@cases(
    built,
    case("CB-310 EX-44 four blockers and one back count at most", in_a_crowd, gain=5),
    case("CB-251 EX-45 a blocking back counts half rounded up", behind_a_back, gain=0),
    case("CB-319 a sneak needs the quarterback under center", lambda: scrimmage("QB=9H", formation=SHOTGUN),
        never="SNEAK"),
    case("CB-321 CB-322 a sneak has no handoff, no extra man and two cards", lambda: sneak("5S 5D"), extra=-1,
        purposes="defense_run defense_run", totals=(13 + 9, 8 + 5 + 5)),
    case("CB-326 a sneak never breaks open", lambda: sneak("AS 2D"), gain=3, set_size=0),
    case("CB-327 a red joker in it is a fumble where it ends", lambda: sneak("RJ 5S 5D"), phase="recovery", ball=31,
        count=3),
    case("CB-329 EX-50 a scramble counts the quarterback once",
        lambda: scramble("6S 9H", "QB=8H LG=9S C=TD", "4C", "7D", "LG=-2 C=-2"), gain=1),
    case("CB-330 EX-50 it loses six yards at most", lambda: scramble("KS KH", "QB=8H LG=9S", "9C", "TD", "LG=-2"),
        gain=-6),
)  # fmt: skip
def test_a_sneak_or_a_scramble_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


@pytest.mark.parametrize(
    ("difference", "drawn", "gain"),
    [
        (-20, "3C 7C JC", -1),
        (-20, "4C QC KC", -5),
        (-4, "4C QC KC", -2),
        *((difference, "4C QC KC", gain) for difference, gain in ((-1, 0), (0, 0), (1, 1), (2, 1), (7, 4))),
    ],
)
def test_cb_313_a_loss_is_half_the_difference_up_to_the_face_values(difference: int, drawn: str, gain: int) -> None:
    """CB-312: half the difference is the gain."""
    assert _gain("rush", difference, sum(FACE[card] for card in cards(drawn))) == gain  # EX-43


@pytest.mark.parametrize(
    ("difference", "faces", "gain"),
    [*((difference, 2, gain) for difference, gain in ((0, 0), (1, 0), (2, 1), (5, 1), (6, 2), (9, 2))),
     (-14, 2, -1), (-14, 0, 0), (-2, 3, 0)],
)  # fmt: skip
def test_cb_324_a_sneak_gains_a_quarter_of_the_difference(difference: int, faces: int, gain: int) -> None:  # EX-49
    """CB-325: it loses a yard at most."""
    assert _gain("sneak", difference, faces) == gain


@pytest.mark.parametrize(("step", "blocked"), [(1, 16), (3, 23)])
def test_cb_323_right_after_the_line_call_moved_in_blockers_do_not_count(step: int, blocked: int) -> None:  # EX-49
    more: dict[str, Any] = {"phase": "early_sneak", "window": -1, "record": {"step": step, "up": (1, 0)}}
    front = FOUR_THREE.replace("DL-2 DL2", "DL-2=2C DL2=2D")
    made = scrimmage("QB=9H LG=8S RG=8D C=7C", front, "5S 5D", lanes="LG=-2 RG=2 C=2 LT=-5 RT=6 RTE=6", **more)
    assert after(made, "SNEAK(-2,2)").play.gain == (2 * (9 + blocked - 14) + 4) // 8


def test_cb_320_a_sneak_goes_through_the_middle_only() -> None:
    """CB-306, CB-328: a rush goes to the back who is named, a scramble anywhere at any window."""
    assert choices(scrimmage("QB=9H"), "SNEAK") == {"SNEAK(-2,-2)", "SNEAK(2,2)", "SNEAK(-2,2)"}
    assert [len(choices(scrimmage("QB=KH", window=window), "RUN(QB,")) for window in (0, 1, 2)] == [7, 7, 7]
    made = by_guard("6S", "RUN(BC,2,6)")
    assert made.play.carrier == slot_of(made, "BC")


def test_cb_331_late_a_scramble_around_the_end_may_step_out_for_two_yards() -> None:
    made = after(scrimmage("QB=KH LT=9S", drawn="2S 3H", **LATE), "RUN(QB,-5,-5) EXTRA(6)")
    assert made.phase.name == "scramble_sideline"
    gain = made.play.gain
    assert after(made, "OUT_OF_BOUNDS").play.end == 30 + gain - 2


# The open field


def free(
    drawn: str, count: int = 1, actions: str = "", tackles: str = "none", front: str = FOUR_THREE, **more: Any
) -> CardBowlState:
    """BC has broken free for so many cards."""
    made = scrimmage(more.pop("offense", "BC=QH"), front, drawn, **more)
    run(made, 0, made.facts.ball_on, count, None, tackles)  # type: ignore[arg-type]
    return after(made, actions)


def backer(card: str) -> str:
    """The front with a card for the middle linebacker."""
    return FRONT.replace("ILB ", f"ILB={card} ")


SCREENED = {"act": "screen", "carrier": 9}
CAUGHT = "6D 5D 7H 5C KS 8H QD 4C 9S 3D"
LATER = {"period": 3, "clock": 40}


@cases(
    free,
    case("CB-388 EX-59 face values give the next set", "QS KH JD 4C 8S 2H 6D", end=86),
    case("CB-389 a set brings its sum less the tacklers", "8S 5D", 2, "TACKLE(7) DONE", "line", backer("4H"),
        ball_on=30 + 13 - 4),
    case("CB-390 it stops at the goal line", "QS KH", 2, {"ball_on": 90}, points=(6, 0), count=1),
    case("CB-391 after a set the defense is asked", "8S 5D", 2, "", "line", asks=1, set_cards="8S 5D"),
    case("CB-391 and turns up any tacklers", "8S 5D", 2, "TACKLE(6) TACKLE(8)", "line", upright=1 << 6 | 1 << 8),
    case("CB-394 through the line linebackers tackle first", "KS 2S", 1, "", "line",
        choices="DONE TACKLE(6) TACKLE(7) TACKLE(8)"),
    case("CB-394 and safeties then", "KS 2S 3D 4D", 1, "DONE", "line", set_number=2,
        choices="DONE TACKLE(9) TACKLE(10)"),
    case("CB-396 stopped for nothing it is over", "JS", 1, "TACKLE(7) DONE", "line", backer("KD"), ball_on=30),
    case("CB-397 on a screen hidden men may block the tacklers", "JS", 1, "TACKLE(7) DONE", "line", backer("KD"),
        {"offense": "BC=QH RW1=9S", "record": SCREENED}, phase="lead"),
    case("CB-397 by what they are worth", "JS", 1, "TACKLE(7) DONE LEAD(RW1)", "line", backer("KD"),
        {"offense": "BC=QH RW1=9S", "record": SCREENED}, spot=30 + 11 - (13 - 9)),
    case("CB-398 a red joker is a fumble where the run is", "8S RJ", 2, ball=38),
    case("CB-399 past the goal line it had scored", "8S 9D RJ", 3, "", "line", {"ball_on": 88}, points=(6, 0)),
    case("CB-400 a runner's foul counts from where it was", "QS BJ 6D 5H 3C 7H", 2, "ACCEPT", ball_on=42 - 10),
    case("CB-92 EX-71 late the offense may stop before each card", "QS KH", LATER, phase="sideline"),
    case("CB-92 EX-71 and is then out of bounds", "QS KH", 1, "DRAW OUT_OF_BOUNDS", LATER, end=42, how="out"),
    case("CB-92 who recovers a ball in a play from scrimmage may still stop", "RJ KS 2S 5H", 1,
        "DRAW DECLARE(0) DECLARE(0)", LATER, phase="sideline", runner=0),
)  # fmt: skip
def test_an_open_field_run_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


@cases(
    thrown,
    case("CB-393 EX-58 outside the near side tackles first", CAUGHT, "RECEPTION", choices="DONE TACKLE(7) TACKLE(10)"),
    case("CB-393 EX-58 and the far side then", CAUGHT, "RECEPTION TACKLE(10) DONE",
        choices="DONE TACKLE(6) TACKLE(7) TACKLE(9)"),
    case("CB-392 EX-58 from the third set on nobody tackles", CAUGHT, "RECEPTION DONE DONE", set_number=3,
        past="tackle"),
)  # fmt: skip
def test_tacklers_after_a_catch_are_those_of_the_clause(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


@pytest.mark.parametrize("tackles", ["wide", "line"])
def test_cb_395_only_hidden_men_off_the_line_tackle(tackles: str) -> None:
    made = scrimmage("BC=QH", record={"tackles": tackles, "side": 1, "up": (1, 1 << 7)})
    moved(made, m8=COVER + slot_of(made, "RTE"))
    able = {man for number in (1, 2) for man in tackling(made.play, number)}
    assert able
    assert not able & {0, 1, 2, 3, 7, 8}


def test_cb_333_the_quarterback_alone_is_counted_so() -> None:
    made = by_guard("2S 2D", "RUN(QB,-2,-2) EXTRA(7)", "QB=9H", formation=SHOTGUN)
    assert sums.offense_run(made)[0].value == 9
