"""Places that refuse or are gone: found out before a promise, told to players, made good at once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.locale import Texts
from sfb_bot.matches.records import NEVER, LobbyId, MatchId
from sfb_bot.matches.troubles import LONGEST_RETRY
from sfb_bot.playground import Outcome, UserDriver, VisibleMessage
from sfb_bot.playground.world import guilds, interactions
from sfb_bot.playground.world.entities import InteractionKind
from sfb_bot.playground.world.interactions import Origin
from sfb_bot.playground.world.permissions import Permission as Right
from tests.end_to_end.audit import audit, blameless, requests_of
from tests.end_to_end.harness import (
    Game,
    Stage,
    begin,
    first_post,
    invite,
    ledger_match,
    newest_post,
    stage,
    verbs,
)
from tests.end_to_end.players import play_on, random_users, settled
from tests.end_to_end.test_presses import answers, changed, panel_of, post_of, who_is_called
from tests.end_to_end.test_survival import answer_unseen
from tests.patience import until

ENGLISH = Texts("en", strict=True)
# Discord's word for a missing permission.
FORBIDDEN = (403, 50013)
POSTS = "/channels/{channel_id}/messages"


def said(outcome: Outcome) -> str:
    assert outcome.message is not None
    return outcome.message.text


def posts_of_bot(here: Stage, place: int) -> list[int]:
    world = here.playground.world
    return [
        m.id for m in world.messages[place].values() if m.author_id == world.bot.id and not m.is_ephemeral
    ]


def direct_messages(user: UserDriver) -> list[VisibleMessage]:
    return [m for m in user.visible_messages(user.dm()) if m.author_id != user.id]


async def told_directly(user: UserDriver, *words: str) -> VisibleMessage:
    return await user.wait_for_message(user.dm(), lambda m: all(word in m.text for word in words))


async def has_trouble(here: Stage, match: int) -> None:
    async def is_so() -> bool:
        return here.shell.app.troubles.of_match(MatchId(match)) is not None

    await until(is_so, "trouble with the match")


async def nothing_waits(here: Stage) -> None:
    """Everything is shown, and no place is in trouble any more."""

    async def is_so() -> bool:
        app = here.shell.app
        return await app.store.next_outbox() is None and not app.troubles.all()

    await until(is_so, "everything to be shown")


# --- Found out before anything is stored ---


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        (Right.SEND_MESSAGES, "Send Messages"),
        (Right.ATTACH_FILES, "Attach Files"),
        (Right.READ_MESSAGE_HISTORY, "Read Message History"),
        (Right.CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (Right.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
        (Right.VIEW_CHANNEL, "View Channel"),
    ],
)
async def test_a_challenge_that_could_not_be_posted_is_refused_and_not_stored(
    tmp_path: Path, denied: Right, named: str
) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        arena = alice.place("arena").id
        here.playground.faults.deny(arena, denied)
        for words, options in (("brawl challenge", {"opponent": bob}), ("brawl open", {})):
            for user, who in ((alice, "You can fix that"), (bob, "Ask someone who manages")):
                if options.get("opponent") is user:
                    continue
                text = said(await user.slash("arena", words, **options))
                assert named in text
                assert f"<#{arena}>" in text
                assert who in text
        assert await here.shell.app.store.lobby(LobbyId(1)) is None
        assert posts_of_bot(here, arena) == []
        form = await alice.slash("arena", "brawl open", pace="custom")
        assert form.modal is None
        assert named in said(form)
        blameless(here)


async def test_a_match_in_the_channel_needs_no_threads(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        arena = here.user("alice").place("arena").id
        here.playground.faults.deny(arena, Right.CREATE_PUBLIC_THREADS, Right.SEND_MESSAGES_IN_THREADS)
        game = await begin(here, where="here")
        await play_on(random_users(here, game, "here"), 3)
        blameless(here)


async def test_in_a_thread_it_counts_what_is_allowed_in_threads(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        carol, dave = here.user("carol"), here.user("dave")
        arena = carol.place("arena").id
        busy = said(await carol.slash(game.place, "brawl challenge", opponent=dave))
        assert busy == ENGLISH.say("refused-channel-busy", match=str(game.match)), "no threads in threads"
        here.playground.faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        text = said(await carol.slash(game.place, "brawl challenge", opponent=dave))
        assert "Send Messages in Threads" in text
        here.playground.faults.deny(arena, Right.SEND_MESSAGES)
        sure = (await game.host.slash(game.place, "brawl concede")).message
        assert sure is not None
        await game.host.press(sure, verbs(sure)["concede"])
        await game.guest.wait_for_message(game.place, lambda m: "rematch" in verbs(m))
        await invite(carol, game.place, opponent=dave)
        blameless(here)


async def test_a_rematch_is_refused_where_it_could_not_be_offered(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        sure = (await game.host.slash(game.place, "brawl concede")).message
        assert sure is not None
        await game.host.press(sure, verbs(sure)["concede"])
        result = await game.guest.wait_for_message(game.place, lambda m: "rematch" in verbs(m))
        arena = game.host.place("arena").id
        here.playground.faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        text = said(await game.guest.press(result, verbs(result)["rematch"]))
        assert "Send Messages in Threads" in text
        assert await here.shell.app.store.lobby(LobbyId(2)) is None
        here.playground.faults.deny(arena)
        await game.guest.press(result, verbs(result)["rematch"])
        await game.host.wait_for_message(game.place, lambda m: any(b.label == "Accept" for b in m.buttons))
        blameless(here)


async def test_accept_waits_until_the_match_can_have_its_thread(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        invitation = await invite(alice, opponent=bob)
        here.playground.faults.deny(invitation.channel_id, Right.CREATE_PUBLIC_THREADS)
        text = said(await bob.press(invitation, "Accept"))
        assert "Create Public Threads" in text
        assert "Ask someone who manages" in text
        assert await here.shell.app.store.all_matches() == []
        assert "Accept" in [button.label for button in bob.look(invitation).buttons], "it is still open"
        here.playground.faults.deny(invitation.channel_id)
        await bob.press(invitation, "Accept")
        assert await first_post(bob, invitation.id)
        blameless(here)


async def test_an_invitation_that_cannot_be_posted_is_told_to_its_host_and_ends_with_its_time(
    tmp_path: Path,
) -> None:
    """The permission goes between the check and the post."""
    async with stage(tmp_path) as here:
        alice, bob = here.user("alice"), here.user("bob")
        arena = alice.place("arena").id
        here.playground.faults.answer("POST", POSTS, 503, times=5)
        await alice.slash("arena", "brawl challenge", opponent=bob)
        here.playground.faults.clear()
        here.playground.faults.deny(arena, Right.SEND_MESSAGES)

        async def is_refused() -> bool:
            here.jump(60)
            return bool(here.shell.app.troubles.all())

        await until(is_refused, "the refusal")
        await told_directly(alice, "Send Messages", f"<#{arena}>")
        before = len(requests_of(here, "POST", POSTS))
        here.jump(4 * 24 * 3600)
        await nothing_waits(here)
        assert direct_messages(bob) == []
        here.playground.faults.deny(arena)
        assert posts_of_bot(here, arena) == [], "an invitation that nobody could accept any more"
        assert len(requests_of(here, "POST", POSTS)) == before


# --- Refused in the middle of a match ---


async def test_players_of_a_match_that_cannot_be_posted_are_told_once(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        players = random_users(here, game, "refused")
        await play_on(players, 4)
        await settled(here, game)
        arena = game.host.place("arena").id
        here.playground.faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        asked, _ = who_is_called(game)
        await play_unseen(game)
        await has_trouble(here, game.match)
        here.jump(60)
        for user in game.players:
            await told_directly(user, f"match {game.match}", f"<#{arena}>", "Send Messages in Threads")
        listed = said(await asked.slash("arena", "brawl list"))
        assert "Send Messages in Threads" in listed
        await asked.slash("arena", "brawl board")
        here.jump(60)
        here.playground.faults.deny(arena)
        await nothing_waits(here)
        assert all(len(direct_messages(user)) == 1 for user in game.players)
        assert "⚠️" not in said(await asked.slash("arena", "brawl list"))
        await audit(here, game, players, over=False, is_post_per_action=False)
        blameless(here, {FORBIDDEN})


async def play_unseen(game: Game) -> None:
    """Somebody answers, so that there is something to post."""
    for user in game.players:
        panel = (await user.slash("arena", "brawl play")).message
        assert panel is not None
        if (press := verbs(panel).get("answer")) or (press := verbs(panel).get("answer_for_me")):
            await user.press(panel, press)
            return


@pytest.mark.parametrize("way", ["channel", "role", "roles of the bot", "restart"])
async def test_a_place_that_takes_posts_again_is_written_to_at_once(tmp_path: Path, way: str) -> None:
    """The bot's clock stands still, so nothing is tried again by the clock."""
    async with stage(tmp_path) as here:
        game = await begin(here)
        await settled(here, game)
        faults, guild = here.playground.faults, here.playground.guild
        world, arena = here.playground.world, game.host.place("arena").id
        own = next(role.id for role in guild.roles.values() if role.bot_id)
        if way in ("role", "roles of the bot"):
            faults.deny_everywhere(guild.id, Right.SEND_MESSAGES_IN_THREADS)
        else:
            faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        await play_until_posted(here, game)
        await has_trouble(here, game.match)
        if way == "role":
            faults.grant_everywhere(guild.id, Right.SEND_MESSAGES_IN_THREADS)
        elif way == "roles of the bot":
            more = guilds.make_role(world, guild, "helpers", int(Right.SEND_MESSAGES_IN_THREADS))
            guilds.set_roles(world, guild, world.bot.id, [own, more.id])
        elif way == "channel":
            faults.deny(arena)
        else:
            await here.stop()
            faults.deny(arena)
            await here.start()
        await nothing_waits(here)
        blameless(here, {FORBIDDEN})


