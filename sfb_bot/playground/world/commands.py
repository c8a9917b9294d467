"""The application's commands: registering them, and which of them a user is offered."""

from __future__ import annotations

from sfb_bot.playground.errors import UNKNOWN_COMMAND, ApiError
from sfb_bot.playground.forms import Json
from sfb_bot.playground.world.entities import Channel, ChannelKind, Command
from sfb_bot.playground.world.events import CommandsChanged
from sfb_bot.playground.world.permissions import Permission
from sfb_bot.playground.world.world import World

IN_GUILD, IN_BOT_DM = 0, 1


def in_scope(world: World, guild_id: int | None) -> list[Command]:
    """The commands of one guild, or the global ones."""
    return [command for command in world.commands.values() if command.guild_id == guild_id]


def overwrite(world: World, guild_id: int | None, specs: list[Json]) -> list[Command]:
    """Replace a whole scope; a command that keeps its name and type keeps its id."""
    old = {(command.kind, command.name): command for command in in_scope(world, guild_id)}
    for command in old.values():
        del world.commands[command.id]
    result = [_store(world, guild_id, spec, old.get((spec["type"], spec["name"]))) for spec in specs]
    world.tell(CommandsChanged(guild_id))
    return result


def upsert(world: World, guild_id: int | None, spec: Json) -> Command:
    """Add one command, or replace the one of the same name and type."""
    same = [c for c in in_scope(world, guild_id) if (c.kind, c.name) == (spec["type"], spec["name"])]
    command = _store(world, guild_id, spec, same[0] if same else None)
    world.tell(CommandsChanged(guild_id))
    return command


def _store(world: World, guild_id: int | None, spec: Json, old: Command | None) -> Command:
    if old is not None and old.spec == spec:
        command = old
    else:
        fresh = world.ids.next()
        command = Command(old.id if old else fresh, fresh, guild_id, spec)
    world.commands[command.id] = command
    return command


def require(world: World, guild_id: int | None, command_id: int) -> Command:
    command = world.commands.get(command_id)
    if command is None or command.guild_id != guild_id:
        raise ApiError(UNKNOWN_COMMAND)
    return command


def remove(world: World, command: Command) -> None:
    del world.commands[command.id]
    world.tell(CommandsChanged(command.guild_id))


def offered(world: World, user_id: int, channel: Channel) -> list[Command]:
    """The commands the user can use here; a guild's own command hides the global one of its name."""
    if not world.can_see(user_id, channel):
        return []
    bits = world.permissions(user_id, channel)
    if not bits & Permission.USE_APPLICATION_COMMANDS:
        return []
    is_dm = channel.kind is ChannelKind.DM
    if is_dm and world.bot.id not in channel.recipients:
        return []
    found: dict[tuple[int, str], Command] = {}
    for command in sorted(world.commands.values(), key=lambda c: (c.guild_id is not None, c.name)):
        if command.guild_id not in (None, channel.guild_id):
            continue
        if _is_allowed(command, bits, is_dm=is_dm):
            found[command.kind, command.name] = command
    return sorted(found.values(), key=lambda c: c.name)


def _is_allowed(command: Command, bits: int, *, is_dm: bool) -> bool:
    contexts: list[int] | None = command.spec.get("contexts")
    if contexts is None:
        contexts = [IN_GUILD, IN_BOT_DM] if command.spec["dm_permission"] else [IN_GUILD]
    if (IN_BOT_DM if is_dm else IN_GUILD) not in contexts:
        return False
    needed: str | None = command.spec.get("default_member_permissions")
    if is_dm or needed is None:
        return True
    if int(needed) == 0:
        return bool(bits & Permission.ADMINISTRATOR)
    return bits & int(needed) == int(needed)


def localised(spec: Json, key: str, locale: str) -> str:
    """A name or description in the user's language, else as the bot wrote it."""
    texts: dict[str, str] = spec.get(f"{key}_localizations") or {}
    return texts.get(locale) or spec.get(key) or ""
