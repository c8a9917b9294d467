"""The toy game as a pack: the example of docs/ADDING_A_GAME.md."""

from __future__ import annotations

from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import SetupForm, SetupOption
from tests.games.toy.computer import ToyMind
from tests.games.toy.pictures.table import ToyPictures
from tests.games.toy.rules.model import GOALS, MODES
from tests.games.toy.rules.rules import Toy
from tests.games.toy.screens.game import ToyScreens


def toy_pack() -> GamePack:
    """A dice race for two, three or five, each for themselves."""
    rules = Toy()
    return GamePack(
        name=Toy.name,
        rules=rules,
        screens=ToyScreens(),
        pictures=ToyPictures(),
        setup=SetupForm(modes=MODES, options=(SetupOption("length", tuple(GOALS)),)),
        computer=ToyMind(rules),
    )
