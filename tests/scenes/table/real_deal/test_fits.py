"""Nothing that Real Deal says is cut, in the smallest window and in the largest type."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.contract import Action
from game.variants.real_deal import RULES, words
from game.variants.real_deal.actions import END_QUARTER, Counter, PlayCard, Punt
from game.variants.real_deal.cards import (
    BLOCK,
    END_OF_QUARTER,
    FUMBLE,
    KICK_SHORT,
    MISS,
    PUNT_INSIDE,
    RETURN,
    RUN_SHORT,
)
from game.variants.real_deal.table_state import RealDealTableState
from game.variants.real_deal.view import RealDealView
from scenes.table.hud import panels
from scenes.table.real_deal import stakes as at_stake
from scenes.table.real_deal.caption import Caption
from scenes.table.real_deal.chart import GROUPS, SHORT_GROUPS, CounterChart
from scenes.table.real_deal.desk import Desk
from scenes.table.real_deal.previews import preview_text
from scenes.table.real_deal.rundown import THIS_DRIVE, Marks
from scenes.table.real_deal.stakes import Stakes
from scenes.table.real_deal.stamp import Stamp
from scenes.table.stage.layout import Layout
from scenes.table.stage.places import backs_in_strip
from scenes.ui.theme import Theme
from tests.game.real_deal.positions import position
from tests.play import sampled_moments
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit

NAMES = ("Gulls", "Firebirds")
ODDS = "1 in 10, 100 % to stand, as far as you know"
LOOKS = [
    ((1024, 600), 130), ((1280, 720), 130),
    *(pytest.param(look, marks=pytest.mark.long) for look in (((1024, 600), 100), ((3840, 2160), 130))),
]  # fmt: skip


@pytest.fixture(params=LOOKS, ids=str)
def themed(request: pytest.FixtureRequest) -> tuple[Theme, Layout]:
    (wide, high), text = request.param
    return Theme((wide, high), text_size=text), Layout(wide, high)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The texts that were shown with an ellipsis."""
    found: set[str] = set()

    def seen(whole: Any, theme: Theme, face: Any, size: float, text: str, width: int, bold: bool = False) -> str:
        shown: str = whole(theme, face, size, text, width, bold)
        if shown != text:
            found.add(text)
        return shown

    for module in (at_stake, panels):
        monkeypatch.setattr(module, "elided", partial(seen, module.elided))
    return found


def shown(view: RealDealView | None = None, caption: Caption | None = None) -> Any:
    """A table of which only what its things draw is there."""
    state = RealDealTableState() if view is None else RULES.table_state(view)
    return SimpleNamespace(
        table_state=state,
        caption=caption or Caption(),
        stamp=Stamp(Theme((1280, 720))),
        names=NAMES,
        between=False,
        undecided=False,
        viewer=state.seat,
    )


def decisions() -> Iterator[tuple[RealDealView, list[Action]]]:
    """What seats know when they are asked, in a few matches."""
    for state, _ in sampled_moments(RULES, 12, every=1):
        if state.decision is not None:
            view = state.view(state.decision.seat)
            assert isinstance(view, RealDealView)
            yield view, list(state.legal_actions())


def test_prompts_and_stakes_are_whole(themed: tuple[Theme, Layout], cut: set[str]) -> None:
    theme, layout = themed
    stakes, prompt = Stakes(theme, shown()), panels.Prompt(theme)
    stakes.rect, prompt.rect, prompt.goal = Desk(layout).stakes, layout.prompt, words.GOAL
    surface = pygame.Surface(theme.size)
    seen = set()
    for view, legal in decisions():
        prompt.text = words.prompt_to_owner(view) or words.prompt(view, NAMES)
        ghosts = [preview_text(action, view) for action in legal]
        for asked, odds, ghost in ((False, "", ""), (False, ODDS, ""), *((True, "", each) for each in ("", *ghosts))):
            stakes.shown = shown(view, Caption(asked, words.what_else(view), odds, ghost))
            if (stakes.says(), prompt.text) not in seen:
                seen.add((stakes.says(), prompt.text))
                stakes.paint(surface)
                prompt.paint(surface)
    assert len(seen) > 300
    assert cut == set()


def test_the_marks_have_room_for_their_words(themed: tuple[Theme, Layout]) -> None:
    theme, layout = themed
    marks = Marks(theme, shown())
    marks.rect = Desk(layout).marks
    for name, box in list(marks.legend().items())[:2]:
        assert theme.measure("block", 1, name)[0] <= box.right - marks.words_left(box), name


