"""Settings of people and servers, and what organisers may do with a match."""

from __future__ import annotations

import json
from pathlib import Path

from sfb_bot.matches.records import MatchId
from sfb_bot.playground import VisibleMessage
from sfb_bot.playground.world import guilds
from sfb_bot.screens.settings_actions import ExportMine, ForgetMe, SetMine, SetServer
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import ENGLISH, message_of, run
from tests.end_to_end.harness import (
    begin,
    has_lobby_button,
    stage,
    verbs,
)
from tests.end_to_end.players import play_on, random_users, settled
from tests.end_to_end.test_presses import answers, changed, who_is_called


def chosen(settings: VisibleMessage, menu: SetMine | SetServer) -> str:
    """The value a menu of the settings shows as chosen."""
    found = next(part for part in settings.components if part.get("custom_id") == menu.menu_id())
    return next((option["value"] for option in found["options"] if option.get("default")), "")


async def test_my_settings_export_and_forget(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        alice = game.host
        settings = await run(alice, game, "settings me")
        for change in (
            SetMine("hand_by", "dm"),
            SetMine("reminders", "off"),
            SetMine("quiet_from", "22"),
            SetMine("quiet_to", "7"),
            SetMine("language", "ru"),
            SetMine("theme", "contrast"),
            SetMine("orientation", "landscape"),
        ):
            await alice.select(settings, [change.value], change.menu_id())
            await alice.until(
                lambda change=change: chosen(alice.look(settings), change) == change.value, change.setting
            )
        assert "22" in alice.look(settings).text
        files = len(here.playground.world.files)
        await alice.press(settings, ExportMine().custom_id)
        await alice.until(lambda: len(here.playground.world.files) > files, "an export")
        exported = json.loads(here.playground.world.files[max(here.playground.world.files)])
        assert exported["preferences"]["reminders"] == "off"
        assert (exported["preferences"]["language"], exported["preferences"]["theme"]) == ("ru", "contrast")
        assert exported["preferences"]["orientation"] == "landscape"
        settings = alice.look(settings)
        await alice.press(settings, ForgetMe().custom_id)
        sure = await changed(alice, settings)
        await alice.press(sure, ForgetMe(is_sure=True).custom_id)
        await changed(alice, sure)
        likes = message_of(await alice.slash("arena", "settings me"))
        assert ENGLISH.say("settings-quiet-none") in likes.text
        assert (chosen(likes, SetMine("language")), chosen(likes, SetMine("theme"))) == ("auto", "auto")
        likes = message_of(await alice.slash("arena", "settings me", theme="contrast", language="uk"))
        assert (chosen(likes, SetMine("language")), chosen(likes, SetMine("theme"))) == ("uk", "contrast")
        assert chosen(likes, SetMine("orientation")) == "auto"
        likes = message_of(await alice.slash("arena", "settings me", orientation="portrait"))
        assert chosen(likes, SetMine("orientation")) == "portrait"
        blameless(here)


async def test_server_settings_are_for_organisers(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        guild = here.playground.guild
        role = guilds.make_role(here.playground.world, guild, "referee", 0)
        await here.restart()
        refused = message_of(await bob.slash("arena", "settings server"))
        assert refused.text == ENGLISH.say("denied-not-organiser")
        settings = message_of(await alice.slash("arena", "settings server"))
        await alice.select(settings, [role.id], SetServer("organiser_role").menu_id())
        await alice.until(lambda: str(role.id) in alice.look(settings).text, "the role")
        refused = message_of(await bob.slash("arena", "settings server"))
        assert refused.text == "Only organisers can do that. Ask @referee."
        pace = SetServer("pace")
        await alice.select(settings, ["slow"], pace.menu_id())
        await alice.until(lambda: chosen(alice.look(settings), pace) == "slow", "the pace")
        language, theme = SetServer("language"), SetServer("theme")
        both = message_of(await alice.slash("arena", "settings server", theme="contrast", language="uk"))
        assert (chosen(both, language), chosen(both, theme)) == ("uk", "contrast")
        back = message_of(await alice.slash("arena", "settings server", theme="dark", language="en"))
        assert (chosen(back, language), chosen(back, theme)) == ("en", "dark")
        wide = message_of(await alice.slash("arena", "settings server", orientation="landscape"))
        assert chosen(wide, SetServer("orientation")) == "landscape"
        guild.members[bob.id].roles.append(role.id)
        assert message_of(await bob.slash("arena", "settings server")).menus
        await here.user("carol").slash("arena", "brawl open")
        table = await bob.wait_for_message("arena", has_lobby_button)
        assert "slow" in table.text.casefold()
        blameless(here)


async def test_organisers_pause_resume_pass_rewind_replace_and_end(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here, "bob", "carol")
        alice, dave = here.user("alice"), here.user("dave")
        await play_on(random_users(here, game, "organised"), 4)
        await settled(here, game)
        asked, _ = who_is_called(game)
        for words, options in (("pause", {}), ("rewind", {"steps": 1}), ("end", {})):
            refused = await run(game.host, game, f"brawl-admin {words}", reason="mine", **options)
            assert refused.text == ENGLISH.say("denied-not-organiser")
        await run(alice, game, "brawl-admin pause", reason="lunch")
        assert (await here.record(game.match)).status == "paused"
        panel = await run(asked, game, "brawl play")
        await asked.press(panel, next(iter(verbs(panel).values())))
        await changed(asked, panel)
        before = await answers(here, game)
        assert before == 4
        await run(alice, game, "brawl-admin resume", reason="fed")
        await run(alice, game, "brawl-admin rewind", steps=2, reason="a mistake")
        assert await answers(here, game) == 2
        await settled(here, game)
        asked, _ = who_is_called(game)
        await run(alice, game, "brawl-admin pass", player=asked, reason="asleep")
        assert await answers(here, game) == 3
        await run(alice, game, "brawl-admin replace", player=game.guest, by=dave, reason="ill")
        assert (await here.record(game.match)).seats[1].user == dave.id
        await run(alice, game, "brawl-admin end", winner=dave, reason="walkover")
        result = await dave.wait_for_message(game.place, lambda m: "rematch" in verbs(m))
        assert f"<@{dave.id}>" in result.text.splitlines()[0]
        await settled(here, game)
        log = await here.shell.app.store.admin_log((await here.record(game.match)).guild)
        done = [action.action.split()[0] for action in reversed(log)]
        assert done == ["pause", "resume", "rewind", "pass", "replace", "end"]
        assert {action.reason for action in log} >= {"lunch", "walkover"}
        blameless(here)


async def test_the_doctor(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        report = message_of(await here.user("alice").slash("arena", "doctor"))
        assert len(report.text.splitlines()) >= 4
        assert MatchId(0) not in await here.shell.app.store.all_matches()
        blameless(here)
