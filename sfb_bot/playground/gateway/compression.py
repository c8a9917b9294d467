"""Transport compression: one stream over all messages of a connection."""

from __future__ import annotations

import zlib
from typing import Protocol


class Encoder(Protocol):
    """Turns one message into the bytes that go out; None stands for plain text."""

    def encode(self, text: str) -> bytes: ...


class ZlibStream:
    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def encode(self, text: str) -> bytes:
        return self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    """A zstd frame that never ends, made of raw blocks: valid for every reader, though nothing shrinks.

    Clients ask for it where their Python can read zstd. Over loopback size does not matter, and so
    the playground needs no library for it.
    """

    _MAGIC = b"\x28\xb5\x2f\xfd"
    _NO_CONTENT_SIZE = b"\x00"
    _WINDOW_128_KIB = b"\x38"
    _LARGEST_BLOCK = 1 << 17

    def __init__(self) -> None:
        self._head = self._MAGIC + self._NO_CONTENT_SIZE + self._WINDOW_128_KIB

    def encode(self, text: str) -> bytes:
        content = text.encode()
        parts, self._head = [self._head], b""
        for start in range(0, len(content), self._LARGEST_BLOCK):
            block = content[start : start + self._LARGEST_BLOCK]
            # Three bytes: not the last block, kind raw, then the size.
            parts += [(len(block) << 3).to_bytes(3, "little"), block]
        return b"".join(parts)


def encoder_for(name: str | None) -> Encoder | None:
    """The encoder for a `compress` parameter; ValueError when there is none of that name."""
    if not name:
        return None
    if name == "zlib-stream":
        return ZlibStream()
    if name == "zstd-stream":
        return ZstdStream()
    raise ValueError(f"unknown compression {name}")