NAMED = {
    "inside the 10": PlayCard(PUNT_INSIDE),
    "end the quarter": END_QUARTER,
    END_OF_QUARTER: END_QUARTER,
    "Block": Counter(BLOCK),
    "eturn": Counter(RETURN),
}
"""Words that name an action, and the action."""


def test_the_prompt_and_the_stakes_name_only_what_may_be_done_and_agree_on_what_a_hand_lacks() -> None:
    """RD-26: a hand without an answer was asked to counter, one that could punt inside the 10 to lay a card down."""
    told = set()
    for view, legal in decisions():
        if view.phase == "toss":
            continue
        does, asked = words.what_else(view), words.prompt_to_owner(view)
        counters = {action for action in legal if isinstance(action, Counter)}
        plays = {action.card for action in legal if isinstance(action, PlayCard)} - {PUNT_INSIDE}
        told.add((view.phase, bool(plays or counters), asked.startswith("No "), bool(does)))
        for text in (asked, does):
            assert counters or not text.startswith("Counter")
            named = [action for name, action in NAMED.items() if name in text.replace(RETURN, "")]
            assert set(named) <= {*legal}, (text, legal)
        if does and view.phase == "offense":
            assert (END_QUARTER in legal) == ("end the quarter" in does)
            assert does.endswith("pick a card to punt.") == all(isinstance(action, Punt) for action in legal)
    assert told == {(phase, can, not can, not can) for phase in ("offense", "counter") for can in (True, False)}


def test_rd_16_what_others_read_does_not_tell_the_hand() -> None:
    for view, _ in decisions():
        asked = words.prompt(view, NAMES)
        assert END_OF_QUARTER not in asked
        assert not asked.startswith("No ")
        assert "block" not in asked.lower()


def test_the_next_card_of_an_open_row_covers_no_short_name(real_deal: Sit) -> None:
    """The labels of an open hand read "1-51-1(END": each lies left of where the next card begins."""
    player = real_deal()
    places = backs_in_strip(player.hud.space, 4)
    wide, step = round(places[0].width), places[1].x - places[0].x
    assert step < wide
    for card in player.match.rules.cards.values():
        face = player.game.faces.picture(card, wide)
        covered = range(math.ceil(step) + 1, wide - 3)
        rows = range(round(face.get_height() * 0.15), round(face.get_height() * 0.5))
        assert len({tuple(face.get_at((x, y))) for x in covered for y in rows}) <= 2, card.code


def test_a_headline_of_the_stakes_stays_inside_them(themed: tuple[Theme, Layout], monkeypatch: Any) -> None:
    """What a SAFETY may cost ran out of the plate in the smallest window with the largest text."""
    theme, layout = themed
    stakes = Stakes(
        theme, shown(caption=Caption(True, "", "", "40 % to score 7; SAFETY may cost 2 + ball\n3 stop it."))
    )
    stakes.rect = Desk(layout).stakes
    widths, whole = list[int](), theme.text

    def wrote(*told: Any, **more: Any) -> pygame.Surface:
        picture = whole(*told, **more)
        widths.append(picture.get_width())
        return picture

    monkeypatch.setattr(theme, "text", wrote)
    stakes.paint(pygame.Surface(theme.size))
    assert widths
    assert max(widths) <= stakes.rect.w - 2 * theme.px(16)


def test_each_heading_of_the_chart_stands_over_its_own_columns(themed: tuple[Theme, Layout], monkeypatch: Any) -> None:
    """RETURN stood without a heading beside IN 10 under PUNT."""
    theme, layout = themed
    chart, rooms = CounterChart(theme), dict[str, pygame.Rect]()
    chart.rect = Desk(layout).chart
    monkeypatch.setattr(chart, "_word", lambda surface, words, room, *how, **more: rooms.setdefault(words, room).right)
    chart.paint(pygame.Surface(theme.size))
    groups = [SHORT_GROUPS.get(head, head) if head not in rooms else head for head, _ in GROUPS if head]
    assert len(groups) == len(GROUPS) - 1
    for head in groups:
        assert theme.measure("block", 1, head)[0] <= rooms[head].w, head
    headed = next(head for head in groups if head[:3] == "Ret")
    assert rooms[headed].centerx == chart.cell(BLOCK, RETURN).centerx


