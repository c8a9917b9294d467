"""Super Teams in Discord: a table fills, four play a whole game, partners share a note."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.games.brawl.texts import brawl_texts
from sfb_bot.matches.records import MatchId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.playground.world import interactions
from sfb_bot.playground.world.entities import InteractionKind
from sfb_bot.playground.world.interactions import Origin
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import OpenTeamNote
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.commands import ENGLISH, message_of, run
from tests.end_to_end.harness import (
    Game,
    begin_teams,
    first_post,
    has_lobby_button,
    invite,
    is_called,
    newest_post,
    stage,
    verbs,
)
from tests.end_to_end.players import fast_forward, play_on, random_users, settled
from tests.end_to_end.test_presses import changed


async def test_a_whole_game_of_four_with_a_restart(tmp_path: Path) -> None:
    seed = "team game"
    async with stage(tmp_path, seed, goal=1) as here:
        game = await begin_teams(here)
        assert game.host.world.channels[game.place].name == "Alice & Carol vs Bob & Dave"
        players = random_users(here, game, seed)
        await play_on(players, 25)
        await here.restart(cleanly=False)
        await play_on(players)
        await audit(here, game, players)
        record = await here.record(game.match)
        assert [seat.user for seat in record.seats] == [user.id for user in game.players]
        result = newest_post(game.host, game.place)
        assert result is not None
        assert all(f"<@{user.id}>" in result.text for user in game.players)
        replay = await run(here.user("erin"), game, "brawl replay")
        assert replay.pictures
        blameless(here)


def side(table: VisibleMessage, letter: str) -> str:
    return next(line for line in table.text.splitlines() if line.startswith(f"Side {letter}"))


async def test_a_table_fills_side_by_side(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob, carol, dave = (here.user(name) for name in ("alice", "bob", "carol", "dave"))
        table = await invite(alice, mode="teams")

        async def pressed(user: UserDriver, button: str) -> str:
            return message_of(await user.press(table, button)).text

        async def until(letter: str, words: str) -> None:
            await alice.until(lambda: side(alice.look(table), letter) == f"Side {letter}: {words}", words)

        assert not any(user.look(table).pings_me for user in (bob, carol, dave))
        await pressed(bob, "Join side B")
        await until("B", f"<@{bob.id}> ✓, free")
        # The same press once more is a double click: it is told what it has done, and does nothing.
        assert await pressed(bob, "Join side B") == ENGLISH.say("notice-seated")
        await until("B", f"<@{bob.id}> ✓, free")
        await pressed(bob, "Join side A")
        await until("B", "free, free")
        await until("A", f"<@{alice.id}> ✓, <@{bob.id}> ✓")
        assert alice.look(table).button("Join side A").is_disabled
        assert await pressed(alice, "Join side B") == ENGLISH.say("refused-place-host")
        assert await pressed(alice, "Leave") == ENGLISH.say("refused-place-host-leaves")
        assert await pressed(carol, "Leave") == ENGLISH.say("refused-place-not-in")
        assert await pressed(carol, "Cancel") == ENGLISH.say("refused-not-invited-cancel")
        await pressed(bob, "Leave")
        await until("A", f"<@{alice.id}> ✓, free")
        await here.restart()
        await pressed(bob, "Join side B")
        await pressed(carol, "Join side A")
        assert await pressed(dave, "Join side B") == ENGLISH.say("notice-accepted")
        await first_post(dave, table.id)
        await alice.until(lambda: f"<#{table.id}>" in alice.look(table).text, "a link to the thread")
        assert not has_lobby_button(alice.look(table))
        record = await here.record(1)
        assert [seat.user for seat in record.seats] == [user.id for user in (alice, bob, carol, dave)]
        blameless(here)


async def test_naming_people_for_a_table(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob, carol, dave = (here.user(name) for name in ("alice", "bob", "carol", "dave"))

        async def refused(**options: object) -> str:
            return message_of(await alice.slash("arena", "brawl challenge", **options)).text

        assert await refused(opponent=bob, partner=carol) == ENGLISH.say("refused-not-invited-too-many-named")
        twice = await refused(opponent=bob, mode="teams", partner=bob, pace="live")
        assert twice == ENGLISH.say("refused-place-twice")
        draft = await refused(opponent=bob, mode="teams", draft="double", pace="live")
        assert draft.startswith(brawl_texts(ENGLISH).say("refused-setup-draft-mode"))
        form = await alice.slash(
            "arena", "brawl challenge", opponent=bob, mode="teams", opponent2=dave, pace="custom"
        )
        await alice.submit_modal(form, {"turn": "2h", "window": "5m", "bank": "0s"})
        table = await bob.wait_for_message("arena", has_lobby_button)
        assert [user.look(table).pings_me for user in (bob, carol, dave)] == [True, False, True]
        await bob.press(table, "Decline")
        await bob.press(table, "Join side A")
        await dave.press(table, "Accept")
        # A press is answered before the invitation shows what has come of it.
        await carol.until(lambda: not carol.look(table).button("Join side B").is_disabled, "a free place")
        await carol.press(table, "Join side B")
        await first_post(carol, table.id)
        record = await here.record(1)
        assert [seat.user for seat in record.seats] == [user.id for user in (alice, carol, bob, dave)]
        assert record.pace.window == 300
        blameless(here)


async def presses(user: UserDriver, message: VisibleMessage, action: Action) -> str:
    """The first line of what a user reads who sends a press that is not on the message."""
    world = user.world
    data = {"custom_id": action.custom_id, "component_type": 2, "id": 1}
    origin = Origin(source=world.message(message.channel_id, message.id))
    place = world.channels[message.channel_id]
    begun = interactions.begin(world, InteractionKind.COMPONENT, user.id, place, data, origin)
    return message_of(await user.outcome(begun)).text.splitlines()[0]


async def sends_form(user: UserDriver, game: Game, custom_id: str) -> str:
    """The first line of what a user reads who sends a form that was never opened."""
    field = {"type": 18, "component": {"type": 4, "custom_id": "note", "value": "mine now"}}
    data = {"custom_id": custom_id, "components": [field]}
    place = user.world.channels[game.place]
    begun = interactions.begin(user.world, InteractionKind.MODAL_SUBMIT, user.id, place, data, Origin())
    return message_of(await user.outcome(begun)).text.splitlines()[0]


async def note_of(user: UserDriver, game: Game) -> VisibleMessage:
    return await run(user, game, "brawl team")


async def test_partners_share_a_note(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=7) as here:
        game = await begin_teams(here, first="me")
        alice, bob, carol, _ = game.players
        assert ENGLISH.say("team-note-empty") in (await note_of(carol, game)).text
        screen = await note_of(alice, game)
        form = await alice.press(screen, "Write")
        assert form.modal is not None
        await here.restart()
        await alice.submit_modal(form, {"note": "hold the bridge\nthen score"})
        after = await changed(alice, screen)
        assert "hold the bridge" in after.text
        assert f"<@{alice.id}>" in after.text.splitlines()[-1]
        assert "then score" in (await note_of(carol, game)).text
        assert "hold the bridge" not in (await note_of(bob, game)).text
        stranger = here.user("erin")
        assert (await note_of(stranger, game)).text.startswith(ENGLISH.say("refused-not-seated"))
        # Whoever makes up the press or the form gets a refusal, and nothing is written.
        for user in (stranger, bob):
            await sends_form(user, game, "sfb-note:9999999999999999999")
            await sends_form(user, game, "sfb-note:4711")
        assert await sends_form(stranger, game, f"sfb-note:{game.match}") == ENGLISH.say("refused-not-seated")
        assert await presses(stranger, posted(game), OpenTeamNote(MatchId(game.match))) == ENGLISH.say(
            "refused-not-seated"
        )
        await fast_forward(here, game, "note", lambda look: look.seat == 2)
        panel = message_of(await carol.press(posted(game), "Play"))
        assert "hold the bridge then score" in panel.text
        await carol.slash(game.place, "brawl team", note="new plan")
        await carol.press(panel, "Team note")
        assert "new plan" in (await changed(carol, panel)).text
        assert all("bridge" not in message.text for message in stranger.visible_messages(game.place))
        assert await here.shell.app.store.team_note(MatchId(game.match), 1) is None
        blameless(here)


def posted(game: Game) -> VisibleMessage:
    post = newest_post(game.host, game.place)
    assert post is not None
    return post


async def test_both_give_up_and_all_four_may_play_again(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=7) as here:
        game = await begin_teams(here)
        alice, bob, carol, dave = game.players
        sure = await run(bob, game, "brawl concede")
        assert f"<@{dave.id}>" in sure.text
        await bob.press(sure, verbs(sure)["concede"])
        request = await dave.wait_for_message(game.place, lambda m: set(verbs(m)) == {"consider_conceding"})
        assert [user.look(request).pings_me for user in game.players] == [False, False, False, True]
        taken_back = await run(bob, game, "brawl concede")
        await bob.press(taken_back, verbs(taken_back)["withdraw_concession"])
        await changed(bob, taken_back)
        await settled(here, game)
        again = message_of(await dave.press(request, "Concede too"))
        await dave.press(again, verbs(again)["concede"])
        await changed(dave, again)
        assert (await here.record(game.match)).status == "live"
        sure = await run(bob, game, "brawl concede")
        await bob.press(sure, verbs(sure)["concede"])
        result = await alice.wait_for_message(game.place, lambda m: "rematch" in verbs(m))
        lines = result.text.splitlines()
        assert [line for line in lines if line.startswith(f"**<@{alice.id}> and <@{carol.id}>")]
        await dave.press(result, "Rematch")
        table = await bob.wait_for_message(game.place, has_lobby_button)
        for user in (alice, bob, carol):
            assert user.look(table).pings_me
            await user.press(table, "Accept")
        record = await here.record(2)
        assert [seat.user for seat in record.seats] == [user.id for user in (dave, alice, bob, carol)]
        games = (await run(alice, game, "brawl list")).text
        assert f"vs <@{dave.id}> and <@{bob.id}>, with <@{carol.id}>" in games
        await alice.until(lambda: any(is_called(posted(game), user) for user in game.players), "a call")
        blameless(here)
