"""The loop, the stack, sound, the command line and the whole program."""
