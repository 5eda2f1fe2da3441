"""Every picture of the game, written as SVG by script in the subset that SDL's renderer draws."""
