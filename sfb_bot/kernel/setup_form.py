"""What can be agreed before a match, as data from which commands, invitations and leagues are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from sfb_bot.kernel.decisions import Seat
from sfb_bot.kernel.errors import SetupRefused

# The setting under which every game keeps the name of its mode; a stored match without it is of the first.
MODE: Final = "mode"


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play: how many seats there are, and who plays with whom."""

    name: str
    sides: tuple[tuple[Seat, ...], ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return sum(len(side) for side in self.sides)

    @property
    def has_partners(self) -> bool:
        """Whether anybody plays together with somebody."""
        return self.seats > len(self.sides)

    @property
    def is_paired(self) -> bool:
        """Whether one side plays against one other of the same size: what a league can pair."""
        return len(self.sides) == 2 and len({len(side) for side in self.sides}) == 1


@dataclass(frozen=True, slots=True)
class SetupOption:
    """Something to choose for a match, by the names of its choices; the first one is the default.

    `modes` are the ways to play it is for, empty for all of them.
    """

    name: str
    choices: tuple[str, ...]
    modes: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        """What holds where nothing was chosen."""
        return self.choices[0]


@dataclass(frozen=True, slots=True)
class Preset:
    """What one seat would choose in a match, chosen beforehand under a name: such as a team for beginners.

    `modes` are the ways to play it is for, empty for all of them.
    """

    name: str
    choices: tuple[str, ...]
    modes: tuple[str, ...] = ()


# Settings with the choices of a preset for one seat. Any: settings are JSON values.
Seated: TypeAlias = Callable[[Mapping[str, Any], Seat, Preset], dict[str, Any]]


def _plain(mode: str, chosen: Mapping[str, str]) -> dict[str, Any]:
    return {MODE: mode, **chosen}


@dataclass(frozen=True, slots=True)
class SetupForm:
    """The modes of a game, the first one the usual, and what else is chosen for a match.

    `settings` makes what the rules take of a mode and the choices; without one that is just those. `presets`
    are what a seat can have chosen beforehand, `seated` puts one of them into settings. `quick` are the
    choices with which a match in the usual mode begins soonest, for those who play for the first time.
    """

    modes: tuple[Mode, ...]
    options: tuple[SetupOption, ...] = ()
    # Any: settings are JSON values; the game's rules read them strictly.
    settings: Callable[[str, Mapping[str, str]], dict[str, Any]] = _plain
    presets: tuple[Preset, ...] = ()
    seated: Seated | None = None
    quick: tuple[tuple[str, str], ...] = ()

    def mode(self, name: str) -> Mode:
        """The mode of that name; SetupRefused where there is none."""
        found = next((mode for mode in self.modes if mode.name == name), None)
        if found is None:
            raise SetupRefused(f"there is no mode {name!r}", rule="mode")
        return found

    def mode_of(self, setup: Mapping[str, Any]) -> Mode:
        """The mode of agreed settings."""
        return self.mode(self.mode_name(setup))

    def mode_name(self, setup: Mapping[str, Any]) -> str:
        """The name of the mode of agreed settings, also of one that is not played any more."""
        return str(setup.get(MODE, self.modes[0].name))

    def options_for(self, mode: str) -> tuple[SetupOption, ...]:
        """What can be chosen in a mode."""
        return tuple(option for option in self.options if not option.modes or mode in option.modes)

    def presets_for(self, mode: str) -> tuple[Preset, ...]:
        """What a seat can have chosen beforehand in a mode."""
        return tuple(preset for preset in self.presets if not preset.modes or mode in preset.modes)

    def with_presets(self, setup: Mapping[str, Any], chosen: Mapping[Seat, str]) -> dict[str, Any]:
        """Settings in which these seats have the choices of presets, by their names.

        SetupRefused for a preset that does not exist or is not for the mode of the settings.
        """
        mode = self.mode_of(setup)
        known = {preset.name: preset for preset in self.presets_for(mode.name)}
        result = dict(setup)
        for seat, name in chosen.items():
            if name not in known or self.seated is None:
                raise SetupRefused(f"{name!r} is no preset of mode {mode.name!r}", rule="preset")
            if seat not in range(mode.seats):
                raise SetupRefused(f"nobody sits on seat {seat}", rule="preset")
            result = self.seated(result, seat, known[name])
        return result

    def setup(self, mode: str = "", chosen: Mapping[str, str] | None = None) -> dict[str, Any]:
        """What the rules take for a mode (the usual one if empty) and these choices, defaults for the rest.

        SetupRefused for a mode, an option or a choice that does not exist.
        """
        wanted = self.mode(mode or self.modes[0].name).name
        known = {option.name: option for option in self.options_for(wanted)}
        given = dict(chosen or {})
        for name, choice in given.items():
            if name not in known:
                raise SetupRefused(f"{name!r} cannot be chosen in mode {wanted!r}", rule="option")
            if choice not in known[name].choices:
                raise SetupRefused(f"{choice!r} is no choice for {name!r}", rule="option")
        return self.settings(wanted, {name: given.get(name, o.default) for name, o in known.items()})
