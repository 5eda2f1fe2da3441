"""What the table of Real Deal tells at its moments: buttons, hints, the toss, the strip, and the end of a quarter."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.variants.real_deal import RULES, words
from game.variants.real_deal.actions import Concede, PlayCard
from game.variants.real_deal.cards import (
    COUNTERS_OF,
    END_OF_QUARTER,
    FOURTH_DOWN,
    FUMBLE,
    HOLDING,
    MISS,
    PASS_SHORT,
    RED_FLAG,
    RUN_LONG,
    RUN_SHORT,
    SAFETY,
)
from tests.game.real_deal.positions import act, position
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit

FINISHED: dict[str, Any] = {"finished": [4, 4]}
AGAINST: dict[str, Any] = {
    "offense": 1,
    "phase": "counter",
    "table_piles": [[], [RUN_LONG]],
    "chain": [[1, RUN_LONG]],
}


@EVERY_LOOK
@pytest.mark.parametrize("against", [False, True])
def test_both_buttons_of_the_end_of_the_quarter_name_its_card(
    real_deal: Sit, size: tuple[int, int], text_size: int, against: bool
) -> None:
    """RD-54: on offense beside the punt, on defense beside the concession; the prompt names it, too."""
    at = position([[RUN_SHORT, END_OF_QUARTER], [FOURTH_DOWN, HOLDING]], **FINISHED, **(AGAINST if against else {}))
    player = real_deal(at=at, size=size, text_size=text_size)
    assert END_OF_QUARTER in player.prompt
    player.click(END_OF_QUARTER)
    player.wait(0.2)
    told = [f"{thing.button.label} {thing.button.detail}" for thing in player.table.column.large]
    assert len(told) == 2
    assert all(END_OF_QUARTER in text for text in told)
    assert not player.table.app.theme.overflows


def test_the_prompt_offers_the_end_of_the_quarter_only_where_it_may_be_played() -> None:
    """RD-52, RD-53."""
    for finished, period, offered in (((4, 4), 0, True), ((4, 3), 0, False), ((4, 4), 3, False)):
        state = position([[RUN_SHORT, END_OF_QUARTER], [FUMBLE]], finished=list(finished), period=period)
        assert (END_OF_QUARTER in words.prompt(state.view(0), ("Gulls", "Foxes"))) is offered


def test_a_hint_at_a_play_names_what_may_answer_it() -> None:
    """RD-33: every stop of the team by its name, the yellow cards together."""
    unseen = [[RUN_LONG, FUMBLE], [RED_FLAG, MISS]]
    state = position([[RUN_SHORT, SAFETY], [FOURTH_DOWN, HOLDING]], draw_piles=unseen, discard_piles=[[], [FUMBLE]])
    told = RULES.advise(state.view(0), [PlayCard(RUN_SHORT)], Random(1)).reason
    assert FOURTH_DOWN in told
    assert RED_FLAG in told
    assert FUMBLE not in told
    assert {FOURTH_DOWN, RED_FLAG} <= COUNTERS_OF[RUN_SHORT]


def test_each_card_that_may_be_conceded_has_its_own_reason() -> None:
    """Only one card of a hand can be the one that is missed least."""
    hand = [PASS_SHORT, MISS, END_OF_QUARTER]
    state = position([hand, [HOLDING]], **AGAINST)
    told = {RULES.advise(state.view(0), [Concede(code)], Random(1)).reason for code in hand}
    assert len(told) == len(hand)
    assert all("missed least" not in reason for reason in told)


def test_conceding_the_counter_itself_is_not_called_keeping_it() -> None:
    state = position([[FOURTH_DOWN, PASS_SHORT], [HOLDING]], **AGAINST)
    kept, spent = (RULES.advise(state.view(0), [Concede(code)], Random(1)).reason for code in (PASS_SHORT, FOURTH_DOWN))
    assert kept == "It costs 7 points, but the ball is yours, and it keeps 4TH DOWN STOP to answer with."
    assert spent == "It costs 7 points, but the ball is yours, and it keeps PASSING TD 1–10 to attack with."


def test_h_opens_the_hints_and_closes_them(real_deal: Sit) -> None:
    player = real_deal(at=position([[RUN_SHORT, SAFETY], [FOURTH_DOWN, HOLDING]]))
    for _ in range(2):
        player.press("h")
        assert player.hud.advice.shown
        player.press("h")
        assert not player.hud.advice.shown
        assert not player.table.choosing.hinted


def test_the_strip_tells_what_the_other_side_did_since_the_player_acted(real_deal: Sit) -> None:
    player = real_deal("human", "pro", at=position([[RUN_SHORT, RUN_LONG], [FOURTH_DOWN, HOLDING]]))
    strip = player.hud.strips[0]
    strip.last = "Foxes won the toss."
    player.commit(PlayCard(RUN_SHORT))
    player.frames(1)
    assert "toss" not in strip.last


@pytest.mark.parametrize(("choice", "seat", "says"), [("defer", 0, "You deferred"), ("receive", 1, "They received")])
def test_halftime_tells_why_a_side_chooses(choice: str, seat: int, says: str) -> None:
    """RD-21, RD-22: who deferred has the choice of the second half, else the loser of the toss."""
    state = position([[RUN_SHORT] * 1, [FUMBLE]], phase="toss", period=2, choice=choice, toss_winner=0)
    assert state.decision is not None
    assert state.decision.seat == seat
    assert words.prompt(state.view(seat), ("Gulls", "Foxes")).startswith(says)
    lines = [words.log_line(event, ("Gulls", "Foxes")) for event in act(state, "RECEIVE")]
    assert any(line and "at the start and chose to receive now" in line for line in lines)


def test_nobody_is_on_offense_between_two_possessions(real_deal: Sit) -> None:
    """The desk once named the side that had just scored."""
    player = real_deal(at=position([[HOLDING], [RUN_SHORT]], **AGAINST), pace=1.0)
    player.commit(Concede(HOLDING))
    said = [player.game.stakes.says()[0] for _ in player.motion()]
    told = list(dict.fromkeys(said))
    assert [head for head in told if "on offense" in head] == ["Gulls on offense"]
    assert "" in told


def test_the_desk_says_who_keeps_the_ball_after_no_play(real_deal: Sit) -> None:
    """RD-36: it once said that the ball goes to the side that had it all the time."""
    player = real_deal(at=position([[RED_FLAG], [RUN_SHORT]], **AGAINST), pace=1.0)
    player.commit(f"COUNTER({RED_FLAG})")
    told = [player.game.stakes.says()[1] for _ in player.motion()]
    assert "Foxes keep the ball." in told
    assert not [each for each in told if "goes to" in each]
