"""What only Real Deal shows: plays laid, met, called back and struck back, and what becomes of a possession."""

from __future__ import annotations

from functools import partial

from game.events import CardMoved, CoinTossed, PeriodBegan, Scored, Shuffled
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
from game.variants.real_deal.position import LINES
from game.zones import Role
from scenes.table.cues.cue_maker import CueMaker, CuesByEvent
from scenes.table.cues.director import Cue
from scenes.table.cues.motions import cue
from scenes.table.real_deal import moments
from scenes.table.real_deal.parts import RealDealParts
from scenes.table.stage.animator import in_out_sine, linear

LAY = 0.30
"""Seconds in which a card comes to the duel spot."""
PLAYED_WORDS, MET_WORDS = 5, 7
"""Words that a play and a counter take to read."""


# Cards


def _card_moved(table: RealDealParts, event: CardMoved, make: CueMaker) -> list[Cue] | None:
    if table.rules.zones[event.target].role is Role.LINE:
        return [Cue(partial(_lay, table, event, make), LAY)]
    if event.how == "discard":
        return [Cue(partial(_lay_face_down, event, make), 0.3)]
    return None


def _lay(table: RealDealParts, event: CardMoved, make: CueMaker) -> None:
    """A card comes to its spot; a duel that is over makes room for it."""
    make.move(event, LAY, "card_slap")
    lasts = 0.0 if make.reduced else LAY * make.pace
    for zone in LINES:
        if zone != event.target or not make.reduced:
            make.board.glide(zone, make.animator, lasts)


def _lay_face_down(event: CardMoved, make: CueMaker) -> None:
    """A punted or conceded card is turned down as it leaves the hand, and is not shown again (RD-12)."""
    sprite = make.move(event, 0.28, "card_slide_low")
    sprite.card_id = None
    if make.reduced:
        sprite.flip = 0.0
    else:
        make.animator.to(sprite, "flip", 0.0, 0.1 * make.pace, in_out_sine)


def _shuffled(table: RealDealParts, event: Shuffled, make: CueMaker) -> list[Cue]:
    """Both decks are gathered, and then shuffled together."""
    shared = make.shared(event)
    return shared if event.target.endswith("1") else shared[:1]


# The duel


def _play_made(table: RealDealParts, event: PlayMade, make: CueMaker) -> list[Cue]:
    def begin() -> None:
        make.sound("snap")
        _light(table, make)

    return [Cue(begin, max(0.35, make.reading(event.seat, PLAYED_WORDS)), tells=True)]


def _light(table: RealDealParts, make: CueMaker) -> None:
    """The plate of the stakes lights up."""
    if not make.reduced:
        table.stakes.glow = 1.0
        make.animator.to(table.stakes, "glow", 0.0, 0.6 * make.pace, linear)


def _countered(table: RealDealParts, event: PlayCountered, make: CueMaker) -> list[Cue]:
    lasts = max(moments.LASTS[event.effect], make.reading(event.seat, MET_WORDS)) - moments.ARRIVES
    result = moments.result(event, make)
    told = cue(result, make, lasts=max(lasts, result.lasts), tells=True)
    return [Cue(partial(moments.met, table, event, make), moments.ARRIVES), told]


def _conceded(table: RealDealParts, event: PlayConceded, make: CueMaker) -> list[Cue]:
    return [Cue(partial(moments.conceded, event.seat, make), 0.5, tells=True)]


def _accepted(table: RealDealParts, event: PlayAccepted, make: CueMaker) -> list[Cue]:
    kick = [Cue(partial(moments.punted, table, make), moments.ARRIVES)] if event.play == PUNT_INSIDE else []
    return [*kick, Cue(partial(moments.accepted, table, event, make), 0.6, tells=True)]


def _scored(table: RealDealParts, event: Scored, make: CueMaker) -> list[Cue]:
    start = [Cue(partial(moments.kick, table, make), 0.75)] if event.how == "field_goal" else []
    return [*start, *make.moments.score(event, lambda: moments.headline(table.position.chain, event.how))]


def _punted(table: RealDealParts, event: Punted, make: CueMaker) -> list[Cue]:
    told = Cue(partial(moments.punt, table, event.seat, make), make.reading(event.seat, PLAYED_WORDS), tells=True)
    return [Cue(partial(moments.punted, table, make), moments.ARRIVES), told]


# The quarter


def _possession_began(table: RealDealParts, event: PossessionBegan, make: CueMaker) -> list[Cue]:
    def begin() -> None:
        if event.limited:
            make.effects.banner(table.desk.stakes, "Long plays only!", "", "real_deal")

    return [Cue(begin, 0.6 if event.limited else 0.1, tells=True)]


def _coin_tossed(table: RealDealParts, event: CoinTossed, make: CueMaker) -> list[Cue]:
    """The coin goes up over the desk and comes down, and only then tells whose it is (RD-20, RD-66)."""
    told = f"{make.names[event.seat]} won it"
    area, color = table.desk.whole, make.color_of(event.seat)

    def tell() -> None:
        make.effects.banner(area, "Coin toss", told, color)

    return [Cue(partial(moments.coin, table, make), moments.COIN_FLIES), Cue(tell, 0.9, tells=True)]


def _toss_chosen(table: RealDealParts, event: TossChosen, make: CueMaker) -> list[Cue]:
    words = f"{make.names[event.seat]}: {'receive' if event.receives else 'defer'}"
    why = _WHY.get(event.clause, "")
    below = f"{why}The ball goes to {make.names[event.offense]}"

    def tell() -> None:
        make.sound("whistle")
        make.effects.banner(table.desk.whole, words, below, make.color_of(event.offense))

    return [Cue(tell, 1.8 if why else 1.0, tells=True)]


_WHY = {"RD-21": "They had no choice at the start. ", "RD-22": "They deferred at the start. "}
"""Why a seat had the choice of the second half."""


def _quarter_called(table: RealDealParts, event: QuarterCalled, make: CueMaker) -> list[Cue]:
    color = make.color_of(event.seat)

    def call() -> None:
        make.sound("whistle_up")
        make.banner("The quarter is over", f"HAS BALL END OF QUARTER: {make.names[event.seat]}", color)

    return [Cue(call, 0.9, tells=True)]


def _deck_ran_out(table: RealDealParts, event: DeckRanOut, make: CueMaker) -> list[Cue]:
    words = f"The {table.teams[event.seat]} deck is used up"
    return [Cue(lambda: make.banner(words, "the quarter is over", "firstDown", "horn_short"), 0.9, tells=True)]


def _period_began(table: RealDealParts, event: PeriodBegan, make: CueMaker) -> list[Cue]:
    title = make.period_name(event.period)

    def begin() -> None:
        if event.period:
            make.banner(title, "fresh decks and three wild cards each", "real_deal", "whistle")

    return [Cue(begin, 0.8 if event.period else 0.0, tells=True)]


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
    CoinTossed: _coin_tossed,
    TossChosen: _toss_chosen,
    QuarterCalled: _quarter_called,
    DeckRanOut: _deck_ran_out,
    PeriodBegan: _period_began,
}
