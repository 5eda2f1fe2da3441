"""How long a play takes at Normal, on the program's own clock, and how often the player is asked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from game.bots.gesture import planned
from game.bots.worker import Answer
from game.contract import Event
from game.events import Shuffled
from game.match import Match
from game.record import HUMAN, Player
from game.variants.card_bowl import RULES, coach
from game.variants.card_bowl import events as own
from game.variants.card_bowl.coaching import Coaching
from game.variants.card_bowl.view import CardBowlView
from scenes.control.computer_wait import ComputerWait
from tests.scenes.pilot import Pilot
from tests.scenes.table import sitting
from tests.scenes.table.card_bowl.seats import sit_down
from tests.scenes.table.stand_ins import Quick

FRAME = 1 / 60
KICKS = ("kickoff", "free_kick", "regular", "squib", "onside", "punt", "field_goal", "extra_point")


class Planner(Quick):
    """Answers with the whole gesture, as the bots' process does."""

    def poll(self, ticket: int) -> Answer | None:
        question, rng = self.asked[ticket], Random(ticket)
        first = RULES.pro(question.view, list(question.legal_actions), rng)
        return Answer(planned(question.view, first, RULES.pro, rng), ())


class Stopwatch:
    """Adds up what each play takes, from one shuffle to the next."""

    def __init__(self, table: Any) -> None:
        self.plays: list[tuple[str, float]] = []
        self._kind, self._seconds = "", 0.0
        self._happen = table.hud.show_event
        table.hud.show_event = self._note

    def tick(self, seconds: float) -> None:
        self._seconds += seconds

    def _note(self, event: Event, act: int, line: str | None) -> None:
        self._happen(event, act, line)
        if isinstance(event, own.PlayEnded):
            self._kind = event.play
        if isinstance(event, Shuffled) and event.clause == "CB-12":
            if self._kind:
                self.plays.append((self._kind, self._seconds))
            self._kind, self._seconds = "", 0.0


def timed(pilot: Pilot, table: Any, count: int) -> list[tuple[str, float]]:
    """The kind and the seconds of so many plays, by a player who kicks off, takes no time and does what comes first."""
    table.session._worker = Planner()
    table.turns.resting = ComputerWait(Random(1))
    watch = Stopwatch(table)
    while len(watch.plays) < count:
        if table.choosing is not None and not table.director.busy:
            table.control.wait(1.0)
            buttons = [thing.button for thing in table.column.large]
            next((button for button in buttons if button.name == "Kick off"), buttons[0]).press()
            if pilot.place != "Table":
                pilot.press("return")
        else:
            watch.tick(FRAME)
            table.update(FRAME)
    return watch.plays


def test_a_called_play_takes_about_ten_seconds_on_average_and_never_more_than_eighteen(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    """At "I call the plays" and Normal, the player's own thinking apart."""
    pilot, table = sitting.sit_down(RULES, tmp_path, opened, pace=1.0, options={"timing": "simple1"})
    plays = timed(pilot, table, 16)
    runs_and_passes = [seconds for kind, seconds in plays if kind not in KICKS]
    assert len(runs_and_passes) > 10
    assert sum(runs_and_passes) / len(runs_and_passes) <= 10.5
    assert max(seconds for _, seconds in plays) <= 18.0


@pytest.mark.parametrize(
    ("kind", "goes_on", "group", "share"),
    [("pro", True, "", 0.5), ("pro", False, "", 1.0), ("all-pro", True, "", 1.0), ("pro", False, "calls", 0.5)],
)
def test_a_computer_that_needs_no_time_rests_half_as_long_before_what_goes_on_or_is_chosen_at_once(
    tmp_path: Path, opened: list[Pilot], kind: str, goes_on: bool, group: str, share: float
) -> None:
    """The huddle stood for two seconds with its thinking mark. What its hand holds has no part in that."""
    _, table = sit_down(tmp_path, opened, HUMAN, kind, pace=1.0)
    turns, paces = table.turns, list[float]()
    table.control.actions.goes_on = lambda decision: goes_on
    turns.resting.begin = lambda number, pace, *, searches, rested: paces.append(pace)
    turns._answer_after_a_rest(SimpleNamespace(seat=1, group=group))
    assert paces == [share]


@pytest.mark.parametrize(("timing", "seed"), [("simple1", 1), ("complex", 2)])
def test_a_quarter_asks_the_player_at_most_ninety_times(timing: str, seed: int) -> None:
    """Whatever the seed: the rest is done by the coach as it was called."""
    players = [Player("Gulls", HUMAN), Player("Foxes", "pro")]
    match = Match(RULES, {"timing": timing}, players, seed)
    coaching, rng, asked = Coaching(), Random(seed), Counter[int]()
    coaching.notes = match.notes
    while match.decision is not None and not match.state.facts.period:
        seat = match.decision.seat
        view, legal = match.state.view(seat), match.state.legal_actions()
        assert isinstance(view, CardBowlView)
        steps = coaching.automatic_actions(view, legal) if seat == 0 else ()
        if seat == 0 and not steps:
            asked[seat] += 1
            calls = coach.plays(view) if view.phase in ("formation", "front") else ()
            if calls:
                coaching.call(view, calls[asked[0] % len(calls)])
                steps = coach.steps(calls[asked[0] % len(calls)], view, legal)
        match.play_gesture(steps or [RULES.pro(view, legal, rng)])
    assert 15 <= asked[0] <= 90
