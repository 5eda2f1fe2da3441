"""What a player reads: labels, prompts, reasons, log lines and the rules."""

from __future__ import annotations

import pytest

from game.variants.football_war import RULES, words
from game.variants.football_war.actions import ALL_ACTIONS
from game.variants.football_war.cards import PLAYS
from game.variants.football_war.events import PlayDefended, PlayLive
from tests.football_war.table import act, position, told

NAMES = ("Huskies", "Comets")


def test_the_rules_hold_every_clause_once() -> None:
    numbers = [int(rule.clause.removeprefix("FW-")) for rule in words.rules()]
    assert sorted(numbers) == list(range(1, 112))


def test_every_action_has_a_label_of_its_own() -> None:
    labels = [words.label(action) for action in ALL_ACTIONS]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("play", PLAYS)
def test_prompts_name_the_play_with_its_color_in_at_most_twelve_words(play: str) -> None:
    for hand in ([], ["Curl" if play != "Curl" else "HB Dive"]):
        state = position([hand, ["AUDIBLE"]], drive_pile=[play], live=play)
        prompt = words.prompt(state.view(1), NAMES)
        assert words.play_name(play) in prompt
        assert len(prompt.split()) <= 12


def test_prompts_say_what_is_at_stake() -> None:
    kick = position([["Curl"], ["HB Dive"]], drive_pile=["FIELD GOAL"], live="FIELD GOAL")
    assert "3 points" in words.prompt(kick.view(1), NAMES)
    safety = position([["Curl"], ["HB Dive"]], drive_pile=["AUDIBLE"] * 4, live="Curl", chain=4)
    assert "safety" in words.prompt(safety.view(1), NAMES)
    touchdown = position([[], ["HB Dive"]], drive_pile=["Curl"], live="Curl")
    assert "touchdown" in words.prompt(touchdown.view(1), NAMES)
    assert words.prompt(position([["Curl"], []]).view(0), NAMES) == "Your last card: lead it."
    clock = RULES.start(RULES.complete({"play_clock": "30"}), 1)[0]
    assert "30-second clock" in words.prompt(clock.view(0), NAMES)


def test_reasons_tell_what_would_be_needed() -> None:
    state = position([["QB Sneak"], ["Curl", "HB Dive", "OFFENSE"]], drive_pile=["Go Route"], live="Go Route")
    curl, dive, offense = state.hands[1]
    assert state.why_not(curl) is None, "it can go with the OFFENSE"
    assert state.why_not(curl, (offense,)) is None
    assert "choose it first" in str(state.why_not(curl, (dive,)))
    assert "one extra card" in str(state.why_not(curl, (offense, dive)))
    fourth = position([["HB Draw"], ["Curl", "OFFENSE", "HB Dive"]], drive_pile=["AUDIBLE"] * 4, live="Curl", chain=4)
    curl, offense, dive = fourth.hands[1]
    for card in (offense, dive):
        assert "FW-62" in str(fourth.why_not(card, (curl,)))
    over = position([["Curl"], ["HB Dive"]], phase="over", period=1, points=(7, 0))
    assert words.situation(over.view(0), NAMES) == "Final whistle. Huskies 7, Comets 0."
    assert over.why_not(over.hands[0][0]) == "The match is over."


def test_the_log_tells_an_exchange_in_football_words() -> None:
    state = position([["Curl", "HB Dive"], ["AUDIBLE", "Go Route"]])
    events = act(state, "LEAD(Curl)", "CALL(Hail Mary)")
    lines = [words.log_line(event, NAMES) for event in told(events, PlayLive) + told(events, PlayDefended)]
    assert lines == [
        "Huskies led Curl.",
        "Comets called Hail Mary with an AUDIBLE.",
        "Comets stopped Curl with AUDIBLE.",
    ]
    assert words.log_line(told(events, PlayLive)[0], NAMES, forgetful=True) == "Huskies led a play."


def test_periods_have_names() -> None:
    assert [words.period_name(period) for period in range(4)] == [
        "First half",
        "Second half",
        "Overtime",
        "Second overtime",
    ]
