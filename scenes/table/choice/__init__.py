"""The choice at hand: what a game offers, how it is shown, and how it becomes an action."""
