"""The actions of Football War, and precomputed lists of the legal ones for every set of faces.

Equal cards are one choice (FW-35), so actions name codes, never card ids. A player picks the cards of a play and needs
no place for them; conceding and looking back are picked by their piles, and timeouts in a menu.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.action_texts import MAX_ECHOED, ActionTexts
from game.contract import Action, IllegalAction, Pick, Source, Target
from game.variants.football_war.cards import (
    AUDIBLE,
    AUDIBLE_FACE,
    BIT,
    BY_CODE,
    CARDS,
    DEFENSE,
    DEFENSE_FACE,
    FACE_OF,
    FIELD_GOAL,
    KICK_FACE,
    OFFENSE,
    OFFENSE_FACE,
    PENALTY_CARDS,
    PLAYS,
    SAFETY_CHAIN,
    TURNOVER,
    TURNOVER_FACE,
)

PLAY_PILE, DRIVE_PILE = Target("zone", "draw_pile"), Target("zone", "drive_pile")


def _from_hand(seat: int, *codes: str) -> Pick:
    """Returns the pick of these cards of a hand: the first one is played, the others are taken along."""
    return Pick(tuple(Source(f"hand:{seat}", code, along=index > 0) for index, code in enumerate(codes)))


class LeadPlay(Action, frozen=True, tag="lead"):
    """Put a RUN or PASS card on the table for the defense to match (FW-24)."""

    card: str

    def __str__(self) -> str:
        return f"LEAD({self.card})"

    def pick(self, seat: int) -> Pick:
        return _from_hand(seat, self.card)


class CallPlay(Action, frozen=True, tag="call"):
    """Play an AUDIBLE and name the play that is now live (FW-58)."""

    play: str
    card: str = AUDIBLE

    def __str__(self) -> str:
        return f"CALL({self.play})"

    def pick(self, seat: int) -> Pick:
        return _from_hand(seat, self.card)


class KickFieldGoal(Action, frozen=True, tag="kick"):
    """Kick for three points (FW-65)."""

    card: str = FIELD_GOAL

    text = "KICK"

    def pick(self, seat: int) -> Pick:
        return _from_hand(seat, self.card)


class ThrowFlag(Action, frozen=True, tag="flag"):
    """Play a PENALTY against the other seat (FW-45)."""

    card: str

    def __str__(self) -> str:
        return f"FLAG({BY_CODE[self.card].value})"

    def pick(self, seat: int) -> Pick:
        return _from_hand(seat, self.card)


class PlayExtra(Action, frozen=True, tag="extra"):
    """Play an OFFENSE and discard one more card with it, or none (FW-55)."""

    extra: str | None = None
    card: str = OFFENSE

    def __str__(self) -> str:
        return f"EXTRA({self.extra or 'none'})"

    def pick(self, seat: int) -> Pick:
        return _from_hand(seat, self.card, self.extra) if self.extra else _from_hand(seat, self.card)


class Stuff(Action, frozen=True, tag="stuff"):
    """Play a DEFENSE: the other seat draws two cards (FW-56, FW-57)."""

    card: str = DEFENSE

    text = "STUFF"

    def pick(self, seat: int) -> Pick:
        return _from_hand(seat, self.card)


class ReversePlay(Action, frozen=True, tag="reverse"):
    """Play a TURNOVER: the direction of play turns round (FW-104)."""

    card: str = TURNOVER

    text = "REVERSE"

    def pick(self, seat: int) -> Pick:
        return _from_hand(seat, self.card)


class MatchPlay(Action, frozen=True, tag="match"):
    """Answer with a card of the live play (FW-7); the rulebook's bare MATCH does not name it."""

    card: str | None = None

    def __str__(self) -> str:
        return f"MATCH({self.card})" if self.card else "MATCH"

    def pick(self, seat: int) -> Pick:
        return _from_hand(seat, self.card) if self.card else Pick()


class Concede(Action, frozen=True, tag="concede"):
    """Give in and draw a card (FW-33)."""

    text = "CONCEDE"

    def pick(self, seat: int) -> Pick:
        return Pick(target=PLAY_PILE)


class CallTimeout(Action, frozen=True, tag="timeout"):
    """Bury one card under the Play pile and draw the top one (FW-70)."""

    buried: str

    def __str__(self) -> str:
        return f"TIMEOUT({self.buried})"


class LookBack(Action, frozen=True, tag="look_back"):
    """Sift the Drive pile for the price of a locked card (FW-74)."""

    text = "LOOK_BACK"

    def pick(self, seat: int) -> Pick:
        return Pick(target=DRIVE_PILE)


class ClockRanOut(Action, frozen=True, tag="clock_ran_out"):
    """The table reports that a seat on the play clock took too long (FW-77)."""

    text = "CLOCK_RAN_OUT"


class SetClock(Action, frozen=True, tag="set_clock"):
    """Say before the kickoff whether this seat plays on the clock; a computer never does (FW-77)."""

    on: bool

    def __str__(self) -> str:
        return "ON_THE_CLOCK" if self.on else "NO_CLOCK"


