"""Statistics are kept as matches end: a look reads few rows, and counting anew gives the same."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.kernel import Word
from sfb_bot.leagues.seasons.actions import Finish
from sfb_bot.leagues.seasons.figures import Record
from sfb_bot.leagues.seasons.recount import wrong_figures
from sfb_bot.leagues.seasons.tally import Figures
from sfb_bot.matches.records import ChannelId, GuildId, MatchId, UserId
from sfb_bot.storage import SqliteStore
from sfb_bot.storage.sqlite.connection import Connection, Statement
from tests.leagues.seasons.season_house import FORMS, SeasonHouse, players, season_house
from tests.matches.house import GUILD

ANNA, BORIS, CLEO, DORA = players(4)
DATABASE = "sfb.sqlite3"


async def decided(h: SeasonHouse, loser: UserId, channel: int = 10) -> MatchId:
    """A match of Anna against Boris that one of them gives up."""
    match = await h.house.match(channel=ChannelId(channel))
    await h.app.matches.say(match, loser, Word.CONCEDE, h.house.press())
    return match


async def some_history(h: SeasonHouse) -> None:
    """A finished season of four, and a match besides."""
    season = await h.started(4)
    for _ in range(3):
        await h.play_round(season)
    await decided(h, ANNA)


async def look_at_everything(h: SeasonHouse) -> None:
    statistics = h.leagues.statistics
    await statistics.player(GUILD, "brawl", ANNA)
    await statistics.head_to_head(GUILD, "brawl", ANNA, BORIS)
    await statistics.choices(GUILD, "brawl")
    (league,) = await h.leagues.leagues(GUILD)
    await statistics.league(league)
    await h.leagues.pairings_of(ANNA, GUILD)


def copy_matches(database: Path, times: int) -> None:
    """Every finished match this many times more, as if it had been played again on another day."""
    with closing(sqlite3.connect(database)) as file, file:
        columns = [row[1] for row in file.execute("PRAGMA table_info(match)") if row[1] != "id"]
        over = [row[0] for row in file.execute("SELECT id FROM match WHERE status = 'over'")]
        for match in over * times:
            named = ", ".join(columns)
            copied = file.execute(
                f"INSERT INTO match ({named}) SELECT {named} FROM match WHERE id = ?", (match,)
            )
            new = copied.lastrowid
            for table in ("seat", "match_result"):
                rest = [row[1] for row in file.execute(f"PRAGMA table_info({table})") if row[1] != "match"]
                given = [
                    "(SELECT max(number) + 1 FROM match_result)" if name == "number" else name
                    for name in rest
                ]
                file.execute(
                    f"INSERT INTO {table} (match, {', '.join(rest)})"
                    f" SELECT {new}, {', '.join(given)} FROM {table} WHERE match = {match}"
                )
        file.execute("INSERT INTO recount (guild, game, changes) VALUES (?, 'brawl', 1)", (GUILD,))


@contextmanager
def counting_rows(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The number of rows that each statement answers from now on."""
    counted: list[int] = []
    carry_out = Connection.carry_out

    async def counting(self: Connection, statements: Sequence[Statement]) -> list[list[sqlite3.Row]]:
        found = await carry_out(self, statements)
        counted.extend(map(len, found))
        return found

    with monkeypatch.context() as patch:
        patch.setattr(Connection, "carry_out", counting)
        yield counted


async def test_a_look_reads_as_much_after_five_hundred_matches_as_after_seven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with season_house(tmp_path, is_played=False) as h:
        await some_history(h)
        await look_at_everything(h)
        with counting_rows(monkeypatch) as few:
            await look_at_everything(h)
    copy_matches(tmp_path / DATABASE, 70)
    async with season_house(tmp_path, is_played=False) as h:
        await look_at_everything(h)
        assert (await h.leagues.statistics.player(GUILD, "brawl", ANNA)).record == Record(213, 0, 71)
        with counting_rows(monkeypatch) as many:
            await look_at_everything(h)
    # Two have met more often by now, and so their newest matches are one list longer: five in place of two.
    assert len(many) == len(few)
    assert sum(many) == sum(few) + 3


