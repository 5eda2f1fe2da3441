"""The coach: what to do at a decision and why, and a play sheet of named calls.

Everything here is told from a seat's own view and never from more. A table uses it in three ways::

    advice = advise(view, legal)            # the step at hand with all that completes its gesture, and why
    sheet = plays(view)                     # the calls that can still be made; empty where there is nothing to call
    action = follow(sheet[0], view, legal)  # the step that carries a call out; None where the player decides

A call is kept by the table and followed from one decision to the next, until ``follow`` gives None: the play is under
way then, and what is still to be decided is not in the call. A player may leave a call at any decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.bots.gesture import planned
from game.chance import generator
from game.contract import Action
from game.field import FIELD
from game.variants.card_bowl import clock
from game.variants.card_bowl.actions import PLACE, STAY, Choose, Screen, SetFormation, Throw, TightEnd, Yardage
from game.variants.card_bowl.facts import SIMPLE_1, CardBowlFacts
from game.variants.card_bowl.formations import (
    BACKS,
    BY_CODE,
    FORMATIONS,
    MIRROR,
    PRESETS,
    RECEIVERS,
    SIDE_OF,
    SLOT,
    SLOTS,
)
from game.variants.card_bowl.names import SLOT_NAMES
from game.variants.card_bowl.players import defense, offense
from game.variants.card_bowl.players.arranging import arrangement
from game.variants.card_bowl.players.call_odds import CallOdds as CallOdds, call_odds as call_odds
from game.variants.card_bowl.players.calling import is_possible, proposed
from game.variants.card_bowl.players.calls import (
    DEFENSE,
    DEFENSES,
    PASSES,
    PLAY,
    PLAYS,
    Call as Call,
    DefenseCall as DefenseCall,
    PlayCall as PlayCall,
)
from game.variants.card_bowl.players.in_the_air import further_cards
from game.variants.card_bowl.players.passing import yardage
from game.variants.card_bowl.players.pro import advise as advise_as_pro, pro
from game.variants.card_bowl.players.prospects import Prospect as Prospect, Prospects
from game.variants.card_bowl.view import CardBowlView

RED_ZONE, BACKED_UP = 20, 10
"""Yards to their goal line, and from one's own, within which a play is a big moment."""
PLAY_KINDS = (("inside", "sneak"), ("sweep",), ("short",), ("deep", "screen"))
DEFENSE_KINDS = (("read",), ("stop_run",), ("blitz",), ("cover", "double", "deep"))
"""Aims of plays, and tasks of defenses, that are much alike."""
LAST_PLAYS = 3
"""Plays left in a half from which they count as its last ones."""
DEEP = "Deep pass"
"""Start of the name of a call that is always thrown deep."""
AFTER_LINING_UP = ("motion", "line_call", "early_sneak", "backs", "tight_end", "window", "pick_up", "card_action")
ANSWERING = ("front", "defense_cards", "motion_answer", "pattern_turn", "step_six", "response")


ROUTES = ("backs", "tight_end", "pick_up")
"""Decisions at which the target of a pass is kept free of blocks."""


class Aimed(NamedTuple):
    """A play of the sheet with the man that it is thrown to, or the side that it goes to, as a player has chosen."""

    call: PlayCall
    target: str
    """A slot, or ``left`` or ``right``."""

    @property
    def name(self) -> str:
        """The name of the play with its target."""
        return f"{self.call.name} {AIMED_AT} {self.target}"

    @property
    def why(self) -> str:
        """The purpose of the play, in one sentence."""
        man = SLOT_NAMES.get(self.target)
        if man is None or self.slot in RECEIVERS:
            return self.call.why
        return (
            f"A throw to the {man}, {'with one yardage card at most' if self.slot in BACKS else 'who does not block'}."
        )

    @property
    def slot(self) -> int | None:
        """The man who is thrown to; None for a side alone."""
        return SLOT.get(self.target)

    @property
    def side(self) -> int:
        """The side that it goes to; 0 for a man."""
        return SIDE_OF.get(self.target, 0)


AnyCall = Call | Aimed
AIMED_AT = "to"
"""The word between a call and the man or side that it is aimed at."""


def usual_formation(call: PlayCall, target: str = "") -> int:
    """Returns the number of the usual formation of a call, to its side: the first that has the man aimed at."""
    found = [BY_CODE[PRESETS[name]] for name in call.formations]
    if call.side < 0:
        found = [MIRROR[number] for number in found]
    turned = [side for number in found for side in (number, MIRROR[number])]
    slot = SLOT.get(target)
    return next((number for number in turned if slot in FORMATIONS[number].slots), found[0])


