"""Hints: told in the rail, numbered as on the cards, and never over what they are about."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.bots.hints import Hint
from game.bots.worker import Answer, Question
from game.deciders import Decider
from game.variant import Rules
from game.variants import find_rules
from scenes.table.choice.advisor import hint_options
from scenes.table.hud.advice import REASON_COLOR
from scenes.table.input.target_kinds import DriveTarget, HintTarget
from tests.game.jukem.positions import position
from tests.scenes.matches import as_pro
from tests.scenes.table.player import Sit, TablePlayer
from tests.scenes.table.stand_ins import Quick
from tests.variants import ON_TABLE

WHY = "It keeps a card for an exact finish, and costs them an answer."
EVERY_GAME = pytest.mark.parametrize("rules", ON_TABLE, ids=lambda rules: rules.variant.name)
JUKEM, FOOTBALL_WAR = find_rules("jukem"), find_rules("football_war")


class Three(Quick):
    """Hints at the first three choices, each at length."""

    def ask_hint(self, question: Question) -> int:
        self.asked[0] = question
        return 0

    def poll(self, ticket: int) -> Answer | None:
        if ticket:
            return super().poll(ticket)
        actions = self.asked[0].legal_actions[:3]
        return Answer((), tuple(Hint(str(action), 0.6 - index / 10, WHY) for index, action in enumerate(actions)))


@pytest.fixture
def hinted(sit: Sit) -> Sit:
    """Sits down in mid-match and asks for a hint."""

    def sit_down(rules: Rules, **look: Any) -> TablePlayer:
        player = sit(rules, match=as_pro(rules, 8), bots=Three(), auto_continue=False, confirmations=False, **look)
        player.press("h")
        return player

    return sit_down


def shown(player: TablePlayer) -> list[pygame.Rect]:
    """Where hints are painted."""
    things = player.hud.advice, player.hud.advice_line
    return [thing.bounds() for thing in things if thing.render_key() is not None]


def numbered(player: TablePlayer) -> list[HintTarget]:
    """The hints that can be clicked."""
    return [each for each in player.targets(HintTarget) if each.number]


@EVERY_GAME
@pytest.mark.parametrize("size", [(1280, 720), (3440, 1440)], ids=str)
def test_hints_lie_in_the_rail_and_cover_nothing_of_the_table(hinted: Sit, rules: Rules, size: tuple[int, int]) -> None:
    player = hinted(rules, size=size)
    (box,) = shown(player)
    control = player.table.control
    named = control.actions.shortcut_hints(control.view, control.legal)
    assert len(player.hud.advice.options) == (len(named) or min(3, len(control.legal)))
    assert player.bubble == ""
    assert player.hud.advice.whole_rail.contains(box)
    assert all(player.hud.advice.is_whole(index) for index in range(len(player.hud.advice.options))), "each a reason"
    assert bool(player.targets(DriveTarget)) <= (not box.colliderect(player.hud.drives.rect))
    assert all(box.contains(each.rect) for each in numbered(player))


def test_long_hints_take_the_place_of_the_buttons_while_there_are_none(hinted: Sit) -> None:
    """The third of three hints had no reason, above 150 pixels of an empty rail."""
    player = hinted(find_rules("blowout"))
    advice, column = player.hud.advice, player.table.column
    assert not column.large
    advice.options = [option._replace(reason=f"{option.reason} " * 2) for option in advice.options]
    assert not advice.whole_rail.contains(advice.bounds())
    assert all(advice.is_whole(index) for index in range(len(advice.options)))
    assert not any(advice.bounds().colliderect(each.button.rect) for each in column.small)
    player.click(numbered(player)[0])
    player.settle()
    assert column.large
    assert advice.whole_rail.contains(advice.bounds())


@EVERY_GAME
@pytest.mark.parametrize("look", [{"size": (1024, 600)}, {"text_size": 130}], ids=["small", "large"])
def test_where_the_rail_is_narrow_a_hint_is_one_line_until_a_press_opens_it(
    hinted: Sit, rules: Rules, look: dict[str, Any]
) -> None:
    """The panel lay over a sixth of the table, open or not."""
    player = hinted(rules, **look)
    hud, space = player.hud, player.hud.space
    assert hud.advice.options[0].label in hud.advice_line.text
    for places in ([space.prompt], [space.log.union(space.drives), space.prompt], [space.prompt]):
        assert shown(player) == places
        assert bool(numbered(player)) == (len(places) == 2)
        player.click(space.prompt)
        player.settle()
    player.press("h")
    assert shown(player) == []


@EVERY_GAME
def test_a_click_on_a_hint_selects_its_cards_and_asking_selects_none(hinted: Sit, rules: Rules) -> None:
    """One that needs no card, or that the white button does not mean, gets the focus on its own button."""
    player = hinted(rules)
    count, choosing, column = len(player.taken), player.table.choosing, player.table.column
    assert choosing.picked == []
    for target in numbered(player):
        player.click(target)
        player.settle()
        action, shortcut = choosing.hinted[target.number - 1], player.hud.advice.options[target.number - 1].shortcut
        if shortcut:
            assert player.table.input.pointing.focused.name == shortcut
            continue
        used = [source.code for source in action.pick(player.viewer).sources]
        assert [sprite.card.code for sprite in choosing.picked if sprite.card] == [code for code in used if code]
        assert len(choosing.picked) == len(used)
        button = column.button_of(action)
        if button is not column.primary or not used:
            assert player.table.input.pointing.focused.name == button.name
    assert len(player.taken) == count
    assert player.hud.advice.shown


@EVERY_GAME
def test_a_hint_is_taken_by_keys(hinted: Sit, rules: Rules) -> None:
    """Its number or the focus on it selects, and Enter then plays what it named."""
    player = hinted(rules)
    choosing, last, taken = player.table.choosing, numbered(player)[-1], list[Any]()
    player.table.control.commit = lambda *gesture: taken.append(gesture)
    player.focus = last
    player.press("return")
    assert taken == []
    picked = list(choosing.picked)
    choosing.clear()
    player.table.renew()
    player.press(str(last.number))
    assert choosing.picked == picked
    player.press("return")
    assert [gesture[0] for gesture in taken] == [choosing.hinted[last.number - 1]] or player.place in (
        "Picker",
        "NumberPicker",
    )


def test_a_hint_is_gone_with_its_decision(hinted: Sit) -> None:
    player = hinted(JUKEM)
    assert player.hud.advice.shown
    player.commit(player.legal[0])
    player.frames(3)
    assert not player.hud.advice.shown


def test_equal_chances_are_told_once_and_estimates_say_about() -> None:
    texts = ("discard RUN 5", "discard RUN 10", "discard RUN 15")
    note, options = hint_options(JUKEM, [Hint(text, 0.541 + index / 1000, "So.") for index, text in enumerate(texts)])
    assert note == "Take the first; the others are as good: about 54 % to win."
    assert [option.rating for option in options] == ["", "", ""]
    note, _ = hint_options(JUKEM, [Hint(text, 0.541, "So.") for text in texts[:2]])
    assert note == "Take the first; the other is as good: about 54 % to win."
    note, options = hint_options(JUKEM, [Hint(text, 0.54 + index / 10, "So.") for index, text in enumerate(texts)])
    assert note == ""
    assert options[0].rating == "about 54 % to win"


def test_who_is_all_but_beaten_is_not_told_so_with_each_hint() -> None:
    texts = ("discard RUN 5", "discard RUN 10")
    note, options = hint_options(JUKEM, [Hint(text, 0.01 + index / 100, "So.") for index, text in enumerate(texts)])
    assert (note, [option.rating for option in options]) == ("", ["", ""])


def test_no_option_loses_its_name_or_rating_and_no_later_reason_is_cut(hinted: Sit) -> None:
    player = hinted(FOOTBALL_WAR, size=(1024, 600), text_size=130)
    player.click(player.hud.space.prompt)
    player.settle()
    advice = player.hud.advice
    box = advice.bounds()
    rows = advice._shown_rows(box)
    assert sum(map(len, rows)) <= advice._spare(box)
    assert all({"chalk50", "firstDown"} <= {color for _, color, _ in each} for each in rows)
    assert REASON_COLOR in {color for _, color, _ in rows[0]}
    for index, (these, option) in enumerate(zip(rows[1:], advice.options[1:], strict=True), 1):
        told = [row for row in these if row[1] == REASON_COLOR]
        whole = [row for row in advice._rows(option, box.w) if row[1] == REASON_COLOR]
        assert told in ([], whole)
        assert numbered(player)[index].explanation == ("" if told else option.reason), "told where it is pointed at"


def test_a_decision_with_one_choice_needs_no_hint(sit: Sit) -> None:
    """A newcomer was shown hint 1 of one, with a chance to win."""
    state = position([["RUN 10", "CATCH 10", "CATCH 15", "FUMBLE", "SACK"], ["RUN 5"] * 4], phase="play")
    player = sit("jukem", at=state, bots=Three(), auto_continue=False)
    (only,) = player.legal
    player.press("h")
    assert player.bubble == f"There is one thing to do: {JUKEM.words.label(only)}."
    assert player.hud.advice.options == ()


@pytest.mark.parametrize(("number", "decider"), [(0, Decider.FOLLOWED), (1, Decider.HINTED)])
def test_it_is_recorded_whether_the_first_hint_was_followed(hinted: Sit, number: int, decider: Decider) -> None:
    """A review that finds the choice costly says that the hint proposed it."""
    player = hinted(JUKEM)
    player.frames()
    control = player.table.control
    assert control.choosing is not None
    act, place = control.choosing.hinted[number], len(control.match.actions)
    control.commit(act)
    assert control.match.deciders[place] is decider
