"""The change of possession, quarters, the end and overtime (RD-2, RD-57, RD-58, RD-60 to RD-68)."""

from __future__ import annotations

from random import Random
from typing import Any

from game.contract import Ending
from game.variants.real_deal import RULES
from game.variants.real_deal.state import RealDealState
from tests.game.cases import case, cases
from tests.game.real_deal.positions import at, goes

OURS, OTHERS = "RUSHING TD 6-20, MISSES FG, SAFETY, RED FLAG", "PASSING TD 1-10, MISSES FG, SAFETY"
HANDS = f"{OURS} | {OTHERS}, BLOCKS KICK"
LAST_CARD: dict[str, Any] = {"draw_piles": [["HAS BALL END OF QUARTER"], ["RUSHING TD 1-5", "RED FLAG"]]}
"""Team 0 has one card to draw."""
PLAY, SCORE = "PLAY(RUSHING TD 6-20)", "PLAY(RUSHING TD 6-20), CONCEDE(SAFETY)"
LEVEL: dict[str, Any] = {"period": 4, "points": (14, 14), "choice": "receive"}


@cases(
    *(case(f"RD-57 after {course} the ball changes hands and both draw to four",
           at(f"{OURS} | {OTHERS}, 4TH DOWN STOP"), course, offense=1, held=[4, 4], finished=(1, 0))
      for course in ("PUNT(MISSES FG)", SCORE, f"{PLAY}, COUNTER(4TH DOWN STOP)")),
    case("RD-58 after a safety its team has the ball", at("RUSHING TD OVER 20, MISSES FG | SAFETY, MISSES FG"),
         "PLAY(RUSHING TD OVER 20), COUNTER(SAFETY), ACCEPT", offense=1, return_open=True),
    case("RD-60 nobody draws at any other time", at(f"{OURS} | RED FLAG, MISSES FG, SAFETY, BLOCKS KICK"),
         f"{PLAY}, COUNTER(RED FLAG)", held=[3, 3]),
    case("RD-61, RD-62 an empty draw pile ends the quarter after the draws, and who was about to begin begins the next",
         at(HANDS, **LAST_CARD), SCORE, DeckRanOut={"seat": 0}, period=1, ball=(1, True, False)),
    case("RD-62 also after a stop", at(f"{OURS} | 4TH DOWN STOP", **LAST_CARD), f"{PLAY}, COUNTER(4TH DOWN STOP)",
         period=1, ball=(1, False, False)),
    case("RD-63 the limit is carried over and the counts begin again",
         at(f"PUNTS INSIDE THE 10, MISSES FG, SAFETY | {OTHERS}, BLOCKS KICK", finished=(3, 5), period=2,
            choice="receive", draw_piles=[["RUSHING TD 1-5", "RED FLAG"], ["RUSHING TD 1-5"]]),
         "PLAY(PUNTS INSIDE THE 10), ACCEPT", period=3, ball=(1, True, True), finished=(0, 0)),
    case("RD-2, RD-65 the higher score wins after four quarters",
         at(HANDS, period=3, choice="receive", points=(10, 14), **LAST_CARD), SCORE, asks=None, points=(17, 14),
         winners=(0,), reason=Ending.REGULATION, MatchEnded={}),
    case("RD-65 with two quarters the second is the last",
         at(HANDS, period=1, choice="receive", points=(10, 14), quarters=2, **LAST_CARD), SCORE, winners=(0,)),
    case("RD-66 a level score goes to overtime with a new toss",
         at(HANDS, period=3, choice="receive", points=(7, 14), **LAST_CARD), SCORE, period=4, return_open=True,
         limited=False, CoinTossed={"seat": 1}, asks=("offense", 1)),
    case("RD-64, RD-67 the first score of overtime wins", at(HANDS, **LEVEL), SCORE, points=(21, 14), winners=(0,),
         reason=Ending.SUDDEN_DEATH),
    case("RD-67 a safety wins it too", at("RUSHING TD OVER 20, RED FLAG | SAFETY", **LEVEL),
         "PLAY(RUSHING TD OVER 20), COUNTER(SAFETY), ACCEPT", winners=(1,)),
    case("RD-68 an overtime without a score is followed by another",
         at(HANDS, draw_piles=[["RUSHING TD 1-5"], ["RUSHING TD 1-5", "RED FLAG"]], period=4, choice="defer"),
         "PUNT(MISSES FG)", winners=None, period=5),
    case("RD-68 two of them are a tie",
         at(HANDS, draw_piles=[["RUSHING TD 1-5"], ["RUSHING TD 1-5", "RED FLAG"]], period=5, choice="defer"),
         "PUNT(MISSES FG)", winners=(0, 1), reason=Ending.TIE),
)  # fmt: skip
def test_quarters_and_the_end(given: Any, course: Any) -> None:
    goes(given, course)


def test_rd_68_every_match_ends_within_the_bound() -> None:
    rng, longest = Random(68), 0
    for seed in range(60):
        state: RealDealState = RULES.start({}, seed)[0]
        count = 0
        while state.decision is not None:
            legal = state.legal_actions()
            quiet = [action for action in legal if str(action).startswith(("PUNT", "CONCEDE", "ACCEPT"))]
            state.push(rng.choice(quiet or legal if seed % 2 else legal))
            count += 1
        longest = max(longest, count)
    assert 150 < longest < RULES.bound
