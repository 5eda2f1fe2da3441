"""The call, the deal and the discards of a scrimmage play, and the snap."""

from dataclasses import dataclass, field

from tests.game.card_bowl.naive.cards import BLACK_JOKER, RED_JOKER, SUITS, is_face, is_joker, is_red, suit, value
from tests.game.card_bowl.naive.facts import Situation
from tests.game.card_bowl.naive.fouls import set_foul
from tests.game.card_bowl.naive.fumble import Fumble
from tests.game.card_bowl.naive.play import Ending, Play, Table

HAND = 11  # CB-202


def calls(situation: Situation) -> list[str]:
    """What the offense may call (CB-200, CB-95)."""
    spike = ["spike"] if situation.options.timing == "complex" and situation.running else []
    return ["scrimmage", "punt", "field goal", *spike, "kneel"]


@dataclass
class TableInput:
    """What the deal gave."""

    offense: list[str] = field(default_factory=list)
    defense: list[str] = field(default_factory=list)
    offense_aside: list[str] = field(default_factory=list)
    defense_aside: list[str] = field(default_factory=list)
    exchanged: bool = False
    """RJ was given back; it has to be shuffled into the draw deck (CB-203)."""


def reduce_hand(hand: list[str]) -> tuple[list[str], list[str]]:
    """The eleven cards kept and the lowest set aside (CB-204)."""
    order = sorted(hand, key=lambda card: (value(card), SUITS.index(suit(card))))
    aside = order[: max(0, len(hand) - HAND)]
    return [card for card in hand if card not in aside], aside


class Deal:
    """Deal both hands, defense first (CB-201 to CB-205)."""

    def __init__(self, table: Table, defense_seat: int, offense_cards: int, defense_cards: int) -> None:
        self.table = table
        self.seat = defense_seat
        self.sizes = (offense_cards, defense_cards)

    def run(self) -> TableInput:
        """The deal, the exchange of RJ, and the discards."""
        hands = TableInput()
        while len(hands.offense) < self.sizes[0] or len(hands.defense) < self.sizes[1]:
            if len(hands.defense) < self.sizes[1]:
                hands.defense.append(self.table.draw("deal defense"))
            if len(hands.offense) < self.sizes[0]:
                hands.offense.append(self.table.draw("deal offense"))
        choices = ["keep", "exchange"] if RED_JOKER in hands.defense else ["keep"]
        if self.table.ask(self.seat, "D11 red joker", choices) == "exchange":
            hands.defense.remove(RED_JOKER)
            hands.defense.append(self.table.draw("exchange"))
            hands.exchanged = True
        hands.offense, hands.offense_aside = reduce_hand(hands.offense)
        hands.defense, hands.defense_aside = reduce_hand(hands.defense)
        return hands


class Snap:
    """The snap card; the play goes on if it gives no ending."""

    def __init__(self, play: Play, shotgun: bool) -> None:
        self.play = play
        self.shotgun = shotgun

    def run(self) -> Ending | None:
        """Draw the snap card (CB-229)."""
        card = self.play.table.draw("snap")
        if not is_joker(card):
            return None
        found = self.play.table.draw("determination: snap")
        if card == BLACK_JOKER:
            if not is_red(found):  # CB-230
                set_foul(self.play, "offside", self.play.defense, 5, "LoS")
                return None
            return self.stopped(found)
        depth = self.depth(found)
        if depth is None:
            return self.stopped(found)
        self.play.note(f"fumbled snap {depth} yards back")
        return Fumble(self.play, self.play.offense, self.play.facts.spot - depth, "snap").run()  # CB-235

    def depth(self, found: str) -> int | None:
        """How far behind the line a fumbled snap lies (CB-231, CB-232)."""
        if is_joker(found) or value(found) > (5 if self.shotgun else 2):
            return None
        return value(self.play.table.plain("snap depth")) if self.shotgun else value(found)

    def stopped(self, found: str) -> Ending:
        """Five yards on the offense, or a timeout instead (CB-230, CB-233, CB-234); neither by CB-22."""
        offense = self.play.offense
        ending = Ending("stopped", offense, self.play.facts.spot)
        if self.play.facts.options.single_joker:
            return ending
        choices = ["penalty", "timeout"]
        if not is_face(found) or self.play.facts.timeouts[offense] <= 0:
            choices = ["penalty"]
        if self.play.table.ask(offense, "D18 delay of game", choices) == "timeout":
            self.play.timeouts_spent.append(offense)
            return ending
        set_foul(self.play, "snap", offense, 5, "LoS")
        return ending


class QuietPlay:
    """A spike or a kneel: one snap card and no hands (CB-95, CB-97)."""

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self) -> Ending:
        """The snap, then the ball is dead."""
        stopped = Snap(self.play, shotgun=False).run()
        if stopped is not None:
            return stopped
        offense, spot = self.play.offense, self.play.facts.spot
        if self.play.kind == "spike":
            return Ending("incomplete", offense, spot)
        return Ending("safety" if spot - 1 <= 0 else "down", offense, spot - 1)
