"""The cues that only Jukem has: drives grow, are doubled, lose their last link, and break."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.events import CardMoved, CoinTossed, PeriodBegan, Scored
from game.variants.jukem.cards import (
    HOLDING,
    JUKEM,
    LINES,
    OUT_OF_PLAY,
    PANCAKE_BLOCK,
    PANCAKE_YARDS,
    PASS,
    PICKED_OFF,
    TOUCHDOWN_YARDS,
)
from game.variants.jukem.events import DriveGrew, DriveWiped, LastTurn, PlayRemoved, PlayStood, TurnBegan
from scenes.table.cues.big_moments import LONG_PLAY_YARDS
from scenes.table.cues.cue_context import CueContext, CuesByEvent
from scenes.table.cues.director import Cue
from scenes.table.cues.flights import HOPS, TOSSED, ball, flag, hop, stamp
from scenes.table.cues.motions import (
    ANSWERED,
    BREATH,
    Motion,
    MotionContext,
    cue,
    do,
    freeze,
    hear,
    jump,
    knock,
    made,
    move,
    pause,
    raise_number,
    scuff,
    shake,
    stagger,
    strike,
    then,
    then_told,
    together,
)
from scenes.table.cues.touches import (
    STAMPED,
    TORN,
    bounce,
    heaves,
    lob,
    ring,
    run,
    run_seconds,
    shatter,
    shoves,
    tear,
    unroll,
)
from scenes.table.jukem.field import Lane
from scenes.table.jukem.parts import JukemParts
from scenes.table.jukem.points import BALL_UP, coin_tossed, dust, period_began, scored
from scenes.table.stage.animator import in_out_sine, in_quart
from scenes.table.stage.big_moment import Shards
from scenes.table.stage.layout import PILE
from scenes.table.stage.sprites import Sprite

LANDS = 0.2
"""Seconds until a card that is thrown behind the ball has landed."""
POPS = 0.45
"""Seconds in which the number of the yards gained pops and goes."""
WRECKED, WRECK = 2.4, 0.4
"""Force with which a wipe tears a drive, as a multiple of a stop's, and opacity of what is left of it."""
ANSWER_LAYER = Shards.layer + 5
"""Layer of an answer that lies on a play: the pieces of that play fly off behind it."""


def _line(ctx: CueContext, seat: int) -> list[Sprite]:
    """Returns the cards of a seat's drive."""
    return ctx.board.zones.get(LINES[seat], [])


def _last_play(ctx: CueContext, seat: int) -> list[Sprite]:
    """Returns the cards of the last play of a drive."""
    cards = _line(ctx, seat)
    return [card for card in cards if card.group == cards[-1].group]


def _count(lane: Lane) -> Motion:
    """Starts to count the yards that the ball moves."""
    return do(lambda: setattr(lane, "since", lane.yards))


def _counted(lane: Lane, start: float) -> Motion:
    """Pops the counted yards, and removes them after reading time, unless a new count has begun."""

    def forget() -> None:
        lane.since = None if lane.since == start else lane.since

    def begin(ctx: MotionContext) -> None:
        if not ctx.reduced:
            lane.pop = 1.0
            ctx.animator.to(lane, "pop", 0.0, POPS * ctx.pace, in_quart)
        ctx.later(forget, POPS)

    return Motion(begin)


# A drive grows


def _turn_began(table: JukemParts, event: TurnBegan, ctx: CueContext) -> list[Cue]:
    """Shows nothing: who is to play thinks or is asked at once."""
    return []


def _last_turn(table: JukemParts, event: LastTurn, ctx: CueContext) -> list[Cue]:
    told = ctx.moments.big("last turn", "Last turn", "the draw pile is used up", "firstDown", "horn_short")
    return then_told(told, ctx)


def _drive_grew(table: JukemParts, event: DriveGrew, ctx: CueContext) -> list[Cue]:
    """Slides the cards in behind the ball, which they push down the field; a pass is thrown over them."""
    table.pushed = event.yards
    _draw_ahead(table, event, ctx)
    pushed = made(lambda: _push(table, event, ctx), run_seconds(event.yards))
    took = pushed.lasts + LANDS * len(event.codes)
    wait = max(0.0, ctx.reading(event.seat, 3 + 2 * len(event.codes)) - took)
    arrived = made(lambda: _arrive(table, event, ctx), wait)
    return [*_boosted(table, event, ctx), cue(pushed, ctx), cue(arrived, ctx, tells=True)]


def _push(table: JukemParts, event: DriveGrew, ctx: CueContext) -> Motion:
    lane, cards = table.lanes[event.seat], _line(ctx, event.seat)
    start, play = event.total - event.yards, _last_play(ctx, event.seat)
    places = table.chain(event.seat, cards, event.total)[-len(play) :]
    thrown = event.codes[0].startswith(PASS)
    easing = in_out_sine if thrown else heaves(event.yards)
    pushed = unroll(play, places, lane.x(start), event.yards, easing)
    ball = [lob(lane, "arc", event.yards)] if thrown else [_shoved(lane, start, event)]
    return together(_count(lane), pushed, run(lane, "yards", start, event.total, easing), *ball)