def test_what_is_no_longer_at_stake_is_not_said(themed: tuple[Theme, Layout]) -> None:
    """The stakes asked for an answer while a kick went wide, and once it had."""
    theme, layout = themed
    view = next(view for view, _ in decisions() if view.phase == "counter" and shown(view).table_state.at_stake)
    stakes = Stakes(theme, shown(view, Caption(True)))
    stakes.rect = Desk(layout).stakes
    surfaces = []
    for gone in (False, True):
        stakes.number_left = gone
        surface = pygame.Surface(theme.size)
        stakes.paint(surface)
        surfaces.append(pygame.mask.from_threshold(surface, theme.color("chalk50"), (4, 4, 4, 255)).count())
    assert surfaces[0] > 0
    assert surfaces[1] == 0


def test_the_two_lines_of_the_stakes_lie_in_the_middle_of_their_box() -> None:
    """They hugged its upper edge."""
    theme, layout = Theme((1280, 960)), Layout(1280, 960)
    stakes = Stakes(theme, shown(caption=Caption(True, "", "", "Saves 7 points\nYour ball.")))
    stakes.rect = Desk(layout).stakes
    surface = pygame.Surface(theme.size)
    stakes.paint(surface)
    inside = stakes.rect.inflate(-theme.px(30), -theme.px(6))
    ink = pygame.mask.from_threshold(surface.subsurface(inside), theme.color("ink900"), (24, 24, 24, 255))
    ink.invert()
    rows = ink.get_bounding_rects()
    above, below = min(each.top for each in rows), inside.h - max(each.bottom for each in rows)
    assert abs(above - below) <= theme.px(6)


@EVERY_LOOK
def test_the_figures_on_the_hand_stay_clear_of_the_prompt(
    real_deal: Sit, size: tuple[int, int], text_size: int
) -> None:
    """In large type their plates lay over the foot of the prompt."""
    player = real_deal(at=position([[RUN_SHORT, KICK_SHORT], [FUMBLE, MISS]]), size=size, text_size=text_size)
    figured = [card for card in player.hand if card.figure]
    assert len(figured) == 2
    for card in figured:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        card.paint(surface)
        assert surface.get_bounding_rect(min_alpha=200).top >= player.hud.prompt.rect.bottom


@EVERY_LOOK
@pytest.mark.parametrize("swell", [0.0, 10.0])
def test_the_figures_on_the_hand_leave_the_names_whole(
    real_deal: Sit, size: tuple[int, int], text_size: int, swell: float
) -> None:
    """RUSHING and PUNTS INSIDE were crossed by "25 % scores"."""
    at = position([[RUN_SHORT, KICK_SHORT, PUNT_INSIDE], [FUMBLE, MISS]])
    player = real_deal(at=at, size=size, text_size=text_size)
    for card in player.hand:
        card.swell, pictures = swell, []
        for shown in (card.figure, ""):
            card.figure = shown
            pictures.append(pygame.Surface(size))
            card.paint(pictures[-1])
        same = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (1, 1, 1, 255), pictures[1])
        same.invert()
        assert same.count()
        changed = same.get_bounding_rects()
        assert min(box.top for box in changed) > card.rect.top + 0.7 * card.rect.h
        assert max(box.bottom for box in changed) < size[1]


def test_the_panel_at_the_left_names_what_it_shows(real_deal: Sit) -> None:
    """Chances, counters and the last drive came and went at the same place, without a heading."""
    player = real_deal(at=position([[RUN_SHORT, KICK_SHORT, BLOCK], [FUMBLE, MISS]]))
    rundown = player.game.rundown
    assert rundown.subject == "Your chances"
    player.click(player.card(BLOCK))
    player.wait(0.2)
    assert rundown.subject == "Their plays", "a card that cannot be played is laid down"
    facing: dict[str, Any] = {
        "offense": 1,
        "phase": "counter",
        "table_piles": [[], [RUN_SHORT]],
        "chain": [[1, RUN_SHORT]],
    }
    facing_player = real_deal(at=position([[FUMBLE, BLOCK], [KICK_SHORT, MISS]], **facing))
    assert facing_player.game.rundown.subject == "Your counters"
    facing_player.game.caption.go_on()
    assert facing_player.game.rundown.subject == THIS_DRIVE
