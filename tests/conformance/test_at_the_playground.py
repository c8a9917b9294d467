"""Every game through the real client: a table fills, people press what they see, the bot restarts."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import Word
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId, UserId
from tests.conformance.packs import NAMES, Way, packs, ways_of
from tests.conformance.test_editions import changed_pack
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.harness import (
    NAMES as USERS,
)
from tests.end_to_end.harness import Game, Stage, first_post, has_lobby_button, newest_post, stage
from tests.end_to_end.players import play_on, random_users, settled

CHANNEL = "arena"


async def opened_table(here: Stage, way: Way) -> Game:
    """A table for anybody that fills by presses, from the invitation to the first post of the match."""
    mode = way.pack.setup.mode(way.mode)
    users = [here.user(name) for name in USERS[: mode.seats]]
    host = users[0]
    # A game with one way to play has nothing to choose there.
    modes = {"mode": way.mode} if len(way.pack.setup.modes) > 1 else {}
    await host.slash(CHANNEL, f"{way.game} open", pace="live", **modes, **dict(way.chosen))
    table = await host.wait_for_message(CHANNEL, has_lobby_button)
    assert way.pack.screens.setup_words(way.setup(), Texts()) in table.text
    if mode.seats > 2:
        # Whoever sat down can get up again before the last one comes.
        await users[1].press(table, "Join")
        await host.until(lambda: f"<@{users[1].id}>" in host.look(table).text, "somebody at the table")
        await users[1].press(table, "Leave")
        await host.until(lambda: f"<@{users[1].id}>" not in host.look(table).text, "an empty place")
    for user in users[1:]:
        await user.press(table, "Join")
    match = await first_post(users[-1], table.id)
    record = await here.record(match)
    assert record.game == way.game
    assert [seat.user for seat in record.seats] == [user.id for user in users]
    return Game(match, table.id, tuple(users))


def usual_and_fullest(game: str) -> list[Way]:
    """The usual way to play, and the one in which most sides meet."""
    ways = ways_of(game)
    return list(dict.fromkeys((ways[0], max(ways, key=lambda way: len(way.pack.setup.mode(way.mode).sides)))))


@pytest.mark.parametrize("way", [way for name in NAMES for way in usual_and_fullest(name)], ids=str)
async def test_a_match_is_played_by_pressing_what_is_seen(way: Way, tmp_path: Path) -> None:
    async with stage(tmp_path, f"client/{way}", packs=packs()) as here:
        table = await opened_table(here, way)
        players = random_users(here, table, f"client/{way}")
        await play_on(players, 8)
        await here.restart(cleanly=False)
        await play_on(players, 8)
        await settled(here, table)
        for user in table.players[1:]:
            if (await here.record(table.match)).status != "over":
                match, who = MatchId(table.match), UserId(user.id)
                await here.shell.app.matches.say(match, who, Word.CONCEDE, f"{user.name} gives up")
                here.shell.app.wake()
                await settled(here, table)
        assert (await here.record(table.match)).status == "over"
        await audit(here, table, players)
        result = newest_post(table.host, table.place)
        assert result is not None
        assert result.pictures
        watcher = here.user(USERS[-1])
        album = (await watcher.press(result, "Replay")).message
        assert album is not None
        assert album.pictures
        blameless(here)


@pytest.mark.parametrize("game", NAMES)
async def test_people_play_on_with_the_content_they_began_with(game: str, tmp_path: Path) -> None:
    """The next release has renamed and changed things: every button and command of the match still works."""
    way = ways_of(game)[0]
    async with stage(tmp_path, f"release/{game}", packs=packs()) as here:
        table = await opened_table(here, way)
        players = random_users(here, table, f"release/{game}")
        await play_on(players, 10)
        await settled(here, table)
        here.packs = {**packs(), game: changed_pack(game, "renamed")}
        await here.restart()
        await play_on(players, 10)
        await settled(here, table)
        await audit(here, table, players, over=False)
        post = newest_post(table.host, table.place)
        assert post is not None
        assert post.pictures
        log = (await table.host.press(post, "Log")).message
        assert log is not None
        assert log.text
        for word in ("board", "replay", *way.pack.screens.pages):
            shown = (await table.host.slash(table.place, f"{game} {word}")).message
            assert shown is not None
            assert shown.pictures, word
        blameless(here)
