"""The table of Football War, played as a person would, on a fake clock and without a window."""

from __future__ import annotations

from random import Random
from typing import Any

from game.claims import Holds, percent, stated
from game.variants.football_war import RULES
from game.variants.football_war.actions import CLOCK, CONCEDE, EXTRA_NONE, LOOK_BACK, NO_CLOCK, ON_THE_CLOCK, CallPlay
from game.variants.football_war.cards import CODE, PLAYS
from game.variants.football_war.claims import CanStop, claims
from game.variants.football_war.words import CALL_MENU, TIMEOUT_MENU
from scenes.control.computer_wait import SHORTEST_PAUSE, ComputerWait
from scenes.ui.card_offer import CardOffer
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit


def says(game: Any) -> tuple[Any, ...]:
    """What the things of the slate say, but what moves and the counts of piles, which change as cards land."""
    call, slots = game.call, [slot.value for slot in game.slots() if slot.heading != "play pile"]
    board = (
        call.play,
        call.chain,
        call.stake,
        call.verdict,
        call.shown_preview,
        call.is_clear,
        call._heading(),
        call._headline(),
    )
    return board, game.sideline.render_key()[:-1], game.opened_pile.render_key(), slots


def test_only_the_top_card_of_the_drive_pile_is_ever_on_the_table(football_war: Sit) -> None:
    """FW-12, FW-10: no sprite at rest knows another card of the pile, or one of another hand."""
    player = football_war("human", "pro", "pro", "pro", pace=0.05, seed=3)
    seen = 0
    for _ in range(60 * 20):
        player.frames()
        if player.busy:
            continue
        drive = player.view.drive_pile
        assert [sprite.card_id for sprite in player.zone("drive_pile")] == list(drive[-1:])
        assert not player.game.opened_pile.cards
        assert all(s.card is None for seat in (1, 2, 3) for s in player.zone(f"hand:{seat}"))
        seen += len(drive) > 1
        if player.asked:
            player.as_pro(seen, without=lambda action: action == LOOK_BACK)
    assert seen > 20


def test_the_play_to_defend_is_shown_with_its_color_and_stake(defending: Sit) -> None:
    """FW-8, FW-81: the board says what is live, for whom, and what it is worth."""
    player = defending("HB Draw", others=())
    call = player.game.call
    assert (call._heading(), call._headline(), call.stake) == (
        "nothing of yours stops it",
        "Curl",
        "last card: 7 points",
    )
    assert player.hud.bug.possession == 1
    assert player.prompt == "Nothing in hand stops Curl: timeout, or they score 7."


def test_a_click_on_the_play_pile_concedes(defending: Sit) -> None:
    """FW-33: conceding draws a card, and so do two clicks where the cards lie; the first one only asks."""
    player = defending("HB Draw", draw_pile=["HB Dive"])
    assert player.game.play_pile.legal
    player.click(player.game.play_pile)
    assert player.taken == []
    assert "Concede and draw?" in player.bubble
    player.click(player.game.play_pile)
    assert player.taken[0] == "CONCEDE"


def test_conceding_points_with_an_answer_in_hand_is_asked_about(defending: Sit) -> None:
    player = defending("Curl", "HB Draw", others=())
    player.click(player.game.play_pile)
    assert player.place == "Dialog"
    assert "7 points" in player.scene.text
    player.press("escape")
    assert player.taken == []


def test_the_answer_window_is_the_same_with_and_without_an_answer(defending: Sit) -> None:
    """FW-15: the prompt and the buttons tell nothing; nor is a question asked before others at the screen."""
    shown = []
    for hand in (["Curl", "HB Draw"], ["HB Sweep", "HB Draw"]):
        player = defending(*hand, others=(), kinds=("human", "human"), curtain="press_twice")
        player.open_curtain()
        buttons = [(button.label, button.kind) for button in player.large]
        shown.append((player.prompt, buttons, player.game.play_pile.legal))
        for _ in range(2):
            player.click(player.game.play_pile)
        assert player.taken == ["CONCEDE"]
    assert shown[0] == shown[1]


