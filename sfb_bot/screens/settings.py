"""The screens of `/settings`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sfb_bot.locale import Texts, is_complete, languages
from sfb_bot.matches.people import GuildSettings, PostsBy, Preferences, Traces
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.league.values import called
from sfb_bot.screens.settings_actions import (
    CHANNELS,
    NOTHING,
    ExportMine,
    ForgetMe,
    OwnSetting,
    SetGames,
    SetHere,
    SetMine,
    SetServer,
)
from sfb_bot.screens.values import Button, Choice, Menu, PrivateScreen, RoleMenu, rows_of

# The colours pictures can be drawn in; the usual ones first.
THEMES: Final = ("dark", "contrast")
# How pictures of a table can be laid out; the usual one first.
ORIENTATIONS: Final = ("portrait", "landscape")
# Whether the actions of a turn grow one post, or each has a post of its own.
POSTS: Final[tuple[PostsBy, ...]] = ("turn", "action")
# Whether a server's leagues have a web page.
WEB: Final = ("off", "on")
# Whether matches with computer players count.
COMPUTERS: Final = ("unrated", "rated")


def my_settings_screen(mine: Preferences, texts: Texts, blocked: Sequence[int] = ()) -> PrivateScreen:
    """Everything a user can choose, and what is stored; `blocked` are those who cannot invite them."""
    zone = mine.timezone or texts.say("utc")
    quiet = (
        texts.say("settings-quiet", start=mine.quiet_from, end=mine.quiet_to, zone=zone)
        if mine.quiet_from is not None and mine.quiet_to is not None
        else texts.say("settings-quiet-none")
    )
    lines = [texts.say("settings-mine"), texts.say("settings-timezone", zone=zone), quiet]
    if blocked:
        lines.append(texts.say("settings-blocked", players=called(blocked, texts)))
    if mine.dm_refused:
        lines.append(texts.say("dm-refused"))
    rows = (
        _menu(SetMine("hand_by"), "hand_by", ("ephemeral", "dm"), mine.hand_by, texts),
        _menu(SetMine("reminders"), "reminders", ("thread", "dm", "off"), mine.reminders, texts),
        _hours("quiet_from", mine.quiet_from, zone, texts),
        _hours("quiet_to", mine.quiet_to, zone, texts),
        _languages(SetMine("language"), "language", mine.language, texts),
        _menu(SetMine("theme"), "theme", ("auto", *THEMES), mine.theme or "auto", texts),
        _menu(
            SetMine("orientation"), "orientation", ("auto", *ORIENTATIONS), mine.orientation or "auto", texts
        ),
        *rows_of(
            [
                Button(ExportMine(), texts.say("button-export")),
                Button(ForgetMe(), texts.say("button-forget"), "danger"),
            ]
        ),
    )
    return PrivateScreen(tuple(lines), rows=rows)


def confirm_forget(found: Traces, texts: Texts) -> PrivateScreen:
    """Asks once more before somebody is forgotten, and says what goes when."""
    lines = [texts.say("forget-sure"), texts.say("forget-now", finished=len(found.finished))]
    later = {"tables": found.tables, "sign_ups": found.sign_ups, "live": found.live, "seasons": found.seasons}
    lines += [texts.say(f"forget-{what}", count=len(those)) for what, those in later.items() if those]
    lines.append(texts.say("forget-rest"))
    button = Button(ForgetMe(is_sure=True), texts.say("button-forget-yes"), "danger")
    return PrivateScreen(tuple(lines), rows=rows_of([button]))


def channel_for(server: GuildSettings, what: str) -> int:
    """Where a server wants one of `CHANNELS`; 0 for nowhere."""
    channels = {
        "puzzle": server.puzzle_channel,
        "results": server.results_channel,
        "live": server.live_channel,
        "queue": server.queue_channel,
    }
    return channels[what]


def server_settings_screen(
    server: GuildSettings,
    games: tuple[tuple[str, str], ...],
    texts: Texts,
    here: int = 0,
    page: str = "",
) -> PrivateScreen:
    """Everything organisers can choose for a server; `games` are those there are, with their titles.

    `here` is the channel in which they look at it, `page` where its web page is, as far as that is known.
    """
    role = f"<@&{server.organiser_role}>" if server.organiser_role else texts.say("nothing")
    no_role = [Button(SetServer("organiser_role"), texts.say("button-no-role"))]
    rows = (
        RoleMenu(SetServer("organiser_role"), texts.say("setting-organiser_role")),
        _menu(SetServer("pace"), "pace", ("live", "daily", "slow"), server.pace, texts),
        _languages(SetServer("language"), "server_language", server.language, texts),
        _menu(SetServer("theme"), "server_theme", THEMES, server.theme, texts),
        _menu(SetServer("orientation"), "server_orientation", ORIENTATIONS, server.orientation, texts),
        _menu(SetServer("posts"), "posts", POSTS, server.posts, texts),
        _menu(SetServer("computers"), "computers", COMPUTERS, COMPUTERS[server.rates_computers], texts),
        _menu(SetServer("web"), "web", WEB, WEB[bool(server.web)], texts),
        *(_games(server, games, texts) if len(games) > 1 else ()),
        _here(server, here, texts),
        *rows_of(no_role if server.organiser_role else []),
    )
    places = " ".join(_where(server, what, texts) for what in CHANNELS)
    web = (_page_line(server, page, texts),) if server.web else ()
    return PrivateScreen((texts.say("settings-server", role=role), places, *web), rows=rows)


def _page_line(server: GuildSettings, page: str, texts: Texts) -> str:
    """Where the server's web page is; only the host knows what stands before its address."""
    if page:
        return texts.say("settings-web", page=page)
    return texts.say("settings-web-unknown", address=server.web)


