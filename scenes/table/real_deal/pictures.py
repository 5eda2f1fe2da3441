"""The pictures of answers and kicks: a flag, a loose ball, a catch, posts, a stamp."""

from __future__ import annotations

from collections.abc import Callable

from game.variants.real_deal import cards as deck
from game.variants.real_deal.events import PlayCountered
from scenes.table.cues import flights
from scenes.table.cues.flights import Point
from scenes.table.cues.motions import Motion, hear, scuff, then, together
from scenes.table.real_deal.parts import RealDealParts

LARGE, SMALL = 46.0, 28.0
"""Sizes of the large and small stamps on cards, in units."""
POSTS, POSTS_STAND = (130.0, 156.0), 0.9
"""Size of the posts in units, and seconds that they stand."""
WIDE_OF, OVER = 74.0, 26.0
"""Units by which a missed kick goes beside the posts, and by which kicks come down above their middle."""
CHALLENGE, SHOWN = (132.0, 72.0), 0.5
"""Size of the coach's flag in units, and seconds that it is shown."""


def picture(table: RealDealParts, event: PlayCountered) -> Motion:
    """Returns the picture of an answer, shown from the hit on; a wild card throws off gold."""
    shown = _PICTURES.get(event.counter, _flag)(table)
    wild = deck.BY_CODE[event.counter].category == "wild"
    return together(shown, *([scuff(spots(table)[1], "real_deal")] if wild else []))


def spots(table: RealDealParts) -> tuple[Point, Point]:
    """Returns the centers of the play's spot and of the counter's."""
    play, counter = table.desk.spots
    return play.center, counter.center


def _flag(table: RealDealParts) -> Motion:
    """Throws a flag onto the play."""
    play, counter = spots(table)
    return then(flights.flag(counter, play), flights.stamp(play, "no play", "penalty", SMALL))


def _challenge(table: RealDealParts) -> Motion:
    """Blows the whistle for the coach's challenge, which undoes the play."""
    play, _ = spots(table)
    shown = flights.sign("hero/incident/challenge", play, CHALLENGE, SHOWN)
    return then(together(hear("whistle"), shown), flights.stamp(play, "no play", "penalty", SMALL))


def _tackle(table: RealDealParts) -> Motion:
    """Stamps a tackle onto the play."""
    return flights.stamp(spots(table)[0], "no play", "penalty", SMALL, "thud")


def _stamp_out(table: RealDealParts) -> Motion:
    return flights.stamp(spots(table)[0], "stop", "loss", LARGE, "chains")


def _fumble(table: RealDealParts) -> Motion:
    return flights.hop(spots(table)[0])


def _picked_off(table: RealDealParts) -> Motion:
    return flights.ball(*spots(table), turns=-flights.TURNS)


def _missed(table: RealDealParts) -> Motion:
    play, spot = spots(table)
    wide = (spot[0] + table.space.px(WIDE_OF), spot[1] - table.space.px(OVER))
    return together(_stand(spot), _to(play, wide), hear("crowd_groan"))


def _blocked(table: RealDealParts) -> Motion:
    """Lets the ball come back from the block."""
    play, counter = spots(table)
    return flights.ball(counter, play, turns=-flights.TURNS, sound="thud")


def _struck_back(table: RealDealParts) -> Motion:
    return flights.stamp(spots(table)[1], f"+{deck.SAFETY_POINTS}", "real_deal", LARGE, "horn_low")


def _run_back(table: RealDealParts) -> Motion:
    play, counter = spots(table)
    number = flights.stamp(counter, f"+{deck.TOUCHDOWN_POINTS}", "real_deal", LARGE)
    return then(flights.ball(play, counter, sound="whoosh"), number)


def punted(table: RealDealParts) -> Motion:
    """Lets a punt fly out of sight over the far side of the desk."""
    return flights.ball(table.desk.rundown.center, table.desk.spots[1].topright, stays=0.0, sound="kick")


def kick(table: RealDealParts) -> Motion:
    """Lets the ball fly through the posts, which stand at the empty spot of the answer."""
    play, spot = spots(table)
    return together(_stand(spot), _to(play, (spot[0], spot[1] - table.space.px(OVER))))


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
