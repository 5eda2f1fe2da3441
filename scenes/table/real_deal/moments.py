"""The moments of a duel: stops, flags, safeties and returns, each in its own way, and points that burst out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.contract import ScoreKind
from game.events import Scored
from game.variants.real_deal import cards as deck
from game.variants.real_deal.duels import let_through
from game.variants.real_deal.events import PlayCountered
from game.variants.real_deal.facts import Played
from game.variants.real_deal.names import title
from scenes.table.cues import flights
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.flights import Point
from scenes.table.cues.headlines import HEADLINES
from scenes.table.cues.lunge import go_back, rear
from scenes.table.cues.motions import Motion, do, freeze, hear, move, scuff, shake, then, together
from scenes.table.real_deal import answers
from scenes.table.real_deal.parts import TURNED, RealDealParts
from scenes.table.stage.animator import linear, out_cubic
from scenes.table.stage.big_moment import outlined
from scenes.table.stage.effects import BANNER_LASTS
from scenes.table.stage.sprites import Sprite

FORCE = {"stop": 0.9, "safety": 0.8, "return": 0.6, "continuation": 0.4}
"""How far the desk shakes as each effect of an answer hits, of all that it may."""
ARRIVES = 0.75
"""Seconds after which an answer has struck and its picture has shown what comes of it."""
LASTS = {"stop": 1.15, "continuation": 1.0, "safety": 1.1, "return": 1.1}
"""Seconds that each effect of an answer takes at least."""
GLOWS, DIMS, POPS = 0.6, 0.2, 0.35
"""Seconds in which the stakes are bright, in which lamps go up or down, and of a number's pop."""
RISES, BURST, REWARD = 0.12, 0.3, 0.32
"""Seconds in which a play that stands rises, until its points have burst out, and in which they fly to the score."""
HIGH, NUMBER, LARGE, SMALL = 12.0, 72.0, 46.0, 28.0
"""Units that it rises, and sizes of the flying number and of what is stamped on cards."""
SCORES: dict[str, str] = {
    deck.RUN_SHORT: "Punched in from the 5!",
    deck.RUN_MIDDLE: "Touchdown run, 6–20!",
    deck.RUN_LONG: "Breakaway run, over 20!",
    deck.PASS_SHORT: "Touchdown toss, 1–10!",
    deck.PASS_MIDDLE: "Touchdown pass, 11–20!",
    deck.PASS_LONG: "The deep ball, over 20!",
    deck.KICK_SHORT: "Field goal is good!",
    deck.KICK_LONG: "Good from over 45!",
    deck.RETURN: "Return touchdown!",
    deck.SAFETY: "Safety!",
}
"""What each play is called across the table when it scores."""
POSTS, POSTS_STAND = (130.0, 156.0), 0.9
"""Units of the posts, and seconds that they stand."""
WIDE_OF, OVER = 74.0, 26.0
"""Units that a missed kick goes beside the posts, and that every kick comes down above their middle."""
CHALLENGE, SHOWN = (132.0, 72.0), 0.5
"""Units of the coach's flag, and seconds that it is shown."""
ENDS = 0.5
"""Seconds in which the card that ends the quarter turns up and comes down."""
RETURNED_KICK = "The kick is run back!"
_WORDS: dict[str, str] = {
    deck.FUMBLE: "Fumble! Recovered",
    deck.INTERCEPTION: "Intercepted!",
    deck.MISS: "No good!",
    deck.BLOCK: "Blocked!",
    deck.FOURTH_DOWN: "Stopped on 4th down!",
    deck.SAFETY: "Safety? 2 at stake",
    deck.RETURN: "Returned? 7 at stake",
    deck.RED_FLAG: "Red flag: no play",
    deck.TACKLE: "Tackle for loss!",
    deck.SACK: "Sacked!",
}


def headline(chain: Sequence[Played], how: ScoreKind) -> str:
    """What a score is called: by the play that was let through, and a kick that was run back by that."""
    play, returned = let_through(chain)
    if play == deck.RETURN and returned:
        return RETURNED_KICK
    return SCORES.get(play, HEADLINES[how])


# The stakes


def raise_stakes(table: RealDealParts) -> Motion:
    """The lamps fall on the duel, and the points at stake jump out; they are right from the first frame."""
    stakes = table.stakes

    def begin() -> None:
        stakes.glow, stakes.pop = 1.0, 1.0

    fades = [move(stakes, "glow", 0.0, GLOWS, linear), move(stakes, "pop", 0.0, POPS, out_cubic)]
    return together(do(begin), light(table, 1.0), hear("tally"), *fades)


