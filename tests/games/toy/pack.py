"""The toy game as a pack: the example of docs/ADDING_A_GAME.md."""

from __future__ import annotations

from sfb_bot.games.pack import GamePack, edition_of
from sfb_bot.kernel import FIRST_SEAT, MODE, Json, SetupForm, SetupOption
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
        setup=SetupForm(modes=MODES, options=(SetupOption("length", lengths),)),
        content=document,
        remake=toy_pack,
        computer=ToyMind(rules),
        practice=toy_practice(rules),
    )
