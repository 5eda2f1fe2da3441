"""The pages around a match: pause, curtain, saving under a name, and the result with its review."""
