"""Values as they go through the pipes between the bot and its workers: a length, then a pickle.

Both ends are the same program, so pickles are safe here: a worker was started by the bot itself, and what
another process of the bot has lent is signed (`storage/postgresql/signatures.py`).
"""

from __future__ import annotations

import pickle
import struct
from typing import Any, BinaryIO, Final

_LENGTH: Final = struct.Struct(">I")
HEAD: Final = _LENGTH.size


def pack(value: object) -> bytes:
    """A value as it is written, without the head."""
    return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)


def framed(body: bytes) -> bytes:
    """What goes through a pipe."""
    return _LENGTH.pack(len(body)) + body


def length(head: bytes) -> int:
    """How long the body after a head is."""
    return int(_LENGTH.unpack(head)[0])


# Any: whatever was packed at the other end.
def unpack(body: bytes) -> Any:
    """The inverse of `pack`."""
    return pickle.loads(body)


def read(stream: BinaryIO) -> Any:
    """The next value; EOFError when there will be none."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        raise EOFError
    body = stream.read(length(head))
    if len(body) < length(head):
        raise EOFError
    return unpack(body)
