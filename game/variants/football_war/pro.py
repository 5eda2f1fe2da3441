"""The sensible policy of Football War: count, finish, and spend special cards where they score.

Every choice comes with its reason, so the advice that a player asks for is what Pro does itself.
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
from game.variants.football_war.evaluation import evaluate as evaluate
from game.variants.football_war.reasons import reason_for
from game.variants.football_war.rookie import rookie as rookie
from game.variants.football_war.view import FootballWarView

FINISH = 2
"""Plays in hand from which the special cards are thrown away, so that a play is the last card."""
SURE_MARCH = 0.65
"""The chance to get every play past a match from which a hand is not traded for a field goal."""
SHORT_HAND = 3
"""Cards down to which a special card is worth the ball."""
MANY_SPECIALS = 3
RISKY = 0.6
"""The chance of a match from which an AUDIBLE is called instead, with few plays left."""
SECOND_COPY = 0.15
"""The chance that a play is matched which has just been conceded."""
CALLED = 0.05
"""The same for a play that an AUDIBLE calls."""

_DEAD_FACES = (FLAG_FACES[0], FLAG_FACES[1], KICK_FACE, FLAG_FACES[2], TURNOVER_FACE, DEFENSE_FACE)
"""What is thrown in with an OFFENSE, or buried, before any play."""
_FLAGS_UP = tuple(FLAGS.values())


class Choice(NamedTuple):
    """What is done, and why where the action itself does not say it."""

    action: Action
    why: str = ""


def pro(view: FootballWarView, legal_actions: Sequence[Action], rng: Random) -> Action:
    """What a sensible player does; of equal choices always the same one."""
    return _choice(view, legal_actions).action


def advise(view: FootballWarView, legal_actions: Sequence[Action], rng: Random) -> Advice:
    """What Pro does, and why."""
    action, why = _choice(view, legal_actions)
    return Advice(action, why or reason_for(view, action))


def _choice(view: FootballWarView, legal_actions: Sequence[Action]) -> Choice:
    if len(legal_actions) == 1:
        return Choice(legal_actions[0])
    if view.phase == "play_clock":
        return Choice(NO_CLOCK)
    read, choices = CardCount(view), set(legal_actions)
    return _lead(read, choices) if view.phase == "lead" else _answer(read, choices)


# On offense


def _lead(read: CardCount, choices: set[Action]) -> Choice:
    seat, copies = read.view.facts.defense, read.copies
    risk = {face: read.holds(seat, face) for face in read.plays}
    if KICK in choices and _march(read, risk) < SURE_MARCH:
        return Choice(KICK, "A field goal trades in a hand that would hardly go all the way.")
    if sum(copies[: AUDIBLE_FACE + 1]) <= FINISH:
        clearing = _clear(read, choices, risk)
        if clearing:
            return clearing
    if risk:
        return _lead_play(read, choices, risk)
    call = _call(read, seat)
    if call is not None and call in choices:
        return Choice(call)
    for action in (STUFF, REVERSE, EXTRA_NONE, *reversed(_FLAGS_UP), KICK):
        if action in choices:
            return Choice(action, "Only special cards are left to lead.")
    return Choice(min(choices, key=str), "There is nothing better to lead.")


def _lead_play(read: CardCount, choices: set[Action], risk: dict[int, float]) -> Choice:
    copies = read.copies
    face = min(risk, key=lambda each: (risk[each], -copies[each], each))
    if copies[AUDIBLE_FACE] and risk[face] > RISKY and sum(copies[:AUDIBLE_FACE]) <= FINISH:
        call = _call(read, read.view.facts.defense)
        if call is not None and call in choices:
            return Choice(call)
    return Choice(LEADS[CARDS[face].code])


def _march(read: CardCount, risk: dict[int, float]) -> float:
    """The chance that every play of the hand gets past a match."""
    copies = read.copies
    chances = [CALLED] * copies[AUDIBLE_FACE]
    for face, chance in risk.items():
        chances += [chance, *[SECOND_COPY] * (copies[face] - 1)]
    chances.sort()
    through = 1.0
    for chance in chances[: max(1, len(chances) - copies[OFFENSE_FACE])]:
        through *= 1.0 - chance
    return through


def _clear(read: CardCount, choices: set[Action], risk: dict[int, float]) -> Choice | None:
    """A special card to get rid of before the last play."""
    cards = len(read.view.hand)
    if cards < 2:
        return None
    if EXTRA_NONE in choices and cards > 2:
        extra = _extra(read, choices, risk)
        if extra is not None:
            return Choice(extra, "OFFENSE clears two cards at no risk.")
    if STUFF in choices:
        return Choice(STUFF, "A DEFENSE would be a bad last card.")
    for flag in _FLAGS_UP:
        if flag in choices and not _helps(read, flag.card):
            return Choice(flag, "A PENALTY would be a bad last card.")
    if REVERSE in choices:
        return Choice(REVERSE, "A TURNOVER would be a bad last card.")
    if sum(read.copies[: AUDIBLE_FACE + 1]) <= 1:
        for flag in _FLAGS_UP:
            if flag in choices:
                return Choice(flag, "A PENALTY would be a bad last card.")
    return None


def _helps(read: CardCount, flag: str) -> bool:
    """Whether that flag would hand the defense a card of a play that is still to be led."""
    taken = read.view.drive_pile[-PENALTY_CARDS[BY_CODE[flag].value] :]
    return any(FACE[card] < AUDIBLE_FACE and read.copies[FACE[card]] for card in taken)


def _extra(read: CardCount, choices: set[Action], risk: dict[int, float]) -> Action | None:
    """What is best thrown in with an OFFENSE, as an action; None where nothing can be spared."""
    copies = read.copies
    for face in _DEAD_FACES:
        if copies[face] and EXTRAS[CARDS[face].code] in choices:
            return EXTRAS[CARDS[face].code]
    if not risk or sum(copies[: AUDIBLE_FACE + 1]) < 2:
        return None
    return EXTRAS[CARDS[max(risk, key=lambda face: (risk[face], -copies[face], face))].code]


def _call(read: CardCount, seat: int) -> Action | None:
    """The best call against that seat; None without an AUDIBLE."""
    return CALLS[CARDS[read.hardest_call(seat)].code] if read.copies[AUDIBLE_FACE] else None


# On defense


def _answer(read: CardCount, choices: set[Action]) -> Choice:
    view = read.view
    match = MATCHES.get(view.facts.live or "")
    if match is not None and match in choices:
        return Choice(match)
    if view.counts[view.facts.offense] == 0 or view.facts.live == FIELD_GOAL or view.facts.chain == SAFETY_CHAIN:
        return _save(read, choices)
    cards = len(view.hand)
    if cards > 1 and (cards <= SHORT_HAND or read.specials >= MANY_SPECIALS):
        for action in (_extra_answer(read, choices), STUFF, REVERSE, _call(read, view.facts.offense)):
            if action is not None and action in choices:
                return Choice(action, "The ball is worth a special card here.")
    return Choice(CONCEDE)


def _save(read: CardCount, choices: set[Action]) -> Choice:
    """What keeps points off the board."""
    call = _call(read, read.view.facts.offense)
    stoppers = (STUFF, _extra_answer(read, choices), REVERSE, call, *reversed(_FLAGS_UP))
    for action in stoppers:
        if action is not None and action in choices:
            return Choice(action, "It keeps the points off the board.")
    for face in (KICK_FACE, *read.plays):
        timeout = TIMEOUTS[CARDS[face].code]
        if timeout in choices:
            return Choice(timeout, "Nothing in hand stops this; a fresh card may.")
    return Choice(CONCEDE, "Nothing in hand stops this.")


def _extra_answer(read: CardCount, choices: set[Action]) -> Action | None:
    if EXTRA_NONE not in choices:
        return None
    risk = {face: read.holds(read.view.facts.offense, face) for face in read.plays}
    return _extra(read, choices, risk) or EXTRA_NONE
