"""The texts of Jukem that depend on a match: names, log lines, labels and prompts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.claims import stated
from game.contract import Action, Event
from game.drives import Drive
from game.events import CardMoved, CoinTossed, MatchEnded, PeriodBegan, PeriodEnded, Scored, TakenUp
from game.final_words import final_line, scored_line, taken_up_line
from game.match_words import several
from game.variants.jukem.actions import (
    FIELD_GOAL_BIT,
    SHAPES,
    Answer,
    Discard,
    KickFieldGoal,
    MakePlay,
    faces,
    plays_of,
)
from game.variants.jukem.cards import (
    BY_CODE,
    CODE,
    FIELD_GOAL,
    FIELD_GOAL_TOTAL,
    JUKEM,
    KICK_RETURN,
    PANCAKE_BLOCK,
    PASS,
    RUN,
    TOUCHDOWN_YARDS,
    YELLOW,
    listed,
    title as title,
)
from game.variants.jukem.claims import DriveAt, Lacks, standing
from game.variants.jukem.events import DriveGrew, DriveWiped, LastTurn, PlayRemoved
from game.variants.jukem.one_page import ONE_PAGE as ONE_PAGE
from game.variants.jukem.rulebook import rules as rules
from game.variants.jukem.view import JukemView

EXTRA_TIME = "sudden death"
"""The name of the periods after a level second half."""
GOAL = "100 yards exactly: 7 points"
"""The aim, as it stands on the table."""
LEGEND: Mapping[str, str] = {
    "goal": "A drive of exactly 100 yards is a touchdown, 7 points. From 70 yards on, a FIELD GOAL is good for 3.",
    "deck": "Cards left to draw. The turn in which the last one is drawn is the last of the half.",
    "to go": "Yards that each side still needs. A play that would go past 100 cannot be made.",
    "stops": "Yellow cards in hands, draw pile, and open on the discard pile. Each can take back one play.",
    "wipes": "Red cards in hands, draw pile, and open on the discard pile. Each can wipe out a whole drive.",
    "half": "A match has two halves. If they end level, sudden death is played.",
}
"""The explanations of the table's headings and marks, by their names."""

_PERIODS = ("First half", "Second half")


def period_name(period: int, options: Mapping[str, str] | None = None) -> str:
    """Returns the name of a period.

    >>> period_name(1), period_name(2), period_name(3)
    ('Second half', 'Sudden death', 'Sudden death 2')
    """
    if period < 2:
        return _PERIODS[period]
    name = EXTRA_TIME.capitalize()
    return name if period == 2 else f"{name} {period - 1}"


MEASURE = ("yard", "yards")
"""The unit of drives, singular and plural."""
FULL_DRIVE = TOUCHDOWN_YARDS
"""The length of the longest drive, in yards (JF-7)."""


def log_line(event: Event, names: Sequence[str], options: Mapping[str, str] | None = None) -> str | None:
    """Returns the sentence of the log for an event, or None if it has none."""
    line = _LINES.get(type(event))
    return line(event, names) if line else None


def _card_moved(event: CardMoved, names: Sequence[str]) -> str | None:
    if event.code is None:
        return None
    card = title(event.code)
    if event.how == "turn_up":
        return f"{card} is turned up to start the discard pile."
    if event.seat is None or event.how not in ("take", "discard"):
        return None
    name = names[event.seat]
    return f"{name} took {card} from the discard pile." if event.how == "take" else f"{name} discarded {card}."


def _drive_grew(event: DriveGrew, names: Sequence[str]) -> str:
    base = BY_CODE[event.codes[0]]
    verb = {RUN: "ran", PASS: "passed", KICK_RETURN: "returned the kick"}[base.kind]
    boosts = [code for code in event.codes if code in (PANCAKE_BLOCK, JUKEM)]
    extra = f" with {listed(boosts)}" if boosts else ""
    return f"{names[event.seat]} {verb} for {event.yards}{extra}: from {event.total - event.yards} to {event.total}."


def _play_removed(event: PlayRemoved, names: Sequence[str]) -> str:
    lost = f"{names[event.seat]} lost that play, from {event.total + event.yards} back to {event.total}"
    return f"{names[event.by]} played {event.answer}: {lost}."


def _drive_wiped(event: DriveWiped, names: Sequence[str]) -> str:
    lost = f"{names[event.seat]} lost the whole drive, {event.yards} yards"
    return f"{names[event.by]} played {event.answer}: {lost}."


def _scored(event: Scored, names: Sequence[str]) -> str:
    what = "Touchdown" if event.how.is_touchdown else "Field goal"
    return scored_line(what, event, names)


def _period_ended(event: PeriodEnded, names: Sequence[str]) -> str:
    """Says why it is over, too: its last turn may have passed without a play (JF-65)."""
    name = period_name(event.period)
    ended = f"the {name.lower()}" if event.period < len(_PERIODS) else name.lower()
    return f"The last turn ended {ended}: {event.score[0]}–{event.score[1]}."


def _match_ended(event: MatchEnded, names: Sequence[str]) -> str:
    return final_line(event.result, names, EXTRA_TIME, "Ten periods of sudden death and nobody scored: a tie")


