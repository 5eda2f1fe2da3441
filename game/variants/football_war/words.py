"""What a player reads about Football War: log, prompts, reasons and labels. The rules are in ``rulebook.py``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.contract import Action, Ending, Event
from game.events import (
    CardMoved,
    CoinTossed,
    MatchEnded,
    Penalty,
    PeriodBegan,
    PeriodEnded,
    PossessionChanged,
    Scored,
)
from game.variants.football_war.actions import (
    CallPlay,
    CallTimeout,
    LeadPlay,
    MatchPlay,
    PlayExtra,
    ThrowFlag,
)
from game.variants.football_war.cards import (
    BY_CODE,
    CARDS,
    CODE,
    FIELD_GOAL,
    KICK_FACE,
    OFFENSE,
    PENALTY_CARDS,
    RUN,
    SAFETY_CHAIN,
)
from game.variants.football_war.events import (
    CardsDrawn,
    DefenseMoved,
    DelayOfGame,
    DirectionTurned,
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
from game.variants.football_war.rulebook import rules

if TYPE_CHECKING:
    from game.variants.football_war.view import FootballWarView

__all__ = [
    "begins_exchange",
    "button",
    "color",
    "label",
    "log_line",
    "period_name",
    "play_name",
    "prompt",
    "rules",
    "situation",
    "title",
    "why_not",
]

JUST_DRAWN = "Just drawn; playable from your next turn. (FW-75)"
CLOCK_FIRST = "First say whether you play on the clock. (FW-77)"

_PERIODS = ("First half", "Second half", "Overtime", "Second overtime")
_LABELS = {
    "KICK": "Kick the FIELD GOAL",
    "EXTRA(none)": "OFFENSE alone",
    "STUFF": "DEFENSE: they draw 2",
    "REVERSE": "TURNOVER: turn play round",
    "CONCEDE": "Concede and draw",
    "LOOK_BACK": "Look back, draw 1",
    "CLOCK_RAN_OUT": "The clock ran out: draw 1",
    "ON_THE_CLOCK": "Play on the clock",
    "NO_CLOCK": "Play without a clock",
}


def period_name(period: int) -> str:
    """What a period is called.

    >>> period_name(1), period_name(2)
    ('Second half', 'Overtime')
    """
    return _PERIODS[period]


def title(code: str) -> str:
    """A card's name in running text."""
    return code


def color(code: str) -> str | None:
    """The color word of a RUN or PASS play, None for any other card (FW-8).

    >>> color("Curl"), color("AUDIBLE")
    ('BLUE', None)
    """
    card = BY_CODE[code]
    if card.category not in ("run", "pass"):
        return None
    return "GREEN" if card.kind == RUN else "BLUE"


def play_name(code: str) -> str:
    """A play with its color, as a match must have both (FW-8).

    >>> play_name("Quick HB Pitch")
    'Quick HB Pitch GREEN'
    """
    word = color(code)
    return f"{code} {word}" if word else code


def label(action: Action) -> str:
    """What the action is called on a button."""
    if isinstance(action, LeadPlay):
        return f"Lead {action.card}"
    if isinstance(action, CallPlay):
        return f"AUDIBLE: call {action.play.value}"
    if isinstance(action, MatchPlay):
        return f"Match with {action.card}"
    if isinstance(action, ThrowFlag):
        yards = BY_CODE[action.card].value
        return f"Flag, {yards} yards: they draw {PENALTY_CARDS[yards]}"
    if isinstance(action, PlayExtra) and action.extra:
        return f"OFFENSE, and discard {action.extra}"
    if isinstance(action, CallTimeout):
        return f"Bury {action.buried.value}"
    return _LABELS[str(action)]


def prompt(view: FootballWarView, names: Sequence[str]) -> str:
    """What is asked of the deciding seat, in at most twelve words."""
    if view.phase == "over":
        return "Final whistle."
    if view.phase == "play_clock":
        return f"Play against the {view.play_clock}-second clock?"
    if view.live is None:
        last = view.counts[view.offense] == 1
        return "Your last card: lead it." if last else "Your ball: lead a play, or use a special card."
    if view.live == FIELD_GOAL:
        return "Stop the kick with a special card, or concede 3 points."
    play = play_name(view.live)
    if view.counts[view.offense] == 0:
        return f"Stop {play}, or concede a touchdown."
    if view.chain == SAFETY_CHAIN:
        return f"Match {play}, or concede a safety."
    return f"Defend: {play}. Match, use a special card, or concede."


# Reasons


