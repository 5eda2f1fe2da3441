"""Games that live in the tests: each a package like those of the registry, with its golden matches in ``golden/``."""
