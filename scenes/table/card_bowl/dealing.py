"""Cards of Card Bowl on their way: dealt, placed with their men, drawn for a purpose, turned up, gathered."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.events import CardMoved, Revealed, Shuffled
from game.match_words import listed
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import BY_CODE, CODE, ID, MAN_OF, MEN
from game.variants.card_bowl.joker_words import does_nothing, intercepts, what
from game.variants.card_bowl.sum_words import CAPTIONS
from scenes.table.card_bowl.acting import CATCH
from scenes.table.card_bowl.faces import rank
from scenes.table.card_bowl.feeding import feed
from scenes.table.card_bowl.joker_slam import slam
from scenes.table.card_bowl.kicking import FALLS_WITH, comes_down
from scenes.table.card_bowl.parts import PILE, CardBowlParts
from scenes.table.card_bowl.passing import ON, THROWS, aims, thrown
from scenes.table.card_bowl.running import strain, surge
from scenes.table.card_bowl.shown import DRAWN
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.cues.motions import cue, made
from scenes.table.stage.animator import in_out_sine

DEAL, DEAL_GAP = 0.16, 0.006
"""Seconds in which a dealt card flies, and from one to the next."""
PLACE, PLACE_GAP = 0.2, 0.009
"""Seconds in which a man's card flies to his place, and from one to the next."""
DRAW, QUICK, DRAW_HOLD = 0.15, 0.05, 0.08
"""Seconds in which a drawn card falls, until the next one if nothing depends on it, and in which it is read."""
CARRIES = frozenset(
    {
        *("kick_1", "kick_2", "onside", "onside_spot", "free_punt", "punt", "return", "run", "bounce", "sack"),
        *("field_goal_1", "field_goal_2", "field_goal_2_late", "field_goal", "field_goal_late"),
        *("extra_point_1", "extra_point"),
    }
)
"""Purposes of draws that move the ball, or are added up by themselves."""
LIFTS_A_KICK = frozenset(purpose for purpose in CARRIES if purpose.startswith(("field_goal", "extra_point")))
"""Those of a kick at the posts. Once it is over the bar its further cards fall quickly."""
LANDS_A_KICK = ("coverage", "punt_coverage")
"""Purposes of draws that follow the last card of a kick's flight."""
FEEDS_THE_METER = ("handoff", "pass", "yardage", "reception", "defense_run", "defense_pass")
STRAINS = ("handoff", "defense_run")
"""Purposes of draws for a run, at which the line strains."""
SAYS, SAYS_FOR, NAMED = 22.0, 1.6, 0.45
"""Type size of what is said, in units; seconds to read it the first time, and later what is said of cards set aside."""
ELEVEN_PLAY = "Eleven play. The lowest are set aside"
ONLY_A_JOKER = "The snap card: only a joker matters"
FEED_LOOK = 0.07
"""Seconds to look at a card that adds to the meter."""
LOOK = 0.04
"""Seconds to look at a card that matters only if it is a joker."""
TURN, TURN_GAP = 0.16, 0.012
"""Seconds in which a card turns up, and from one to the next."""


def card_moved(table: CardBowlParts, event: CardMoved, ctx: CueContext) -> list[Cue] | None:
    """Shows a card that is dealt, placed, taken up or discarded; draws are shown by ``drew``."""
    if event.how == "deal":
        return [Cue(partial(_deal, table, event, ctx), DEAL_GAP)]
    if event.target == DRAWN and event.source == PILE:
        return []  # the draw's own event says what it was for, and shows it
    if event.source == DRAWN:
        return [Cue(partial(ctx.move, event, 0.2, "card_slide"), 0.02)]  # a draw goes back into the deck (CB-21)
    if event.target in MAN_OF:
        return [Cue(partial(_place, table, event, ctx), PLACE_GAP)]
    if event.how == "discard":
        said = _set_aside(table, ctx) if event.source == f"hand:{table.viewer}" else []
        return [*said, Cue(partial(ctx.move, event, 0.18), 0.012)]
    return None


def _said_once(table: CardBowlParts, words: str, ctx: CueContext) -> list[Cue]:
    """Returns the cue that says what happens, where it happens, for the first time in a person's first match."""
    return [_said(table, words, ctx, SAYS_FOR)] if _is_new(table, words) else []


def _is_new(table: CardBowlParts, words: str) -> bool:
    """Returns whether something is to be explained in a person's first match, which it is from now on."""
    if words in table.said_once or table.knows_game():
        return False
    table.said_once.add(words)
    return True


def _said(table: CardBowlParts, words: str, ctx: CueContext, waits: float) -> Cue:
    """Returns the cue that says something at the foot of the film; what follows waits for some seconds."""
    film = table.lineup.film
    place = film.centerx, film.bottom - table.theme.px(SAYS)
    return Cue(partial(ctx.effects.stamp, place, words, "chalk300", SAYS, SAYS_FOR), waits)


