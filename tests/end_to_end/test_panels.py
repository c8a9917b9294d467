"""One's own panel is the lowest thing one sees, and the first one tells what was missed."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.kernel import Dice, random_keys
from sfb_bot.locale import Texts
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.records import GuildId, MatchId, UserId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.playground.drive.views import Menu
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import Game, Stage, begin, newest_post, stage, verbs
from tests.end_to_end.players import (
    SHRUNK,
    RandomUser,
    fast_forward,
    lowest,
    moved,
    play_on,
    random_users,
    settled,
)
from tests.end_to_end.test_growing_posts import is_fresh_turn
from tests.patience import until

ENGLISH = Texts("en", strict=True)
MISSED = "-# Since you last looked: "


async def at_turn(here: Stage, seed: str) -> tuple[Game, RandomUser, VisibleMessage]:
    """A match in which somebody's turn has just begun, that player, and their panel."""
    game = await begin(here)
    look = await fast_forward(here, game, seed, is_fresh_turn)
    assert look.seat is not None
    player = random_users(here, game, seed)[look.seat]
    post = newest_post(player.user, game.place)
    assert post is not None
    panel = await player.open_panel(post)
    assert panel is not None
    return game, player, panel


async def act(here: Stage, game: Game, player: RandomUser, panel: VisibleMessage) -> VisibleMessage:
    control = player.choose(panel)
    assert control is not None
    after = await player.use(panel, control)
    await settled(here, game)
    return after


def asks(panel: VisibleMessage) -> bool:
    return bool({"answer", "end_turn"} & verbs(panel).keys()) or bool(panel.menus)


async def test_a_panel_stays_in_place_while_the_post_above_it_grows(tmp_path: Path) -> None:
    async with stage(tmp_path, "in place", goal=5) as here:
        game, player, panel = await at_turn(here, "in place")
        turn, grown = (await here.record(game.match)).clock.turn, 0
        while True:
            shown = (await here.record(game.match)).shown_seq
            after = await act(here, game, player, panel)
            now = await here.look(game.match)
            if now.record.clock.turn != turn or now.off_turn:
                break
            assert after.id == panel.id, "nothing has come below it"
            assert player.user.visible_messages(game.place)[-1].id == panel.id
            grown += (await here.record(game.match)).shown_seq > shown
            panel = after
        assert grown > 1
        # Done with, it is a line without a picture.
        assert not after.pictures
        assert len(after.text.splitlines()) == 1
        assert ENGLISH.say("panel-answered", players="").split(".")[0] in after.text
        blameless(here)


async def test_where_every_action_has_a_post_the_next_panel_comes_below_it(tmp_path: Path) -> None:
    async with stage(tmp_path, "below", goal=5) as here:
        guild = GuildId(here.playground.guild.id)
        await here.shell.app.store.save_guild_settings(GuildSettings(guild, pace="live", posts="action"))
        game, player, panel = await at_turn(here, "below")
        turn, moves = (await here.record(game.match)).clock.turn, 0
        while True:
            post = newest_post(player.user, game.place)
            assert post is not None
            after = await act(here, game, player, panel)
            now = await here.look(game.match)
            if now.record.clock.turn != turn or now.off_turn:
                break
            newest = newest_post(player.user, game.place)
            assert newest is not None
            if newest.id != post.id:
                moves += 1
                assert after.id > newest.id, "the panel is above the post of its own action"
                assert player.user.look(panel).text == SHRUNK
            else:
                assert after.id == panel.id
            assert player.user.visible_messages(game.place)[-1].id == after.id
            panel = after
        assert moves > 1
        blameless(here)


