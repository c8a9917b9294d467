"""The games of the house, one folder each; `GAMES` lists them."""
