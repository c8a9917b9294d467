"""Running matches as the board shows them: what everybody may know, whoever looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId, MatchRecord
from sfb_bot.matches.refusals import MatchBroken
from sfb_bot.screens.live import MOST_LINES, LiveLine, LiveView, Queue


async def live_view(shell: Shell, guild: GuildId, found: Sequence[MatchRecord], texts: Texts) -> LiveView:
    """These matches of a server; only those that are shown are looked at, since there may be hundreds."""
    lines = [await live_line(shell, record, texts) for record in found[:MOST_LINES]]
    return LiveView(tuple(lines), len(found), await queues_in(shell, guild))


async def queues_in(shell: Shell, guild: GuildId) -> tuple[Queue, ...]:
    """How many wait for an opponent in a server, game by game."""
    everybody = await shell.app.store.waiting_in(guild) if guild else []
    waiting = Counter(one.game for one in everybody)
    return tuple((name, waiting[name]) for name in shell.packs if waiting[name])


async def live_line(shell: Shell, record: MatchRecord, texts: Texts) -> LiveLine:
    """One match, from its public view alone."""
    sides = tuple(
        tuple(seat.user for seat in record.seats if seat.side == side)
        for side in sorted({seat.side for seat in record.seats})
    )
    try:
        look = await shell.app.matches.look(record.id)
        screens = shell.screens(record)
    except MatchBroken:
        return LiveLine(record.channel, sides, "broken")
    return LiveLine(
        record.channel,
        sides,
        "paused" if record.status == "paused" else "live",
        screens.status(look.public, texts),
        tuple(record.seats[seat].user for seat in look.waiting_for),
        screens.title(texts) if len(shell.packs) > 1 else "",
    )