def why_not(wanted: Sequence[str], live: int, chain: int, leading: bool, holds_offense: bool) -> str:
    """Why no legal action plays the wanted cards; the first was just clicked, the others were chosen before it."""
    if chain == SAFETY_CHAIN:
        return f"Only a match stops the fourth AUDIBLE: {play_name(CARDS[live].code)}. (FW-62)"
    if len(wanted) > 1:
        if OFFENSE in wanted:
            return "OFFENSE takes one extra card along, no more. (FW-55)"
        need = " You hold an OFFENSE: choose it first." if holds_offense else ""
        return f"One card at a time: only OFFENSE takes another along.{need} (FW-55)"
    code = wanted[0]
    if code == FIELD_GOAL:
        return "A FIELD GOAL is kicked on offense, never as an answer. (FW-65)"
    if live == KICK_FACE:
        return "Nothing matches a kick: it takes a special card. (FW-67)"
    return f"Needs the same play and color: {play_name(CARDS[live].code)}. (FW-7)"


# The log


def begins_exchange(event: Event) -> bool:
    """Whether an exchange starts here; lines from before the previous one are told forgetfully (FW-13)."""
    return isinstance(event, ExchangeBegan)


def log_line(event: Event, names: Sequence[str], forgetful: bool = False) -> str | None:
    """One plain sentence for an event, or None where it needs none; a forgetful one names no card (FW-13)."""
    teller = _TELL.get(type(event))
    return teller(event, names, forgetful) if teller else None


def _card_moved(event: CardMoved, names: Sequence[str], forgetful: bool) -> str | None:
    if event.how != "take" or event.code is None or forgetful:
        return None
    return f"{names[int(event.target.rpartition(':')[2])]} picked up {event.code}."


def _play_live(event: PlayLive, names: Sequence[str], forgetful: bool) -> str:
    club = names[event.seat]
    if event.how == "kick":
        return f"{club} tried a field goal."
    if event.how == "return":
        return f"Return! {club} sent {'it' if forgetful else event.play} straight back with an empty hand."
    if event.how == "lead":
        return f"{club} led {'a play' if forgetful else event.play}."
    if forgetful:
        return f"{club} called a play."
    chain = f": AUDIBLE number {event.chain} in a row" if event.chain > 1 else " with an AUDIBLE"
    return f"{club} called {event.play}{chain}."


def _play_defended(event: PlayDefended, names: Sequence[str], forgetful: bool) -> str:
    club = names[event.seat]
    if forgetful:
        return f"{club} stopped the play."
    if event.how == "match":
        return f"{club} matched {event.play}."
    what = "the kick" if event.play == FIELD_GOAL else event.play
    return f"{club} stopped {what} with {event.how.upper()}."


def _called_back(event: PlayCalledBack, names: Sequence[str], forgetful: bool) -> str:
    what = "The kick" if event.play == FIELD_GOAL else "The play" if forgetful else event.play
    return f"{what} was called back."


def _conceded(event: PlayConceded, names: Sequence[str], forgetful: bool) -> str:
    what = "the kick" if event.play == FIELD_GOAL else "the play" if forgetful else event.play
    return f"{names[event.seat]} conceded {what}."


def _cards_drawn(event: CardsDrawn, names: Sequence[str], forgetful: bool) -> str:
    club = names[event.seat]
    if event.count == 0:
        return f"No card left for {club} to draw."
    cards = "1 card" if event.count == 1 else f"{event.count} cards"
    return f"{club} drew {cards}{' from the Drive pile' if event.clause == 'FW-48' else ''}."


def _extra(event: ExtraDiscarded, names: Sequence[str], forgetful: bool) -> str:
    club = names[event.seat]
    if forgetful:
        return f"{club} played a special card."
    return f"{club} played OFFENSE {f'and threw in {event.card}' if event.card else 'alone'}."


def _turned(event: DirectionTurned, names: Sequence[str], forgetful: bool) -> str:
    which = f"{'' if event.clockwise else 'counter'}clockwise"
    return f"{names[event.seat]} turned play {which}{'' if forgetful else ' with a TURNOVER'}."


def _stuffed(event: Stuffed, names: Sequence[str], forgetful: bool) -> str:
    return f"{'' if forgetful else 'DEFENSE! '}{names[event.seat]} had to draw."


def _delay(event: DelayOfGame, names: Sequence[str], forgetful: bool) -> str:
    club = names[event.seat]
    why = f"{club} sifted the Drive pile" if event.why == "look_back" else f"the clock ran out on {club}"
    return f"Delay of game: {why}."


def _scored(event: Scored, names: Sequence[str], forgetful: bool) -> str:
    what = event.how.replace("_", " ").capitalize()
    after = event.score[event.seat]
    return f"{what}! {names[event.seat]} from {after - event.points} to {after}."


def _match_ended(event: MatchEnded, names: Sequence[str], forgetful: bool) -> str:
    result = event.result
    if result.reason is Ending.TIE:
        clubs = " and ".join(names[seat] for seat in result.winners)
        return f"Final: {_score(result.points)}. Two overtime periods, and still level: {clubs} tied."
    how = " in overtime" if result.reason is Ending.SUDDEN_DEATH else ""
    return f"Final: {names[result.winners[0]]} won {_score(sorted(result.points, reverse=True))}{how}."


def _score(points: Sequence[int]) -> str:
    return "–".join(str(each) for each in points)


