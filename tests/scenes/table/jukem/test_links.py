"""The drive as a chain: links as long as their yards, which push the ball, snap off and break."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.events import Scored
from game.variants.jukem.actions import SHAPES
from game.variants.jukem.cards import BY_CODE, CARDS, CATCH, KICK_RETURN, PASS, RUN
from game.variants.jukem.events import DriveGrew, PlayRemoved
from scenes.table.jukem.faces import paint_face
from scenes.table.jukem.links import number, paint_link, spans
from scenes.table.stage.banner import Banner
from scenes.table.stage.big_moment import BigWord, Scuff, Shards
from scenes.table.stage.effects import Flyer
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import DRIVE
from scenes.table.stage.sprites import Sprite
from scenes.ui.team import team_color
from tests.game.jukem.positions import position
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.card_texts import SCALES, themed
from tests.scenes.table.player import Sit, TablePlayer

IDLE, OTHERS = ["RUN 5", "RUN 5", "RUN 5", "RUN 5"], ["RUN 10", "RUN 10", "RUN 10", "RUN 10"]
LINE = "RUN 25, PASS 10-35 + CATCH 20 + JUKEM"
"""A drive of 65 yards, of four cards."""


def links(player: TablePlayer, seat: int) -> list[tuple[int, int]]:
    """From where to where each card of a drive lies, in yards."""
    lane = player.game.lanes[seat]
    yard = lane.rect.w / 100
    return [
        (round((link.left - lane.rect.x) / yard), round((link.right - lane.rect.x) / yard))
        for link in (sprite.rect for sprite in player.zone(f"line:{seat}"))
    ]


@EVERY_LOOK
def test_each_card_of_a_drive_lies_on_the_field_as_long_as_its_yards(
    jukem: Sit, size: tuple[int, int], text_size: int
) -> None:
    """JF-29, JF-34: a PASS lies over the first yards of its CATCH, and a JUKEM is as long as what it doubles."""
    player = jukem(at=position([IDLE, OTHERS], lines=[LINE, ()]), pace=0.0, size=size, text_size=text_size, wait=20)
    assert links(player, 0) == [(0, 25), (25, 30), (30, 45), (45, 65)]
    lane = player.game.lanes[0]
    assert round(lane.yards) == 65
    assert lane.head()[0] > player.zone("line:0")[-1].rect.right
    for sprite in player.zone("line:0"):
        assert lane.rect.contains(sprite.rect), "on its own field"


def playing(jukem: Sit, code: str, **look: Any) -> TablePlayer:
    """A player who is about to lay a card on a drive of 25 yards."""
    hand = [code, "FIELD GOAL", "HOLDING", "FUMBLE", "SACK"]
    player: TablePlayer = jukem(
        at=position([hand, OTHERS], lines=["RUN 25", ()], phase="play"), pace=1.0, auto_continue=False, wait=20, **look
    )
    player.alone()
    return player


@pytest.mark.parametrize("reduced", [False, True], ids=["in motion", "in reduced motion"])
def test_a_card_that_is_laid_pushes_the_ball_down_the_field(jukem: Sit, reduced: bool) -> None:
    """JF-26: from behind, link and ball together, while the yards tick; nothing of it lies over what was there."""
    player = playing(jukem, "RUN 30", reduced_motion=reduced)
    lane, ticked, gap = player.game.lanes[0], set[str](), set[int]()
    player.commit("RUN 30")
    for _ in player.motion():
        ticked.add(lane.gain)
        pushing = [sprite for sprite in player.zone("line:0")[1:] if sprite.long]
        gap |= {round(lane.x(lane.yards)) - sprite.rect.right for sprite in pushing}
        assert all(sprite.left in (0.0, lane.x(25)) for sprite in pushing)
    assert max(map(abs, gap)) <= 1
    assert ticked >= {"", "+30"}
    assert (len(ticked) > 5) is not reduced
    assert links(player, 0) == [(0, 25), (25, 55)]


def test_what_a_play_gains_pops_as_it_lands_hard(jukem: Sit) -> None:
    """The card comes down behind the ball, dust flies, the links beside it jump, and the yards stand larger."""
    player = playing(jukem, "RUN 30")
    lane, pops, dust = player.game.lanes[0], list[float](), 0
    player.commit("RUN 30")
    jumped = 0.0
    for _ in player.motion():
        pops.append(lane.pop)
        dust = max(dust, len(player.things(Scuff)))
        jumped = max(jumped, player.zone("line:0")[0].rise)
    assert max(pops) > 0.8
    assert lane.pop == 0.0
    assert dust >= 3
    assert jumped > 0
    assert lane.gain == ""


def test_a_pass_is_thrown_over_its_links(jukem: Sit) -> None:
    """JF-27."""
    state = position([["PASS 10-35", "CATCH 20", *IDLE[:3]], OTHERS], phase="play")
    player = jukem(at=state, pace=1.0, auto_continue=False, wait=20)
    player.alone()
    heights = set()
    player.commit("PASS 10-35 + CATCH 20")
    for _ in player.motion():
        heights.add(round(player.game.lanes[0].arc))
    assert max(heights) > 20
    assert player.game.lanes[0].arc == 0.0
    assert links(player, 0) == [(0, 5), (5, 20)]


def lane_spot(lane: Any, yards: int) -> pygame.Rect:
    """Where the ball lies at a total."""
    return pygame.Rect(0, 0, 40, 40).move_to(center=lane.head(yards))


def stopped(jukem: Sit, answer: str) -> TablePlayer:
    """A player who is about to answer a drive of 65 yards, whose last play is worth 15."""
    state = position([[answer, *IDLE[:3]], OTHERS], lines=[(), "RUN 25, RUN 25, RUN 15"], phase="defense", attacker=1)
    player: TablePlayer = jukem(at=state, pace=1.0, auto_continue=False, wait=20)
    player.alone()
    return player


@pytest.mark.parametrize("answer", ["SACK", "HOLDING"])
def test_a_stop_breaks_the_last_link_and_the_ball_falls_back_before_it_is_told(jukem: Sit, answer: str) -> None:
    """JF-56: link, ball, and then line, plate and prompt. A SACK cracks the link and knocks the ball back."""
    player = stopped(jukem, answer)
    lane, order = player.game.lanes[1], list[str]()

    def note(what: str, so: object) -> None:
        if so and what not in order:
            order.append(what)

    before = len(player.log)
    player.commit(answer)
    knocked = 0.0
    for _ in player.motion():
        last = player.zone("line:1")[-1]
        note("struck", player.game.answer is not None)
        torn = abs(last.tilt) > 8 and last.card.code == "RUN 15" and bool(last.long)
        note("snapped", torn if answer == "HOLDING" else player.things(Shards))
        knocked = max(knocked, lane.arc)
        for word in player.things(Banner):
            assert player.game.answer is None or not word.area.colliderect(lane_spot(lane, 50))
        note("falls", lane.gain.startswith("−"))
        note("fell", round(lane.yards) == 50)
        note("told", player.game.table_state.totals[1] == 50 or len(player.log) > before)
    assert order == ["struck", "snapped", "falls", "fell", "told"]
    assert knocked > 10
    assert links(player, 1) == [(0, 25), (25, 50)]


@pytest.mark.parametrize("answer", ["FUMBLE", "PICKED OFF"])
def test_a_wipe_breaks_the_chain_from_the_goal_line_back_and_only_then_says_so(jukem: Sit, answer: str) -> None:
    """JF-57: the last link goes first; the ball gets away, and lies behind its goal line again at the end."""
    player = stopped(jukem, answer)
    lane, torn, balls = player.game.lanes[1], list[str](), 0
    player.commit(answer)
    for _ in player.motion():
        torn += [s.card.code for s in reversed(player.zone("line:1")) if s.long and abs(s.tilt) > 8][len(torn) :]
        balls += bool(player.things(Flyer))
        if player.things(BigWord) and player.things(BigWord)[0].landed >= 1:
            assert torn == ["RUN 15", "RUN 25", "RUN 25"]
            assert lane.rect.top < player.things(BigWord)[0].band.centery < lane.rect.bottom, "the other drive stands"
            assert lane.away or not lane.yards
            assert all(link.alpha < 0.5 for link in player.zone("line:1")), "gone, but still there"
    assert balls > 10
    assert (lane.yards, lane.away) == (0.0, False)


def test_the_word_of_a_wipe_has_the_color_of_the_club_that_gained_by_it(
    jukem: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was red, although it is good for whoever played it."""
    player, colors = stopped(jukem, "FUMBLE"), list[str]()
    effects, words = player.table.playback.effects, player.table.playback.effects.big_word

    def big_word(text: str, below: str, color: str, *more: Any) -> BigWord:
        colors.append(color)
        return words(text, below, color, *more)

    monkeypatch.setattr(effects, "big_word", big_word)
    player.commit("FUMBLE")
    player.until(lambda: colors)
    assert colors == [team_color(0)]


