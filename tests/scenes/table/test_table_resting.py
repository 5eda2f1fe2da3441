"""Nothing is told by time: a computer rests as long before an answer that is forced as before one that is free."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.bots.worker import Answer, Question
from game.variants.card_bowl import RULES as CARD_BOWL
from scenes.table.resting import AT_INSTANT, LEAST, LONGEST, SHORTEST, Resting
from tests.game.football_war.positions import position
from tests.scenes.pilot import Pilot
from tests.scenes.table import sitting
from tests.scenes.table.card_bowl import seats as card_bowl
from tests.scenes.table.football_war.seats import sit_down
from tests.scenes.table.stand_ins import Quick

FREE, FORCED = ["Curl", "HB Sweep"], ["HB Sweep", "HB Dive"]
DRAWS = 4


class Heeding(Quick):
    """Answers at once where there is no choice, and else when the time is used up that it was given to hurry."""

    def __init__(self, app: Any) -> None:
        super().__init__()
        self.app = app
        self.ends: dict[int, float] = {}

    def hurry(self, ticket: int, seconds: float) -> None:
        assert ticket not in self.ends, "it is told once"
        self.ends[ticket] = self.app.now + seconds

    def poll(self, ticket: int) -> Answer | None:
        question = self.asked[ticket]
        answer = next(action for action in question.legal_actions if str(action) == "CONCEDE")
        thinks = len(question.legal_actions) > 1 and self.app.now < self.ends[ticket]
        return None if thinks else Answer((answer,), ())


def answered(folder: Path, opened: list[Pilot], hand: list[str], pace: float, seed: int) -> tuple[int, list[int], int]:
    """The frames from a lead to the computer's answer, the thinking mark in each, and its choices."""
    at = position([["Curl", "HB Draw", "Go Route"], hand], timeouts=[], look_backs=[])
    pilot, table = sit_down(folder, opened, "human", "all-pro", at=at, pace=pace)
    table.session._worker = Heeding(pilot.app)
    table.turns.resting = Resting(Random(seed))
    table.commit(next(action for action in table.choosing.legal if str(action) == "LEAD(Curl)"))
    choices, marks = len(table.session.legal()), []
    for _ in range(60 * 10):
        pilot.frames()
        marks.append(table.dash.strips[0].thinking)
        if len(table.match.actions) > 1:
            return len(marks), marks, choices
    raise AssertionError("the computer never answered")


@pytest.mark.parametrize("pace", [0.0, 0.5, 1.0])
def test_a_forced_answer_and_a_free_one_rest_alike(tmp_path: Path, opened: list[Pilot], pace: float) -> None:
    """FW-10: at the fast speed forced concessions came after 0.1 s and free ones after 0.3, with a mark before them."""
    forced = [answered(tmp_path, opened, FORCED, pace, seed) for seed in range(DRAWS)]
    free = [answered(tmp_path, opened, FREE, pace, seed) for seed in range(DRAWS)]
    assert {choices for _, _, choices in forced} == {1}
    assert min(choices for _, _, choices in free) > 1
    assert [each[:2] for each in forced] == [each[:2] for each in free]
    assert len({frames for frames, _, _ in free}) == (DRAWS if pace else 1), "drawn where there is motion, else fixed"


@pytest.mark.parametrize("pace", [0.0, 0.25, 0.5, 1.0, 1.5])
def test_a_rest_is_drawn_once_and_leaves_time_to_think(pace: float) -> None:
    resting = Resting(Random(1))
    drawn = []
    for decision in range(500):
        resting.begin(decision, pace)
        drawn.append(resting.seconds)
        resting.begin(decision, pace)
        assert resting.seconds == drawn[-1]
        assert 0 < resting.for_thought < resting.seconds
    low, high = (max(SHORTEST * pace, LEAST), max(LONGEST * pace, 2 * LEAST)) if pace else (AT_INSTANT, AT_INSTANT)
    assert low <= min(drawn) <= max(drawn) <= high
    assert max(drawn) - min(drawn) >= 0.95 * (high - low)


class Thinker(Quick):
    """Pro, who takes so many seconds for each answer of a kind, or as many as it is given to hurry."""

    def __init__(self, app: Any, kind: str, seconds: float) -> None:
        super().__init__()
        self.app, self.kind, self.seconds = app, kind, seconds
        self.ends: dict[int, float] = {}

    def ask(self, question: Question) -> int:
        ticket, decision = super().ask(question), question.view.decision
        thinks = decision is not None and decision.kind == self.kind
        self.ends[ticket] = self.app.now + (self.seconds if thinks else 0.0)
        return ticket

    def hurry(self, ticket: int, seconds: float) -> None:
        self.ends[ticket] = min(self.ends[ticket], self.app.now + seconds)

    def poll(self, ticket: int) -> Answer | None:
        return super().poll(ticket) if self.app.now >= self.ends[ticket] else None


def waited(folder: Path, opened: list[Pilot], kind: str, pace: float, seconds: float) -> int:
    """The frames before a computer's decision of that kind in Card Bowl, for which it thinks so many seconds."""
    state, _ = CARD_BOWL.start(CARD_BOWL.complete({}), "2")
    rng = Random(2)
    while state.decision.kind != kind or state.decision.seat != 1:
        state.push(CARD_BOWL.pro(state.view(state.decision.seat), state.legal_actions(), rng))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sitting, "rest", lambda *_: None)  # the computer acts at once where it is let
        pilot, table = card_bowl.sit_down(folder, opened, "human", "all-pro", at=state, pace=pace)
    table.session._worker = Thinker(pilot.app, kind, seconds)
    table.turns.resting = Resting(Random(5))
    for count in range(60 * 10):
        if table.match.actions:
            assert count
            return count
        pilot.frames()
    raise AssertionError("the computer never answered")


@pytest.mark.parametrize("pace", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("kind", sorted(CARD_BOWL.search.secret))
def test_how_long_a_search_takes_tells_nothing_of_the_hidden_hand(
    tmp_path: Path, opened: list[Pilot], kind: str, pace: float
) -> None:
    """Card Bowl's formation was chosen sooner where the hand left no doubt (8 of 100 hands)."""
    assert waited(tmp_path, opened, kind, pace, 0.0) == waited(tmp_path, opened, kind, pace, 9.0)
