"""The offense decision, the counter decision and what follows from them (RD-24 to RD-56, RD-59)."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import DriveEnd, ScoreKind
from game.drives import Drive
from game.variants.real_deal.cards import CHART, CONTINUATIONS, LONG, SCORING, STOPS
from tests.game.cases import case, cases
from tests.game.real_deal.positions import act, at, goes, position

THEIRS = "4TH DOWN STOP, MISSES FG, BLOCKS KICK, INTERCEPTION"
LONG_KICK, SHORT_PUNT = "FIELD GOAL OVER 45", "PUNTS INSIDE THE 10"
PUNTED = (Drive(0, end=DriveEnd.PUNT), Drive(1, 1, 1, DriveEnd.FIELD_GOAL, 3))
RETURNED = (Drive(0, 1, 1, DriveEnd.MISSED_FIELD_GOAL), Drive(1, end=DriveEnd.TOUCHDOWN, points=7))
KICKS = ((LONG_KICK, False), (SHORT_PUNT, True))
"""Kicks that may be returned, and whether their returner may make only long plays afterwards."""
RUN, LONG_RUN, LONG_PASS = "RUSHING TD 1-5", "RUSHING TD OVER 20", "PASSING TD OVER 20"
CLOCK = "HAS BALL END OF QUARTER"
LATE: dict[str, Any] = {"finished": (5, 5), "choice": "defer"}
COUNTS = {"finished": (4, 4)}
QUARTERS = ((4, 2, True), (4, 3, False), (2, 0, True), (2, 1, False), (4, 4, False))


def duel(play: str, held: str, rest: str = SHORT_PUNT, **facts: Any) -> Any:
    """Team 0 holds a play and the rest, team 1 answers it with what it holds."""
    return at(f"{play}, {rest} | {held}" if rest else f"{play} | {held}", **facts)


def kick(kicked: str) -> Any:
    """Team 0 kicks, and team 1 can return it."""
    return at(f"{kicked}, SAFETY, RED FLAG, RECOVERS FUMBLE | RETURN TD, HOLDING, FIELD GOAL 18-45, MISSES FG")


def played(play: str, *answers: str) -> str:
    """The texts of a play and the counters to it, each to the one before."""
    return ", ".join([f"PLAY({play})", *(f"COUNTER({answer})" for answer in answers)])


@cases(
    *(case(f"RD-24 {card} may be played", at(f"{card}, SAFETY | {THEIRS}"),
           choices={f"PLAY({card})", f"PUNT({card})", "PUNT(SAFETY)"}) for card in SCORING),
    case("RD-24 a counter cannot be played on offense", at(f"RED FLAG, SAFETY | {THEIRS}"),
         illegal={"PLAY(RETURN TD)": "PLAY"},
         refused={"RED FLAG > table_pile:0": "(RD-24)", "RED FLAG > discard_pile:0": None}),
    case("RD-25 any card may be punted even with an attack in hand", at(f"{RUN}, SAFETY | {THEIRS}"), f"PUNT({RUN})",
         ball=(1, True, False)),
    case("RD-26 without a card to play it can only punt", at(f"SAFETY, MISSES FG | {THEIRS}"),
         choices={"PUNT(MISSES FG)", "PUNT(SAFETY)"}),
    case("RD-27 a plain punt is not countered", at("SAFETY, MISSES FG | BLOCKS KICK, RETURN TD"), "PUNT(SAFETY)",
         asks=("offense", 1)),
    case("RD-28, RD-29 conceding is legal with a counter in hand", duel(RUN, "4TH DOWN STOP, MISSES FG"), played(RUN),
         choices={"CONCEDE(4TH DOWN STOP)", "CONCEDE(MISSES FG)", "COUNTER(4TH DOWN STOP)"}),
    case("RD-29 so is accepting, and RD-28 conceding against a kick inside the 10 is no choice",
         at(f"{SHORT_PUNT}, SAFETY | BLOCKS KICK, MISSES FG"), played(SHORT_PUNT),
         choices={"ACCEPT", "COUNTER(BLOCKS KICK)"}, illegal={"CONCEDE(MISSES FG)": "CONCEDE"},
         refused={"MISSES FG > discard_pile:1": "(RD-47, RD-50)"}),
    case("RD-30 after one counter the play is over", duel(RUN, "4TH DOWN STOP, RED FLAG"), played(RUN, "RED FLAG"),
         asks=("offense", 0)),
    case("RD-31 conceding with an empty hand costs no card", duel(RUN, ""), played(RUN),
         {"choices": {"CONCEDE(none)"}}, "CONCEDE(none)", discarded=[], points=(7, 0)),
    case("RD-32 each decision has one owner", duel(RUN, "4TH DOWN STOP"), played(RUN), asks=("counter", 1),
         illegal={f"PUNT({SHORT_PUNT})": "PUNT"}),
    *(case(f"RD-35 {stop} takes the ball", duel(CHART[stop][0], f"{stop}, RETURN TD"), played(CHART[stop][0], stop),
           PlayCountered={"effect": "stop"}, ball=(1, False, False), points=(0, 0), finished=(1, 0),
           PossessionChanged={"seat": 1}, bars=["PLAY(RETURN TD)"]) for stop in STOPS),
    case("RD-37 after a safety the ball stays with its victim",
         at(f"{LONG_RUN}, HOLDING, SAFETY | SAFETY, MISSES FG"), played(LONG_RUN, "SAFETY", "HOLDING"), offense=0,
         points=(0, 0)),
    case("RD-38 return open is over after a continuation and the limit stays",
         duel(LONG_PASS, "QB SACK", "RETURN TD", return_open=True, limited=True), played(LONG_PASS, "QB SACK"),
         ball=(0, False, True), bars=["PLAY(RETURN TD)"]),
    case("RD-39 without a card the ball changes hands and both draw",
         duel(LONG_PASS, "QB SACK", "", return_open=True), played(LONG_PASS, "QB SACK"), ball=(1, False, False),
         finished=(1, 0), held=[4, 4], DriveEnded={"how": DriveEnd.OUT_OF_CARDS}),
    case("RD-33 a card that is no counter says what it answers", at(f"{RUN} | QB SACK, {SHORT_PUNT}"), played(RUN),
         refused={"QB SACK > table_pile:1": "it answers PASSING TD 1–10", "QB SACK > discard_pile:1": None,
                  f"{SHORT_PUNT} > table_pile:1": "is no counter"}),
    case("RD-40 a return opens a possession after a kick", at(f"RETURN TD, SAFETY | {THEIRS}", return_open=True),
         offers=["PLAY(RETURN TD)"]),
    case("RD-40 and no other", at(f"RETURN TD, SAFETY | {THEIRS}"), bars=["PLAY(RETURN TD)"],
         refused={"RETURN TD > table_pile:0": "(RD-40)"}),
    case("RD-41 a return is open after a score", at(f"{RUN}, SAFETY | 4TH DOWN STOP, RETURN TD"),
         f"{played(RUN)}, CONCEDE(4TH DOWN STOP)", return_open=True),
    case("RD-41 and not after a stop", at(f"{RUN}, SAFETY | 4TH DOWN STOP, RETURN TD"), played(RUN, "4TH DOWN STOP"),
         return_open=False),
    case("RD-42 a return meets a long kick though return open does not hold", at(f"{LONG_KICK} | RETURN TD, MISSES FG"),
         played(LONG_KICK), offers=["COUNTER(RETURN TD)"]),
    case("RD-43 the kickers must answer the return", kick(LONG_KICK), played(LONG_KICK, "RETURN TD"),
         asks=("counter", 0), choices={f"{answer}({card})" for answer in ("COUNTER", "CONCEDE")
                                       for card in ("SAFETY", "RED FLAG", "RECOVERS FUMBLE")}),
    *(row for kicked, limited in KICKS for row in (
        case(f"RD-44, RD-59 a conceded return of {kicked} scores and the kickers have the ball", kick(kicked),
             f"{played(kicked, 'RETURN TD')}, CONCEDE(SAFETY)", points=(0, 7), ball=(0, True, False), finished=(1, 1),
             Scored={"how": ScoreKind.RETURN_TOUCHDOWN}),
        case(f"RD-44 a flagged return of {kicked} is the returners' ball without a draw", kick(kicked),
             played(kicked, "RETURN TD", "RED FLAG"), ball=(1, False, limited), finished=(1, 0), held=[2, 3],
             tables=[[], []]),
        case(f"RD-48, RD-59 who returned {kicked} and answers a safety takes over as after a continuation",
             kick(kicked), played(kicked, "RETURN TD", "SAFETY"), {"finished": (1, 0)}, "COUNTER(HOLDING)",
             ball=(1, False, limited), finished=(1, 0), held=[2, 2]),
    )),
    case("RD-44 a fumbled return gives the kickers the ball", kick(SHORT_PUNT),
         played(SHORT_PUNT, "RETURN TD", "RECOVERS FUMBLE"), points=(0, 0), ball=(0, False, False), finished=(1, 1)),
    case("RD-39, RD-44 a returner without a card loses the ball again",
         at(f"{LONG_KICK}, RED FLAG, SAFETY | RETURN TD"), played(LONG_KICK, "RETURN TD", "RED FLAG"),
         ball=(0, False, False), finished=(1, 1), held=[4, 4]),
    case("RD-39, RD-48 who flags a safety with the last card loses the ball",
         at(f"{LONG_PASS}, RED FLAG | SAFETY, INTERCEPTION"), played(LONG_PASS, "SAFETY", "RED FLAG"),
         ball=(1, False, False), finished=(1, 0), held=[4, 4]),
    case("RD-46 a safety stops a long play and waits for its answer, RD-48 which leaves the touchdown gone",
         at(f"{LONG_PASS}, RED FLAG, MISSES FG | SAFETY, INTERCEPTION"), played(LONG_PASS, "SAFETY"),
         {"choices": {"ACCEPT", "COUNTER(RED FLAG)"}, "points": (0, 0)}, "COUNTER(RED FLAG)", points=(0, 0),
         choices={"PUNT(MISSES FG)"}),
    case("RD-47 an accepted safety scores two and its team has the ball",
         at(f"{LONG_PASS}, RED FLAG | SAFETY, INTERCEPTION"), f"{played(LONG_PASS, 'SAFETY')}, ACCEPT",
         Scored={"how": ScoreKind.SAFETY}, points=(0, 2), ball=(1, True, False), finished=(1, 0)),
    case("RD-59 a safety accepted by a returner finishes a possession each", kick(SHORT_PUNT),
         f"{played(SHORT_PUNT, 'RETURN TD', 'SAFETY')}, ACCEPT", points=(2, 0), offense=0, return_open=True,
         finished=(1, 1)),
    case("RD-49 a punt inside the 10 is accepted, blocked or returned",
         at(f"{SHORT_PUNT}, SAFETY | BLOCKS KICK, RETURN TD, MISSES FG"), played(SHORT_PUNT),
         {"choices": {"ACCEPT", "COUNTER(BLOCKS KICK)", "COUNTER(RETURN TD)"}}, "ACCEPT", ball=(1, True, True)),
    case("RD-49, RD-50 a blocked punt is neither open nor limited",
         at(f"{SHORT_PUNT}, SAFETY | BLOCKS KICK, MISSES FG"), played(SHORT_PUNT, "BLOCKS KICK"),
         ball=(1, False, False), finished=(1, 0)),
    *(case(f"RD-51 a limited possession {'allows' if card in LONG else 'does not allow'} {card}",
           at(f"{card}, {SHORT_PUNT} | {THEIRS}", limited=True),
           offers=[f"PLAY({SHORT_PUNT})", *([f"PLAY({card})"] if card in LONG else [])],
           bars=[] if card in LONG else [f"PLAY({card})"],
           refused={f"{card} > table_pile:0": None if card in LONG else "(RD-51)"}) for card in SCORING),
    case("RD-51 a return may open a limited possession",
         at(f"RETURN TD, SAFETY | {THEIRS}", limited=True, return_open=True), offers=["PLAY(RETURN TD)"]),
    case("RD-51 the limit survives a continuation",
         at(f"{LONG_RUN}, {RUN} | RED FLAG, MISSES FG", limited=True, return_open=True), played(LONG_RUN, "RED FLAG"),
         ball=(0, False, True), bars=[f"PLAY({RUN})"]),
    *(case(f"RD-52 after {finished} finished possessions the quarter may {'' if legal else 'not '}be ended",
           at(f"{CLOCK}, SAFETY | {THEIRS}", finished=finished), **{"offers" if legal else "bars": ["END_QUARTER"]},
           refused={f"{CLOCK} > table_pile:0": None if legal else "(RD-52)"})
      for finished, legal in (((3, 4), False), ((4, 3), False), ((4, 4), True), ((6, 5), True))),
    *(case(f"RD-53 in period {period} of {quarters} quarters it may {'' if legal else 'not '}be ended",
           at(f"{CLOCK}, SAFETY | {THEIRS}", quarters=quarters, period=period, **LATE),
           **{"offers" if legal else "bars": ["END_QUARTER"]},
           refused={f"{CLOCK} > table_pile:0": None if legal else "(RD-53)"}) for quarters, period, legal in QUARTERS),
    *(row for period in (0, 2) for row in (
        case(f"RD-54, RD-56 who ends period {period} instead of a play starts the next one",
             at(f"{CLOCK}, MISSES FG | SAFETY", period=period, choice="receive" if period else "", **COUNTS),
             "END_QUARTER", period=period + 1, ball=(0, False, False)),
        case(f"RD-54, RD-56 so does who ends period {period} against one",
             at(f"{RUN}, RED FLAG | {CLOCK}, MISSES FG", period=period, choice="receive" if period else "", **COUNTS),
             played(RUN), "END_QUARTER", period=period + 1, ball=(1, False, False)),
    )),
    *(case(f"RD-55 it stops no {play} and costs no card besides",
           at(f"{play}, RED FLAG | {CLOCK}, MISSES FG", **COUNTS), played(play), "END_QUARTER",
           points=(points, 0), PeriodEnded={}, discarded=[])
      for play, points in ((RUN, 7), ("FIELD GOAL 18-45", 3), (SHORT_PUNT, 0))),
    case("RD-55 a safety counts though the quarter ends", at(f"{LONG_RUN}, {CLOCK} | SAFETY, MISSES FG", **COUNTS),
         played(LONG_RUN, "SAFETY"), "END_QUARTER", points=(0, 2), period=1, offense=0),
    case("RD-56 at halftime the toss decides instead",
         at(f"{CLOCK}, MISSES FG | SAFETY", period=1, toss_winner=0, choice="receive", **COUNTS), "END_QUARTER",
         asks=("toss", 1)),
    case("RD-60 the draw pile says when cards are drawn", at(f"SAFETY | {THEIRS}"),
         refused={" > draw_pile:0": "(RD-60)"}),
    case("RD-57 a plain punt is a drive, and a field goal one that scores", kick(LONG_KICK),
         "PUNT(RED FLAG), PLAY(FIELD GOAL 18-45), CONCEDE(SAFETY)", drives=[*PUNTED, Drive(0)]),
    case("RD-59 a returned kick is a drive of each team", kick(LONG_KICK),
         f"{played(LONG_KICK, 'RETURN TD')}, CONCEDE(SAFETY)", drives=[*RETURNED, Drive(0)]),
)  # fmt: skip
def test_plays_and_counters(given: Any, course: Any) -> None:
    goes(given, course)


def test_rd_30_only_one_counter_meets_a_play() -> None:
    state = position([[RUN, SHORT_PUNT], ["4TH DOWN STOP", "RED FLAG"]])
    act(state, f"PLAY({RUN})")
    first, second = state.hands[1]
    assert "(RD-30)" in str(state.why_not(first, None, (second,)))


@pytest.mark.parametrize("card", CONTINUATIONS)
def test_rd_36_a_continuation_leaves_the_ball_and_nobody_draws(card: str) -> None:
    play = CHART[card][-1] if CHART[card][-1] != "SAFETY" else CHART[card][0]
    rest = "BLOCKS KICK, MISSES FG" if play != "RETURN TD" else "BLOCKS KICK"
    given = duel(play, f"{card}, 4TH DOWN STOP", rest, return_open=play == "RETURN TD")
    before = [len(pile) for pile in given().draw_piles]
    then = {"PlayCountered": {"effect": "continuation"}, "draws": before, "finished": (0, 0), "DriveEnded": []}
    goes(given, [played(play, card), {**then, "asks": ("offense", 0)}])


def test_rd_45_a_safety_counters_long_touchdowns_and_returns_only() -> None:
    assert CHART["SAFETY"] == (LONG_RUN, LONG_PASS, "RETURN TD")
