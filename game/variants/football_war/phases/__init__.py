"""The decision points of Football War: the play clock before the first kickoff, then LEAD and ANSWER."""

from game.variants.football_war.phase import BY_NAME as BY_NAME, FootballWarPhase as FootballWarPhase
from game.variants.football_war.phases.answer import ANSWER as ANSWER
from game.variants.football_war.phases.lead import LEAD as LEAD
from game.variants.football_war.phases.play_clock import PLAY_CLOCK as PLAY_CLOCK
