"""The decision points of the rulebook, in one module for each procedure.

Importing the package puts all of them into ``base.BY_NAME``.
"""

from game.variants.card_bowl.phases import (
    between_plays as between_plays,
    blocking as blocking,
    deal as deal,
    defense_set as defense_set,
    defense_turn as defense_turn,
    end_of_play as end_of_play,
    extra_card as extra_card,
    extra_point as extra_point,
    field_goal as field_goal,
    free_kick as free_kick,
    fumble as fumble,
    interception as interception,
    kick_return as kick_return,
    kickoff as kickoff,
    line_call as line_call,
    motion as motion,
    offense_set as offense_set,
    open_field as open_field,
    passing as passing,
    punt as punt,
    rushing as rushing,
    sack as sack,
    screen as screen,
    snap as snap,
    toss as toss,
    windows as windows,
)
