"""The scripts that make every image, sound and letter of the game; `python -m assets.make` runs them all."""
