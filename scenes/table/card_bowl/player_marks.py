"""Labels and marks on the men: their positions, and which cards the other side does not see."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

import pygame

from game.variants.card_bowl.cards import NO_CARD
from game.variants.card_bowl.formations import SLOTS
from game.variants.card_bowl.fronts import place_name
from scenes.table.card_bowl.background import COPPER
from scenes.table.card_bowl.lineup import Man, Spot
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.table.stage.stage import Pieces
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team, team_color
from scenes.ui.theme import Theme

FADED = 0.5
"""Opacity of a card from which its marks are painted, 0 to 1."""
AROUND = 14.0
"""Margin around a card in which its marks are painted, in units."""
BAR = 9.0
"""Height of a plate without a position, in units."""
_DEFENDERS = {"S-L": "S", "S-R": "S", "OLB-L": "OLB", "OLB-R": "OLB", "ILB": "ILB"}


def position(place: str) -> str:
    """Returns the position of the man below a card, as calls, sums and log name it.

    >>> position("DL-2"), position("CB:LW1"), position("OLB-R"), position("LW2"), position("RTE")
    ('DL', 'CB', 'OLB', 'LW2', 'RTE')
    """
    if place.startswith(("DL", "CB")):
        return place[:2]
    return _DEFENDERS.get(place, place)


class PlayerMarks(FilmItem):
    """Labels and marks above all cards of the film. An outlined label marks a card that the other side does not see."""

    layer = 60.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        self.theme, self.shown = theme, shown
        self.lit: frozenset[str] = frozenset()
        """The slots of the men to whom something can go now."""
        self.posts: frozenset[str] = frozenset()
        """The places of the secondary that can be chosen."""
        self.ghosts: tuple[str, ...] = ()
        """The empty slots that can be chosen."""
        self.names_all = True
        """Whether every man has his position below his card, as who sets the men needs it; else those who matter."""
        self.coming: set[Man] = set()
        """The men whose cards are on their way."""
        self.asked = ""
        """The slot of the man whom the decision is about."""
        self.asked_man: Man | None = None
        """The man of the defense whom it is about."""
        self.focused = ""
        """The slot or place that the focus is on."""
        self._labels: dict[tuple[str, int, bool], pygame.Surface] = {}
        """The plates of positions, as the table looks now."""
        self._look: Hashable = None

    def render_key(self) -> Hashable:
        if self.shown.moved < 1:  # the camera is on its way
            return None
        marked = (
            self.names_all,
            self.lit,
            self.posts,
            self.ghosts,
            self.asked,
            self.asked_man,
            self.focused,
            len(self.coming),
        )
        state, lineup, around = self.shown.table_state, self.lineup, 2 * self.theme.px(AROUND)
        look = marked, self.theme.patterns, state.play.offense, state.shotgun
        both, hidden = state.men, self.behind()
        seen = [
            ((man, self.place_of(man), both[man[0]][man[1]] == NO_CARD, state.is_up(*man), man in hidden), box)
            for man, box in self._standing()
        ]
        grounds = [(post, lineup.post_rect(post)) for post in self.posts]
        grounds += [(slot, lineup.rect(lineup.slot(slot, state.shotgun))) for slot in self.ghosts]
        areas = ((name, box.inflate(around, around)) for name, box in (*seen, *grounds))
        return Pieces(((look, name), (box.x, box.y, box.w, box.h)) for name, box in areas)

    def bounds(self) -> pygame.Rect:
        lineup = self.lineup
        return lineup.layout.table

    def spots(self) -> Mapping[Man, Spot]:
        """Returns where each man stands who has a place."""
        return self.shown.stance.spots

    def box(self, man: Man) -> pygame.Rect:
        """Returns the card of a man as it is seen now, which may be on its way."""
        card = self.shown.card_of(man)
        return self.lineup.rect(self.spots()[man]) if card is None else card.rect

    def _standing(self) -> Iterator[tuple[Man, pygame.Rect]]:
        """Yields each man with his card, unless it has faded, as one that the film has left behind has."""
        for man, spot in self.spots().items():
            card = self.shown.card_of(man)
            if card is None:
                yield man, self.lineup.rect(spot)
            elif card.alpha > FADED:
                yield man, card.rect

    def behind(self) -> frozenset[Man]:
        """Returns who stands behind another one of his lane or his end, whose label would lie over that man's card."""
        seat, places = 1 - self.shown.table_state.play.offense, self.shown.table_state.places
        stacked = ("DL", "CB:LTE", "CB:RTE")
        return frozenset(
            (seat, man) for man, place in enumerate(places) if place.startswith(stacked) and place in places[:man]
        )

    def place_of(self, man: Man) -> str:
        """Returns the slot or the place of a man."""
        seat, number = man
        play = self.shown.table_state.play
        if seat == play.offense:
            return SLOTS[play.slots[number]] if number < len(play.slots) else ""
        return place_name(play.places[number], play.slots) if number < len(play.places) else ""

    def paint(self, surface: pygame.Surface) -> None:
        lineup = self.lineup
        for post in self.posts:
            self._paint_ground(surface, post, lineup.post_rect(post))
        for slot in self.ghosts:
            self._paint_ground(surface, slot, lineup.rect(lineup.slot(slot, self.shown.table_state.shotgun)))
        clip, around, film = surface.get_clip(), 2 * self.theme.px(AROUND), lineup.film
        reach = clip.inflate(around, around)
        near = [(man, box) for man, box in self._standing() if box.colliderect(reach) and film.contains(box)]
        state, hidden = self.shown.table_state, self.behind() if near else ()
        both = state.men if near else ()
        for man, box in near:
            if both[man[0]][man[1]] == NO_CARD:
                pygame.draw.rect(surface, self.theme.color(team_color(man[0])), box, self.theme.px(1.5),
                                 self.theme.px(5))  # fmt: skip
            self._paint_frame(surface, man, box)
        for man, box in near:  # the ring of the next man lies over no label
            if man not in hidden:
                self._paint_position(surface, man, box, state.is_up(*man))

    def _paint_ground(self, surface: pygame.Surface, name: str, box: pygame.Rect) -> None:
        """Paints an empty place where somebody can go."""
        theme = self.theme
        pygame.draw.rect(surface, theme.color("firstDown"), box, theme.px(2), theme.px(8))
        if self.focused == name:
            draw_ring(surface, box, theme.color("focus"), theme.color("focusOuter"), theme.u)

    def _paint_frame(self, surface: pygame.Surface, man: Man, box: pygame.Rect) -> None:
        theme = self.theme
        place = self.place_of(man) if man[0] == self.shown.table_state.play.offense else ""
        near, far = box.inflate(theme.px(6), theme.px(6)), box.inflate(theme.px(10), theme.px(10))
        if (place and place == self.asked) or man == self.asked_man:
            pygame.draw.rect(surface, theme.color(COPPER), far, theme.px(4), theme.px(8))
        if place and place in self.lit:
            pygame.draw.rect(surface, theme.color("firstDown"), near, theme.px(3), theme.px(7))
        if place and place == self.focused:
            draw_ring(surface, near, theme.color("focus"), theme.color("focusOuter"), theme.u)

    def _paint_position(self, surface: pygame.Surface, man: Man, box: pygame.Rect, shown: bool) -> None:
        """Paints the position on a plate of the team: filled if the card is turned up, an outline if it is hidden."""
        place = self.place_of(man)
        better = self.shown.table_state.shotgun and place == "QB"  # his card counts one more for a throw (CB-338)
        words = f"{position(place)} +1" if better else position(place) if self._is_named(man) else ""
        label = self._label(words, man[0], shown)
        surface.blit(label, label.get_rect(midbottom=(box.centerx, box.bottom + self.theme.px(9 if words else 4))))

    def _is_named(self, man: Man) -> bool:
        """Returns whether a man has his position below his card: the passer, and who can be chosen or is asked for."""
        place = self.place_of(man)
        return self.names_all or man == self.asked_man or place in {"QB", self.asked, *self.lit}

    def _label(self, words: str, seat: int, shown: bool) -> pygame.Surface:
        """Returns a plate with a position, made once for each look of the table."""
        theme = self.theme
        clubs = tuple(tuple(theme.color(team_color(seat))) for seat in (0, 1))
        look = theme.size, theme.text_scale, theme.high_contrast, theme.patterns, clubs
        if look != self._look:
            self._look, self._labels = look, {}
        if (words, seat, shown) not in self._labels:
            self._labels[words, seat, shown] = self._made_label(words, seat, shown)
        return self._labels[words, seat, shown]

    def _made_label(self, words: str, seat: int, shown: bool) -> pygame.Surface:
        theme = self.theme
        text = theme.text("block", 14, words, "inkText" if shown else "chalk50")
        high = theme.line_height("block", 14) if words else theme.px(BAR)
        size = max(text.get_width() + theme.px(10), theme.px(26)), high
        made, plate = pygame.Surface(size, pygame.SRCALPHA), pygame.Rect((0, 0), size)
        if shown:
            paint_team(made, theme, plate, seat, cut=4)
        else:
            paint_plate(made, theme, plate, "ink900", border=team_color(seat), line=1.5, cut=4)
        made.blit(text, text.get_rect(center=plate.center))
        return made

    def penny(self) -> pygame.Rect | None:
        """Returns where the ball lies: on the right corner of the man who has it, or alone."""
        theme, stance = self.theme, self.shown.stance
        side = 2 * (theme.px(11) + theme.px(2))
        penny = pygame.Rect(0, 0, side, side)
        if stance.lies is not None:
            penny.center = self.lineup.rect(stance.lies).center
            return penny
        if stance.holder is None:
            return None
        box = self.box(stance.holder)
        penny.center = (box.right - theme.px(2), box.top + theme.px(4))
        return penny
