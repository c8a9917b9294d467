"""`/stats leaderboard` with the real client, for every game of the house."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.locale import Texts
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of
from tests.end_to_end.harness import Game, begin, first_post, has_lobby_button, stage
from tests.end_to_end.test_results import concede
from tests.end_to_end.test_several_games import both

ENGLISH = Texts("en", strict=True)


async def test_who_is_best_in_which_game(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=both()) as here:
        alice, bob = here.user("alice"), here.user("bob")
        game = await begin(here)
        await concede(here, game, bob)
        await alice.slash("arena", "toy challenge", opponent=bob, mode="two", pace="live")
        table = await bob.wait_for_message(
            "arena", lambda message: message.id > game.place and has_lobby_button(message)
        )
        await bob.press(table, "Accept")
        toy = Game(await first_post(bob, table.id), table.id, (alice, bob))
        await concede(here, toy, alice)

        async def board(**given: object) -> list[str]:
            return message_of(await alice.slash("lounge", "stats leaderboard", **given)).text.splitlines()

        duels = await board(least=1)
        assert duels[0].startswith("**Leaderboard, duels.**")
        assert [line.split(":")[0] for line in duels[1:]] == [f"1. <@{alice.id}>", f"2. <@{bob.id}>"]
        race = await board(least=1, mode="toy/two")
        assert [line.split(":")[0] for line in race[1:]] == [f"1. <@{bob.id}>", f"2. <@{alice.id}>"]
        assert (await board())[1] == ENGLISH.say("leaderboard-nobody")
        assert "Play 4 more matches" in (await board())[2]
        assert (await board(league="Nowhere")) == [ENGLISH.say("refused-league-unknown-league")]
        assert (await board(least=1, mode="brawl/teams"))[1] == ENGLISH.say("leaderboard-nobody")
        blameless(here)
