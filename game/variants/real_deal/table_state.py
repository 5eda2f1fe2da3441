"""The state that Real Deal's table draws: beside cards and score, the duels of a possession and what it allows."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Event
from game.events import CardMoved, DriveEnded, PeriodBegan, PossessionChanged, Scored
from game.table_state import TableState
from game.variants.real_deal.cards import (
    COUNTERS_OF,
    HAND_SIZE,
    ID_OF,
    POINTS,
    TOUCHDOWN_POINTS,
    ZONES,
)
from game.variants.real_deal.events import (
    BallTaken,
    PlayAccepted,
    PlayConceded,
    PlayCountered,
    PlayMade,
    PossessionBegan,
    QuarterCalled,
    TossDue,
)
from game.variants.real_deal.facts import Played, is_last, may_end, one_more_finished
from game.variants.real_deal.view import RealDealView
from game.zones import Role

OPEN = (Role.LINE, Role.DISCARD)
"""The roles of the zones whose cards all see, except those that were laid face down (RD-12)."""


@dataclass
class RealDealTableState(TableState):
    """The state that the table of Real Deal draws.

    A card that was laid face down on a discard pile is hidden, even for its owner (RD-12).
    """

    quarters: int = 4
    return_open: bool = False
    """Whether the possession may open with a RETURN TD (RD-41)."""
    limited: bool = False
    """Whether only long scoring plays are allowed (RD-51)."""
    finished: tuple[int, int] = (0, 0)
    """Possessions that each team has finished in the quarter (RD-59)."""
    chain: tuple[Played, ...] = ()
    """The face-up cards of the possession in the order in which they were played."""
    waiting: Played | None = None
    """The play that waits for a counter."""
    let_through: bool = False
    """Whether the other team has let that play score, and its points have not been shown yet."""
    dead: bool = False
    """Whether a possession is over and nobody has the ball yet."""
    toss: TossDue | None = None
    """The choice of a half that is still to be made."""

    def adopt(self, view: RealDealView) -> None:
        facts = view.facts
        self.period, self.quarters, self.offense = facts.period, facts.quarters, facts.offense
        self.finished, self.chain = facts.finished, facts.chain
        if not self.over:
            self.return_open, self.limited = facts.return_open, facts.limited
        if view.phase == "counter":
            self.waiting = facts.chain[-1]
        if view.phase == "toss" and view.decision is not None:
            self.toss = TossDue(clause=facts.toss_clause, seat=view.decision.seat)

    @property
    def threat(self) -> float:
        return self.at_stake / TOUCHDOWN_POINTS

    @property
    def at_stake(self) -> int:
        """The points of the play that waits; 0 without one."""
        return POINTS[self.waiting.code] if self.waiting else 0

    @property
    def answers(self) -> tuple[int, int]:
        """The cards that answer the play that waits: those that nobody has seen face up yet, and all of them."""
        if self.waiting is None:
            return 0, 0
        seen = {card for zone, cards in self.zones.items() if ZONES[zone].role in OPEN for card in cards}
        ids = ID_OF[1 - self.waiting.seat]
        answers = [ids[code] for code in COUNTERS_OF[self.waiting.code]]
        return sum(card not in seen for card in answers), len(answers)

    @property
    def in_overtime(self) -> bool:
        """Whether the next score wins (RD-67)."""
        return self.period >= self.quarters

    @property
    def is_last(self) -> bool:
        """Whether this is the last quarter or an overtime (RD-53)."""
        return is_last(self.period, self.quarters)

    @property
    def may_return(self) -> bool:
        """Whether the offense may play RETURN TD now: only as the first card of a possession (RD-40)."""
        return self.return_open and not self.chain

    @property
    def may_end(self) -> bool:
        """Whether HAS BALL END OF QUARTER may be played (RD-52, RD-53)."""
        return may_end(self.period, self.quarters, self.finished)

    @property
    def decks(self) -> tuple[int, int]:
        """The cards left in each deck."""
        return len(self.zones["draw_pile:0"]), len(self.zones["draw_pile:1"])

    @property
    def next_draw_ends(self) -> bool:
        """Whether the next draw surely empties a deck; the offense draws for one card at least (RD-60, RD-61).

        A deck without cards is one that is being made.
        """
        needs = [HAND_SIZE - self.held(seat) + (seat == self.offense and not self.chain) for seat in (0, 1)]
        return any(need >= deck > 0 for need, deck in zip(needs, self.decks, strict=True))

    def held(self, seat: int) -> int:
        """Returns how many cards a seat has in hand."""
        return len(self.zones.get(f"hand:{seat}", ()))

    # Cards

    def handle_event(self, event: Event) -> None:
        super().handle_event(event)
        if isinstance(event, CardMoved) and event.how == "discard" and event.card in self.zones.get(event.target, ()):
            pile = self.zones[event.target]
            pile.remove(event.card)
            pile.insert(0, None)  # RD-12: hidden even from its owner
        if not any(self.zones.get(zone) for zone in LINES):
            self.chain, self.waiting, self.let_through = (), None, False

    def on_card_moved(self, event: CardMoved) -> None:
        if event.target in LINES and event.seat is not None and event.code is not None:
            self.chain = (*self.chain, Played(event.seat, event.code))

    # The duel

    def on_play_made(self, event: PlayMade) -> None:
        self.waiting = Played(event.seat, event.play)

    def on_play_countered(self, event: PlayCountered) -> None:
        self.waiting, self.dead = None, event.effect == "stop"
        if event.effect == "continuation":
            self.return_open = False  # RD-38

    def on_play_conceded(self, event: PlayConceded) -> None:
        self.let_through = True

    def on_play_accepted(self, event: PlayAccepted) -> None:
        self.let_through = POINTS[event.play] > 0

    def on_quarter_called(self, event: QuarterCalled) -> None:
        self.let_through = event.play is not None and POINTS[event.play] > 0

    def on_scored(self, event: Scored) -> None:
        self.waiting, self.let_through, self.dead = None, False, True

    # The ball

    def on_drive_ended(self, event: DriveEnded) -> None:
        self.return_open = self.limited = False  # what the next one allows is still to come

    def on_possession_changed(self, event: PossessionChanged) -> None:
        if event.seat != self.offense:
            self.finished = one_more_finished(self.finished, self.offense)
        self.dead = False

    def on_ball_taken(self, event: BallTaken) -> None:
        self.offense, self.return_open, self.limited = event.seat, False, event.limited

    def on_possession_began(self, event: PossessionBegan) -> None:
        self.offense, self.return_open, self.limited = event.seat, event.return_open, event.limited
        self.finished, self.toss, self.dead = event.finished, None, False

    def on_toss_due(self, event: TossDue) -> None:
        self.toss = event

    def on_period_began(self, event: PeriodBegan) -> None:
        self.finished = (0, 0)
        self.on_match_ended(event)

    def on_match_ended(self, event: Event) -> None:
        """Takes back all that a possession allowed."""
        self.return_open = self.limited = self.dead = False


LINES = tuple(name for name, zone in ZONES.items() if zone.role is Role.LINE)
"""The zones in which the cards of a possession lie."""
