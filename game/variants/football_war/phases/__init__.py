"""The decision points of Football War: the play clock before the first kickoff, then LEAD and ANSWER."""

from game.variants.football_war.phase import BY_NAME, FootballWarPhase
from game.variants.football_war.phases.answer import ANSWER
from game.variants.football_war.phases.lead import LEAD
from game.variants.football_war.phases.play_clock import PLAY_CLOCK

__all__ = ["ANSWER", "BY_NAME", "LEAD", "PLAY_CLOCK", "FootballWarPhase"]
