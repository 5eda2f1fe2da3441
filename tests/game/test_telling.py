"""The texts of every variant: reasons, events, the rulebook, the log, labels and cards."""

from __future__ import annotations

from game.variant import Rules, Words
from tests import invariants
from tests.game.cases import every_variant
from tests.play import sampled_moments, some, start, steps
from tests.seen_table import SeenTable

CLAUSES = {"jukem": 85, "football_war": 111, "real_deal": 70, "blowout": 119}
"""Number of clauses of each rulebook that are numbered without gaps."""
LONGEST_SITUATION = 1500
"""Most characters of a spoken description of the table."""
CLUBS = ("Huskies", "Comets", "Badgers", "Otters")
FEW = 12
"""Matches for slow checks and rare failures."""


@every_variant
def test_the_words_of_a_game_are_all_that_shared_scenes_may_ask_for(rules: Rules) -> None:
    """The type checker checks their signatures where a game passes its words to its ``Rules``."""
    wanted = {name for name in (*Words.__annotations__, *vars(Words)) if not name.startswith("_")}
    assert {"EXTRA_TIME", "title", "period_name"} <= wanted
    assert not [name for name in wanted if not hasattr(rules.words, name)]


@every_variant
def test_a_card_or_a_place_is_refused_in_words_exactly_when_no_choice_uses_it(rules: Rules) -> None:
    for state, _ in sampled_moments(rules, FEW, every=6):
        if state.decision is not None:
            invariants.reasons_match_choices(rules, state)


@every_variant
def test_a_choice_names_cards_that_its_seat_sees_and_places_that_there_are(rules: Rules) -> None:
    for state, _ in sampled_moments(rules, FEW, every=2):
        if state.decision is not None:
            invariants.picks_hold(rules, state)


@every_variant
def test_zones_are_seen_as_they_are_declared(rules: Rules) -> None:
    for state, _ in sampled_moments(rules, FEW, every=4):
        invariants.zones_are_seen_as_declared(rules, state)


@every_variant
def test_events_cite_clauses_and_show_each_seat_only_what_it_sees(rules: Rules) -> None:
    clauses = {rule.clause for rule in rules.words.rules()}
    for seed in range(some(rules, FEW)):
        state, deal = start(rules, {}, seed)
        seats = invariants.seats_of(state)
        invariants.events_hold(rules, deal, clauses, seats)
        for step in steps(rules, {}, seed):
            invariants.events_hold(rules, step.events, clauses, seats)
            invariants.hidden_cards_stay_hidden(rules, step.before, step.events, step.after)


@every_variant
def test_events_alone_keep_the_table_as_every_seat_sees_it(rules: Rules) -> None:
    for seed in range(some(rules, FEW)):
        dealt = start(rules, {}, seed)[0]
        tables = [SeenTable(seat, dealt.view(seat).zones(), rules.code_of) for seat in invariants.seats_of(dealt)]
        for step in steps(rules, {}, seed):
            for table in tables:
                table.happen(step.events)
                view = step.after.view(table.seat)
                assert table.shows(view), (
                    f"after {step.action} seat {table.seat} sees {table.zones}, not {view.zones()}"
                )


@every_variant
def test_every_clause_that_code_or_a_card_cites_can_be_read_in_the_rules(rules: Rules) -> None:
    clauses = {rule.clause for rule in rules.words.rules()}
    assert {card.clause for card in rules.cards.values()} <= clauses
    for state, _ in sampled_moments(rules, FEW, every=2):
        assert state.decision is None or state.decision.clause in clauses


@every_variant
def test_the_rulebook_is_read_in_sections_of_sentences(rules: Rules) -> None:
    texts = rules.words.rules()
    told, count = {rule.clause for rule in texts}, CLAUSES.get(rules.variant.name)
    assert len(told) == len(texts), "a clause is told twice"
    assert count is None or told == {f"{rules.variant.prefix}-{number + 1}" for number in range(count)}
    for rule in texts:
        assert rule.section, rule
        assert rule.text[:1].isupper() or rule.text[:1].isdigit(), rule
        assert rule.text.rstrip()[-1] in ".:!", rule


@every_variant
def test_log_lines_are_sentences_and_name_the_clubs_never_you(rules: Rules) -> None:
    spoken = set()
    for seed in range(some(rules, FEW)):
        for step in steps(rules, {}, seed):
            seats = invariants.seats_of(step.before)
            for event in (*step.events, *rules.event_order(step.events)):
                for seat in (None, *seats):
                    spoken.add(rules.words.log_line(event.masked(seat), CLUBS[: len(seats)]))
    lines = [line for line in spoken if line is not None]
    assert lines
    for line in lines:
        assert invariants.SENTENCE.fullmatch(line), line
        assert " you" not in line.lower(), line


@every_variant
def test_labels_and_prompts_are_short_and_told_apart(rules: Rules) -> None:
    for state, _ in sampled_moments(rules, FEW, every=6):
        if state.decision is None:
            continue
        labels = [rules.words.label(action) for action in state.legal_actions()]
        assert all(labels)
        assert len(set(labels)) == len(labels), f"two choices look the same: {labels}"
        for seat in invariants.seats_of(state):
            prompt = rules.words.prompt(state.view(seat), CLUBS[: len(invariants.seats_of(state))])
            assert 1 <= len(prompt.split()) <= 12, prompt
            situation = rules.words.situation(state.view(seat), CLUBS[: len(invariants.seats_of(state))])
            assert len(situation) < LONGEST_SITUATION, situation


@every_variant
def test_cards_are_described_within_the_room_of_a_card(rules: Rules) -> None:
    for code, card in rules.cards.items():
        assert card.code == code
        assert card.count > 0
        assert len(card.effect.split()) <= 8, card
