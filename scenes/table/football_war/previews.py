"""Preview texts of an action for the call board, and the questions asked before a careless one.

All texts are made from the game's claims about the action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.claims import (
    Claims,
    Draws,
    EndsMatch,
    EndsPeriod,
    HasBall,
    Holds,
    Scores,
    cards_text,
    headline,
    if_stands,
    percent,
    stated,
)
from game.contract import Action
from game.match_words import several
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
from game.variants.football_war.cards import CODE, FIELD_GOAL, TOUCHDOWN_POINTS
from game.variants.football_war.claims import CanStop, InARow, claims
from game.variants.football_war.names import LEGEND
from game.variants.football_war.view import FootballWarView
from scenes.control.actions import Confirmation, MenuCard

_NO_ANSWER = (type(CONCEDE), type(LOOK_BACK), type(CLOCK), CallTimeout)
_SPECIAL = PlayExtra | Stuff | ReversePlay | ThrowFlag


class Preview(NamedTuple):
    """What the call board shows of a selected action: two short lines and a heading."""

    first: str = ""
    second: str = ""
    heading: str = ""
    """Replaces the board's own heading; empty to keep it."""

    @property
    def lines(self) -> tuple[str, ...]:
        """Returns the lines that are not empty."""
        return tuple(filter(None, (self.first, self.second)))


NO_PREVIEW = Preview()
MATCH, STOP = "match", "stop"
"""What the figure on a card is of."""
FIGURE_ICONS = {MATCH: ("ui/cards", "firstDown"), STOP: ("glyph/defense", "loss")}
"""Picture and color of each kind of figure: a stop is also by any special card."""
CAN_MATCH, CAN_STOP = "they can match it", "they can stop it"
"""The labels of two chances and their keys in the legend: of the same play, and of every card that stops it."""


def preview(action: Action, view: FootballWarView) -> Preview:
    """Returns what the action would do: ends and points come first, then the ball and draws."""
    claimed = claims(view, action)
    stands = stated(if_stands(claimed), Scores, view.seat)
    if stated(claimed, EndsMatch):
        return Preview("ends the match")
    ends = stated(claimed, EndsPeriod)
    if ends:
        return Preview(f"ends the {ends.what}")
    plain = _PREVIEWS.get(type(action), _led)(action, claimed, view)
    if isinstance(action, MatchPlay) and stands:
        return Preview(f"your last card: it goes {'right back' if len(view.counts) == 2 else 'on to the next'}")
    if stands:
        more = plain.second if isinstance(action, CallPlay) else _can_stop(claimed)
        return plain._replace(first=f"if it stands: {stands.points} points", second=more)
    if isinstance(action, _SPECIAL) and _empties(action, view):
        return Preview(f"last card: {_mismanaged(claimed, view)}", plain.first)
    return plain


def figures(view: FootballWarView, legal: Sequence[Action]) -> Mapping[str, str]:
    """Returns for each card that may be led the chance that decides about it, and of what, by the card."""
    leads = {each.card: claims(view, each) for each in legal if isinstance(each, LeadPlay | KickFieldGoal)}
    chances = {card: _deciding(claimed) for card, claimed in leads.items()}
    of = {card: STOP if isinstance(chance, CanStop) else MATCH for card, chance in chances.items()}
    return {card: f"{percent(chance.chance)} {of[card]}" for card, chance in chances.items() if chance}


def chance_sentence(claimed: Claims) -> str:
    """Returns the chance that decides about a play as a sentence, or an empty text if none is claimed."""
    chance = _deciding(claimed)
    if not chance:
        return ""
    words = CAN_STOP if isinstance(chance, CanStop) else CAN_MATCH
    return f"{words.capitalize()}: about {percent(chance.chance)}"


def _deciding(claimed: Claims) -> Holds | None:
    """Returns the chance that tells one lead from another.

    A special card is seldom spent on a play that scores nothing, and would make all leads look alike: only a play
    for points counts everything that stops it.
    """
    return stated(claimed, CanStop if stated(if_stands(claimed), Scores) else Holds)


