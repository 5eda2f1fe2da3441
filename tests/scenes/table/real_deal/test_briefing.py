"""What the rundown tells before a duel is over: chances, what a hand stops, and how long the quarter lasts."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import pygame
import pytest

from game.claims import percent
from game.contract import DriveEnd
from game.events import DriveBegan, DriveEnded, PeriodEnded
from game.variants.real_deal import RULES
from game.variants.real_deal.actions import PlayCard
from game.variants.real_deal.card_count import CardCount
from game.variants.real_deal.cards import (
    BLOCK,
    FOUL,
    FOURTH_DOWN,
    FUMBLE,
    HOLDING,
    INTERFERENCE,
    KICK_LONG,
    KICK_SHORT,
    MISS,
    PASS_LONG,
    PASS_MIDDLE,
    PASS_SHORT,
    RED_FLAG,
    RUN_LONG,
    RUN_MIDDLE,
    RUN_SHORT,
    SACK,
    SAFETY,
)
from game.variants.real_deal.events import DeckRanOut
from game.variants.real_deal.state import RealDealState
from game.variants.real_deal.view import RealDealView
from scenes.table.real_deal.briefing import CHANCE_HEAD, Briefing, briefing, drives_left, headline, time_left
from scenes.table.real_deal.previews import preview_text
from tests.game.real_deal.positions import position
from tests.play import sampled_moments, steps
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit
from tests.scenes.written import painted

ATTACK = [[RUN_SHORT, SAFETY], [FOURTH_DOWN, HOLDING]]
DEFENSE = [[SACK, MISS], [RUN_SHORT, HOLDING]]


def test_the_chances_of_the_rundown_are_those_of_the_previews() -> None:
    found = 0
    for state, _ in sampled_moments(RULES, 10, every=1):
        if state.decision is None or state.decision.kind != "offense":
            continue
        view = state.view(state.decision.seat)
        assert isinstance(view, RealDealView)
        told = briefing(view)
        assert bool(told.attacks) != bool(told.stops)
        for code, chance in told.attacks:
            found += 1
            assert preview_text(PlayCard(code), view).startswith((f"{round(100 * chance)} %", "Sure"))
    assert found > 50


def test_a_card_that_is_picked_to_be_laid_down_shows_which_plays_are_no_longer_stopped(real_deal: Sit) -> None:
    """Without an attack, each card punted away looked alike."""
    player = real_deal(at=position(DEFENSE))
    rundown, caption = player.game.rundown, player.game.caption
    before, told = rundown.render_key(), caption.briefing
    assert rundown.body in player.game.kept_clear(), "a bubble covered its legend"
    assert headline(told) == "You stop 3 of their 6 plays"
    player.click(SACK)
    player.wait(0.2)
    assert rundown.render_key() != before
    assert (caption.briefing.laid, len(caption.briefing.lost)) == (SACK, 3)
    assert headline(caption.briefing) == "Without QB SACK you stop 0 of 6"
    assert "you still stop 0 of 6 plays" in caption.ghost
    player.wait(0.6)
    player.click(SACK)
    player.wait(0.2)
    assert caption.briefing == told


def test_while_a_play_waits_it_tells_of_that_play_alone_or_of_the_other_ones() -> None:
    """How many of their plays a hand stops stood beside the own winning kick, and below a play to be answered."""
    for hands, told, head in ((ATTACK, [RUN_SHORT], ""), (ATTACK[::-1], [], "You stop 5 of their 5 other plays")):
        state = position(hands, offense=int(hands is not ATTACK))
        state.apply(PlayCard(RUN_SHORT))
        view = state.view(0)
        assert isinstance(view, RealDealView)
        assert [code for code, _ in briefing(view).attacks] == told
        assert headline(briefing(view)) == head


def test_rd_16_beside_others_at_the_screen_it_tells_nothing_of_a_hand(real_deal: Sit) -> None:
    player = real_deal("human", "human", at=position(ATTACK))
    assert player.game.caption.briefing == Briefing()


def test_what_the_hand_stopped_goes_with_the_drive_that_is_over(real_deal: Sit) -> None:
    """That they stop 5 of 8 plays stood there while it was their turn to play."""
    player = real_deal(at=position(ATTACK), pace=1.0)
    player.table.game.caption.briefing = Briefing(against="RUSHING TD 1-5")
    player.table.game.handle_event(DriveEnded(clause="RD-51", seat=1, how=DriveEnd.WIPED))
    assert player.table.game.caption.briefing == Briefing()


def test_what_the_chances_are_stands_above_them(real_deal: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The words stood at the foot of the panel, far from the figures."""
    player = real_deal(at=position([[RUN_SHORT, PASS_LONG, MISS], [FUMBLE]]))
    wrote = painted(player.game.rundown, monkeypatch)
    figures = [number for number, words in enumerate(wrote) if words.endswith("%")]
    assert len(figures) == 2
    assert wrote.index(CHANCE_HEAD) < figures[0]


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"return_open": True}, {"return TD may be played"}),
        ({"limited": True}, {"only plays with OVER, kicks included"}),
        ({"limited": True, "return_open": True}, {"return TD", "only plays with OVER"}),
    ],
)
def test_a_lamp_alone_says_what_it_means(
    real_deal: Sit, monkeypatch: pytest.MonkeyPatch, facts: dict[str, Any], said: set[str]
) -> None:
    """A newcomer saw RETURN TD beside a light and did not know what it was about."""
    player = real_deal(at=position([[PASS_LONG, MISS], [FUMBLE]], **facts))
    assert said <= {*painted(player.game.marks, monkeypatch)}


