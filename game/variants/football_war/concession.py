"""What the hand can do against the live play, and the concession that plays itself if that is nothing."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Action
from game.variants.football_war.actions import CONCEDE, CallTimeout, ThrowFlag, answers, faces
from game.variants.football_war.cards import stake
from game.variants.football_war.view import FootballWarView


def concession(view: FootballWarView, legal: Sequence[Action]) -> Action | None:
    """Returns CONCEDE if the hand holds no answer (FW-33), or None if there is something to decide.

    There is while the Drive pile lies open to the player, who paid for it (FW-74), and while a timeout may still draw
    an answer (FW-70).
    """
    timeout = any(isinstance(action, CallTimeout) for action in legal)
    if CONCEDE not in legal or view.facts.looking or timeout:
        return None
    return None if own_answers(view) else CONCEDE


def forced(view: FootballWarView, legal: Sequence[Action]) -> bool:
    """Returns whether the hand holds no answer to a play that scores nothing: only a timeout could still draw one.

    Nobody gives up the timeout of a half for that, so such a concession is no choice; against points it is one (FW-70).
    """
    facts = view.facts
    scores = stake(facts.live, facts.chain, view.counts[facts.offense])
    return CONCEDE in legal and not scores and not own_answers(view)


def own_answers(view: FootballWarView) -> list[Action]:
    """Returns what the seat's hand could do against the live play besides giving in."""
    usable = faces(card for card in view.hand if card not in view.locked)
    found = answers(usable, view.facts.live, view.facts.chain, second_offense=False)
    return [answer for answer in found if answer != CONCEDE]


def cannot_stop(view: FootballWarView) -> str:
    """Returns that nothing in the seat's hand stops the live play, or that it can only be called back; else empty."""
    found = own_answers(view)
    if found and all(isinstance(answer, ThrowFlag) for answer in found):
        return "you can only call it back"
    return "" if found else "nothing of yours stops it"