def targets(call: AnyCall) -> tuple[str, ...]:
    """Returns the targets of a call of the sheet, lined up to either side; empty for a call that has none.

    Receivers come first, from left to right, then tight ends and backs.
    """
    if not isinstance(call, PlayCall):
        return ()
    if call.aim == "screen":
        return tuple(SIDE_OF)
    if call.aim not in PASSES:
        return ()
    usual = usual_formation(call)
    both = {*FORMATIONS[usual].slots, *FORMATIONS[MIRROR[usual]].slots}
    found = [SLOTS[slot] for slot in both if slot in RECEIVERS]
    wide = sorted(found, key=_ACROSS.__getitem__)
    return (*wide, *CLOSE_TARGETS) if call.aim == "short" else tuple(wide)


_ACROSS = {name: place for place, name in enumerate(("LW1", "LW2", "LW3", "RW3", "RW2", "RW1"))}
CLOSE_TARGETS = ("LTE", "BL", "BR", "RTE")
"""Tight ends and backs from left to right: a short pass to them gains what one to a receiver does, from 4 to 6 yards on
average over 400 deals each against Pro; a deep one has too few yardage cards (CB-348, CB-349)."""


def call_named(name: str) -> AnyCall | None:
    """Returns a call by its name, aimed ones too; None for a name that is none.

    >>> call_named("Short pass to LW1").slot == SLOT["LW1"], call_named("Screen to left").side, call_named("Pray")
    (True, -1, None)
    """
    plain, _, target = name.partition(f" {AIMED_AT} ")
    call = PLAY.get(plain) or DEFENSE.get(plain)
    if not target or call is None:
        return call
    return Aimed(call, target) if isinstance(call, PlayCall) and target in targets(call) else None


class Suggestion(NamedTuple):
    """The advice of the coach, with a reason in one sentence."""

    actions: tuple[Action, ...]
    """An answer to the decision at hand, and the further steps of its gesture where it is one."""
    why: str


def advise(view: CardBowlView, legal: Sequence[Action], call: AnyCall | None = None) -> Suggestion:
    """Returns the advice of the coach at a decision of the play that was called; asked again, it is the same."""
    rng = _generator(view)
    action, why = _favored(view, legal, call, rng)
    return Suggestion(planned(view, action, pro, rng), why)


def favored(view: CardBowlView, legal: Sequence[Action], call: AnyCall | None = None) -> tuple[Action, str]:
    """Returns the coach's answer to the decision at hand and why, without the rest of the gesture."""
    return _favored(view, legal, call, _generator(view))


def _favored(view: CardBowlView, legal: Sequence[Action], call: AnyCall | None, rng: Random) -> tuple[Action, str]:
    """As Pro answers; a pass that was called deep is thrown deep.

    Pro draws on by average yards of men whose cards he guesses. The coach throws where the chances on the table all
    speak for it and, unless the pass was called deep, where by these chances no further card is worth its risk.
    """
    if view.phase != "yardage":
        advice = advise_as_pro(view, legal, rng)
        return advice.action, advice.reason
    deep = call is not None and call.name.startswith(DEEP)
    action, why = yardage(view, deep=deep)
    if not isinstance(action, Yardage):
        return action, why
    further = further_cards(view)
    if further.promise_less:
        return Choose("reception"), "More cards only make it less likely."
    if further.cost and further.make_it_less and not deep:
        return Choose("reception"), "More yards are not worth the risk."
    return action, "Fewer first downs, but it goes farther." if further.make_it_less else why


def plays(view: CardBowlView) -> tuple[Call, ...]:
    """Returns the named calls that the deciding seat can make now, at most eight; empty if there is no play to call.

    The offense has all of its plays before it lines up, and those that its formation allows afterwards.
    """
    if view.decision is None or view.decision.seat != view.seat:
        return ()
    if view.phase == "formation":
        return PLAYS
    if view.phase in ("offense_cards", *AFTER_LINING_UP):
        return tuple(call for call in PLAYS if is_possible(view, call))
    return DEFENSES if view.phase in ANSWERING else ()


def best_of_each_kind(view: CardBowlView, wanted: str = "") -> tuple[Call, ...]:
    """Returns the coach's choice among the plays of each of four kinds, in the order of the sheet.

    A call with the name ``wanted`` is the choice of its kind.
    """
    order = [wanted, *(row.call.name for row in proposed(view))]
    sheet = sorted(plays(view), key=lambda call: order.index(call.name) if call.name in order else len(order))
    best = {_kind(call): call for call in reversed(sheet)}
    return tuple(call for call in plays(view) if call in best.values())


def _kind(call: Call) -> tuple[str, ...]:
    if isinstance(call, PlayCall):
        return next(kind for kind in PLAY_KINDS if call.aim in kind)
    return next(kind for kind in DEFENSE_KINDS if call.task in kind)