async def test_whoever_is_forgotten_is_in_no_figure(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        await some_history(h)
        before = await h.leagues.statistics.player(GUILD, "brawl", BORIS)
        choices = await h.leagues.statistics.choices(GUILD, "brawl")
        await h.store.forget(ANNA)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as file:
            tables = [row[0] for row in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
            known = [one for one in tables for row in file.execute(f"SELECT * FROM {one}") if ANNA in row]
        assert [one for one in known if one.startswith(("stats", "rating"))] == []
        nobody = await h.leagues.statistics.player(GUILD, "brawl", ANNA)
        assert (nobody.record, nobody.ratings, nobody.choices) == (Record(), (), ())
        assert (await h.leagues.statistics.head_to_head(GUILD, "brawl", BORIS, ANNA)).record == Record()
        # Others keep what they won and lost; strength is measured among those who are left.
        after = await h.leagues.statistics.player(GUILD, "brawl", BORIS)
        assert (after.record, after.points_made) == (before.record, before.points_made)
        assert [(mode, one.games) for mode, one in before.ratings] == [("duel", 4)]
        assert [(mode, one.games) for mode, one in after.ratings] == [("duel", 2)]
        assert await h.leagues.statistics.choices(GUILD, "brawl") == choices


async def test_a_corrected_result_is_counted_again(tmp_path: Path) -> None:
    async with season_house(tmp_path, is_played=False) as h:
        match = await decided(h, ANNA)
        (kept,) = await h.store.finished_matches(GUILD, "brawl")
        await h.store.save_result(match, replace(kept.summary, winner=0), "duel")
        assert (await h.leagues.statistics.player(GUILD, "brawl", ANNA)).record == Record(1, 0, 0)
        (rating, _) = await h.leagues.statistics.ratings(GUILD, "brawl", "duel")
        assert (rating.person, rating.won, rating.games) == (ANNA, 1, 1)


@pytest.mark.parametrize("deed", ["match", "forget"])
async def test_what_happens_while_everything_is_counted_again_counts_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    async with season_house(tmp_path) as h:
        await decided(h, ANNA)
        await h.store.forget(UserId(4711))
        with closing(sqlite3.connect(tmp_path / DATABASE)) as file, file:
            file.execute("INSERT INTO recount (guild, game, changes) VALUES (?, 'brawl', 1)", (GUILD,))
        save, tries = SqliteStore.save_recount, list[int]()

        async def late(store: SqliteStore, guild: GuildId, game: str, figures: Figures, owed: int) -> bool:
            if not tries:
                await (decided(h, ANNA, channel=11) if deed == "match" else h.store.forget(ANNA))
            tries.append(owed)
            return await save(store, guild, game, figures, owed)

        monkeypatch.setattr(SqliteStore, "save_recount", late)
        boris = await h.leagues.statistics.player(GUILD, "brawl", BORIS)
        assert len(tries) == 2
        assert boris.record.won == (2 if deed == "match" else 1)
        anna = await h.leagues.statistics.player(GUILD, "brawl", ANNA)
        assert anna.record.lost == (2 if deed == "match" else 0)


async def test_matches_that_end_in_the_same_second_are_rated_in_the_order_they_ended(tmp_path: Path) -> None:
    """Ratings differ by the order; the numbers of the matches and the clock do not tell it."""
    async with season_house(tmp_path) as h:
        first = await h.house.match(channel=ChannelId(11))
        await decided(h, ANNA, channel=12)
        await decided(h, ANNA, channel=13)
        await h.app.matches.say(first, BORIS, Word.CONCEDE, h.house.press())
        ended = [one.match for one in await h.store.finished_matches(GUILD, "brawl")]
        assert ended[-1] == first
        assert await wrong_figures(h.store, FORMS) == []


async def test_wrong_figures_are_found(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        await decided(h, ANNA)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as file, file:
            file.execute("UPDATE stats_players SET won = won + 1 WHERE user = ?", (ANNA,))
            file.execute("UPDATE rating SET skill = 30")
        assert await wrong_figures(h.store, FORMS) == [
            f"server {GUILD}, brawl: 1 figures of players are not what the matches add up to",
            f"server {GUILD}, brawl: 2 figures of ratings are not what the matches add up to",
        ]
        with closing(sqlite3.connect(tmp_path / DATABASE)) as file, file:
            file.execute("INSERT INTO recount (guild, game, changes) VALUES (?, 'brawl', 1)", (GUILD,))
        assert await wrong_figures(h.store, FORMS) == []
        await h.leagues.statistics.player(GUILD, "brawl", ANNA)
        assert await h.store.owed_recount(GUILD, "brawl") is None


async def test_final_places_are_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2)
        await h.wins(season, BORIS)
        other, empty = await h.started(4), await h.started(2)
        await h.wins(other, ANNA)
        await h.act(other, Finish())
        # Where nothing was played nobody has won, however often somebody looks.
        await h.act(empty, Finish())
        # A season that an organiser ends is won by whoever leads the table.
        views = [await h.view(one) for one in (season, other, empty)]
        winners = [view.entrant(view.champion).users for view in views if view.champion is not None]
        assert winners == [(BORIS,), (ANNA,)]
        await h.leagues.statistics.player(GUILD, "brawl", BORIS)
        with monkeypatch.context() as without:
            # No season can be loaded any more.
            without.setattr(SqliteStore, "load_season", None)
            found = [await h.leagues.statistics.player(GUILD, "brawl", one) for one in (ANNA, BORIS)]
        assert [[one.id for one in each.titles] for each in found] == [[other], [season]]
        assert [[one.id for one in each.seasons] for each in found] == [[empty, other, season]] * 2
