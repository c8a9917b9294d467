"""Options of commands that are made from the forms of the games: modes, and what else is chosen."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from typing import Any, Final

from discord import app_commands

from sfb_bot.discord_ui.commands.descriptions import Choices
from sfb_bot.games.pack import GamePack
from sfb_bot.locale import Texts

_ENGLISH: Final = Texts("en")
# Between the game and the mode where there is more than one game to choose from.
_BETWEEN: Final = "/"

Packs = Mapping[str, GamePack]


def mode_choices(packs: Packs) -> Choices:
    """The modes a league can be played in, of all games."""
    return [
        app_commands.Choice(
            name=_mode_words(pack, mode.name, is_alone=len(packs) == 1),
            value=mode.name if len(packs) == 1 else f"{pack.name}{_BETWEEN}{mode.name}",
        )
        for pack in packs.values()
        for mode in pack.setup.modes
        if mode.is_paired
    ]


def _mode_words(pack: GamePack, mode: str, *, is_alone: bool) -> str:
    words = pack.screens.own_texts(_ENGLISH).say(f"choice-mode-{mode}")
    return words if is_alone else f"{pack.name}: {words}"


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
    found: dict[str, str] = {}
    for pack in setup_options(packs)[name]:
        texts = pack.screens.own_texts(_ENGLISH)
        for option in pack.setup.options:
            for choice in option.choices if option.name == name else ():
                found.setdefault(choice, texts.say(f"choice-{name}-{choice}"))
    return [app_commands.Choice(name=words, value=choice) for choice, words in found.items()]


def game_choices(packs: Packs) -> Choices:
    """The games, where there is more than one to choose from."""
    if len(packs) == 1:
        return []
    return [app_commands.Choice(name=name, value=name) for name in packs]


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
