"""What a choice would lead to, as the player may know it: a few words for the call board, and second thoughts."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Action
from game.variants.football_war.actions import (
    CLOCK,
    CONCEDE,
    EXTRA_NONE,
    LOOK_BACK,
    CallPlay,
    CallTimeout,
    KickFieldGoal,
    LeadPlay,
    MatchPlay,
    PlayExtra,
    ReversePlay,
    Stuff,
    ThrowFlag,
)
from game.variants.football_war.cards import BY_CODE, HAND_SIZE, PENALTY_CARDS, SAFETY_CHAIN, STUFF_CARDS, stake
from game.variants.football_war.view import FootballWarView
from scenes.table.game_table import Doubt

_NO_ANSWER = (type(CONCEDE), type(LOOK_BACK), type(CLOCK), CallTimeout)


def outlook(action: Action, view: FootballWarView) -> str:
    """What the action would do, in a few words.

    An action that empties the hand says so first: with a play it is a touchdown if it stands, with a special card a
    mismanaged drive (FW-36, FW-40).
    """
    left = len(view.hand) - _uses(action)
    if left == 0 and isinstance(action, LeadPlay | CallPlay):
        return "if it stands: 7 points"
    if left == 0 and isinstance(action, MatchPlay):
        return "your last card: it goes right back"
    if left == 0 and isinstance(action, PlayExtra | Stuff | ReversePlay | ThrowFlag):
        return f"last card: {_mismanaged(view)}"
    if isinstance(action, ThrowFlag):
        return f"they draw {PENALTY_CARDS[BY_CODE[action.card].value]}"
    if isinstance(action, CallPlay):
        chain = view.chain + 1 if view.live else 1
        return "4th: 2 points if it stands" if chain == SAFETY_CHAIN else f"number {chain} in a row"
    return _simple(action, view)


def _simple(action: Action, view: FootballWarView) -> str:
    if isinstance(action, KickFieldGoal):
        return "3 points if it stands"
    if isinstance(action, Stuff):
        return f"they draw {STUFF_CARDS}" if view.live is None else "stops it"
    if isinstance(action, LeadPlay):
        return "lead this"
    return "your ball" if view.live is not None else ""


def _mismanaged(view: FootballWarView) -> str:
    """What a special card as the last one leads to (FW-40); with no Play pile left there is nothing to draw (FW-78)."""
    cards = min(HAND_SIZE, view.draw_count)
    return f"you draw {cards}" if cards else "there is nothing left to draw"


def _uses(action: Action) -> int:
    """How many cards of the hand an action plays."""
    if isinstance(action, PlayExtra) and action.extra:
        return 2
    return 1 if getattr(action, "card", None) else 0


def doubt(action: Action, view: FootballWarView, legal: Sequence[Action]) -> Doubt | None:
    """What to ask before an action that gives something away, or None."""
    if action == LOOK_BACK:
        return Doubt("look back", "Delay of game: draw 1 card. Look?")
    if isinstance(action, CallTimeout) and sum(isinstance(other, CallTimeout) for other in legal) == 1:
        return Doubt("timeout", f"Timeout: bury {action.buried.value} and draw the top card?")
    if action == CONCEDE and any(not isinstance(other, _NO_ANSWER) for other in legal):
        points = stake(view.live, view.chain, view.counts[view.offense])
        return Doubt("concession", f"You hold an answer. Concede {points} points all the same?") if points else None
    left = len(view.hand) - _uses(action)
    if left == 0 and isinstance(action, PlayExtra | Stuff | ReversePlay | ThrowFlag):
        return Doubt(
            "last card", f"A special card as your last one is a mismanaged drive: {_mismanaged(view)}. Play it?"
        )
    if action == EXTRA_NONE and any(isinstance(other, PlayExtra) and other.extra for other in legal):
        return Doubt("offense alone", "OFFENSE may take one more card along. Play it alone?")
    return None


def pile_reasons(view: FootballWarView) -> tuple[str, str]:
    """Why one cannot draw from the Play pile now, and why the Drive pile cannot be opened, each with its rule."""
    draw = "Only who answers a play may concede and draw. (FW-33)"
    if not view.draw_count:
        return draw, "The Play pile is used up: there is no card to pay for a look back. (FW-74)"
    if not view.look_backs >> view.seat & 1:
        return draw, "Each side has one look back a half, and yours is used. (FW-76)"
    return draw, "A look back needs two cards in the Drive pile, and your decision. (FW-74)"