def answers_to(hand: list[str], *duels: str, left: int = 5) -> RealDealState:
    """The first seat has to answer a touchdown run, after duels in which a RED FLAG or a SACK met a pass."""
    passes, flags = [PASS_SHORT, PASS_LONG, PASS_MIDDLE][: len(duels)], list(duels)
    chain = [each for pair in zip(passes, flags, strict=True) for each in ((1, pair[0]), (0, pair[1]))]
    return position(
        [hand, [FUMBLE]],
        draw_piles=[[BLOCK, MISS, RUN_MIDDLE, KICK_LONG, KICK_SHORT][:left]] * 2,
        phase="counter",
        table_piles=[flags, [*passes, RUN_SHORT]],
        chain=[list(each) for each in (*chain, (1, RUN_SHORT))],
        offense=1,
    )


@pytest.mark.parametrize("duels", [(), (RED_FLAG,), (RED_FLAG, SACK)], ids=["first", "second", "third"])
@pytest.mark.parametrize("hand", [[FOURTH_DOWN, HOLDING, SAFETY], [SAFETY, INTERFERENCE]], ids=["counters", "none"])
def test_rd_31_beside_a_play_that_waits_the_desk_tells_the_own_counters_and_nothing_else(
    real_deal: Sit, monkeypatch: pytest.MonkeyPatch, hand: list[str], duels: tuple[str, ...]
) -> None:
    """A newcomer did not know where to look: first a board of other plays stood there, then nothing."""
    player = real_deal(at=answers_to(hand, *duels))
    told = player.game.caption.briefing
    assert (told.against, told.stops) == (RUN_SHORT, None)
    assert set(told.answers) == {FOURTH_DOWN, HOLDING} & set(hand)
    assert not {"your chances", "their plays"} & {*player.game.legend()}
    wrote = painted(player.game.rundown, monkeypatch)
    assert ("takes the ball" in wrote or "takes ball" in wrote) is bool(told.answers)
    assert wrote.count("no play") == len(duels) + bool(told.answers)
    assert bool(told.answers) or "No counter in hand" in " ".join(wrote)
    player.click(SAFETY)
    player.wait(0.2)
    assert headline(player.game.caption.briefing).startswith("Without SAFETY")
    player.commit(f"CONCEDE({SAFETY})")
    assert player.game.caption.briefing.answers == ()


LAST = "Last drive: Foxes, field goal failed."


