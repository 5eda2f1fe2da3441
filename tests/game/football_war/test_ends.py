"""Running out of cards, points, overtime, and the options: FW-78 to FW-93, FW-110 and FW-111."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import Ending
from game.options import BadOption
from game.variants.football_war import RULES
from game.variants.football_war.state import FootballWarState
from tests.game.cases import case, cases
from tests.game.football_war.positions import act, asked, at, choices, goes, position

STOPPED = at("DEFENSE | HB Dive", more=0, period=1, first_kicker=0)
"""Seat 0 has nothing to lead after its DEFENSE, and the second half is over at a level score."""
BEATEN = (("OFFENSE, HB Dive", "EXTRA(none)"), ("DEFENSE, HB Dive", "STUFF"), ("AUDIBLE, HB Dive", "CALL(Curl)"),
          ("Curl, HB Dive", "MATCH"), ("Curl", "MATCH"))  # fmt: skip
"""Answers that beat a last card."""
NEW_HALF = {"PeriodEnded": {}, "LastSeries": [], "kicked_off": 1}


@cases(
    case("FW-78 a draw takes what the Play pile still has", at("Curl | Curl, HB Dive", "HB Draw, Go Route", more=0),
         "LEAD(Curl), MATCH", hand_0=["Go Route", "HB Draw"], draw_pile=0),
    case("FW-79 with an empty Play pile play goes on without draws", at("Curl, HB Dive | Go Route", "HB Draw", more=0),
         "LEAD(Curl), CONCEDE", {"LastSeries": {}, "asks": ("lead", 0)}, "LEAD(HB Dive), CONCEDE",
         CardsDrawn=[{"count": 0}] * 3, PeriodEnded={}),
    *(case("FW-79, FW-80 a pile that a score uses up ends the half at once, and no last series is told of",
           at("Curl | 4 HB Dive", "Go Route", more=more), "LEAD(Curl), CONCEDE", **NEW_HALF) for more in (0, 3)),
    case("FW-80 but not where it lasts", at("Curl | 4 HB Dive", "Go Route", more=6), "LEAD(Curl), CONCEDE",
         PeriodEnded=[]),
    *(case(f"FW-80 an offense whose {lead} is beaten by {text} and that can draw nothing ends the half",
           at(f"{last} | {answer}", more=0), f"{lead}, {text}", **NEW_HALF)
      for last, lead in (("Curl", "LEAD(Curl)"), ("FIELD GOAL", "KICK"))
      for answer, text in (BEATEN if last == "Curl" else BEATEN[:3])),
    case("FW-80, FW-106 so does a TURNOVER against the last card",
         at("Curl | TURNOVER, HB Dive | Go Route | Go Route", more=0), "LEAD(Curl), REVERSE", **NEW_HALF),
    case("FW-80 and a seat that must lead with no cards", at("DEFENSE | HB Dive", more=0), "STUFF", PeriodEnded={}),
    case("FW-80 also after its answer", at("HB Dive | DEFENSE", live="Curl", more=0), "STUFF", PeriodEnded={}),
    case("FW-80 the half goes on while everybody has cards", at("Curl, HB Dive | Curl, Go Route", more=0),
         "LEAD(Curl), MATCH, LEAD(Go Route)", PeriodEnded=[]),
    case("FW-81 a touchdown is seven points and no try follows", at("Curl | HB Dive"), "LEAD(Curl), CONCEDE",
         Scored={"points": 7}, asks=("lead", 1)),
    case("FW-82 a field goal is three points", at("FIELD GOAL, Curl | HB Dive"), "KICK, CONCEDE", points=(3, 0)),
    case("FW-83 a safety is two points", at("HB Dive | Go Route", live="Curl", chain=4), "CONCEDE", points=(2, 0)),
    case("FW-84 any other concession scores nothing", at("Curl, HB Dive | Go Route"), "LEAD(Curl), CONCEDE",
         points=(0, 0)),
    case("FW-85, FW-87 the conceding seat draws before the points are counted and refills first",
         at("Curl | 2 HB Dive", "HB Draw, 2 Go Route, 4 Curl"), "LEAD(Curl), CONCEDE",
         order=["CardsDrawn 1", "Scored 0", "CardsDrawn 1", "CardsDrawn 0"], held=[5, 5],
         CardsDrawn=[{"seat": 1, "count": 1}, {"seat": 1, "count": 2}, {"seat": 0, "count": 5}],
         hand_1=["Go Route", "Go Route", "HB Dive", "HB Dive", "HB Draw"]),
    case("FW-86 a score takes the whole Drive pile, face down", at("Curl | HB Dive", (), "Go Route, HB Draw", more=96),
         "LEAD(Curl), CONCEDE", drive=[], scored=["Curl", "Go Route", "HB Draw"], open_score=0),
    case("FW-87 the refill takes nothing away", at("Curl | 5 HB Dive, HB Draw"), "LEAD(Curl), CONCEDE", held=[5, 7]),
    case("FW-88 the conceding seat starts the next series", at("HB Dive | Go Route", live="Curl", chain=4), "CONCEDE",
         asks=("lead", 1)),
    case("FW-88 among four, too", at("HB Dive | Go Route | Go Route | Go Route", live="Curl", chain=4, offense=2),
         "CONCEDE", asks=("lead", 3), points=(0, 0, 2, 0)),
    case("FW-89 a change of possession leaves the Drive pile", at("Curl | Curl, HB Dive", (), "Go Route"),
         "LEAD(Curl), MATCH", drive=["Curl", "Curl", "Go Route"]),
    case("FW-90 the sole leader after two halves wins", at("Curl | HB Dive", more=1, period=1), "LEAD(Curl), CONCEDE",
         MatchEnded={}, asks=None, winners=(0,), reason=Ending.REGULATION),
    case("FW-91 a tie is followed by overtime with a new coin", STOPPED, "STUFF", CoinTossed={},
         Shuffled={"count": 104}, kicked_off=2, timeouts=(0, 1), look_backs=(0, 1)),
    *(case(f"FW-92 the first lead in overtime {period - 1} wins at once",
           at("Curl | HB Dive", period=period, points=(7, 7)), "LEAD(Curl), CONCEDE", PeriodEnded=[], points=(14, 7),
           winners=(0,), reason=Ending.SUDDEN_DEATH) for period in (2, 3)),
    case("FW-93 an overtime without a score is followed by another", at("DEFENSE | HB Dive", more=0, period=2),
         "STUFF", period=3, winners=None),
    case("FW-93 after two the leaders share a tie", at("DEFENSE | HB Dive", more=0, period=3, points=(7, 7)), "STUFF",
         winners=(0, 1), reason=Ending.TIE),
    case("FW-111 one half goes straight to the end", at("Curl | HB Dive", more=1, length="one"),
         "LEAD(Curl), CONCEDE", winners=(0,)),
    case("FW-111 or to overtime", at("DEFENSE | HB Dive", more=0, length="one"), "STUFF", period=2, CoinTossed={}),
)  # fmt: skip
def test_the_ends_of_series_halves_and_matches(given: Any, course: Any) -> None:
    goes(given, course)


def test_fw_91_the_coin_of_an_overtime_gives_either_seat_the_ball() -> None:
    offenses = set()
    for key in range(30):
        state = position("DEFENSE | HB Dive", more=0, period=1, first_kicker=0, key=key)
        (toss,) = [event for event in act(state, "STUFF") if type(event).__name__ == "CoinTossed"]
        assert toss.seat == state.facts.offense  # type: ignore[attr-defined]
        offenses.add(state.facts.offense)
    assert offenses == {0, 1}


def test_fw_110_options_are_fixed_before_the_coin() -> None:
    assert [option.name for option in RULES.options] == ["players", "length", "play_clock"]
    assert [option.values for option in RULES.options] == [("2", "4"), ("two", "one"), ("off", "30", "60")]
    with pytest.raises(BadOption, match="players takes 2 or 4"):
        RULES.complete({"players": "3"})
    state: FootballWarState = RULES.start(RULES.complete({"length": "one", "play_clock": "60"}), 1)[0]
    act(state, *choices(state)[:1] * 2)
    while asked(state) is not None:
        assert (state.facts.length, state.facts.play_clock, len(state.hands)) == ("one", "60", 2)
        state.push(state.legal_actions()[-1])
