"""The replay: the table of any game, moved about in by mouse and keys, and no card of it that may not be seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.cursor import Step
from game.events import CardMoved, Revealed
from game.match import Match
from game.story import Story
from game.variant import Rules
from scenes.control.watched import NO_HANDS
from scenes.replay.scene import Replay
from scenes.replay.transport import SPEEDS
from tests.scenes.pilot import Pilot
from tests.scenes.replay.watching import EVERY_GAME, played, watch
from tests.variants import ON_TABLE

PLACES = 12
"""Places in a match that are looked at."""
PLAYED = 8
"""Acts that are played one by one from a place on, with each choice of hands."""
MARKS = 6
"""Marks that steps lead to, from either end of the match."""


def places(replay: Any, seed: int = 1) -> list[int]:
    """Places all over a match, in no order, its beginning and its end among them."""
    length = replay.shown.length
    rng = Random(seed)
    return [0, length, *(rng.randrange(length + 1) for _ in range(PLACES))]


def lies(replay: Any) -> tuple[Any, ...]:
    """What is drawn of the match."""
    playback, hud = replay.playback, replay.playback.hud
    story = hud.story
    told = tuple(story.drives), tuple(story.scores), tuple(story.periods)
    return playback.board.picture(), playback.game.table_state, told, hud.bug.points, list(hud.bug.slots)


# What is shown


@EVERY_GAME
def test_at_any_place_position_and_story_are_those_of_the_view_there(
    tmp_path: Path, opened: list[Pilot], rules: Rules
) -> None:
    _, replay = watch(tmp_path, opened, played(rules))
    shown, match = replay.shown, replay.match
    for hands in shown.sights:
        replay.show_hands(hands)
        for place in places(replay):
            replay.transport.to(place)
            view = match.state_after(place).view(shown.viewer)
            assert replay.playback.game.table_state == rules.table_state(view)
            story, told = replay.playback.hud.story, Story.of(match.history[: place + 1], len(match.players))
            assert (story.drives, story.scores, story.periods) == (told.drives, told.scores, told.periods)


@EVERY_GAME
def test_what_was_played_up_to_a_place_is_what_a_jump_to_it_shows(
    tmp_path: Path, opened: list[Pilot], rules: Rules
) -> None:
    pilot, replay = watch(tmp_path, opened, played(rules, crowded=True))
    for hands in replay.shown.sights:
        replay.show_hands(hands)
        start = replay.shown.length // 3
        replay.transport.to(start)
        for index in range(start + 1, min(start + PLAYED, replay.shown.length) + 1):
            pilot.press(".")
            replay.transport.finish()
            assert replay.shown.cursor.count == index
            there = lies(replay)
            replay.transport.to(index)
            assert lies(replay) == there


def known(match: Match, seats: Any, *acts: int) -> set[int]:
    """The cards that any of these seats, or everybody where there are none, saw after those acts."""
    found = set[int]()
    for act in acts:
        everybody = [match.state_after(act).view(seat).zones().values() for seat in range(len(match.players))]
        seen = [{card for cards in zones for card in cards if card is not None} for zones in everybody]
        found |= set.union(*(seen[seat] for seat in seats)) if seats else set.intersection(*seen)
    return found


@EVERY_GAME
@pytest.mark.parametrize("over", [True, False], ids=["over", "unfinished"])
def test_no_frame_shows_a_card_that_those_who_are_looked_over_do_not_see(
    tmp_path: Path, opened: list[Pilot], rules: Rules, over: bool
) -> None:
    whole = played(rules)
    match = whole if over else played(rules, 0, length=len(whole.actions) // 2)
    pilot, replay = watch(tmp_path, opened, match)
    hidden = 0
    for hands, sight in replay.shown.sights.items():
        replay.show_hands(hands)
        replay.transport.speed = 4.0
        replay.playback.adopt_settings(replay.transport.pace)
        replay.transport.to(replay.shown.length // 2)
        for _ in range(PLAYED // 2):
            act = min(replay.shown.cursor.count + 1, replay.shown.length)
            told = [sight.masked(event) for event in match.history[act]]
            moved = {event.card for event in told if isinstance(event, CardMoved | Revealed) and event.card is not None}
            seen = known(match, sight.seats, act - 1, act) | moved
            faces = {rules.code_of(card) for card in seen}
            replay.transport.go(1)
            while replay.playback.busy:
                for sprite in replay.playback.board._made:
                    assert sprite.card_id is None or sprite.card_id in seen
                    assert sprite.card is None or sprite.card.code in faces
                    hidden += sprite.card is None
                pilot.frames()
                if replay.playback.waiting:
                    replay.playback.go_on()
    assert hidden


@EVERY_GAME
def test_with_no_hands_shown_the_picture_tells_nothing_of_a_hand(
    tmp_path: Path, opened: list[Pilot], rules: Rules
) -> None:
    """It is the same, pixel by pixel, with the cards of the seat at the foot dealt anew as another seat might guess."""
    pilot, replay = watch(tmp_path, opened, played(rules))
    shown, match, differing = replay.shown, replay.match, 0
    replay.show_hands(NO_HANDS)
    pilot.wait(0.5)  # a light on the focus is full by then
    view_after = shown.view_after
    for place in places(replay):
        shown.view_after = view_after
        replay.transport.to(place)
        pilot.frames(2)
        there = pygame.image.tobytes(pilot.app.screen, "RGB")
        guessed = match.state_after(place).view(1).sample(Random(place)).view(shown.viewer)
        shown.view_after = lambda act, seat=None, guessed=guessed: guessed
        differing += guessed != view_after(place)
        replay.transport.to(place)
        pilot.frames(2)
        assert pygame.image.tobytes(pilot.app.screen, "RGB") == there
    assert differing


@EVERY_GAME
def test_of_a_match_that_goes_on_nobody_sees_another_ones_hand(
    rules: Rules, tmp_path: Path, opened: list[Pilot]
) -> None:
    alone, together, over = played(rules, 0, length=6), played(rules, 0, 1, length=6), played(rules, 0)
    assert list(watch(tmp_path / "a", opened, alone)[1].shown.sights) == ["Gulls", "None"]
    assert list(watch(tmp_path / "b", opened, together)[1].shown.sights) == ["None"]
    assert {"Gulls", "Foxes", "None"} < set(watch(tmp_path / "c", opened, over)[1].shown.sights)


def test_what_a_game_makes_its_players_forget_is_not_shown_again_while_it_goes_on(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    """FW-13: nobody looks back further than to the exchange before this one."""
    rules = next(rules for rules in ON_TABLE if rules.forgetting)
    _, replay = watch(tmp_path, opened, played(rules, 0, length=80))
    assert replay.shown.cursor.count == replay.shown.first > 0
    assert rules.forgetting
    acts = replay.match.history[replay.shown.logged_from : replay.shown.first + 1]
    older = [event for events in acts for event in rules.event_order(events)]
    told = [rules.forgetting.line(replay.shown.masked(event), replay.match.names) for event in older]
    shown = [line.text for line in replay.playback.hud.log.lines if line.text != rules.forgetting.cut]
    assert shown == [line for line in told if line]
    replay.transport.step = Step.PERIOD
    replay.transport.go(-1)
    assert replay.shown.cursor.count == replay.shown.first
    _, over = watch(tmp_path / "over", opened, played(rules, 0))
    assert over.shown.first == 0


# Moving about


@EVERY_GAME
def test_it_plays_by_itself_is_paused_and_goes_on_to_its_end(tmp_path: Path, opened: list[Pilot], rules: Rules) -> None:
    match = played(rules)
    pilot = Pilot.start(tmp_path, lambda app: Replay(app, match))
    opened.append(pilot)
    replay = pilot.scene
    assert replay.playback.busy, "the opening is dealt"
    replay.transport.speed = SPEEDS[-1]
    replay.playback.adopt_settings(replay.transport.pace)
    while replay.shown.cursor.count < 3:
        pilot.wait(0.1)
    pilot.press("p")
    replay.transport.finish()
    there = replay.shown.cursor.count
    pilot.wait(3.0)
    assert replay.shown.cursor.count == there
    replay.transport.to(replay.shown.length - 3)
    pilot.click("Play")
    for _ in range(200):
        pilot.wait(0.5)
        if not replay.transport.playing:
            break
    assert (replay.transport.playing, replay.shown.cursor.count) == (False, replay.shown.length)
    assert pilot.target("Play")
    pilot.press("p")
    assert replay.shown.cursor.count < replay.shown.length, "at the end it plays from the beginning"


@EVERY_GAME
def test_steps_lead_to_the_marks_of_the_match_in_both_directions(
    tmp_path: Path, opened: list[Pilot], rules: Rules
) -> None:
    pilot, replay = watch(tmp_path, opened, played(rules))
    cursor, length = replay.shown.cursor, replay.shown.length
    for step in (Step.PLAY, Step.DRIVE, Step.SCORE, Step.PERIOD):
        pilot.press("u")
        assert replay.transport.step is step
        marks = sorted({mark.place for mark in cursor.marks(step)} | {0, length})
        replay.transport.to(0)
        for mark in marks[1 : MARKS + 1]:
            pilot.click("Step on")
            replay.transport.finish()
            assert cursor.count == mark
        replay.transport.to(length)
        for mark in marks[-2 : -MARKS - 2 : -1]:
            pilot.press(",")
            assert cursor.count == mark


def bar(replay: Any) -> Any:
    return replay.find("Place in the match")


@EVERY_GAME
def test_the_bar_is_pressed_dragged_and_walked_along(tmp_path: Path, opened: list[Pilot], rules: Rules) -> None:
    pilot, replay = watch(tmp_path, opened, played(rules))
    length, track = replay.shown.length, bar(replay)._track
    pilot.click((track.left + track.width // 2, track.centery))
    assert abs(replay.shown.cursor.count - length / 2) <= 1
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(track.left, track.centery), button=1)
    pilot.send(
        down, pygame.Event(pygame.MOUSEMOTION, pos=(track.right + 50, track.centery), rel=(9, 0), buttons=(1, 0, 0))
    )
    assert replay.shown.cursor.count == length
    pilot.send(pygame.Event(pygame.MOUSEBUTTONUP, pos=(track.right + 50, track.centery), button=1))
    for key, place in (("home", 0), ("right", 1), ("left", 0), ("end", length)):
        pilot.press(key)
        assert replay.shown.cursor.count == place


def test_the_bar_shows_every_drive_score_and_turnover(tmp_path: Path, opened: list[Pilot]) -> None:
    rules = next(rules for rules in ON_TABLE if rules.variant.name == "blowout")
    _, replay = watch(tmp_path, opened, played(rules))
    line, story = replay.timeline, Story.of(replay.match.history, 2)
    assert [each.drive for each in line.drives] == story.drives
    assert all(first <= last for _, first, last in line.drives)
    assert line.scores == story.scores
    assert any(each.turned_over for each in line.drives)


@EVERY_GAME
def test_the_bar_tells_under_the_pointer_what_lies_there(tmp_path: Path, opened: list[Pilot], rules: Rules) -> None:
    pilot, replay = watch(tmp_path, opened, played(rules, seed=4))
    line, track = replay.timeline, bar(replay)._track
    for score in line.scores:
        pilot.hover((bar(replay).spot(score.act), track.centery))
        told = rules.words.log_line(score.event, replay.match.names, options=replay.match.options)
        near = {line.text_at(other.act, 0) for other in line.scores if abs(other.act - score.act) <= line.length // 50}
        assert replay.tooltip.text in {told, *near}
    for drive, first, last in line.drives:
        assert replay.match.names[drive.seat] in line.text_at((first + last) // 2, -1) or last - first < 2
    pilot.hover(replay.playback.hud.space.table.center)
    assert not replay.tooltip.text


@EVERY_GAME
def test_every_speed_and_all_hands_are_chosen_by_keys_and_by_mouse(
    tmp_path: Path, opened: list[Pilot], rules: Rules
) -> None:
    pilot, replay = watch(tmp_path, opened, played(rules, 0))
    seen = {replay.transport.speed}
    for _ in SPEEDS:
        pilot.press("shift+f")
        seen.add(replay.transport.speed)
        assert replay.playback.pace == 1 / replay.transport.speed
    assert seen == set(SPEEDS)
    hands = [replay.shown.hands]
    for _ in replay.shown.sights:
        pilot.press("o")
        hands.append(replay.shown.hands)
    assert set(hands) == set(replay.shown.sights)
    pilot.click("Hands", at=(0.95, 0.5))
    assert replay.shown.hands == hands[1]


def test_the_wheel_goes_by_steps_and_a_press_on_the_table_ends_what_moves(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, replay = watch(tmp_path, opened, played(ON_TABLE[0]))
    pilot.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
    assert replay.shown.cursor.count == 1
    assert replay.playback.busy
    pilot.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=replay.playback.hud.space.table.center, button=1))
    assert not replay.playback.busy
    pilot.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.0))
    assert replay.shown.cursor.count == 0


def test_a_card_of_any_hand_is_looked_at_closely_until_the_next_press(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, replay = watch(tmp_path, opened, played(ON_TABLE[0]))
    replay.transport.to(12)
    zoom, hand = replay.playback.hud.zoom, replay.playback.board.hand(1)
    assert replay.shown.viewer == 0
    spot = hand[-1].rect.center
    pilot.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=3))
    assert zoom.card == hand[-1].card is not None
    pilot.press(".")
    assert zoom.card is None
    assert replay.shown.cursor.count == 12
    replay.show_hands(NO_HANDS)
    pilot.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=3))
    assert zoom.card is None


def test_the_last_act_is_shown_again(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, replay = watch(tmp_path, opened, played(ON_TABLE[0]))
    replay.transport.to(9)
    there = lies(replay)
    pilot.press("k")
    assert replay.playback.busy
    replay.transport.finish()
    assert lies(replay) == there


# What it leaves alone


def stored(folder: Path) -> set[str]:
    """The files of matches and their history."""
    return {path.name for path in folder.rglob("*") if path.is_file() and "settings" not in path.name}


@EVERY_GAME
def test_watching_changes_nothing_of_the_match(tmp_path: Path, opened: list[Pilot], rules: Rules) -> None:
    match = played(rules, 0, length=40)
    before, notes = match.record(), dict(match.notes)
    pilot, replay = watch(tmp_path, opened, match)
    saved = stored(tmp_path)
    for place in places(replay):
        replay.transport.to(place)
        pilot.press(".", "p", "p")
    pilot.press("escape")
    assert (match.record(), match.notes, match.practice) == (before, notes, False)
    assert stored(tmp_path) == saved


def sizes() -> Iterator[tuple[int, int]]:
    yield from ((1024, 600), (1280, 720), (1920, 1080))


@EVERY_GAME
@pytest.mark.parametrize("text_size", [100, 130])
def test_what_lies_on_bar_and_buttons_is_in_the_window_and_apart(
    tmp_path: Path, opened: list[Pilot], rules: Rules, text_size: int
) -> None:
    for size in sizes():
        pilot, replay = watch(tmp_path / f"{size}", opened, played(rules), size=size, text_size=text_size)
        window = pilot.app.screen.get_rect()
        targets = [target.rect for target in replay.focus.targets]
        assert all(window.contains(rect) for rect in targets)
        assert not any(one.colliderect(other) for one in targets for other in targets if one is not other)
        room = replay.playback.hud.space.actions
        assert all(room.contains(target.rect) for target in replay.focus.targets if target.zone == "buttons")


def test_a_replay_is_laid_out_anew_in_any_window(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, replay = watch(tmp_path, opened, played(ON_TABLE[0]))
    replay.transport.to(20)
    there = lies(replay)
    pilot.resize((1024, 600))
    assert lies(replay) == there
