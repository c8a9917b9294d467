"""Super Fantasy Brawl as a pack."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from sfb_bot.card_files.translations import translated
from sfb_bot.games.brawl.cards.card_files import content_from, read_box
from sfb_bot.games.brawl.computer import BrawlMind, brawl_puzzles
from sfb_bot.games.brawl.pictures.kinds import BrawlPictures
from sfb_bot.games.brawl.positions import BrawlPositions
from sfb_bot.games.brawl.practice import brawl_practice
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.model import DUEL, MODES, RANDOM_TEAM, SIDES
from sfb_bot.games.brawl.rules.notation import parse_line
from sfb_bot.games.brawl.rules.rules import Brawl, pool_settings
from sfb_bot.games.brawl.rules.views import PublicView
from sfb_bot.games.brawl.screens import BrawlScreens
from sfb_bot.games.brawl.simulation import BrawlSimulation
from sfb_bot.games.pack import GamePack, LookupKind, edition_of
from sfb_bot.kernel import MODE, Json, Mode, Preset, Seat, SetupForm, SetupOption

LOOKUPS = (
    LookupKind("card", "card", "champion.all"),
    LookupKind("champion", "champion", "champion.all"),
    LookupKind("rule", "rules", "rule.start"),
)


def brawl_pack(document: Json = None, label: str = Brawl.name) -> GamePack:
    """The game over the cards that come with the program, or over stored ones, under a label of their own."""
    document = _todays_box() if document is None else document
    content = content_from(translated(document, _todays_box()))
    rules = Brawl(content, edition_of(document))
    mind = BrawlMind(rules)
    sample = rules.public_view(parse_line("r1", content), None)
    return GamePack(
        name=Brawl.name,
        rules=rules,
        screens=BrawlScreens(content, label, _example(rules)),
        pictures=BrawlPictures(content, sample),
        setup=setup_form(content),
        lookups=LOOKUPS,
        choices="champion",
        simulation=BrawlSimulation(content),
        positions=BrawlPositions(content),
        content=document,
        remake=brawl_pack,
        computer=mind,
        practice=brawl_practice(rules),
        puzzle_making=brawl_puzzles(mind),
    )


@cache
def _todays_box() -> Json:
    """Read once: every earlier edition is told in the words of this one."""
    return read_box()


def _example(rules: Brawl) -> PublicView:
    """A position from the middle of a match between two teams of the box, or the first champions in it."""
    content = rules.content
    teams = [team.champions for team in content.teams.values()][:2]
    if len(teams) < len(SIDES):
        everybody = tuple(content.champions.values())
        teams = [tuple(champion.id for champion in everybody[start : start + 3]) for start in (0, 3)]
    one, two = (
        " ".join(f"{champion}@{place}" for champion, place in zip(team, places, strict=False))
        for team, places in zip(teams, (("D4/3", "C5", "E3"), ("F5/2", "G3", "E7")), strict=True)
    )
    track = ",".join(challenge for challenge in list(content.challenges)[:4])
    line = f"r3 turn=a vp=2-1 | a {one} cores=RYb | b {two} | track={track} | tokens=C4,D6,F3,G4"
    return rules.public_view(parse_line(line, content), None)


def setup_form(content: Content) -> SetupForm:
    """Modes and drafts; everybody chooses from all champions, up to the points of the mode."""
    drafts = tuple(dict.fromkeys(draft for mode in MODES.values() for draft in mode.roster_needed))
    return SetupForm(
        modes=tuple(Mode(mode.name, mode.sides) for mode in MODES.values()),
        options=(SetupOption("draft", drafts),),
        settings=partial(_settings, tuple(sorted(content.champions))),
        presets=_presets(content),
        seated=_seated,
        quick=(("draft", "quick"),) if content.teams else (),
    )


def _presets(content: Content) -> tuple[Preset, ...]:
    """The teams of the box, and beside them one that is drawn."""
    teams = {team.id: team.champions for team in content.teams.values()}
    drawn = {RANDOM_TEAM[0]: RANDOM_TEAM} if teams else {}
    return tuple(Preset(name, champions, (DUEL.name,)) for name, champions in {**teams, **drawn}.items())


def _settings(roster: tuple[str, ...], mode: str, chosen: Mapping[str, str]) -> dict[str, Any]:
    goals = {str(name): each.goal for name, each in MODES.items()}
    return {
        "roster": list(roster),
        "draft": chosen["draft"],
        "goal": goals[mode],
        MODE: mode,
        "questions": "few",
        **pool_settings(mode, chosen["draft"]),
    }


def _seated(setup: Mapping[str, Any], seat: Seat, preset: Preset) -> dict[str, Any]:
    """The settings with a team for a seat."""
    teams = list(setup.get("teams") or [[] for _ in DUEL.seats])
    teams[seat] = list(preset.choices)
    return {**setup, "teams": teams}
