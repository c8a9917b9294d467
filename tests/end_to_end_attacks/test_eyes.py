"""Who may not see where something is played does not learn of it, by any press, command or list."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.matches.records import LobbyId, MatchId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.playground.world import guilds, threads
from sfb_bot.playground.world.entities import Channel, ChannelKind, Overwrite
from sfb_bot.playground.world.permissions import Permission
from sfb_bot.screens import actions as do
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.league import actions as league
from sfb_bot.screens.lobby_actions import AcceptInvitation
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import Stage, begin, invite, stage
from tests.end_to_end_attacks.test_forged_presses import forge
from tests.end_to_end_league.season_stage import PLACE, season_stage

LOOKS: tuple[type[do.MatchAction], ...] = (do.ShowBoard, do.ShowLog, do.ShowReplay, do.WatchReplay, do.Play)


def hide(here: Stage, channel: Channel, user: UserDriver) -> None:
    world = here.playground.world
    guilds.set_overwrite(world, channel, Overwrite(user.id, is_member=True, deny=Permission.VIEW_CHANNEL))


async def everything_said(user: UserDriver, source: VisibleMessage, match: int) -> list[str]:
    """What somebody reads who tries every way to look at a match, and to act in it."""
    number = MatchId(match)
    presses: list[Action] = [kind(number) for kind in LOOKS]
    presses += [
        do.ShowBoard(number, in_words=True),
        do.ShowLog(number, 0),
        do.ShowPage(number, "hand"),
        do.ShowTeamNote(number),
        do.OpenTeamNote(number),
        do.ShowOrders(number),
        do.Rematch(number),
        do.Concede(number, 1),
        do.ClaimWin(number, 1),
        do.Undo(number),
    ]
    said = [await forge(user, source, action.custom_id) for action in presses]
    replay = (await user.slash("lounge", "brawl replay", match=match)).message
    assert replay is not None
    return [*said, replay.text]


async def test_a_match_in_a_channel_one_cannot_see_is_not_there(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        carol, dave = here.user("carol"), here.user("dave")
        await invite(dave)
        source = await invite(carol, "lounge")
        arena = carol.place("arena")
        # While she can see the channel, anybody may look on.
        seen = await forge(carol, source, do.ShowBoard(MatchId(game.match), in_words=True).custom_id)
        hide(here, arena, carol)
        said = await everything_said(carol, source, game.match)
        assert said == await everything_said(carol, source, 4711)
        assert seen not in said
        assert await forge(carol, source, AcceptInvitation(LobbyId(2)).custom_id) == await forge(
            carol, source, AcceptInvitation(LobbyId(99)).custom_id
        )
        # Who plays sees their own match from anywhere, whatever the server does to the channel.
        hide(here, arena, game.guest)
        shown = (await game.guest.slash("lounge", "brawl board", text=True)).message
        assert shown is not None
        assert "Points" in shown.text or "side" in shown.text
        blameless(here)


async def test_a_match_in_a_private_thread_is_for_those_who_are_in_it(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        world, alice = here.playground.world, here.user("alice")
        parent = alice.place("arena")
        plan = threads.ThreadPlan("Quiet", ChannelKind.PRIVATE_THREAD)
        quiet = threads.open_thread(world, parent, plan, alice.id)
        for name in ("bob", "dave"):
            threads.add_member(world, quiet, here.user(name).id)
        threads.add_member(world, quiet, world.bot.id)
        game = await begin(here, channel="Quiet", where="here")
        source = await invite(here.user("carol"), "lounge")
        board = do.ShowBoard(MatchId(game.match), in_words=True).custom_id
        unknown = await forge(here.user("carol"), source, do.ShowBoard(MatchId(4711)).custom_id)
        assert await forge(here.user("carol"), source, board) == unknown
        assert await forge(here.user("dave"), source, board) != unknown
        # To ask whether she is in the thread is the one way to know.
        blameless(here, {(404, 10013), (404, 10007)})


async def test_a_season_in_a_channel_one_cannot_see_is_in_no_list(tmp_path: Path) -> None:
    async with season_stage(tmp_path, 3, "eyes") as here:
        await here.create(name="Hidden Cup", format="round_robin", pace="daily")
        one, two, three = here.players(3)
        await here.join([one])
        # They stand in another channel: the season's own is closed to two of them from now on.
        elsewhere = three.place("lounge")
        source = await invite(three, "lounge")
        for user in (one, three):
            hide(here.stage, here.boss.place(PLACE), user)

        async def said(user: UserDriver, words: str, **options: str) -> str:
            answer = (await user.slash(elsewhere, words, **options)).message
            assert answer is not None
            return answer.text

        unknown = await said(three, "league table", season="Nothing 1")
        for words in ("league table", "league schedule", "league results", "league log", "league join"):
            assert await said(three, words, season="Hidden Cup") == unknown, words
            assert await said(three, words, season=str(here.season)) == unknown, words
            assert "Hidden" not in await said(three, words)
        assert "Hidden" not in await said(three, "league list")
        assert "Hidden" not in await said(three, "stats league", league="Hidden Cup")
        for words, option in (
            ("league table", "season"),
            ("stats league", "league"),
            ("league create", "name"),
        ):
            assert await three.autocomplete(elsewhere, words, option, "") == [], words
        assert await three.autocomplete(elsewhere, "league pairing", "player", "") == []
        for kind in (league.ShowTable, league.ShowSchedule, league.ShowResults, league.JoinSeason):
            assert await forge(three, source, kind(here.season).custom_id) == unknown, kind
        # Who sees the channel, and who takes part, finds all of it.
        for user in (one, two):
            assert "Hidden Cup" in await said(user, "league list")
            assert len(await user.autocomplete(elsewhere, "league table", "season", "")) == 1
        blameless(here.stage)
