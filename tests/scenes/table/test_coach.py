"""The coach of a first match: asks before what costs much, a few times, quietly, and never before others."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from game.bots.worker import Answer, Question
from game.review.coaching import Coach
from game.variants import find_rules
from scenes.control.coach import ASKED_NOTE, MAX_QUESTIONS
from scenes.table.choice.action_dialogs import TIP_READ
from tests.game.test_coaching import at_the_goal
from tests.scenes.matches import as_pro
from tests.scenes.table.player import Sit, TablePlayer
from tests.scenes.table.stand_ins import Quick

KICK = "FIELD GOAL"
BETTER = "Better: RUN 20: 20 yards. Exactly 100 yards: a touchdown, and nobody may answer it."


class Watchful(Quick):
    """Bots whose process has found out, at the next look, what a coach wants to know."""

    def __init__(self) -> None:
        super().__init__()
        self.coached: list[Question] = []

    def ask_cautions(self, question: Question) -> int:
        self.coached.append(question)
        return -len(self.coached)

    def poll(self, ticket: int) -> Answer | None:
        if ticket > 0:
            return super().poll(ticket)
        question = self.coached[-ticket - 1]
        coach = Coach(find_rules(question.variant), 2, "coach")
        *_, found = coach.cautions(question.view, question.legal_actions, Random(1))
        return Answer((), (), cautions=tuple(found or ()))


@pytest.fixture
def first_match(sit: Sit) -> Sit:
    """Sits down in a first match of Jukem, at the goal with a run and a kick in hand."""

    def sit_down(
        *kinds: str, knows: bool = False, practice: bool = False, lesson: bool = False, **look: Any
    ) -> TablePlayer:
        look = {"auto_continue": False, "confirmations": False, "pace": 0.0, **look}
        bots = Watchful()
        player = sit("jukem", *(kinds or ("human", "rookie")), at=at_the_goal(), bots=bots, wait=0, **look)
        session = player.table.session
        session.knows_game, session.is_lesson, session.match.practice = lambda: knows, lesson, practice
        player.rest()
        player.wait(0.5)
        return player

    return sit_down


def question(player: TablePlayer) -> str:
    """What is asked in the dialog on top, if one is, without what both choices are worth."""
    return worth_of(player)[0]


def worth_of(player: TablePlayer) -> tuple[str, str]:
    """The question, and what both choices are worth."""
    asked, _, worth = (str(player.scene.text) if player.place == "Dialog" else "").partition(" It wins ")
    return asked, worth


def kick_by_mouse(player: TablePlayer) -> None:
    player.click(player.card(KICK))
    player.wait(0.3)
    player.click(player.large[0])
    player.wait(0.3)


def kick_by_keys(player: TablePlayer) -> None:
    player.focus = next(each for each in player.table.input.focus.targets if KICK in each.name)
    player.press("return")
    player.wait(0.3)
    player.press("return")
    player.wait(0.3)


@pytest.mark.parametrize("kick", [kick_by_mouse, kick_by_keys])
def test_it_asks_before_what_costs_much_and_takes_what_is_meant(first_match: Sit, kick: Any) -> None:
    player = first_match()
    kick(player)
    assert (question(player), player.taken) == (BETTER, [])
    better, own = map(int, re.findall(r"(\d+) %", worth_of(player)[1]))
    assert better >= own + 15, "it says what it asks for"
    player.click("Play it anyway")
    player.wait(0.5)
    assert player.taken[:1] == [KICK]


def test_a_tip_stands_beside_the_picked_card_and_who_has_read_it_is_not_asked(first_match: Sit) -> None:
    """A dialog interrupted the play, and had to be pressed away."""
    player = first_match()
    player.click(player.card(KICK))
    player.wait(0.3)
    assert player.bubble.startswith(BETTER)
    player.wait(0.5)  # or it would be a double click, which plays it
    player.click(player.card(KICK))
    player.wait(0.8)
    assert player.bubble == "", "it goes with what it is about"
    player.click(player.card(KICK))
    player.wait(TIP_READ + 0.3)
    player.click(player.large[0])
    player.wait(0.3)
    assert (player.place, player.taken[:1]) == ("Table", [KICK])
    assert player.match.notes[ASKED_NOTE] == "1"


def test_what_is_good_has_no_tip(first_match: Sit) -> None:
    player = first_match()
    player.click(player.card("RUN 20"))
    player.wait(0.5)
    assert player.bubble == ""


def test_who_thinks_again_is_not_asked_the_same_twice(first_match: Sit) -> None:
    player = first_match()
    kick_by_mouse(player)
    player.press("escape")
    player.wait(0.5)
    assert (player.place, player.taken) == ("Table", [])
    player.click(player.large[0])
    player.wait(0.3)
    assert player.taken[:1] == [KICK]


def test_what_is_good_is_played_at_once(first_match: Sit) -> None:
    player = first_match()
    player.commit("RUN 20")
    player.wait(0.3)
    assert (player.place, player.taken[:1]) == ("Table", ["RUN 20"])


@pytest.mark.parametrize(
    ("kinds", "how"),
    [
        ((), {"knows": True}),
        ((), {"practice": True}),
        ((), {"lesson": True}),
        ((), {"coach": False}),
        ((), {"notes": {ASKED_NOTE: str(MAX_QUESTIONS)}}),
        (("human", "human"), {}),
    ],
    ids=["a later match", "practice", "a lesson", "switched off", "asked enough", "two people"],
)
def test_it_keeps_silent(first_match: Sit, kinds: tuple[str, ...], how: dict[str, Any]) -> None:
    player = first_match(*kinds, **how)
    player.commit(KICK)
    player.wait(0.3)
    assert player.taken[:1] == [KICK]
    assert player.bots.coached == []


def test_it_can_be_sent_away(first_match: Sit) -> None:
    player = first_match()
    kick_by_mouse(player)
    player.click("Don't ask again")
    player.click("Let me think")
    assert not player.app.settings.coach


def test_what_is_not_found_out_is_not_asked(first_match: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watchful, "poll", lambda self, ticket: Quick.poll(self, ticket) if ticket > 0 else None)
    player = first_match()
    player.commit(KICK)
    player.wait(0.3)
    assert player.taken[:1] == [KICK]
    assert -1 in player.bots.cancelled


@pytest.mark.parametrize("game", ["jukem", "football_war"])
def test_it_says_what_decided_a_period(sit: Sit, game: str) -> None:
    """Of a game whose players have to forget cards, a score (FW-13)."""
    player = sit(game, match=as_pro(find_rules(game), 60), wait=1)
    table, length = player.table, len(player.match.actions)
    assert table.hud.deciding_play(0, length) == ""
    table.session.knows_game = lambda: False
    said = table.hud.deciding_play(0, length)
    assert said.endswith(" to win.")
    assert game == "jukem" or ("Gulls" in said and "Foxes" in said)
    table.hud.summarize("Halftime", player.view.points)
    best = table.hud.summary.best
    fresh = table.hud.deciding_play(0, length, best and best.act)
    assert table.hud.summary.turn == (f"Biggest swing in the period: {said}" if fresh else "")
    told = [act for act in range(length + 1) if not table.hud.deciding_play(0, length, act)]
    assert told, "the play that the sheet shows as the best one is not told again as the biggest swing"


def test_what_the_coach_has_advised_is_not_questioned(first_match: Sit) -> None:
    """He said to let a play through, and the table then asked whether one was sure of that."""
    player = first_match()
    kick_by_mouse(player)
    assert question(player) == BETTER
    player.press("escape")
    advised = player.table.control.choosing.advised
    assert [str(action) for action in advised] == ["RUN 20"]