async def play_until_posted(here: Stage, game: Game) -> None:
    """Answer until something waits to be posted."""
    for _ in range(20):
        await play_unseen(game)
        if await here.shell.app.store.next_outbox() is not None:
            return
    raise AssertionError("nothing to post")


async def test_a_locked_thread_is_told_and_goes_on_when_it_is_open(tmp_path: Path) -> None:
    permissions = int(
        Right.VIEW_CHANNEL
        | Right.SEND_MESSAGES
        | Right.SEND_MESSAGES_IN_THREADS
        | Right.CREATE_PUBLIC_THREADS
        | Right.ATTACH_FILES
        | Right.READ_MESSAGE_HISTORY
    )
    async with stage(tmp_path, bot_permissions=permissions) as here:
        game = await begin(here)
        players = random_users(here, game, "locked")
        await play_on(players, 3)
        await settled(here, game)
        here.playground.faults.archive_thread(game.place, lock=True)
        await play_until_posted(here, game)
        await has_trouble(here, game.match)
        here.jump(60)
        await told_directly(game.host, f"<#{game.place}>", "locked")
        here.playground.faults.unlock_thread(game.place)
        await nothing_waits(here)
        await audit(here, game, players, over=False, is_post_per_action=False)
        # Discord's word for a locked thread; whether an archived one is locked is not known before.
        blameless(here, {(400, 160005)})


