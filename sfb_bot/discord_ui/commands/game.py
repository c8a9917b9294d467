"""A game's command group: how its matches begin, made from its form, and the verbs inside a match."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any, Final, Literal, cast

import discord
from discord import app_commands
from discord.app_commands import locale_str

from sfb_bot.discord_ui.actions.dispatch import perform
from sfb_bot.discord_ui.commands.descriptions import (
    Choices,
    choice,
    describe,
    fixed,
    in_every_language,
    options,
)
from sfb_bot.discord_ui.commands.match import HIGHEST_NUMBER, MatchCommands
from sfb_bot.discord_ui.commands.setup_options import callback_signature, preset_choices
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import SetupForm
from sfb_bot.matches.computer_players import LEVEL_NAMES
from sfb_bot.matches.matchmaking import PATIENCE
from sfb_bot.matches.queue import duel_of
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.screens.actions import HERE, ShowPage, ShowReview
from sfb_bot.screens.commands import game_choice_words, game_command_words, game_option_words
from sfb_bot.screens.community_actions import JoinQueue
from sfb_bot.screens.practice_actions import Learn
from sfb_bot.screens.start_actions import (
    CUSTOM,
    FIRST,
    HINTS,
    PLACES,
    AskForPace,
    StartMatch,
    Whom,
    seat_names,
)

Beginning = Literal["challenge", "open", "solo"]

_PACES: Final = ("live", "daily", "slow", CUSTOM)


class GameCommands(MatchCommands):
    """`/<game> challenge`, `open` and `solo`, the private pages, and everything about a match under way."""

    def __init__(self, shell: Shell, pack: GamePack) -> None:
        super().__init__(shell, pack.name, _about(pack, "game"))
        verbs = list(self.commands)
        has_partners = any(mode.has_partners for mode in pack.setup.modes)
        # People read the list from its beginning: how a match begins, then what is pressed most.
        for verb in verbs:
            self.remove_command(verb.name)
        self.add_command(_start_command(shell, pack, "challenge"))
        self.add_command(_start_command(shell, pack, "open"))
        if pack.computer is not None:
            self.add_command(_start_command(shell, pack, "solo"))
        if pack.practice is not None and pack.practice.lessons:
            self.add_command(_learn_command(shell, pack))
        if duel_of(pack.setup) is not None:
            self.add_command(_queue_command(shell, pack))
        self.add_command(verbs[0])
        for page in pack.screens.pages:
            self.add_command(_page_command(shell, pack, page))
        useless = {
            *(() if has_partners else ("team",)),
            # Orders say what to do in windows.
            *(() if pack.rules.has_windows else ("orders",)),
        }
        for verb in verbs[1:]:
            if verb.name not in useless:
                self.add_command(verb)
        if pack.computer is not None:
            self.add_command(_review_command(shell))


def _start_command(shell: Shell, pack: GamePack, name: Beginning) -> app_commands.Command[Any, ..., None]:
    """How a match begins: with people who are named, with anybody, or with computers.

    Each has an option for each choice of the form.
    """
    form = pack.setup
    kinds = _options(pack, name)
    people = [option for option, kind in kinds.items() if kind is discord.User]

    # Any: Discord hands over users and texts by the names of the options, which the form decides.
    async def callback(interaction: discord.Interaction, **given: Any) -> None:
        invited = {key: cast("discord.User | None", given.get(key)) for key in people}
        mode, me = str(given.get("mode") or form.modes[0].name), interaction.client.user
        if name == "solo" and me is not None:
            invited = {key: cast("discord.User", me) for key in seat_names(form.mode(mode))}
        start = StartMatch(
            game=pack.name,
            mode=mode,
            choices=tuple((o.name, str(given[o.name])) for o in form.options if given.get(o.name)),
            invited=tuple(_whom(key, who, me) for key, who in invited.items() if who),
            first=given.get("first") or "random",
            where=given.get("where") or "thread",
            pace=given.get("pace") or "",
            level=given.get("level") or "",
            hints=given.get("hints") or "",
            team=given.get("team") or "",
        )
        await perform(shell, interaction, AskForPace(start) if start.pace == CUSTOM else start)

    # The library makes the options of a command from the signature of its callback.
    required = people[:1] if people else [option for option in kinds if name == "solo" and option == "level"]
    callback.__signature__ = callback_signature(kinds, required)  # pyright: ignore[reportFunctionMemberAccess]
    described = app_commands.describe(
        **{option: in_every_language(partial(game_option_words, pack.screens, option)) for option in kinds}
    )(callback)
    chosen = app_commands.choices(**_choices(pack, kinds))(described)
    # Any: a command whose callback takes whatever the form says.
    return cast(
        "app_commands.Command[Any, ..., None]",
        app_commands.Command(name=name, description=_about(pack, name), callback=cast("Any", chosen)),
    )


def _about(pack: GamePack, command: str) -> locale_str:
    return in_every_language(partial(game_command_words, pack.screens, command))


def _whom(seat: str, who: discord.User, me: discord.ClientUser | None) -> Whom:
    return Whom(seat, UserId(who.id), is_bot=who.bot, is_me=me is not None and who.id == me.id)


def _learn_command(shell: Shell, pack: GamePack) -> app_commands.Command[Any, ..., None]:
    """`/<game> learn`: its lessons, from where one left them."""

    async def callback(interaction: discord.Interaction) -> None:
        await perform(shell, interaction, Learn(pack.name))

    return app_commands.Command(name="learn", description=_about(pack, "learn"), callback=callback)


def _queue_command(shell: Shell, pack: GamePack) -> app_commands.Command[Any, ..., None]:
    """`/<game> queue`: wait for an opponent, or see how that stands."""

    @app_commands.describe(**options(pace="queue-pace"))
    @app_commands.choices(pace=fixed("pace", *PATIENCE))
    async def callback(interaction: discord.Interaction, pace: str | None = None) -> None:
        await perform(shell, interaction, JoinQueue(pack.name, pace or ""))

    return app_commands.Command(name="queue", description=describe("match queue"), callback=callback)


def _page_command(shell: Shell, pack: GamePack, page: str) -> app_commands.Command[Any, ..., None]:
    """One of the game's private pages, such as `/brawl hand`."""

    async def callback(interaction: discord.Interaction) -> None:
        await perform(shell, interaction, ShowPage(HERE, page))

    return app_commands.Command(name=page, description=_about(pack, f"page-{page}"), callback=callback)


