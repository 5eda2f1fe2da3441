"""What a player of Jukem reads, where it depends on the position; and positions that play cannot reach."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import BadPosition
from game.events import DriveGrew, PeriodBegan, Shuffled
from game.variants.jukem import words
from game.variants.jukem.actions import END_HALF
from game.variants.jukem.last_turn import best_last_turn
from game.variants.jukem.state import JukemState
from tests.game.jukem.positions import take, turn

NAMES = ("Gulls", "Foxes")
NOTHING_FITS = ["PASS 10-35", "CATCH 25", "SACK", "FUMBLE"]


@pytest.mark.parametrize(
    ("hand", "yards", "draw_count", "said"),
    [
        (["RUN 10", "SACK"], 0, 30, "Make one play. 100 yards to go, exactly."),
        (NOTHING_FITS, 90, 30, "No play fits 10 yards: discard a card."),
        ([*NOTHING_FITS, "FIELD GOAL"], 90, 30, "No play fits 10 yards: kick, or discard a card."),
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


@pytest.mark.parametrize(
    ("fields", "clause"),
    [
        ({"phase": "play"}, "JF-25"),
        ({"phase": "replenish", "took": True, "discard_pile": ["RUN 5"]}, "JF-18"),
        ({"phase": "replenish"}, "JF-18"),
        ({"phase": "replenish", "stall": 6, "discard_pile": ["RUN 5"]}, "JF-24"),
    ],
)
def test_a_discard_that_cannot_be_taken_says_why(fields: dict[str, Any], clause: str) -> None:
    """JF-18, JF-24."""
    assert clause in words.why_not_take(turn(["RUN 10"], ["RUN 15"], **fields).view(0))


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


def test_every_equal_copy_counts_on_the_last_turn() -> None:
    """JF-64: three RUN 10 make the last thirty yards."""
    hand = tuple(turn(["RUN 10"] * 3, ["RUN 5"], draw_count=0).hands[0])
    value, first = best_last_turn(70, hand, False, 0.0, (0.0, 3.0, 7.0))
    assert (value, str(first)) == (7.0, "RUN 10")
    assert best_last_turn(70, hand[:2], False, 0.0, (0.0, 3.0, 7.0)) == (0.0, END_HALF)


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("scoring", {"points": [5, 0], "scoring": [[0, 5, 0]]}),
        ("scoring", {"points": [0, 0], "scoring": [[9, 7, 0]]}),
        ("scoring", {"points": [7, 0], "scoring": [[0, 7, 1]]}),
        ("scoring", {"period": 3, "points": [7, 7], "scoring": [[0, 7, 2], [1, 7, 2]]}),
        ("stall", {"stall": 7}),
        ("hand:0", {"phase": "defense"}),
    ],
)
def test_what_play_never_leads_to_is_refused(field: str, changes: dict[str, Any]) -> None:
    """JF-2, JF-15, JF-24, JF-75."""
    five = ["RUN 10", "RUN 15", "RUN 15", "RUN 20", "JUKEM"]
    document = turn(five, ["RUN 5"], line=[["RUN 5"]]).to_dict()
    with pytest.raises(BadPosition) as refused:
        JukemState.from_dict({**document, **changes})
    assert str(refused.value).startswith(f"{field}:")


@pytest.mark.parametrize("name", ["RUN 10 #" + "9" * 5000, "RUN 10 #01", "RUN 10 #", "RUN 10 #x"])
def test_a_card_name_that_is_none_is_refused(name: str) -> None:
    document = turn(["RUN 10"], ["RUN 5"]).to_dict()
    document["zones"]["hand:0"] = [name]
    with pytest.raises(BadPosition, match="hand:0: there is no"):
        JukemState.from_dict(document)
