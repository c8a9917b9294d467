"""How boxes are read, whatever the game."""
