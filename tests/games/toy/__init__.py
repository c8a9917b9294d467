"""The toy game, a dice race: the smallest game that uses everything the house offers."""
