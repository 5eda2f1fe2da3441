"""The actions of BLOWOUT!!!. Equal cards are one choice, so an action names a face (BO-13)."""

from __future__ import annotations

from typing import Literal

from game.action_texts import ActionTexts
from game.contract import Action, Pick, Source, Target
from game.variants.blowout.cards import DECK_OF, DEFENSE_CALLS, FACES, HANDS, KICK, OFFENSE_CALLS, PLAYS


class Start(Action, frozen=True, tag="start"):
    """Begin the game on offense or on defense (BO-16)."""

    on: Literal["offense", "defense"]

    def __str__(self) -> str:
        return f"start_on_{self.on}"


class Call(Action, frozen=True, tag="call"):
    """Choose a card in secret for this down (BO-27)."""

    card: str

    def __str__(self) -> str:
        return self.card

    def pick(self, seat: int) -> Pick:
        return _from_hand(seat, self.card)


class Respond(Action, frozen=True, tag="respond"):
    """Answer the play that was revealed (BO-44)."""

    card: str

    def __str__(self) -> str:
        return self.card

    def pick(self, seat: int) -> Pick:
        return _from_hand(seat, self.card)


class LetStand(Action, frozen=True, tag="let_stand"):
    """Play no response (BO-44)."""

    text = "none"


def _from_hand(seat: int, code: str) -> Pick:
    return Pick((Source(HANDS[3 * seat + DECK_OF[code]], code),), Target("zone", PLAYS[seat]))


START_ON_OFFENSE, START_ON_DEFENSE, LET_STAND = Start("offense"), Start("defense"), LetStand()
CALLS: dict[str, Call] = {
    card.code: Call(card.code)
    for card in FACES
    if card.kind == KICK or card.code in OFFENSE_CALLS or card.code in DEFENSE_CALLS
}
RESPONSES: dict[str, Respond] = {card.code: Respond(card.code) for card in FACES if card.code not in CALLS}

parse = ActionTexts((START_ON_OFFENSE, START_ON_DEFENSE, LET_STAND, *CALLS.values(), *RESPONSES.values()), "BLOWOUT!!!")
"""Returns the action for a text as the rulebook prints it, minus signs included: ``DEF −65``."""
