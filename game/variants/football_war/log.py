"""The log lines of Football War: one plain sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.contract import DriveEnd, Ending, Event
from game.drives import Drive
from game.events import (
    CardMoved,
    CoinTossed,
    DriveBegan,
    Flag,
    MatchEnded,
    PeriodBegan,
    PeriodEnded,
    PossessionChanged,
    Scored,
    TakenUp,
)
from game.final_words import scored_line, taken_up_line
from game.variants.football_war.cards import FIELD_GOAL, HAND_SIZE, SAFETY_CHAIN
from game.variants.football_war.events import (
    CardsDrawn,
    DefenseMoved,
    DelayOfGame,
    DirectionTurned,
    Draw,
    ExchangeBegan,
    ExtraDiscarded,
    HandForfeited,
    LastSeries,
    MismanagedDrive,
    PlayCalledBack,
    PlayClockSet,
    PlayConceded,
    PlayDefended,
    PlayLive,
    Stuffed,
    TimeoutCalled,
    TurnoverOnDowns,
)
from game.variants.football_war.names import EXTRA_TIME, SINGLE, period_name

MEASURE = ("play that stood", "plays that stood")
"""The unit in which drives are measured, singular and plural."""
FULL_DRIVE = HAND_SIZE
"""Length of a long drive, in plays that stood: the size of a hand."""


FORGOTTEN = "Only cards since the play before this one are named. Remembering the others is part of the game (FW-13)."
"""Why an older log line names no card."""


CUT = "Above: cards to remember."
"""The line of the log between those that name no card and the others."""


def begins_exchange(event: Event) -> bool:
    """Returns whether an exchange starts here; lines older than the previous one name no cards (FW-13)."""
    return isinstance(event, ExchangeBegan)


def log_line(
    event: Event, names: Sequence[str], options: Mapping[str, str] | None = None, *, forgetful: bool = False
) -> str | None:
    """Returns a sentence for an event, None if it needs none; a ``forgetful`` one names no card (FW-13)."""
    if isinstance(event, PeriodBegan | PeriodEnded):
        return _period_line(event, names, options)
    teller = _TELL.get(type(event))
    return teller(event, names, forgetful) if teller else None


def forgetful_line(event: Event, names: Sequence[str]) -> str | None:
    """Returns a sentence that names no card, for an event of an older exchange (FW-13)."""
    return log_line(event, names, forgetful=True)


def _card_moved(event: CardMoved, names: Sequence[str], forgetful: bool) -> str | None:
    if event.how != "take" or event.code is None or event.seat is None or forgetful:
        return None
    return f"{names[event.seat]} drew {event.code} from the Drive pile."


def _play_live(event: PlayLive, names: Sequence[str], forgetful: bool) -> str:
    club = names[event.seat]
    if event.how == "kick":
        return f"{club} tried a field goal."
    if event.how == "return":
        play = "play" if forgetful else event.play
        return f"Return! {club} had no card left, so their {play} had to be answered at once."
    if event.how == "lead":
        return f"{club} led {'a play' if forgetful else event.play}."
    if forgetful:
        return f"{club} called a play."
    chain = f": AUDIBLE {event.chain} of {SAFETY_CHAIN}" if event.chain > 1 else " with an AUDIBLE"
    return f"{club} called {event.play}{chain}."


def _play_defended(event: PlayDefended, names: Sequence[str], forgetful: bool) -> str:
    club = names[event.seat]
    what = "the kick" if event.play == FIELD_GOAL else "the play" if forgetful else event.play
    if forgetful:
        return f"{club} stopped {what}."
    if event.how == "match":
        return f"{club} matched {what}."
    special = event.how.upper()
    return f"{club} stopped {what} with {'an' if special[0] in 'AO' else 'a'} {special}."


def _called_back(event: PlayCalledBack, names: Sequence[str], forgetful: bool) -> str:
    what = "the kick" if event.play == FIELD_GOAL else "the play" if forgetful else event.play
    return f"A flag called {what} back."


def _conceded(event: PlayConceded, names: Sequence[str], forgetful: bool) -> str:
    what = "the kick" if event.play == FIELD_GOAL else "the play" if forgetful else event.play
    return f"{names[event.by]} conceded {what}."


def _cards_drawn(event: CardsDrawn, names: Sequence[str], forgetful: bool) -> str | None:
    """Cards from the Drive pile have lines of their own unless they are to be forgotten (FW-50)."""
    club, from_drive = names[event.seat], event.clause == "FW-48"
    if event.count == 0:
        return None if event.why == "refill" else f"There was no card left for {club} to draw."
    if from_drive and not forgetful:
        return None
    cards = "1 card" if event.count == 1 else f"{event.count} cards"
    return f"{club} drew {cards}{' from the Drive pile' if from_drive else _WHY_DRAWN[event.why]}."


_WHY_DRAWN: dict[Draw, str] = {
    "concede": "",
    "stuffed": "",
    "flag": " for the flag",
    "turnover_on_downs": " for the turnover on downs",
    "mismanaged": " for the mismanaged drive",
    "kick": " after the kick",
    "refill": " to have five again",
    "timeout": " for the timeout",
    "delay": " for the delay",
}


def _extra(event: ExtraDiscarded, names: Sequence[str], forgetful: bool) -> str:
    club = names[event.seat]
    if forgetful:
        return f"{club} played a special card."
    return f"{club} played OFFENSE {f'and threw in {event.card}' if event.card else 'alone'}."


def _turned(event: DirectionTurned, names: Sequence[str], forgetful: bool) -> str:
    which = f"{'' if event.clockwise else 'counter'}clockwise"
    return f"{names[event.seat]} turned play {which}{'' if forgetful else ' with a TURNOVER'}."


def _stuffed(event: Stuffed, names: Sequence[str], forgetful: bool) -> str:
    with_what = "a special card" if forgetful else "a DEFENSE"
    return f"{names[event.by]} led {with_what} against {names[event.seat]}."


def _delay(event: DelayOfGame, names: Sequence[str], forgetful: bool) -> str:
    club = names[event.seat]
    why = f"{club} looked through the Drive pile" if event.why == "look_back" else f"the clock ran out on {club}"
    return f"Delay of game: {why}."


def _scored(event: Scored, names: Sequence[str], forgetful: bool) -> str:
    return scored_line(event.how.replace("_", " ").capitalize(), event, names)


def _match_ended(event: MatchEnded, names: Sequence[str], forgetful: bool) -> str:
    result = event.result
    if result.reason is Ending.TIE:
        *most, last = (names[seat] for seat in result.winners)
        level = f"{', '.join(most)} and {last} tied"
        return f"Final: {_score(result.points, names)}. Two overtime periods, and still level: {level}."
    how = f" in {EXTRA_TIME}" if result.reason is Ending.SUDDEN_DEATH else ""
    others = [result.points[seat] for seat in range(len(result.points)) if seat not in result.winners]
    score = "–".join(map(str, [max(result.points), *sorted(others, reverse=True)]))
    return f"Final: {names[result.winners[0]]} won {score}{how}."


def _score(points: Sequence[int], names: Sequence[str]) -> str:
    """Returns the score: bare points for two, with names for more."""
    if len(points) == 2:
        return "–".join(map(str, points))
    return ", ".join(f"{name} {each}" for name, each in zip(names, points, strict=True))


def _forfeited(event: HandForfeited, names: Sequence[str], forgetful: bool) -> str:
    cards = "1 card" if event.count == 1 else f"{event.count} cards"
    return f"{names[event.seat]} gave up {cards} after the kick."


def _defense_moved(event: DefenseMoved, names: Sequence[str], forgetful: bool) -> str | None:
    """Says nothing with two seats."""
    return f"Next on defense: {names[event.seat]}." if len(names) > 2 else None


def _possession_changed(event: PossessionChanged, names: Sequence[str], forgetful: bool) -> str:
    return f"{names[event.seat]} took over{_WHY_CHANGED[event.clause]}."


_WHY_CHANGED = {
    "FW-31": " after the stop",
    "FW-60": " after the stop",
    "FW-88": " after the score",
    "FW-103": ", as the flag skipped the offense",
    "FW-106": " as play turned back",
}
"""Why the ball changed hands, by clause."""


def _drive_began(event: DriveBegan, names: Sequence[str], forgetful: bool) -> str | None:
    """Says who has the ball first; later drives begin with a change of possession."""
    return f"First ball: {names[event.seat]}." if event.clause == "FW-23" else None


def _period_line(
    event: PeriodBegan | PeriodEnded, names: Sequence[str], options: Mapping[str, str] | None
) -> str | None:
    """Names the half, if there are two, with the score at its end and with the kicker at its beginning."""
    period = period_name(event.period, options)
    single = period == SINGLE
    if isinstance(event, PeriodEnded):
        over = f"{'The half is' if single else period} over, as the Play pile is used up"
        return f"{over}: {_score(event.score, names)}."
    if event.dealer is None:
        return None if single else f"{period}."
    return f"{'K' if single else f'{period}: k'}ickoff, {names[event.dealer]}."


_TELL: dict[type[Event], Callable[[Any, Sequence[str], bool], str | None]] = {
    CardMoved: _card_moved,
    CoinTossed: lambda event, names, _: f"{names[event.seat]} won the toss.",
    TakenUp: lambda event, names, _: taken_up_line(event, names),
    PlayClockSet: lambda event, names, _: f"{names[event.seat]} chose to play on the clock." if event.on else None,
    PlayLive: _play_live,
    PlayDefended: _play_defended,
    PlayCalledBack: _called_back,
    PlayConceded: _conceded,
    CardsDrawn: _cards_drawn,
    ExtraDiscarded: _extra,
    Stuffed: _stuffed,
    Flag: lambda event, names, _: f"{names[event.by]} flagged {names[event.seat]}: {event.yards} yards.",
    TurnoverOnDowns: lambda event, names, _: f"Turnover on downs: {names[event.seat]} had no card left.",
    MismanagedDrive: lambda event, names, _: f"Mismanaged drive: {names[event.seat]} ended on a special card.",
    HandForfeited: _forfeited,
    TimeoutCalled: lambda event, names, _: f"Timeout: {names[event.seat]} buried a card under the Play pile.",
    DelayOfGame: _delay,
    PossessionChanged: _possession_changed,
    DriveBegan: _drive_began,
    DirectionTurned: _turned,
    DefenseMoved: _defense_moved,
    LastSeries: lambda event, names, _: "The Play pile is used up: this is the last series.",
    Scored: _scored,
    MatchEnded: _match_ended,
}


# Drives


def drive_line(drive: Drive, names: Sequence[str]) -> str:
    """Returns a sentence about a finished drive.

    >>> drive_line(Drive(0, 3, 3, DriveEnd.TOUCHDOWN, 7), ("Gulls", "Foxes"))
    'Gulls: 3 plays stood, touchdown for 7 points.'
    >>> drive_line(Drive(0, 0, 1, DriveEnd.MISSED_FIELD_GOAL), ("Gulls", "Foxes"))
    'Gulls: no play stood, field goal stopped.'
    """
    plays = f"{drive.gain} plays" if drive.gain > 1 else f"{'1' if drive.gain else 'no'} play"
    outcome = "field goal stopped" if drive.end is DriveEnd.MISSED_FIELD_GOAL else drive.outcome
    return f"{names[drive.seat]}: {plays} stood, {outcome}."
