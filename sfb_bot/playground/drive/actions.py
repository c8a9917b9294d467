"""What a person can do in their client; refused in words when Discord's client would not offer it."""

from __future__ import annotations

from typing import Any

from sfb_bot.playground.drive.modal_answers import answer_modal
from sfb_bot.playground.drive.options import OptionReader, find_command
from sfb_bot.playground.errors import ApiError, UserActionError
from sfb_bot.playground.forms import Json
from sfb_bot.playground.limits import commands as kinds
from sfb_bot.playground.limits.drafts import MOST_CONTENT, Draft
from sfb_bot.playground.world import commands, interactions, messages, threads
from sfb_bot.playground.world.entities import (
    Channel,
    ChannelKind,
    Interaction,
    InteractionKind,
    Message,
)
from sfb_bot.playground.world.events import ChannelCreated, ReadStateChanged
from sfb_bot.playground.world.interactions import Origin
from sfb_bot.playground.world.mentions import ALL_MENTIONS
from sfb_bot.playground.world.payloads import message_json
from sfb_bot.playground.world.permissions import Permission
from sfb_bot.playground.world.world import World

_SELECT_KINDS = {5: kinds.USER, 6: kinds.ROLE, 7: kinds.MENTIONABLE, 8: kinds.CHANNEL}


