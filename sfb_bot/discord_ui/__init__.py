"""The only room that knows Discord: commands, presses, posts."""
