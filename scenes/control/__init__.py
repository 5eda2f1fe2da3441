"""One match at this screen: players, decisions and turns. Draws nothing and never imports pygame."""
