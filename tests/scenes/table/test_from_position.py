"""A table opens on a match that begins from a position, shows where it stands, and plays it to its end."""

from __future__ import annotations

import pytest

from game.chance import pick
from game.match import Match
from game.record import Player
from game.variant import Rules
from scenes.table.playback import Playback
from tests.play import chooser, players
from tests.scenes.table.player import CLUBS, Sit
from tests.variants import ON_TABLE

every_game = pytest.mark.parametrize("rules", ON_TABLE, ids=lambda rules: rules.variant.name)
PLACES = 2
"""Positions of one match that a table is opened on."""
MOST_ACTIONS = 400
FRAMES, PACE = 180, 0.2


def begun(rules: Rules) -> Match:
    """A match of random choices with the usual options, whole where it is not too long."""
    match, rng = Match(rules, {}, players(rules, {}), 4), chooser(4)
    while match.decision is not None and len(match.actions) < MOST_ACTIONS:
        match.play(pick(match.state.legal_actions(), rng))
    return match


@every_game
def test_it_shows_where_the_match_stands_and_goes_on(sit: Sit, rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is dealt: it is laid out like a match that was left there."""
    monkeypatch.setattr(Playback, "begin", lambda playback: pytest.fail("cards are gathered and dealt"))
    match = begun(rules)
    length = len(match.actions)
    computers = [Player(club, "pro") for club in CLUBS[: rules.seat_count(rules.complete({}))]]
    for index in range(1, length, max(1, length // PLACES)):
        begun_there = Match(rules, {}, computers, 3, match.state_after(index).to_dict())
        player = sit(rules, match=begun_there, pace=PACE, wait=0)
        player.frames()
        assert {strip._who() for strip in player.hud.strips} == {"practice: pro"}
        assert any(line.startswith("The match goes on from here: Gulls") for line in player.log)
        player.rest(FRAMES / 60)
        player.table.playback.rebuild()
        assert player.taken
        assert tuple(player.hud.bug.points) == player.match.state.view(0).points
