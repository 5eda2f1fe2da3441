"""Kickoff, squib kick and free kick after a safety."""

from tests.game.card_bowl.naive.cards import BLACK_JOKER, RED_JOKER, is_number, value
from tests.game.card_bowl.naive.fouls import call_now, defer, set_foul
from tests.game.card_bowl.naive.play import Ending, Play
from tests.game.card_bowl.naive.returns import Catch, Return


class Kickoff:
    """A regular kick, or a squib kick at a target line; a free kick of kickoff type is a regular kick from 20."""

    def __init__(self, play: Play, target: int | None = None) -> None:
        self.play = play
        self.target = target
        self.receiver = play.defense
        self.bobble = False
        self.r = 0

    def p(self, own: int) -> int:
        """The receivers' own yard as own yard of the kickers."""
        return self.play.own(self.receiver, own)

    def run(self) -> Ending:
        """The kick, the coverage, the choice and the return."""
        first = self.first_card()
        if first is None:  # CB-105
            return Ending("down", self.receiver, self.p(70 - self.play.facts.spot))
        self.r = self.catch_at(value(first) + value(self.second_card()))
        if self.r <= -10:  # CB-130, CB-146
            return self.touchback()
        return self.after_catch()

    def catch_at(self, total: int) -> int:
        """Where the ball comes down (CB-102, CB-127)."""
        if self.target is not None:
            return self.target - total
        return total - 11 + (30 - self.play.facts.spot)

    def first_card(self) -> str | None:
        """The first kick card, or None if the ball is out of bounds (CB-104, CB-107)."""
        card = self.play.table.draw("kick 1")
        while card in (RED_JOKER, BLACK_JOKER):
            if card == RED_JOKER:
                self.bobbled()
            else:
                found = self.play.table.draw("determination: kick 1")
                if not is_number(found) or value(found) > 5:
                    return None
                set_foul(self.play, "offside", self.play.offense, 5, "END", holder=self.receiver)
            card = self.play.table.draw("kick 1")
        return card

    def second_card(self) -> str:
        """The second kick card (CB-106, CB-107)."""
        return self.later_kick_card("kick 2")

    def later_kick_card(self, purpose: str) -> str:
        """A kick card where BJ is a penalty found at the end of the play."""
        card = self.play.table.draw(purpose)
        while card in (RED_JOKER, BLACK_JOKER):
            if card == RED_JOKER:
                self.bobbled()
            else:
                defer(self.play, "kick card", 0, self.receiver)
            card = self.play.table.draw(purpose)
        return card

    def bobbled(self) -> None:
        """The return loses one draw (CB-107)."""
        self.bobble = True

    def coverage_card(self) -> str:
        """The coverage card (CB-108 to CB-110)."""
        card = self.play.table.draw("coverage")
        while card in (RED_JOKER, BLACK_JOKER):
            if card == RED_JOKER:
                self.bobbled()
            else:
                call_now(self.play, "kick coverage", 0, self.receiver)
            card = self.play.table.draw("coverage")
        return card

    def touchback(self) -> Ending:
        """First down at the own 20 (CB-52)."""
        return Ending("touchback", self.receiver, self.p(0))

    def after_catch(self) -> Ending:
        """Coverage, then touchback or return (CB-108, CB-111, CB-112)."""
        coverage = self.coverage_card()
        if self.r < 0:
            choice = self.play.table.ask(self.receiver, "D4 touchback", ["touchback", "return"])
            if choice == "touchback":
                return self.touchback()
        long_squib = self.target is not None and self.r > 15
        cards = (2 if long_squib else 4) - self.bobble  # CB-112, CB-128
        less = 1 if long_squib else 0  # CB-129
        return Return(self.play, Catch(self.r, coverage, cards, 2, less)).run()


class PuntTypeFreeKick(Kickoff):
    """A free kick of punt type (CB-144, CB-145)."""

    def run(self) -> Ending:
        total = sum(value(self.later_kick_card(f"kick {number}")) for number in (1, 2, 3, 4))
        distance = total + 25
        self.r = 100 - (self.play.facts.spot + distance)
        if self.r <= -10:  # CB-146
            return self.touchback()
        return self.after_catch()


def free_kick(play: Play) -> Ending:
    """The conceding team chooses how it kicks (CB-142)."""
    choice = play.table.ask(play.offense, "D5 free kick", ["punt type", "kickoff type"])
    return PuntTypeFreeKick(play).run() if choice == "punt type" else Kickoff(play).run()
