"""What the answers that are laid side by side say of the clock and of a kickoff is what comes of them."""

from __future__ import annotations

from random import Random

import pytest

from game.contract import Action
from game.puzzle import puzzles
from game.variants.card_bowl import RULES
from game.variants.card_bowl.actions import Choose, Kick
from game.variants.card_bowl.names import clock_text
from game.variants.card_bowl.stakes import KEPT, LEFT_DEEP, LEFT_SHORT, SQUIB, stakes
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.positions import state


@pytest.mark.parametrize(
    ("phase", "timing", "left", "exact"),
    [
        ("timeout_offense", "simple2", 40, True),
        ("timeout_offense", "complex", 20, False),
        ("timeout_defense", "complex", 28, False),
        ("run_off", "complex", 20, True),
        ("run_off", "complex", 29, True),
        ("run_off", "complex", 5, True),
    ],
)
def test_the_clock_shows_what_each_answer_says(phase: str, timing: str, left: int, exact: bool) -> None:
    """CB-64, CB-65, CB-82, CB-84, CB-89; without a timeout the offense may yet let less time run."""

    def asked() -> CardBowlState:
        made = state(phase, timing=timing, clock=left, period=1, ball_on=60)
        made.play.charge = 8
        return made

    decision = asked().decision
    assert decision is not None
    view = asked().view(decision.seat)
    found = stakes(view, asked().legal_actions())
    assert len(found) >= 2
    for stake in found:
        made = asked()
        made.push(stake.action)
        if str(stake.action) != "NO_TIMEOUT" or exact:
            is_over = "is over" in stake.says
            assert (made.facts.period != 1) == is_over
            assert is_over or clock_text(made.facts.clock) == stake.big


def after(kick: Action, count: int) -> tuple[float, float]:
    """How often the kickers have the ball after a kickoff against Pro, and on which of its yards the other side has."""
    kept, lines = 0, []
    for seed in range(count):
        made, rng = state("kickoff", next="kickoff", drive=-1).view(0).sample(Random(seed)), Random(seed)
        made.push(kick)
        while made.phase is not None and made.phase.name not in ("call", "formation", "try", "exchange"):
            assert made.decision is not None
            made.push(RULES.pro(made.view(made.decision.seat), made.legal_actions(), rng))
        if made.facts.next == "call" and made.facts.offense == 0:
            kept += 1
        elif made.facts.next == "call":
            lines.append(made.facts.ball_on)
    return kept / count, sum(lines) / len(lines)


@pytest.mark.long
def test_a_kickoff_brings_about_what_is_said_of_it() -> None:
    kept, line = after(Kick("onside", 7), 800)
    assert kept == pytest.approx(KEPT, abs=0.05)
    assert line == pytest.approx(LEFT_SHORT, abs=4)
    assert after(Kick("squib", SQUIB), 400)[1] == pytest.approx(SQUIB, abs=3)
    assert after(Kick("regular"), 800)[1] == pytest.approx(LEFT_DEEP, abs=3)


def test_cb_426_declining_a_flag_says_when_it_ends_the_match() -> None:
    puzzle = next(each for each in puzzles("card_bowl") if each.title == "Let them have it again")
    last = CardBowlState.from_dict({**puzzle.position, "clock": 1})
    assert last.decision is not None
    seat = last.decision.seat
    _, decline = stakes(last.view(seat), last.legal_actions())
    last.apply(Choose("decline"))
    assert last.result is not None
    assert decline.lines == (f"The match is over: {'you' if seat in last.result.winners else 'they'} win.",)


@pytest.mark.parametrize(
    ("ball_on", "heads"),
    [(95, ["Go for it", "Field goal"]), (20, ["Go for it", "Punt"]), (65, ["Go for it", "Field goal", "Punt"])],
)
def test_on_fourth_down_only_what_may_bring_something_has_a_plate(ball_on: int, heads: list[str]) -> None:
    """A punt of "-3 yd" stood beside a field goal, 5 yards from the end zone."""
    made = state("call", down=4, ball_on=ball_on, marker=min(ball_on + 5, 100))
    assert [each.head for each in stakes(made.view(0), made.legal_actions())] == heads
