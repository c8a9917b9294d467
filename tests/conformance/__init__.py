"""What every game of the house must satisfy, tested once for all: a game gets it by being registered."""
