"""Actions that are made once and offered again and again."""

from __future__ import annotations

from game.variants.card_bowl.actions.base import Choose
from game.variants.card_bowl.actions.lining_up import Place
from game.variants.card_bowl.actions.moves import Block, Commit, Cover, Slide, Stay, Withdraw
from game.variants.card_bowl.actions.plays import Extra, Lead, Tackle
from game.variants.card_bowl.cards import CODE, MEN
from game.variants.card_bowl.formations import SLOTS

PLACE = tuple(Place(code) for code in CODE)
"""The action of placing each card."""
STAY = tuple(Stay(slot) for slot in SLOTS)
BLOCK = tuple(tuple(Block(slot, g) for g in range(-7, 8)) for slot in SLOTS)
"""The actions of sending the man of each slot into each lane, from -7 to 7."""
COMMIT = tuple(tuple(Commit(man, g) for g in range(-7, 8)) for man in range(MEN))
SLIDE = tuple(tuple(Slide(man, g) for g in range(-7, 8)) for man in range(MEN))
COVER_MAN = tuple(tuple(Cover(man, slot) for slot in SLOTS) for man in range(MEN))
WITHDRAW = tuple(Withdraw(man) for man in range(MEN))
EXTRA = tuple(Extra(man) for man in range(MEN))
TACKLE = tuple(Tackle(man) for man in range(MEN))
LEAD = tuple(Lead(slot) for slot in SLOTS)
DONE = Choose("done")
