"""The computer players of Card Bowl: evaluation, Pro, Rookie, and the narrowing of All-Pro's search."""
