"""The same variant, options, seed and actions give the same bytes in every process."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from game.chance import generator, pick
from game.contract import Action, State
from game.match import digest, events_json
from game.variant import Rules
from game.variants import find_rules
from tests.game.cases import every_variant
from tests.play import BUILT, chooser, option_sets, start

ROOT = Path(__file__).resolve().parents[2]
PRO_MATCHES = 1
RANDOM_MATCHES = 4
BETWEEN = b"\0"
"""Separates two transcripts."""


def transcript(name: str, disturb: bool) -> bytes:
    """Returns the events of matches by random and computer players, as JSON lines."""
    rules = find_rules(name)
    sets = option_sets(rules)
    lines = []
    for seed in range(RANDOM_MATCHES + PRO_MATCHES):
        state, events = start(rules, sets[seed % len(sets)], seed)
        lines.append(events_json(events))
        rng = chooser(seed)
        while state.decision is not None:
            if disturb:
                random.seed(len(lines))
                random.random()
            action = pick(state.legal_actions(), rng) if seed < RANDOM_MATCHES else _bot(rules, state, len(lines))
            lines.append(events_json(state.apply(action)))
        lines.append(digest(state).encode())
    return b"\n".join(lines)


def _bot(rules: Rules, state: State, count: int) -> Action:
    assert state.decision is not None
    seat = state.decision.seat
    policy = rules.pro if seat == 0 else rules.rookie
    return policy(state.view(seat), state.legal_actions(), generator("bot", count))


@cache
def _in_a_process(hash_seed: str, disturb: bool) -> list[bytes]:
    """Returns the transcripts of all games from a process of their own, in order."""
    script = f"import sys, {__name__} as it; sys.stdout.buffer.write(it.transcripts({disturb}))"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, check=False)
    assert run.returncode == 0, run.stderr.decode()
    return run.stdout.split(BETWEEN)


def transcripts(disturb: bool) -> bytes:
    """Returns the transcripts of all games."""
    return BETWEEN.join(transcript(rules.variant.name, disturb) for rules in BUILT)


@pytest.mark.long
@every_variant
def test_two_processes_tell_the_same_matches_byte_for_byte(rules: Rules) -> None:
    here, place = transcript(rules.variant.name, disturb=False), BUILT.index(rules)
    assert here.count(b"\n") > 10 * (RANDOM_MATCHES + PRO_MATCHES)
    assert _in_a_process("1", disturb=False)[place] == here
    assert _in_a_process("4242", disturb=True)[place] == here


@every_variant
def test_another_seed_tells_another_match(rules: Rules) -> None:
    first, second = (start(rules, {}, seed)[0].to_dict()["zones"] for seed in (1, 2))
    assert first != second
