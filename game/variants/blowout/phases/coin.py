"""The choice of the seat that won the toss before the game (BO-16)."""

from __future__ import annotations

from typing import Any

from game.contract import Emit
from game.documents import require
from game.variants.blowout import refusals
from game.variants.blowout.actions import START_ON_DEFENSE, START_ON_OFFENSE, Start
from game.variants.blowout.events import StartChosen
from game.variants.blowout.flow import begin_game
from game.variants.blowout.phases.base import BlowoutPhase
from game.variants.blowout.zones import BlowoutZones


class Coin(BlowoutPhase):
    """Start on offense, or on defense."""

    name = "coin"
    clause = "BO-16"
    refuse = staticmethod(lambda *asked: refusals.COIN_FIRST)

    def seat(self, state: BlowoutZones) -> int:
        return state.facts.toss_winner

    def legal_actions(self, state: BlowoutZones) -> list[Any]:
        return [START_ON_OFFENSE, START_ON_DEFENSE]

    def apply(self, state: BlowoutZones, action: Start, emit: Emit) -> None:
        winner = state.facts.toss_winner
        offense = winner if action.on == "offense" else 1 - winner
        if emit:
            emit(StartChosen(clause="BO-16", seat=winner, offense=offense))
        begin_game(state, offense, emit)

    def check(self, state: BlowoutZones) -> None:
        facts = state.facts
        require(not any(state.hands), "phase", "coin comes before the first draw (BO-16, BO-18)")
        fresh = facts.points == (0, 0) and not facts.scoring and not facts.in_overtime and not facts.reshuffles
        require(fresh, "phase", "coin comes before the first down (BO-16)")
