"""Running matches as the board shows them: what everybody may know, whoever looks."""

from __future__ import annotations

from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchRecord
from sfb_bot.matches.refusals import MatchBroken
from sfb_bot.screens.live import LiveLine


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
