"""An invitation or an open table as it is shown."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.discord_ui.shell import Shell
from sfb_bot.locale import Texts
from sfb_bot.matches.lobby_records import LobbyRecord
from sfb_bot.screens.lobby import Invitation, invitation_sheet
from sfb_bot.screens.player_names import computer_name


async def invitation_of(shell: Shell, lobby: LobbyRecord, texts: Texts) -> Invitation:
    """What its screens need to know."""
    match = await shell.app.store.match_record(lobby.match) if lobby.match is not None else None
    pack = shell.packs[lobby.game]
    invitation = Invitation(
        lobby=lobby.id,
        status=lobby.status,
        host=lobby.host,
        places=lobby.seats,
        setup=pack.screens.setup_words(lobby.setup, texts),
        game=pack.screens.title(texts),
        pace=lobby.pace,
        first=lobby.first,
        where=lobby.where,
        expires_at=lobby.expires_at,
        channel=match.channel or lobby.channel if match is not None else lobby.channel,
        has_computers=pack.computer is not None,
        hints=lobby.hints,
        has_windows=pack.rules.has_windows,
    )
    if lobby.status != "waiting":
        return invitation
    sheet = invitation_sheet(invitation, pack.screens.agreed_picks(lobby.setup), texts)
    names = tuple(
        "" if seat.user is None else computer_name(seat.user, texts) or shell.names.drawn(seat.user)
        for seat in lobby.seats
    )
    return replace(invitation, picture=replace(pack.screens.invitation_picture(sheet), names=names))
