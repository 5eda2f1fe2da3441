"""The rules of Jukem Football as a player reads them, clause by clause, in our own words."""

from collections.abc import Mapping, Sequence

from game.variant import RuleText, rule_texts

SECTIONS: Mapping[str, Mapping[int, str]] = {
    "The idea": {
        1: "Two sides play against each other.",
        2: "A touchdown is worth 7 points, a field goal 3. Nothing else scores.",
        3: "A match has two halves. Each half goes once through the whole deck.",
    },
    "The deck": {
        4: "The deck has 56 cards.",
        5: "21 RUN, 8 PASS, 9 CATCH, 1 KICK RETURN, 4 JUKEM, 2 PANCAKE BLOCK, 3 FIELD GOAL, 4 yellow, 4 red.",
        6: "There is a single KICK RETURN. It is worth 50 yards.",
        7: "All yards go in fives, so your total is 0, 5, 10 and so on up to 95 between plays.",
        8: "Two cards with the same face are the same choice.",
    },
    "What everyone can see": {
        81: "Every card of the deck is always in exactly one place.",
        82: "You never see the other hand, the draw pile, or what the other side draws from it.",
        83: "Discards, drives, score piles and cards out of play are open: look through them at any time.",
        84: "A card taken from the discard pile was seen by all. You may remember who holds it.",
    },
    "Setting up": {
        9: "One side deals the first half: you, they, or whoever the coin names.",
        10: "All cards are shuffled and four are dealt to each side.",
        85: "They are dealt one at a time, the other side first.",
        11: "The rest is the draw pile. Its top card is turned up to start the discard pile.",
        12: "That card may be any card, and can be taken like any discard.",
        13: "The side that did not deal goes first. Then turns alternate.",
    },
    "Your turn: fill your hand": {
        14: "A turn is: fill your hand, make your play, and let the defense answer it.",
        15: "You always start a turn with four cards or fewer, so you always take at least one.",
        16: "Take cards one at a time until you hold five.",
        17: "Each comes from the top of the draw pile or the top of the discard pile.",
        18: "You may take only one discard a turn, and only the top one.",
        19: "Mix the two piles in any order, and look at each card before you choose the next pile.",
        20: "You may not stop short of five while a pile is open to you.",
        21: "If no pile is open, you go on with fewer than five.",
        22: "Only you see the cards you draw from the draw pile.",
        23: "A discard that you took may be played, kept or discarded again in the same turn.",
        24: "After six turns in a row without a draw, you must draw once before you may take a discard.",
    },
    "Your turn: one play": {
        25: "You make exactly one play, or kick one field goal, or discard one card.",
        41: "If you can make a play you may not discard.",
        42: "Which of your plays you make is up to you. Boosts are never forced.",
        43: "If you can make no play, discard any one card face up. That ends your turn.",
        44: "A field goal is never forced: you may kick it or not.",
        45: "A PASS, CATCH or boost without its partner, and every yellow or red card, is no play.",
        26: "RUN: lay it and gain its yards.",
        27: "PASS and CATCH: lay both at once. The CATCH must be in the range of the PASS, and gives the yards.",
        28: "Neither a PASS nor a CATCH is ever laid alone.",
        29: "The CATCH lies on its PASS. Together they are one play.",
        30: "KICK RETURN: 50 yards, but only as the first play of a drive.",
        31: "First play means that your drive line is empty, for whatever reason.",
    },
    "Boosts": {
        32: "PANCAKE BLOCK: lay it with a RUN to add 10 yards.",
        33: "One PANCAKE BLOCK to a RUN, and never with a PASS or a KICK RETURN.",
        34: "JUKEM: lay it with a play to double its yards. The defense may not answer.",
        35: "With both boosts, JUKEM doubles the RUN and the 10 yards.",
        36: "JUKEM on a KICK RETURN makes 100: a touchdown in one play.",
        37: "One JUKEM to a play. It never stands alone or goes with a field goal.",
        38: "Lay the whole play at once: nothing can be added once the defense is asked.",
    },
    "Exactly 100": {
        39: "A play must not bring your drive past 100 yards.",
        40: "What counts is the play with its boosts: a RUN may fit where the same RUN with JUKEM does not.",
        51: "Exactly 100 is a touchdown: 7 points at once, and the defense is not asked.",
        52: "The drive goes to your score pile and your turn ends. Your next play starts a new drive.",
        46: "FIELD GOAL: you need 70 yards or more on your drive.",
        47: "It scores 3 points and ends your drive and your turn.",
        48: "The drive and the FIELD GOAL go to your score pile.",
        49: "You kick instead of a play. Only on the last turn of a half may a kick follow plays.",
        50: "Nothing can stop a field goal.",
    },
    "Defense": {
        53: "After each play the other side is asked once, but not after JUKEM, a touchdown or a field goal.",
        54: "Each of the four defensive cards stops each kind of play. The names do not matter.",
        55: "One defensive card answers a play, never two.",
        56: "HOLDING and SACK, yellow: the last play is removed with its boosts. Earlier plays stay.",
        57: "FUMBLE and PICKED OFF, red: the whole drive is wiped out.",
        58: "A defensive card ends the turn of the side that it stops.",
        59: "Removed cards and the card that removed them are out of play until the next shuffle.",
        60: "The defender refills only on its own turn.",
        61: "The defense is asked even with nothing in hand, so that nobody can tell.",
        62: "There is no answer to a defensive card.",
    },
    "The last turn and the end": {
        63: "The turn in which the last card of the draw pile is drawn is the last turn of the half.",
        64: "On the last turn you may make play after play, and each may be answered.",
        65: "No play is forced then: you may end the half at any time. There are no discards.",
        66: "The half ends when you end it, when a defensive card stops you, or when you score.",
        67: "If nothing can be played, all you can do is end the half.",
        68: "Unfinished drives score nothing and are not carried over.",
        69: "All cards are shuffled for the second half. Only the points stay.",
        70: "The other side deals the second half.",
        71: "You may take the discard instead of the last card. Then it is an ordinary turn.",
        72: "After the second half the higher score wins.",
        73: "If the score is level, sudden death is played with a new deal.",
        74: "The deal goes on alternating.",
        75: "In sudden death the first score wins at once.",
        76: "If nobody scores, another period is dealt.",
        77: "After ten periods without a score the match is a tie.",
    },
    "Options": {
        78: "Practice game: one yellow and one red card are left out.",
        79: "These are a HOLDING and a FUMBLE, so 54 cards remain.",
        80: "First dealer: you, they, or by coin toss.",
    },
}


def rules() -> Sequence[RuleText]:
    """Every clause, in the order in which it is best read."""
    return rule_texts("JF", SECTIONS)
