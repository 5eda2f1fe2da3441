"""Jukem positions from a few words, and the questions that clause tests ask of them.

Cards that a position does not mention fill up the draw pile, the rest of them lies out of play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from game.contract import Event
from game.events import CardMoved
from game.variants.jukem import RULES
from game.variants.jukem.actions import parse
from game.variants.jukem.cards import CODE, DEFENSIVE, deck
from game.variants.jukem.state import JukemState
from tests.game import cases

E = TypeVar("E", bound=Event)

Cards = str | Sequence[str]
Line = str | Sequence[Sequence[str]]
"""The plays of a drive, or a text of them with commas between plays and a plus before a boost."""


def position(
    hands: Sequence[Cards],
    *,
    lines: Sequence[Line] = ((), ()),
    draw_count: int = 30,
    draw_pile: Cards = (),
    discard_pile: Cards = (),
    out_of_play: Cards = (),
    score: Sequence[int] = (0, 0),
    practice: bool = False,
    **fields: Any,
) -> JukemState:
    """The position with these cards; ``fields`` are those of the document, such as ``stall`` or ``period``.

    ``draw_pile`` names the top cards of a pile of ``draw_count``. Points are made of touchdowns and field goals.
    """
    held, plays = [cases.cards(hand) for hand in hands], [_plays(line) for line in lines]
    draws, discards, gone = cases.cards(draw_pile), cases.cards(discard_pile), cases.cards(out_of_play)
    mentioned = [card for line in plays for play in line for card in play]
    rest = _rest([*held[0], *held[1], *mentioned, *draws, *discards, *gone], practice)
    missing = draw_count - len(draws)
    if len(rest) < missing:
        raise ValueError(f"only {len(rest)} cards are left for a draw pile that needs {missing} more")
    document = {
        "practice": practice,
        "phase": "play",
        "attacker": 0,
        "points": list(score),
        "scoring": [[seat, points, 0] for seat in (0, 1) for points in _scores(score[seat])],
        "zones": {
            **{f"hand:{seat}": cards for seat, cards in enumerate(held)},
            **{f"line:{seat}": line for seat, line in enumerate(plays)},
            "draw_pile": [*draws, *rest[:missing]],
            "discard_pile": discards,
            "out_of_play": [*gone, *rest[missing:]],
        },
        **fields,
    }
    return JukemState.from_dict(document)


def turn(hand: Cards, other: Cards | None = None, *, line: Line = (), other_line: Line = (), **more: Any) -> JukemState:
    """Seat 0 on turn with this hand and drive line; a seat 1 of whom nothing is said holds no defensive card."""
    if other is None:
        told = [card for play in (*_plays(line), *_plays(other_line)) for card in play]
        told += [
            card for zone in ("draw_pile", "discard_pile", "out_of_play") for card in cases.cards(more.get(zone, ()))
        ]
        free = _rest([*cases.cards(hand), *told], more.get("practice", False))
        other = [card for card in free if card not in DEFENSIVE][:4]
    return position((hand, other), lines=(line, other_line), **more)


def _plays(line: Line) -> list[list[str]]:
    return [(play.split(" + ") if isinstance(play, str) else list(play)) for play in _listed(line)]


def _listed(line: Line) -> Sequence[str | Sequence[str]]:
    return cases.cards(line) if isinstance(line, str) else line


def _rest(mentioned: Sequence[str], practice: bool) -> list[str]:
    left = Counter(CODE[card] for card in deck(practice))
    left.subtract(mentioned)
    over = [card for card, count in left.items() if count < 0]
    if over:
        raise ValueError(f"the deck has fewer cards {', '.join(over)}")
    return list(left.elements())


def _scores(points: int) -> list[int]:
    for touchdowns in range(points // 7, -1, -1):
        if (points - 7 * touchdowns) % 3 == 0:
            return [7] * touchdowns + [3] * ((points - 7 * touchdowns) // 3)
    raise ValueError(f"{points} points cannot be made of 7 and 3")


def choices(state: JukemState) -> set[str]:
    """The text form of every choice of the decision at hand."""
    texts = [str(action) for action in state.legal_actions()]
    assert len(set(texts)) == len(texts), f"a choice is listed twice: {texts}"
    return set(texts)


def take(state: JukemState, *texts: str) -> list[Event]:
    """Takes these actions one after the other and gives what happened, checking the position after each."""
    events: list[Event] = []
    for text in texts:
        events += state.apply(parse(text))
        state.check()
    return events


def asked(state: JukemState) -> tuple[int, str]:
    """Whose decision it is, and of which kind."""
    decision = state.decision
    assert decision is not None
    return decision.seat, decision.kind


def only(events: Sequence[Event], kind: type[E]) -> E:
    """The one event of that kind."""
    found = every(events, kind)
    assert len(found) == 1, f"{len(found)} {kind.__name__} among {events}"
    return found[0]


def every(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of that kind."""
    return [event for event in events if isinstance(event, kind)]


def moves(events: Sequence[Event], source: str, target: str) -> list[str | None]:
    """The faces of the cards that went from one zone to another, in order."""
    found = every(events, CardMoved)
    return [event.code for event in found if (event.source, event.target) == (source, target)]


def codes(cards: Sequence[int]) -> list[str]:
    """The faces of card ids."""
    return [CODE[card] for card in cards]


def hand(state: JukemState, seat: int) -> list[str]:
    """The faces of a hand, sorted."""
    return sorted(codes(state.hands[seat]))


def line(state: JukemState, seat: int) -> list[list[str]]:
    """The faces on a drive line, play by play."""
    return [codes(play.cards) for play in state.lines[seat]]


READ: cases.Reader = {
    **{f"hand_{seat}": partial(hand, seat=seat) for seat in (0, 1)},
    **{f"line_{seat}": partial(line, seat=seat) for seat in (0, 1)},
    "totals": lambda state: state.totals,
    "held": lambda state: [len(cards) for cards in state.hands],
    "mine": lambda state: len(state.hands[0]),
    "shown": lambda state: sorted(codes(state.view(0).hand)),
    "left": lambda state: len(state.draw_pile),
    "discards": lambda state: codes(state.discard_pile),
    "gone": lambda state: state.out_of_play,
    "bundles": lambda state: [[codes(bundle) for bundle in pile] for pile in state.score_piles],
    "last_turn": lambda state: state.last_turn,
    "holds": lambda state: {CODE[card]: card for card in state.hands[state.decision.seat]},
    "result": lambda state: state.result,
}
"""What the cases of a clause ask of a position."""


def at(*given: Any, **more: Any) -> Callable[[], JukemState]:
    """What ``turn`` gives, for a case, made once it is played."""
    return partial(turn, *given, **more)


def goes(given: Callable[[], JukemState], course: Sequence[cases.Step]) -> None:
    """A case of Jukem goes as it is written."""
    cases.check(given, course, READ, RULES)
