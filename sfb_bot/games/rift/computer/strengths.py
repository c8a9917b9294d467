"""What a warrior is worth in a draft, where matches have shown something else than its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STRENGTHS: Final[Mapping[str, float]] = {}
