"""What leaves this room: encoded pictures, and the one error that says why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Discord refuses longer descriptions of an attachment.
LONGEST_ALT: Final = 1024


class RenderError(ValueError):
    """The picture cannot be drawn as asked; the message is one sentence fit for the person who asked."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture and the words that replace it; `format` is the file ending: png, webp or gif."""

    data: bytes
    format: str
    width: int
    height: int
    alt: str

    def __post_init__(self) -> None:
        if not 0 < len(self.alt) <= LONGEST_ALT:
            raise RenderError(f"Alt text must have 1 to {LONGEST_ALT} characters, not {len(self.alt)}.")

    def filename(self, stem: str) -> str:
        """A file name with the right ending."""
        return f"{stem}.{self.format}"
