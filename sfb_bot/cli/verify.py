"""`verify`: compares everything stored with what it follows from, for hosts who want to be sure."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sfb_bot.cli.environment import existing_database
from sfb_bot.cli.refusal import Refusal
from sfb_bot.games import load_games
from sfb_bot.games.editions import Editions
from sfb_bot.games.pack import GamePack, edition_of
from sfb_bot.leagues.seasons.recount import wrong_figures
from sfb_bot.leagues.seasons.verification import wrong_in_season, wrong_result
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.records import MatchId, SeasonId
from sfb_bot.matches.verification import Findings, compared
from sfb_bot.storage.location import Location, location_of
from sfb_bot.storage.tables import Tables


class NotAsStored(Refusal):
    """Something is wrong in the database; the process ends with exit code 1."""

    exit_code = 1


@dataclass(slots=True)
class Report:
    """What was found: a line for everything wrong, and for everything that cannot be compared any more."""

    matches: int = 0
    wrong_matches: int = 0
    wrong: list[str] = field(default_factory=list[str])
    notes: list[str] = field(default_factory=list[str])

    @property
    def summary(self) -> str:
        """The last line."""
        return f"{self.matches} matches, {self.matches - self.wrong_matches} as stored"


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """No arguments: the environment says where the database is."""
    del parser, words


def run(chosen: argparse.Namespace) -> None:
    """Compare everything; a line for each thing that does not fit."""
    del chosen
    database = existing_database(os.environ)
    report = asyncio.run(verify(database, load_games()))
    for line in (*report.notes, *report.wrong):
        print(line)
    print(report.summary)
    if report.wrong:
        raise NotAsStored(f"{len(report.wrong)} things in the database are not as they should be")


async def verify(database: Path | Location, packs: Mapping[str, GamePack]) -> Report:
    """Everything in a database against what it follows from; what cannot be read is named and passed over."""
    report = Report()
    async with location_of(database).open_read_only() as store:
        report.wrong += await store.missing_columns()
        if report.wrong:
            # Nothing can be read without them.
            return report
        report.wrong += await store.misplaced_rows()
        contents = await store.contents()
        report.wrong += _wrong_contents(contents, await store.unreadable_contents())
        editions = Editions(packs, contents)
        for match in await store.all_matches():
            found = await findings_about(store, editions, match)
            report.matches += 1
            report.wrong_matches += bool(found.wrong)
            report.wrong += [f"match {match}: {words}" for words in found.wrong]
            report.notes += [f"match {match}: {words}" for words in found.notes]
        for season in await store.all_seasons():
            report.wrong += [f"season {season}: {words}" for words in await _about_season(store, season)]
        report.wrong += await _about_figures(store, editions)
    return report


async def findings_about(store: Tables, editions: Editions, match: MatchId) -> Findings:
    """What is wrong with one stored match, and what cannot be compared."""
    try:
        archive = await store.archive(match)
        if archive is None:
            return Findings(["cannot be loaded"])
        found = await asyncio.to_thread(compared, editions, archive)
        found.wrong += await wrong_result(store, archive.record, found.run)
    except StoreBroken:
        raise
    except Exception as error:  # noqa: BLE001 - one match that cannot be read must not hide the others
        record = await store.match_record(match)
        if record is not None and record.broken and record.status == "over":
            return Findings(
                notes=[f"was ended by an organiser because it could not be read: {record.broken}"]
            )
        return Findings([f"cannot be read: {error}"])
    return found


def _wrong_contents(contents: Mapping[tuple[str, str], str], damaged: Sequence[tuple[str, str]]) -> list[str]:
    found = [f"content {edition} of {game!r} cannot be read" for game, edition in damaged]
    for (game, edition), text in contents.items():
        try:
            is_right = edition_of(json.loads(text)) == edition
        except ValueError:
            is_right = False
        if not is_right:
            found.append(f"content {edition} of {game!r} is not what it was")
    return found


async def _about_season(store: Tables, season: SeasonId) -> list[str]:
    try:
        return await wrong_in_season(store, season)
    except StoreBroken:
        raise
    except Exception as error:  # noqa: BLE001 - as with matches
        return [f"cannot be read: {error}"]


async def _about_figures(store: Tables, editions: Editions) -> list[str]:
    try:
        return await wrong_figures(store, editions.forms)
    except StoreBroken:
        raise
    except Exception as error:  # noqa: BLE001 - as with matches
        return [f"statistics cannot be counted again: {error}"]
