"""What a player reads: labels, prompts, reasons, log lines and the rules."""

from __future__ import annotations

from random import Random

import pytest

from game.contract import Ending, Result
from game.events import Flag, MatchEnded
from game.variants.football_war import RULES, words
from game.variants.football_war.actions import TEXTS
from game.variants.football_war.cards import CODE, PLAYS
from game.variants.football_war.events import CardsDrawn, PlayDefended, PlayLive, Stuffed
from tests.game.football_war.positions import act, position, told

NAMES = ("Huskies", "Comets")


def test_every_action_has_a_label_of_its_own() -> None:
    labels = [words.label(action) for action in TEXTS.every]
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
    won = position([[], ["HB Dive"]], drive_pile=["AUDIBLE"] * 4, live="Curl", chain=4)
    assert words.prompt(won.view(1), NAMES) == "Match Curl BLUE, or concede a touchdown."
    clock = RULES.start(RULES.complete({"play_clock": "30"}), 1)[0]
    assert "30-second clock" in words.prompt(clock.view(0), NAMES)


@pytest.mark.parametrize(
    ("card", "prompt"),
    [
        ("Curl", "lead it for a touchdown"),
        ("AUDIBLE", "lead it for a touchdown"),
        ("FIELD GOAL", "kick it for 3 points"),
        *((card, "cannot score: playing it costs 5 cards") for card in ("PENALTY 15", "OFFENSE", "DEFENSE")),
    ],
)
def test_the_prompt_says_what_the_last_card_is_good_for(card: str, prompt: str) -> None:
    """FW-39, FW-40, FW-81, FW-82."""
    view = position([[card], []]).view(0)
    assert prompt in words.prompt(view, NAMES)
    assert len(words.prompt(view, NAMES).split()) <= 12


def test_reasons_tell_what_would_be_needed() -> None:
    state = position([["QB Sneak"], ["Curl", "HB Dive", "OFFENSE"]], drive_pile=["Go Route"], live="Go Route")
    curl, dive, offense = state.hands[1]
    assert state.why_not(curl) is None, "it can go with the OFFENSE"
    assert state.why_not(curl, chosen=(offense,)) is None
    assert "choose it first" in str(state.why_not(curl, chosen=(dive,)))
    assert "one extra card" in str(state.why_not(curl, chosen=(offense, dive)))
    fourth = position([["HB Draw"], ["Curl", "OFFENSE", "HB Dive"]], drive_pile=["AUDIBLE"] * 4, live="Curl", chain=4)
    curl, offense, dive = fourth.hands[1]
    for card in (offense, dive):
        assert "FW-62" in str(fourth.why_not(card, chosen=(curl,)))
    over = position([["Curl"], ["HB Dive"]], phase="over", period=1, points=(7, 0), more=0)
    assert words.situation(over.view(0), NAMES) == "Final whistle. Huskies 7, Comets 0."
    assert over.why_not(over.hands[0][0]) == "The match is over."


def test_the_log_tells_an_exchange_in_football_words() -> None:
    state = position([["Curl", "HB Dive"], ["AUDIBLE", "Go Route"]])
    events = act(state, "LEAD(Curl)", "CALL(Hail Mary)")
    lines = [words.log_line(event, NAMES) for event in told(events, PlayLive) + told(events, PlayDefended)]
    assert lines == [
        "Huskies led Curl.",
        "Comets called Hail Mary with an AUDIBLE.",
        "Comets stopped Curl with an AUDIBLE.",
    ]
    assert words.log_line(told(events, PlayLive)[0], NAMES, forgetful=True) == "Huskies led a play."


def test_the_log_names_who_stuffed_and_who_threw_the_flag() -> None:
    """FW-46, FW-56: between four it would not be known otherwise."""
    (stuffed,) = told(act(position([["DEFENSE", "Curl"], []]), "STUFF"), Stuffed)
    assert words.log_line(stuffed, NAMES) == "Huskies stuffed Comets with a DEFENSE."
    assert words.log_line(stuffed, NAMES, forgetful=True) == "Huskies stuffed Comets with a special card."
    (flag,) = told(act(position([["PENALTY 10", "Curl"], []]), "FLAG(10)"), Flag)
    assert words.log_line(flag, NAMES) == "Huskies flagged Comets: 10 yards."
    assert (stuffed.actor, flag.actor) == (0, 0)


def test_cards_from_the_drive_pile_are_counted_only_once_they_are_forgotten() -> None:
    """FW-13, FW-50: until then each is told by name."""
    events = act(position([["PENALTY 10", "Curl"], []], drive_pile=["Go Route", "HB Dive"]), "FLAG(10)")
    lines = [words.log_line(event, NAMES) for event in events]
    assert [line for line in lines if line and "Comets" in line][1:] == [
        "Comets picked up Go Route.",
        "Comets picked up HB Dive.",
    ]
    (drawn,) = told(events, CardsDrawn)
    assert words.log_line(drawn, NAMES, forgetful=True) == "Comets drew 2 cards from the Drive pile."