def _shoved(lane: Lane, start: int, event: DriveGrew) -> Motion:
    """Makes the dust and sounds of a pushed ball, shove by shove."""
    count = shoves(event.yards)

    def shove(number: int) -> Motion:
        return together(hear("thud" if not number else "tally", number), scuff(lane.head(start + 10 * number)))

    return stagger(run_seconds(event.yards) / count, *map(shove, range(count)))


def _arrive(table: JukemParts, event: DriveGrew, ctx: CueContext) -> Motion:
    """Stops the ball: dust flies, the links behind it jump, and the yards pop."""
    lane, links = table.lanes[event.seat], _line(ctx, event.seat)
    landed = hear("card_slap"), dust(lane.head()), jump(links), _counted(lane, event.total - event.yards)
    far = [freeze(), shake(), hear("crowd_ooh")] if event.yards >= LONG_PLAY_YARDS else []
    return together(*landed, *far)


def _draw_ahead(table: JukemParts, event: DriveGrew, ctx: CueContext) -> None:
    """Draws the links of a play before they are seen."""
    for card, place in table.links_of(event.seat, event.codes, event.total - event.yards):
        size = round(place.long), round(place.width)
        ctx.effects.expect(*(partial(table.faces.strip, card, *size, blank=blank) for blank in (True, False)))


def _boosted(table: JukemParts, event: DriveGrew, ctx: CueContext) -> list[Cue]:
    """Shows boosts: JUKEM raises the number beside its play, PANCAKE BLOCK alone is stamped on its run."""
    if JUKEM in event.codes:
        steps, sounds = doubled(event.codes, event.yards)
        at = partial(table.beside_waiting, event.seat)
        full = event.total < TOUCHDOWN_YARDS and ctx.moments.is_first(JUKEM)  # else the touchdown has its own moment
        return [cue(raise_number(steps, *sounds, at=at, full=full), ctx)]
    if PANCAKE_BLOCK in event.codes:
        return [cue(_stamped(ctx, event.seat, f"+{PANCAKE_YARDS}", "firstDown", "thud"), ctx)]
    return []


def doubled(codes: Sequence[str], yards: int) -> tuple[list[tuple[str, int]], list[str]]:
    """Returns the steps from the bare play to its ``yards``, and their sounds; a block is doubled, too (JF-35).

    >>> doubled(("RUN 15", "PANCAKE BLOCK", "JUKEM"), 50)
    ([('', 15), ('+10', 25), ('×2', 50)], ['thud', 'jukem'])
    """
    half, block = yards // 2, PANCAKE_BLOCK in codes
    steps = [("", half - PANCAKE_YARDS), (f"+{PANCAKE_YARDS}", half)] if block else [("", half)]
    return [*steps, ("×2", yards)], [*(["thud"] if block else []), "jukem"]


def _stamped(ctx: CueContext, seat: int, words: str, color: str, sound: str) -> Motion:
    """Stamps a word on the last card of a drive."""
    last = partial(_line, ctx, seat)
    return made(
        lambda: together(*(stamp((card.x, card.y), words, color, sound=sound) for card in last()[-1:])), STAMPED
    )


def _stood(table: JukemParts, event: PlayStood, ctx: CueContext) -> list[Cue]:
    """Lets a play stand, and only now celebrates a long one (JF-53); its yards were seen as it landed."""
    if table.pushed < LONG_PLAY_YARDS:
        return [cue(then(hear("chains"), pause(BREATH)), ctx)]
    rings = made(lambda: together(*map(ring, _last_play(ctx, event.seat))), BREATH)
    return [cue(together(rings, hear("crowd_roar")), ctx)]


# Answers


def _card_moved(table: JukemParts, event: CardMoved, ctx: CueContext) -> list[Cue] | None:
    if event.how == "remove":
        return [cue(_leaves(event, ctx), ctx)]
    if event.how == "play" and event.target in LINES:
        return [cue(made(lambda: _thrown(event, ctx), LANDS), ctx)]
    return [cue(made(lambda: _slam(table, event, ctx), ANSWERED), ctx)] if event.target == OUT_OF_PLAY else None


def _thrown(event: CardMoved, ctx: CueContext) -> Motion:
    """Throws a card behind the ball: dust flies, and the links beside it jump."""
    ctx.hud.clear_last_acts(but=None if event.seat is None else 1 - event.seat)
    links = list(ctx.board.zones.get(event.target, []))
    card = ctx.move(event, LANDS, "card_slide")
    dust = made(lambda: scuff((card.x, card.y + card.rect.h / 2)), 0.0)
    return then(pause(LANDS), together(hear("card_slap"), dust, jump(links)))


