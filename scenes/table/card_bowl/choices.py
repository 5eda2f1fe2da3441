"""The choices of a person at Card Bowl's table, and what the coach does or says about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.contract import Action
from game.field import FIELD
from game.variants.card_bowl import coach, lessons
from game.variants.card_bowl.actions import CallFront, SetFormation
from game.variants.card_bowl.cards import CODE
from game.variants.card_bowl.coach import AnyCall, Call, DefenseCall
from game.variants.card_bowl.coaching import CALLING, HIS, JOB_OF, liked
from game.variants.card_bowl.facts import NOBODY
from game.variants.card_bowl.formations import BY_CODE, FORMATIONS
from game.variants.card_bowl.fronts import preset
from game.variants.card_bowl.jobs import IN_SHORT, JOBS, WITHOUT_FLAGS
from game.variants.card_bowl.names import title
from game.variants.card_bowl.play_odds import good_ends
from game.variants.card_bowl.players.arranging import receiver_of
from game.variants.card_bowl.players.call_odds import shown_odds
from game.variants.card_bowl.players.calling import praise, reason_here, strength
from game.variants.card_bowl.players.calls import own_cards
from game.variants.card_bowl.players.late import to_make
from game.variants.card_bowl.stakes import chance_words, nearest, reasoned, stakes
from game.variants.card_bowl.view import CardBowlView
from scenes.control.actions import ShortcutHint
from scenes.control.pending_choice import PendingChoice
from scenes.table.card_bowl.background import MARGIN
from scenes.table.card_bowl.diagram import paint_formation, paint_front
from scenes.table.card_bowl.jobs_page import JobsPage
from scenes.table.card_bowl.lineup import STRIP
from scenes.table.card_bowl.parts import CardBowlParts
from scenes.table.card_bowl.set_up_page import SetUpPage
from scenes.table.kit.offers import Overlay, Shortcut
from scenes.table.stage.sprites import Sprite
from scenes.ui.button import Drawing

if TYPE_CHECKING:
    from scenes.shell.app import App
    from scenes.shell.scene import Scene

SET_UP, SET_UP_DOES = "Change the set-up", "Shows what the coach sets for it, to swap men and cards yourself."
ALL_CALLS = "All calls", "Shows every call of the sheet, and each man to whom a pass can be thrown."
FOUR_CALLS = "Four calls", "Shows the coach's choice of each kind alone, with its chances."
LESSON, LESSON_DOES = "Learn defense", "The lesson on defense, a minute and a half. Then the match goes on."
CALL = "Call: "
"""What the names of the calls on the table begin with."""
PAIR = 2
"""Number of answers that are compared as two plates. Of more, the coach's stands first."""
DECIDES, EXPLAINED = "What you decide", "Opens what you decide and what the coach does for you."


