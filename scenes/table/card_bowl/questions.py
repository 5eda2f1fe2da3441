"""What is asked at a table of Card Bowl beyond the words of the rules, and the sums as far as they have come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.field import FIELD, place
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import MEN
from game.variants.card_bowl.events import Term
from game.variants.card_bowl.facts import KICKS, Play
from game.variants.card_bowl.formations import BACKS, SLOTS
from game.variants.card_bowl.fronts import place_name
from game.variants.card_bowl.lanes import line_men, men_at
from game.variants.card_bowl.names import SLOT_NAMES, place_words
from game.variants.card_bowl.outcomes import in_words
from game.variants.card_bowl.sums import defense_pass, defense_run, offense_pass, offense_run
from game.variants.card_bowl.view import CardBowlView

_CALLS = {"formation": "Call your play: the coach lines them up for it.", "front": "Call your defense against this."}
ANSWERS = (Choose("accept"), Choose("decline"))


def asked(view: CardBowlView, calling: bool) -> str:
    """What is asked where the table says more than the rules do; ``calling`` is true while the play sheet is open."""
    if calling:
        return _CALLS[view.phase]
    slot = asked_slot(view)
    if slot and view.phase in _OF_A_MAN:
        return _OF_A_MAN[view.phase].format(SLOT_NAMES[slot])
    if view.phase == "defense_cards":
        place = place_name(view.play.places[MEN - len(view.hand)], view.play.slots)
        return f"A card for the {place_words(place)}: pick one from your hand."
    return ""


def kicked(view: CardBowlView, names: Sequence[str]) -> str:
    """Where a kick under way comes down; empty where none does."""
    play = view.play
    if play.kind not in KICKS or not _is_down(play):
        return ""
    club = names[1 - play.offense]
    if play.caught <= 0:
        return f"It comes down in the {club} end zone."
    return f"It comes down at {place(names, 1 - play.offense, play.caught)}." if play.caught < FIELD else ""


def _is_down(play: Play) -> bool:
    """Whether a kick has come down somewhere: a blocked punt and an on-side kick never do (CB-131, CB-156)."""
    if play.kind == "punt":
        return len(play.kicks) == play.target
    return bool(play.kicks) and play.choice != "onside"


def asked_slot(view: CardBowlView) -> str:
    """The slot of the man of the offense who is asked about; empty where it is about nobody by himself."""
    play = view.play
    if view.phase == "offense_cards":
        return SLOTS[play.slots[MEN - len(view.hand)]]
    if view.phase == "line_call":
        return SLOTS[play.slots[line_men(play)[play.asked]]]
    if view.phase == "backs":
        return SLOTS[play.slots[men_at(play, BACKS)[play.asked]]]
    return ""


_OF_A_MAN = {
    "offense_cards": "A card for the {}: pick one from your hand.",
    "line_call": "Whom does the {} block? Choose a lit lane.",
    "backs": "Does the {} block? Choose a lane, or let him stay.",
}


def penalty_results(view: CardBowlView) -> dict[str, str]:
    """What is so if a flag is accepted, and if it is declined; empty where none is to be answered (CB-426)."""
    if view.phase != "penalty_decision":
        return {}
    return {str(action).lower(): in_words(view, action) for action in ANSWERS}


def running(view: CardBowlView) -> tuple[tuple[Term, ...], tuple[Term, ...]] | None:
    """Both rows of the play that is being run, as far as cards are drawn; None where nothing is added up.

    A pass that has fallen comes to nothing, however far its cards would have carried it.
    """
    play = view.play
    if play.broken:
        return None
    board = cast(Board, view)  # the sums read the public record and the men, and nobody in a play is face down
    if play.act == "pass" and play.thrown >= 0:
        return tuple(offense_pass(board)), tuple(defense_pass(board))
    if play.act in ("rush", "screen", "lateral") and play.handoff >= 0 and not play.group:
        return tuple(offense_run(board)), tuple(defense_run(board))
    return None


def to_come(view: CardBowlView) -> tuple[bool, bool]:
    """Whether cards of the offense's and of the defense's row are still to be drawn: both of a throw in the air are."""
    play = view.play
    thrown = play.act == "pass" and play.thrown >= 0
    return thrown and play.reception < 0, thrown and not play.draws
