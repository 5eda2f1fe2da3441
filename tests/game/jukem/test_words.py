"""What a player of Jukem reads, where it depends on the position; and positions that play cannot reach."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import BadPosition, Target
from game.events import PeriodBegan, PeriodEnded, Shuffled
from game.variants.jukem import words
from game.variants.jukem.actions import DISCARD_PLACE, DRAW_PLACE, END_HALF, LINE_PLACES, parse
from game.variants.jukem.cards import CARDS
from game.variants.jukem.evaluation import best_last_turn
from game.variants.jukem.events import DriveGrew, LastTurn, PlayStood
from game.variants.jukem.state import JukemState
from tests.game.cases import cards, case, cases
from tests.game.jukem.positions import at, codes, goes, take, turn

NAMES = ("Gulls", "Foxes")
LAST_DRAWN: dict[str, Any] = {"phase": "replenish", "draw_count": 0, "drew": True, "discard_pile": ["SACK"]}
NOTHING_FITS = ["PASS 10-35", "CATCH 25", "SACK", "FUMBLE"]


@pytest.mark.parametrize(
    ("hand", "yards", "draw_count", "said"),
    [
        (["RUN 10", "SACK"], 0, 30, "Make one play. Your drive has 0 yards, 100 to go."),
        (NOTHING_FITS, 90, 30, "No play fits 10 yards: discard a card."),
        ([*NOTHING_FITS, "FIELD GOAL"], 90, 30, "No play fits 10 yards: kick, or discard a card."),
        (["PASS 10-35", "SACK"], 0, 30, "No play in hand: discard a card."),
        (["RUN 10", "SACK"], 90, 0, "Last turn: play on, or stop here. 10 to go."),
        (["SACK"], 90, 0, "Last turn: nothing more to gain. Stop here."),
        (["SACK", "FIELD GOAL"], 90, 0, "Last turn: kick, or stop here."),
    ],
)
def test_the_prompt_asks_for_what_can_be_done(hand: list[str], yards: int, draw_count: int, said: str) -> None:
    """JF-25, JF-41, JF-46, JF-64, JF-67."""
    line = [["KICK RETURN"], ["RUN 30"], ["RUN 10"]] if yards else []
    state = turn(hand, ["RUN 5"], line=line, draw_count=draw_count)
    assert words.prompt(state.view(0), NAMES) == said
    assert len(said.split()) <= 12


DRAW: dict[str, Any] = {"phase": "replenish"}
ANSWER: dict[str, Any] = {"phase": "defense", "attacker": 1, "other_line": [["RUN 5"]]}


@pytest.mark.parametrize(
    ("hand", "chosen", "clicked", "place", "said", "fields"),
    [
        ("RUN 10", "", "", DISCARD_PLACE, "JF-25", {}),
        ("RUN 10", "", "", DISCARD_PLACE, "you have it. (JF-18)", {**DRAW, "took": True, "discard_pile": ["RUN 5"]}),
        ("RUN 10", "", "", DISCARD_PLACE, "There is no discard to take. (JF-18)", DRAW),
        ("RUN 10", "", "", DISCARD_PLACE, "JF-24", {**DRAW, "stall": 6, "discard_pile": ["RUN 5"]}),
        ("RUN 10", "", "", DRAW_PLACE, "JF-16", {}),
        ("RUN 10", "", "", LINE_PLACES[0], "JF-16", {}),
        ("RUN 10", "", "", DRAW_PLACE, "JF-63", LAST_DRAWN),
        ("RUN 10", "", "", DRAW_PLACE, "JF-16", ANSWER),
        ("RUN 10", "", "RUN 10", LINE_PLACES[0], "", {}),
        ("SACK", "", "SACK", DISCARD_PLACE, "", {}),
        ("SACK", "", "SACK", LINE_PLACES[1], "", ANSWER),
        ("RUN 10, SACK", "", "RUN 10", DISCARD_PLACE, "JF-41", {}),
        ("SACK", "", "SACK", DISCARD_PLACE, "JF-65", {"draw_count": 0}),
        ("RUN 10", "", "RUN 10", LINE_PLACES[1], "JF-25", {}),
        ("CATCH 10", "", "CATCH 10", LINE_PLACES[0], "JF-28", {}),
        ("SACK", "", "SACK", DISCARD_PLACE, "JF-54", ANSWER),
        ("SACK, RUN 10, FUMBLE", "SACK", "RUN 10", None, "Only HOLDING", ANSWER),
        ("SACK, RUN 10, FUMBLE", "SACK", "FUMBLE", None, "not two", ANSWER),
        ("SACK, JUKEM", "SACK", "JUKEM", None, "One card is discarded, not several. (JF-43)", {}),
        ("PASS 5-20, JUKEM", "PASS 5-20", "JUKEM", None, "One card is discarded, not several. (JF-43)", {}),
        ("RUN 10, SACK", "RUN 10", "SACK", None, "SACK answers the other side's play", {}),
        ("RUN 10, SACK, JUKEM", "SACK", "RUN 10", None, "SACK answers the other side's play", {}),
        ("RUN 10, SACK, JUKEM", "JUKEM", "SACK", None, "SACK answers the other side's play", {}),
        ("RUN 10, FIELD GOAL", "FIELD GOAL", "RUN 10", None, "FIELD GOAL is kicked by itself", {}),
        ("RUN 10, FIELD GOAL", "RUN 10", "FIELD GOAL", None, "FIELD GOAL is kicked by itself", {}),
        ("RUN 10, 2 JUKEM", "RUN 10, JUKEM", "JUKEM", None, "At most one JUKEM", {}),
        ("RUN 10, PASS 5-20, JUKEM", "JUKEM", "PASS 5-20", None, "You hold no CATCH from 5 to 20", {}),
        ("RUN 10, CATCH 40, JUKEM", "JUKEM", "CATCH 40", None, "CATCH 40 needs a PASS, and you hold none", {}),
        ("PASS 5-20, CATCH 10, CATCH 40", "PASS 5-20", "CATCH 40", None, "CATCH 40 is outside this PASS (5–20)", {}),
        ("PASS 5-20, CATCH 10, RUN 5", "PASS 5-20, RUN 5", "CATCH 10", None, "One play a turn: CATCH 10", {}),
        ("RUN 10, RUN 15", "RUN 10", "RUN 15", None, "One play a turn: RUN 15 does not join RUN 10", {}),
        ("KICK RETURN, PANCAKE BLOCK", "KICK RETURN", "PANCAKE BLOCK", None, "PANCAKE BLOCK goes with one RUN", {}),
        ("KICK RETURN, PANCAKE BLOCK, JUKEM", "JUKEM", "PANCAKE BLOCK", None, "with a RUN, and you hold none", {}),
    ],
)  # fmt: skip
def test_what_cannot_be_chosen_says_why(
    hand: str, chosen: str, clicked: str, place: Target | None, said: str, fields: dict[str, Any]
) -> None:
    """JF-16 to JF-18, JF-24 to JF-65: the reason is that of the card that is wrong."""
    state = turn(cards(hand), ["CATCH 15"], **fields)
    ids = list(state.hands[0])
    picked, *last = ([ids.pop(codes(ids).index(code)) for code in cards(text)] for text in (chosen, clicked))
    card = next(iter(last[0]), None)
    reason = state.why_not(card, place, picked)
    assert said in str(reason) if said else reason is None
    if card is not None and place is not None:
        assert state.why_not(None, place, [card]) == reason
        assert said or state.why_not(card) is None


def test_the_log_of_a_boosted_play_leads_to_the_boost() -> None:
    """JF-32, JF-34."""
    for boost, clause in (("PANCAKE BLOCK", "JF-32"), ("JUKEM", "JF-34")):
        state = turn(["RUN 10", boost])
        (grew,) = [event for event in take(state, f"RUN 10 + {boost}") if isinstance(event, DriveGrew)]
        assert grew.clause == clause


@pytest.mark.parametrize(("period", "clauses"), [(0, ("JF-70", "JF-69")), (1, ("JF-73",) * 2), (2, ("JF-76",) * 2)])
def test_each_kickoff_names_its_own_clause(period: int, clauses: tuple[str, str]) -> None:
    """JF-69, JF-70, JF-73, JF-76."""
    state = turn(["SACK"], ["RUN 5"], draw_count=0, period=period)
    told = [event.clause for event in take(state, "end_half") if isinstance(event, PeriodBegan | Shuffled)]
    assert tuple(told) == clauses


def test_the_end_of_a_half_says_that_the_last_turn_ended_it() -> None:
    """JF-65, JF-68: it was over without a play and without a word why."""
    told = take(turn(["SACK"], ["RUN 5"], draw_count=0), "end_half")
    (ended,) = (event for event in told if isinstance(event, PeriodEnded))
    assert words.log_line(ended, ("Gulls", "Foxes")) == "The last turn ended the first half: 0–0."


def test_every_equal_copy_counts_on_the_last_turn() -> None:
    """JF-64: three RUN 10 make the last thirty yards."""
    hand = tuple(turn(["RUN 10"] * 3, ["RUN 5"], draw_count=0).hands[0])
    value, first = best_last_turn(70, hand, False, 0.0, (0.0, 3.0, 7.0))
    assert (value, str(first)) == (7.0, "RUN 10")
    assert best_last_turn(70, hand[:2], False, 0.0, (0.0, 3.0, 7.0)) == (0.0, END_HALF)


@pytest.mark.parametrize("name", ["RUN 10 #" + "9" * 5000, "RUN 10 #01", "RUN 10 #", "RUN 10 #x"])
def test_a_card_name_that_is_none_is_refused(name: str) -> None:
    document = turn(["RUN 10"], ["RUN 5"]).to_dict()
    document["zones"]["hand:0"] = [name]
    with pytest.raises(BadPosition, match="hand:0: there is no"):
        JukemState.from_dict(document)


@pytest.mark.parametrize(
    "text",
    [
        *("draw_pile", "take_discard", "RUN 15", "RUN 15 + PANCAKE BLOCK + JUKEM", "PASS 10–35 + CATCH 25"),
        *("KICK RETURN + JUKEM", "FIELD GOAL", "discard PASS 5–20", "end_half", "let_it_stand", "PICKED OFF"),
    ],
)
def test_every_text_form_of_the_rulebook_is_understood(text: str) -> None:
    """The rulebook's table of decisions (4.2) prints ranges with a dash; stored matches have a hyphen."""
    assert str(parse(text)) == text.replace("–", "-")


