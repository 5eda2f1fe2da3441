"""Jokers, loose balls and interceptions are shown by what moves, before a word names them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.contract import Event
from game.variants.card_bowl import events as own
from scenes.table.card_bowl import moments, running
from scenes.table.card_bowl.counted import NOTHING
from scenes.table.card_bowl.feeding import Ring
from scenes.table.card_bowl.joker_slam import SIZES, Slammed
from scenes.table.card_bowl.playing_out import INTERCEPTS
from scenes.table.card_bowl.shown import DRAWN
from scenes.table.cues.director import Cue
from scenes.table.stage.big_moment import BigWord
from tests.game.card_bowl.positions import kickoff, scrimmage
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import FRAME, sit_down, told_at_the_hit

CLAUSE = "CB-306"
FRONT = "DL-2=3C DL2=KC CB:LW1 CB:RW1 OLB-L ILB OLB-R S-L S-L S-R S-R"


def play_at(tmp_path: Path, opened: list[Pilot], act: str, carrier: str, **how: Any) -> Any:
    """A table in a play of Home's from their own 30."""
    _, table = sit_down(tmp_path, opened, at=scrimmage("LG=9C", FRONT, lanes="LG=-2"), pace=1.0, **how)
    table.director.stop()
    play = table.game.table_state.play
    play.act, play.los, play.low, play.high = act, 30, -2, -2
    play.carrier = table.game.table_state.slots.index(carrier)
    table.game.shown.story.handle_event(own.PlayBegan(clause=CLAUSE, seat=0, play="scrimmage", los=30))
    table.board.lay_out()
    return table


def show(table: Any, event: Event) -> None:
    """Queues an event with its cues."""
    cues = table.game.cues(event, table.playback.cue_context) or []
    table.director.add([Cue(partial(table.game.handle_event, event)), *cues])


def on_stage(table: Any, kind: type) -> Any:
    return next((thing for thing in table.playback.stage.things if isinstance(thing, kind)), None)


@pytest.mark.parametrize(
    ("purpose", "color", "points"), [("yardage", "away", 1), ("handoff", "loss", 1)], ids=["taken", "loose"]
)
def test_a_joker_rears_up_strikes_and_its_arrow_has_the_color_of_who_gets_the_ball(
    tmp_path: Path, opened: list[Pilot], purpose: str, color: str, points: int
) -> None:
    table = play_at(tmp_path, opened, "pass", "LW1")
    man = table.game.shown.card_of((0, 0))
    show(table, own.Drew(clause=CLAUSE, purpose=purpose, code="RJ"))
    highest, jumped, before_hit = 0.0, 0.0, set[float]()
    for _ in range(50):
        table.playback.update(FRAME)
        slammed = on_stage(table, Slammed)
        if slammed is None:
            continue
        highest, jumped = max(highest, slammed.risen), max(jumped, man.rise if slammed.struck else 0.0)
        if not slammed.struck:
            before_hit.add(slammed.shot)
    assert (slammed.color, slammed.points) == (color, points)
    assert highest > 0.9, "it winds up"
    assert jumped > 0, "the men jump at its hit"
    assert before_hit == {0.0}, "its words come with the hit"
    assert slammed.shot == 1.0
    assert [picture.get_width() for picture in slammed.pictures] == [table.app.theme.px(wide) for wide in SIZES]


def test_cb_5_every_drawn_joker_shows_that_it_counts_nothing(tmp_path: Path, opened: list[Pilot]) -> None:
    """It went on to show the 15 that it is worth in a hand."""
    table = play_at(tmp_path, opened, "pass", "LW1")
    for code in ("BJ", "RJ", "8C"):
        show(table, own.Drew(clause=CLAUSE, purpose="run", code=code))
    table.director.skip()
    tags = {sprite.card.code: sprite.tag for sprite in table.board.zones[DRAWN]}
    assert tags == {"BJ": NOTHING, "RJ": NOTHING, "8C": None}


