"""The two rows of a play, term by term; the resolver adds them, and events, words and coach read them."""

from __future__ import annotations

from collections.abc import Sequence

from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import CODE, VALUE, round_half_up
from game.variants.card_bowl.events import Term
from game.variants.card_bowl.facts import NO_LANE, Blocking, Play
from game.variants.card_bowl.formations import BACKS, FORMATIONS, SLOTS
from game.variants.card_bowl.fronts import LANES, WIDEST
from game.variants.card_bowl.lanes import blockers, rushers
from game.variants.card_bowl.ranges import covering

BEST_BLOCKERS, BEST_BACKS = 4, 1
"""Numbers of linemen and tight ends, and of backs, that count for a run (CB-310)."""

Terms = list[Term]


def total(terms: Sequence[Term]) -> int:
    """Returns the total of a row."""
    return sum([term.value for term in terms if term.counts])


def is_shotgun(play: Play) -> bool:
    """Returns whether the quarterback stands back."""
    return play.formation >= 0 and FORMATIONS[play.formation].shotgun


def half(card: int) -> int:
    """Returns the value of a back as a blocker (CB-251)."""
    return round_half_up(VALUE[card], 2)


class Sum:
    """A row of a lane: what is known of it, and how many cards are not.

    >>> row = Sum()
    >>> row.add(7); row.add(None)
    >>> str(row)
    '7+?'
    """

    def __init__(self) -> None:
        self.known, self.hidden = 0, 0

    def add(self, value: int | None) -> None:
        """Counts a card, unknown where None."""
        if value is None:
            self.hidden += 1
        else:
            self.known += value

    def __str__(self) -> str:
        if not self.hidden:
            return str(self.known)
        return f"{self.known}+?" if self.known else "?"


def lane_sums(play: Blocking, men: Sequence[Sequence[int]]) -> dict[int, tuple[Sum, Sum]]:
    """For each lane with somebody in it both rows, the offense's first; a card below 0 is hidden (CB-251)."""
    found: dict[int, tuple[Sum, Sum]] = {}
    for man, place in enumerate(play.places):
        if place < LANES:
            card = men[1 - play.offense][man]
            found.setdefault(place - WIDEST, (Sum(), Sum()))[1].add(VALUE[card] if card >= 0 else None)
    for man, lane in enumerate(play.lanes):
        if lane != NO_LANE:
            card = men[play.offense][man]
            worth = None if card < 0 else half(card) if play.slots[man] in BACKS else VALUE[card]
            found.setdefault(lane, (Sum(), Sum()))[0].add(worth)
    return dict(sorted(found.items()))


def offense_run(board: Board) -> Terms:
    """Returns the offense's row of any run (CB-309, CB-322, CB-329, CB-374, CB-378)."""
    play = board.play
    men = board.men[play.offense]
    card = men[play.carrier]
    if play.act in ("sneak", "scramble"):
        terms = [Term(f"QB {CODE[card]}", VALUE[card], "CB-322")]
    else:
        terms = [
            Term(f"{SLOTS[play.slots[play.carrier]]} {CODE[card]} twice", 2 * VALUE[card], "CB-309"),
            *_of_shotgun(board, -2),
            Term(f"handoff {CODE[play.handoff]}", VALUE[play.handoff], "CB-307"),
        ]
    return terms + _blocking(board)


def _of_shotgun(board: Board, worth: int) -> Terms:
    """Returns the effect of a shotgun as a term of its own (CB-309, CB-338)."""
    return [Term("shotgun", worth, "CB-309" if worth < 0 else "CB-338")] if is_shotgun(board.play) else []


def _blocking(board: Board) -> Terms:
    play = board.play
    men = board.men[play.offense]
    if play.group:
        able = [man for man in range(len(men)) if play.group >> man & 1]
    else:
        able = blockers(play, play.low, play.high)
        if play.act == "sneak" and play.step == 1:
            able = [man for man in able if not play.pulled >> man & 1]  # CB-323
    line = sorted((man for man in able if play.slots[man] not in BACKS), key=lambda man: -VALUE[men[man]])
    backs = sorted((man for man in able if play.slots[man] in BACKS), key=lambda man: -VALUE[men[man]])
    terms = []
    for rank, man in enumerate(line):
        terms.append(_term(board, man, VALUE[men[man]], rank < BEST_BLOCKERS))
    for rank, man in enumerate(backs):
        terms.append(_term(board, man, half(men[man]), rank < BEST_BACKS))
    return terms


def _term(board: Board, man: int, value: int, counts: bool) -> Term:
    play = board.play
    card = board.men[play.offense][man]
    return Term(f"{SLOTS[play.slots[man]]} {CODE[card]}", value, "CB-310", counts)


def defense_run(board: Board) -> Terms:
    """Returns the defense's row of any run (CB-311)."""
    play = board.play
    men = board.men[1 - play.offense]
    if play.group:
        able = [man for one in range(len(men)) if play.group >> one & 1 for man in covering(play, one)]
    else:
        able = rushers(play, play.low, play.high)
    terms = [Term(f"line {CODE[men[man]]}", VALUE[men[man]], "CB-311") for man in able]
    return terms + _extra(board) + _draws(board, "CB-308")


def _extra(board: Board) -> Terms:
    play = board.play
    if play.extra < 0:
        return []
    card = board.men[1 - play.offense][play.extra]
    return [Term(f"extra {CODE[card]}", VALUE[card], "CB-304")]


def _draws(board: Board, clause: str) -> Terms:
    return [Term(CODE[card], VALUE[card], clause) for card in board.play.draws]


def offense_pass(board: Board) -> Terms:
    """Returns the offense's row of a pass with the cards drawn so far (CB-338, CB-360)."""
    play = board.play
    men = board.men[play.offense]
    quarterback, receiver = men[0], men[play.carrier]
    terms = [
        Term(f"QB {CODE[quarterback]}", VALUE[quarterback], "CB-338"),
        *_of_shotgun(board, 1),
        Term(f"{SLOTS[play.slots[play.carrier]]} {CODE[receiver]}", VALUE[receiver], "CB-360"),
    ]
    for label, card in (
        ("pass", play.thrown),
        *(("yardage", card) for card in play.yardage),
        ("catch", play.reception),
    ):
        if card >= 0:
            terms.append(Term(f"{label} {CODE[card]}", VALUE[card], "CB-360"))
    if play.struck:
        terms.append(Term("struck", -play.struck, "CB-355"))
    return terms


def defense_pass(board: Board) -> Terms:
    """Returns the defense's row of a pass (CB-360)."""
    play = board.play
    men = board.men[1 - play.offense]
    assigned = [man for man in range(len(men)) if play.assigned >> man & 1]
    terms = [Term(f"cover {CODE[men[man]]}", VALUE[men[man]], "CB-335") for man in assigned]
    return terms + _extra(board) + _draws(board, "CB-356")
