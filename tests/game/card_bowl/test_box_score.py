"""Team figures and the play of the game, from events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from game.box_score import BoxScore
from game.contract import Event, ScoreKind
from game.events import DownSet, DriveAdvanced, Flag, PeriodBegan, PossessionChanged, Scored
from game.variants.card_bowl import RULES
from game.variants.card_bowl import events as own
from game.variants.card_bowl.box_score import box_score
from game.variants.card_bowl.facts import CardBowlFacts
from game.variants.card_bowl.players.evaluation import chance
from game.variants.card_bowl.record import Record
from game.variants.card_bowl.record_sheet import ANY_KICK
from game.variants.card_bowl.state import CardBowlState

NAMES = ("Gulls", "Foxes")
SHORT = {
    "simple1": {"plays_per_quarter": "15"},
    "simple2": {"quarter_intervals": "60"},
    "complex": {"quarter_intervals": "90"},
}


class Played(NamedTuple):
    """A match of Pro against Pro: its events, and what its states say of its plays."""

    options: dict[str, str]
    events: list[Event]
    figures: Counter[tuple[str, int]]
    before: list[float]
    """The chance of seat 0 to win at each call of a play, from the state itself."""


@cache
def match_of(timing: str, seed: int = 1) -> Played:
    options = RULES.complete({"timing": timing, **SHORT[timing]})
    state, events = RULES.start(options, seed)
    played, rng = Played(options, events, Counter(), []), Random(seed)
    while state.phase is not None:
        assert state.decision is not None
        facts = CardBowlFacts(**{name: getattr(state.facts, name) for name in CardBowlFacts.__struct_fields__})
        action = RULES.pro(state.view(state.decision.seat), state.legal_actions(), rng)
        told = state.apply(action)
        if any(isinstance(event, own.PlayCalled) for event in told):
            played.before.append(chance(facts, 0))
        for event in told:
            if isinstance(event, own.PlayEnded):
                _count(played.figures, state, event, told)
        events += told
    return played


def _count(figures: Counter[tuple[str, int]], state: CardBowlState, event: own.PlayEnded, told: list[Event]) -> None:
    """What the state's own record of the play says of it."""
    play, seat = state.play, event.seat
    after = told[told.index(event) :]
    aborted = play.kind in ("punt", "field_goal") and any(isinstance(each, DriveAdvanced) for each in after)
    if (play.kind not in ("scrimmage", "kneel", "spike") and not aborted) or play.two_points:
        return
    if play.accepted and any(isinstance(each, DriveAdvanced) and not each.plays for each in after):
        return
    figures["plays", seat] += 1
    sacked = event.how == "sack" or any(isinstance(each, own.Sacked) for each in told)
    if aborted:
        figures["rushes", seat] += 1
    elif sacked:
        figures["sacks", seat] += 1
    elif play.act in ("rush", "sneak", "scramble", "lateral"):
        figures["rushes", seat] += 1
    elif play.act in ("pass", "screen") and not (play.broken or play.intercepted or play.reception >= 0):
        figures["rushes", seat] += play.loose  # before the throw
    elif play.act in ("pass", "screen"):
        figures["tried", seat] += 1
        figures["caught", seat] += not play.broken and not play.intercepted


def figures_of(box: BoxScore, title: str) -> list[list[int]]:
    """The numbers of a row, for each seat."""
    row = next(row for row in box.rows if row.title == title)
    return [[int(word) for word in cell.replace(",", "").split() if word.lstrip("-").isdigit()] for cell in row.cells]


@pytest.mark.parametrize("timing", [*SHORT])
def test_the_figures_are_those_of_the_plays_themselves(timing: str) -> None:
    played = match_of(timing)
    box = box_score(played.events, NAMES, played.options)
    for seat in (0, 1):
        counted = {name: count for (name, of), count in played.figures.items() if of == seat}
        assert figures_of(box, "Plays")[seat] == [counted["plays"]]
        assert figures_of(box, "Rushes")[seat][0] == counted.get("rushes", 0)
        assert figures_of(box, "Passes")[seat][:2] == [counted.get("caught", 0), counted.get("tried", 0)]
        assert figures_of(box, "Times sacked")[seat][0] == counted.get("sacks", 0)


@pytest.mark.parametrize("timing", [*SHORT])
def test_the_chances_before_each_play_are_those_of_the_state(timing: str) -> None:
    """What the play of the game is chosen by: the events alone give the public record that the state has."""
    played = match_of(timing)
    record = _Calls(played.options)
    record.read(played.events)
    assert record.before == pytest.approx(played.before)