def _where(server: GuildSettings, what: str, texts: Texts) -> str:
    channel = channel_for(server, what)
    return texts.say(f"settings-{what}", channel=f"<#{channel}>" if channel else texts.say("nothing"))


def _here(server: GuildSettings, here: int, texts: Texts) -> Menu:
    choices = tuple(
        Choice(
            what, texts.say(f"setting-here-{what}"), selected=bool(here) and channel_for(server, what) == here
        )
        for what in CHANNELS
    )
    # A menu from which nothing is picked says nothing, so nothing is a choice of its own.
    nothing = Choice(NOTHING, texts.say("setting-here-nothing"))
    return Menu(SetHere(), texts.say("setting-here"), (*choices, nothing), most=len(choices))


def _games(server: GuildSettings, games: tuple[tuple[str, str], ...], texts: Texts) -> tuple[Menu, ...]:
    choices = tuple(
        Choice(name, title, selected=not server.games or name in server.games) for name, title in games
    )
    return (Menu(SetGames(), texts.say("setting-games"), choices, fewest=1, most=len(choices)),)


def _menu(action: Action, name: str, values: Iterable[str], current: str, texts: Texts) -> Menu:
    choices = tuple(
        Choice(value, texts.say(f"setting-{name}-{value}"), selected=value == current) for value in values
    )
    return Menu(action, texts.say(f"setting-{name}"), choices)


def _hours(name: OwnSetting, current: int | None, zone: str, texts: Texts) -> Menu:
    hours = [
        Choice(
            str(hour),
            texts.say(f"setting-{name}-hour", hour=f"{hour:02d}", zone=zone),
            selected=hour == current,
        )
        for hour in range(24)
    ]
    off = Choice("off", texts.say(f"setting-{name}-off"), selected=current is None)
    return Menu(SetMine(name), texts.say(f"setting-{name}"), (off, *hours))


def language_names() -> dict[str, str]:
    """The languages people can choose, each by its own name: those the shell speaks in full."""
    return {one: Texts(one).say("language-name") for one in languages() if is_complete(one)}


def _languages(action: Action, name: str, current: str, texts: Texts) -> Menu:
    choices = [
        Choice(one, texts.say(f"setting-{name}-name", language=called), selected=one == current)
        for one, called in language_names().items()
    ]
    auto = Choice("auto", texts.say(f"setting-{name}-auto"), selected=not current)
    return Menu(action, texts.say(f"setting-{name}"), (auto, *choices))
