"""Signatures under lent work: by them a process knows what another one of the same bot has written."""

from __future__ import annotations

import hashlib
import hmac


class Signatures:
    """Signs and checks with a key that is in no database.

    What is lent are pickles, and whoever may write a pickle may do anything in the program that reads it.
    Those of the bot's own processes are trusted as its code is. Somebody who can write to the database must
    not become one of them by that, so nothing is unpacked whose signature is not right.
    """

    def __init__(self, secret: str) -> None:
        """`secret` is what all processes of a bot share and nobody else knows, as its token."""
        if not secret:
            raise ValueError("whoever signs needs a secret")
        self._key = hmac.digest(secret.encode(), b"sfb-bot lent work", hashlib.sha256)

    def of_work(self, name: str, kind: str, version: str, work: bytes) -> bytes:
        """Below a piece of work; it is good for no other kind, and for no other name."""
        return self._signed(b"work", name, kind, version, work)

    def of_result(self, name: str, kind: str, version: str, result: bytes) -> bytes:
        """Below what came of a piece of work; it is good for no other piece."""
        return self._signed(b"result", name, kind, version, result)

    def _signed(self, what: bytes, name: str, kind: str, version: str, body: bytes) -> bytes:
        parts = (what, name.encode(), kind.encode(), version.encode(), body)
        # With their lengths, so that nothing can be moved from one part to the next.
        whole = b"".join(len(part).to_bytes(8, "big") + part for part in parts)
        return hmac.digest(self._key, whole, hashlib.sha256)


def are_equal(one: bytes, other: bytes) -> bool:
    """Whether two signatures are the same; how long that takes tells nothing."""
    return hmac.compare_digest(one, other)
