"""Questions at the table that say more than those of the rules."""

from __future__ import annotations

from game.variants.card_bowl.cards import MEN
from game.variants.card_bowl.formations import BACKS, SLOTS
from game.variants.card_bowl.fronts import place_name
from game.variants.card_bowl.lanes import line_men, men_at
from game.variants.card_bowl.names import SLOT_NAMES, place_words
from game.variants.card_bowl.view import CardBowlView

_CALLS = {"formation": "Call your play: the coach lines them up for it.", "front": "Call your defense against this."}


def asked(view: CardBowlView, calling: bool) -> str:
    """Returns the table's own question if it says more than the rules'; ``calling`` while the sheet is open."""
    if calling:
        return _CALLS[view.phase]
    slot = asked_slot(view)
    if slot and view.phase in _OF_A_MAN:
        return _OF_A_MAN[view.phase].format(SLOT_NAMES[slot])
    if view.phase == "defense_cards":
        place = place_name(view.play.places[MEN - len(view.hand)], view.play.slots)
        return f"A card for the {place_words(place)}: pick one from your hand."
    return ""


def asked_slot(view: CardBowlView) -> str:
    """Returns the slot of the man of the offense who is asked about; empty if it is about nobody by himself."""
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
