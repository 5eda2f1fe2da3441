"""The rules of Football War as a player reads them, clause by clause, in our own words."""

from collections.abc import Mapping, Sequence

from game.variant import RuleText, rule_texts

_LAST = (
    "Once the Play pile is used up the half ends on a score, or where a side that was beaten, or one that must lead, "
    "has no card."
)

SECTIONS: Mapping[str, Mapping[int, str]] = {
    "The idea": {
        1: "Two sides play. Four can play as well, with the changes listed under Four players.",
        2: "Most points at the end wins.",
        3: "One side is on offense, one on defense, always.",
        4: "Only the coin and the shuffles are luck. Everything else is somebody's choice.",
    },
    "The deck": {
        5: "Two players use 104 cards: 80 RUN and PASS cards and 24 special ones.",
        6: "Four players add four TURNOVER cards, 108 in all.",
        7: "A RUN or PASS card is matched by a card with the same name, and by no other.",
        8: "A play has one color: runs are green, passes are blue. Same name means same color.",
        9: "Run or pass makes no difference to any rule.",
    },
    "What everyone can see": {
        10: "Your hand is yours to look at. The other hands are not.",
        11: "What you play goes face up on the Drive pile, but a flag goes to the Flag pile.",
        12: "Only the top card of the Drive pile may be read freely. Looking deeper costs a card.",
        13: "The log names the cards of this exchange and the one before. Older lines leave the names out.",
        14: "Nobody else sees what you draw from the Play pile.",
        15: "Nothing tells whether a side that gave in could have answered: it is always asked.",
        16: "No card is ever lost: hands and piles always add up to the whole deck.",
    },
    "Halves and kickoff": {
        17: "A coin decides who has the ball first.",
        18: "The other side kicks off and starts on defense.",
        19: "Before each half all cards are shuffled and five dealt to each side; the rest is the Play pile.",
        20: "A half starts with every other pile empty. Points stay on the board.",
        21: "Each side gets one timeout and one look-back in each half.",
        22: "Whoever kicked off the first half has the ball in the second.",
        23: "The offense opens the half by leading.",
    },
    "Leading and answering": {
        24: "On offense with no play on the table you must lead something: you may not skip your turn.",
        25: "On defense against a play you must answer it or concede.",
        26: "You may always concede, even with an answer in your hand.",
        27: "A timeout or a look-back does not replace your lead or answer: that still follows.",
        28: "A flag, an OFFENSE or a DEFENSE that you lead cannot be answered, and you lead again.",
        29: "Only the side whose decision it is may act.",
        30: "A match, an AUDIBLE, an OFFENSE or a DEFENSE stops a play. A flag only calls it back.",
        31: "Stop a play and the ball is yours: offense and defense change places.",
        32: "The new offense leads, unless it answered with an AUDIBLE or matched with its last card.",
        33: "Concede and you draw one card. The play is over, and the offense leads again if it did not score.",
        34: "The card you draw for conceding is too late for that play, but good from your next decision on.",
        35: "Two equal cards in your hand are one choice.",
    },
    "The last card": {
        36: "Concede the play of an offense with no cards left and it is a touchdown.",
        37: "Turnover on downs: an offense whose last card is stopped draws five and goes on defense.",
        38: "It draws those five first, so it may use them against a called play or a return.",
        39: "Mismanaged drive: a PENALTY as your last card costs you five new cards.",
        40: "The same goes for an OFFENSE, a DEFENSE or a TURNOVER as your last card.",
        41: "Return: match with your last card and that card is live at once. The other side must answer it.",
        42: "An AUDIBLE as your last card can score the touchdown too.",
        43: "A mismanaged drive alone never changes who has the ball.",
        44: "When both sides draw after an answer, the beaten offense draws first.",
    },
    "Penalties": {
        45: "Either side may throw a flag. It always goes against the other side.",
        46: "The PENALTY stays on the Flag pile until the half is over.",
        47: "A flag costs 1 card for 5 yards, 2 for 10 and 3 for 15.",
        48: "The cards come off the top of the Drive pile, one at a time.",
        49: "When the Drive pile runs out, the rest come from the Play pile, if it has any.",
        50: "Everybody sees the cards that are taken from the Drive pile.",
        51: "A flag as an answer calls the play back: no score, same ball, and the offense leads again.",
        52: "The play that was called back is the first card the offense picks up.",
        53: "A flag on the last card costs the offense its penalty cards only; it keeps the ball.",
        54: "A flagged kick never happened: no points, and the kicker keeps its hand.",
    },
    "OFFENSE and DEFENSE": {
        55: "With an OFFENSE you may throw in one more card of any kind; that card does nothing.",
        56: "Lead a DEFENSE and the other side draws 2 cards.",
        57: "Answer with a DEFENSE and the beaten offense draws 2, unless it is drawing five already.",
    },
    "AUDIBLE and the safety": {
        58: "An AUDIBLE calls any of the 16 plays, even the one on the table or one that is used up.",
        59: "A called play is matched only by a real card of that name.",
        60: "Answer with an AUDIBLE and you take the ball; the other side must answer the play you called.",
        61: "AUDIBLE on AUDIBLE makes a chain. Timeouts and look-backs leave it whole, any other card ends it.",
        62: "The fourth AUDIBLE of a chain can only be matched or conceded.",
        63: "Concede to the fourth AUDIBLE and it is a safety.",
        64: "If that AUDIBLE was its player's last card, it is a touchdown instead.",
    },
    "Field goals": {
        65: "Kick when you lead, never as an answer.",
        66: "Good or stopped, a kick costs the rest of your hand: you give it up and draw five, never ten.",
        67: "AUDIBLE, OFFENSE and DEFENSE stop a kick, a flag calls it back. Nothing matches it.",
        68: "A conceded kick scores, and stays a field goal even as your last card.",
        69: "After a good kick the five new cards are your refill as well.",
    },
    "Timeout": {
        70: "Put one card under the Play pile, then draw the top one.",
        71: "You have one timeout in each half.",
        72: "Call it at your own decision, while the Play pile and your hand still have cards.",
        73: "You may use the new card at once.",
    },
    "Delay of game": {
        74: "To sift the Drive pile, draw one card; then you see all of it until your decision is made.",
        75: "A card drawn for delay of game is locked until you have decided. It still counts as a card in hand.",
        76: "You have one look-back in each half.",
        77: "If the play clock runs out you draw a locked card; then it rests. Computers play without one.",
    },
    "When the pile runs out": {
        78: "If the Play pile is short, you draw what is there.",
        79: "Last series: with the Play pile empty, play goes on without draws.",
        80: _LAST,
    },
    "Points and overtime": {
        81: "Touchdown: 7 points for an empty hand and a conceded play. There is no extra point.",
        82: "Field goal: 3 points for a conceded kick.",
        83: "Safety: 2 points for a conceded fourth AUDIBLE.",
        84: "Any other concession scores nothing.",
        85: "The side that concedes draws its card before the points are counted.",
        86: "A score takes the whole Drive pile off the table.",
        87: "After a score every hand is filled up to five, the side that conceded first. Longer hands stay.",
        88: "The side that conceded leads the next series.",
        89: "When the ball changes hands without a score, the Drive pile stays.",
        90: "After two halves the sole leader wins.",
        91: "A tie goes to overtime: a new coin, a new shuffle, five new cards each.",
        92: "In overtime the first sole lead wins on the spot.",
        93: "Two overtime periods at most; then the leaders share a tie.",
    },
    "Four players": {
        94: "Everyone plays alone, five cards each, 88 in the Play pile.",
        95: "Every half starts clockwise.",
        96: "The coin names the first offense; the next seat clockwise kicks off and leads the second half.",
        97: "The offense faces the next seat in the direction of play.",
        98: "Only those two act; the others wait.",
        99: "After a concession the same offense leads against the next seat round the table but its own.",
        100: "Stop a play and you have the ball; a called play or a return goes against your next seat.",
        101: "A flag is also a skip: whoever is flagged draws and is passed over.",
        102: "Lead a flag and the defense is passed over; you lead again against the seat after it.",
        103: "Answer with a flag and the ball is yours: the offense is skipped. A kick called back costs no hand.",
        104: "A TURNOVER turns the direction of play round.",
        105: "Lead a TURNOVER and you lead again, now against your neighbor on the other side.",
        106: "Answer with a TURNOVER and the ball is yours against the old offense, unless it is a fourth AUDIBLE.",
        107: "The chain counts AUDIBLE cards, whoever plays them.",
        108: "After a score the direction stays; the refill starts with the seat that conceded and goes round.",
        109: "All four play overtime, and only a sole lead ends it.",
    },
    "Options": {
        110: "Options are chosen before the coin toss and hold for the whole match.",
        111: "A match of one half goes straight to overtime when it is tied.",
    },
}


def rules() -> Sequence[RuleText]:
    """Returns every clause in reading order."""
    return rule_texts("FW", SECTIONS)
