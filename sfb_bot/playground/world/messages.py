"""Posting, changing and removing messages, pins and reactions."""

from __future__ import annotations

from collections.abc import Iterator

from sfb_bot.playground import pictures
from sfb_bot.playground.errors import (
    CANNOT_EDIT_OTHERS,
    EMPTY_MESSAGE,
    THREAD_LOCKED,
    TOO_MANY_PINS,
    TOO_MANY_REACTIONS,
    UNKNOWN_MESSAGE,
    ApiError,
)
from sfb_bot.playground.forms import Form, Json
from sfb_bot.playground.limits.drafts import Draft
from sfb_bot.playground.world import mentions, threads
from sfb_bot.playground.world.entities import (
    Attachment,
    Channel,
    ChannelKind,
    Message,
    MessageFlag,
    MessageKind,
    Reaction,
)
from sfb_bot.playground.world.events import (
    MessageCreated,
    MessagesDeleted,
    MessageUpdated,
    PinsChanged,
    ReactionAdded,
    ReactionRemoved,
    ReactionsCleared,
    ReadStateChanged,
)
from sfb_bot.playground.world.mentions import AllowedMentions
from sfb_bot.playground.world.permissions import Permission
from sfb_bot.playground.world.world import World

NONCE_SECONDS = 300
MOST_PINS = 250
MOST_REACTIONS = 20
KEPT_FLAGS = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2


def blank(world: World, channel: Channel, author_id: int) -> Message:
    """A message with nothing in it, not yet posted."""
    return Message(world.ids.next(), channel.id, author_id, world.clock.now())


def post(world: World, message: Message, draft: Draft, default_mentions: AllowedMentions) -> Message:
    """Fill the message from the draft, put it into its channel and ping whom it mentions."""
    channel = world.channels[message.channel_id]
    if draft.enforce_nonce and (twin := _same_nonce(world, message, draft)):
        return twin
    _refuse_locked(world, channel, message.author_id)
    _refuse_empty(message, draft)
    message.nonce = draft.nonce
    message.flags |= (draft.flags or 0) & KEPT_FLAGS
    allowed = draft.allowed_mentions or default_mentions
    _set_reply(world, message, draft, allowed)
    fill(world, message, draft, allowed)
    put(world, message)
    return message


def _refuse_empty(message: Message, draft: Draft) -> None:
    """Refuse a draft that would leave nothing to see, before anything is changed."""
    content = message.content if draft.content is None else draft.content
    embeds = message.embeds if draft.embeds is None else draft.embeds
    components = message.components if draft.components is None else draft.components
    kept = message.attachments if draft.kept_files is None else draft.kept_files
    if not (content or embeds or components or kept or draft.new_files):
        raise ApiError(EMPTY_MESSAGE)


def _same_nonce(world: World, message: Message, draft: Draft) -> Message | None:
    oldest = world.clock.now() - NONCE_SECONDS
    for other in reversed(world.messages.get(message.channel_id, {}).values()):
        if other.created_at < oldest:
            return None
        if other.author_id == message.author_id and other.nonce == draft.nonce is not None:
            return other
    return None


def _refuse_locked(world: World, channel: Channel, author_id: int) -> None:
    locked = channel.thread is not None and channel.thread.is_locked
    if locked and not world.can(author_id, channel, Permission.MANAGE_THREADS):
        raise ApiError(THREAD_LOCKED)