@pytest.mark.parametrize("count", [1, 3])
def test_how_the_last_drive_ended_stays_beside_the_next_choice(
    real_deal: Sit, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    """The next play of the other side came after a second, and what had been before it was gone."""
    attacks = position([[RUN_SHORT, PASS_LONG, KICK_LONG][:count], [FUMBLE]])
    for at in (attacks, answers_to([FOURTH_DOWN, HOLDING, SAFETY])):
        player = real_deal(at=at)
        player.game.last_drive = LAST
        assert LAST in painted(player.game.rundown, monkeypatch)


def test_how_the_last_drive_ended_makes_way_for_a_full_panel(real_deal: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    player = real_deal(at=position([[FUMBLE, MISS], [RUN_SHORT]]))
    player.game.last_drive = LAST
    assert player.game.caption.briefing.stops is not None
    assert LAST not in painted(player.game.rundown, monkeypatch)


DUELS = [(), (RED_FLAG,), (RED_FLAG, SACK), (RED_FLAG, SACK, FOUL)]


@pytest.mark.parametrize("duels", DUELS, ids=["first", "second", "third", "fourth"])
@EVERY_LOOK
def test_the_own_counters_stay_inside_the_rundown(
    real_deal: Sit, size: tuple[int, int], text_size: int, duels: tuple[str, ...]
) -> None:
    hand = [code for code in (FOURTH_DOWN, FUMBLE, HOLDING, FOUL) if code not in duels]
    player = real_deal(at=answers_to(hand, *duels), size=size, text_size=text_size)
    rundown, theme = player.game.rundown, player.app.theme
    outside, inside = pygame.Surface(theme.size), rundown.rect.inflate(4, 4)
    rundown.paint(outside)
    outside.fill("black", inside)
    assert pygame.mask.from_threshold(outside, "black", (1, 1, 1, 255)).count() == theme.size[0] * theme.size[1]


@EVERY_LOOK
def test_after_three_duels_there_is_still_room_for_the_own_counters(
    real_deal: Sit, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: int
) -> None:
    """They were left out, and the panel told nothing of what the hand could do."""
    duels = (RED_FLAG, SACK, FOUL)
    player = real_deal(at=answers_to([FOURTH_DOWN, HOLDING, SAFETY], *duels), size=size, text_size=text_size)
    wrote = {*painted(player.game.rundown, monkeypatch)}
    assert {"ball", "takes ball"} & wrote
    assert "no play" in wrote
    free = player.game.desk.free(len(duels)) * player.app.theme.u
    small = list(map(player.game.place_in_chain, range(2 * len(duels))))
    assert max(place.x + place.width / 2 for place in small) <= free + 1
    assert player.app.theme.overflows == set()


def test_rd_61_beside_duels_the_marks_say_how_soon_the_quarter_ends(
    real_deal: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It said so before the first duel of a possession only."""
    player = real_deal(at=answers_to([FOURTH_DOWN, HOLDING, SAFETY, RUN_LONG], RED_FLAG, left=4))
    state = player.game.table_state
    assert time_left(state) == ("4 cards left, then the quarter ends", True)
    assert "4 cards left, then the quarter ends" in painted(player.game.marks, monkeypatch)


@pytest.mark.parametrize("levels", [("rookie", "rookie"), ("pro", "pro"), ("pro", "rookie")], ids="-".join)
def test_it_tells_how_many_drives_of_a_quarter_are_left_about(levels: tuple[str, str]) -> None:
    """The mean of played matches, by the cards of both decks: after each drive there are fewer."""
    left = defaultdict(list)
    for seed in range(30):
        state, _ = RULES.start({"length": "two"}, seed)
        rng, begun = Random(seed), list[tuple[int, ...]]()
        while state.decision is not None:
            assert isinstance(state, RealDealState)
            seat = state.decision.seat
            policy = getattr(RULES, levels[seat])
            for event in state.apply(policy(state.view(seat), state.legal_actions(), rng)):
                if isinstance(event, PeriodEnded):
                    for place, decks in enumerate(begun):
                        left[sum(decks)].append(len(begun) - place - drives_left(decks))
                    begun = []
                elif isinstance(event, DriveBegan):
                    begun.append(tuple(map(len, state.draw_piles)))
    means = {cards: sum(many) / len(many) for cards, many in left.items() if len(many) > 24}
    assert len(means) > 8
    assert max(map(abs, means.values())) < 1.5, sorted(means.items())


def test_rd_61_the_draw_that_is_said_to_end_the_quarter_does() -> None:
    said = 0
    for seed in range(12):
        warned = False
        for before, _, _, events, _ in steps(RULES, {}, seed):
            assert before.decision is not None
            told, _ = time_left(RULES.table_state(before.view(before.decision.seat)))  # type: ignore[arg-type]
            warned = warned or told.startswith("The next draw ends")
            may_end = warned or "left, then the" in told
            assert may_end or not any(isinstance(event, DeckRanOut) for event in events), "it ended unannounced"
            if any(getattr(event, "how", "") == "draw" for event in events):
                assert not warned or any(isinstance(event, DeckRanOut) for event in events)
                said, warned = said + warned, False
            warned = warned and not any(isinstance(event, PeriodEnded) for event in events)
    assert said > 10


def test_the_last_card_of_a_deck_is_announced_as_the_drive_begins(real_deal: Sit) -> None:
    """The match ended in the middle of things: nothing had said that this draw would be the last one."""
    piles = [[PASS_LONG, RUN_SHORT], [PASS_LONG]]
    hands = [[SACK, MISS, SAFETY, BLOCK], [RUN_SHORT, HOLDING, FOURTH_DOWN, MISS]]
    player = real_deal(at=position(hands, draw_piles=piles), pace=None)
    player.alone()
    player.commit(f"PUNT({SACK})")
    banners = set()
    for _ in player.motion():
        banners |= {thing.headline for thing in player.table.playback.stage.things if hasattr(thing, "headline")}
    assert "Last card in a deck!" in banners


@pytest.mark.parametrize("hands", [ATTACK, DEFENSE], ids=["attack", "defense"])
def test_all_of_it_fits_in_the_smallest_window_with_the_largest_text(real_deal: Sit, hands: list[list[str]]) -> None:
    player = real_deal(at=position(hands, draw_piles=[[PASS_LONG], [PASS_LONG]]), size=(1024, 600), text_size=130)
    player.click(hands[0][1])
    player.wait(0.2)
    assert {"your chances", "their plays"} & {*player.game.legend()}
    assert player.game.rundown.body
    assert not player.app.theme.overflows


def test_whose_drive_it_is_stays_inside_the_rundown(real_deal: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the smallest window with the largest text, FOXES: SECOND DRIVE OF QUARTER 2 ran over its frame."""
    at = position([[FOURTH_DOWN, MISS], [HOLDING]], offense=1, finished=[1, 1], period=1)
    player = real_deal(at=at, size=(1024, 600), text_size=130, wait=0)
    player.alone()
    player.wait(0.5)
    rundown, theme, wrote = player.game.rundown, player.app.theme, list[tuple[str, int]]()
    whole = theme.text

    def noted(face: Any, size: float, words: str, *how: Any, **more: Any) -> pygame.Surface:
        picture = whole(face, size, words, *how, **more)
        wrote.append((words, picture.get_width()))
        return picture

    monkeypatch.setattr(theme, "text", noted)
    rundown.paint(pygame.Surface(theme.size))
    assert any("Foxes: Second drive" in words for words, _ in wrote)
    assert all(wide <= rundown.rect.w - 2 * theme.px(14) for _, wide in wrote)


def test_the_chance_of_each_play_stands_on_its_card_while_one_is_chosen_however_many_duels_are_over(
    real_deal: Sit,
) -> None:
    """The rundown tells the chances until a duel is over; then there were none."""
    chain = [[0, RUN_LONG], [1, HOLDING], [0, RUN_MIDDLE], [1, RED_FLAG]]
    laid = [[RUN_LONG, RUN_MIDDLE], [HOLDING, RED_FLAG]]
    at = position([[RUN_SHORT, KICK_LONG, FUMBLE], [MISS, SACK]], table_piles=laid, chain=chain)
    player = real_deal(at=at)
    player.alone()
    told = {card.card.code: card.figure for card in player.hand}
    stands = {code: percent(CardCount(player.view).chance_unstopped(code)) for code in (RUN_SHORT, KICK_LONG)}
    assert told == {
        RUN_SHORT: f"{stands[RUN_SHORT]} scores",
        KICK_LONG: f"{stands[KICK_LONG]} scores",
        FUMBLE: "",
    }
    together = real_deal("human", "human", at=at)
    assert not any(card.figure for card in together.hand)
