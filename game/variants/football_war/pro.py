"""The policy of the computer player Pro: it counts cards, plans its last card and saves special cards for points.

Every choice comes with its reason, so a hint is what Pro would do itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.contract import Action
from game.variant import Advice
from game.variants.football_war.actions import (
    CALLS,
    CONCEDE,
    EXTRA_NONE,
    EXTRAS,
    FLAGS,
    KICK,
    LEADS,
    MATCHES,
    NO_CLOCK,
    REVERSE,
    STUFF,
    TIMEOUTS,
)
from game.variants.football_war.card_count import FLAG_FACES, CardCount
from game.variants.football_war.cards import (
    AUDIBLE_FACE,
    BY_CODE,
    CARDS,
    DEFENSE_FACE,
    FACE,
    FIELD_GOAL,
    KICK_FACE,
    OFFENSE_FACE,
    PENALTY_CARDS,
    SAFETY_CHAIN,
    TURNOVER_FACE,
)
from game.variants.football_war.reasons import reason_for
from game.variants.football_war.view import FootballWarView

FINISH = 2
"""Number of plays in hand from which special cards are played first, so that a play is the last card."""
SURE_MARCH = 0.65
"""Chance that no play is matched from which Pro does not kick."""
SHORT_HAND = 3
"""Largest hand, in cards, with which Pro spends a special card for the ball."""
MANY_SPECIALS = 3
RISKY = 0.6
"""Chance of a match from which Pro calls an AUDIBLE instead, with few plays left."""
SECOND_COPY = 0.15
"""Chance that a play is matched that has just been conceded."""
CALLED = 0.05
"""The same for a play that an AUDIBLE calls."""

_DEAD_FACES = (FLAG_FACES[0], FLAG_FACES[1], KICK_FACE, FLAG_FACES[2], TURNOVER_FACE, DEFENSE_FACE)
"""Cards that go with an OFFENSE, or are buried, before any play."""
_FLAGS_UP = tuple(FLAGS.values())


class Choice(NamedTuple):
    """An action, and its reason if the action's own reason does not fit."""

    action: Action
    why: str = ""


