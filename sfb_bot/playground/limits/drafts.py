"""What somebody wants to post or change in a message, checked against every limit on content."""

from __future__ import annotations

from dataclasses import dataclass, field

from sfb_bot.playground.errors import TOO_LARGE, ApiError
from sfb_bot.playground.forms import Fields, Form, Json, Path
from sfb_bot.playground.limits.components import ComponentReader
from sfb_bot.playground.limits.embeds import read_embeds
from sfb_bot.playground.snowflakes import read_snowflake
from sfb_bot.playground.world.entities import Message, MessageFlag
from sfb_bot.playground.world.mentions import AllowedMentions

MOST_CONTENT = 2000
MOST_FILES = 10
MOST_FILE_BYTES = 10 * 1024 * 1024
MOST_REQUEST_BYTES = 25 * 1024 * 1024
# A plain number: inverting a flag enumeration would only reach the bits it names.
SENDABLE_FLAGS = int(
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.SUPPRESS_NOTIFICATIONS
    | MessageFlag.COMPONENTS_V2
)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it came in; `index` is the number in its form field."""

    index: int
    filename: str
    content: bytes


@dataclass(frozen=True, slots=True)
class NewFile:
    filename: str
    content: bytes
    description: str | None = None


@dataclass(frozen=True, slots=True)
class KeptFile:
    """An attachment of the message that stays, perhaps with another description."""

    id: int
    description: str | None


@dataclass(slots=True)
class Draft:
    """A post or a change; None means that the field was not given."""

    content: str | None = None
    embeds: list[Json] | None = None
    components: list[Json] | None = None
    flags: int | None = None
    allowed_mentions: AllowedMentions | None = None
    new_files: list[NewFile] = field(default_factory=list[NewFile])
    kept_files: list[KeptFile] | None = None
    nonce: str | None = None
    enforce_nonce: bool = False
    reply_to: int | None = None
    fail_if_not_exists: bool = True


@dataclass(frozen=True, slots=True)
class DraftContext:
    """What the check must know besides the body: the message being changed, the known emojis."""

    emoji_ids: frozenset[int]
    editing: Message | None = None
    path: Path = ()
    forced_flags: int = 0


def read_draft(body: object, uploads: list[Upload], context: DraftContext) -> Draft:
    """Check a message body and its files; everything wrong is refused in one answer."""
    _check_sizes(uploads)
    form = Form()
    fields = Fields(form, body, context.path)
    draft = Draft()
    if "content" in fields:
        draft.content = fields.text("content", most=MOST_CONTENT) or ""
    draft.flags = _read_flags(fields)
    was_v2 = context.editing is not None and context.editing.is_v2
    is_v2 = was_v2 or bool(((draft.flags or 0) | context.forced_flags) & MessageFlag.COMPONENTS_V2)
    if "embeds" in fields:
        draft.embeds = read_embeds(fields)
    if is_v2:
        _refuse_legacy(fields, draft, context.editing)
    _read_files(fields, uploads, draft, context.editing)
    reader = ComponentReader(form, context.emoji_ids)
    if "components" in fields:
        draft.components = reader.read_message(fields, v2=is_v2)
    _check_references(draft, reader, fields, context.editing)
    draft.allowed_mentions = _read_allowed(fields)
    _read_reply(fields, draft)
    form.refuse()
    return draft


def _check_sizes(uploads: list[Upload]) -> None:
    sizes = [len(upload.content) for upload in uploads]
    if any(size > MOST_FILE_BYTES for size in sizes) or sum(sizes) > MOST_REQUEST_BYTES:
        raise ApiError(TOO_LARGE)


def _read_flags(fields: Fields) -> int | None:
    flags = fields.whole("flags", least=0)
    if flags is not None and flags & ~SENDABLE_FLAGS:
        fields.wrong("flags", "INTEGER_TYPE_FLAGS", "Some of these flags cannot be set.")
    return flags


def _refuse_legacy(fields: Fields, draft: Draft, editing: Message | None) -> None:
    """A message of the new layout has neither content nor embeds; old ones must be cleared to become one."""
    message = "The 'content' and 'embeds' fields cannot be used with MessageFlags.IS_COMPONENTS_V2"
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    converting = editing if editing is not None and not editing.is_v2 else None
    if draft.content or (converting and converting.content and draft.content is None):
        fields.wrong("content", code, message)
    if draft.embeds or (converting and converting.embeds and draft.embeds is None):
        fields.wrong("embeds", code, message)


def _read_files(fields: Fields, uploads: list[Upload], draft: Draft, editing: Message | None) -> None:
    described: dict[int, Fields] = {}
    kept: list[KeptFile] = []
    by_index = {upload.index: upload for upload in uploads}
    existing = {attachment.id for attachment in editing.attachments} if editing else set[int]()
    for entry in fields.objects("attachments"):
        own_id = read_snowflake(entry.raw.get("id"))
        description = entry.text("description", most=1024)
        if own_id in by_index:
            described[own_id] = entry
        elif own_id in existing:
            kept.append(KeptFile(own_id, description))
        else:
            entry.wrong(
                "id", "ATTACHMENT_NOT_FOUND", f"Attachment data for id {entry.raw.get('id')} not found"
            )
    if "attachments" in fields and editing is not None:
        draft.kept_files = kept
    for index, upload in sorted(by_index.items()):
        entry = described.get(index)
        given = entry.text("filename", most=1024) if entry else None
        name = clean_filename(given or upload.filename)
        draft.new_files.append(NewFile(name, upload.content, entry.text("description") if entry else None))
    staying = len(kept) if draft.kept_files is not None else len(existing)
    if staying + len(draft.new_files) > MOST_FILES:
        fields.wrong("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")


def clean_filename(name: str) -> str:
    """The name with everything replaced that has a meaning in paths or addresses."""
    cleaned = "".join(c if c.isascii() and (c.isalnum() or c in "._-") else "_" for c in name).lstrip(".")
    return cleaned[-120:] or "file"


def _check_references(draft: Draft, reader: ComponentReader, fields: Fields, editing: Message | None) -> None:
    names = {file.filename for file in draft.new_files}
    if editing is not None:
        kept = None if draft.kept_files is None else {file.id for file in draft.kept_files}
        names |= {a.filename for a in editing.attachments if kept is None or a.id in kept}
    for name, media in reader.shown_files:
        if clean_filename(name) not in names:
            message = f"The referenced attachment '{name}' was not found"
            media.wrong("url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)
    for index, embed in enumerate(draft.embeds or []):
        for key in ("image", "thumbnail"):
            url: str = embed.get(key, {}).get("url", "")
            if url.startswith("attachment://") and clean_filename(url[13:]) not in names:
                path = (*fields.path, "embeds", index, key, "url")
                fields.form.wrong(path, "URL_TYPE_INVALID_URL", "The referenced attachment was not found.")


def _read_allowed(fields: Fields) -> AllowedMentions | None:
    given = fields.object("allowed_mentions")
    if given is None:
        return None
    parse: list[object] = given.items("parse", most=3)
    if any(word not in ("roles", "users", "everyone") for word in parse):
        given.wrong("parse", "BASE_TYPE_CHOICES", "Value must be one of {'everyone', 'roles', 'users'}.")
    lists: dict[str, tuple[int, ...] | None] = {}
    for key in ("users", "roles"):
        ids = [read_snowflake(each) for each in given.items(key, most=100)]
        if None in ids:
            given.wrong(key, "NUMBER_TYPE_COERCE", "Not a list of snowflakes.")
        if ids and key in parse:
            given.wrong(
                key,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )
        lists[key] = None if key in parse else tuple(each for each in ids if each is not None)
    return AllowedMentions(
        users=lists["users"],
        roles=lists["roles"],
        everyone="everyone" in parse,
        replied_user=bool(given.flag("replied_user")),
    )


def _read_reply(fields: Fields, draft: Draft) -> None:
    nonce: object = fields.raw.get("nonce")
    if nonce is not None:
        draft.nonce = str(nonce)
        if len(draft.nonce) > 25:
            fields.wrong("nonce", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    draft.enforce_nonce = bool(fields.flag("enforce_nonce"))
    reference = fields.object("message_reference")
    if reference is not None:
        draft.reply_to = reference.snowflake("message_id", required=True)
        draft.fail_if_not_exists = reference.flag("fail_if_not_exists") is not False
