"""The toy game as a pack: the example of docs/ADDING_A_GAME.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sfb_bot.games.pack import GamePack, edition_of
from sfb_bot.kernel import FIRST_SEAT, MODE, Json, Preset, Seat, SetupForm, SetupOption
from tests.games.toy.cards.box_file import box_from, read_box
from tests.games.toy.computer import ToyMind
from tests.games.toy.pictures.table import ToyPictures
from tests.games.toy.practice import toy_practice
from tests.games.toy.rules.model import MODES
from tests.games.toy.rules.rules import Toy
from tests.games.toy.screens.game import ToyScreens


def toy_pack(document: Json = None, label: str = Toy.name) -> GamePack:
    """A dice race for two, three or five, each for themselves; over its file, or over stored content."""
    document = read_box() if document is None else document
    box = box_from(document)
    rules = Toy(box, edition_of(document))
    lengths = tuple(box.goals)
    start = rules.begin({MODE: MODES[0].name, "length": lengths[0], FIRST_SEAT: None}, "warm")
    return GamePack(
        name=Toy.name,
        rules=rules,
        screens=ToyScreens(label),
        pictures=ToyPictures(rules.public_view(start, None)),
        setup=SetupForm(
            modes=MODES,
            options=(SetupOption("length", lengths),),
            presets=(Preset("careful", ("safe",)), Preset("daring", ("bold",))),
            seated=_seated,
            quick=(("length", lengths[0]),),
        ),
        content=document,
        remake=toy_pack,
        computer=ToyMind(rules),
        practice=toy_practice(rules),
    )


def _seated(setup: Mapping[str, Any], seat: Seat, preset: Preset) -> dict[str, Any]:
    """The settings with a habit for a seat."""
    seats = next(mode.seats for mode in MODES if mode.name == setup[MODE])
    habits = list(setup.get("habits") or [""] * seats)
    (habits[seat],) = preset.choices
    return {**setup, "habits": habits}
