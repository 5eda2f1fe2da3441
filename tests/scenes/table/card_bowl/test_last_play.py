"""What a player reads between two plays: how the last one ended, and nothing that is not asked of them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.events import PeriodEnded
from game.variants.card_bowl import events as own
from scenes.table.card_bowl import FULL_SUM
from scenes.table.card_bowl.full_sum import MORE
from scenes.table.card_bowl.last_play import LastPlay
from scenes.table.card_bowl.verdict import CallVerdict
from scenes.ui.theme import Theme
from tests.scenes.table.card_bowl.seats import Start
from tests.scenes.table.card_bowl.test_prompts import flagged
from tests.scenes.table.sitting import click


def line_of(theme: Theme, shown: Any) -> LastPlay:
    """The line above an open sheet, after a play without sums."""
    shown.story.rows = shown.story.rows_before = None
    sheet: Any = SimpleNamespace(calls=("Dive",))
    sums: Any = SimpleNamespace(rows=None, stakes=SimpleNamespace(stakes=()))
    return LastPlay(theme, shown, sheet, sums)


def test_nothing_shines_through_the_two_results_of_a_flag(start: Start) -> None:
    """The plate with the last play lay half under them."""
    _, table = start(at=flagged(4))
    assert table.game.stakes.stakes
    assert table.game.caption.render_key() is None


def test_nothing_shines_out_from_behind_the_panel_of_a_period(start: Start) -> None:
    """The head of the plate "Kneel" stood above the panel."""
    _, table = start(asked="toss_call")
    caption = table.game.caption
    assert caption.render_key() is not None
    table.game.handle_event(PeriodEnded(clause="CB-13", period=0, score=(7, 0)))
    assert caption.render_key() is None
    table.game.handle_event(own.PlayBegan(clause="CB-11", seat=0, play="field_goal", los=70))
    assert caption.render_key() is not None


def test_what_the_coach_answers_is_not_asked(start: Start) -> None:
    """A question such as "Send a man in motion?" lit up for a moment, without a button."""
    pilot, table = start(asked="formation")
    table.director.pace = 0.3
    click(pilot, table.column.large[0].button.rect.center)
    questions, busy = {table.hud.prompt.text}, 0
    for _ in range(600):
        pilot.frames(1)
        prompt = table.hud.prompt
        if table.choosing is not None:
            questions.add(prompt.text)
        elif table.director.busy:
            busy += 1
            assert not prompt.asked or prompt.text in questions, prompt.text
    assert busy > 100


def test_a_man_who_held_is_not_praised_for_a_run_that_went_on() -> None:
    """The verdict "Your king who came to help held" stood after a gain of seven yards."""
    shown: Any = SimpleNamespace(verdict="")
    extra = own.Term("extra KC", 13, "CB-304")
    sums: dict[str, Any] = {"offense": (), "totals": (60, 62)}
    events = [
        own.PlayBegan(clause="CB-306", seat=1, play="scrimmage", los=30),
        own.Resolved(clause="CB-380", defense=(extra,), gain=-1, what="screen", **sums),
        own.SetGained(clause="CB-389", seat=1, gain=8, cards=(8,)),
        own.PlayEnded(clause="CB-419", seat=1, down=1, to_go=10, los=30, play="screen", how="dead", holder=1,
                      ball_on=37, gain=7),
    ]  # fmt: skip
    told = "Blitz: your king who came to help held, but the run went on. It usually gives up 6 yards to a screen."
    live, again, notes = CallVerdict(shown), CallVerdict(shown), {"call:0": "1:Blitz"}
    for event in events:
        live.handle_event(event, notes, 0)
    assert shown.verdict == told
    shown.verdict = ""
    again.recall(reversed(events))
    again.show(1, notes, 0)
    assert shown.verdict == told


@pytest.mark.parametrize(
    ("play", "gain", "words"),
    [("rush", 4, "Prevent: it usually gives up 11 yards to a run."), ("pass", 0, ""), ("kneel", 2, "")],
)
def test_a_gain_is_told_beside_what_the_defense_usually_gives_up(play: str, gain: int, words: str) -> None:
    """CB-304: a defense felt hollow, as nothing said whether its call had saved anything."""
    shown: Any = SimpleNamespace(verdict="")
    verdict, notes = CallVerdict(shown), {"call:0": "1:Prevent"}
    verdict.handle_event(own.PlayBegan(clause="CB-306", seat=1, play="scrimmage", los=30), notes, 0)
    verdict.handle_event(
        own.PlayEnded(clause="CB-419", seat=1, down=1, to_go=10, los=30, play=play, how="dead", holder=1,
                      ball_on=30 + gain, gain=gain), notes, 0)  # fmt: skip
    assert shown.verdict == words


@pytest.mark.parametrize(
    ("holder", "told"),
    [
        (0, "Blitz: the red joker took the ball from them."),
        (1, "Blitz: the red joker knocked the ball loose, but they got it back."),
    ],
)
def test_a_defense_is_told_whether_a_loose_ball_stayed_with_the_other_side(holder: int, told: str) -> None:
    """The joker "took the ball from them" in a play in which they recovered it and gained 59 yards."""
    shown: Any = SimpleNamespace(verdict="")
    events = [
        own.PlayBegan(clause="CB-306", seat=1, play="scrimmage", los=30),
        own.FumbleBegan(clause="CB-402", seat=1, ball_on=33),
        own.Recovered(clause="CB-405", seat=holder, ball_on=33),
        own.PlayEnded(clause="CB-419", seat=1, down=1, to_go=10, los=30, play="rush", how="dead", holder=holder,
                      ball_on=92, gain=59),
    ]  # fmt: skip
    live, again, notes = CallVerdict(shown), CallVerdict(shown), {"call:0": "1:Blitz"}
    for event in events:
        live.handle_event(event, notes, 0)
    assert shown.verdict == told
    shown.verdict = ""
    again.recall(reversed(events))
    again.show(1, notes, 0)
    assert shown.verdict == told


def test_the_odds_of_a_touchdown_are_not_told_beside_the_try_that_follows() -> None:
    """The huddle read "Gulls go for two. The chance of that was 8 %", which was the chance of the touchdown."""
    shown: Any = SimpleNamespace(verdict="The chance of that was 8 % before the snap.")
    ended = own.PlayEnded(clause="CB-419", seat=0, down=1, to_go=10, los=80, play="pass", how="touchdown", holder=0,
                          ball_on=100, gain=20)  # fmt: skip
    called = own.PlayCalled(clause="CB-193", seat=0, play="two_points")
    verdict, notes = CallVerdict(shown), {"call:0": "1:Deep pass", "odds:0": "1:0.08:0.11"}
    verdict.handle_event(called, notes, 0)
    assert not shown.verdict
    verdict.recall([called, ended])
    verdict.show(1, notes, 0)
    assert not shown.verdict
    verdict.recall([ended])
    verdict.show(1, notes, 0)
    assert shown.verdict == "The chance of that was 8 % before the snap."


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("Gulls bobble the snap.", "Last play: Gulls bobble the snap."),
        ("Caught: 5 yards.", "Last play: caught: 5 yards."),
    ],
)
def test_the_line_keeps_the_capital_of_a_name(said: str, line: str) -> None:
    """A newcomer read "Last play: gulls bobble the snap"."""
    theme = Theme((1280, 720))
    story = SimpleNamespace(last_sentence=lambda names: said, score_before=lambda names: "")
    shown: Any = SimpleNamespace(story=story, names=("Foxes", "Gulls"), verdict="")
    last = line_of(theme, shown)
    last.rect = pygame.Rect(0, 0, 900, 40)
    assert last.line == line


def test_where_not_all_has_room_what_the_call_did_goes_before_where_the_yards_came_from() -> None:
    """Read in the huddle alone was "your king could not hold him", for a second or two."""
    said, verdict = "Run: 6 yards, to the Foxes 8. Ahead by 11: half of that, rounded up.", "Blitz: your king held."
    story = SimpleNamespace(last_sentence=lambda names: said, score_before=lambda names: "")
    shown: Any = SimpleNamespace(story=story, names=("Foxes", "Gulls"), verdict=verdict)
    last = line_of(Theme((1280, 720)), shown)
    last.rect = pygame.Rect(0, 0, 440, 40)
    assert last.line == "Run: 6 yards, to the Foxes 8. Blitz: your king held."


def test_the_sums_of_the_last_play_open_at_its_line(start: Start) -> None:
    """A newcomer found them after 24 minutes, at a bar that is gone when there is time to read."""
    _, table = start(asked="formation")
    game, rows = table.game, ((own.Term("LG 8C", 8, "CB-310"),), (own.Term("line KC", 13, "CB-311"),))
    story = game.shown.story
    story.handle_event(own.PlayBegan(clause="CB-11", seat=1, play="scrimmage", los=30))
    story.handle_event(
        own.Resolved(clause="CB-312", what="rush", offense=rows[0], defense=rows[1], totals=(8, 13), gain=-2)
    )
    story.handle_event(own.PlayBegan(clause="CB-11", seat=1, play="scrimmage", los=28))
    story.last = own.DownRepeated(clause="CB-22", seat=0)
    assert any(chart.name == FULL_SUM for chart in game.on_table())
    game.full_sum.open = True
    assert (game.full_sum.rows, game.full_sum.offense) == (rows, 1)
    (told,) = game.full_sum.steps
    assert told.startswith("The run adds up to 8 against 13: a loss of 2 yards. Behind by 5")


def test_a_kick_without_sums_opens_there_with_what_the_log_tells(start: Start) -> None:
    """A punt was no longer explained anywhere but in the log."""
    _, table = start(asked="formation")
    story = table.game.shown.story
    story.handle_event(own.PlayBegan(clause="CB-149", seat=1, play="punt", los=30))
    punt = own.PlayEnded(clause="CB-419", seat=1, down=4, to_go=9, los=30, play="punt", how="fair_catch", holder=0,
                         ball_on=28, gain=0)  # fmt: skip
    story.handle_event(punt)
    story.handle_event(own.PlayBegan(clause="CB-11", seat=0, play="scrimmage", los=28))
    story.last = punt
    assert table.game.last_play.opens_at() is not None
    (told,) = table.game.full_sum.steps
    assert told.endswith("fair catch at the Gulls 28.")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_what_is_told_of_several_plays_stays_on_the_film(start: Start, size: tuple[int, int]) -> None:
    """A fumble that was run in, the try and the kickoff have more lines than there is room for at large text."""
    _, table = start(asked="formation", size=size, text_size=130)
    full, film = table.game.full_sum, table.game.lineup.film
    loose = own.FumbleBegan(clause="CB-402", seat=0, ball_on=20)
    table.game.shown.story.rows_before, table.game.shown.story.before = None, (loose,) * 30
    full.open = True
    assert film.contains(full.bounds())
    assert full._lines()[0] == MORE
    assert len(full._lines()) > 3
    table.game.shown.story.before = (loose,)
    assert " ".join(full._lines()) == " ".join(full.steps), "a short one needs no sign for more"


@pytest.mark.parametrize(("what", "named"), [("screen", "Catch"), ("rush", "Handoff")])
def test_the_card_of_a_toss_is_a_catch_in_its_sums(start: Start, what: str, named: str) -> None:
    """CB-378: the table said "Catch" of a card that its sums called a handoff."""
    _, table = start(asked="formation")
    game, story = table.game, table.game.shown.story
    written: list[str] = []
    story.handle_event(own.PlayBegan(clause="CB-11", seat=0, play="scrimmage", los=30))
    rows = ((own.Term("handoff 9C", 9, "CB-378"),), (own.Term("line KC", 13, "CB-311"),))
    story.handle_event(
        own.Resolved(clause="CB-312", what=what, offense=rows[0], defense=rows[1], totals=(9, 13), gain=-2)
    )
    story.handle_event(own.PlayBegan(clause="CB-11", seat=0, play="scrimmage", los=28))
    text = game.full_sum.theme.text

    def write(face: str, size: float, words: str, *more: Any) -> pygame.Surface:
        written.append(words)
        return text(face, size, words, *more)

    game.full_sum.theme.text = write
    game.full_sum.paint(pygame.Surface(table.app.screen.get_size()))
    assert named in written


@pytest.mark.parametrize(
    ("kick", "line"),
    [
        ("Kickoff: to the Gulls 22.", "Sack: safety. Then kickoff: to the Gulls 22."),
        (f"Kickoff: to the Gulls 22. The return: {'18 on the cards, 1 off for the cover, ' * 4}",
         "Sack: safety. Then kickoff: to the Gulls 22."),
    ],
)  # fmt: skip
def test_the_score_before_a_kickoff_is_told_with_it(kick: str, line: str) -> None:
    """CB-190: nothing said what had happened, where the other side had run an interception back."""
    story = SimpleNamespace(last_sentence=lambda names: kick, score_before=lambda names: "Sack: safety.")
    shown: Any = SimpleNamespace(story=story, names=("Foxes", "Gulls"), verdict="")
    last = line_of(Theme((1280, 720)), shown)
    last.rect.w = 800
    assert last.line == line


def test_what_both_sides_of_a_play_added_up_to_stays_until_the_next_one_is_called(start: Start) -> None:
    """CB-304: it was gone after a second or two, before two dozen numbers were read."""
    _, table = start(asked="formation")
    game, clause = table.game, "CB-310"
    rows = (tuple(own.Term(f"LG {n}C", n, clause) for n in range(2, 10)), (own.Term("line KC", 13, clause),))
    story = game.shown.story
    story.handle_event(own.PlayBegan(clause=clause, seat=1, play="scrimmage", los=30))
    story.handle_event(
        own.Resolved(clause=clause, what="rush", offense=rows[0], defense=rows[1], totals=(44, 13), gain=16)
    )
    story.handle_event(own.PlayBegan(clause=clause, seat=0, play="scrimmage", los=46))
    story.last = own.DownRepeated(clause="CB-22", seat=0)
    assert game.play_sheet.calls
    assert game.last_sum.rows is None, "the sheet has no room for it"
    assert game.last_play._totals == rows
    game.play_sheet.calls = ()
    assert game.last_sum.rows == rows
    told = game.last_sum.told(rows[0], game.theme.px(200))
    assert told.startswith("Left guard 9, ")
    shown = told.count("Left guard")
    assert told.endswith(f", {8 - shown} more")
    assert game.theme.measure("text", 15, told)[0] <= game.theme.px(200)
    story.handle_event(
        own.Resolved(clause=clause, what="rush", offense=rows[0], defense=rows[1], totals=(44, 13), gain=16)
    )
    assert game.last_sum.rows is None
    assert game.last_play._totals is None


def test_the_huddle_says_who_has_the_ball_now_after_it_was_lost_or_kicked(start: Start) -> None:
    """CB-48: a turnover on downs and an interception went by, and nobody knew whose ball it was."""
    _, table = start(asked="formation")
    game, story = table.game, table.game.shown.story
    seat = game.table_state.play.offense
    for before, taker in ((1 - seat, seat), (seat, None)):
        story.handle_event(own.PlayBegan(clause="CB-11", seat=before, play="scrimmage", los=30))
        story.handle_event(own.PlayBegan(clause="CB-11", seat=seat, play="scrimmage", los=30))
        assert game.caption._taker == taker
