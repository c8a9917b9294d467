"""The languages of users and servers: as somebody's browser says, as they choose, as the owner reads."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from sfb_bot.playground.world.entities import User
from sfb_bot.playground.world.events import GuildUpdated
from sfb_bot.playground.world.world import World

# fmt: off
LOCALES = frozenset({
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko",
})
# fmt: on
USUAL = "en-US"


def short(tag: str) -> str:
    """The language of a locale or of a browser's tag, such as `ru` of `ru-RU`."""
    return tag.partition("-")[0].lower()


def locale_for(tag: str) -> str:
    """Discord's locale for a browser's tag; empty where Discord has none."""
    if tag in LOCALES:
        return tag
    if short(tag) == short(USUAL):
        return USUAL
    return next((locale for locale in sorted(LOCALES) if short(locale) == short(tag)), "")


def follow_browser(world: World, user: User, tags: Iterable[str], known: Collection[str]) -> None:
    """Speak the first of the browser's languages that is known, to somebody who has not chosen one."""
    if user.has_chosen_locale:
        return
    wanted = next((tag for tag in tags if short(tag) in known and locale_for(tag)), USUAL)
    _speak(world, user, locale_for(wanted))


def choose(world: World, user: User, locale: str) -> None:
    """Somebody switches to another language, for good."""
    user.has_chosen_locale = True
    _speak(world, user, locale)


def _speak(world: World, user: User, locale: str) -> None:
    """A server whose language nobody has named speaks that of its owner."""
    user.locale = locale
    for guild in world.guilds.values():
        if guild.owner_id == user.id and not guild.has_own_locale and guild.locale != locale:
            guild.locale = locale
            world.tell(GuildUpdated(guild))
