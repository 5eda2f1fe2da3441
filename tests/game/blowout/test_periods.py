"""Periods, the end of the game, and overtime (BO-86 to BO-104, BO-113 to BO-116, BO-119)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.contract import DriveEnd, Ending, Result
from game.events import CoinTossed
from game.variants.blowout.facts import OVERTIME, PERIODS
from game.variants.blowout.state import BlowoutState
from tests.game.blowout.positions import at, down, goes, last_cards, told
from tests.game.cases import case, cases

DEFENSE = ("DEF -50", "DEF -60", "DEF -65", "SACK", "INTERCEPTION", "FUMBLE")
RUN, PASS, KICK = "RUN 60, DEF -50, none, none", "PASS 40, DEF -50, none, none", "KICK 45, DEF -50, none, none"
SCORE, SAFETY = "PASS 100, DEF -50, none, none", "RUN 60, DEF -65, none, none"
NEAR: dict[str, Any] = {"ball_on": 60, "marker": 70}
KICKS: dict[str, Any] = {"ball_on": 70, "marker": 80, "down": 4}
DEEP: dict[str, Any] = {"ball_on": 3, "marker": 13}
REPLY: dict[str, Any] = {"stage": "reply", "offense": 1, "points": [10, 7]}
POSSESSIONS: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
    ("a touchdown", "reply", SCORE, NEAR),
    ("a field goal", "reply", KICK, KICKS),
    ("a missed one", "sudden_death", KICK, {"ball_on": 61, "marker": 70, "down": 4}),
    ("a punt", "sudden_death", KICK, {"ball_on": 30, "marker": 40, "down": 4}),
    ("a turnover", "sudden_death", "PASS 55, DEF -50, INTERCEPTION, none", {}),
    ("a loss on downs", "sudden_death", PASS, {"down": 4}),
)
"""What ends a possession of overtime, and what follows."""


def last(**fields: Any) -> Callable[[], BlowoutState]:
    """The last call of a period: RUN 60 from the own 40."""
    call = {"defense_hand": DEFENSE, "ball_on": 40, "down": 2, "marker": 55, **fields}
    return partial(last_cards, ("RUN 60", "HOLDING"), **call)


def overtime(**fields: Any) -> Callable[[], BlowoutState]:
    first = {"period": OVERTIME, "stage": "first", "ball_on": 50, "points": [7, 7], "marker": 60}
    return at(f"RUN 60, RUN 45, PASS 40, PASS 55, PASS 100 | {', '.join(DEFENSE)}", **{**first, **fields})


def ended(first: int, second: int, *winners: int, how: Ending = Ending.SUDDEN_DEATH) -> Result:
    return Result((first, second), winners, how)


@cases(
    case("BO-86 a period ends when the offense can neither call nor draw", last(period=0), RUN,
         CardsRanOut={"seat": 0}, PeriodEnded={"period": 0}),
    case("BO-86 it goes on with one call", partial(last_cards, ("RUN 60", "PASS 40"), defense_hand=DEFENSE, ball_on=40),
         RUN, PeriodEnded=[]),
    case("BO-87 a kick keeps the period alive on fourth down", last(down=3), RUN, PeriodEnded=[], calls={"KICK 45"}),
    case("BO-88 responses and cards of the other seat do not delay the end", last(),
         {"draws": [0, 37, 11, 24, 31, 12]}, RUN, PeriodEnded={}),
    case("BO-89 between periods all decks are shuffled", last(), RUN,
         Shuffled=[{"count": count} for count in (24, 37, 12) * 2]),
    case("BO-113 the reshuffle takes all hands and new ones are drawn",
         last(zones={"defense_hand:0": ["DEF -10"], "offense_hand:1": ["RUN 45"]}), RUN, sizes=[5, 0, 1, 0, 6, 0],
         draws=[19, 37, 11, 24, 31, 12], **{f"discards_{place}": [] for place in range(6)}),
    *(case(f"BO-90, BO-114 period {number + 1} of {length} is {'' if number + 1 == periods else 'not '}the last",
           last(length=length, period=PERIODS[length][number], points=[7, 0]), RUN,
           MatchEnded={} if number + 1 == periods else [])
      for length, periods in (("quarters", 1), ("halves", 2), ("full", 4)) for number in range(periods)),
    *(case(f"BO-91 play goes on after period {period}", last(period=period, started=0), RUN, field=(0, 50, 3, 5),
           period=period + 1, DriveEnded=[], DriveBegan=[]) for period in (0, 2)),
    *(case(f"BO-92 after halftime of {length} seat {1 - started}, who started on defense, has the ball",
           last(length=length, period=period, offense=offense, started=started), RUN, field=(1 - started, 20, 1, 10))
      for length, period in (("halves", 4), ("full", 1)) for offense in (0, 1) for started in (0, 1)),
    *(case(f"BO-93 with {points} the higher score wins", last(period=3, points=list(points)), RUN,
           result=ended(*points, winner, how=Ending.REGULATION)) for points, winner in (((7, 0), 0), ((0, 3), 1))),
    *(case(f"BO-119 a drive cut short by period {period} counts for nothing",
           last(period=period, ball_on=80, marker=100, points=[7, 0]), RUN,
           DriveEnded={"how": DriveEnd.TIME, "points": 0}, points=(7, 0)) for period in (1, 3)),
    case("BO-95 all decks are shuffled for overtime, BO-115 nobody chooses anything before it, and BO-116 its first "
         "possession starts on the own 20", last(period=3), RUN, Shuffled=[{}] * 6, PeriodBegan={"period": OVERTIME},
         stage="first", CoinTossed={"seat": 1}, asks=("offense_call", 1), field=(1, 20, 1, 10)),
    *(case(f"BO-96 {how} ends a possession and opens the {stage}", overtime(**fields), course, stage=stage, offense=1)
      for how, stage, course, fields in POSSESSIONS),
    case("BO-96 a first down ends none", overtime(), RUN, stage="first", offense=0, down=1),
    *(case(f"BO-97 a score of the first possession, to {points}, gives exactly one reply",
           overtime(**{**REPLY, "points": list(points)}, down=4), PASS, result=ended(*points, 0))
      for points in ((10, 7), (14, 7))),
    case("BO-98 a reply that takes the lead wins", overtime(**REPLY, **NEAR), SCORE, result=ended(10, 14, 1)),
    case("BO-98 and one behind loses", overtime(**{**REPLY, "points": [14, 7]}, **KICKS), KICK,
         result=ended(14, 10, 0)),
    case("BO-99 a level reply opens sudden death", overtime(**REPLY, **KICKS), KICK, stage="sudden_death",
         points=(10, 10), offense=0),
    case("BO-100 a first possession without points opens sudden death", overtime(down=4), PASS, stage="sudden_death",
         offense=1),
    case("BO-101 a safety wins at once", overtime(**DEEP), SAFETY, result=ended(7, 9, 1)),
    case("BO-101 but loses a reply", overtime(**REPLY, **DEEP), SAFETY, result=ended(12, 7, 0)),
    *(case(f"BO-102 the first score ends sudden death: {course}", overtime(stage="sudden_death", **fields), course,
           result=ended(*points, winner), MatchEnded={}, plays=[[], []]) for course, fields, points, winner in
      ((SCORE, NEAR, (14, 7), 0), (KICK, KICKS, (10, 7), 0), (SAFETY, DEEP, (7, 9), 1))),
    *(case(f"BO-103 overtime goes on with new cards, the {number + 1}. time",
           last(period=OVERTIME, stage="sudden_death", reshuffles=number), RUN, field=(0, 50, 3, 5),
           stage="sudden_death", reshuffles=number + 1, Shuffled=[{}] * 6, PeriodEnded=[], DriveEnded=[])
      for number in (0, 1, 2)),
    *(case(f"BO-104 the fourth time the game is a tie in {stage}",
           last(period=OVERTIME, stage=stage, reshuffles=3, points=list(points)), RUN,
           result=ended(*points, 0, 1, how=Ending.TIE))
      for stage, points in (("sudden_death", (7, 7)), ("reply", (7, 10)))),
    case("BO-59 a drive is as long as the way of the ball, and a play that does not count is none",
         at(f"RUN 60, RUN 70, PASS 55, HOLDING, PASS 100 | {', '.join(DEFENSE)}"), RUN,
         {"DriveAdvanced": {"gain": 10, "plays": 1}}, "RUN 70, DEF -60, none, HOLDING",
         DriveAdvanced={"gain": 5, "plays": 0}, ball_on=35),
)  # fmt: skip
def test_periods_and_overtime(given: Any, course: Any) -> None:
    goes(given, course)


def test_bo_94_a_level_score_goes_to_overtime_and_a_coin_says_who_begins() -> None:
    seats = set()
    for key in range(12):
        state = last(period=3, key=key)()
        (toss,) = told(down(state, "RUN 60", "DEF -50"), CoinTossed)
        assert state.facts.offense == toss.seat
        seats.add(toss.seat)
    assert seats == {0, 1}
