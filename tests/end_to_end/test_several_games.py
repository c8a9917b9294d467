"""Several games in one house: a server plays what it chose, and verbs work in the thread of any match."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.games.pack import GamePack, LookupKind
from sfb_bot.locale import Texts
from sfb_bot.matches.records import UserId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.values import Button, PrivateScreen, rows_of
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of
from tests.end_to_end.harness import Stage, first_post, has_lobby_button, short_games, stage
from tests.end_to_end.test_welcome import WAYS, greeted, greetings, labels, new_server
from tests.end_to_end_attacks.test_forged_presses import send
from tests.games.toy.pack import toy_pack
from tests.games.toy.screens.game import ToyScreens
from tests.patience import until

ENGLISH = Texts("en", strict=True)


def both() -> dict[str, GamePack]:
    """Brawl and the toy."""
    toy = toy_pack()
    return {**short_games(1), toy.name: toy}


class ReadScreens(ToyScreens):
    """The toy with a card that has the same name as one of Brawl, and one of its own."""

    NAMES = {"deryn": "Deryn", "die": "The Loaded Die"}  # noqa: RUF012 - a constant

    def find(self, kind: str, typed: str, texts: Texts) -> tuple[tuple[str, str], ...]:
        del kind, texts
        fitting = [(name, key) for key, name in self.NAMES.items() if typed.casefold() in name.casefold()]
        return tuple((name, f"toy.card.{key}") for name, key in fitting)

    def look_up(self, what: str, texts: Texts) -> PrivateScreen | None:
        del texts
        key = what.removeprefix("toy.card.")
        back = rows_of([Button(LookUp("toy.card.die"), "The die")])
        return PrivateScreen((f"A card of the toy: {key}.",), rows=back)


def both_to_read() -> dict[str, GamePack]:
    """Two games that both have something behind `/card`."""
    toy = toy_pack()
    kinds = (LookupKind("card", "card", "card.begin"),)
    return {**short_games(1), "toy": replace(toy, screens=ReadScreens(), lookups=kinds)}


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


async def toy_thread(here: Stage) -> int:
    """The thread of a match of the toy."""
    alice, bob = here.user("alice"), here.user("bob")
    await alice.slash("arena", "toy challenge", opponent=bob, mode="two", pace="live")
    table = await bob.wait_for_message("arena", has_lobby_button)
    await bob.press(table, "Accept")
    await first_post(bob, table.id)
    return table.id


async def read(user: UserDriver, place: str | int, **typed: str) -> VisibleMessage:
    return message_of(await user.slash(place, "card", **typed))


async def test_one_command_reads_about_all_games(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=both_to_read()) as here:
        alice = here.user("alice")
        found = await alice.autocomplete("arena", "card", "name", "dery")
        assert any(key.startswith("brawl.") for _, key in found)
        assert ("Deryn · Toy Race", "toy.card.deryn") in found
        assert all(name.endswith((" · Toy Race", " · Super Fantasy Brawl")) for name, _ in found)
        # Where one game alone has it, its name says enough.
        assert await alice.autocomplete("arena", "card", "name", "loaded") == [
            ("The Loaded Die", "toy.card.die")
        ]
        full = await alice.autocomplete("arena", "card", "name", "")
        assert len(full) == 25
        assert sum(key.startswith("toy.") for _, key in full) == 2, "what one game leaves another has"
        assert (await read(alice, "arena", name="toy.card.die")).text == "A card of the toy: die."
        assert (await read(alice, "arena", name="the loaded die")).text == "A card of the toy: die."
        assert "A card of the toy" in (await read(alice, "arena", name="deryn")).text, "called just so"
        nothing = await read(alice, "arena", name="no such thing")
        assert nothing.text == ENGLISH.say("denied-not-found")
        blameless(here)


@pytest.mark.parametrize("typed", [{}, {"name": "dery"}])
async def test_which_game_is_asked_where_none_is_played(tmp_path: Path, typed: dict[str, str]) -> None:
    async with stage(tmp_path, packs=both_to_read()) as here:
        alice = here.user("alice")
        asked = await read(alice, "arena", **typed)
        assert asked.text == ENGLISH.say("which-game")
        first, second = labels(asked)
        assert "Super Fantasy Brawl" in first
        assert "Toy Race" in second
        await alice.press(asked, second)
        await alice.until(lambda: "A card of the toy" in alice.look(asked).text, "the card")
        # In the thread of a match its game is meant.
        place = await toy_thread(here)
        assert "A card of the toy" in (await read(alice, place, **typed)).text
        assert (await alice.autocomplete(place, "card", "name", "dery"))[0][1] == "toy.card.deryn"
        # A server that plays one of them is asked nothing.
        message_of(await alice.slash("arena", "settings server", games="toy"))
        assert "A card of the toy" in (await read(alice, "arena", **typed)).text
        blameless(here)


async def test_help_and_greeting_offer_every_game(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=both()) as here:
        alice = here.user("alice")
        shown = message_of(await alice.slash("arena", "help"))
        assert "**Super Fantasy Brawl**: Two teams" in shown.text
        assert "**Toy Race**: A race of dice." in shown.text
        plays, abouts = (
            ["Play Super Fantasy Brawl", "Play Toy Race"],
            ["About Super Fantasy Brawl", "About Toy Race"],
        )
        assert labels(shown) == [*plays, *abouts, "My games"]
        await alice.press(shown, "About Toy Race")
        await alice.until(lambda: "Throw as long as you dare" in alice.look(shown).text, "the toy")
        about = alice.look(shown)
        assert "/toy challenge" in about.text
        assert labels(about) == [*WAYS, "My games"]
        direct = message_of(await alice.slash(alice.dm(), "help"))
        assert labels(direct) == [*abouts, "My games"]
        guild, (channel,) = new_server(here, "general")
        await greeted(here, guild)
        (greeting,) = greetings(here, channel)
        assert labels(greeting) == [*plays, *abouts, "What can I do?"]
        await alice.press(greeting, "Play Toy Race")
        await alice.wait_for_message(channel.id, lambda m: "Easy Computer" in m.text)
        # A server that plays one of them reads of that alone.
        message_of(await alice.slash("arena", "settings server", games="toy"))
        alone = message_of(await alice.slash("arena", "help"))
        assert labels(alone) == [*WAYS, "My games"]
        assert "Super Fantasy Brawl" not in alone.text
        blameless(here)


async def test_who_names_no_game_means_that_of_the_place(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=both()) as here:
        alice = here.user("alice")
        place = await toy_thread(here)
        puzzle = {where: message_of(await alice.slash(where, "puzzle")).text for where in ("arena", place)}
        assert "in this turn." in puzzle[place]
        assert puzzle[place] != puzzle["arena"]
        assert message_of(await alice.slash("arena", "puzzle", game="toy")).text == puzzle[place]
        mine = message_of(await alice.slash(place, "brawl list")).text
        assert "<@" in mine
        assert "· Toy Race (match" in mine
        for where, player in (("arena", {}), (place, {}), ("arena", {"game": "toy"})):
            message_of(await alice.slash(where, "stats player", **player))
        season = {"name": "Race", "format": "swiss"}
        message_of(await alice.slash("arena", "settings server", games="toy"))
        assert "to 20 points" in message_of(await alice.slash("arena", "league create", **season)).text
        blameless(here)


async def test_a_refusal_in_a_match_has_the_rules_of_its_game(tmp_path: Path) -> None:
    """The toy has no rules to read, so nothing leads to those of Brawl."""
    async with stage(tmp_path, packs=both()) as here:
        place = await toy_thread(here)
        refused = message_of(await here.user("alice").slash(place, "toy do", card="fly"))
        assert "Read the rule" not in labels(refused)
        blameless(here)


async def test_several_orders_are_given_from_one_menu(tmp_path: Path) -> None:
    async with stage(tmp_path, packs=both()) as here:
        alice, place = here.user("alice"), await toy_thread(here)
        shown = message_of(await alice.slash(place, "toy orders"))
        alone, together = shown.menus
        assert [value for _, value in alone.options][:2] == ["ask", "pass_turn"]
        wanted = ["only_for.1", "no_appeal"]
        assert set(wanted) <= {value for _, value in together.options}
        await alice.select(shown, wanted, together.custom_id)
        (record,) = await here.shell.app.store.matches_of(UserId(alice.id), live_only=True)

        async def is_ordered() -> bool:
            order = (await here.look(record.id, alice)).order
            return order is not None and order.subject == "no_appeal\nonly_for.1"

        await until(is_ordered, "the orders")
        again = message_of(await alice.slash(place, "toy orders"))
        await send(alice, again, again.menus[0].custom_id, ["ask", "pass_turn"])
        refusal = ENGLISH.say("refused-illegal-joined")
        await alice.until(lambda: refusal in alice.look(again).text, "a refusal")
        assert await is_ordered()
        blameless(here)
