"""The result of a play in a few plain words, shown below the meter; the sums themselves are in the log."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Event
from game.field import END_ZONE, FIELD
from game.letters import capital, small
from game.match_words import listed, several
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import BY_CODE, CODE, FACE, ID, VALUE, round_half_up
from game.variants.card_bowl.names import yards

TOOK_IT = "The red joker took the ball from them."
LONG = 10
"""Yards from which a run was wide open."""
_AHEAD: dict[str, tuple[str, str]] = {
    "rush": ("The hole was there", "No hole"),
    "sneak": ("Pushed through", "No push"),
    "scramble": ("He runs for it", "Nowhere to run"),
    "screen": ("The screen was there", "The screen was read"),
    "lateral": ("The toss was there", "The toss was read"),
    "pass": ("Caught", "Nobody is open"),
}
"""Words for a play that gains, and for one that does not."""
FELL = {
    "thrown": "Off target",
    "suit": "Off the mark",
    "dropped": "Dropped",
    "broken_up": "Broken up",
    "away": "Thrown away",
    "long": "Out of reach",
}
"""Why a pass failed, in the one or two words that are stamped on the table and begin its line."""
_BECAUSE = {
    "thrown": "{0} on the throw, less than {1} was needed",
    "dropped": "{0} on the catch, less than {1} was needed",
    "broken_up": "the cover has {0}, the receiver {1}",
}
"""The numbers that decided it (CB-339, CB-353, CB-357)."""
DRAWN = "CB-308"
"""The clause of the cards that the defense draws against a run."""
STUFFED = 3
"""Largest gain in yards at which the defense has held."""
_PLACES = {"line": "on the line", "extra": "who came to help", "cover": "in coverage"}
"""Places of defenders whose cards count in a sum, in words."""


def in_short(event: Event) -> str:
    """Returns a result in one line; empty for an event that is told in the words of the log.

    >>> in_short(own.BadPass(clause="CB-357", seat=0, why="broken_up", card="9C", against=(25, 20)))
    'Broken up: the cover has 25, the receiver 20.'
    """
    if isinstance(event, own.Resolved):
        return _resolved(event)
    if isinstance(event, own.RushFaced) and not event.loss:
        return (
            "He holds." if not event.pressure else f"He holds, with {event.pressure} points of pressure on his throw."
        )
    if isinstance(event, own.Sacked | own.RushFaced):
        if isinstance(event, own.RushFaced) and event.automatic:
            return f"No card could save him: {yards(event.loss)} lost."
        return f"Sacked: {yards(event.loss)} lost."
    return _fell(event) if isinstance(event, own.BadPass) else ""


def of_defense(event: Event) -> str:
    """Returns what stopped a play, told to the defense; empty if the offense's own cards did.

    >>> of_defense(own.BadPass(clause="CB-357", seat=0, why="broken_up", card="9C", against=(25, 20)))
    'Your man was with the receiver.'
    """
    if isinstance(event, own.FumbleBegan | own.Intercepted):
        return TOOK_IT
    if isinstance(event, own.Sacked) or (isinstance(event, own.RushFaced) and event.loss):
        return "Your pass rush got there first."
    if isinstance(event, own.BadPass):
        hurried = event.why == "thrown" and event.against is not None and event.against[0] != VALUE[ID[event.card]]
        return "Your pass rush hurried him." if hurried else _BROKEN.get(event.why, "")
    return _held(event) if isinstance(event, own.Resolved) else ""


def of_offense(event: own.PlayEnded, first: str, lost: str) -> str:
    """Returns how likely the end of a play was that the offense called, by the play sheet.

    >>> end = own.PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=24, play="pass", how="dead", holder=0,
    ...     ball_on=40, gain=16)
    >>> of_offense(end, "0.18", "0.11")
    'The chance of that was 18 % before the snap.'
    """
    made = event.gain >= event.to_go or event.how in ("touchdown", "good")
    what = "touchdown" if event.los + event.to_go >= FIELD else "first down"
    chance = f"A {what} had a chance of {float(first):.0%} before the snap."
    if event.holder != event.seat:
        chance = f"The risk of that was {float(lost):.0%} before the snap."
    elif made:
        chance = f"The chance of that was {float(first):.0%} before the snap."
    return chance.replace("%", " %")


_BROKEN = {"broken_up": "Your man was with the receiver.", "away": "Nobody was free."}


def may_be_thrown_away(event: own.Resolved) -> bool:
    """Returns whether the passer may still throw the ball away rather than lose these yards (CB-362, CB-381)."""
    return event.what in ("pass", "screen") and event.gain < 0


def flies_out(event: own.Resolved, line: int) -> bool:
    """Returns whether a pass from the own yard ``line`` comes down behind the end zone (CB-363).

    >>> thrown = own.Resolved(clause="CB-360", offense=(), defense=(), totals=(40, 20), gain=20, what="pass")
    >>> flies_out(thrown, 89), flies_out(thrown, 90)
    (False, True)
    """
    return event.what == "pass" and line + event.gain >= FIELD + END_ZONE


def struck(event: own.Resolved) -> int:
    """Returns the points of drawn cards that are left out, so that a pass comes down in the end zone (CB-355)."""
    return sum(-term.value for term in event.offense if term.label == "struck")


def cover_of(event: own.BadPass) -> int:
    """Returns the value of the man who has broken up a pass, 0 for a pass that failed otherwise (CB-357)."""
    return event.against[0] - VALUE[ID[event.card]] if event.why == "broken_up" and event.against else 0


def strongest(terms: Sequence[own.Term]) -> own.Term | None:
    """Returns the strongest man of the defense in a sum against a run or a pass; None if it has none."""
    men = [term for term in terms if term.label.partition(" ")[0] in _PLACES]
    return max(men, key=lambda term: term.value, default=None)


def _held(event: own.Resolved) -> str:
    """Returns the strongest man who stood against a run or covered a pass, and whether that was enough."""
    man = strongest(event.defense)
    if man is None:
        return "None of your men was there."
    role, _, code = man.label.partition(" ")
    card = BY_CODE[code].title.partition(" of ")[0].lower()
    if event.gain >= LONG:
        return f"Even your {card} could not hold him."
    held = f"held him to {yards(event.gain)}" if event.gain > 0 else "held"
    did = held if event.gain <= STUFFED else "slowed him down"
    return f"Your {card} {_PLACES[role]} {did}."


def _resolved(event: own.Resolved) -> str:
    there, shut = _AHEAD.get(event.what, _AHEAD["rush"])
    if event.gain > 0:
        there = "Wide open" if event.what == "rush" and event.gain >= LONG else there
        left_out = struck(event)
        if left_out:
            return f"Caught in the end zone, not counting {left_out} too many."
        told = f"{there}: {yards(event.gain)}."
    elif may_be_thrown_away(event):
        told = f"{shut}: a catch would lose {yards(-event.gain)}."
    else:
        lost = f"{yards(-event.gain)} lost" if event.gain else "no gain"
        told = f"{shut}: {lost}."
    return f"{told} {from_lead(event)}".rstrip()


_FACES = {11: "the jack", 12: "the queen", 13: "the king"}
"""The face cards by their values."""


def from_lead(event: own.Resolved) -> str:
    """Returns in a sentence how the yards at the line follow from the sums (CB-312, CB-313, CB-324, CB-361).

    It is empty for a lateral, whose sums begin behind the line (CB-386), and where the goal line cuts the yards;
    a catch that would lose them names all that is missing itself.

    >>> from_lead(own.Resolved(clause="CB-312", offense=(), defense=(), totals=(65, 55), gain=5, what="rush"))
    'Ahead by 10: half of that.'
    >>> from_lead(own.Resolved(clause="CB-324", offense=(), defense=(), totals=(61, 55), gain=2, what="sneak"))
    'Ahead by 6: one fourth of that, rounded up.'
    """
    ahead = event.totals[0] - event.totals[1]
    if event.what == "lateral":
        return ""
    if event.what == "pass":
        return f"Ahead by {ahead}: all of that." if 0 < ahead == event.gain else ""
    if ahead < 0:
        return _from_loss(event, -ahead)
    parts, share = (4, "one fourth") if event.what == "sneak" else (2, "half")
    counted = round_half_up(ahead, parts)
    if not ahead or event.gain != counted:
        return ""
    return f"Ahead by {ahead}: {share} of that{_rounded(counted * parts - ahead)}."


def _from_loss(event: own.Resolved, short: int) -> str:
    """Returns how the yards of an offense follow that is ``short`` of the defense; face cards limit a loss (CB-313)."""
    if -event.gain == short // 2:
        return f"Behind by {short}: half of that{_rounded(-(short % 2))}."
    drawn = [ID[term.label] for term in event.defense if term.clause == DRAWN and term.label in ID]
    names = [f"{BY_CODE[CODE[card]].title.partition(' ')[0].lower()} {FACE[card]}" for card in drawn if FACE[card]]
    if not names:
        return f"Behind by {short}, but no face card was drawn." if not event.gain else ""
    return f"Behind by {short}: only face cards drawn count, {listed(names)}."


def _rounded(off: int) -> str:
    """Returns in words by how much a part was rounded; empty for whole yards."""
    return f", rounded {'up' if off > 0 else 'down'}" if off else ""


def runs_on(event: own.RunBroke, rows: own.Rows, at_line: int = 0) -> str:
    """Returns why the offense runs on after its sums ``rows``, and with how many cards (CB-314, CB-369, CB-380).

    ``at_line`` are the yards that the sums have brought.
    """
    code = next((term.label.split()[1] for term in rows[0] if term.label.startswith("handoff ")), "")
    points = FACE[ID[code]] if code else 0
    against = sum(FACE[ID[term.label]] for term in rows[1] if term.clause == DRAWN and term.label in ID)
    if points - against != event.cards:
        after = f"Caught {yards(-at_line)} behind the line: now" if at_line < 0 else "After the catch"
        return f"{after} one more card is drawn for the run."
    name = BY_CODE[code].title.partition(" ")[0].lower()
    cards = several(event.cards, "more card")
    return f"The {name} handed off has {points} face points, their cards {against or 'none'}: {cards}."


def brings(event: own.SetGained) -> str:
    """Returns by which face cards of a set, and with how many cards, a run from scrimmage goes on (CB-389).

    >>> brings(own.SetGained(clause="CB-389", seat=0, gain=25, cards=(12, 2, 11)))
    'The queen and the jack bring 3 more cards.'
    """
    faces = [card for card in event.cards if card in _FACES]
    points = sum(card - min(_FACES) + 1 for card in faces)
    verb = "brings" if len(faces) == 1 else "bring"
    return f"{capital(listed([_FACES[card] for card in faces]))} {verb} {several(points, 'more card')}."


def fall_words(event: own.BadPass) -> str:
    """Returns in a few words why a pass failed.

    >>> fall_words(own.BadPass(clause="CB-344", seat=0, why="suit", card="8C"))
    'A club: off the mark'
    """
    head = FELL.get(event.why, "Incomplete")
    if event.why != "suit" or not event.card:
        return head
    suit = BY_CODE[event.card].title.rpartition(" of ")[2].removesuffix("s")
    return f"A {suit}: {small(head)}"


def _fell(event: own.BadPass) -> str:
    head = FELL.get(event.why, "Incomplete")
    if event.why == "suit" and event.card:
        title = BY_CODE[event.card].title
        return f"{head}: the {small(title)} has the receiver's suit."
    if event.why in _BECAUSE and event.against is not None:
        return f"{head}: {_BECAUSE[event.why].format(*event.against)}."
    return f"{head}."
