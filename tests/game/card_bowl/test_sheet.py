"""The record sheet: worked example 77, and a whole match as text (33 of part 12)."""

from __future__ import annotations

from game.contract import Event
from game.variants.card_bowl import RULES
from game.variants.card_bowl.events import PlayEnded
from game.variants.card_bowl.sheet import record_sheet
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import deck, play, scrimmage, state

NAMES = ("Home", "Away")
OFFENSE = "QB=QH RW1=JS BC=QS LG=9S C=8D"
DEFENSE = "DL-5 DL-2=8C DL2 DL6 CB:LW1 CB:RW1=9D OLB-L ILB=TS OLB-R=TC S-L S-R"
PASS = "THROW(RW1,right) EXTRA(8) YARDAGE(1) RECEPTION DONE NO_TIMEOUT NO_TIMEOUT RUN_OFF(7)"
RUN = "RUN(BC,-2,-2) EXTRA(7) NO_TIMEOUT NO_TIMEOUT RUN_OFF(7)"


def _play_on(before: CardBowlState, drawn: str, text: str) -> tuple[CardBowlState, list[Event]]:
    """The next play from the situation that the last one left."""
    window = 1 if text == PASS else 0
    made = scrimmage(OFFENSE, DEFENSE, drawn, lanes="LG=-2 C=-2", window=window, ball_on=before.facts.ball_on)
    made.facts = before.facts
    told = play(made, *text.split())
    return made, told


def _situation(made: CardBowlState) -> tuple[int, int, int]:
    return made.facts.down, made.facts.marker - made.facts.ball_on, made.facts.ball_on


def test_ex_77_the_record_of_a_series() -> None:
    """EX-77 (CB-46, CB-47)."""
    made = state("kickoff", next="kickoff", drive=-1, offense=1)
    with deck("8S 6H 4C 6D 7D 6S 6C"):
        told = play(made, "KICK(regular,0)")
    assert (made.play.caught, _situation(made)) == (3, (1, 10, 24))
    for drawn, text, after in (
        ("6D 5C 5D 3C 3H 2C", PASS, (1, 10, 40)),
        ("4S 9H 8H 7H", RUN, (2, 8, 42)),
        ("4S JH TH 8H", RUN, (3, 9, 41)),
        ("6D 9C 5D 3C 3H 5H", PASS, (1, 10, 64)),
    ):
        made, events = _play_on(made, drawn, text)
        assert _situation(made) == after
        told += events
    assert record_sheet(told, NAMES).splitlines() == [
        "15:00  Away  regular @ 30",
        "-" * 40,
        "14:55  Home  1 & 10 @ 24  pass 16",
        "14:15  Home  1 & 10 @ 40  rush 2",
        "13:35  Home  2 & 8 @ 42  rush -1",
        "12:55  Home  3 & 9 @ 41  pass 23",
    ]


def test_a_whole_match_has_a_line_for_each_play_and_names_each_quarter() -> None:
    made, told = RULES.start(RULES.complete({"timing": "simple1", "plays_per_quarter": "10"}), 3)
    while made.phase is not None:
        told += made.apply(made.legal_actions()[0])
    text = record_sheet(told, NAMES)
    lines = text.splitlines()
    assert lines[0] == "First quarter"
    assert [line for line in lines if line.endswith("quarter")] == [
        "First quarter",
        "Second quarter",
        "Third quarter",
        "Fourth quarter",
    ]
    assert sum(line[:5].strip()[:-1].isdecimal() for line in lines) == sum(isinstance(each, PlayEnded) for each in told)
    assert text.endswith("\n")
