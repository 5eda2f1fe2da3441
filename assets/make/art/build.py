"""Draws all pictures."""

from assets.make.art import (
    backs,
    emblems,
    evening,
    football_war,
    glyphs,
    heroes,
    incidents,
    mark,
    people,
    props,
    scoring,
    stands,
)
from assets.make.art.clubs import crests


def build() -> dict[str, bytes]:
    """Returns the files of this part by their name below ``assets``."""
    return {
        **glyphs.build(),
        **emblems.build(),
        **backs.build(),
        **heroes.build(),
        **incidents.build(),
        **scoring.build(),
        **football_war.build(),
        **props.build(),
        **people.build(),
        **mark.build(),
        **stands.build(),
        **crests.build(),
        **evening.build(),
    }
