"""Fumbles, the end of a play, jokers and penalties (5.28, 5.29, 6), with the worked examples 65 to 68 and 74 to 76.

Clauses of the functions: CB-402, CB-403, CB-405, CB-418, CB-420, CB-422, CB-423, CB-424, CB-436.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import ScoreKind
from game.variants.card_bowl import enforcement
from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.facts import Foul, Play
from game.variants.card_bowl.jokers import TABLE, branch_of, step
from game.variants.card_bowl.phases.fumble import fumble
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.clauses import Made, Wanted, case, cases, comes_to
from tests.game.card_bowl.positions import FOUR_THREE, after, ended, kickoff, play, scrimmage


def loose(drawn: str, mine: int = 0, theirs: int = 0, spot: int = 40, **more: Any) -> CardBowlState:
    """A ball that BC has lost at a spot, and what both sides declare."""
    made = scrimmage("BC=2C", drawn=drawn, **more)
    fumble(made, 0, spot, None)
    return after(made, f"DECLARE({mine}) DECLARE({theirs})" if made.phase.name == "recovery" else "")


AT_GOAL: dict[str, Any] = {"spot": -3, "ball_on": 5}


@cases(
    loose,
    case("CB-404 EX-65 picking it up by two makes a tie of king and jack", "KS JD 6C 9S 5D", -2, count=5),
    case("CB-406 on a tie it bounces and both draw again", "8S 8H TC 6S 3D", offense=0, ball=41,
        purposes="recovery recovery recovery recovery recovery"),
    case("CB-407 EX-68 an ace moves it four back", "8S 8H AD 6S 3D", ball=40 - 4),
    case("CB-407 EX-68 a deuce three", "8S 8H 2D 6S 3D", ball=40 - 3),
    case("CB-407 EX-68 a four one", "8S 8H 4D 6S 3D", ball=40 - 1),
    case("CB-407 EX-68 a seven nothing", "8S 8H 7C 6S 3D", ball=40),
    case("CB-407 EX-68 a queen three on", "8S 8H QD 6S 3D", ball=40 + 3),
    case("CB-407 EX-68 a king four", "8S 8H KD 6S 3D", ball=40 + 4),
    case("CB-408 a black joker is a flag", "BJ 8H 9S 4D", foul=(0, 10)),
    case("CB-409 a red joker is replaced", "RJ 9S 4D", offense=0),
    case("CB-410 EX-65 the winner runs by what his face card has over", "KS JD 6C 3C 4D", set_size=2),
    case("CB-410 EX-65 a card less for falling on it", "KS JD 6C 3C 4D", 1, set_size=1),
    case("CB-410 EX-65 no more for picking it up than the difference", "KS JD 6C 3C 4D", -1, set_size=2),
    case("CB-411 without a face card nobody runs, whatever was declared", "9S 4D", -2, set_size=0),
    case("CB-411 with one he does", "QS 4D", -1, set_size=3),
    case("CB-48 EX-66 the defense starts where its run ends", "9S JD 4C", 0, 0, 68,
        {"ball_on": 70, "marker": 74, "down": 3}, at=(1, 36), down=1),
    case("CB-412 EX-67 recovered in the own end zone it is a safety", "9S 4D", AT_GOAL, points=(0, 2),
        next="free_kick"),
    case("CB-412 EX-67 lost there a touchdown", "4S 9D", AT_GOAL, points=(0, 6),
        last_score=ScoreKind.RETURN_TOUCHDOWN),
    case("CB-413 EX-67 the other side has a touchback behind its goal line", "5S 5D QH 3C 8H", 0, 0, 99,
        {"ball_on": 95},
        ball=102, at=(1, 20)),
    case("CB-414 behind the back line nobody recovers", "", {"spot": -10, "ball_on": 3}, points=(0, 2)),
    case("CB-415 a recovered fumble counts as a down", "9S 4D", 0, 0, 28, {"down": 2}, down=3, ball_on=28),
    case("CB-417 a red joker in the run after it is a new fumble", "3D KS 4S RJ", phase="recovery", role=1,
        ball=60 + 4),
    case("CB-401 nobody tackles after a lost ball", "3D KS 4D 5D 6D", runner=1, tackles="none", ball_on=60 + 15),
)  # fmt: skip
def test_a_loose_ball_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


@pytest.mark.parametrize("spot", [22, 37, 61])
def test_cb_402_the_ball_lies_where_it_was_lost(spot: int) -> None:
    made = scrimmage("BC=2C")
    fumble(made, 0, spot, None)
    comes_to(made, {"phase": "recovery", "ball": spot})


def test_cb_403_who_fumbled_is_in_the_role_of_the_offense() -> None:
    assert kickoff("9S 7H TS RJ").play.role == 1


def test_cb_405_both_choices_are_made_before_any_card() -> None:
    made = scrimmage("BC=2C", drawn="9S 4D")
    fumble(made, 0, 40, None)
    play(made, "DECLARE(2)")
    view = made.view(1)
    assert (made.drawn, view.secret, view.declared) == ([], None, True)


# The end of a play


def blocked_run(drawn: str, **facts: Any) -> CardBowlState:
    """A rush behind a nine against a four."""
    front = FOUR_THREE.replace("DL-2 ", "DL-2=4C ")
    return after(scrimmage("BC=QH LG=9S", front, drawn, lanes="LG=-2", **facts), "RUN(BC,-2,-2) EXTRA(7)")


def test_cb_418_cards_put_off_are_drawn_when_nothing_else_is_left() -> None:
    made = blocked_run("KS BJ 2D 3D 4D 5H 6H 7H 9H")
    while made.phase.name == "tackle":
        play(made, "DONE")
    assert made.purposes.count("run") == 3
    assert made.purposes[-1] == "determination"


def test_cb_420_at_the_goal_line_no_more_yards_are_drawn() -> None:
    wanted = {"points": (6, 0), "purposes": "handoff defense_run defense_run defense_run"}
    comes_to(blocked_run("KS 2D 3D 4D 5H", ball_on=97), wanted)


# Flags


def flag(seat: int, yards: int, basis: str, **more: Any) -> Foul:
    """A foul."""
    return Foul(seat, yards, basis, more.pop("auto", False), "foul", **more)  # type: ignore[arg-type]


def answered(
    foul: Foul, how: str = "dead", end: int = 35, holder: int = 0, answer: str = "ACCEPT", **more: Any
) -> CardBowlState:
    """A scrimmage play with a flag that is answered."""
    record = {"foul": foul, **more.pop("record", {})}
    return after(ended(how, end, holder, record, **more), answer)


HOLDING = flag(0, 10, "los")
INTERCEPTED = {"changed": True, "lost_at": 50, "intercepted": True}
LOST = {"changed": True, "lost_at": 40}
FOURTH: dict[str, Any] = {"ball_on": 48, "marker": 50, "down": 4}


@cases(
    answered,
    case("CB-419 the flag comes before the ball, the down and the clock", HOLDING, "dead", 35, 0, "",
        phase="penalty_decision", ball_on=30, down=1, clock=180),
    case("CB-419 declined they follow", HOLDING, "dead", 35, 0, "DECLINE", ball_on=35, down=2, clock=179),
    case("CB-421 the ball lies beyond the 1", HOLDING, "dead", 3, {"ball_on": 1}, ball_on=1),
    case("CB-421 and short of the other 1", flag(1, 15, "end"), "dead", 98, {"ball_on": 95}, ball_on=99),
    case("CB-427 who scored declines by rule", flag(1, 5, "los"), "touchdown", 100, 0, "", phase="try"),
    case("CB-428 EX-76 an accepted foul repeats the down", HOLDING, "dead", 51, FOURTH, ball_on=38, down=4, marker=50),
    case("CB-429 beyond the line to gain it is a new series", flag(1, 15, "end"), "dead", 32, ball_on=47, down=1),
    case("CB-430 declined the play stands", HOLDING, "dead", 51, 0, "DECLINE", FOURTH, ball_on=51, down=1),
    case("CB-431 EX-74 half the distance is the most", HOLDING, "dead", 12, {"ball_on": 8}, ball_on=4, down=1),
    case("CB-432 a score after a foul of the scorer may be taken away", HOLDING, "touchdown", 100, points=(0, 0),
        ball_on=20),
    case("CB-433 EX-75 a foul of the defense takes an interception back", flag(1, 5, "los", auto=True), "dead", 50, 1,
        {"record": INTERCEPTED, "ball_on": 40, "marker": 48, "down": 2}, at=(0, 45), down=1, marker=55),
    case("CB-434 the loser of the ball fouled: declined it is lost", HOLDING, "dead", 60, 1, "DECLINE",
        {"record": LOST},
        at=(1, 60)),
    case("CB-434 accepted it is given back", HOLDING, "dead", 60, 1, {"record": LOST}, at=(0, 20), down=1),
    case("CB-435 a foul after the change leaves the ball where it is", flag(1, 10, "spot", spot=65, after=True), "dead",
        80, 1, {"record": {**LOST, "runner": 1}}, at=(1, 55)),
    case("CB-437 fifteen yards on the defense is a first down", flag(1, 15, "los", auto=True), "dead", 30,
        {"marker": 60}, ball_on=45, down=1, marker=55),
    case("CB-446 a foul in the own end zone is a safety", flag(0, 10, "spot", spot=-2), "dead", 8, {"ball_on": 5},
        points=(0, 2)),
    case("CB-445 a touchback is the basis of a foul in the return", flag(1, 10, "spot", spot=-1, after=True),
        "touchback", -2, 1, {"record": {"changed": True, "lost_at": 103, "runner": 1}}, ball_on=10),
    case("CB-416 a foul at a loose ball leaves the ball with who has it", flag(0, 10, "recovery"), "dead", 62, 1,
        {"record": {**LOST, "recovered": 60, "loose": True}}, at=(1, 72)),
)  # fmt: skip
def test_a_flag_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


def test_cb_431_half_the_distance_holds_both_ways() -> None:
    assert (enforcement.forward(95, 5), enforcement.backward(8, 10)) == (97, 4)


@pytest.mark.parametrize(
    ("foul", "spot"),
    [
        (flag(0, 10, "los"), 40),
        (flag(0, 10, "spot", spot=56), 46),
        (flag(0, 10, "spot", spot=70), 50),
        (flag(1, 5, "end"), 65),
        (flag(1, 0, "dpi", spot=72), 72),
    ],
)
def test_cb_424_what_a_flag_is_measured_from(foul: Foul, spot: int) -> None:
    played = Play(kind="scrimmage", los=50, end=60, holder=0, how="dead", foul=foul)
    assert enforcement.accepted(played).spot == spot


@pytest.mark.parametrize(
    ("kind", "foul", "again"),
    [
        ("punt", flag(1, 5, "los"), True),
        ("punt", flag(0, 10, "end"), False),
        ("field_goal", flag(1, 5, "los"), True),
        ("kickoff", flag(0, 5, "end"), False),
    ],
)
def test_cb_436_only_flags_on_the_rushing_side_repeat_a_kick(kind: Any, foul: Foul, again: bool) -> None:
    kicked = Play(kind=kind, los=30, end=30, holder=1, how="dead", changed=True, foul=foul)
    assert enforcement.accepted(kicked).repeat == again


# Jokers


def test_cb_422_every_draw_has_its_row() -> None:
    """CB-437: fifteen yards on the defense is a first down."""
    assert len(TABLE) >= 28
    for purpose, each in TABLE.items():
        assert each.clause.startswith("CB-"), purpose
        if each.determined != "no":
            assert branch_of(each, ID["RJ"]) is each.on_red is not None, purpose
            assert each.on_black is not None, purpose
    assert step(ID["RJ"]) == 2
    rows = [TABLE[purpose] for purpose in ("punt", "field_goal_2", "handoff", "defense_run", "run")]
    rough = [branch for each in rows for branch in (each.on_red, each.on_black) if branch is not None]
    against = [(branch.yards[2], branch.auto[2]) for branch in rough if branch.against in ("defense", "chaser")]
    assert against == [(15, True)] * 6


def test_cb_423_a_joker_that_settles_a_flag_is_the_red_one() -> None:
    comes_to(kickoff("9S BJ 4H 7C 2D 3S 4S 5S RJ"), {"foul": (0, 15)})
