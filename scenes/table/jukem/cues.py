"""What only Jukem shows: drives that grow, are doubled, cut back and wiped out."""

from __future__ import annotations

from collections.abc import Sequence

from game.events import CardMoved, Scored
from game.variants.jukem.cards import HOLDING, JUKEM, LINES, OUT_OF_PLAY, PANCAKE_BLOCK, PANCAKE_YARDS, PASS, PICKED_OFF
from game.variants.jukem.events import DriveGrew, DriveWiped, LastTurn, PlayRemoved, PlayStood, TurnBegan
from scenes.table.cues.cue_maker import CueMaker, CuesByEvent
from scenes.table.cues.director import Cue
from scenes.table.cues.moments import FLIGHT_LAYER
from scenes.table.cues.motions import (
    cue,
    freeze,
    hear,
    knock,
    move,
    raise_number,
    scuff,
    stagger,
    strike,
    then,
    together,
)
from scenes.table.jukem.parts import JukemParts
from scenes.table.stage.animator import in_out_sine, linear, out_cubic

PER_YARD, LEAST_ROLL, MOST_ROLL = 0.012, 0.25, 0.9
"""Seconds that the ball rolls."""
SLAMMED = 0.36
"""Seconds until a defensive card has come down and what it hit has settled."""
BREAKS, BROKEN, DROPPED = 0.04, 9.0, 8.0
"""Seconds between two links of a chain that breaks, and the degrees and units by which each is torn off."""
LOST = 0.5
"""Seconds in which a lost ball gets away."""
DUEL_WIDTH = 112.0
"""Units; the answering card is larger than the play under it."""


def _card_moved(table: JukemParts, event: CardMoved, make: CueMaker) -> list[Cue] | None:
    if event.how == "remove":
        return _removed_card(event, make)
    return [Cue(lambda: _slam(table, event, make), SLAMMED)] if event.target == OUT_OF_PLAY else None


def _turn_began(table: JukemParts, event: TurnBegan, make: CueMaker) -> list[Cue]:
    return [Cue(lambda: None, 0.12)]


def _last_turn(table: JukemParts, event: LastTurn, make: CueMaker) -> list[Cue]:
    told = make.moments.big("last turn", "Last turn", "the draw pile is used up", "firstDown", "horn_short")
    return [cue(told, make, tells=True)]


def _drive_grew(table: JukemParts, event: DriveGrew, make: CueMaker) -> list[Cue]:
    seconds = max(LEAST_ROLL, min(MOST_ROLL, PER_YARD * event.yards))

    def roll() -> None:
        bar = table.bars[event.seat]
        if event.codes[0].startswith(PASS):
            _throw(table, make, event.seat, event.total)
        make.sound("whoosh" if event.codes[0].startswith(PASS) else "tally")
        lasts = 0.0 if make.reduced else seconds * make.pace
        make.animator.to(bar, "yards", float(event.total), lasts, in_out_sine)
        bar.bright = 1.0
        make.animator.to(bar, "bright", 0.0, 0.5 * make.pace, linear)

    wait = max(seconds, make.reading(event.seat, 3 + 2 * len(event.codes))) - seconds
    return [*_boosted(event, make), Cue(roll, seconds), Cue(lambda: None, wait, tells=True)]


def _boosted(event: DriveGrew, make: CueMaker) -> list[Cue]:
    """What boosts add: with JUKEM the number grows over the whole table; PANCAKE BLOCK alone is stamped on its run."""
    if JUKEM in event.codes:
        steps, sounds = doubled(event.codes, event.yards)
        return [cue(raise_number(steps, *sounds, full=make.moments.is_first(JUKEM)), make)]
    if PANCAKE_BLOCK in event.codes:
        return [Cue(lambda: _stamp(make, event.seat, f"+{PANCAKE_YARDS}"), 0.32)]
    return []


def doubled(codes: Sequence[str], yards: int) -> tuple[list[tuple[str, int]], list[str]]:
    """The steps from the play alone to its ``yards``, and their sounds: a block comes first, and is doubled (JF-35).

    >>> doubled(("RUN 15", "PANCAKE BLOCK", "JUKEM"), 50)
    ([('', 15), ('+10', 25), ('×2', 50)], ['thud', 'jukem'])
    """
    half, block = yards // 2, PANCAKE_BLOCK in codes
    steps = [("", half - PANCAKE_YARDS), (f"+{PANCAKE_YARDS}", half)] if block else [("", half)]
    return [*steps, ("×2", yards)], [*(["thud"] if block else []), "jukem"]


def _stamp(make: CueMaker, seat: int, words: str) -> None:
    make.sound("thud")
    for card in make.board.zones.get(LINES[seat], [])[-1:]:
        make.effects.stamp((card.x, card.y), words, "firstDown")


def _throw(table: JukemParts, make: CueMaker, seat: int, total: int) -> None:
    bar = table.bars[seat]
    theme = make.app.theme
    ball = theme.svg("ball", (theme.px(40), theme.px(26)))
    seconds = max(LEAST_ROLL, min(MOST_ROLL, PER_YARD * (total - bar.yards)))
    make.effects.fly(ball, bar.head(), bar.head(total), seconds, theme.px(60), 1.0, 0.0)


def _slam(table: JukemParts, event: CardMoved, make: CueMaker) -> None:
    """A defensive card comes down on the play that it answers, and stays there until the play leaves."""
    board = make.board
    sprite = table.answer = board.take(event.source, event.card)
    board.glide(event.source, make.animator, 0.2 * make.pace)
    victims = [] if event.seat is None else board.zones.get(LINES[1 - event.seat], [])
    goal = table.home("out_of_play") if not victims else victims[-1]
    sprite.layer = FLIGHT_LAYER + 50
    px = make.app.theme.px
    down = strike(sprite, goal.x + px(10), goal.y - px(6), width=float(px(DUEL_WIDTH)), tilt=-6.0)
    hit = [freeze(), scuff((goal.x, goal.y)), *([knock(victims[-1], victims[:-1])] if victims else [])]
    then(down, together(*hit)).begin(make)


