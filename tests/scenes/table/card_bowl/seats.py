"""The table of Card Bowl, to sit down at for a match that is over soon, or where a decision of some kind is asked."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.match import Match
from game.record import Player
from game.variants.card_bowl import RULES
from game.variants.card_bowl.coaching import Coaching
from game.variants.card_bowl.jobs import CALLS
from tests.scenes.pilot import EVERY_LOOK, Pilot
from tests.scenes.table import sitting

FRAME = 1 / 60
"""Seconds of a frame."""
TRIES = 6
"""Matches in which a decision is looked for."""
Start = Callable[..., tuple[Pilot, Any]]
"""Opens tables, as ``sit_down`` does."""
SIZES = [(1024, 600), (1280, 720), (3840, 2160)]
EVERY_SIZE = EVERY_LOOK
QUICK = {"timing": "simple1", "plays_per_quarter": "5"}
"""Options of a match that is over soon."""


def sit_down(
    folder: Path, opened: list[Pilot], *kinds: str, asked: str = "", level: str = CALLS, seed: int = 7, **how: Any
) -> tuple[Pilot, Any]:
    """Sits down as ``sitting.sit_down`` does, where the player is ``asked`` something at that level of coaching."""
    if asked:
        how["match"] = match_at(asked, level, seed)
    return sitting.sit_down(RULES, folder, opened, *kinds, **{"options": QUICK, "seed": seed, **how})


def to_the_call(pilot: Pilot, table: Any) -> None:
    """Takes the coach's answers by the mouse until the play sheet is open."""
    for _ in range(60):
        sitting.rest(pilot, table, 3.0)
        if table.game.play_sheet.calls:
            return
        sitting.click(pilot, table.column.large[0].button.rect.center)
    raise AssertionError("nobody was asked for a call")


def told_at_the_hit(table: Any, *events: Any, frames: int) -> None:
    """Plays an act of two events, and checks that both are told on the frame of its hit and not before."""
    frame, hits, told = 0, list[int](), list[int]()
    table.playback.effects.stamp = lambda *_: hits.append(frame)
    table.hud.show_event = lambda *_: told.append(frame)
    table.match.history.append([*events])
    table.playback.show_act(len(table.match.history) - 1)
    for frame in range(frames):  # noqa: B007
        table.playback.update(FRAME)
        assert hits or not table.game.meter._words
        if told:
            break
    assert len(told) == len(events) == 2
    assert told[0] - hits[0] in (0, -1)


def match_at(kind: str, level: str = CALLS, seed: int = 7) -> Match:
    """A match of its own at the first decision of a kind that the coach leaves to the player, who did as Pro does.

    Matches of further seeds are tried until it is asked.
    """
    tried = (_played_to(kind, level, seed + more) for more in range(0, 100 * TRIES, 100))
    first = next((match for match in tried if match is not None), None)
    assert first is not None, f"{kind} was never asked"
    match = Match.replay(first.record())
    match.notes |= first.notes
    return match


@cache
def _played_to(kind: str, level: str, seed: int) -> Match | None:
    match = Match(RULES, QUICK, [Player(*each) for each in zip(sitting.CLUBS, ("human", "pro"), strict=False)], seed)
    coaching, rng = Coaching(), Random(seed)
    coaching.notes = match.notes
    if level != CALLS:
        coaching.level = level
    while (decision := match.decision) is not None:
        view: Any = match.state.view(decision.seat)
        legal = match.state.legal_actions()
        steps = coaching.automatic_actions(view, legal) if decision.seat == 0 else ()
        if (decision.seat, decision.kind) == (0, kind) and not steps and len(legal) > 1:
            return match
        match.play_gesture(steps or [RULES.pro(view, legal, rng)])
    return None
