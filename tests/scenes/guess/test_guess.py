"""Guessing along: the table's own input, what was played beside a guess, and a match that goes on as it was played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.match import Match
from game.variant import Rules
from game.variants import find_rules
from scenes.guess.scene import Guess
from scenes.replay.scene import Replay
from tests.scenes.pilot import EVERY_LOOK, Pilot
from tests.scenes.replay.watching import EVERY_GAME, played

SEAT = 1
MOST = 8
"""Guesses of a match that are made; the rest is shown."""


def guess(
    folder: Path, opened: list[Pilot], match: Match, at: int = 0, left: Callable[[int], object] = print, **look: Any
) -> tuple[Pilot, Any]:
    """Somebody who guesses what the second seat did, from a place on."""
    pilot = Pilot.start(folder, lambda app: Guess(app, match, SEAT, at, left), **{"speed": "instant", **look})
    opened.append(pilot)
    asked(pilot, pilot.scene)
    return pilot, pilot.scene


def asked(pilot: Pilot, table: Any) -> bool:
    """Waits until the next guess is asked for; False where nothing is left to guess."""
    for _ in range(2000):
        if table.director.waiting:
            table.go_on()
        if table.control.may_commit and not table.director.busy:
            return True
        if pilot.scene is not table:
            return False
        pilot.frames()
    raise AssertionError("nothing was asked")


@EVERY_GAME
def test_whatever_is_guessed_the_match_goes_on_as_it_was_played(
    tmp_path: Path, opened: list[Pilot], rules: Rules
) -> None:
    match = played(rules)
    before, rng, alike, guesses = match.record(), Random(1), 0, 0
    pilot, table = guess(tmp_path, opened, match, len(match.actions) * 2 // 3)
    while asked(pilot, table):
        count = len(table.match.actions)
        if guesses == MOST:
            table.reveal()
            continue
        assert table.match.decision.seat == SEAT
        assert table.viewer == SEAT
        act = rng.choice([*table.choosing.legal])
        guesses, alike = guesses + 1, alike + (act == match.actions[count])
        table.control.commit(act)
        if table.verdict.shown:
            assert len(table.match.actions) == count, "what was played waits until it was read"
            assert table.verdict.played.text
            pilot.wait(0.3)
            pilot.press("return")
        assert table.match.actions == match.actions[: len(table.match.actions)]
        assert len(table.match.actions) > count
    assert table.match.actions == match.actions
    assert table.match.state.to_dict() == match.state.to_dict()
    assert (table.guesses, table.right_guesses) == (guesses, alike)
    assert match.record() == before
    assert guesses


def test_it_is_opened_from_a_replay_and_leads_back_to_it_where_it_was_left(tmp_path: Path, opened: list[Pilot]) -> None:
    match = played(find_rules("jukem"))
    pilot = Pilot.start(tmp_path, lambda app: Replay(app, match), speed="instant")
    opened.append(pilot)
    replay = pilot.scene
    replay.transport.to(20)
    pilot.click("Guess along")
    pilot.click("Foxes")
    table = pilot.scene
    assert table.recorded.seat == 1
    assert [*table.match.actions[:20]] == match.actions[:20]
    assert asked(pilot, table)
    assert table.hud.commentary.text == "Guess what Foxes did next."
    table.control.commit(table.recorded.gesture(len(table.match.actions))[0])
    assert asked(pilot, table)
    assert table.hud.commentary.text == "1 of 1 guessed right"
    table.hud.bubble.clear()
    pilot.press("escape")
    pilot.click("Back to the replay")
    assert pilot.scene is replay
    assert replay.shown.cursor.count == len(table.match.actions) > 20


@EVERY_LOOK
def test_a_guess_and_what_was_played_fit_beside_each_other(
    tmp_path: Path, opened: list[Pilot], size: tuple[int, int], text_size: int
) -> None:
    match = played(find_rules("jukem"))
    pilot, table = guess(tmp_path, opened, match, size=size, text_size=text_size)
    other = next(act for act in table.choosing.legal if act != match.actions[len(table.match.actions)])
    table.control.commit(other)
    pilot.app.theme.overflows.clear()
    pilot.frames()
    assert pygame.Rect(0, 0, *pilot.app.theme.size).contains(table.verdict.bounds())
    assert not pilot.app.theme.overflows


def test_a_review_says_which_of_the_two_was_better(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(find_rules("jukem"))
    _, table = guess(tmp_path, opened, match, len(match.actions) // 2)
    place = len(table.match.actions)
    others = [act for act in table.choosing.legal if act != match.actions[place]]
    row = SimpleNamespace(place=place, best=str(others[0]), chosen=str(match.actions[place]), cost=0.12)
    desk = SimpleNamespace(refusal=lambda *of: None, review=lambda *of: SimpleNamespace(rows=(row,)))
    monkeypatch.setattr("scenes.guess.scene.desk_of", lambda app: desk)
    table.control.commit(others[0])
    assert table.verdict.judged == "The review finds yours better, by 12 %."
