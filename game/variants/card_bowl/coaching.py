"""The jobs of the player and of the coach, and the call of the play under way."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import islice

from game.contract import Action
from game.record import RESULT_NOTE
from game.variants.card_bowl import coach
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.clock import is_final
from game.variants.card_bowl.coach import AIMED_AT, AnyCall
from game.variants.card_bowl.facts import NOBODY
from game.variants.card_bowl.jobs import (
    BIG,
    CALLS,
    CLOCK,
    DRAWS,
    EVERYTHING,
    FORMATION,
    FOURTH,
    ME,
    PENALTIES,
    PLAYS,
    PRESETS,
    level_of,
    read,
    written,
)
from game.variants.card_bowl.players.call_value import points
from game.variants.card_bowl.players.calling import good_calls, proposed
from game.variants.card_bowl.players.late import is_ending
from game.variants.card_bowl.view import CardBowlView

LEVEL, JOBS_NOTE, SHEET = "level", "jobs", "sheet"
WHOLE, SHORT = "whole", "short"
"""How many calls the play sheet shows: all of them, or the coach's choice of each kind."""
COACHED = "A coached match: the coach set the men for the plays that were called."
CALLING = ("formation", "front")
"""The decisions at which a play is called from the sheet."""
HIS: frozenset[str] = frozenset(
    {
        *("motion", "motion_answer", "offense_cards", "defense_cards", "delay_of_game", "line_call", "early_sneak"),
        *("pattern_turn", "backs", "tight_end", "window", "step_six", "response", "pick_up", "card_action"),
        *("extra_card", "back_cover", "strike", "caught_behind", "screen_behind", "scramble_sideline", "tackle"),
        *("lead", "downing", "kickoff", "free_kick", "sideline"),
    }
)
"""Decisions that belong to formation, cards and blocks."""
JOB_OF: dict[str, str] = {
    **dict.fromkeys(HIS, FORMATION),
    **dict.fromkeys(CALLING, PLAYS),
    **dict.fromkeys(("yardage", "recovery", "interception", "kick_return", "punt_receiver", "failed_kick"), DRAWS),
    **dict.fromkeys(("try", "punt_cards"), FOURTH),
    **dict.fromkeys(("timeout_offense", "timeout_defense", "run_off"), CLOCK),
    "penalty_decision": PENALTIES,
}
"""The job that a decision belongs to; a call by its situation, and what is not named here is always the player's."""
LOOSE = ("recovery", "interception")
"""Decisions that are always big moments."""
LAST_DOWN = 4


