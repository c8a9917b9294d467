"""`verify` names everything in a database that is not what it should follow from, and passes nothing over."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from sfb_bot.cli import main
from sfb_bot.cli.verify import Report, verify
from sfb_bot.games.brawl.rules.rules import Brawl
from tests.cli.stored_world import GAME, LIVE, LONG, SHORT, changing, copy_of
from tests.shared_packs import shared_packs

MATCHES = 9


def report_of(path: Path) -> Report:
    return asyncio.run(verify(path, shared_packs()))


Printed = pytest.CaptureFixture[str]


def verified(path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> tuple[int, str, str]:
    """Exit code, what was printed, and what was complained about."""
    monkeypatch.setenv("SFB_DATABASE", str(path))
    code = main(["verify"])
    printed = capsys.readouterr()
    assert "Traceback" not in printed.out + printed.err
    return code, printed.out, printed.err


def test_a_sound_database_is_as_stored(world: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    code, out, err = verified(world, monkeypatch, capsys)
    assert (code, out, err) == (0, f"{MATCHES} matches, {MATCHES} as stored\n", "")


# What is done to the file, and what is said about it.
DAMAGE = {
    "events emptied": (
        f"UPDATE entry SET events = '[]' WHERE match = {LONG} AND seq = 30",
        f"match {LONG}: the events of entry 30",
    ),
    "answer changed": (
        f"UPDATE entry SET entry = json_set(entry, '$[3]', 'A1') WHERE match = {LONG} AND seq = 30",
        f"match {LONG}: entry 30 does not fit",
    ),
    "entry lost": (
        f"DELETE FROM entry WHERE match = {LONG} AND seq = 12",
        f"match {LONG}: entries are missing: 12",
    ),
    "entry not JSON": (
        f"UPDATE entry SET entry = '[' WHERE match = {LONG} AND seq = 12",
        f"match {LONG}: cannot be read",
    ),
    "all entries lost": (
        f"DELETE FROM entry WHERE match = {SHORT}",
        f"match {SHORT}: entries are missing",
    ),
    "winner flipped": (
        f"UPDATE match_result SET winner = 1 - winner WHERE match = {LONG}",
        f"match {LONG}: its result is",
    ),
    "points changed": (
        f"UPDATE match_result SET points = '[4,4]' WHERE match = {SHORT}",
        f"match {SHORT}: its result is",
    ),
    "picks changed": (
        f"UPDATE match_result SET picks = '[]' WHERE match = {LONG}",
        f"match {LONG}: its result is",
    ),
    "result lost": (
        f"DELETE FROM match_result WHERE match = {SHORT}",
        f"match {SHORT}: its result is missing",
    ),
    "result not to count": (
        f"UPDATE match_result SET is_rated = 0 WHERE match = {SHORT}",
        f"match {SHORT}: it counts not for ratings",
    ),
    "result of a match under way": (
        "INSERT INTO match_result (match, winner, ending, points, sides, picks, bans, is_rated, number)"
        f" SELECT {LIVE}, winner, ending, points, sides, picks, bans, is_rated, 99"
        f" FROM match_result WHERE match = {SHORT}",
        f"match {LIVE}: it is not over, but there is a result",
    ),
    "results swapped": (
        f"UPDATE match_result SET number = 1000 + number WHERE match = {LONG}",
        "ended before match",
    ),
    "sides changed": (
        f"UPDATE seat SET side = 1 - side WHERE match = {LONG}",
        f"match {LONG}: a seat of it plays for another side",
    ),
    "somebody else sits there": (
        f"UPDATE seat SET user = 777 WHERE match = {LIVE} AND seat = 1",
        f"match {LIVE}: user 777 sits in seat 1",
    ),
    "somebody else plays for an entrant": (
        f"UPDATE seat SET user = 777 WHERE match = {GAME} AND seat = 0",
        f"match {GAME}: user 777 sits in seat 0",
    ),
    "seat lost": (
        f"DELETE FROM seat WHERE match = {LONG} AND seat = 1",
        f"match {LONG}: 2 seats belong in it",
    ),
    "over, it is said": (
        f"UPDATE match SET status = 'over' WHERE id = {LIVE}",
        f"match {LIVE}: its status is over, but by its journal it is not over",
    ),
    "not over, it is said": (
        f"UPDATE match SET status = 'paused' WHERE id = {SHORT}",
        f"match {SHORT}: its status is paused, but by its journal it is over",
    ),
    "ended at another time": (
        f"UPDATE match SET ended_at = ended_at + 5 WHERE id = {SHORT}",
        f"match {SHORT}: it ended at another moment",
    ),
    "opening emptied": (
        f"UPDATE match SET opening = '[]' WHERE id = {LIVE}",
        f"match {LIVE}: the events of its opening",
    ),
    "seed changed": (
        f"UPDATE match SET seed = 'another' WHERE id = {LIVE}",
        f"match {LIVE}: the checkpoint after entry 0",
    ),
    "settings changed": (
        f"UPDATE match SET setup = json_set(setup, '$.goal', 9) WHERE id = {SHORT}",
        f"match {SHORT}: the checkpoint after entry 0",
    ),
    "settings not JSON": (
        f"UPDATE match SET setup = 'x' WHERE id = {SHORT}",
        f"match {SHORT}: ",
    ),
    "entries miscounted": (
        f"UPDATE match SET seq = seq + 1 WHERE id = {SHORT}",
        f"match {SHORT}: entries are missing",
    ),
    "another server": (
        f"UPDATE match SET guild = 2 WHERE id = {LIVE}",
        f"match {LIVE}: it is of server 2",
    ),
    "another pace": (
        f"UPDATE match SET pace = json_set(pace, '$[1]', 1) WHERE id = {LIVE}",
        f"match {LIVE}: its pace",
    ),
    "more told than happened": (
        f"UPDATE match SET told_seq = 999 WHERE id = {LIVE}",
        f"match {LIVE}: the channel was told more",
    ),
    "something waits for a match that is over": (
        f"INSERT INTO standing_order VALUES ({LONG}, 0, 0, 'ask', '', 0)",
        f"match {LONG}: it is over, but something still waits",
    ),
    "an answer waits for nothing": (
        f"INSERT INTO held_answer VALUES ({LIVE}, 0, 1, '[]', 0)",
        f"match {LIVE}: an answer of seat 0 waits",
    ),
    "checkpoint damaged": (
        f"UPDATE checkpoint SET body = x'00' WHERE match = {LONG} AND seq = 0",
        f"match {LONG}: cannot be read",
    ),
    "checkpoint of another match": (
        f"UPDATE checkpoint SET body = (SELECT body FROM checkpoint WHERE match = {LIVE} AND seq ="
        f" 0) WHERE match = {LONG} AND seq = 0",
        f"match {LONG}: the checkpoint after entry 0 tells another state",
    ),
    "checkpoint lost": (
        f"DELETE FROM checkpoint WHERE match = {LONG} AND seq > 0",
        f"match {LONG}: the checkpoint of its end is missing",
    ),
    "match lost": (
        f"DELETE FROM match WHERE id = {SHORT}",
        f"match {SHORT} is missing",
    ),
    "match lost with all of it": (
        f"DELETE FROM entry WHERE match = {GAME}; DELETE FROM seat WHERE match = {GAME}; DELETE"
        f" FROM checkpoint WHERE match = {GAME}; DELETE FROM match_result WHERE match = {GAME};"
        f" DELETE FROM match WHERE id = {GAME}",
        f"match {GAME} is missing",
    ),
    "invitation lost": (
        "DELETE FROM lobby WHERE id = 1",
        "lobby 1 is missing",
    ),
    "invitation of another match": (
        f"UPDATE match SET lobby = 2 WHERE id = {LONG}",
        f"match {LONG}: its invitation 2 is not its own",
    ),
    "game of a pairing won by the other": (
        "UPDATE pairing_game SET winner = (SELECT home + away - winner FROM pairing WHERE"
        f" pairing.id = pairing_game.pairing) WHERE match = {GAME}",
        f"its winner is not that of match {GAME}",
    ),
    "points of a pairing changed": (
        f"UPDATE pairing_game SET home_score = 9 WHERE match = {GAME}",
        f"its points are not those of match {GAME}",
    ),
    "reason of a pairing changed": (
        f"UPDATE pairing_game SET reason = 'timeout' WHERE match = {GAME}",
        f"counts as timeout, but match {GAME}",
    ),
    "result of a pairing lost": (
        f"UPDATE pairing_game SET reason = NULL, winner = NULL, ended_at = NULL WHERE match = {GAME}",
        f"its match {GAME} is over, but its result is open",
    ),
    "game of a pairing lost": (
        f"DELETE FROM pairing_game WHERE match = {GAME}",
        f"match {GAME}: it came from no invitation",
    ),
    "pairing not decided": (
        "UPDATE pairing SET decided_at = NULL WHERE id = 1",
        "season 1: pairing 1: is decided, but stored otherwise",
    ),
    "final places changed": (
        "UPDATE season_finish SET place = 5 - place",
        "season 1: its final places",
    ),
    "statistics of a player": (
        "UPDATE stats_players SET won = won + 1",
        "figures of players",
    ),
    "statistics of matches lost": (
        "DELETE FROM stats_matches",
        "figures of matches",
    ),
    "statistics of choices": (
        "UPDATE stats_choices SET picked = picked + 1",
        "figures of choices",
    ),
    "statistics of own choices": (
        "DELETE FROM stats_own_choices",
        "figures of own_choices",
    ),
    "statistics of meetings": (
        "UPDATE stats_meetings SET lost = lost + 1",
        "figures of meetings",
    ),
    "ratings": (
        "UPDATE rating SET skill = skill + 1",
        "figures of ratings",
    ),
    "content damaged": (
        "UPDATE content SET body = x'00'",
        "cannot be read",
    ),
    "content lost": (
        "DELETE FROM content",
        "of 'brawl' is missing, with which 9 matches were played",
    ),
    "version of the rules": (
        f"UPDATE match SET rules_version = 7 WHERE id = {LONG}",
        f"match {LONG}: began with version 7",
    ),
    "marked as broken": (
        f"UPDATE match SET broken = 'x' WHERE id = {LONG}",
        f"match {LONG}: is marked as one that cannot be read",
    ),
    "column lost": (
        "ALTER TABLE match DROP COLUMN told_seq",
        "the column told_seq of the table match is missing",
    ),
    "table lost": (
        "DROP TABLE season_finish",
        "the table season_finish is missing",
    ),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_is_named(
    kind: str, world: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    sql, named = DAMAGE[kind]
    path = copy_of(world, tmp_path)
    with changing(path) as connection:
        for statement in sql.split(";"):
            connection.execute(statement)
    code, out, err = verified(path, monkeypatch, capsys)
    assert code == 1, out
    assert named in out
    assert err.startswith("sfb-bot: ")
    assert len(err.splitlines()) == 1


def test_a_match_that_cannot_be_read_does_not_hide_the_others(world: Path, tmp_path: Path) -> None:
    path = copy_of(world, tmp_path)
    with changing(path) as connection:
        connection.execute(f"UPDATE checkpoint SET body = x'00' WHERE match = {LONG}")
        connection.execute(f"UPDATE entry SET events = '[]' WHERE match = {LIVE} AND seq = 3")
    report = report_of(path)
    assert {line.partition(":")[0] for line in report.wrong} == {f"match {LONG}", f"match {LIVE}"}
    assert report.summary == f"{MATCHES} matches, {MATCHES - 2} as stored"


def test_a_match_of_older_rules_is_said_to_be_that_and_not_wrong(
    world: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    """The code has decided something differently since, and its version was raised."""
    path, today = copy_of(world, tmp_path), Brawl.version
    monkeypatch.setattr("sfb_bot.games.brawl.rules.rules.Brawl.version", Brawl.version + 1)
    assert report_of(path).notes == [], "what still plays the same is as stored"
    monkeypatch.setattr("sfb_bot.kernel.run.fingerprint", lambda _: "asked differently")
    code, out, _ = verified(path, monkeypatch, capsys)
    assert code == 0
    assert f"match {LONG}: was played with an earlier version of the rules (it began with {today}" in out
    monkeypatch.setattr("sfb_bot.games.brawl.rules.rules.Brawl.version", today)
    assert any(line.startswith(f"match {LONG}: entry 1 does not fit") for line in report_of(path).wrong)


def test_looking_changes_nothing(world: Path, tmp_path: Path) -> None:
    path = copy_of(world, tmp_path)
    with sqlite3.connect(path) as connection:
        before = list(connection.iterdump())
    report_of(path)
    with sqlite3.connect(path) as connection:
        assert list(connection.iterdump()) == before
