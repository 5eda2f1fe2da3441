"""The graphics around the cards: score bug, strips, prompt, log, and everything that pops up over them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.contract import Event
from game.events import CoinTossed, MatchEnded, PossessionChanged
from game.running_story import RunningStory
from game.table_state import TableState
from scenes.control.shown_match import PromptText, ShownMatch
from scenes.table.hud.advice import Advice, AdviceLine
from scenes.table.hud.best_play import BestPlay, best_of
from scenes.table.hud.bubble_room import whereabouts
from scenes.table.hud.card_details import CardDetails, CardNote
from scenes.table.hud.chance_line import MEANING, ChanceLine
from scenes.table.hud.commentary import Commentary
from scenes.table.hud.drives import Drives
from scenes.table.hud.hud_hooks import HudHooks
from scenes.table.hud.log import Line, Log, with_cut
from scenes.table.hud.log_lines import LogLines
from scenes.table.hud.mascots import moods
from scenes.table.hud.panels import Around, Bubble, Prompt, Ring, Strip
from scenes.table.hud.scoreboard import ScoreBug
from scenes.table.hud.summary import Summary, side_of
from scenes.table.hud.zoom import Zoom
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import Layout
from scenes.table.stage.stage import Stage
from scenes.ui.bubble import TOAST_SECONDS
from scenes.ui.team import team_color

if TYPE_CHECKING:
    from scenes.shell.app import App

SECONDS_PER_WORD = 0.4
"""Seconds per word for which a long text stays."""


class Hud:
    """Shows the state of a match to its viewer and reports what happens."""

    def __init__(self, app: App, stage: Stage, faces: Faces, shown: ShownMatch, game: HudHooks[Any]) -> None:
        theme, words = app.theme, shown.rules.words
        self.app, self.shown, self.game = app, shown, game
        self.surroundings: Callable[[], Around] = Around
        """Returns the areas that bubbles must or should not cover. Set by ``Pointing``."""
        self.space = Layout(*theme.size)
        self.bug = ScoreBug(theme)
        self.strips = [Strip(theme) for _ in shown.players[1:]]
        self.prompt, self.log = Prompt(theme), Log(theme)
        self.lines = LogLines(shown, game)
        self.drives = Drives(theme, game.bars)
        self.chance_line = ChanceLine(theme)
        self.running_story = RunningStory(shown.rules, shown.names, shown.options)
        self.story, self.commentator = self.running_story.after(())
        """The story and the commentator up to the last event shown."""
        self.commentary = Commentary(theme)
        self.aside: str | None = None
        """Text above the log in place of the commentator's; None for the commentator."""
        self.deciding_play: Callable[[int, int, int | None], str] = lambda first, last, told: ""
        """Returns a sentence about the play that decided the acts from one to another, or "". Set by the scene."""
        self.last_shown_act = 0
        """The last act of which an event was shown."""
        self.toss_due = False
        """Whether a coin toss that decides who begins has not been shown yet."""
        self.bubble, self.zoom = Bubble(theme), Zoom(theme, faces)
        self.summary = Summary(theme, game.bars, faces)
        self.advice = Advice(theme)
        self.advice_line = AdviceLine(theme, self.advice)
        self.tip, self.ring, self.reading = Bubble(theme), Ring(theme), CardDetails(theme, faces)
        self._teaches = False
        """Whether the message explains a mark that nobody asked about."""
        self.read_by = 0.0
        """When the last message has been read, in app seconds. A press of the player counts as having read it."""
        self.prompt.goal = words.GOAL
        self.prompt.besides = self.log.besides = shown.rules.unexplained_names
        stage.add(self.bug, *self.strips, self.prompt, self.log, self.drives, self.chance_line, self.commentary)
        stage.add(self.reading, self.advice, self.advice_line, self.ring, self.tip, self.bubble)
        stage.add(self.summary, self.zoom)

    def layout(self, layout: Layout) -> None:
        """Places everything for a window size."""
        self.space = layout
        self.bug.rect, self.prompt.rect = layout.score_bug, layout.prompt
        self.drives.rect = layout.drives
        self.share_rail()
        self.commentary.rail = layout.log
        self.advice.rail, self.advice.prompt = layout.log, layout.prompt
        self.advice.whole_rail = self.reading.area = layout.log.union(layout.drives)
        for index, strip in enumerate(self.strips):
            strip.rect = layout.strip_part(index, len(self.strips))
        self.summary.area, self.zoom.area = layout.table, layout.window

    def share_rail(self) -> None:
        """Gives the chance to win its space at the bottom of the log, if it is wanted and known."""
        wanted = self.shown.tells_chances or self.app.settings.win_chance
        rail, line = self.space.log.copy(), self.chance_line
        high = line.high if wanted and self.shown.chances_to(0) else 0
        line.rect = pygame.Rect(rail.x, rail.bottom - high, rail.w, high)
        rail.h -= high
        self.log.rect = rail

    @property
    def headings(self) -> dict[str, tuple[pygame.Rect, str]]:
        """The headings of the graphics by name, with their areas and explanations."""
        found = {"goal": (self.prompt.goal_rect, self.prompt.goal_means)}
        if not self.drives.hidden and self.drives.scale.full:
            found["drives"] = self.drives.heading, self.drives.means
        if self.chance_line.rect.h:
            found["win chance"] = self.chance_line.rect, MEANING
        return found

    def other_seats(self) -> list[int]:
        """Returns the seats of the strips: the others, starting at the viewer's left."""
        count = len(self.shown.players)
        return [(self.shown.viewer + step) % count for step in range(1, count)]

    def show(self, prompt: PromptText | None) -> None:
        """Updates score, strips and prompt; None keeps the prompt."""
        shown = self.shown
        self.prompt.goal, self.prompt.goal_means = self.game.goal(shown.view)
        self.bug.names = shown.names
        for strip, seat in zip(self.strips, self.other_seats(), strict=True):
            strip.name, strip.kind, strip.seat = shown.names[seat], shown.players[seat].kind, seat
            strip.mascot.name, strip.practice = strip.name, shown.practice
        if prompt is not None:
            asks = self.game.asks(shown.view) if prompt.asked else ""
            self.prompt.text = asks or (self.prompt.text if prompt.text is None else prompt.text)
            self.prompt.asked = prompt.asked
            self.prompt.color = self.prompt.color if prompt.seat is None else team_color(prompt.seat)

    def show_chances(self, act: int) -> None:
        """Updates the chance to win to that after an act."""
        self.chance_line.names = self.shown.names
        self.chance_line.points = self.shown.chances_to(act) if self.chance_line.rect.h else ()

    def show_table_state(self, state: TableState) -> None:
        """Updates the score bug to the table state."""
        self.bug.points, self.bug.slots = state.points, self.game.slots()
        self.bug.possession, self.bug.over = self.game.has_ball(state), state.over

    def think(self, seat: int, dots: int) -> None:
        """Shows ``dots`` of the thinking mark at a seat and none at the others."""
        for strip, other in zip(self.strips, self.other_seats(), strict=True):
            strip.mascot.thinking = dots if other == seat else 0

    @property
    def moving(self) -> bool:
        """Whether a mascot is moving."""
        return any(strip.mascot.moving for strip in self.strips)

    # Events

    def show_event(self, event: Event, act: int, line: Line | None) -> None:
        """Called when an event of an act is shown: updates log, prompt, story, commentator and mascots."""
        self.story.handle_event(event, act)
        self.last_shown_act = act
        self.toss_due = self.toss_due and not isinstance(event, CoinTossed)
        self._show_story()
        if isinstance(event, PossessionChanged | MatchEnded):
            self.prompt.goal = self.prompt.goal_means = ""  # until it is known what is asked next
        self.commentator.handle_event(event, act)
        self.show_remark()
        new_moods = moods(event, len(self.shown.players))
        for strip, seat in zip(self.strips, self.other_seats(), strict=True):
            if mood := new_moods[seat]:
                strip.mascot.feel(mood, for_good=isinstance(event, MatchEnded))
        if line is not None:
            self._add_line(line, self.game.in_short(event))

    def _show_story(self) -> None:
        """Updates drives and score bug to the story."""
        self.drives.drives = tuple(self.story.drives)
        self.bug.underway = bool(self.story.periods) and not self.toss_due

    def show_remark(self) -> None:
        """Shows the commentator's current remark, if the setting allows."""
        remark = self.commentator.remark if self.app.settings.booth else None
        self.commentary.text = self.aside if self.aside is not None else remark.text if remark else ""
        self.commentary.sign = "microphone" if self.aside is None else "eye"
        self.log.kept = self.commentary.high

    def _add_line(self, line: Line, in_short: str) -> None:
        """Adds a line to the log and shows it, or its short form, in the prompt."""
        self.log.add(line)
        self.prompt.text, self.prompt.asked = in_short or line.text, False
        self._show_last(line)

    def _show_last(self, line: Line) -> None:
        """Shows a line in the strip of its seat; a new period clears all strips."""
        for strip in self.strips:
            if line.color == strip.color:
                strip.last = line.text
            elif line.opens:
                strip.last = ""

    def clear_answered(self) -> None:
        """Clears the question and the other seats' last acts. Called when the viewer has answered."""
        self.prompt.text, self.prompt.asked = "", False
        self.clear_last_acts()

    def clear_last_acts(self, but: int | None = None) -> None:
        """Clears what the strips tell of the other seats' last acts; ``but`` is a seat whose act stays."""
        for strip in self.strips:
            if strip.seat != but:
                strip.last = ""

    def rebuild_log(self) -> None:
        """Rebuilds log, drives and commentator from scratch, as the viewer may know them."""
        self._write_log()
        for strip in self.strips:
            strip.mascot.forget()
        acts, self.toss_due = self.shown.acts, False
        self.story, self.commentator = self.running_story.after(acts)
        self.last_shown_act = len(acts) - 1
        self._show_story()
        self.show_remark()

    def _write_log(self) -> None:
        """Rebuilds the log without what must be forgotten."""
        self.log.back = 0
        lately = self.lines.lately()
        self.log.lines = with_cut([*self.lines.before(), *lately], self.shown.rules.forgetting)
        self.clear_last_acts()
        for line in lately:
            self._show_last(line)

    def forget_old_exchanges(self) -> None:
        """Rebuilds the log if the last act began an exchange, as older exchanges then lose their cards."""
        if self.shown.begins_exchange(self.shown.acts[-1]):
            self._write_log()

    def clear(self) -> None:
        """Removes everything that has popped up over the table."""
        self.bubble.clear()
        self.advice.clear()
        self.stop_explaining()
        self.zoom.card = None
        self.summary.headline = ""

    def explain(self, text: str, source: pygame.Rect) -> None:
        """Shows an explanation beside its subject, covering nothing important. An empty text removes it."""
        self.tip.clear()
        if text:
            room, around = self._whereabouts(source)
            self.tip.say(text, source, room, "chalk300", around)

    def _whereabouts(self, source: pygame.Rect, *, off_hand: bool = False) -> tuple[pygame.Rect, Around]:
        """Returns the area where a bubble about something may be, and what it must or should not cover there."""
        seen = self.surroundings()
        if off_hand and not self.log.rect.contains(source):  # it covers the drives rather than what was told
            seen = Around(seen.kept, [*seen.yielding, self.log.rect])
        return whereabouts(self.space, source, seen, self.prompt.rect, self.strips, off_hand=off_hand)

    def read(self, note: CardNote) -> None:
        """Shows an enlarged card in the rail."""
        self.reading.area = self.advice.rail if self.drives.hidden else self.advice.whole_rail
        self.reading.note = note

    def stop_explaining(self) -> None:
        """Removes explanations."""
        self.tip.clear()
        self.reading.note = None

    def say(self, text: str, source: pygame.Rect, mark: str = "loss", *, teaches: bool = False) -> None:
        """Shows a bubble beside something and removes the explanation there."""
        self.tip.clear()
        self._teaches = teaches
        self._place_bubble(text, source, mark)
        self.read_by = self.app.now + max(TOAST_SECONDS, SECONDS_PER_WORD * len(text.split()))

    def teach(self, text: str, source: pygame.Rect) -> None:
        """Shows the explanation of a mark that nobody asked for: on the table, else over the log, not over the hand."""
        self.say(text, source, "chalk300", teaches=True)

    def move_bubble(self) -> None:
        """Places the bubble again, as there is something new that it should not cover."""
        self._place_bubble(self.bubble.text, self.bubble.source, self.bubble.mark)

    def _place_bubble(self, text: str, source: pygame.Rect, mark: str) -> None:
        room, around = self._whereabouts(source, off_hand=self._teaches)
        table = room.clip(self.space.table.union(self.space.hand)) if self._teaches else room
        self.bubble.say_in([table, room], text, source, mark, around)

    def update_mascots(self, dt: float, *, reduced: bool) -> None:
        """Moves the mascots on by ``dt`` seconds."""
        for strip in self.strips:
            strip.mascot.still = reduced or not self.app.pace
            strip.mascot.update(dt)

    def update(self) -> None:
        """Removes a message once there was time to read it."""
        if self.bubble.text and self.app.now >= self.read_by:
            self.bubble.clear()

    def tell(self, sentence: str, mark: str = "firstDown") -> None:
        """Shows a notice over the hand."""
        self.say(sentence, self.space.hand, mark)

    def refuse(self, reason: str, source: pygame.Rect) -> None:
        """Shows why something cannot be done, beside it."""
        self.say(reason, source)
        self.app.sound.play("deny")

    def summarize(self, headline: str, points: Sequence[int], period: str = "period") -> None:
        """Shows the panel at the end of a period: the score, and a summary of the period and of each side's drives."""
        words, scored = self.shown.rules.words, self.story.scored_to(points)
        self.summary.headline, self.summary.period = headline, period
        self.prompt.goal, self.prompt.goal_means = words.GOAL, ""
        bare = period == words.EXTRA_TIME or period[-1:].isdigit() or period.startswith("the ")
        when = f"in {'' if bare else 'the '}{period}"
        if len(self.story.periods) == 1 and any(self.story.start_score or ()):
            when = "since this match began"  # other points of the period were given with the position
        best = self.summary.best = self._best_play()
        self.summary.drawn, self.summary.left = 1.0, 0.0
        turn = self.deciding_play(self._period_began, self.last_shown_act, best.act if best else None)
        self.summary.turn = f"Biggest swing {when}: {turn}" if turn else ""
        first = len(self.story.periods) < 2
        self.summary.sides = [
            side_of(
                name,
                point,
                drives := self.story.of_seat(seat),
                words.MEASURE,
                scored=scored[seat],
                when=when,
                first=first,
                told=self.game.drives_told(drives, first),
            )
            for seat, (name, point) in enumerate(zip(self.shown.names, points, strict=True))
        ]

    @property
    def _period_began(self) -> int:
        """The act that began the current period."""
        return self.story.periods[-1].began if self.story.periods else 0

    def _best_play(self) -> BestPlay | None:
        """Returns the best play of the period that has just ended, without cards if players must forget them.

        It is chosen as the play of the match is on the result, so that a match of one period names one best play.
        """
        began, last, rules = self._period_began, self.last_shown_act, self.shown.rules
        first = began + 1 if began else 0  # the act that began it may have ended the last period
        line = [point.chances for point in self.shown.chances_to(last)]
        acts, forgets = self.shown.acts[: last + 1], rules.forgetting is not None
        starts = self.shown.play_starts if line else ()
        return best_of(acts, first, rules, self.shown.names, forgets=forgets, line=line, starts=starts)