class Coaching:
    """Stores who does each job, and the call of the play under way."""

    def __init__(self) -> None:
        self.notes: dict[str, str] = {}
        """The notes of the match, in which both are stored."""
        self.plain_pass = True
        """Whether the plain answers of ``_PLAIN`` are given without a question."""
        self.said: dict[tuple[int, str], str] = {}
        """The coach's last reason by seat and job; not stored."""

    # Who does what

    @property
    def shares(self) -> dict[str, str]:
        """Who does each job."""
        if JOBS_NOTE in self.notes:
            return read(self.notes[JOBS_NOTE])
        return dict(PRESETS.get(self.notes.get(LEVEL, CALLS), PRESETS[CALLS]))

    @property
    def level(self) -> str:
        """The level: how much the player decides."""
        return level_of(self.shares)

    @level.setter
    def level(self, level: str) -> None:
        self._share_out(dict(PRESETS[level]))

    def share(self, job: str, who: str) -> None:
        """Gives a job to the player, to the coach, or to the player at big moments."""
        self._share_out({**self.shares, job: who})

    def _share_out(self, shares: dict[str, str]) -> None:
        self.notes.pop(JOBS_NOTE, None)
        self.notes[LEVEL] = level_of(shares)
        if self.notes[LEVEL] not in PRESETS:
            self.notes[JOBS_NOTE] = written(shares)
        if self.notes[LEVEL] != EVERYTHING:
            self.notes[RESULT_NOTE] = COACHED

    def lasting(self) -> dict[str, str]:
        """Returns who does which job, as notes of another match, if that was said in this one."""
        kept = {name: self.notes[name] for name in (LEVEL, JOBS_NOTE, SHEET) if name in self.notes}
        return {**kept, RESULT_NOTE: COACHED} if kept and self.level != EVERYTHING else kept

    # What is called

    @property
    def sets_the_men(self) -> bool:
        """Whether the coach lines up the men for what is called."""
        return self.shares[FORMATION] != ME

    def shows_all_calls(self, *, knows_game: bool) -> bool:
        """Returns whether the whole play sheet is shown: as the player wished, otherwise once they know the game."""
        return self.notes.get(SHEET, WHOLE if knows_game else SHORT) == WHOLE

    def show_all_calls(self, show: bool) -> None:
        """Shows the whole play sheet from now on, or the short one."""
        self.notes[SHEET] = WHOLE if show else SHORT

    def call(self, view: CardBowlView, call: AnyCall) -> None:
        """Stores what a seat has called for the play under way."""
        self.notes[f"call:{view.seat}"] = f"{view.facts.plays}:{call.name}"
        self.notes[RESULT_NOTE] = COACHED
        read = coach.call_odds(view, call.name).odds.percents()  # as the play sheet shows them
        odds = f"{read.first_down / 100:.2f}:{read.turnover / 100:.2f}"
        self.notes[f"odds:{view.seat}"] = f"{view.facts.plays}:{odds}"
        drive, gained = self._gained(view.seat)
        facts = view.facts
        told = {number: yards for number, yards in gained.items() if drive == facts.drive and number < facts.plays}
        told[facts.plays] = _better(view, call)
        while len(told) > MOST_LISTED:
            first, second = islice(told, 2)
            told[second] += told.pop(first)
        listed = " ".join(f"{number}:{yards:.1f}" for number, yards in told.items())
        self.notes[f"edge:{view.seat}"] = f"{facts.drive} {listed}"

    def _gained(self, seat: int) -> tuple[int, dict[int, float]]:
        """Whose drive a seat last called plays in, and the yards by which each of its calls promised more, by play."""
        note = self.notes.get(f"edge:{seat}", "")
        drive, *listed = (note if _EDGE.fullmatch(note) else f"{NOBODY}").split()
        told = (each.partition(":") for each in listed)
        return int(drive), {int(number): float(yards) for number, _, yards in told}

    def last_drive(self, view: CardBowlView) -> int:
        """Returns the yards by which the calls of a seat in the drive that is over were better than the coach's.

        They are those that were to be expected before the snap; 0 where they tell no more than chance does.
        """
        drive, gained = self._gained(view.seat)
        yards = sum(gained.values())
        is_over = view.facts.drive != drive
        return round(yards) if is_over and abs(yards) > 2 * OFF * len(gained) else 0

    def called(self, view: CardBowlView) -> AnyCall | None:
        """Returns the call of a seat for the play in progress."""
        number, _, name = self.notes.get(f"call:{view.seat}", "").partition(":")
        if number != str(view.facts.plays):
            return None
        return coach.call_named(name)

    def calls_anew(self, view: CardBowlView) -> bool:
        """Returns whether the seat has called something for this play, and now looks back at its line-up."""
        alignment = view.play.slots if view.seat == view.play.offense else view.play.places
        return self.called(view) is not None and not alignment

    def forget_calls(self, view: CardBowlView) -> None:
        """Forgets what the seat has called there or for a later play, so that the coach does not call it again."""
        number = self.notes.get(f"call:{view.seat}", "").partition(":")[0]
        if number != str(view.facts.plays) or self.calls_anew(view):
            self.notes.pop(f"call:{view.seat}", None)

    # What is not asked

    def automatic_actions(self, view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
        """Returns the actions that are taken without asking: those of the coach, and forced ones."""
        if view.phase == "exchange":
            return self._exchange(view, legal)  # alike whether or not there is a choice, which nobody may learn
        if self.level == EVERYTHING:
            return ()  # what is forced plays itself at the table as in every game
        if len(legal) == 1:
            return legal
        call = self.called(view) if self.sets_the_men else None
        steps = coach.steps(call, view, legal) if call is not None else ()
        if call is not None and steps:
            self.said[view.seat, FORMATION] = f"{call.name}: {call.why}"
        return steps or self._by_coach(view, legal)

    def _exchange(self, view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
        """Returns the answer about the red joker: keep it, but ask late in a match that is being lost."""
        if self.sets_the_men:
            return coach.advise(view, legal).actions
        facts = view.facts
        behind = facts.points[view.seat] < facts.points[1 - view.seat]
        return () if behind and is_final(facts.period) else (Choose("keep"),)

    def _by_coach(self, view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
        """Returns the actions of the coach at a decision; empty if the player should be asked."""
        if view.phase != "call" and view.phase not in JOB_OF:
            return ()
        suggested = coach.advise(view, legal, self.called(view))
        advice = suggested.actions
        if view.phase in CALLING and not self.sets_the_men:
            advice = advice[:1]  # he calls, and the player sets the men for it
        job = self._job(view, advice[0])
        is_plain = self.plain_pass and view.phase in _PLAIN and _PLAIN[view.phase](view, advice[0])
        if self._is_mine(job, view) and not is_plain:
            return ()
        self.said[view.seat, job] = suggested.why
        return advice

    @staticmethod
    def _job(view: CardBowlView, advice: Action) -> str:
        """Returns the job that the decision at hand belongs to."""
        if view.phase != "call":
            return JOB_OF[view.phase]
        if view.facts.down == LAST_DOWN:
            return FOURTH
        return CLOCK if _is_late(view) or advice != Choose("scrimmage") else FORMATION

    def _is_mine(self, job: str, view: CardBowlView) -> bool:
        """Returns whether the player decides what belongs to a job now."""
        who = self.shares[job]
        return who == ME or (who == BIG and (view.phase in LOOSE or coach.is_big(view)))


def _better(view: CardBowlView, call: AnyCall) -> float:
    """Returns how much more a call is worth than the coach's, in yards of the same expected points.

    A call that he likes is as good as his, and near the end of the match other things than points count.
    """
    if call.name.partition(f" {AIMED_AT} ")[0] in liked(view) or is_ending(view.facts):
        return 0.0
    sign = -1 if view.phase == "front" else 1
    own = proposed(view)[0].odds
    return sign * (points(view.facts, coach.call_odds(view, call.name)) - points(view.facts, own)) / POINTS_OF_A_YARD


def _is_late(view: CardBowlView) -> bool:
    """Returns whether a half is about to end, so that the player decides about the time that is left."""
    return coach.is_late(view.facts, 1)


_PLAIN: dict[str, Callable[[CardBowlView, Action], bool]] = {
    "timeout_offense": lambda view, advice: advice == Choose("no_timeout"),
    "timeout_defense": lambda view, advice: advice == Choose("no_timeout"),
    "run_off": lambda view, advice: not _is_late(view),
    "interception": lambda view, advice: advice == Choose("touchback"),
    "punt_receiver": lambda view, advice: advice == Choose("touchback"),
    "failed_kick": lambda view, advice: True,
}
"""By decision: whether its plain answer will do, so that the player need not be asked."""


def liked(view: CardBowlView) -> list[str]:
    """Returns the names of the good calls: the first one is what the coach would call himself."""
    return [row.call.name for row in good_calls(view)[:MARKED]]


_EDGE = re.compile(r"-?\d{1,5}( \d{1,5}:-?\d{1,4}\.\d)*", re.ASCII)
"""A drive, and calls with their yards: anything may stand in a file."""
MOST_LISTED = 10
"""Largest number of calls of a drive that are stored one by one; earlier ones are added up."""
POINTS_OF_A_YARD = 0.065
"""Expected points of one more yard for the offense, on average over the field."""
OFF = 0.3
"""Standard error of the difference between two calls, in yards."""
MARKED = 3
"""Largest number of calls that get a star."""
