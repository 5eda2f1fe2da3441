"""How a match opens: both clubs, and a coin that comes down before anybody is told whose it is."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.events import CoinTossed
from game.match import Match
from game.record import Player
from game.variant import Rules
from game.variants import VARIANTS, find_rules
from scenes.replay.scene import Replay
from scenes.table.cues.openings import FACED, MEET, PART, SHAKE_SECONDS, TOSS_SECONDS
from scenes.table.hud.log_lines import OPEN_DEAL, SEAL_MEANS, SEALED
from scenes.table.input.target_kinds import LogTarget
from scenes.table.stage import opening
from scenes.table.stage.captains import Captains
from scenes.table.stage.gleam import Gleam
from scenes.table.stage.opening import Coin, FaceOff
from scenes.ui.theme import Theme
from tests.play import random_match
from tests.scenes.pilot import Pilot, key_event
from tests.scenes.table import sitting

GAMES = [variant.name for variant in VARIANTS]
EVERY_GAME = pytest.mark.parametrize("rules", [*map(find_rules, GAMES)], ids=GAMES)


sit_down = partial(sitting.sit_down, rested=0.0)
"""Tables are looked at from when they open."""


def on_stage(table: Any, kind: type) -> Any:
    return next((thing for thing in table.playback.stage.things if isinstance(thing, kind)), None)


def until(pilot: Pilot, table: Any, kind: type, seconds: float = 12.0) -> Any:
    """The first thing of a kind that comes onto the stage."""
    for _ in range(round(seconds * 60)):
        pilot.frames()
        if (found := on_stage(table, kind)) is not None:
            return found
    raise AssertionError(f"there was no {kind.__name__}")


@EVERY_GAME
@pytest.mark.parametrize("seed", [3, 4])
def test_a_coin_spins_and_lands_on_the_side_of_whom_the_rules_have_named_before_it_is_told(
    rules: Rules, seed: int, tmp_path: Path, opened: list[Pilot]
) -> None:
    pilot, table = sit_down(rules, tmp_path, opened, "pro", "pro", pace=1.0, seed=seed)
    coin = until(pilot, table, Coin)
    tossed = next(event for events in table.match.history for event in events if isinstance(event, CoinTossed))
    told = len(table.hud.log.lines)
    sides, heights = set[str](), set[float]()
    while coin.thrown < 1:
        assert len(table.hud.log.lines) == told, "it was told while the coin was in the air"
        assert table.hud.bug.has_ball is None
        sides.add(coin.up)
        heights.add(coin._height)
        pilot.frames()
    assert sides == {"Gulls", "Foxes"}
    assert len(heights) > TOSS_SECONDS * 60 / 2
    assert coin.up == first_of(table, tossed)
    pilot.wait(0.3)
    assert len(table.hud.log.lines) > told
    assert coin.headline == coin.up
    assert coin.area.contains(coin.bounds())


@EVERY_GAME
@pytest.mark.parametrize("seed", [3, 4])
def test_both_clubs_stand_at_the_coin_and_only_the_coin_tells_who_has_won(
    rules: Rules, seed: int, tmp_path: Path, opened: list[Pilot]
) -> None:
    """The coin flipped on an empty field."""
    pilot, table = sit_down(rules, tmp_path, opened, "pro", "pro", pace=1.0, seed=seed)
    coin, clubs = until(pilot, table, Coin), until(pilot, table, Captains)
    assert [clubs.names[seat] for seat in clubs.seats] == ["Gulls", "Foxes"]
    while coin.thrown < 1:
        assert not clubs.told
        pilot.frames()
    pilot.wait(0.3)
    assert clubs.told
    assert clubs.names[clubs.winner] == coin.up
    high = 0.0
    while on_stage(table, Coin) is not None:
        high = max(high, clubs.hop)
        pilot.frames()
    assert high > 10
    assert on_stage(table, Captains) is None


def test_four_clubs_send_the_winner_and_the_next_to_the_coin(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down(
        find_rules("football_war"), tmp_path, opened, *["pro"] * 4, pace=1.0, options={"players": "4"}
    )
    coin, clubs = until(pilot, table, Coin), until(pilot, table, Captains)
    assert {clubs.names[seat] for seat in clubs.seats} == set(coin.sides)
    assert clubs.seats == sorted(clubs.seats)


def first_of(table: Any, tossed: CoinTossed) -> str:
    """The side that a coin names: in Jukem the event names the dealer, and the other one has the first turn."""
    seat = 1 - tossed.seat if table.match.rules.variant.name == "jukem" else tossed.seat
    return str(table.match.names[seat])


def test_home_hears_which_side_of_the_coin_lies_up(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down(find_rules("card_bowl"), tmp_path, opened, "pro", "pro", pace=1.0)
    coin = until(pilot, table, Coin)
    pilot.wait(0.9)
    (called,) = [event for event in table.match.history[1] if type(event).__name__ == "CoinCalled"]
    won = coin.up == "Gulls"
    assert coin.below.startswith(
        {True: called.side, False: "tails" if called.side == "heads" else "heads"}[won].title()
    )


@EVERY_GAME
def test_both_clubs_face_each_other_for_little_more_than_a_second(
    rules: Rules, tmp_path: Path, opened: list[Pilot]
) -> None:
    pilot, table = sit_down(rules, tmp_path, opened, "pro", "pro", pace=1.0)
    shown = until(pilot, table, FaceOff)
    assert shown.names == table.match.names
    frames, met, still = 0, [], 0
    while on_stage(table, FaceOff) is not None:
        pilot.frames()
        met.append(shown.met)
        light = on_stage(table, Gleam)
        still += shown.met == 1.0 and (light is None or light.render_key() is None)
        frames += 1
    assert MEET + FACED + PART <= 1.2
    assert frames <= 60 * 1.2 + 10
    assert max(met) == 1.0
    assert any(0 < share < 1 for share in met)
    assert still <= 60 * SHAKE_SECONDS + 10, "nothing moved while the clubs stood face to face"


def test_a_press_skips_clubs_and_coin_and_decides_nothing(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down(find_rules("jukem"), tmp_path, opened, pace=1.0)
    until(pilot, table, FaceOff)
    pilot.press("space")
    pilot.frames(3)
    assert on_stage(table, FaceOff) is on_stage(table, Coin) is None
    assert len(table.match.actions) == 0


def test_with_reduced_motion_clubs_and_coin_are_there_at_once(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down(find_rules("jukem"), tmp_path, opened, "pro", "pro", pace=1.0, reduced_motion=True)
    shown = until(pilot, table, FaceOff)
    met = set[float]()
    while on_stage(table, FaceOff) is not None:
        met.add(shown.met)
        pilot.frames()
    coin = until(pilot, table, Coin)
    thrown = set[float]()
    while on_stage(table, Coin) is not None:
        thrown.add(coin.thrown)
        pilot.frames()
    assert (met - {0.0}, thrown) == ({1.0}, {1.0})


def test_at_instant_speed_a_match_opens_with_its_cards(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down(find_rules("jukem"), tmp_path, opened, pace=0.0)
    pilot.frames(2)
    assert on_stage(table, FaceOff) is on_stage(table, Coin) is None
    assert table.board.zones["hand:0"]


def test_at_a_shared_screen_clubs_and_coin_are_seen_once_the_curtain_is_open(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    pilot, table = sit_down(find_rules("jukem"), tmp_path, opened, "human", "human", pace=1.0, curtain="press_twice")
    pilot.wait(0.2)
    pilot.press("return")
    pilot.wait(0.5)
    assert on_stage(table, FaceOff) is None
    pilot.send(key_event(pygame.KEYDOWN, "return"), key_event(pygame.KEYUP, "return"))
    until(pilot, table, FaceOff)
    coin = until(pilot, table, Coin)
    pilot.wait(TOSS_SECONDS)
    tossed = next(event for event in table.match.history[0] if isinstance(event, CoinTossed))
    assert coin.up == first_of(table, tossed)
    pilot.wait(2.0)
    assert on_stage(table, Coin) is None
    assert table.board.zones["hand:0"]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_four_clubs_find_room_side_by_side(tmp_path: Path, opened: list[Pilot], size: tuple[int, int]) -> None:
    kinds, options = ("pro",) * 4, {"players": "4"}
    pilot, table = sit_down(
        find_rules("football_war"), tmp_path, opened, *kinds, pace=1.0, options=options, size=size, text_size=130
    )
    shown = until(pilot, table, FaceOff)
    pilot.wait(0.5)
    parts = [shown._part(seat) for seat in range(4)]
    assert parts[0].unionall(parts[1:]) == table.playback.effects.wide
    assert sum(part.w for part in parts) == table.playback.effects.wide.w


def test_after_the_final_whistle_nobody_has_the_ball(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down(find_rules("real_deal"), tmp_path, opened, "pro", "pro", pace=0.0)
    for _ in range(6000):
        pilot.frames()
        if table.control.over:
            break
        assert table.hud.bug.has_ball is not None or table.hud.bug.over or not table.match.actions
    assert table.control.over
    assert table.hud.bug.has_ball is None


def test_a_replay_opens_as_the_match_did_and_a_jump_to_its_beginning_does_not(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    match = random_match(find_rules("jukem"), {}, 3, 30)
    pilot = Pilot.start(tmp_path, None)
    opened.append(pilot)
    replay: Any = Replay(pilot.app, match)
    pilot.app.stack.reset(replay)
    until(pilot, replay, FaceOff)
    until(pilot, replay, Coin)
    replay.transport.to(5)
    replay.transport.to(0)
    assert on_stage(replay, FaceOff) is on_stage(replay, Coin) is None


@pytest.mark.parametrize("look", [{}, {"size": (1024, 600), "text_size": 130}], ids=["usual", "small"])
def test_that_the_deal_is_sealed_is_told_in_the_log_and_its_code_where_the_line_is_pointed_at(
    look: dict[str, Any], tmp_path: Path, opened: list[Pilot]
) -> None:
    match = Match(find_rules("jukem"), {}, [Player("Gulls"), Player("Foxes", "pro")], 5)
    match.promise_deal("ab" * 16, open_deal=False)
    assert match.seal is not None
    pilot, table = sit_down(match.rules, tmp_path, opened, match=match, pace=1.0, **look)
    shown = until(pilot, table, FaceOff)
    assert not shown.below, "a code stood over the clubs"
    table.skip()
    sealed = f"{SEALED}."
    assert [line.text for line in table.hud.log.lines].count(sealed) == 1
    assert sealed == table.hud.log.lines[0].text
    table.input.scroll_log(len(table.hud.log.lines))
    table.renew()
    entries = [each for each in table.input.focus.targets if isinstance(each, LogTarget)]
    assert (
        next(each for each in entries if each.name.startswith(sealed)).explanation
        == f"{SEALED}: {match.seal.code}. {SEAL_MEANS}"
    )


def test_a_deal_that_is_not_sealed_is_said_as_a_match_opens(tmp_path: Path, opened: list[Pilot]) -> None:
    match = Match(find_rules("jukem"), {}, [Player("Gulls"), Player("Foxes", "pro")], 5)
    match.promise_deal("ab" * 16, open_deal=True)
    pilot, table = sit_down(match.rules, tmp_path, opened, match=match, pace=1.0)
    assert until(pilot, table, FaceOff).below == table.hud.lines.opening[0].text == OPEN_DEAL


@pytest.mark.parametrize("share", [0.2, 0.6, 0.9, 1.0])
def test_no_line_below_a_coin_is_cut_while_its_plate_opens(share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of the toss stood out of a plate that was half open, cut at both sides."""
    told = ("Gulls", "Gulls won the toss.", "gain")
    coin = Coin(Theme((1280, 720)), pygame.Rect(0, 0, 1000, 500), ("Gulls", "Foxes"), told)
    coin.opened = share
    wide = round(coin._board.w * share)
    surface, drawn = pygame.Surface((1000, 500)), list[int]()
    monkeypatch.setattr(opening, "plate", lambda *_, **__: pygame.Surface((1, 1)))
    blank = [pygame.Surface(line.get_size()) for line in coin._lines]
    for line in blank:
        line.fill("white")
    monkeypatch.setattr(coin, "_lines", blank)
    coin._paint_board(surface)
    for line in blank:
        drawn.append(line.get_width())
    seen = pygame.mask.from_threshold(surface, (255, 255, 255), (1, 1, 1)).get_bounding_rects()
    assert all(rect.w in drawn for rect in seen)
    assert bool(seen) is (min(drawn) <= wide)
