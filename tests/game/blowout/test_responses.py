"""The response windows, and the cards that void a play (BO-43 to BO-58, BO-111)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game.variants.blowout import RULES
from game.variants.blowout.state import BlowoutState
from game.variants.blowout.yardage import forward
from tests.game.blowout.positions import act, at, codes, goes
from tests.game.cases import case, cases

OFFENSE = "RUN 70, PASS 55, PASS INTERFERENCE, HOLDING, OFFENSE CHALLENGE"
DEFENSE = "DEF -50, DEF -60, SACK, INTERCEPTION, FUMBLE, DEFENSE CHALLENGE"
ANSWERS: tuple[tuple[str, set[str], set[str]], ...] = (
    ("PASS 55", {"SACK", "INTERCEPTION"}, {"PASS INTERFERENCE", "HOLDING"}),
    ("RUN 70", {"FUMBLE"}, {"HOLDING"}),
    ("KICK 45", set(), {"HOLDING"}),
)
"""Calls, and what each side may answer them with beside nothing and a CHALLENGE."""
ALWAYS = {"none", "CHALLENGE"}
NEXT = ("offense_call", 0)
FOUL = "PASS 55, DEF -60, none, PASS INTERFERENCE"


def play(ball_on: int = 20, **fields: Any) -> Callable[[], BlowoutState]:
    return at(f"{OFFENSE} | {DEFENSE}", ball_on=ball_on, **fields)


@cases(
    case("BO-43 the defense responds first and then the offense", play(), "RUN 70, DEF -60, FUMBLE, HOLDING",
         ResponseMade=[{"seat": 1, "card": "FUMBLE"}, {"seat": 0, "card": "HOLDING"}]),
    case("BO-43 and then comes the result", play(), "RUN 70, DEF -60, none, none",
         order=["ResponseMade 1", "ResponseMade 0", "PlayEnded 0"]),
    *(row for call, defense, offense in ANSWERS for row in (
        case(f"BO-45 what the defense may answer {call} with", play(down=4), f"{call}, DEF -50",
             calls=ALWAYS | defense),
        case(f"BO-46 what the offense may answer {call} with", play(down=4), f"{call}, DEF -50, none",
             calls=ALWAYS | offense),
    )),
    case("BO-47 a CHALLENGE of the defense leaves no window to the offense", play(),
         "RUN 70, DEF -50, DEFENSE CHALLENGE", asks=NEXT),
    *(case(f"BO-48 nothing answers {reply} of the offense", play(), f"PASS 55, DEF -50, SACK, {reply}", asks=NEXT)
      for reply in ("HOLDING", "OFFENSE CHALLENGE", "PASS INTERFERENCE")),
    *(case(f"BO-49 both windows open to {len(defense)} choices", given, f"RUN 70, {against}",
           {"decision": (1, "defense_response", "BO-45", True, False), "calls": defense}, "none",
           decision=(0, "offense_response", "BO-46", True, False)) for given, against, defense in
      ((at("RUN 70, RUN 60, PASS 40, PASS 55, PASS 65"), "DEF -65", {"none"}),
       (play(), "DEF -60", {"none", "FUMBLE", "CHALLENGE"}))),
    case("BO-50 a CHALLENGE voids the play", play(40, down=2, marker=47), "RUN 70, DEF -50, DEFENSE CHALLENGE",
         field=(0, 40, 2, 7), PlayChallenged={"seat": 1}, discards_4=["DEF -50", "DEFENSE CHALLENGE"]),
    *(case(f"BO-51 a CHALLENGE of the offense takes the {answer} away too", play(40, down=2, marker=47),
           f"{call}, DEF -50, {answer}, OFFENSE CHALLENGE", field=(0, 40, 2, 7), PlayChallenged={"undone": answer})
      for call, answer in (("PASS 55", "SACK"), ("PASS 55", "INTERCEPTION"), ("RUN 70", "FUMBLE"))),
    case("BO-52 a penalty call cannot be challenged",
         at(f"RUN 70, PASS 55, PASS 40, OFFSIDES-D, OFFENSE CHALLENGE | {DEFENSE}"), "OFFSIDES-D, DEF -50", asks=NEXT),
    case("BO-52 nor can HOLDING", play(), "PASS 55, DEF -50, none, HOLDING", asks=NEXT),
    *(case(f"BO-53 a kick may be challenged by {answers}", play(70, kick="KICK 65", down=4, marker=75),
           f"KICK 65, DEF -50, {answers}", field=(0, 70, 4, 5), points=(0, 0))
      for answers in ("DEFENSE CHALLENGE", "none, OFFENSE CHALLENGE")),
    case("BO-54 HOLDING voids both calls for five yards", play(40, down=3, marker=50),
         "RUN 70, DEF -50, none, HOLDING", field=(0, 45, 3, 5), Flag={"foul": "HOLDING", "seat": 1, "yards": 5}),
    case("BO-54 it may make a first down", play(45, down=3, marker=50), "RUN 70, DEF -50, none, HOLDING",
         field=(0, 50, 1, 10)),
    case("BO-55 HOLDING may answer the own kick", play(58, kick="KICK 30", down=4, marker=65),
         "KICK 30, DEF -50, none, HOLDING", field=(0, 63, 4, 2), discards_2=["KICK 30"]),
    case("BO-55 and make a first down of it", play(58, down=4, marker=63), "KICK 45, DEF -50, none, HOLDING",
         field=(0, 63, 1, 10)),
    *(case(f"BO-56 PASS INTERFERENCE from the {spot} gives full yards or half the distance: the {after}",
           play(spot, down=2, marker=min(100, spot + 20)), FOUL, ball_on=after, Flag={"yards": after - spot})
      for spot, after in ((30, 85), (44, 99), (45, 72), (90, 95))),
    *(case(f"BO-111 {reply} takes a {answer} away", play(down=2, marker=90), f"PASS 55, DEF -60, {answer}, {reply}",
           field=(0, after, 2, 90 - after)) for reply, after in (("HOLDING", 25), ("PASS INTERFERENCE", 75))
      for answer in ("SACK", "INTERCEPTION")),
    case("BO-111 HOLDING a FUMBLE", play(), "RUN 70, DEF -60, FUMBLE, HOLDING", offense=0),
    case("BO-57 PASS INTERFERENCE does not use up the down", play(10, down=3, marker=80), FOUL, field=(0, 65, 3, 15)),
    case("BO-57 and may reach the marker", play(10, down=3, marker=65), FOUL, field=(0, 65, 1, 10)),
    case("BO-58 PASS INTERFERENCE never scores", play(99, marker=100), FOUL, Scored=[], field=(0, 99, 1, 1)),
)  # fmt: skip
def test_responses(given: Any, course: Any) -> None:
    goes(given, course)


def test_bo_44_a_window_takes_one_card_or_none() -> None:
    state = play()()
    act(state, "PASS 55", "DEF -50")
    first, second = (card for card in state.hands[4] if codes([card])[0] in ("SACK", "INTERCEPTION"))
    assert state.why_not(first) is None
    assert "(BO-44)" in str(state.why_not(second, chosen=[first]))
    act(state, "SACK")
    assert state.decision is not None
    assert state.decision.kind == "offense_response"


def test_bo_49_the_other_seat_cannot_tell_how_many_choices_there_are() -> None:
    state = play()()
    act(state, "RUN 70", "DEF -60")
    view = state.view(0)
    assert {1, 2} <= {len(view.sample(Random(seed)).legal_actions()) for seed in range(60)}


def test_bo_58_no_place_and_no_pass_score_by_a_penalty() -> None:
    assert all(forward(spot, yards) < 100 for spot in range(1, 100) for yards in (15, 55, 100))


def test_pro_answers_what_hurts_and_lets_a_failure_stand() -> None:
    for given, against, answers in (
        (play(88, down=4, marker=98), "DEF -50", ("FUMBLE", "DEFENSE CHALLENGE")),
        (play(50, down=4, marker=80), "DEF -60", ("none",)),
    ):
        state = given()
        act(state, "RUN 70", against)
        assert str(RULES.pro(state.view(1), state.legal_actions(), Random(1))) in answers


def _rookies_answers(given: Callable[[], BlowoutState], *acts: str) -> list[str]:
    """Rookie's choice after these actions, forty times."""
    state = given()
    act(state, *acts)
    assert state.decision is not None
    view, legal = state.view(state.decision.seat), state.legal_actions()
    assert len(legal) > 1
    return [str(RULES.rookie(view, legal, Random(seed))) for seed in range(40)]


