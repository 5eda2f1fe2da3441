"""The colors of the pictures: those of the table's palette, and tones derived from them.

A number behind a color is its darkness: CHALK50 is nearly white, INK900 nearly black.
"""

INK900, INK800 = "#0E1420", "#172033"
CHALK50, CHALK300 = "#F7F3E8", "#C6CEDC"
PAPER, INK_TEXT = "#FBF8F0", "#151A24"
CHALK_LINE = "#DDE8DF"
YELLOW, RED, OFFENSE = "#F6C945", "#C7342C", "#1D222D"

JUKEM, FOOTBALL_WAR, BLOWOUT = "#B79CFF", "#8FD67A", "#3FC6DC"
REAL_DEAL, CARD_BOWL = "#F2C14E", "#E0865E"

LEATHER, LEATHER_LIGHT, LEATHER_DARK = "#9A5426", "#C07A3E", "#5E2F14"
STEEL, STEEL_DARK = "#8C98AD", "#4B5262"
WHITE = "#FFFFFF"
