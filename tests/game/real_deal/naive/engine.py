"""The match itself: set-up, decisions, change of possession, quarters and the end."""

from tests.game.real_deal.naive.cards import CONTINUATIONS, POINTS, STOPS, TEAM_CARDS, WILD_CARDS
from tests.game.real_deal.naive.chance import Chance
from tests.game.real_deal.naive.facts import (
    CLOCK_CARD,
    COUNTER_DECISION,
    OFFENSE_DECISION,
    PUNT_10,
    TOSS_CHOICE,
    Facts,
    other,
)


class Naive(Facts):
    """One match of Real Deal Football Unplugged."""

    def __init__(self, options: dict[str, str], chance: Chance) -> None:
        super().__init__(options)
        self.chance = chance
        self._deal()
        # RD-20: after the first deal, with both hands seen
        self.toss_winner = self._toss("opening")
        self._ask(self.toss_winner, TOSS_CHOICE)

    def play(self, choice: str) -> None:
        """Carry out one legal choice of the team that decides (RD-24, RD-28, RD-32)."""
        if choice not in self.choices():
            raise ValueError(f"not legal now: {choice}")
        assert self.seat is not None
        action, _, rest = choice.partition("(")
        card = rest.rstrip(")")
        if self.asks == TOSS_CHOICE:
            self._toss_choice(self.seat, action)
        elif self.asks == OFFENSE_DECISION:
            self._offense(self.seat, action, card)
        else:
            self._counter(self.seat, action, card)

    # Set-up

    def _deal(self) -> None:
        """RD-17 to RD-19."""
        wild = self._shuffle("wild", WILD_CARDS)  # RD-18
        shares = [wild[:3], wild[3:]]
        for seat in (0, 1):
            cards = self._shuffle(f"draw:{seat}", TEAM_CARDS + shares[seat])  # RD-8
            self.hand[seat] = cards[:4]  # RD-19
            self.draw_pile[seat] = cards[4:]
            self.table_pile[seat] = []
            self.discard_pile[seat] = []
            self.face_down[seat] = []
        self.finished = [0, 0]  # RD-63
        self._clear_play()

    def _shuffle(self, what: str, cards: list[str]) -> list[str]:
        """Ask chance for an order, and see that no card is lost."""
        mixed = list(self.chance.shuffle(what, list(cards)))
        if sorted(mixed) != sorted(cards):
            raise ValueError(f"the shuffle of {what} does not give the same cards back")
        return mixed

    def _toss(self, why: str) -> int:
        """Ask chance for the winner of a coin toss."""
        seat = self.chance.toss(why, 2)
        if seat not in (0, 1):
            raise ValueError(f"the toss names no seat: {seat}")
        return seat

    def _toss_choice(self, seat: int, action: str) -> None:
        """RECEIVE or DEFER at the start of a half."""
        if self.quarter == 1:
            self.toss_choice = action
        ball = seat if action == "RECEIVE" else other(seat)  # RD-20, RD-21
        self._start_possession(ball, return_open=True, limited=False)  # RD-23

    # Decisions

    def _ask(self, seat: int, asks: str) -> None:
        """Give the next decision to a team."""
        self.seat = seat
        self.asks = asks

    def _offense(self, seat: int, action: str, card: str) -> None:
        """Table 5.1."""
        if action == "PLAY":
            self._face_up(seat, card)  # RD-11
            self._present(seat, card)
        elif action == "PUNT":
            self._lay_face_down(seat, card)  # RD-12
            self._change_possession(other(seat), return_open=True, limited=False)
        else:
            self._face_up(seat, CLOCK_CARD)
            self._end_by_clock_card(seat)

    def _present(self, seat: int, card: str) -> None:
        """A play now waits for a counter of the other team."""
        self.waiting = card
        self.waiting_by = seat
        self._ask(other(seat), COUNTER_DECISION)

    def _clear_play(self) -> None:
        """No play waits."""
        self.waiting = None
        self.waiting_by = None
        self.returned_kick = None

    def _counter(self, seat: int, action: str, card: str) -> None:
        """Table 5.2."""
        assert self.waiting is not None
        assert self.waiting_by is not None
        if action == "COUNTER":
            self._face_up(seat, card)
            if card in STOPS:
                self._stop(seat)
            elif card in CONTINUATIONS:
                self._continuation(seat)
            elif card == "SAFETY":
                self._safety(seat)
            else:
                self._return_kick(seat)
        elif action == "CONCEDE":
            if card != "none":
                self._lay_face_down(seat, card)
            self._score(self.waiting_by, POINTS[self.waiting])  # RD-64
            if self.asks is None:
                return  # RD-67
            self._pass_ball(self.waiting_by)  # RD-44, RD-59: only a returner lacks it here
            self._change_possession(seat, return_open=True, limited=False)  # RD-58
        elif action == "ACCEPT" and self.waiting == "SAFETY":
            self._score(self.waiting_by, 2)  # RD-47
            if self.asks is None:
                return  # RD-67
            self._change_possession(self.waiting_by, return_open=True, limited=False)  # RD-47
        elif action == "ACCEPT":
            self._change_possession(seat, return_open=True, limited=True)  # RD-50
        else:
            self._face_up(seat, CLOCK_CARD)
            if self.waiting != PUNT_10:  # RD-55
                self._score(self.waiting_by, POINTS[self.waiting])
            self._end_by_clock_card(seat)

    def _stop(self, seat: int) -> None:
        """RD-35; RD-50 for a blocked punt; RD-44 for a fumbled return."""
        assert self.waiting_by is not None
        self._pass_ball(self.waiting_by)  # RD-59: fumbled by a returner
        self._change_possession(seat, return_open=False, limited=False)

    def _continuation(self, seat: int) -> None:
        """RD-36 to RD-39, RD-44, RD-48."""
        assert self.waiting_by is not None
        carrier = seat if self.waiting == "SAFETY" else self.waiting_by  # RD-37
        self._pass_ball(carrier)  # RD-59: a return wiped out
        self.return_open = False  # RD-38
        if self.returned_kick is not None:  # RD-44, RD-48: the returner takes over
            self.limited = self.returned_kick == PUNT_10
            self._clear_table()  # RD-13: the kicking team's possession has ended
        self._clear_play()
        if self.hand[carrier]:
            self._ask(carrier, OFFENSE_DECISION)
        else:
            self._change_possession(other(carrier), return_open=False, limited=False)  # RD-39

    def _safety(self, seat: int) -> None:
        """RD-45, RD-46: the play fails in any case; the team it was played against faces the SAFETY."""
        assert self.waiting_by is not None
        if self.returned_kick is not None:
            self._pass_ball(self.waiting_by)  # RD-59: a return hit by a SAFETY passes the ball
            self.return_open = False
            self.limited = self.returned_kick == PUNT_10
        self._present(seat, "SAFETY")

    def _return_kick(self, seat: int) -> None:
        """RD-42, RD-43: a RETURN TD as a counter is itself a play."""
        self.returned_kick = self.waiting
        self._present(seat, "RETURN TD")

    # Cards

    def _face_up(self, seat: int, card: str) -> None:
        """RD-11."""
        self.hand[seat].remove(card)
        self.table_pile[seat].append(card)

    def _lay_face_down(self, seat: int, card: str) -> None:
        """RD-12."""
        self.hand[seat].remove(card)
        self.discard_pile[seat].append(card)
        self.face_down[seat].append(card)

    def _clear_table(self) -> None:
        """RD-13."""
        for seat in (0, 1):
            self.discard_pile[seat].extend(self.table_pile[seat])
            self.table_pile[seat] = []

    def _draw_up(self) -> None:
        """RD-60: both teams draw up to four cards, as far as the Draw pile goes."""
        for seat in (0, 1):
            while len(self.hand[seat]) < 4 and self.draw_pile[seat]:
                self.hand[seat].append(self.draw_pile[seat].pop(0))

    # Possession and quarters

    def _pass_ball(self, seat: int) -> None:
        """RD-59: the team that loses the ball has finished one possession."""
        if self.ball is not None and self.ball != seat:
            self.finished[self.ball] += 1
        self.ball = seat

    def _change_possession(self, seat: int, *, return_open: bool, limited: bool) -> None:
        """The end of a quarter, step by step."""
        assert self.ball != seat
        self._clear_play()
        self._clear_table()  # (1)
        self.return_open = return_open  # (2)
        self.limited = limited
        self._pass_ball(seat)  # (2) and (3)
        self._draw_up()  # (4)
        if not self.draw_pile[0] or not self.draw_pile[1]:  # (5) RD-61
            self._end_quarter(seat, return_open=return_open, limited=limited)  # RD-62
        else:
            self._ask(seat, OFFENSE_DECISION)  # (6)

    def _start_possession(self, seat: int, *, return_open: bool, limited: bool) -> None:
        """Begin the first possession of a quarter."""
        self.ball = seat
        self.return_open = return_open
        self.limited = limited
        self._ask(seat, OFFENSE_DECISION)

    def _end_by_clock_card(self, seat: int) -> None:
        """RD-56: the team that played the card has the ball at the start of the next quarter."""
        self._end_quarter(seat, return_open=False, limited=False)

    def _end_quarter(self, seat: int, *, return_open: bool, limited: bool) -> None:
        """The quarter is over; the arguments say how the next one starts inside a half."""
        if self.overtime == 2:
            self._end_match()  # RD-68
        elif self.overtime == 1:
            self._start_overtime()  # RD-68
        elif self.quarter == self.last_quarter():
            if self.points[0] == self.points[1]:
                self._start_overtime()  # RD-66
            else:
                self._end_match()  # RD-65
        else:
            self.quarter += 1
            self._deal()
            if self.quarter == 3:
                self._second_half_choice()
            else:
                self._start_possession(seat, return_open=return_open, limited=limited)  # RD-56, RD-62

    def _second_half_choice(self) -> None:
        """RD-21, RD-22."""
        assert self.toss_winner is not None
        chooser = other(self.toss_winner) if self.toss_choice == "RECEIVE" else self.toss_winner
        self.ball = None
        self.return_open = False
        self.limited = False
        self._ask(chooser, TOSS_CHOICE)

    def _start_overtime(self) -> None:
        """RD-66."""
        self.overtime += 1
        self.quarter += 1
        self._deal()
        self._start_possession(self._toss("overtime"), return_open=True, limited=False)

    # Scoring and the end

    def _score(self, seat: int, points: int) -> None:
        """RD-64; in overtime the first score ends the game (RD-67)."""
        self.points[seat] += points
        if self.overtime > 0:
            self._end_match()

    def _end_match(self) -> None:
        """RD-2, RD-65, RD-67, RD-68: nobody wins a draw."""
        best = max(self.points)
        leaders = [seat for seat in (0, 1) if self.points[seat] == best]
        self.winners = leaders if len(leaders) == 1 else []
        self._clear_play()
        self.seat = None
        self.asks = None
