"""The rules layer: five football card games, their players, and nothing that draws, sounds or touches a disk."""
