"""Numbers of figures; the names of what is in the box stand with the content."""

from __future__ import annotations

from typing import Final, NewType

# A figure on the battlefield; one that leaves and comes back gets another number.
CreatureId = NewType("CreatureId", int)

NOBODY: Final = CreatureId(0)
