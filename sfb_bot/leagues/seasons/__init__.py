"""Leagues: seasons that open, time and score their matches by themselves."""
