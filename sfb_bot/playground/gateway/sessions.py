"""A session: what one client has identified as and every event it got, so that it can resume."""

from __future__ import annotations

import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Protocol

from sfb_bot.playground.forms import Json

MOST_KEPT_EVENTS = 2000
RESUMABLE_SECONDS = 180.0


class Outlet(Protocol):
    """A live connection; sending never waits."""

    def send(self, text: str) -> None: ...


@dataclass(slots=True)
class Session:
    """Events are numbered and kept; those sent while no connection is there wait for a resume."""

    intents: int
    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    seq: int = 0
    outlet: Outlet | None = None
    lost_at: float | None = None
    _kept: deque[tuple[int, str]] = field(
        default_factory=lambda: deque[tuple[int, str]](maxlen=MOST_KEPT_EVENTS)
    )

    def dispatch(self, name: str, payload: Json) -> None:
        self.seq += 1
        text = encode(0, payload, name, self.seq)
        self._kept.append((self.seq, text))
        if self.outlet is not None:
            self.outlet.send(text)

    def hears(self, guild_id: int | None) -> bool:
        """Whether events of this guild go to this session's shard."""
        return is_on(self.shard, guild_id)

    def can_replay_after(self, seq: int) -> bool:
        oldest = self._kept[0][0] if self._kept else self.seq + 1
        return oldest - 1 <= seq <= self.seq

    def replay_after(self, seq: int) -> list[str]:
        return [text for number, text in self._kept if number > seq]


def is_on(shard: tuple[int, int], guild_id: int | None) -> bool:
    """Whether events of this guild go to a shard; direct messages go to the first."""
    number, count = shard
    return number == (0 if guild_id is None else (guild_id >> 22) % count)


def encode(op: int, data: Any, name: str | None = None, seq: int | None = None) -> str:
    """One gateway payload as text."""
    return json.dumps({"op": op, "d": data, "s": seq, "t": name}, separators=(",", ":"), ensure_ascii=False)
