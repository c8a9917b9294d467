"""How tests wait: for something to happen, never for a time; only what hangs is given up.

The limit is far beyond what the busiest machine needs and below the one of pytest (pyproject.toml), so that
a wait that fails says what it waited for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

PATIENCE: Final = 300.0
_LOOK_AGAIN: Final = 0.01


async def until(is_so: Callable[[], Awaitable[bool]], what: str) -> None:
    """Return as soon as it is so; AssertionError when it never is."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not await is_so():  # noqa: ASYNC110  what is waited for lies in a database
                await asyncio.sleep(_LOOK_AGAIN)
    except TimeoutError:
        raise AssertionError(f"waited {PATIENCE:g} seconds for {what}") from None
