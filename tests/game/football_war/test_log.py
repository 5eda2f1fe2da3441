"""The log tells every change of ball and why."""

from __future__ import annotations

import pytest

from game.events import CoinTossed, DriveBegan, PossessionChanged
from game.variants.football_war import RULES, words
from game.variants.football_war.halves import kick_off
from tests.game.football_war.positions import act, position, told
from tests.play import steps

NAMES = ("Gulls", "Foxes", "Elk", "Owls")


def changes(hands: list[list[str]], *texts: str) -> list[str | None]:
    """What the log says of each change of ball."""
    events = act(position(hands, drive_pile=["HB Sweep"]), *texts)
    return [words.log_line(event, NAMES) for event in told(events, PossessionChanged)]


@pytest.mark.parametrize(
    ("answer", "texts", "line"),
    [
        (["Curl", "HB Dive"], ["MATCH(Curl)"], "Foxes took over after the stop."),
        (["DEFENSE", "HB Dive"], ["STUFF"], "Foxes took over after the stop."),
        (["AUDIBLE", "HB Dive"], ["CALL(Go Route)"], "Foxes took over after the stop."),
    ],
)
def test_fw_31_who_stops_a_play_takes_over(answer: list[str], texts: list[str], line: str) -> None:
    assert changes([["Curl", "HB Draw"], answer], "LEAD(Curl)", *texts) == [line]


def test_fw_88_who_conceded_a_score_takes_over() -> None:
    assert changes([["Curl"], ["HB Dive"]], "LEAD(Curl)", "CONCEDE") == ["Foxes took over after the score."]


def test_fw_103_and_fw_106_among_four_a_flag_skips_and_a_turnover_turns_play_back() -> None:
    hands = [["Curl", "HB Draw"], ["PENALTY 5", "TURNOVER", "HB Dive"], ["Go Route"], ["Go Route"]]
    assert changes(hands, "LEAD(Curl)", "FLAG(5)") == ["Foxes took over, as the flag skipped the offense."]
    assert changes(hands, "LEAD(Curl)", "REVERSE") == ["Foxes took over as play turned back."]


@pytest.mark.parametrize("players", ["2", "4"])
def test_fw_17_fw_22_fw_91_each_half_begins_with_who_has_the_ball(players: str) -> None:
    state, _ = RULES.start({"players": players}, 3)
    for period, offense in ((0, None), (1, 1), (2, None)):
        events: list[object] = []
        kick_off(state, period, offense, events.append)
        club = NAMES[state.facts.offense]
        said = [words.log_line(event, NAMES) for event in events if isinstance(event, CoinTossed | DriveBegan)]
        assert said == [*([f"{club} won the toss."] if offense is None else []), f"{club} had the ball to begin."]


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
