"""Values: what is asked, answered and told; made in large numbers and never changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """A frozen dataclass with slots, for what is made at every step of a match.

    It is frozen for the type checker alone: one that is frozen at run time sets every field by a call, which
    took a sixth of the time of a random match. What is made rarely is a frozen dataclass, as usual.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
