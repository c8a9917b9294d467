"""Custom ids made up by somebody: nothing is done and nothing is shown that is not theirs to do or see."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.kernel import Word
from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId, LobbyId, MatchId, UserId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.playground.drive.views import Outcome
from sfb_bot.playground.world import guilds, interactions
from sfb_bot.playground.world.entities import InteractionKind
from sfb_bot.playground.world.interactions import Origin
from sfb_bot.playground.world.permissions import ALL_PERMISSIONS
from sfb_bot.screens import actions as do
from sfb_bot.screens.lobby_actions import AcceptInvitation
from sfb_bot.screens.settings_actions import SetMine, SetServer
from sfb_bot.screens.start_actions import StartAtPace
from tests.end_to_end.harness import Game, Stage, begin, invite, is_result, newest_post, stage

STRING_MENU = 3
NOT_SEATED = Texts("en").say("refused-not-seated")


async def send(user: UserDriver, message: VisibleMessage, custom_id: str, values: Sequence[str]) -> Outcome:
    """Press or choose what is not on the message."""
    world = user.world
    source = world.message(message.channel_id, message.id)
    assert source is not None
    data: dict[str, object] = {"custom_id": custom_id, "component_type": 2, "id": 1}
    if values:
        data |= {"component_type": STRING_MENU, "values": list(values)}
    place = world.channels[message.channel_id]
    begun = interactions.begin(world, InteractionKind.COMPONENT, user.id, place, data, Origin(source=source))
    return await user.outcome(begun)


async def forge(user: UserDriver, message: VisibleMessage, custom_id: str, *values: str) -> str:
    """What a user gets to read who sends a control's id that is not on the message."""
    outcome = await send(user, message, custom_id, values)
    assert outcome.message is not None
    return outcome.message.text


def other_server(stage: Stage, user: UserDriver) -> str:
    """A channel of a server that the user and the bot share with no player."""
    world = stage.playground.world
    guild = guilds.make_guild(world, "Elsewhere", user.id)
    role = guilds.make_role(world, guild, "bot", ALL_PERMISSIONS, bot_id=world.bot.id)
    guilds.join(world, guild, world.bot.id, [role.id])
    return guilds.make_channel(world, guild, "far-away").name


def post_of(game: Game) -> VisibleMessage:
    post = newest_post(game.host, game.place)
    assert post is not None
    return post


def no_trouble(caplog: pytest.LogCaptureFixture) -> bool:
    return not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_form_that_nobody_was_shown_starts_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, "form") as here:
        game = await begin(here)
        for asked in ("", "1"):
            said = await forge(
                here.user("carol"), post_of(game), StartAtPace(asked).menu_id(), "1d", "1h", "1h"
            )
            assert said == Texts("en").say("denied-unknown")
        assert no_trouble(caplog)


async def test_nothing_of_another_server_can_be_looked_at_or_joined(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path) as made:
        game = await begin(made)
        await invite(made.user("carol"))
        erin = made.user("erin")
        there = await invite(erin, other_server(made, erin))
        unknown = await forge(erin, there, do.ShowBoard(MatchId(4711)).custom_id)
        match = MatchId(game.match)
        for action in (
            do.ShowBoard(match),
            do.ShowBoard(match, in_words=True),
            do.ShowLog(match),
            do.ShowReplay(match),
            do.ShowReplay(match, "at", 9, "own"),
            do.WatchReplay(match),
            do.Play(match),
            do.ShowPage(match, "hand"),
            do.Undo(match),
            do.ShowOrders(match),
            do.ShowTeamNote(match),
            do.OpenTeamNote(match),
            do.Rematch(match),
        ):
            assert await forge(erin, there, action.custom_id) == unknown, action
        await forge(erin, there, AcceptInvitation(LobbyId(2)).custom_id)
        lobby = await made.shell.app.store.lobby(LobbyId(2))
        assert lobby is not None
        assert lobby.status == "waiting"
        assert no_trouble(caplog)


async def test_a_stranger_can_neither_ask_for_a_rematch_nor_press_old_buttons(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path) as made:
        game = await begin(made)
        carol, post = made.user("carol"), post_of(game)
        match = MatchId(game.match)
        for action in (
            do.ClaimWin(match, 0),
            do.GrantTime(match, 0),
            do.Concede(match, 0),
            do.AnswerForMe(match, 0),
            do.EndTurn(match, 0),
            do.Undo(match, 0),
            do.Answer(match, 0, ("yes",)),
            do.AnswerUndo(match, 0, 0, agrees=True),
            do.AnswerDraw(match, 0, agrees=True),
        ):
            said = await forge(carol, post, action.custom_id)
            assert said.startswith(NOT_SEATED), action
        await made.shell.app.matches.say(MatchId(game.match), UserId(game.host.id), Word.CONCEDE, "by hand")
        made.shell.app.wake()
        result = await carol.wait_for_message(game.place, is_result)
        said = (await carol.press(result, "Rematch")).message
        assert said is not None
        assert said.text.startswith(NOT_SEATED)
        assert await made.shell.app.store.lobby(LobbyId(2)) is None
        assert no_trouble(caplog)


async def test_made_up_ids_of_a_player_change_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path) as made:
        game = await begin(made)
        post, before = post_of(game), await made.record(game.match)
        ask = before.ask_no
        match = MatchId(game.match)
        forged = [
            do.AnswerDraw(match, ask, agrees=True).custom_id,
            do.AnswerDraw(match, ask, agrees=False).custom_id,
            do.AnswerUndo(match, ask, 0, agrees=True).custom_id,
            do.Concede(match, ask + 1).custom_id,
            do.ClaimWin(match, ask).custom_id,
            do.GrantTime(match, ask).custom_id,
            do.Undo(match, ask).custom_id,
            do.Answer(match, ask, ("nowhere",)).custom_id,
            f"sfb:consent:{match}:{ask}:undo-².",
            f"sfb:log:{match}:0:²",
            f"sfb2:answer_undo:{match}:{ask}:²:1",
            f"sfb:board:{'9' * 20}:0:",
        ]
        for custom_id in forged:
            await forge(game.guest, post, custom_id)
        await forge(game.guest, post, do.GiveOrder(match).menu_id(), "always_win.me")
        await forge(game.guest, post, f"sfb:order:{match}:0:", "always_win.me")
        # Which post is the newest may be noted meanwhile; the match itself stands still.
        after = await made.record(game.match)
        assert replace(after, ledger=before.ledger, shown_seq=before.shown_seq) == before
        assert (await made.look(game.match, game.guest)).order is None
        assert no_trouble(caplog)


async def test_settings_that_nobody_offers_are_not_stored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path) as made:
        game = await begin(made)
        guild, store, owner = GuildId(made.playground.guild.id), made.shell.app.store, made.user("alice")
        before = await store.guild_settings(guild)
        mine = await store.preferences(UserId(owner.id))
        for action, value in (
            (SetServer("pace"), "warp"),
            (SetServer("language"), "xx"),
            (SetMine("language"), "xx"),
        ):
            await forge(owner, post_of(game), action.menu_id(), value)
        assert await store.guild_settings(guild) == before
        assert await store.preferences(UserId(owner.id)) == mine
        await forge(owner, post_of(game), SetServer("pace").menu_id(), "slow")
        assert (await store.guild_settings(guild)).pace == "slow"
        assert no_trouble(caplog)
