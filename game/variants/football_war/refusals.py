"""Sentences that say why a card cannot be played or a pile not chosen now, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Target
from game.variants.football_war.actions import DRIVE_PILE, PLAY_PILE
from game.variants.football_war.cards import FIELD_GOAL, OFFENSE, SAFETY_CHAIN
from game.variants.football_war.facts import FootballWarFacts
from game.variants.football_war.names import play_name

CLOCK_FIRST = "First say whether you play on the clock. (FW-77)"
NOT_HELD = "Only cards of your own hand are played. (FW-29)"
JUST_DRAWN = "Just drawn: it can be played from your next decision on. (FW-75)"
NO_PLACE = "A card needs no place to be played: it goes to its pile by itself. (FW-11)"


def card_refusal(wanted: Sequence[str], facts: FootballWarFacts, holds_offense: bool) -> str:
    """Returns why no action plays the wanted cards; the first was just clicked, the others were chosen before."""
    live = facts.live
    if facts.chain == SAFETY_CHAIN and live:
        return f"Only a match stops the fourth AUDIBLE: {play_name(live)}. (FW-62)"
    if len(wanted) > 1:
        if OFFENSE in wanted:
            return "OFFENSE takes one extra card along, no more. (FW-55)"
        need = " You hold an OFFENSE: choose it first." if holds_offense else ""
        return f"One card at a time: only OFFENSE takes another along.{need} (FW-55)"
    if wanted[0] == FIELD_GOAL:
        return "A FIELD GOAL is kicked on offense, never as an answer. (FW-65)"
    if live is None:
        return "That card cannot be led. (FW-24)"
    if live == FIELD_GOAL:
        return "Nothing matches a kick: it takes a special card. (FW-67)"
    return f"Needs the same play and color: {play_name(live)}. (FW-7)"


def place_refusal(target: Target, facts: FootballWarFacts, seat: int, draw_count: int) -> str:
    """Returns why the seat cannot choose that pile now."""
    if target == PLAY_PILE:
        return "Only the side that answers a play may concede and draw. (FW-33)"
    if target != DRIVE_PILE:
        return "Nothing is drawn or opened there. (FW-12)"
    if not draw_count:
        return "The Play pile is used up: there is no card to pay for a look back. (FW-74)"
    if seat not in facts.look_backs:
        return "Each side has one look back in each half, and yours is used. (FW-76)"
    return "A look back needs two cards in the Drive pile, at a decision of your own. (FW-74)"
