"""The base of the table: the things on the studio's desk and the places of its cards. Cues move them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.contract import Event
from game.drives import Drive
from game.events import DriveEnded, PeriodBegan
from game.table_state import TableState
from game.variant import Rules
from game.variants.real_deal import duels
from game.variants.real_deal.cards import END_OF_QUARTER, FOURTH_DOWN, FUMBLE, INTERCEPTION, POINTS, RUNS
from game.variants.real_deal.events import (
    PlayAccepted,
    PlayConceded,
    PlayCountered,
    PlayMade,
    PossessionBegan,
    Punted,
)
from game.variants.real_deal.log import drives_told, ending
from game.variants.real_deal.table_state import RealDealTableState
from game.variants.real_deal.view import RealDealView
from game.zones import Role
from scenes.table.kit.game_table import GameTable
from scenes.table.real_deal.briefing import Briefing
from scenes.table.real_deal.caption import Caption
from scenes.table.real_deal.chart import ChartReading, ChartTab, CounterChart
from scenes.table.real_deal.desk import Desk
from scenes.table.real_deal.end_zone import EndZone
from scenes.table.real_deal.faces import BACKS, back_of
from scenes.table.real_deal.lights import Crack, Lights
from scenes.table.real_deal.odds_lamps import Lamps
from scenes.table.real_deal.rundown import Marks, Rundown
from scenes.table.real_deal.stakes import Callers, Stakes, Verdict
from scenes.table.real_deal.stamp import Stamp
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import Layout
from scenes.table.stage.piles import OpenPile, Pile
from scenes.table.stage.places import Place, at
from scenes.table.stage.sprites import Sprite
from scenes.ui.theme import Theme

CHAIN_LAYER = 30.0
NO_DUEL = ("", "")
DUEL_EVENTS = (PlayMade, PlayCountered, Punted, PlayConceded, PlayAccepted, PeriodBegan)
"""The events that begin or settle a duel, and those after which the last one is old."""
TURNED = frozenset({FUMBLE, INTERCEPTION})
"""Counters that turn the ball over."""


def turns_over(event: PlayCountered) -> bool:
    """Returns whether an answer is a turnover with the whole table: also a touchdown run that is held on 4th down."""
    return event.counter in TURNED or (event.counter == FOURTH_DOWN and event.play in RUNS)


class RealDealParts(GameTable[RealDealView]):
    """Piles, rundown, stakes and chart, and where the cards of a possession lie."""

    table_state: RealDealTableState

    back = BACKS["Black"]

    def __init__(self, theme: Theme, faces: Faces, rules: Rules) -> None:
        super().__init__(theme, faces, rules)
        self.desk = Desk(Layout(*theme.size))
        self.caption = Caption()
        self.between = False
        """Whether nobody is on offense: before the first possession, and between two."""
        self._briefed = Briefing()
        """What the rundown says while no card is picked."""
        self.last_drive = ""
        """How the possession before ended, as a sentence; empty in a quarter's first one."""
        self.last_duel = NO_DUEL
        """The play and the counter that met last, or a play that stood; empty texts once something else happened."""
        self._chart_at_rest = ChartReading()
        """What the chart says while no card is picked."""
        self.teams: tuple[str, ...] = ("Black", "White")
        """The team of each seat's deck."""
        self.draws = [Pile(theme, faces, "deck"), Pile(theme, faces, "deck")]
        self.discards = [OpenPile(theme, "discard"), OpenPile(theme, "discard")]
        for seat in (0, 1):
            self.piles[f"draw_pile:{seat}"], self.piles[f"discard_pile:{seat}"] = self.draws[seat], self.discards[seat]
        self.rundown, self.marks = Rundown(theme, self), Marks(theme, self)
        self.callers, self.stakes, self.verdict = Callers(theme, self), Stakes(theme, self), Verdict(theme, self)
        self.lamps = Lamps(theme, self)
        self.chart, self.tab = CounterChart(theme), ChartTab(theme)
        self.lights, self.end_zone = Lights(theme), EndZone(theme)
        self.crack, self.stamp = Crack(theme), Stamp(theme)

    @property
    def undecided(self) -> bool:
        """Whether it is not known who begins the quarter."""
        return self.table_state.toss is not None or (self.between and not self.last_drive)

    def has_ball(self, state: TableState) -> int | None:
        return None if self.undecided else super().has_ball(state)

    def drives_told(self, drives: Sequence[Drive], first: bool) -> str:
        """Returns plays and returns of a side's drives; in the first quarter those agree with the possessions above."""
        return drives_told(drives, self.table_state.finished[drives[0].seat] if first else None) if drives else ""

    def set_backs(self, teams: Sequence[str]) -> None:
        """Gives each seat's cards the back of its team, "Black" or "White", with the crest of its club."""
        backs = [back_of(team, name) for team, name in zip(teams, self.names, strict=True)]
        self.backs = {"home": backs[0], "away": backs[1]}
        self.teams = tuple(teams)
        for seat, pile in enumerate(self.draws):
            pile.back = backs[seat]

    def places(self, zone: str, cards: Sequence[Sprite]) -> list[Place] | None:
        """Returns the places of a zone's cards; those of a possession lie in their duels."""
        if self.rules.zones[zone].role is not Role.LINE:
            return super().places(zone, cards)
        return [self.place_in_chain(card.group) for card in cards]

    def gather_all(self, view: RealDealView) -> None:
        """Before the toss, notes that nobody has the ball."""
        super().gather_all(view)
        self.between = True

    def handle_event(self, event: Event) -> None:
        """Also notes whether a possession is over, and the last duel."""
        super().handle_event(event)
        if isinstance(event, DriveEnded | PossessionBegan):
            self.between = isinstance(event, DriveEnded)
        if isinstance(event, DriveEnded | PeriodBegan):
            self.last_drive, self.caption.briefing = self._told(event), Briefing()
        if isinstance(event, DUEL_EVENTS):
            self.last_duel = _duel_of(event)
        if self.table_state.waiting is None:  # counters left to a play that is over
            self.chart.reads = self.tab.reads = self.tab.reads._replace(play="", counter="", answered=False)

    def recall(self, backward: Iterator[Event]) -> None:
        """Finds the last duel and the last drive before what is shown next."""
        self.last_duel, self.last_drive = NO_DUEL, ""
        duel = drive = False
        for event in backward:
            if not duel and isinstance(event, DUEL_EVENTS):
                self.last_duel, duel = _duel_of(event), True
            if not drive and isinstance(event, DriveEnded | PeriodBegan):
                self.last_drive, drive = self._told(event), True
            if duel and drive:
                break

    def _told(self, event: DriveEnded | PeriodBegan) -> str:
        """Returns how a possession ended, as a sentence; nothing at the beginning of a quarter."""
        if isinstance(event, PeriodBegan):
            return ""
        drive = Drive(event.seat, end=event.how, points=event.points, clause=event.clause)
        return f"Last drive: {self.names[event.seat]}, {ending(drive)}."

    def place_in_chain(self, place: int) -> Place:
        """Returns where a card of the chain lies: at the duel spot, or small in the rundown if its duel is over."""
        chain = self.table_state.chain
        if place >= len(chain):
            return self.desk.large(1, CHAIN_LAYER + place)
        if self._stopped_nothing(place):
            return self.desk.aside(CHAIN_LAYER + place)
        number, side = duels.spot_of(chain, place)
        if number is None:
            return self.desk.large(side, CHAIN_LAYER + place)
        return self.desk.small(number, len(duels.over(chain)), side, CHAIN_LAYER + place)

    def _stopped_nothing(self, place: int) -> bool:
        """Returns whether a card of the chain ended the quarter and let the play before it score (RD-55)."""
        state = self.table_state
        if not place or state.chain[place].code != END_OF_QUARTER or not POINTS.get(state.chain[place - 1].code):
            return False
        return state.let_through or state.waiting is None

    def home(self, zone: str) -> Place:
        """Returns where a card enters or leaves a zone."""
        if self.rules.zones[zone].role is Role.LINE:
            return at(self.desk.spots[0], self.desk.spots[0].w, CHAIN_LAYER)
        return super().home(zone)

    def is_big(self, event: Event) -> bool:
        """Returns whether a big moment begins with the event; turnovers are big here."""
        return (isinstance(event, PlayCountered) and turns_over(event)) or super().is_big(event)


def _duel_of(event: Event) -> tuple[str, str]:
    """Returns the play and the counter of an event, the play alone if it was let score, else two empty texts."""
    if isinstance(event, PlayConceded):
        return event.play, ""
    return (event.play, event.counter) if isinstance(event, PlayCountered) else NO_DUEL
