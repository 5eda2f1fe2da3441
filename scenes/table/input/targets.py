"""All that can be pressed on the table now, in reading order: hand, open cards, piles, buttons, log, drives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from scenes.control.match_control import MatchControl
from scenes.table.choice.target_kinds import (
    CardTarget,
    DriveTarget,
    HintTarget,
    LogTarget,
    OpenCard,
    PlaceTarget,
    Press,
    SignTarget,
    StandInTarget,
)
from scenes.table.hud.dashboard import Dashboard
from scenes.table.kit.game_table import GameTable
from scenes.table.kit.offers import Overlay, PlaceChoice, Shortcut, SpreadCard, StandIn
from scenes.table.playback import Playback
from scenes.table.stage.board import Board
from scenes.table.stage.sprites import Sprite


class Targets:
    """Finds the targets of a table; what a press on a card, on a pile and on the log does is given."""

    def __init__(
        self,
        control: MatchControl,
        playback: Playback,
        *,
        pick: Callable[[Sprite], object],
        look_at: Callable[[Sprite | SpreadCard], object],
        choose_place: Callable[[PlaceChoice], object],
        pick_for: Callable[[StandIn], object],
        open_rules: Callable[[str], object],
        turn_chart: Callable[[], object],
        take_shortcut: Callable[[Shortcut], object],
        choose_hint: Callable[[int], object],
        turn_hints: Callable[[], object],
        lay_over: Callable[[Overlay], object],
    ) -> None:
        self.control, self.playback, self._turn_chart, self._take_shortcut = (
            control,
            playback,
            turn_chart,
            take_shortcut,
        )
        self._pick, self._look_at, self._choose_place, self._open_rules = pick, look_at, choose_place, open_rules
        self._pick_for, self._lay_over = pick_for, lay_over
        self._choose_hint, self._turn_hints = choose_hint, turn_hints

    def now(self, buttons: Sequence[Press]) -> list[Press]:
        """The targets of what is asked, with the buttons among them."""
        control, playback = self.control, self.playback
        board, zones = playback.board, control.choosing.zones if control.choosing else ()
        seen = control.session.human(control.viewer) and not control.face_down
        own = board.at_hand(control.viewer, zones) if seen else []
        in_hand = len(board.hand(control.viewer))
        cards = [
            CardTarget(
                sprite,
                f"{sprite.card.code if sprite.card else sprite.zone} #{place}",
                "hand" if place <= in_hand else "cards",
                partial(self._pick, sprite),
            )
            for place, sprite in enumerate(own, 1)
            if sprite.card is not None or sprite.zone in zones
        ]
        choices = playback.game.place_choices()
        piles = [PlaceTarget(choice, partial(self._choose_place, choice)) for choice in choices]
        open_cards = self._open_cards(board, playback.game, own, piles)
        return [
            *cards,
            *buttons,  # one Tab from the hand
            *self._signs(playback),
            *open_cards,
            *piles,
            *self._stand_ins(playback.game),
            *self._shortcuts(playback.game),
            *self._lookup(playback.game),
            *self._overlay(playback.game),
            *buttons,
            *self._log(playback.dash),
            *self._drives(playback.dash),
            *self._hints(playback.dash),
        ]

    def _stand_ins(self, game: GameTable) -> list[StandInTarget]:
        """The places that stand for cards of the hand."""
        return [StandInTarget(place, partial(self._pick_for, place)) for place in game.stand_ins()]

    def _shortcuts(self, game: GameTable) -> list[Press]:
        """What stands for several actions and lies on the table."""
        found = []
        for shortcut in game.shortcuts(self.control.view, self.control.legal) if self.control.choosing else ():
            if shortcut.rect is not None:
                target = Press(shortcut.name, "table", shortcut.rect, partial(self._take_shortcut, shortcut))
                target.commits, target.explanation = shortcut.decides, shortcut.detail
                found.append(target)
        return found

    def _lookup(self, game: GameTable) -> list[Press]:
        """Where the game's own chart is opened."""
        place = game.lookup()
        if place is None:
            return []
        target = Press(place.name, "table", place.rect, self._turn_chart)
        target.commits, target.explanation = False, place.explanation
        return [target]

    def _overlay(self, game: GameTable) -> list[Press]:
        """Where a page of the game is opened; not before a match that can only be looked at."""
        place = game.overlay()
        if place is None or self.control.problem or self.control.you is None:
            return []
        target = Press(place.name, "table", place.rect, partial(self._lay_over, place))
        target.commits, target.explanation = False, place.explanation
        return [target]

    def _signs(self, playback: Playback) -> list[SignTarget]:
        """Headings and marks: each tells what it means."""
        dash = playback.dash
        told = {**self.control.match.rules.words.SIGNS, "goal": dash.prompt.goal_means}
        places = {**playback.game.signs(), **dash.bug.spots(), "goal": dash.prompt.goal_rect}
        return [
            SignTarget(name, rect, told[name], partial(dash.say, told[name], rect, "chalk300"))
            for name, rect in places.items()
            if name in told and playback.game.spread_area() is None
        ]

    def _log(self, dash: Dashboard) -> list[LogTarget]:
        """The entries of the log; each leads to its rule."""
        if dash.advice.open:
            return []  # hints lie over it
        return [
            LogTarget(f"{line.text} ({number})", spot, partial(self._open_rules, line.clause))
            for spot, line, number in dash.log.spots()
        ]

    def _drives(self, dash: Dashboard) -> list[DriveTarget]:
        """The bars of the drive chart; each tells what became of its drive."""
        match = self.control.match
        found = []
        if dash.advice.open and dash.advice.narrow:
            return []  # hints lie over it
        for spot, drive, number in dash.drives.spots():
            line = match.rules.words.drive_line(drive, match.names)
            found.append(DriveTarget(f"Drive {number}. {line}", spot, partial(dash.say, line, spot, "chalk300")))
        return found

    def _hints(self, dash: Dashboard) -> list[HintTarget]:
        """The hints, and the line that stands for them where the rail is narrow."""
        advice, found = dash.advice, list[HintTarget]()
        for place, spot in enumerate(advice.spots()):
            option = advice.options[place]
            target = HintTarget(place + 1, option.label, spot, partial(self._choose_hint, place + 1))
            target.explanation = "" if advice.is_whole(place) else option.reason
            found.append(target)
        if dash.advice_line.shown and advice.options:
            found.append(HintTarget(0, "All hints", dash.advice_line.bounds(), self._turn_hints))
        return found

    def _open_cards(
        self, board: Board, game: GameTable, own: Sequence[Sprite], piles: Sequence[Press]
    ) -> list[OpenCard]:
        """The cards that lie face up on the table, but for those on piles that are targets themselves."""
        under = [pile.rect for pile in piles]
        covered = game.spread_area()
        if covered is not None:
            under.append(covered)
        lying = [
            OpenCard(sprite, f"{sprite.card.code} {zone} #{place}", partial(self._look_at, sprite))
            for zone, cards in board.zones.items()
            for place, sprite in enumerate(cards, 1)
            if sprite.card is not None
            and sprite not in own
            and not any(area.collidepoint(sprite.rect.center) for area in under)
        ]
        spread = [
            OpenCard(each, f"{each.card.code} spread #{place}", partial(self._look_at, each))
            for place, each in enumerate(game.spread_cards(), 1)
        ]
        return [*lying, *spread]
