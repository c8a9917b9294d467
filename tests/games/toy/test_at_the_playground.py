"""The toy game on Discord: three play a whole race, one gives up in the middle, the others go on."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.kernel import Word
from sfb_bot.matches.records import MatchId, UserId
from tests.conformance.packs import packs, ways_of
from tests.conformance.test_at_the_playground import opened_table
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import newest_post, stage
from tests.end_to_end.players import play_on, random_users, settled


async def test_a_whole_race_of_three_from_which_one_drops_out(tmp_path: Path) -> None:
    async with stage(tmp_path, "race", packs=packs()) as here:
        game = await opened_table(here, ways_of("toy")[0])
        players = random_users(here, game, "race")
        await play_on(players, 10)
        quitter = game.players[2]
        await here.shell.app.matches.say(MatchId(game.match), UserId(quitter.id), Word.CONCEDE, "enough")
        here.shell.app.wake()
        await settled(here, game)
        assert (await here.record(game.match)).status == "live"
        post = newest_post(game.host, game.place)
        assert post is not None
        assert f"<@{quitter.id}> gives up; the others go on." in post.text
        await here.restart()
        await play_on(players)
        await audit(here, game, players)
        look = await here.look(game.match)
        assert look.public.gone == (2,)
        assert look.public.outcome.reason == "played"
        result = newest_post(game.host, game.place)
        assert result is not None
        assert all(f"<@{user.id}>" in result.text for user in game.players)
        blameless(here)
