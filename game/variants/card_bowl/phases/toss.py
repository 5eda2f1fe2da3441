"""Before the first kickoff: the pool, the coin and the winner's choice."""

from __future__ import annotations

from typing import Any

from game.contract import Emit
from game.variants.card_bowl.actions import Choose, Spread
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.events import CoinCalled, PoolSpread, TossWon, tell
from game.variants.card_bowl.hand_sizes import raised
from game.variants.card_bowl.phases.base import BetweenPlays, CardBowlPhase, answers, go
from game.variants.card_bowl.phases.periods import open_period, toss


class PoolSpreading(CardBowlPhase):
    """Each side secretly spreads its extra cards over offense and defense (CB-444)."""

    name = "pool"
    clause = "CB-444"
    quiet = True
    group = "pool"

    def seat(self, board: Board) -> int:
        return 0 if board.secrets[0] is None else 1

    def legal_actions(self, board: Board) -> list[Any]:
        return [Spread(cards) for cards in range(board.facts.pool + 1)]

    def apply(self, board: Board, action: Spread, emit: Emit) -> None:
        board.secrets[self.seat(board)] = action.offense
        home, away = board.secrets
        if home is None or away is None:
            return
        facts = board.facts
        facts.hands = (
            raised(facts.hands[0], home, facts.pool - home),
            raised(facts.hands[1], away, facts.pool - away),
        )
        board.secrets = [None, None]
        tell(emit, PoolSpread(clause="CB-444", offense=(home, away)))
        go(board, "toss_call")


class TossCall(CardBowlPhase):
    """Home calls the coin (CB-35)."""

    name = "toss_call"
    clause = "CB-35"
    quiet = True
    choices = answers("heads", "tails")

    def seat(self, board: Board) -> int:
        return 0

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        tell(emit, CoinCalled(clause="CB-35", seat=0, side="heads" if action.what == "heads" else "tails"))
        toss(board, action.what == "heads", emit)


class TossChoice(BetweenPlays):
    """The winner of the toss kicks or receives (CB-35)."""

    name = "toss_choice"
    clause = "CB-35"
    choices = answers("kick", "receive")

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        seat = board.facts.offense
        kicks = action.what == "kick"
        tell(emit, TossWon(clause="CB-35", seat=seat, choice="kick" if kicks else "receive"))
        open_period(board, seat if kicks else 1 - seat, emit)
