"""Leagues on Discord: their posts, their presses, what organisers are asked."""