def test_the_card_that_spoils_a_pass_is_ringed_until_why_is_read(tmp_path: Path, opened: list[Pilot]) -> None:
    """One more card was drawn, and the huddle came before one had seen which suit had ended the play."""
    table = play_at(tmp_path, opened, "pass", "LW1")
    show(table, own.Drew(clause=CLAUSE, purpose="yardage", code="8C"))
    table.director.skip()
    stamps = []
    table.playback.effects.stamp = lambda center, words, *_: stamps.append(words)
    show(table, own.BadPass(clause="CB-344", seat=0, why="suit", card="8C"))
    drawn, marked = table.board.zones[DRAWN][-1], 0
    for _ in range(round(2.5 / FRAME)):
        table.playback.update(FRAME)
        ring = on_stage(table, Ring)
        marked += ring is not None and ring.ring.contains(drawn.rect) and bool(stamps)
    assert stamps == ["A club: off the mark"]
    assert marked * FRAME > 0.5
    assert on_stage(table, Ring) is None


def test_a_fumbled_ball_tumbles_away_before_the_word_and_a_man_throws_himself_on_it(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    table = play_at(tmp_path, opened, "rush", "BC")
    show(table, own.FumbleBegan(clause=CLAUSE, seat=0, ball_on=30))
    start, ball, lifted = table.game.ball.place()[0], table.game.ball, 0.0
    while on_stage(table, BigWord) is None:
        table.playback.update(FRAME)
        lifted = max(lifted, ball.lift)
    assert abs(ball.x - start) > 2 * table.app.theme.px(moments.LOOSE_STEP)
    assert lifted > table.app.theme.px(moments.LOOSE_HOPS[0]) / 2
    table.director.skip()
    board, ctx = table.board, table.playback.cue_context
    before = {name: [(card.x, card.y) for card in cards] for name, cards in board.zones.items()}
    found = own.Recovered(clause=CLAUSE, seat=1, ball_on=70)
    moments.pounced(table.game, found, ctx).begin(ctx)
    table.playback.animator.finish()
    dived = [name for name, cards in board.zones.items() if [(card.x, card.y) for card in cards] != before[name]]
    assert len(dived) == 1
    assert dived[0].startswith("man:1:")
    (card,) = board.zones[dived[0]]
    assert (card.x, card.y) == pytest.approx(ball.place(), abs=2)


@pytest.mark.parametrize("taker", [0, 1])
def test_only_a_loose_ball_that_changes_hands_is_told_over_the_whole_table(
    tmp_path: Path, opened: list[Pilot], taker: int
) -> None:
    """FUMBLE! filled the window, and the takeaway after it was a small strip."""
    table = play_at(tmp_path, opened, "rush", "BC")
    show(table, own.FumbleBegan(clause=CLAUSE, seat=0, ball_on=30))
    table.director.skip()
    show(table, own.Recovered(clause=CLAUSE, seat=taker, ball_on=30 if taker == 0 else 70))
    filled = 0
    for _ in range(90):
        table.playback.update(FRAME)
        filled += on_stage(table, BigWord) is not None
    assert bool(filled) == (taker == 1)


@pytest.mark.parametrize(
    ("taker", "lost_by", "word"), [(0, 1, "TAKEAWAY!"), (1, 1, ""), (1, 0, "")], ids=["stolen", "kept", "kicked"]
)
def test_a_runner_of_a_kick_who_loses_the_ball_is_told_of_as_any_other(
    tmp_path: Path, opened: list[Pilot], taker: int, lost_by: int, word: str
) -> None:
    """That the kickers had the ball again was a small strip; a kick that nobody has caught belongs to nobody."""
    _, table = sit_down(tmp_path, opened, at=kickoff("9S 7H TS 8H 6C RJ"), pace=1.0)
    table.director.stop()
    table.game.shown.story.fetches.loses = lost_by
    show(table, own.Recovered(clause=CLAUSE, seat=taker, ball_on=86 if taker == 0 else 14))
    words = set()
    for _ in range(120):
        table.playback.update(FRAME)
        big = on_stage(table, BigWord)
        words |= {big.word} if big is not None else set()
    assert words == ({word} if word else set())


def test_a_return_that_ends_in_a_fumble_has_its_word_also_after_a_jump(tmp_path: Path, opened: list[Pilot]) -> None:
    _, table = sit_down(tmp_path, opened, at=kickoff("9S 7H TS 8H 6C RJ"), pace=1.0)
    table.director.stop()
    table.game.kick_film.settle()
    show(table, own.FumbleBegan(clause=CLAUSE, seat=1, ball_on=14))
    for _ in range(60):
        table.playback.update(FRAME)
    assert on_stage(table, BigWord).word == "FUMBLE!"


def test_a_defender_takes_the_ball_out_of_the_hands_of_the_receiver_before_the_word(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    """The receiver slid back to his place in the line-up, and the ball jumped there and flew a second time."""
    table = play_at(tmp_path, opened, "pass", "LW1")
    game, ball = table.game, table.game.ball
    receiver = game.shown.card_of((0, game.table_state.play.carrier))
    arrives = own.Resolved(clause=CLAUSE, offense=(), defense=(), totals=(20, 10), gain=10, what="pass")
    show(table, arrives)
    table.director.skip()
    caught, taker = (receiver.x, receiver.y), game.shown.card_of(game.opponent())
    snatch = own.BallMoved(clause=INTERCEPTS, seat=1, ball_on=60, by=0, way="ground")
    table.match.history.append([snatch, own.Intercepted(clause=INTERCEPTS, seat=1, ball_on=60)])
    table.playback.show_act(len(table.match.history) - 1)
    before, far = ball.place(), taker.width
    while on_stage(table, BigWord) is None:
        table.playback.update(FRAME)
        assert (receiver.x, receiver.y) == pytest.approx(caught, abs=far / 4), "he gives way to the hit, no more"
        assert ball.place() == pytest.approx(before, abs=far), "it does not jump"
        before = ball.place()
    assert game.shown.card_of(game.shown.stance.holder) is taker
    assert ball.place() == pytest.approx((taker.x, taker.y), abs=far)


def test_a_sack_is_told_on_the_frame_of_its_hit(tmp_path: Path, opened: list[Pilot]) -> None:
    """The words "No card could save him: 5 yards lost" were read half a second before anybody hit the passer."""
    table = play_at(tmp_path, opened, "", "QB")
    faced = own.RushFaced(clause=CLAUSE, rush=20, protection=9, card=3, loss=5, pressure=0, automatic=True)
    told_at_the_hit(table, faced, own.Sacked(clause=CLAUSE, seat=0, loss=5), frames=120)
    assert table.game.meter._words


@pytest.mark.parametrize(("force", "others"), [(running.HIT, False), (1.0, True)], ids=["short", "ten or more"])
def test_a_hard_sack_lets_all_other_men_jump(tmp_path: Path, opened: list[Pilot], force: float, others: bool) -> None:
    table = play_at(tmp_path, opened, "pass", "LW1")
    ctx, far = table.playback.cue_context, table.game.shown.card_of((0, 5))
    running.brought_down(table.game, ctx, "-12", "loss", force).begin(ctx)
    highest = 0.0
    for _ in range(40):
        table.playback.update(FRAME)
        highest = max(highest, far.rise)
    assert (highest > 0) == others


def test_a_joker_that_does_nothing_stops_nothing(tmp_path: Path, opened: list[Pilot]) -> None:
    """It reared up in the middle of an extra point to say that it does nothing there."""
    table = play_at(tmp_path, opened, "pass", "LW1")
    show(table, own.Drew(clause="CB-195", purpose="extra_point", code="RJ"))
    for _ in range(50):
        table.playback.update(FRAME)
        assert on_stage(table, Slammed) is None


@pytest.mark.parametrize(("why", "dives"), [("suit", True), ("dropped", False), ("away", False)])
def test_a_receiver_dives_for_a_ball_beyond_his_reach_and_stands_where_he_stood_again(
    tmp_path: Path, opened: list[Pilot], why: str, dives: bool
) -> None:
    """An incomplete pass came down beside a receiver who did not stir."""
    table = play_at(tmp_path, opened, "pass", "LW1")
    receiver = table.game.shown.card_of((0, table.game.table_state.play.carrier))
    stood, far, tilted = (receiver.x, receiver.y), 0.0, 0.0
    show(table, own.BadPass(clause="CB-344", seat=0, why=why, card="8C"))
    for _ in range(120):
        table.playback.update(FRAME)
        far = max(far, stood[1] - receiver.y)
        tilted = max(tilted, abs(receiver.tilt))
    assert (far > receiver.width / 2) == dives
    assert (tilted > 1) == (why != "away")
    assert (receiver.x, receiver.y) == pytest.approx(stood)