def _set_reply(world: World, message: Message, draft: Draft, allowed: AllowedMentions) -> None:
    if draft.reply_to is None:
        return
    target = world.message(message.channel_id, draft.reply_to)
    if target is None or target.is_ephemeral:
        if draft.fail_if_not_exists:
            form = Form()
            form.wrong(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            form.refuse()
        return
    message.kind = MessageKind.REPLY
    message.reference = {"message_id": str(target.id), "channel_id": str(target.channel_id)}
    if allowed.replied_user:
        message.mentions.append(target.author_id)


def put(world: World, message: Message) -> None:
    """Add a finished message to its channel and tell everyone it concerns."""
    channel = world.channels[message.channel_id]
    world.messages.setdefault(channel.id, {})[message.id] = message
    if not message.is_ephemeral:
        channel.last_message_id = message.id
        threads.note_message(world, channel, message)
        _count_pings(world, channel, message)
    world.tell(MessageCreated(message))


def _count_pings(world: World, channel: Channel, message: Message) -> None:
    own = world.read_state(message.author_id, channel.id)
    own.last_read_id = message.id
    for user in list(world.users.values()):
        if user.id == message.author_id or user.is_bot or not world.can_see(user.id, channel):
            continue
        if channel.kind is ChannelKind.DM or mentions.concerns(world, message, user.id):
            world.read_state(user.id, channel.id).mention_count += 1
            world.tell(ReadStateChanged(user.id, channel.id))


def fill(world: World, message: Message, draft: Draft, allowed: AllowedMentions) -> None:
    """Take over everything the draft gives; what it leaves out stays as it was."""
    if draft.content is not None:
        message.content = draft.content
    if draft.embeds is not None:
        message.embeds = draft.embeds
    if draft.components is not None:
        message.components = draft.components
    _set_files(world, message, draft)
    _show_files(world, message)
    channel = world.channels[message.channel_id]
    pinged = mentions.find(world, channel, message.author_id, text_of(message), allowed)
    replied = [user_id for user_id in message.mentions if user_id == _replied_author(world, message)]
    message.mentions = list(dict.fromkeys([*replied, *pinged.users]))
    message.mention_roles = pinged.roles
    message.mention_everyone = pinged.everyone


def _replied_author(world: World, message: Message) -> int | None:
    if message.reference is None or "message_id" not in message.reference:
        return None
    target = world.message(message.channel_id, int(message.reference["message_id"]))
    return target.author_id if target else None


def text_of(message: Message) -> str:
    """Content and text displays: the text in which mentions count."""
    texts = [message.content]
    texts += [part["content"] for part in walk(message.components) if part["type"] == 10]
    return "\n".join(texts)


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, also those inside others, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def _set_files(world: World, message: Message, draft: Draft) -> None:
    if draft.kept_files is not None:
        kept = {file.id: file for file in draft.kept_files}
        for gone in [a for a in message.attachments if a.id not in kept]:
            world.let_go_of_file(gone.id)
        message.attachments = [a for a in message.attachments if a.id in kept]
        for attachment in message.attachments:
            attachment.description = kept[attachment.id].description
    for file in draft.new_files:
        kind = pictures.look_at(file.content, file.filename)
        attachment = Attachment(
            world.ids.next(),
            file.filename,
            kind.content_type,
            len(file.content),
            kind.width,
            kind.height,
            file.description,
            message.is_ephemeral,
        )
        world.files[attachment.id] = file.content
        message.attachments.append(attachment)


def file_url(world: World, message: Message, attachment: Attachment) -> str:
    """Where the file is served; the signature keeps others from guessing the address."""
    path = f"/attachments/{message.channel_id}/{attachment.id}/{attachment.filename}"
    return f"{world.cdn_base}{path}?hm={world.sign(path)}"


def _show_files(world: World, message: Message) -> None:
    """Point attachment:// references at their files and unlist the files shown that way."""
    by_name = {a.filename: a for a in message.attachments}
    shown: set[int] = set()
    for holder in _media_holders(message):
        url: str = holder["url"]
        attachment = by_name.get(url[13:].replace(" ", "_")) if url.startswith("attachment://") else None
        if attachment is None:
            known = [a for a in message.attachments if file_url(world, message, a) == url]
            attachment = known[0] if known else None
        if attachment is None:
            holder.setdefault("proxy_url", url)
            continue
        shown.add(attachment.id)
        address = file_url(world, message, attachment)
        holder |= {"url": address, "proxy_url": address, "content_type": attachment.content_type}
        holder |= {"width": attachment.width, "height": attachment.height}
        if message.is_v2:
            holder |= {"id": str(attachment.id), "attachment_id": str(attachment.id)}
            holder |= {"loading_state": 2, "placeholder": "", "flags": 0}
    for attachment in message.attachments:
        attachment.is_listed = attachment.id not in shown


def _media_holders(message: Message) -> Iterator[Json]:
    for embed in message.embeds:
        yield from (embed[key] for key in ("image", "thumbnail") if key in embed)
    for part in walk(message.components):
        yield from (part[key] for key in ("media", "file") if key in part)
        yield from (item["media"] for item in part.get("items", []))
        if part["type"] == 13 and "attachment://" in part["file"]["url"]:
            part["name"] = part["file"]["url"][13:]


def edit(world: World, message: Message, draft: Draft, allowed: AllowedMentions) -> None:
    """Change a message; nobody is pinged by that, and a loading answer becomes a real one."""
    _refuse_empty(message, draft)
    fill(world, message, draft, allowed)
    if draft.flags is not None:
        changeable = int(MessageFlag.SUPPRESS_EMBEDS)
        message.flags = (message.flags & ~changeable) | (draft.flags & changeable)
        message.flags |= draft.flags & MessageFlag.COMPONENTS_V2
    if message.is_loading:
        message.flags &= ~int(MessageFlag.LOADING)
    else:
        message.edited_at = world.clock.now()
    world.tell(MessageUpdated(message))


def refuse_foreign(message: Message, user_id: int) -> None:
    if message.author_id != user_id:
        raise ApiError(CANNOT_EDIT_OTHERS)


def delete(world: World, channel: Channel, message_ids: list[int], *, is_bulk: bool = False) -> None:
    """Remove messages with their files; ids that are not there any more do not matter."""
    by_id = world.messages.get(channel.id, {})
    gone = [by_id.pop(message_id) for message_id in message_ids if message_id in by_id]
    for message in gone:
        for attachment in message.attachments:
            world.let_go_of_file(attachment.id)
    if gone:
        ids = tuple(message.id for message in gone)
        event = MessagesDeleted(channel.id, channel.guild_id, ids, gone[0].ephemeral_for, is_bulk)
        world.tell(event)


def history(world: World, channel: Channel) -> list[Message]:
    """The messages everybody in the channel may read, oldest first."""
    return [m for m in world.messages.get(channel.id, {}).values() if not m.is_ephemeral]


def require(world: World, channel: Channel, message_id: int) -> Message:
    """A message the bot token can reach: ephemeral ones it cannot."""
    message = world.message(channel.id, message_id)
    if message is None or message.is_ephemeral:
        raise ApiError(UNKNOWN_MESSAGE)
    return message


def pin(world: World, channel: Channel, message: Message, user_id: int) -> None:
    if message.pinned_at is not None:
        return
    if sum(m.pinned_at is not None for m in history(world, channel)) >= MOST_PINS:
        raise ApiError(TOO_MANY_PINS)
    message.pinned_at = channel.last_pin_at = world.clock.now()
    world.tell(MessageUpdated(message))
    world.tell(PinsChanged(channel))
    notice = blank(world, channel, user_id)
    notice.kind = MessageKind.PINNED
    notice.reference = {"message_id": str(message.id), "channel_id": str(channel.id)}
    put(world, notice)


def unpin(world: World, channel: Channel, message: Message) -> None:
    if message.pinned_at is not None:
        message.pinned_at = None
        world.tell(MessageUpdated(message))
        world.tell(PinsChanged(channel))


def _reaction(message: Message, name: str, emoji_id: int | None) -> Reaction | None:
    return next(
        (r for r in message.reactions if r.emoji_id == emoji_id and (emoji_id or r.emoji_name == name)), None
    )


def react(world: World, message: Message, user_id: int, name: str, emoji_id: int | None = None) -> None:
    reaction = _reaction(message, name, emoji_id)
    if reaction is None:
        if len(message.reactions) >= MOST_REACTIONS:
            raise ApiError(TOO_MANY_REACTIONS)
        reaction = Reaction(name, emoji_id)
        message.reactions.append(reaction)
    if user_id not in reaction.user_ids:
        reaction.user_ids.append(user_id)
        world.tell(ReactionAdded(message, reaction, user_id))


def unreact(world: World, message: Message, user_id: int, name: str, emoji_id: int | None = None) -> None:
    reaction = _reaction(message, name, emoji_id)
    if reaction is None or user_id not in reaction.user_ids:
        return
    reaction.user_ids.remove(user_id)
    if not reaction.user_ids:
        message.reactions.remove(reaction)
    world.tell(ReactionRemoved(message, reaction, user_id))


def clear_reactions(
    world: World, message: Message, name: str | None = None, emoji_id: int | None = None
) -> None:
    """Remove every reaction, or those of one emoji."""
    one = None if name is None else _reaction(message, name, emoji_id)
    if name is not None and one is None:
        return
    message.reactions = [r for r in message.reactions if one is not None and r is not one]
    world.tell(ReactionsCleared(message, one))
