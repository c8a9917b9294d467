"""Transport compression: one stream over all messages of a connection."""

from __future__ import annotations

import importlib
import zlib
from typing import Any, Protocol


class Encoder(Protocol):
    """Turns one message into the bytes that go out; None stands for plain text."""

    def encode(self, text: str) -> bytes: ...


class ZlibStream:
    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def encode(self, text: str) -> bytes:
        return self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    """Clients ask for this only where the zstandard package is installed, and then it is here too."""

    def __init__(self) -> None:
        zstandard: Any = importlib.import_module("zstandard")
        self._stream: Any = zstandard.ZstdCompressor().compressobj()
        self._flush: int = zstandard.COMPRESSOBJ_FLUSH_BLOCK

    def encode(self, text: str) -> bytes:
        head: bytes = self._stream.compress(text.encode())
        tail: bytes = self._stream.flush(self._flush)
        return head + tail


def encoder_for(name: str | None) -> Encoder | None:
    """The encoder for a `compress` parameter; ValueError when there is none of that name."""
    if not name:
        return None
    if name == "zlib-stream":
        return ZlibStream()
    if name == "zstd-stream":
        try:
            return ZstdStream()
        except ImportError as error:
            raise ValueError("zstd-stream needs the zstandard package") from error
    raise ValueError(f"unknown compression {name}")
