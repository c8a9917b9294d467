"""Turns that partners share, through the real client."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.locale import Texts
from sfb_bot.matches.paces import PACES
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import (
    NAMES,
    Game,
    Stage,
    accept_button,
    call_line,
    first_post,
    has_lobby_button,
    is_called,
    stage,
    verbs,
)
from tests.end_to_end.players import play_on, random_users, settled
from tests.end_to_end.test_ahead import opened, own_panel, post_of, press
from tests.games.toy.pairs import pairs_pack

TEXTS = Texts("en", strict=True)
PACKS = {"toy": pairs_pack()}


async def begun(here: Stage) -> Game:
    """Alice and Carol against Bob and Dave."""
    alice, bob, carol, dave = players = tuple(here.user(name) for name in NAMES[:4])
    others = {"opponent": bob, "partner": carol, "opponent2": dave}
    await alice.slash("arena", "toy challenge", pace="live", first="me", **others)
    table = await alice.wait_for_message("arena", has_lobby_button)
    for user in (bob, carol, dave):
        await user.press(table, accept_button(table))
    game = Game(await first_post(dave, table.id), table.id, players)
    await settled(here, game)
    return game


async def test_both_partners_are_called_and_the_slower_one_sees_how_it_stands(tmp_path: Path) -> None:
    async with stage(tmp_path, "shared", packs=PACKS) as here:
        game = await begun(here)
        alice, bob, carol, _ = game.players
        post = post_of(game)
        assert f"<@{alice.id}> and <@{carol.id}>" in call_line(post.text)
        assert not is_called(post, bob)
        first, second = await opened(alice, game), await opened(carol, game)
        assert "answer_line" in verbs(first) or "answer" in verbs(first)
        assert first.buttons
        assert [each.label for each in first.buttons] == [each.label for each in second.buttons]
        await press(carol, second, "one")
        await press(alice, first, "two")
        assert TEXTS.say("refused-stale") in own_panel(alice, game).text
        assert f"Waiting for <@{carol.id}>" in own_panel(alice, game).text
        stored = await here.shell.app.store.entries((await here.record(game.match)).id)
        assert [(each.entry.seat, each.entry.keys) for each in stored] == [(2, ("one",))]
        blameless(here)


async def test_the_post_of_a_shared_turn_grows_without_calling_again(tmp_path: Path) -> None:
    async with stage(tmp_path, "growing", packs=PACKS) as here:
        game = await begun(here)
        carol = game.players[2]
        await press(carol, await opened(carol, game), "bank")
        await settled(here, game)
        bob, dave = game.players[1], game.players[3]
        handed = post_of(game)
        assert f"<@{bob.id}> and <@{dave.id}>" in call_line(handed.text)
        for _ in range(4):
            look = await here.look(game.match)
            if look.waiting_for != (1, 3):
                break
            await press(bob, await press(bob, await opened(bob, game), "one"), "none")
            await settled(here, game)
            if (await here.look(game.match)).waiting_for == (1, 3):
                assert post_of(game).id == handed.id, "the same post, so nobody is pinged again"
        blameless(here)


async def test_time_that_is_up_is_told_once_for_both(tmp_path: Path) -> None:
    async with stage(tmp_path, "late", packs=PACKS) as here:
        game = await begun(here)
        alice, _, carol, _ = game.players
        pace = PACES["live"]
        here.jump(pace.turn + pace.bank + 1)
        words = f"<@{alice.id}> and <@{carol.id}> are out of time."
        told = await alice.wait_for_message(game.place, lambda message: "out of time" in message.text)
        await settled(here, game)
        assert words in told.text
        posts = [each for each in alice.visible_messages(game.place) if "out of time" in each.text]
        assert len(posts) == 1
        blameless(here)


async def test_whole_matches_of_pairs_are_played_by_pressing_what_is_seen(tmp_path: Path) -> None:
    async with stage(tmp_path, "pairs", packs=PACKS) as here:
        game = await begun(here)
        players = random_users(here, game, "pairs")
        await play_on(players, 12)
        await here.restart()
        await play_on(players)
        record = await here.record(game.match)
        last = (await here.shell.app.store.entries(record.id))[-1].interaction
        for player in players:
            # Who answered the last question together with the partner was told that the match is over.
            player.given = [
                each for each in player.given if each.ask_no < record.ask_no or each.interaction == last
            ]
        await audit(here, game, players)
        blameless(here)
