"""The clubs: the face of each one's mascot in every mood, and its crest."""
