"""The base class of the decision points."""

from game.phase import DecisionPoint
from game.variants.football_war.board import Board
from game.variants.football_war.cards import CODE


class FootballWarPhase(DecisionPoint[Board]):
    """A decision point of this game, for up to four seats."""

    seats = 4
    by_name = {}
    codes = CODE
