"""The rules layer: five football card games and their computer players. Draws nothing, plays no sound, uses no disk."""
