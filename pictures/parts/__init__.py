"""Things that stand in several pictures."""
