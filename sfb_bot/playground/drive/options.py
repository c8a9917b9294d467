"""From what a user typed into a slash command to the payload the bot receives."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sfb_bot.playground.errors import UserActionError
from sfb_bot.playground.forms import Json
from sfb_bot.playground.limits import commands as kinds
from sfb_bot.playground.snowflakes import read_snowflake
from sfb_bot.playground.world import commands
from sfb_bot.playground.world.entities import Channel, Command
from sfb_bot.playground.world.payloads import (
    channel_json,
    member_json,
    permissions_in,
    role_json,
    user_json,
)
from sfb_bot.playground.world.world import World


@dataclass(frozen=True, slots=True)
class Chosen:
    """A command down to its subcommand: the words that lead there and the options it takes."""

    command: Command
    path: tuple[str, ...]
    steps: tuple[Json, ...]
    options: list[Json] = field(default_factory=list[Json])

    @property
    def name(self) -> str:
        return " ".join(self.path)


def find_command(world: World, user_id: int, channel: Channel, words: str) -> Chosen:
    """The command a user means by its full name, among those offered to them here."""
    path = tuple(words.split())
    for command in commands.offered(world, user_id, channel):
        if path and command.kind == 1 and command.name == path[0]:
            return _descend(command, path)
    raise UserActionError(f"There is no command /{words} here.")


def _descend(command: Command, path: tuple[str, ...]) -> Chosen:
    options: list[Json] = command.spec["options"]
    steps: list[Json] = []
    for word in path[1:]:
        step = next((o for o in options if o["type"] in (1, 2) and o["name"] == word), None)
        if step is None:
            raise UserActionError(f"/{command.name} has no part called {word}.")
        steps.append(step)
        options = step["options"]
    if any(option["type"] in (1, 2) for option in options):
        parts = ", ".join(option["name"] for option in options)
        raise UserActionError(f"/{' '.join(path)} needs one of: {parts}.")
    return Chosen(command, path, tuple(steps), options)


class OptionReader:
    """Turns values into option payloads and collects the objects they refer to."""

    def __init__(self, world: World, user_id: int, channel: Channel) -> None:
        self.world = world
        self.user_id = user_id
        self.channel = channel
        self.resolved: Json = {}

    def data(self, chosen: Chosen, values: dict[str, Any], focused: str | None = None) -> Json:
        """The `data` of the interaction; with `focused`, of an autocomplete question about that option."""
        unknown = sorted(set(values) - {option["name"] for option in chosen.options})
        if unknown:
            raise UserActionError(f"/{chosen.name} has no option called {unknown[0]}.")
        given: list[Json] = []
        for option in chosen.options:
            name: str = option["name"]
            if name in values and values[name] is not None:
                is_focused = name == focused
                value = str(values[name]) if is_focused else self._value(option, values[name])
                entry: Json = {"name": name, "type": option["type"], "value": value}
                if is_focused:
                    entry["focused"] = True
                given.append(entry)
            elif option["required"] and focused is None:
                raise UserActionError(f"Option {name} of /{chosen.name} is required.")
        for step in reversed(chosen.steps):
            given = [{"name": step["name"], "type": step["type"], "options": given}]
        data: Json = {"id": str(chosen.command.id), "name": chosen.command.name, "type": 1, "options": given}
        if chosen.command.guild_id is not None:
            data["guild_id"] = str(chosen.command.guild_id)
        if self.resolved:
            data["resolved"] = self.resolved
        return data

    def _value(self, option: Json, value: Any) -> Any:
        kind: int = option["type"]
        if kind in (kinds.USER, kinds.CHANNEL, kinds.ROLE, kinds.MENTIONABLE):
            return self._entity(option["name"], kind, value)
        if kind == kinds.BOOLEAN:
            return self._boolean(option, value)
        if kind == kinds.STRING:
            self._check_text(option, str(value))
            read: Any = str(value)
        elif kind in (kinds.INTEGER, kinds.NUMBER):
            read = self._number(option, value)
        else:
            raise UserActionError(
                f"Option {option['name']} takes a file, which the playground does not offer."
            )
        choices: list[Json] = option.get("choices", [])
        if choices and read not in [choice["value"] for choice in choices]:
            listed = ", ".join(choice["name"] for choice in choices)
            raise UserActionError(f"Option {option['name']} must be one of: {listed}.")
        return read

    def _boolean(self, option: Json, value: Any) -> bool:
        read = {"true": True, "yes": True, "false": False, "no": False}.get(str(value).lower())
        if read is None:
            raise UserActionError(f"Option {option['name']} must be true or false.")
        return read

    def _check_text(self, option: Json, text: str) -> None:
        least, most = option.get("min_length", 1), option.get("max_length", 6000)
        if not least <= len(text) <= most:
            raise UserActionError(f"Option {option['name']} must have {least} to {most} characters.")

    def _number(self, option: Json, value: Any) -> int | float:
        try:
            number = int(str(value)) if option["type"] == kinds.INTEGER else float(str(value))
        except ValueError:
            raise UserActionError(f"Option {option['name']} must be a number.") from None
        least, most = option.get("min_value"), option.get("max_value")
        if least is not None and number < least:
            raise UserActionError(f"Option {option['name']} must be at least {least}.")
        if most is not None and number > most:
            raise UserActionError(f"Option {option['name']} must be at most {most}.")
        return number

    def _entity(self, name: str, kind: int, value: Any) -> str:
        entity_id = read_snowflake(getattr(value, "id", value))
        if entity_id is None or not self.resolve(kind, entity_id):
            wanted = {kinds.USER: "a user", kinds.CHANNEL: "a channel", kinds.ROLE: "a role"}
            raise UserActionError(
                f"Option {name} must be {wanted.get(kind, 'a user or role')} of this place."
            )
        return str(entity_id)

    def resolve(self, kind: int, entity_id: int) -> bool:
        """Put the object into `resolved`; False when it does not exist for this user."""
        guild = self.world.guild_of(self.channel)
        if kind in (kinds.USER, kinds.MENTIONABLE) and entity_id in self.world.users:
            user = self.world.users[entity_id]
            self.resolved.setdefault("users", {})[str(entity_id)] = user_json(user)
            if guild and entity_id in guild.members:
                member = member_json(self.world, guild.members[entity_id], with_user=False)
                member["permissions"] = permissions_in(self.world, entity_id, self.channel)
                self.resolved.setdefault("members", {})[str(entity_id)] = member
            return True
        if kind in (kinds.ROLE, kinds.MENTIONABLE) and guild and entity_id in guild.roles:
            self.resolved.setdefault("roles", {})[str(entity_id)] = role_json(guild.roles[entity_id])
            return True
        place = self.world.channels.get(entity_id)
        if kind == kinds.CHANNEL and place and guild and place.guild_id == guild.id:
            if not self.world.can_see(self.user_id, place):
                return False
            entry = channel_json(self.world, place, self.user_id)
            entry["permissions"] = permissions_in(self.world, self.user_id, place)
            self.resolved.setdefault("channels", {})[str(entity_id)] = entry
            return True
        return False
