"""What the call board says of a choice before it is made is what the game claims of it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from game.variants.football_war import RULES
from game.variants.football_war.actions import CONCEDE, parse
from game.variants.football_war.names import LEGEND
from game.variants.football_war.view import FootballWarView
from game.variants.football_war.words import CALL_MENU
from scenes.table.football_war import previews
from tests import claims
from tests.game.football_war.positions import position
from tests.play import sampled_moments
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit
from tests.scenes.written import painted


def test_a_preview_and_a_question_tell_no_number_that_is_not_claimed() -> None:
    said: set[str] = set()
    for state, _ in sampled_moments(RULES, 16, every=4):
        if state.decision is None:
            continue
        view, legal = state.view(state.decision.seat), state.legal_actions()
        assert isinstance(view, FootballWarView)
        for action in legal:
            claimed = RULES.claims(view, action)
            confirmation, shown = previews.confirmation(action, view, legal), previews.preview(action, view)
            told = [*shown.lines, shown.heading, confirmation.text if confirmation else ""]
            said.update(text.partition(": about ")[0] for text in told)
            for text in told:
                claims.tells_what_is_claimed(RULES, claimed, text)
    assert {"if it stands: 3 points", "if it stands: 7 points", "ends the half", "they draw 2"} <= said
    assert {"they can match it", previews.CAN_STOP, "called back: they lead again", "stops it: your ball"} <= said


def previewed(hand: list[str], text: str, **fields: Any) -> tuple[str, ...]:
    """What is told of an action of the first seat."""
    at = position([hand, ["Go Route", "HB Draw", "HB Sweep"]], more=40, **fields)
    return previews.preview(parse(text), at.view(0)).lines


ANSWERING: dict[str, Any] = {"live": "Curl", "offense": 1, "drive_pile": ["Curl"]}


@pytest.mark.parametrize(
    ("card", "text", "leads", "answers"),
    [
        ("DEFENSE", "STUFF", ("you lead again", "they draw 2"), ("stops it: your ball", "they draw 2")),
        (
            "PENALTY 5",
            "FLAG(5)",
            ("you lead again", "they draw 1: Deep Post"),
            ("called back: they lead again", "they draw 1: Curl"),
        ),
        (
            "OFFENSE",
            "EXTRA(none)",
            ("you lead again", "another card may go with it"),
            ("stops it: your ball", "another card may go with it"),
        ),
        (
            "OFFENSE",
            "EXTRA(HB Dive)",
            ("you lead again", "HB Dive goes with it"),
            ("stops it: your ball", "HB Dive goes with it"),
        ),
        (
            "AUDIBLE",
            "CALL(HB Dive)",
            ("you call any play", "the same play or a special card stops it"),
            ("stops Curl: your ball", "the same play or a special card stops it"),
        ),
    ],
)
def test_a_special_card_says_before_it_is_played_whose_ball_it_is_then(
    card: str, text: str, leads: tuple[str, ...], answers: tuple[str, ...]
) -> None:
    """FW-28, FW-30, FW-51: DEFENSE said "they draw 2", a PENALTY "they draw 1", an AUDIBLE "the first AUDIBLE"."""
    hand = [card, "HB Dive", "HB Dive"]
    assert previewed(hand, text, drive_pile=["Deep Post"]) == leads
    assert previewed(hand, text, **ANSWERING) == answers


def test_a_flag_names_only_the_card_on_top_of_the_drive_pile() -> None:
    """FW-12, FW-48: a PENALTY said how many cards they draw back, but not that one of them lies there."""
    under: dict[str, Any] = {"drive_pile": ["Curl", "HB Draw", "Deep Post"]}
    assert previewed(["PENALTY 10", "HB Dive"], "FLAG(10)", **under)[1] == "they draw 2: Curl first"
    assert previewed(["PENALTY 10", "HB Dive"], "FLAG(10)", drive_pile=[])[1] == "they draw 2"


def test_a_flag_gives_a_kick_back_and_takes_no_hand() -> None:
    """FW-103: it said that they swap their hand."""
    kick: dict[str, Any] = {"live": "FIELD GOAL", "offense": 1, "drive_pile": ["FIELD GOAL"]}
    assert previewed(["PENALTY 5", "HB Dive"], "FLAG(5)", **kick)[1] == "they draw 1: FIELD GOAL"


def test_who_stops_a_kick_makes_them_swap_their_hand() -> None:
    """FW-66: "they draw 5" sounded like five cards more, and they had given up seven."""
    kick: dict[str, Any] = {"live": "FIELD GOAL", "offense": 1, "drive_pile": ["FIELD GOAL"]}
    assert previewed(["DEFENSE", "HB Dive"], "STUFF", **kick)[1] == "they swap their hand for 5"


@pytest.mark.parametrize(
    ("hand", "picked", "at", "said"),
    [
        (["HB Dive"], ["HB Dive"], {}, "+7 if it stands"),
        (["OFFENSE", "Quick Out", "Curl"], ["OFFENSE", "Quick Out"], ANSWERING, "OFFENSE + Quick Out"),
        (["DEFENSE", "Quick Out", "Curl"], ["DEFENSE"], ANSWERING, "they draw 2"),
        (["PENALTY 10", "Quick Out", "Curl"], ["PENALTY 10"], ANSWERING, "they draw 2"),
    ],
)
@EVERY_LOOK
def test_a_button_names_card_condition_and_number(
    sit: Sit, size: tuple[int, int], text_size: int, hand: list[str], picked: list[str], at: dict[str, Any], said: str
) -> None:
    """TOUCHDOWN +7 stood there at 100 % to be stopped, OFFENSE without its other card, "they draw" without a number."""
    state = position([hand, ["Go Route", "HB Draw", "HB Sweep"]], more=40, **(at or {"drive_pile": ["Deep Post"] * 2}))
    player = sit("football_war", at=state, size=size, text_size=text_size)
    for card in picked:
        player.click(card)
    button = player.large[0]
    small = size[0] < 1280 and said.startswith("they")  # the window has room for it in the tooltip alone
    assert said in (button.tooltip if small else f"{button.label} {button.detail}")


def test_the_chance_to_be_stopped_counts_special_cards_and_is_told_of_kicks() -> None:
    """FW-30, FW-66: "about 0 %" stood beside a play that a PENALTY then called back, and nothing beside a kick."""
    gone = ["Hail Mary"] * 4
    hand = ["Hail Mary", "FIELD GOAL", "HB Dive"]
    others = {"drive_pile": gone, "draw_pile": ["DEFENSE", "AUDIBLE", "PENALTY 5"] * 2}
    match, stop = previewed(hand, "LEAD(Hail Mary)", **others)
    assert match == "they can match it: about 0 %"
    assert re.fullmatch(r"they can stop it: about [1-9]\d %", stop)
    points, kick = previewed(hand, "KICK", **others)
    assert points == "if it stands: 3 points"
    assert kick == stop, "only special cards stop either of them"
    at = position([hand, ["Go Route"]], drive_pile=gone)
    assert previews.preview(parse("KICK"), at.view(0)).heading == "good or not, you get a new hand"


def test_both_chances_of_a_lead_are_explained_where_they_stand(sit: Sit) -> None:
    """FW-30: nobody could tell from "match it" and "stop it" that the second counts special cards, too."""
    player = sit("football_war", at=position([["HB Dive", "Curl"], ["Go Route", "HB Draw"]], more=40))
    player.click("HB Dive")
    player.frames(2)
    for label, words in ((previews.CAN_MATCH, "A match is one of the ways"), (previews.CAN_STOP, "or a special card")):
        player.hover(player.game.legend()[label].center)
        player.wait(1.0)
        assert words in player.hud.tip.text


def test_nothing_but_the_same_play_is_named_to_stop_the_fourth_audible() -> None:
    """FW-62."""
    fourth = {**ANSWERING, "drive_pile": ["AUDIBLE"] * 3, "chain": 3}
    assert previewed(["AUDIBLE", "HB Dive"], "CALL(HB Dive)", **fourth)[1] == "the same play stops it"
    at = position([["AUDIBLE", "HB Dive"], ["Go Route"]], more=40, **fourth)
    card = previews.menu_card(parse("CALL(HB Dive)"), at.view(0))
    assert card is not None
    assert card.means.endswith("how likely they hold what stops it, the same play.")


def test_conceding_points_is_asked_about_while_a_timeout_may_still_draw_an_answer() -> None:
    """FW-70: seven points went at a press, and a look back was asked about."""
    at = position([["HB Dive"], []], **ANSWERING)
    view, legal = at.view(0), at.legal_actions()
    question = previews.confirmation(CONCEDE, view, legal)
    assert question is not None
    assert question.text.startswith("They score 7. A timeout may still")
    spent = position([["HB Dive"], []], timeouts=(), **ANSWERING)
    assert previews.confirmation(CONCEDE, spent.view(0), spent.legal_actions()) is None


@pytest.mark.parametrize(
    ("more", "label", "ends"),
    [
        (0, "End the half", " That ends the half, as nothing is left on the Play pile then."),
        (40, "Concede 7 points", ""),
    ],
)
def test_a_question_before_the_end_says_why_it_ends_and_names_the_action_as_its_button_does(
    more: int, label: str, ends: str
) -> None:
    """FW-80: "End the match" asked for "Concede and draw", and the half was over without a word of why."""
    at = position([["Curl", "HB Dive"], []], more=more, **ANSWERING)
    question = previews.confirmation(CONCEDE, at.view(0), at.legal_actions())
    assert question is not None
    assert question.text == f"You hold an answer. Concede 7 points all the same?{ends}"
    assert question.answer == label


@EVERY_LOOK
def test_what_is_at_stake_has_room_beside_a_called_card(sit: Sit, size: tuple[int, int], text_size: int) -> None:
    """FW-81: the last card of the offense was an AUDIBLE."""
    at = position([["HB Dive", "DEFENSE"], []], live="Hail Mary", chain=1, offense=1)
    player = sit("football_war", at=at, size=size, text_size=text_size)
    player.frames(2)
    assert player.game.call.stake == "last card: 7 points"
    assert player.app.theme.overflows == set()


def test_a_tight_fan_leaves_each_card_room_for_its_figure(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The word beside the figure went under the next card: "14 % matc"."""
    held = ["HB Dive", "Curl", "FIELD GOAL", "Go Route", "HB Draw", "HB Sweep", "Curl", "HB Dive", "Go Route"] * 2
    player = sit("football_war", at=position([held[:12], ["Go Route", "HB Draw"]], more=40))
    theme = player.app.theme
    for card, right in pairwise(player.hand):
        said = [text for text in painted(card, monkeypatch) if "%" in text]
        assert all(theme.measure("text", 15, text, True)[0] <= right.x - card.x for text in said)
    assert player.hand[-1].figure_room == 0.0


