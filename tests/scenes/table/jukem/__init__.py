"""How one sits down at a table of Jukem."""
