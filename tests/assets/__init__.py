"""The images, sounds and lettering of the game."""
