"""Registering application commands, everywhere or in one guild."""

from __future__ import annotations

from typing import cast

from sfb_bot.playground.errors import INVALID_FORM_BODY, MISSING_ACCESS, ApiError
from sfb_bot.playground.forms import Json
from sfb_bot.playground.limits.commands import read_command, read_commands
from sfb_bot.playground.rest.about import own_application
from sfb_bot.playground.rest.call import Call
from sfb_bot.playground.world import commands
from sfb_bot.playground.world.entities import Command
from sfb_bot.playground.world.payloads import command_json


def _scope(call: Call) -> int | None:
    own_application(call)
    if "guild_id" not in call.places:
        return None
    guild_id = call.id("guild_id")
    if guild_id not in call.world.guilds:
        raise ApiError(MISSING_ACCESS)
    return guild_id


def _shown(call: Call, command: Command, *, languages: bool = True) -> Json:
    result = command_json(call.world, command)
    return result if languages else {k: v for k, v in result.items() if not k.endswith("_localizations")}


async def list_all(call: Call) -> list[Json]:
    languages = call.is_set("with_localizations")
    found = commands.in_scope(call.world, _scope(call))
    return [_shown(call, command, languages=languages) for command in found]


async def overwrite(call: Call) -> list[Json]:
    scope = _scope(call)
    if not isinstance(call.body, list):
        raise ApiError(INVALID_FORM_BODY)
    specs = read_commands(cast("list[object]", call.body))
    return [_shown(call, command) for command in commands.overwrite(call.world, scope, specs)]


async def create(call: Call) -> Json:
    scope = _scope(call)
    return _shown(call, commands.upsert(call.world, scope, read_command(call.body)))


async def get(call: Call) -> Json:
    return _shown(call, commands.require(call.world, _scope(call), call.id("command_id")))


async def edit(call: Call) -> Json:
    command = commands.require(call.world, _scope(call), call.id("command_id"))
    changes = cast(Json, call.body if isinstance(call.body, dict) else {})
    command.spec = read_command(command.spec | changes | {"type": command.kind})
    command.version = call.world.ids.next()
    return _shown(call, command)


async def delete(call: Call) -> None:
    commands.remove(call.world, commands.require(call.world, _scope(call), call.id("command_id")))
