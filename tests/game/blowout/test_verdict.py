"""What BLOWOUT!!! says of a decision once the down is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.variants.blowout.verdict import Verdict
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, position, shown_to

HELD = (*OFFENSE_HAND[2:], "PASS INTERFERENCE", "OFFENSE CHALLENGE")
ANSWERS = (*DEFENSE_HAND[1:4], "SACK", "INTERCEPTION", "DEFENSE CHALLENGE")


def verdict(you: int, *acts: str, hands: Sequence[Sequence[str]] = (HELD, ANSWERS), **fields: Any) -> Verdict:
    """The verdict for a seat after these acts, with these hands of offense and defense."""
    found = Verdict()
    found.held = hands[you]
    for event, before in shown_to(position(hands[0], hands[1], **fields), you, acts):
        found.handle_event(event, before, you)
    return found


@pytest.mark.parametrize(("you", "acts", "said"), [
    (1, ("PASS 100", "DEF -50", "SACK", "none"), "Your answer SACK turned a first down into a loss of 10 yards."),
    (1, ("PASS 55", "DEF -60", "INTERCEPTION", "none"),
     "Your answer INTERCEPTION turned no gain into an interception."),
    (1, ("PASS 55", "DEF -50", "SACK", "OFFENSE CHALLENGE"), "Their answer CHALLENGE undid your SACK."),
    (0, ("PASS 55", "DEF -50", "SACK", "PASS INTERFERENCE"),
     "Your answer PASS INTERFERENCE turned a loss of 10 yards into a first down."),
    (0, ("PASS 100", "DEF -50", "none", "PASS INTERFERENCE"),
     "Your answer PASS INTERFERENCE took 10 yards away: it was a first down without it, too."),
    (0, ("PASS 55", "DEF -50", "SACK", "none"), "Their answer SACK turned a gain of 5 yards into a loss of 10 yards."),
    (0, ("PASS 100", "DEF -50", "DEFENSE CHALLENGE"),
     "Their answer CHALLENGE turned a first down into a replay of the down."),
    (1, ("PASS 55", "DEF -60", "none", "PASS INTERFERENCE"),
     "Their answer PASS INTERFERENCE turned no gain into a first down."),
    (1, ("PASS 55", "DEF -50", "DEFENSE CHALLENGE"),
     "Your answer CHALLENGE turned a gain of 5 yards into a replay of the down."),
])  # fmt: skip
def test_an_answer_is_said_to_have_changed_the_play(you: int, acts: tuple[str, ...], said: str) -> None:
    assert verdict(you, *acts).text == said


@pytest.mark.parametrize(("ball_on", "acts", "said"), [
    (40, ("PASS 100", "DEF -60"), "Going for it on fourth down paid: a first down."),
    (40, ("PASS 55", "DEF -60"), "Going for it on fourth down failed: the ball is theirs."),
    (40, ("KICK 45", "DEF -60"), "Your punt leaves them on their own 15."),
    (60, ("KICK 45", "DEF -60"), "Your KICK 45 was too short: the ball is theirs."),
    (70, ("KICK 45", "DEF -60"), "Your KICK 45 was worth 3 points."),
])  # fmt: skip
def test_a_call_on_fourth_down_is_said_to_have_paid_or_not(ball_on: int, acts: tuple[str, ...], said: str) -> None:
    """Only to the side that called it, and on no other down."""
    assert verdict(0, *acts, "none", "none", ball_on=ball_on, down=4).text == said
    assert said not in verdict(1, *acts, "none", "none", ball_on=ball_on, down=4).text
    if "KICK" not in acts[0]:
        assert said not in verdict(0, *acts, "none", "none", ball_on=ball_on, down=3).text


@pytest.mark.parametrize(("you", "acts", "down", "said"), [
    (0, ("RUN 75", "DEF -70"), 1, "Your RUN 75 beat their DEF −70 by 5."),
    (1, ("RUN 75", "DEF -70"), 1, "Their RUN 75 beat your DEF −70 by 5."),
    (0, ("PASS 55", "DEF -60"), 1, "Their DEF −60 beat your PASS 55 by 5, so no gain."),
    (0, ("RUN 60", "DEF -60"), 1, "Your RUN 60 and their DEF −60 were even."),
    (0, ("RUN 75", "DEF -60"), 1,
     ("Your RUN 75 beat their DEF −60 by 15: a first down. "
      "A perfect call: no lower card of yours would have been enough.")),
    (0, ("PASS 85", "DEF -60"), 1, "Your PASS 85 beat their DEF −60 by 25: a first down."),
    (0, ("PASS 55", "DEF -60"), 3, "Their DEF −60 beat your PASS 55 by 5, so no gain. RUN 75 would have been enough."),
    (1, ("RUN 75", "DEF -60"), 1,
     "Their RUN 75 beat your DEF −60 by 15: a first down. DEF −70 would have been enough."),
    (1, ("PASS 55", "DEF -60"), 3, "Your DEF −60 beat their PASS 55 by 5, so no gain. DEF −70 is kept for later."),
])  # fmt: skip
def test_a_call_is_said_to_have_won_or_lost_and_what_other_cards_were_worth(
    you: int, acts: tuple[str, ...], down: int, said: str
) -> None:
    """The highest card felt the same in every play. Of a card that nobody holds nothing is said (BO-107)."""
    hands = (
        ("RUN 60", "PASS 55", "RUN 75", "PASS 85", "HOLDING"),
        ("DEF -60", "DEF -70", "DEF -50", "SACK", "FUMBLE", "INTERCEPTION"),
    )
    assert verdict(you, *acts, "none", "none", hands=hands, ball_on=40, down=down).text == said


def test_a_lower_card_that_would_have_let_a_pass_fly_too_far_was_not_enough() -> None:
    """DEF −20 would have been enough, it said: the pass would have left the end zone."""
    hands = ("PASS 100", *HELD[:2], *HELD[3:]), ("DEF -55", "DEF -20", "DEF -50", "SACK", "FUMBLE", "INTERCEPTION")
    told = verdict(1, "PASS 100", "DEF -55", "none", "none", hands=hands, ball_on=40).text
    assert told == "Their PASS 100 beat your DEF −55 by 45: a first down."


def test_nothing_is_said_of_a_call_that_an_answer_has_undone() -> None:
    for you in (0, 1):
        assert "beat" not in verdict(you, "PASS 55", "DEF -50", "SACK", "none").text
        assert "beat" not in verdict(you, "PASS 55", "DEF -50", "none", "OFFENSE CHALLENGE").text


def test_a_verdict_is_dropped_once_another_down_is_looked_at() -> None:
    found = verdict(1, "PASS 55", "DEF -60", "SACK", "none")
    found.recall(reversed(found._grounds))
    assert found.text
    found.recall(iter(found._grounds[-1:]))
    assert not found.text