def test_every_lead_shows_how_likely_it_is_stopped(sit: Sit) -> None:
    """Only the last card and an AUDIBLE told a chance, so that every other lead was a blind one."""
    at = position([["HB Dive", "Curl", "FIELD GOAL", "DEFENSE"], ["Go Route", "HB Draw"]], more=40)
    player = sit("football_war", at=at)
    said = {card.card.code: card.figure for card in player.hand}
    shown = previews.figures(at.view(0), at.legal_actions())
    assert said == {**shown, "DEFENSE": ""}
    assert all(re.fullmatch(r"\d+ % match", said[card]) for card in ("HB Dive", "Curl"))
    assert re.fullmatch(r"\d+ % stop", said["FIELD GOAL"]), "for points everything counts that stops it"
    match, stop = (player.card(each).figure_icon for each in ("Curl", "FIELD GOAL"))
    assert all(one != other for one, other in zip(match, stop, strict=True)), "both looked alike"
    player.hover(player.card("Curl").rect.center)
    player.wait(0.5)
    assert f"They can match it: about {said['Curl'].removesuffix(' match')}." in player.hud.reading.note.standing
    player.commit("LEAD(Curl)")
    player.frames(2)
    assert not player.zone("drive_pile")[-1].figure


def test_a_card_that_calls_any_play_tells_how_many_and_not_all_their_names(sit: Sit) -> None:
    """Sixteen names with an "or" between them filled the rail and were cut below."""
    player = sit("football_war", at=position([["AUDIBLE", "Curl"], ["Go Route", "HB Draw"]], more=40))
    player.hover(player.card("AUDIBLE").rect.center)
    player.wait(0.5)
    assert player.hud.reading.note.standing == f"Now: {CALL_MENU}: 16 choices."


