"""Which jobs of a match the coach does: the player calls plays, or decides everything."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Action
from game.match import REMARK
from game.variants.card_bowl import clock, coach
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.coach import Call
from game.variants.card_bowl.facts import SIMPLE_1
from game.variants.card_bowl.players.calls import DEFENSE, PLAY, defense_of, play_of
from game.variants.card_bowl.view import CardBowlView

LEVEL = "level"
COACHED = "A coached match: the coach set the men for the plays that were called."
EVERYTHING, PLAYS = "everything", "plays"
LEVELS = {PLAYS: "I call the plays", EVERYTHING: "I call everything"}
"""What the player decides, and how that is called."""
HIS: frozenset[str] = frozenset(
    {
        *("motion", "motion_answer", "offense_cards", "defense_cards", "delay_of_game", "line_call", "early_sneak"),
        *("pattern_turn", "backs", "tight_end", "window", "step_six", "response", "pick_up", "card_action"),
        *("extra_card", "back_cover", "strike", "caught_behind", "screen_behind", "scramble_sideline", "tackle"),
        *("lead", "downing", "kickoff", "free_kick", "sideline"),
    }
)
"""What the coach does where the player calls the plays."""
ONLY_IF_HE_WOULD: dict[str, str] = {
    "timeout_offense": "no_timeout",
    "timeout_defense": "no_timeout",
}
"""What is asked only where the coach would not give the plain answer himself."""
LAST_DOWN = 4


class Coaching:
    """The level, and the call of the play that goes on."""

    def __init__(self) -> None:
        self.notes: dict[str, str] = {}
        """Where both are kept, beside the match's actions."""

    @property
    def level(self) -> str:
        """What the player decides."""
        return self.notes.get(LEVEL, PLAYS)

    @level.setter
    def level(self, level: str) -> None:
        self.notes[LEVEL] = level

    def call(self, view: CardBowlView, call: Call) -> None:
        """Keeps what a seat has called for the play that goes on."""
        self.notes[f"call:{view.seat}"] = f"{view.facts.plays}:{call.name}"
        self.notes[REMARK] = COACHED

    def called(self, view: CardBowlView) -> Call | None:
        """What a seat has called for the play that goes on."""
        number, _, name = self.notes.get(f"call:{view.seat}", "").partition(":")
        if number != str(view.facts.plays):
            return None
        return PLAY.get(name) or DEFENSE.get(name)

    def turn(self) -> None:
        """Goes to the other level."""
        self.level = EVERYTHING if self.level == PLAYS else PLAYS

    def settled(self, view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
        """What is not asked of the player: what is forced, and what the coach does for him."""
        if view.phase == "exchange":
            return self._exchange(view, legal)  # alike whether or not there is a choice, which nobody may learn
        if len(legal) == 1:
            return legal
        if self.level == EVERYTHING:
            return ()
        call = self.called(view)
        steps = coach.steps(call, view, legal) if call is not None else ()
        return steps or self._by_coach(view, legal)

    def _exchange(self, view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
        """The hand is kept but late in a game that is being lost: then it is asked, whatever the hand holds (D11)."""
        if self.level == PLAYS:
            return coach.advise(view, legal).actions
        facts = view.facts
        behind = facts.points[view.seat] < facts.points[1 - view.seat]
        return () if behind and facts.period >= 3 else (Choose("keep"),)

    def _by_coach(self, view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
        phase = view.phase
        plain = ONLY_IF_HE_WOULD.get(phase)
        if phase not in HIS and plain is None and phase not in ("call", "run_off"):
            return ()
        advice = coach.advise(view, legal).actions
        if plain is not None:
            return advice if advice[0] == Choose(plain) else ()  # type: ignore[arg-type]
        if phase == "call":
            usual = advice[0] == Choose("scrimmage") and view.facts.down < LAST_DOWN and not _is_late(view)
            return advice if usual else ()
        return () if phase == "run_off" and _is_late(view) else advice


def liked(view: CardBowlView) -> list[str]:
    """The names of three calls that fit the situation, what the coach would call himself first."""
    facts = view.facts
    to_go = facts.marker - facts.ball_on
    if view.phase == "front":
        first = defense_of(view).name
        rest: tuple[str, ...] = ("Base", "Nickel")
        rest = ("Stack the line", "Base") if to_go <= 3 else ("Nickel", "Blitz") if to_go >= 8 else rest
    else:
        first = play_of(view).name
        rest = (
            ("Inside run right", "Inside run left", "Sneak")
            if to_go <= 3
            else ("Deep pass", "Screen", "Short pass")
            if to_go >= 12
            else ("Short pass", "Sweep right", "Inside run left")
        )
    return list(dict.fromkeys((first, *rest)))[:MARKED]


MARKED = 3
"""Calls that the coach marks."""


def _is_late(view: CardBowlView) -> bool:
    """Whether a half is about to end, so that the clock is the player's business."""
    return view.facts.timing != SIMPLE_1 and clock.is_late(view.facts)