@pytest.mark.parametrize("answer", ["SACK", "FUMBLE"])
def test_the_strip_tells_no_longer_of_a_play_that_was_taken_away(jukem: Sit, answer: str) -> None:
    """It said that the Foxes ran for 15 after the SACK."""
    player = stopped(jukem, answer)
    player.hud.strips[0].last = "Foxes ran for 15"
    player.commit(answer)
    for _ in player.motion():
        pass
    assert player.hud.strips[0].last == ""


def test_the_links_that_stand_jump_as_the_next_one_breaks(jukem: Sit) -> None:
    player = stopped(jukem, "FUMBLE")
    player.commit("FUMBLE")
    jumped = {card.card.code for _ in player.motion(120) for card in player.zone("line:1")[:-1] if card.rise > 0}
    assert jumped == {"RUN 25"}


def test_what_comes_out_from_under_a_link_shows_no_half_number() -> None:
    """RUN 20 came out as 0."""
    theme = themed(1.0)
    card, size = BY_CODE["RUN 20"], (144, 128)
    assert pygame.image.tobytes(paint_link(theme, card, size), "RGBA") != pygame.image.tobytes(
        blank := paint_link(theme, card, size, True), "RGBA"
    )
    faces = Faces(theme, "jukem", paint_face)
    faces.paint_strip = paint_link
    sprite = Sprite(faces, theme, 1, card)
    sprite.x, sprite.y, sprite.width, sprite.long, sprite.left = 300.0, 300.0, 92.0, 144.0, 290.0
    shown = pygame.Surface((600, 600), pygame.SRCALPHA)
    sprite.paint(shown)
    assert shown.get_at((310, 300)) == blank.get_at((82, 64))
    sprite.left = 0.0
    drawn = pygame.Surface((600, 600), pygame.SRCALPHA)
    sprite.paint(drawn)
    assert pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(shown, "RGBA")