def _answer_leaves(table: JukemParts, make: CueMaker, delay: float) -> None:
    sprite, table.answer = table.answer, None
    if sprite is not None:
        make.call(lambda: make.send_home(sprite, "out_of_play", 0.3), delay)


def _stood(table: JukemParts, event: PlayStood, make: CueMaker) -> list[Cue]:
    return [Cue(lambda: make.sound("chains"), 0.1)]


def _play_removed(table: JukemParts, event: PlayRemoved, make: CueMaker) -> list[Cue]:
    def slam() -> None:
        make.sound("crowd_ooh")
        below = f"{event.yards} yards back to {event.total}"
        make.banner(f"{event.answer}!", below, "stop", about=event.seat)
        _shrink(table, make, event.seat, event.total, 0.4)
        _answer_leaves(table, make, max(0.55, make.reading(1 - event.seat, 5)))

    flag = [Cue(lambda: _flag(table, make, event.seat), 0.48)] if event.answer == HOLDING else []
    return [*flag, Cue(slam, max(0.55, make.reading(1 - event.seat, 5)), tells=True)]


def _drive_wiped(table: JukemParts, event: DriveWiped, make: CueMaker) -> list[Cue]:
    def slam() -> None:
        _break(event.seat, make)
        theme = make.app.theme
        ball = theme.svg("ball", (theme.px(54), theme.px(36)))
        x, y = table.bars[event.seat].head()
        room = max(0.0, y - ball.get_height() / 2 - make.area.top)
        if event.answer == PICKED_OFF:
            other = table.bars[1 - event.seat].head(0)
            make.sound("swish")
            make.effects.fly(ball, (x, y), other, LOST, min(theme.px(90), room), -1.5)
        else:
            make.sound("bobble")
            make.effects.hop(ball, (x, y), theme.px(44), LOST, min(theme.px(54), room))

    below = f"the whole drive, {event.yards} yards, is gone"
    called = make.moments.big("wipe", f"{event.answer}!", below, "wipe", "slam_big", "crowd_gasp")

    def gone() -> None:
        _shrink(table, make, event.seat, 0, 0.6)
        called.begin(make)
        _answer_leaves(table, make, called.lasts)

    return [Cue(slam, LOST), Cue(gone, called.lasts, tells=True)]


def _break(seat: int, make: CueMaker) -> None:
    """The chain of a drive breaks: its cards are torn askew one after the other, from the last one back."""
    cards = make.board.zones.get(LINES[seat], [])[::-1]
    torn = [move(card, "tilt", (-1) ** place * BROKEN, 0.2) for place, card in enumerate(cards)]
    dropped = [move(card, "rise", -float(make.app.theme.px(DROPPED)), 0.2) for card in cards]
    links = [together(hear("chains"), *link) for link in zip(torn, dropped, strict=True)]
    together(hear("slam_big"), freeze(), stagger(BREAKS, *links)).begin(make)


def _shrink(table: JukemParts, make: CueMaker, seat: int, total: int, seconds: float) -> None:
    lasts = 0.0 if make.reduced else seconds * make.pace
    make.animator.to(table.bars[seat], "yards", float(total), lasts, out_cubic)


def _flag(table: JukemParts, make: CueMaker, seat: int) -> None:
    """A thrown flag: HOLDING is a penalty."""
    theme = make.app.theme
    x, y = table.bars[seat].head()
    flag = theme.svg("flag_penalty", (theme.px(46), theme.px(46)))
    make.sound("flag")
    make.effects.fly(flag, (x + theme.px(180), y - theme.px(120)), (x, y), 0.48, theme.px(70), 1.5, 0.7)


def _removed_card(event: CardMoved, make: CueMaker) -> list[Cue]:
    def leave() -> None:
        sprite = make.move(event, 0.3)
        if not make.reduced:
            make.animator.to(sprite, "tilt", 8.0, 0.1 * make.pace, out_cubic)

    return [Cue(leave, 0.04)]


def _scored(table: JukemParts, event: Scored, make: CueMaker) -> list[Cue] | None:
    shared = make.shared(event)
    start = [Cue(lambda: _kick(table, make, event.seat), 0.75)] if event.how == "field_goal" else []
    return [*start, *shared, Cue(lambda: _shrink(table, make, event.seat, 0, 0.35), 0.0)]


def _kick(table: JukemParts, make: CueMaker, seat: int) -> None:
    """The ball flies through the posts, which light up."""
    theme = make.app.theme
    bar = table.bars[seat]
    goal = bar.head(100)
    posts = theme.svg("posts", (theme.px(110), theme.px(132)))
    ball = theme.svg("ball", (theme.px(44), theme.px(29)))
    middle = posts.get_rect(center=(goal[0] + theme.px(20), goal[1] - theme.px(20))).clamp(make.area).center
    height = min(theme.px(90), max(0.0, goal[1] - ball.get_height() / 2 - make.area.top))
    make.sound("kick")
    make.effects.fly(posts, middle, middle, 0.9, stays=0.2)
    make.effects.fly(ball, bar.head(), (middle[0], middle[1] - theme.px(30)), 0.6, height, 2.0, 0.3)


MAKERS: CuesByEvent = {
    CardMoved: _card_moved,
    TurnBegan: _turn_began,
    LastTurn: _last_turn,
    DriveGrew: _drive_grew,
    PlayStood: _stood,
    PlayRemoved: _play_removed,
    DriveWiped: _drive_wiped,
    Scored: _scored,
}