def _set_aside(table: CardBowlParts, ctx: CueContext) -> list[Cue]:
    """Returns the cue that names the cards of the viewer's own hand that are set aside, with the first of them."""
    hand = [card.card_id for card in ctx.board.hand(table.viewer) if card.card_id is not None]
    if table.face_down or table.names_aside or len(hand) <= MEN:
        return []
    table.names_aside = True
    aside = listed([rank(BY_CODE[CODE[card]]) for card in sorted(hand)[: len(hand) - MEN]])
    later = NAMED if table.rates_calls else 0.0  # a lesson goes on to its own words
    return [_said(table, f"{ELEVEN_PLAY}: {aside}", ctx, SAYS_FOR if _is_new(table, ELEVEN_PLAY) else later)]


def _deal(table: CardBowlParts, event: CardMoved, ctx: CueContext) -> None:
    ctx.move(event, DEAL, "card_slide")
    if event.target == f"hand:{table.viewer}":
        table.shows_hand = True


def _place(table: CardBowlParts, event: CardMoved, ctx: CueContext) -> None:
    """Moves a card face down to its man; its owner still sees it."""
    man = MAN_OF[event.target]
    table.marks.coming.add(man)
    ctx.move(event, PLACE, "card_slap")
    ctx.later(partial(table.marks.coming.discard, man), PLACE)
    if event.source == f"hand:{table.viewer}" and not ctx.board.hand(table.viewer):
        table.shows_hand = False


def drew(table: CardBowlParts, event: own.Drew, ctx: CueContext) -> list[Cue]:
    """Shows a card that is drawn for a purpose; a joker that does something stops the show."""
    moved = CardMoved(
        clause=event.clause, source=PILE, target=DRAWN, how="turn_up", card=ID[event.code], code=event.code
    )
    joker = event.code in ("RJ", "BJ") and not does_nothing(event.purpose, event.code)
    if event.idle and not joker:  # the pass has failed: only a joker would count
        return [Cue(partial(ctx.move, moved, DRAW, "card_flip"), QUICK)]
    look = LOOK if event.purpose == "snap" else DRAW_HOLD
    if event.purpose in CARRIES and not joker:
        look = 0.0  # it is looked at while the ball goes, or while its sum is read
    found = [Cue(partial(ctx.move, moved, DRAW, "card_flip"), DRAW)]
    if event.purpose in LIFTS_A_KICK and not joker:
        quick = Cue(partial(ctx.move, moved, DRAW, "card_flip"), QUICK)
        found = [quick, Cue(table.shown.is_open, DRAW - QUICK)]
    if event.purpose == "snap" and not joker:
        found += _said_once(table, ONLY_A_JOKER, ctx)
    if event.purpose in STRAINS:
        found = [Cue(partial(strain, table, ctx), 0.0), *found]
    if event.purpose == CATCH:
        found = [cue(made(lambda: thrown(table, ctx), THROWS), ctx, lasts=0.0), *found]
    if joker:
        named = CAPTIONS.get(event.purpose, event.purpose)
        told = what(event.purpose, event.code, shotgun=table.table_state.shotgun, flags=table.has_flags)
        words = f"{named}: {told}"
        taker = 1 - table.table_state.play.offense if intercepts(event.purpose, event.code) else None
        return [*found, cue(slam(event.code, words, taker, ctx), ctx)]
    if event.purpose in ("pass", "yardage"):
        found.append(cue(made(lambda: aims(table), ON), ctx, lasts=0.0))
    if event.purpose in LANDS_A_KICK and not joker:
        return [*found, comes_down(table, ctx, FALLS_WITH)]
    if event.purpose in FEEDS_THE_METER:
        return [*found, Cue(partial(feed, table.meter, ctx, partial(surge, table, ctx)), FEED_LOOK)]
    return [*found, Cue(lambda: None, look)]


def revealed(table: CardBowlParts, event: Revealed, ctx: CueContext) -> list[Cue]:
    """Turns up a man's card."""

    def turn() -> None:
        ctx.sound("card_flip")
        for sprite in ctx.board.zones.get(event.zone, ()):
            ctx.board.identify(sprite, event.card)
            if sprite.flip != 1.0:
                ctx.animator.to(sprite, "flip", 1.0, 0.0 if ctx.reduced else TURN * ctx.pace, in_out_sine)

    return [Cue(turn, TURN_GAP)]


def shuffled(table: CardBowlParts, event: Shuffled, ctx: CueContext) -> list[Cue] | None:
    """Gathers and shuffles all cards before a play; the film is empty (CB-12)."""
    gather, riffle = ctx.shared(event)
    return [replace(gather, lasts=0.05), replace(riffle, lasts=0.16)]
