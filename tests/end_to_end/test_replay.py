"""Looking back at a match on Discord: step by step, as everybody saw it and as oneself did."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.games.brawl.texts import brawl_texts
from sfb_bot.kernel import Word
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.playground import UserDriver, VisibleMessage
from sfb_bot.playground.world import guilds
from sfb_bot.playground.world.entities import Overwrite
from sfb_bot.playground.world.permissions import Permission
from sfb_bot.screens.actions import ShowReplay
from tests.end_to_end.audit import blameless
from tests.end_to_end.commands import message_of, run
from tests.end_to_end.harness import Game, Stage, begin, is_result, newest_post, stage
from tests.end_to_end.players import fast_forward, settled
from tests.end_to_end.test_presses import changed
from tests.end_to_end_attacks.test_forged_presses import forge, other_server
from tests.games.brawl.kit.table import rules

ENGLISH = Texts("en", strict=True)
UNKNOWN = ENGLISH.say("refused-no-match")


async def pressed(user: UserDriver, panel: VisibleMessage, button: str) -> VisibleMessage:
    await user.press(panel, button)
    return await changed(user, panel)


def step_of(panel: VisibleMessage) -> tuple[int, int]:
    """Which step of how many."""
    words = panel.text.split()
    assert words[0] == "Step"
    assert len(panel.text.splitlines()) <= 4
    assert len(panel.pictures) == 1
    assert panel.pictures[0].alt
    return int(words[1]), int(words[3].rstrip(","))


def open_buttons(panel: VisibleMessage) -> set[str]:
    return {button.label or "" for button in panel.buttons if not button.is_disabled}


async def test_a_match_under_way_is_stepped_through_as_everybody_saw_it(tmp_path: Path) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        look = await fast_forward(
            here, game, "replay", lambda look: look.record.clock.turn > 2 and look.can_undo > 0
        )
        player, stranger = game.user_of(look.waiting_for[0]), here.user("carol")
        seen = await here.look(game.match)
        assert look.record.seq > seen.seq, "somebody is in the middle of an action"
        panels = [await run(user, game, "brawl replay") for user in (stranger, player)]
        assert panels[0].text == panels[1].text, "the player sees no more than everybody"
        number, count = step_of(panels[0])
        assert number == count
        assert open_buttons(panels[0]) == {"First", "Back", "Watch"}
        back = await pressed(stranger, panels[0], "Back")
        assert step_of(back) == (count - 1, count)
        # Every button keeps working after a restart.
        await here.restart()
        first = await pressed(stranger, back, "First")
        assert step_of(first) == (1, count)
        assert open_buttons(first) == {"Forward", "Last", "Watch"}
        await stranger.select(first, ["Round 1"])
        jumped = await changed(stranger, first)
        assert "Round 1" in jumped.text
        assert 1 < step_of(jumped)[0] < count
        watched = await pressed(stranger, jumped, "Watch")
        assert watched.pictures[0].alt
        assert watched.text == ENGLISH.say("replay-watch", match=str(game.match))
        assert step_of(await pressed(stranger, watched, "Back")) == step_of(jumped)
        # The own view is for the time after the end, also for who makes the press up.
        post = newest_post(player, game.place)
        assert post is not None
        own = ShowReplay(MatchId(game.match), "at", 9, "own").custom_id
        refused = await forge(player, post, own)
        assert refused.startswith(ENGLISH.say("refused-still-played"))
        assert (await forge(stranger, post, own)).startswith(ENGLISH.say("refused-not-seated"))
        nonsense = own.replace("own", "theirs")
        assert await forge(stranger, post, nonsense) == ENGLISH.say("denied-unknown")
        blameless(here)


async def test_a_finished_match_is_seen_again_by_all_and_by_its_players_as_they_saw_it(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, goal=5) as here:
        game = await begin(here)
        await fast_forward(here, game, "replay", lambda look: look.record.clock.turn > 2)
        then = await here.look(game.match)
        hands = [(await here.look(game.match, user)).private.hand for user in game.players]
        await here.shell.app.matches.say(MatchId(game.match), UserId(game.host.id), Word.CONCEDE, "enough")
        here.shell.app.wake()
        await settled(here, game)
        result = newest_post(game.guest, game.place)
        assert result is not None
        assert is_result(result)
        stranger = here.user("carol")
        album = message_of(await stranger.press(result, "Replay"))
        number, count = step_of(album)
        assert number == 1
        assert "As I saw it" not in open_buttons(album)
        watched = await pressed(stranger, album, "Watch")
        assert "Alice" in (watched.pictures[0].alt or ""), "players are called by their names"
        scenes = await here.shell.app.replays.scenes(MatchId(game.match))
        assert [scene.seq for scene in scenes][-2:] == [then.seq, then.seq + 1]
        cards = rules().content.cards
        for user, hand, other in zip(game.players, hands, reversed(hands), strict=True):
            last = await pressed(user, message_of(await user.press(result, "Replay")), "Last")
            assert step_of(last) == (count, count)
            before = await pressed(user, last, "Back")
            own = await pressed(user, before, "As I saw it")
            assert step_of(own) == (count - 1, count)
            memory = brawl_texts(ENGLISH).say("replay-hand", cards="").strip()
            (line,) = [line for line in own.text.splitlines() if line.startswith(memory)]
            assert all(cards[card].names["en"] in line for card in hand)
            assert not any(cards[card].names["en"] in own.text for card in set(other) - set(hand))
            assert memory not in before.text
            assert step_of(await pressed(user, own, "As everyone saw it")) == (count - 1, count)
        await forbidden_eyes(here, game, result)
        blameless(here)


async def forbidden_eyes(here: Stage, game: Game, result: VisibleMessage) -> None:
    """Who cannot see where a match is played does not learn that there is one."""
    own = ShowReplay(MatchId(game.match), "at", 9, "own").custom_id
    stranger = here.user("carol")
    assert (await forge(stranger, result, own)).startswith(ENGLISH.say("refused-not-seated"))
    # Elsewhere in the server it is found by its number; an unknown one is not.
    found = await stranger.slash("lounge", "brawl replay", match=game.match)
    assert step_of(message_of(found))[0] == 1
    missing = message_of(await stranger.slash("lounge", "brawl replay", match=4711)).text
    assert missing.startswith(UNKNOWN)
    erin = here.user("erin")
    there = other_server(here, erin)
    assert message_of(await erin.slash(there, "brawl replay", match=game.match)).text == missing
    arena = stranger.place("arena")
    hide = Overwrite(stranger.id, is_member=True, deny=Permission.VIEW_CHANNEL)
    guilds.set_overwrite(here.playground.world, arena, hide)
    hidden = message_of(await stranger.slash("lounge", "brawl replay", match=game.match))
    assert hidden.text == missing
    shown = message_of(await game.host.slash("lounge", "brawl replay", match=game.match))
    assert step_of(shown)[0] == 1
