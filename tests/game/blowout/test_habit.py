"""What BLOWOUT!!! says of the other side's habit is what its calls show once they are turned up, and no more."""

from __future__ import annotations

from game.contract import Event
from game.events import Revealed
from game.variants.blowout.cards import DEF, DEFENSE_DECK, YARDS
from game.variants.blowout.habit import FIRST_TOLD, LAST, STRONG, Habit
from tests.game.blowout.positions import act, played, position

ROLES = [(seat, attacks) for seat in (0, 1) for attacks in (True, False)]


def counted(public: list[Event], seat: int, *, attacks: bool) -> str:
    """The same line, counted from what a stranger to the match saw."""
    codes = [event.code for event in public if isinstance(event, Revealed) and event.zone == f"play:{seat}"]
    kinds = ("RUN", "PASS") if attacks else ("DEF",)
    own = [code for code in codes if code.split()[0] in kinds and code[-1].isdigit()][-LAST:]
    if len(own) < FIRST_TOLD:
        return ""
    if attacks:
        return f"Elk passed on {sum(code.startswith('PASS') for code in own)} of their last {len(own)}"
    strong = sum(int(code.split("-")[1]) >= 65 for code in own)
    return f"Elk: DEF −65 or more on {strong} of their last {len(own)}"


def test_the_habit_is_counted_from_the_public_log_alone() -> None:
    said = set()
    for seed in range(3):
        habit, public = Habit(), list[Event]()
        for step in played("halves", seed):
            for event in step.events:
                habit.handle_event(event)
                public.append(event.masked(None))
            again = Habit()
            again.recall(reversed(public))
            for seat, attacks in ROLES:
                line = habit.line(seat, "Elk", attacks=attacks)
                assert line == again.line(seat, "Elk", attacks=attacks) == counted(public, seat, attacks=attacks)
                said.add(line)
    assert len(said) > 10


def test_a_call_that_lies_face_down_is_not_counted() -> None:
    """BO-106: two secret calls that differ leave the same line."""
    lines = set()
    for call in ("RUN 60", "PASS 55"):
        state, habit = position(ball_on=40), Habit()
        for _ in range(FIRST_TOLD):
            habit.handle_event(Revealed(clause="", zone="play:0", card=0, code="PASS 40", seat=0))
        for event in act(state, call):
            habit.handle_event(event)
        lines.add(habit.line(0, "Elk", attacks=True))
    assert lines == {"Elk passed on 3 of their last 3"}


def test_about_half_of_a_deck_is_strong() -> None:
    """Less or more would be no habit but the deck's own mix."""
    values = [card.value for card in DEFENSE_DECK for _ in range(card.count) if card.kind == DEF]
    strong = sum(value >= YARDS[STRONG] for value in values)
    assert 0.4 < strong / len(values) < 0.6
