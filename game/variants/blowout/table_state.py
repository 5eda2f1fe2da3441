"""The part of a match that the table of BLOWOUT!!! draws."""

from __future__ import annotations

from dataclasses import dataclass

from game.events import CardMoved, CoinTossed, PeriodBegan, Revealed
from game.field import line_to_gain
from game.table_state import TableState
from game.variants.blowout.cards import DEFENSE_CHALLENGE, DEFENSE_RESPONSES, OFFENSE_RESPONSES, PLAYS, START
from game.variants.blowout.events import (
    CallMade,
    KickSetUp,
    PlayChallenged,
    ResponseMade,
    StartChosen,
    YardsCompared,
)
from game.variants.blowout.names import title
from game.variants.blowout.open_play import OpenPlay
from game.variants.blowout.plays import expected_result
from game.variants.blowout.view import BlowoutView


@dataclass
class BlowoutTableState(TableState):
    """What the table draws. Before the first drive the ball lies where that begins (BO-17)."""

    ball_on: int = START
    down: int = 1
    marker: int = line_to_gain(START)
    toss_winner: int | None = None
    """Who won the toss and may choose; None before that and once it is chosen."""
    begun: bool = False
    """Whether the toss and its choice are over."""
    called: tuple[bool, bool] = (False, False)
    """By seat, whether its call lies face down."""
    play: OpenPlay | None = None
    window: int | None = None
    """The seat that may respond to the open play, or None."""

    @property
    def answers(self) -> tuple[str, ...]:
        """The cards that may respond to the open play, held or not, in a fixed order (BO-45, BO-46)."""
        if self.play is None or self.window is None:
            return ()
        return (OFFENSE_RESPONSES if self.window == self.offense else DEFENSE_RESPONSES)[self.play.kind]

    def adopt(self, view: BlowoutView) -> None:
        facts, phase = view.facts, view.phase
        self.period, self.offense, self.down = facts.period, facts.offense, facts.down
        self.ball_on, self.marker = facts.ball_on, facts.marker
        self.begun = phase != "coin"
        self.toss_winner = None if self.begun else facts.toss_winner
        if phase == "defense_call":
            self.on_call_made(CallMade(clause="BO-106", seat=facts.offense))
        if phase in ("defense_response", "offense_response"):
            self.on_yards_compared(expected_result(facts))
        if phase == "offense_response":
            self.on_response_made(
                ResponseMade(clause="BO-44", seat=1 - facts.offense, card=facts.defense_response or None)
            )

    # The toss

    def on_coin_tossed(self, event: CoinTossed) -> None:
        self.toss_winner = None if self.begun else event.seat

    def on_start_chosen(self, event: StartChosen | PeriodBegan) -> None:
        self.begun, self.toss_winner = True, None
        if isinstance(event, StartChosen):
            self.offense = event.offense

    on_period_began = on_start_chosen

    # A down

    def on_call_made(self, event: CallMade) -> None:
        first, second = self.called
        self.called = (first, True) if event.seat else (True, second)

    def on_revealed(self, event: Revealed) -> None:
        """Takes the covers away with the last of the two reveals, the defense's (BO-27)."""
        if event.seat != self.offense:
            self.called = (False, False)

    def on_yards_compared(self, event: YardsCompared | KickSetUp) -> None:
        self.play, self.window = OpenPlay(event, self.ball_on, self.marker), 1 - event.seat

    on_kick_set_up = on_yards_compared

    def on_response_made(self, event: ResponseMade) -> None:
        by_defense = event.seat != self.offense
        self.window = self.offense if by_defense and event.card != DEFENSE_CHALLENGE else None  # BO-47
        if event.card is not None and self.play is not None:
            answer = event.card if by_defense else self.play.answer
            self.play = self.play._replace(answer=answer, undone=title(event.card), response=event.card)

    def on_play_challenged(self, event: PlayChallenged) -> None:
        if self.play is not None:
            self.play = self.play._replace(undone="no play")

    def on_card_moved(self, event: CardMoved) -> None:
        if event.source in PLAYS:
            self.play = self.window = None