@pytest.mark.parametrize(("given", "acts"), [
    (play(85, kick="KICK 55", down=4, marker=95), ("KICK 55", "DEF -60", "none")),
    (play(50, kick="KICK 45", down=4, marker=60), ("KICK 45", "DEF -60", "none")),
    (play(50), ("RUN 70", "DEF -60", "none")),
    (at(f"RUN 70, RUN 60, PASS 40, PASS 55, PASS 100 | {DEFENSE}", ball_on=80), ("PASS 100", "DEF -50")),
], ids=["its field goal", "its punt", "its gain", "their overthrown pass"])  # fmt: skip
def test_rookie_never_undoes_its_own_success(given: Callable[[], BlowoutState], acts: tuple[str, ...]) -> None:
    """It answered its own good field goal with HOLDING."""
    assert set(_rookies_answers(given, *acts)) == {"none"}


def test_rookie_lets_most_long_plays_stand() -> None:
    """A newcomer's long plays came to nothing whenever Rookie held a card for them."""
    stood = _rookies_answers(play(30), "RUN 70", "DEF -50").count("none")
    assert 20 < stood < 36


def test_rookie_saves_few_of_its_cards_once_a_drive_is_under_way() -> None:
    """Whoever only ever called the biggest number beat it nine times out of ten."""
    stood = _rookies_answers(play(30, down=2, marker=35), "RUN 70", "DEF -50").count("none")
    assert 0 < stood < 12
