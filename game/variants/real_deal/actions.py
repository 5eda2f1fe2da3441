"""The actions of Real Deal. A hand never holds two cards with the same face, so an action names the face."""

from __future__ import annotations

from game.action_texts import ActionTexts
from game.contract import Action, Pick, Source, Target
from game.variants.real_deal.cards import BY_CODE, CODE, COUNTERS, END_OF_QUARTER, PUNT_INSIDE, RETURN, SCORING

NO_CARD = "none"


class Receive(Action, frozen=True, tag="receive"):
    """Be on offense first (RD-20)."""

    text = "RECEIVE"


class Defer(Action, frozen=True, tag="defer"):
    """Let the other team be on offense first (RD-20)."""

    text = "DEFER"


class PlayCard(Action, frozen=True, tag="play"):
    """Play a card face up, for the other team to counter."""

    card: str

    def __str__(self) -> str:
        return f"PLAY({self.card})"

    def pick(self, seat: int) -> Pick:
        return Pick((Source(f"hand:{seat}", self.card),), Target("zone", f"table_pile:{seat}"))


class Punt(Action, frozen=True, tag="punt"):
    """Lay a card face down and give the ball away (RD-25)."""

    card: str

    def __str__(self) -> str:
        return f"PUNT({self.card})"

    def pick(self, seat: int) -> Pick:
        return Pick((Source(f"hand:{seat}", self.card, along=True),), Target("zone", f"discard_pile:{seat}"))


class Counter(Action, frozen=True, tag="counter"):
    """Answer the play with a card of the chart (RD-33)."""

    card: str

    def __str__(self) -> str:
        return f"COUNTER({self.card})"

    def pick(self, seat: int) -> Pick:
        return Pick((Source(f"hand:{seat}", self.card),), Target("zone", f"table_pile:{seat}"))


class Concede(Action, frozen=True, tag="concede"):
    """Let the play score and lay a card face down, if there is one (RD-29, RD-31)."""

    card: str = NO_CARD

    def __str__(self) -> str:
        return f"CONCEDE({self.card})"

    def pick(self, seat: int) -> Pick:
        cards = () if self.card == NO_CARD else (Source(f"hand:{seat}", self.card, along=True),)
        return Pick(cards, Target("zone", f"discard_pile:{seat}"))


class Accept(Action, frozen=True, tag="accept"):
    """Let a SAFETY count or a punt inside the 10 stand; nothing is discarded (RD-47, RD-50)."""

    text = "ACCEPT"


class EndQuarter(Action, frozen=True, tag="end_quarter"):
    """Play HAS BALL END OF QUARTER (RD-52 to RD-56)."""

    text = "END_QUARTER"

    def pick(self, seat: int) -> Pick:
        return Pick((Source(f"hand:{seat}", END_OF_QUARTER),), Target("zone", f"table_pile:{seat}"))


RECEIVE, DEFER, ACCEPT, END_QUARTER, CONCEDE_NOTHING = Receive(), Defer(), Accept(), EndQuarter(), Concede()
PLAYS: dict[str, PlayCard] = {code: PlayCard(code) for code in (*SCORING, RETURN, PUNT_INSIDE)}
PUNTS: dict[str, Punt] = {code: Punt(code) for code in BY_CODE}
ANSWERS: dict[str, Counter] = {code: Counter(code) for code in COUNTERS}
CONCESSIONS: dict[str, Concede] = {code: Concede(code) for code in BY_CODE}
PUNT_OF: tuple[Punt, ...] = tuple(PUNTS[code] for code in CODE)
"""The punt with each card id."""
CONCESSION_OF: tuple[Concede, ...] = tuple(CONCESSIONS[code] for code in CODE)
"""The concession with each card id."""

_BY_CARD = (PLAYS, PUNTS, ANSWERS, CONCESSIONS)
parse = ActionTexts(
    (RECEIVE, DEFER, ACCEPT, END_QUARTER, CONCEDE_NOTHING, *[each for table in _BY_CARD for each in table.values()]),
    "Real Deal Football Unplugged",
)
"""Returns the action of a rulebook text such as ``COUNTER(4TH DOWN STOP)``; en dashes are read, too."""
