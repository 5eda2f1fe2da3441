"""Questions at the table that say more than those of the rules."""

from __future__ import annotations

from game.contract import Decision
from game.variants.card_bowl.cards import MEN
from game.variants.card_bowl.formations import BACKS, FORMATIONS, MIRROR, SLOTS
from game.variants.card_bowl.fronts import place_name
from game.variants.card_bowl.lanes import line_men, men_at
from game.variants.card_bowl.names import FORMATION_NAMES, GOOD_FOR, SLOT_NAMES, place_words
from game.variants.card_bowl.view import CardBowlView

_CALL, _DEFEND = "Call your play: the coach lines them up for it.", "Call your defense against this."


def asked(view: CardBowlView, calling: bool) -> str:
    """Returns the table's own question if it says more than the rules'; ``calling`` while the sheet is open."""
    if calling:
        return _CALL if view.phase == "formation" else _called_against(view.play.formation)
    slot = asked_slot(view)
    if slot and view.phase in _OF_A_MAN:
        return _OF_A_MAN[view.phase].format(SLOT_NAMES[slot])
    if view.phase == "defense_cards":
        place = place_name(view.play.places[MEN - len(view.hand)], view.play.slots)
        return f"A card for the {place_words(place)}: pick one from your hand."
    return ""


def _called_against(formation: int) -> str:
    """Returns the question for a defense: the offense's formation, if it has a name, tells what to expect.

    >>> _called_against([each.code for each in FORMATIONS].index("UC-RTE-LW1-RW1-BL-BR"))
    'This set is often for runs to either side: call your defense.'
    """
    codes = (FORMATIONS[formation].code, FORMATIONS[MIRROR[formation]].code)
    name = next((FORMATION_NAMES[code] for code in codes if code in FORMATION_NAMES), "")
    return f"This set is often for {GOOD_FOR[name]}: call your defense." if name else _DEFEND


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


def turn_text(decision: Decision, name: str) -> str:
    """Returns what a side does now: a play is many small decisions, and while it runs nothing seems to be decided.

    >>> turn_text(Decision(1, "window", "CB-299"), "Foxes"), turn_text(Decision(1, "run_off", "CB-66"), "Foxes")
    ('The play develops: Foxes have the ball.', 'Foxes to decide.')
    """
    return _TURNS.get(decision.kind, "{} to decide.").format(name)


_TURNS = {
    "toss_call": "{} call the coin.",
    "exchange": "{} look at their cards.",
    "call": "{} choose: a play or a kick.",
    **dict.fromkeys(("formation", "offense_cards"), "{} line up for a play."),
    **dict.fromkeys(("front", "defense_cards"), "{} line up their defense."),
    **dict.fromkeys(("motion", "motion_answer"), "{} shift their men."),
    **dict.fromkeys(("line_call", "early_sneak", "backs", "tight_end"), "{} choose whom to block."),
    **dict.fromkeys(("window", "card_action", "pick_up"), "The play develops: {} have the ball."),
    **dict.fromkeys(("pattern_turn", "step_six", "response"), "The play develops: {} defend."),
    **dict.fromkeys(("extra_card", "back_cover"), "{} close in on the play."),
    "yardage": "The ball is in the air: {} may throw farther.",
    **dict.fromkeys(("tackle", "lead", "sideline", "scramble_sideline"), "In the open field: {} to move."),
    **dict.fromkeys(("kick_return", "punt_receiver"), "{} field the kick."),
    "punt_cards": "{} choose how far to punt.",
    **dict.fromkeys(("kickoff", "free_kick"), "{} choose how to kick off."),
    "try": "{} choose: kick for one, or go for two.",
    "penalty_decision": "{} answer the penalty.",
    "recovery": "Loose ball! {} go for it.",
}
"""What a side does at a decision, by its kind; ``{}`` is its name."""
