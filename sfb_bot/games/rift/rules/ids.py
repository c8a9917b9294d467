"""Names of things in the rules; all are plain strings and numbers at run time."""

from __future__ import annotations

from typing import Final, NewType

KindId = NewType("KindId", str)
SpellId = NewType("SpellId", str)
# A warrior in a lane; one that comes back gets another number.
WarriorId = NewType("WarriorId", int)
# A cell of the board, lane by lane from Blue's portal: 0 is N1.
Cell = int

NOBODY: Final = WarriorId(-1)
NOWHERE: Final[Cell] = -1
NO_ITEM: Final = 0
