"""The texts that a player reads about Real Deal: prompts and labels, and the words of the modules beside this one."""

from __future__ import annotations

from collections.abc import Sequence

from game.claims import Claims, Scores, cards_text, stated
from game.contract import Action
from game.letters import capital
from game.match_words import several
from game.variants.real_deal.actions import (
    ACCEPT,
    CONCEDE_NOTHING,
    END_QUARTER,
    NO_CARD,
    Concede,
    Counter,
    PlayCard,
    Punt,
)
from game.variants.real_deal.cards import (
    BLOCK,
    CODE,
    CONTINUATIONS,
    END_OF_QUARTER,
    POINTS,
    PUNT_INSIDE,
    RETURN,
    SAFETY,
    STOPS,
    TO_ACCEPT,
)
from game.variants.real_deal.claims import Wins, claims
from game.variants.real_deal.facts import may_end
from game.variants.real_deal.log import (
    FULL_DRIVE as FULL_DRIVE,
    MEASURE as MEASURE,
    drive_line as drive_line,
    log_line as log_line,
)
from game.variants.real_deal.names import (
    EXTRA_TIME as EXTRA_TIME,
    FIRST_SCORE_WINS,
    GOAL as GOAL,
    LEGEND as LEGEND,
    period_name as period_name,
    quarter_name,
    title as title,
)
from game.variants.real_deal.one_page import ONE_PAGE as ONE_PAGE
from game.variants.real_deal.rulebook import rules as rules
from game.variants.real_deal.view import RealDealView

_BUTTONS = {
    "RECEIVE": ("Receive", "have the ball first"),
    "DEFER": ("Defer", "they have the ball first"),
    "END_QUARTER": (END_OF_QUARTER, "end the quarter"),
    "CONCEDE(none)": ("Allow it", "no card to lay down"),
    "ACCEPT": ("Allow it", "no card is laid down"),
}


def label(action: Action) -> str:
    """Returns the name of the action on a button."""
    head, detail = button(action)
    return f"{head}: {detail}" if detail else head


def button(action: Action) -> tuple[str, str]:
    """Returns the action in two short lines: what it does, and with which cards."""
    if isinstance(action, PlayCard):
        if action.card == PUNT_INSIDE:
            return "Pin them inside the 10", "they get long plays only"
        return f"Go for {POINTS[action.card]}", title(action.card)
    if isinstance(action, Counter):
        return _counter(action.card), title(action.card)
    if isinstance(action, Punt | Concede) and action.card != NO_CARD:
        long = action.card == END_OF_QUARTER  # a name that leaves no room for more
        if isinstance(action, Punt):
            return "Punt away" if long else "Plain punt, lay down", title(action.card)
        return "Allow it" if long else "Allow it, lay down", title(action.card)
    return _BUTTONS[str(action)]


def play_of(action: Action) -> str:
    """What a player calls the play that an action makes: the card that is played; empty where none is.

    >>> play_of(PlayCard("RUSHING TD 6-20")), play_of(Concede("SAFETY"))
    ('RUSHING TD 6–20', '')
    """
    if isinstance(action, PlayCard | Counter):
        return title(action.card)
    return "Punt" if isinstance(action, Punt) else title(END_OF_QUARTER) if action == END_QUARTER else ""


def _counter(code: str) -> str:
    if code in STOPS:
        return "Stop it, take the ball"
    if code in CONTINUATIONS:
        return "No play"
    return "Strike back for 2" if code == SAFETY else "Return it for 7"


def prompt(view: RealDealView, names: Sequence[str]) -> str:
    """Returns the question to the deciding seat, in at most twelve words."""
    if view.phase == "over":
        return "Final whistle."
    if view.phase == "toss" and view.decision is not None:
        return f"{why_toss(view.facts.toss_clause, you=view.decision.seat == view.seat)}: receive the ball, or defer?"
    if view.phase == "offense":
        return _prompt_on_offense(view)
    return _prompt_against(view)


