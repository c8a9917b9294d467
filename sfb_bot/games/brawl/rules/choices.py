"""What an option of a question means, as small values that screens can label without knowing rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sfb_bot.games.brawl.rules.ids import NOBODY, ActionId, CardId, ChampionId, FigureId
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Option, value


@value
class OnHex:
    """A hex of the arena."""

    cell: Cell


@value
class OnPath:
    """A hex of the arena, reached by going through these figures."""

    cell: Cell
    through: tuple[FigureId, ...]


@value
class OnSeat:
    """A player at the table."""

    seat: int


@value
class OnArea:
    """A deployment area."""

    area: str


@value
class OnChampion:
    """A champion of the box (drafts)."""

    champion: ChampionId


@value
class OnOffer:
    """One of the two line-ups the other player has laid out (double draft)."""

    number: int
    champions: tuple[ChampionId, ...]


@value
class OnTeam:
    """A team that comes with the box, or no champions for one that is drawn (quick match)."""

    team: str
    champions: tuple[ChampionId, ...]


@value
class OnFigure:
    """A champion standing in this match, by its number."""

    figure: FigureId


@value
class OnCard:
    """A card of the asked seat's own hand or discard pile."""

    card: CardId


@value
class StandardChoice:
    """A standard action."""

    action: ActionId


@value
class OnCore:
    """One of the seat's own cores."""

    core: int


@value
class OnTargets:
    """A way to attack or use a skill: the figures hit and, for a pattern, the hexes it covers."""

    figures: tuple[FigureId, ...]
    cells: tuple[Cell, ...]


@value
class OnReaction:
    """A reaction card played for one of the targeted champions."""

    card: CardId
    defended: FigureId


@value
class HowMany:
    """A number."""

    number: int


@value
class Word:
    """A plain word such as stop, pass or end."""

    word: str


@value
class About:
    """What a question concerns: the card or standard action, the figure, and points or steps left.

    Where a reaction is asked for, `fatal` are the targets the blow would knock out without any.
    """

    card: str = ""
    figure: FigureId = NOBODY
    points: int = 0
    targets: tuple[FigureId, ...] = ()
    fatal: tuple[FigureId, ...] = ()


def pattern_numbers(options: Iterable[Option]) -> dict[str, int]:
    """The number of each pattern that covers several hexes, by the key of its option.

    Picture, menu and alt text all number patterns this way, so that "2" means the same in each.
    """
    patterns = [
        each for each in options if isinstance(each.payload, OnTargets) and len(each.payload.cells) > 1
    ]
    return {option.key: number for number, option in enumerate(patterns, 1)}


STOP: Final = Option("stop", Word("stop"))
PASS: Final = Option("pass", Word("pass"))
FREE: Final = Option("free", Word("free"))
USE: Final = Option("use", Word("use"))
END_TURN: Final = Option("end", Word("end"))
ANY_TEAM: Final = Option("random", OnTeam("random", ()))
SHOW_HAND: Final = Option("show", Word("show"))
NUMBERS: Final = tuple(Option(str(number), HowMany(number)) for number in range(64))
CORE_OPTIONS: Final = tuple(
    Option(name, OnCore(core)) for core, name in enumerate(("destruction", "creation", "manipulation"))
)
