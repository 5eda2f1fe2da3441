"""What only Real Deal shows: plays laid, met, called back and struck back, and what becomes of a possession."""

from __future__ import annotations

from functools import partial

from game.events import CardMoved, PeriodBegan, Scored, Shuffled
from game.variants.real_deal.cards import PUNT_INSIDE
from game.variants.real_deal.events import (
    DeckRanOut,
    PlayAccepted,
    PlayConceded,
    PlayCountered,
    PlayMade,
    PossessionBegan,
    Punted,
    QuarterCalled,
    TossChosen,
)
from game.zones import Role
from scenes.table.cues import lunge
from scenes.table.cues.cue_maker import CueMaker, CuesByEvent
from scenes.table.cues.director import Cue
from scenes.table.cues.motions import cue, do, hear, together
from scenes.table.real_deal import answers, moments
from scenes.table.real_deal.parts import RealDealParts
from scenes.table.stage.animator import in_out_sine

PLAYED_WORDS, MET_WORDS = 5, 7
"""Words that a play and a counter take to read."""
LAID_DOWN, TURNS_DOWN = 0.28, 0.1
"""Seconds in which a card is laid face down on the discards, and in which it is turned down on its way."""
LAID, CONCEDED, KICKED = 0.35, 0.3, 0.7
"""Seconds that a play, a concession and a kick take at least."""
CALLED, WARNED, WHY = 0.9, 0.6, 1.8
"""Seconds that a headline of the quarter stays, that of long plays, and one that tells why."""
BEGINS = 0.1


# Cards


def _card_moved(table: RealDealParts, event: CardMoved, make: CueMaker) -> list[Cue] | None:
    if table.rules.zones[event.target].role is Role.LINE:
        return [Cue(partial(answers.lay, table, event, make), answers.LAY)]
    if event.how == "discard":
        return [Cue(partial(_lay_face_down, event, make), LAID_DOWN)]
    if table.rules.zones[event.source].role is Role.LINE:
        return [cue(answers.heal(table), make, lasts=0.0), *make.shared(event)]
    return None


def _lay_face_down(event: CardMoved, make: CueMaker) -> None:
    """A punted or conceded card is turned down as it leaves the hand, and is not shown again (RD-12)."""
    sprite = make.move(event, LAID_DOWN, "card_slide_low")
    sprite.card_id = None
    if make.reduced:
        sprite.flip = 0.0
    else:
        make.animator.to(sprite, "flip", 0.0, TURNS_DOWN * make.pace, in_out_sine)


def _shuffled(table: RealDealParts, event: Shuffled, make: CueMaker) -> list[Cue]:
    """Both decks are gathered, and then shuffled together."""
    shared = make.shared(event)
    return shared if event.target.endswith("1") else shared[:1]


# The duel


def _play_made(table: RealDealParts, event: PlayMade, make: CueMaker) -> list[Cue]:
    shown = together(hear("snap"), moments.raise_stakes(table, event.points))
    return [cue(shown, make, lasts=max(LAID, make.reading(event.seat, PLAYED_WORDS)), tells=True)]


def _countered(table: RealDealParts, event: PlayCountered, make: CueMaker) -> list[Cue]:
    picture, result = moments.picture(table, event), moments.result(table, event, make)
    arrives = max(moments.ARRIVES, lunge.HITS + picture.lasts)
    lasts = max(moments.LASTS[event.effect], make.reading(event.seat, MET_WORDS)) - arrives
    told = cue(result, make, lasts=max(lasts, result.lasts), tells=True)
    return [Cue(partial(moments.met, table, event, picture, make), arrives), told]


def _conceded(table: RealDealParts, event: PlayConceded, make: CueMaker) -> list[Cue]:
    return [cue(moments.conceded(table, event.seat, make), make, lasts=CONCEDED, tells=True)]


