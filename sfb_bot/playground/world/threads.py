"""Threads: opening, joining, falling asleep and waking up."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.playground.errors import (
    MISSING_PERMISSIONS,
    THREAD_ARCHIVED,
    THREAD_EXISTS,
    WRONG_CHANNEL_TYPE,
    ApiError,
)
from sfb_bot.playground.forms import Fields, Form
from sfb_bot.playground.world.entities import (
    Channel,
    ChannelKind,
    Message,
    MessageFlag,
    MessageKind,
    ThreadState,
)
from sfb_bot.playground.world.events import (
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    MessageCreated,
    MessageUpdated,
    ThreadMembersChanged,
)
from sfb_bot.playground.world.permissions import Permission
from sfb_bot.playground.world.world import World

DURATIONS = (60, 1440, 4320, 10080)


@dataclass(frozen=True, slots=True)
class ThreadPlan:
    name: str
    kind: ChannelKind
    auto_archive_minutes: int = 1440
    is_invitable: bool = True


def read_plan(body: object, *, from_message: bool) -> ThreadPlan:
    """What thread somebody wants; without a message it is private unless told otherwise."""
    form = Form()
    fields = Fields(form, body)
    name = fields.text("name", least=1, most=100, required=True) or ""
    minutes = fields.one_of("auto_archive_duration", DURATIONS) or 1440
    kind = ChannelKind.PUBLIC_THREAD
    if not from_message:
        wanted = fields.one_of("type", (10, 11, 12))
        kind = ChannelKind.PRIVATE_THREAD if wanted is None else ChannelKind(wanted)
    invitable = fields.flag("invitable") is not False
    form.refuse()
    return ThreadPlan(name, kind, minutes, invitable)


def open_thread(
    world: World, parent: Channel, plan: ThreadPlan, owner_id: int, start: Message | None = None
) -> Channel:
    """Open a thread, from a message (whose id it takes) or by itself."""
    if parent.kind is not ChannelKind.TEXT:
        raise ApiError(WRONG_CHANNEL_TYPE)
    private = plan.kind is ChannelKind.PRIVATE_THREAD
    wanted = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if not world.can(owner_id, parent, wanted):
        raise ApiError(MISSING_PERMISSIONS)
    if start is not None and (start.thread_id is not None or start.id in world.channels):
        raise ApiError(THREAD_EXISTS)
    now = world.clock.now()
    state = ThreadState(owner_id, now, now, now, plan.auto_archive_minutes, is_invitable=plan.is_invitable)
    state.members[owner_id] = now
    thread_id = world.ids.next() if start is None else start.id
    thread = Channel(thread_id, plan.kind, plan.name, parent.guild_id, parent.id, thread=state)
    world.channels[thread.id] = thread
    world.messages[thread.id] = {}
    world.tell(ChannelCreated(thread))
    _announce(world, parent, thread, start)
    _watch(world, thread)
    return thread


def _announce(world: World, parent: Channel, thread: Channel, start: Message | None) -> None:
    assert thread.thread is not None
    if start is not None:
        start.thread_id = thread.id
        start.flags |= MessageFlag.HAS_THREAD
        world.tell(MessageUpdated(start))
    elif thread.kind is not ChannelKind.PRIVATE_THREAD:
        note = Message(world.ids.next(), parent.id, thread.thread.owner_id, world.clock.now())
        note.kind = MessageKind.THREAD_CREATED
        note.content = thread.name
        note.reference = {"channel_id": str(thread.id), "guild_id": str(thread.guild_id)}
        world.messages.setdefault(parent.id, {})[note.id] = note
        world.tell(MessageCreated(note))


def note_message(world: World, channel: Channel, message: Message) -> None:
    """A message wakes its thread, keeps it awake, and adds its author and whom it mentions."""
    state = channel.thread
    if state is None:
        return
    state.active_at = world.clock.now()
    state.message_count += 1
    state.total_sent += 1
    if state.is_archived:
        set_archived(world, channel, archived=False)
    for user_id in (message.author_id, *message.mentions):
        guild = world.guild_of(channel)
        if guild and user_id in guild.members and user_id not in state.members:
            add_member(world, channel, user_id)


def refuse_archived(channel: Channel) -> None:
    if channel.thread is not None and channel.thread.is_archived:
        raise ApiError(THREAD_ARCHIVED)


def add_member(world: World, thread: Channel, user_id: int) -> None:
    assert thread.thread is not None
    if user_id not in thread.thread.members:
        thread.thread.members[user_id] = world.clock.now()
        world.tell(ThreadMembersChanged(thread, (user_id,), ()))


def remove_member(world: World, thread: Channel, user_id: int) -> None:
    assert thread.thread is not None
    if thread.thread.members.pop(user_id, None) is not None:
        world.tell(ThreadMembersChanged(thread, (), (user_id,)))


def set_archived(world: World, thread: Channel, *, archived: bool) -> None:
    state = thread.thread
    assert state is not None
    if state.is_archived == archived:
        return
    now = world.clock.now()
    state.is_archived = archived
    state.archive_changed_at = now
    if not archived:
        state.active_at = now
        _watch(world, thread)
    world.tell(ChannelUpdated(thread))


def _watch(world: World, thread: Channel) -> None:
    """Archive the thread once nothing has been said in it for its duration."""
    state = thread.thread
    assert state is not None

    def check() -> None:
        if thread.id in world.channels and not state.is_archived:
            if quiet_left() <= 0:
                set_archived(world, thread, archived=True)
            else:
                world.later(quiet_left(), check)

    def quiet_left() -> float:
        return state.active_at + state.auto_archive_minutes * 60 - world.clock.now()

    world.later(quiet_left(), check)


def delete_channel(world: World, channel: Channel) -> None:
    """Remove a channel or thread with everything in it; Discord does not tell of the threads of a channel."""
    for thread in [c for c in world.channels.values() if c.is_thread and c.parent_id == channel.id]:
        _remove(world, thread)
    _remove(world, channel)
    world.tell(ChannelDeleted(channel))


def _remove(world: World, channel: Channel) -> None:
    for message in world.messages.pop(channel.id, {}).values():
        for attachment in message.attachments:
            world.let_go_of_file(attachment.id)
    del world.channels[channel.id]