def why_toss(clause: str, *, you: bool) -> str:
    """Says why a seat has the choice of a half; ``you`` is whether it is said to that seat or to the other one."""
    if clause == "RD-20":
        return "You won the toss" if you else "They won the toss"
    if clause == "RD-22":
        return "You deferred, so now you choose" if you else "They deferred, so now they choose"
    return "They received first, so you choose" if you else "You received first, so they choose"


def _prompt_on_offense(view: RealDealView) -> str:
    facts = view.facts
    if view.decision is not None and view.decision.seat != view.seat:
        return "Your ball: play a card, or punt."
    if facts.limited:
        return f"Inside your 10: play a long play{f', {RETURN}' if facts.return_open else ''}, or punt."
    return f"{'The first score wins' if facts.in_overtime else 'Your ball'}: play a scoring card, or punt."


def _prompt_against(view: RealDealView) -> str:
    play = view.facts.chain[-1].code
    if play == PUNT_INSIDE:
        return "Answer the punt, or allow it."
    return f"Counter {title(play)}, or {'they win the match' if _loses(view) else f'allow {_given(view)} points'}."


def prompt_to_owner(view: RealDealView) -> str:
    """Returns the question to a seat, naming only what its hand can do; empty outside a possession.

    Nobody but the hand's owner may look on (RD-16).
    """
    if view.decision is None or view.decision.seat != view.seat or view.phase not in ("offense", "counter"):
        return ""
    return _offense_to_owner(view) if view.phase == "offense" else _counter_to_owner(view)


def _offense_to_owner(view: RealDealView) -> str:
    facts, attacks, ends = view.facts, view.attacks, _may_end(view)
    or_punt = f"punt, or play {END_OF_QUARTER}." if ends else "or punt."
    if not attacks:
        if ends:
            return f"{_lacks_attack(view)}: punt, or play {END_OF_QUARTER}."
        return f"{_lacks_attack(view)}: {'punt inside the 10, or ' if _may_punt_inside(view) else ''}punt a card."
    if facts.limited:
        plays = list(dict.fromkeys(RETURN if code == RETURN else "long play" for code in attacks))
        if not ends:
            return f"Inside your 10: play {' or '.join(plays).replace('long', 'a long')}, {or_punt}"
        offered = f"{', '.join(plays)}, {or_punt}"
        return capital(offered)
    if RETURN in attacks:
        first = "The first score wins" if facts.in_overtime else "They kicked to you"
        others = ", a scoring card" if len(attacks) > 1 else ""
        return f"{'Play' if ends else f'{first}: play'} {RETURN}{others}, {or_punt}"
    if facts.in_overtime:
        return "The first score wins: play a scoring card, or punt."
    return f"Your ball: attack, {or_punt}" if ends else "Your ball: play a scoring card, or punt."


def _lacks_attack(view: RealDealView) -> str:
    return "No long play" if view.facts.limited else "No attack to make"


def _may_punt_inside(view: RealDealView) -> bool:
    return PUNT_INSIDE in map(CODE.__getitem__, view.hand)


def _counter_to_owner(view: RealDealView) -> str:
    play, answers = view.facts.chain[-1].code, view.answers
    if not answers:
        return _prompt_without_counter(view)
    if play == PUNT_INSIDE:
        one = "Block the punt" if BLOCK in answers else "Return the punt"
        does = f"{one}, return it" if len(answers) > 1 else one
        return f"{does}, allow it, or play {END_OF_QUARTER}." if _may_end(view) else f"{does}, or allow it."
    if _may_end(view):
        return f"Counter it, allow {_given(view)} points, or play {END_OF_QUARTER}."
    if _loses(view) and all(_loses_after(view, Counter(code)) for code in answers):
        return "The match is lost, whatever you play."
    return _prompt_against(view)


