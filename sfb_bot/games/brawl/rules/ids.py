"""The names of things: ids that cannot be taken for one another, nor for a plain number or text."""

from __future__ import annotations

from typing import Final, NewType

# A champion in a match, by its place in the list of figures.
FigureId = NewType("FigureId", int)
# What comes in the box, by the name card files give it.
ChampionId = NewType("ChampionId", str)
CardId = NewType("CardId", str)
ChallengeId = NewType("ChallengeId", str)
TrapFace = NewType("TrapFace", str)
ActionId = NewType("ActionId", str)

NOBODY: Final = FigureId(-1)
NO_CHALLENGE: Final = ChallengeId("")
UNSEEN: Final = TrapFace("")
