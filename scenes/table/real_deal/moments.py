"""The moments of a duel: stops, flags, safeties and returns, each staged in its own way, and points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.commentator import ordinal
from game.contract import ScoreKind
from game.events import Scored
from game.variants.real_deal import cards as deck
from game.variants.real_deal.duels import let_through
from game.variants.real_deal.events import PlayAccepted, PlayConceded, PlayCountered
from game.variants.real_deal.facts import Played
from scenes.table.cues.cheer import leaps, slam_points
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.cues.headlines import HEADLINES
from scenes.table.cues.lunge import RETURN_SECONDS, go_back, rear
from scenes.table.cues.motions import Motion, cue, do, freeze, hear, made, move, pause, scuff, then, together
from scenes.table.real_deal import answers, number, odds_lamps
from scenes.table.real_deal.lights import FALLEN
from scenes.table.real_deal.parts import CHAIN_LAYER, TURNED, RealDealParts, turns_over
from scenes.table.stage.animator import linear
from scenes.table.stage.effects import BANNER_LASTS

LASTS = {"stop": 0.4, "continuation": 0.25, "safety": 0.35, "return": 0.35}
"""Least seconds of an answer's headline, by its effect."""
STOPPED = 1.1
"""Seconds for which the stakes stay empty after a kick that failed."""
SEEN = 0.75
"""Seconds of the answer itself that count as time to read it."""
DIMS = 0.14
"""Seconds for lamps to go up or down."""
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
"""The headline of each play that scores."""
ENDS = 0.5
"""Seconds for the card that ends the quarter to turn up and come down."""
HELD, ON_DOWNS = "4th down stop!", "turnover on downs"
"""The word of a run that is held on 4th down, and the kind of its moment."""
RETURNED_KICK = "The kick is run back!"
WORDS: dict[str, str] = {
    deck.FUMBLE: "Fumble!",
    deck.INTERCEPTION: "Intercepted!",
    deck.MISS: "No good!",
    deck.BLOCK: "Blocked!",
    deck.SAFETY: "Safety, if it stands",
    deck.RETURN: "Return, if it stands",
}
"""The word of each answer that has one over the desk or the table."""


def headline(chain: Sequence[Played], how: ScoreKind) -> str:
    """Returns the headline of a score, by the play that was allowed; a returned kick has its own."""
    play, returned = let_through(chain)
    if play == deck.RETURN and returned:
        return RETURNED_KICK
    said = SCORES.get(play, HEADLINES[how])
    tried = [seat for seat, code in chain if code in (*deck.SCORING, deck.RETURN)]
    if how.is_touchdown and len(tried) > 1 and len({*tried}) == 1:  # the tries before have spent their answers
        return f"{ordinal(len(tried))} try: {said[0].lower()}{said[1:]}"
    return said


# The stakes


def raise_stakes(table: RealDealParts, share: float, *, calm: bool) -> Motion:
    """Lets the studio's lights fall on the duel and the points at stake rise.

    They slam large over the empty spot of the answer and hang there for a ``share`` of their time. A ``calm`` play has
    no points, or lies on that spot itself: no light falls for a number that does not come.
    """
    if calm:
        return together(light(table, 1.0), number.pop(table), odds_lamps.go_out(table.lamps, 0.0, DIMS))
    hangs, waits = number.HANGS * share, DIMS if share == 1.0 else 0.0  # the first time, the lights fall before
    falls = then(light(table, FALLEN), pause(waits + hangs - DIMS), light(table, 1.0))
    dark = odds_lamps.go_out(table.lamps, waits, hangs + number.DROPS)
    return together(number.clear(table), falls, then(pause(waits), number.rise(table, hangs)), dark)


def light(table: RealDealParts, down: float) -> Motion:
    """Turns the lamps beside the duel down (1, or ``FALLEN``) or up again (0)."""
    return move(table.lights, "shown", down, DIMS, linear)


# Answers


