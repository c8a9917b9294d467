"""The picture of the toy game."""
