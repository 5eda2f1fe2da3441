"""Words of football can be pointed at wherever the table says them: what is asked, the log, the booth and the rail."""

from __future__ import annotations

import pytest

from game.glossary import WORDS
from scenes.table.hud.card_details import CardNote
from scenes.table.input.target_kinds import LogTarget, WordsTarget
from scenes.table.stage.layout import HAND
from scenes.ui.terms import Term
from tests.game.football_war.positions import position
from tests.scenes.table.player import Sit, TablePlayer

SAID = {word.term: word.said for word in WORDS}


def must_answer(sit: Sit, **look: object) -> TablePlayer:
    """A play is led against the person's hand; who concedes it draws a card (FW-33)."""
    at = position([["HB Dive", "DEFENSE"], ["QB Sneak", "QB Option"]], live="Curl", offense=1)
    return sit("football_war", at=at, **look)


def asked(player: TablePlayer) -> WordsTarget:
    return next(each for each in player.targets(WordsTarget) if each.name == "What is asked")


def dotted(player: TablePlayer, term: Term) -> bool:
    """Whether there are dots below a word."""
    step = term.rect.move(0, -2)
    screen, color = player.app.screen, player.app.theme.color("line500")
    return any(
        screen.get_at((x, y)) == color
        for y in range(step.bottom - 3, step.bottom + 2)
        for x in range(step.left, step.right)
    )


@pytest.mark.parametrize("look", [{}, {"size": (1024, 600), "text_size": 130}], ids=["usual", "small"])
def test_a_word_of_what_is_asked_is_dotted_and_explained_where_it_is_pointed_at(
    sit: Sit, look: dict[str, object]
) -> None:
    player = must_answer(sit, **look)
    target = asked(player)
    (term,) = [each for each in target.terms if each.said == SAID["concede"]]
    assert player.hud.prompt.rect.contains(term.rect)
    assert dotted(player, term)
    player.hover(term.rect.center)
    player.wait(0.6)
    assert player.tip == SAID["concede"]
    player.hover((target.rect.left + 3, target.rect.centery))
    player.wait(0.6)
    assert player.tip == ""


def test_by_keys_and_by_a_press_what_is_asked_has_all_its_words_explained(sit: Sit) -> None:
    player = must_answer(sit)
    target = asked(player)
    player.focus = target
    player.wait(0.6)
    assert player.tip == " ".join(dict.fromkeys(term.said for term in target.terms))
    player.press("return")
    assert player.bubble == player.hud.bubble.text == " ".join(dict.fromkeys(term.said for term in target.terms))
    assert player.match.actions == []


def test_an_entry_of_the_log_tells_its_rule_and_explains_the_word_that_is_pointed_at(sit: Sit) -> None:
    player = must_answer(sit)
    player.click("Concede and draw")
    player.click("Concede and draw")
    player.rest()
    (entry,) = [each for each in player.targets(LogTarget) if each.name.startswith("Gulls conceded")]
    (term,) = entry.terms
    player.hover(term.rect.center)
    player.wait(0.6)
    assert player.tip == SAID["concede"]
    player.hover((entry.rect.left + 1, entry.rect.centery))
    player.wait(0.6)
    rule = (
        "Rule FW-33: Concede and you draw one card. The play is over, and the offense leads again if it did not score."
    )
    assert player.tip == rule
    player.focus = entry
    player.wait(0.6)
    assert player.tip == f"{rule} {SAID['concede']}"


def test_a_word_of_a_card_is_explained_below_it_and_leaves_it_larger_than_in_the_hand(sit: Sit) -> None:
    player = sit("jukem", size=(1920, 1080))
    player.hud.read(CardNote(player.match.rules.cards["SACK"], "SACK"))
    reading = player.hud.reading
    rows = " ".join(row.text for row, _ in reading.placed(reading.note))
    assert SAID["sack"] in rows
    assert reading.wide(reading.note) > player.app.theme.px(HAND.w)


def test_in_a_game_whose_cards_only_sound_like_football_their_names_are_not_explained(sit: Sit) -> None:
    """FW-7, FW-57: HB Counter was called an answer that stops a play, and DEFENSE the side without the ball."""
    at = position([["HB Dive", "DEFENSE"], ["QB Sneak"] * 2], live="HB Counter", offense=1)
    player = sit("football_war", at=at, size=(1920, 1080))
    player.hover(player.card("DEFENSE").rect.center)
    player.wait(0.6)
    reading = player.hud.reading
    assert SAID["defense"] not in " ".join(row.text for row, _ in reading.placed(reading.note))
    assert SAID["counter"] not in [term.said for term in asked(player).terms]
    player.click("Concede and draw")
    player.click("Concede and draw")
    player.rest()
    (entry,) = [each for each in player.targets(LogTarget) if each.name.startswith("Gulls conceded")]
    assert [term.said for term in entry.terms] == [SAID["concede"]]
