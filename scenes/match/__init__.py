"""What surrounds a match: its setup, pause, curtain, saving under a name, and the result."""
