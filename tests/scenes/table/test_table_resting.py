"""Nothing is told by time: a computer rests as long before an answer that is forced as before one that is free."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from game.bots.players import ALL_PRO, LEVELS
from game.bots.worker import Answer
from game.contract import State
from game.variant import Rules
from game.variants import find_rules
from scenes.control.computer_wait import (
    LONGEST_PAUSE,
    RULE_PAUSE,
    SEARCH_PAUSE,
    SHORTEST_LIMIT,
    SHORTEST_PAUSE,
    ComputerWait,
)
from scenes.shell.loop import STEP
from scenes.table.playback import Playback
from tests.play import short
from tests.scenes.table.player import Sit
from tests.scenes.table.stand_ins import Quick

COMPUTER = 1
PACES = {0.0: 1, 1.0: 2}
"""The rests that are drawn at each speed; where nothing moves all are equal."""
FORCED_OR_FREE = [
    ("jukem", "play"),
    ("jukem", "defense"),
    ("football_war", "answer"),
    ("real_deal", "counter"),
    ("blowout", "defense_response"),
    ("blowout", "offense_response"),
    ("card_bowl", "exchange"),
]
"""Where one hand leaves one choice and another several, though nobody else can tell them apart."""
SEARCHED = [
    ("jukem", "replenish"),
    ("football_war", "lead"),
    ("real_deal", "toss"),
    ("real_deal", "offense"),
    ("blowout", "offense_call"),
    ("card_bowl", "formation"),
    ("card_bowl", "window"),
    ("card_bowl", "yardage"),
]
"""Where the search may come to its end sooner or later."""


class Never(Quick):
    """A first search that comes to no end by itself, if there is anything to search for."""

    def poll(self, ticket: int) -> Answer | None:
        forced = len(self.asked[ticket].legal_actions) == 1
        return super().poll(ticket) if forced or ticket > 1 else None


def decisions(rules: Rules, kind: str) -> Iterator[State]:
    """The computer's decisions of a kind, from Pro's matches."""
    for seed in range(60):
        state, _ = rules.start(rules.complete(short(rules, {})), seed)
        rng = Random(seed)
        while (decision := state.decision) is not None:
            if (decision.kind, decision.seat) == (kind, COMPUTER):
                yield state.clone()
            state.push(rules.pro(state.view(decision.seat), state.legal_actions(), rng))


@cache
def twins(game: str, kind: str) -> tuple[State, State]:
    """Two positions that differ in what the computer hides, with one choice and with several."""
    rules, rng = find_rules(game), Random(1)
    for state in decisions(rules, kind):
        other = state.view(1 - COMPUTER).sample(rng)
        forced, free = sorted((state, other), key=lambda each: len(each.legal_actions()))
        if len(forced.legal_actions()) == 1 < len(free.legal_actions()):
            return forced, free
    raise AssertionError("there are no such positions")


@cache
def decision(game: str, kind: str) -> State:
    """A position with several choices."""
    return next(state for state in decisions(find_rules(game), kind) if len(state.legal_actions()) > 1)


class Rest(NamedTuple):
    """What somebody who looks on sees of a computer's thought."""

    frames: int
    marks: tuple[int, ...]
    """The thinking mark in each frame."""


Onlooker = Callable[[str, State, str, float, Quick, int], Rest]


@pytest.fixture
def onlooker(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Onlooker:
    """Sits at one table after another and counts the frames until the computer acts."""
    monkeypatch.setattr(Playback, "_painted_background", lambda playback: playback.app.screen.copy())

    def sees(game: str, at: State, level: str, pace: float, bots: Quick, seed: int) -> Rest:
        """What is seen at a position, from when the table has opened."""
        player = sit(game, "human", level, at=at.clone(), pace=pace, bots=bots, wait=0)
        player.table.turns.resting = ComputerWait(Random(seed))
        player.frames()
        marks: list[int] = []
        while not player.taken:
            assert len(marks) < 60 * 10, "the computer never answered"
            player.table.update(STEP)
            marks.append(player.hud.strips[0].thinking)
        return Rest(len(marks), tuple(marks))

    return sees


@pytest.mark.parametrize(("game", "kind"), FORCED_OR_FREE)
@pytest.mark.parametrize("level", LEVELS)
def test_a_forced_answer_and_a_free_one_rest_alike(onlooker: Onlooker, game: str, kind: str, level: str) -> None:
    """FW-10, JF-61, RD-16, BO-49: at Instant All-Pro answered within 0.02 s or took half a second."""
    forced, free = twins(game, kind)
    assert msgspec.json.encode(forced.view(0)) == msgspec.json.encode(free.view(0)), "the person sees the same"
    for pace, draws in PACES.items():
        seen = [
            [onlooker(game, at, level, pace, bots(), seed) for seed in range(draws)]
            for at, bots in ((forced, Quick), (free, Quick), (free, Never))
        ]
        assert seen[0] == seen[1] == seen[2]
        assert len({each.frames for each in seen[0]}) == draws, "drawn where there is motion"


@pytest.mark.parametrize(("game", "kind"), SEARCHED)
def test_how_long_a_search_takes_tells_nothing_of_the_hidden_hand(onlooker: Onlooker, game: str, kind: str) -> None:
    """Card Bowl's formation was chosen sooner where the hand left no doubt (8 of 100 hands)."""
    at = decision(game, kind)
    for pace in PACES:
        early, late = (onlooker(game, at, ALL_PRO, pace, bots(), 5) for bots in (Quick, Never))
        assert early == late


def test_at_instant_nobody_waits_longer_than_a_search_needs(onlooker: Onlooker) -> None:
    """A computer that follows a rule of thumb has nothing to think about."""
    at = decision("jukem", "play")
    frames = [onlooker("jukem", at, level, 0.0, Quick(), 5).frames for level in LEVELS]
    assert frames[0] == frames[1] <= 60 * RULE_PAUSE + 2
    assert frames[1] < frames[2] <= 60 * SEARCH_PAUSE + 2


@pytest.mark.parametrize("pace", [0.0, 0.25, 0.5, 1.0, 1.5])
@pytest.mark.parametrize("searches", [False, True])
def test_a_rest_is_drawn_once_and_leaves_time_to_think(pace: float, searches: bool) -> None:
    resting = ComputerWait(Random(1))
    drawn = []
    for number in range(500):
        resting.begin(number, pace, searches=searches)
        drawn.append(resting.seconds)
        resting.begin(number, pace, searches=searches)
        assert resting.seconds == drawn[-1]
        assert 0 < resting.for_thought <= resting.seconds
    least = SEARCH_PAUSE if searches else RULE_PAUSE
    low, high = (
        (max(SHORTEST_PAUSE * pace, SHORTEST_LIMIT), max(LONGEST_PAUSE * pace, 2 * SHORTEST_LIMIT))
        if pace
        else (least, least)
    )
    assert low <= min(drawn) <= max(drawn) <= high
    assert max(drawn) - min(drawn) >= 0.95 * (high - low)
