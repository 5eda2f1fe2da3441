"""Penalties, OFFENSE and DEFENSE, AUDIBLE and the safety: FW-45 to FW-64."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import IllegalAction
from game.events import CardMoved
from game.variants.football_war.actions import parse
from game.variants.football_war.cards import PLAYS
from tests.game.cases import case, cases
from tests.game.football_war.positions import act, at, goes, position, told

HELD = "OFFENSE, Curl, AUDIBLE, FIELD GOAL, PENALTY 15, DEFENSE"


@cases(
    case("FW-45 a flag that is led goes against the defense", at("Curl, PENALTY 5 | ", (), "HB Dive"), "FLAG(5)",
         Flag={"seat": 1}),
    case("FW-45 one that answers against the offense", at("HB Dive | PENALTY 5, Curl", live="Go Route"), "FLAG(5)",
         Flag={"seat": 0}),
    case("FW-46 the penalty stays on the Flag pile for the half",
         at("Curl, PENALTY 5 | HB Dive, PENALTY 5", (), "HB Draw"), "FLAG(5), LEAD(Curl), FLAG(5)",
         flags=["PENALTY 5"] * 2),
    case("FW-46 nothing else lies there", at("Curl | ", flag_pile="HB Dive"), bad="FW-46"),
    *(case(f"FW-47 {yards} yards cost {count} cards", at(f"Curl, PENALTY {yards} | ", (), "4 HB Dive"),
           f"FLAG({yards})", Flag={"yards": yards}, held=[1, count]) for yards, count in ((5, 1), (10, 2), (15, 3))),
    case("FW-48 the cards come from the top of the Drive pile",
         at("Curl, PENALTY 10 | ", (), "HB Dive, HB Draw, Go Route"), "FLAG(10)", hand_1=["HB Dive", "HB Draw"],
         drive=["Go Route"]),
    case("FW-49 missing cards come from the Play pile or not at all",
         at("Curl, PENALTY 15 | ", "HB Sweep", "HB Dive", more=0), "FLAG(15)", hand_1=["HB Dive", "HB Sweep"],
         draw_pile=0),
    case("FW-49 also where one is missing", at("Curl, PENALTY 10 | ", "HB Sweep", "HB Dive", more=0), "FLAG(10)",
         hand_1=["HB Dive", "HB Sweep"]),
    case("FW-50 cards taken from the Drive pile are known to all until they are played",
         at("Curl, PENALTY 10 | QB Sneak", (), "HB Dive, HB Draw"), "FLAG(10)", {"known": ["HB Dive", "HB Draw"]},
         "LEAD(Curl), CONCEDE", known=["HB Dive", "HB Draw"]),
    case("FW-51 a flag as an answer replays the down",
         at("HB Dive | PENALTY 5, Curl", (), "Go Route, HB Draw", live="Go Route"), "FLAG(5)", PlayCalledBack={},
         PlayDefended=[], asks=("lead", 0), live=None, points=(0, 0)),
    case("FW-52 the called-back card is the first to be taken back",
         at("HB Dive | PENALTY 5, Curl", (), "Go Route, HB Draw", live="Go Route"), "FLAG(5)",
         hand_0=["Go Route", "HB Dive"]),
    case("FW-53 a flag on the last card costs the penalty cards only", at(" | PENALTY 5, Curl", live="Go Route"),
         "FLAG(5)", hand_0=["Go Route"], asks=("lead", 0)),
    case("FW-54 a flagged kick is called back and costs no hand", at("FIELD GOAL, HB Dive | PENALTY 5, Curl"),
         "KICK, FLAG(5)", hand_0=["FIELD GOAL", "HB Dive"], forfeited=[], points=(0, 0)),
    case("FW-55 OFFENSE takes one extra card of any kind, which has no effect, or none", at(f"{HELD} | HB Dive"),
         {"extras": {"none", *HELD.split(", ")[1:]}}, "EXTRA(DEFENSE)", drive=["DEFENSE", "OFFENSE"],
         hand_1=["HB Dive"]),
    case("FW-55 nor has it as an answer", at("HB Dive, QB Sneak | OFFENSE, DEFENSE, Go Route", live="Curl"),
         "EXTRA(DEFENSE)", hand_0=["HB Dive", "QB Sneak"]),
    case("FW-55 it may go alone", at("OFFENSE, Curl | "), "EXTRA(none)", hand_0=["Curl"]),
    case("FW-56 DEFENSE as a lead makes the defense draw two", at("DEFENSE, Curl | HB Dive", "Go Route, HB Draw"),
         "STUFF", hand_1=["Go Route", "HB Dive", "HB Draw"], asks=("lead", 0),
         CardsDrawn={"seat": 1, "count": 2, "why": "stuffed"}),
    case("FW-57 as an answer it makes the beaten offense draw two", at("HB Dive | DEFENSE, Curl", live="Go Route"),
         "STUFF", held=[3, 1]),
    case("FW-57 or five, not both", at(" | DEFENSE, Curl", live="Go Route"), "STUFF", held=[5, 1]),
    case("FW-57 five after a kick, too", at("HB Dive | DEFENSE, Curl", live="FIELD GOAL"), "STUFF", held=[5, 1]),
    case("FW-59 a called play is matched by a real card", at("AUDIBLE, QB Sneak | Curl, HB Dive"), "CALL(Curl)",
         mains=["MATCH(Curl)", "CONCEDE"]),
    case("FW-59 and by nothing else", at("AUDIBLE, QB Sneak | HB Dive, HB Draw"), "CALL(Curl)", mains=["CONCEDE"]),
    case("FW-60 a call as an answer turns the roles and is live", at("HB Dive | AUDIBLE, HB Draw", live="Curl"),
         "CALL(Go Route)", offense=1, live="Go Route", asks=("answer", 0)),
    case("FW-61 the chain counts AUDIBLES that answer each other, over a timeout, until one stands",
         at("2 AUDIBLE, HB Dive | AUDIBLE, HB Draw, QB Sneak"), "CALL(Curl)", {"chain": 1}, "TIMEOUT(QB Sneak)",
         {"chain": 1}, "CALL(Curl), CALL(Curl)", {"chain": 3}, "CONCEDE", chain=0),
    case("FW-61 an answer begins one", at("HB Dive | AUDIBLE, HB Draw", live="Curl"), "CALL(Go Route)", chain=1),
    case("FW-61 a match breaks it", at("Curl, HB Dive | AUDIBLE, HB Draw", live="Go Route", chain=1),
         "CALL(Curl), MATCH", chain=0),
    case("FW-61 a look-back leaves it whole", at("AUDIBLE, HB Dive | AUDIBLE, HB Draw", (), "HB Sweep"),
         "CALL(Curl), LOOK_BACK, CALL(Curl)", chain=2),
    case("FW-62 only a match or a concession meets the fourth AUDIBLE",
         at("HB Dive | AUDIBLE, OFFENSE, DEFENSE, PENALTY 5, Curl", live="Curl", chain=4),
         mains=["MATCH(Curl)", "CONCEDE"], offers=["TIMEOUT(AUDIBLE)"],
         refused={"AUDIBLE": "Only a match stops the fourth AUDIBLE: Curl BLUE. (FW-62)"}),
    case("FW-62 but not the third",
         at("HB Dive | AUDIBLE, OFFENSE, DEFENSE, PENALTY 5, Curl", live="Curl", chain=3),
         kinds={"MATCH", "CALL", "EXTRA", "STUFF", "FLAG", "CONCEDE"}),
    case("FW-63 conceding the fourth AUDIBLE is a safety", at("HB Dive | Go Route", live="Curl", chain=4), "CONCEDE",
         Scored={"seat": 0, "points": 2, "how": "safety"}),
    case("FW-63 conceding the third is not", at("HB Dive | Go Route", live="Curl", chain=3), "CONCEDE", Scored=[]),
    case("FW-64 a fourth AUDIBLE as the last card is a touchdown", at(" | Go Route", live="Curl", chain=4), "CONCEDE",
         Scored={"points": 7, "how": "touchdown"}),
)  # fmt: skip
def test_special_cards(given: Any, course: Any) -> None:
    goes(given, course)


def test_fw_48_fw_50_the_cards_come_one_by_one_and_open_to_all() -> None:
    state = position("Curl, PENALTY 10 | QB Sneak", (), "HB Dive, HB Draw")
    moves = [move for move in told(act(state, "FLAG(10)"), CardMoved) if move.source == "drive_pile"]
    assert [move.code for move in moves] == ["HB Dive", "HB Draw"]
    assert all(move.masked(None) == move for move in moves)


def test_fw_50_a_known_copy_is_spent_before_a_hidden_one() -> None:
    state = position("Curl, QB Sneak, PENALTY 5 | HB Dive, Go Route", (), "HB Dive")
    taken = state.drive_pile[-1]
    act(state, "FLAG(5)")
    assert state.view(0).known[1] == (taken,)
    act(state, "LEAD(Curl)", "CONCEDE")
    state.facts.offense, state.facts.defense = 1, 0
    act(state, "LEAD(HB Dive)")
    assert state.drive_pile[-1] == taken
    assert state.view(0).known[1] == ()


def test_fw_58_an_audible_names_any_of_the_16_plays() -> None:
    """Also one whose five copies are gone."""
    state = position("HB Dive, QB Sneak | AUDIBLE, HB Draw", (), "5 Curl", live="Curl")
    assert [str(a) for a in state.legal_actions() if "CALL" in str(a)] == [f"CALL({play})" for play in PLAYS]
    for text in ("CALL(AUDIBLE)", "CALL(Flea Flicker)", "CALL(FIELD GOAL)"):
        with pytest.raises(IllegalAction, match="FW-58"):
            parse(text)
