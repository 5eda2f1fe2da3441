"""What stands behind a table in tests and in the bench: bots that answer at once, and a store that only counts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.bots.worker import Answer, Question
from game.drives import Drive, DriveChart
from game.match import Match
from game.variants import find_rules

__all__ = ["Quick", "FakeStore", "assert_equals_its_view", "drives_of", "watch_it_settle"]


NOTHING = -1
"""The ticket of a question that nobody answers."""


class Quick:
    """Stands in for the bots' process: Pro answers at the next look."""

    def __init__(self) -> None:
        self.asked: dict[int, Question] = {}
        self.cancelled: list[int] = []
        self.hurried: dict[int, float] = {}

    def ask(self, question: Question) -> int:
        self.asked[len(self.asked) + 1] = question
        return len(self.asked)

    ask_hint = ask

    def ask_cautions(self, question: Question) -> int:
        """Nothing is ever found out for a coach."""
        return NOTHING

    def poll(self, ticket: int) -> Answer | None:
        if ticket == NOTHING:
            return None
        question = self.asked[ticket]
        action = find_rules(question.variant).pro(question.view, list(question.legal_actions), Random(ticket))
        return Answer((action,), ())

    def answer_now(self, ticket: int) -> Answer | None:
        """Whatever keeps a stand-in back, Pro has an answer now."""
        return Quick.poll(self, ticket)

    def hurry(self, ticket: int, seconds: float) -> None:
        self.hurried[ticket] = seconds

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)


class FakeStore:
    """Stands in for the store: remembers what was handed over."""

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.left = 0
        self.writes = True

    def autosave(self, match: Match) -> None:
        self.lengths.append(len(match.actions))

    def save_as(self, match: Match, name: str) -> None:
        self.lengths.append(len(match.actions))

    def is_stored(self, match: Match) -> bool:
        """It is written as soon as it is handed over, unless a test says otherwise."""
        return self.writes

    def leave(self, match: Match) -> None:
        self.left += 1


def drives_of(match: Match) -> tuple[Drive, ...]:
    """The drives that the events of a match make."""
    chart = DriveChart()
    for event in (event for events in match.history for event in events):
        chart.handle_event(event)
    return tuple(chart.drives)


AT_REST: dict[str, Callable[[Any], object]] = {
    "Ball": lambda look: look[:2],
    "CallBoard": lambda look: look[:-1],
    "Sideline": lambda look: (*look[:-1], [each for each in look[-1] if each[1]]),
    **dict.fromkeys(("ChartTab", "DuelBoard", "FilmPreview", "PlayPreview", "Rail", "Scrum"), lambda look: None),
}
"""The part of a thing's look that is there before the next question: the rest is told with it."""
IN_ITS_OWN_TESTS = "card_bowl"
"""Its picture also shows what no view tells, see its own tests."""


def _look(thing: Any) -> tuple[object, object]:
    """Whether a thing is hidden, and how it looks at rest."""
    look, part = thing.render_key(), AT_REST.get(type(thing).__name__)
    return getattr(thing, "hidden", None), part(look) if part and look else look


def told(table: Any) -> dict[str, Any]:
    """What lies where, how many lie on each pile, what the score bug says, and how each thing of the game looks."""
    game = table.game
    piles = {zone: pile.count for zone, pile in game.piles.items()}
    said = {"cards": table.board.picture(), "piles": piles, "slots": list(game.slots())}
    if table.match.rules.variant.name == IN_ITS_OWN_TESTS:
        return said
    looks = {f"{number} {type(thing).__name__}": _look(thing) for number, thing in enumerate(game.things())}
    return {**said, **looks, "position": game.table_state, "held": getattr(game, "held", None)}


def assert_equals_its_view(table: Any) -> None:
    """What lies on the table and what is said about it is what the view alone would show, at sizes that were drawn."""
    shown, view = told(table), table.session.view(table.viewer)
    table.game.table_state = table.match.rules.table_state(view)
    table.board.rebuild(view)
    table.game.show(view)
    changed = {key: (shown[key], value) for key, value in told(table).items() if value != shown[key]}
    assert not changed, changed
    assert not [sprite.zone for sprite in table.board.sprites() if sprite._passing]


def watch_it_settle(pilot: Any, table: Any, check: Callable[[Any], None], seconds: float, most: int = 10_000) -> int:
    """Lets a match of bots run and checks the table whenever its cues are over; gives how often that was.

    It runs to its end, or until it has settled ``most`` times.

    The drive chart must then be what the events of the match make it.
    """
    settled = 0
    settle = table.playback.rebuild

    def checked() -> None:
        nonlocal settled
        table.playback.animator.finish()
        check(table)
        assert table.hud.drives.drives == drives_of(table.match)
        settled += 1
        settle()

    table.playback.rebuild = checked
    for _ in range(round(60 * seconds)):
        pilot.frames()
        if table.session.decision is None or settled >= most:
            break
    assert table.session.decision is None or settled >= most
    return settled
