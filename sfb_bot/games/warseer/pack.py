"""Legends of Signum 2: Warseer as a pack."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from sfb_bot.card_files.translations import translated
from sfb_bot.games.pack import GamePack, LookupKind, edition_of
from sfb_bot.games.warseer.cards.card_files import content_from, read_box
from sfb_bot.games.warseer.computer import WarseerMind
from sfb_bot.games.warseer.pictures.kinds import WarseerPictures
from sfb_bot.games.warseer.positions import WarseerPositions
from sfb_bot.games.warseer.practice import warseer_practice
from sfb_bot.games.warseer.rules.content import Content
from sfb_bot.games.warseer.rules.modes import MODES
from sfb_bot.games.warseer.rules.notation import parse_line
from sfb_bot.games.warseer.rules.rules import Warseer
from sfb_bot.games.warseer.rules.views import PublicView
from sfb_bot.games.warseer.screens import WarseerScreens
from sfb_bot.games.warseer.simulation import WarseerSimulation
from sfb_bot.kernel import MODE, Json, Preset, Seat, SetupForm, SetupOption, TableError

LOOKUPS: Final = (
    LookupKind("card", "card", "card.all"),
    LookupKind("hero", "hero", "card.all"),
    LookupKind("rule", "rules", "rule.start"),
)
# A map that chance decides.
RANDOM: Final = "random"
# A position from the middle of a match, for those who have never seen the game.
EXAMPLE: Final = (
    "t9 turn=a main map=broken_meadow | a hero=queen_zenobia influence=4 points=3 hand=4"
    " queen_zenobia@C3/2 griffin_fledgling@E5 wall_bearer@D4/1 legion_recruit@C2"
    " | b hero=tarvo_quill influence=2 points=2 hand=3"
    " tarvo_quill@G7 gutter_knife@F5/1+stun dock_duellist@F6 pit_hound@D6 dragon_whelp@H7"
)


def warseer_pack(document: Json = None, label: str = Warseer.name) -> GamePack:
    """The game over the cards that come with the program, or over stored ones, under a label of their own."""
    document = _todays_box() if document is None else document
    content = content_from(translated(document, _todays_box()))
    rules = Warseer(content, edition_of(document))
    example = _example(rules)
    return GamePack(
        name=Warseer.name,
        rules=rules,
        screens=WarseerScreens(content, label, example),
        pictures=WarseerPictures(content, example),
        setup=setup_form(content),
        lookups=LOOKUPS,
        choices="hero",
        simulation=WarseerSimulation(content),
        positions=WarseerPositions(rules.tables),
        content=document,
        remake=warseer_pack,
        computer=WarseerMind(rules),
        practice=warseer_practice(rules),
    )


def setup_form(content: Content) -> SetupForm:
    """Modes, how long, which map, what else lies on it; heroes that are chosen already."""
    # A tournament says by itself how its matches are played.
    battles = tuple(mode.name for mode in MODES.values() if not (mode.is_skirmish or mode.matches))
    single = tuple(mode.name for mode in MODES.values() if not mode.matches)
    skirmishes = tuple(mode.name for mode in MODES.values() if mode.is_skirmish)
    return SetupForm(
        modes=tuple(mode.form for mode in MODES.values()),
        options=(
            SetupOption("length", ("quick", "full"), battles),
            SetupOption("map", (RANDOM, *_maps(content, 2)), _modes_for(2)),
            SetupOption("large_map", (RANDOM, *_maps(content, 4)), _modes_for(4)),
            SetupOption("picks", ("sealed", "random")),
            SetupOption("camps", ("own", "suggested"), single),
            SetupOption("terrain", ("plain", "unique")),
            SetupOption("sight", ("terrain", "figures")),
            SetupOption("minions", ("effects", "bought"), skirmishes),
        ),
        settings=_settings,
        presets=tuple(Preset(hero.id, (hero.id,)) for hero in content.heroes),
        seated=_seated,
        quick=(("length", "quick"), ("picks", "random"), ("camps", "suggested")),
    )


def _maps(content: Content, players: int) -> tuple[str, ...]:
    return tuple(each.id for each in content.maps.values() if each.players == players)


def _modes_for(players: int) -> tuple[str, ...]:
    fitting = [mode for mode in MODES.values() if mode.players_of_map == players and not mode.matches]
    return tuple(mode.name for mode in fitting)


# Any: settings are JSON values.
def _settings(mode: str, chosen: Mapping[str, str]) -> dict[str, Any]:
    """What the rules take; three players have one map, so there is nothing to choose."""
    rest = {name: choice for name, choice in chosen.items() if name not in ("map", "large_map")}
    found = chosen.get("map") or chosen.get("large_map") or RANDOM
    return {MODE: mode, **rest, "map": None if found == RANDOM else found}


def _seated(setup: Mapping[str, Any], seat: Seat, preset: Preset) -> dict[str, Any]:
    """The settings with a hero for a seat."""
    seats = MODES[str(setup[MODE])].seats
    heroes = list(setup.get("heroes") or [""] * seats)
    heroes[seat] = preset.choices[0]
    return {**setup, "heroes": heroes}


@cache
def _todays_box() -> Json:
    """Read once: every earlier edition is told in the words of this one."""
    return read_box()


def _example(rules: Warseer) -> PublicView:
    """The example, or two heroes alone where the box no longer has its creatures."""
    try:
        state = parse_line(EXAMPLE, rules.tables)
    except TableError:
        state = parse_line("t1 turn=a main | a | b", rules.tables)
    return rules.public_view(state, None)
