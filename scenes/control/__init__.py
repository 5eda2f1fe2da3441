"""A match at this screen: who sits here, what is asked, whose turn it is. Nothing here draws or imports pygame."""
