"""Collects everything that can be pressed on the table, in reading order."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from scenes.control.match_control import MatchControl
from scenes.table.hud.hud import Hud
from scenes.table.input.target_kinds import (
    ButtonTarget,
    CardTarget,
    DriveTarget,
    HintTarget,
    LogTarget,
    OpenCard,
    PageTarget,
    PlaceTarget,
    ShortcutTarget,
    SignTarget,
    StandInTarget,
    TableTarget,
    WordsTarget,
)
from scenes.table.kit.offers import (
    Chart,
    Laid,
    Overlay,
    PlaceChoice,
    Spread,
    StandIn,
    covered,
    of_kind,
    reachable,
)
from scenes.table.playback import Playback
from scenes.table.stage.sprites import Sprite
from scenes.ui.button import Button


class Targets:
    """Finds the targets of a table."""

    def __init__(self, control: MatchControl, playback: Playback) -> None:
        self.control, self.playback, self.game = control, playback, playback.game
        self._rule_texts = {each.clause: each.text for each in control.match.rules.words.rules()}

    def now(self, column: Sequence[Button]) -> list[TableTarget]:
        """Returns all current targets, including the buttons of the column."""
        game, hud = self.game, self.playback.hud
        buttons = [ButtonTarget(button) for button in column]
        own = self._own_cards()
        laid = game.on_table()
        free = reachable(laid)
        piles = [PlaceTarget(choice) for choice in of_kind(free, PlaceChoice)]
        return [
            *own,
            *buttons,  # one Tab from the hand
            *self._signs(laid),
            *self._sentences(hud),
            *self._open_cards({card.sprite for card in own}, piles, laid),
            *piles,
            *map(StandInTarget, of_kind(free, StandIn)),
            *self._shortcuts(),
            *self._pages(laid),
            *buttons,
            *self._log(hud),
            *self._drives(hud),
            *self._hints(hud),
        ]

    def _own_cards(self) -> list[CardTarget]:
        """Returns the cards that the viewer can pick; none if a computer sits there or the hand lies face down."""
        control, board = self.control, self.playback.board
        zones: Collection[str] = control.choosing.zones if control.choosing else ()
        seen = control.session.human(control.viewer) and not control.face_down
        in_hand = len(board.hand(control.viewer))
        return [
            CardTarget(
                sprite,
                f"{sprite.card.code if sprite.card else sprite.zone} #{place}",
                "hand" if place <= in_hand else "cards",
            )
            for place, sprite in enumerate(board.at_hand(control.viewer, zones) if seen else (), 1)
            if sprite.card is not None or sprite.zone in zones
        ]

    def _shortcuts(self) -> list[ShortcutTarget]:
        """Returns the shortcuts on the table."""
        control = self.control
        found = self.game.shortcuts(control.view, control.legal) if control.choosing else ()
        return [ShortcutTarget(each, each.rect) for each in found if each.rect is not None]

    def _pages(self, laid: Sequence[Laid]) -> list[PageTarget]:
        """Returns the places that open the game's chart and its page. A match that can only be viewed has no page."""
        nobody_plays = self.control.problem or self.control.you is None
        pages = () if nobody_plays else of_kind(laid, Overlay)
        return [PageTarget(each) for each in (*of_kind(laid, Chart), *pages)]

    def _signs(self, laid: Sequence[Laid]) -> list[SignTarget]:
        """Returns the headings and marks with their explanations."""
        game, hud = self.game, self.playback.hud
        if covered(laid) is not None:
            return []
        meanings = self.control.match.rules.words.LEGEND
        places = {**game.legend(), **hud.bug.spots()}
        signs = {name: (rect, meanings[name]) for name, rect in places.items() if name in meanings} | hud.headings
        return [SignTarget(name, rect, means) for name, (rect, means) in signs.items()]

    @staticmethod
    def _sentences(hud: Hud) -> list[WordsTarget]:
        """Returns the prompt and the commentator's remark if they have explained words."""
        sentences = (
            ("What is asked", hud.prompt.words, hud.prompt.terms),
            ("The booth", hud.commentary.bounds(), hud.commentary.terms),
        )
        return [WordsTarget(name, "legend", rect, terms) for name, rect, terms in sentences if terms]

    def _log(self, hud: Hud) -> list[LogTarget]:
        """Returns the entries of the log."""
        if hud.advice.open:
            return []  # covered by hints
        return [
            LogTarget(
                f"{line.text} ({number})",
                spot,
                hud.log.terms(line, spot),
                line.clause,
                self._rule_texts.get(line.clause, ""),
                line.why,
            )
            for spot, line, number in hud.log.spots()
        ]

    def _drives(self, hud: Hud) -> list[DriveTarget]:
        """Returns the bars of the drive chart."""
        match = self.control.match
        if hud.advice.open and hud.advice.bounds().colliderect(hud.drives.rect):
            return []  # covered by hints
        return [
            DriveTarget(number, match.rules.words.drive_line(drive, match.names), spot)
            for spot, drive, number in hud.drives.spots()
        ]

    @staticmethod
    def _hints(hud: Hud) -> list[HintTarget]:
        """Returns the hints, or the line that stands for them if the rail is narrow."""
        advice, found = hud.advice, list[HintTarget]()
        for index, spot in enumerate(advice.spots()):
            option = advice.options[index]
            found.append(HintTarget(index + 1, option.label, spot, "" if advice.is_whole(index) else option.reason))
        if hud.advice_line.shown and advice.options:
            found.append(HintTarget(0, "All hints", hud.advice_line.bounds()))
        return found

    def _open_cards(
        self, own: Collection[Sprite], piles: Sequence[TableTarget], laid: Sequence[Laid]
    ) -> list[OpenCard]:
        """Returns the face-up cards on the table, without those under other targets."""
        under = [pile.rect for pile in piles]
        over = covered(laid)
        if over is not None:
            under.append(over)
        lying = [
            OpenCard(sprite, f"{sprite.card.code} {zone} #{place}")
            for zone, cards in self.playback.board.zones.items()
            for place, sprite in enumerate(cards, 1)
            if sprite.card is not None
            and sprite not in own
            and not any(area.collidepoint(sprite.rect.center) for area in under)
        ]
        spread = enumerate([card for each in of_kind(laid, Spread) for card in each.cards], 1)
        return [*lying, *(OpenCard(each, f"{each.card.code} spread #{place}") for place, each in spread)]
