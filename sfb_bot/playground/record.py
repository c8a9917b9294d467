"""Every request the bot made and what came of it."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

MOST_RECORDS = 20_000


@dataclass(frozen=True, slots=True)
class RequestRecord:
    """One request; `code` is Discord's error code, `was_injected` marks answers a fault made up."""

    number: int
    at: float
    method: str
    path: str
    route: str
    status: int
    code: int | None = None
    error: dict[str, Any] | None = None
    body: Any = None
    was_injected: bool = False

    def __str__(self) -> str:
        detail = "" if self.error is None else f" {self.error}"
        return f"#{self.number} {self.method} {self.path} -> {self.status}{detail}"


class Ledger:
    """The newest requests in full and a count of all of them."""

    def __init__(self) -> None:
        self.records: deque[RequestRecord] = deque(maxlen=MOST_RECORDS)
        self.totals: Counter[tuple[str, str]] = Counter()
        self._number = 0
        self._changed = asyncio.Event()

    def next_number(self) -> int:
        self._number += 1
        return self._number

    def add(self, record: RequestRecord) -> None:
        self.records.append(record)
        self.totals[record.method, record.route] += 1
        self._changed.set()

    async def until(
        self, condition: Callable[[Ledger], bool], what: str = "a request", seconds: float = 10.0
    ) -> None:
        """Return once the condition holds, TimeoutError otherwise; looked at after every request."""
        try:
            async with asyncio.timeout(seconds):
                while not condition(self):
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise TimeoutError(
                f"Waited {seconds:g} seconds for {what}; {self._number} came so far."
            ) from None

    def since(self, number: int) -> list[RequestRecord]:
        """The requests after the one with this number; see `last_number`."""
        return [record for record in self.records if record.number > number]

    @property
    def last_number(self) -> int:
        return self._number

    def bot_errors(self) -> list[RequestRecord]:
        """Requests that Discord would hold against the bot: 4xx answers no test asked for."""
        return [r for r in self.records if 400 <= r.status < 500 and not r.was_injected]

    def server_errors(self) -> list[RequestRecord]:
        """Requests the playground itself failed at; each is a bug here."""
        return [r for r in self.records if r.status >= 500 and not r.was_injected]

    def count(self, method: str, route: str) -> int:
        """How often a route was asked, written as `/channels/{channel_id}/messages`."""
        return self.totals[method, route]