def _prompt_without_counter(view: RealDealView) -> str:
    play = view.facts.chain[-1].code
    if _may_end(view):
        allow = "the punt" if play == PUNT_INSIDE else f"{_given(view)} points"
        return f"No {'answer' if play in TO_ACCEPT else 'counter'}: allow {allow}, or play {END_OF_QUARTER}."
    if play == PUNT_INSIDE:
        return "No answer in hand: allow the punt."
    cost = "they win the match" if _loses(view) else f"they score {_given(view)}"
    if play == SAFETY:
        return f"No answer in hand: allow the safety, {cost}."
    return f"No counter in hand: lay a card down, {cost}." if view.hand else f"No card in hand: {cost}."


def what_else(view: RealDealView) -> str:
    """Returns in one short line what a hand without an attack or an answer can do; empty if it has one.

    Nobody but the hand's owner may look on (RD-16).
    """
    ends = _may_end(view)
    if view.phase == "offense" and not view.attacks:
        other = "end the quarter" if ends else "inside the 10" if _may_punt_inside(view) else ""
        if not other:
            return f"{_lacks_attack(view)}: pick a card to punt."
        return f"{'No long play' if view.facts.limited else 'No attack'}: punt, or {other}."
    if view.phase == "counter" and not view.answers:
        if ends:
            return "Allow it, or end the quarter."
        safety = view.facts.chain[-1].code == SAFETY
        return "No answer in hand: allow it." if safety else "No counter: pick one to lay down."
    return ""


def _giving_in(view: RealDealView) -> Claims:
    """Returns what follows if the play that waits is allowed."""
    if view.facts.chain[-1].code in TO_ACCEPT:
        return claims(view, ACCEPT)
    return claims(view, Concede(CODE[view.hand[0]]) if view.hand else CONCEDE_NOTHING)


def _given(view: RealDealView) -> int:
    """Returns the points that the play that waits scores."""
    given = stated(_giving_in(view), Scores)
    return given.points if given else 0


def _loses(view: RealDealView) -> bool:
    """Returns whether the other team wins the match if the play that waits is allowed."""
    return stated(_giving_in(view), Wins, 1 - view.seat) is not None


def _loses_after(view: RealDealView, action: Action) -> bool:
    """Returns whether the other team wins the match with an answer."""
    return stated(claims(view, action), Wins, 1 - view.seat) is not None


def _may_end(view: RealDealView) -> bool:
    """Returns whether HAS BALL END OF QUARTER is in hand and may be played now."""
    facts = view.facts
    return may_end(facts.period, facts.quarters, facts.finished) and END_OF_QUARTER in map(CODE.__getitem__, view.hand)


def short_situation(view: RealDealView, names: Sequence[str]) -> str:
    """Returns which possession of the quarter it is; empty without one."""
    facts = view.facts
    if view.phase not in ("offense", "counter"):
        return ""
    return f"possession {facts.finished[facts.offense] + 1} of {names[facts.offense]}"


def situation(view: RealDealView, names: Sequence[str]) -> str:
    """Describes the table in a few sentences, from what the seat knows."""
    facts = view.facts
    parts = [f"{quarter_name(facts.period, facts.quarters)}{f': {FIRST_SCORE_WINS}' if facts.in_overtime else ''}."]
    for seat, name in enumerate(names):
        held = len(view.hand) if seat == view.seat else view.other_count
        parts.append(
            f"{name}: {view.points[seat]} points, {cards_text(held)} in hand, "
            f"{cards_text(view.draw_counts[seat])} to draw, {several(facts.finished[seat], 'possession')} finished."
        )
    if view.phase in ("offense", "counter"):
        parts.append(_possession(view, names))
    held_cards = ", ".join(title(CODE[card]) for card in sorted(view.hand))
    parts.append(f"You hold {held_cards}." if held_cards else "Your hand is empty.")
    return " ".join(parts)


def _possession(view: RealDealView, names: Sequence[str]) -> str:
    facts = view.facts
    marks = ["may score by long plays only"] if facts.limited else []
    if facts.return_open and view.phase == "offense":
        marks.append("may open with RETURN TD")
    text = f"The ball is with {names[facts.offense]}{', who ' if marks else ''}{' and '.join(marks)}."
    if view.phase == "counter":
        player, play = facts.chain[-1]
        text += f" {title(play)}, played by {names[player]}, waits for an answer."
    return text