async def test_a_panel_that_a_post_has_covered_shrinks_when_it_is_pressed(tmp_path: Path) -> None:
    async with stage(tmp_path, "covered", goal=5) as here:
        game, player, panel = await at_turn(here, "covered")
        dice, user = Dice("covered"), UserId(player.user.id)
        # The match goes on elsewhere, by commands, until the same player is at turn again.
        turn = (await here.record(game.match)).clock.turn
        for number in range(400):
            look = await here.look(game.match)
            own = await here.shell.app.matches.look(MatchId(game.match), user)
            if look.record.clock.turn > turn and own.question is not None and not look.off_turn:
                break
            asked = UserId(look.record.seats[look.waiting_for[0]].user)
            theirs = await here.shell.app.matches.look(MatchId(game.match), asked)
            assert theirs.question is not None
            keys = random_keys(theirs.question, dice)
            await here.shell.app.matches.answer(
                MatchId(game.match), asked, theirs.record.ask_no, keys, f"covered {number}"
            )
        await settled(here, game)
        newest = lowest(player.user, game.place)
        assert newest > panel.id
        control = player.choose(panel)
        assert control is not None
        if isinstance(control, Menu):
            await player.user.select(panel, [control.options[0][1]], control.custom_id)
        else:
            await player.user.press(panel, control.custom_id or "")
        after = await moved(player.user, panel, newest)
        assert player.user.look(panel).text == SHRUNK
        assert after.id > newest
        assert ENGLISH.say("refused-stale") in after.text
        assert asks(after)
        # From there it goes on in place.
        again = await act(here, game, player, after)
        assert again.id == after.id
        blameless(here)


async def missed_by(user: UserDriver, game: Game) -> str:
    """What the first panel somebody opens tells before the question; empty for nothing."""
    post = newest_post(user, game.place)
    assert post is not None
    panel = (await user.press(post, verbs(post)["play"])).message
    assert panel is not None
    first = panel.text.splitlines()[0]
    return first if first.startswith(MISSED) else ""


async def goes_away(here: Stage, game: Game, user: UserDriver) -> None:
    """Somebody who waits is away for longer than Discord lets their panel go on by itself."""
    waiting = here.shell.waiting

    async def waits() -> bool:
        return waiting.is_waiting(MatchId(game.match), UserId(user.id))

    await until(waits, "a panel that waits")
    await waiting.close()


async def test_the_first_panel_tells_what_happened_since_one_last_looked(tmp_path: Path) -> None:
    async with stage(tmp_path, "since", goal=5) as here:
        game, player, _ = await at_turn(here, "since")
        other = next(user for user in game.players if user is not player.user)
        await missed_by(other, game)
        await goes_away(here, game, other)
        panel = (await player.user.slash(game.place, "brawl play")).message
        assert panel is not None
        turn = (await here.record(game.match)).clock.turn
        while (await here.record(game.match)).clock.turn == turn:
            look = await here.look(game.match)
            if look.off_turn:
                asked = UserId(look.record.seats[look.off_turn[0]].user)
                theirs = await here.shell.app.matches.look(MatchId(game.match), asked)
                assert theirs.question is not None
                await here.shell.app.matches.answer(
                    MatchId(game.match), asked, look.record.ask_no, theirs.question.default, str(look.seq)
                )
                await settled(here, game)
                panel = (await player.user.slash(game.place, "brawl play")).message
                assert panel is not None
            panel = await act(here, game, player, panel)
        told = await missed_by(other, game)
        assert f"**<@{player.user.id}>** played" in told
        # What was told once is not told again, and nobody is told what they have done themselves.
        assert await missed_by(other, game) == ""
        assert await missed_by(player.user, game) == ""
        blameless(here)


async def test_whole_matches_with_a_post_for_every_action(tmp_path: Path) -> None:
    async with stage(tmp_path, "actions", goal=2) as here:
        guild = GuildId(here.playground.guild.id)
        await here.shell.app.store.save_guild_settings(GuildSettings(guild, pace="live", posts="action"))
        game = await begin(here)
        players = random_users(here, game, "actions")
        await play_on(players)
        await audit(here, game, players)
        blameless(here)
