"""What Football War's events tell, so that a position carried forward by them is the one of the view."""

from __future__ import annotations

from game.contract import Event
from game.events import CardMoved
from game.variants.football_war import RULES
from game.variants.football_war.events import DrivePileClosed, DrivePileOpened
from game.variants.football_war.state import FootballWarState
from game.variants.football_war.table_state import FootballWarTableState
from tests.game.football_war.positions import act, codes, position, told
from tests.game.test_table_state import differing


def shown_to(state: FootballWarState, seat: int) -> FootballWarTableState:
    found = RULES.table_state(state.view(seat))
    assert isinstance(found, FootballWarTableState)
    return found


def carry(shown: FootballWarTableState, events: list[Event], state: FootballWarState) -> None:
    """Takes up what happened; it must come to what the view says."""
    for event in events:
        shown.handle_event(event.masked(shown.seat))
    assert shown.seat is not None
    assert differing(shown, shown_to(state, shown.seat)) == {}


def seen(shown: FootballWarTableState) -> list[str | None]:
    """The Drive pile as the seat sees it, top card first."""
    return [None if card is None else codes([card])[0] for card in shown.drive_pile[::-1]]


def test_fw_48_a_penalty_turns_up_the_card_below_those_that_are_taken() -> None:
    state = position([["PENALTY 10", "Curl"], ["Go Route"]], drive_pile=["HB Dive", "HB Draw", "Hail Mary", "Curl"])
    shown = shown_to(state, 1)
    assert seen(shown) == ["HB Dive", None, None, None]
    carry(shown, act(state, "FLAG(10)"), state)
    assert seen(shown) == ["Hail Mary", None]


def test_fw_74_the_drive_pile_lies_open_to_who_looks_back_until_the_next_decision_and_to_nobody_else() -> None:
    state = position([["Curl", "HB Dive"], ["Go Route"]], ["Quick Out"], drive_pile=["HB Draw", "Hail Mary"])
    mine, theirs = shown_to(state, 0), shown_to(state, 1)
    opened = act(state, "LOOK_BACK")
    for shown in (mine, theirs):
        carry(shown, opened, state)
    assert (mine.looking, seen(mine)) == (True, ["HB Draw", "Hail Mary"])
    assert (theirs.looking, seen(theirs)) == (False, ["HB Draw", None])
    assert [event.masked(1).cards for event in told(opened, DrivePileOpened)] == [()]
    decided = act(state, "LEAD(Curl)")
    assert isinstance(decided[0], DrivePileClosed)
    mine.handle_event(decided[0])
    assert (mine.looking, seen(mine)) == (False, ["HB Draw", None])
    carry(mine, decided[1:], state)


def test_fw_35_equal_copies_that_change_places_unseen_are_one_card() -> None:
    """Seat 0 took back two Curls and buried one; the copy that it plays then is another than the one that it held."""
    state = position([["HB Draw"], ["PENALTY 10", "Curl", "Go Route"]], drive_pile=["Curl", "Curl"], offense=1)
    shown = shown_to(state, 0)
    for text in ("FLAG(10)", "LEAD(Curl)", "TIMEOUT(Curl)"):
        carry(shown, act(state, text), state)
    held = set(state.hands[0])
    answered = act(state, "MATCH(Curl)")
    assert next(event.card for event in told(answered, CardMoved)) not in held
    carry(shown, answered, state)
