"""The board of running matches for the one who asks."""

from __future__ import annotations

from sfb_bot.discord_ui.actions.handlers import Show, handles
from sfb_bot.discord_ui.live_show import live_view
from sfb_bot.discord_ui.person import Person
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.discord_ui.visibility import may_see_match
from sfb_bot.screens.community_actions import ShowLive
from sfb_bot.screens.live import live_screen
from sfb_bot.screens.refusals import denial_screen


@handles(ShowLive)
async def show_live(shell: Shell, who: Person, action: ShowLive) -> Show:
    """Every running match of the server that this person can see."""
    del action
    if not who.guild:
        return denial_screen("guild-only", who.texts)
    found = [
        record
        for record in await shell.app.store.running_in(who.guild)
        if record.channel and await may_see_match(who.interaction, record)
    ]
    return live_screen(await live_view(shell, who.guild, found, who.texts), who.texts)