def light(table: RealDealParts, down: float) -> Motion:
    """The lamps beside the duel go down (1) or up again (0)."""
    return move(table.lights, "shown", down, DIMS, linear)


# Answers


def picture(table: RealDealParts, event: PlayCountered) -> Motion:
    """How a play is met, which is seen from the hit on; a wild card throws off gold."""
    shown = _PICTURES.get(event.counter, _flag)(table)
    wild = deck.BY_CODE[event.counter].category == "wild"
    return together(shown, *([scuff(_spots(table)[1], "real_deal")] if wild else []))


def met(table: RealDealParts, event: PlayCountered, picture: Motion, ctx: CueContext) -> None:
    """A play is met: the answer strikes it, and the picture of how follows from the hit."""
    stops = event.effect == "stop"
    answers.strike(table, ctx, FORCE[event.effect], picture, stops=stops).begin(ctx)


def result(table: RealDealParts, event: PlayCountered, ctx: CueContext) -> Motion:
    """What came of it: its name, once the picture has shown it; what turns the ball over goes over the whole table."""
    words = _WORDS.get(event.counter, f"Flag! {title(event.counter)}")
    color = {"stop": "loss", "continuation": "penalty"}.get(event.effect, "real_deal")
    after = [light(table, 0.0)] if event.effect in ("stop", "continuation") else []
    if event.effect == "stop":
        after.append(do(lambda: answers.push_off(table, ctx).begin(ctx)))
    if event.counter in TURNED:
        return together(*after, ctx.moments.big(event.counter, words, "", ctx.color_of(event.seat), "crowd_gasp"))
    if event.effect == "stop":
        after.append(hear("crowd_ooh"))
    return together(*after, called(table, ctx, words, "", color))


def called(table: RealDealParts, ctx: CueContext, words: str, below: str, color: str, sound: str = "") -> Motion:
    """A headline over the stakes, which make room for it."""
    return together(hushed(table, ctx), do(lambda: ctx.banner(words, below, color, sound)))


def hushed(table: RealDealParts, ctx: CueContext) -> Motion:
    """What the stakes say makes room for a headline that comes to lie on them."""
    return together(do(table.stakes.make_room), do(lambda: ctx.later(table.stakes.speak, BANNER_LASTS)))


def conceded(table: RealDealParts, seat: int, ctx: CueContext) -> Motion:
    """Nothing meets the play; whether something could have is told by nothing (RD-16)."""
    _, spot = _spots(table)
    return flights.stamp(spot, "conceded", ctx.color_of(seat), SMALL, "whistle")


def punt_stands(table: RealDealParts, seat: int, ctx: CueContext) -> Motion:
    """A punt is down inside the 10; ``seat`` has the ball there."""
    return together(light(table, 0.0), called(table, ctx, "Down inside the 10", "", ctx.color_of(seat)))


def accepted(table: RealDealParts, seat: int, ctx: CueContext) -> Motion:
    """A safety is let count."""
    play, _ = _spots(table)
    return flights.stamp(play, "accepted", ctx.color_of(seat), SMALL, "horn_low")


def punted_away(table: RealDealParts, seat: int, ctx: CueContext) -> Motion:
    """The ball was kicked away."""
    return called(table, ctx, "Punted away", ctx.names[seat], ctx.color_of(seat))


# Points


def burst(table: RealDealParts, event: Scored, ctx: CueContext) -> None:
    """The play that nothing has met rises, and its points burst out of it."""
    card = _standing(table, ctx)
    if card is None:
        return
    center = (card.x, card.y)
    out = [freeze(), shake(FORCE["stop"]), scuff(center, "real_deal"), hear("slam_big")]
    number = flights.stamp(center, f"+{event.points}", "real_deal", LARGE)
    then(move(card, "rise", ctx.app.theme.px(HIGH), RISES), together(*out, number)).begin(ctx)


def reward(table: RealDealParts, event: Scored, ctx: CueContext) -> None:
    """The points fly from the play to the plate of the side that made them."""
    card = _standing(table, ctx)
    light(table, 0.0).begin(ctx)
    if card is None or ctx.reduced:
        return
    picture = outlined(ctx.app.theme, f"+{event.points}", NUMBER, "real_deal")
    plate = ctx.hud.bug.plate(event.seat).center
    hear("whoosh").begin(ctx)
    ctx.effects.fly(picture, (card.x, card.y), plate, REWARD, ctx.app.theme.px(NUMBER), stays=0.0)


