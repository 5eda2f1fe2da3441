"""Screen pass and lateral."""

from dataclasses import dataclass

from tests.game.card_bowl.naive.cards import BLACK_JOKER, RED_JOKER, value
from tests.game.card_bowl.naive.fouls import set_foul
from tests.game.card_bowl.naive.front import BACKS, Front
from tests.game.card_bowl.naive.fumble import Fumble, carry
from tests.game.card_bowl.naive.passing import SHORT, Window, intercepted, pass_card, passer
from tests.game.card_bowl.naive.play import Ending, Play
from tests.game.card_bowl.naive.pursuit import Chase
from tests.game.card_bowl.naive.rush import (
    Gain,
    Matchup,
    dead_at,
    line_matchup,
    loose_after_gain,
    run_part,
    suits_match,
)


@dataclass(frozen=True)
class Place:
    """Where the back goes: lanes of the line, or an outside group of one side."""

    lanes: tuple[int, ...] = ()
    side: str = ""
    group: tuple[str, ...] = ()


def outside_matchup(front: Front, place: Place) -> Matchup:
    """Receivers at full and a back at half value against all who cover them (CB-374, CB-379)."""
    men = [front.men[slot] for slot in place.group]
    positions = ("ILB", f"OLB-{place.side}", f"S-{place.side}")
    return Matchup(
        [man for man in men if man.slot not in BACKS],
        [man for man in men if man.slot in BACKS],
        [one for slot in place.group for one in front.cover_of(slot)],
        lambda position: position in positions,
    )


class Behind:
    """What a screen and a lateral have in common."""

    def __init__(self, play: Play, front: Front, back: str, place: Place, window: Window) -> None:
        self.play = play
        self.front = front
        self.back = front.men[back]
        self.place = place
        self.window = window

    def matchup(self) -> Matchup:
        """The cards at the place."""
        if self.place.group:
            return outside_matchup(self.front, self.place)
        return line_matchup(self.front, self.place.lanes)

    def part(self, reception: str) -> Gain:
        """The run part, with the reception card as handoff card (CB-378, CB-386)."""
        return run_part(self.play, self.front, self.matchup(), self.back, reception)

    def go_on(self, p: int, gain: Gain, chase: Chase) -> Ending:
        """At least one open-field card (CB-380)."""
        cards = max(1, gain.breaks)
        return carry(self.play, self.play.offense, p, cards, "snap", pursuit=chase, automatic=cards == 1)

    def loose(self) -> Ending:
        """A fumble five yards back (CB-340, CB-384)."""
        return Fumble(self.play, self.play.offense, self.play.facts.spot - SHORT, "snap").run()


class Screen(Behind):
    """A screen pass."""

    def run(self) -> Ending:
        """Pass draw, reception draw, run part, open field."""
        side = self.place.side if self.place.group else self.front.end_side(self.place.lanes)  # CB-382
        self.back.up = True
        thrown = pass_card(self.play)
        if thrown is None:
            return self.loose()
        incomplete = Ending("incomplete", self.play.offense, self.play.facts.spot)
        good = value(thrown) + self.window.pressure < passer(self.front)
        reception = self.reception_card()
        if reception is None:  # CB-377
            return intercepted(self.play, self.play.facts.spot - SHORT)
        if not good or value(reception) >= value(self.back.card):
            return incomplete
        gain = self.part(reception)
        p = self.play.facts.spot + gain.yards
        if gain.fumbled:
            return loose_after_gain(self.play, p)
        if gain.yards < 0 and self.throws_away():  # CB-381
            return incomplete
        if p >= 100 or suits_match(self.play, reception, self.back.card):
            return dead_at(self.play, p, "out of bounds")
        return self.go_on(p, gain, Chase(self.front, side, escorted=True))

    def throws_away(self) -> bool:
        """After a loss the ball may be thrown away."""
        return self.play.table.ask(self.play.offense, "D31 screen", ["incomplete", "keep"]) == "incomplete"

    def reception_card(self) -> str | None:
        """The reception draw, None for RJ (CB-375 to CB-377)."""
        card = self.play.table.draw("reception")
        if card == BLACK_JOKER:
            set_foul(self.play, "reception card", self.play.offense, 10, "LoS")
            card = self.play.table.draw("reception")
        return None if card == RED_JOKER else card


class Lateral(Behind):
    """A lateral to one side (CB-383 to CB-387)."""

    def run(self) -> Ending:
        """Reception draw, run part, open field."""
        self.back.up = True
        card = self.play.table.draw("reception")
        if card == BLACK_JOKER:  # CB-385
            set_foul(self.play, "reception card", self.play.offense, 10, "LoS")
            card = self.play.table.draw("reception")
        if card == RED_JOKER or value(card) >= value(self.back.card):  # CB-384
            return self.loose()
        gain = self.part(card)
        p = self.play.facts.spot + gain.yards - SHORT  # CB-386
        if gain.fumbled:
            return loose_after_gain(self.play, p)
        if p <= -10:  # CB-447
            return Ending("safety", self.play.offense, p)
        if p >= 100 or suits_match(self.play, card, self.back.card):
            return dead_at(self.play, p, "out of bounds")
        return self.go_on(p, gain, Chase(self.front, self.place.side, escorted=True))