def pro(view: FootballWarView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Returns what Pro does. It does not use ``rng``."""
    return _choice(view, legal_actions).action


def advise(view: FootballWarView, legal_actions: Sequence[Action], rng: Random) -> Advice:
    """Returns what Pro does, and why."""
    action, why = _choice(view, legal_actions)
    return Advice(action, why or reason_for(view, action))


def _choice(view: FootballWarView, legal_actions: Sequence[Action]) -> Choice:
    if len(legal_actions) == 1:
        return Choice(legal_actions[0])
    if view.phase == "play_clock":
        return Choice(NO_CLOCK)
    count, choices = CardCount(view), set(legal_actions)
    return _lead(count, choices) if view.phase == "lead" else _answer(count, choices)


# On offense


def _lead(count: CardCount, choices: set[Action]) -> Choice:
    seat, copies = count.view.facts.defense, count.copies
    risk = {face: count.holds(seat, face) for face in count.plays}
    if KICK in choices and _march(count, risk) < SURE_MARCH:
        return Choice(KICK, "A field goal trades in a hand that would hardly go all the way.")
    if sum(copies[: AUDIBLE_FACE + 1]) <= FINISH:
        clearing = _clear(count, choices, risk)
        if clearing:
            return clearing
    if risk:
        return _lead_play(count, choices, risk)
    call = _call(count, seat)
    if call is not None and call in choices:
        return Choice(call)
    for action in (STUFF, REVERSE, EXTRA_NONE, *reversed(_FLAGS_UP), KICK):
        if action in choices:
            return Choice(action, "Only special cards are left to lead.")
    return Choice(min(choices, key=str), "There is nothing better to lead.")


def _lead_play(count: CardCount, choices: set[Action], risk: dict[int, float]) -> Choice:
    copies = count.copies
    face = min(risk, key=lambda each: (risk[each], -copies[each], each))
    if copies[AUDIBLE_FACE] and risk[face] > RISKY and sum(copies[:AUDIBLE_FACE]) <= FINISH:
        call = _call(count, count.view.facts.defense)
        if call is not None and call in choices:
            return Choice(call)
    return Choice(LEADS[CARDS[face].code])


def _march(count: CardCount, risk: dict[int, float]) -> float:
    """Returns the chance that no play of the hand is matched."""
    copies = count.copies
    chances = [CALLED] * copies[AUDIBLE_FACE]
    for face, chance in risk.items():
        chances += [chance, *[SECOND_COPY] * (copies[face] - 1)]
    chances.sort()
    through = 1.0
    for chance in chances[: max(1, len(chances) - copies[OFFENSE_FACE])]:
        through *= 1.0 - chance
    return through


def _clear(count: CardCount, choices: set[Action], risk: dict[int, float]) -> Choice | None:
    """Returns a special card to play before the last play, or None."""
    cards = len(count.view.hand)
    if cards < 2:
        return None
    if EXTRA_NONE in choices and cards > 2:
        extra = _extra(count, choices, risk)
        if extra is not None:
            return Choice(extra, "OFFENSE clears two cards at no risk.")
    if STUFF in choices:
        return Choice(STUFF, "A DEFENSE would be a bad last card.")
    for flag in _FLAGS_UP:
        if flag in choices and not _helps(count, flag.card):
            return Choice(flag, "A PENALTY would be a bad last card.")
    if REVERSE in choices:
        return Choice(REVERSE, "A TURNOVER would be a bad last card.")
    if sum(count.copies[: AUDIBLE_FACE + 1]) <= 1:
        for flag in _FLAGS_UP:
            if flag in choices:
                return Choice(flag, "A PENALTY would be a bad last card.")
    return None


def _helps(count: CardCount, flag: str) -> bool:
    """Returns whether that flag would give the defense a card of a play in the own hand."""
    taken = count.view.drive_pile[-PENALTY_CARDS[BY_CODE[flag].value] :]
    return any(FACE[card] < AUDIBLE_FACE and count.copies[FACE[card]] for card in taken)


def _extra(count: CardCount, choices: set[Action], risk: dict[int, float]) -> Action | None:
    """Returns the best OFFENSE with an extra card, or None if the hand needs all its cards."""
    copies = count.copies
    for face in _DEAD_FACES:
        if copies[face] and EXTRAS[CARDS[face].code] in choices:
            return EXTRAS[CARDS[face].code]
    if not risk or sum(copies[: AUDIBLE_FACE + 1]) < 2:
        return None
    return EXTRAS[CARDS[max(risk, key=lambda face: (risk[face], -copies[face], face))].code]


def _call(count: CardCount, seat: int) -> Action | None:
    """Returns the best call against that seat, or None without an AUDIBLE."""
    return CALLS[CARDS[count.hardest_call(seat)].code] if count.copies[AUDIBLE_FACE] else None


# On defense


def _answer(count: CardCount, choices: set[Action]) -> Choice:
    view = count.view
    match = MATCHES.get(view.facts.live or "")
    if match is not None and match in choices:
        return Choice(match)
    if view.counts[view.facts.offense] == 0 or view.facts.live == FIELD_GOAL or view.facts.chain == SAFETY_CHAIN:
        return _save(count, choices)
    cards = len(view.hand)
    if cards > 1 and (cards <= SHORT_HAND or count.specials >= MANY_SPECIALS):
        for action in (_extra_answer(count, choices), STUFF, REVERSE, _call(count, view.facts.offense)):
            if action is not None and action in choices:
                return Choice(action, "The ball is worth a special card here.")
    return Choice(CONCEDE)


def _save(count: CardCount, choices: set[Action]) -> Choice:
    """Returns what keeps points off the board."""
    call = _call(count, count.view.facts.offense)
    stoppers = (STUFF, _extra_answer(count, choices), REVERSE, call, *reversed(_FLAGS_UP))
    for action in stoppers:
        if action is not None and action in choices:
            return Choice(action)
    for face in (KICK_FACE, *count.plays):
        timeout = TIMEOUTS[CARDS[face].code]
        if timeout in choices:
            return Choice(timeout, "Nothing in hand stops this; a fresh card may.")
    return Choice(CONCEDE, "Nothing in hand stops this.")


def _extra_answer(count: CardCount, choices: set[Action]) -> Action | None:
    if EXTRA_NONE not in choices:
        return None
    risk = {face: count.holds(count.view.facts.offense, face) for face in count.plays}
    return _extra(count, choices, risk) or EXTRA_NONE