def _forfeited(event: HandForfeited, names: Sequence[str], forgetful: bool) -> str:
    cards = "1 card" if event.count == 1 else f"{event.count} cards"
    return f"{names[event.seat]} gave up {cards} after the kick."


def _defense_moved(event: DefenseMoved, names: Sequence[str], forgetful: bool) -> str | None:
    """Between two it goes without saying."""
    return f"Next on defense: {names[event.seat]}." if len(names) > 2 else None


_TELL: dict[type[Event], Callable[[Any, Sequence[str], bool], str | None]] = {
    CardMoved: _card_moved,
    CoinTossed: lambda event, names, _: f"The toss: {names[event.seat]} got the ball first.",
    PeriodBegan: lambda event, names, _: f"{period_name(event.period)}: {names[event.dealer]} kicked off.",
    PlayClockSet: lambda event, names, _: f"{names[event.seat]} played on the clock." if event.on else None,
    PlayLive: _play_live,
    PlayDefended: _play_defended,
    PlayCalledBack: _called_back,
    PlayConceded: _conceded,
    CardsDrawn: _cards_drawn,
    ExtraDiscarded: _extra,
    Stuffed: _stuffed,
    Penalty: lambda event, names, _: f"Flag: {event.yards} yards against {names[event.seat]}.",
    TurnoverOnDowns: lambda event, names, _: f"Turnover on downs: the last card of {names[event.seat]} was stopped.",
    MismanagedDrive: lambda event, names, _: f"Mismanaged drive: {names[event.seat]} ended on a special card.",
    HandForfeited: _forfeited,
    TimeoutCalled: lambda event, names, _: f"Timeout: {names[event.seat]} buried a card under the Play pile.",
    DelayOfGame: _delay,
    PossessionChanged: lambda event, names, _: f"Ball to {names[event.seat]}.",
    DirectionTurned: _turned,
    DefenseMoved: _defense_moved,
    LastSeries: lambda event, names, _: "The Play pile is used up: last series of the half.",
    Scored: _scored,
    PeriodEnded: lambda event, names, _: f"{period_name(event.period)} over: {_score(event.score)}.",
    MatchEnded: _match_ended,
}


# The table in words


def button(action: Action) -> tuple[str, str]:
    """The action in two short lines: what it does, and with which cards."""
    if isinstance(action, LeadPlay):
        return "Lead it", action.card
    if isinstance(action, MatchPlay):
        return "Match it", play_name(action.card)
    if isinstance(action, CallPlay):
        card = BY_CODE[action.play.value]
        return card.code, f"{card.kind}, {color(card.code)}"
    if isinstance(action, CallTimeout):
        return f"Bury {action.buried.value}", "and draw the top card"
    if isinstance(action, ThrowFlag):
        yards = BY_CODE[action.card].value
        return f"Flag: {yards} yards", f"they draw {PENALTY_CARDS[yards]}"
    if isinstance(action, PlayExtra):
        return ("OFFENSE", f"and throw in {action.extra}") if action.extra else ("OFFENSE alone", "or pick a card too")
    return _BUTTONS[str(action)]


_BUTTONS = {
    "KICK": ("Kick", "FIELD GOAL for 3 points"),
    "STUFF": ("Stuff", "DEFENSE: they draw 2"),
    "REVERSE": ("Turn play round", "TURNOVER"),
    "CONCEDE": ("Concede, draw 1", "the play stands"),
    "LOOK_BACK": ("Look back", "draw 1, see the Drive pile"),
    "CLOCK_RAN_OUT": ("Time is up", "draw 1 card"),
    "ON_THE_CLOCK": ("Play on the clock", "too slow costs a card"),
    "NO_CLOCK": ("Play without a clock", "take your time"),
}


def situation(view: FootballWarView, names: Sequence[str]) -> str:
    """The table in a few sentences, from what the seat knows."""
    if view.phase == "over":
        clubs = ", ".join(f"{name} {points}" for name, points in zip(names, view.points, strict=True))
        return f"{prompt(view, names)} {clubs}."
    parts = [f"{period_name(view.period)}, {view.draw_count} cards on the Play pile."]
    for seat, name in enumerate(names):
        cards = "1 card" if view.counts[seat] == 1 else f"{view.counts[seat]} cards"
        parts.append(f"{name}: {view.points[seat]} points, {cards}.")
    if view.live is None:
        parts.append(f"{names[view.offense]} lead against {names[view.defense]}.")
    else:
        live = "a kick" if view.live == FIELD_GOAL else play_name(view.live)
        chain = f", AUDIBLE number {view.chain} in a row" if view.chain > 1 else ""
        parts.append(f"{names[view.defense]} must stop {live} of {names[view.offense]}{chain}.")
    held = ", ".join(CODE[card] for card in sorted(view.hand))
    parts.append(f"You hold {held}." if held else "Your hand is empty.")
    return " ".join(parts)
