"""The database of the earlier version opens, and everything in it stands where it stood."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sfb_bot.cli.verify import findings_about
from sfb_bot.games.brawl.rules.notation import print_line
from sfb_bot.games.editions import Editions
from sfb_bot.kernel import Journal, Seat
from sfb_bot.kernel.decisions import fingerprint
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.matches.records import GuildId, MatchId, SeasonId, UserId
from sfb_bot.storage import SqliteStore
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import Stage
from tests.games.brawl.kit.table import rules
from tests.shared_packs import shared_packs
from tests.upgrade.old_stage import FACTS, JOURNALS, MATCHES, SEASONS, Json, digest, old_database, old_stage


async def test_every_match_stands_as_it_stood(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        assert await here.shell.app.store.all_matches() == sorted(MATCHES)
        for match, fact in MATCHES.items():
            await _stands_as_it_stood(here, match, fact)
            await _waits_for_the_same(here, match, fact)
            await _offers_the_same(here, match, fact)
        blameless(here)


async def _stands_as_it_stood(here: Stage, match: int, fact: Json) -> None:
    async with here.shell.app.cache.hold(MatchId(match)) as live:
        run = live.run
        assert (run.seq, run.ask_no) == (fact["seq"], fact["ask_no"])
        assert print_line(run.state) == fact["position"]
        assert digest(live.rules.encode_state(run.state)) == fact["state_digest"]
        assert list(run.waiting_for) == fact["waiting_for"]
        assert list(run.sealed_for) == fact["sealed_for"]
        for question in fact["questions"]:
            decision = run.decision_for(Seat(question["seat"]))
            assert decision is not None
            assert decision.prompt == question["prompt"]
            assert [option.key for option in decision.options] == question["options"]
            assert list(decision.default) == question["default"]
            assert fingerprint(decision) == question["fingerprint"]
    record = await here.record(match)
    assert (record.status, record.paused_for) == (fact["status"], fact["paused_for"])
    assert record.setup == fact["setup"]
    seats = [(seat.seat, seat.user, seat.bank, seat.away_until) for seat in record.seats]
    assert seats == [(s["seat"], s["user"], s["bank"], s["away_until"]) for s in fact["seats"]]


async def _waits_for_the_same(here: Stage, match: int, fact: Json) -> None:
    """What has a time, and what waits for one."""
    store = here.shell.app.store
    deadlines = [(d.kind, d.due, d.seat, d.ask_no, d.note) for d in await store.deadlines_of(MatchId(match))]
    assert deadlines == [(d["kind"], d["due"], d["seat"], d["ask_no"], d["note"]) for d in fact["deadlines"]]
    loaded = await store.load_match(MatchId(match))
    assert loaded is not None
    held = [(h.seat, h.ask_no, list(h.keys), h.release_at) for h in loaded.held]
    assert held == [(h["seat"], h["ask_no"], h["keys"], h["release_at"]) for h in fact["held"]]
    orders = [(o.seat, o.kind, o.subject, o.turn_no) for o in loaded.orders]
    assert orders == [(o["seat"], o["kind"], o["subject"], o["turn_no"]) for o in fact["orders"]]


async def _offers_the_same(here: Stage, match: int, fact: Json) -> None:
    """What each player may do besides answering."""
    for seat, user in enumerate(fact["users"]):
        wanted = fact["looks"][str(seat)]
        look = await here.shell.app.matches.look(MatchId(match), UserId(user))
        assert look.can_undo == wanted["can_undo"]
        assert list(look.words) == wanted["words"]
        assert look.answer_by == wanted["answer_by"]
        assert look.team_note == wanted["team_note"]


async def test_every_match_replays_from_its_seed(tmp_path: Path) -> None:
    """Read as `verify` reads it, in a copy: the file itself is left as it is."""
    database = old_database(tmp_path)
    before = database.read_bytes()
    async with SqliteStore.open_read_only(database) as store:
        for match, fact in MATCHES.items():
            found = await findings_about(store, Editions(shared_packs(), {}), MatchId(match))
            assert found.wrong == found.notes == []
            record = await store.match_record(MatchId(match))
            assert record is not None
            run = AnyRun(rules(), rules().begin(record.setup, record.seed))
            run.apply_entries([stored.entry for stored in await store.entries(MatchId(match))])
            assert print_line(run.state) == fact["position"]
    assert database.read_bytes() == before


async def test_the_file_as_it_was_is_kept_beside_the_new_one(tmp_path: Path) -> None:
    database = old_database(tmp_path)
    async with SqliteStore.open(database):
        pass
    copy = tmp_path / f"sfb.sqlite3.v{FACTS['user_version']}"
    with closing(sqlite3.connect(copy)) as connection:
        rows = {
            table: connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            for table in FACTS["tables"]
        }
    assert rows == FACTS["tables"]


async def test_seasons_stand_as_they_stood(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        leagues = here.shell.app.leagues
        guild = GuildId(FACTS["settings"]["guild"])
        assert {season.id for season in await leagues.seasons(guild)} == {s["id"] for s in SEASONS.values()}
        for name, fact in SEASONS.items():
            view = await leagues.view(SeasonId(fact["id"]))
            assert view.record.name == name
            assert view.record.status == fact["status"]
            assert view.record.setup == fact["setup"]
            table = [(line.place, line.entrant, line.points, line.breakers) for line in view.standings()]
            wanted = [
                (s["place"], s["entrant"], s["points"], tuple(s["breakers"])) for s in fact["standings"]
            ]
            assert table == wanted
            assert [line.id for line in view.open_lines] == fact["open_pairings"]


@pytest.mark.parametrize("name", sorted(JOURNALS))
def test_a_finished_match_replays_move_by_move(name: str) -> None:
    stored = JOURNALS[name]
    journal = Journal.from_text(stored["journal"])
    assert journal.to_text() == stored["journal"]
    run = AnyRun(rules(), rules().begin(journal.setup, journal.seed))
    marks = {seq: (ask_no, wanted) for seq, ask_no, wanted in stored["marks"]}
    assert marks
    for entry in journal.entries:
        run.apply_entries([entry])
        if run.seq in marks:
            assert (run.ask_no, digest(rules().encode_state(run.state))) == marks[run.seq], run.seq
    assert run.is_over
    assert (run.seq, run.ask_no) == (stored["entries"], stored["ask_no"])
    assert print_line(run.state) == stored["position"]
    assert digest(rules().encode_state(run.state)) == stored["state_digest"]
    summary = rules().summary(run.state)
    assert summary is not None
    assert {"winner": summary.winner, "ending": summary.ending} == {
        key: stored["summary"][key] for key in ("winner", "ending")
    }
