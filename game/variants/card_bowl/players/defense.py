"""Pro on defense (the rulebook's notes 13 to 17 and 19)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.chance import pick
from game.contract import Action
from game.variants.card_bowl.actions import (
    DONE,
    PLACE,
    CallFront,
    Choose,
    Commit,
    Cover,
    Extra,
    Shift,
    Slide,
    Tackle,
    Withdraw,
)
from game.variants.card_bowl.cards import FACE, VALUE
from game.variants.card_bowl.formations import SLOT
from game.variants.card_bowl.fronts import COVER, ILB, POST, WIDEST
from game.variants.card_bowl.lanes import is_end
from game.variants.card_bowl.phases.defense_turn import END_OF_SIDE
from game.variants.card_bowl.players.analysis import Analysis
from game.variants.card_bowl.players.arranging import defense_arrangement
from game.variants.card_bowl.players.calling import defense_of, reason
from game.variants.card_bowl.players.calls import Carrying, DefenseCall, of_own
from game.variants.card_bowl.players.danger import HIDDEN_TACKLER, Danger, run_chance
from game.variants.card_bowl.players.kicking import Answer
from game.variants.card_bowl.players.protection import EXACT
from game.variants.card_bowl.view import CardBowlView

RUSH_WEIGHT = {"blitz": 1.5, "stop_run": 0.15, "deep": 0.1}
"""Weight of the pass rush by the task of the call; 0.4 for others."""
WORTH_A_MOVE = 0.15
"""Smallest gain in yards for which a man moves."""


def front(view: CardBowlView, call: DefenseCall) -> Answer:
    """Returns the front of the call."""
    return CallFront(call.front), reason(view, call.name) if call == defense_of(view) else call.why


def defense_card(view: CardBowlView, call: DefenseCall) -> Answer:
    """Returns the next card of the arrangement."""
    man = sum(card >= 0 for card in view.men[view.seat])
    return PLACE[defense_arrangement(view, call)[man]], "Good cards stand where they reach the most."


def turn(view: CardBowlView, legal: Sequence[Action], call: DefenseCall, rng: Random) -> Answer:
    """Returns the move that takes most yards from what the offense may gain, until none does.

    Of moves that are alike one is drawn, so that no side is preferred.
    """
    analysis = Analysis(view)
    danger = Danger(analysis, run_chance(view, call), RUSH_WEIGHT.get(call.task, 0.4))
    best: list[Action] = []
    least = round(danger.yards() - WORTH_A_MOVE, EXACT)
    alignment = analysis.alignment
    for action in legal:
        if isinstance(action, Choose) or (call.task == "deep" and isinstance(action, Commit)):
            continue
        analysis.alignment = alignment.moved(action.man, destination(view, action))  # type: ignore[attr-defined]
        lost = HIDDEN_TACKLER if isinstance(action, Commit | Cover) else 0.0
        yards = round(danger.yards() + lost, EXACT)
        if yards < least:
            best, least = [action], yards
        elif best and yards == least:
            best.append(action)
    if not best:
        return DONE, "Everybody is where he is needed."
    chosen = pick(best, rng)
    return chosen, _why(chosen)


def destination(view: CardBowlView, action: Any) -> int:
    """Returns where a man of the defense stands after a move of his turn."""
    play = view.play
    if isinstance(action, Commit | Slide):
        return action.g + WIDEST
    if isinstance(action, Cover):
        return COVER + play.slots.index(SLOT[action.receiver])
    if isinstance(action, Shift):
        return POST[action.place]
    origin = play.origins[action.man]
    return origin if origin >= 0 else END_OF_SIDE[is_end(play, action.man)]


def _why(action: Action) -> str:
    if isinstance(action, Cover):
        return "One more man on him."
    if isinstance(action, Shift):
        return "He reaches more from there."
    return "He drops back." if isinstance(action, Withdraw) else "That lane needs one more man."


def extra_card(view: CardBowlView, legal: Sequence[Action]) -> Answer:
    """Returns the best card in range."""
    own = view.men[view.seat]

    def worth(action: Action) -> int:
        assert isinstance(action, Extra)
        return own[action.man]

    return max(legal, key=worth), "The best card in reach."


def back_cover(view: CardBowlView, legal: Sequence[Action]) -> Answer:
    """Returns the best man for a back (CB-336)."""
    own = view.men[view.seat]
    covers = [action for action in legal if isinstance(action, Cover)]
    return max(covers, key=lambda action: own[action.man]), "Somebody has to take him."


def tackle(view: CardBowlView, legal: Sequence[Action]) -> Answer:
    """Returns the fewest points that take the whole set, else all who can: who may tackle now may not later.

    Only the inside linebackers can wait for the second set of a run outside (CB-393).
    """
    play = view.play
    own = view.men[view.seat]
    left = sum(VALUE[card] for card in play.set_cards)
    left -= sum(VALUE[card] for man, card in enumerate(own) if play.tacklers >> man & 1)
    men = sorted((action for action in legal if isinstance(action, Tackle)), key=lambda action: own[action.man])
    if left <= 0 or not men:
        return DONE, "He is down."
    alone = [action for action in men if VALUE[own[action.man]] >= left]
    if alone:
        return alone[0], "That brings him down."
    together = sum(VALUE[own[action.man]] for action in men)
    waits = play.tackles == "wide" and play.set_number == 1 and any(FACE[card] for card in play.set_cards)
    if together < left and waits:
        men = [action for action in men if play.places[action.man] != ILB]
    return (men[-1], "Every yard counts.") if men else (DONE, "Those who come next can bring him down.")


def motion_answer(view: CardBowlView, legal: Sequence[Action]) -> Answer:
    """Returns only those moves that the rules ask for."""
    if legal[0] == DONE:
        return DONE, "We are where we want to be."
    return legal[0], "The rules ask for it."


BY_CALL: dict[str, Carrying] = {
    "front": lambda view, legal, call, rng: front(view, call),
    "defense_cards": lambda view, legal, call, rng: defense_card(view, call),
    "motion_answer": lambda view, legal, call, rng: motion_answer(view, legal),
    **dict.fromkeys(("pattern_turn", "step_six", "response"), turn),
}
"""What carries a call out, by the name of the decision."""
ANSWERS: dict[str, Any] = {
    **of_own(BY_CALL, defense_of),
    "extra_card": lambda view, legal, rng: extra_card(view, legal),
    "back_cover": lambda view, legal, rng: back_cover(view, legal),
    "tackle": lambda view, legal, rng: tackle(view, legal),
}
"""What Pro does, by the name of the decision."""
