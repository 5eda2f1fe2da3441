"""The setup of a match: what is kept of it, and what is refused when it comes back."""

from typing import Any

import msgspec
import pytest

from game.clubs import CLUBS, LONGEST_NAME
from game.record import HUMAN, Player
from game.variants import VARIANTS, find_rules
from scenes.control.setup import SEEDS, Setup, clean_name, default_setup, has_switched, new_seed, recall, remember

JUKEM = find_rules("jukem")


def setup_of(**fields: Any) -> Setup:
    known: dict[str, Any] = {
        "variant": "jukem",
        "options": {"practice": "on", "dealer": "1"},
        "players": (Player("Owls"), Player("Anna", "pro")),
        "seed": 7,
    }
    return Setup(**known | fields)


def test_a_kept_setup_comes_back_with_other_cards() -> None:
    setup = setup_of()
    back = Setup.from_dict(setup.to_dict())
    assert back is not None
    assert (back.variant, back.options, back.players) == (setup.variant, setup.options, setup.players)
    assert 0 <= back.seed < SEEDS


def test_the_default_is_a_match_that_can_be_played() -> None:
    setup = default_setup(JUKEM)
    match = setup.match()
    assert match.decision is not None
    assert match.names == ("Gulls", "Foxes")
    assert [player.kind for player in match.players] == [HUMAN, "rookie"]


def test_fw_111_one_half_is_offered_first_and_two_stay_the_default_of_the_rules() -> None:
    rules = find_rules("football_war")
    assert default_setup(rules).options == {"players": "2", "length": "one", "play_clock": "off"}
    assert rules.complete({})["length"] == "two"


def test_what_is_offered_first_can_be_played_in_every_game() -> None:
    for variant in VARIANTS:
        if variant.built:
            rules = find_rules(variant.name)
            assert default_setup(rules).options == rules.complete({}) | dict(rules.offered)


def test_options_that_came_later_get_their_default() -> None:
    kept = setup_of().to_dict()
    del kept["options"]["dealer"]
    back = Setup.from_dict(kept)
    assert back is not None
    assert back.options == {"practice": "on", "dealer": "random"}


@pytest.mark.parametrize(
    "damage",
    [
        {"variant": "chess"},
        {"variant": "card_bowl"},
        {"options": {"practice": "maybe"}},
        {"options": {"rain": "on"}},
        {"options": "practice"},
        {"players": [{"name": "Owls"}]},
        {"players": [{"name": "Owls"}, {"name": "owls"}]},
        {"players": [{"name": "Owls"}, {"name": "  "}]},
        {"players": [{"name": "Owls"}, {"name": "Elk", "kind": "oracle"}]},
        {"players": None},
    ],
)
def test_a_setup_that_cannot_be_played_is_forgotten(damage: dict[str, Any]) -> None:
    assert Setup.from_dict(setup_of().to_dict() | damage) is None


def test_switching_sides_moves_the_players_and_twice_brings_them_back() -> None:
    setup = setup_of()
    switched = setup.sides_switched()
    assert switched.players == (Player("Anna", "pro"), Player("Owls"))
    assert switched.options["dealer"] == "1"
    assert switched.sides_switched() == setup


def test_two_teams_that_switch_sides_take_their_colors_along_and_four_do_not() -> None:
    setup = setup_of()
    switched = setup.sides_switched()
    assert has_switched(switched.with_new_seed().notes)
    assert has_switched(Setup.of(switched.match()).notes), "it was forgotten with the match"
    assert not has_switched(switched.sides_switched().notes)
    four = msgspec.structs.replace(setup, players=(*setup.players, Player("Elk"), Player("Lynx")))
    assert not has_switched(four.sides_switched().notes)


def test_a_new_seed_is_a_whole_number_below_two_to_the_32_and_changes_nothing_else() -> None:
    setup = setup_of()
    seeds = {setup.with_new_seed().seed for _ in range(20)}
    assert len(seeds) > 15
    assert all(0 <= seed < SEEDS for seed in seeds | {new_seed()})
    assert setup.with_new_seed().players == setup.players


def test_the_last_setup_of_each_game_is_remembered() -> None:
    other = {"variant": "real_deal", "options": {}, "players": []}
    kept = remember(other, setup_of())
    assert kept["variant"] == "jukem"
    assert kept["others"] == {"real_deal": other}
    again = recall(kept | {"variant": "real_deal", "others": {"jukem": setup_of().to_dict()}}, "jukem")
    assert again is not None
    assert again.players == setup_of().players
    assert remember(kept, setup_of(options={"practice": "off", "dealer": "0"}))["others"] == {"real_deal": other}


@pytest.mark.parametrize("kept", [{}, {"variant": 3}, {"others": 5}, {"others": {"jukem": "x"}}, {"variant": "jukem"}])
def test_nothing_is_recalled_from_what_is_not_a_setup(kept: dict[str, Any]) -> None:
    assert recall(kept, "jukem") is None


def test_names_are_one_line_of_at_most_twenty_letters() -> None:
    assert clean_name("\t Coach \x00 K ") == "Coach K"
    assert len(clean_name("x" * 300)) == LONGEST_NAME
    assert clean_name(" \n ") == ""


def test_the_six_clubs_differ_in_both_names() -> None:
    assert len({club.short for club in CLUBS}) == len({club.name for club in CLUBS}) == 6
