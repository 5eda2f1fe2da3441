"""The computer's policies for Card Bowl: what a view is worth, and what Pro and Rookie do with it."""
