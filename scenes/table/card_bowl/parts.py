"""The things on the film, which the table lays out and the cues move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import tee

from game.contract import Action, Card, Event, Target
from game.variant import Rules
from game.variants.card_bowl.cards import MAN, MAN_OF
from game.variants.card_bowl.coaching import Coaching
from game.variants.card_bowl.events import FumbleBegan, Intercepted, LinedUp, PenaltyAnswered, PlayBegan, PlayEnded
from game.variants.card_bowl.pass_rush import Pocket
from game.variants.card_bowl.plain_results import in_short, of_defense, of_offense
from game.variants.card_bowl.players.calls import DEFENSE
from game.variants.card_bowl.ranges import Reach, reach_of
from game.variants.card_bowl.sheet import KICKS
from game.variants.card_bowl.table_state import CardBowlTableState
from game.variants.card_bowl.view import HIDDEN, CardBowlView
from game.zones import Role
from scenes.control.pending_choice import HeldCard
from scenes.table.card_bowl import faces
from scenes.table.card_bowl.acting import Man, nearest
from scenes.table.card_bowl.ball import Ball
from scenes.table.card_bowl.caption import Caption
from scenes.table.card_bowl.ground import Ground
from scenes.table.card_bowl.lane_sums import LaneSums
from scenes.table.card_bowl.last_play import LastPlay
from scenes.table.card_bowl.level_plate import LevelPlate
from scenes.table.card_bowl.lineup import Lineup
from scenes.table.card_bowl.meter import FullSum, Meter
from scenes.table.card_bowl.odds_board import OddsBoard
from scenes.table.card_bowl.play_course import PlayCourse
from scenes.table.card_bowl.play_sheet import PlaySheet
from scenes.table.card_bowl.player_marks import PlayerMarks
from scenes.table.card_bowl.pocket import PocketRing, PocketWays, openness
from scenes.table.card_bowl.posts_view import PostsView
from scenes.table.card_bowl.reach_tint import NOTHING, ReachTint
from scenes.table.card_bowl.shown import ShownTable
from scenes.table.card_bowl.stake_plates import StakePlates
from scenes.table.card_bowl.sums_panel import SumsPanel
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
DRAWN = "drawn"
NOT_CALLED = (*KICKS, "kneel", "spike")
"""Plays of the offense that are not called from the play sheet."""


class CardBowlParts(GameTable[CardBowlView]):
    """The film with its men and lanes, the draws below it, and where every card lies."""

    table_state: CardBowlTableState

    back = faces.BACK
    before_all = ("yardage", "interception", "punt_receiver", "kick_return", "failed_kick", "penalty_decision")

    def __init__(self, theme: Theme, faces_: Faces, rules: Rules) -> None:
        super().__init__(theme, faces_, rules)
        self.shown = shown = ShownTable(self)
        self.lineup = Lineup(Layout(*theme.size))
        self.draw_pile = Pile(theme, faces_, "deck")
        self.piles[PILE] = self.draw_pile
        self.lane_sums, self.marks = LaneSums(theme, shown), PlayerMarks(theme, shown)
        self.wide_field = WideField(theme, shown)
        self.ground = Ground(theme, shown, self.wide_field)
        self.pocket, self.reach_tint = PocketRing(theme, shown), ReachTint(theme, shown)
        self.ball, self.odds_board = Ball(self.marks), OddsBoard(theme, shown)
        self.meter, self.full_sum = Meter(theme, shown, self.odds_board), FullSum(theme, shown)
        self.pocket_ways = PocketWays(self.pocket)
        self.sums_panel = SumsPanel(theme, shown)
        self.posts_view = PostsView(theme, shown)
        self.play_sheet, self.level_plate = PlaySheet(theme, shown), LevelPlate(theme, shown)
        self.last_play = LastPlay(theme, shown, self.play_sheet)
        self.stakes = StakePlates(theme, shown)
        self.caption = Caption(theme, shown, self.stakes)
        self.coaching = Coaching()
        self.course = PlayCourse()
        self._did = self._called_before = ""
        """What the defense did in the present play, and the note of the player's call before it."""
        self._odds_before = ""
        """The note of the odds of the player's last play that is over."""
        self._recalled: tuple[str, int] | None = None
        """The defense's part in the last play of a resumed match, and the plays begun since."""
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

    def _judge_defense(self, event: Event) -> None:
        """Stores what the defense did, and shows it at the end of a play whose defense the player called."""
        note = self.notes.get(f"call:{self.you}", "")
        if isinstance(event, LinedUp) and event.formation:
            self._did, self._called_before, self.shown.verdict = "", note, ""
        self._did = of_defense(event) or self._did
        if isinstance(event, PlayEnded) and self._did and event.seat != self.you and note != self._called_before:
            self._tell_huddle(self._did)
            self._called_before = note

    def _judge_offense(self, event: Event) -> None:
        """Shows at the end of a play that the player called whether it worked, and how likely that was."""
        note = self.notes.get(f"odds:{self.you}", "")
        if isinstance(event, PenaltyAnswered) and event.accepted:
            self._odds_before = note
        elif isinstance(event, PlayEnded) and event.seat == self.you and event.play not in NOT_CALLED:
            if note and note != self._odds_before:
                name = self.notes.get(f"call:{self.you}", "").partition(":")[2]
                self.shown.verdict = of_offense(event, name, *note.split(":")[1:])
            self._odds_before = note

    def _tell_huddle(self, did: str) -> None:
        """Shows what the defense did after the player's call."""
        name = self.notes.get(f"call:{self.you}", "").partition(":")[2]
        self.shown.verdict = f"{name}: {did[:1].lower()}{did[1:]}" if did and name in DEFENSE else ""

    def _recall_defense(self, backward: Iterator[Event]) -> None:
        """Finds what the defense did in the last play, from events before the next line-up, last one first."""
        did, ended, begun = "", False, 0
        for event in backward:
            if isinstance(event, LinedUp) and event.formation:
                break
            ended = ended or (isinstance(event, PlayEnded) and event.seat != self.you)
            begun += not ended and isinstance(event, PlayBegan)
            did = did or of_defense(event)
        self._recalled = (did if ended else "", begun)

    def show(self, view: CardBowlView) -> None:
        """Shows the view; in a resumed match also what the defense did that the player had called."""
        super().show(view)
        if self._recalled is not None:
            (did, begun), self._recalled = self._recalled, None
            called = self.notes.get(f"call:{self.you}", "").startswith(f"{view.facts.plays - begun}:")
            self._tell_huddle(did if called else "")

    def acted(self, picked: Sequence[HeldCard], view: CardBowlView) -> None:
        """Puts away what was asked, and remembers how the passer stands after the act that is now shown."""
        self.play_sheet.calls, self.stakes.stakes, self.odds_board.prospects = (), (), ()
        self.pocket_after = CardBowlTableState.of(self.seen(view), self.rules.zones).pocket
        self.pocket_moves = self.pocket_after not in (None, self.pocket.pocket)

    def handle_event(self, event: Event) -> None:
        super().handle_event(event)
        self.shown.story.handle_event(event)
        self.course.handle_event(event)
        if self.shown.story.rows is None:
            self.meter.settle()
        if isinstance(event, PlayBegan):
            self.posts_view.settle()
        self._judge_defense(event)
        self._judge_offense(event)
        if not self.table_state.marker:
            self.downs.clear()  # there is no next down

    def recall(self, backward: Iterator[Event]) -> None:
        told, again, last = tee(backward, 3)
        self._recall_defense(last)
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
        return bool(view.hand) or view != view.for_all()

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
        return in_short(event)

    def nearest_defender(self) -> Man | None:
        """Returns the defender nearest to the ball carrier."""
        play = self.table_state.play
        return nearest(self.marks.spots(), (play.offense, max(play.carrier, 0)), 1 - play.offense)

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

    def home(self, zone: str) -> Place:
        """Returns where a card enters or leaves a zone."""
        if zone == DRAWN or MAN_OF.get(zone) is not None:
            zone = PILE
        return super().home(zone)

    def is_big(self, event: Event) -> bool:
        """Returns whether a big moment begins with it: a loose ball or one that is picked off, too."""
        return isinstance(event, (Intercepted, FumbleBegan)) or super().is_big(event)