def menu_card(action: Action, view: FootballWarView) -> MenuCard | None:
    """Returns the card of a call, with the chance that it is stopped, or the card that a timeout buries."""
    if isinstance(action, CallTimeout):
        return MenuCard(action.buried, None, LEGEND["timeout"])
    if not isinstance(action, CallPlay):
        return None
    claimed = claims(view, action)
    stop = stated(claimed, CanStop)
    stops = "" if view.facts.live is None else f"The AUDIBLE stops {_live(view)}, and the ball is yours. "
    means = f"{stops}{_below_each(claimed, view)}"
    return MenuCard(action.play, stop.chance if stop else None, means)


def _below_each(claimed: Claims, view: FootballWarView) -> str:
    """Returns what the figures below the calls are; a side that was beaten with an empty hand draws first (FW-38)."""
    drawn = None if view.facts.live is None else stated(claimed, Draws, view.facts.offense)
    if drawn and drawn.cards:
        return f"They draw {drawn.cards} first. Below each play: how likely one of these stops it."
    return f"Below each play: how likely they hold what stops it, {_stoppers(claimed)}."


def _stoppers(claimed: Claims) -> str:
    """Returns the cards that stop a call: no special card stops the fourth AUDIBLE in a row (FW-62)."""
    stop = stated(claimed, CanStop)
    return "the same play" if stop and len(stop.codes) == 1 else "the same play or a special card"


def _live(view: FootballWarView) -> str:
    """Returns the live play in running text."""
    return "the kick" if view.facts.live == FIELD_GOAL else str(view.facts.live)


def _led(action: Action, claimed: Claims, view: FootballWarView) -> Preview:
    """Previews a lead: the chances that it is matched, and that it is stopped."""
    holds = stated(claimed, Holds)
    return Preview(f"{CAN_MATCH}: about {percent(holds.chance)}", _can_stop(claimed)) if holds else NO_PREVIEW


def plays_from(plays: int) -> str:
    """Returns how far a touchdown is.

    >>> plays_from(1)
    '1 play from 7 points'
    """
    return f"{several(plays, 'play')} from {TOUCHDOWN_POINTS} points"


def _kicked(action: Action, claimed: Claims, view: FootballWarView) -> Preview:
    return Preview(heading="good or not, you get a new hand")


def _called(action: Action, claimed: Claims, view: FootballWarView) -> Preview:
    """Previews an AUDIBLE before its play is chosen; the menu shows the chance of each play."""
    call, match = stated(claimed, InARow), f"{_stoppers(claimed)} stops it"
    stops = "" if view.facts.live is None else f"stops {_live(view)}: your ball"
    row = f"AUDIBLE {call.number} in a row" if call and call.number > 1 else "stop it with an AUDIBLE" if stops else ""
    return Preview(stops or "you call any play", match, row)


def _answered(action: Action, claimed: Claims, view: FootballWarView) -> Preview:
    """Previews an OFFENSE, DEFENSE or TURNOVER."""
    second = ""
    if isinstance(action, Stuff):
        second = _they_draw(claimed, view)
    if isinstance(action, PlayExtra):
        more = "another card may go with it" if len(view.hand) > 1 else "no other card goes with it"
        second = f"{action.extra} goes with it" if action.extra else more
    if view.facts.live is None:
        return Preview(_LEAD_AGAIN, second)
    return Preview("stops it: your ball", second, "stop it with a special card")


def _flagged(action: Action, claimed: Claims, view: FootballWarView) -> Preview:
    """Previews a flag. It stops no play: with two seats the same side leads again (FW-51, FW-103)."""
    if view.facts.live is None:
        return Preview(_LEAD_AGAIN, _they_take_back(claimed, view))
    mine = stated(claimed, HasBall, view.seat)
    then = "your ball" if mine else "they lead again"
    return Preview(f"called back: {then}", _they_take_back(claimed, view), "call it back with a PENALTY")


def they_draw(action: Action, view: FootballWarView) -> str:
    """Returns what the other side draws for a DEFENSE or a flag; empty for any other action."""
    if isinstance(action, ThrowFlag):
        return _they_take_back(claims(view, action), view).partition(":")[0]  # the board names the card
    return _they_draw(claims(view, action), view) if isinstance(action, Stuff) else ""


def _drawn(claimed: Claims, view: FootballWarView) -> int:
    """Returns how many cards the other side of the play draws."""
    drawn = stated(claimed, Draws, view.facts.defense if view.facts.live is None else view.facts.offense)
    return drawn.cards if drawn else 0


