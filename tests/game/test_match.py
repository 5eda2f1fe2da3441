"""A match as a record: play, replay, going back, giving up."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.chance import pick
from game.contract import BadOption, Ending, IllegalAction, Rules, UnknownVariant
from game.events import CardMoved, Shuffled
from game.match import DIGEST_EVERY, Match, MatchRecord, Player, ReplayDiffers, digest, summary
from game.variants import VARIANTS, find_rules, find_variant
from tests.play import BUILT, chooser, players, random_match, replayed

every_variant = pytest.mark.parametrize("rules", BUILT, ids=lambda rules: rules.variant.name)


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
    assert sorted(match.record().digests) == [DIGEST_EVERY, 2 * DIGEST_EVERY, 2 * DIGEST_EVERY + 3]
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
    wrong = replace(record, digests={**record.digests, 2 * DIGEST_EVERY: "0" * 16})
    with pytest.raises(ReplayDiffers, match=f"after action {2 * DIGEST_EVERY} ") as found:
        Match.replay(wrong)
    assert len(found.value.match.actions) == 2 * DIGEST_EVERY


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
    match = random_match(rules, {}, 4, length=30)
    before = match.record()
    offered = match.state.legal_actions()
    for action in set(random_match(rules, {}, 5).actions) - set(offered):
        with pytest.raises(IllegalAction):
            match.play(action)
    assert match.record() == before
    assert len(match.history) == len(match.actions) + 1


@every_variant
def test_going_back_is_replaying_fewer_actions(rules: Rules) -> None:
    match = random_match(rules, {}, 4, length=90)
    whole = match.record()
    for count in (61, 20, 0):
        match.back_to(count)
        assert match.record() == random_match(rules, {}, 4, length=count).record()
    for text in whole.actions:
        match.play(rules.parse(text))
    assert match.record() == whole


@every_variant
@pytest.mark.parametrize("seat", [0, 1])
def test_who_gives_up_loses_whatever_the_score(rules: Rules, seat: int) -> None:
    match = random_match(rules, {}, 4, length=100)
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
    again.back_to(100)
    assert again.result is None


@every_variant
@pytest.mark.parametrize("conceded", [-1, 9])
def test_a_record_conceded_by_nobody_is_found(rules: Rules, conceded: int) -> None:
    record = replace(_written(random_match(rules, {}, 4, length=5)), conceded=conceded)
    with pytest.raises(ReplayDiffers, match="conceded"):
        Match.replay(record)


@every_variant
def test_the_last_choice_passes_over_forced_actions(rules: Rules) -> None:
    match = random_match(rules, {}, 4, length=120)
    for seat in range(len(match.players)):
        count = match.last_choice(seat)
        assert count is not None
        assert match.seats[count] == seat
        assert len(replayed(rules, match.options, 4, match.actions[:count]).legal_actions()) > 1
        for later in range(count + 1, len(match.actions)):
            if match.seats[later] == seat:
                assert len(replayed(rules, match.options, 4, match.actions[:later]).legal_actions()) == 1


@every_variant
def test_a_match_without_actions_has_no_last_choice_and_nothing_to_take_back(rules: Rules) -> None:
    match = Match(rules, {}, players(rules, {}), 1)
    assert match.last_choice(0) is None
    assert match.take_back_refusal(0)


@every_variant
def test_only_the_seat_that_acted_last_may_take_back_and_never_what_showed_a_hidden_card(rules: Rules) -> None:
    allowed = 0
    for length in range(1, 200, 3):
        match = random_match(rules, {}, 4, length=length)
        for seat in range(len(match.players)):
            refusal = match.take_back_refusal(seat)
            if match.seats[-1] != seat:
                assert refusal == "Somebody else has acted since."
            elif refusal is None:
                before = replayed(rules, match.options, 4, match.actions[:-1]).view(seat)
                hidden = _hidden_count(before) - _hidden_count(match.state.view(seat))
                assert hidden <= 0, f"{match.actions[-1]} showed a card to seat {seat}"
                allowed += 1
    assert allowed


@every_variant
def test_what_led_to_a_shuffle_cannot_be_taken_back(rules: Rules) -> None:
    refusals = set()
    for seed in range(40):
        match = Match(rules, {}, players(rules, {}), seed)
        rng = chooser(seed)
        while match.decision is not None:
            events = match.play(pick(match.state.legal_actions(), rng))
            shuffle = next((place for place, event in enumerate(events) if isinstance(event, Shuffled)), None)
            seen = [event for event in events[:shuffle] if isinstance(event, CardMoved) and event.source == "draw_pile"]
            if shuffle is not None and not seen:
                refusals.add(match.take_back_refusal(match.seats[-1]))
    assert refusals == {"The cards have been shuffled since."}


def _hidden_count(view: Any) -> int:
    return sum(cards.count(None) for cards in view.zones().values())


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
