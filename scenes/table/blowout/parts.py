"""The items on the table and the places of cards; base class of the table, used by the cues."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import tee

import pygame

from game.claims import if_stands, stated
from game.contract import Action, Card, Event
from game.events import CardMoved, PossessionChanged, Revealed
from game.variant import Rules
from game.variants.blowout.cards import (
    BACKS,
    CODE,
    DECK_SIZES,
    DEFENSE,
    DISCARD_PILES,
    DRAW_PILES,
    HANDS,
    KICK,
    KIND,
    OFFENSE,
    PLAYS,
    SEAT_DECK,
    SEAT_DECKS,
    SPECIAL_TEAMS,
    YARDS,
)
from game.variants.blowout.claims import EndsWith, claims
from game.variants.blowout.events import BallKicked, TurnoverOnDowns
from game.variants.blowout.habit import Habit
from game.variants.blowout.harms import harm
from game.variants.blowout.momentum import Momentum
from game.variants.blowout.recap import Recap
from game.variants.blowout.table_state import BlowoutTableState
from game.variants.blowout.verdict import Verdict
from game.variants.blowout.view import BlowoutView
from game.variants.blowout.words import button_now, stands_now
from scenes.control.pending_choice import HeldCard
from scenes.table.blowout import faces as blowout_faces
from scenes.table.blowout.calls import ClubPlate, Cover
from scenes.table.blowout.crosses import Crosses
from scenes.table.blowout.duel import DuelBoard
from scenes.table.blowout.dull import DullPlays
from scenes.table.blowout.field_strip import FieldStrip
from scenes.table.blowout.film import Film, Scrum
from scenes.table.blowout.film_preview import FilmPreview
from scenes.table.blowout.forecast import details, figures
from scenes.table.blowout.piles import Deck, Discards
from scenes.table.blowout.played import PlayedChart
from scenes.table.blowout.rail import Rail
from scenes.table.blowout.red_line import KickSign, RedLine
from scenes.table.blowout.replay import Posts, Wipe
from scenes.table.blowout.shown import is_long, promise
from scenes.table.blowout.stadium import Stadium
from scenes.table.blowout.video_board import VideoBoard
from scenes.table.blowout.yard_count import YardCount
from scenes.table.cues.cue_context import CueContext
from scenes.table.kit.game_table import GameTable
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import Layout
from scenes.table.stage.places import Place, at
from scenes.table.stage.sprites import Sprite
from scenes.ui.theme import Theme

IN_USE = {True: (OFFENSE, SPECIAL_TEAMS), False: (DEFENSE,)}
"""The hands that a seat plays from on offense and on defense (BO-21)."""


class BlowoutParts(GameTable[BlowoutView]):
    """Field, side lines, calls and board, and the places of cards."""

    table_state: BlowoutTableState

    back = blowout_faces.BACKS[0]
    backs = dict(zip(BACKS, blowout_faces.BACKS, strict=True))

    def __init__(self, theme: Theme, faces: Faces, rules: Rules) -> None:
        super().__init__(theme, faces, rules)
        self.stadium = Stadium(Layout(*theme.size))
        self.field, self.red_line = FieldStrip(theme), RedLine(theme)
        self.kick_sign = KickSign(theme, self.red_line)
        self.film = Film(theme, self.field)
        self.wipe = Wipe(theme, self.film)
        self.scrum = Scrum(self.film)
        self.film_preview = FilmPreview(theme, self.film)
        self.posts = [Posts(theme, at_right=False), Posts(theme, at_right=True)]
        self.rail = Rail(theme)
        self.board_of_duel = DuelBoard(theme, self, self.rail)
        self.crosses = Crosses(theme, self.board_of_duel)
        self.plates = [ClubPlate(theme, self, seat) for seat in (0, 1)]
        self.covers = [Cover(theme), Cover(theme)]
        self.video, self.chart = VideoBoard(theme, self, self.film), PlayedChart(theme)
        self.yard_count = YardCount(theme, self, self.film, self.video)
        self.held: dict[str, int] = {}
        """Number of cards that each hand shows."""
        self.spent: set[int] = set()
        """The viewer's cards that lie on the field: their places in the hand stay free, so that no other card moves."""
        self.reveals: list[Revealed] = []
        """The reveals held back until both can turn together."""
        self.kicked_far = False
        """Whether the last kick was a long field goal."""
        self.verdict, self.recap, self.dull, self.momentum = Verdict(), Recap(), DullPlays(), Momentum()
        self.habit = Habit()
        self.paired = True
        """Whether both reveals of the last snap have their cues."""
        self.ruled = False
        """Whether the cues of this down show a ruling on a foul."""
        self.called: Sequence[HeldCard] = ()
        """The card that the player has just called."""
        self.own_call = ""
        """The face of the viewer's call while it is secret."""
        self.own_card: int | None = None
        """The id of that card if it is revealed in the same act, else None."""
        self.ahead: int | None = None
        """The seat of a computer whose call lies as soon as the player chooses, without knowing theirs; else None."""
        self.comes = 1.0
        """How far the cover of that call has come to its place, 0 to 1."""
        self.lifted: int | None = None
        """The seat whose call has already left its hand, else None."""
        self._picked = self._glanced = ""
        """The codes of the picked call and of the card under pointer or focus, empty for none."""
        for place in SEAT_DECKS:
            back = self.backs[BACKS[place % 3]]
            deck = Deck(theme, faces, f"{BACKS[place % 3].replace('_', ' ')} deck", back)
            deck.full = DECK_SIZES[place % 3]
            self.piles[DRAW_PILES[place]] = deck
            self.piles[DISCARD_PILES[place]] = Discards(theme, f"{BACKS[place % 3].replace('_', ' ')} discards")

    @property
    def rightward(self) -> bool:
        """Whether the offense goes to the right. The first seat always defends the left goal line."""
        return self.table_state.offense == 0

    # Zones

    def hands(self, seat: int) -> Sequence[str]:
        """Returns the hands in use, then those set aside."""
        used = IN_USE[self.table_state.offense == seat]
        aside = [deck for deck in (OFFENSE, SPECIAL_TEAMS, DEFENSE) if deck not in used]
        return [HANDS[3 * seat + deck] for deck in (*used, *aside)]

    def places(self, zone: str, cards: Sequence[Sprite]) -> list[Place] | None:
        if zone in PLAYS:
            seat = PLAYS.index(zone)
            return [self.stadium.called(seat, number) for number in range(len(cards))]
        if zone in HANDS:
            return self._hand_places(zone, cards)
        return super().places(zone, cards)

    def arrange(self, view: BlowoutView) -> dict[str, list[list[int | None]]]:
        """Takes the viewer's secret call out of its hand: it lies on the field."""
        found = super().arrange(view)
        spent: list[int | None] = [*view.plays[view.seat]]
        if view.call:
            places = ((found[zone], _find(found[zone], view.call)) for zone in self.hands(view.seat))
            hand, place = next((hand, place) for hand, place in places if place is not None)
            spent += hand.pop(place)
        if view.seat == self.viewer:
            self.spent = {card for card in spent if card is not None}
        self.held = {zone: len(found[zone]) for zone in HANDS}
        return found

    def stops(self, zone: str) -> Sequence[Place]:
        return [self.stadium.stepped_back(PLAYS.index(zone))] if zone in PLAYS else ()

    def _hand_places(self, zone: str, cards: Sequence[Sprite]) -> list[Place]:
        """Returns the places of a hand among the other hands of its seat."""
        seat, count = HANDS.index(zone) // 3, len(cards)
        counts = {name: count if name == zone else self.held.get(name, 0) for name in self.hands(seat)}
        used = [HANDS[3 * seat + deck] for deck in IN_USE[self.table_state.offense == seat]]
        in_use = sum(counts[name] for name in used)
        names = [*counts]
        first = sum(counts[name] for name in names[: names.index(zone)])
        if seat != self.viewer:
            return self.stadium.backs(first, count, in_use)
        if zone in used:
            return self._kept_places(used, zone, cards, counts)
        return self.stadium.aside(first - in_use, count)

    def _kept_places(
        self, used: Sequence[str], zone: str, cards: Sequence[Sprite], counts: Mapping[str, int]
    ) -> list[Place]:
        """Returns the places of a hand that the viewer uses, with a gap for each of its cards on the field.

        In a hand that lies face down the gap is at its end: its place would tell how high the card is.
        """
        gaps = {name: [card for card in self.spent if HANDS[SEAT_DECK[card]] == name] for name in used}
        row = self.stadium.in_use(sum(counts[name] + len(gaps[name]) for name in used))
        first = sum(counts[name] + len(gaps[name]) for name in used[: used.index(zone)])
        ids = [sprite.card_id for sprite in cards]
        known = [card for card in ids if card is not None]
        before = [sum(gap < card for gap in gaps[zone]) for card in known] if len(known) == len(ids) else [0] * len(ids)
        return [row[first + number + skipped] for number, skipped in enumerate(before)]

    def home(self, zone: str) -> Place:
        if zone in PLAYS:
            return self.stadium.called(PLAYS.index(zone), 0)
        pile = self.piles.get(zone)
        return super().home(zone) if pile is None else at(pile.rect, pile.rect.w, 6.0)

    def count(self, zone: str, change: int) -> None:
        super().count(zone, change)
        if zone in HANDS:
            self.held[zone] = max(0, self.held.get(zone, 0) + change)

    def gathered(self, zone: str, cards: int) -> None:
        super().gathered(zone, cards)
        if zone in HANDS:
            self.held[zone] = cards

    def spend(self, seat: int | None, card: int | None) -> None:
        """Keeps the place of a card that leaves the viewer's hand for the field free; None is one that nobody sees."""
        if seat == self.viewer and card is not None:
            self.spent.add(card)

    def settle_hands(self, ctx: CueContext, seconds: float) -> None:
        """Moves all cards of hands to their places; a growing hand moves its neighbor."""
        for zone in HANDS:
            ctx.board.glide(zone, ctx.animator, seconds * ctx.pace)

    # Motion

    def acted(self, picked: Sequence[HeldCard], view: BlowoutView) -> None:
        """Keeps the call just made, so that its card can leave the hand."""
        self.called, self.own_call = picked, view.call

    def is_called(self, sprite: Sprite) -> bool:
        """Returns whether a card of the viewer's hand is the call just made."""
        if self.called:
            return sprite in self.called
        if self.own_card is not None:
            return sprite.card_id == self.own_card
        return bool(self.own_call) and sprite.card is not None and sprite.card.code == self.own_call

    def handle_event(self, event: Event) -> None:
        """Also notes whether a kick is a long field goal, and what the player's decisions came to."""
        self.verdict.handle_event(event, self.table_state, self.you if self.alone else None)
        self.recap.handle_event(event, self.table_state)
        self.momentum.handle_event(event)
        self.habit.handle_event(event)
        if isinstance(event, CardMoved) and event.source == HANDS[3 * self.viewer + SPECIAL_TEAMS]:
            self.kick_sign.best = None
        if isinstance(event, PossessionChanged):
            self.kick_sign.best = None
            self.video.kept = self.video.says()  # not yet cleared, and cleared only until the next down
        super().handle_event(event)
        if isinstance(event, Revealed):
            self.ahead = None
        if isinstance(event, BallKicked):
            self.kicked_far = is_long(event)

    def show(self, view: BlowoutView) -> None:
        super().show(view)
        if self.kick_sign.best != self.best_kick(view):
            self.kick_sign.best = None  # the next call tells of another one
        if view.phase.endswith("_call"):
            self.verdict.held = [CODE[card] for hand in view.hands for card in hand]

    def recall(self, backward: Iterator[Event]) -> None:
        verdict, recap, drive, calls = tee(backward, 4)  # the first two read no further than the last down
        self.verdict.recall(verdict)
        self.recap.recall(recap)
        self.momentum.recall(drive)
        self.habit.recall(calls)

    def make_room(self) -> None:
        """Places calls and board for the film as far as it opens; cards do not move yet."""
        lies, board, opens_to = self.stadium, self.board_of_duel, self.film.opens_to
        lies.filmed = filmed = opens_to > lies.lined_up
        board.duel = lies.duel_behind if filmed else lies.duel_lined_up if opens_to else lies.duel
        board.below = None if filmed else lies.rail
        for seat, plate in enumerate(self.plates):
            plate.spot = lies.spot(seat)

    def best_kick(self, view: BlowoutView) -> int | None:
        """Returns the yards of the best KICK of a player who is alone and has the ball; None for anybody else."""
        if not (self.alone and self.you == self.viewer == view.seat == view.facts.offense):
            return None
        held = (CODE[card] for card in view.hands[SPECIAL_TEAMS])
        return max((YARDS[code] for code in held if KIND[code] == KICK), default=None)

    # What the things say

    def told(self) -> list[pygame.Rect]:
        area = self.board_of_duel.verdict_area
        return [area] if area else []

    def tell_field(self) -> None:
        """Shows at once where the offense stands and where the open play would end."""
        state = self.table_state
        field = self.field
        field.place(state.ball_on, state.marker, state.down, self.rightward)
        for mark in (field.scrimmage, field.sign, self.red_line):
            mark.hidden = not state.begun
        if not state.begun:
            field.to_gain.hidden = field.chains.hidden = True
        self.red_line.show(self.rightward)
        if state.play is not None:
            self.field.preview.progress = self.promise(state.play.answer)

    def tell_answers(self, held: Iterable[str]) -> None:
        """Shows the cards that may respond; lights those ``held`` by a player who is alone and asked."""
        state, play = self.table_state, self.table_state.play
        whose = "" if self.you is None else "their" if self.you == state.offense else "your"
        self.rail.show(state.answers, {code: play.brings(code, whose) for code in state.answers} if play else {})
        asked = self.you == self.viewer == state.window
        self.rail.light(frozenset(held if asked else ()) if self.alone else None)

    def promise(self, code: str = "") -> float:
        """Points the preview at the open play's end, after the response ``code`` if there is one.

        Returns how much of it may be shown, 0 or 1: a play that nobody here may respond to shows itself how it ends.
        """
        play = self.table_state.play
        if play is None:
            return 0.0
        promise(self.field, play, self.viewer, code)
        return float(bool(code) or self.rail.decides)

    def is_big(self, event: Event) -> bool:
        """Returns whether a big moment begins with an event, a turnover on downs included."""
        return isinstance(event, TurnoverOnDowns) or super().is_big(event)

    # What is said of a choice

    def figures(self, view: BlowoutView, legal: Sequence[Action]) -> Mapping[str, str]:
        return figures(view, legal)

    def mark_sign(self, name: str) -> None:
        """Shows all odds of a call while pointer or focus are on them."""
        self.board_of_duel.detailed = name == "odds"

    def about_now(self, card: Card, view: BlowoutView) -> str:
        return details(view, card.code)

    def chance_words(self, action: Action, view: BlowoutView) -> str:
        """Returns the score with which the match ends if the play stands, or what the play is that would stand."""
        found = claims(view, action)
        ends = stated([*if_stands(found), *found], EndsWith)
        return (
            stands_now(view, action) if ends is None else f"the match ends {ends.score[0]}–{ends.score[1]} if it stands"
        )

    def name_now(self, action: Action, view: BlowoutView) -> str:
        return button_now(view, action)

    def harm(self, card: Card, view: BlowoutView) -> str:
        return harm(view, card.code)


def _find(groups: Sequence[Sequence[int | None]], code: str) -> int | None:
    """Returns the index of the first card of a face among the groups of a zone."""
    return next((n for n, group in enumerate(groups) if group[0] is not None and CODE[group[0]] == code), None)