def test_a_card_that_does_not_match_says_why(defending: Sit) -> None:
    """FW-7: the reason names play and color."""
    player = defending("HB Draw", "Curl")
    player.click("HB Draw")
    assert "Needs the same play and color: Curl BLUE" in player.bubble
    assert "FW-7" not in player.bubble
    assert player.taken == []


def test_dragging_a_play_to_the_drive_pile_leads_it(leading: Sit) -> None:
    """FW-24."""
    player = leading("Curl", "HB Draw")
    player.drag("Curl", player.game.drive_pile)
    assert player.taken[0] == "LEAD(Curl)"


def test_an_audible_opens_the_play_call_card(leading: Sit) -> None:
    """FW-58: any of the 16 plays, and no other; Escape takes the card back to the hand."""
    player = leading("AUDIBLE", "HB Draw")
    sprite = player.card("AUDIBLE")
    place = sprite.rect.center
    player.drag(sprite, player.game.drive_pile)
    assert player.place == "Picker"
    assert [offer.label for offer in player.scene.offers] == list(PLAYS)
    player.press("escape")
    player.wait(0.5)
    assert player.taken == []
    assert abs(player.card("AUDIBLE").rect.centerx - place[0]) < 3
    assert player.buttons[0] == CALL_MENU
    player.press("return")
    player.click("Hail Mary")
    assert player.taken[0] == "CALL(Hail Mary)"


def test_the_plays_that_may_be_called_are_cards_with_the_chance_that_each_is_stopped(leading: Sit) -> None:
    """FW-30: 7 %, the chance of a match alone, was read as a touchdown 93 % safe, and a DEFENSE stopped it."""
    player = leading("AUDIBLE", *["HB Draw"] * 4, "Curl", draw_pile=[*PLAYS, "DEFENSE", "PENALTY 5"])
    player.drag("AUDIBLE", player.game.drive_pile)
    player.settle()
    cards = {widget.name: widget for widget in player.scene.widgets if isinstance(widget, CardOffer)}
    chances = {}
    for play in PLAYS:
        match, stop = (stated(claims(player.view, CallPlay(play)), kind) for kind in (Holds, CanStop))
        assert match is not None
        assert stop is not None
        assert stop.chance > match.chance
        chances[play] = stop.chance
    assert {name: card.chance for name, card in cards.items()} == chances
    read = {play: percent(chance) for play, chance in chances.items()}
    least = [play for play in PLAYS if read[play] == percent(min(chances.values()))]  # 30 % was marked, and 30 % not
    assert [name for name, card in cards.items() if card.best] == least
    assert len(least) < len(PLAYS)
    assert player.scene.means.endswith("how likely they hold what stops it, the same play or a special card.")
    assert player.app.theme.overflows == set()


def test_who_wants_no_previews_is_shown_the_plays_without_chances(leading: Sit) -> None:
    player = leading("AUDIBLE", "HB Draw", previews=False)
    player.drag("AUDIBLE", player.game.drive_pile)
    player.settle()
    cards = [widget for widget in player.scene.widgets if isinstance(widget, CardOffer)]
    assert (len(cards), {card.chance for card in cards}) == (16, {None})
    assert not player.scene.means


@EVERY_LOOK
def test_the_cards_of_the_play_calls_lie_apart_inside_the_window(
    leading: Sit, size: tuple[int, int], text_size: int
) -> None:
    player = leading("AUDIBLE", "HB Draw", size=size, text_size=text_size)
    player.drag("AUDIBLE", player.game.drive_pile)
    player.settle()
    places = [widget.rect for widget in player.scene.widgets if isinstance(widget, CardOffer)]
    assert all(place.collidelist(places[:n]) < 0 for n, place in enumerate(places))
    assert all(player.app.screen.get_rect().contains(place) for place in places)
    for _ in range(3):
        player.press("right")
    player.press("down")
    player.press("return")
    assert player.taken[0] == f"CALL({PLAYS[11]})"


