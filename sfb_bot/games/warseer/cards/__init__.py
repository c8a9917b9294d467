"""The cards: loading and checking."""
