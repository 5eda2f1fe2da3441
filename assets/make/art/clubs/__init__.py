"""Draws the clubs: the face of each mascot in each mood, and the crests."""
