"""`simulate --players`: computer players against each other, and clear refusals."""

from __future__ import annotations

import json
from typing import Any

from sfb_bot.computer import LEVEL_NAMED
from sfb_bot.games.simulation import Players, Presets
from tests.cli.program import bot, refused
from tests.shared_packs import shared_packs


def figures(*arguments: str, hash_seed: str = "0") -> dict[str, Any]:
    done = bot("simulate", *arguments, "--json", hash_seed=hash_seed)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_same_seed_gives_the_same_matches_under_every_hash_seed() -> None:
    found = [
        figures("--games", "2", "--players", "easy,beginner", hash_seed=seed) for seed in ("0", "1", "4242")
    ]
    for each in found:
        del each["decisions_per_second"]
    assert found[0] == found[1] == found[2]
    assert found[0]["players"] == "easy,beginner"
    assert list(found[0]["winners_by_level"]) == ["easy", "beginner"]
    assert sum(found[0]["winners_by_level"].values()) == 2


def test_one_level_for_all_four_seats_with_a_draft_and_a_balance() -> None:
    found = figures(
        *("--games", "1", "--players", "beginner", "--pick-teams", "--balance"),
        *("--mode", "teams", "--draft", "tournament"),
    )
    assert found["winners_by_level"] == {"beginner": 1}
    assert found["balance"]["matches"] == 1


def test_a_level_against_random_answers() -> None:
    found = figures("--games", "4", "--players", "normal,random")
    assert found["winners_by_level"] == {"normal": 4, "random": 0}


def test_levels_that_do_not_exist_are_refused_with_those_that_do() -> None:
    said = refused("simulate", "--players", "genius")
    assert "'genius'" in said
    assert "beginner, easy, normal, hard, master" in said


def test_as_many_levels_as_sides_or_one() -> None:
    assert "2, one for each side" in refused("simulate", "--players", "easy,easy,easy")


def test_presets_change_sides_and_both_levels_play_each() -> None:
    found = figures(
        *("--games", "4", "--players", "easy,beginner", "--presets", "shield_wall,sharp_eyes", "--balance")
    )
    assert found["presets"] == "shield_wall,sharp_eyes"
    assert list(found["winners_by_preset"]) == ["shield_wall", "sharp_eyes"]
    assert sum(found["winners_by_preset"].values()) == 4
    champions = found["balance"]["champions"]
    played = {name: row["matches"] for name, row in champions.items() if row["matches"]}
    assert played == dict.fromkeys(("dugrun", "goldarr", "kilgore", "deryn", "gwaien", "sulka"), 4)


def test_in_four_matches_every_level_has_every_preset_on_every_side() -> None:
    pack = shared_packs()["brawl"]
    assert pack.computer is not None
    players = Players((LEVEL_NAMED["easy"], LEVEL_NAMED["normal"]), pack.computer)
    presets = Presets(pack.setup, ("shield_wall", "headhunters"), levels=2)
    had = {(side, players.at(side, n), presets.at(side, n)) for side in (0, 1) for n in range(4)}
    assert len(had) == 8


def test_presets_that_make_no_sense_are_refused_with_those_that_do() -> None:
    said = refused("simulate", "--presets", "shield_wall,stone_wall")
    assert "'stone_wall'" in said
    assert "shield_wall, sharp_eyes, headhunters" in said
    assert "name 2, one for each side" in refused("simulate", "--presets", "shield_wall")
    assert "none for --mode teams" in refused(
        "simulate", "--presets", "shield_wall,sharp_eyes", "--mode", "teams"
    )