_LINES: dict[type[Event], Callable[[Any, Sequence[str]], str | None]] = {
    CardMoved: _card_moved,
    CoinTossed: lambda event, names: (
        f"The toss: {names[event.seat]} dealt, so the first turn is for {names[1 - event.seat]}."
    ),
    PeriodBegan: lambda event, names: f"{period_name(event.period)}: first turn, {names[1 - event.dealer]}.",
    LastTurn: lambda event, names: f"{names[event.seat]} drew the last card: this turn is the last one.",
    DriveGrew: _drive_grew,
    PlayRemoved: _play_removed,
    DriveWiped: _drive_wiped,
    Scored: _scored,
    PeriodEnded: _period_ended,
    TakenUp: taken_up_line,
    MatchEnded: _match_ended,
}


def drive_line(drive: Drive, names: Sequence[str]) -> str:
    """Returns how a drive ended, in a sentence.

    >>> from game.contract import DriveEnd
    >>> drive_line(Drive(1, 70, 2, DriveEnd.FIELD_GOAL, 3), ("Gulls", "Foxes"))
    'Foxes: 70 yards, field goal for 3 points.'
    """
    return f"{names[drive.seat]}: {drive.gain} yards, {drive.outcome}."


_DO: dict[str, str] = {"draw_pile": "Draw a card", "take_discard": "Take the discard", "end_half": "End the half"}


def label(action: Action) -> str:
    """Returns the name of an action."""
    if isinstance(action, MakePlay):
        return f"{listed(action.cards)}: {SHAPES[action].yards} yards"
    if isinstance(action, Discard):
        return f"Discard {title(action.card)}"
    if isinstance(action, Answer):
        return f"{action.card}: {'remove the play' if action.card in YELLOW else 'wipe out the drive'}"
    text = str(action)
    return {"let_it_stand": "Let it stand", FIELD_GOAL: "Kick the FIELD GOAL"}.get(text) or _DO[text]


def button(action: Action) -> tuple[str, str]:
    """Returns the two lines of an action's button: what it does, and with which cards."""
    if isinstance(action, MakePlay):
        return f"Gain {SHAPES[action].yards} yards", listed(action.cards)
    if isinstance(action, Discard):
        return "Discard", title(action.card)
    if isinstance(action, Answer):
        return "Remove the play" if action.card in YELLOW else "Wipe out the drive", action.card
    return label(action), ""


def play_of(action: Action) -> str:
    """What a player calls the play that an action makes: every PASS alike; empty where it makes none.

    >>> play_of(MakePlay(("PASS 5-20", "CATCH 10"))), play_of(Discard("RUN 5"))
    ('PASS + CATCH 10', '')
    """
    if isinstance(action, MakePlay):
        return " + ".join(PASS if BY_CODE[code].kind == PASS else title(code) for code in action.cards)
    if isinstance(action, KickFieldGoal):
        return FIELD_GOAL
    return action.card if isinstance(action, Answer) else ""


def prompt(view: JukemView, names: Sequence[str]) -> str:
    """Returns the question to the deciding seat, in at most twelve words."""
    if view.phase == "over":
        return "Final whistle."
    claimed = standing(view)
    drive, lacks = stated(claimed, DriveAt), stated(claimed, Lacks)
    if lacks:
        sources = ["Draw"] * (view.draw_count > 0) + ["take the discard"] * view.may_take
        how = ", or ".join(sources)
        return f"Fill your hand: {lacks.cards} more. {how[0].upper()}{how[1:]}."
    assert drive is not None, "a drive always has yards to go"
    if view.phase == "defense":
        return f"Let the play stand, or stop it? {names[drive.seat]}: {drive.to_go} to go."
    return _prompt_to_play(view, drive)


def _prompt_to_play(view: JukemView, drive: DriveAt) -> str:
    to_go = drive.to_go
    mine, mask, total = view.seat == view.facts.attacker, faces(view.hand), view.totals[view.facts.attacker]
    stuck = mine and not plays_of(mask, not view.lines[view.facts.attacker], total)
    kick = mine and bool(mask & FIELD_GOAL_BIT) and total >= FIELD_GOAL_TOTAL
    if view.draw_count == 0:
        if stuck:
            return "Last turn: kick, or stop here." if kick else "Last turn: nothing more to gain. Stop here."
        return f"Last turn: play on, or stop here. {to_go} to go."
    if stuck:
        fits = f" fits {to_go} yards" if plays_of(mask, not view.lines[view.facts.attacker], 0) else " in hand"
        return f"No play{fits}: {'kick, or ' if kick else ''}discard a card."
    whose = "Your" if mine else "The"
    return f"Make one play. {whose} drive has {drive.yards} yards, {to_go} to go."


def short_situation(view: JukemView, names: Sequence[str]) -> str:
    """Returns how many cards are left in the half."""
    return f"{several(view.draw_count, 'card')} left to draw"


def situation(view: JukemView, names: Sequence[str]) -> str:
    """Returns the table in words, from what the seat knows."""
    parts = [f"{period_name(view.facts.period)}, {short_situation(view, names)}."]
    for seat, name in enumerate(names):
        parts.append(f"{name}: {view.points[seat]} points, {view.totals[seat]} yards on the drive.")
    held = ", ".join(title(CODE[card]) for card in sorted(view.hand))
    parts.append(f"You hold {held}." if held else "Your hand is empty.")
    return " ".join(parts)
