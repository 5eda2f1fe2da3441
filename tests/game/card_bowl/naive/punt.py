"""Punt and punt bounce."""

from tests.game.card_bowl.naive.cards import BLACK_JOKER, RED_JOKER, suit, value
from tests.game.card_bowl.naive.fouls import call_now
from tests.game.card_bowl.naive.fumble import Fumble
from tests.game.card_bowl.naive.play import Ending, Play
from tests.game.card_bowl.naive.returns import Catch, Return


class Punt:
    """A punt with n cards."""

    def __init__(self, play: Play, cards: int, sideline: bool) -> None:
        self.play = play
        self.cards = cards
        self.sideline = sideline
        self.receiver = play.defense
        self.kicker = play.offense
        self.last = ""
        self.r = 0

    def p(self, own: int) -> int:
        """The receivers' own yard as own yard of the kickers."""
        return self.play.own(self.receiver, own)

    def touchback(self) -> Ending:
        """First down at the own 20."""
        return Ending("touchback", self.receiver, self.p(0))

    def run(self) -> Ending:
        """The punt cards, then whatever they lead to."""
        total = 0
        for number in range(1, self.cards + 1):
            card = self.punt_card(number)
            if card is None:
                return self.blocked()
            total += value(card)
            self.last = card
        distance = total + 15  # CB-151
        self.r = 100 - (self.play.facts.spot + distance)
        if self.r <= -10:  # CB-159
            return self.touchback()
        if self.sideline and suit(self.play.table.plain("out-of-bounds check")) != suit(self.last):  # CB-160
            return self.touchback() if self.r <= 0 else Ending("down", self.receiver, self.p(self.r))
        coverage = self.coverage_card()
        return self.fielded(coverage)

    def punt_card(self, number: int) -> str | None:
        """One punt card, or None for a block (CB-152, CB-153)."""
        card = self.play.table.draw(f"punt {number}")
        if card == BLACK_JOKER:
            call_now(self.play, "punt card", 0, self.receiver)
            card = self.play.table.draw(f"punt {number}")
        return None if card == RED_JOKER else card

    def blocked(self) -> Ending:
        """The ball lies behind the line of scrimmage (CB-156, CB-157)."""
        depth = value(self.play.table.plain("blocked punt depth")) + 5
        return Fumble(self.play, self.kicker, self.play.facts.spot - depth, "snap", two_cards=True).run()

    def coverage_card(self) -> str | None:
        """The coverage card, or None for a forced fair catch (CB-161 to CB-163)."""
        card = self.play.table.draw("coverage")
        if card == BLACK_JOKER:
            call_now(self.play, "punt coverage", 0, self.receiver)
            card = self.play.table.draw("coverage")
        return None if card == RED_JOKER else card

    def fielded(self, coverage: str | None) -> Ending:
        """What the receiver does with it (CB-162, CB-164 to CB-166)."""
        if coverage is None or self.cards <= 2:
            return self.fair_catch()
        choices = ["return", "fair catch", "bounce"] if self.r > 0 else ["return", "touchback"]
        choice = self.play.table.ask(self.receiver, "D8 punt", choices)
        if choice == "touchback":
            return self.touchback()
        if choice == "fair catch":
            return self.fair_catch()
        if choice == "bounce":
            return Bounce(self, coverage).run()
        return Return(self.play, Catch(self.r, coverage, 2, 1)).run()  # CB-167, CB-168

    def fair_catch(self) -> Ending:
        """One card for a fair catch (CB-166, CB-170 to CB-172)."""
        if self.r <= 0:
            return self.touchback()
        card = self.play.table.draw("fair catch")
        if card == RED_JOKER:
            return Fumble(self.play, self.receiver, self.p(self.r), "kick", no_run=(self.kicker,)).run()
        if card == BLACK_JOKER:
            call_now(self.play, "fair catch", self.p(self.r), self.receiver)
        return Ending("down", self.receiver, self.p(self.r))


class Bounce:
    """A punt that the receiver lets bounce."""

    def __init__(self, punt: Punt, coverage: str) -> None:
        self.punt = punt
        self.table = punt.play.table
        self.coverage = coverage
        self.touched = False
        self.r = punt.r

    def run(self) -> Ending:
        """The first bounce, and after a forward one the second."""
        first = self.bounce_card()
        if suit(first) == suit(self.punt.last):  # CB-173, back
            self.move(max(0, value(first) - self.cover()))  # CB-175
            return self.rest()
        self.move(-value(first))
        if not self.touched and suit(self.coverage) == suit(first):  # CB-176
            most = min(value(self.coverage), value(first))
            taken = int(self.table.ask(self.punt.kicker, "D9 downed", [str(k) for k in range(most + 1)]))
            if taken:
                self.move(taken)
                return self.rest()
        if self.r <= 0:  # CB-177
            return self.rest()
        second = self.bounce_card()  # CB-174
        self.move(-value(second) if suit(second) != suit(first) else value(second))
        return self.rest()

    def cover(self) -> int:
        """The coverage value; none after a touched ball (CB-178)."""
        return 0 if self.touched else value(self.coverage)

    def move(self, yards: int) -> None:
        """The ball bounces; forward is negative."""
        self.r += yards

    def bounce_card(self) -> str:
        """One bounce card; RJ has touched a receiver, BJ is replaced (CB-178, CB-180)."""
        card = self.table.draw("punt bounce")
        while card in (RED_JOKER, BLACK_JOKER):
            if card == RED_JOKER:
                self.touched = True
            card = self.table.draw("punt bounce")
        return card

    def rest(self) -> Ending:
        """Where the ball lies in the end (CB-177 to CB-179, CB-181)."""
        punt = self.punt
        if self.touched:
            return Fumble(punt.play, punt.receiver, punt.p(self.r), "kick", no_run=(punt.kicker,)).run()
        if self.r <= 0:
            return punt.touchback()
        return Ending("down", punt.receiver, punt.p(self.r))
