"""The bundled typefaces, by size and weight, and which names can be written with them."""

from __future__ import annotations

import threading
import unicodedata
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Final

from PIL import ImageFont

_FOLDER: Final = Path(__file__).parent / "fonts"
_FILES: Final = {
    (False, False): _FOLDER / "rubik-regular.ttf",
    (False, True): _FOLDER / "rubik-bold.ttf",
    (True, False): _FOLDER / "noto-sans-regular.ttf",
    (True, True): _FOLDER / "noto-sans-bold.ttf",
}
# Letters of the blocks below that Rubik lacks; the soft hyphen is there but cannot be seen.
_LACKING: Final = "\N{SOFT HYPHEN}\u0162\u0163"
# Beyond those blocks Rubik holds these.
_EXTRAS: Final = "ҐґʼȘșȚț‘’‚“”„–—…•№₴€−‹›"
# What Noto Sans holds: all of Latin with Vietnamese, Greek with its old accents, all of Cyrillic.
_NOTO: Final = frozenset(
    chain(
        *(range(0x20, 0x7F), range(0xA1, 0xAD), range(0xAE, 0x250), (0x2BC, 0x20AB, 0x20AC, 0x20B4, 0x2116)),
        *(range(0x370, 0x378), range(0x37A, 0x380), range(0x384, 0x38B), (0x38C,), range(0x38E, 0x3A2)),
        *(range(0x3A3, 0x3E2), range(0x3F0, 0x483), range(0x48A, 0x530), range(0x1E00, 0x1F16)),
        *(range(0x1F18, 0x1F1E), range(0x1F20, 0x1F46), range(0x1F48, 0x1F4E), range(0x1F50, 0x1F58)),
        *((0x1F59, 0x1F5B, 0x1F5D), range(0x1F5F, 0x1F7E), range(0x1F80, 0x1FB5), range(0x1FB6, 0x1FC5)),
        *(range(0x1FC6, 0x1FD4), range(0x1FD6, 0x1FDC), range(0x1FDD, 0x1FF0), range(0x1FF2, 0x1FF5)),
        *(range(0x1FF6, 0x1FFF), (0x2013, 0x2014), range(0x2018, 0x201B), range(0x201C, 0x201F)),
        (0x2022, 0x2026, 0x2039, 0x203A, 0x2212),
    )
)


class _ThreadFonts(threading.local):
    """FreeType faces must not be shared between threads, so each thread opens its own."""

    def __init__(self) -> None:
        self.opened: dict[tuple[int, bool, bool], ImageFont.FreeTypeFont] = {}


_fonts: Final = _ThreadFonts()


def font(size: int, bold: bool = False, *, foreign: bool = False) -> ImageFont.FreeTypeFont:
    """The face at a size in pixels, opened once per thread; `foreign` is the one for rarer letters."""
    found = _fonts.opened.get((size, bold, foreign))
    if found is None:
        # The basic layout engine is enough for these scripts and does not depend on a system library.
        found = ImageFont.truetype(_FILES[foreign, bold], size, layout_engine=ImageFont.Layout.BASIC)
        _fonts.opened[size, bold, foreign] = found
    return found


@lru_cache(maxsize=8192)
def is_foreign(text: str) -> bool:
    """Whether a text has letters that Rubik lacks and Noto Sans has; then all of it is set in that."""
    return not text.isascii() and any(not _is_in_rubik(letter) and ord(letter) in _NOTO for letter in text)


def readable(name: str) -> str:
    """A name without what no typeface of ours has (emoji, other scripts), spaces tidied; may be empty."""
    kept = "".join(letter if _is_covered(letter) else " " for letter in _plain(name))
    return " ".join(kept.split())


def writable(name: str) -> str:
    """A name as it can be written without losing a letter; empty for one that would not be the same name.

    Emoji and ornaments may be left off a name that has letters besides. Scripts that run from right to left
    or join their letters would need more than a typeface, so they count as ones that cannot be written.
    """
    plain = _plain(name)
    if any(unicodedata.category(letter)[0] == "L" and not _is_covered(letter) for letter in plain):
        return ""
    kept = readable(plain)
    return kept if any(letter.isalnum() for letter in kept) else ""


def _plain(name: str) -> str:
    """Letters with their accents in one, and ornamental alphabets as the letters they stand for."""
    if name.isascii():
        return name
    whole = unicodedata.normalize("NFC", name)
    return "".join(
        letter if _is_covered(letter) else unicodedata.normalize("NFKC", letter) for letter in whole
    )


def _is_covered(letter: str) -> bool:
    return _is_in_rubik(letter) or ord(letter) in _NOTO


def _is_in_rubik(letter: str) -> bool:
    code = ord(letter)
    if letter in _LACKING:
        return False
    return 0x20 <= code < 0x7F or 0xA1 <= code < 0x180 or 0x400 <= code < 0x460 or letter in _EXTRAS
