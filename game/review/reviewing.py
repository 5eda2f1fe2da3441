"""Reviews a finished match for one seat: selects the decisions to judge and fills the ledger."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from game.bots.hints import reason
from game.chance import generator
from game.contract import View
from game.deciders import Decider
from game.events import PeriodBegan
from game.match import Match, digest
from game.review.judging import SAMPLES, Judge, Judgment
from game.review.ledger import CONCEDE, Review, Row, in_periods, match_key
from game.review.next_score import next_score_reason
from game.win_line import Chances, win_line


class NotReviewed(ValueError):
    """The match cannot be reviewed; the message tells the player why."""


NOT_OVER = "A match is reviewed once it is over."
NO_CHANCES = "Matches of this length and with these options have no chance to win that a review could measure by."
NO_SUCH_SEAT = "Nobody sits there."


REASON_TRIES = 5
"""Tries of a better play to explain it, as a multiple of the samples of a set."""
MOST_TRIED = 5
"""Most choices per review that tries explain. Those of one choice of Card Bowl take about 5 seconds."""


class _Choice(NamedTuple):
    """A decision to judge."""

    place: int
    acts: int


def refusal(match: Match, seat: int) -> str | None:
    """Returns why a match cannot be reviewed for a seat, worded for players, or None if it can."""
    if match.decision is not None:
        return NOT_OVER
    if seat not in range(len(match.players)):
        return NO_SUCH_SEAT
    return NO_CHANCES if match.rules.chances(match.state_after(0)) is None else None


def key_of(match: Match) -> str:
    """Returns the key of a finished match in its reviews."""
    result = match.result
    assert result is not None, "only finished matches are reviewed"
    return match_key(match.rules.variant.name, match.seed, len(match.actions), digest(match.state), result.winners)


class Reviewing:
    """A review of one seat that grows row by row. It depends only on the match, so it can be resumed later."""

    def __init__(self, match: Match, seat: int, rows: Sequence[Row] = (), samples: int = SAMPLES) -> None:
        """``rows`` were judged before; they are dropped if they do not fit. Raises NotReviewed."""
        why = refusal(match, seat)
        line = None if why else win_line(match)
        if line is None:
            raise NotReviewed(why or NO_CHANCES)
        self._match, self._seat, self._samples = match, seat, samples
        self._line: list[Chances] = line
        # The key contains no card and no seed: matches that a seat cannot distinguish are judged the same.
        self._judge = Judge(match.rules, len(match.players), f"seat {seat}", samples)
        self._to_judge = [*self._decisions()]
        total = len(self._to_judge) + (match.conceded == seat)
        self.review = Review(match=key_of(match), seat=seat, total=total, start=line[0][seat])
        self._resume(tuple(rows))

    @property
    def places(self) -> list[int]:
        """Returns the number of actions before each choice to judge."""
        return [choice.place for choice in self._to_judge]

    def _resume(self, rows: tuple[Row, ...]) -> None:
        """Resumes after rows that were judged before, if they are the first ones of this review."""
        places = [*self.places, len(self._match.actions)]
        found = msgspec.structs.replace(self.review, rows=rows)
        if [row.place for row in rows] == places[: len(rows)] and found.balances:
            self.review = found

    def _decisions(self) -> Iterator[_Choice]:
        """Yields the seat's decisions with more than one candidate, one per gesture, without those of the coach."""
        match, seat = self._match, self._seat
        state = match.state_after(0)
        judged_until = 0
        for place, (decision, action) in enumerate(zip(match.decisions, match.actions, strict=True)):
            own = decision.seat == seat and match.deciders[place] is not Decider.TABLE
            if own and place >= judged_until:
                legal = state.legal_actions()
                if len(legal) > 1 and len(self._judge.offered(state.view(seat), legal)) > 1:
                    judged_until = self._end_of_gesture(place)
                    yield _Choice(place, judged_until - place)
            state.push(action)

    def _end_of_gesture(self, place: int) -> int:
        """Returns the number of actions at the end of the gesture that the action at ``place`` belongs to."""
        decisions = self._match.decisions
        begun, end = decisions[place], place + 1
        if begun.gesture:
            own = begun.seat, begun.gesture
            while end < len(decisions) and (decisions[end].seat, decisions[end].gesture) == own:
                end += 1
        return end

    def steps(self) -> Iterator[Row | None]:
        """Yields each row once it is judged, and None between samples, so that the caller can stop.

        ``review`` holds all rows so far and is complete at the end.
        """
        for choice in self._to_judge[len(self.review.rows) :]:
            yield from self._judged(choice)
        if len(self.review.rows) < self.review.total:
            yield from self._given_up()
        self._close()

    def _judged(self, choice: _Choice) -> Iterator[Row | None]:
        match, place = self._match, choice.place
        state, decision = match.state_after(place), match.decisions[place]
        view, legal = state.view(self._seat), state.legal_actions()
        chosen = match.actions[place : place + choice.acts]
        for found in self._judge.judge(view, legal, chosen, place):
            if found is None:
                yield None
            else:
                row = self._row(choice, decision.kind, str(chosen[0]), found)
                yield from self._with_reason(row, view) if row.label else [self._added(row)]

    def _with_reason(self, row: Row, view: View) -> Iterator[Row | None]:
        """Adds a row with the reason for its better action: Pro's, and what tries show."""
        match, rules, rng = self._match, self._match.rules, generator("review/reason", row.place)
        best, chosen = rules.parse(row.best), rules.parse(row.chosen)
        why, told = reason(rules, view, best, rng), ""
        if sum(self.review.counts.values()) < MOST_TRIED:
            tries = REASON_TRIES * self._samples
            for result in next_score_reason(rules, view, (best, chosen), match.names, tries, rng):
                if result is None:
                    yield None
                else:
                    told = result
        yield self._added(msgspec.structs.replace(row, reason=" ".join(filter(None, [why, told]))))

    def _given_up(self) -> Iterator[Row | None]:
        match, seat = self._match, self._seat
        place = len(match.actions)
        view = match.state.view(seat)
        for found in self._judge.give_up(view, self._line[-1][seat], place):
            yield found and self._added(self._row(_Choice(place, 0), CONCEDE, CONCEDE, found))

    def _row(self, choice: _Choice, kind: str, chosen: str, found: Judgment) -> Row:
        rows = self.review.rows
        before = rows[-1].chance if rows else self.review.start
        return Row(
            place=choice.place,
            acts=choice.acts,
            kind=kind,
            chosen=chosen,
            best=found.best,
            luck=found.expected - before,
            expected=found.expected,
            chance=found.chance,
            best_chance=found.best_chance,
            worst_chance=found.worst_chance,
            error=found.error,
            fair=found.fair,
        )

    def _added(self, row: Row) -> Row:
        self.review = msgspec.structs.replace(self.review, rows=(*self.review.rows, row))
        return row

    def _close(self) -> None:
        """Adds the sums once everything is judged."""
        review, result = self.review, self._line[-1][self._seat]
        before = review.rows[-1].chance if review.rows else review.start
        self.review = msgspec.structs.replace(
            review,
            luck_after=result - before,
            result=result,
            periods=in_periods(review.start, review.rows, self._marks(), result),
        )

    def _marks(self) -> list[tuple[int | None, int, float]]:
        """Returns where each period begins and the model's chance there; the first begins with the match."""
        found = [
            (event.period, place, self._line[place][self._seat])
            for place, events in enumerate(self._match.history)
            for event in events
            if isinstance(event, PeriodBegan)
        ]
        first = found[0][0] if found else None
        return [(first, 0, self.review.start), *found[1:]]


def reviewed(match: Match, seat: int, samples: int = SAMPLES) -> Review:
    """Returns the complete review. Raises NotReviewed."""
    work = Reviewing(match, seat, samples=samples)
    for _ in work.steps():
        pass
    return work.review
