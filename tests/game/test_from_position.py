"""A match may begin from a position: it plays, goes back, replays and ends like any other, and never counts."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.chance import pick
from game.contract import BadPosition, Event
from game.cursor import Cursor, Step
from game.events import CardMoved, CoinTossed, DriveBegan, Scored, Shuffled, TakenUp
from game.match import CHOICES_KNOWN, Match, ReplayDiffers, digest
from game.options import BadOption
from game.recap import recap
from game.recap_words import story
from game.record import MatchRecord
from game.variant import Rules
from tests.game.cases import every_variant
from tests.game.test_drives import WITH_DRIVES, begin_and_end_in_turn, drives, happened, points_of_the_defense
from tests.play import Options, chooser, option_sets, players, random_match, short, some, somewhere, start

MATCHES = 10
OF_THE_DEAL = ("dealer",)
"""Options that do not depend on the position."""


def taken_up(rules: Rules, options: Mapping[str, str], seed: int, *, end: bool = False) -> Match:
    """Returns a match from a position of another one, played to its end if asked for."""
    chosen: Options = short(rules, options)
    match = Match(rules, chosen, players(rules, chosen), seed, somewhere(rules, options, seed))
    if end:
        play_on(match)
    return match


def play_on(match: Match, actions: int | None = None) -> None:
    rng = chooser(match.seed + 1)
    while match.decision is not None and actions != 0:
        match.play(pick(match.state.legal_actions(), rng))
        match.state.check()
        actions = None if actions is None else actions - 1


def whole(rules: Rules) -> list[Match]:
    """Yields finished matches from many positions under many options."""
    sets = option_sets(rules)
    return [taken_up(rules, sets[seed % len(sets)], seed, end=True) for seed in range(some(rules, MATCHES))]


def written(match: Match) -> MatchRecord:
    return msgspec.json.decode(msgspec.json.encode(match.record()), type=MatchRecord)


@every_variant
def test_it_begins_where_the_position_stands(rules: Rules) -> None:
    for seed in range(some(rules, MATCHES)):
        position = somewhere(rules, {}, seed)
        match = taken_up(rules, {}, seed)
        assert match.state == rules.state_type.from_dict(position)
        assert match.first_position == position
        (stood,) = [event for event in match.history[0] if isinstance(event, TakenUp)]
        assert stood.score == match.state.view(0).points


@every_variant
def test_it_opens_with_no_toss_and_no_deal_that_did_not_happen(rules: Rules) -> None:
    for seed in range(some(rules, MATCHES)):
        opening = taken_up(rules, {}, seed).history[0]
        assert not [event for event in opening if isinstance(event, CardMoved | Shuffled | CoinTossed | Scored)]
        lines = [rules.words.log_line(event, ("Gulls", "Foxes")) for event in opening]
        assert any(line and line.startswith("The match goes on from here: Gulls") for line in lines)


@every_variant
def test_it_is_played_to_its_end_within_the_bound_and_replays_exactly(rules: Rules) -> None:
    for match in whole(rules):
        assert match.result is not None
        assert len(match.actions) <= rules.bound
        again = Match.replay(written(match))
        assert again.record() == match.record()
        assert (again.history, again.result) == (match.history, match.result)
        assert again.state == match.state


@every_variant
def test_it_goes_on_as_the_match_did_that_the_position_is_from(rules: Rules) -> None:
    """The chance of the position is that of the match: the same acts cause the same events."""
    match = random_match(rules, {}, 4)
    half = len(match.actions) // 2
    again = Match(rules, match.options, match.players, 99, match.state_after(half).to_dict())
    for action in match.actions[half:]:
        again.play(action)
    assert again.history[1:] == match.history[half + 1 :]
    assert digest(again.state) == digest(match.state)


@every_variant
def test_it_goes_back_to_any_place_and_to_its_beginning(rules: Rules) -> None:
    match = taken_up(rules, {}, 3, end=True)
    record = match.record()
    for count in (2 * len(match.actions) // 3, 1, 0):
        match.back_to(min(count, len(match.actions)))
        assert match.record() == replace(
            record, actions=record.actions[: len(match.actions)], digests=match.record().digests, conceded=None
        )
    assert match.state == rules.state_type.from_dict(somewhere(rules, {}, 3))
    assert len(match.history) == 1
    for text in record.actions:
        match.play(rules.parse(text))
    assert match.record() == record


@every_variant
def test_whoever_acts_first_there_may_take_it_back_as_anywhere(rules: Rules) -> None:
    """It ends by the same rule as the match that the position is from."""
    for seed in range(some(rules, 40)):
        match = random_match(rules, {}, seed)
        place = seed * 7 % len(match.actions)
        again = Match(rules, match.options, match.players, seed, match.state_after(place).to_dict())
        again.play(match.actions[place])
        match.back_to(place + 1)
        actor = again.seats[0]
        if match.decisions[-1].gesture and match.before_last_act(actor) != place:
            continue  # there it goes back to where the gesture began
        told = again.take_back_refusal(actor)
        assert told == match.take_back_refusal(actor) or told == CHOICES_KNOWN, f"seed {seed}"
        assert again.before_last_act(actor) == 0


@every_variant
def test_who_closes_a_group_that_was_open_there_has_learned_the_others_choices(rules: Rules) -> None:
    for seed in range(some(rules, 8)):
        match = random_match(rules, {}, seed)
        for index in range(1, len(match.actions)):
            before, own = match.decisions[index - 1 : index + 1]
            after = match.decisions[index + 1] if index + 1 < len(match.actions) else None
            closes = own.group and before.group == own.group and (after is None or after.group != own.group)
            if not closes or before.seat == own.seat or own.binding:
                continue
            again = Match(rules, match.options, match.players, seed, match.state_after(index).to_dict())
            again.play(match.actions[index])
            assert again.take_back_refusal(own.seat) == CHOICES_KNOWN


@WITH_DRIVES
def test_its_drives_account_for_all_points_since_and_all_end(rules: Rules) -> None:
    """Except for a try after a touchdown that came before the position."""
    for match in whole(rules):
        told = happened(match)
        made = drives(*told)
        (stood,) = [event.score for event in told if isinstance(event, TakenUp)]
        points = [
            before + sum(drive.points for drive in made if drive.seat == seat) for seat, before in enumerate(stood)
        ]
        for scored in [*points_of_the_defense(told), *_tries_before_any_drive(told)]:
            points[scored.seat] += scored.points
        assert match.result is not None
        assert tuple(points) == match.result.points
        assert all(drive.end and drive.plays >= 0 for drive in made)


def _tries_before_any_drive(events: list[Event]) -> list[Scored]:
    before = takewhile(lambda event: not isinstance(event, DriveBegan), events)
    return [event for event in before if isinstance(event, Scored) and event.how.is_try]


@every_variant
def test_a_drive_in_progress_begins_there(rules: Rules) -> None:
    """A seat whose drive advances or ends has begun a drive."""
    assert all(begin_and_end_in_turn(happened(match)) for match in whole(rules))


@every_variant
def test_its_result_is_told_without_what_nobody_knows(rules: Rules) -> None:
    for match in whole(rules):
        told = recap(match)
        assert told.start_score is not None
        columns = told.columns
        assert tuple(map(sum, zip(*(column.points for column in columns), strict=True))) == told.points
        assert (columns[0].name == "Before") == any(told.start_score)
        assert "half" not in story(told)
        assert story(told)
        if rules.record_sheet:
            assert rules.record_sheet(happened(match), match.names)


@every_variant
def test_a_cursor_goes_through_it(rules: Rules) -> None:
    match = taken_up(rules, {}, 3, end=True)
    cursor = Cursor(match)
    assert cursor.state == rules.state_type.from_dict(somewhere(rules, {}, 3))
    for step in (Step.PLAY, Step.DRIVE, Step.PERIOD):
        assert all(0 <= mark.place <= cursor.length for mark in cursor.marks(step))
    cursor.to(cursor.length)
    assert cursor.state == match.state


@every_variant
def test_it_is_never_counted_whatever_its_record_says(rules: Rules) -> None:
    match = taken_up(rules, {}, 3)
    assert match.practice
    assert not match.record().counted
    lying = replace(match.record(), practice=False)
    assert not lying.counted
    assert Match.replay(lying).practice
    dealt = random_match(rules, {}, 3, length=5)
    assert dealt.record().counted
    assert not replace(dealt.record(), practice=True).counted


@every_variant
def test_a_match_that_begins_with_the_deal_is_written_as_before(rules: Rules) -> None:
    record = random_match(rules, {}, 3, length=5).record()
    assert b"first_position" not in msgspec.json.encode(record)
    assert written(random_match(rules, {}, 3, length=5)) == record


@every_variant
def test_a_position_that_is_over_is_refused(rules: Rules) -> None:
    over = random_match(rules, {}, 3).state.to_dict()
    with pytest.raises(BadPosition, match=r"^phase: is over"):
        Match(rules, short(rules, {}), players(rules, {}), 3, over)


@every_variant
def test_a_position_under_other_options_is_refused_by_the_name_of_what_differs(rules: Rules) -> None:
    """An option that matters only for the deal does not matter for a position."""
    state, _ = start(rules, {}, 3)
    told = set()
    for option in rules.options:
        for value in option.values:
            try:
                chosen = rules.complete({**short(rules, {}), option.name: value})
            except BadOption:
                continue
            refusal = _refusal(rules, chosen, state.to_dict())
            told |= {option.name} if refusal else set()
            differs = rules.start(chosen, 3)[0].facts != state.facts and option.name not in OF_THE_DEAL
            assert bool(refusal) == differs, f"{option.name} {value}: {refusal}"
            assert not refusal or refusal.partition(":")[0] in {*rules.fixed_options, "points"}, refusal
    assert told or not rules.options


def _refusal(rules: Rules, options: Options, position: Mapping[str, Any]) -> str:
    try:
        Match(rules, options, players(rules, options), 3, position)
    except BadPosition as refused:
        return str(refused)
    return ""


@every_variant
def test_a_position_that_breaks_the_rules_is_refused_before_anything_begins(rules: Rules) -> None:
    position = somewhere(rules, {}, 3)
    for wrong in ({}, {**position, "zones": {}}, {**position, "phase": "nowhere"}, {**position, "tactics": 1}):
        with pytest.raises(BadPosition, match=r"^[\w: ]+: "):
            Match(rules, short(rules, {}), players(rules, {}), 3, wrong)
        with pytest.raises(BadPosition):
            Match.replay(replace(taken_up(rules, {}, 3).record(), first_position=wrong))


@every_variant
def test_counters_without_end_are_refused(rules: Rules) -> None:
    """Such numbers would keep a loop of the rules busy for ever."""
    position = {key: value for key, value in somewhere(rules, {}, 3).items() if key != "scoring"}
    for field in ("points", "chance"):
        endless = [10**12, 0] if field == "points" else 10**12
        if field in position:
            with pytest.raises(BadPosition):
                rules.state_type.from_dict({**position, field: endless})


@every_variant
def test_rules_that_lose_their_way_in_a_position_are_told_as_a_bad_one(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(state: object, seat: int) -> object:
        raise IndexError("nobody knows")

    position = somewhere(rules, {}, 3)
    monkeypatch.setattr(rules.state_type, "view", lost)
    with pytest.raises(BadPosition, match="does not hold together"):
        Match(rules, short(rules, {}), players(rules, {}), 3, position)


@every_variant
def test_another_position_does_not_replay_as_recorded(rules: Rules) -> None:
    match = taken_up(rules, {}, 3)
    play_on(match, 5)
    other = replace(match.record(), first_position={**somewhere(rules, {}, 3), "key": "another"})
    with pytest.raises(ReplayDiffers):
        Match.replay(other)