def test_the_figures_tell_one_lead_from_another() -> None:
    """Every lead of a hand read 83 to 85 %, as a special card counted that nobody spends on a play for nothing."""
    hand, gone = ["HB Dive", "Curl", "FIELD GOAL"], ["Curl"] * 4
    at = position(
        [hand, ["Go Route", "HB Draw", "HB Sweep"]],
        drive_pile=gone,
        draw_pile=["DEFENSE", "AUDIBLE", "PENALTY 5"] * 2,
        more=9,
    )
    shown = previews.figures(at.view(0), at.legal_actions())
    assert shown["Curl"] == "0 % match", "all of them are seen"
    assert shown["FIELD GOAL"] != "0 % stop", "it plays for points, so that every special card counts"
    last = position(
        [["Curl"], ["Go Route", "HB Draw", "HB Sweep"]], drive_pile=gone, draw_pile=["DEFENSE", "AUDIBLE"] * 3, more=9
    )
    assert previews.figures(last.view(0), last.legal_actions())["Curl"] != "0 % stop"


def test_who_wants_no_previews_sees_no_chances_on_the_cards(sit: Sit) -> None:
    player = sit("football_war", at=position([["HB Dive", "Curl"], ["Go Route"]], more=40), previews=False)
    player.hover(player.card("Curl").rect.center)
    player.wait(0.5)
    assert not any(card.figure for card in player.hand)
    assert "%" not in player.hud.reading.note.standing