class Actions:
    """The hands of one user. Every method checks that the user can see what they act on."""

    def __init__(self, world: World, user_id: int) -> None:
        self.world = world
        self.user_id = user_id

    def channel(self, channel_id: int) -> Channel:
        channel = self.world.channels.get(channel_id)
        if channel is None or not self.world.can_see(self.user_id, channel):
            raise UserActionError("This channel does not exist, or you cannot see it.")
        return channel

    def message(self, channel_id: int, message_id: int) -> Message:
        self.channel(channel_id)
        message = self.world.message(channel_id, message_id)
        if message is None or not self.world.can_see_message(self.user_id, message):
            raise UserActionError("This message is gone.")
        return message

    def say(self, channel_id: int, text: str) -> Message:
        """Post plain text."""
        channel = self.channel(channel_id)
        self._refuse_silent(channel)
        text = text.strip()
        if not text:
            raise UserActionError("There is nothing to send.")
        if len(text) > MOST_CONTENT:
            raise UserActionError(
                f"A message has at most {MOST_CONTENT} characters; this one has {len(text)}."
            )
        message = messages.blank(self.world, channel, self.user_id)
        try:
            return messages.post(self.world, message, Draft(content=text), ALL_MENTIONS)
        except ApiError as error:
            raise UserActionError(f"{error.refusal.message}.") from error

    def _refuse_silent(self, channel: Channel) -> None:
        others = [self.world.users[each] for each in channel.recipients if each != self.user_id]
        if any(not other.accepts_dms for other in others):
            raise UserActionError("This user does not accept direct messages.")
        wanted = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        if not self.world.can(self.user_id, channel, wanted):
            raise UserActionError("You do not have permission to write here.")

    def run(self, channel_id: int, words: str, values: dict[str, Any]) -> Interaction:
        """Use a slash command, named with its subcommands: `brawl challenge`."""
        channel = self.channel(channel_id)
        if channel.thread is not None and channel.thread.is_archived:
            raise UserActionError("This thread is archived; write a message to wake it first.")
        chosen = find_command(self.world, self.user_id, channel, words)
        data = OptionReader(self.world, self.user_id, channel).data(chosen, values)
        origin = Origin(command_name=chosen.name)
        return interactions.begin(self.world, InteractionKind.COMMAND, self.user_id, channel, data, origin)

    def ask_choices(self, channel_id: int, words: str, values: dict[str, Any], option: str) -> Interaction:
        """Ask the bot what could go into an option, given what is filled in so far."""
        channel = self.channel(channel_id)
        chosen = find_command(self.world, self.user_id, channel, words)
        spec = next((each for each in chosen.options if each["name"] == option), None)
        if spec is None or not spec.get("autocomplete"):
            raise UserActionError(f"Option {option} of /{chosen.name} does not suggest anything.")
        reader = OptionReader(self.world, self.user_id, channel)
        data = reader.data(chosen, {**values, option: values.get(option, "")}, focused=option)
        origin = Origin(command_name=chosen.name)
        return interactions.begin(
            self.world, InteractionKind.AUTOCOMPLETE, self.user_id, channel, data, origin
        )

    def use_on_user(self, channel_id: int, name: str, target_id: int) -> Interaction:
        """Use a command from a user's context menu."""
        channel = self.channel(channel_id)
        reader = OptionReader(self.world, self.user_id, channel)
        if not reader.resolve(kinds.USER, target_id):
            raise UserActionError("This user does not exist.")
        return self._use_on(channel, 2, name, target_id, reader.resolved)

    def use_on_message(self, channel_id: int, name: str, message_id: int) -> Interaction:
        """Use a command from a message's context menu."""
        message = self.message(channel_id, message_id)
        payload = message_json(self.world, message, self.world.bot.id)
        resolved: Json = {"messages": {str(message.id): payload}}
        return self._use_on(self.channel(channel_id), 3, name, message.id, resolved)

    def _use_on(self, channel: Channel, kind: int, name: str, target_id: int, resolved: Json) -> Interaction:
        offered = commands.offered(self.world, self.user_id, channel)
        command = next((c for c in offered if c.kind == kind and c.name == name), None)
        if command is None:
            raise UserActionError(f"There is no command called {name} here.")
        data: Json = {"id": str(command.id), "name": name, "type": kind}
        data |= {"target_id": str(target_id), "resolved": resolved}
        origin = Origin(command_name=name)
        return interactions.begin(self.world, InteractionKind.COMMAND, self.user_id, channel, data, origin)

    def press(self, channel_id: int, message_id: int, custom_id: str) -> Interaction:
        """Press a button that is there and not greyed out."""
        message = self.message(channel_id, message_id)
        button = self._component(message, custom_id)
        if button["type"] != 2:
            raise UserActionError("This is not a button.")
        data: Json = {"custom_id": custom_id, "component_type": 2, "id": button["id"]}
        return self._use_component(message, data)

    def choose(self, channel_id: int, message_id: int, custom_id: str, values: list[str]) -> Interaction:
        """Choose from a menu."""
        message = self.message(channel_id, message_id)
        menu = self._component(message, custom_id)
        kind: int = menu["type"]
        if kind not in (3, *_SELECT_KINDS):
            raise UserActionError("This is not a menu.")
        if len(set(values)) != len(values) or not menu["min_values"] <= len(values) <= menu["max_values"]:
            raise UserActionError(f"Choose {menu['min_values']} to {menu['max_values']} entries.")
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": menu["id"], "values": values}
        if kind == 3:
            known = {option["value"] for option in menu["options"]}
            if not set(values) <= known:
                raise UserActionError("The menu has no such entry.")
        else:
            reader = OptionReader(self.world, self.user_id, self.channel(channel_id))
            for value in values:
                if not value.isdigit() or not reader.resolve(_SELECT_KINDS[kind], int(value)):
                    raise UserActionError("The menu has no such entry.")
            data["resolved"] = reader.resolved
        return self._use_component(message, data)

    def _component(self, message: Message, custom_id: str) -> Json:
        for component in messages.walk(message.components):
            if component.get("custom_id") == custom_id:
                if component.get("disabled"):
                    raise UserActionError("This is greyed out.")
                return component
        raise UserActionError("The message has no such button or menu any more.")

    def _use_component(self, message: Message, data: Json) -> Interaction:
        if message.author_id != self.world.bot.id:
            raise UserActionError("Only the bot's messages have buttons.")
        channel = self.world.channels[message.channel_id]
        origin = Origin(source=message)
        return interactions.begin(self.world, InteractionKind.COMPONENT, self.user_id, channel, data, origin)

    def submit(self, opened_by: int, values: dict[str, Any]) -> Interaction:
        """Send a modal that one of the user's interactions opened."""
        opener = self.world.interactions.get(opened_by)
        if opener is None or opener.user_id != self.user_id or opener.modal is None:
            raise UserActionError("This form is not open.")
        channel = self.channel(opener.channel_id)
        reader = OptionReader(self.world, self.user_id, channel)
        data = answer_modal(opener.modal, values, reader)
        source = None
        if opener.source_message_id is not None:
            source = self.world.message(channel.id, opener.source_message_id)
        origin = Origin(opener.command_name, source, opener)
        return interactions.begin(
            self.world, InteractionKind.MODAL_SUBMIT, self.user_id, channel, data, origin
        )

    def toggle_reaction(
        self, channel_id: int, message_id: int, name: str, emoji_id: int | None = None
    ) -> None:
        message = self.message(channel_id, message_id)
        if message.is_ephemeral:
            raise UserActionError("Nobody can react to a message only you can see.")
        same = [r for r in message.reactions if (r.emoji_id, r.emoji_name) == (emoji_id, name)]
        if same and self.user_id in same[0].user_ids:
            messages.unreact(self.world, message, self.user_id, name, emoji_id)
        elif not same and not self.world.can(
            self.user_id, self.channel(channel_id), Permission.ADD_REACTIONS
        ):
            raise UserActionError("You do not have permission to add reactions here.")
        else:
            messages.react(self.world, message, self.user_id, name, emoji_id)

    def dismiss(self, channel_id: int, message_id: int) -> None:
        """Put away a message only this user sees."""
        message = self.message(channel_id, message_id)
        if message.ephemeral_for != self.user_id:
            raise UserActionError("Only messages that you alone can see can be dismissed.")
        messages.delete(self.world, self.channel(channel_id), [message_id])

    def forget_private(self) -> None:
        """Lose all messages only this user sees, as restarting the client does."""
        for channel_id, by_id in list(self.world.messages.items()):
            own = [m.id for m in by_id.values() if m.ephemeral_for == self.user_id]
            if own:
                messages.delete(self.world, self.world.channels[channel_id], own)

    def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of one's own, or any with the permission for it."""
        message = self.message(channel_id, message_id)
        channel = self.channel(channel_id)
        if message.author_id != self.user_id and not self.world.can(
            self.user_id, channel, Permission.MANAGE_MESSAGES
        ):
            raise UserActionError("You can only delete messages of your own.")
        messages.delete(self.world, channel, [message_id])

    def open_dm(self, other_id: int) -> Channel:
        return open_dm(self.world, self.user_id, other_id)

    def join_thread(self, channel_id: int) -> None:
        thread = self.channel(channel_id)
        if thread.thread is not None:
            threads.add_member(self.world, thread, self.user_id)

    def mark_read(self, channel_id: int) -> None:
        """The user has seen everything in the channel."""
        channel = self.channel(channel_id)
        state = self.world.read_state(self.user_id, channel_id)
        newest = channel.last_message_id or 0
        if state.last_read_id < newest or state.mention_count:
            state.last_read_id = newest
            state.mention_count = 0
            self.world.tell(ReadStateChanged(self.user_id, channel_id))


def open_dm(world: World, one: int, other: int) -> Channel:
    """The conversation of two users, made when it is not there yet."""
    if other not in world.users or one == other:
        raise UserActionError("There is nobody to talk to.")
    existing = world.dm_between(one, other)
    if existing is not None:
        return existing
    channel = Channel(world.ids.next(), ChannelKind.DM, "", recipients=[one, other])
    world.channels[channel.id] = channel
    world.messages[channel.id] = {}
    world.tell(ChannelCreated(channel))
    return channel
