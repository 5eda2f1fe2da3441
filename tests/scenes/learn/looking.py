"""What must hold for every note of a lesson: it covers nothing needed, points at its subject and explains its words."""

from __future__ import annotations

import pygame

from game.glossary import words_in
from game.lesson import Move
from scenes.learn.scene import Lesson
from scenes.learn.surroundings import preview_areas

__all__ = ["assert_covers_nothing", "assert_one_way_is_lit", "assert_words_are_explained"]


def assert_covers_nothing(lesson: Lesson) -> None:
    """The note lies in the window, points at the edge of something there, and covers nothing that is needed."""
    note, space = lesson.note, lesson.hud.space
    assert note.at, lesson.step
    assert space.window.contains(note.box)
    assert all(space.window.colliderect(rect) for rect in note.at)
    assert_points_at_nothing_else(lesson)
    assert not (lesson.input.focus.visible and lesson.hud.tip.text), "a tip about what a key went to"
    needed = [*note.at, space.prompt, *(button.rect for button in lesson.column.buttons)]
    needed += [sprite.rect for sprite in lesson.board.hand(0)]
    needed += [strip.words for strip in lesson.hud.strips if strip.last]
    needed += preview_areas(lesson)
    assert note.box.collidelist(needed) == -1, (lesson.step, note.box, note.at)


def assert_points_at_nothing_else(lesson: Lesson) -> None:
    """The pointer is short, and crosses neither the prompt's words nor another card, button or pile."""
    note, prompt = lesson.note, lesson.hud.prompt
    if note.pointer is None:
        return
    foot, tip = note.pointer
    assert pygame.Vector2(foot).distance_to(tip) <= lesson.app.theme.px(120), "it crosses no table"
    others = [prompt.words, prompt.goal_rect, *(target.rect for target in lesson.input.focus.targets)]
    others = [each for each in others if each.collidelist([note.box, *note.at]) < 0]
    assert not any(each.clipline(foot, tip) for each in others), (lesson.step, note.pointer)


def assert_words_are_explained(lesson: Lesson) -> None:
    """Each word of football or cards in the note can be pointed at there: in a card's name, and over two lines."""
    note = lesson.note
    besides = lesson.match.rules.unexplained_names
    words = words_in(note.text, names=not besides, besides=besides)
    assert {term.said for term in note.terms} == {found.word.said for found in words}
    assert all(note.box.contains(term.rect) for term in note.terms)


def assert_one_way_is_lit(lesson: Lesson) -> None:
    """Where a move is asked for, nothing is lit but what is to be pressed for it, and equal copies of that."""
    hand = lesson.board.hand(0)
    meant = {sprite.card for sprite in hand if sprite.rect in lesson.note.at}
    codes = {card.code for card in meant if card is not None}
    lit = [sprite.card.code for sprite in hand if sprite.legal and sprite.card is not None]
    assert not isinstance(lesson.step, Move) or {*lit} <= codes
