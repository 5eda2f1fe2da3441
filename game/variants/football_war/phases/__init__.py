"""The decision points of Football War: the play clock before the first kickoff, then LEAD and ANSWER."""

from game.variants.football_war.phases import answer as answer, lead as lead, play_clock as play_clock
from game.variants.football_war.phases.base import FootballWarPhase as FootballWarPhase
