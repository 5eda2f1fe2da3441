"""Football War clause by clause, its worked examples, and what each seat knows."""
