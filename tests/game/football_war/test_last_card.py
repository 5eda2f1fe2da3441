"""The last card of a hand: FW-36 to FW-44."""

from __future__ import annotations

from typing import Any

from tests.game.cases import case, cases
from tests.game.football_war.positions import at, goes

LAST = (("OFFENSE", "EXTRA(none)", 0), ("OFFENSE, Curl", "EXTRA(Curl)", 0), ("DEFENSE", "STUFF", 2))
"""Special cards as the last ones of a hand, how they are used, and what the other seat draws."""


@cases(
    *(case(f"FW-36 an empty hand and a conceded {lead} are a touchdown", at(f"{lead} | Go Route"),
           f"LEAD({lead}), CONCEDE", Scored={"seat": 0, "points": 7, "how": "touchdown"})
      for lead in ("HB Dive", "Curl")),
    case("FW-37 a stopped last card is a turnover on downs", at("Curl | Curl, HB Dive"),
         "LEAD(Curl), MATCH", TurnoverOnDowns={"seat": 0}, held=[5, 1], offense=1, defense=0),
    case("FW-38 the five cards may answer a called play at once", at("Curl | AUDIBLE, HB Dive", "HB Draw, 4 Go Route"),
         "LEAD(Curl), CALL(HB Draw)", asks=("answer", 0), offers=["MATCH(HB Draw)"]),
    case("FW-39 a penalty as the last card is carried out and then draws five", at("PENALTY 5 | HB Dive", (), "Curl"),
         "FLAG(5)", MismanagedDrive={"seat": 0, "clause": "FW-39"}, held=[5, 2],
         CardsDrawn=[{"seat": 1, "why": "flag"}, {"seat": 0, "why": "mismanaged"}]),
    *(case(f"FW-40 {text} as the last lead draws five", at(f"{cards} | HB Dive"), text,
           MismanagedDrive={}, held=[5, 1 + drawn], asks=("lead", 0)) for cards, text, drawn in LAST),
    *(case(f"FW-40 {text} as the last answer draws five", at(f"HB Dive | {cards}", live="Go Route"), text,
           held=[1 + drawn, 5], asks=("lead", 1)) for cards, text, drawn in LAST),
    case("FW-40 so does a TURNOVER that is led", at("TURNOVER | HB Dive | | "), "REVERSE",
         MismanagedDrive={"clause": "FW-40"}, held=[5, 1, 0, 0]),
    case("FW-40 and one that answers", at("HB Dive, Curl | TURNOVER | Go Route | Go Route"), "LEAD(Curl), REVERSE",
         MismanagedDrive={"seat": 1}, held=[1, 5, 1, 1]),
    case("FW-41 a match with the last card is a return", at("Curl, HB Dive | Curl"), "LEAD(Curl)", {}, "MATCH",
         PlayLive={"how": "return"}, offense=1, live="Curl", chain=0, asks=("answer", 0)),
    case("FW-41 a beaten last card draws five before it answers the return", at("Curl | Curl", "Curl, 4 HB Dive"),
         "LEAD(Curl), MATCH", {"held": [5, 0]}, "MATCH", offense=0, held=[4, 5]),
    case("FW-41, FW-61 a return against a called play is no AUDIBLE, so the chain is over",
         at("AUDIBLE, HB Dive | Curl"), "CALL(Curl), MATCH", chain=0, live="Curl", asks=("answer", 0)),
    case("FW-42 a call led with the last card can be a touchdown", at("AUDIBLE | HB Dive"), "CALL(Curl), CONCEDE",
         Scored={"points": 7}),
    case("FW-42 so can one that answers", at("HB Dive, Go Route | AUDIBLE", live="Curl"), "CALL(Curl), CONCEDE",
         Scored={"seat": 1}),
    case("FW-43 a mismanaged lead changes no role", at("PENALTY 5 | HB Dive"), "FLAG(5)", offense=0),
    case("FW-43 nor does an answer by itself", at("HB Dive | PENALTY 5", live="Curl"), "FLAG(5)", offense=0),
    case("FW-43 the stop does", at("HB Dive | DEFENSE", live="Curl"), "STUFF", offense=1),
    case("FW-44 the beaten offense draws before the answering seat",
         at("Go Route | DEFENSE", "2 HB Dive, 5 Curl", live="HB Draw"), "STUFF", hand_0=["Go Route", *["HB Dive"] * 2],
         hand_1=["Curl"] * 5, CardsDrawn=[{"seat": 0, "count": 2}, {"seat": 1, "count": 5}]),
    case("FW-44 also where its last card is beaten", at(" | OFFENSE", live="HB Draw"), "EXTRA(none)",
         CardsDrawn=[{"seat": 0}, {"seat": 1}]),
    case("FW-44 or a TURNOVER beats it", at("Curl | TURNOVER | Go Route | Go Route"), "LEAD(Curl), REVERSE",
         CardsDrawn=[{"seat": 0}, {"seat": 1}]),
    case("FW-44 a DEFENSE that is led is carried out first", at("DEFENSE | HB Dive"), "STUFF",
         CardsDrawn=[{"seat": 1, "count": 2}, {"seat": 0, "count": 5}]),
)  # fmt: skip
def test_the_last_card_of_a_hand(given: Any, course: Any) -> None:
    goes(given, course)