def _accepted(table: RealDealParts, event: PlayAccepted, make: CueMaker) -> list[Cue]:
    if event.play != PUNT_INSIDE:
        return [cue(moments.accepted(table, event.seat, make), make, lasts=CONCEDED, tells=True)]
    stands = moments.punt_stands(table, 1 - event.seat, make)
    return [cue(moments.punted(table), make), cue(stands, make, lasts=KICKED, tells=True)]


def _scored(table: RealDealParts, event: Scored, make: CueMaker) -> list[Cue]:
    named, points = make.moments.score(event, lambda: moments.headline(table.position.chain, event.how))
    start = (
        [cue(moments.kick(table), make, lasts=KICKED), cue(moments.hushed(table, make), make)]
        if event.how == "field_goal"
        else [Cue(partial(moments.burst, table, event, make), moments.BURST)]
    )
    return [*start, named, Cue(partial(moments.reward, table, event, make), moments.REWARD), points]


def _punted(table: RealDealParts, event: Punted, make: CueMaker) -> list[Cue]:
    told = moments.punted_away(table, event.seat, make)
    lasts = make.reading(event.seat, PLAYED_WORDS)
    return [cue(moments.punted(table), make), cue(told, make, lasts=lasts, tells=True)]


# The quarter


def _possession_began(table: RealDealParts, event: PossessionBegan, make: CueMaker) -> list[Cue]:
    warned = [moments.called(table, make, "Long plays only!", "", "real_deal")] if event.limited else []
    shown = together(moments.light(table, 0.0), *warned)
    return [cue(shown, make, lasts=WARNED if event.limited else BEGINS, tells=True)]


def _toss_chosen(table: RealDealParts, event: TossChosen, make: CueMaker) -> list[Cue]:
    words = f"{make.names[event.seat]}: {'receive' if event.receives else 'defer'}"
    why = _WHY.get(event.clause, "")
    below, color = f"{why}The ball goes to {make.names[event.offense]}", make.color_of(event.offense)
    told = together(hear("whistle"), do(lambda: make.effects.banner(table.desk.whole, words, below, color)))
    return [cue(told, make, lasts=WHY if why else CALLED, tells=True)]


_WHY = {"RD-21": "They had no choice at the start. ", "RD-22": "They deferred at the start. "}
"""Why a seat had the choice of the second half."""


def _quarter_called(table: RealDealParts, event: QuarterCalled, make: CueMaker) -> list[Cue]:
    below, color = f"HAS BALL END OF QUARTER: {make.names[event.seat]}", make.color_of(event.seat)
    told = moments.called(table, make, "The quarter is over", below, color)
    shown = Cue(partial(moments.quarter_called, table, make), moments.ENDS)
    return [shown, cue(told, make, lasts=CALLED, tells=True)]


def _deck_ran_out(table: RealDealParts, event: DeckRanOut, make: CueMaker) -> list[Cue]:
    words = f"The {table.teams[event.seat]} deck is used up"
    told = moments.called(table, make, words, "the quarter is over", "firstDown", "horn_short")
    return [cue(told, make, lasts=CALLED, tells=True)]


def _period_began(table: RealDealParts, event: PeriodBegan, make: CueMaker) -> list[Cue]:
    title, below = make.period_name(event.period), "fresh decks and three wild cards each"
    told = [moments.called(table, make, title, below, "real_deal", "whistle")] if event.period else []
    return [cue(together(*told), make, lasts=CALLED if event.period else 0.0, tells=True)]


MAKERS: CuesByEvent = {
    CardMoved: _card_moved,
    Shuffled: _shuffled,
    PlayMade: _play_made,
    PlayCountered: _countered,
    PlayConceded: _conceded,
    PlayAccepted: _accepted,
    Scored: _scored,
    Punted: _punted,
    PossessionBegan: _possession_began,
    TossChosen: _toss_chosen,
    QuarterCalled: _quarter_called,
    DeckRanOut: _deck_ran_out,
    PeriodBegan: _period_began,
}
