"""Deadlines of the earlier version fire as they would have then; the expected values are what it did.

All but one: in match 9 nobody ever came. Then its second player won on time; now both forfeit.
"""

from __future__ import annotations

from pathlib import Path

from sfb_bot.matches.records import LobbyId, MatchId, SeasonId
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import Stage
from tests.end_to_end_league.season_stage import SeasonStage
from tests.upgrade.old_stage import FACTS, MATCHES, SEASONS, old_stage

HALF_A_DAY = 43_200
# Entrants 1 and 2 have won, 3 and 6 never came to match 9.
POINTS = {1: 3, 2: 3, 3: 1, 6: 1, 4: 0, 5: 0}
AUTUMN, PAIRS = (SeasonId(SEASONS[name]["id"]) for name in ("Autumn", "Pairs"))


async def given_since(here: Stage, match: int) -> list[list[object]]:
    """What a match got since then: how an answer came, from which seat, and which."""
    entries = await here.shell.app.store.entries(MatchId(match))
    return [
        [each.entry.kind, each.entry.seat, *each.entry.keys]
        for each in entries[MATCHES.get(match, {"seq": 0})["seq"] :]
    ]


async def all_given(here: Stage) -> dict[int, list[list[object]]]:
    found = {match: await given_since(here, match) for match in await here.shell.app.store.all_matches()}
    return {match: given for match, given in found.items() if given}


async def deadlines_of(here: Stage, match: int) -> list[tuple[str, int]]:
    """Kinds and seconds since the old bot stopped."""
    found = await here.shell.app.store.deadlines_of(MatchId(match))
    return [(each.kind, each.due - FACTS["written_at"]) for each in found]


async def lobbies(here: Stage) -> list[str]:
    found = [await here.shell.app.store.lobby(LobbyId(number)) for number in (10, 11, 12)]
    return [lobby.status for lobby in found if lobby is not None]


async def table(league: SeasonStage) -> list[tuple[int, int]]:
    return [(line.entrant, line.points) for line in (await league.view()).standings()]


async def test_time_passes(tmp_path: Path) -> None:
    async with old_stage(tmp_path) as here:
        league = SeasonStage(here, AUTUMN)
        await league.quiet()
        await league.pass_time(HALF_A_DAY + 1)
        # The window of match 10 is answered by default, the held answer of match 11 is given.
        assert await all_given(here) == {10: [["timeout", 0, "pass"]], 11: [["answer", 0, "JAQ02>a.alkemi"]]}
        assert await deadlines_of(here, 2) == [("reminder", 75_360), ("turn", 343_200)]
        assert await deadlines_of(here, 10) == [
            ("reminder", 86_401),
            ("reminder", 120_961),
            ("turn", 388_801),
        ]
        assert await deadlines_of(here, 12) == [], "everybody has been told that time is up"
        assert await lobbies(here) == ["waiting"] * 3
        await league.pass_time(400_000)
        assert await lobbies(here) == ["expired"] * 3
        given = await all_given(here)
        assert given[8] == [["organiser", 0, "lost_on_time"]]
        assert given[9] == [["organiser", 0, "called_off"]]
        view = await league.view()
        assert view.round is not None
        assert view.round.number == 2
        assert dict(await table(league)) == POINTS
        assert sorted(await here.shell.app.store.all_matches()) == list(range(1, 16)), "three new games"
        assert (await here.shell.app.leagues.view(PAIRS)).record.status == "signup"
        blameless(here)


async def test_time_is_up_for_a_late_player(tmp_path: Path) -> None:
    """The others are asked what they want, in a post with working buttons."""
    async with old_stage(tmp_path) as here:
        league = SeasonStage(here, AUTUMN)
        await league.pass_time(343_201)
        late = MATCHES[3]["questions"][0]["user"]
        other = next(league.user(user) for user in MATCHES[3]["users"] if user != late)
        asked = [
            m for m in other.visible_messages(MATCHES[3]["channel"]) if m.pings_me and len(m.buttons) == 3
        ]
        assert f"<@{late}>" in asked[-1].text
        await other.press(asked[-1], asked[-1].buttons[-1].custom_id or "")
        await league.until_over(3)
        blameless(here)


async def test_everything_is_due_at_the_first_start(tmp_path: Path) -> None:
    """As after months without the bot."""
    async with old_stage(tmp_path, later=10_000_000) as here:
        league = SeasonStage(here, AUTUMN)
        await league.quiet()
        assert await all_given(here) == {
            8: [["organiser", 0, "lost_on_time"]],
            9: [["organiser", 0, "called_off"]],
            10: [["timeout", 0, "pass"]],
            11: [["answer", 0, "JAQ02>a.alkemi"]],
        }
        assert await lobbies(here) == ["expired"] * 3
        assert dict(await table(league)) == POINTS
        assert await deadlines_of(here, 11) == [("release", 10_001_200), ("answer", 10_086_400)]
        blameless(here)
