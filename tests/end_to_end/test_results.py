"""The end of a match as a server sees it: the invitation becomes the result, with time and animation."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from sfb_bot.locale import Texts
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.playground.settings import GUILD_ID
from sfb_bot.playground.world import guilds, messages, threads
from sfb_bot.playground.world.entities import Channel, Overwrite
from sfb_bot.playground.world.permissions import Permission
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.lobby_actions import LobbyAction
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of
from tests.end_to_end.harness import (
    Game,
    Stage,
    begin,
    first_post,
    has_lobby_button,
    is_result,
    newest_post,
    stage,
    verbs,
)
from tests.end_to_end.players import fast_forward
from tests.end_to_end.test_daily_puzzle import settled
from tests.end_to_end.test_places import direct_messages
from tests.end_to_end.test_presses import changed
from tests.end_to_end.test_several_games import both
from tests.patience import until

ENGLISH = Texts("en", strict=True)


async def to_first_turn(here: Stage, game: Game) -> None:
    """As far as there is something to see in an animation."""
    await fast_forward(here, game, "first turn", lambda look: bool(look.record.clock.turn))


async def concede(here: Stage, game: Game, user: UserDriver) -> VisibleMessage:
    """Somebody gives up; the result in the match's own place, with everything shown."""
    asked = message_of(await user.slash(game.place, "brawl concede"))
    await user.press(asked, ENGLISH.say("button-concede-yes"))
    await until(lambda: is_over(here, game), "the end")
    await settled(here)
    post = newest_post(user, game.place)
    assert post is not None
    assert is_result(post)
    return post


async def is_over(here: Stage, game: Game) -> bool:
    return (await here.record(game.match)).status == "over"


async def test_the_invitation_says_who_plays_and_then_who_won(tmp_path: Path) -> None:
    async with stage(tmp_path, "becomes") as here:
        game = await begin(here)
        invitation = game.host.look(game.place, "arena")
        assert f"<@{game.host.id}> vs <@{game.guest.id}>" in invitation.text
        assert f"<#{game.place}>" in invitation.text
        assert not invitation.pings_me
        await to_first_turn(here, game)
        here.jump(600)
        result = await concede(here, game, game.host)
        told = game.host.look(game.place, "arena")
        outcome = result.text.splitlines()[-3].split(" Time used:")[0]
        assert f"<@{game.guest.id}>" in outcome
        assert told.text.startswith(outcome)
        assert f"<#{game.place}>" in told.text
        # Everybody's time is told in both, and as it was charged.
        used = [seat.used or 0 for seat in (await here.record(game.match)).seats]
        assert max(used) >= 600
        words = re.findall(r"Time used: .*", told.text)
        assert words
        assert words[0] in result.text
        assert "10 minutes" in words[0]
        # Picture and animation in both.
        assert len(told.pictures) == len(result.pictures) == 2
        assert not told.pings_me
        assert "rematch" in verbs(told)
        await game.guest.press(told, verbs(told)["rematch"])
        again = await game.host.wait_for_message(game.place, has_lobby_button)
        assert f"<@{game.guest.id}> challenges <@{game.host.id}>" in again.text
        blameless(here)


async def test_a_result_that_was_not_shown_comes_after_a_restart_and_once(tmp_path: Path) -> None:
    async with stage(tmp_path, "crash") as here:
        game = await begin(here)
        await to_first_turn(here, game)
        await concede(here, game, game.guest)
        told = game.host.look(game.place, "arena").text
        posts = [message.id for message in game.host.visible_messages(game.place)]
        await here.stop()
        # As if the bot had died just after it stored the end.
        with closing(sqlite3.connect(here.database)) as file:
            for kind in ("invitation", "film"):
                file.execute(
                    "INSERT INTO outbox (lane, kind, created_at, match, body) VALUES (?, ?, ?, ?, 'null')",
                    (f"match {game.match}", kind, here.clock.now(), game.match),
                )
            file.commit()
        await here.start()
        await settled(here)
        assert game.host.look(game.place, "arena").text == told
        assert len(game.host.look(game.place, "arena").pictures) == 2
        assert [message.id for message in game.host.visible_messages(game.place)] == posts
        blameless(here)


async def test_an_animation_that_a_killed_bot_was_drawing_is_drawn_at_once(tmp_path: Path) -> None:
    """Its row was put off until the drawing is done; that drawing died with the bot."""
    async with stage(tmp_path, "drawing") as here:
        game = await begin(here)
        await to_first_turn(here, game)
        await concede(here, game, game.guest)
        await here.stop()
        with closing(sqlite3.connect(here.database)) as file:
            file.execute(
                "INSERT INTO outbox (lane, kind, created_at, match, body, tries, next_try, trouble)"
                " VALUES (?, 'film', ?, ?, 'null', 1, ?, 'the animation is being drawn')",
                (f"match {game.match}", here.clock.now(), game.match, here.clock.now() + 300),
            )
            file.commit()
        await here.start()
        # No time passes meanwhile.
        await settled(here)
        assert len(game.host.look(game.place, "arena").pictures) == 2
        blameless(here)


async def test_a_deleted_invitation_stays_deleted(tmp_path: Path) -> None:
    async with stage(tmp_path, "deleted") as here:
        game = await begin(here)
        world, channel = here.playground.world, game.host.place("arena").id
        messages.delete(world, world.channels[channel], [game.place])
        await to_first_turn(here, game)
        result = await concede(here, game, game.host)
        assert len(result.pictures) == 2
        assert [m for m in game.host.visible_messages("arena") if not m.is_ephemeral] == []
        # The post is gone: that is found out by trying.
        blameless(here, [(404, 10008)])