def follow(call: AnyCall, view: CardBowlView, legal: Sequence[Action]) -> Action | None:
    """Returns the action that carries a call out at a decision; None if the player decides."""
    if isinstance(call, Aimed):
        return _follow_aimed(call, view, legal)
    of_offense = isinstance(call, PlayCall)
    carry = (offense if of_offense else defense).BY_CALL.get(view.phase)
    if carry is None or of_offense != (view.seat == view.play.offense):
        return None
    action, _ = carry(view, legal, call, _generator(view))
    return action if action in legal else None


def _follow_aimed(aimed: Aimed, view: CardBowlView, legal: Sequence[Action]) -> Action | None:
    """Returns the action that carries a call out to its man or side; if that is impossible, as the call says."""
    call = aimed.call._replace(side=aimed.side) if aimed.side else aimed.call
    if view.phase == "formation":
        return SetFormation(FORMATIONS[usual_formation(call, aimed.target)].code)
    if view.phase in ROUTES and aimed.slot is not None:
        free = next((each for each in legal if each in (STAY[aimed.slot], TightEnd(aimed.target, False))), None)
        if free is not None:
            return free
    if view.phase == "offense_cards" and aimed.slot in view.play.slots:
        return PLACE[_cards_for(aimed, view)[view.play.slots[sum(card >= 0 for card in view.men[view.seat])]]]
    action = follow(call, view, legal)
    if isinstance(action, Throw | Screen):
        wanted = [each for each in legal if _goes_to(aimed, each)]
        best = prospects(view, offense.to_the_best_back(view, wanted))
        return best[0].action if best else action
    return action


def _goes_to(aimed: Aimed, action: Action) -> bool:
    if isinstance(action, Throw):
        return action.receiver == aimed.target
    return isinstance(action, Screen) and (action.low + action.high) * aimed.side > 0


def _cards_for(aimed: Aimed, view: CardBowlView) -> dict[int, int]:
    """Returns the arrangement of a call, with the card of its best receiver on the man who is thrown to."""
    cards = arrangement(view, aimed.call)
    ends = [slot for slot in view.play.slots if slot in RECEIVERS or slot in BACKS]
    best = max(ends, key=lambda slot: cards[slot])
    assert aimed.slot is not None
    cards[best], cards[aimed.slot] = cards[aimed.slot], cards[best]
    return cards


def steps(call: AnyCall, view: CardBowlView, legal: Sequence[Action]) -> tuple[Action, ...]:
    """Returns the actions that carry a call out up to the end of the gesture: a whole formation, a line call."""
    first = follow(call, view, legal)

    def carry_on(view: CardBowlView, legal_actions: Sequence[Action], rng: Random) -> Action:
        return follow(call, view, legal_actions) or legal_actions[0]

    return () if first is None else planned(view, first, carry_on, _generator(view))


def name_of(view: CardBowlView, legal: Sequence[Action], gesture: Sequence[Action]) -> str:
    """Returns the name of the call that a gesture carries out from here; empty where it is none of the sheet's."""
    calls = plays(view) if view.phase in ("formation", "front") else ()
    aimed = [Aimed(call, target) for call in calls if isinstance(call, PlayCall) for target in targets(call)]
    same = [call.name for call in (*calls, *aimed) if [*steps(call, view, legal)] == [*gesture]]
    whole = [name for name in same if f" {AIMED_AT} " not in name]  # both passes are lined up alike
    return " or ".join(whole or same[:1])


def prospects(view: CardBowlView, legal: Sequence[Action]) -> list[Prospect]:
    """Returns the prospects of all runs and throws at a window, the best first."""
    return sorted(Prospects(view).of(legal), key=lambda each: -each.yards)


def is_late(facts: CardBowlFacts, plays: int) -> bool:
    """Returns whether a half or an overtime is about to end: at most ``plays`` plays are left, or little time."""
    if facts.timing != SIMPLE_1:
        return clock.is_late(facts)
    return facts.clock <= plays and clock.ends_half(facts.period)


def is_big(view: CardBowlView) -> bool:
    """Returns whether much is at stake on this play: the last two downs, near a goal line, a try, the end of a half."""
    facts = view.facts
    return (
        facts.down >= 3
        or facts.next in ("try", "two_points")
        or not BACKED_UP < facts.ball_on < FIELD - RED_ZONE
        or is_late(facts, LAST_PLAYS)
        or clock.is_overtime(facts.period)
    )


def _generator(view: CardBowlView) -> Random:
    """Returns a generator that is the same whenever the same decision is asked about."""
    return generator("coach", view.facts.plays)
