"""`simulate`: matches of any game, random or between computer players, counted."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from sfb_bot.cli.refusal import Refusal
from sfb_bot.computer import LEVEL_NAMED
from sfb_bot.games import GAMES
from sfb_bot.games.pack import GamePack
from sfb_bot.games.simulation import (
    RANDOM,
    Counting,
    PlainCounting,
    Players,
    Presets,
    Tally,
    match_seed,
    simulate_match,
)
from sfb_bot.kernel import MODE, Journal

MOST_GAMES = 1_000_000


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """What `simulate` takes; modes, options and the like are those of the game named in the words."""
    usual = next(iter(GAMES))
    named = _game_named(words)
    pack = GAMES[named if named in GAMES else usual]()
    parser.set_defaults(pack=pack)
    parser.add_argument("--game", choices=tuple(GAMES), default=usual, help=f"what is played ({usual})")
    parser.add_argument("--games", type=_count, default=100, metavar="N", help="how many matches (100)")
    parser.add_argument(
        "--seed", type=_seed, default="1", metavar="S", help="any text; same seed, same matches (1)"
    )
    modes = [mode.name for mode in pack.setup.modes]
    parser.add_argument("--mode", choices=modes, default=modes[0], help=f"the way to play ({modes[0]})")
    for option in pack.setup.options:
        parser.add_argument(
            f"--{option.name}", choices=option.choices, help=f"an option of {pack.name} ({option.default})"
        )
    names = ", ".join((RANDOM, *LEVEL_NAMED))
    parser.add_argument(
        "--players",
        metavar="A,B",
        help=f"who plays, changing sides from match to match: one or more of {names} ({RANDOM})",
    )
    parser.add_argument(
        "--pick-teams",
        action="store_true",
        help="let computer players choose their teams, which are random otherwise",
    )
    if pack.setup.presets:
        known = ", ".join(preset.name for preset in pack.setup.presets)
        parser.add_argument(
            "--presets", metavar="A,B", help=f"what each side has, changing sides as well: two of {known}"
        )
    for extra in pack.simulation.arguments if pack.simulation else ():
        if extra.value:
            parser.add_argument(f"--{extra.name}", metavar=extra.value, help=extra.about)
        else:
            parser.add_argument(f"--{extra.name}", action="store_const", const="", help=extra.about)
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="store the journal of the last match")


def _game_named(words: Sequence[str]) -> str:
    """The game the arguments are to be read for, before they are read."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    finder.add_argument("--game", nargs="?", default="")
    return finder.parse_known_args(words)[0].game or ""


def _count(text: str) -> int:
    if not text.isdigit() or not 1 <= int(text) <= MOST_GAMES:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {MOST_GAMES}")
    return int(text)


def _seed(text: str) -> str:
    # Bytes that are no characters arrive as half characters, which cannot be thrown dice with.
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise argparse.ArgumentTypeError("the seed is not a text") from error
    return text


def run(chosen: argparse.Namespace) -> None:
    """Play the matches and print the figures."""
    pack: GamePack = chosen.pack
    # What was not given stays at its default, which the form knows, and may depend on the mode.
    given = {option.name: vars(chosen)[option.name] for option in pack.setup.options}
    options = {name: choice for name, choice in given.items() if choice is not None}
    counting = _counting(pack, pack.setup.setup(chosen.mode, options), chosen)
    players = _players(pack, chosen)
    presets = _presets(pack, chosen, players)
    tally = Tally()
    journal = None
    started = time.perf_counter()
    for number in range(chosen.games):
        seed = match_seed(chosen.seed, number)
        journal = simulate_match(pack.rules, seed, tally, counting, players, presets)
    speed = round(tally.decisions / (time.perf_counter() - started))
    if chosen.journal is not None and journal is not None:
        _store(journal, chosen.journal)
    known = {
        option.name: options.get(option.name, option.default)
        for option in pack.setup.options_for(chosen.mode)
    }
    who = {"players": chosen.players} if players else {}
    who |= {"presets": chosen.presets} if presets else {}
    settings = {"seed": chosen.seed, MODE: chosen.mode, **known, **who}
    # The speed is the only figure that is not a function of the arguments.
    figures = {**settings, **tally.to_json(), **counting.figures(), "decisions_per_second": speed}
    if chosen.json:
        print(json.dumps(figures | counting.report(), indent=2))
        return
    for name, value in figures.items():
        print(f"{name.replace('_', ' ')}: {_shown(value)}")
    if lines := counting.report_lines():
        print("", *lines, _played_by(chosen), sep="\n")


def _players(pack: GamePack, chosen: argparse.Namespace) -> Players | None:
    """Who plays, None for random answers alone; Refusal for a level that does not exist."""
    names = [name.strip() for name in (chosen.players or RANDOM).split(",")]
    for name in names:
        if name != RANDOM and name not in LEVEL_NAMED:
            known = ", ".join((RANDOM, *LEVEL_NAMED))
            raise Refusal(f"--players: there is no level {name!r}; there are {known}")
    if set(names) == {RANDOM}:
        return None
    if pack.computer is None:
        raise Refusal(f"--players: {pack.name} has no computer players yet")
    sides = max(len(mode.sides) for mode in pack.setup.modes if mode.name == chosen.mode)
    if len(names) not in (1, sides):
        raise Refusal(f"--players: name one level for all, or {sides}, one for each side")
    return Players(tuple(LEVEL_NAMED.get(name) for name in names), pack.computer, chosen.pick_teams)


def _presets(pack: GamePack, chosen: argparse.Namespace, players: Players | None) -> Presets | None:
    """What the sides have from the start, None for nothing; Refusal for a preset that does not exist."""
    if not pack.setup.presets or not chosen.presets:
        return None
    names = [name.strip() for name in chosen.presets.split(",")]
    known = [preset.name for preset in pack.setup.presets_for(chosen.mode)]
    if not known:
        raise Refusal(f"--presets: there are none for --mode {chosen.mode}")
    for name in names:
        if name not in known:
            raise Refusal(f"--presets: there is no preset {name!r}; there are {', '.join(known)}")
    sides = len(pack.setup.mode(chosen.mode).sides)
    if len(names) != sides:
        raise Refusal(f"--presets: name {sides}, one for each side")
    return Presets(pack.setup, tuple(names), len(players.levels) if players else 1)


def _played_by(chosen: argparse.Namespace) -> str:
    """What rates are worth depends on who played."""
    if not chosen.players:
        return "Answers are random: nobody plays to win."
    teams = "chosen by them" if chosen.pick_teams else "random"
    if chosen.pack.setup.presets and chosen.presets:
        teams = chosen.presets
    return f"Played by computer players ({chosen.players}); teams are {teams}."


def _counting(pack: GamePack, setup: dict[str, object], chosen: argparse.Namespace) -> Counting:
    if pack.simulation is None:
        return PlainCounting(setup)
    words = vars(chosen)
    names = [extra.name for extra in pack.simulation.arguments]
    return pack.simulation.begin(setup, {name: words[name] for name in names if words[name] is not None})


def _store(journal: Journal, target: Path) -> None:
    try:
        target.write_text(journal.to_text(), encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{target} cannot be written: {error.strerror}") from error


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {amount}" for name, amount in cast("dict[str, float]", value).items())
    return str(value)
