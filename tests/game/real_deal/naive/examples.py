"""The rulebook's worked examples, read from its own text and played.

The text is handed in; `check_all(text)` gives the differences, an empty list for each example that holds.
"""

import re

from tests.game.real_deal.naive.cards import TEAM_CARDS, WILD_CARDS
from tests.game.real_deal.naive.chance import Dice
from tests.game.real_deal.naive.engine import Naive

TEAMS = {"Black": 0, "White": 1}
QUARTERS = {"First": 1, "Second": 2, "Third": 3, "Fourth": 4}


def split_examples(text: str) -> dict[str, dict[str, list[str]]]:
    """Cut the worked examples of the rulebook apart, each with its GIVEN, WHEN and THEN lines."""
    found: dict[str, dict[str, list[str]]] = {}
    for piece in re.split(r"^### (?=RDX-)", text, flags=re.M)[1:]:
        body = re.split(r"^#+ |^---", piece, flags=re.M)[0]
        parts = re.split(r"^(GIVEN|WHEN|THEN)$", body, flags=re.M)
        lines = {parts[i]: re.findall(r"^- (.*)$", parts[i + 1], flags=re.M) for i in range(1, len(parts), 2)}
        found[piece.split(".")[0]] = lines
    return found


def check_all(text: str) -> dict[str, list[str]]:
    """Play every example; name of the example -> differences."""
    return {name: check(lines) for name, lines in split_examples(text).items()}


def check(lines: dict[str, list[str]]) -> list[str]:
    """Set up one example, play it and compare."""
    match = set_up(lines["GIVEN"])
    quarter = match.quarter
    for line in lines["WHEN"]:
        team, choice = line.split(": ", 1)
        if match.seat != TEAMS[team]:
            return [f"{team} has no decision at {choice}"]
        if choice not in match.choices():
            return [f"not legal: {choice}"]
        match.play(choice)
    ended = "**The quarter ends.**" in lines["THEN"]
    differences: list[str] = []
    if ended != (match.quarter != quarter):
        differences.append("end of the quarter")
    for line in lines["THEN"]:
        differences.extend(compare(match, line))
    return differences


def set_up(given: list[str]) -> Naive:
    """Make the position; unlisted cards fill the Draw piles and then the Discard piles (RD-15)."""
    text = "\n".join(given)
    hands = two_lists(found(r"Hands: (.*)\.$", text))
    tables = two_lists(found(r"Table piles (Black = .*)\.$", text)) if "Table piles Black" in text else [[], []]
    tops: list[list[str]] = [[], []]
    sizes = [0, 0]
    for name, part in re.findall(r"(Black|White) = ([^;]*)", found(r"Draw piles \(top first\): (.*)\. Table", text)):
        tops[TEAMS[name]], sizes[TEAMS[name]] = top_cards(part)
    listed = [hands[seat] + tables[seat] + tops[seat] for seat in (0, 1)]
    wild = [[card for card in listed[seat] if card in WILD_CARDS] for seat in (0, 1)]
    for card in WILD_CARDS:
        if card not in wild[0] + wild[1]:
            wild[0 if len(wild[0]) < 3 else 1].append(card)
    draw: list[list[str]] = []
    discard: list[list[str]] = []
    for seat in (0, 1):
        rest = [card for card in TEAM_CARDS + wild[seat] if card not in listed[seat]]
        more = sizes[seat] - len(tops[seat])
        draw.append(tops[seat] + rest[:more])
        discard.append(rest[more:])
    toss = re.search(r"(Black|White) has won the toss", text)
    ball = re.search(r"(Black|White) has the ball \(([^)]*)\)", text)
    return Naive.at(
        {"length": "four", "color": "black"},
        Dice(1),
        hand=hands,
        table_pile=tables,
        draw_pile=draw,
        discard_pile=discard,
        points=numbers(found(r"score (Black \d+, White \d+)", text)),
        finished=numbers(found(r"finished possessions (Black \d+, White \d+)", text)),
        quarter=QUARTERS[found(r"^(\w+) quarter", text)],
        ball=TEAMS[ball.group(1)] if ball else None,
        return_open=bool(ball) and marks(found(r"has the ball \(([^);]*)", text))[0],
        limited=bool(ball) and marks(found(r"has the ball \(([^);]*)", text))[1],
        toss_winner=TEAMS[toss.group(1)] if toss else None,
        seat=TEAMS[toss.group(1)] if toss else None,
        asks="toss choice" if toss else None,
    )


