"""Codex as a pack."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from sfb_bot.card_files.translations import translated
from sfb_bot.games.codex.cards.card_files import content_from, read_box
from sfb_bot.games.codex.computer import CodexMind
from sfb_bot.games.codex.pictures.kinds import CodexPictures
from sfb_bot.games.codex.positions import CodexPositions
from sfb_bot.games.codex.practice import codex_practice
from sfb_bot.games.codex.rules.codec import HERO_COUNTS, PICK_WAYS
from sfb_bot.games.codex.rules.content import Content
from sfb_bot.games.codex.rules.model import SIDES
from sfb_bot.games.codex.rules.notation import parse_line
from sfb_bot.games.codex.rules.rules import Codex
from sfb_bot.games.codex.rules.views import PublicView
from sfb_bot.games.codex.screens import CodexScreens
from sfb_bot.games.codex.screens.teams import teams_of
from sfb_bot.games.codex.simulation import CodexSimulation
from sfb_bot.games.pack import GamePack, LookupKind, edition_of
from sfb_bot.kernel import Json, Mode, Preset, Seat, SetupForm, SetupOption, SetupRefused, TableError

LOOKUPS: Final = (
    LookupKind("card", "card", "card.all"),
    LookupKind("rule", "rules", "rule.start"),
)
# A position from the middle of a match, for those who have never seen the game.
EXAMPLE: Final = (
    "t9 turn=a main | a gold=4 workers=8 heroes=captain_zane,drakk_ramhorn,jaina_stormborne hand=4 base/3"
    " tech1 tower captain_zane^4 gunpoint_taxman firebat/1 nautical_dog | b gold=2 workers=9"
    " heroes=calamandra_moss,argagarg_garg,master_midori hand=3 base/5 tech1 calamandra_moss@2^3 centaur@1"
    " huntress@5 young_treant playful_panda ironbark_treant tiger_cub merfolk_prospector"
)


def codex_pack(document: Json = None, label: str = Codex.name) -> GamePack:
    """The game over the cards that come with the program, or over stored ones, under a label of their own."""
    document = _todays_box() if document is None else document
    content = content_from(translated(document, _todays_box()))
    rules = Codex(content, edition_of(document))
    mind = CodexMind(rules)
    example = _example(rules)
    return GamePack(
        name=Codex.name,
        rules=rules,
        screens=CodexScreens(content, label, example),
        pictures=CodexPictures(content, example),
        setup=setup_form(content),
        lookups=LOOKUPS,
        choices="card",
        simulation=CodexSimulation(content),
        positions=CodexPositions(content),
        content=document,
        remake=codex_pack,
        computer=mind,
        practice=codex_practice(rules),
    )


def setup_form(content: Content) -> SetupForm:
    """Modes, how many heroes everybody has and how they are chosen; teams that are chosen already."""
    return SetupForm(
        modes=tuple(Mode(name, sides) for name, sides in SIDES.items()),
        options=(
            # Three heroes are the standard game; with one it is learnt.
            SetupOption("heroes", tuple(reversed(HERO_COUNTS))),
            SetupOption("picks", PICK_WAYS),
        ),
        presets=tuple(Preset(name, heroes) for name, heroes in teams_of(content).items()),
        seated=_seated,
        quick=(("heroes", "one"), ("picks", "random")),
    )


# Any: settings are JSON values.
def _seated(setup: Mapping[str, Any], seat: Seat, preset: Preset) -> dict[str, Any]:
    """The settings with a team for a seat.

    Everybody has the same number of heroes: with a team of one the match is for one hero each, and of a
    larger team that plays in such a match the first hero comes.
    """
    if setup["picks"] == "draft":
        raise SetupRefused("in a draft heroes are picked by turns", rule="drafted")
    seats = sum(len(side) for side in SIDES[setup["mode"]])
    chosen: list[list[str]] = [list(heroes) for heroes in setup.get("chosen") or ["" for _ in range(seats)]]
    chosen[seat] = list(preset.choices)
    count = min(HERO_COUNTS[setup["heroes"]], len(preset.choices))
    name = next(name for name, number in HERO_COUNTS.items() if number == count)
    return {**setup, "heroes": name, "chosen": [heroes[:count] for heroes in chosen]}


@cache
def _todays_box() -> Json:
    """Read once: every earlier edition is told in the words of this one."""
    return read_box()


def _example(rules: Codex) -> PublicView:
    """The example, or two empty sides where the box no longer has its cards."""
    try:
        state = parse_line(EXAMPLE, rules.content)
    except TableError:
        state = parse_line("t1 turn=a main | a | b", rules.content)
    return rules.public_view(state, None)
