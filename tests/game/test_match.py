"""A match as a record: play, replay, going back, conceding."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.chance import pick
from game.contract import Ending, IllegalAction, View
from game.events import CardMoved, CoinTossed, Shuffled
from game.match import (
    CARD_SEEN,
    DIGEST_EVERY,
    NOTHING_TO_TAKE_BACK,
    SHUFFLED,
    SOMEBODY_ACTED,
    TOSSED,
    Match,
    ReplayDiffers,
    digest,
    summary,
)
from game.options import BadOption
from game.record import MatchRecord, Player
from game.variant import Rules, UnknownVariant
from game.variants import VARIANTS, find_rules, find_variant
from tests.game.cases import every_variant
from tests.play import chooser, midway, players, random_match, replayed, some


def _written(match: Match) -> MatchRecord:
    return msgspec.json.decode(msgspec.json.encode(match.record()), type=MatchRecord)


def test_a_game_of_no_such_name_is_refused_with_the_names_that_are_valid() -> None:
    for name in ("chess", "", "Jukem"):
        with pytest.raises(UnknownVariant) as refusal:
            find_variant(name)
        assert all(variant.name in str(refusal.value) for variant in VARIANTS if variant.built)


def test_a_game_that_is_not_built_cannot_be_started() -> None:
    for variant in VARIANTS:
        if not variant.built:
            with pytest.raises(UnknownVariant, match=variant.title.replace("!", "!")):
                find_rules(variant.name)
        else:
            assert find_rules(variant.name).variant == variant


@every_variant
def test_a_match_needs_its_number_of_players(rules: Rules) -> None:
    with pytest.raises(ValueError, match="seats"):
        Match(rules, {}, [Player("Home")] * 9, 1)


@every_variant
def test_options_are_completed_with_their_defaults(rules: Rules) -> None:
    match = Match(rules, {}, players(rules, {}), 1)
    assert match.options == {option.name: option.default for option in rules.options}
    with pytest.raises(BadOption):
        Match(rules, {"weather": "rain"}, players(rules, {}), 1)


@every_variant
@pytest.mark.parametrize("seed", [0, -5, 2**63, 10**30])
def test_any_whole_number_is_a_seed(rules: Rules, seed: int) -> None:
    match = random_match(rules, {}, seed, length=40)
    assert Match.replay(_written(match)).record() == match.record()


@every_variant
def test_a_record_keeps_digests_along_the_way_and_at_the_end(rules: Rules) -> None:
    match = random_match(rules, {}, 4, length=2 * DIGEST_EVERY + 3)
    length = len(match.actions)
    assert sorted(match.record().digests) == sorted({*range(DIGEST_EVERY, length + 1, DIGEST_EVERY), length})
    for count, expected in match.record().digests.items():
        assert digest(replayed(rules, match.options, 4, match.actions[:count])) == expected


@every_variant
def test_a_record_keeps_who_played_and_how(rules: Rules) -> None:
    match = random_match(rules, {}, 4, length=10)
    match.practice, match.hints = True, 3
    again = Match.replay(_written(match))
    assert (again.practice, again.hints, again.players, again.names) == (True, 3, match.players, match.names)


@every_variant
def test_a_changed_digest_is_found_and_the_match_kept_up_to_there(rules: Rules) -> None:
    record = _written(random_match(rules, {}, 4))
    changed = min(record.digests)
    wrong = replace(record, digests={**record.digests, changed: "0" * 16})
    with pytest.raises(ReplayDiffers, match=f"after action {changed} ") as found:
        Match.replay(wrong)
    assert len(found.value.match.actions) == changed


@every_variant
@pytest.mark.parametrize("text", ["touchdown please", ""])
def test_an_action_that_is_not_one_is_found_by_its_number(rules: Rules, text: str) -> None:
    record = _written(random_match(rules, {}, 4))
    wrong = replace(record, actions=(*record.actions[:7], text, *record.actions[8:]))
    with pytest.raises(ReplayDiffers, match=r"action 8 \(") as found:
        Match.replay(wrong)
    assert len(found.value.match.actions) == 7


@every_variant
def test_a_match_with_more_actions_than_it_can_have_is_found(rules: Rules) -> None:
    record = _written(random_match(rules, {}, 4))
    with pytest.raises(ReplayDiffers, match="over"):
        Match.replay(replace(record, actions=(*record.actions, record.actions[-1]), digests={}))


@every_variant
def test_another_seed_does_not_replay_as_recorded(rules: Rules) -> None:
    record = _written(random_match(rules, {}, 4))
    with pytest.raises(ReplayDiffers):
        Match.replay(replace(record, seed=5))


@every_variant
@pytest.mark.parametrize("changes", [{"variant": "chess"}, {"options": {"weather": "rain"}}])
def test_a_record_that_cannot_even_start_is_refused(rules: Rules, changes: dict[str, Any]) -> None:
    record = _written(random_match(rules, {}, 4, length=5))
    with pytest.raises((UnknownVariant, BadOption)):
        Match.replay(replace(record, **changes))


@every_variant
def test_an_action_that_is_not_offered_leaves_the_match_as_it_was(rules: Rules) -> None:
    match = midway(rules, {}, 4)
    before = match.record()
    offered = match.state.legal_actions()
    for action in set(random_match(rules, {}, 5).actions) - set(offered):
        with pytest.raises(IllegalAction):
            match.play(action)
    assert match.record() == before
    assert len(match.history) == len(match.actions) + 1


@every_variant
def test_going_back_is_replaying_fewer_actions(rules: Rules) -> None:
    match = midway(rules, {}, 4)
    whole, length = match.record(), len(match.actions)
    for count in (2 * length // 3, length // 4, 0):
        match.back_to(count)
        assert match.record() == random_match(rules, {}, 4, length=count).record()
    for text in whole.actions:
        match.play(rules.parse(text))
    assert match.record() == whole


@every_variant
@pytest.mark.parametrize("seat", [0, 1])
def test_who_gives_up_loses_whatever_the_score(rules: Rules, seat: int) -> None:
    match = midway(rules, {}, 4)
    length = len(match.actions)
    match.concede(seat)
    assert match.decision is None
    result = match.result
    assert result is not None
    assert result.reason is Ending.CONCEDED
    assert seat not in result.winners
    again = Match.replay(_written(match))
    assert again.result == result
    with pytest.raises(IllegalAction, match="over"):
        again.concede(1 - seat)
    with pytest.raises(IllegalAction, match="over"):
        again.play(again.state.legal_actions()[0])
    again.back_to(length)
    assert again.result is None


@every_variant
@pytest.mark.parametrize("conceded", [-1, 9])
def test_a_record_conceded_by_nobody_is_found(rules: Rules, conceded: int) -> None:
    record = replace(_written(random_match(rules, {}, 4, length=5)), conceded=conceded)
    with pytest.raises(ReplayDiffers, match="conceded"):
        Match.replay(record)


@every_variant
def test_the_last_choice_passes_over_forced_actions(rules: Rules) -> None:
    """The steps of a gesture are one choice."""
    match = midway(rules, {}, 4)
    for seat in range(len(match.players)):
        count = match.last_choice(seat)
        assert count is not None
        assert match.seats[count] == seat
        after = range(count, len(match.actions))
        offered = [len(replayed(rules, match.options, 4, match.actions[:later]).legal_actions()) for later in after]
        steps = _steps(match, count)
        assert max(offered[:steps]) > 1
        forced = [choices == 1 for later, choices in zip(after, offered, strict=True) if match.seats[later] == seat]
        assert all(forced[steps:])


def _steps(match: Match, count: int) -> int:
    """Returns the number of actions of the gesture that begins there, 1 if it is none."""
    first = match.decisions[count]
    same = takewhile(lambda each: (each.seat, each.gesture) == (first.seat, first.gesture), match.decisions[count:])
    return len(list(same)) if first.gesture else 1


@every_variant
def test_a_match_without_actions_has_no_last_choice_and_nothing_to_take_back(rules: Rules) -> None:
    match = Match(rules, {}, players(rules, {}), 1)
    assert match.last_choice(0) is None
    assert match.take_back_refusal(0)


@every_variant
def test_only_who_acted_last_may_take_back_and_never_what_showed_a_hidden_card(rules: Rules) -> None:
    """Except in an open group, in which each seat may change its own choice."""
    allowed = 0
    whole = random_match(rules, {}, 4)
    for length in range(1, min(200, len(whole.actions)), 3):
        match = random_match(rules, {}, 4, length=length)
        for seat in range(len(match.players)):
            refusal, count = match.take_back_refusal(seat), match.before_last_act(seat)
            if match.seats[-1] != seat and not (match.decision and match.decision.group):
                assert refusal == (NOTHING_TO_TAKE_BACK if count is None else SOMEBODY_ACTED)
            elif refusal is None:
                assert count is not None
                assert match.seats[count] == seat
                known = _known(match.view_after(count, seat))
                for later in range(count + 1, length + 1):
                    assert _known(match.view_after(later, seat)) <= known, f"seat {seat} saw a card since {count}"
                allowed += 1
    assert allowed


@every_variant
def test_what_drew_on_chance_or_showed_a_drawn_card_cannot_be_taken_back(rules: Rules) -> None:
    for seed in range(some(rules, 40)):
        match = random_match(rules, {}, seed, length=0)
        rng = chooser(seed)
        while match.decision is not None:
            seat = match.decision.seat
            known = _known(match.state.view(seat))
            events = match.play(pick(match.state.legal_actions(), rng))
            told = [event.masked(seat) for event in events]
            place = next((place for place, event in enumerate(told) if isinstance(event, Shuffled | CoinTossed)), None)
            moved = [event.card for event in told[:place] if isinstance(event, CardMoved)]
            seen = any(card is not None and card not in known for card in moved)
            if (seen or place is not None) and not match.decisions[-1].binding and not match.decisions[-1].group:
                drawn_on = TOSSED if place is not None and isinstance(told[place], CoinTossed) else SHUFFLED
                assert match.take_back_refusal(seat) == (CARD_SEEN if seen else drawn_on)


def _known(view: View) -> set[int]:
    return {card for cards in view.zones().values() for card in cards if card is not None} | view.remembered()


@every_variant
def test_a_finished_match_is_reported_in_one_line(rules: Rules) -> None:
    match = random_match(rules, {}, 4)
    line = msgspec.json.decode(msgspec.json.encode(summary(match)))
    result = match.result
    assert result is not None
    assert line["variant"] == rules.variant.name
    assert line["points"] == list(result.points)
    assert line["winners"] == list(result.winners)
    assert (line["reason"], line["seed"], line["decisions"]) == (result.reason, 4, len(match.actions))
    assert line["digest"] == digest(match.state)
