"""Use cases: lobby, matches, answers, deadlines, undo; knows no game and no Discord."""
