"""The little moments of a duel: stops, flags, safeties and returns, each in its own way, and how points are told."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from game.contract import ScoreKind
from game.variants.real_deal import cards as deck
from game.variants.real_deal.duels import let_through
from game.variants.real_deal.events import PlayAccepted, PlayCountered
from game.variants.real_deal.facts import Played
from game.variants.real_deal.names import title
from game.variants.real_deal.position import LINES
from scenes.table.cues.cue_maker import CueMaker
from scenes.table.cues.headlines import HEADLINES
from scenes.table.cues.motions import Motion, do, hear, hit, hush, together
from scenes.table.real_deal.parts import TURNED, RealDealParts
from scenes.table.stage.drawing import vector

HITS = 0.7
"""How far the desk shakes at a stop, of all that it may."""
ARRIVES = 0.65
"""Seconds after which the picture of a counter or a kick has shown what comes of it."""
LASTS = {"stop": 1.15, "continuation": 0.95, "safety": 1.1, "return": 1.1}
"""Seconds that each effect of a counter takes at least."""
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
COIN_FLIES = 0.8
"""Seconds that a coin is in the air."""
_COIN = (
    '<circle cx="14" cy="14" r="13" fill="#F2C14E" stroke="#151A24" stroke-width="1.6"/>'
    '<circle cx="14" cy="14" r="9.6" fill="none" stroke="#A8781C" stroke-width="1.2"/>'
    '<path d="M14 6.4L16.2 11.4L21.6 11.9L17.5 15.5L18.8 20.8L14 18L9.2 20.8L10.5 15.5L6.4 11.9L11.8 11.4Z" '
    'fill="#A8781C"/>'
)
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


def met(table: RealDealParts, event: PlayCountered, make: CueMaker) -> None:
    """A play was met: the picture of how."""
    if event.effect == "stop":
        _hit(table, make)
    _PICTURES.get(event.counter, _flag)(table, make)


def result(event: PlayCountered, make: CueMaker) -> Motion:
    """What came of it: its name, once the picture has shown it; what turns the ball over goes over the whole table."""
    words = _WORDS.get(event.counter, f"Flag! {title(event.counter)}")
    color = {"stop": "loss", "continuation": "penalty"}.get(event.effect, "real_deal")
    if event.counter in TURNED:
        return make.moments.big(event.counter, words, "", make.color_of(event.seat), "crowd_gasp")
    sounds = ["crowd_ooh"] if event.effect == "stop" else []
    return together(do(lambda: make.banner(words, "", color)), *map(hear, sounds))


def conceded(seat: int, make: CueMaker) -> None:
    """Nothing met the play; whether something could have is told by nothing (RD-16)."""
    make.sound("whistle")
    make.banner("Conceded", make.names[seat], make.color_of(seat))


def accepted(table: RealDealParts, event: PlayAccepted, make: CueMaker) -> None:
    """A safety counts, or a punt inside the 10 stands."""
    if event.play == deck.PUNT_INSIDE:
        make.banner("Down inside the 10", "", make.color_of(1 - event.seat))
    else:
        make.sound("horn_low")
        make.banner("Accepted", make.names[event.seat], make.color_of(event.seat))


def punt(table: RealDealParts, seat: int, make: CueMaker) -> None:
    """The ball was kicked away."""
    make.banner("Punted away", make.names[seat], make.color_of(seat))


def coin(table: RealDealParts, make: CueMaker) -> None:
    """A coin, thrown up over the middle of the desk and caught there."""
    theme, (x, y) = make.app.theme, table.desk.between.center
    side = theme.px(56)
    together(hear("coin"), hush(COIN_FLIES)).begin(make)
    picture = vector(_COIN, 28, 28, (side, side))
    make.effects.fly(picture, (x, y + theme.px(60)), (x, y + theme.px(60)), COIN_FLIES, theme.px(150), 3.0, 0.9)


def kick(table: RealDealParts, make: CueMaker) -> None:
    """The ball flies through the posts."""
    _to_the_posts(table, make, 0.0)


# Pictures


def _spots(table: RealDealParts) -> tuple[tuple[float, float], tuple[float, float]]:
    """The middles of the play's spot and of the counter's."""
    play, counter = table.desk.spots
    return play.center, counter.center


def _hit(table: RealDealParts, make: CueMaker) -> None:
    """The play is struck where it lies: the desk stands still, chalk flies, and its card gives way."""
    (x, y), _ = _spots(table)
    lying = [card for zone in LINES for card in make.board.zones.get(zone, [])]
    struck = [card for card in lying if math.hypot(card.x - x, card.y - y) < card.width / 2]
    hit((x, y), *struck, force=HITS, away=-1.0).begin(make)


def _stamp(table: RealDealParts, make: CueMaker, words: str, color: str, size: float) -> None:
    """A stamp below the arrow, between the two cards, so that it covers nothing of what they say."""
    room = table.desk.between
    make.effects.stamp((room.centerx, room.bottom - make.app.theme.px(52)), words, color, size)


def _flag(table: RealDealParts, make: CueMaker) -> None:
    """A thrown flag: a penalty, and nothing else."""
    theme = make.app.theme
    (x, y), start = _spots(table)
    flag = theme.svg("flag_penalty", (theme.px(60), theme.px(60)))
    make.sound("flag")
    make.effects.fly(flag, start, (x, y + theme.px(30)), 0.48, theme.px(90), 1.5, 0.5)


def _challenge(table: RealDealParts, make: CueMaker) -> None:
    """The whistle blows for the coach's challenge: the play is called back."""
    make.sound("whistle")
    theme = make.app.theme
    sign = theme.svg("hero/incident/challenge", (theme.px(132), theme.px(72)))
    make.effects.fly(sign, _spots(table)[0], _spots(table)[0], 0.5, stays=0.4)


