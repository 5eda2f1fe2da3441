"""On-side kick, one attempt."""

from tests.game.card_bowl.naive.cards import BLACK_JOKER, RED_JOKER, value
from tests.game.card_bowl.naive.fumble import Fumble
from tests.game.card_bowl.naive.play import Ending, Play

BACK = 5  # CB-133
NEEDED = 10  # CB-134
LAST_FAILURE = 6  # CB-136


class OnsideKick:
    """One attempt with a declared distance; a failure ends it as kick over or takeover."""

    def __init__(self, play: Play, declared: int) -> None:
        self.play = play
        self.declared = declared
        self.bonus = True

    def run(self) -> Ending:
        """One card, then a failure or a loose ball."""
        card = self.distance_card()
        if card is None:
            return self.failed(None)
        distance = self.declared + value(card)
        if distance < NEEDED:
            return self.failed(distance)
        kicker = self.play.offense
        bonus = distance - NEEDED if self.bonus else 0  # CB-139
        spot = self.play.facts.spot + distance
        return Fumble(self.play, kicker, spot, "snap", no_run=(kicker,), bonus=bonus).run()  # CB-138, CB-140

    def distance_card(self) -> str | None:
        """The card of the kick, or None for out of bounds (CB-132, CB-133)."""
        card = self.play.table.draw("on-side kick")
        while card == RED_JOKER:
            self.bonus = False
            card = self.play.table.draw("on-side kick")
        return None if card == BLACK_JOKER else card

    def failed(self, distance: int | None) -> Ending:
        """Kicked over, or taken by the receivers (CB-134 to CB-137)."""
        failures = self.play.facts.failures + 1
        receiver = self.play.defense
        again = self.play.facts.spot - (BACK if distance is None else 0)
        choice = "kick over"
        if failures >= LAST_FAILURE:
            choice = "take the ball"
        elif failures >= 2:
            choice = self.play.table.ask(receiver, "D3 failed kick", ["take the ball", "kick over"])
        if choice == "kick over":
            return Ending("kick over", self.play.offense, again)
        if distance is None:  # CB-137
            distance = self.declared + value(self.play.table.plain("on-side spot"))
        return Ending("takeover", receiver, self.play.facts.spot + distance)