def _review_command(shell: Shell) -> app_commands.Command[Any, ..., None]:
    """The own turns that lost most in the match of this place, or in another one."""

    @app_commands.describe(**options(match=""))
    async def callback(
        interaction: discord.Interaction, match: app_commands.Range[int, 1, HIGHEST_NUMBER] | None = None
    ) -> None:
        await perform(shell, interaction, ShowReview(HERE if match is None else MatchId(match)))

    return app_commands.Command(name="review", description=describe("match review"), callback=callback)


def _people(form: SetupForm) -> tuple[str, ...]:
    """Everybody who can be named in any mode; the first one has to be."""
    return tuple(dict.fromkeys(name for mode in form.modes for name in seat_names(mode)))


def _options(pack: GamePack, name: Beginning) -> dict[str, object]:
    """The options of a command by their names, each with what it takes, in the order people are shown."""
    form = pack.setup
    people = _people(form) if name == "challenge" else ()
    mode = ["mode"] if len(form.modes) > 1 else []
    level = ["level"] if pack.computer is not None and name != "open" else []
    pace = [] if name == "solo" else ["pace"]
    hints = ["hints"] if pack.computer is not None else []
    team = ["team"] if name == "solo" and preset_choices(pack) else []
    rest = [*(option.name for option in form.options), *pace, *_first(form), "where"]
    return {
        **dict.fromkeys([*(level if name == "solo" else ()), *team], str),
        **dict.fromkeys(people[:1], discord.User),
        **dict.fromkeys(mode, str),
        **dict.fromkeys(people[1:], discord.User),
        **dict.fromkeys([*rest, *level, *hints], str),
    }


def _first(form: SetupForm) -> tuple[str, ...]:
    """Who starts can be agreed where there is one other side to start."""
    return ("first",) if any(len(mode.sides) == 2 for mode in form.modes) else ()


def _choices(pack: GamePack, kinds: Collection[str]) -> dict[str, Choices]:
    form = pack.setup
    lists = {option.name: option.choices for option in form.options}
    lists["mode"] = tuple(mode.name for mode in form.modes)
    own = {
        name: [choice(value, partial(game_choice_words, pack.screens, name, value)) for value in values]
        for name, values in lists.items()
        if name in kinds
    }
    shared = {"pace": _PACES, "where": PLACES, "first": FIRST, "level": LEVEL_NAMES, "hints": HINTS}
    if "team" in kinds:
        own["team"] = preset_choices(pack)
    return {**own, **{name: fixed(name, *values) for name, values in shared.items() if name in kinds}}
