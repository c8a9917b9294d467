"""Every kind of interaction, from the user's hand through discord.py and back to the user's eyes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sfb_bot.playground import DidNotRespond, Playground, UserActionError
from sfb_bot.playground.clock import JumpClock
from tests.playground.conftest import Users
from tests.playground.demo_bot import CARDS, DemoBot

Check = Callable[[], None]
pytestmark = pytest.mark.usefixtures("bot")


async def test_slash_command_with_user_option(users: Users, blameless: Check) -> None:
    alice, bob, _ = users
    outcome = await alice.slash("arena", "brawl challenge", opponent=bob, pace="live")
    assert outcome.message is not None
    assert outcome.message.content == f"<@{bob.id}>, Alice challenges you (live)."
    assert [button.label for button in outcome.message.buttons] == ["Accept", "Decline"]
    assert bob.pings("arena") == 1
    assert alice.pings("arena") == 0
    seen = bob.last_message("arena")
    assert seen.pings_me
    assert seen.view["used"] == {"by": "Alice", "command": "brawl challenge"}
    blameless()


async def test_nested_group_and_boolean_and_number(users: Users, blameless: Check) -> None:
    alice, _, _ = users
    outcome = await alice.slash("arena", "settings server pace", pace="slow")
    assert outcome.message is not None
    assert outcome.message.content == "Pace: slow"
    outcome = await alice.slash("arena", "brawl do", card="Bear Hug", strength=7)
    assert outcome.message is not None
    assert outcome.message.content == "Bear Hug with strength 7"
    blameless()


async def test_client_refuses_wrong_options(users: Users, playground: Playground) -> None:
    alice, bob, _ = users
    for words, options, complaint in (
        ("brawl challenge", {}, "Option opponent of /brawl challenge is required."),
        ("brawl challenge", {"opponent": bob, "pace": "warp"}, "must be one of: Live, Daily"),
        ("brawl do", {"card": "x", "strength": 10}, "must be at most 9"),
        ("brawl do", {"card": "x", "strength": "strong"}, "must be a number"),
        ("brawl do", {"card": "x", "wrong": 1}, "has no option called wrong"),
        ("brawl", {}, "needs one of: challenge"),
        ("brawl nothing", {}, "has no part called nothing"),
        ("nothing", {}, "There is no command /nothing here."),
    ):
        with pytest.raises(UserActionError, match=complaint):
            await alice.slash("arena", words, **options)
    assert playground.ledger.count("POST", "/interactions/{webhook_id}/{webhook_token}/callback") == 0


async def test_autocomplete(users: Users, blameless: Check) -> None:
    alice, _, _ = users
    assert await alice.autocomplete("arena", "brawl do", "card", "a") == [
        (card, card) for card in CARDS if "a" in card.lower()
    ]
    assert await alice.autocomplete("arena", "brawl do", "card", "zzz") == []
    with pytest.raises(UserActionError, match="does not suggest anything"):
        await alice.autocomplete("arena", "brawl do", "strength", "1")
    blameless()


async def test_dynamic_buttons_and_wrong_presser(users: Users, blameless: Check) -> None:
    alice, bob, carol = users
    invitation = (await alice.slash("arena", "brawl challenge", opponent=bob)).message
    assert invitation is not None
    refused = await carol.press(invitation, "Accept")
    assert refused.message is not None
    assert refused.message.content == "This invitation is not for you."
    assert refused.message.is_ephemeral
    assert [m.content for m in bob.visible_messages("arena")] == [invitation.content]
    await bob.press(invitation, "Accept")
    follow_up = await bob.wait_for_message("arena", lambda m: "chose" in m.content)
    assert follow_up.content == f"<@{bob.id}> chose accept."
    assert bob.look(invitation).content == "Invitation: accept"
    assert bob.look(invitation).buttons == ()
    with pytest.raises(UserActionError, match="no button “Accept”"):
        await bob.press(invitation, "Accept")
    blameless()


async def test_ephemeral_messages_belong_to_one_user(
    bot: DemoBot, users: Users, playground: Playground, blameless: Check
) -> None:
    alice, bob, _ = users
    answer = (await alice.slash("arena", "brawl hand")).message
    assert answer is not None
    assert answer.is_ephemeral
    assert answer.embeds[0]["title"] == "Your hand"
    assert answer.pictures[0].url.startswith(playground.world.cdn_base)
    assert answer.view["attachments"] == []
    assert bob.visible_messages("arena") == []
    with pytest.raises(UserActionError, match="This message is gone"):
        bob.look(answer)
    channel = bot.get_channel(answer.channel_id)
    assert [m async for m in channel.history()] == []  # type: ignore[union-attr]  # a text channel
    assert bob.place("arena").last_message_id is None
    alice.restart_client()
    assert alice.visible_messages("arena") == []
    blameless()


async def test_deferred_answer_is_filled_by_the_first_follow_up(users: Users, blameless: Check) -> None:
    alice, bob, _ = users
    outcome = await alice.slash("arena", "brawl slow")
    assert outcome.message is not None
    assert outcome.message.content == "Here it is."
    assert outcome.message.pictures[0].alt == "An empty board."
    extra = await alice.wait_for_message("arena", lambda m: m.content == "And one more thing.")
    assert extra.is_ephemeral
    assert [m.content for m in bob.visible_messages("arena")] == ["Here it is."]
    assert bob.last_message("arena").view["edited_timestamp"] is None
    blameless()


async def test_private_defer_stays_private(users: Users) -> None:
    alice, bob, _ = users
    outcome = await alice.slash("arena", "brawl slow", private=True)
    assert outcome.message is not None
    assert outcome.message.is_ephemeral
    assert bob.visible_messages("arena") == []


async def test_modal_from_command(users: Users, blameless: Check) -> None:
    alice, bob, _ = users
    outcome = await alice.slash("arena", "brawl form")
    assert outcome.message is None
    assert outcome.modal is not None
    assert outcome.modal.title == "Tell us"
    with pytest.raises(UserActionError, match="needs 1 to 200 characters"):
        await alice.submit_modal(outcome, {"Your words": ""})
    with pytest.raises(UserActionError, match="This form is not open"):
        await bob.submit_modal(outcome, {"Your words": "mine"})
    answer = await alice.submit_modal(outcome, {"Your words": "Well played"})
    assert answer.message is not None
    assert answer.message.content == "You said: Well played"
    blameless()


async def test_modal_from_button_changes_its_message(users: Users, blameless: Check) -> None:
    alice, _, _ = users
    panel = (await alice.slash("arena", "brawl panel")).message
    assert panel is not None
    opened = await alice.press(panel, "Open form")
    await alice.submit_modal(opened, {"Pace": "slow", "Side": "Right"})
    assert alice.look(panel).content == "Chosen: slow and Right"
    blameless()


async def test_deferred_update_user_menu_and_disabled_button(users: Users, blameless: Check) -> None:
    alice, bob, carol = users
    panel = (await alice.slash("arena", "brawl panel")).message
    assert panel is not None
    chosen = await bob.select(panel, [carol])
    assert chosen.message is not None
    assert chosen.message.content == "You chose carol."
    with pytest.raises(UserActionError, match="greyed out"):
        await alice.press(panel, "Greyed")
    await alice.press(panel, "Wait")
    await alice.until(lambda: alice.look(panel).content == "Waited.", "the edit")
    blameless()


async def test_components_v2(users: Users, blameless: Check) -> None:
    alice, bob, _ = users
    table = (await alice.slash("arena", "brawl board")).message
    assert table is not None
    assert "**Marked:** nothing" in table.text
    assert [p.alt for p in table.pictures] == ["A round token.", "The board after turn 3."]
    assert table.view["attachments"] == []
    assert table.menu().placeholder == "Pick up to two"
    gallery = next(part for part in table.components if part["type"] == 12)
    assert gallery["items"][0]["media"]["width"] == 640
    assert [part["id"] for part in table.components] == sorted(part["id"] for part in table.components)
    await bob.select(table, ["Bear Hug", "Cold Snap"])
    assert "**Marked:** Bear Hug, Cold Snap" in bob.look(table).text
    with pytest.raises(UserActionError, match="Choose 1 to 2 entries"):
        await bob.select(table, list(CARDS[:3]))
    with pytest.raises(UserActionError, match="no such entry"):
        await bob.select(table, "Nonsense")
    blameless()


async def test_context_menus(users: Users, blameless: Check) -> None:
    alice, bob, _ = users
    said = bob.say("arena", "To be or not to be")
    quoted = await alice.use_on_message("Quote", said)
    assert quoted.message is not None
    assert quoted.message.content == "> To be or not to be"
    greeted = await alice.use_on_user("arena", "Greet", bob)
    assert greeted.message is not None
    assert greeted.message.content == "Hello bob!"
    blameless()


async def test_commands_in_dms(users: Users, blameless: Check) -> None:
    alice, bob, _ = users
    answer = (await alice.slash(alice.dm(), "brawl do", card="Anvil Toss")).message
    assert answer is not None
    assert answer.content == "Anvil Toss with strength 1"
    with pytest.raises(UserActionError, match="cannot see it"):
        bob.visible_messages(alice.dm().id)
    blameless()


async def test_permissions_of_commands(users: Users) -> None:
    alice, bob, _ = users
    assert (await alice.slash("arena", "purge")).message is not None
    with pytest.raises(UserActionError, match="no command /purge"):
        await bob.slash("arena", "purge")


async def test_silence_for_three_seconds(users: Users, clock: JumpClock) -> None:
    alice, bob, _ = users
    interaction = alice.start_slash("arena", "brawl silent")
    await alice.slash("arena", "settings server pace", pace="x")
    clock.jump(2.5)
    assert not interaction.has_failed
    clock.jump(0.6)
    with pytest.raises(DidNotRespond):
        await alice.outcome(interaction)
    assert bob.visible_messages("arena") == []


async def test_localised_commands_and_locale(users: Users, playground: Playground) -> None:
    alice, _, _ = users
    command = next(c for c in playground.world.commands.values() if c.name == "card")
    assert command.spec["name_localizations"] == {"ru": "карта"}
    assert command.spec["description_localizations"] == {"ru": "Найти карту"}
    playground.world.users[alice.id].locale = "ru"
    answer = (await alice.slash("arena", "card", name="Bear Hug")).message
    assert answer is not None
    assert answer.content == "Bear Hug (ru)"


async def test_commands_keep_their_ids_when_synced_again(bot: DemoBot, playground: Playground) -> None:
    before = {c.name: (c.id, c.version) for c in playground.world.commands.values()}
    await bot.tree.sync()
    assert {c.name: (c.id, c.version) for c in playground.world.commands.values()} == before
    fetched = await bot.tree.fetch_commands()
    assert {c.name: c.id for c in fetched} == {name: ids[0] for name, ids in before.items()}