def test_the_log_forgets_the_cards_of_older_exchanges(football_war: Sit) -> None:
    """FW-13: only the current and the previous exchange are told with the names of their cards."""
    player = football_war(seed=4, pace=0.02)
    exchanges = 0
    for _ in range(36):
        player.as_pro(without=lambda action: action == LOOK_BACK)
        player.rest()
    told, forgetting = [], RULES.forgetting
    assert forgetting is not None
    for event in reversed([event for group in player.match.history for event in group]):
        tell = RULES.words.log_line if exchanges < 2 else forgetting.line
        line = tell(event.masked(0), player.match.names)
        told += [line] if line else []
        exchanges += forgetting.begins(event)
    assert exchanges > 4
    assert player.log.count(forgetting.cut) == 1, "it looked like a fault, and nothing said where it began"
    cut = player.log.index(forgetting.cut)
    assert [line.partition(" (By itself")[0] for line in player.log if line != forgetting.cut] == told[::-1]
    assert not any(code in text for code in PLAYS for text in player.log[:cut])
    assert not any(code in text for code in PLAYS for text in player.log[:-30])


def test_a_timeout_asks_which_card_to_bury(leading: Sit) -> None:
    """FW-70: one choice for each different card, and the drawn card is there at once."""
    player = leading("Curl", "Curl", "HB Draw", draw_pile=["Hail Mary"])
    assert TIMEOUT_MENU in player.buttons
    player.click(TIMEOUT_MENU)
    player.settle()
    assert [offer.label for offer in player.scene.offers] == ["Bury HB Draw", "Bury Curl"]
    player.click("Bury Curl")
    player.rest()
    assert player.taken == ["TIMEOUT(Curl)"]
    assert sorted(CODE[each] for each in player.view.hand) == ["Curl", "HB Draw", "Hail Mary"]
    assert 0 not in player.game.table_state.timeouts


def test_a_timeout_with_one_card_to_bury_names_it_first(leading: Sit) -> None:
    """FW-70: where there is nothing to choose from, a question says which card goes."""
    player = leading("Curl", draw_pile=["Hail Mary"], drive_pile=["HB Dive", "HB Draw"])
    assert player.buttons == ["Timeout", "Look back"]
    player.large[0].press()
    player.settle()
    assert player.scene.text == "Timeout: bury Curl and draw the top card?"
    player.click("Think again")
    assert player.taken == []


def test_looking_back_states_its_price_and_opens_the_pile_for_one_decision(defending: Sit) -> None:
    """FW-74, FW-75: the whole pile, top card first, until the decision is finished; the drawn card is locked."""
    player = defending("HB Draw", "HB Sweep", draw_pile=["Curl"])
    player.click(player.game.drive_pile)
    assert player.place == "Dialog"
    assert player.scene.text == "Looking back is a delay of game: you draw 1 card. Look?"
    player.click("Look back, draw 1")
    player.rest()
    assert player.taken == ["LOOK_BACK"]
    assert [each.code for each in player.game.opened_pile.cards] == ["Curl", "HB Dive", "Hail Mary"]
    player.click("Curl")
    assert "Just drawn" in player.bubble
    player.commit(CONCEDE)
    player.table.skip()
    assert not player.game.opened_pile.cards


def test_offense_alone_is_asked_about_and_takes_a_second_card_along(leading: Sit) -> None:
    """FW-55."""
    player = leading("OFFENSE", "Curl", "HB Draw")
    player.click("OFFENSE")
    assert player.game.confirmation(EXTRA_NONE, player.view, player.legal)
    player.click("Curl")
    assert player.buttons[0] == "OFFENSE + Curl"
    player.press("return")
    assert player.taken[0] == "EXTRA(Curl)"


