"""What a player reads: labels, prompts, reasons, log lines and the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.contract import Ending, Result
from game.events import MatchEnded, PeriodEnded
from game.variants.football_war import RULES, words
from game.variants.football_war.actions import TEXTS
from game.variants.football_war.cards import CODE, PLAYS
from game.variants.football_war.events import PlayLive
from tests.game.cases import case, cases
from tests.game.football_war.positions import act, at, goes, position

NAMES = ("Gulls", "Foxes")


def test_every_action_has_a_label_of_its_own() -> None:
    labels = [words.label(action) for action in TEXTS.every]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("play", PLAYS)
def test_prompts_ask_for_another_card_of_the_play_in_at_most_twelve_words(play: str) -> None:
    for hand in ([], ["Curl" if play != "Curl" else "HB Dive"]):
        state = position([hand, ["AUDIBLE"]], drive_pile=[play], live=play)
        prompt = words.prompt(state.view(1), NAMES)
        assert f" {play}, " in prompt
        assert len(prompt.split()) <= 12


CHAIN: dict[str, Any] = {"drive_pile": ["AUDIBLE"] * 4, "live": "Curl", "chain": 4}


@pytest.mark.parametrize(
    ("hands", "fields", "prompt"),
    [
        (["FIELD GOAL"], {"drive_pile": ["FIELD GOAL"], "live": "FIELD GOAL"}, "3 points"),
        (["Curl"], CHAIN, "safety"),
        ([], {"drive_pile": ["Curl"], "live": "Curl"}, "touchdown"),
        ([], CHAIN, "Play another Curl, or concede a touchdown."),
        (["Curl"], {}, "lead it for a touchdown"),
        (["AUDIBLE"], {}, "lead it for a touchdown"),
        (["FIELD GOAL"], {}, "kick it for 3 points"),
        *(([card], {}, "cannot score: playing it costs 5 cards") for card in ("PENALTY 15", "OFFENSE", "DEFENSE")),
    ],
)
def test_prompts_say_what_is_at_stake(hands: list[str], fields: dict[str, Any], prompt: str) -> None:
    """FW-39, FW-40, FW-81, FW-82."""
    view = position([hands, ["HB Dive"]], **fields).view(1 if fields else 0)
    assert prompt in words.prompt(view, NAMES)
    assert len(words.prompt(view, NAMES).split()) <= 12


def test_the_prompt_of_the_play_clock_says_how_long_it_is() -> None:
    clock = RULES.start(RULES.complete({"play_clock": "30"}), 1)[0]
    assert "30-second clock" in words.prompt(clock.view(0), NAMES)


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
    assert words.situation(over.view(0), NAMES) == "Final whistle. Gulls 7, Foxes 0."
    assert over.why_not(over.hands[0][0]) == "The match is over."


FLAGGED = at([["PENALTY 10", "Curl"], []], drive_pile=["Go Route", "HB Dive"])


@cases(
    case("the log tells an exchange in football words", at([["Curl", "HB Dive"], ["AUDIBLE", "Go Route"]]),
         "LEAD(Curl)", {"log": ["Gulls led Curl."], "forgotten": ["Gulls led a play."]}, "CALL(Hail Mary)",
         logs=["Foxes stopped Curl with an AUDIBLE.", "Foxes called Hail Mary with an AUDIBLE."]),
    case("FW-56 the log names who led a DEFENSE, as between four it would not be known", at([["DEFENSE", "Curl"], []]),
         "STUFF", Stuffed={"actor": 0}, logs=["Gulls led a DEFENSE against Foxes."],
         forgotten=["Gulls led a special card against Foxes."]),
    case("FW-13, FW-46, FW-50 who threw the flag, and by name what was picked up", FLAGGED, "FLAG(10)",
         Flag={"actor": 0}, forgotten=["Foxes drew 2 cards from the Drive pile."],
         logs=["Gulls flagged Foxes: 10 yards.", "Foxes drew Go Route from the Drive pile.",
               "Foxes drew HB Dive from the Drive pile."]),
    case("FW-51 what called a play back is told with it", at([["Curl", "HB Dive"], ["PENALTY 5", "Go Route"]]),
         "LEAD(Curl), FLAG(5)", logs=["A flag called Curl back.", "Foxes flagged Gulls: 5 yards."],
         forgotten=["A flag called the play back."]),
    case("FW-87 why cards are drawn after a score",
         at([["FIELD GOAL", "Curl"], ["Go Route"]], more=20), "KICK, CONCEDE",
         logs=["Foxes drew 1 card.", "Foxes drew 3 cards to have five again.",
               "Gulls drew 5 cards to have five again."]),
    case("FW-66 a kick that was the last card tells why five cards follow",
         at([["FIELD GOAL"], ["DEFENSE", "Curl"]]), "KICK, STUFF", forgotten=["Foxes stopped the kick."],
         logs=["Gulls drew 5 cards after the kick."]),
)  # fmt: skip
def test_the_log(given: Any, course: Any) -> None:
    goes(given, course)


def test_a_second_copy_that_is_locked_is_refused_as_just_drawn() -> None:
    """FW-75: the free OFFENSE may be played, but not together with the one that was just drawn."""
    state = position([["OFFENSE", "Curl"], ["Go Route"]], ["OFFENSE"], drive_pile=["HB Dive", "Deep Post"])
    act(state, "LOOK_BACK")
    free, locked = state.hands[0][0], state.locked[0]
    assert (CODE[free], CODE[locked]) == ("OFFENSE", "OFFENSE")
    assert "FW-75" in str(state.why_not(locked, chosen=(free,)))


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
    assert "Gulls must lead against Foxes." in said
    assert "Foxes: 0 points, 1 card, a timeout." in said
    act(state, "LOOK_BACK")
    (drawn,) = state.locked
    said = words.situation(state.view(0), NAMES)
    assert f"Just drawn, and not to be used yet: {CODE[drawn]}." in said
    assert "last series" in said
    assert "not to be used" not in words.situation(state.view(1), NAMES)
    called = position([["HB Dive"], ["Curl"]], drive_pile=["AUDIBLE"], live="Curl", chain=1)
    assert "must stop Curl BLUE, which Gulls called with an AUDIBLE." in words.situation(called.view(1), NAMES)
    four = position([["Curl"], [], [], []], clockwise=False, defense=3)
    assert "Play goes counterclockwise." in words.situation(four.view(0), ("A", "B", "C", "D"))
    asked = RULES.start(RULES.complete({"play_clock": "30"}), 1)[0]
    assert "lead" not in words.situation(asked.view(0), NAMES)


def test_periods_have_names() -> None:
    assert [words.period_name(period) for period in range(4)] == [
        "First half",
        "Second half",
        "Overtime",
        "Second overtime",
    ]


def test_fw_70_fw_74_the_signs_say_how_often_a_timeout_and_a_look_back_may_be_used() -> None:
    assert words.LEGEND["timeout"].startswith("Once in each half: bury a card")
    assert words.LEGEND["look back"].startswith("Once in each half: see the whole Drive pile.")


def test_fw_41_a_return_is_told_alike_for_two_and_for_four() -> None:
    """Among four it goes on to the next side and not back."""
    back = PlayLive(clause="FW-41", seat=1, defense=0, play="Curl", how="return", chain=0)
    assert words.log_line(back, NAMES) == "Return! Foxes had no card left, so their Curl had to be answered at once."


def test_a_chance_is_told_as_a_chance() -> None:
    state = position([["Curl", "HB Dive", "AUDIBLE"], ["Go Route", "HB Draw"]])
    view = state.view(0)
    for action in state.legal_actions():
        reason = RULES.advise(view, [action], Random(1)).reason
        assert ("%" in reason) == ("The chance that they match" in reason), reason


def test_the_card_of_a_play_says_when_it_is_played_in_a_sentence() -> None:
    assert {RULES.cards[play].when for play in PLAYS} == {"as a lead, or to match the same play"}


@pytest.mark.parametrize(
    ("hand", "fields", "prompt"),
    [
        (["HB Dive"], {}, "Nothing in hand stops Quick HB Pitch: concede and draw."),
        (["HB Dive"], {"more": 0}, "Nothing in hand stops Quick HB Pitch: concede."),
        (["Quick HB Pitch"], {}, "You hold Quick HB Pitch: match it, or concede and draw."),
        (["Quick HB Pitch", "DEFENSE"], {}, "Match Quick HB Pitch, use a special card, or concede and draw."),
        (["DEFENSE"], {}, "Stop Quick HB Pitch with a special card, or concede and draw."),
        (["DEFENSE"], {"left": 0}, "Stop Quick HB Pitch with a special card, or they score 7."),
        (["HB Dive"], {"left": 0}, "Nothing in hand stops Quick HB Pitch: timeout, or they score 7."),
        (["HB Dive"], {"left": 0, "timeouts": ()}, "Nothing in hand stops Quick HB Pitch: they score 7."),
        (["PENALTY 10"], {}, "Call Quick HB Pitch back with a PENALTY, or concede and draw."),
    ],
)
def test_who_sits_alone_at_the_screen_is_asked_for_what_the_hand_can_do(
    hand: list[str], fields: dict[str, Any], prompt: str
) -> None:
    """FW-15, FW-70: "play another HB Dive, use a special card" was asked of hands with neither."""
    offense = ["HB Draw"] * fields.pop("left", 2)
    at = position([offense, hand], drive_pile=["Quick HB Pitch"], live="Quick HB Pitch", **{"more": 20, **fields})
    assert words.prompt_to_owner(at.view(1)) == prompt
    assert len(prompt.split()) <= 12
    assert words.prompt_to_owner(at.view(0)) == ""


def test_a_card_just_drawn_is_said_to_be_too_late_rather_than_missing() -> None:
    """FW-75: "Nothing in hand stops Quick HB Pitch" was said above a Quick HB Pitch."""
    at = position([["HB Draw"] * 2, ["HB Dive"]], ["Quick HB Pitch"], ["Quick HB Pitch"] * 2, live="Quick HB Pitch")
    act(at, "LOOK_BACK")
    asked = words.prompt_to_owner(at.view(1))
    assert asked == "Your Quick HB Pitch was just drawn, too late for this: concede and draw."


def test_a_kick_is_never_said_to_be_matched_by_a_field_goal_just_drawn() -> None:
    """FW-65: the card says "on offense only", and the strip said that it was drawn too late to stop a kick."""
    at = position([["HB Draw"] * 2, ["FIELD GOAL", "HB Dive"]], drive_pile=["FIELD GOAL"], live="FIELD GOAL", more=20)
    assert words.prompt_to_owner(at.view(1)) == "Nothing in hand stops the kick: timeout, or they score 3."
    assert words.nothing_stops(at.view(1)) == "Nothing of yours stops it: they score 3."


def test_the_period_of_a_match_of_one_half_is_not_called_the_first() -> None:
    ended, one = PeriodEnded(clause="FW-80", period=0, score=(20, 7)), {"length": "one"}
    assert words.log_line(ended, NAMES, one) == "The half is over, as the Play pile is used up: 20–7."
    assert words.log_line(ended, NAMES) == "First half over, as the Play pile is used up: 20–7."
