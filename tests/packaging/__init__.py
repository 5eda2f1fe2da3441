"""The packed program."""
