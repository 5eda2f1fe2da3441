"""The current choice: how its actions are shown, and how a press becomes an action."""
