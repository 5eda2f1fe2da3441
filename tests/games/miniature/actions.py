"""What can be chosen: a card, and then the lane that it goes to. Equal cards are one choice (MG-18)."""

from __future__ import annotations

from game.action_texts import ActionTexts
from game.contract import Action, Pick, Source, Target
from tests.games.miniature.cards import BY_CODE, HANDS, KICK, LANES, PLAY


def _held(seat: int, code: str) -> tuple[Source]:
    return (Source(HANDS[2 * seat + (KICK if code.startswith("KICK") else PLAY)], code),)


class CallCard(Action, frozen=True, tag="call_card"):
    """Choose the card of a secret call (MG-6)."""

    card: str

    def __str__(self) -> str:
        return self.card

    def pick(self, seat: int) -> Pick:
        """The card."""
        return Pick(_held(seat, self.card))


class TakeLane(Action, frozen=True, tag="take_lane"):
    """Send the chosen card to a lane, which completes the call (MG-6)."""

    card: str
    lane: str

    def __str__(self) -> str:
        return f"{self.card} {self.lane}"

    def pick(self, seat: int) -> Pick:
        """The card, and the lane."""
        return Pick(_held(seat, self.card), Target("lane", self.lane))


CALLS = {code: CallCard(code) for code in BY_CODE}
LANE_CHOICES = {code: tuple(TakeLane(code, lane) for lane in LANES) for code in BY_CODE}
parse = ActionTexts(
    (*CALLS.values(), *(each for lanes in LANE_CHOICES.values() for each in lanes)), "the miniature game"
)
"""The action of a text form, such as ``PLAY 8 left``."""
