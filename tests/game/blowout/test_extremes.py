"""What a call of BLOWOUT!!! may come to at best and at worst, held to what happens."""

from __future__ import annotations

from random import Random

import pytest

from game.events import Flag
from game.match import Match
from game.record import Player
from game.variants.blowout import RULES
from game.variants.blowout.cards import DEF, KIND, PASS, RUN
from game.variants.blowout.events import BallKicked, PlayEnded
from game.variants.blowout.extremes import LOST, SAFETY, TOUCHDOWN, End, extremes
from game.variants.blowout.preview import meetings
from game.variants.blowout.view import BlowoutView
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, position


def ends(match: Match, first: int) -> End | None:
    """What the down of the acts since ``first`` came to for the offense; None for a kick, or if nothing happened."""
    for event in (event for batch in match.history[first:] for event in batch):
        if isinstance(event, BallKicked):
            return None
        if isinstance(event, Flag):
            forward = event.foul in ("OFFSIDES-D", "HOLDING", "PASS INTERFERENCE")
            return None if event.clause == "BO-36" else End(0, event.yards if forward else -event.yards)
        if isinstance(event, PlayEnded):
            if event.ends_at <= 0:
                return End(SAFETY, -event.ball_on)
            if event.how in ("interception", "fumble"):
                return End(LOST, 0)
            return End(TOUCHDOWN if event.scores else 0, min(event.ends_at, 100) - event.ball_on)
    return None


@pytest.mark.parametrize("seed", range(6))
def test_no_down_ends_better_or_worse_than_was_said(seed: int) -> None:
    """Of fouls that are called only those of the other side count: the own ones are another call."""
    match, rng = Match(RULES, {}, [Player("a", "bot"), Player("b", "bot")], seed), Random(seed)
    said: dict[int, tuple[End, End]] = {}
    held = 0
    first = 0
    while match.decision is not None:
        view, action = match.state.view(match.decision.seat), rng.choice(match.state.legal_actions())
        assert isinstance(view, BlowoutView)
        if view.phase == "offense_call":
            said, first = {}, len(match.history)
        if view.phase.endswith("_call") and KIND[str(action)] in (RUN, PASS, DEF) and meetings(view, str(action)):
            said[view.seat] = extremes(view, str(action))
        match.play(action)
        begun = match.decision is None or match.decision.kind == "offense_call"
        end = ends(match, first) if begun and said else None
        if end is not None:
            for worst, best in said.values():
                assert worst <= end <= best
                held += 1
    assert held > 40


@pytest.mark.parametrize(("seat", "code", "spent", "said"), [
    (0, "RUN 60", [], (End(LOST, 0), End(0, 50))),
    (0, "RUN 60", ["FUMBLE"], (End(0, -40), End(0, 50))),
    (0, "PASS 55", ["INTERCEPTION"], (End(0, -10), End(0, 45))),
    (0, "PASS 55", ["INTERCEPTION", "SACK", "SACK"], (End(0, -5), End(0, 45))),
    (0, "PASS 55", ["INTERCEPTION", "SACK", "SACK", "DELAY OF GAME", "OFFSIDES-O"], (End(0, 0), End(0, 45))),
    (1, "DEF -70", [], (End(0, -25), End(0, 50))),
])  # fmt: skip
def test_what_is_spent_can_no_longer_come(seat: int, code: str, spent: list[str], said: tuple[End, End]) -> None:
    at = position(OFFENSE_HAND, DEFENSE_HAND, ball_on=45, zones={"defense_discard_pile:1": spent})
    assert extremes(at.view(seat), code) == said
