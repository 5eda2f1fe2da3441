"""Field goal and the kicked try."""

from tests.game.card_bowl.naive.cards import BLACK_JOKER, JOKERS, RED_JOKER, is_red, round_half_up, value
from tests.game.card_bowl.naive.fouls import call_now, set_foul
from tests.game.card_bowl.naive.fumble import Fumble
from tests.game.card_bowl.naive.play import Ending, Play

KICK_BACK = 8  # CB-187, CB-191
CARDS = 6


def window(distance: int) -> int:
    """Within how many cards RJ blocks (CB-184).

    >>> window(19), window(20), window(42), window(60), window(90)
    (1, 2, 4, 6, 6)
    """
    return min(6, max(1, distance // 10))


class FieldGoal:
    """A field-goal attempt."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.distance = 100 - play.facts.spot + 18  # CB-182
        self.drawn: list[str] = []

    def run(self) -> Ending:
        """Six cards against the distance."""
        offense, spot = self.play.offense, self.play.facts.spot
        for number in range(1, CARDS + 1):
            what = self.kick_card(number)
            if what == "blocked":
                return self.blocked()
            if what == "stopped":  # CB-188
                return Ending("stopped", offense, spot)
        total = sum(map(value, self.drawn))
        if total >= self.distance:  # CB-183
            return Ending("field goal", offense, spot)
        self.play.lose(offense, spot - KICK_BACK)
        taken = max(20, 100 - (spot - KICK_BACK))  # CB-191
        return Ending("no good", self.play.defense, self.play.own(self.play.defense, taken))

    def kick_card(self, number: int) -> str:
        """Draw the card with this number, through all jokers (CB-184 to CB-190)."""
        card = self.play.table.draw(f"field goal {number}")
        while card in JOKERS:
            if card == RED_JOKER and number <= window(self.distance):
                return "blocked"
            if card == BLACK_JOKER and number == 1 and self.first_foul() == "stopped":
                return "stopped"
            if card == BLACK_JOKER and number == 2:
                call_now(self.play, "field goal 2", 0, self.play.offense)
            card = self.play.table.draw(f"field goal {number}")
        self.drawn.append(card)
        return ""

    def first_foul(self) -> str:
        """BJ as first card: offense 5 and no play, or defense offside (CB-188)."""
        if is_red(self.play.table.draw("determination: field goal 1")):
            set_foul(self.play, "illegal procedure", self.play.offense, 5, "LoS")
            return "stopped"
        set_foul(self.play, "offside", self.play.defense, 5, "LoS")
        return ""

    def blocked(self) -> Ending:
        """The ball is loose behind the line (CB-187)."""
        back = round_half_up(value(self.drawn[0]), 2) if self.drawn else 0
        at = self.play.facts.spot - KICK_BACK + back
        return Fumble(self.play, self.play.offense, at, "snap").run()


def extra_point(play: Play) -> Ending:
    """Six cards as a 20-yard field goal (CB-194, CB-195)."""
    offense, spot = play.offense, play.facts.spot
    total = 0
    for number in range(1, CARDS + 1):
        card = play.table.draw(f"extra point {number}")
        if number == 1 and card in JOKERS:
            return Ending("no good", offense, spot)
        while card in JOKERS:
            card = play.table.draw(f"extra point {number}")
        total += value(card)
    return Ending("conversion" if total >= 20 else "no good", offense, spot)
