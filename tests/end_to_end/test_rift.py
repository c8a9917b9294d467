"""The Rift through the real client: ways into a match, its commands, taking back, the end at the portal."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.games.rift.texts import rift_texts
from sfb_bot.matches.looks import Look
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.records import GuildId
from sfb_bot.playground import UserDriver
from sfb_bot.screens.actions import AnswerLine
from sfb_bot.screens.custom_ids import read_action
from tests.end_to_end.audit import audit, blameless
from tests.end_to_end.commands import ENGLISH, message_of, run
from tests.end_to_end.harness import (
    Game,
    Stage,
    first_post,
    has_lobby_button,
    is_called,
    is_result,
    stage,
    verbs,
)
from tests.end_to_end.players import fast_forward, play_on, play_out, random_users, settled
from tests.end_to_end.pressing import concede, is_offered, offered, opened, post_of, public_words, take
from tests.end_to_end.rift_table import begin, placed, rift
from tests.end_to_end.test_presses import answers, changed
from tests.end_to_end.test_replay import open_buttons, pressed, step_of
from tests.end_to_end.test_solo import EASY, begin_solo, player
from tests.games.rift.kit.table import content

WORDS = rift_texts(ENGLISH)
# A Militiaman in reach of a Pikeman, a Shaman that may step, and something to cast.
LINE = (
    "t9 turn=a summon turned=imp"
    " | a N3 pikeman S3 shaman S2 goblin hand=dispel,dash spells=18 deck=imp,lich,seraph,medusa"
    " | b N4 militia S6 zombie hand=blessing,lightning spells=18 deck=4"
)
# Blue stands at Red's portal, and nobody can do anything about it any more.
AT_THE_PORTAL = (
    "t9 turn=a main | a N7 zombie hand=swap spells=5 deck=2 | b S6 zombie hand=lightning spells=5 deck=2"
)


# --- Ways into a match ---


async def test_a_table_for_anybody_and_a_draft(tmp_path: Path) -> None:
    async with stage(tmp_path, "open", packs=rift()) as here:
        alice, bob, carol = (here.user(name) for name in ("alice", "bob", "carol"))
        await alice.slash("arena", "rift open", pace="live", army="draft")
        table = await bob.wait_for_message("arena", has_lobby_button)
        assert WORDS.say("setup-words-draft") in table.text
        await bob.press(table, "Join")
        game = Game(await first_post(bob, table.id), table.id, (alice, bob))
        look = await here.look(game.match)
        assert dict(look.public.waiting) == {0: "pick", 1: "pick"}, "both pick at the same time (RQ7)"
        panels = [await opened(user, game) for user in (alice, bob)]
        assert [len(offered(panel)) for panel in panels] == [6, 6]
        await take(alice, panels[0], *offered(panels[0])[0])
        told = public_words(carol, game.place)
        assert (await here.look(game.match)).public.players[0].army_size == 0, "sealed until both have picked"
        await take(bob, panels[1], *offered(panels[1])[0])
        await settled(here, game)
        public = (await here.look(game.match)).public
        assert [each.army_size for each in public.players] == [1, 1]
        mine = (await here.look(game.match, alice)).private.army
        names = [here.shell.packs["rift"].screens.choice_name(kind, ENGLISH) for kind in mine]
        assert not any(name in told + public_words(carol, game.place) for name in names)
        assert mine == offered(panels[0])[0]
        await concede(here, game, bob)
        await audit(here, game, is_post_per_action=False)
        blameless(here)


async def test_alone_against_a_computer(tmp_path: Path) -> None:
    async with stage(tmp_path, "solo", faults=True, packs=rift()) as here:
        game = await begin_solo(here, words="rift solo", level="easy", army="basic")
        record = await here.record(game.match)
        assert record.game == "rift"
        assert [seat.user for seat in record.seats] == [game.host.id, EASY]
        alice = player(here, game, "solo")
        await play_on([alice], 12)
        assert (await here.look(game.match)).public.turn_no >= 2, "the computer plays, too"
        assert not any(f"<@{EASY}>" in each.text for each in game.host.visible_messages(game.place))
        await play_out(here, game, [alice], 4)
        await audit(here, game, [alice])
        blameless(here)


# --- Commands in a match ---


async def test_looking_at_a_match(tmp_path: Path) -> None:
    async with stage(tmp_path, "looking", packs=rift()) as here:
        game = await begin(here, army="basic")
        await fast_forward(here, game, "looking", lambda look: look.record.clock.turn > 4)
        alice, bob = game.players
        carol = here.user("carol")
        for page in ("hand", "army"):
            pages = [await run(user, game, f"rift {page}") for user in (alice, bob)]
            assert all(shown.pictures and shown.pictures[0].alt for shown in pages)
            assert pages[0].text != pages[1].text
            refused = await run(carol, game, f"rift {page}")
            assert refused.text.startswith(ENGLISH.say("refused-not-seated"))
            assert not refused.pictures
        for user in (alice, bob):
            hand = (await here.look(game.match, user)).private.hand
            shown = await run(user, game, "rift hand")
            names = {here.shell.packs["rift"].screens.choice_name(spell, ENGLISH) for spell in hand}
            assert all(name in shown.text for name in names)
        board = await run(carol, game, "rift board")
        assert board.pictures
        words = await run(carol, game, "rift board", text=True)
        assert not words.pictures
        view = (await here.look(game.match)).public
        cells = [content().cell_names[each.cell] for each in view.warriors]
        assert cells
        assert all(f"• {cell}: " in words.text for cell in cells)
        assert "Still in your deck" not in board.text + words.text, "an onlooker has no deck"
        log = await run(carol, game, "rift log")
        assert "turn" in log.text.casefold()
        assert (await run(alice, game, "rift list")).text.count(f"<#{game.place}>") == 1
        blameless(here)


async def test_a_whole_action_in_one_line(tmp_path: Path) -> None:
    async with stage(tmp_path, "do", packs=placed(LINE)) as here:
        game = await begin(here)
        alice, bob = game.players
        await run(alice, game, "rift do", card="N")
        await settled(here, game)
        assert await bob.autocomplete(game.place, "rift do", "card") == []
        offers = dict(await alice.autocomplete(game.place, "rift do", "card"))
        assert set(offers.values()) == {"attack>N4", "dash", "step>S3", "end"}
        warriors = await alice.autocomplete(game.place, "rift do", "to", "", card="dash")
        assert {"N1", "N3", "S2", "S3"} <= {key for _, key in warriors}
        ways = await alice.autocomplete(game.place, "rift do", "target", "", card="dash", to="S3")
        assert {"+1", "+2", "-1", "-2"} <= {key for _, key in ways}
        before = await answers(here, game)
        assert (await run(alice, game, "rift do", card="fireball")).text
        assert await answers(here, game) == before
        await run(alice, game, "rift do", card="dash", to="S3", target="+2")
        await settled(here, game)
        assert is_called(post_of(game), bob), "it is announced, and can be answered"
        assert "Dash" in post_of(game).text
        assert await answers(here, game) == before + 3
        blameless(here)


async def test_a_finished_match_is_seen_again(tmp_path: Path) -> None:
    async with stage(tmp_path, "replay", packs=rift()) as here:
        game = await begin(here, army="basic")
        await fast_forward(here, game, "replay", lambda look: look.record.clock.turn > 3)
        alice, bob = game.players
        hands = [(await here.look(game.match, user)).private.hand for user in game.players]
        running = await run(here.user("carol"), game, "rift replay")
        number, count = step_of(running)
        assert number == count
        await concede(here, game, bob)
        result = post_of(game)
        assert is_result(result)
        assert result.pictures
        album = message_of(await here.user("carol").press(result, "Replay"))
        assert step_of(album)[0] == 1
        assert "As I saw it" not in open_buttons(album)
        watched = await pressed(here.user("carol"), album, "Watch")
        assert watched.pictures[0].alt
        screens = here.shell.packs["rift"].screens
        for user, own, other in zip((alice, bob), hands, reversed(hands), strict=True):
            last = await pressed(user, message_of(await user.press(result, "Replay")), "Last")
            mine = await pressed(user, await pressed(user, last, "Back"), "As I saw it")
            memory = WORDS.say("replay-hand", spells="").strip()
            (words,) = [each for each in mine.text.splitlines() if each.startswith(memory)]
            assert all(screens.choice_name(spell, ENGLISH) in words for spell in own)
            assert not any(screens.choice_name(spell, ENGLISH) in words for spell in {*other} - {*own})
        blameless(here)


async def test_cards_and_rules_are_looked_up(tmp_path: Path) -> None:
    async with stage(tmp_path, "lookup", packs=rift()) as here:
        carol = here.user("carol")
        for command, typed, wanted in (("card", "shapesh", "Shapeshifter"), ("rules", "winn", "portal")):
            found = await carol.autocomplete("lounge", command, "name", typed)
            assert found
            shown = message_of(await carol.slash("lounge", command, name=found[0][1]))
            assert wanted in shown.text
            assert message_of(await carol.slash("lounge", command)).menus
        blameless(here)


# --- Taking back ---


async def main_step(here: Stage, game: Game, user: UserDriver) -> None:
    """The warrior that was turned up comes into the North lane: the turn has a post from then on."""
    await take(user, await opened(user, game), "N")
    await settled(here, game)


def cells_of(look: Look) -> dict[str, int]:
    return {each.kind: each.cell for each in look.public.warriors}


async def test_a_step_is_taken_back_alone(tmp_path: Path) -> None:
    """Until the next announced item; the post that told of it shrinks again."""
    async with stage(tmp_path, "undo", packs=placed(LINE)) as here:
        game = await begin(here)
        alice, bob = game.players
        await main_step(here, game, alice)
        before, standing = post_of(game), cells_of(await here.look(game.match))
        stepped = await take(alice, await opened(alice, game), "step>S3", "+1")
        await settled(here, game)
        assert "Shaman S3 steps to S4." in post_of(game).text
        assert cells_of(await here.look(game.match))["shaman"] == standing["shaman"] + 1
        assert not is_offered(stepped, "step>S4"), "once a turn (R-58)"
        for _ in range(2):
            await run(alice, game, "rift undo")
        await settled(here, game)
        assert cells_of(await here.look(game.match)) == standing
        assert (post_of(game).id, post_of(game).text) == (before.id, before.text)
        # An attack that was announced is taken back only if the other agrees.
        stepped = await take(alice, await opened(alice, game), "step>S3", "-1")
        await take(alice, stepped, "attack>N4")
        await settled(here, game)
        await run(alice, game, "rift undo")
        request = await bob.wait_for_message(game.place, lambda m: "answer_undo" in verbs(m))
        await bob.press(request, "No, thanks")
        await settled(here, game)
        assert is_called(post_of(game), bob)
        assert cells_of(await here.look(game.match))["shaman"] == standing["shaman"] - 1
        blameless(here)


async def test_half_chosen_spells_are_taken_back_without_a_word(tmp_path: Path) -> None:
    async with stage(tmp_path, "half", packs=placed(LINE)) as here:
        game = await begin(here)
        alice, carol = game.host, here.user("carol")
        await main_step(here, game, alice)
        told, played = public_words(carol, game.place), await answers(here, game)
        # By the button of the question itself,
        half = await take(alice, await opened(alice, game), "dash", "S3")
        assert is_offered(half, "+1")
        again = await take(alice, half, "back")
        assert is_offered(again, "attack>N4")
        # by Undo on the panel,
        half = await take(alice, again, "dash", "N3")
        undone = await pressed(alice, half, "Undo")
        assert is_offered(undone, "N3") or is_offered(undone, "N3", "-1")
        await pressed(alice, undone, "Undo")
        # and by the command.
        await run(alice, game, "rift do", card="dash")
        await run(alice, game, "rift undo")
        await settled(here, game)
        assert public_words(carol, game.place) == told, "what nobody has seen is taken back without a word"
        assert (await here.look(game.match, alice)).private.hand == ("dispel", "dash")
        assert (await here.look(game.match, alice)).question is not None
        assert await answers(here, game) >= played
        blameless(here)


async def test_where_every_action_has_a_post_what_was_told_is_taken_back_with_a_word(tmp_path: Path) -> None:
    async with stage(tmp_path, "told", packs=placed(LINE)) as here:
        guild = GuildId(here.playground.guild.id)
        await here.shell.app.store.save_guild_settings(GuildSettings(guild, pace="live", posts="action"))
        game = await begin(here)
        alice = game.host
        await main_step(here, game, alice)
        await take(alice, await opened(alice, game), "step>S3", "+1")
        await settled(here, game)
        await run(alice, game, "rift undo")
        await settled(here, game)
        assert "undid: Shaman S3 steps to S4." in post_of(game).text
        blameless(here)


async def test_the_way_back_leads_nowhere_else(tmp_path: Path) -> None:
    """Back is a button of its own, and never the beginning of another action."""
    async with stage(tmp_path, "back", packs=placed(LINE)) as here:
        game = await begin(here)
        await main_step(here, game, game.host)
        half = await take(game.host, await opened(game.host, game), "dash", "S3")
        actions = [read_action(button.custom_id or "") for button in half.buttons]
        lines = [action.keys for action in actions if isinstance(action, AnswerLine)]
        assert is_offered(half, "back")
        assert not [keys for keys in lines if keys[0] == "back"], [b.label for b in half.buttons]
        blameless(here)


# --- The end ---


async def test_a_match_ends_at_the_portal(tmp_path: Path) -> None:
    async with stage(tmp_path, "portal", packs=placed(AT_THE_PORTAL)) as here:
        game = await begin(here)
        alice, bob = game.players
        panel = await take(alice, await opened(alice, game), "end")
        if not is_offered(panel, "draw"):
            (sure,) = [button for button in panel.buttons if (button.label or "").startswith("Yes")]
            await alice.press(panel, sure.custom_id or "")
            panel = await changed(alice, panel)
        await take(alice, panel, "draw")
        await settled(here, game)
        result = post_of(game)
        assert is_result(result)
        assert f"<@{alice.id}> (Blue) wins** at the portal" in result.text
        assert "Zombie" in result.text
        await audit(here, game, random_users(here, game, "nobody has pressed"), is_post_per_action=False)
        await bob.press(result, "Rematch")
        again = await alice.wait_for_message(game.place, has_lobby_button)
        await alice.press(again, "Accept")
        await alice.until(lambda: not is_result(post_of(game)), "the rematch")
        assert (await here.record(2)).game == "rift"
        blameless(here)
