"""Embeds: lengths, counts and addresses, checked and copied field by field."""

from __future__ import annotations

from datetime import datetime
from urllib.parse import urlsplit

from sfb_bot.playground.forms import Fields, Json

MOST_EMBEDS = 10
MOST_CHARACTERS = 6000


def is_web_address(url: str) -> bool:
    """Whether this is an http(s) address with a host."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc)


def read_embeds(body: Fields) -> list[Json]:
    """The embeds of a message, with only what Discord keeps of them."""
    fields = body.objects("embeds", most=MOST_EMBEDS)
    embeds = [_read_embed(embed) for embed in fields]
    if sum(map(count_characters, embeds)) > MOST_CHARACTERS:
        body.wrong(
            "embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_CHARACTERS}"
        )
    return embeds


def count_characters(embed: Json) -> int:
    """The characters that count towards the limit over all embeds of a message."""
    texts: list[str] = [embed.get("title", ""), embed.get("description", "")]
    texts.append(embed.get("footer", {}).get("text", ""))
    texts.append(embed.get("author", {}).get("name", ""))
    for field in embed.get("fields", []):
        texts += [field["name"], field["value"]]
    return sum(map(len, texts))


def _read_embed(embed: Fields) -> Json:
    result: Json = {"type": "rich"}
    for key, most in (("title", 256), ("description", 4096)):
        if text := embed.text(key, most=most):
            result[key] = text
    if url := _address(embed, "url"):
        result["url"] = url
    colour = embed.whole("color", least=0, most=0xFFFFFF)
    if colour is not None:
        result["color"] = colour
    if moment := embed.text("timestamp"):
        result["timestamp"] = moment
        try:
            datetime.fromisoformat(moment)
        except ValueError:
            embed.wrong("timestamp", "DATE_TIME_TYPE_PARSE", f"Could not parse {moment}. Should be ISO8601.")
    _read_people(embed, result)
    for key in ("image", "thumbnail"):
        picture = embed.object(key)
        if picture is not None and (url := _address(picture, "url", may_attach=True)):
            result[key] = {"url": url}
    fields = embed.objects("fields", most=25)
    if fields:
        result["fields"] = [_read_field(field) for field in fields]
    return result


def _read_people(embed: Fields, result: Json) -> None:
    footer = embed.object("footer")
    if footer is not None:
        result["footer"] = {"text": footer.text("text", least=1, most=2048, required=True) or ""}
        if icon := _address(footer, "icon_url", may_attach=True):
            result["footer"]["icon_url"] = icon
    author = embed.object("author")
    if author is not None:
        result["author"] = {"name": author.text("name", least=1, most=256, required=True) or ""}
        if url := _address(author, "url"):
            result["author"]["url"] = url
        if icon := _address(author, "icon_url", may_attach=True):
            result["author"]["icon_url"] = icon


def _read_field(field: Fields) -> Json:
    return {
        "name": field.text("name", least=1, most=256, required=True) or "",
        "value": field.text("value", least=1, most=1024, required=True) or "",
        "inline": bool(field.flag("inline")),
    }


def _address(fields: Fields, key: str, *, may_attach: bool = False) -> str | None:
    url = fields.text(key, most=2048)
    if not url:
        return None
    if is_web_address(url) or (may_attach and url.startswith("attachment://")):
        return url
    fields.wrong(key, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
    return None
