"""Draws every picture."""

from assets.make.art import backs, emblems, football_war, glyphs, heroes, incidents, mark, props, scoring, stands
from assets.make.art.clubs import crests


def build() -> dict[str, bytes]:
    """The files of this part, by their name below assets."""
    return {
        **glyphs.build(),
        **emblems.build(),
        **backs.build(),
        **heroes.build(),
        **incidents.build(),
        **scoring.build(),
        **football_war.build(),
        **props.build(),
        **mark.build(),
        **stands.build(),
        **crests.build(),
    }
