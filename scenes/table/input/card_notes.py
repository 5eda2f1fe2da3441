"""Builds the note on the focused card: its own text, and whether it can be used now."""

from __future__ import annotations

from collections.abc import Callable

from game.claims import headline
from game.contract import Card
from game.match_words import several
from scenes.control.match_control import MatchControl
from scenes.control.pending_choice import PendingChoice
from scenes.table.choice.choice_display import partners_text
from scenes.table.hud.card_details import CardNote
from scenes.table.input.target_kinds import CardTarget, FaceTarget, TableTarget
from scenes.table.stage.sprites import Sprite

MOST_NAMED = 4
"""Uses of a card that are named; of more in a menu their number is told."""
Harm = Callable[[Card], str]


def card_note(
    target: TableTarget | None, control: MatchControl, *, chances: bool = False, harm: Harm = lambda card: ""
) -> CardNote | None:
    """Returns the note on a target's card, with the chance of playing it if wanted, or None if it shows none.

    ``harm`` tells why a card that can be used now would not help.
    """
    card = target.shown.card if isinstance(target, FaceTarget) else None
    if not isinstance(target, FaceTarget) or card is None:
        return None
    asked = control.choosing
    rules = control.match.rules
    name, football = rules.words.title(card.code), rules.names_mean_football
    note = CardNote(card, name, target.shown.back, means_football=football)
    if asked is None or not isinstance(target, CardTarget):
        return note
    if asked.usable(target.sprite):
        now = _use_of(target.sprite, asked, control, chances=chances)
        return note._replace(now=". ".join(filter(None, (now, harm(card).removesuffix(".")))))
    return note._replace(not_now=asked.why_not(target.sprite) or "")


def _use_of(card: Sprite, asked: PendingChoice, control: MatchControl, *, chances: bool) -> str:
    """Returns what can be done with a card, in as few words as its buttons have, or which cards it goes with."""
    rules, view = control.match.rules, control.view
    claimed = [(each, rules.claims(view, each)) for each in asked.alone(card)]
    uses = [headline(claims, view.seat)[0] or rules.words.button(each)[0] for each, claims in claimed]
    if uses:
        told = list(filter(None, (control.actions.chance_sentence(each) for _, each in claimed)))
        chance = told[0] if chances and len(told) == 1 else ""
        menus = {rules.menu(each) for each, _ in claimed}
        (menu,) = menus if len(menus) == 1 else (None,)
        if menu and len(uses) > MOST_NAMED:  # all names in a row are not read
            return f"{menu}: {several(len(uses), 'choice')}"
        return ". ".join(filter(None, (" or ".join(dict.fromkeys(uses)), chance)))
    companions = asked.companions() if card in asked.picked else asked.companions(card)
    return f"goes with {partners_text(companions, rules.words.title)}" if companions else "can be used"
