"""The state of Jukem Football: the methods that the contract requires, and its invariants."""

from __future__ import annotations

from typing import ClassVar

from game.documents import Documents, require, require_facts
from game.variants.jukem import document, view as views
from game.variants.jukem.actions import faces, plays_of
from game.variants.jukem.board import Board
from game.variants.jukem.cards import (
    CODE,
    DEALT,
    FULL_DECK,
    HAND_SIZE,
    KICK_RETURN,
    LAST_PERIOD,
    PRACTICE_DECK,
    TOUCHDOWN_YARDS,
)
from game.variants.jukem.document import NAMES
from game.variants.jukem.phases import JukemPhase


class JukemState(Board):
    """The whole table, hidden cards included."""

    __slots__ = ()

    documents: ClassVar[Documents] = document
    by_name = JukemPhase.by_name

    phase: JukemPhase | None

    def view(self, seat: int) -> views.JukemView:
        """Returns all that ``seat`` may know, and nothing else (JF-82 to JF-84)."""
        facts, phase, other = self.facts, self.phase, 1 - seat
        theirs, known = self.hands[other], facts.known[other]
        return views.JukemView(
            seat=seat,
            decision=None if phase is None else phase.decision(self),
            points=facts.points,
            result=self.result,
            facts=facts.__copy__(),
            phase="over" if phase is None else phase.name,
            hand=tuple(self.hands[seat]),
            other_known=tuple(theirs[:known]),
            other_count=len(theirs),
            draw_count=len(self.draw_pile),
            discard_pile=tuple(self.discard_pile),
            lines=(tuple(self.lines[0]), tuple(self.lines[1])),
            totals=(self.totals[0], self.totals[1]),
            out_of_play=tuple(self.out_of_play),
            score_piles=(self.score_piles[0], self.score_piles[1]),
            unseen=tuple(sorted(self.draw_pile + theirs[known:])),
        )

    def check(self) -> None:
        """Raises BadPosition, naming the field, where an invariant is broken (JF-7, JF-81 and the field's own)."""
        facts = self.facts
        NAMES.require_each_once(_all_cards(self), PRACTICE_DECK if facts.practice else FULL_DECK, "JF-81")
        require_facts(facts)
        for seat in (0, 1):
            _check_seat(self, seat)
            _check_scoring(self, seat)
        level = facts.points[0] == facts.points[1]
        if self.phase is None:
            _check_end(self, level)
        else:
            require(level or facts.period < 2, "points", "are level until somebody scores in sudden death (JF-75)")
            regular = all(score.period < 2 for score in facts.scoring)
            require(regular, "scoring", "ends the match in sudden death (JF-75)")
            self.phase.check(self)


def _check_seat(state: Board, seat: int) -> None:
    facts, line, hand = state.facts, state.lines[seat], state.hands[seat]
    total, known = sum(play.yards for play in line), facts.known[seat]
    require(state.totals[seat] == total, "totals", "equal the plays on the line")
    require(total < TOUCHDOWN_YARDS, f"line:{seat}", "stays under 100 between plays (JF-7)")
    late = any(CODE[play.cards[0]] == KICK_RETURN for play in line[1:])
    require(not late, f"line:{seat}", "has its KICK RETURN first (JF-31)")
    room = HAND_SIZE if seat == facts.attacker and (state.phase is None or state.phase.name != "defense") else DEALT
    require(len(hand) <= room, f"hand:{seat}", f"holds at most {room} (JF-15, JF-16)")
    require(known <= len(hand), "known", "counts cards of the hand")
    fresh = facts.fresh[seat]
    if fresh is not None:
        require(fresh.taken <= known and fresh.drawn <= len(hand) - known, "fresh", "counts cards of the hand")
        old = hand[: known - fresh.taken] + hand[known : len(hand) - fresh.drawn]
        require(not plays_of(faces(old), not line, total), "fresh", "leaves cards that make no play (JF-41)")


def _check_scoring(state: Board, seat: int) -> None:
    facts, pile = state.facts, state.score_piles[seat]
    scores = [score for score in facts.scoring if score.seat == seat]
    require(facts.points[seat] == sum(score.points for score in scores), "points", "equal the scores made (JF-2)")
    require(all(score.period <= facts.period for score in scores), "scoring", "names periods that have begun")
    require(all(pile), f"score_pile:{seat}", "has no empty bundle")
    now = sum(score.period == facts.period for score in scores)
    rule = f"has a bundle for each score of this period, of which there are {now} (JF-48, JF-52)"
    require(len(pile) <= now, f"score_pile:{seat}", rule)


def _check_end(state: Board, level: bool) -> None:
    facts = state.facts
    over = facts.period > 0 and (not level or facts.period == LAST_PERIOD)
    require(over, "phase", "over needs a winner, or the last sudden death behind it (JF-72 to JF-77)")
    sudden = [score.period for score in facts.scoring if score.period > 1]
    decided = [] if level or facts.period < 2 else [facts.period]
    require(sudden == decided, "scoring", "has one score of sudden death, which ends the match (JF-75)")
    require(bool(sudden) or not state.draw_pile, "draw_pile", "is used up when the half ends (JF-66)")


def _all_cards(state: Board) -> list[int]:
    cards = state.hands[0] + state.hands[1] + state.draw_pile + state.discard_pile + state.out_of_play
    for line in state.lines:
        for play in line:
            cards.extend(play.cards)
    for pile in state.score_piles:
        for bundle in pile:
            cards.extend(bundle)
    return cards
