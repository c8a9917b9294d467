"""How often each champion's side wins when computers of level normal play, for drafts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STRENGTHS: Final[Mapping[str, float]] = {}