def test_a_card_of_a_drive_that_leaves_is_a_card_again(jukem: Sit) -> None:
    player = jukem(at=position([IDLE, OTHERS], lines=[LINE, ()]), pace=0.0, wait=20)
    lying = player.zone("line:0")[0]
    assert lying.long
    assert player.table.board.take("line:0", lying.card_id).long == 0


@pytest.mark.parametrize("u", SCALES)
def test_every_link_can_be_read_on_its_own_length(u: float) -> None:
    """JF-5: its number lies within it, or the glyph of its kind, even on the five yards of a PASS."""
    theme = themed(u)
    for card in CARDS:
        if card.kind not in (RUN, PASS, CATCH, KICK_RETURN):
            continue
        yards = 5 if card.kind == PASS else card.value
        size = (theme.px(7.2 * yards), theme.px(DRIVE.h))
        picture = paint_link(theme, card, size)
        assert picture.get_size() == size
        words = theme.measure("block", theme.fit("block", 50, number(card), size[0]), number(card))[0]
        assert card.kind == PASS or words <= size[0], card.code


@pytest.mark.parametrize("tilt", [0.0, 9.0])
def test_a_strip_paints_nothing_beyond_its_bounds_nor_before_it_comes_out(tilt: float) -> None:
    theme = themed(1.0)
    faces = Faces(theme, "jukem", paint_face)
    faces.paint_strip = paint_link
    sprite = Sprite(faces, theme, 1, CARDS[4])
    sprite.x = sprite.y = 300.0
    sprite.width, sprite.long, sprite.tilt = 92.0, 180.0, tilt
    for sprite.left in (0.0, 250.0) if not tilt else (0.0,):
        surface = pygame.Surface((600, 600), pygame.SRCALPHA)
        sprite.paint(surface)
        drawn = surface.get_bounding_rect(min_alpha=1)
        assert sprite.bounds().contains(drawn)
        assert drawn.left == 250 if sprite.left else drawn.left <= 210


def test_what_is_told_of_a_drive_is_never_ahead_of_the_ball(jukem: Sit) -> None:
    """JF-26, JF-51: log, totals and points come on the frame on which the ball has arrived, or later."""
    player = playing(jukem, "RUN 30")
    lane, ahead = player.game.lanes[0], 0
    player.commit("RUN 30")
    for _ in player.motion():
        ahead += player.game.table_state.totals[0] == 55 and round(lane.yards) < 55
    assert not ahead
    assert {type(e) for group in player.match.history for e in group} & {DriveGrew, PlayRemoved, Scored}


@pytest.mark.parametrize(("u", "text_scale"), [*((u, 1.0) for u in SCALES), (0.8, 1.3)])
def test_every_link_says_which_card_it_is(u: float, text_scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The strip of a PASS had no name, and neither had CATCH 10; what is too narrow is written upright."""
    theme = themed(u)
    theme.apply(theme.size, high_contrast=False, text_size=round(100 * text_scale))
    written: list[tuple[str, pygame.Surface]] = []
    write = type(theme).text

    def note(self: Any, face: Any, size: float, words: str, color: Any) -> pygame.Surface:
        written.append((words, write(self, face, size, words, color)))
        return written[-1][1]

    monkeypatch.setattr(type(theme), "text", note)
    high = theme.px(DRIVE.h)
    for shape in SHAPES:
        cards = [BY_CODE[code] for code in shape.cards]
        for card, (start, end) in zip(cards, spans(cards, 0), strict=True):
            written.clear()
            wide = round(7.2 * (end - start) * u)
            paint_link(theme, card, (wide, high))
            assert card.title.split()[0] in " ".join(words for words, _ in written), (shape, card.code)
            for _, text in written:
                ink = text.get_bounding_rect()
                lying, upright = (ink.w <= wide and ink.h <= high), (ink.h <= wide and ink.w <= high)
                assert lying or upright, (shape, card.code)
