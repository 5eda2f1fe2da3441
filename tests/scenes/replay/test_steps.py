"""Steps of a replay that are watched, and what is explained of its buttons."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.cursor import Step
from game.events import Scored
from game.variant import Rules
from scenes.table.hud.chance_line import SCOPE
from scenes.table.stage.layout import HAND
from tests.scenes.pilot import Pilot
from tests.scenes.replay.watching import played, watch
from tests.variants import ON_TABLE


def test_a_step_to_a_score_shows_how_it_was_made(tmp_path: Path, opened: list[Pilot]) -> None:
    """A jump landed after the score, on an empty field."""
    match = played(ON_TABLE[0], 0)
    _, replay = watch(tmp_path, opened, match)
    transport = replay.transport
    transport.step = Step.SCORE
    transport.go(1)
    assert any(isinstance(event, Scored) for event in match.history[replay.shown.cursor.count])
    assert replay.playback.busy
    transport.finish()
    assert replay.playback.game.table_state == match.rules.table_state(replay.shown.view)


def test_what_is_explained_of_a_button_covers_no_other_one(tmp_path: Path, opened: list[Pilot]) -> None:
    """The words about Play lay over the choice of the step."""
    pilot, _ = watch(tmp_path, opened, played(ON_TABLE[0], 0))
    for name in ("Play", "Step on"):
        widget = pilot.scene.find(name)
        pilot.hover(widget.rect.center)
        pilot.wait(1.0)
        shown = pilot.scene.tooltip.rect
        assert shown is not None
        others = [each.rect for each in pilot.scene.widgets if each.focusable and each is not widget]
        assert shown.collidelist([*others, pilot.scene.playback.hud.drives.rect]) == -1, name


def test_what_was_explained_of_play_is_gone_once_it_plays(tmp_path: Path, opened: list[Pilot]) -> None:
    """The words Pause (P) stayed as long as the replay played."""
    pilot, replay = watch(tmp_path, opened, played(ON_TABLE[0], 0))
    pilot.press("tab", "up")
    replay.focus.set("Play")
    replay._mark_focus()
    pilot.frames(2)
    assert replay.tooltip.text
    pilot.press("p")
    pilot.frames(2)
    assert replay.transport.playing
    assert not replay.tooltip.text


def test_a_step_to_the_next_play_is_played_and_ends_there(tmp_path: Path, opened: list[Pilot]) -> None:
    """It jumped, and nothing was to be seen."""
    pilot, replay = watch(tmp_path, opened, played(ON_TABLE[0], 0))
    transport, cursor = replay.transport, replay.shown.cursor
    marks = [mark.place for mark in cursor.marks(Step.PLAY)]
    place = next(first for first, second in pairwise(marks) if second > first + 1)
    transport.step = Step.PLAY
    transport.to(place)
    pilot.press(".")
    assert replay.playback.busy
    assert cursor.count == place + 1
    for _ in range(200):
        pilot.wait(0.25)
        if not (transport.stepping or replay.playback.busy):
            break
    assert cursor.count == marks[marks.index(place) + 1]
    assert not transport.playing


def test_a_press_on_a_star_shows_how_the_score_was_made(tmp_path: Path, opened: list[Pilot]) -> None:
    match = played(ON_TABLE[0], 0)
    pilot, replay = watch(tmp_path, opened, match)
    bar = replay.find("Place in the match")
    box, act = bar._stars[0]
    pilot.click(box.center)
    assert replay.shown.cursor.count == act
    assert replay.playback.busy
    replay.transport.finish()
    assert replay.playback.game.table_state == match.rules.table_state(replay.shown.view)


def test_the_other_sides_line_is_gone_once_the_viewer_has_acted(tmp_path: Path, opened: list[Pilot]) -> None:
    """Foxes passed for 50 was still said above the table when that play had been stopped."""
    match = played(ON_TABLE[0], 0)
    _, replay = watch(tmp_path, opened, match)
    (strip,) = replay.playback.hud.strips
    seats = [decision.seat for decision in match.decisions]
    place = next(n for n in range(8, len(seats)) if seats[n - 1] == 0 and 1 in seats[n - 6 : n - 1])
    replay.transport.to(place)
    assert not strip.last
    replay.transport.to(place - 1)
    replay.transport.go(1)
    replay.transport.finish()
    assert not strip.last, "also if the act is played"


@pytest.mark.parametrize("rules", ON_TABLE, ids=lambda rules: rules.variant.name)
def test_the_bar_covers_no_card_of_the_hand(tmp_path: Path, opened: list[Pilot], rules: Rules) -> None:
    pilot, replay = watch(tmp_path, opened, played(rules, 0))
    bar = replay.find("Place in the match").rect
    for place in range(0, replay.shown.length, max(1, replay.shown.length // 12)):
        replay.transport.to(place)
        pilot.frames()
        for sprite in replay.playback.board.hand(replay.shown.viewer):
            assert sprite.y + sprite.width * HAND.h / HAND.w / 2 <= bar.top + 1, f"{sprite.card} after {place}"


def test_open_cards_of_another_seat_lie_side_by_side(tmp_path: Path, opened: list[Pilot]) -> None:
    """Their values lay over each other."""
    _, replay = watch(tmp_path, opened, played(ON_TABLE[0], 0))
    replay.show_hands("Both")
    replay.transport.to(replay.shown.length // 2)
    cards = sorted(replay.playback.board.hand(1), key=lambda sprite: sprite.x)
    assert len(cards) > 2
    assert all(left.x + left.width <= right.x for left, right in pairwise(cards))


def test_a_replay_says_that_its_chance_to_win_counts_no_hands() -> None:
    assert "hands" in SCOPE