def _they_draw(claimed: Claims, view: FootballWarView) -> str:
    """Returns what the other side of the play draws; a kicker's hand is given up for it (FW-66)."""
    if not (cards := _drawn(claimed, view)):
        return NOTHING_LEFT
    return f"they {'swap their hand for' if view.facts.live == FIELD_GOAL else 'draw'} {cards}"


def _they_take_back(claimed: Claims, view: FootballWarView) -> str:
    """Returns what a flag makes the other side draw, by name only the card that lies face up on top (FW-12, FW-48)."""
    if not (cards := _drawn(claimed, view)):
        return NOTHING_LEFT
    top = [CODE[card] for card in view.drive_pile[-1:]]
    return f"they draw {cards}" + "".join(f": {code}{' first' if cards > 1 else ''}" for code in top)


def _won(action: Action, claimed: Claims, view: FootballWarView) -> Preview:
    return Preview("stops it: your ball")


NOTHING_LEFT = "nothing is left to draw"
_LEAD_AGAIN = "you lead again"
_PREVIEWS: Mapping[type[Action], Callable[[Action, Claims, FootballWarView], Preview]] = {
    KickFieldGoal: _kicked,
    CallPlay: _called,
    MatchPlay: _won,
    PlayExtra: _answered,
    Stuff: _answered,
    ReversePlay: _answered,
    ThrowFlag: _flagged,
}


def _can_stop(claimed: Claims) -> str:
    """Returns the chance that the play is stopped, or an empty text if none is claimed."""
    stop = stated(claimed, CanStop)
    return f"{CAN_STOP}: about {percent(stop.chance)}" if stop else ""


def _mismanaged(claimed: Claims, view: FootballWarView) -> str:
    """Returns the cost of a special card as the last one (FW-40, FW-78)."""
    drawn = stated(claimed, Draws, view.seat)
    return f"you draw {drawn.cards}" if drawn and drawn.cards else "there is nothing left to draw"


def _empties(action: Action, view: FootballWarView) -> bool:
    """Returns whether an action plays all cards of the hand."""
    return len(view.hand) == (2 if isinstance(action, PlayExtra) and action.extra else 1)


def confirmation(action: Action, view: FootballWarView, legal: Sequence[Action]) -> Confirmation | None:
    """Returns the question before a careless action, or None."""
    if action == LOOK_BACK:
        price = stated(claims(view, action), Draws, view.seat)
        return Confirmation(
            "look back", f"Looking back is a delay of game: you draw {cards_text(price.cards if price else 0)}. Look?"
        )
    if isinstance(action, CallTimeout) and sum(isinstance(other, CallTimeout) for other in legal) == 1:
        return Confirmation("timeout", f"Timeout: bury {action.buried} and draw the top card?")
    if action == CONCEDE:
        return _before_conceding(view, legal)
    if isinstance(action, _SPECIAL) and _empties(action, view):
        cost = _mismanaged(claims(view, action), view)
        return Confirmation("last card", f"A special card as your last one is a mismanaged drive: {cost}. Play it?")
    if action == EXTRA_NONE and any(isinstance(other, PlayExtra) and other.extra for other in legal):
        return Confirmation("offense alone", "OFFENSE may take one more card along. Play it alone?")
    return None


def _before_conceding(view: FootballWarView, legal: Sequence[Action]) -> Confirmation | None:
    """Returns the question before conceding with an answer in hand, or points with a timeout left (FW-70)."""
    claimed = claims(view, CONCEDE)
    given, drawn = stated(claimed, Scores), stated(claimed, Draws, view.seat)
    label = headline(claimed, view.seat)[0] or (f"Concede {given.points} points" if given else "")
    ends = " That ends the half, as nothing is left on the Play pile then." if stated(claimed, EndsPeriod) else ""
    if not any(not isinstance(other, _NO_ANSWER) for other in legal):
        if not given or not any(isinstance(other, CallTimeout) for other in legal):
            return None
        still = f"They score {given.points}.{ends} A timeout may still draw a card that stops it. Concede all the same?"
        return Confirmation("conceded timeout", still, label)
    if given:
        text = f"You hold an answer. Concede {given.points} points all the same?{ends}"
        return Confirmation("concession", text, label)
    if not drawn or not drawn.cards:
        return None
    cost = cards_text(drawn.cards)
    return Confirmation("conceded card", f"You hold an answer. Concede and draw {cost} all the same?")
