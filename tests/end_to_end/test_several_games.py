"""Several games in one house: a server plays what it chose, and verbs work in the thread of any match."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.games.pack import GamePack
from sfb_bot.locale import Texts
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of
from tests.end_to_end.harness import first_post, has_lobby_button, short_games, stage
from tests.games.toy.pack import toy_pack

ENGLISH = Texts("en", strict=True)


def both() -> dict[str, GamePack]:
    """The games of the house and the toy."""
    toy = toy_pack()
    return {**short_games(1), toy.name: toy}


async def test_a_server_plays_the_games_it_has_chosen(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=both()) as here:
        alice, bob = here.user("alice"), here.user("bob")
        message_of(await alice.slash("arena", "settings server", games="toy"))
        refused = message_of(await bob.slash("arena", "brawl open"))
        assert refused.text == ENGLISH.say("denied-game-off", game="Super Fantasy Brawl")
        assert await bob.autocomplete("arena", "card", "name", "a") == []
        message_of(await alice.slash("arena", "settings server", games="all"))
        assert await bob.autocomplete("arena", "card", "name", "a")
        await bob.slash("arena", "brawl open")
        await alice.wait_for_message("arena", has_lobby_button)
        unknown = message_of(await alice.slash("arena", "settings server", games="chess"))
        assert unknown.text == ENGLISH.say("refused-setting", value="chess")
        blameless(here)


async def test_a_season_chooses_for_its_matches_whatever_its_game_offers(tmp_path: Path) -> None:
    """With two games there is no room for an option each: they are typed into one, with suggestions."""
    async with stage(tmp_path, packs=both()) as here:
        alice = here.user("alice")
        race = {"name": "Race", "format": "swiss", "mode": "toy/two"}

        async def suggested(typed: str, **given: str) -> list[str]:
            found = await alice.autocomplete("arena", "league create", "options", typed, **given)
            return [value for _, value in found]

        async def preview(**given: str) -> str:
            return message_of(await alice.slash("arena", "league create", **{**race, **given})).text

        assert await suggested("", **race) == ["length: short", "length: long"]
        assert await suggested("35 points", **race) == ["length: long"]
        assert await suggested("length: long, ", **race) == []
        assert "draft: double" in await suggested("draft", name="Cup", format="swiss")
        assert "to 35 points" in await preview(options="length: long")
        assert "to 35 points" in await preview(options=" Length=LONG ;")
        assert "to 20 points" in await preview()
        assert await preview(options="long") == ENGLISH.say("refused-league-settings-options")
        for wrong in ("length: endless", "draft: casual"):
            assert await preview(options=wrong) == ENGLISH.say("refused-setup-option")
        blameless(here)


async def test_verbs_work_in_any_thread_whichever_group_is_typed(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=both()) as here:
        alice, bob = here.user("alice"), here.user("bob")
        await alice.slash("arena", "toy challenge", opponent=bob, mode="two", pace="live")
        table = await bob.wait_for_message("arena", has_lobby_button)
        await bob.press(table, "Accept")
        await first_post(bob, table.id)
        assert here.playground.world.channels[table.id].name == "Alice vs Bob"
        by_toy = message_of(await alice.slash(table.id, "toy board", text=True)).text
        by_brawl = message_of(await alice.slash(table.id, "brawl board", text=True)).text
        assert by_toy == by_brawl
        page = message_of(await alice.slash(table.id, "brawl hand"))
        assert page.text == ENGLISH.say("denied-no-page", game="Toy Race")
        blameless(here)
