"""The log tells every change of ball and why, and previews say who has it next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import pytest

from game.contract import Event
from game.drives import DriveChart
from game.events import PeriodEnded, PossessionChanged
from game.variants.real_deal import RULES
from game.variants.real_deal.actions import parse
from game.variants.real_deal.cards import (
    FUMBLE,
    HOLDING,
    KICK_LONG,
    MISS,
    PASS_SHORT,
    PUNT_INSIDE,
    RED_FLAG,
    RETURN,
    RUN_LONG,
    RUN_SHORT,
    SAFETY,
)
from game.variants.real_deal.claims import LongOnly, claims
from game.variants.real_deal.events import PlayCountered, PlayMade
from game.variants.real_deal.log import drives_told, log_line
from game.variants.real_deal.state import RealDealState
from game.variants.real_deal.table_state import RealDealTableState
from tests.game.cases import case, cases
from tests.game.real_deal.positions import act, at, goes, position, told
from tests.play import steps

NAMES = ("Gulls", "Foxes")


def lines(events: Sequence[Event]) -> list[str]:
    """The log of these events."""
    return [line for event in events if (line := log_line(event, NAMES))]


def returned(kick: str) -> RealDealState:
    """Gulls have kicked, Foxes return it, and Gulls must answer."""
    state = position([[kick, HOLDING, SAFETY, FUMBLE], [RETURN, RED_FLAG, MISS]])
    act(state, f"PLAY({kick})", f"COUNTER({RETURN})")
    return state


PLAIN = at(f"{RUN_LONG}, {MISS}, {PASS_SHORT}, {FUMBLE} | {SAFETY}, {FUMBLE}, {MISS}, {HOLDING}")


@cases(
    case("RD-44 a flagged return leaves the ball with the returner", partial(returned, KICK_LONG),
         f"COUNTER({HOLDING})", offense=1, limited=False,
         log="Gulls answered RETURN TD with HOLDING: no play, and Foxes kept the ball after the return."),
    case("RD-44 inside the own 10 with long plays only", partial(returned, PUNT_INSIDE),
         f"COUNTER({HOLDING})", offense=1, limited=True,
         log="Gulls answered RETURN TD with HOLDING: no play, and Foxes kept the ball after the return"
             " inside their own 10: long plays only."),
    case("RD-48 so does a safety on the return that is flagged", partial(returned, PUNT_INSIDE),
         f"COUNTER({SAFETY}), COUNTER({RED_FLAG})", offense=1, limited=True,
         logs="Foxes answered SAFETY with RED FLAG: no points, and Foxes kept the ball after the return"
                  " inside their own 10: long plays only."),
    case("RD-39 who has nothing left loses the ball and the log says so", at(f"{RUN_SHORT} | {HOLDING}, {MISS}"),
         f"PLAY({RUN_SHORT}), COUNTER({HOLDING})",
         logs=["Foxes answered RUSHING TD 1–5 with HOLDING: no play, and Gulls kept the ball.",
                   "Gulls had no card left to go on with, so Foxes got the ball."]),
    case("RD-57 the log tells a punt", PLAIN, f"PUNT({MISS})",
         logs="Gulls punted a card away, and Foxes got the ball."),
    case("RD-57 a score", PLAIN, f"PLAY({RUN_LONG}), CONCEDE({MISS})", logs="Foxes got the ball after the score."),
    case("RD-57 a safety", PLAIN, f"PLAY({RUN_LONG}), COUNTER({SAFETY}), ACCEPT",
         logs="Foxes got the ball after their safety."),
    case("RD-57 a fumble", PLAIN, f"PLAY({RUN_LONG}), COUNTER({FUMBLE})",
         logs="Fumble! Foxes recovered it, and RUSHING TD OVER 20 is gone."),
)  # fmt: skip
def test_the_log_of_a_change_of_the_ball(given: Any, course: Any) -> None:
    goes(given, course)


@pytest.mark.parametrize("kick", [KICK_LONG, PUNT_INSIDE])
def test_rd_51_what_is_claimed_of_a_flag_says_long_plays_only_where_it_will_be_so(kick: str) -> None:
    state = returned(kick)
    claimed = [claim for claim in claims(state.view(0), parse(f"COUNTER({HOLDING})")) if isinstance(claim, LongOnly)]
    assert claimed == ([LongOnly(1)] if kick == PUNT_INSIDE else [])


def test_rd_38_a_limit_that_stays_is_claimed() -> None:
    state = position([[RUN_LONG, MISS], [HOLDING, MISS]], limited=True)
    act(state, f"PLAY({RUN_LONG})")
    assert LongOnly(0) in claims(state.view(1), parse(f"COUNTER({HOLDING})"))


def test_rd_57_no_change_of_the_ball_goes_untold_in_whole_matches() -> None:
    """RD-59: of a return alone nothing is told, as what became of it is."""
    words = ("ball", "took", "recovered", "inside their own 10", "the quarter is over")
    seen = 0
    for seed in range(20):
        for step in steps(RULES, {}, seed):
            changes = [event for event in told(step.events, PossessionChanged) if event.clause != "RD-59"]
            for event in changes:
                seen += 1
                said = [line for line in lines(step.events) if any(word in line for word in words)]
                assert any(NAMES[event.seat] in line for line in said), lines(step.events)
    assert seen > 200


def test_rd_66_every_quarter_begins_with_who_has_the_ball() -> None:
    for seed in range(20):
        for step in steps(RULES, {"length": "two"}, seed):
            began = step.after.facts.finished == (0, 0) and step.before.facts.finished != (0, 0)
            if began and step.after.phase is not None and step.after.phase.name == "offense":
                club = NAMES[step.after.facts.offense]
                opened = (f"{club} had the ball to begin the quarter.", f"{club} started inside their own 10")
                assert any(line.startswith(opened) for line in lines(step.events)), lines(step.events)


def test_the_written_form_of_a_counter_is_what_it_was_unless_it_follows_a_return() -> None:
    """A stored match tells the same events as before."""
    state = position([[RUN_SHORT, MISS], [HOLDING, MISS]])
    plain = told(act(state, f"PLAY({RUN_SHORT})", f"COUNTER({HOLDING})"), PlayCountered)[0]
    assert b"returned" not in msgspec.json.encode(plain)
    after = told(act(returned(KICK_LONG), f"COUNTER({HOLDING})"), PlayCountered)[0]
    assert msgspec.json.decode(msgspec.json.encode(after))["returned"] == KICK_LONG


def test_a_play_that_an_empty_hand_allows_says_so_and_a_hand_with_cards_tells_nothing_of_them() -> None:
    """RD-16: all may see how many cards a hand holds, and nobody which."""
    waits: dict[str, Any] = {"offense": 1, "phase": "counter", "chain": [[1, RUN_LONG]]}
    waits["table_piles"] = [[], [RUN_LONG]]
    empty = lines(act(position([[], [MISS]], **waits), "CONCEDE(none)"))[0]
    assert empty == "Gulls had no card left to answer RUSHING TD OVER 20."
    said = {lines(act(position([[card], [MISS]], **waits), f"CONCEDE({card})"))[0] for card in (FUMBLE, MISS)}
    assert said == {"Gulls laid a card face down and allowed RUSHING TD OVER 20."}


def test_rd_59_the_drives_of_a_quarter_agree_with_the_possessions_that_the_header_counts() -> None:
    """The panel said "6 plays in 7 drives" below a header of six possessions."""
    seen = set()
    for seed in range(150):
        chart, plays, table, over = DriveChart(), [0, 0], None, False
        for before, _, _, events, _ in steps(RULES, {}, seed):
            table = table or RULES.table_state(before.view(0))
            assert isinstance(table, RealDealTableState)
            for event in events:
                if over := over or isinstance(event, PeriodEnded):
                    break
                chart.handle_event(event)
                table.handle_event(event)
                if isinstance(event, PlayMade) and not event.as_counter:
                    plays[event.seat] += 1
            if over:
                break
        assert isinstance(table, RealDealTableState)
        for seat in (0, 1):
            own, finished = [drive for drive in chart.drives if drive.seat == seat], table.finished[seat]
            said = drives_told(own, finished)
            late = said.endswith(", the last as time ran out")
            assert f"in {len(own)} drive" in said
            assert finished == len(own) - late
            assert int(said.split()[0]) == plays[seat]
            seen.add((late, " return" in said))
    assert seen == {(late, returned) for late in (True, False) for returned in (True, False)}
