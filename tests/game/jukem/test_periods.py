"""Last turns, halves, sudden death and the end (JF-63 to JF-77), and what is told of drives meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.contract import DriveEnd, Ending, Result
from game.drives import Drive
from game.variants.jukem.cards import LAST_PERIOD
from game.variants.jukem.state import JukemState
from tests.game.cases import case, cases
from tests.game.jukem.positions import at, goes, position

AT_70 = "KICK RETURN, RUN 20"
NEXT = ("replenish", 1)
LAST_TURNS = (
    ("RUN 5", "", "end_half"),
    ("RUN 5", "RUN 5, ", "SACK"),
    ("RUN 5", "RUN 5, ", "FUMBLE"),
    ("FIELD GOAL", "", "FIELD GOAL"),
    ("RUN 30", "", "RUN 30"),
    ("RUN 5, RUN 10", "RUN 5, let_it_stand, RUN 10, ", "SACK"),
)
"""Hands of a last turn at 70 yards, what is done with them, and what ends the half."""


def last_turn(hand: str, *other: str, **more: Any) -> Callable[[], JukemState]:
    return at(hand, *other, draw_count=0, **more)


def last_play(period: int, score: tuple[int, int] = (0, 0), **more: Any) -> Callable[[], JukemState]:
    """The moment before a period ends without a score."""
    return last_turn("SACK", period=period, score=score, **more)


def sudden_death(seat: int, action: str, draws: int) -> JukemState:
    """One seat can score, with cards left to draw or without."""
    order = slice(None) if seat == 0 else slice(None, None, -1)
    hands, lines = [f"{action}, RUN 5", "SACK, FUMBLE"][order], [AT_70, ""][order]
    return position(hands, lines=lines, attacker=seat, period=2, score=(14, 14), draw_count=draws)


@cases(
    *(case(f"JF-63 drawing the last of {before + 1} cards makes it the last turn",
           at("RUN 5, SACK", phase="replenish", draw_count=before + 1, discard_pile="RUN 20, RUN 15"),
           *["draw_pile"] * before, {"LastTurn": [], "last_turn": False}, "draw_pile", LastTurn={"seat": 0},
           last_turn=True) for before in (0, 1, 2)),
    case("JF-63 one card left is no last turn", at("RUN 5, RUN 10", draw_count=1), "RUN 5, let_it_stand", asks=NEXT),
    case("JF-64 the last turn takes any number of plays each with its window, but for a JUKEM",
         last_turn("RUN 5, RUN 10, RUN 15, JUKEM, RUN 20", "SACK"), *(
             step for play in ("RUN 5", "RUN 10", "RUN 15") for step in
             (play, {"asks": ("defense", 1), "choices": {"let_it_stand", "SACK"}}, "let_it_stand", {"asks": ("play",
             0)})
         ), "RUN 20 + JUKEM", asks=("play", 0), totals=[70, 0]),
    case("JF-65 no play is compulsory on the last turn and nothing is discarded", last_turn("RUN 5, SACK"),
         choices={"RUN 5", "end_half"}),
    case("JF-65 nor is a kick", last_turn("FIELD GOAL, SACK", line=AT_70), choices={"FIELD GOAL", "end_half"}),
    *(case(f"JF-66 {before}{last} on the last turn ends the half", last_turn(hand, "SACK, FUMBLE", line=AT_70),
           *([before[:-2]] if before else []), {"PeriodEnded": []}, last, PeriodEnded={"period": 0}, period=1)
      for hand, before, last in LAST_TURNS),
    case("JF-67 end_half is the only choice where nothing can be played",
         last_turn("SACK, CATCH 10, FIELD GOAL", line="RUN 30"), choices={"end_half"}),
    case("JF-68 unfinished drives score nothing and are not carried over",
         last_turn("RUN 5", line=AT_70, other_line="RUN 30", score=(3, 7)), "end_half", PeriodEnded={"score": (3, 7)},
         Scored=[], line_0=[], line_1=[], totals=[0, 0]),
    *(case(f"JF-69 all {cards} cards are shuffled for the second half and only the points are kept",
           last_turn("RUN 5, SACK", line=AT_70, score=(10, 7), practice=practice, discard_pile="RUN 25", stall=3),
           "end_half", Shuffled={"count": cards}, points=(10, 7), held=[4, 4], left=cards - 9, gone=[],
           bundles=[[], []], stall=0) for practice, cards in ((False, 56), (True, 54))),
    case("JF-69, JF-84 nobody knows a card of the hands that are dealt then",
         last_turn("RUN 5, SACK", "FUMBLE, SACK", known=[1, 2]), {"known": (1, 2)}, "end_half", known=(0, 0)),
    *(case(f"JF-70 seat {1 - dealer} deals the second half and the first dealer begins", last_play(0,
           first_dealer=dealer),
           "end_half", PeriodBegan={"period": 1, "dealer": 1 - dealer}, asks=("replenish", dealer)) for dealer in (0,
           1)),
    case("JF-71 taking the discard instead of the last card keeps the turn ordinary",
         at("RUN 5, RUN 10, SACK, FUMBLE", phase="replenish", draw_count=1, discard_pile="CATCH 10"), "take_discard",
         {"LastTurn": [], "bars": ["end_half"]}, "RUN 5, let_it_stand", period=0, asks=NEXT),
    *(case(f"JF-72 after the second half {score} wins", last_play(1, score), "end_half", asks=None,
           MatchEnded={"result": Result(score, (winner,), Ending.REGULATION)},
           result=Result(score, (winner,), Ending.REGULATION)) for score, winner in (((14, 10), 0), ((3, 7), 1))),
    case("JF-73 level scores lead to sudden death", last_play(1, (10, 10)), "end_half", PeriodBegan={"period": 2},
         Shuffled={"count": 56}, held=[4, 4], result=None),
    *(case(f"JF-74 seat {dealer} deals sudden death {period} where seat {first} dealt first",
           last_play(period, (7, 7), first_dealer=first), "end_half",
           PeriodBegan={"period": period + 1, "dealer": dealer}) for period in range(1, LAST_PERIOD)
      for first in (0, 1) for dealer in (first if period % 2 == 1 else 1 - first,)),
    *(case(f"JF-75 {action} of seat {seat}, the first score of sudden death, wins at once",
           partial(sudden_death, seat, action, draws), action, asks=None, choices=[],
           result=Result((14 + points * (seat == 0), 14 + points * seat), (seat,), Ending.SUDDEN_DEATH), MatchEnded={})
      for action, points in (("FIELD GOAL", 3), ("RUN 30", 7)) for seat in (0, 1) for draws in (0, 20)),
    *(case(f"JF-76 sudden death {period - 1} without a score is followed by another", last_play(period, (3, 3)),
           "end_half", PeriodBegan={"period": period + 1}) for period in range(2, LAST_PERIOD)),
    case("JF-77 after ten sudden deaths without a score the game is a tie", last_play(2 + 10 - 1, (7, 7)), "end_half",
         asks=None, result=Result((7, 7), (0, 1), Ending.TIE), MatchEnded={}),
    case("JF-7 a drive begins with the first play on an empty line", at("RUN 10, RUN 5", "SACK", draw_count=20),
         "RUN 10, let_it_stand", drives=[Drive(0, 10, 1)]),
    case("JF-7 and with no other", at("RUN 5", line="RUN 10"), "RUN 5", DriveBegan=[]),
    case("JF-56 the only play that is taken away ends it", at("RUN 30, RUN 5", "SACK"), "RUN 30, SACK",
         drives=[Drive(0, 30, 1, DriveEnd.WIPED)]),
    case("JF-56 another one shortens it", last_turn("RUN 30, RUN 5", "SACK"), "RUN 30, let_it_stand, RUN 5, SACK",
         drives=[Drive(0, 30, 1, DriveEnd.TIME)]),
    case("JF-57 a red card wipes it out", last_turn("RUN 30, RUN 20", "FUMBLE"), "RUN 30, let_it_stand, RUN 20, FUMBLE",
         drives=[Drive(0, 50, 2, DriveEnd.WIPED)]),
    case("JF-47 a field goal ends it and is no play of it", last_turn("RUN 30, RUN 25, RUN 15, FIELD GOAL", ""),
         *(step for yards in (30, 25, 15) for step in (f"RUN {yards}", "let_it_stand")), "FIELD GOAL",
         drives=[Drive(0, 70, 3, DriveEnd.FIELD_GOAL, 3)]),
    case("JF-51 so does a touchdown", at("KICK RETURN, JUKEM"), "KICK RETURN + JUKEM",
         drives=[Drive(0, 100, 1, DriveEnd.TOUCHDOWN, 7)]),
    case("JF-68 and the half", last_turn("RUN 5", ""), "RUN 5, let_it_stand, end_half",
         drives=[Drive(0, 5, 1, DriveEnd.TIME)]),
    case("JF-75 and a score of the other side in sudden death",
         at("RUN 5, RUN 10", "KICK RETURN, JUKEM", period=2, draw_count=20), "RUN 5, let_it_stand",
         *["draw_pile"] * 3, "KICK RETURN + JUKEM",
         drives=[Drive(0, 5, 1, DriveEnd.TIME), Drive(1, 100, 1, DriveEnd.TOUCHDOWN, 7)]),
)  # fmt: skip
def test_last_turns_and_periods(given: Any, course: Any) -> None:
    goes(given, course)
