"""The match itself: what follows from each choice."""

from tests.game.blowout.naive import plays
from tests.game.blowout.naive.cards import CHALLENGE, DEFENSE, OFFENSE, SPECIAL_TEAMS
from tests.game.blowout.naive.chance import Chance
from tests.game.blowout.naive.position import (
    COIN,
    DEFENSE_CALL,
    DEFENSE_RESPONSE,
    NONE,
    OFFENSE_CALL,
    OFFENSE_RESPONSE,
    START_SPOT,
    TO_A_FIRST_DOWN,
    Position,
)

POINTS = {plays.TOUCHDOWN: 7, plays.FIELD_GOAL: 3, plays.SAFETY: 2}  # BO-2
OVERTIME_DECKS = 4  # BO-104

FIRST_POSSESSION = "first possession"
REPLY = "reply"
SUDDEN_DEATH = "sudden death"


class Naive(Position):
    """One match of BLOWOUT!!!, played choice by choice."""

    def __init__(self, options: dict[str, str], chance: Chance) -> None:
        """Flip the coin; the seat it names is asked first (BO-16)."""
        super().__init__(options)
        self._chance = chance
        self.seat = chance.toss("coin", 2)
        self.asks = COIN

    # What follows

    def play(self, choice: str) -> None:
        """Make the choice, and go on to the next decision."""
        if choice not in self.choices():
            raise ValueError(f"{choice!r} is not a legal choice at {self.asks}.")
        if self.asks == COIN:
            self._start(choice)
        elif self.asks == OFFENSE_CALL:
            self.calls[self.offense] = choice  # BO-33
            self._ask(self.defense, DEFENSE_CALL)
        elif self.asks == DEFENSE_CALL:
            self.calls[self.defense] = choice
            self._reveal()
        elif self.asks == DEFENSE_RESPONSE:
            self._respond_as_defense(choice)
        elif self.asks == OFFENSE_RESPONSE:
            self._respond_as_offense(choice)

    def _ask(self, seat: int, what: str) -> None:
        self.seat = seat
        self.asks = what

    def _start(self, choice: str) -> None:
        winner = self.seat if self.seat is not None else -1
        self.started_on_offense = winner if choice == "start_on_offense" else 1 - winner
        self._start_all_decks_again()  # BO-18
        self._new_possession(self.started_on_offense, START_SPOT)  # BO-17
        self._begin_down()

    def _start_all_decks_again(self) -> None:
        for stock in self.stocks:
            stock.start_again(self._chance)

    def _new_possession(self, seat: int, spot: int) -> None:
        self.offense = seat
        self._first_down_at(spot)

    def _first_down_at(self, spot: int) -> None:
        self.spot = spot
        self.down = 1
        self.marker = min(spot + TO_A_FIRST_DOWN, plays.GOAL_LINE)  # BO-6, BO-7

    def _begin_down(self) -> None:
        """Steps 1 to 3 of a down (BO-26)."""
        self.stock(OFFENSE, self.offense).draw_up(5, self._chance)  # BO-20
        self.stock(SPECIAL_TEAMS, self.offense).draw_up(1, self._chance)
        self.stock(DEFENSE, self.defense).draw_up(6, self._chance)
        if not self._offense_calls() and not self.stock(OFFENSE, self.offense).deck:  # BO-86, BO-87, BO-88
            self._end_period()
            return
        self._ask(self.offense, OFFENSE_CALL)

    def _reveal(self) -> None:
        """Step 4, and step 5 when a foul was called (BO-26, BO-27)."""
        offense_call = self.calls[self.offense]
        defense_call = self.calls[self.defense]
        self.calls = {}
        kicks = self.stock(SPECIAL_TEAMS, self.offense).hand
        self._put_on_table(self.offense, SPECIAL_TEAMS if offense_call in kicks else OFFENSE, offense_call)
        self._put_on_table(self.defense, DEFENSE, defense_call)
        if plays.is_answerable(offense_call, defense_call):
            self._ask(self.defense, DEFENSE_RESPONSE)  # BO-43, BO-49
        else:
            self._finish_down(plays.penalty_call(self._situation(), offense_call, defense_call))  # BO-37

    def _put_on_table(self, seat: int, deck_name: str, card: str) -> None:
        self.stock(deck_name, seat).hand.remove(card)
        self.table.append((seat, deck_name, card))

    def _situation(self) -> plays.Situation:
        return plays.Situation(self.spot, self.marker, self.down)

    def _respond_as_defense(self, choice: str) -> None:
        """Step 6 (BO-26)."""
        if choice != NONE:
            self._put_on_table(self.defense, DEFENSE, choice)
        if choice == CHALLENGE:  # BO-47
            self._finish_down(
                plays.answered_play(self._situation(), self.offense_call, self.defense_call, choice, NONE)
            )
        else:
            self._ask(self.offense, OFFENSE_RESPONSE)

    def _respond_as_offense(self, choice: str) -> None:
        """Step 7 (BO-26); nothing can answer it (BO-48)."""
        defended = self.table[2][2] if len(self.table) > 2 else NONE
        if choice != NONE:
            self._put_on_table(self.offense, OFFENSE, choice)
        self._finish_down(
            plays.answered_play(self._situation(), self.offense_call, self.defense_call, defended, choice)
        )

    def _finish_down(self, result: plays.Result) -> None:
        """Steps 8 and 9 (BO-26)."""
        self.log.append((self.offense, result.how, result.why, result.spot))
        for seat, deck_name, card in self.table:  # BO-24
            self.stock(deck_name, seat).discard.append(card)
        self.table = []
        if result.how == plays.REPEAT:
            self.spot = result.spot
        elif result.how == plays.FIRST_DOWN:
            self._first_down_at(result.spot)
        elif result.how == plays.NEXT_DOWN:
            self.spot = result.spot
            self.down += 1
        else:
            self._end_possession(result)
        if not self.is_over:
            self._begin_down()

    def _end_possession(self, result: plays.Result) -> None:
        """The ball goes to the other seat, with points or without (BO-96)."""
        if result.how == plays.SAFETY:
            self.points[self.defense] += POINTS[result.how]
        elif result.how in POINTS:
            self.points[self.offense] += POINTS[result.how]
        if self.overtime:
            self._judge_overtime(result.how)
        if self.is_over:
            return
        if result.how == plays.CHANGE:
            self._new_possession(self.defense, plays.GOAL_LINE - result.spot)  # BO-8
        else:
            self._new_possession(self.defense, START_SPOT)

    # Periods and overtime

    def _end_period(self) -> None:
        """The seat with the ball cannot go on."""
        if self.overtime:
            self._end_overtime_deck()
        elif self.period < self.periods:
            self._next_period()
        elif self.points[0] != self.points[1]:  # BO-93
            self._end_match([0] if self.points[0] > self.points[1] else [1])
        else:
            self._start_overtime()

    def _next_period(self) -> None:
        halftime = self.period * 2 == self.periods  # BO-91, BO-92
        self.period += 1
        self._start_all_decks_again()  # BO-89, BO-113
        if halftime:
            self._new_possession(1 - self.started_on_offense, START_SPOT)  # BO-92, BO-119
        self._begin_down()

    def _start_overtime(self) -> None:
        self.overtime_first = self._chance.toss("overtime", 2)  # BO-94, BO-115
        self.overtime = FIRST_POSSESSION
        self._start_all_decks_again()  # BO-95
        self._new_possession(self.overtime_first, START_SPOT)  # BO-116
        self._begin_down()

    def _end_overtime_deck(self) -> None:
        self.overtime_ends += 1
        if self.overtime_ends == OVERTIME_DECKS:  # BO-104
            self._end_match([0, 1])
            return
        self._start_all_decks_again()  # BO-103
        self._begin_down()

    def _judge_overtime(self, how: str) -> None:
        """A possession of overtime ended: go on, or name the winner (BO-97 to BO-102)."""
        ahead = [seat for seat in (0, 1) if self.points[seat] > self.points[1 - seat]]
        if self.overtime == FIRST_POSSESSION:
            if how == plays.SAFETY:  # BO-101
                self._end_match([self.defense])
            elif how in (plays.TOUCHDOWN, plays.FIELD_GOAL):  # BO-97
                self.overtime = REPLY
            else:  # BO-100
                self.overtime = SUDDEN_DEATH
        elif ahead:  # BO-98, BO-101, BO-102
            self._end_match(ahead)
        else:  # BO-99; in sudden death nobody scored
            self.overtime = SUDDEN_DEATH

    def _end_match(self, winners: list[int]) -> None:
        self.winners = winners
        self.seat = None
        self.asks = None
