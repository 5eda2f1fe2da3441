"""Every football word is explained once, in few words, and found where a text uses it in that sense."""

from __future__ import annotations

import pytest

from game.glossary import WORDS, glossary_of, words_in
from game.lesson import Reply, chapters
from game.variants import VARIANTS, find_rules

MOST_WORDS = 20


def test_each_word_is_explained_once_in_the_order_of_the_alphabet_and_in_few_words() -> None:
    terms = [word.term for word in WORDS]
    assert terms == sorted({*terms})
    assert [word.term for word in WORDS if len(word.meaning.split()) > MOST_WORDS] == []


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("Cards lie face down until they go down on the pile.", []),
        ("On fourth down you punt, or kick a field goal.", ["down", "punt", "field goal"]),
        ("Turnovers on downs are turnovers, too.", ["turnover on downs", "turnover"]),
        ("A turnover on downs ends it.", ["turnover on downs"]),
        ("The Drive pile is open.", []),
        ("SACK is a card, a sack is not.", ["sack"]),
        ("A sack, and another sack.", ["sack"]),
    ],
)
def test_words_are_found_where_a_text_means_them(text: str, terms: list[str]) -> None:
    found = words_in(text)
    assert [each.word.term for each in found] == terms
    assert all(
        text[each.first : each.last].casefold().startswith(each.word.term[:3]) or each.word.forms for each in found
    )


def test_each_word_is_used_by_a_game() -> None:
    texts = [rule.text for variant in VARIANTS for rule in find_rules(variant.name).words.rules()]
    steps = [step for variant in VARIANTS for chapter in chapters(variant.name) for step in chapter.steps]
    texts += [step.text for step in steps if not isinstance(step, Reply)]
    assert [word.term for word in WORDS if word not in glossary_of(texts)] == []