LEADS: dict[str, LeadPlay] = {code: LeadPlay(code) for code in PLAYS}
CALLS: dict[str, CallPlay] = {code: CallPlay(code) for code in PLAYS}
FLAGS: dict[str, ThrowFlag] = {f"PENALTY {yards}": ThrowFlag(f"PENALTY {yards}") for yards in PENALTY_CARDS}
EXTRAS: dict[str, PlayExtra] = {card.code: PlayExtra(card.code) for card in CARDS}
MATCHES: dict[str, MatchPlay] = {code: MatchPlay(code) for code in PLAYS}
TIMEOUTS: dict[str, CallTimeout] = {card.code: CallTimeout(card.code) for card in CARDS}
KICK, EXTRA_NONE, STUFF, REVERSE = KickFieldGoal(), PlayExtra(), Stuff(), ReversePlay()
MATCH, CONCEDE, LOOK_BACK, CLOCK = MatchPlay(), Concede(), LookBack(), ClockRanOut()
NO_CLOCK, ON_THE_CLOCK = SetClock(False), SetClock(True)

OFFENSE_BIT = 1 << OFFENSE_FACE


def faces(card_ids: Iterable[int]) -> int:
    """Returns the set of faces among the cards, as bits."""
    mask = 0
    for card in card_ids:
        mask |= BIT[card]
    return mask


def _by_byte(table: Mapping[str, Action], width: int) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    """Returns the actions for each value of each byte of a mask, so that each lookup is in a small table."""
    actions = list(table.values())[:width]
    return tuple(
        tuple(tuple(action for index, action in enumerate(eight) if byte >> index & 1) for byte in range(256))
        for eight in (actions[first : first + 8] for first in range(0, width, 8))
    )


_LEADS, _EXTRAS, _TIMEOUTS = _by_byte(LEADS, 16), _by_byte(EXTRAS, 24), _by_byte(TIMEOUTS, 24)


def _specials(byte: int, leading: bool) -> tuple[Action, ...]:
    held = byte << 16
    found: list[Action] = []
    if held >> AUDIBLE_FACE & 1:
        found += CALLS.values()
    if leading and held >> KICK_FACE & 1:
        found.append(KICK)
    found += [flag for code, flag in FLAGS.items() if held >> FACE_OF[code] & 1]
    if held >> DEFENSE_FACE & 1:
        found.append(STUFF)
    if held >> TURNOVER_FACE & 1:
        found.append(REVERSE)
    return tuple(found)


_LEAD_SPECIALS = tuple(_specials(byte, leading=True) for byte in range(256))
_ANSWER_SPECIALS = tuple(_specials(byte, leading=False) for byte in range(256))
_MATCHING = {code: (1 << FACE_OF[code], match) for code, match in MATCHES.items()}
_NO_MATCH = (0, MATCH)


def leads(mask: int, second_offense: bool) -> list[Action]:
    """Returns what an offense with these faces may lead, without timeouts and look-backs."""
    found = [*_LEADS[0][mask & 255], *_LEADS[1][mask >> 8 & 255], *_LEAD_SPECIALS[mask >> 16]]
    if mask & OFFENSE_BIT:
        _add_extras(found, mask, second_offense)
    return found


def answers(mask: int, live: str | None, chain: int, second_offense: bool) -> list[Action]:
    """Returns how a defense with these faces may answer the live play, without timeouts and look-backs."""
    bit, match = _MATCHING.get(live or "", _NO_MATCH)  # FW-65, FW-67
    found: list[Action] = [match] if mask & bit else []
    if chain < SAFETY_CHAIN:  # FW-62
        found += _ANSWER_SPECIALS[mask >> 16]
        if mask & OFFENSE_BIT:
            _add_extras(found, mask, second_offense)
    found.append(CONCEDE)  # FW-26
    return found


def _add_extras(found: list[Action], mask: int, second_offense: bool) -> None:
    others = mask if second_offense else mask & ~OFFENSE_BIT
    found.append(EXTRA_NONE)
    found += _EXTRAS[0][others & 255]
    found += _EXTRAS[1][others >> 8 & 255]
    found += _EXTRAS[2][others >> 16]


def add_timeouts(found: list[Action], mask: int) -> None:
    """Adds one timeout for each different card that may be buried (FW-72)."""
    found += _TIMEOUTS[0][mask & 255]
    found += _TIMEOUTS[1][mask >> 8 & 255]
    found += _TIMEOUTS[2][mask >> 16]


_BY_CARD: tuple[Mapping[str, Action], ...] = (LEADS, CALLS, FLAGS, EXTRAS, MATCHES, TIMEOUTS)
_SINGLE = (KICK, EXTRA_NONE, STUFF, REVERSE, CONCEDE, LOOK_BACK, CLOCK, NO_CLOCK, ON_THE_CLOCK)
TEXTS = ActionTexts((*_SINGLE, *[each for table in _BY_CARD for each in table.values()]), "Football War")


def parse(text: str) -> Action:
    """Returns the action that a text names. Raises IllegalAction if it names none.

    >>> parse("CALL(Hail Mary)")
    CallPlay(play='Hail Mary', card='AUDIBLE')
    """
    try:
        return MATCH if text == str(MATCH) else TEXTS(text)
    except IllegalAction:
        if text.startswith("CALL(") and text.endswith(")"):
            play = text[5:-1][:MAX_ECHOED]
            raise IllegalAction(f"{play!r} is not one of the 16 plays that an AUDIBLE may call (FW-58)") from None
        raise
