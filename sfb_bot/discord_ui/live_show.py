"""Running matches as the board shows them: what everybody may know, whoever looks."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId, MatchRecord
from sfb_bot.matches.refusals import MatchBroken
from sfb_bot.screens.live import MOST_LINES, LiveLine, LiveView


async def live_view(shell: Shell, guild: GuildId, found: Sequence[MatchRecord], texts: Texts) -> LiveView:
    """These matches of a server; only those that are shown are looked at, since there may be hundreds."""
    lines = [await live_line(shell, record, texts) for record in found[:MOST_LINES]]
    queued = len(await shell.app.store.waiting_in(guild))
    return LiveView(tuple(lines), len(found), queued, shell.usual.name)


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
