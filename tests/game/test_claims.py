"""Every claim about an action comes true, in every game and at random decisions."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from game.chance import pick
from game.claims import Claim, Draws, EndsMatch, Holds, IfStands, Scores, headline, stated
from game.contract import Action, ScoreKind, State
from game.variant import Rules
from game.variants import find_rules
from tests import claims
from tests.game.cases import every_variant
from tests.play import BUILT, random_match, replayed, sampled_moments

MATCHES = 6
CHANCES = 12
"""Chances of each game that are compared with samples."""
WITH_FIGURES = tuple(rules for rules in BUILT if rules.variant.name != "card_bowl")
"""Without Card Bowl, whose buttons contain the numbers of men, lanes and seconds that are chosen."""


def decisions(rules: Rules, every: int) -> list[tuple[State, list[Action], Random]]:
    """Returns decisions of some random matches."""
    found = sampled_moments(rules, MATCHES, every)
    return [(state, state.legal_actions(), rng) for state, rng in found if state.decision is not None]


@every_variant
def test_every_exact_claim_is_what_then_happens(rules: Rules) -> None:
    for state, legal, _ in decisions(rules, every=8):
        for action in legal:
            claims.exact_claims_hold(rules, state, action)


@pytest.mark.parametrize("rules", [find_rules("jukem"), find_rules("football_war")], ids=["JF-68", "FW-90"])
def test_what_ends_the_match_says_so(rules: Rules) -> None:
    """The button of the last action said "End the half" although the match ended as well."""
    for seed in range(6):
        match = random_match(rules, {}, seed)
        last = match.actions[-1]
        before = replayed(rules, {}, seed, match.actions[:-1])
        assert before.decision is not None
        claimed = rules.claims(before.view(before.decision.seat), last)
        assert stated(claimed, EndsMatch), f"seed {seed}: {last}"
        assert headline([each for each in claimed if not isinstance(each, Scores)], 0)[0] == "End the match"


def test_points_for_the_other_side_are_told_on_the_button() -> None:
    """FW-81: the button of a concession worth seven points said only "the play stands"."""
    given = Scores(1, 7, ScoreKind.TOUCHDOWN)
    assert headline([given, Draws(0, 1)], 0) == ("", "they score 7")
    assert headline([given], 1) == ("TOUCHDOWN +7", "")


@every_variant
def test_every_chance_is_that_of_sampling_from_the_same_view(rules: Rules) -> None:
    found = []
    for state, legal, rng in decisions(rules, every=40):
        view = state.view(seat_of(state))
        told = [action for action in legal if stated(rules.claims(view, action), Holds)]
        found += [(state, pick(told, rng), rng)] if told else []
    for state, action, rng in found[:: max(1, len(found) // CHANCES)]:
        claims.chances_hold(rules, state, action, rng)


@every_variant
def test_no_reason_tells_a_number_that_is_not_claimed(rules: Rules) -> None:
    for state, legal, rng in decisions(rules, every=24):
        view = state.view(seat_of(state))
        for action in legal:
            claims.reasons_tell_what_is_claimed(rules, state, action, rng)
        advice = rules.advise(view, legal, rng)
        claims.tells_what_is_claimed(rules, rules.claims(view, advice.action), advice.reason)


@pytest.mark.parametrize("rules", WITH_FIGURES, ids=lambda rules: rules.variant.name)
def test_a_button_tells_no_number_that_is_not_claimed_or_chosen(rules: Rules) -> None:
    for state, legal, _ in decisions(rules, every=20):
        for action in legal:
            claimed = rules.claims(state.view(seat_of(state)), action)
            for text in (rules.words.label(action), *rules.words.button(action), *headline(claimed, seat_of(state))):
                claims.tells_what_is_claimed(rules, claimed, text, chosen=str(action))


@every_variant
def test_a_prompt_tells_no_number_that_is_not_claimed_of_a_choice_or_of_the_position(rules: Rules) -> None:
    told = 0
    for state, legal, _ in decisions(rules, every=4):
        view = state.view(seat_of(state))
        claimed = [*claims.standing_holds(rules, state)]
        claimed += [claim for action in legal for claim in rules.claims(view, action)]
        prompt = rules.words.prompt(view, ("Gulls", "Foxes", "Bears", "Hawks"))
        claims.tells_what_is_claimed(rules, claimed, prompt)
        told += any(character.isdigit() for character in prompt)
    assert told, "its prompts tell no number at all"


@every_variant
def test_a_claim_that_is_wrong_is_found(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """Returns claims that the tests above must reject: cards that nobody draws, and a certain hidden card."""
    monkeypatch.setattr(claims, "CLOSELY", 500)
    state, rng = next(moment for moment in sampled_moments(rules, 1, every=1) if _holds_cards(rules, moment[0]))
    seat, action = seat_of(state), state.legal_actions()[0]
    for wrong in (Draws(seat, 99), Scores(seat, 99, ScoreKind.SAFETY), EndsMatch(), IfStands(EndsMatch(), ("none",))):
        with pytest.raises(AssertionError, match="was said to come to"):
            claims.exact_claims_hold(_claiming(rules, wrong), state, action)
    with pytest.raises(AssertionError, match=r"sampling gives 1\.000"):
        claims.chances_hold(_claiming(rules, Holds(seat, tuple(rules.cards), chance=0.94)), state, action, rng)
    far = _claiming(rules, Holds(seat, tuple(rules.cards), chance=0.99 - claims.ROUGHLY))
    with pytest.raises(AssertionError, match=r"sampling gives 1\.000"):
        claims.chances_hold(far, state, action, rng, claims.ROUGHLY)
    with pytest.raises(AssertionError, match="is not how it stands"):
        claims.standing_holds(msgspec.structs.replace(rules, standing=lambda view: (EndsMatch(),)), state)
    with pytest.raises(AssertionError, match="which is not claimed"):
        claims.tells_what_is_claimed(rules, (Draws(seat, 2),), "They draw 3 cards.")


def _holds_cards(rules: Rules, state: State) -> bool:
    """Returns whether the deciding seat holds cards, also after its first choice."""
    if state.decision is None:
        return False
    return sum(claims.played(rules, state, state.legal_actions()[0]).hand(seat_of(state)).values()) > 1


def _claiming(rules: Rules, claim: Claim) -> Rules:
    """Returns the game with these claims about every action."""
    return msgspec.structs.replace(rules, claims=lambda view, action: (claim,))


def seat_of(state: State) -> int:
    """Returns the deciding seat."""
    assert state.decision is not None
    return state.decision.seat
