"""What runs the scenes: window, loop, stack, sound, the program put together, and what pages are made of."""
