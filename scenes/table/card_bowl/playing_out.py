"""The strides of the ball, and the pocket round the passer."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.contract import Event
from game.events import BallSpotted, Revealed
from game.variants.card_bowl import events as own
from game.variants.card_bowl.fetches import is_bounce
from game.variants.card_bowl.names import yards
from scenes.table.card_bowl import kicking, moments, returning
from scenes.table.card_bowl.ball import fly
from scenes.table.card_bowl.parts import CardBowlParts
from scenes.table.card_bowl.running import go_on
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.cues.motions import Motion, do, freeze, hear, move, scuff, then, together
from scenes.table.stage.animator import in_out_cubic, in_quart, out_cubic

READ_SUM = 0.35
"""Seconds to read a sum."""
STRIDE, STRIDE_GOES, BRIEFLY = 0.16, 0.26, 0.03
"""Seconds to look at a card that moves the ball, of the ball's motion, and to look at a card that changes nothing."""
READ_TIE = 0.5
"""Seconds to read that both have drawn the same for a loose ball."""
LOOSE = 44.0
"""Height to which a caught or loose ball rises, in units."""
LANDS = 0.22
"""Seconds in which a kick at the posts that is no good falls."""
TAKEN = 26.0
"""Type size in units of what tacklers take off a run."""
DOINK, CALL = 3, 48.0
"""Most yards by which a kick that hits the bar is short, and type size of its word in units."""
SQUEEZE, ROLLS, LAID = 0.1, 0.4, 0.05
"""Seconds in which the pocket shrinks, in which the ball rolls, and in which it is laid down."""
INTERCEPTS, TACKLE = "CB-364", "CB-389"
"""The clauses by which a defender takes a pass, shown as he hits the receiver, and by which a tackle costs yards."""
_ENDS_THE_POCKET = (own.Resolved, own.BadPass, own.Intercepted, own.FumbleBegan, own.RunBroke)


def with_it(table: CardBowlParts, event: Event, ctx: CueContext, shown: list[Cue] | None) -> list[Cue] | None:
    """Returns the cues of an event with those of pocket and ball; None if others show the event."""
    if isinstance(event, own.ManMoved | Revealed):
        shown = [*(shown or ()), Cue(partial(_squeeze, table, ctx), SQUEEZE)]
    if isinstance(event, _ENDS_THE_POCKET) and shown:
        shown = [replace(shown[0], start=partial(_leave_pocket, table, shown[0])), *shown[1:]]
    return shown


# The ball


def ball_moved(table: CardBowlParts, event: own.BallMoved, ctx: CueContext) -> list[Cue]:
    """Returns a cue for a stride of the ball; each card of a kick or a run is one."""
    if event.way == "dead":
        return []
    if event.clause == INTERCEPTS:
        return moments.snatched(table, ctx)
    is_looked_at = event.by > 0 or event.way == "air"  # what tacklers stop is told by its own sentence
    lasts = STRIDE if is_looked_at else 0.0
    if event.way == "loose" and event.by:
        lasts = kicking.BOUNCES
    if event.row == "needed" and event.drawn - event.by >= event.other:
        lasts = BRIEFLY  # it was over the bar before
    tied = [Cue(partial(_say_tied, table, event, ctx), READ_TIE)] if is_bounce(event) else []
    return [*tied, Cue(partial(_stride, table, event, ctx), lasts)]


def _stride(table: CardBowlParts, event: own.BallMoved, ctx: CueContext) -> None:
    """Moves the ball by a card: on the film, or a kick at the posts up."""
    if table.shown.kicks:
        {"air": kicking.flies, "loose": kicking.rolls}.get(event.way, returning.runs)(table, event, ctx)
    elif table.table_state.play.slots:
        if event.clause == TACKLE and event.by < 0:
            _say_tackled(table, event.other, ctx)
        _on_the_film(table, ctx).begin(ctx)
    else:
        lasts, view = 0.0 if ctx.reduced else STRIDE_GOES * ctx.pace, table.posts_view
        ctx.sound("tick" if view.risen else "kick")
        ctx.animator.to(view, "risen", float((table.shown.story.aim or (0, 1))[0]), lasts, out_cubic)


