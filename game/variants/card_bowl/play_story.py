"""The story of the play under way or of the last one, built from events only.

It is the same whether it was folded while the match was shown, after a reload, or as an act is shown again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Self

import msgspec

from game.contract import Event
from game.events import Flag, PeriodEnded, Revealed
from game.field import END_ZONE, FIELD, place
from game.letters import small
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import ID, VALUE
from game.variants.card_bowl.event_order import JOKERS
from game.variants.card_bowl.events import Term
from game.variants.card_bowl.facts import KICKS_AWAY
from game.variants.card_bowl.fetches import Fetches, is_bounce
from game.variants.card_bowl.log import sentence
from game.variants.card_bowl.names import where, yards
from game.variants.card_bowl.plain_results import brings, flies_out, in_short, may_be_thrown_away, runs_on, strongest
from game.variants.card_bowl.play_rules import rule_of
from game.variants.card_bowl.record_sheet import ANY_KICK, reaches_end_zone
from game.variants.card_bowl.sums import total
from game.variants.card_bowl.table_state import from_home
from game.variants.card_bowl.whence import Ended, Leg, flight_words, return_words, run_back_words, sum_words

PLAYS = 3
"""Plays from scrimmage to go back: a score is told until the next series lines up, and a try may come between."""
_BETWEEN = ("extra_point", "kickoff", "free_kick")
"""Kinds of plays between a score and the next play from scrimmage."""
TACKLED = ("dead", "sack")
"""Ends of plays in which the runner is brought down."""
TACKLES = "CB-391"
"""The clause by which tacklers turn up in the open field."""
INTO, DEEPEST = 4, 7
"""Yards past the goal line to which a runner goes at least, and beyond which nobody is seen in the end zone."""
_FEEDS = {"handoff": "handoff", "pass": "pass", "yardage": "yardage", "reception": "catch"}
_FEEDS |= {"defense_run": "", "defense_pass": ""}
"""By purpose: the name of a drawn card in the sum."""
INTERCEPTS = ("yardage", "reception", "defense_pass")
"""By purpose: the cards for a pass of which a red joker intercepts it (CB-345, CB-354, CB-358)."""
_SPEAKING = (
    *(own.Resolved, own.RushFaced, own.Sacked, own.BadPass, own.Intercepted, own.RunBroke, own.SetGained),
    *(own.FumbleBegan, own.Declared, own.Recovered, own.DownRepeated, Flag),
)
"""Events with a sentence of their own, which stays until the next one."""


def recent(backward: Iterable[Event]) -> list[Event]:
    """Returns the events that a story is made of, in order; ``backward`` gives the last event first."""
    events: list[Event] = []
    begun = 0
    for event in backward:
        events.append(event)
        begun += isinstance(event, own.PlayBegan) and event.play == "scrimmage"
        if begun == PLAYS:
            break
    events.reverse()
    return events


class PlayStory:
    """Follows the events of a match in their order."""

    def __init__(self) -> None:
        self.said: Event | None = None
        """The event of the last sentence."""
        self.last: Event | None = None
        """The event of the last play's sentence, from the line-up on."""
        self.rows: own.Rows | None = None
        """The sums of both sides; None before any card is added."""
        self.rows_before: own.Rows | None = None
        """The sums of the play before; None if it had none."""
        self.offense_before = 0
        """The seat that had the ball in it."""
        self.before: tuple[Event, ...] = ()
        """What that play came to, step by step, as the log tells it."""
        self._steps: tuple[Event, ...] = ()
        """The same of this play."""
        self._thrown: own.Rows | None = None
        """The sums of the throw while those of the rush against it are told; None while they are not."""
        self._is_screen = False
        """Whether the play is a screen, whose pass card only has to be low."""
        self.to_come = (False, False)
        """Whether more cards are drawn for each of them."""
        self.rules: tuple[str, ...] = ()
        """The rules that have decided this play, by their notes in ``play_rules``."""
        self.rules_before: tuple[str, ...] = ()
        """Those that decided the play before it."""
        self.landed: tuple[int, int] | None = None
        """The receivers, and their own yard on which it has come down."""
        self.aim: tuple[int, int] | None = None
        """The value of the cards of a kick at the posts so far, and what it needs."""
        self.legs: list[Leg] = []
        """The strides of the ball in this play, card by card."""
        self.reach: int | None = None
        """Yards of the ball past the line; None while nobody carries it out of the backfield."""
        self.kept: int | None = None
        """Yards past the line where a man of the offense had the ball last; None until one has gone on with it."""
        self.ended: own.PlayEnded | None = None
        """How the play ended; None while it goes on."""
        self.period_over = False
        """Whether the period has ended with this play."""
        self.fallen = self.loose = self.broken = self.tackled = False
        """Whether the pass is incomplete, the ball loose, the runner in the open field, and tackled."""
        self.stopper = ""
        """The card of the strongest man of the defense in the sum, or of who tackles downfield; empty if none is."""
        self.pending_loss = 0
        """Yards that a catch behind the line would lose, while the pass may still be thrown away (CB-362, CB-381)."""
        self._ball: int | None = None
        """The ball's place in yards from Home's goal line; None until an event names it."""
        self._kind = ""
        """The kind of the play."""
        self._line = (0, FIELD)
        """The seat with the ball at the snap, and its own yard line of the snap."""
        self._fell = self._recovered = False
        """Whether the pass has failed since the last decision, and whether a loose ball was recovered in this play."""
        self._tackles = False
        """Whether somebody tackles the set of cards that is drawn in the open field."""
        self._runner = 0
        """The seat that runs in the open field."""
        self._sums: own.Resolved | None = None
        """The sums at the line; None before them."""
        self._in_open = 0
        """Yards of the offense in the open field."""
        self._set: own.SetGained | None = None
        """The last set of the offense there."""
        self._goes_on = False
        """Whether a further set is drawn after it."""
        self.why = ""
        """Where the yards of the last play that ended came from, after a space; empty if that is plain."""
        self._flight = ""
        """How far a kick has flown, and by which numbers; empty without one."""
        self._run_back: tuple[int, int] | None = None
        """Yards on the cards of a kick's return, and what the cover takes off; None without a cover."""
        self._over: Ended | None = None
        """The play that ended last, also while the next one is on; None if none is known."""
        self._score: Ended | None = None
        """The play that scored last; None once a play from scrimmage after it has ended."""
        self._joker = False
        """Whether a red joker was drawn in this play."""
        self.picked = False
        """Whether a red joker is drawn for the pass, so that nobody of the offense catches it."""
        self.fetches = Fetches()
        """For whom the cards for a loose ball are drawn."""

    def copied(self) -> Self:
        """Returns a story that goes on by itself."""
        story = object.__new__(type(self))
        vars(story).update(vars(self))
        story.fetches = replace(self.fetches)
        return story

    def handle_event(self, event: Event) -> None:
        """Takes the next event."""
        self.fetches.handle_event(event)
        rule = rule_of(event)
        if rule and rule not in self.rules:
            self.rules = (*self.rules, rule)
        if isinstance(event, own.PlayBegan):
            self._begin(event)
        elif isinstance(event, own.BallMoved):
            self._move(event)
        elif isinstance(event, own.PlayPaused):
            self.pause(event.pause)
        elif isinstance(event, PeriodEnded):
            self.period_over, self.legs = True, []  # strides would show around the panel
        elif isinstance(event, own.Resolved):
            self.rows, self.to_come, self.pending_loss = (event.offense, event.defense), (False, False), 0
            self._sums, self.stopper = event, _code(strongest(event.defense))
            if may_be_thrown_away(event):
                self.pending_loss = -event.gain
            else:
                self.reach = self.kept = min(event.gain, FIELD - self._line[1] + DEEPEST)
        elif isinstance(event, own.Executed):
            self._is_screen = event.play == "screen"
        elif isinstance(event, own.BadPass):
            self.rows, self._fell, self.fallen = None, True, True
        elif isinstance(event, own.Sacked):
            self.reach = -event.loss
        elif isinstance(event, own.Drew):
            self._joker |= event.code == "RJ" and not event.idle
            self.picked |= event.purpose in INTERCEPTS and event.code == "RJ" and not event.idle
            self._goes_on |= event.purpose == "run" and self._set is not None
            self._feed(event)
        elif isinstance(event, own.Recovered):
            self._recovered = True
        elif isinstance(event, own.RunBroke):
            self._runner, self.broken = event.seat, True
        elif isinstance(event, Revealed) and event.clause == TACKLES:
            self.stopper = max(event.code, self.stopper if self._tackles else "", key=_value)
            self._tackles = True
        elif isinstance(event, own.SetGained):
            self._tackles = self._goes_on = False
            self._in_open += event.gain
            self._set = event if event.seat == self._line[0] and not self._recovered else None
        elif isinstance(event, own.RushFaced):
            self._thrown = self._thrown or self.rows or ((), ())
            held = Term("protection", event.protection, event.clause), Term("card", event.card, event.clause)
            self.rows, self.to_come = (held, (Term("rush", event.rush, event.clause),)), (False, False)
        elif isinstance(event, own.PlayEnded):
            self.ended, self.tackled = event, event.how in TACKLED
            self.why = self._whence(event)
            self._over = Ended(event, self.why, self._recovered)
            self._note_score(self._over)
            if not self.fallen:
                self.reach = self._past_the_line(event.holder, event.ball_on)
            if reaches_end_zone(event) and self.reach is not None:
                self.reach = self._into_the_end_zone(self.reach, at_home=event.holder != self._line[0])
            if event.holder == self._line[0]:
                self.kept = self.reach
        self._listen(event)

    @property
    def lead(self) -> int:
        """Points by which the offense leads in the sums; 0 without any."""
        return 0 if self.rows is None else total(self.rows[0]) - total(self.rows[1])

    @property
    def explained_by(self) -> own.Rows | None:
        """The sums from which a run of the offense goes on; None for the run of a return or of a loose ball."""
        return None if self._recovered or self._runner != self._line[0] else self.rows

    def _feed(self, event: own.Drew) -> None:
        """Adds a card that was drawn for a side to its row at once."""
        name, row = _FEEDS.get(event.purpose), int(event.purpose.startswith("defense"))
        if name is None or event.idle or event.code in JOKERS or (self._is_screen and event.purpose == "pass"):
            return
        if self._thrown is not None:  # he has withstood the rush
            self.rows, self._thrown = self._thrown, None
        rows = [*(self.rows or ((), ()))]
        rows[row] = (*rows[row], Term(f"{name} {event.code}".strip(), VALUE[ID[event.code]], event.clause))
        self.rows = (rows[0], rows[1])

    def pause(self, pause: own.Pause) -> None:
        """Takes over the state of a pause."""
        if pause.rows is not None and self.ended is None:  # after a sack they would be those of the throw before it
            self.rows, self.to_come = pause.rows, pause.to_come
            self.stopper, self._thrown = _code(strongest(pause.rows[1])) or self.stopper, None
        self.landed, self._fell = pause.landed, False

    def _begin(self, event: own.PlayBegan) -> None:
        self.rows_before, self.offense_before = self.rows, self._line[0]
        if event.play == "scrimmage":
            self.before, self._steps = self._steps, ()
        self._flight = ""
        self.why = self.why if self.ended is not None else ""
        self.rows, self.to_come, self.landed, self.legs = None, (False, False), None, []
        self._ball, self._fell, self._line = from_home(event.seat, event.los), False, (event.seat, event.los)
        self._recovered, self._runner, self._kind, self.broken = False, event.seat, event.play, False
        self.reach, self.kept, self.fallen, self.loose, self.tackled, self.aim = None, None, False, False, False, None
        self.last, self.ended, self._sums, self._in_open, self._run_back = None, None, None, 0, None
        self._thrown, self._is_screen, self._set, self._goes_on = None, False, None, False
        self.stopper, self._tackles, self.picked, self.period_over, self._joker = "", False, False, False, False
        if event.play == "scrimmage":  # what is told of a score is read after the kickoff
            self.rules_before, self.rules = self.rules, ()

    def _past_the_line(self, seat: int, ball_on: int) -> int:
        """Returns how far past the line an own yard of a seat is, the way the offense goes."""
        offense, line = self._line
        return (ball_on if seat == offense else FIELD - ball_on) - line

    def _note_score(self, ended: Ended) -> None:
        """Remembers a score over the try and the kickoff that follow it."""
        event = ended.event
        if ended.scored:
            self._score = ended
        elif self._kind not in _BETWEEN and event.how not in ("good", "no_good") and not event.failed_try:
            self._score = None

    def _into_the_end_zone(self, reach: int, *, at_home: bool) -> int:
        """Returns how far past the line a scorer goes on; ``at_home`` is the end zone of the offense."""
        line = self._line[1]
        if at_home:
            return max(min(reach, -line - INTO), -line - DEEPEST)
        return min(max(reach, FIELD - line + INTO), FIELD - line + DEEPEST)

    def _move(self, event: own.BallMoved) -> None:
        end = from_home(event.seat, event.ball_on)
        start, self._ball = end if self._ball is None else self._ball, end
        ball_on = event.ball_on
        if event.way == "ground" and event.seat == self._line[0]:
            ball_on = min(ball_on, FIELD - 1)  # a tackle may still bring him back; a touchdown ends the play
        self.reach, self.loose = self._past_the_line(event.seat, ball_on), event.way == "loose"
        if event.seat == self._line[0] and not self.loose:
            self.kept = self.reach
        if event.way == "air":
            self._flight = flight_words(event, event.ball_on - self._line[1])
        if event.way != "dead":
            self.legs = [*self.legs, Leg(start, end, event.by, event.way, event.seat)]
            self.aim = (event.drawn, event.other) if event.row == "needed" else self.aim
            self._run_back = (event.drawn, event.other) if event.row == "returned" else self._run_back

    def _listen(self, event: Event) -> None:
        """Remembers the event of the sentence; the reason of a failed pass or a sack outlasts the end of the play."""
        told_already = self.said is not None and (self._fell or getattr(event, "how", "") == "sack")
        if isinstance(event, own.LinedUp):
            self.last, self.said = self._happened, None
        elif isinstance(event, own.PlayCalled) and event.play != "scrimmage":
            self.last, self.said = self._happened, event
        elif isinstance(event, _SPEAKING) or (isinstance(event, own.PlayEnded) and not told_already):
            self.said = event
        if isinstance(event, (*_SPEAKING, own.PlayEnded)) or is_bounce(event):
            self._steps = (*self._steps, event)

    @property
    def _happened(self) -> Event | None:
        """The last event of a sentence that is no call: a try that is called has not happened yet."""
        return self.last if self.said is None or isinstance(self.said, own.PlayCalled) else self.said

    # In words

    def sentence(self, names: Sequence[str]) -> str:
        """Returns the last thing that happened; empty while nothing is to be said."""
        told = self._told(self.said, names)
        return f"{told} The try fails.".lstrip() if self.ended is not None and self.ended.failed_try else told

    def last_sentence(self, names: Sequence[str]) -> str:
        """Returns how the last play ended, also once the next one has lined up; empty if that is not known."""
        return self._told(self._happened, names)

    def score_before(self, names: Sequence[str]) -> str:
        """Returns the score before the kickoff that was the last play; empty without one."""
        kick = self._happened
        kicked = isinstance(kick, own.PlayEnded) and kick.play in ANY_KICK
        return self._score.words(names) if self._score is not None and kicked and self._score.event != kick else ""

    def _told(self, event: Event | None, names: Sequence[str]) -> str:
        if event is None:
            return ""
        if isinstance(event, own.PlayEnded):
            return (self._over if self._over is not None and self._over.event == event else Ended(event)).words(names)
        if isinstance(event, own.FumbleBegan) and self._kind in KICKS_AWAY and event.seat == self._line[0]:
            what = "The punt is blocked, and the ball" if self._kind == "punt" else "The kick"
            return f"{what} is loose {where(names, event.seat, event.ball_on)}."
        if isinstance(event, own.FumbleBegan) and self._joker:
            return f"A red joker: {small(sentence(event, names) or '')}"
        if isinstance(event, own.PlayCalled) and (event.play, event.how) == ("kickoff", "regular"):
            return f"{names[event.seat]} kick off: the lower the cards, the farther."
        if isinstance(event, own.RunBroke) and self.explained_by is not None:
            return runs_on(event, self.explained_by, self._sums.gain if self._sums else 0)
        if isinstance(event, own.SetGained) and event is self._set and self._goes_on:
            return f"{sentence(event, names)} {brings(event)}"
        if isinstance(event, own.BadPass) and event.why == "away" and self.pending_loss:
            return f"Thrown away, instead of losing {yards(self.pending_loss)}."
        if isinstance(event, own.BadPass) and event.why == "long" and self._sums is not None:
            room = FIELD + END_ZONE - self._line[1]
            return (
                f"{in_short(event).rstrip('.')}: it flew {yards(self._sums.gain)}, and the end zone ends after {room}."
            )
        return self.in_short(event) or sentence(event, names) or ""

    def in_short(self, event: Event) -> str:
        """Returns a result of this play in plain words; empty for events without any."""
        if isinstance(event, own.Resolved) and event.what == "pass" and self.picked:
            return f"{yards(max(event.gain, 0))} through the air."
        if isinstance(event, own.Resolved) and flies_out(event, self._line[1]):
            return ""  # the next event says so
        if isinstance(event, own.Resolved):  # no yard beyond the goal line counts
            event = msgspec.structs.replace(event, gain=min(event.gain, FIELD - self._line[1]))
        return in_short(event)

    def _whence(self, ended: own.PlayEnded) -> str:
        """Returns where the yards of the play came from, after a space; empty where that is plain."""
        told = sum_words(ended, self._sums, self._in_open)
        if ended.play not in ANY_KICK:
            return told + run_back_words(ended, self.legs)
        flown = f" {self._flight}" if self._flight else ""
        if self._run_back is not None and ended.how != "touchback":
            caught = [leg.end for leg in self.legs if leg.way == "air"]
            came_down = from_home(ended.holder, round(caught[-1])) if caught else ended.ball_on
            ran = min(ended.ball_on, FIELD) - came_down
            return told + flown + return_words(ran, *self._run_back, self._in_open)
        return told + flown

    @property
    def scorer(self) -> int | None:
        """The seat that has scored the touchdown or the try that the last sentence tells; None for other sentences."""
        return self.said.holder if isinstance(self.said, own.PlayEnded) and reaches_end_zone(self.said) else None

    def note(self, names: Sequence[str]) -> str:
        """Returns where a kick has come down; empty if there is none, or once the ball has gone on from there."""
        receiver, yard = self.landed or (0, FIELD)
        if yard >= FIELD or self.ended is not None or any(leg.way != "air" for leg in self.legs):
            return ""
        down = f"at {place(names, receiver, yard)}" if yard > 0 else f"in the {names[receiver]} end zone"
        return f"{self._flight} It comes down {down}.".lstrip()


def _code(term: Term | None) -> str:
    """Returns the card of a man in a sum; empty for nobody."""
    return "" if term is None else term.label.split()[-1]


def _value(code: str) -> int:
    """Returns the value of a card, 0 for none."""
    return VALUE[ID[code]] if code else 0