def test_that_a_play_stands_is_not_told_of_every_play() -> None:
    """The report: every second line of the log said it."""
    assert words.log_line(PlayStood(clause="JF-53", seat=0, by=1), ("Gulls", "Foxes")) is None


BACK = at(["RUN 10"], ["SACK", "FUMBLE", "RUN 5", "RUN 15"], line=[["RUN 20"], ["RUN 20"]])


@cases(
    case("JF-56 the log tells who took a play back", BACK, "RUN 10, SACK",
         logs=["Foxes played SACK: Gulls lost that play, from 50 back to 40."]),
    case("JF-57 or a drive", BACK, "RUN 10, FUMBLE",
         logs=["Foxes played FUMBLE: Gulls lost the whole drive, 50 yards."]),
)  # fmt: skip
def test_the_log(given: Any, course: Any) -> None:
    goes(given, course)


def test_the_last_card_ends_one_turn_and_the_half_jf_63_jf_66() -> None:
    """It was said that each side had a last turn."""
    deck = "Cards left to draw. The turn in which the last one is drawn is the last of the half."
    assert words.LEGEND["deck"] == deck
    assert words.log_line(LastTurn(clause="JF-63", seat=1), NAMES) == (
        "Foxes drew the last card: this turn is the last one."
    )


def test_a_card_says_when_it_is_played_as_one_would_tell_a_friend() -> None:
    """The help of a card is read aloud as sentences: "Lay it with a CATCH.", not "With a CATCH."."""
    assert {card.when.split()[0] for card in CARDS} == {"lay", "kick", "answer"}
