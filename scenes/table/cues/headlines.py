"""Headlines of scores."""

from __future__ import annotations

from game.contract import ScoreKind

HEADLINES: dict[ScoreKind, str] = {
    ScoreKind.TOUCHDOWN: "Touchdown!",
    ScoreKind.RUSHING_TOUCHDOWN: "Rushing touchdown!",
    ScoreKind.PASSING_TOUCHDOWN: "Touchdown pass!",
    ScoreKind.RETURN_TOUCHDOWN: "Return touchdown!",
    ScoreKind.FIELD_GOAL: "Field goal!",
    ScoreKind.SAFETY: "Safety!",
    ScoreKind.EXTRA_POINT: "Extra point!",
    ScoreKind.TWO_POINTS: "Two-point conversion!",
    ScoreKind.DEFENSIVE_CONVERSION: "The try is run back!",
}
"""The headline of each way to score."""