class CardBowlChoices(CardBowlParts):
    """Offers calls, plates and the coach's advice at each decision."""

    _opened_for = NOBODY
    """The number of the play for which all calls were opened."""

    def automatic_actions(self, view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
        """Returns what is forced, and what the coach does for the player."""
        self.coaching.plain_pass = self.plain_choices
        return self.coaching.automatic_actions(view, legal)

    def was_settled(self, view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
        """Returns the same for a past decision; nothing if the seat called the play."""
        return () if self.coaching.calls_anew(view) else self.coaching.automatic_actions(view, legal)

    def forget_choices(self, view: CardBowlView) -> None:
        """Forgets calls of plays that are called again."""
        self.coaching.forget_calls(view)

    def recommended(self, view: CardBowlView, legal: Sequence[Action]) -> tuple[Action, str] | None:
        """Returns what the coach would do at a question of the player's own, and his reason."""
        is_asked = view.phase in ("call", "toss_choice") or view.phase in JOB_OF.keys() - {*HIS, *CALLING}
        if not (self.advises and is_asked) or len(legal) < 2:
            return None
        return self._favored(view, legal)

    def in_order(self, view: CardBowlView) -> Sequence[Action]:
        """Returns the two answers that lie side by side: their buttons stand in the order of the plates."""
        stakes_ = self.stakes.stakes
        return [stake.action for stake in stakes_] if len(stakes_) == PAIR else ()

    def _favored(self, view: CardBowlView, legal: Sequence[Action]) -> tuple[Action, str]:
        """Returns what the coach would do, and why, from what everybody at the screen may know."""
        return coach.favored(self.seen(view), legal, None if self.face_down else self.coaching.called(view))

    def show_choice(self, choosing: PendingChoice | None, hand: Sequence[Sprite], view: CardBowlView) -> None:
        """Shows the places, the reach of a picked man of the secondary, and the odds of plays at a window."""
        self.offered = choosing.places() if choosing else {}
        self.tint(choosing.picked if choosing else (), view)
        if choosing is None:
            return
        self.stakes.stakes = stakes(self.seen(view), choosing.legal)
        if self.stakes.stakes:
            self.level_plate.words = ""
        if self.stakes.stakes and self.advises:
            best, why = self._favored(view, choosing.legal)
            self.stakes.liked = nearest(self.stakes.stakes, best)
            if view.phase == "yardage":  # average yards decide, which none of the figures on the plates shows
                self.stakes.stakes = reasoned(self.stakes.stakes, best, why)
        self.odds_board.prospects = coach.prospects(view, choosing.legal) if view.phase == "window" else ()
        self.odds_board.seat, self.odds_board.rect = view.seat, self.sums_panel.beside()

    def tell_level(self, view: CardBowlView) -> None:
        """Shows how much the player decides, and the play sheet where a call is asked for."""
        coaching, sheet = self.coaching, self.play_sheet
        self.marks.names_all = not coaching.sets_the_men
        self.level_plate.words = IN_SHORT[coaching.level] if self.you is not None else ""
        facts = view.facts
        compares = view.seat == self.you and self.rates_calls and facts.next == "call"  # not at once after a score
        self.level_plate.better = coaching.last_drive(view) if compares else 0
        asked = view.decision is not None and view.decision.seat == view.seat == self.you
        ends = good_ends(to_make(view), FIELD - facts.ball_on, is_try=facts.next == "two_points")
        self.stakes.stakes, self.stakes.good_ends, sheet.good_ends = (), ends, ends
        calling = asked and coaching.sets_the_men and view.phase in CALLING
        is_starred = calling and self.advises and self.rates_calls
        taught = self.taught.removeprefix(CALL)
        sheet.is_whole = not taught and (not is_starred or coaching.shows_all_calls(knows_game=self.knows_game()))
        sheet.calls = ()
        if calling:
            sheet.calls = coach.plays(view) if sheet.is_whole else coach.best_of_each_kind(view, taught)
        sheet.odds = {call.name: shown_odds(view, call.name) for call in (*sheet.calls, *sheet.aimed())}
        if calling and view.phase == "formation":
            sheet.receiver = title(CODE[receiver_of(own_cards(view))]).partition(" of ")[0].lower()
        names = [call.name for call in sheet.calls]
        sheet.coach_picks = [name for name in liked(view) if name in names] if is_starred else ()
        sheet.coach_why = strength(view, sheet.coach_picks[0]) if sheet.coach_picks else ""
        sheet.keeps_key = bool(sheet.coach_picks) and not self.knows_game() and sheet.defends not in self.keys_read
        sheet.formation = view.play.formation
        self._lay_sheet()

    def _lay_sheet(self) -> None:
        """Places the sheet: the offense's over the whole film, the defense's over its own half."""
        lineup = self.lineup
        top = lineup.top + STRIP
        own = self.play_sheet.formation >= 0
        foot = lineup.scrimmage - 8 if own else lineup.top + lineup.high - 4
        self.play_sheet.rect = self.space.rect(MARGIN + 4, top, lineup.wide - 2 * MARGIN - 8, foot - top)
        self.play_sheet.rect.h += self.play_sheet.row().h if own else 0  # between both lines

    def shortcuts(self, view: CardBowlView, legal: Sequence[Action]) -> Sequence[Shortcut]:
        """Returns the calls of the sheet, and what the coach would do."""
        coaching, sheet = self.coaching, self.play_sheet
        found: list[Shortcut] = []
        if sheet.calls:
            best = [call for call in sheet.calls if call.name in sheet.coach_picks[:1]]
            beside = self._beside_the_sheet(best[0], view, legal) if best else []
            tiles = zip(sheet.calls, sheet.press_areas(), strict=True)
            # the set-up page has every formation and front, and a lesson needs none
            instead = legal if beside or self.taught else ()
            found += beside
            found += [Shortcut(CALL + call.name, partial(self._call, call, view, legal), tile, instead=instead)
                      for call, tile in (*tiles, *sheet.aim_buttons())]  # fmt: skip
        elif self.stakes.stakes:  # what each brings is read on it or at the foot
            found += [Shortcut(stake.head, partial(tuple, [stake.action]), place)
                      for stake, place in zip(self.stakes.stakes, self.stakes.places(), strict=True)]  # fmt: skip
        elif not coaching.sets_the_men and view.phase in HIS:
            _, why = coach.favored(view, legal)
            found.append(Shortcut("Coach does it", partial(_advice, view, legal), detail=why))
        return found

    def _beside_the_sheet(self, best: Call, view: CardBowlView, legal: Sequence[Action]) -> list[Shortcut]:
        """Returns the coach's call, its set-up, and what shows more or fewer calls."""
        sheet = self.play_sheet
        take, opens = partial(self._call, best, view, legal), partial(self._set_up, view, best)
        name, does = FOUR_CALLS if sheet.is_whole else ALL_CALLS
        lesson = Shortcut(LESSON, tuple, detail=LESSON_DOES, opens=_defense_lesson)
        offered = sheet.defends and not (self.knows_game() or lessons.DEFENSE.name in self.learned)
        return [
            Shortcut(f"Coach: {best.name}", take, detail=reason_here(view, best.name)),
            *([lesson] if offered else []),
            Shortcut(SET_UP, tuple, detail=SET_UP_DOES, opens=opens),
            Shortcut(name, partial(self._turn_sheet, view), detail=does, decides=False),
        ]

    def shortcut_hints(self, view: CardBowlView, legal: Sequence[Action]) -> Sequence[ShortcutHint]:
        """Returns the good calls of the sheet with what speaks for them; none where no call is asked for."""
        calls = {call.name: call for call in self.play_sheet.calls}
        return [
            ShortcutHint(CALL + name, coach.steps(calls[name], view, legal)[0], name, *praise(view, name))
            for name in self.play_sheet.coach_picks
        ]

    def chance_words(self, action: Action, view: CardBowlView) -> str:
        """Returns the chance of a further card or of another try for a loose ball."""
        return chance_words(self.seen(view), action)

    def menu_drawing(self, action: Action, view: CardBowlView) -> Drawing | None:
        """Returns what draws a set of the offense, or a front against it."""
        if isinstance(action, SetFormation):
            return partial(paint_formation, number=BY_CODE[action.formation])
        if isinstance(action, CallFront):
            number = view.play.formation
            return partial(paint_front, front=preset(action.front, FORMATIONS[number]), number=number)
        return None

    def gesture_name(self, view: CardBowlView, legal: Sequence[Action], gesture: Sequence[Action]) -> str:
        """Returns the call of the sheet that it carries out."""
        return coach.name_of(view, legal, gesture)

    def _set_up(self, view: CardBowlView, call: Call, app: App, commit: Callable[[Sequence[Action]], object]) -> Scene:
        """Returns the page on which what the coach sets can be changed before it is final."""

        def ready(called: Call, actions: Sequence[Action]) -> None:
            self.coaching.call(view, called)
            commit(actions)

        return SetUpPage(app, view, call, ready)

    def close(self, view: CardBowlView) -> bool:
        """Shows the short sheet again if all calls were opened for this play. Returns whether they were."""
        if not (self.play_sheet.calls and self.play_sheet.is_whole and self._opened_for == view.facts.plays):
            return False
        self._turn_sheet(view)
        return True

    def _turn_sheet(self, view: CardBowlView) -> Sequence[Action]:
        """Shows the whole sheet instead of the short one, or the other way round; takes no action."""
        self._opened_for = NOBODY if self.play_sheet.is_whole else view.facts.plays
        self.coaching.show_all_calls(not self.play_sheet.is_whole)
        self.tell_level(view)
        return ()

    def _call(self, call: AnyCall, view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
        self.coaching.call(view, call)
        self.keys_read.add(isinstance(call, DefenseCall))
        return coach.steps(call, view, legal)

    def _page(self) -> Overlay:
        """Returns the plate of the level, which opens the page of jobs."""
        jobs = JOBS if self.has_flags else WITHOUT_FLAGS
        return Overlay(
            DECIDES,
            self.level_plate.rect,
            self.level_plate.told() or EXPLAINED,
            lambda app, changed: JobsPage(app, self.coaching, jobs, self.viewer, changed),
        )

    def mark_shortcut(self, focused: str, pointed: str) -> None:
        """Marks the tile or plate with the focus or the pointer, and shows the figures of that call."""
        sheet = self.play_sheet
        sheet.focused, sheet.pointed = focused.removeprefix(CALL), pointed.removeprefix(CALL)
        sheet.looked_at = (pointed or focused).removeprefix(CALL).removeprefix("Coach: ")
        self.stakes.focused, self.stakes.pointed = focused, pointed
        self.level_plate.focused = focused == DECIDES


def _defense_lesson(app: App, commit: Callable[[Sequence[Action]], object]) -> Scene:
    return app.routes["lesson"](lessons.DEFENSE, aside=True)


def _advice(view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
    return coach.advise(view, legal).actions
