"""What Discord allows the bot to do in a place, and the refusal that names what is missing."""

from __future__ import annotations

from typing import Final, Literal, cast

import discord

from sfb_bot.discord_ui.person import Person
from sfb_bot.kernel import PlayerError
from sfb_bot.screens.troubles import permission_names
from sfb_bot.screens.values import PrivateScreen

Place = discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel
# To post where one is, or also to open threads there, each for a match.
Purpose = Literal["post", "threads"]

_SEEING: Final = "view_channel"
_IN_CHANNELS: Final = ("send_messages", "attach_files", "read_message_history")
_IN_THREADS: Final = ("send_messages_in_threads", "attach_files", "read_message_history")
_OPENING: Final = ("create_public_threads", "send_messages_in_threads")
# Not a permission, but what keeps the bot from posting in a thread it does not manage.
LOCKED: Final = "locked"
# Another match is played there.
TAKEN: Final = "taken"


class CannotPost(PlayerError):
    """What somebody wants would have to be posted where the bot may not; nothing was stored."""

    key = "denied-permissions"

    def __init__(self, channel: int, missing: tuple[str, ...]) -> None:
        super().__init__(f"channel {channel} lacks {', '.join(missing)}", rule="permissions")
        self.channel = channel
        self.missing = missing


def can_have_threads(place: object) -> bool:
    """Whether a match can have a thread of its own there; elsewhere it is played right there."""
    return isinstance(place, discord.TextChannel)


def missing_of(rights: discord.Permissions, place: object, purpose: Purpose = "post") -> tuple[str, ...]:
    """What the bot needs in a place and may not do, by the names of Discord's API."""
    if not rights.view_channel:
        # Who cannot see a channel has no other right in it, so nothing is known of them.
        return (_SEEING,)
    names = _IN_THREADS if isinstance(place, discord.Thread) else _IN_CHANNELS
    if purpose == "threads" and can_have_threads(place):
        names = (*names, *_OPENING)
    found = [name for name in names if not getattr(rights, name)]
    if isinstance(place, discord.Thread) and place.locked and not rights.manage_threads:
        found.append(LOCKED)
    return tuple(found)


def missing_here(interaction: discord.Interaction, purpose: Purpose = "post") -> tuple[str, ...]:
    """The same where somebody presses or types something, as Discord itself says."""
    return missing_of(interaction.app_permissions, interaction.channel, purpose)


def missing_in(place: Place, purpose: Purpose = "post") -> tuple[str, ...]:
    """The same in any place of a server, as it is known from Discord's events; () where it is not known."""
    # While a server is away its members are not known, not even the bot itself.
    me = cast("discord.Member | None", place.guild.me)
    if me is None:
        return ()
    try:
        rights = place.permissions_for(me)
    except discord.ClientException:
        return ()
    found = missing_of(rights, place, purpose)
    if found[:1] in (("send_messages",), ("send_messages_in_threads",)):
        # The library takes this one away from whoever may not write at all.
        found = tuple(name for name in found if name != "attach_files")
    return found


def refuse_silence(who: Person, channel: int, purpose: Purpose = "post") -> None:
    """CannotPost when the bot could not post in a channel what somebody is about to ask for."""
    interaction = who.interaction
    if channel == interaction.channel_id:
        missing = missing_here(interaction, purpose)
    else:
        place = interaction.guild.get_channel_or_thread(channel) if interaction.guild is not None else None
        missing = missing_in(place, purpose) if isinstance(place, Place) else ()
    if missing:
        raise CannotPost(channel, missing)


def cannot_post_screen(error: CannotPost, who: Person) -> PrivateScreen:
    """What is missing, where, and who can change it."""
    texts = who.texts
    needs = permission_names(error.missing, texts)
    is_own = who.interaction.permissions.manage_roles
    return PrivateScreen(
        (
            texts.say("denied-permissions", place=f"<#{error.channel}>", missing=needs),
            texts.say("denied-permissions-own" if is_own else "denied-permissions-ask"),
        )
    )
