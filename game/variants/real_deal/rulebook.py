"""The rulebook that a player reads, clause by clause, in our own words."""

from collections.abc import Mapping, Sequence

from game.variant import RuleText, rule_texts

_RETURNED = (
    "If it is allowed, it scores 7 and the kickers get the ball; they also get it after a fumble. If it is flagged, "
    "the returner has the ball without a draw, and is limited after a punt inside the 10."
)

SECTIONS: Mapping[str, Mapping[int, str]] = {
    "The idea": {
        1: "Two teams meet: Black and White, each with a deck of its own.",
        2: "Whoever has more points after four quarters wins.",
        3: "One team has the ball and attacks, the other one answers.",
        4: "Luck is in the coin, in the wild cards and in the shuffles, and nowhere else.",
    },
    "The decks": {
        5: "Each team owns the same 18 cards, one of each.",
        6: "The five double-border cards of each team stay in the box.",
        7: "Six yellow wild cards belong to nobody: four penalties and two tackles, one of each.",
        8: "Every quarter a team plays with 21 cards: its own 18 and three wild cards.",
        9: "Touchdowns and returns are worth 7, field goals 3, a safety 2. There are no extra points.",
    },
    "What everyone can see": {
        10: "You see your own hand, never the other one; only how many cards it holds.",
        11: "Plays and counters lie face up on their team's table pile.",
        12: "A card that is laid down for a punt or to allow a play lies face down, and is never shown.",
        13: "At the end of a possession the face-up cards go to their team's discard pile.",
        14: "Everybody knows both lists of 18. Nobody knows which wild cards a team got until they show up.",
        15: "Hand, draw pile, table and discard of a team always come to 21 cards.",
        16: "Nothing on the screen tells whether a team that allowed a play had another choice.",
    },
    "Setting up": {
        17: "For each quarter the teams take back their own 18, and the wild cards are collected.",
        18: "The wild cards are shuffled and dealt three to each team, and each deck is shuffled.",
        19: "Each team starts with four cards; the other 17 are its draw pile.",
        20: "With the first hands seen, a coin names who chooses: receive the ball, or defer.",
        21: "At halftime, if the winner of the toss received, the loser of it has that choice.",
        22: "If the winner of the toss deferred, the winner has the choice at halftime.",
        23: "The first possession of a half may open with a RETURN TD and is free of any limit.",
    },
    "With the ball": {
        24: "Do one thing: play a card, punt a card away, or end the quarter.",
        25: "You may punt with any card at any time, even with an attack in hand.",
        26: "Without a card to play you must punt, or end the quarter if you may.",
        27: "A plain punt cannot be answered.",
        51: "After their punt inside the 10 only plays over 20, kicks over 45 and a RETURN TD may score.",
    },
    "Facing a play": {
        28: "Do one thing: counter it, allow it, or end the quarter.",
        29: "You may allow a play even with a counter in hand.",
        30: "One counter meets one play, never two.",
        31: "Allowing a score costs a card, laid face down; with an empty hand it costs none.",
        32: "Nobody acts outside their own turn to decide.",
        33: "A counter fits where the chart has a mark, and nowhere else.",
        34: "Nothing answers a stop, a penalty or a tackle.",
    },
    "What a counter does": {
        35: "A stop ends the play: the team that stopped it has the ball.",
        36: "A flag or a tackle ends the play, but the ball stays: nobody draws, and the same team goes on.",
        37: "The ball stays with whoever made the play; after a SAFETY with whoever it was played against.",
        38: "After a flag or a tackle no RETURN TD can open any more; a limit stays.",
        39: "If the team that keeps the ball has no card left, the ball changes hands after all.",
    },
    "Returns": {
        40: "With the ball, RETURN TD can only be the first card of a possession that follows a kick.",
        41: "Such a possession is the first one of a half, and any after a score or a punt that was not blocked.",
        42: "As a counter, RETURN TD meets a FIELD GOAL OVER 45 or a punt inside the 10, at any time.",
        43: "Such a return is a play itself: the kicking team must answer it, and the kick has failed anyway.",
        44: _RETURNED,
    },
    "Safeties": {
        45: "SAFETY meets a run or pass over 20 and a RETURN TD.",
        46: "The play has failed. Only RED FLAG, HOLDING or PERSONAL FOUL answers the SAFETY; else it is allowed.",
        47: "A SAFETY that is allowed scores 2, and its team has the ball as after a kick. Nobody lays a card down.",
        48: "An answered SAFETY scores nothing: the ball stays, but the touchdown does not come back.",
    },
    "Punts inside the 10": {
        49: "BLOCKS KICK or RETURN TD can answer a punt inside the 10; otherwise it is allowed.",
        50: "Allowed, it leaves the other team limited, but RETURN TD may open; blocked, it does neither.",
    },
    "Has ball end of quarter": {
        52: "HAS BALL END OF QUARTER can be played once each team has finished four possessions in the quarter.",
        53: "It is never played in the last quarter or in overtime.",
        54: "The offense plays it instead of a play, the defense instead of a counter.",
        55: "It stops nothing: the waiting play counts, without a discard, and then the quarter is over.",
        56: "In the first and third quarter its team starts the next one with the ball.",
    },
    "When the ball changes hands": {
        57: "The ball changes hands after every score, punt and stop, and when a last card has failed.",
        58: "After a touchdown or a kick the other team has the ball, after a safety the team that scored it.",
        59: "Whoever loses the ball has finished a possession; a returned kick can finish one for each team.",
        60: "Whenever the ball changes hands both teams draw up to four cards, and at no other time.",
        61: "If a draw pile is empty after these draws, the quarter is over.",
        62: "In the same half the next quarter goes on with the team that was about to begin.",
        63: "Points, toss and who begins carry over; finished possessions start again at zero.",
    },
    "The end": {
        64: "A play scores when it is allowed, also by ending the quarter.",
        65: "The game is over after the fourth quarter.",
        66: "If it is level, an overtime quarter follows; the winner of a new toss has the ball.",
        67: "The first score of any kind in overtime wins the game.",
        68: "After two overtimes without a score the game is a tie.",
        69: "There is no game for more than two.",
        70: "Length and colors are chosen before the first deal.",
    },
}


def rules() -> Sequence[RuleText]:
    """Returns the whole rulebook, in reading order."""
    return rule_texts("RD", SECTIONS)
