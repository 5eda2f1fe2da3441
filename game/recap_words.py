"""The texts about a finished match: winner, ending, story, and the complete record sheet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.contract import Ending
from game.match import Match
from game.match_words import clubs_do, listed, score_line, several
from game.recap import Recap, ScoreMark

COMEBACK = 4
"""Smallest deficit that makes a win a comeback: more than any field goal."""
_ENDINGS = {
    Ending.REGULATION: "in regulation",
    Ending.SUDDEN_DEATH: "in {}",
    Ending.TIE: "after {}",
    Ending.CONCEDED: "by concession",
}


def headline(recap: Recap) -> str:
    """Returns who won, in two words."""
    if recap.conceded is not None and len(recap.names) > 2:
        return f"{recap.names[recap.conceded]} conceded"
    if len(recap.winners) != 1:
        some = 1 < len(recap.winners) < len(recap.names)
        return f"{listed([recap.names[seat] for seat in recap.winners])} tie" if some else "A tie"
    return clubs_do(recap.names[recap.winners[0]], "wins", "win")


def ending(recap: Recap) -> str:
    """Returns how the match ended, to follow the headline."""
    if recap.conceded is not None and len(recap.names) > 2:
        return "the others win"
    if recap.reason is Ending.TIE and not any(map(recap.is_extra, recap.periods)):
        return _ENDINGS[Ending.REGULATION]
    return _ENDINGS[recap.reason].format(recap.extra_time)


def sheet(match: Match, recap: Recap) -> str:
    """Returns all plays of a match as text, below its statistics, in a game with a record sheet."""
    rules = match.rules
    assert rules.record_sheet is not None
    rows, highlight = (recap.box.rows, recap.box.highlight) if recap.box else ((), "")
    head = [rules.variant.title, score_line(recap.names, recap.points), story(recap), *filter(None, [highlight])]
    figures = [row.as_text(recap.names) for row in rows]
    happened = (event for events in match.history for event in events)
    return "\n".join([*head, "", *figures, "", rules.record_sheet(happened, recap.names)])


def story(recap: Recap) -> str:
    """Returns the story of the match in a few sentences."""
    return " ".join(part for part in (_outcome(recap), _longest(recap)) if part)


def _outcome(recap: Recap) -> str:
    if recap.conceded is not None:
        return _conceded(recap)
    if recap.reason is Ending.TIE or len(recap.winners) != 1:
        return _level(recap)
    winner = recap.winners[0]
    if len(recap.names) != 2:
        return f"{recap.names[winner]} finished ahead of {len(recap.names) - 1} others."
    if recap.points[winner] <= recap.points[1 - winner]:
        return f"{recap.names[winner]} won at {recap.points[winner]}–{recap.points[1 - winner]}."
    if recap.start_score is not None:
        return _taken_up(recap, recap.start_score, winner)
    if recap.reason is Ending.SUDDEN_DEATH:
        return _extra_time(recap, winner)
    return _regulation(recap, winner)


def _level(recap: Recap) -> str:
    """Returns the sentence on a tie."""
    if len(recap.names) == 2:
        return f"Neither side could settle it: {_high_low(recap.points)} at the end."
    if not any(recap.points):
        return "Nobody scored."
    each = f"{several(max(recap.points), 'point')} each"
    if len(recap.winners) in (0, len(recap.names)):
        return f"Nobody could settle it: {each} at the end."
    return f"{listed([recap.names[seat] for seat in recap.winners])} finished level, with {each}."


def _longest(recap: Recap) -> str:
    """Returns the sentence on the longest drive, or an empty text if two sides tie for it."""
    longest = max(figures.longest for figures in recap.figures)
    makers = [name for name, figures in zip(recap.names, recap.figures, strict=True) if figures.longest == longest]
    if not longest or len(makers) > 1:
        return ""
    return f"{makers[0]} had the longest drive: {several(longest, *recap.measure)}."


def _conceded(recap: Recap) -> str:
    assert recap.conceded is not None
    name, own = recap.names[recap.conceded], recap.points[recap.conceded]
    best = max(points for seat, points in enumerate(recap.points) if seat != recap.conceded)
    how = "level" if own == best else "ahead" if own > best else "behind"
    return f"{name} conceded, {how} at {own}–{best}."


def _taken_up(recap: Recap, stood: tuple[int, ...], winner: int) -> str:
    """Returns the sentence on a match that began from a position."""
    mine, theirs = stood[winner], stood[1 - winner]
    how = "level" if mine == theirs else "ahead" if mine > theirs else "behind"
    return f"Taken up with {recap.names[winner]} {how} at {mine}–{theirs}: they won by {_by(recap)}."


def _extra_time(recap: Recap, winner: int) -> str:
    if not recap.scores:
        return f"{recap.names[winner]} won it in {recap.extra_time}."
    *earlier, last = recap.scores
    before = earlier[-1].score if earlier else (0,) * len(recap.names)
    headline, is_headline, _ = last.text.partition("!")
    how = headline.lower() if is_headline else "touchdown" if last.how.is_touchdown else last.how.replace("_", " ")
    level = f"Level at {_high_low(before)} after regulation" if any(before) else "Scoreless in regulation"
    return f"{level}: {recap.names[winner]} won it with a {how} in {recap.extra_time}."


def _regulation(recap: Recap, winner: int) -> str:
    loser = 1 - winner
    name, other = recap.names[winner], recap.names[loser]
    deficit = max(((mark.score[loser] - mark.score[winner], mark.score) for mark in recap.scores), default=(0, ()))
    opening = _half(recap, winner)
    if deficit[0] >= COMEBACK:
        down = f"{deficit[1][winner]}–{deficit[1][loser]}"
        return f"{name} came back from {down} down and won by {_by(recap)}."
    if recap.points[loser] == 0:
        return f"{name} kept {other} off the board from the first play to the last."
    changes = _lead_changes(recap.scores)
    if changes >= 2:
        return f"{opening} The lead changed hands {changes} times before {name} had the last word."
    return opening


def _half(recap: Recap, winner: int) -> str:
    """Returns the sentence on the halves, or only the margin if no period ends at half-time."""
    loser = 1 - winner
    name, other = recap.names[winner], recap.names[loser]
    regulation = [period for period in recap.periods if not recap.is_extra(period)]
    if not recap.scores or not regulation or len(regulation) % 2:
        return f"{name} won by {_by(recap)}."
    half = regulation[: len(regulation) // 2]
    mine, theirs = (sum(period.points[seat] for period in half) for seat in (winner, loser))
    ahead, final = mine - theirs, recap.points[winner] - recap.points[loser]
    if ahead > 0:
        after = "held on" if final < ahead else "pulled away" if final >= ahead + 7 else "never let go"
        return f"{name} led {mine}–{theirs} at the half and {after}."
    late = f"{recap.points[winner] - mine}–{recap.points[loser] - theirs}"
    if ahead < 0:
        return f"{other} led {theirs}–{mine} at the half, but {name} won the rest {late}."
    level = f"Level at {mine}–{theirs} at the half" if mine else "Scoreless at the half"
    return f"{level}; {name} won the rest {late}."


def _by(recap: Recap) -> str:
    margin = max(recap.points) - min(recap.points)
    return f"{margin} point{'' if margin == 1 else 's'}"


def _lead_changes(scores: Sequence[ScoreMark]) -> int:
    """Returns how often the lead changed sides."""
    ahead = [0 if first > second else 1 for first, second in (mark.score for mark in scores) if first != second]
    return sum(one != other for one, other in pairwise(ahead))


def _high_low(points: Sequence[int]) -> str:
    return f"{max(points)}–{min(points)}"
