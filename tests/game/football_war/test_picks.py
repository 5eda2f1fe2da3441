"""What an action is picked by, which decisions are quiet or covert, and why a pile cannot be chosen."""

from __future__ import annotations

import pytest

from game.contract import Pick, Target
from game.variants.football_war import RULES
from game.variants.football_war.actions import DRIVE_PILE, PLAY_PILE, TEXTS, CallTimeout, SetClock, parse
from game.variants.football_war.cards import ZONES
from game.zones import Role, SeenBy, hands_of
from tests.game.football_war.positions import act, asked, choices, position


@pytest.mark.parametrize(
    ("text", "codes", "along"),
    [
        ("LEAD(Curl)", ["Curl"], []),
        ("CALL(Curl)", ["AUDIBLE"], []),
        ("KICK", ["FIELD GOAL"], []),
        ("FLAG(10)", ["PENALTY 10"], []),
        ("EXTRA(none)", ["OFFENSE"], []),
        ("EXTRA(Curl)", ["OFFENSE", "Curl"], ["Curl"]),
        ("STUFF", ["DEFENSE"], []),
        ("REVERSE", ["TURNOVER"], []),
        ("MATCH(Curl)", ["Curl"], []),
    ],
)
def test_a_play_is_picked_by_its_cards(text: str, codes: list[str], along: list[str]) -> None:
    """FW-55: what an OFFENSE throws in is taken along and plays nothing by itself."""
    pick = parse(text).pick(1)
    assert pick.target is None
    assert [source.code for source in pick.sources] == codes
    assert [source.code for source in pick.sources if source.along] == along
    assert {source.zone for source in pick.sources} == {"hand:1"}


def test_conceding_and_looking_back_are_picked_by_their_piles_and_the_rest_by_a_menu() -> None:
    """FW-33, FW-74."""
    assert parse("CONCEDE").pick(0) == Pick(target=PLAY_PILE)
    assert parse("LOOK_BACK").pick(0) == Pick(target=DRIVE_PILE)
    for action in TEXTS.every:
        if isinstance(action, CallTimeout | SetClock):
            assert action.pick(0) == Pick()


def test_a_pick_names_zones_that_are_declared() -> None:
    for action in TEXTS.every:
        pick = action.pick(3)
        assert all([source.zone] == hands_of(ZONES, 3) for source in pick.sources)
        assert pick.target is None or pick.target.name in ZONES


@pytest.mark.parametrize("players", ["2", "4"])
def test_the_zones_of_a_view_are_those_declared_for_its_seats(players: str) -> None:
    """FW-10 to FW-14."""
    state, _ = RULES.start({"players": players}, 1)
    view = state.view(0)
    seats = range(int(players))
    assert list(view.zones()) == [name for name, zone in RULES.zones.items() if zone.owner in (None, *seats)]
    act(state, choices(state)[0])
    for name, cards in state.view(0).zones().items():
        zone = RULES.zones[name]
        open_to_0 = zone.sight is SeenBy.ALL or (zone.sight is SeenBy.OWNER and zone.owner == 0)
        shown = len(cards) if open_to_0 else min(1, len(cards)) if zone.sight is SeenBy.TOP else 0
        assert sum(card is not None for card in cards) == shown
    assert {zone.owner for zone in RULES.zones.values() if zone.role is Role.HAND} == {0, 1, 2, 3}


def test_an_answer_is_not_quiet_and_a_lead_is() -> None:
    """FW-24, FW-25: a play that was just laid waits for its answer."""
    state = position([["Curl", "HB Dive"], ["Go Route"]])
    assert state.decision is not None
    assert state.decision.quiet
    act(state, "LEAD(Curl)")
    assert asked(state) == ("answer", 1)
    assert not state.decision.quiet
    assert state.decision.covert


def test_a_lead_of_equal_cards_hides_that_it_is_forced() -> None:
    """FW-15, FW-35: it is quiet all the same."""
    state = position([["Curl", "Curl"], ["Go Route"]], timeouts=[], look_backs=[])
    assert state.decision is not None
    assert (state.decision.covert, state.decision.quiet) == (True, True)


def test_the_play_pile_is_drawn_from_by_conceding() -> None:
    """FW-33."""
    state = position([["Curl", "HB Dive"], ["Go Route"]])
    assert state.why_not(None, PLAY_PILE) == "Only the side that answers a play may concede and draw. (FW-33)"
    act(state, "LEAD(Curl)")
    assert state.why_not(None, PLAY_PILE) is None


def test_why_the_drive_pile_cannot_be_opened() -> None:
    """FW-74, FW-76."""
    two = ["Curl", "HB Sweep"]
    ready = position([["Curl", "HB Dive"], ["Go Route"]], drive_pile=two)
    assert ready.why_not(None, DRIVE_PILE) is None
    low = position([["Curl", "HB Dive"], ["Go Route"]], drive_pile=["Curl"])
    assert "two cards in the Drive pile" in str(low.why_not(None, DRIVE_PILE))
    used = position([["Curl", "HB Dive"], ["Go Route"]], drive_pile=two, look_backs=[1])
    assert "FW-76" in str(used.why_not(None, DRIVE_PILE))
    out = position([["Curl", "HB Dive"], ["Go Route"]], drive_pile=two, more=0)
    assert "no card to pay" in str(out.why_not(None, DRIVE_PILE))


def test_no_other_place_can_be_chosen_and_no_card_is_brought_to_one() -> None:
    state = position([["Curl", "HB Dive"], ["Go Route"]])
    curl, other = state.hands[0][0], state.hands[1][0]
    for zone in ("flag_pile", "forfeit_pile", "score_pile:0", "hand:0"):
        assert "FW-12" in str(state.why_not(None, Target("zone", zone)))
    assert "FW-11" in str(state.why_not(curl, DRIVE_PILE))
    assert "FW-29" in str(state.why_not(other))
    clock, _ = RULES.start({"play_clock": "30"}, 1)
    assert "FW-77" in str(clock.why_not(None, PLAY_PILE))


def test_a_bare_match_is_one_of_the_live_play() -> None:
    """The rulebook prints it so."""
    state = position([["Curl", "HB Dive"], ["Curl", "Go Route"]])
    assert str(parse("MATCH")) == "MATCH"
    act(state, "LEAD(Curl)")
    twin = state.clone()
    assert act(state, "MATCH") == act(twin, "MATCH(Curl)")
    assert state == twin
