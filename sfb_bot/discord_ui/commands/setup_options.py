"""Options of commands that are made from the forms of the games: modes, and what else is chosen."""

from __future__ import annotations

import inspect
from collections.abc import Collection, Iterable, Mapping
from functools import partial
from typing import Any, Final, cast

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.descriptions import Choices, choice
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.games.pack import GamePack
from sfb_bot.locale import Texts
from sfb_bot.matches.people import GuildSettings
from sfb_bot.screens.commands import game_choice_words, option_name
from sfb_bot.screens.limits import LONGEST_CHOICE, MOST_CHOICES, clip

# Between the game and the mode where there is more than one game to choose from.
_BETWEEN: Final = "/"

Packs = Mapping[str, GamePack]


def offered_packs(shell: Shell, server: GuildSettings) -> Packs:
    """All games, those a server plays before the others: the first one is meant where none is named."""
    played = {pack.name: pack for pack in shell.played(server)}
    return {**played, **shell.packs} if played else shell.packs


def mode_choices(packs: Packs) -> Choices:
    """The modes a league can be played in, of all games."""
    return [
        choice(
            mode.name if len(packs) == 1 else f"{pack.name}{_BETWEEN}{mode.name}",
            partial(_mode_words, pack, mode.name, is_alone=len(packs) == 1),
        )
        for pack in packs.values()
        for mode in pack.setup.modes
        if mode.is_paired
    ]


def rated_modes(packs: Packs) -> Choices:
    """Every mode of every game, each with its game: ratings are kept for each."""
    return [
        choice(
            f"{pack.name}{_BETWEEN}{mode.name}",
            partial(_mode_words, pack, mode.name, is_alone=len(packs) == 1),
        )
        for pack in packs.values()
        for mode in pack.setup.modes
    ][:MOST_CHOICES]


def _mode_words(pack: GamePack, mode: str, texts: Texts, *, is_alone: bool) -> str:
    words = game_choice_words(pack.screens, "mode", mode, texts)
    return words if is_alone else clip(f"{pack.screens.title(texts)}: {words}", LONGEST_CHOICE)


def mode_chosen(packs: Packs, value: str | None) -> tuple[str, str]:
    """The game and the mode behind a choice; both empty for the usual ones."""
    if not value:
        usual = next(iter(packs.values()))
        paired = next((mode.name for mode in usual.setup.modes if mode.is_paired), "")
        return "", paired
    game, _, mode = value.rpartition(_BETWEEN)
    return game, mode


def setup_options(packs: Packs) -> dict[str, tuple[GamePack, ...]]:
    """What else is chosen for matches, by its name, with the games it belongs to."""
    found: dict[str, tuple[GamePack, ...]] = {}
    for pack in packs.values():
        for option in pack.setup.options:
            found[option.name] = (*found.get(option.name, ()), pack)
    return found


def option_choices(packs: Packs, name: str) -> Choices:
    """Every choice of an option, each once."""
    found: dict[str, app_commands.Choice[str]] = {}
    for pack in setup_options(packs)[name]:
        for option in pack.setup.options:
            for value in option.choices if option.name == name else ():
                words = partial(game_choice_words, pack.screens, name, value)
                found.setdefault(value, choice(value, words))
    return list(found.values())


def preset_choices(pack: GamePack, mode: str = "") -> Choices:
    """What a seat can have chosen beforehand in a mode (the usual one if empty), with a word on each."""
    presets = pack.setup.presets_for(mode or pack.setup.modes[0].name)
    return [choice(one.name, partial(_preset_words, pack, one.name)) for one in presets[:MOST_CHOICES]]


def _preset_words(pack: GamePack, preset: str, texts: Texts) -> str:
    name, words = pack.screens.preset_words(preset, texts)
    return clip(f"{name}: {words}" if words else name, LONGEST_CHOICE)


def suggested_choices(packs: Packs, mode: str | None, typed: str, reader: Texts) -> Choices:
    """What can be chosen for matches of a mode, each behind what is typed already."""
    game, name = mode_chosen(packs, mode)
    pack = packs[game] if game else next(iter(packs.values()))
    texts = pack.screens.own_texts(reader)
    *before, last = typed.split(",")
    kept = [part.strip() for part in before if part.strip()]
    taken = {part.partition(":")[0].strip() for part in kept}
    found: Choices = []
    for option in pack.setup.options_for(name):
        called = option_name(option.name, texts) or option.name
        for one in option.choices if option.name not in taken else ():
            words = f"{called}: {game_choice_words(pack.screens, option.name, one, texts)}"
            value = f"{option.name}: {one}"
            if last.strip().casefold() in f"{words} {value}".casefold():
                shown, whole = ", ".join((*kept, words)), ", ".join((*kept, value))
                found.append(app_commands.Choice(name=clip(shown, LONGEST_CHOICE), value=whole))
    return [one for one in found if len(one.value) <= LONGEST_CHOICE][:MOST_CHOICES]


def game_choices(packs: Packs) -> Choices:
    """The games, where there is more than one to choose from."""
    if len(packs) == 1:
        return []
    return [choice(name, pack.screens.title) for name, pack in packs.items()]


def callback_signature(kinds: Mapping[str, object], required: Collection[str]) -> inspect.Signature:
    """The signature of a command's callback that takes these options; None is what was left out."""
    first = inspect.Parameter(
        "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
    )
    options = [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=inspect.Parameter.empty if name in required else None,
            # Any: the library's own kinds of values are not types to the checker.
            annotation=kind if name in required else cast("Any", kind) | None,
        )
        for name, kind in kinds.items()
    ]
    return inspect.Signature([first, *options])


# Any: the library reads the options of a command from the signature of what it calls.
def add_options(callback: Any, names: Iterable[str]) -> None:
    """Give a callback a text option of each of these names, in place of its `**` argument."""
    signature = inspect.signature(callback)
    fixed_ones = [one for one in signature.parameters.values() if one.kind is not one.VAR_KEYWORD]
    more = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation="str | None")
        for name in names
    ]
    callback.__signature__ = signature.replace(parameters=[*fixed_ones, *more])
