"""RUN and PASS, SACK, INTERCEPTION and FUMBLE, kicks, and penalty calls (BO-34 to BO-42, BO-59 to BO-85, BO-112)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.contract import DriveEnd, ScoreKind
from game.events import Scored
from game.variants.blowout.cards import PENALTY_CALLS
from game.variants.blowout.state import BlowoutState
from tests.game.blowout.positions import at, goes, played, told
from tests.game.cases import case, cases

HANDS = "RUN 60, RUN 100, PASS 40, PASS 55, PASS 100 | DEF -50, DEF -60, DEF -65, SACK, INTERCEPTION, FUMBLE"
KICKERS = (
    "RUN 60, RUN 100, PASS 40, HOLDING, PASS 100 | DEF -50, DEF -60, DEF -100, DELAY OF GAME, INTERCEPTION, FUMBLE"
)
OFFSIDES = "RUN 60, PASS 40, PASS 55, PASS 65, OFFSIDES-D"
FOULS = "DEF -50, DEF -60, DEF -65, DEFENSE CHALLENGE, DELAY OF GAME, OFFSIDES-O"
CALLS = f"{OFFSIDES} | {FOULS}"
PUNT_OR_KICK = "KICK 45, DEF -50, none, none"
THEIRS = (1, 20, 1, 10)
"""The other seat starts on its 20."""


def down(call: str, against: str = "DEF -50", answer: str = "none", reply: str = "none") -> str:
    """A whole answerable down."""
    return f"{call}, {against}, {answer}, {reply}"


def play(ball_on: int = 40, **fields: Any) -> Callable[[], BlowoutState]:
    return at(HANDS, ball_on=ball_on, **fields)


def kick(ball_on: int, **fields: Any) -> Callable[[], BlowoutState]:
    return at(KICKERS, ball_on=ball_on, down=4, **fields)


def penalty(ball_on: int = 40, **fields: Any) -> Callable[[], BlowoutState]:
    return at(CALLS, ball_on=ball_on, **fields)


@cases(
    *(case(f"BO-59 {call} against {against} comes to {net}", play(20), f"{call}, {against}",
           YardsCompared={"net": net, "yards": int(call[-2:]), "loss": int(against[-2:])})
      for call, against, net in (("RUN 60", "DEF -50", 10), ("PASS 40", "DEF -65", -25))),
    *(case(f"BO-60 a run of 60 against {against} ends at the {end}", play(marker=60), down("RUN 60", against),
           PlayEnded={"how": "run", "ends_at": end}, ball_on=end)
      for against, end in (("DEF -50", 50), ("DEF -60", 40), ("DEF -65", 35))),
    *(case(f"BO-61 {call} never loses yards", play(), down(call, "DEF -60"), PlayEnded={"how": "no_gain"},
           field=(0, 40, 2, 10)) for call in ("PASS 40", "PASS 55")),
    case("BO-62 a pass that beats the defense gains the difference", play(), down("PASS 55"), field=(0, 45, 2, 5)),
    case("BO-63 a pass to the end of the field is caught", play(75), down("PASS 100", "DEF -65"),
         PlayEnded={"how": "pass"}),
    case("BO-63 one beyond it is incomplete", play(76), down("PASS 100", "DEF -65"), PlayEnded={"how": "overthrown"},
         field=(0, 76, 2, 10)),
    *(case(f"BO-64 {call} from the {spot} is {'a' if points else 'no'} touchdown", play(spot, marker=100),
           down(call, "DEF -65"), points=(points, 0)) for spot, call, points in
      ((99, "RUN 100", 7), (65, "PASS 100", 7), (75, "PASS 100", 7), (76, "PASS 100", 0))),
    *(case(f"BO-65 a {how} scores seven and the other seat starts on its 20", play(70), down(call, "DEF -65"),
           Scored={"seat": 0, "points": 7, "how": how}, DriveEnded={"how": DriveEnd.TOUCHDOWN, "points": 7},
           field=THEIRS) for call, how in (("RUN 100", ScoreKind.RUSHING_TOUCHDOWN),
                                           ("PASS 100", ScoreKind.PASSING_TOUCHDOWN))),
    case("BO-66 a safety scores two for the defense, which starts on its 20", play(5), down("RUN 60", "DEF -65"),
         Scored={"seat": 1, "points": 2, "how": ScoreKind.SAFETY}, field=THEIRS,
         DriveEnded={"seat": 0, "how": DriveEnd.SAFETY, "points": 0}),
    case("BO-67 reaching the marker is first down", play(down=3, marker=50), down("RUN 60"), field=(0, 50, 1, 10)),
    case("BO-67 a yard short of it is not", play(down=3, marker=51), down("RUN 60"), field=(0, 50, 4, 1)),
    *(case(f"BO-68 short of the marker down {number + 1} follows", play(down=number, marker=52), down("PASS 55"),
           field=(0, 45, number + 1, 7)) for number in (1, 2, 3)),
    case("BO-69 short of the marker on fourth down the ball is lost", play(down=4, marker=52), down("PASS 55"),
         field=(1, 55, 1, 10), TurnoverOnDowns={"seat": 0}, DriveEnded={"how": DriveEnd.DOWNS}),
    case("BO-69 where it lay after an incomplete pass", play(80, down=4, marker=90), down("PASS 100"), field=THEIRS),
    *(case(f"BO-70 a SACK of {call} loses ten yards", play(), down(call, answer="SACK"), field=(0, 30, 2, 20))
      for call in ("PASS 40", "PASS 55", "PASS 100")),
    case("BO-71 a SACK uses the down", play(down=4, marker=42), down("PASS 100", answer="SACK"), field=(1, 70, 1, 10)),
    *(case(f"BO-71 on the {spot} it {'is a' if points else 'is no'} safety", play(spot),
           down("PASS 100", answer="SACK"), points=(0, points)) for spot, points in ((10, 2), (11, 0))),
    *(case(f"BO-72 {answer} of {call} gives the ball away at the {end}", play(), down(call, answer=answer),
           field=(1, 100 - end, 1, 10), DriveEnded={"how": answer.lower()}, DriveAdvanced={"gain": 0})
      for call, answer, end in (("PASS 55", "INTERCEPTION", 45), ("PASS 40", "INTERCEPTION", 40),
                                ("RUN 60", "FUMBLE", 50))),
    *(case(f"BO-73 {answer} of {call} from the {spot}, in the end zone, is a touchback", play(spot),
           down(call, answer=answer), field=THEIRS, Scored=[], BallSpotted={"why": "touchback"}) for spot, call, answer
      in ((65, "PASS 100", "INTERCEPTION"), (80, "PASS 100", "INTERCEPTION"), (50, "RUN 100", "FUMBLE"))),
    case("BO-74 a FUMBLE behind the own goal is a safety", play(5), down("RUN 60", "DEF -65", "FUMBLE"),
         points=(0, 2), field=THEIRS, DriveEnded={"how": DriveEnd.SAFETY}),
    case("BO-75 a turnover counts past the marker too", play(marker=45), down("RUN 60", answer="FUMBLE"),
         field=(1, 50, 1, 10)),
)  # fmt: skip
def test_runs_passes_and_turnovers(given: Any, course: Any) -> None:
    goes(given, course)


@cases(
    *(case(f"BO-76 on down {number} a kick is {'' if number == 4 else 'not '}called", at(KICKERS, down=number),
           **{"offers" if number == 4 else "bars": ["KICK 45"]},
           refused={"KICK 45": None if number == 4 else "(BO-76)"}) for number in (1, 2, 3, 4)),
    *(case(f"BO-77 {against} counts for nothing against a kick", kick(30), down("KICK 45", against),
           field=(1, 25, 1, 10), discards_4=[against]) for against in ("DEF -50", "DEF -100")),
    *(case(f"BO-78, BO-112 from the {spot} a kick is a {how}: the red line is the 60", kick(spot, marker=100),
           "KICK 45, DEF -50", {"KickSetUp": {"how": how, "needed": needed}}, "none, none", BallKicked={"how": how})
      for spot, how, needed in ((59, "punt", None), (60, "field_goal", 51), (99, "field_goal", 12))),
    case("BO-79 a punt gives the ball away where it comes down", kick(54), PUNT_OR_KICK, field=(1, 1, 1, 10),
         DriveEnded={"how": DriveEnd.PUNT}),
    *(case(f"BO-80 a punt from the {spot} into the end zone is a touchback", kick(spot), PUNT_OR_KICK, field=THEIRS,
           BallSpotted={"why": "touchback"}) for spot in (55, 59)),
    *(case(f"BO-81 a field goal of 45 yards from the {spot} scores {points}", kick(spot, marker=100), PUNT_OR_KICK,
           points=(points, 0)) for spot, points in ((65, 0), (66, 3), (99, 3))),
    case("BO-82 exactly the distance is no good", kick(65), PUNT_OR_KICK,
         BallKicked={"yards": 45, "needed": 46, "good": False}),
    case("BO-83 a good one is three points and the other seat starts on its 20", kick(75), PUNT_OR_KICK, field=THEIRS,
         Scored={"seat": 0, "points": 3, "how": ScoreKind.FIELD_GOAL},
         DriveEnded={"how": DriveEnd.FIELD_GOAL, "points": 3}),
    case("BO-84 a missed one gives the ball away where it lay", kick(62), PUNT_OR_KICK, field=(1, 38, 1, 10),
         DriveEnded={"how": DriveEnd.MISSED_FIELD_GOAL}),
    *(case(f"BO-85 after {foul} on a kick a new kick is drawn and all is open",
           kick(61, marker=75, zones={"special_teams_draw_pile:0": ["KICK 35"]}), f"KICK 45, {course}", down=4,
           discards_2=["KICK 45"], offers=["KICK 35", "RUN 60", "PASS 100"], bars=["KICK 45"])
      for foul, course in (("DELAY OF GAME",) * 2, ("HOLDING", "DEF -50, none, HOLDING"))),
)  # fmt: skip
def test_kicks(given: Any, course: Any) -> None:
    goes(given, course)


@cases(
    case("BO-34 OFFSIDES against a play is five yards and the down again",
         at(OFFSIDES, ball_on=40, down=2, marker=50), "OFFSIDES-D, DEF -70", field=(0, 45, 2, 5),
         Flag={"seat": 1, "by": 0, "yards": 5}, discards_0=["OFFSIDES-D"], discards_4=["DEF -70"]),
    *(case(f"BO-35 {foul} of the offense beside {call} is five yards back and the down again",
           penalty(down=4, marker=50), f"{call}, {foul}", field=(0, 35, 4, 15),
           Flag={"seat": 0, "by": 1, "foul": foul}, **{"discards_2" if "KICK" in call else "discards_0": [call]})
      for foul in ("DELAY OF GAME", "OFFSIDES-O") for call in ("RUN 60", "PASS 40", "KICK 45")),
    *(case(f"BO-36 OFFSIDES and {foul} offset", penalty(down=3, marker=45), f"OFFSIDES-D, {foul}", field=(0, 40, 3, 5),
           Flag=[{"yards": 0}] * 2, discards_0=["OFFSIDES-D"], discards_4=[foul])
      for foul in ("DELAY OF GAME", "OFFSIDES-O")),
    *(case(f"BO-37 the penalty call of {course} opens no window", penalty(), course, asks=("offense_call", 0))
      for course in ("OFFSIDES-D, DEF -60", "RUN 60, DELAY OF GAME")),
    *(case(f"BO-38 a forward penalty from the {spot} goes to the {after}", at(OFFSIDES, ball_on=spot, marker=100),
           "OFFSIDES-D, DEF -60", ball_on=after) for spot, after in ((94, 99), (95, 97), (96, 98), (99, 99))),
    *(case(f"BO-39, BO-40 a backward one from the {spot} goes to the {after} and scores nothing", penalty(spot),
           "RUN 60, DELAY OF GAME", ball_on=after, points=(0, 0))
      for spot, after in ((6, 1), (5, 3), (4, 2), (1, 1))),
    case("BO-41 a forward penalty to the marker is first down", at(OFFSIDES, ball_on=47, down=3, marker=52),
         "OFFSIDES-D, DEF -70", field=(0, 52, 1, 10), DriveBegan=[]),
    case("BO-41 one short of it is not", at(OFFSIDES, ball_on=46, down=3, marker=52), "OFFSIDES-D, DEF -70",
         field=(0, 51, 3, 1)),
    case("BO-42 a backward penalty leaves down and marker", penalty(marker=50), "RUN 60, OFFSIDES-O", down=1,
         marker=50, DownSet={"down": 1, "marker": 50}),
    case("BO-34, BO-35 penalty yards count for the drive and not as a play", penalty(), "OFFSIDES-D, DEF -60",
         {"DriveAdvanced": {"gain": 5, "plays": 0}}, "RUN 60, OFFSIDES-O", DriveAdvanced={"gain": -5, "plays": 0}),
)  # fmt: skip
def test_penalty_calls(given: Any, course: Any) -> None:
    goes(given, course)


def test_bo_40_no_penalty_call_scores() -> None:
    for seed in range(20):
        for step in played("quarters", seed):
            if str(step.action) in PENALTY_CALLS:
                assert not told(step.events, Scored)
