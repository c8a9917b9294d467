"""Threads and channels that were deleted: replaced, or players say where to go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from sfb_bot.matches.records import LedgerPost, MatchId, MessageId
from sfb_bot.playground.world import interactions
from sfb_bot.playground.world.entities import InteractionKind
from sfb_bot.playground.world.interactions import Origin
from sfb_bot.playground.world.permissions import Permission as Right
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import (
    Game,
    Stage,
    begin,
    ledger_match,
    newest_post,
    one_by_one,
    stage,
    verbs,
)
from tests.end_to_end.places import ENGLISH, direct_messages, has_trouble, said, told_directly
from tests.end_to_end.players import panels_shown, play_on, random_users, settled
from tests.end_to_end.test_presses import answers, changed, post_of
from tests.end_to_end.test_survival import answer_unseen
from tests.patience import until


async def new_thread(here: Stage, game: Game) -> int:
    world = here.playground.world

    def found() -> list[int]:
        threads = [c.id for c in world.channels.values() if c.is_thread and c.id != game.place]
        return [each for each in threads if newest_post(game.host, each) is not None]

    await game.host.until(lambda: bool(found()), "a new thread")
    return found()[0]


async def test_a_deleted_thread_is_replaced_at_once_and_everything_leads_to_the_new_one(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        players = random_users(here, game, "deleted thread")
        await play_on(players, 6)
        await settled(here, game)
        # A panel that is being changed while its thread goes would be one more refusal.
        await panels_shown(here, game)
        arena = game.host.place("arena").id
        here.playground.faults.delete_channel(game.place)
        moved = replace(game, place=await new_thread(here, game))
        await settled(here, moved)
        why = game.host.visible_messages(moved.place)[0]
        assert "was deleted" in why.text
        assert all(user.look(why.id, moved.place).pings_me for user in game.players)
        invitation = game.host.look(game.place, arena)
        assert f"<#{moved.place}>" in invitation.text
        assert f"<#{game.place}>" not in invitation.text
        assert f"<#{moved.place}>" in said(await game.host.slash("arena", "brawl list"))
        for player in players:
            player.place = moved.place
        await play_on(players, 6)
        await audit(here, moved, players, over=False)
        blameless(here, {(404, 10003)})


async def test_a_thread_deleted_before_its_newest_post_is_noted_is_replaced_as_well(tmp_path: Path) -> None:
    async with stage(tmp_path, "late note", packs=one_by_one()) as here:
        game = await begin(here)
        await settled(here, game)
        store = here.shell.app.store
        note, deleted = store.note_post, list[int]()

        async def has_moved() -> bool:
            return (await here.record(game.match)).channel != game.place

        async def note_late(
            match: MatchId, message: MessageId, done: Sequence[int] = (), shown: LedgerPost | None = None
        ) -> bool:
            if not deleted:
                deleted.append(message)
                here.playground.faults.delete_channel(game.place)
                await until(has_moved, "the place to be known as lost")
            return await note(match, message, done, shown)

        with patch.object(store, "note_post", note_late):
            while not deleted:
                await answer_unseen(here, game, "late note")
                here.shell.app.wake()
                await settled(here, game)
        moved = replace(game, place=await new_thread(here, game))
        await settled(here, moved)
        assert here.shell.app.troubles.all() == ()
        players = random_users(here, moved, "late note")
        await play_on(players, 3)
        await audit(here, moved, players, over=False, is_post_per_action=False)
        # The older post is gone with the thread when its buttons are to be taken off.
        blameless(here, {(404, 10003)})


async def test_a_deleted_thread_of_a_rematch_is_replaced_as_well(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        sure = (await game.host.slash(game.place, "brawl concede")).message
        assert sure is not None
        await game.host.press(sure, verbs(sure)["concede"])
        result = await game.guest.wait_for_message(game.place, lambda m: "rematch" in verbs(m))
        await game.guest.press(result, verbs(result)["rematch"])
        again = await game.host.wait_for_message(
            game.place, lambda m: any(b.label == "Accept" for b in m.buttons)
        )
        await game.host.press(again, "Accept")
        await game.host.wait_for_message(game.place, lambda m: ledger_match(m) == game.match + 1)
        here.playground.faults.delete_channel(game.place)
        place = await new_thread(here, game)
        post = newest_post(game.host, place)
        assert post is not None
        assert ledger_match(post) == game.match + 1


async def test_a_thread_deleted_while_the_bot_was_away_is_found_out_by_the_list(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        await settled(here, game)
        await here.stop()
        here.playground.faults.delete_channel(game.place)
        await here.start()
        assert f"<#{game.place}>" not in said(await game.host.slash("arena", "brawl list"))
        place = await new_thread(here, game)
        assert f"<#{place}>" in said(await game.host.slash("arena", "brawl list"))
        blameless(here, {(404, 10003)})


@pytest.mark.parametrize("where", ["here", "thread"])
async def test_a_deleted_channel_is_told_and_a_player_says_where_to_go_on(tmp_path: Path, where: str) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here, channel="lounge", where=where)
        players = random_users(here, game, "deleted channel")
        await play_on(players, 4)
        await settled(here, game)
        before = await answers(here, game)
        lounge = game.host.place("lounge").id
        here.playground.faults.delete_channel(lounge)
        for user in game.players:
            await told_directly(user, f"match {game.match}", "deleted", "/brawl play")
        listed = said(await game.host.slash("arena", "brawl list"))
        assert f"<#{game.place}>" not in listed
        assert "deleted channel" in listed
        stranger = said(await here.user("carol").slash("arena", "brawl play"))
        assert "Go on here" not in stranger
        offer = (await game.guest.slash("arena", "brawl play")).message
        assert offer is not None
        here.playground.faults.deny(game.host.place("arena").id, Right.CREATE_PUBLIC_THREADS)
        await game.guest.press(offer, "Go on here")
        assert "Create Public Threads" in (await changed(game.guest, offer)).text
        here.playground.faults.deny(game.host.place("arena").id)
        offer = (await game.guest.slash("arena", "brawl play")).message
        assert offer is not None
        twice = [game.guest.start_press(offer, "Go on here") for _ in range(2)]
        for press in twice:
            await game.guest.outcome(press)
        moved = replace(game, place=await new_thread(here, game))
        await settled(here, moved)
        threads = [c for c in here.playground.world.channels.values() if c.is_thread]
        assert [c.id for c in threads] == [moved.place], "one press, one thread"
        assert "was deleted" in game.host.visible_messages(moved.place)[0].text
        assert await answers(here, game) == before
        assert all(len(direct_messages(user)) == 1 for user in game.players)
        for player in players:
            player.place = moved.place
        await play_on(players, 6)
        await audit(here, moved, players, over=False)
        blameless(here, {(404, 10003), (404, 10015), (404, 10008)})


async def test_a_match_goes_on_in_a_thread_where_nobody_plays(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        busy = await begin(here, "carol", "dave")
        game = await begin(here, channel="lounge", where="here")
        await settled(here, game)
        here.playground.faults.delete_channel(game.place)
        await has_trouble(here, game.match)
        offer = (await game.host.slash("arena", "brawl play")).message
        assert offer is not None
        button = offer.button("Go on here").custom_id or ""
        source = here.playground.world.message(busy.place, post_of(busy).id)
        data = {"custom_id": button, "component_type": 2, "id": 1}
        world = here.playground.world
        begun = interactions.begin(
            world,
            InteractionKind.COMPONENT,
            game.host.id,
            world.channels[busy.place],
            data,
            Origin(source=source),
        )
        text = said(await game.host.outcome(begun))
        assert text == ENGLISH.say("refused-channel-busy", match=str(busy.match))
        assert (await here.record(game.match)).channel == game.place