class _Calls(Record):
    """Keeps the chance at every call, of plays that were stopped before the snap too."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self.before: list[float] = []

    def handle_event(self, event: Event) -> None:
        super().handle_event(event)
        if isinstance(event, own.PlayCalled):
            assert self._play is not None
            self.before.append(self._play.before)


def test_the_play_of_the_game_moved_the_chances_most() -> None:
    played = match_of("simple2", 2)
    plays = Record(played.options).read(played.events).plays
    moved = [abs(play.after - play.before) for play in plays]
    best = plays[moved.index(max(moved))].ended
    assert best is not None
    told = box_score(played.events, NAMES, played.options).highlight
    assert told.startswith("Play of the game: ")
    assert NAMES[best.seat] in told
    assert f"& {best.to_go}" in told or "goal" in told or best.play in ANY_KICK


# Plays by hand


def ended(seat: int, play: str, gain: int, how: str = "dead", los: int = 40, holder: int | None = None) -> Event:
    by = seat if holder is None else holder
    spot = los + gain if by == seat else 100 - los - gain
    return own.PlayEnded(clause="CB-419", seat=seat, down=1, to_go=10, los=los, play=play, how=how, holder=by,
                         ball_on=spot, gain=gain)  # fmt: skip


def called(seat: int, play: str = "scrimmage") -> Event:
    return own.PlayCalled(clause="CB-200", seat=seat, play=play)


def summed(what: str, gain: int) -> Event:
    return own.Resolved(clause="CB-360", offense=(), defense=(), totals=(gain, 0), gain=gain, what=what)


def box_of(*events: Event) -> BoxScore:
    begun: Sequence[Event] = [PeriodBegan(clause="CB-37", period=0)]
    return box_score([*begun, *events], NAMES, RULES.complete({"timing": "simple1"}))


def test_a_play_that_a_penalty_wipes_out_counts_for_nobody() -> None:
    """CB-428: the down is played again, and only the flag stays in the figures."""
    box = box_of(
        called(0),
        summed("pass", 30),
        own.PenaltyAnswered(clause="CB-426", seat=1, accepted=True),
        Flag(clause="CB-422", seat=0, foul="holding", yards=10),
        ended(0, "pass", 30),
        DriveAdvanced(clause="CB-46", seat=0, gain=-10, plays=0),
        called(0),
        ended(0, "rush", 4),
        DriveAdvanced(clause="CB-46", seat=0, gain=4, plays=1),
    )
    assert figures_of(box, "Passes")[0] == [0, 0, 0]
    assert figures_of(box, "Rushes")[0] == [1, 4]
    assert figures_of(box, "Penalties") == [[1, 10], [0]]


def test_an_interception_is_a_pass_that_was_tried_and_a_turnover() -> None:
    taken = own.Intercepted(clause="CB-364", seat=1, ball_on=50)
    box = box_of(called(0), summed("pass", 10), taken, ended(0, "pass", 10, holder=1),
                 PossessionChanged(clause="CB-48", seat=1),
                 DownSet(clause="CB-45", seat=1, down=1, marker=60))  # fmt: skip
    assert figures_of(box, "Passes")[0] == [0, 1, 0]
    assert figures_of(box, "Turnovers") == [[1], [0]]
    assert figures_of(box, "First downs") == [[0], [0]]


@pytest.mark.parametrize("timing", [*SHORT])
def test_the_yards_of_all_plays_are_those_of_the_drives(timing: str) -> None:
    """After a lost fumble the figures had 46 yards, and the drives of the same match 39.

    A drive that ends in a safety has no yards of its last play (CB-50).
    """
    played = match_of(timing)
    plays = [play for play in Record(played.options).read(played.events).plays if play.counts]
    gains = [(play.called.seat, play.gain) for play in plays if play.ended and play.ended.how != "safety"]
    drives = [(each.seat, each.gain) for each in played.events if isinstance(each, DriveAdvanced) and each.plays]
    assert gains == drives


def test_a_lost_fumble_gains_no_yards() -> None:
    loose = own.FumbleBegan(clause="CB-402", seat=0, ball_on=47)
    won = own.Recovered(clause="CB-405", seat=1, ball_on=53)
    box = box_of(called(0), summed("rush", 7), loose, won, ended(0, "rush", -20, holder=1))
    assert figures_of(box, "Rushes")[0] == [1, 0]
    assert figures_of(box, "Turnovers") == [[1], [0]]


def test_a_pass_that_is_fumbled_before_the_throw_is_a_rush_so_that_its_yards_are_in_the_figures() -> None:
    """A screen that lost five yards to a loose ball was in the drives, but in no figure."""
    loose = own.FumbleBegan(clause="CB-402", seat=0, ball_on=35)
    own_ball = own.Recovered(clause="CB-405", seat=0, ball_on=35)
    box = box_of(called(0), loose, own_ball, ended(0, "screen", -5))
    assert figures_of(box, "Rushes")[0] == [1, -5]
    assert figures_of(box, "Passes")[0] == [0, 0, 0]


def test_a_kick_that_is_fumbled_before_it_is_kicked_is_a_rush() -> None:
    """A field goal whose ball got loose lost eight yards in its drive, and none in any figure."""
    loose = own.FumbleBegan(clause="CB-402", seat=0, ball_on=77)
    own_ball = own.Recovered(clause="CB-405", seat=0, ball_on=77)
    counted = DriveAdvanced(clause="CB-46", seat=0, gain=-8, plays=1)
    box = box_of(called(0, "field_goal"), loose, own_ball, ended(0, "field_goal", -8), counted)
    assert figures_of(box, "Rushes")[0] == [1, -8]
    assert figures_of(box, "Plays")[0] == [1]


def test_a_muffed_punt_is_a_turnover_and_a_recovered_on_side_kick_is_none() -> None:
    muffed = own.FumbleBegan(clause="CB-402", seat=1, ball_on=20)
    box = box_of(called(0, "punt"), muffed, own.Recovered(clause="CB-405", seat=0, ball_on=80), ended(0, "punt", 40))
    assert figures_of(box, "Turnovers") == [[0], [1]]
    kicked = own.FumbleBegan(clause="CB-402", seat=0, ball_on=45)
    own_ball = own.Recovered(clause="CB-405", seat=0, ball_on=45)
    taken = own.Recovered(clause="CB-405", seat=1, ball_on=55)
    for end in (own_ball, taken):
        box = box_of(called(0, "kickoff"), kicked, end, ended(0, "onside", 15))
        assert figures_of(box, "Turnovers") == [[0], [0]]


def test_a_try_is_no_rush_and_a_touchdown_is_a_first_down_of_no_more_yards_than_there_were() -> None:
    scored = Scored(clause="CB-43", seat=0, points=6, how=ScoreKind.RUSHING_TOUCHDOWN, score=(6, 0))
    box = box_of(called(0), ended(0, "rush", 14, "touchdown", los=90), scored,
                 called(0, "two_points"), ended(0, "rush", 2, "touchdown", los=98))  # fmt: skip
    assert figures_of(box, "Rushes")[0] == [1, 10]
    assert figures_of(box, "First downs")[0] == [1]
    assert figures_of(box, "Plays")[0] == [1]


@pytest.mark.parametrize("play", ["pass", "scramble"])
def test_a_sack_is_neither_a_rush_nor_a_pass(play: str) -> None:
    box = box_of(called(0), own.Sacked(clause="CB-286", seat=0, loss=9), ended(0, play, -9, "sack"))
    assert figures_of(box, "Times sacked")[0] == [1, 9]
    assert figures_of(box, "Passes")[0] == [0, 0, 0]
    assert figures_of(box, "Rushes")[0] == [0]


def test_the_time_with_the_ball_is_all_the_time_that_passed() -> None:
    played = match_of("complex", 1)
    record = Record(played.options).read(played.events)
    passed = sum(getattr(event, "by", 0) for event in played.events if type(event).__name__ == "ClockRan")
    assert sum(record.time) == passed > 0


def test_the_play_of_the_game_says_how_the_ball_was_lost_or_nearly_lost() -> None:
    """It told of a pass that "the ball goes to" the other side, and of a 62-yard touchdown that was a fumble."""
    intercepted = own.Intercepted(clause="CB-364", seat=1, ball_on=40)
    loose = own.FumbleBegan(clause="CB-402", seat=0, ball_on=45)
    lost = ended(0, "pass", 0, holder=1)
    assert "Pass: intercepted by Foxes" in box_of(called(0), intercepted, lost).highlight
    assert "Run: lost to Foxes" in box_of(called(0), loose, ended(0, "rush", 5, holder=1)).highlight
    assert "with the ball loose on the way" in box_of(called(0), loose, ended(0, "rush", 20)).highlight
    assert "loose" not in box_of(called(0), ended(0, "rush", 20)).highlight