def _slam(table: JukemParts, event: CardMoved, ctx: CueContext) -> Motion:
    """Strikes the answered play with a defensive card, which stays there until the play leaves."""
    board = ctx.board
    sprite = table.answer = board.take(event.source, event.card)
    board.glide(event.source, ctx.animator, BREATH * ctx.pace)
    victims = [] if event.seat is None else _line(ctx, 1 - event.seat)
    goal = table.home(OUT_OF_PLAY) if not victims else victims[-1]
    sprite.layer = ANSWER_LAYER
    down = strike(sprite, goal.x, goal.y, width=float(table.space.px(PILE.w)), tilt=-6.0)
    hit = [freeze(), shake(0.5), scuff((goal.x, goal.y)), *([knock(victims[-1], victims[:-1])] if victims else [])]
    return then(down, together(*hit))


def _no_longer_so(ctx: CueContext, seat: int) -> Motion:
    """Clears what the strip of a seat tells of the play that it loses."""
    return do(lambda: ctx.hud.clear_last_acts(but=1 - seat))


def _answer_leaves(table: JukemParts, ctx: CueContext) -> Motion:
    def leave() -> None:
        sprite, table.answer = table.answer, None
        if sprite is not None:
            ctx.send_home(sprite, OUT_OF_PLAY, BREATH * 2)

    return do(leave)


def _play_removed(table: JukemParts, event: PlayRemoved, ctx: CueContext) -> list[Cue]:
    """Snaps the last link off, or cracks it, and knocks the ball back; the word lies beside, on the free field."""
    lane, before = table.lanes[event.seat], event.total + event.yards
    thrown = [cue(made(lambda: flag(table.plates[event.seat].rect.center, lane.head()), TOSSED), ctx)]
    snapped = made(lambda: (tear if event.answer == HOLDING else _cracked)(_last_play(ctx, event.seat)), TORN)
    back = together(run(lane, "yards", before, event.total), bounce(lane, "arc", BALL_UP, run_seconds(event.yards)))
    aside = made(lambda: _step_aside(table, lane.x(before)), 0.0)
    below = f"{event.yards} yards lost, back to {event.total}"
    named = do(lambda: ctx.effects.banner(table.beside(lane, event), f"{event.answer}!", below, "stop"))
    falls = then(together(snapped, aside), together(named, _count(lane), hear("bobble"), back))
    wait = max(STAMPED, ctx.reading(1 - event.seat, 5)) - falls.lasts
    lost = together(_no_longer_so(ctx, event.seat), hear("crowd_ooh"), falls)
    gone = then(pause(max(0.0, wait)), _counted(lane, before), _answer_leaves(table, ctx))
    return [*(thrown if event.answer == HOLDING else []), cue(lost, ctx), cue(gone, ctx, tells=True)]


def _cracked(links: Sequence[Sprite]) -> Motion:
    """Bursts the links of a play that was sacked."""
    pieces = (together(shatter(link), scuff((link.x, link.y)), move(link, "alpha", 0.0, BREATH)) for link in links)
    return together(hear("slam_big"), freeze(), shake(), *pieces)


def _step_aside(table: JukemParts, right: float) -> Motion:
    """Moves the answer ahead of the play that it struck, so that ball, answer and word lie beside each other."""
    answer = table.answer
    return do(lambda: None) if answer is None else move(answer, "x", right + answer.width / 2, TORN)


def _drive_wiped(table: JukemParts, event: DriveWiped, ctx: CueContext) -> list[Cue]:
    """Breaks the chain from the goal line back, lets the ball get away, and then says so."""
    lane, other = table.lanes[event.seat], table.lanes[1 - event.seat]

    def lose() -> Motion:
        away = ball(lane.head(), other.head(0)) if event.answer == PICKED_OFF else hop(lane.head())
        lane.away = True
        gone = _no_longer_so(ctx, event.seat), hear("slam_big"), shake(), away
        return together(*gone, tear(_line(ctx, event.seat), WRECKED, leaves=WRECK))

    def place_ball() -> None:
        lane.yards, lane.away = 0.0, False

    below = f"the whole drive, {event.yards} yards, is gone"  # the word lies where the drive was
    color = ctx.color_of(event.by)
    called = ctx.moments.big("wipe", f"{event.answer}!", below, color, "slam_big", "crowd_gasp", about=event.seat)
    cleared = then(called, do(place_ball), _answer_leaves(table, ctx))
    return [cue(made(lose, HOPS), ctx), *then_told(cleared, ctx)]


def _leaves(event: CardMoved, ctx: CueContext) -> Motion:
    """Moves a card of a removed play out of play."""
    return together(do(lambda: ctx.send_home(ctx.leave(event), event.target, BREATH * 2)), pause(BREATH / 4))


CUE_HANDLERS: CuesByEvent = {
    CardMoved: _card_moved,
    CoinTossed: coin_tossed,
    PeriodBegan: period_began,
    TurnBegan: _turn_began,
    LastTurn: _last_turn,
    DriveGrew: _drive_grew,
    PlayStood: _stood,
    PlayRemoved: _play_removed,
    DriveWiped: _drive_wiped,
    Scored: scored,
}
