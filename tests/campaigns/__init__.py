"""Attacks on the whole bot that take long and are run by hand: see README.md here."""
