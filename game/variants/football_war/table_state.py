"""The part of a Football War match that its table draws, in addition to cards and score."""

from __future__ import annotations

from dataclasses import dataclass

from game.events import CardMoved, CoinTossed, MatchEnded, PeriodBegan, Revealed, Scored
from game.table_state import Cards, TableState
from game.variants.football_war.cards import CODE, HAND_SIZE, TOUCHDOWN_POINTS, ZONES, Score, stake
from game.variants.football_war.events import (
    DefenseMoved,
    DelayOfGame,
    DirectionTurned,
    DrivePileClosed,
    DrivePileOpened,
    LeadDue,
    PlayLive,
    TimeoutCalled,
)
from game.variants.football_war.view import FootballWarView
from game.zones import Role

NEARLY = 0.6
"""The largest share of its volume that the crowd reaches before a play for points."""


@dataclass
class FootballWarTableState(TableState):
    """The live play, and what each side has left.

    A card in a hand is named by its first equal copy, since equal cards may be swapped. Of the Drive pile it has only
    the cards that the seat sees now (FW-12).
    """

    defense: int = 1
    clockwise: bool = True
    """The direction of play (FW-104)."""
    live: str | None = None
    """The code of the live play, FIELD GOAL for a kick, until the next lead is due or another play is live."""
    chain: int = 0
    """AUDIBLEs in a row, 0 if the live play is a real card (FW-61)."""
    scoring: tuple[Score, ...] = ()
    timeouts: tuple[int, ...] = (0, 1, 2, 3)
    """The seats that still have their timeout of the half (FW-71)."""
    look_backs: tuple[int, ...] = (0, 1, 2, 3)
    """The seats that still have their look-back of the half (FW-76)."""
    looking: bool = False
    """Whether the seat whose state it is sees the whole Drive pile (FW-74)."""

    def adopt(self, view: FootballWarView) -> None:
        facts = view.facts
        self.period, self.offense, self.defense = facts.period, facts.offense, facts.defense
        self.clockwise, self.live, self.chain = facts.clockwise, facts.live, facts.chain
        self.scoring, self.timeouts, self.look_backs = facts.scoring, facts.timeouts, facts.look_backs
        self.looking = facts.looking and view.decision is not None and view.decision.seat == view.seat
        self.zones[f"hand:{view.seat}"] = [_named(card) for card in self.zones[f"hand:{view.seat}"]]

    def held(self, seat: int) -> int:
        """Returns the number of cards in a seat's hand."""
        return len(self.zones.get(f"hand:{seat}", ()))

    @property
    def threat(self) -> float:
        """Returns how loud a drive is: louder with every card of its last five, and most with one that scores."""
        near = 1 - self.held(self.offense) / HAND_SIZE
        return max(self.at_stake / TOUCHDOWN_POINTS, min(near, NEARLY))

    @property
    def at_stake(self) -> int:
        """Returns the points that conceding the live play gives (FW-81 to FW-83)."""
        return stake(self.live, self.chain, self.held(self.offense))

    @property
    def drive_pile(self) -> Cards:
        """Returns the Drive pile, top card last."""
        return self.zones.get("drive_pile", [])

    # Cards

    def on_card_moved(self, event: CardMoved) -> None:
        source = self.zones.get(event.source, [])
        if ZONES[event.source].role is Role.HAND and _named(event.card) in source:
            source[source.index(_named(event.card))] = event.card
        elif event.source == "drive_pile" and event.card is None and source:
            source[-1] = None  # FW-86: it is turned down as it is swept up

    def _put(self, zone: str, card: int | None) -> None:
        super()._put(zone, _named(card) if ZONES[zone].role is Role.HAND else card)

    def on_revealed(self, event: Revealed) -> None:
        if len(self.drive_pile) > 1:
            self.drive_pile[-2] = event.card

    def on_drive_pile_opened(self, event: DrivePileOpened) -> None:
        if event.cards:
            self.looking, self.zones["drive_pile"] = True, list(event.cards)

    def on_drive_pile_closed(self, event: DrivePileClosed) -> None:
        self.looking = False
        self.drive_pile[:-1] = [None] * len(self.drive_pile[:-1])

    # The play and whose it is

    def on_play_live(self, event: PlayLive) -> None:
        self.offense, self.defense, self.live, self.chain = event.seat, event.defense, event.play, event.chain

    def on_lead_due(self, event: LeadDue | MatchEnded) -> None:
        self.live, self.chain = None, 0

    on_match_ended = on_lead_due

    def on_defense_moved(self, event: DefenseMoved) -> None:
        self.defense = event.seat

    def on_direction_turned(self, event: DirectionTurned) -> None:
        self.clockwise = event.clockwise

    def on_timeout_called(self, event: TimeoutCalled) -> None:
        self.timeouts = tuple(seat for seat in self.timeouts if seat != event.seat)

    def on_delay_of_game(self, event: DelayOfGame) -> None:
        if event.why == "look_back":
            self.look_backs = tuple(seat for seat in self.look_backs if seat != event.seat)

    def on_scored(self, event: Scored) -> None:
        self.scoring = (*self.scoring, Score(event.seat, event.points, self.period))

    def on_coin_tossed(self, event: CoinTossed) -> None:
        """Gives the winner of the toss the ball; the next seat kicks off (FW-17, FW-18, FW-96)."""
        self.offense, self.defense = event.seat, (event.seat + 1) % len(self.points)

    def on_period_began(self, event: PeriodBegan) -> None:
        """Resets the half; the kicker sits next to the offense (FW-18 to FW-22)."""
        seats, self.defense = len(self.points), event.dealer or 0
        self.offense = (self.defense - 1) % seats
        self.timeouts = self.look_backs = tuple(range(seats))
        self.live, self.chain, self.clockwise = None, 0, True


def _named(card: int | None) -> int | None:
    """Returns the first equal copy of a card, since nobody can tell them apart."""
    return None if card is None else CODE.index(CODE[card])
