"""Every slash command, used once by the people it is for and once by those it is not for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.locale import Texts
from sfb_bot.matches.limits import PAUSE
from sfb_bot.matches.records import MatchId
from sfb_bot.playground import Outcome, UserDriver, VisibleMessage
from sfb_bot.playground.world import guilds
from sfb_bot.screens.actions import LookUp
from sfb_bot.screens.custom_ids import read_action
from sfb_bot.screens.panel import when
from sfb_bot.screens.settings_actions import ExportMine, ForgetMe, SetMine, SetServer
from tests.end_to_end.audit import blameless
from tests.end_to_end.harness import (
    Game,
    begin,
    first_post,
    has_lobby_button,
    invite,
    ledger_match,
    stage,
    verbs,
)
from tests.end_to_end.players import fast_forward, play_on, random_users, settled
from tests.end_to_end.test_presses import answers, changed, who_is_called

ENGLISH = Texts("en", strict=True)


def message_of(outcome: Outcome) -> VisibleMessage:
    """The private answer to a command."""
    assert outcome.message is not None
    assert outcome.message.is_ephemeral
    assert outcome.message.text or outcome.message.pictures
    return outcome.message


async def run(user: UserDriver, game: Game, words: str, **options: Any) -> VisibleMessage:
    return message_of(await user.slash(game.place, words, **options))


async def test_challenge_declined_cancelled_and_for_nobody_else(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob, carol = here.user("alice"), here.user("bob"), here.user("carol")
        first = await invite(alice, opponent=bob, draft="casual", pace="daily", first="them")
        for wrong, why in ((carol, "refused-not-invited"), (alice, "refused-not-invited-own-table")):
            refused = message_of(await wrong.press(first, "Accept"))
            assert refused.text.startswith(ENGLISH.say(why))
        message_of(await bob.press(first, "Decline"))
        await bob.until(lambda: not has_lobby_button(bob.look(first)), "an invitation without buttons")
        second = await invite(alice, opponent=bob)
        assert bob.look(second).pings_me
        message_of(await bob.press(second, "Cancel"))
        assert has_lobby_button(bob.look(second)), "only the host can cancel"
        message_of(await alice.press(second, "Cancel"))
        await bob.until(lambda: not has_lobby_button(bob.look(second)), "an invitation without buttons")
        oneself = message_of(await alice.slash("arena", "brawl challenge", opponent=alice))
        assert oneself.text == ENGLISH.say("refused-not-invited-yourself")
        assert await here.shell.app.store.all_matches() == []
        blameless(here)


async def test_an_open_table_is_joined_and_its_invitation_points_at_the_thread(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        table = await invite(alice, pace="slow")
        (picture,) = table.pictures
        assert (picture.alt or "").startswith("Super Fantasy Brawl. A: Alice, ready. B: free place.")
        message_of(await alice.press(table, "Join"))
        assert has_lobby_button(alice.look(table)), "nobody joins their own table"
        await bob.press(table, "Join")
        await first_post(bob, table.id)
        await bob.until(lambda: f"<#{table.id}>" in bob.look(table).text, "a link to the thread")
        assert bob.look(table).pictures == (), "there is nothing to accept any more"
        blameless(here)


async def test_invitations_expire(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        invitation = await invite(alice, opponent=bob)
        here.jump(3 * 24 * 3600 + 1)
        await bob.until(lambda: not has_lobby_button(bob.look(invitation)), "an expired invitation")
        blameless(here)


async def test_one_live_game_per_channel(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here, channel="lounge", where="here")
        carol, dave = here.user("carol"), here.user("dave")
        refused = message_of(
            await carol.slash("lounge", "brawl challenge", opponent=dave, where="here", pace="live")
        )
        assert str(game.match) in refused.text
        blameless(here)


async def test_a_custom_pace_by_form_also_after_a_restart(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        form = await alice.slash("arena", "brawl challenge", opponent=bob, pace="custom")
        assert form.modal is not None
        await here.restart()
        wrong = await alice.submit_modal(form, {"turn": "soon", "window": "5m", "bank": "0s"})
        assert message_of(wrong).text
        assert not any(has_lobby_button(m) for m in bob.visible_messages("arena"))
        form = await alice.slash("arena", "brawl challenge", opponent=bob, pace="custom")
        await alice.submit_modal(form, {"turn": "2h", "window": "5m", "bank": "0s"})
        invitation = await bob.wait_for_message("arena", has_lobby_button)
        await bob.press(invitation, "Accept")
        await first_post(bob, invitation.id)
        pace = (await here.record(1)).pace
        assert (pace.name, pace.turn, pace.window, pace.bank) == ("custom", 7200, 300, 0)
        blameless(here)


async def test_looking_at_a_match(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        await fast_forward(here, game, "looking", lambda look: look.record.clock.turn > 2)
        asked, other = who_is_called(game)
        stranger = here.user("carol")
        panel = await run(asked, game, "brawl play")
        assert panel.pictures
        assert "answer" in verbs(panel) or panel.menus
        hand = await run(asked, game, "brawl hand")
        assert hand.pictures
        assert hand.text != (await run(other, game, "brawl hand")).text
        assert (await run(stranger, game, "brawl hand")).text.startswith(ENGLISH.say("refused-not-seated"))
        board = await run(stranger, game, "brawl board")
        assert board.pictures
        words = await run(stranger, game, "brawl board", text=True)
        assert not words.pictures
        assert len(words.text) > len(board.text)
        log = await run(stranger, game, "brawl log")
        older = await stranger.press(log, verbs(log)["log"])
        assert older.message is not None
        assert (await run(asked, game, "brawl list")).text.count(f"<#{game.place}>") == 1
        replay = await run(stranger, game, "brawl replay")
        assert replay.pictures
        assert all(picture.alt for picture in replay.pictures)
        blameless(here)


async def pressed(user: UserDriver, panel: VisibleMessage, name: str) -> VisibleMessage:
    await user.press(panel, name)
    return await changed(user, panel)


async def test_reading_in_a_draft_leads_back_to_it(tmp_path: Path) -> None:
    """Read about one, read a card, its champion again: Back always shows the question one came from."""
    async with stage(tmp_path) as here:
        game = await begin(here, draft="casual")
        await fast_forward(
            here, game, "draft", lambda look: look.question is not None and look.question.prompt == "pick"
        )
        asked, _ = who_is_called(game)
        panel = await run(asked, game, "brawl play")
        reading = next(menu for menu in panel.menus if isinstance(read_action(menu.custom_id, ["x"]), LookUp))
        await asked.select(panel, [reading.options[0][1]], reading.custom_id)
        champion = await changed(asked, panel)
        assert champion.pictures[0].alt != panel.pictures[0].alt
        await asked.select(champion, [champion.menus[0].options[0][1]])
        card = await changed(asked, champion)
        back = await pressed(asked, card, "Back")
        assert back.text == panel.text
        await asked.select(back, [reading.options[0][1]], reading.custom_id)
        again = await changed(asked, back)
        await asked.select(again, [again.menus[0].options[1][1]])
        card = await changed(asked, again)
        owner = await pressed(asked, card, reading.options[0][0])
        assert owner.text == champion.text
        assert (await pressed(asked, owner, "Back")).text == panel.text
        blameless(here)


async def test_discard_piles_lie_open(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        await fast_forward(here, game, "piles", lambda look: look.record.clock.turn > 3)
        asked, _ = who_is_called(game)
        stranger = here.user("carol")
        board = await run(stranger, game, "brawl board")
        first = await pressed(stranger, board, verbs(board)["open_page"])
        assert first.pictures[0].alt
        assert first.text != board.text
        assert "play" not in verbs(first)
        second = await pressed(stranger, first, verbs(first)["open_page"])
        assert second.text != first.text
        hand = await run(asked, game, "brawl hand")
        mine = await pressed(asked, hand, verbs(hand)["open_page"])
        assert "play" in verbs(mine)
        if not mine.menus:
            mine = await pressed(asked, mine, verbs(mine)["open_page"])
        await asked.select(mine, [mine.menus[0].options[0][1]])
        card = await changed(asked, mine)
        assert (await pressed(asked, card, "Back")).text == mine.text
        blameless(here)


async def test_undo_alone_and_by_consent(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        look = await fast_forward(
            here, game, "undo", lambda found: found.can_undo > 0 and found.record.clock.turn > 1
        )
        asked = game.user_of(look.waiting_for[0])
        other = next(user for user in game.players if user is not asked)
        before = await answers(here, game)
        assert (await run(asked, game, "brawl undo")).text
        assert await answers(here, game) == before - 1
        await settled(here, game)
        before = await answers(here, game)
        # Beyond the own choices the other player is asked.
        await run(other, game, "brawl undo")
        request = await asked.wait_for_message(game.place, lambda m: "answer_undo" in verbs(m))
        assert request.pings_me
        assert ENGLISH.say("undo-choice") not in request.text, "it says what would be taken back"
        mine = message_of(await other.press(request, "Agree"))
        assert mine.text
        await asked.press(request, "Agree")
        assert await answers(here, game) < before
        await settled(here, game)
        blameless(here)


async def test_draw_offered_declined_offered_and_agreed(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here, pace="daily")
        alice, bob = game.players
        await run(alice, game, "brawl draw")
        offer = await bob.wait_for_message(game.place, lambda m: "answer_draw" in verbs(m))
        assert offer.pings_me
        await bob.press(offer, "No, thanks")
        assert (await here.record(game.match)).status == "live"
        again = ENGLISH.say("refused-too-many-again", until=when(here.clock.now() + PAUSE))
        assert (await run(alice, game, "brawl draw")).text.startswith(again)
        here.jump(PAUSE)
        await run(alice, game, "brawl draw")
        offer = await bob.wait_for_message(
            game.place, lambda m: "answer_draw" in verbs(m) and m.id != offer.id
        )
        await bob.press(offer, "Agree")
        assert (await here.record(game.match)).status == "over"
        await settled(here, game)
        blameless(here)


async def test_concession_after_a_second_question_and_rematch(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        alice, bob = game.players
        sure = await run(alice, game, "brawl concede")
        assert (await here.record(game.match)).status == "live"
        await alice.press(sure, verbs(sure)["concede"])
        result = await bob.wait_for_message(game.place, lambda m: "rematch" in verbs(m))
        conceded, won = result.text.splitlines()[:2]
        assert conceded == f"<@{alice.id}> (A) concedes."
        assert won.startswith(f"**<@{bob.id}> (B) wins")
        await bob.press(result, "Rematch")
        again = await alice.wait_for_message(game.place, has_lobby_button)
        await alice.press(again, "Accept")
        await alice.wait_for_message(game.place, lambda m: ledger_match(m) is not None and "play" in verbs(m))
        assert (await here.record(2)).channel == game.place
        blameless(here)


async def test_orders_and_away(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        await fast_forward(here, game, "orders", lambda look: look.record.clock.turn > 0)
        asked, _ = who_is_called(game)
        orders = await run(asked, game, "brawl orders")
        await asked.select(orders, ["only_if_knock_out"])
        await changed(asked, orders)
        look = await here.look(game.match, asked)
        assert look.order is not None
        assert look.order.kind == "only_if_knock_out"
        assert (await run(asked, game, "brawl away", until="never")).text == ENGLISH.say("denied-time")
        await run(asked, game, "brawl away", until="2d")
        away = max(seat.away_until for seat in (await here.record(game.match)).seats)
        assert away - here.clock.now() > 2 * 24 * 3600 - 60
        await settled(here, game)
        blameless(here)


async def test_do_with_completion_from_the_legal_options(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        await fast_forward(
            here, game, "do", lambda look: look.record.clock.turn > 0 and "move" in str(look.question)
        )
        asked, other = who_is_called(game)
        assert await other.autocomplete(game.place, "brawl do", "card") == []
        cards = await asked.autocomplete(game.place, "brawl do", "card")
        assert cards
        before = await answers(here, game)
        early = await run(other, game, "brawl do", card=cards[0][1])
        assert early.text.startswith(ENGLISH.say("refused-not-yours-turn")), "no word about old buttons"
        refused = await run(asked, game, "brawl do", card="a card that is not there")
        assert refused.text
        assert await answers(here, game) == before
        for _, card in cards:
            places = await asked.autocomplete(game.place, "brawl do", "to", "", card=card)
            if places:
                await run(asked, game, "brawl do", card=card, to=places[0][1])
                assert await answers(here, game) >= before + 2
                break
        else:
            raise AssertionError("no card goes anywhere")
        await settled(here, game)
        blameless(here)


@pytest.mark.parametrize("command", ["card", "champion", "rules"])
async def test_looking_things_up(tmp_path: Path, command: str) -> None:
    async with stage(tmp_path) as here:
        carol = here.user("carol")
        found = await carol.autocomplete("lounge", command, "name", "a")
        assert found
        shown = message_of(await carol.slash("lounge", command, name=found[0][1]))
        assert command == "rules" or all(picture.alt for picture in shown.pictures)
        by_hand = message_of(await carol.slash("lounge", command, name=found[0][0]))
        assert by_hand.text == shown.text
        beginning = message_of(await carol.slash("lounge", command))
        assert beginning.menus, "where nothing is named, there is something to choose from"
        nothing = message_of(await carol.slash("lounge", command, name="zzzz"))
        assert nothing.text == ENGLISH.say("denied-not-found")
        blameless(here)


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
        await alice.select(settings, ["slow"], SetServer("pace").menu_id())
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
