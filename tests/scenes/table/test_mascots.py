"""The faces at the table: they take what everybody has seen, and nothing else."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.contract import DriveEnd, Ending, Result, ScoreKind
from game.events import DriveEnded, Flag, MatchEnded, PeriodBegan, Scored
from game.variant import Rules
from game.variants import VARIANTS, find_rules
from scenes.table.hud.mascots import CALM, GRIN, SHOCKED, SULK, Mascot, moods
from tests.bots.hidden import twin
from tests.play import moments, random_match
from tests.scenes.pilot import Pilot
from tests.scenes.table.sitting import sit_down
from tests.scenes.table.test_shared_cues import quiet
from tests.variants import ON_TABLE

GAMES = [variant.name for variant in VARIANTS]
SCORED = Scored(clause="", seat=1, points=7, how=ScoreKind.TOUCHDOWN, score=(0, 7))
WIPED = DriveEnded(clause="", seat=1, how=DriveEnd.WIPED)
OVER = MatchEnded(clause="", result=Result((3, 7), (1,), Ending.REGULATION))
TIE = MatchEnded(clause="", result=Result((7, 7), (0, 1), Ending.TIE))


@pytest.mark.parametrize(
    ("event", "felt"),
    [
        (SCORED, [SULK, GRIN]),
        (WIPED, [GRIN, SHOCKED]),
        (DriveEnded(clause="", seat=0, how=DriveEnd.INTERCEPTION), [SHOCKED, GRIN]),
        (DriveEnded(clause="", seat=0, how=DriveEnd.DOWNS), [SULK, GRIN]),
        (DriveEnded(clause="", seat=0, how=DriveEnd.PUNT), [None, None]),
        (Flag(clause="", seat=0, foul="holding", yards=10), [SULK, None]),
        (PeriodBegan(clause="", period=1), [CALM, CALM]),
        (OVER, [SULK, GRIN]),
        (TIE, [CALM, CALM]),
    ],
    ids=["score", "wipe", "interception", "downs", "punt", "flag", "period", "win", "tie"],
)
def test_a_score_makes_one_grin_and_the_other_sulk_and_a_steal_is_a_shock(event: Any, felt: list[str | None]) -> None:
    assert moods(event, 2) == felt


@pytest.mark.parametrize("rules", ON_TABLE, ids=lambda rules: rules.variant.name)
def test_a_face_takes_an_event_alike_whatever_a_seat_is_shown_of_it(rules: Rules) -> None:
    match = random_match(rules, {}, 3)
    seats = len(match.players)
    felt = 0
    for event in (event for events in match.history for event in events):
        taken = moods(event, seats)
        assert all(moods(event.masked(seat), seats) == taken for seat in (*range(seats), None))
        felt += any(taken)
    assert felt > 0


def faces_after(pilot: Pilot, table: Any) -> list[object]:
    """The opponent's face in each frame after the viewer's first choice, until somebody else acts."""
    table.control.commit(table.match.state.legal_actions()[0])
    acts, seen = len(table.match.actions), []
    for _ in range(90):
        pilot.frames()
        if len(table.match.actions) > acts:
            break
        seen.append(table.hud.strips[0].mascot.render_key())
    return seen


@pytest.mark.parametrize("rules", [*map(find_rules, GAMES)], ids=GAMES)
def test_a_face_is_the_same_in_every_frame_whatever_is_hidden(
    rules: Rules, tmp_path: Path, opened: list[Pilot]
) -> None:
    mine = (each for each in moments(rules, {}, 5) if each.decision and each.decision.seat == 0)
    for count, state in enumerate(islice(mine, 6, None, 4)):
        other = twin(state, 0, Random(1))
        assert state.view(0) == other.view(0)
        sat = [
            sit_down(rules, tmp_path / f"{count} {name}", opened, at=each, pace=1.0)
            for name, each in (("one", state), ("two", other))
        ]
        if all(table.choosing is not None for _, table in sat):
            break
    one, two = (faces_after(*each) for each in sat)
    length = min(len(one), len(two))
    assert length > 5
    assert one[:length] == two[:length]


def test_a_face_feels_it_for_a_while_and_after_a_shock_it_sulks() -> None:
    mascot = Mascot()
    mascot.feel(SHOCKED)
    seen = []
    for _ in range(80):
        seen.append(mascot.mood)
        mascot.update(0.1)
    assert list(dict.fromkeys(seen)) == [SHOCKED, SULK, CALM]
    assert mascot.rise == 0.0


def test_a_face_thinks_while_its_side_decides_and_once_it_has_felt_what_happened() -> None:
    mascot = Mascot()
    mascot.thinking = 1
    first = mascot.mood
    mascot.thinking = 2
    assert {first, mascot.mood} == {"think_left", "think_right"}
    mascot.feel(GRIN)
    assert mascot.mood == GRIN
    mascot.update(1.5)
    assert mascot.mood.startswith("think")


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
def test_a_face_hops_as_it_is_told_and_in_reduced_motion_it_changes_in_its_place(
    tmp_path: Path, opened: list[Pilot], reduced: bool
) -> None:
    pilot, table = quiet(tmp_path, opened, reduced_motion=reduced)
    mascot = table.hud.strips[0].mascot
    table.hud.show_event(SCORED, 1, None)
    looks = []
    for _ in range(30):
        pilot.frames()
        looks.append((mascot.mood, mascot.rise))
    assert {mood for mood, _ in looks} == {GRIN}
    assert any(rise for _, rise in looks) is not reduced


def test_after_the_final_whistle_a_face_stays_as_it_is_and_a_jump_forgets_it(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    pilot, table = quiet(tmp_path, opened)
    mascot = table.hud.strips[0].mascot
    table.hud.show_event(OVER, 1, None)
    pilot.wait(6.0)
    assert mascot.mood == GRIN
    table.hud.rebuild_log()
    assert mascot.mood == CALM


def test_a_face_belongs_to_the_club_of_its_strip(tmp_path: Path, opened: list[Pilot]) -> None:
    rules = next(rules for rules in ON_TABLE if rules.variant.name == "football_war")
    _, table = sit_down(rules, tmp_path, opened, "human", "pro", "pro", "pro", options={"players": "4"})
    assert [strip.mascot.name for strip in table.hud.strips] == ["Foxes", "Elk", "Owls"]