def _standing(table: RealDealParts, ctx: CueContext) -> Sprite | None:
    """The card of the play that was let through."""
    chain = table.table_state.chain
    ended = bool(chain) and chain[-1].code == deck.END_OF_QUARTER
    return answers.card_at(ctx, len(chain) - 1 - ended)


def kick(table: RealDealParts) -> Motion:
    """The ball flies through the posts, which stand where no answer lies."""
    play, spot = _spots(table)
    return together(_stand(spot), _to(play, (spot[0], spot[1] - table.space.px(OVER))))


# The course of a match


def quarter_called(table: RealDealParts, ctx: CueContext) -> None:
    """The card that ends the quarter turns up and comes down on the desk."""
    card = answers.card_at(ctx, len(table.table_state.chain) - 1)
    if card is not None and not ctx.reduced:
        home = table.place_in_chain(card.group)
        lands = [go_back(card, home), scuff((home.x, home.y), "firstDown"), freeze(), hear("slam")]
        then(rear(card, table.desk.between.center), together(*lands, hear("whistle_up"))).begin(ctx)


# Pictures


def _spots(table: RealDealParts) -> tuple[Point, Point]:
    """The middles of the play's spot and of the counter's."""
    play, counter = table.desk.spots
    return play.center, counter.center


def _flag(table: RealDealParts) -> Motion:
    """A thrown flag lands on the play."""
    play, counter = _spots(table)
    return then(flights.flag(counter, play), flights.stamp(play, "no play", "penalty", SMALL))


def _challenge(table: RealDealParts) -> Motion:
    """The whistle blows for the coach's challenge: the play is called back."""
    play, _ = _spots(table)
    shown = flights.sign("hero/incident/challenge", play, CHALLENGE, SHOWN)
    return then(together(hear("whistle"), shown), flights.stamp(play, "no play", "penalty", SMALL))


def _tackle(table: RealDealParts) -> Motion:
    """The carrier is brought down where he stands."""
    return flights.stamp(_spots(table)[0], "no play", "penalty", SMALL, "thud")


def _stamp_out(table: RealDealParts) -> Motion:
    return flights.stamp(_spots(table)[0], "stop", "loss", LARGE, "chains")


def _fumble(table: RealDealParts) -> Motion:
    return flights.hop(_spots(table)[0])


def _picked_off(table: RealDealParts) -> Motion:
    return flights.ball(*_spots(table), turns=-flights.TURNS)


def _missed(table: RealDealParts) -> Motion:
    play, spot = _spots(table)
    wide = (spot[0] + table.space.px(WIDE_OF), spot[1] - table.space.px(OVER))
    return together(_stand(spot), _to(play, wide), hear("crowd_groan"))


def _blocked(table: RealDealParts) -> Motion:
    """The ball comes back from the hands that met it."""
    play, counter = _spots(table)
    return flights.ball(counter, play, turns=-flights.TURNS, sound="thud")


def _struck_back(table: RealDealParts) -> Motion:
    return flights.stamp(_spots(table)[1], f"+{deck.SAFETY_POINTS}", "real_deal", LARGE, "horn_low")


def _run_back(table: RealDealParts) -> Motion:
    play, counter = _spots(table)
    number = flights.stamp(counter, f"+{deck.TOUCHDOWN_POINTS}", "real_deal", LARGE)
    return then(flights.ball(play, counter, sound="whoosh"), number)


def punted(table: RealDealParts) -> Motion:
    """A punt flies out of sight over the far side of the desk."""
    return flights.ball(table.desk.rundown.center, table.desk.spots[1].topright, stays=0.0, sound="kick")


def _stand(center: Point) -> Motion:
    return flights.sign("posts", center, POSTS, POSTS_STAND)


def _to(start: Point, goal: Point) -> Motion:
    return flights.ball(start, goal, sound="kick")


_PICTURES: dict[str, Callable[[RealDealParts], Motion]] = {
    deck.FUMBLE: _fumble,
    deck.INTERCEPTION: _picked_off,
    deck.MISS: _missed,
    deck.BLOCK: _blocked,
    deck.FOURTH_DOWN: _stamp_out,
    deck.RED_FLAG: _challenge,
    deck.TACKLE: _tackle,
    deck.SACK: _tackle,
    deck.SAFETY: _struck_back,
    deck.RETURN: _run_back,
}
