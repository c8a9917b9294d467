"""Reads what is in the box of the toy game."""
