"""A computer thinks about its part of what is decided together while a person makes theirs, and sees nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from game.bots.hints import Hint
from game.bots.players import Budget, make_bot, thinking_generator, thinking_key
from game.bots.worker import Answer, Question
from game.chance import pick
from game.contract import Decision, State
from game.match import Match
from game.record import HUMAN, Player
from game.variant import Rules
from scenes.control.computer_wait import LONGEST_PAUSE, ComputerWait
from scenes.control.session import Session
from tests.game.blowout.positions import DEFENSE_HAND, position
from tests.play import asked, short
from tests.scenes.table.player import Sit
from tests.scenes.table.stand_ins import FakeStore, Quick
from tests.variants import BUILT

STEPS = 120
GROUPS: dict[str, dict[str, str]] = {"blowout": {}, "card_bowl": {"extra_pool": "4"}, "miniature": {}}
"""The games with decisions that are made together, and what brings these into a match."""
TOGETHER = [rules for rules in BUILT if rules.variant.name in GROUPS]


class Keyed(Quick):
    """Answers as the bots' process does: from the question alone, with the generator of its key."""

    def poll(self, ticket: int) -> Answer | None:
        question = self.asked[ticket]
        rng = thinking_generator(thinking_key(question.seed, question.view.seat, question.decision))
        rules = next(rules for rules in BUILT if rules.variant.name == question.variant)
        bot, legal = make_bot(question.level, rules), list(question.legal_actions)
        return Answer(bot.choose(question.view, legal, Budget(iterations=1), rng), ())


def session_of(rules: Rules, seed: int, human: int = 0) -> Session:
    """A match of a person in that seat against Pro."""
    players = [Player(f"seat {seat}", HUMAN if seat == human else "pro") for seat in (0, 1)]
    options = rules.complete(short(rules, GROUPS[rules.variant.name]))
    match = Match(rules, options, players, seed)
    return Session(match, SimpleNamespace(), Keyed(), FakeStore(), repeatable=True)  # type: ignore[arg-type]


def asks(session: Session) -> dict[int, Question]:
    """All that the bots were asked."""
    bots: Any = session._worker
    return dict(bots.asked)


def meetings(session: Session) -> list[tuple[State, int]]:
    """The positions in which a bot chooses together with a person whose turn it is, after each choice of theirs.

    With each, how many choices that were; nothing where no bot follows in the group.
    """
    found, ahead = [], [(session.match.state, 0)]
    while ahead:
        state, count = ahead.pop()
        now = asked(state)
        if not session.human(now.seat):
            found.append((state, count))
            continue
        for action in state.legal_actions():
            then = state.clone()
            then.push(action)
            if now.group and then.decision is not None and then.decision.group == now.group:
                ahead.append((then, count + 1))
    return found


def moves(session: Session, rng: Random, ahead: bool = True) -> Iterator[Decision]:
    """Plays on, a person at random, and gives each of a person's decisions before it is made."""
    for _ in range(STEPS):
        decision = session.decision
        if decision is None:
            return
        if session.human(decision.seat):
            if ahead:
                session.think()
            yield decision
            session.play(pick(session.legal(), rng))
        else:
            session.think()
            session.play(*session.bot_actions())


def at_a_group(rules: Rules) -> Session:
    """A person is about to choose together with a computer, which thinks already."""
    session = session_of(rules, 3)
    assert any(meetings(session) for _ in moves(session, Random(1))), "there is such a choice"
    return session


@pytest.mark.parametrize("rules", TOGETHER, ids=lambda rules: rules.variant.name)
@pytest.mark.parametrize("human", [0, 1])
def test_a_computer_is_asked_before_the_person_chose_and_only_what_every_choice_would_show(
    rules: Rules, human: int
) -> None:
    """Engine 3: its question is the same whatever the person chooses, and it is the one that it has to answer."""
    met = 0
    session = session_of(rules, 3, human)
    for decision in moves(session, Random(5)):
        partners, before = meetings(session), asks(session)
        if not partners:
            assert session._ticket is None
            continue
        met += 1
        question = before[max(before)]
        assert question.view.seat == 1 - decision.seat
        assert {count for _, count in partners} == {question.decision - len(session.match.actions)}
        assert all(state.legal_actions() == question.legal_actions for state, _ in partners)
        seen = {msgspec.json.encode(state.view(question.view.seat)) for state, _ in partners}
        assert seen == {msgspec.json.encode(question.view)}
    assert met or human, "in every one of these games the computer once chooses second"


