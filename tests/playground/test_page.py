"""The page in a real browser, with the demo bot behind it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from sfb_bot.playground import JumpClock, Playground, PlaygroundSettings
from tests.playground.browser import Windows, chromium
from tests.playground.conftest import Users, running
from tests.playground.demo_bot import DemoBot

# One browser for all tests of this module, so they and their fixtures share one event loop.
pytestmark = [pytest.mark.usefixtures("bot"), pytest.mark.asyncio(loop_scope="module")]
Check = Callable[[], None]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running_browser:
        yield running_browser


@pytest_asyncio.fixture(loop_scope="module")
async def playground(settings: PlaygroundSettings) -> AsyncIterator[Playground]:
    async with Playground(settings) as running_playground:
        yield running_playground
        assert running_playground.ledger.server_errors() == []


@pytest_asyncio.fixture(loop_scope="module")
async def bot(playground: Playground) -> AsyncIterator[DemoBot]:
    async with running(playground, DemoBot()) as demo:
        yield demo
        assert demo.failures == []


@pytest_asyncio.fixture(loop_scope="module")
async def windows(browser: Browser) -> AsyncIterator[Windows]:
    opened = Windows(browser)
    yield opened
    await opened.close()
    assert opened.complaints == []


def said(page: Page, text: str) -> Locator:
    """Where a text stands among the messages; the live region for screen readers repeats it elsewhere."""
    return page.locator("#messages").get_by_text(text)


async def type_command(page: Page, command: str, *values: str) -> None:
    """Type a command, let the composer complete it, fill its first options and run it."""
    box = page.locator("#composer-input")
    await box.press_sequentially(f"/{command} ")
    await page.get_by_role("form", name=f"Command /{command}").wait_for()
    for value in values:
        await page.keyboard.type(value)
        await page.locator(".popover:not([hidden]) .option.active").wait_for()
        await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator("#composer-input")).to_be_visible()


async def test_two_users_challenge_accept_and_keep_secrets(
    playground: Playground, windows: Windows, blameless: Check
) -> None:
    alice = await windows.open(playground.page_for("alice"))
    bob = await windows.open(playground.page_for("bob"))
    await type_command(alice, "brawl challenge", "bo")
    invitation = bob.locator(".message", has_text="Alice challenges you")
    await expect(invitation).to_be_visible()
    await expect(invitation).to_have_class(re.compile(r"\bpings\b"))
    await expect(invitation.locator(".mention.me")).to_have_text("@Bob")
    await expect(bob.locator("#announcer")).to_contain_text("challenges you")
    await invitation.get_by_role("button", name="Accept").click()
    await expect(alice.locator(".message", has_text="Invitation: accept")).to_be_visible()
    await expect(alice.get_by_role("button", name="Accept")).to_have_count(0)
    await type_command(alice, "brawl hand")
    await expect(said(alice, "Only alice sees this.")).to_be_visible()
    await expect(said(alice, "Only you can see this.")).to_be_visible()
    await bob.locator("#composer-input").fill("Anything new?")
    await bob.locator("#composer-input").press("Enter")
    await expect(said(alice, "Anything new?")).to_be_visible()
    assert await said(bob, "Only alice sees this.").count() == 0
    assert "Only alice sees this" not in await bob.content()
    await alice.get_by_role("button", name="Dismiss message").click()
    await expect(said(alice, "Only alice sees this.")).to_have_count(0)
    blameless()


async def test_private_answers_are_lost_with_a_reload(playground: Playground, windows: Windows) -> None:
    alice = await windows.open(playground.page_for("alice"))
    await type_command(alice, "brawl hand")
    await expect(said(alice, "Only alice sees this.")).to_be_visible()
    await alice.reload()
    await alice.wait_for_selector("#composer-input")
    await expect(alice.get_by_text("This is #arena")).to_be_visible()
    assert await said(alice, "Only alice sees this.").count() == 0


async def test_menu_with_keyboard_only(playground: Playground, windows: Windows, blameless: Check) -> None:
    alice = await windows.open(playground.page_for("alice"))
    await type_command(alice, "brawl board")
    table = alice.locator(".message", has_text="The table")
    await expect(table.get_by_alt_text("The board after turn 3.")).to_be_visible()
    await table.get_by_role("button", name="Pick up to two").focus()
    await alice.keyboard.press("Enter")
    options = alice.get_by_role("listbox", name="Pick up to two")
    await expect(options).to_be_focused()
    for key in ("Space", "ArrowDown", "ArrowDown", "Space"):
        await alice.keyboard.press(key)
    await expect(options.locator('[aria-selected="true"]')).to_have_count(2)
    await alice.get_by_role("button", name="Done").click()
    await expect(table).to_contain_text("Marked: Anvil Toss, Cold Snap")
    blameless()


async def test_form_and_its_complaints(playground: Playground, windows: Windows, blameless: Check) -> None:
    alice = await windows.open(playground.page_for("alice"))
    await type_command(alice, "brawl form")
    form = alice.get_by_role("dialog", name="Tell us")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_text("“Your words” needs 1 to 200 characters.")
    await form.get_by_label("Your words").fill("<img src=x onerror=alert(1)> & **bold**")
    await form.get_by_role("button", name="Submit").click()
    answer = alice.locator(".message", has_text="You said")
    await expect(answer).to_contain_text("<img src=x onerror=alert(1)> & bold")
    assert await answer.locator(".text img").count() == 0
    blameless()


async def test_form_with_menu_and_radio(playground: Playground, windows: Windows, blameless: Check) -> None:
    alice = await windows.open(playground.page_for("alice"))
    await type_command(alice, "brawl panel")
    await expect(alice.get_by_role("button", name="Greyed")).to_be_disabled()
    await alice.get_by_role("button", name="Open form").click()
    form = alice.get_by_role("dialog", name="Choose")
    await form.get_by_label("Pace").select_option("slow")
    await form.get_by_label("Right").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(said(alice, "Chosen: slow and Right")).to_be_visible()
    blameless()


async def test_autocomplete_and_optional_option(
    playground: Playground, windows: Windows, blameless: Check
) -> None:
    alice = await windows.open(playground.page_for("alice"))
    await alice.locator("#composer-input").press_sequentially("/brawl do ")
    await alice.get_by_role("combobox", name="card").press_sequentially("snap")
    await alice.get_by_role("option", name="Cold Snap").wait_for()
    await alice.keyboard.press("Tab")
    await alice.get_by_role("button", name="+ strength").click()
    await alice.get_by_role("combobox", name="strength").fill("12")
    await alice.keyboard.press("Enter")
    await expect(alice.locator(".command .hint")).to_have_text("Option strength must be at most 9.")
    await alice.get_by_role("combobox", name="strength").fill("4")
    await alice.keyboard.press("Enter")
    await expect(said(alice, "Cold Snap with strength 4")).to_be_visible()
    blameless()


async def test_unread_marks_pings_and_dms(playground: Playground, windows: Windows, users: Users) -> None:
    _, bob_hands, _ = users
    alice = await windows.open(playground.page_for("alice"))
    bob_hands.say("lounge", "Nothing special")
    lounge = alice.get_by_role("button", name=re.compile("^lounge"))
    await expect(lounge).to_have_accessible_name("lounge, unread")
    bob_hands.say("lounge", f"<@{playground.user('alice').id}> come here")
    await expect(lounge).to_have_accessible_name("lounge, 1 mention")
    await expect(alice).to_have_title(re.compile(r"^\(1\)"))
    toast = alice.locator(".toast", has_text="Bob mentioned you in #lounge")
    await toast.click()
    await expect(said(alice, "come here")).to_be_visible()
    await expect(lounge).to_have_accessible_name("lounge")
    await type_command(alice, "brawl whisper")
    await expect(said(alice, "Look at your DMs.")).to_be_visible()
    await alice.get_by_role("button", name="Direct messages, 1 unread mention").click()
    await alice.get_by_role("button", name="SFB Bot, 1 mention").click()
    await expect(said(alice, "Psst.")).to_be_visible()


async def test_user_switch_in_one_window(playground: Playground, windows: Windows) -> None:
    page = await windows.open(playground.page_for("alice"))
    await type_command(page, "brawl hand")
    await expect(said(page, "Only alice sees this.")).to_be_visible()
    await page.get_by_label("You are").select_option(label="Bob")
    await expect(page).to_have_url(re.compile(r"user=bob"))
    await expect(said(page, "Only alice sees this.")).to_have_count(0)
    await page.get_by_label("You are").select_option(label="Alice")
    await expect(said(page, "Only alice sees this.")).to_be_visible()


async def test_threads_come_and_go(playground: Playground, bot: DemoBot, windows: Windows) -> None:
    alice = await windows.open(playground.page_for("alice"))
    arena = bot.get_channel(playground.channel("arena").id)
    assert isinstance(arena, discord.TextChannel)
    message = await arena.send("Let us play")
    thread = await message.create_thread(name="Duel 1")
    await thread.send(f"<@{playground.user('alice').id}> your turn")
    await expect(alice.get_by_role("button", name="Duel 1, 1 mention")).to_be_visible()
    await alice.locator(".thread-card", has_text="Duel 1").click()
    await expect(said(alice, "your turn")).to_be_visible()
    await thread.edit(archived=True)
    await expect(alice.locator("#room-topic")).to_have_text("Archived: a new message wakes it.")
    await expect(alice.locator(".places details")).to_contain_text("1 archived")
    await alice.locator("#composer-input").fill("I am here")
    await alice.locator("#composer-input").press("Enter")
    await expect(alice.locator(".places details")).to_have_count(0)
    playground.faults.delete_channel(thread.id)
    await expect(alice.locator(".toast.bad")).to_have_text("This channel is gone.")
    await expect(alice.get_by_role("heading", name="#arena", exact=True)).to_be_visible()


async def test_reactions_and_context_commands(
    playground: Playground, windows: Windows, users: Users, blameless: Check
) -> None:
    users[1].say("arena", "To be or not to be")
    alice = await windows.open(playground.page_for("alice"))
    message = alice.locator(".message", has_text="To be or not")
    await message.hover()
    await message.get_by_role("button", name="Add a reaction").click()
    await alice.get_by_role("option", name="👍").click()
    await expect(message.get_by_role("button", name="👍, 1", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    users[2].react(users[2].last_message("arena"), "👍")
    await expect(message.get_by_role("button", name="👍, 2", exact=True)).to_be_visible()
    await message.hover()
    await message.get_by_role("button", name="Use a command on this message").click()
    await alice.get_by_role("option", name="Quote").click()
    await expect(alice.locator(".message.private blockquote")).to_have_text("To be or not to be")
    await message.get_by_role("button", name="Bob").click()
    await alice.get_by_role("option", name="Greet").click()
    await expect(said(alice, "Hello bob!")).to_be_visible()
    blameless()


async def test_phone_sized_window(playground: Playground, windows: Windows, users: Users) -> None:
    alice_hands, bob_hands, _ = users
    await alice_hands.slash("arena", "brawl board")
    page = await windows.open(playground.page_for("bob"), width=360, height=720)
    drawer = page.locator("#drawer")
    await expect(drawer).not_to_be_visible()
    await expect(page.get_by_alt_text("The board after turn 3.")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= 360
    boxes = await page.locator(".message :is(button, img, .container)").evaluate_all(
        "nodes => nodes.map(node => node.getBoundingClientRect().right)"
    )
    assert max(boxes) <= 360
    await page.get_by_role("button", name="Show channels").click()
    await expect(drawer).to_be_visible()
    await page.get_by_role("button", name="lounge").click()
    await expect(drawer).not_to_be_visible()
    await expect(page.get_by_role("heading", name="#lounge", exact=True)).to_be_visible()
    bob_hands.say("lounge", "from my phone")
    await expect(said(page, "from my phone")).to_be_visible()


async def test_silence_is_said_in_words(playground: Playground, windows: Windows, clock: JumpClock) -> None:
    alice = await windows.open(playground.page_for("alice"))
    await type_command(alice, "brawl silent")
    clock.jump(3.1)
    await expect(alice.locator(".toast.bad")).to_have_text("The bot did not answer within three seconds.")


async def test_lost_connection_is_said_and_mended(
    playground: Playground, windows: Windows, users: Users
) -> None:
    alice = await windows.open(playground.page_for("alice"))
    for window in tuple(playground.hub.windows):
        await window.socket.close()
    await expect(alice.locator("#banner")).to_contain_text("connection to the playground is lost")
    await expect(alice.locator("#banner")).to_be_hidden()
    users[1].say("arena", "still here")
    await expect(said(alice, "still here")).to_be_visible()