async def test_who_takes_no_direct_messages_is_told_by_the_next_press(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        await settled(here, game)
        for user in game.players:
            here.playground.faults.refuse_dms(user.id)
        arena = game.host.place("arena").id
        post = post_of(game)
        asked, _ = who_is_called(game)
        here.playground.faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        for _ in range(3):
            await answer_unseen(here, game, "closed")
        here.shell.app.wake()
        await has_trouble(here, game.match)
        here.jump(60)
        told = [(await panel_of(asked, post)).text for _ in range(2)]
        assert ["Send Messages in Threads" in text for text in told] == [True, False]
        stranger = (await here.user("carol").press(post, verbs(post)["board"])).message
        assert stranger is not None
        assert "⚠️" not in stranger.text
        listed = said(await asked.slash("arena", "brawl list"))
        assert "Send Messages in Threads" in listed
        blameless(here, {FORBIDDEN, (403, 50007)})


async def test_a_press_tries_again_what_rests(tmp_path: Path) -> None:
    """Discord's word that something changed may get lost."""
    async with stage(tmp_path) as here:
        game = await begin(here)
        await settled(here, game)
        arena = game.host.place("arena").id
        here.playground.faults.deny(arena, Right.SEND_MESSAGES_IN_THREADS)
        await play_until_posted(here, game)
        await has_trouble(here, game.match)

        async def rests() -> bool:
            here.jump(24 * 3600)
            return await here.shell.app.store.next_outbox() == NEVER

        await until(rests, "a match that is not tried any more")
        channel = here.playground.world.channels[arena]
        channel.overwrites.clear()
        here.playground.faults.drop_gateway()
        post = post_of(game)
        await game.host.press(post, verbs(post)["board"])
        await nothing_waits(here)


async def test_one_silent_place_holds_up_nobody_else(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        silent = await begin(here)
        await settled(here, silent)
        here.playground.faults.deny(silent.host.place("arena").id, Right.SEND_MESSAGES_IN_THREADS)
        await play_until_posted(here, silent)
        await has_trouble(here, silent.match)
        other = await begin(here, "carol", "dave", channel="lounge")
        players = random_users(here, other, "other")
        await play_on(players, 6)
        await audit(here, other, players, over=False)
        blameless(here, {FORBIDDEN})


async def test_a_match_goes_on_without_what_is_merely_useful(tmp_path: Path) -> None:
    """Without the history an older post cannot be read again after a restart."""
    async with stage(tmp_path) as here:
        game = await begin(here)
        players = random_users(here, game, "no history")
        await play_on(players, 3)
        await settled(here, game)
        here.playground.faults.deny(game.host.place("arena").id, Right.READ_MESSAGE_HISTORY)
        before = post_of(game).id
        await here.restart()
        await play_on(players, 3)
        await settled(here, game)
        assert post_of(game).id > before
        assert here.shell.app.troubles.all() == ()
        blameless(here, {FORBIDDEN})


# --- Removed from a server ---


async def test_a_server_that_removed_the_bot_is_left_alone_until_it_is_added_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        await settled(here, game)
        faults, guild = here.playground.faults, here.playground.guild
        faults.remove_bot(guild.id)
        await here.shell.app.ledger.show_again(MatchId(game.match))
        await has_trouble(here, game.match)
        before = len(here.playground.ledger.records)
        for _ in range(20):
            here.jump(LONGEST_RETRY)
            await here.shell.app.store.next_outbox()
        assert len(here.playground.ledger.records) == before, "asked although the bot is not there"
        await here.restart()
        here.jump(LONGEST_RETRY)
        assert await here.shell.app.store.next_outbox() == NEVER
        faults.add_bot(guild.id)
        await nothing_waits(here)
        await play_on(random_users(here, game, "again"), 3)
        await audit(here, game, over=False, is_post_per_action=False)


# --- Deleted ---


async def new_thread(here: Stage, game: Game) -> int:
    world = here.playground.world

    def found() -> list[int]:
        threads = [c.id for c in world.channels.values() if c.is_thread and c.id != game.place]
        return [each for each in threads if newest_post(game.host, each) is not None]

    await game.host.until(lambda: bool(found()), "a new thread")
    return found()[0]


async def test_a_deleted_thread_is_replaced_at_once_and_everything_leads_to_the_new_one(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        players = random_users(here, game, "deleted thread")
        await play_on(players, 6)
        await settled(here, game)
        arena = game.host.place("arena").id
        here.playground.faults.delete_channel(game.place)
        moved = replace(game, place=await new_thread(here, game))
        await settled(here, moved)
        why = game.host.visible_messages(moved.place)[0]
        assert "was deleted" in why.text
        assert all(user.look(why.id, moved.place).pings_me for user in game.players)
        invitation = game.host.look(game.place, arena)
        assert f"<#{moved.place}>" in invitation.text
        assert f"<#{game.place}>" not in invitation.text
        assert f"<#{moved.place}>" in said(await game.host.slash("arena", "brawl list"))
        for player in players:
            player.place = moved.place
        await play_on(players, 6)
        await audit(here, moved, players, over=False)
        blameless(here, {(404, 10003)})


async def test_a_deleted_thread_of_a_rematch_is_replaced_as_well(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        sure = (await game.host.slash(game.place, "brawl concede")).message
        assert sure is not None
        await game.host.press(sure, verbs(sure)["concede"])
        result = await game.guest.wait_for_message(game.place, lambda m: "rematch" in verbs(m))
        await game.guest.press(result, verbs(result)["rematch"])
        again = await game.host.wait_for_message(
            game.place, lambda m: any(b.label == "Accept" for b in m.buttons)
        )
        await game.host.press(again, "Accept")
        await game.host.wait_for_message(game.place, lambda m: ledger_match(m) == game.match + 1)
        here.playground.faults.delete_channel(game.place)
        place = await new_thread(here, game)
        post = newest_post(game.host, place)
        assert post is not None
        assert ledger_match(post) == game.match + 1


async def test_a_thread_deleted_while_the_bot_was_away_is_found_out_by_the_list(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here)
        await settled(here, game)
        await here.stop()
        here.playground.faults.delete_channel(game.place)
        await here.start()
        assert f"<#{game.place}>" not in said(await game.host.slash("arena", "brawl list"))
        place = await new_thread(here, game)
        assert f"<#{place}>" in said(await game.host.slash("arena", "brawl list"))
        blameless(here, {(404, 10003)})


@pytest.mark.parametrize("where", ["here", "thread"])
async def test_a_deleted_channel_is_told_and_a_player_says_where_to_go_on(tmp_path: Path, where: str) -> None:
    async with stage(tmp_path) as here:
        game = await begin(here, channel="lounge", where=where)
        players = random_users(here, game, "deleted channel")
        await play_on(players, 4)
        await settled(here, game)
        before = await answers(here, game)
        lounge = game.host.place("lounge").id
        here.playground.faults.delete_channel(lounge)
        for user in game.players:
            await told_directly(user, f"match {game.match}", "deleted", "/brawl play")
        listed = said(await game.host.slash("arena", "brawl list"))
        assert f"<#{game.place}>" not in listed
        assert "deleted channel" in listed
        stranger = said(await here.user("carol").slash("arena", "brawl play"))
        assert "Go on here" not in stranger
        offer = (await game.guest.slash("arena", "brawl play")).message
        assert offer is not None
        here.playground.faults.deny(game.host.place("arena").id, Right.CREATE_PUBLIC_THREADS)
        await game.guest.press(offer, "Go on here")
        assert "Create Public Threads" in (await changed(game.guest, offer)).text
        here.playground.faults.deny(game.host.place("arena").id)
        offer = (await game.guest.slash("arena", "brawl play")).message
        assert offer is not None
        twice = [game.guest.start_press(offer, "Go on here") for _ in range(2)]
        for press in twice:
            await game.guest.outcome(press)
        moved = replace(game, place=await new_thread(here, game))
        await settled(here, moved)
        threads = [c for c in here.playground.world.channels.values() if c.is_thread]
        assert [c.id for c in threads] == [moved.place], "one press, one thread"
        assert "was deleted" in game.host.visible_messages(moved.place)[0].text
        assert await answers(here, game) == before
        assert all(len(direct_messages(user)) == 1 for user in game.players)
        for player in players:
            player.place = moved.place
        await play_on(players, 6)
        await audit(here, moved, players, over=False)
        blameless(here, {(404, 10003), (404, 10015), (404, 10008)})


async def test_a_match_goes_on_in_a_thread_where_nobody_plays(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        busy = await begin(here, "carol", "dave")
        game = await begin(here, channel="lounge", where="here")
        await settled(here, game)
        here.playground.faults.delete_channel(game.place)
        await has_trouble(here, game.match)
        offer = (await game.host.slash("arena", "brawl play")).message
        assert offer is not None
        button = offer.button("Go on here").custom_id or ""
        source = here.playground.world.message(busy.place, post_of(busy).id)
        data = {"custom_id": button, "component_type": 2, "id": 1}
        world = here.playground.world
        begun = interactions.begin(
            world,
            InteractionKind.COMPONENT,
            game.host.id,
            world.channels[busy.place],
            data,
            Origin(source=source),
        )
        text = said(await game.host.outcome(begun))
        assert text == ENGLISH.say("refused-channel-busy", match=str(busy.match))
        assert (await here.record(game.match)).channel == game.place
