"""A table of any game at which a card can be selected that the white button then plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from game.contract import Action, State
from game.match import Match
from game.record import Player
from game.variant import Rules
from game.variants import find_rules
from game.variants.card_bowl.coaching import LEVEL
from game.variants.card_bowl.jobs import EVERYTHING
from game.zones import Role
from scenes.table.input.target_kinds import CardTarget
from tests.scenes.table.player import Sit, TablePlayer

__all__ = ["Calling", "calling"]

MOST, SEEDS = 60, 8
"""Decisions of a match, and matches, in which a position is looked for."""
NOTES = {"card_bowl": {LEVEL: EVERYTHING}}
"""What a table has to keep for the player to be asked."""


class Calling(TablePlayer):
    """A player at the table, the cards that can be called by themselves, and what was then committed."""

    cards: Sequence[Any]
    """As sprites; the white button plays each of them as soon as it is selected."""
    committed: list[tuple[Action, ...]]

    @property
    def two(self) -> tuple[Any, Any]:
        """Two cards of different faces."""
        first = self.cards[0]
        return first, next(each for each in self.cards if each.card.code != first.card.code)

    @property
    def selected(self) -> list[Any]:
        """The selected cards as sprites."""
        return list(self.table.choosing.picked)

    def spot(self, what: Any) -> tuple[int, int]:
        """A point of a card that no other target covers; else as for any player."""
        if not hasattr(what, "card_id"):
            return super().spot(what)
        focus, rect = self.table.input.focus, what.rect
        spots = [(rect.x + rect.w * a // 10, rect.y + rect.h * b // 10) for b in range(1, 10) for a in range(1, 10)]
        return next(spot for spot in spots if isinstance(at := focus.at(spot), CardTarget) and at.sprite is what)

    def called(self) -> list[Any]:
        """The cards that are a call by themselves: the first action of each is what the white button does at once."""
        found, choosing, menu_of = [], self.table.choosing, self.match.rules.menu
        for target in self.targets(CardTarget):
            choosing.clear()
            if choosing.pick(target.sprite) is None:
                self.table.renew()
                menu = menu_of(choosing.candidates[0]) if choosing.candidates else None
                alike = [each for each in choosing.candidates if menu_of(each) == menu]
                if self.table.column.primary is not None and (menu is None or len(alike) == 1):
                    found.append(target.sprite)
        choosing.clear()
        self.table.renew()
        return found


def calling(sit: Sit, rules: Rules, **how: Any) -> Calling:
    """Sits down where at least two cards can be called; what is committed from then on is only noted."""
    name = rules.variant.name
    how = {"confirmations": False, "auto_continue": False, "notes": NOTES.get(name), "kind": Calling, **how}
    player: Any = sit(rules, at=position(name).clone(), options=rules.complete({}), **how)
    player.committed = []
    player.table.control.commit = lambda *gesture: player.committed.append(gesture)
    player.wait(0.5)
    player.cards = player.called()
    return player


@cache
def position(variant: str) -> State:
    """Where the first seat has a choice between cards of its hand."""
    rules = find_rules(variant)
    for seed in range(SEEDS):
        state, rng = Match(rules, rules.complete({}), [Player("Gulls"), Player("Foxes")], seed).state, Random(seed)
        for _ in range(MOST):
            if state.decision is None:
                break
            legal = list(state.legal_actions())
            if state.decision.seat == 0 and len(_alone(rules, legal)) > 2:
                return state
            state.push(rules.pro(state.view(state.decision.seat), legal, rng))
    raise AssertionError("there is never a choice between cards")


def _alone(rules: Rules, legal: Sequence[Action]) -> set[str]:
    """The faces of cards of the hand, or their zones where the face is not asked, that a whole action needs alone."""
    found = set()
    for action in legal:
        sources = action.pick(0).sources
        if len(sources) == 1 and rules.zones[sources[0].zone].role is Role.HAND:
            found.add(f"{sources[0].zone} {sources[0].code}")
    return found
