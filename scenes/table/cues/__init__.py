"""Events become cues here: what each looks and sounds like, and in which order they are shown."""