def _say_tied(table: CardBowlParts, event: own.BallMoved, ctx: CueContext) -> None:
    """Says at a loose ball why more cards are drawn for it."""
    x, y = table.kick_film.ball() if table.shown.kicks else table.ball.place()
    ctx.sound("crowd_ooh")
    words = f"Tie! It bounces {yards(abs(event.by))}" if event.by else "Tie! Both again"
    ctx.effects.stamp((x, max(y - ctx.app.theme.px(LOOSE), table.lineup.headline.bottom)), words, "firstDown", TAKEN)


def _say_tackled(table: CardBowlParts, counted: int, ctx: CueContext) -> None:
    """Says at the runner what the tacklers count against his yards, before the film goes back with him."""
    runner = table.shown.holder_card
    if runner is not None:
        ctx.sound("thud")
        ctx.effects.stamp((runner.x, runner.y - runner.rect.h), f"Tackle: -{counted}", "loss", TAKEN)


def judged(table: CardBowlParts, ctx: CueContext, *, good: bool) -> Motion:
    """Shows a kick at the posts as good or not; one that is just short hits the bar."""
    view = table.posts_view
    drawn, needed = table.shown.story.aim or (0, 1)
    point = view.ball()
    beside = view.rect.centerx + 0.3 * view.rect.w, view.y(0.2)
    if good:
        stamped = do(lambda: ctx.effects.stamp(beside, "GOOD!", "gain", CALL))
        return together(hear("crowd_cheer"), stamped)
    bar = [freeze(), hear("slam"), scuff(point, "firstDown")] if 0 < needed - drawn <= DOINK else []
    words = f"{needed - drawn} short" if needed > drawn else "No good"
    stamped = do(lambda: ctx.effects.stamp(beside, words, "loss", CALL))
    falls = move(view, "fallen", 1.0, LANDS, in_quart)
    return then(together(*bar), together(falls, hear("crowd_groan")), together(hear("thud"), stamped))


def _on_the_film(table: CardBowlParts, ctx: CueContext) -> Motion:
    """Moves whoever has the ball a stride, and the film with him; a ball in the air comes down."""
    stance = table.shown.stance
    to = stance.lies or (stance.spots[stance.holder] if stance.holder is not None else None)
    goes = together(hear("tick"), go_on(table, ctx, STRIDE_GOES))
    if to is None or not (table.ball.flies or stance.lies):
        return goes
    return together(goes, fly(table.ball, table.lineup.layout.point(to.x, to.y), STRIDE_GOES, LOOSE, ctx))


def spotted(table: CardBowlParts, event: BallSpotted, ctx: CueContext) -> list[Cue]:
    """Lays the ball where the next down begins."""
    return [Cue(partial(roll, table, ctx), LAID)]


def roll(table: CardBowlParts, ctx: CueContext) -> None:
    """Rolls the ball along the strip to where it now is."""
    lasts, strip = 0.0 if ctx.reduced else ROLLS * ctx.pace, table.wide_field
    ctx.animator.to(strip, "ball", strip.near(float(table.table_state.spot)), lasts, in_out_cubic)


# The pocket


def _leave_pocket(table: CardBowlParts, cue: Cue) -> None:
    table.pocket.pocket = None
    cue.start()


def _squeeze(table: CardBowlParts, ctx: CueContext) -> bool:
    """Shrinks or widens the pocket, once in an act. Returns whether it changes."""
    if not table.pocket_moves:
        return False
    table.pocket_moves = False
    if table.pocket_after is not None and table.pocket_after.threats:
        ctx.sound("thud")
    table.squeeze(ctx.animator, 0.0 if ctx.reduced else SQUEEZE * ctx.pace)
    return True