async def test_a_match_in_the_channel_itself_has_one_result(tmp_path: Path) -> None:
    async with stage(tmp_path, "here") as here:
        alice, bob = here.user("alice"), here.user("bob")
        game = await begin(here, where="here")
        await concede(here, game, alice)
        posts = [m for m in bob.visible_messages("arena") if not m.is_ephemeral]
        assert len([post for post in posts if is_result(post)]) == 1
        first = posts[0]
        assert f"<@{bob.id}> (B) wins" in first.text
        assert not first.pictures
        assert not any(isinstance(read_action(b.custom_id or ""), LobbyAction) for b in first.buttons)
        blameless(here)


async def test_any_game_becomes_its_result(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=both()) as here:
        alice, bob = here.user("alice"), here.user("bob")
        await alice.slash("arena", "toy challenge", opponent=bob, mode="two", pace="live")
        table = await bob.wait_for_message("arena", has_lobby_button)
        await bob.press(table, "Accept")
        game = Game(await first_post(bob, table.id), table.id, (alice, bob))
        result = await concede(here, game, bob)
        told = alice.look(table.id, "arena")
        assert f"<@{alice.id}>" in told.text
        assert "Time used" in told.text
        assert "Time used" in result.text
        assert told.pictures
        blameless(here)


def lines_in(user: UserDriver, channel: str) -> list[VisibleMessage]:
    return [message for message in user.visible_messages(channel) if not message.is_ephemeral]


async def test_every_result_has_a_line_in_the_channel_for_results(tmp_path: Path) -> None:
    async with stage(tmp_path, "lines") as here:
        owner, bob = here.user("alice"), here.user("bob")
        message_of(await bob.slash("lounge", "settings server", results="here"))
        game = await begin(here)
        await concede(here, game, bob)
        assert lines_in(bob, "lounge") == [], "only organisers choose it"
        shown = message_of(await owner.slash("lounge", "settings server", results="here"))
        assert f"Results: <#{owner.place('lounge').id}>." in shown.text
        game = await begin(here)
        await concede(here, game, bob)
        (line,) = lines_in(bob, "lounge")
        assert f"<@{owner.id}> (A) wins" in line.text
        assert f"<#{game.place}>" in line.text
        assert len(line.pictures) == 1
        assert not line.pings_me
        # A post made just before the end of the bot is not made again.
        await here.stop()
        with closing(sqlite3.connect(here.database)) as file:
            file.execute(
                "INSERT INTO outbox (lane, kind, created_at, guild, body) VALUES (?, 'result', ?, ?, ?)",
                (f"results {GUILD_ID}", here.clock.now(), GUILD_ID, f'{{"match":{game.match}}}'),
            )
            file.commit()
        await here.start()
        await settled(here)
        assert len(lines_in(bob, "lounge")) == 1
        (menu,) = [one for one in shown.menus if one.placeholder == ENGLISH.say("setting-here")]
        await owner.select(shown, ["nothing"], menu.custom_id)
        await changed(owner, shown)
        game = await begin(here)
        await concede(here, game, bob)
        assert len(lines_in(bob, "lounge")) == 1, "nowhere any more"
        blameless(here)


def hide_from_everybody(here: Stage, channel: Channel, but: list[int]) -> None:
    """Let some people, and the bot, see a channel alone."""
    world = here.playground.world
    for user in (*but, world.bot.id):
        allow = Overwrite(user, is_member=True, allow=Permission.VIEW_CHANNEL)
        guilds.set_overwrite(world, channel, allow)
    guilds.set_overwrite(world, channel, Overwrite(GUILD_ID, is_member=False, deny=Permission.VIEW_CHANNEL))


async def test_what_is_played_behind_closed_doors_is_not_told_to_everybody(tmp_path: Path) -> None:
    async with stage(tmp_path, "closed") as here:
        owner, bob = here.user("alice"), here.user("bob")
        await owner.slash("lounge", "settings server", results="here")
        game = await begin(here)
        arena = here.playground.world.channels[owner.place("arena").id]
        hide_from_everybody(here, arena, [owner.id, bob.id])
        await concede(here, game, bob)
        assert lines_in(bob, "lounge") == []
        blameless(here)


async def test_a_channel_for_results_that_refuses_is_told_to_the_owner(tmp_path: Path) -> None:
    async with stage(tmp_path, "refuses") as here:
        owner, bob = here.user("alice"), here.user("bob")
        await owner.slash("lounge", "settings server", results="here")
        lounge = here.playground.world.channels[owner.place("lounge").id]
        threads.delete_channel(here.playground.world, lounge)
        game = await begin(here)
        asked = message_of(await bob.slash(game.place, "brawl concede"))
        await bob.press(asked, ENGLISH.say("button-concede-yes"))
        await owner.until(lambda: bool(direct_messages(owner)), "a word to the owner")
        (told,) = direct_messages(owner)
        assert told.text == ENGLISH.say("trouble-results-gone", channel="", missing="")
        # Another place, and what waited is told there.
        await owner.slash("arena", "settings server", results="here")
        await bob.wait_for_message(
            "arena", lambda message: "(A) wins" in message.text and not message.buttons
        )
        blameless(here, [(404, 10003)])
