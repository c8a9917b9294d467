"""The bundled typeface, by size and weight."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

from PIL import ImageFont

_FOLDER: Final = Path(__file__).parent / "fonts"
_FILES: Final = {False: _FOLDER / "rubik-regular.ttf", True: _FOLDER / "rubik-bold.ttf"}
# Letters of the blocks below that the files lack; the soft hyphen is there but cannot be seen.
_LACKING: Final = "\N{SOFT HYPHEN}\u0162\u0163"
# Beyond those blocks the files hold these.
_EXTRAS: Final = "ҐґʼȘșȚț‘’‚“”„–—…•№₴€−‹›"


class _ThreadFonts(threading.local):
    """FreeType faces must not be shared between threads, so each thread opens its own."""

    def __init__(self) -> None:
        self.opened: dict[tuple[int, bool], ImageFont.FreeTypeFont] = {}


_fonts: Final = _ThreadFonts()


def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """The face at a size in pixels; opened once per thread."""
    found = _fonts.opened.get((size, bold))
    if found is None:
        # The basic layout engine is enough for Latin and Cyrillic and does not depend on a system library.
        found = ImageFont.truetype(_FILES[bold], size, layout_engine=ImageFont.Layout.BASIC)
        _fonts.opened[size, bold] = found
    return found


def readable(name: str) -> str:
    """A name without the letters the typeface lacks (emoji, other scripts), spaces tidied; may be empty."""
    kept = "".join(letter if _is_covered(letter) else " " for letter in name)
    return " ".join(kept.split())


def _is_covered(letter: str) -> bool:
    code = ord(letter)
    if letter in _LACKING:
        return False
    return 0x20 <= code < 0x7F or 0xA1 <= code < 0x180 or 0x400 <= code < 0x460 or letter in _EXTRAS
