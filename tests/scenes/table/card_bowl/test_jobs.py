"""Who does which job: the levels, each job by itself, at any moment, and after a reload."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace

import pygame
import pytest

from game.match import Match
from game.record import HUMAN, RESULT_NOTE, Player
from game.variants.card_bowl import RULES, coach
from game.variants.card_bowl.coaching import JOB_OF, Coaching
from game.variants.card_bowl.jobs import (
    BIG,
    CALLS,
    COACH,
    DRAWS,
    EVERYTHING,
    FORMATION,
    FOURTH,
    IN_SHORT,
    JOBS,
    LEVELS,
    ME,
    MIXED,
    MOMENTS,
    PENALTIES,
    PLAYS,
    PRESETS,
)
from game.variants.card_bowl.view import CardBowlView
from scenes.control.setup import Setup
from scenes.match.pause import Pause
from scenes.table.card_bowl.level_plate import LevelPlate
from scenes.table.card_bowl.lineup import LEVEL, STRIP
from scenes.table.card_bowl.shown import ShownTable
from scenes.ui.theme import Theme
from tests.game.card_bowl.positions import state as between_plays
from tests.scenes.table.card_bowl.seats import EVERY_SIZE, Start
from tests.scenes.table.sitting import click, open_curtain, rest

ASKED_ANYWAY = {"toss_call", "toss_choice", "pool"}


def questions(coaching: Coaching, seed: int, options: dict[str, str] | None = None) -> list[CardBowlView]:
    """What seat 0 is asked in the first quarter of a match, which Pro answers."""
    match = Match(RULES, options or {}, [Player("Gulls", HUMAN), Player("Foxes", "pro")], seed)
    rng, found = Random(seed), []
    while match.decision is not None:
        seat = match.decision.seat
        view, legal = match.state.view(seat), match.state.legal_actions()
        assert isinstance(view, CardBowlView)
        if view.facts.period:
            break
        steps = coaching.automatic_actions(view, legal) if seat == 0 else ()
        if seat == 0 and not steps:
            found.append(view)
        match.play_gesture(steps or [RULES.pro(view, legal, rng)])
    return found


def test_a_level_is_a_way_to_share_out_all_jobs() -> None:
    assert set(PRESETS) == set(LEVELS) - {MIXED}
    assert all(set(preset) == {job.name for job in JOBS} for preset in PRESETS.values())
    assert set(JOB_OF.values()) <= {job.name for job in JOBS}


def test_at_big_moments_alone_every_question_is_one() -> None:
    coaching = Coaching()
    coaching.level = MOMENTS
    asked = questions(coaching, 2)
    assert 0 < len(asked) < len(questions(Coaching(), 2))
    of_plays = [view for view in asked if view.phase in ("formation", "front", "yardage")]
    assert of_plays
    assert all(coach.is_big(view) for view in of_plays)


@pytest.mark.parametrize(("period", "left", "asked"), [(0, 1, False), (1, 2, False), (1, 1, True), (4, 1, True)])
@pytest.mark.parametrize("level", [CALLS, MOMENTS])
def test_the_last_play_of_a_half_may_be_a_kick(period: int, left: int, asked: bool, level: str) -> None:
    """CB-59, CB-200: the coach lined up for a run, and nobody could kick where plays are counted."""
    state = between_plays("call", timing="simple1", plays_per_quarter=5, period=period, clock=left, ball_on=60)
    coaching = Coaching()
    coaching.level = level
    assert (not coaching.automatic_actions(state.view(0), state.legal_actions())) == asked


@pytest.mark.parametrize("job", [job.name for job in JOBS])
def test_the_coach_does_the_job_that_he_is_given_and_no_other(job: str) -> None:
    """Over ten plays, with everything else left to the player."""
    coaching = Coaching()
    coaching.level = EVERYTHING
    coaching.share(job, COACH)
    asked = Counter(view.phase for view in questions(coaching, 4, {"timing": "simple1", "plays_per_quarter": "10"}))
    his = {phase for phase, theirs in JOB_OF.items() if theirs == job}
    assert not his & set(asked)
    if job != FORMATION:
        assert {"offense_cards", "line_call"} <= set(asked)


def test_the_levels_and_jobs_are_kept_beside_the_actions_and_read_again() -> None:
    coaching = Coaching()
    coaching.share(PENALTIES, COACH)
    coaching.share(PLAYS, BIG)
    again = Coaching()
    again.notes = dict(coaching.notes)
    assert again.level == MIXED
    assert again.shares == {**PRESETS[CALLS], PENALTIES: COACH, PLAYS: BIG}
    assert all(len(note) <= 120 for note in coaching.notes.values())
    again.level = CALLS
    assert again.shares == PRESETS[CALLS]


def test_what_one_decides_lasts_for_another_match_of_the_same_setup(start: Start) -> None:
    """A rematch asked at the default level again, whatever had been set."""
    _, table = start()
    assert table.game.lasting() == {}, "what was never set is not said either"
    table.game.coaching.share(PENALTIES, COACH)
    table.game.coaching.notes["call:0"] = "3:Deep pass"
    again = Setup("card_bowl", dict(table.match.options), table.match.players, 7).again(table.game.lasting()).match()
    assert again.seed != 7
    coaching = Coaching()
    coaching.notes = again.notes
    assert coaching.shares == {**PRESETS[CALLS], PENALTIES: COACH}
    assert again.notes.keys() == {"level", "jobs", RESULT_NOTE}
    coaching.level = EVERYTHING
    assert RESULT_NOTE not in coaching.lasting(), "nothing of the next match is the coach's"


def test_a_job_is_given_away_in_mid_game_by_keys_and_taken_back_by_the_mouse(start: Start) -> None:
    pilot, table = start(asked="formation")
    assert table.game.play_sheet.calls
    table.input.focus.set(table.input.focus.find("What you decide"))
    table.input.focus.visible = True
    pilot.press("return")
    assert pilot.place == "JobsPage"
    pilot.walk_to("Formation, cards and blocks", "up")
    pilot.press("left", "left")
    pilot.press("escape")
    rest(pilot, table, 3.0)
    assert table.game.coaching.shares[FORMATION] == ME
    assert not table.game.play_sheet.calls
    click(pilot, table.game.level_plate.rect.center)
    pilot.settle()
    pilot.click("Formation, cards and blocks", at=(0.98, 0.5))
    pilot.click("Done")
    rest(pilot, table, 3.0)
    assert table.game.coaching.shares[FORMATION] == COACH
    assert table.game.play_sheet.calls
    assert "coached" in table.match.notes[RESULT_NOTE]


@pytest.mark.parametrize("seats", [("human", "pro"), ("human", "human")])
def test_it_can_be_changed_in_the_pause_too(start: Start, seats: tuple[str, str]) -> None:
    """It was looked for there. Between two people the pause lies behind it, and no hand is seen."""
    pilot, table = start(*seats, curtain="press_twice", asked="formation" if seats[1] == "pro" else "")
    if pilot.place == "Curtain":
        open_curtain(pilot)
        rest(pilot, table, 3.0)
    pilot.app.stack.push(Pause(pilot.app, table))
    pilot.settle()
    pilot.click("What you decide")
    assert pilot.place == "JobsPage"
    pilot.scene._set_level(EVERYTHING)
    pilot.press("escape")
    assert pilot.place == "Pause"
    pilot.press("escape")
    rest(pilot, table, 3.0)
    assert table.game.coaching.level == EVERYTHING
    assert not table.game.play_sheet.calls


def test_what_one_decides_can_be_changed_while_the_computer_plays(start: Start) -> None:
    """With the big moments alone one is asked so rarely that it must not wait for a question."""
    pilot, table = start(pace=1.0)
    for _ in range(2000):
        pilot.frames()
        if table.director.waiting:
            table.go_on()
        if table.session.decision.seat == 1 and table.session.decision.kind == "front":
            break
        if table.choosing is not None and not table.director.busy:
            pilot.wait(0.3)
            click(pilot, table.column.large[0].button.rect.center)
    assert table.choosing is None
    click(pilot, table.game.level_plate.rect.center)
    pilot.frames(20)
    assert pilot.place == "JobsPage"


@EVERY_SIZE
def test_the_page_lies_within_the_window(start: Start, size: tuple[int, int], text_size: int) -> None:
    pilot, table = start(size=size, text_size=text_size)
    click(pilot, table.game.level_plate.rect.center)
    pilot.settle()
    assert pilot.place == "JobsPage"
    window = pilot.app.screen.get_rect()
    assert all(window.contains(pilot.scene.find(name).rect) for name in ("Done", "All jobs at once"))


@pytest.mark.parametrize(("single_joker", "flags"), [("on", False), ("off", True)])
def test_cb_22_nobody_shares_out_penalties_that_cannot_come(start: Start, single_joker: str, flags: bool) -> None:
    pilot, table = start(options={"timing": "simple1", "plays_per_quarter": "5", "single_joker": single_joker})
    click(pilot, table.game.level_plate.rect.center)
    pilot.settle()
    assert pilot.shows("Fourth down and tries")
    assert pilot.shows("Accept or decline") == flags


def test_the_coach_says_why_at_each_job_that_is_his(start: Start) -> None:
    """His last sentence stands at the job, for the seat for which he did it and for no other."""
    pilot, table = start()
    coaching = table.game.coaching
    for job in (PENALTIES, FOURTH, DRAWS):
        coaching.share(job, COACH)
    for _ in range(40):
        rest(pilot, table, 3.0)
        if {FORMATION, DRAWS} <= {job for _, job in coaching.said} or table.session.decision is None:
            break
        click(pilot, table.column.large[0].button.rect.center)
    assert {seat for seat, _ in coaching.said} == {0}
    click(pilot, table.game.level_plate.rect.center)
    pilot.settle()
    for (_, job), why in coaching.said.items():
        title = next(each.title for each in JOBS if each.name == job)
        assert f"Coach: “{why}”" in pilot.scene.find(title).detail
    pilot.scene._seat = 1
    pilot.scene.recompose()
    assert not pilot.shows("Coach: “")


@pytest.mark.parametrize(("passed", "who", "told"), [(True, ME, True), (False, ME, False), (True, COACH, False)])
def test_a_job_of_the_player_says_what_passes_by_unasked(start: Start, passed: bool, who: str, told: bool) -> None:
    """It said "I do", and something was done without a question."""
    pilot, table = start()
    table.game.coaching.plain_pass = table.game.plain_choices = passed
    table.game.coaching.share(DRAWS, who)
    click(pilot, table.game.level_plate.rect.center)
    pilot.settle()
    detail = pilot.scene.find("Extra draws and returns").detail
    assert ("Clear touchbacks pass by unasked: Settings, Play." in detail) == told


@pytest.mark.parametrize("text_size", [100, 130])
def test_the_longest_reason_fits_the_page(start: Start, text_size: int) -> None:
    pilot, table = start(size=(1024, 600), text_size=text_size)
    why = "Inside run right: The best card runs behind the right guard, where the line is strong."
    table.game.coaching.said = {(0, job.name): why for job in JOBS}
    table.game.coaching.level = MOMENTS
    click(pilot, table.game.level_plate.rect.center)
    pilot.settle()
    pilot.app.theme.overflows.clear()
    pilot.scene.recompose()
    pilot.frames(3)
    assert pilot.app.theme.overflows == set()


@pytest.mark.parametrize("level", [MOMENTS, EVERYTHING, CALLS])
def test_the_level_can_be_pressed_again_where_it_was(start: Start, level: str) -> None:
    """The page became shorter and went to the middle again: the second press hit nothing."""
    pilot, table = start()
    coaching = table.game.coaching
    coaching.said = {(0, job.name): "A reason that takes this row two or three lines to be told." for job in JOBS}
    coaching.level = level
    click(pilot, table.game.level_plate.rect.center)
    pilot.settle()
    before = pilot.scene.find("All jobs at once").rect.copy()
    for other in (EVERYTHING, MOMENTS, CALLS, EVERYTHING):
        pilot.scene._set_level(other)
        pilot.settle()
        assert pilot.scene.find("All jobs at once").rect.topleft == before.topleft
        assert pilot.app.screen.get_rect().contains(pilot.scene.find("Done").rect)


def test_the_page_says_what_a_big_moment_is(start: Start) -> None:
    pilot, table = start()
    click(pilot, table.game.level_plate.rect.center)
    pilot.settle()
    assert "3rd and 4th down" in pilot.scene.find("All jobs at once").detail


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 115, 130])
def test_the_words_of_each_level_stay_on_their_plate(size: tuple[int, int], text_size: int) -> None:
    """They ran over its edge and over that of the film."""
    theme = Theme(size, text_size=text_size)
    plate = LevelPlate(theme, ShownTable(SimpleNamespace()))
    plate.rect = pygame.Rect(0, 0, theme.px(LEVEL), theme.px(STRIP - 4))
    for plate.words in IN_SHORT.values():
        assert plate.words_at().right <= plate.rect.right - theme.px(3), plate.words
