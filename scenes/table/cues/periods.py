"""The cues of the beginning and the end of a period, and of the final whistle."""

from __future__ import annotations

from typing import Protocol

from game.events import MatchEnded, PeriodBegan, PeriodEnded
from game.letters import small
from game.variant import Rules
from scenes.control.shown_match import ShownMatch
from scenes.table.cues.big_moments import BigMomentContext, BigMomentCues
from scenes.table.cues.director import Cue
from scenes.table.cues.motions import cue, hear, pause, then
from scenes.table.cues.openings import wipe
from scenes.table.cues.stingers import HALVES, final_sounds
from scenes.table.stage.animator import linear

HALFTIME = "Halftime"
SUMMARY_SECONDS = 1.1
"""Seconds in which the panel at the end of a period appears."""
PERIOD_END_PAUSE = 0.5
"""Seconds from the last act of a period to its end."""
RESULT_PAUSE = 0.4
"""Seconds from the word of the final whistle to the result."""
BEGINS = 0.8
"""Seconds for which the headline of a new period is alone on the table."""


class PeriodContext(BigMomentContext, Protocol):
    """What the cues of periods need of their table."""

    shown: ShownMatch
    rules: Rules
    accent: str
    """The token of the game's own color."""
    moments: BigMomentCues

    @property
    def ends_match(self) -> bool:
        """Whether the match ends with the act that is shown."""

    def period_name(self, period: int) -> str:
        """Returns the name of a period of this match."""


def period_began(ctx: PeriodContext, event: PeriodBegan) -> list[Cue]:
    """Returns the headline of a period; the match's own opening is that of the first."""
    if event.period == ctx.hud.shown.first_period:
        return []
    name = ctx.period_name(event.period)
    dealt = "" if event.dealer is None else f"{ctx.names[event.dealer]} dealt"
    return [Cue(lambda: ctx.banner(name, dealt, ctx.accent, "whistle"), BEGINS, tells=True)]


def period_ended(ctx: PeriodContext, event: PeriodEnded) -> list[Cue]:
    """Returns the cues of a period's end: a wipe, behind which the period's summary appears and waits.

    The summary alone says what is over. At the end of the match the final whistle and the result say it.
    """
    if ctx.ends_match:
        return []
    name, headline = ctx.period_name(event.period), what_is_over(ctx, event)
    stinger = hear("stinger_halftime" if headline == HALFTIME else "horn")

    def start() -> None:
        ctx.hud.bubble.clear()
        ctx.hud.summarize(headline, event.score, small(name))
        ctx.hud.summary.drawn = 0.0
        ctx.animator.to(ctx.hud.summary, "drawn", 1.0, 0.0 if ctx.reduced else SUMMARY_SECONDS * ctx.pace, linear)

    breathes = then(pause(PERIOD_END_PAUSE), stinger)
    wiped = breathes if ctx.reduced else then(breathes, wipe(headline))
    return [cue(wiped, ctx), Cue(start, 0.0, waits=True, tells=True)]


def what_is_over(ctx: PeriodContext, event: PeriodEnded) -> str:
    """Returns the headline: of a half, a period, or regulation with a level score. The last half is no halftime."""
    name, extra = ctx.period_name(event.period), ctx.rules.words.EXTRA_TIME
    is_last = extra not in name.casefold() and extra in ctx.period_name(event.period + 1).casefold()
    if is_last and len({*event.score}) == 1:
        return f"Level: {extra}"
    return HALFTIME if name in HALVES and not is_last else f"{name} over"


def match_ended(ctx: PeriodContext, event: MatchEnded) -> list[Cue]:
    """Returns the final whistle, and the moment before the result."""
    text = ctx.rules.words.log_line(event, ctx.names) or ""
    band, stands = final_sounds(event.result, ctx.shown.you)
    final = ctx.moments.big("final whistle", "Final whistle", text, "firstDown", "whistle", band, stands)
    return [cue(then(final, pause(RESULT_PAUSE)), ctx, tells=True)]
