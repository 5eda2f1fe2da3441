"""The things on the film, which the table lays out and the cues move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import tee

from game.contract import Action, Card, Event, Target
from game.variant import Rules
from game.variants.card_bowl.cards import MAN, MAN_OF
from game.variants.card_bowl.coaching import Coaching
from game.variants.card_bowl.events import (
    FumbleBegan,
    Intercepted,
    PlayBegan,
    PlayEnded,
    Resolved,
    RunBroke,
    RushFaced,
    Sacked,
)
from game.variants.card_bowl.pass_rush import Pocket
from game.variants.card_bowl.plain_results import may_be_thrown_away
from game.variants.card_bowl.ranges import Reach, reach_of
from game.variants.card_bowl.table_state import CardBowlTableState
from game.variants.card_bowl.view import HIDDEN, CardBowlView
from game.zones import Role
from scenes.control.pending_choice import HeldCard
from scenes.table.card_bowl import faces
from scenes.table.card_bowl.acting import opponent
from scenes.table.card_bowl.ball import Ball
from scenes.table.card_bowl.caption import Caption
from scenes.table.card_bowl.full_sum import FullSum
from scenes.table.card_bowl.gain_count import GainCount
from scenes.table.card_bowl.ground import Ground
from scenes.table.card_bowl.idling import Idling
from scenes.table.card_bowl.kick_film import KickFilm
from scenes.table.card_bowl.lane_sums import LaneSums
from scenes.table.card_bowl.last_play import LastPlay
from scenes.table.card_bowl.last_sum import LastSum
from scenes.table.card_bowl.level_plate import LevelPlate
from scenes.table.card_bowl.lineup import Lineup, Man
from scenes.table.card_bowl.meter import Meter
from scenes.table.card_bowl.odds_board import OddsBoard
from scenes.table.card_bowl.play_course import PlayCourse
from scenes.table.card_bowl.play_sheet import PlaySheet
from scenes.table.card_bowl.player_marks import PlayerMarks
from scenes.table.card_bowl.pocket import PocketRing, PocketWays, openness
from scenes.table.card_bowl.posts_view import PostsView
from scenes.table.card_bowl.reach_tint import NOTHING, ReachTint
from scenes.table.card_bowl.shown import DRAWN, ShownTable
from scenes.table.card_bowl.stake_plates import StakeFoot, StakePlates
from scenes.table.card_bowl.sums_panel import SumsPanel
from scenes.table.card_bowl.throw_line import ThrowLine
from scenes.table.card_bowl.verdict import CallVerdict
from scenes.table.card_bowl.wide_field import WideField
from scenes.table.kit.game_table import GameTable
from scenes.table.stage.animator import Animator, in_out_sine
from scenes.table.stage.faces import Faces, Pen
from scenes.table.stage.layout import Layout
from scenes.table.stage.piles import Pile
from scenes.table.stage.places import Place
from scenes.table.stage.sprites import Sprite
from scenes.ui.theme import Theme

PILE = "draw_pile"


class CardBowlParts(GameTable[CardBowlView]):
    """The film with its men and lanes, the draws below it, and where every card lies."""

    table_state: CardBowlTableState

    back = faces.BACK
    before_all = ("yardage", "interception", "punt_receiver", "kick_return", "failed_kick", "penalty_decision")

    def __init__(self, theme: Theme, faces_: Faces, rules: Rules) -> None:
        super().__init__(theme, faces_, rules)
        self.said_once: set[str] = set()
        """What has been said where it happened, in a first match."""
        self.shown = shown = ShownTable(self)
        self.lineup = Lineup(Layout(*theme.size))
        self.draw_pile = Pile(theme, faces_, "deck")
        self.piles[PILE] = self.draw_pile
        self.lane_sums, self.marks = LaneSums(theme, shown), PlayerMarks(theme, shown)
        self.wide_field = WideField(theme, shown)
        self.ground = Ground(theme, shown, self.wide_field)
        self.gain_count, self.kick_film = GainCount(self.ground), KickFilm(self.ground)
        self.pocket, self.reach_tint = PocketRing(theme, shown), ReachTint(theme, shown)
        self.ball, self.odds_board = Ball(self.marks), OddsBoard(theme, shown)
        self.meter, self.full_sum = Meter(theme, shown, self.odds_board), FullSum(theme, shown)
        self.pocket_ways, self.throw_line = PocketWays(self.pocket), ThrowLine(theme, shown)
        self.sums_panel, self.posts_view = SumsPanel(theme, shown), PostsView(theme, shown)
        self.play_sheet, self.level_plate = PlaySheet(theme, shown), LevelPlate(theme, shown)
        self.stakes = StakePlates(theme, shown)
        self.last_sum = LastSum(theme, shown, self.full_sum, self.play_sheet, self.stakes)
        self.last_play = LastPlay(theme, shown, self.play_sheet, self.last_sum)
        self.stake_foot = StakeFoot(self.stakes, self.meter, self.sums_panel)
        self.caption = Caption(theme, shown, self.stakes, self.play_sheet, self.posts_view)
        self.idling = Idling(shown)
        self.names_aside = False
        """Whether the cards of the present deal that are set aside have been named."""
        self.keys_read: set[bool] = set()
        """Sides whose sheet a person has called from in this match, the defense being True."""
        self.coaching = Coaching()
        self.course = PlayCourse()
        self.call_verdict = CallVerdict(shown)
        self.counts_plays = False
        """Whether a quarter has a number of plays and no clock."""
        self.offered: Mapping[Target, Sequence[Action]] = {}
        """The actions of each place now, with the picked cards or without cards."""
        self.has_flags = True
        """Whether there are penalties in the match."""
        self.pocket_after: Pocket | None = None
        """The pocket after what is being shown."""
        self.pocket_moves = False
        """Whether the change to it is still to be shown."""

    def show(self, view: CardBowlView) -> None:
        """Shows the view; at rest also what became of the player's last call."""
        super().show(view)
        self.call_verdict.show(view.facts.plays, self.notes, self.you)
        self.idling.lay()

    @property
    def moves_idly(self) -> bool:  # type: ignore[override]
        """Whether the men of a play stray from their places, or a loose ball rocks."""
        return self.idling.share > 0.0 or bool(self.kick_film.rock)

    def move_idly(self, dt: float) -> None:
        """Keeps a play in motion while a card is awaited or something is asked beside the film."""
        self.idling.move(dt, still=any(target.kind in ("lane", "slot") for target in self.offered))
        self.kick_film.move_idly(dt)

    def stand_still(self) -> None:
        """Puts every man at his place at once."""
        self.idling.rest()
        self.kick_film.move_idly(0.0)

    def acted(self, picked: Sequence[HeldCard], view: CardBowlView) -> None:
        """Puts away what was asked, and remembers how the passer stands after the act that is now shown."""
        self.play_sheet.calls, self.play_sheet.note = (), ""
        self.stakes.stakes, self.odds_board.prospects = (), ()
        self.pocket_after = CardBowlTableState.of(self.seen(view), self.rules.zones).pocket
        self.pocket_moves = self.pocket_after not in (None, self.pocket.pocket)

    def handle_event(self, event: Event) -> None:
        super().handle_event(event)
        self.idling.acted = True
        self.shown.story.handle_event(event)
        self.course.handle_event(event)
        if self.shown.story.rows is None:
            self.meter.settle()
        else:
            self.meter.counted.lay()
        if isinstance(event, PlayEnded | RunBroke | FumbleBegan | Sacked):
            self.meter.quiet = False  # the result of a run or a sack is told with the tackle
        if isinstance(event, PlayBegan):
            self.posts_view.settle()
            self.gain_count.counts = self.names_aside = False
        self.call_verdict.handle_event(event, self.notes, self.you)
        if not self.table_state.marker:
            self.downs.clear()  # there is no next down

    def recall(self, backward: Iterator[Event]) -> None:
        told, again, last = tee(backward, 3)
        self.call_verdict.recall(last)
        self.shown.recall(told)
        self.course = PlayCourse.of(again)

    def lasting(self) -> dict[str, str]:
        """Returns who does which job."""
        return self.coaching.lasting()

    # Before others

    def seen(self, view: CardBowlView) -> CardBowlView:
        """Returns what may be shown of the view: without the men whom only the viewer sees, while others look on."""
        return view.for_all() if self.face_down else view

    def lies_open(self, view: CardBowlView) -> bool:
        """Returns whether nothing is hidden, as between two plays: no hand, and nobody face down."""
        cards = (*view.men[0], *view.men[1])
        return not (view.hand or view.hand_count or HIDDEN in cards or self.conceals(view))

    def conceals(self, view: CardBowlView) -> bool:
        """Returns whether the seat has a hand, or men who lie face down to the other side."""
        return bool(view.hand) or view.men != view.for_all().men

    def concealed(self, seat: int) -> Sequence[str]:
        """Returns the hand, and the men who are not turned up."""
        down = [name for man, name in enumerate(MAN[seat]) if not self.table_state.is_up(seat, man)]
        return [*self.hands(seat), *down]

    # The pocket

    def squeeze(self, animator: Animator, seconds: float) -> None:
        """Lets the pocket give way, or widen, to where it now stands."""
        ring = self.pocket
        if ring.pocket is None and self.pocket_after is not None:
            ring.open = 1.0
        ring.pocket, ring.final = self.pocket_after, False
        if ring.pocket is not None:
            animator.to(ring, "open", openness(ring.pocket), seconds, in_out_sine)

    def in_short(self, event: Event) -> str:
        """Returns a result in plain words: its sum is in the log and behind the meter."""
        return self.shown.story.in_short(event)

    def opponent(self, to: Man | None = None, cover: int = 0) -> Man | None:
        """Returns who stops a man, or the carrier or receiver of the play; ``cover`` as for ``acting.opponent``."""
        play, shown = self.table_state.play, self.shown
        to = (play.offense, max(play.carrier, 0)) if to is None else to
        return opponent(shown.stance.spots, shown.table_state, shown.story, to, cover)

    # What is held

    def carried(self, zone: str) -> float | None:
        """Returns the width of a man's card on the film, in pixels."""
        return float(self.lineup.layout.px(self.lineup.card))

    def tint(self, picked: Sequence[HeldCard], view: CardBowlView) -> None:
        """Tints what the picked man of the secondary reaches."""
        self.reach_tint.reach = next(filter(None, (self._reach(held.zone, view) for held in picked)), NOTHING)

    @staticmethod
    def _reach(zone: str, view: CardBowlView) -> Reach | None:
        man = MAN_OF.get(zone)
        if man is None or man[0] == view.play.offense or man[1] >= len(view.play.places):
            return None
        return reach_of(view.play, man[1])

    @staticmethod
    def paint_face(pen: Pen, card: Card, theme: Theme) -> None:
        """Draws one face on blank paper."""
        faces.paint_face(pen, card, theme)

    def places(self, zone: str, cards: Sequence[Sprite]) -> list[Place] | None:
        """Returns where the cards of a zone lie: the men at their places, the draws in a row."""
        man = MAN_OF.get(zone)
        if man is not None:
            spot = self.marks.spots().get(man)
            place = self.home(zone) if spot is None else self.lineup.place(spot)
            return [place for _ in cards]
        if zone == DRAWN:
            return self.sums_panel.places(len(cards))
        if self.rules.zones[zone].role is Role.DRAW:
            return None
        return super().places(zone, cards)

    def stops(self, zone: str) -> Sequence[Place]:
        """Returns a man's place on the higher film of the play, for which the hand goes once all are set up."""
        if MAN_OF.get(zone) is None or not self.space.shows_hand:
            return ()
        higher = Layout(*self.theme.size, hand=False)
        return [self.home(zone)._replace(width=float(higher.px(Lineup(higher).card)))]

    def home(self, zone: str) -> Place:
        """Returns where a card enters or leaves a zone."""
        if zone == DRAWN or MAN_OF.get(zone) is not None:
            zone = PILE
        return super().home(zone)

    def told_with_next(self, event: Event) -> bool:
        """Returns whether an event is the sum of a run or of a sack, whose result is seen with the tackle."""
        if isinstance(event, RushFaced):
            return event.loss > 0
        return isinstance(event, Resolved) and event.what != "pass" and not may_be_thrown_away(event)

    def is_big(self, event: Event) -> bool:
        """Returns whether a big moment begins with it: a loose ball or one that is picked off, too."""
        return isinstance(event, (Intercepted, FumbleBegan)) or super().is_big(event)