def test_enter_never_takes_an_aside(leading: Sit) -> None:
    """FW-27: a timeout or a look back is not what one gets by pressing on."""
    player = leading("Curl", "HB Draw", drive_pile=["HB Dive", "Hail Mary"])
    player.press("return")
    assert player.scene is player.table
    assert player.taken == []


def test_the_clock_counts_and_its_end_is_the_rules_own_action(football_war: Sit) -> None:
    """FW-77: the option puts every person on the clock and no computer; the end of the time is no button."""
    player = football_war(options={"play_clock": "30"}, pace=0.02, auto_continue=False)
    assert player.match.actions[:2] == [ON_THE_CLOCK, NO_CLOCK]
    for _ in range(200):
        if CLOCK in player.legal:
            break
        player.as_pro()
        player.rest()
    assert not any("Time" in label and label != TIMEOUT_MENU for label in player.buttons)
    before = len(player.taken)
    player.wait(10.0)
    assert player.hud.bug.clock in (19, 20)
    assert len(player.taken) == before
    player.wait(21.0)
    assert player.taken[before] == "CLOCK_RAN_OUT"


def test_cards_taken_back_by_a_flag_are_seen_and_leave_the_next_one_on_top(leading: Sit) -> None:
    """FW-48, FW-50, FW-12."""
    player = leading("PENALTY 10", "HB Draw", drive_pile=["Curl", "HB Dive", "Hail Mary"], pace=1.0)
    player.commit("FLAG(10)")
    faces: set[str] = set()
    tops: list[str] = []
    for _ in player.motion():
        faces |= {s.card.code for s in player.zone("hand:1") if s.card and s.flip > 0.5}
        shown = [s.card.code for s in player.zone("drive_pile")]
        tops += shown if shown != tops[-1:] else []
    assert faces == {"Curl", "HB Dive"}
    assert tops == ["Curl", "HB Dive", "Hail Mary"]


def test_the_fourth_audible_lights_the_fourth_lamp(leading: Sit) -> None:
    """FW-61, FW-62."""
    call = leading("HB Draw", live="Curl", offense=1, chain=4, drive_pile=["AUDIBLE"] * 4).game.call
    assert (call.chain, call.lamps, call.stake) == (4, 4.0, "4th audible: 2 points")


def test_four_people_are_seated_one_after_the_other(football_war: Sit) -> None:
    """FW-98: the curtain falls before each decision of another seat, and whoever decides sits at the bottom."""
    player = football_war("human", "human", "human", "human", curtain="press_twice")
    seated: set[int] = set()
    for _ in range(20):
        decision = player.table.session.decision
        before = player.viewer
        player.frames(2)
        assert (player.place == "Curtain") == (before != decision.seat or not seated)
        if player.place == "Curtain":
            assert player.viewer == before
            player.open_curtain()
        player.rest(2.0)
        assert player.viewer == decision.seat
        assert all(sprite.card for sprite in player.zone(f"hand:{player.viewer}"))
        seated.add(player.viewer)
        player.commit(RULES.pro(player.view, player.legal, Random(2)))
    assert seated == {0, 1, 2, 3}


def test_the_computer_thinks_of_its_next_lead_while_its_last_play_is_shown(football_war: Sit) -> None:
    """After each play that stood, nothing moved for up to 0.9 s. An answer still rests as long as it did."""
    player = football_war(seed=2, pace=1.0, wait=0)
    player.table.turns.resting = ComputerWait(Random(1))
    rests = dict[str, list[float]]()
    player.until(lambda: player.asked)
    while len(player.taken) < 30:
        turns, decision = player.table.turns, player.match.decision
        before = len(player.taken)
        player.frames()
        if player.asked:
            player.as_pro()
        elif decision.seat and len(player.taken) > before:
            rests.setdefault(decision.kind, []).append(turns._rested)
    assert min(rests["lead"]) < SHORTEST_PAUSE - 0.1
    assert min(rests["answer"]) >= SHORTEST_PAUSE - 0.1