@pytest.mark.parametrize("rules", TOGETHER, ids=lambda rules: rules.variant.name)
def test_thinking_ahead_changes_no_match(rules: Rules) -> None:
    """Engine 6: the same seed gives the same acts, and nothing is thought about twice."""
    played = []
    for ahead in (True, False):
        session = session_of(rules, 8)
        for _ in moves(session, Random(2), ahead):
            pass
        played.append(([str(action) for action in session.match.actions], len(asks(session))))
        assert session._worker.cancelled == []  # type: ignore[attr-defined]
    assert played[0] == played[1]


OVERTAKEN: dict[str, Callable[[Session], object]] = {
    "take back": lambda session: session.back_to(len(session.match.actions) - 1),
    "concede": lambda session: session.concede(0),
    "leave": lambda session: session.leave(),
    "another position": lambda session: _play_elsewhere(session),
}


def _play_elsewhere(session: Session) -> None:
    """Something has changed what the computer sees."""
    other: Any = session.match.state
    other.facts = msgspec.structs.replace(other.facts, ball_on=other.facts.ball_on + 1)
    session.play(session.legal()[0])


@pytest.mark.parametrize("how", list(OVERTAKEN))
def test_a_thought_that_is_overtaken_is_dropped(how: str) -> None:
    session = at_a_group(TOGETHER[0])
    ticket = session._ticket
    OVERTAKEN[how](session)
    assert session._worker.cancelled == [ticket]  # type: ignore[attr-defined]
    assert session.bot_actions() == ()
    session.think()
    assert session._ticket != ticket


class Waiting(Keyed):
    """Answers only when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.ready = False

    def ask_hint(self, question: Question) -> int:
        return super().ask(question._replace(level="hint"))

    def poll(self, ticket: int) -> Answer | None:
        if self.asked[ticket].level == "hint":
            return Answer((), (Hint("", None, ""),))
        return super().poll(ticket) if self.ready else None


def test_a_hint_does_not_wait_for_the_thought_of_another() -> None:
    """The person looks at the screen for it: what the computer had begun to think about is begun anew after it."""
    bots = Waiting()
    session = at_a_group(TOGETHER[0])
    session._worker = bots
    session.cancel_bot()
    session.think()
    session.ask_hint()
    assert [question.level for question in bots.asked.values()] == ["pro", "hint", "pro"]
    assert bots.cancelled[-1:] == [1]
    bots.ready = True
    session.hint()
    session.ask_hint()
    assert bots.cancelled[-1:] == [1], "what is thought of is kept"
    session.play(session.legal()[0])
    assert session.bot_actions() != ()


# At the table


class Timed(Quick):
    """Has its answer at once, or not before the time is used up that it was given to hurry."""

    def __init__(self, app: Any, at_once: bool) -> None:
        super().__init__()
        self.app, self.at_once = app, at_once
        self.ends: dict[int, float] = {}

    def hurry(self, ticket: int, seconds: float) -> None:
        self.ends[ticket] = self.app.now + seconds

    def poll(self, ticket: int) -> Answer | None:
        over = self.at_once or self.app.now >= self.ends.get(ticket, self.app.now + 1)
        return super().poll(ticket) if over else None


def waited(blowout: Sit, at: State, at_once: bool, looks: float) -> tuple[list[int], bool]:
    """The thinking mark in each frame from HIKE to the snap, and whether the computer was asked before HIKE.

    The person looks at the cards for so many seconds first.
    """
    player = blowout("human", "all-pro", at=at, pace=1.0)
    player.table.session.cancel_bot()
    player.bots = bots = Timed(player.app, at_once)
    player.table.session.think()
    player.table.turns.resting = ComputerWait(Random(4))
    before = list(bots.asked)
    player.wait(looks)
    player.click("RUN 70")
    player.click(player.table.column.primary)
    marks: list[int] = []
    while len(player.taken) < 2:
        assert list(bots.asked) == before, "nothing is thought about a second time"
        player.frames()
        marks.append(player.hud.strips[0].thinking)
        assert len(marks) < 60 * 3 * LONGEST_PAUSE, "it answers at the end of its rest"
    return marks, bool(before)


def test_the_time_to_the_snap_tells_neither_of_the_thought_nor_of_the_choices(blowout: Sit) -> None:
    """BO-49, BO-106: thought out or not, one call or six, after a quick person and after a slow one."""
    forced = ["DEF -60", *["INTERCEPTION", "FUMBLE", "SACK", "SACK", "CHALLENGE"]]
    found = [
        waited(blowout, position(defense_hand=hand), at_once, looks)
        for hand in (forced, DEFENSE_HAND)
        for at_once in (True, False)
        for looks in (0.3, 6.0)
    ]
    assert all(ahead for _, ahead in found)
    assert len({tuple(marks) for marks, _ in found}) == 1
