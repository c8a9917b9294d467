"""Organisers: shown first, done as shown, logged, taken back where results allow."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.kernel import Word
from sfb_bot.leagues.rules.values import EntrantId, PairingId
from sfb_bot.leagues.seasons.actions import (
    Action,
    Award,
    CloseRound,
    Drop,
    Enter,
    Finish,
    Forfeit,
    Move,
    OpenRound,
    Pause,
    Request,
    Resume,
    Start,
    Substitute,
    Undo,
    decode_action,
    encode_action,
)
from sfb_bot.leagues.seasons.records import SeasonChange
from sfb_bot.leagues.seasons.refusals import (
    AlreadyDecided,
    AlreadyEntered,
    CannotUndo,
    NoReason,
    NoSuchPairing,
    NotEntered,
    RoundOpen,
    SeasonChanged,
    WrongTime,
)
from sfb_bot.matches.records import ChannelId, UserId
from tests.leagues.seasons.refusals import entrant, refused
from tests.leagues.seasons.season_house import (
    BOSS,
    DAY,
    DEPUTY,
    WEEK,
    WEEKLY,
    players,
    season_house,
)
from tests.matches.house import START
from tests.storage.samples import everything_in

ANNA, BORIS, CLEO, DORA = players(4)
STRANGER = UserId(999)


@pytest.mark.parametrize(
    "action",
    [
        Start(),
        Award(PairingId(3), EntrantId(4)),
        Forfeit(PairingId(3), None),
        Substitute(ANNA, BORIS),
        Enter(((ANNA, BORIS), (CLEO, DORA))),
        Undo(),
    ],
)
def test_an_action_survives_between_preview_and_confirmation(action: Action) -> None:
    assert decode_action(encode_action(action)) == action


async def test_a_preview_changes_nothing_and_says_what_will_change(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        line = await h.line_of(season, ANNA)
        before = everything_in(tmp_path / "sfb.sqlite3")
        request = Request(season, BOSS, "no opponent", Award(line.id, await entrant(h, season, ANNA)))
        preview = await h.leagues.organisers.preview(await h.view(season), request)
        assert everything_in(tmp_path / "sfb.sqlite3") == before
        assert [(one.what, dict(one.facts)) for one in preview.effects] == [
            ("decides", {"pairing": line.id, "winner": [ANNA], "reason": "organiser"}),
            ("ends_match", {"match": line.match}),
        ]


async def test_an_award_ends_the_match_gives_the_points_and_is_logged(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        line = await h.line_of(season, ANNA)
        await h.act(season, Award(line.id, await entrant(h, season, ANNA)), reason="the other one is ill")
        view = await h.view(season)
        assert view.line(line.id).state.reason == "organiser"
        assert view.standings()[0].points == 3
        assert line.match is not None
        record = await h.store.match_record(line.match)
        assert record is not None
        assert record.status == "over"
        log = (await h.leagues.actions(season))[0]
        assert (log.actor, log.action, log.reason, log.at) == (BOSS, "award", "the other one is ill", START)
        assert [each["what"] for each in log.effects] == ["decides", "ends_match"]


async def test_what_organisers_cannot_do_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(5)
        line = (await h.view(season)).open_lines[0]
        anna = line.home.id
        bye = next(one for one in (await h.view(season)).lines() if one.away is None)
        stranger = next(
            one.id for one in (await h.view(season)).entrants if one.id not in line.record.pairing.entrants
        )
        act = h.act
        await refused(tmp_path, NoReason, "reason", act(season, Award(line.id, anna), reason="  "))
        await refused(tmp_path, NoReason, "long", act(season, Award(line.id, anna), reason="x" * 301))
        await refused(tmp_path, NoSuchPairing, "pairing", act(season, Award(PairingId(99), anna)))
        await refused(tmp_path, NoSuchPairing, "entrant", act(season, Award(line.id, stranger)))
        await refused(tmp_path, NoSuchPairing, "bye", act(season, Award(bye.id, bye.home.id)))
        await act(season, Award(line.id, anna))
        await refused(tmp_path, AlreadyDecided, "decided", act(season, Award(line.id, anna)))
        await refused(tmp_path, AlreadyDecided, "decided", act(season, Forfeit(line.id, anna)))
        await refused(tmp_path, NotEntered, "unknown", act(season, Drop(STRANGER)))
        await refused(tmp_path, NotEntered, "unknown", act(season, Substitute(STRANGER, UserId(7))))
        await refused(tmp_path, AlreadyEntered, "other", act(season, Substitute(ANNA, BORIS)))
        await refused(tmp_path, RoundOpen, "undecided", act(season, OpenRound()))
        await act(season, Drop(BORIS))
        await refused(tmp_path, NotEntered, "dropped", act(season, Drop(BORIS)))
        await refused(tmp_path, NotEntered, "dropped", act(season, Substitute(BORIS, UserId(7))))
        await refused(tmp_path, WrongTime, "running", act(season, Resume()))
        await refused(tmp_path, WrongTime, "running", act(season, Enter(((UserId(7),),))))


async def test_of_two_organisers_the_second_is_refused_where_both_mean_the_same(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        line = await h.line_of(season, ANNA)
        other = await h.line_of(season, BORIS)
        organising = h.leagues.organisers
        one = Request(season, BOSS, "first", Award(line.id, await entrant(h, season, ANNA)))
        same = Request(season, DEPUTY, "the same", Forfeit(line.id, None))
        end = Request(season, DEPUTY, "the end", Finish())
        two = Request(season, DEPUTY, "second", Award(other.id, await entrant(h, season, BORIS)))
        view = await h.view(season)
        shown = {each.reason: (await organising.preview(view, each)).token for each in (one, same, end, two)}
        assert await organising.confirm(one, shown["first"], "press") == "done"
        assert await organising.confirm(one, shown["first"], "press") == "repeated"
        await refused(
            tmp_path, AlreadyDecided, "decided", organising.confirm(same, shown["the same"], "late press")
        )
        # One pairing less would stay undecided: that is not what was shown.
        await refused(
            tmp_path, SeasonChanged, "changed", organising.confirm(end, shown["the end"], "late press")
        )
        assert await organising.confirm(two, shown["second"], "second press") == "done"
        assert (await h.view(season)).season.round == 2


@pytest.mark.parametrize("name", ["award", "drop", "pause", "move"])
async def test_games_elsewhere_that_end_meanwhile_do_not_void_a_preview(tmp_path: Path, name: str) -> None:
    """Finding 9 of the review."""
    async with season_house(tmp_path) as h:
        season = await h.started(6)
        line = await h.line_of(season, ANNA)
        actions: dict[str, Action] = {
            "award": Award(line.id, await entrant(h, season, ANNA)),
            "drop": Drop(ANNA),
            "pause": Pause(),
            "move": Move(ChannelId(77)),
        }
        request = Request(season, BOSS, "as it was shown", actions[name])
        shown = await h.leagues.organisers.preview(await h.view(season), request)
        other = next(one for one in (await h.view(season)).open_lines if one.id != line.id)
        assert other.match is not None
        await h.concede(other.match, other.home.users[0])
        assert (await h.view(season)).line(other.id).state.decided
        assert await h.leagues.organisers.confirm(request, shown.token, "later") == "done"
        assert (await h.leagues.actions(season))[0].action == name


async def test_a_season_that_a_silence_moves_while_it_is_confirmed_is_planned_again(tmp_path: Path) -> None:
    """What changes a season without holding it, such as time that is given back, is no reason to refuse."""
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        request = Request(season, BOSS, "summer", Pause())
        shown = await h.leagues.organisers.preview(await h.view(season), request)
        real, changes = h.store.change_season, 0

        async def late(change: SeasonChange) -> None:
            nonlocal changes
            changes += 1
            if changes == 1:
                await real(SeasonChange((await h.view(season)).record))
            await real(change)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(h.store, "change_season", late)
            assert await h.leagues.organisers.confirm(request, shown.token, "press") == "done"
        assert changes > 1
        assert (await h.view(season)).record.status == "paused"


async def test_a_token_is_for_one_action_only_and_a_result_in_between_is_noticed(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        line, other = await h.line_of(season, ANNA), await h.line_of(season, BORIS)
        organising = h.leagues.organisers
        assert line.id != other.id
        request = Request(season, BOSS, "why not", Forfeit(line.id, None))
        shown = await organising.preview(await h.view(season), request)
        wrong = replace(request, action=Forfeit(other.id, None))
        await refused(tmp_path, SeasonChanged, "changed", organising.confirm(wrong, shown.token, "a"))
        assert line.match is not None
        await h.app.matches.say(line.match, ANNA, Word.CONCEDE, h.house.press())
        await refused(tmp_path, AlreadyDecided, "decided", organising.confirm(request, shown.token, "b"))


async def test_forfeits_of_one_and_of_both(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, terms=replace(WEEKLY, cadence="scheduled"))
        line, other = (await h.view(season)).open_lines
        await h.act(season, Forfeit(line.id, line.home.id))
        await h.act(season, Forfeit(other.id, None))
        view = await h.view(season)
        assert line.away is not None
        assert view.line(line.id).state.winner == line.away.id
        assert sorted(row.points for row in view.standings()) == [0, 1, 1, 2]
        # Forfeits say nothing about strength.
        assert await h.leagues.statistics.ratings(view.record.guild, "brawl", "duel") == ()


async def test_a_pause_stops_everything_and_moves_all_deadlines(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        match = (await h.line_of(season, ANNA)).match
        assert match is not None
        await h.passes(DAY)
        await h.act(season, Pause(), reason="summer")
        clock = h.clock
        record = await h.store.match_record(match)
        assert record is not None
        assert (record.status, record.paused_for) == ("paused", "summer")
    clock.passes(30 * DAY)
    async with season_house(tmp_path, clock) as h:
        await h.app.deadlines.fire_due()
        view = await h.view(season)
        assert (view.record.status, len(view.open_lines)) == ("paused", 2)
        await h.act(season, Resume())
        view = await h.view(season)
        assert view.round is not None
        assert view.round.ends_at == START + WEEK + 30 * DAY
        assert {line.record.due for line in view.open_lines} == {view.round.ends_at}
        record = await h.store.match_record(match)
        assert record is not None
        assert record.status == "live"
        await h.passes(6 * DAY - 1)
        assert (await h.view(season)).season.round == 1
        await h.passes(1)
        assert (await h.view(season)).season.round == 2


async def test_a_match_that_an_organiser_paused_stays_paused_and_nobody_is_blamed(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2)
        match = (await h.line_of(season, ANNA)).match
        assert match is not None
        await h.app.organisers.pause(match, BOSS, "a question of rules")
        await h.act(season, Pause())
        await h.act(season, Resume())
        record = await h.store.match_record(match)
        assert record is not None
        assert record.status == "paused"
        await h.passes(WEEK)
        assert (await h.view(season)).record.status == "running"
        await h.app.organisers.resume(match, BOSS, "settled")
        await h.passes(DAY)
        assert (await h.view(season)).record.status == "finished"


async def test_a_paused_match_that_is_decided_keeps_no_reason_for_a_pause(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        line = await h.line_of(season, ANNA)
        assert line.match is not None
        await h.act(season, Pause(), reason="summer")
        await h.act(season, Award(line.id, await entrant(h, season, ANNA)))
        record = await h.store.match_record(line.match)
        assert record is not None
        assert (record.status, record.paused_for) == ("over", "")


async def test_an_award_can_be_taken_back_and_is_played_anew(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        line = await h.line_of(season, ANNA)
        await h.act(season, Award(line.id, await entrant(h, season, ANNA)))
        await h.act(season, Undo())
        again = (await h.view(season)).line(line.id)
        assert [game.reason for game in again.games] == ["void", None]
        assert again.match not in (None, line.match)
        assert (await h.view(season)).standings()[0].points == 0
        await refused(tmp_path, CannotUndo, "final", h.act(season, Undo()))
        await h.wins(season, BORIS)
        await h.wins(season, ANNA)
        assert (await h.view(season)).season.round == 2


async def test_a_round_closed_early_is_decided_by_rule_without_grace(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, terms=replace(WEEKLY, grace=WEEK))
        await h.passes(DAY)
        effects = await h.act(season, CloseRound())
        assert [one.what for one in effects] == ["closes_round", "decides", "decides"]
        view = await h.view(season)
        assert view.season.round == 2
        assert {line.state.reason for line in view.lines(1)} == {"double_forfeit"}
        assert all(one.grace_left == WEEK for one in view.entrants)
        await refused(tmp_path, CannotUndo, "final", h.act(season, Undo()))


async def test_a_scheduled_round_can_be_opened_early(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, terms=replace(WEEKLY, cadence="scheduled"))
        await h.play_round(season)
        await refused(tmp_path, RoundOpen, "decided", h.act(season, CloseRound()))
        await h.act(season, OpenRound())
        view = await h.view(season)
        assert (view.season.round, len(view.open_lines)) == (2, 2)


async def test_finishing_early_keeps_the_table_and_calls_off_the_rest(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.play_round(season)
        matches = [line.match for line in (await h.view(season)).open_lines]
        table = (await h.view(season)).standings()
        effects = await h.act(season, Finish())
        assert effects[0].facts["matches"] == matches
        view = await h.view(season)
        assert view.record.status == "finished"
        assert view.standings() == table
        for match in matches:
            assert match is not None
            record = await h.store.match_record(match)
            assert record is not None
            assert record.status == "over"
        await refused(tmp_path, WrongTime, "finished", h.act(season, Finish()))
        await refused(tmp_path, WrongTime, "finished", h.act(season, Pause()))
        kinds = [row.kind for row in await h.posts(season)]
        assert kinds.count("league_finished") == 1