def test_a_kick_that_was_the_last_card_tells_why_five_cards_follow() -> None:
    """FW-66."""
    events = act(position([["FIELD GOAL"], ["DEFENSE", "Curl"]]), "KICK", "STUFF")
    lines = [words.log_line(event, NAMES) for event in events]
    assert "Huskies drew 5 cards after the kick." in lines
    stopped = told(events, PlayDefended)[0]
    assert words.log_line(stopped, NAMES, forgetful=True) == "Comets stopped the kick."


def test_a_tie_among_more_names_them_all_and_the_score_of_each() -> None:
    clubs = ("Gulls", "Foxes", "Elk", "Owls")
    result = Result((7, 7, 0, 7), (0, 1, 3), Ending.TIE)
    line = words.log_line(MatchEnded(clause="FW-93", result=result), clubs)
    assert line == (
        "Final: Gulls 7, Foxes 7, Elk 0, Owls 7. Two overtime periods, and still level: Gulls, Foxes and Owls tied."
    )
    won = MatchEnded(clause="FW-90", result=Result((0, 9, 3, 7), (1,), Ending.REGULATION))
    assert words.log_line(won, clubs) == "Final: Foxes won 9–7–3–0."


def test_the_situation_tells_all_that_is_public() -> None:
    """FW-12, FW-72, FW-75, FW-79, FW-95."""
    state = position([["Curl", "HB Draw"], ["Go Route"]], drive_pile=["Deep Post", "HB Dive"], more=1)
    said = words.situation(state.view(0), NAMES)
    assert "First half, 1 card on the Play pile." in said
    assert "2 cards on the Drive pile, Deep Post on top." in said
    assert "Huskies must lead against Comets." in said
    assert "Comets: 0 points, 1 card, a timeout." in said
    act(state, "LOOK_BACK")
    (drawn,) = state.locked
    said = words.situation(state.view(0), NAMES)
    assert f"Just drawn, and not to be used yet: {CODE[drawn]}." in said
    assert "last series" in said
    assert "not to be used" not in words.situation(state.view(1), NAMES)
    called = position([["HB Dive"], ["Curl"]], drive_pile=["AUDIBLE"], live="Curl", chain=1)
    assert "must stop Curl BLUE, which Huskies called with an AUDIBLE." in words.situation(called.view(1), NAMES)
    four = position([["Curl"], [], [], []], clockwise=False, defense=3)
    assert "Play goes counterclockwise." in words.situation(four.view(0), ("A", "B", "C", "D"))
    asked = RULES.start(RULES.complete({"play_clock": "30"}), 1)[0]
    assert "lead" not in words.situation(asked.view(0), NAMES)


def test_a_second_copy_that_is_locked_is_refused_as_just_drawn() -> None:
    """FW-75: the free OFFENSE may be played, but not together with the one that was just drawn."""
    state = position([["OFFENSE", "Curl"], ["Go Route"]], ["OFFENSE"], drive_pile=["HB Dive", "Deep Post"])
    act(state, "LOOK_BACK")
    free, locked = state.hands[0][0], state.locked[0]
    assert (CODE[free], CODE[locked]) == ("OFFENSE", "OFFENSE")
    assert "FW-75" in str(state.why_not(locked, chosen=(free,)))


def test_periods_have_names() -> None:
    assert [words.period_name(period) for period in range(4)] == [
        "First half",
        "Second half",
        "Overtime",
        "Second overtime",
    ]


def test_fw_70_fw_74_the_signs_say_how_often_a_timeout_and_a_look_back_may_be_used() -> None:
    assert words.SIGNS["timeout"].startswith("Once in each half: bury a card")
    assert words.SIGNS["look"].startswith("Once in each half: see the whole Drive pile.")


def test_fw_41_a_return_is_told_alike_for_two_and_for_four() -> None:
    """Among four it goes on to the next side and not back."""
    back = PlayLive(clause="FW-41", seat=1, defense=0, play="Curl", how="return", chain=0)
    assert words.log_line(back, NAMES) == "Return! Comets had no card left, so their Curl had to be answered at once."


def test_a_chance_is_told_as_a_chance() -> None:
    state = position([["Curl", "HB Dive", "AUDIBLE"], ["Go Route", "HB Draw"]])
    view = state.view(0)
    for action in state.legal_actions():
        reason = RULES.advise(view, [action], Random(1)).reason
        assert ("%" in reason) == ("The chance that they match" in reason), reason


def test_the_card_of_a_play_says_when_it_is_played_in_a_sentence() -> None:
    assert {RULES.cards[play].when for play in PLAYS} == {"as a lead, or to match the same play"}
