"""Champions of the Rift as a pack."""

from __future__ import annotations

from functools import cache
from typing import Final

from sfb_bot.card_files.translations import translated
from sfb_bot.games.pack import GamePack, LookupKind, edition_of
from sfb_bot.games.rift.cards.card_files import content_from, read_box
from sfb_bot.games.rift.computer import RiftMind
from sfb_bot.games.rift.computer.puzzles import rift_puzzles
from sfb_bot.games.rift.pictures.kinds import RiftPictures
from sfb_bot.games.rift.positions import RiftPositions
from sfb_bot.games.rift.practice import rift_practice
from sfb_bot.games.rift.rules.model import MODE_NAME, SEATS
from sfb_bot.games.rift.rules.notation import parse_line
from sfb_bot.games.rift.rules.rules import Rift
from sfb_bot.games.rift.rules.views import PublicView
from sfb_bot.games.rift.screens import RiftScreens
from sfb_bot.games.rift.simulation import RiftSimulation
from sfb_bot.kernel import Json, Mode, SetupForm, SetupOption, TableError

LOOKUPS: Final = (
    LookupKind("card", "card", "card.all"),
    LookupKind("rule", "rules", "rule.start"),
)
SETUP: Final = SetupForm(
    modes=(Mode(MODE_NAME, tuple((seat,) for seat in SEATS)),),
    options=(SetupOption("army", ("basic", "draft")),),
    quick=(("army", "basic"),),
)
# A position from the middle of a match, for those who have never seen the game.
EXAMPLE: Final = (
    "t9 turn=a main | a N5 air_elemental/1 N4 priestess N3 archer S5 goblin+blessing S4 pikeman deck=7 hand=2"
    " | b N6 medusa-curse N7 archer S6 storm_giant S7 imp deck=8 hand=3"
)


def rift_pack(document: Json = None, label: str = Rift.name) -> GamePack:
    """The game over the cards that come with the program, or over stored ones, under a label of their own."""
    document = _todays_box() if document is None else document
    content = content_from(translated(document, _todays_box()))
    rules = Rift(content, edition_of(document))
    mind = RiftMind(rules)
    example = _example(rules)
    return GamePack(
        name=Rift.name,
        rules=rules,
        screens=RiftScreens(content, label, example),
        pictures=RiftPictures(content, example),
        setup=SETUP,
        lookups=LOOKUPS,
        choices="card",
        simulation=RiftSimulation(content),
        positions=RiftPositions(content),
        content=document,
        remake=rift_pack,
        computer=mind,
        practice=rift_practice(rules),
        puzzle_making=rift_puzzles(mind),
    )


@cache
def _todays_box() -> Json:
    """Read once: every earlier edition is told in the words of this one."""
    return read_box()


def _example(rules: Rift) -> PublicView:
    """The example, or an empty board where the box no longer has its warriors."""
    try:
        state = parse_line(EXAMPLE, rules.content)
    except TableError:
        state = parse_line("t1 turn=a main | a | b", rules.content)
    return rules.public_view(state, None)
