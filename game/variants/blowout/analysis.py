"""Values each choice in points for the offense, from what the deciding seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING

from game.field import DOWNS
from game.variants.blowout.card_count import CardCount
from game.variants.blowout.cards import (
    CHALLENGES,
    CODE,
    DEFENSE,
    DEFENSE_CHALLENGE,
    DEFENSE_RESPONSES,
    FUMBLE,
    HOLDING,
    INTERCEPTION,
    INTERFERENCE,
    KICK,
    KIND,
    OFFENSE,
    OFFENSE_CHALLENGE,
    OFFSIDES_D,
    PASS,
    PENALTY_CALLS,
    PENALTY_YARDS,
    SACK,
    YARDS,
)
from game.variants.blowout.evaluation import down_worth, end_worth, kick_worth
from game.variants.blowout.yardage import backward, forward

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView

VALUE_KEPT = {
    INTERCEPTION: 1.6,
    FUMBLE: 1.6,
    DEFENSE_CHALLENGE: 2.0,
    SACK: 1.0,
    OFFENSE_CHALLENGE: 1.6,
    HOLDING: 1.4,
    INTERFERENCE: 1.6,
}
"""Points that a response is worth if it is kept, early in a period."""
WORTH_RESPONDING = 1.0
"""Points that a response must bring before the other seat is expected to play it."""

KICK_DOUBT = 0.4
"""Points by which a kick must be better than a play to be expected three times out of four."""

WORST = -10.0
"""A value below that of any position."""


class Analysis:
    """Values calls and responses at one decision."""

    __slots__ = ("_gains", "_saved", "_threats", "ball_on", "down", "marker", "own_faces", "card_count", "view")

    def __init__(self, view: BlowoutView) -> None:
        facts = view.facts
        self.view = view
        self.card_count = CardCount(view)
        self.down, self.marker, self.ball_on = facts.down, facts.marker, facts.ball_on
        on_offense = view.seat == facts.offense
        self.own_faces = frozenset([CODE[card] for card in view.hands[OFFENSE if on_offense else DEFENSE]])
        """The faces of the hand in use, without the KICK."""
        self._gains: dict[tuple[str, int], float] = {}
        self._threats: dict[str, list[tuple[str, float]]] = {}
        self._saved: float | None = None

    # Spots

    def ahead(self, yards: int = PENALTY_YARDS) -> float:
        """Returns the value after a penalty against the defense."""
        return down_worth(self.down, self.marker, forward(self.ball_on, yards))

    def back(self) -> float:
        """Returns the value after a penalty against the offense."""
        return down_worth(self.down, self.marker, backward(self.ball_on))

    def again(self) -> float:
        """Returns the value of repeating the down."""
        return down_worth(self.down, self.marker, self.ball_on)

    def play(self, kind: str, gain: int, response: str = "") -> float:
        """Returns the value of a RUN or PASS that beats the defense by ``gain`` yards."""
        return end_worth(self.down, self.marker, self.ball_on, kind, gain, response)

    # Calls of the offense

    def offense_calls(self, codes: Sequence[str]) -> list[float]:
        """Returns the average value of each call against the cards that the defense may hold."""
        calls = self.card_count.defense_calls()
        plays = [(YARDS[call], share) for call, share in calls if call not in PENALTY_CALLS]
        penalties = sum([share for call, share in calls if call in PENALTY_CALLS])
        return [self._offense_call(code, plays, penalties) for code in codes]

    def _offense_call(self, code: str, plays: Sequence[tuple[int, float]], penalties: float) -> float:
        kind, yards = KIND[code], YARDS[code]
        if kind == KICK:
            kicked = kick_worth(self.ball_on, yards)
            swing = max(0.0, kicked - self.again() - VALUE_KEPT[DEFENSE_CHALLENGE])
            kicked -= swing * self.card_count.holds(DEFENSE_CHALLENGE, DEFENSE)
            return (1.0 - penalties) * kicked + penalties * self.back()
        if code == OFFSIDES_D:
            return (1.0 - penalties) * self.ahead() + penalties * self.again()
        gains = self._gains
        total = penalties * self.back()
        for loss, share in plays:
            key = (kind, yards - loss)
            if key not in gains:
                gains[key] = self._answered(kind, yards - loss)
            total += share * gains[key]
        if kind == PASS and INTERFERENCE in self.own_faces:
            total = max(total, self.ahead(yards) - VALUE_KEPT[INTERFERENCE])
        return total

    def _answered(self, kind: str, gain: int) -> float:
        """Returns the value of a play if the defense may answer it, and then the offense."""
        stands = value = self.play(kind, gain)
        saved = self.saved
        for response, chance in self._threats_of(kind):
            swing = stands - max(self.play(kind, gain, response), saved)
            if swing > WORTH_RESPONDING:
                value -= chance * swing
        return max(value, saved)

    def _threats_of(self, kind: str) -> list[tuple[str, float]]:
        """Returns the responses that the defense may hold against such a play, with their chances."""
        if kind not in self._threats:
            codes = DEFENSE_RESPONSES[kind][:-1]
            self._threats[kind] = [(code, self.card_count.holds(code, DEFENSE)) for code in codes]
        return self._threats[kind]

    @property
    def saved(self) -> float:
        """The value that a HOLDING or CHALLENGE in hand secures for the offense, whatever happens."""
        if self._saved is None:
            ahead = self.ahead() - VALUE_KEPT[HOLDING] if HOLDING in self.own_faces else WORST
            again = self.again() - VALUE_KEPT[OFFENSE_CHALLENGE] if OFFENSE_CHALLENGE in self.own_faces else WORST
            self._saved = max(ahead, again)
        return self._saved

    def meeting(self, offense: str, defense: str) -> float:
        """Returns the value of the down if these two calls meet."""
        if self.view.seat == self.view.facts.offense:
            if defense in PENALTY_CALLS:
                return self._offense_call(offense, (), 1.0)
            return self._offense_call(offense, ((YARDS[defense], 1.0),), 0.0)
        if KIND[offense] == KICK:
            return self.back() if defense in PENALTY_CALLS else kick_worth(self.ball_on, YARDS[offense])
        if offense == OFFSIDES_D:
            return self._defense_call(defense, (), 1.0)
        return self._defense_call(defense, ((KIND[offense], YARDS[offense], 1.0),), 0.0)

    # Calls of the defense

    def defense_calls(self, codes: Sequence[str]) -> list[float]:
        """Returns the average value of the down for each call of the defense."""
        calls = self.card_count.offense_calls()
        plays = [(KIND[call], YARDS[call], share) for call, share in calls if call != OFFSIDES_D]
        offsides = sum([share for call, share in calls if call == OFFSIDES_D])
        tries = [self._defense_call(code, plays, offsides) for code in codes]
        return self._with_kicks(codes, tries) if self.down == DOWNS else tries

    def _defense_call(self, code: str, plays: Sequence[tuple[str, int, float]], offsides: float) -> float:
        if code in PENALTY_CALLS:
            return (1.0 - offsides) * self.back() + offsides * self.again()
        gains, loss = self._gains, YARDS[code]
        total = offsides * self.ahead()
        for kind, yards, share in plays:
            key = (kind, yards - loss)
            if key not in gains:
                gains[key] = self._defended(kind, yards - loss)
            total += share * gains[key]
        return total

    def _defended(self, kind: str, gain: int) -> float:
        """Returns the value of a play that the hand of the defense may answer."""
        value = self.play(kind, gain)
        for response in DEFENSE_RESPONSES[kind]:
            if response in self.own_faces:
                answered = self.again() if response == DEFENSE_CHALLENGE else self.play(kind, gain, response)
                value = min(value, answered + VALUE_KEPT[response])
        return value

    def _with_kicks(self, codes: Sequence[str], tries: Sequence[float]) -> list[float]:
        """Returns the same values if the offense also kicks, the more often the better a kick compares."""
        kicked = sum([share * kick_worth(self.ball_on, YARDS[code]) for code, share in self.card_count.kicks()])
        kicks = 1.0 / (1.0 + exp((min(tries) - kicked) / KICK_DOUBT))
        return [
            (1.0 - kicks) * tried + kicks * (self.back() if code in PENALTY_CALLS else kicked)
            for code, tried in zip(codes, tries, strict=True)
        ]

    # Responses

    def value_if_it_stands(self) -> float:
        """Returns the value of the play on the table with the response of the defense."""
        facts = self.view.facts
        kind, yards = KIND[facts.offense_call], YARDS[facts.offense_call]
        if kind == KICK:
            return kick_worth(self.ball_on, yards)
        return self.play(kind, yards - YARDS[facts.defense_call], facts.defense_response)

    def answered_with(self, code: str) -> float:
        """Returns the value of the play on the table if that card answers it and nothing follows."""
        facts = self.view.facts
        if code in CHALLENGES:
            return self.again()
        if code == HOLDING:
            return self.ahead()
        if code == INTERFERENCE:
            return self.ahead(YARDS[facts.offense_call])
        gain = YARDS[facts.offense_call] - YARDS[facts.defense_call]
        return self.play(KIND[facts.offense_call], gain, code)

    def chance_undone(self) -> float:
        """Returns the chance that the offense can undo a response of the defense."""
        codes = [HOLDING, OFFENSE_CHALLENGE]
        if KIND[self.view.facts.offense_call] == PASS:
            codes.append(INTERFERENCE)
        return self.card_count.holds_any(codes, OFFENSE)

    def period_left(self) -> float:
        """Returns how much of the period is left, 0 to 1. A response kept beyond its end is worth nothing."""
        left = self.card_count.cards_left(0) + self.card_count.cards_left(1)
        return min(1.0, left / 24.0)