def test_the_chance_on_a_card_knows_no_more_than_its_player() -> None:
    """FW-10: two positions that differ in hidden cards alone show the same figures."""
    own, others = ["HB Dive", "Curl"], (["Curl", "DEFENSE"], ["Go Route", "HB Draw"])
    draws = (["Go Route", "HB Draw"], ["Curl", "DEFENSE"])
    states = [position([own, hand], draw_pile=pile) for hand, pile in zip(others, draws, strict=True)]
    one, other = (previews.figures(at.view(0), at.legal_actions()) for at in states)
    assert one == other


def test_the_cards_of_a_defense_are_explained_once_it_has_conceded(sit: Sit) -> None:
    """FW-33: a newcomer did not see that each conceded lead makes the next one harder."""
    at = position([["HB Dive", "Curl", "HB Sweep", "FB Trap", "Quick Out"], ["Go Route", "HB Draw"]], more=40)
    player = sit("football_war", at=at)
    player.table.session.knows_game = lambda: False
    player.wait(1.0)
    assert not player.bubble
    player.take("LEAD(Curl)")
    player.until(lambda: player.bubble == LEGEND["cards in hand"], 3.0)


@EVERY_LOOK
def test_an_explanation_that_nobody_asked_for_covers_no_card_of_the_hand(
    sit: Sit, size: tuple[int, int], text_size: int
) -> None:
    """What a kicker gives up was explained over two cards that the player had to choose from."""
    hand = ["FB Trap", "HB Draw", "Deep Post", "Play Action", "Hail Mary"]
    kick: dict[str, Any] = {"live": "FIELD GOAL", "offense": 1, "drive_pile": ["FIELD GOAL"]}
    at = position([hand, ["Go Route"] * 4], more=40, flag_pile=["PENALTY 5"] * 2, **kick)
    player = sit("football_war", at=at, size=size, text_size=text_size)
    player.table.session.knows_game = lambda: False
    player.take("CONCEDE")
    player.until(lambda: player.bubble == LEGEND["given up"], 20.0)
    assert player.hud.bubble.bounds().collidelist([card.rect for card in player.hand]) < 0


def test_what_was_just_read_at_its_button_is_not_explained_again(sit: Sit) -> None:
    """FW-70: the text about the timeout came back by itself beside the hand, and stayed."""
    at = position([["HB Dive", "Curl", "HB Sweep", "FB Trap", "Quick Out"], ["Go Route", "HB Draw"]], more=40)
    player = sit("football_war", at=at)
    player.table.session.knows_game = lambda: False
    player.hover("Timeout")
    player.wait(1.0)
    assert LEGEND["timeout"] in player.hud.tip.text
    player.hover((5, 5))
    player.wait(1.0)
    player.take("LEAD(Curl)", "LEAD(HB Dive)")
    assert len(player.hand) == 3
    said = set[str]()
    for _ in range(30):
        player.wait(0.5)
        said.add(player.bubble)
    assert LEGEND["timeout"] not in said


def test_a_call_against_an_empty_hand_says_that_they_draw_first() -> None:
    """FW-37, FW-38: figures of 70 to 80 % stood below the plays while the other side visibly held no card."""
    at = position([["AUDIBLE", "HB Dive"], []], more=40, **ANSWERING)
    card = previews.menu_card(parse("CALL(HB Dive)"), at.view(0))
    assert card is not None
    assert card.means.endswith("They draw 5 first. Below each play: how likely one of these stops it.")


def test_a_double_click_on_a_play_that_only_goes_with_an_offense_plays_neither(sit: Sit) -> None:
    """FW-55: the OFFENSE went along unasked."""
    player = sit("football_war", at=position([["OFFENSE", "HB Dive", "HB Draw"], ["Go Route"]], more=40, **ANSWERING))
    before = len(player.match.actions)
    for _ in range(2):
        player.click(player.card("HB Dive"))
    player.wait(0.5)
    assert len(player.match.actions) == before
    assert {card.card.code for card in player.table.choosing.picked} == {"OFFENSE", "HB Dive"}
    for _ in range(2):
        player.click(player.card("HB Dive"))
    assert player.taken[0] == "EXTRA(HB Dive)"


@pytest.mark.parametrize(("card", "is_told"), [("DEFENSE", True), ("FIELD GOAL", False)])
def test_what_a_special_card_is_for_is_told_to_who_holds_one_beside_the_log(
    defending: Sit, card: str, is_told: bool
) -> None:
    """The tip lay over the newest lines of the log, and was told for a FIELD GOAL, which stops nothing."""
    player = defending(card, "HB Draw", others=("Go Route", "HB Dive"))
    player.table.session.knows_game = lambda: False
    hud = player.hud
    seen = False
    for _ in range(120):
        player.wait(0.5)
        if hud.bubble.text == LEGEND["special card"]:
            seen = True
            assert not hud.bubble.bounds().colliderect(hud.log.rect)
    assert seen is is_told
