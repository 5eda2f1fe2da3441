"""What became of the call that the player made for the last play: told in the huddle, and above the next play sheet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import reduce
from typing import NamedTuple

from game.contract import Event
from game.letters import capital, small
from game.variants.card_bowl.events import (
    Executed,
    LinedUp,
    PenaltyAnswered,
    PlayBegan,
    PlayCalled,
    PlayEnded,
    SetGained,
)
from game.variants.card_bowl.names import yards
from game.variants.card_bowl.plain_results import TOOK_IT, of_defense, of_offense
from game.variants.card_bowl.players.calls import DEFENSE, PLAY
from game.variants.card_bowl.players.fitted_answers import KINDS, gives_up
from game.variants.card_bowl.record_sheet import ANY_KICK
from scenes.table.card_bowl.acting import RUNS, TOSSES
from scenes.table.card_bowl.shown import ShownTable

_ODDS = re.compile(r"\d+:(\d\.\d\d):(\d\.\d\d)", re.ASCII)
"""A play, and the chances of its first down and of a lost ball: anything may stand in a file."""
HELD, WENT_ON = " held", ", but the run went on."
"""Words for a defense that has stopped a play, and for what followed."""
SET_FOR = {"stop_run": "run", "blitz": "pass", "cover": "pass", "double": "pass", "deep": "pass"}
"""What the defense is set for, by the task of its call; one that reads the quarterback is set for nothing."""
GOT_IT_BACK = "The red joker knocked the ball loose, but they got it back."
_KINDS = {"run": ("rush", "sneak"), "screen": TOSSES, "pass": ("pass",)}
"""The plays of each kind for which it is known what a defense gives up."""
NOT_CALLED = (*ANY_KICK, "kneel", "spike")
"""Plays of the offense that are not called from the play sheet."""


class _LastPlay(NamedTuple):
    """The last play that is over, as a later look at the events finds it."""

    did: str = ""
    """What the defense did in it."""
    ended: PlayEnded | None = None
    """Its end; None if it is not over."""
    wiped_out: bool = False
    """Whether a penalty was accepted."""
    begun: int = 0
    """Number of plays begun since."""


class CallVerdict:
    """Follows the plays, and shows what became of the player's calls."""

    def __init__(self, shown: ShownTable) -> None:
        self._shown = shown
        self._did = self._called_before = ""
        """What the defense did in the present play, and the note of the player's call before it."""
        self._odds_before = ""
        """The note of the odds of the player's last play that is over."""
        self._recalled: _LastPlay | None = None

    def handle_event(self, event: Event, notes: Mapping[str, str], you: int | None) -> None:
        """Stores what happens in a play, and shows the verdict at its end."""
        call, odds = notes.get(f"call:{you}", ""), notes.get(f"odds:{you}", "")
        if isinstance(event, LinedUp) and event.formation:
            self._did, self._called_before, self._shown.verdict = "", call, ""
        if _goes_for_two(event):
            self._shown.verdict = ""  # the line beside it speaks of the try
        self._did = _did_next(self._did, event)
        if isinstance(event, PenaltyAnswered) and event.accepted:
            self._odds_before = odds
        if not isinstance(event, PlayEnded) or event.play in NOT_CALLED:
            return
        if event.seat != you and call != self._called_before:
            self._shown.verdict, self._called_before = _of_defense(call, self._did, event), call
        if event.seat == you and odds != self._odds_before:
            self._shown.verdict, self._odds_before = _of_offense(call, odds, event), odds

    def read(self, event: Executed, notes: Mapping[str, str], you: int | None) -> tuple[str, bool] | None:
        """Returns "run" or "pass" for a play, and whether the defense that the player called for it is set for that.

        None if there is no such call.
        """
        call = notes.get(f"call:{you}", "")
        defense = DEFENSE.get(call.partition(":")[2])
        if event.seat == you or call == self._called_before or defense is None or defense.task not in SET_FOR:
            return None
        kind = "run" if event.play in RUNS else "pass"
        return kind, kind == SET_FOR[defense.task]

    def recall(self, backward: Iterable[Event]) -> None:
        """Finds the last play, from events before the next line-up, the last event first."""
        found, events = _LastPlay(), list[Event]()
        for event in backward:
            if (isinstance(event, LinedUp) and event.formation) or _goes_for_two(event):
                break
            if found.ended is None and isinstance(event, PlayBegan):
                found = found._replace(begun=found.begun + 1)
            elif found.ended is None and isinstance(event, PlayEnded):
                found = found._replace(ended=event)
            elif isinstance(event, PenaltyAnswered) and event.accepted:
                found = found._replace(wiped_out=True)
            events.append(event)
        self._recalled = found._replace(did=reduce(_did_next, reversed(events), ""))

    def show(self, plays: int, notes: Mapping[str, str], you: int | None) -> None:
        """Shows the verdict on the play that was recalled; ``plays`` is the number of plays so far."""
        last, self._recalled = self._recalled, None
        if last is None:
            return
        call, odds = notes.get(f"call:{you}", ""), notes.get(f"odds:{you}", "")
        self._shown.verdict, number = "", f"{plays - last.begun}:"
        if last.ended is None or last.ended.play in NOT_CALLED or not call.startswith(number):
            return
        if last.ended.seat != you:
            self._shown.verdict = _of_defense(call, last.did, last.ended)
        elif odds.startswith(number) and not last.wiped_out:
            self._shown.verdict = _of_offense(call, odds, last.ended)


def _goes_for_two(event: Event) -> bool:
    return isinstance(event, PlayCalled) and event.play == "two_points"


def _did_next(did: str, event: Event) -> str:
    """Returns what the defense has done in a play after its next event: who held may see the runner go on."""
    if isinstance(event, SetGained) and event.gain and HELD in did and not did.endswith(WENT_ON):
        return did.removesuffix(".") + WENT_ON
    return of_defense(event) or did


def _of_defense(call: str, did: str, ended: PlayEnded) -> str:
    name = call.partition(":")[2]
    if did == TOOK_IT and ended.holder == ended.seat:
        did = GOT_IT_BACK
    if name not in DEFENSE:
        return ""
    kind = next((kind for kind, plays in _KINDS.items() if ended.play in plays), "")
    if not kind or ended.holder != ended.seat or ended.gain <= 0 or did == GOT_IT_BACK:
        return f"{name}: {small(did)}" if did else ""
    usually = f"it usually gives up {yards(round(gives_up(name)[KINDS.index(kind)]))} to a {kind}."
    return f"{name}: {small(did)} {capital(usually)}" if did else f"{name}: {usually}"


def _of_offense(call: str, odds: str, ended: PlayEnded) -> str:
    noted, name = _ODDS.fullmatch(odds), call.partition(":")[2]
    if ended.play in RUNS and name in PLAY and not (PLAY[name].runs or PLAY[name].aim == "sneak"):
        kind = "sneak" if ended.play == "sneak" else "run"
        return f"The {small(name)} that you called became a {kind}."
    return of_offense(ended, *noted.groups()) if noted else ""
