"""What a player reads between two plays: how the last one ended, and nothing that is not asked of them."""

from __future__ import annotations

from tests.scenes.table.card_bowl.seats import Start
from tests.scenes.table.card_bowl.test_prompts import flagged
from tests.scenes.table.sitting import click


def test_nothing_shines_through_the_two_results_of_a_flag(start: Start) -> None:
    """The plate with the last play lay half under them."""
    _, table = start(at=flagged(4))
    assert table.game.stakes.stakes
    assert table.game.caption.render_key() is None


def test_what_the_coach_answers_is_not_asked(start: Start) -> None:
    """A question such as "Send a man in motion?" lit up for a moment, without a button."""
    pilot, table = start(asked="formation")
    table.director.pace = 0.3
    click(pilot, table.column.large[0].button.rect.center)
    questions, busy = {table.hud.prompt.text}, 0
    for _ in range(600):
        pilot.frames(1)
        prompt = table.hud.prompt
        if table.choosing is not None:
            questions.add(prompt.text)
        elif table.director.busy:
            busy += 1
            assert not prompt.asked or prompt.text in questions, prompt.text
    assert busy > 100
