"""How fast the program is, in one table: ``python -m tests.bench``."""