def _tackle(table: RealDealParts, make: CueMaker) -> None:
    """The carrier is brought down where he stands."""
    make.sound("thud")
    make.shake(0.5)
    _stamp(table, make, "no play", "penalty", 15)


def _stamp_out(table: RealDealParts, make: CueMaker) -> None:
    make.sound("chains")
    _stamp(table, make, "stop", "loss", 20)


def _fumble(table: RealDealParts, make: CueMaker) -> None:
    theme = make.app.theme
    make.sound("bobble")
    make.effects.hop(theme.svg("ball", (theme.px(54), theme.px(36))), _spots(table)[0], theme.px(52), 0.6, theme.px(54))


def _picked_off(table: RealDealParts, make: CueMaker) -> None:
    theme = make.app.theme
    play, counter = _spots(table)
    make.sound("swish")
    make.effects.fly(theme.svg("ball", (theme.px(54), theme.px(36))), play, counter, 0.5, theme.px(100), -1.5)


def _missed(table: RealDealParts, make: CueMaker) -> None:
    make.sound("crowd_groan")
    _to_the_posts(table, make, 48.0)


def _blocked(table: RealDealParts, make: CueMaker) -> None:
    """The ball comes back from the hands that met it."""
    theme = make.app.theme
    play, counter = _spots(table)
    make.sound("thud")
    make.shake(0.6)
    make.effects.fly(theme.svg("ball", (theme.px(54), theme.px(36))), counter, play, 0.5, theme.px(60), -2.0)


def _struck_back(table: RealDealParts, make: CueMaker) -> None:
    make.sound("horn_low")
    make.shake(0.8)
    _stamp(table, make, "+2", "real_deal", 36)


def _run_back(table: RealDealParts, make: CueMaker) -> None:
    theme = make.app.theme
    play, counter = _spots(table)
    make.sound("whoosh")
    ball = theme.svg("ball", (theme.px(54), theme.px(36)))
    make.effects.fly(ball, play, counter, 0.45, theme.px(110), 2.0)
    _stamp(table, make, "+7", "real_deal", 36)


def punted(table: RealDealParts, make: CueMaker) -> None:
    """A punt flies out of sight over the far side of the desk."""
    theme = make.app.theme
    make.sound("kick")
    start = table.desk.rundown.center
    end = (table.desk.spots[1].right, table.desk.spots[1].top)
    make.effects.fly(theme.svg("ball", (theme.px(48), theme.px(32))), start, end, 0.55, theme.px(120), 2.0, 0.0)


def _to_the_posts(table: RealDealParts, make: CueMaker, wide: float) -> None:
    """A kick at the posts above the arrow, between the two cards; ``wide`` units off their middle."""
    theme = make.app.theme
    start, room = _spots(table)[0], table.desk.between
    goal = (room.centerx, room.top + theme.px(44))
    make.sound("kick")
    make.effects.fly(theme.svg("posts", (theme.px(70), theme.px(84))), goal, goal, 0.9, stays=0.1)
    end = (goal[0] + theme.px(wide), goal[1] - theme.px(22))
    ball = theme.svg("ball", (theme.px(34), theme.px(22)))
    make.effects.fly(ball, (start[0], room.bottom), end, 0.6, theme.px(60), 2.0, 0.25)


_PICTURES: dict[str, Callable[[RealDealParts, CueMaker], None]] = {
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
