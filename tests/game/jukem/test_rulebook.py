"""The rulebook as the player reads it holds every clause of the game."""

from game.variants.jukem import words

CLAUSES = """
JF-1 JF-2 JF-3 JF-4 JF-5 JF-6 JF-7 JF-8 JF-9 JF-10 JF-11 JF-12 JF-13 JF-14
JF-15 JF-16 JF-17 JF-18 JF-19 JF-20 JF-21 JF-22 JF-23 JF-24 JF-25 JF-26 JF-27 JF-28
JF-29 JF-30 JF-31 JF-32 JF-33 JF-34 JF-35 JF-36 JF-37 JF-38 JF-39 JF-40 JF-41 JF-42
JF-43 JF-44 JF-45 JF-46 JF-47 JF-48 JF-49 JF-50 JF-51 JF-52 JF-53 JF-54 JF-55 JF-56
JF-57 JF-58 JF-59 JF-60 JF-61 JF-62 JF-63 JF-64 JF-65 JF-66 JF-67 JF-68 JF-69 JF-70
JF-71 JF-72 JF-73 JF-74 JF-75 JF-76 JF-77 JF-78 JF-79 JF-80 JF-81 JF-82 JF-83 JF-84
JF-85
"""


def test_the_rules_scene_tells_every_clause() -> None:
    told = {rule.clause for rule in words.rules()}
    assert told == set(CLAUSES.split())
