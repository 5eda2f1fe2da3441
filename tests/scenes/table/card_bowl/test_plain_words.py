"""What a player of Card Bowl reads is plain: clubs are plural, numbers agree, and nothing is turned around."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from game.lesson import Reply, chapters
from game.match import Match
from game.record import Player
from game.variants.card_bowl import RULES
from game.variants.card_bowl.actions import PuntCards, Strike
from game.variants.card_bowl.prompts import _PLAIN as PROMPTS
from tests.play import random_match

NAMES = ("Gulls", "Foxes")
SHORT = {"timing": "simple1", "plays_per_quarter": "6"}
ONE = re.compile(r"\b(?:Gulls|Foxes) (?:is|was|has|does|goes|gets|[a-z]+(?:[^aeius]s))\b")
"""A club spoken of as one."""
NUMBER = re.compile(
    r"(?<![\d.:-])(?:1 (?:more |extra )?(?:yards|cards|points|plays)|(?:0|[2-9]|\d\d+) (?:yard|card|point|play))\b"
)
"""A number that does not agree with what it counts."""
TURNED = re.compile(
    r"\bThere a\b|\bflies but\b|\bas good as he\b|end zone of\b|^One a\b|\band on\.|, or done\.|^How long runs\b"
    r"|\bminus? -|: -\d+ yards?\b|\bin 0 plays\b|\ba man more\b"
)
"""Forms that nobody says."""


def texts() -> Iterator[str]:
    """Every text that does not depend on a match."""
    yield from PROMPTS.values()
    steps = (step for chapter in chapters("card_bowl") for step in chapter.steps)
    yield from (step.text for step in steps if not isinstance(step, Reply))
    yield from (rule.text for rule in RULES.words.rules())
    for option in RULES.options:
        yield from (option.title, option.why, *option.labels)


def told(match: Match) -> Iterator[str]:
    """Every line of a match's log, and the line of every drive."""
    for event in (event for events in match.history for event in events):
        yield RULES.words.log_line(event, NAMES, options=match.options) or ""


def asked(seed: int) -> Iterator[str]:
    """Every prompt and every button of a match."""
    match, rng = Match(RULES, SHORT, [Player(name, "pro") for name in NAMES], seed), Random(seed)
    while match.decision is not None:
        view, legal = match.state.view(match.decision.seat), match.state.legal_actions()
        yield RULES.words.prompt(view, NAMES)
        yield from (RULES.words.label(action) for action in legal[:12])
        match.play(rng.choice(legal))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_in_a_match_is_plain(seed: int) -> None:
    lines = [*told(random_match(RULES, SHORT, seed)), *asked(seed)]
    assert len(set(lines)) > 200
    odd = [line for line in set(lines) if ONE.search(line) or NUMBER.search(line) or TURNED.search(line)]
    assert odd == []


def test_every_text_is_plain() -> None:
    odd = [text for text in texts() if ONE.search(text) or NUMBER.search(text) or TURNED.search(text)]
    assert odd == []


def test_one_card_and_one_point_are_one() -> None:
    label = RULES.words.label
    assert [label(PuntCards(cards=count, aside=False)) for count in (1, 2)] == ["Punt with 1 card", "Punt with 2 cards"]
    assert [label(Strike(points=count)) for count in (1, 2)] == ["Strike 1 point", "Strike 2 points"]
