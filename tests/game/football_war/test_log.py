"""The log tells every change of ball and why."""

from __future__ import annotations

from typing import Any

import pytest

from game.events import CoinTossed, DriveBegan, PossessionChanged
from game.variants.football_war import RULES, words
from game.variants.football_war.halves import kick_off
from tests.game.cases import case, cases
from tests.game.football_war.positions import at, goes, told
from tests.play import steps

NAMES = ("Gulls", "Foxes", "Elk", "Owls")


FOUR = at([["Curl", "HB Draw"], ["PENALTY 5", "TURNOVER", "HB Dive"], ["Go Route"], ["Go Route"]],
          drive_pile=["HB Sweep"])  # fmt: skip


@cases(
    *(case(f"FW-31 who stops a play with a {card} takes over", at([["Curl", "HB Draw"], [card, "HB Dive"]]),
           f"LEAD(Curl), {action}", PossessionChanged={}, logs=["Foxes took over after the stop."])
      for card, action in (("Curl", "MATCH(Curl)"), ("DEFENSE", "STUFF"), ("AUDIBLE", "CALL(Go Route)"))),
    case("FW-88 who conceded a score takes over", at([["Curl"], ["HB Dive"]]), "LEAD(Curl), CONCEDE",
         PossessionChanged={}, logs=["Foxes took over after the score."]),
    case("FW-103, FW-106 among four a flag skips", FOUR, "LEAD(Curl), FLAG(5)",
         PossessionChanged={}, logs=["Foxes took over, as the flag skipped the offense."]),
    case("FW-103, FW-106 and a turnover turns play back", FOUR, "LEAD(Curl), REVERSE",
         PossessionChanged={}, logs=["Foxes took over as play turned back."]),
)  # fmt: skip
def test_every_change_of_the_ball_is_told_with_its_reason(given: Any, course: Any) -> None:
    goes(given, course)


@pytest.mark.parametrize("players", ["2", "4"])
def test_fw_17_fw_22_fw_91_each_half_begins_with_who_has_the_ball(players: str) -> None:
    state, _ = RULES.start({"players": players}, 3)
    for period, offense in ((0, None), (1, 1), (2, None)):
        events: list[object] = []
        kick_off(state, period, offense, events.append)
        club = NAMES[state.facts.offense]
        said = [words.log_line(event, NAMES) for event in events if isinstance(event, CoinTossed | DriveBegan)]
        assert said == [*([f"{club} won the toss."] if offense is None else []), f"First ball: {club}."]


@pytest.mark.parametrize("players", ["2", "4"])
def test_every_change_of_the_ball_has_a_line_with_its_reason(players: str) -> None:
    seen = set()
    for seed in range(10):
        for step in steps(RULES, {"players": players}, seed):
            for event in told(step.events, PossessionChanged):
                line = words.log_line(event, NAMES)
                assert line is not None
                assert line.startswith(f"{NAMES[event.seat]} took over")
                assert words.log_line(event, NAMES, forgetful=True) == line
                seen.add(line.partition(" took over")[2])
    assert len(seen) == (2 if players == "2" else 4)
