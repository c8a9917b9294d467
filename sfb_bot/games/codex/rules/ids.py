"""Names of things in the rules; all are plain strings and numbers at run time."""

from __future__ import annotations

from typing import Final, NewType

KindId = NewType("KindId", str)
SpecId = NewType("SpecId", str)
# Something on the table; what leaves and comes back gets another number.
ObjId = NewType("ObjId", int)

NOTHING: Final = ObjId(0)
NOT_PATROLLING: Final = 0
LEADER: Final = 1
ELITE: Final = 2
SCAVENGER: Final = 3
TECHNICIAN: Final = 4
LOOKOUT: Final = 5
SLOTS: Final = (LEADER, ELITE, SCAVENGER, TECHNICIAN, LOOKOUT)
