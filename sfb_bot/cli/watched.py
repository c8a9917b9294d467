"""What whoever watches the bot is told, where the host wants that."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from sfb_bot.cli.environment import Settings
from sfb_bot.cli.shared_port import answered
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.territory import WHOLE
from sfb_bot.monitoring.endpoint import Endpoint, answering
from sfb_bot.monitoring.prometheus import PrometheusMeter


@asynccontextmanager
async def watched(shell: Shell, settings: Settings) -> AsyncGenerator[Shell]:
    """The shell, measured and answered for if a port is set."""
    if settings.metrics_port is None:
        yield shell
        return
    meter, app = PrometheusMeter(str(settings.process or WHOLE)), shell.app

    async def figures() -> Mapping[str, float]:
        return {
            "sfb_ready": float(app.presence.is_there),
            "sfb_store_works": 1.0,
            "sfb_live_matches": float(len(await app.store.live_matches())),
            "sfb_outbox_rows": float(len(await app.store.waiting_rows())),
            "sfb_lanes_in_trouble": float(len(app.troubles.all())),
        }

    endpoint = Endpoint(meter, figures, lambda: app.presence.is_there)
    opening = partial(answering, endpoint, settings.metrics_host, settings.metrics_port)
    async with answered(opening, "Metrics are at {}/metrics", is_patient=settings.process is not None):
        yield replace(shell, meter=meter)