def compare(match: Naive, line: str) -> list[str]:
    """Compare one THEN line; lines of prose say nothing that can be compared."""
    expected: object = None
    got: object = None
    if line.startswith("Score "):
        expected, got = numbers(line), match.points
    elif line.startswith("Hands: "):
        expected = [sorted(cards) for cards in two_lists(line[7:].rstrip("."))]
        got = [sorted(cards) for cards in match.hand]
    elif line.startswith("Draw piles: "):
        first, second = line.split(". ", 1)
        expected = [numbers(first), numbers(second)]
        got = [[len(pile) for pile in match.draw_pile], match.finished]
    elif " has the ball (" in line:
        expected = (*marks(line), TEAMS[line.split()[0]], TEAMS[found(r"Next: (\w+)", line)], "offense decision")
        got = (match.return_open, match.limited, match.ball, match.seat, match.asks)
    elif line.startswith("Next quarter starts with "):
        expected = (*marks(line), TEAMS[line.split()[4]], "offense decision", [4, 4], [17, 17], [0, 0])
        sizes = [[len(cards) for cards in zone] for zone in (match.hand, match.draw_pile)]
        got = (match.return_open, match.limited, match.seat, match.asks, *sizes, match.finished)
    elif line.startswith("Next: an overtime quarter"):
        expected, got = (1, True, False, None), (match.overtime, match.return_open, match.limited, match.winners)
    elif line.startswith("Legal choices: "):
        expected, got = sorted(legal(line[15:].rstrip("."))), sorted(match.choices())
    return [] if expected == got else [f"{line}\n  expected {expected}\n  got      {got}"]


def legal(text: str) -> list[str]:
    """Spell out "PLAY(A / B), PUNT(C)" as single choices."""
    choices: list[str] = []
    for action, cards in re.findall(r"([A-Z_]+)(?:\(([^)]*)\))?(?:, |$)", text):
        choices.extend([f"{action}({card})" for card in cards.split(" / ")] if cards else [action])
    return choices


def found(pattern: str, text: str) -> str:
    """Give the first group of a pattern that must be there."""
    hit = re.search(pattern, text, flags=re.M)
    if hit is None:
        raise ValueError(f"{pattern} not in: {text}")
    return hit.group(1)


def two_lists(text: str) -> list[list[str]]:
    """Read "Black = A, B; White = C"."""
    lists: list[list[str]] = [[], []]
    for part in text.split("; "):
        name, cards = part.split(" = ")
        lists[TEAMS[name]] = cards.split(", ")
    return lists


def top_cards(text: str) -> tuple[list[str], int]:
    """Read the three forms of a Draw pile: the top cards listed, and its size."""
    if re.fullmatch(r"\d+ cards", text):
        return [], int(text.split()[0])
    if text.endswith(" in all)"):
        cards = text.split(" (")[0].split(", ")
        return cards, int(found(r"\((\d+) in all\)", text))
    listed, _, more = text.partition(", then ")
    cards = listed.split(", ")
    return cards, len(cards) + int(more.split()[0])


def numbers(text: str) -> list[int]:
    """Read "Black 3, White 2"."""
    return [int(found(rf"{team} (\d+)", text)) for team in TEAMS]


def marks(text: str) -> tuple[bool, bool]:
    """Read the *return open* and *limited* marks."""
    return "not return open" not in text, "not limited" not in text