def result(table: RealDealParts, event: PlayCountered, ctx: CueContext) -> Motion:
    """Returns the headline of an answer, shown after its picture; a turnover goes over the whole table.

    What undoes a play has none, nor has a 4TH DOWN STOP of another play than a run: the play carries their word.
    """
    after = [light(table, 0.0)] if event.effect in ("stop", "continuation") else []
    if event.effect == "stop":
        after.append(do(lambda: answers.push_off(table, ctx).begin(ctx)))
    if turns_over(event):
        color, kind = ctx.color_of(event.seat), event.counter if event.counter in TURNED else ON_DOWNS
        word = ctx.moments.big(kind, WORDS.get(event.counter, HELD), "", color, "crowd_gasp")
        return together(*after, hide_stakes(table, ctx), word)
    if event.effect == "stop":
        after.append(hear("crowd_ooh"))
    if event.counter not in WORDS:
        return together(*after, hide_stakes(table, ctx))
    if event.effect == "stop":
        said = announced(table, ctx, WORDS[event.counter], "", "loss")
        return together(*after, said, hide_stakes(table, ctx, STOPPED))
    after.append(do(lambda: ctx.later(lambda: number.pop(table).begin(ctx), BANNER_LASTS)))
    return together(*after, announced(table, ctx, WORDS[event.counter], "", "real_deal"))


def announced(table: RealDealParts, ctx: CueContext, words: str, below: str, color: str, sound: str = "") -> Motion:
    """Shows a headline over the stakes, which hide their text meanwhile."""
    return together(hide_stakes(table, ctx), do(lambda: ctx.banner(words, below, color, sound)))


def hide_stakes(table: RealDealParts, ctx: CueContext, lasts: float = BANNER_LASTS) -> Motion:
    """Hides the text of the stakes while a headline says something else."""
    return together(do(table.stakes.hide_text), do(lambda: ctx.later(table.stakes.show_text, lasts)))


def allowed(table: RealDealParts, event: PlayConceded | PlayAccepted, ctx: CueContext) -> Motion:
    """Stamps a word on the play that is allowed, the same whether or not the hand holds a counter (RD-16)."""
    sound = "horn_low" if event.play == deck.SAFETY else "whistle"
    return together(answers.stamp(table, ctx, "allowed"), hear(sound))


def punt_stands(table: RealDealParts, seat: int, ctx: CueContext) -> Motion:
    """Announces a punt that is down inside the 10; ``seat`` has the ball there."""
    return together(light(table, 0.0), announced(table, ctx, "Down inside the 10", "", ctx.color_of(seat)))


# Points


def reward(table: RealDealParts, event: Scored, ctx: CueContext) -> Motion:
    """Lets the points fly from the desk to the plate of the side that scored."""

    def flies() -> Motion:
        return number.score(table, event.points, ctx.hud.bug.plate(event.seat).center)

    return together(light(table, 0.0), made(flies, number.FLIES))


def celebrated(
    table: RealDealParts, event: Scored, ctx: CueContext, flies: Motion, lasts: float
) -> tuple[list[Cue], Motion]:
    """Returns what comes with a touchdown's word of ``lasts`` seconds, and what comes after it.

    The mascot of one's own side leaps beside the word; then the points slam into the scorer's number over the desk,
    and as they land, their reward ``flies``.
    """
    own = table.you in (None, event.seat)
    cheers = [cue(made(partial(leaps, ctx, event.seat, lasts), 0.0), ctx)] if own else []
    return cheers, slam_points(event, ctx, lambda: ctx.area.center, flies)


# The course of a match


def quarter_called(table: RealDealParts, ctx: CueContext, *, aside: bool) -> None:
    """Turns the card that ends the quarter up and brings it down, ``aside`` of a play that it lets stand."""
    card = answers.card_at(ctx, len(table.table_state.chain) - 1)
    if card is not None and not ctx.reduced:
        home = table.desk.aside(CHAIN_LAYER + card.group) if aside else table.place_in_chain(card.group)
        lands = [
            go_back(card, home),
            move(card, "width", home.width, RETURN_SECONDS, linear),
            scuff((home.x, home.y), "firstDown"),
            freeze(),
            hear("slam"),
        ]
        then(rear(card, table.desk.between.center), together(*lands, hear("whistle_up"))).begin(ctx)
