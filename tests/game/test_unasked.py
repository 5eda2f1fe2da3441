"""Moments when cards cannot be used, found in public events, each with its rule."""

from __future__ import annotations

import pytest

from game.contract import Event, ScoreKind
from game.events import CardMoved, Flag, Scored
from game.unasked import nothing_unasked
from game.variants import find_rules
from game.variants.blowout.events import PlayChallenged, ResponseMade
from game.variants.football_war.events import PlayCalledBack, PlayConceded, PlayDefended, PlayLive, Stuffed
from game.variants.jukem.events import DriveGrew
from game.variants.real_deal.events import PlayCountered, Punted

ME, THEM = 0, 1
TOUCHDOWN = Scored(seat=THEM, points=7, how=ScoreKind.TOUCHDOWN, score=(0, 7), clause="")
KICK = Scored(seat=THEM, points=3, how=ScoreKind.FIELD_GOAL, score=(0, 3), clause="")
DRAWN = CardMoved(card=0, code="Curl", source="draw_pile", target="hand:0", how="draw", clause="")
CONCEDED = PlayConceded(seat=THEM, by=ME, play="Curl", clause="")
MATCHED = PlayDefended(seat=THEM, play="Curl", how="match", clause="")
FLAG = Flag(seat=ME, foul="", yards=5, by=THEM, clause="")


def grew(total: int, *codes: str) -> DriveGrew:
    return DriveGrew(seat=THEM, codes=codes, yards=50, total=total, clause="")


def countered(effect: str, play: str = "") -> PlayCountered:
    return PlayCountered(seat=THEM, play=play, counter="", effect=effect, clause="")  # type: ignore[arg-type]


TOLD: dict[str, tuple[str, list[Event], str, str]] = {
    "a stop while a touchdown stands": ("jukem", [grew(100, "RUN 30"), TOUCHDOWN], "SACK", "JF-51"),
    "a wipe at a field goal": ("jukem", [KICK], "FUMBLE", "JF-50"),
    "a stop at a doubled play": ("jukem", [grew(60, "RUN 25", "JUKEM")], "HOLDING", "JF-53"),
    "a match that was drawn too late": ("football_war", [CONCEDED, DRAWN], "Curl", "FW-34"),
    "a match of a match": ("football_war", [MATCHED], "Curl", "FW-31"),
    "a flag at a flag": ("football_war", [FLAG], "PENALTY 5", "FW-28"),
    "an audible at a led DEFENSE": ("football_war", [Stuffed(seat=ME, by=THEM, clause="")], "AUDIBLE", "FW-28"),
    "a block at a plain punt": ("real_deal", [Punted(seat=THEM, clause="")], "BLOCKS KICK", "RD-27"),
    "a flag at a flag of Real Deal": ("real_deal", [countered("continuation")], "RED FLAG", "RD-34"),
    "a challenge of a penalty": ("blowout", [FLAG], "OFFENSE CHALLENGE", "BO-52"),
    "a holding after a challenge": ("blowout", [PlayChallenged(seat=THEM, clause="")], "HOLDING", "BO-47"),
    "a challenge of the last word": (
        "blowout",
        [ResponseMade(seat=THEM, card="HOLDING", clause="")],
        "CHALLENGE",
        "BO-48",
    ),
}
SILENT: dict[str, tuple[str, list[Event]]] = {
    "what the seat has done itself": (
        "jukem",
        [Scored(seat=ME, points=7, how=ScoreKind.TOUCHDOWN, score=(7, 0), clause="")],
    ),
    "a play that can be answered": ("jukem", [grew(60, "RUN 25")]),
    "a concession without that card": ("football_war", [CONCEDED]),
    "a hand that is filled after a score": ("football_war", [CONCEDED, TOUCHDOWN, DRAWN]),
    "a return, which is answered": (
        "football_war",
        [MATCHED, PlayLive(seat=THEM, defense=ME, play="Curl", how="return", chain=0, clause="")],
    ),
    "a flag after which the seat leads": ("football_war", [FLAG, PlayCalledBack(seat=ME, play="Curl", clause="")]),
    "an interception, after which the next play has to be answered": ("real_deal", [countered("stop")]),
    "a flag at a safety, after which they go on": ("real_deal", [countered("continuation", "SAFETY")]),
    "a counter that is a play itself": ("real_deal", [countered("safety")]),
    "a challenge of an answer, by the side that then leads": (
        "blowout",
        [PlayChallenged(seat=THEM, undone="SACK", clause="")],
    ),
}


@pytest.mark.parametrize("what", TOLD)
def test_it_is_told_which_cards_are_left_out_and_by_which_rule(what: str) -> None:
    variant, act, code, clause = TOLD[what]
    rules = find_rules(variant)
    moment = rules.unasked(act, ME)
    assert moment is not None
    assert [name for name in moment.codes if code in name]
    assert set(moment.codes) <= set(rules.cards)
    assert moment.why.endswith(f"({clause})")
    assert clause in {rule.clause for rule in rules.words.rules()}


@pytest.mark.parametrize("what", SILENT)
def test_nothing_is_told_where_a_card_can_be_used_or_nobody_would_expect_it(what: str) -> None:
    variant, act = SILENT[what]
    assert find_rules(variant).unasked(act, ME) is None


def test_a_game_without_such_moments_tells_of_none() -> None:
    assert find_rules("card_bowl").unasked is nothing_unasked
    assert nothing_unasked([TOUCHDOWN], ME) is None
