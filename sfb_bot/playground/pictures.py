"""What kind of file some bytes are, and how large the picture in them is, read from their headers."""

from __future__ import annotations

import struct
from dataclasses import dataclass

_BY_ENDING = {
    "txt": "text/plain; charset=utf-8",
    "json": "application/json",
    "md": "text/plain; charset=utf-8",
    "csv": "text/plain; charset=utf-8",
    "pdf": "application/pdf",
    "zip": "application/zip",
    "mp4": "video/mp4",
}


@dataclass(frozen=True, slots=True)
class FileKind:
    """Content type, and for pictures their size in pixels."""

    content_type: str
    width: int | None = None
    height: int | None = None


def look_at(content: bytes, filename: str) -> FileKind:
    """Tell what the bytes are; the name only decides when the bytes do not say."""
    try:
        picture = _picture(content)
    except (struct.error, IndexError):
        picture = None
    if picture is not None:
        return picture
    ending = filename.rpartition(".")[2].lower()
    return FileKind(_BY_ENDING.get(ending, "application/octet-stream"))


def _picture(content: bytes) -> FileKind | None:
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return FileKind("image/png", *struct.unpack(">II", content[16:24]))
    if content[:6] in (b"GIF87a", b"GIF89a"):
        return FileKind("image/gif", *struct.unpack("<HH", content[6:10]))
    if content.startswith(b"\xff\xd8\xff"):
        return _jpeg(content)
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return _webp(content)
    return None


def _jpeg(content: bytes) -> FileKind:
    at = 2
    while at + 9 < len(content) and content[at] == 0xFF:
        marker = content[at + 1]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return FileKind("image/jpeg", width, height)
        at += 2 + struct.unpack(">H", content[at + 2 : at + 4])[0]
    return FileKind("image/jpeg")


def _webp(content: bytes) -> FileKind:
    form = content[12:16]
    if form == b"VP8X":
        width = int.from_bytes(content[24:27], "little") + 1
        height = int.from_bytes(content[27:30], "little") + 1
        return FileKind("image/webp", width, height)
    if form == b"VP8L":
        bits = int.from_bytes(content[21:25], "little")
        return FileKind("image/webp", (bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1)
    if form == b"VP8 ":
        width, height = struct.unpack("<HH", content[26:30])
        return FileKind("image/webp", width & 0x3FFF, height & 0x3FFF)
    return FileKind("image/webp")
