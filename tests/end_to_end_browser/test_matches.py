"""People play the real bot in a real browser."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, FloatRect, Locator, expect

from sfb_bot.cli.environment import Settings
from sfb_bot.cli.run import in_playground
from sfb_bot.games.brawl.cards.card_files import load_content
from sfb_bot.games.brawl.pictures.arena_plan import plan_for
from sfb_bot.matches.looks import Look
from sfb_bot.playground import DEFAULT_USERS
from sfb_bot.storage.location import FileLocation
from tests.end_to_end_browser.fast_forward import hurry
from tests.end_to_end_browser.stage import DESKTOP, PATIENCE_MS, PHONE, Stage, Window, staged
from tests.patience import until
from tests.playground.browser import chromium

# One browser for all tests of this module, so they and their fixtures share one event loop.
pytestmark = pytest.mark.asyncio(loop_scope="module")
expect.set_options(timeout=PATIENCE_MS)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def stage(tmp_path: Path, browser: Browser) -> AsyncIterator[Stage]:
    async with staged(tmp_path / "sfb.sqlite3", browser) as running:
        yield running


def is_turn(look: Look) -> bool:
    return look.question is not None and look.question.prompt == "act"


def is_reaction(look: Look) -> bool:
    return look.question is not None and look.question.prompt == "react"


async def challenge(window: Window, opponent: str) -> None:
    """What the page proposes to somebody who has never been here."""
    await window.page.locator("#welcome").get_by_role("button", name="/brawl challenge").click()
    await window.page.get_by_role("form", name="Command /brawl challenge").wait_for()
    await window.page.keyboard.type(opponent)
    await window.page.locator(".popover:not([hidden]) .option.active").wait_for()
    await window.page.keyboard.press("Enter")
    await window.page.get_by_role("button", name="+ first").click()
    await window.page.keyboard.type("me")
    await window.page.locator(".popover:not([hidden]) .option.active").wait_for()
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.press("Enter")


async def fits(window: Window, width: int = PHONE[0]) -> None:
    """Nothing reaches beyond the edge of the window."""
    assert await window.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    edges = await window.messages.locator(":is(button, img, .container)").evaluate_all(
        "nodes => nodes.map(node => node.getBoundingClientRect().right)"
    )
    assert edges
    assert max(edges) <= width


async def choose_for_me(
    window: Window, post: str, button: str = "Choose for me", *, goes_on: bool = False
) -> None:
    """Leave a step of the set-up to the bot, or all of it, as soon as the newest post asks for it.

    `goes_on`: they have waited, so that they are asked without a press on Play.
    """
    await expect(window.post).to_contain_text(re.compile(rf"@{window_name(window)}, {post}"))
    if goes_on:
        await expect(window.panel.get_by_role("button", name=button, exact=True)).to_be_visible()
    else:
        await window.open_panel()
    before = await window.panel.inner_text()
    await window.press(window.panel, button)
    await expect(window.panel).not_to_have_text(before, use_inner_text=True)


def window_name(window: Window) -> str:
    return window.page.url.rpartition("user=")[2].capitalize()


async def test_challenge_accept_draft_and_a_turn(stage: Stage) -> None:
    alice = await stage.window("alice")
    bob = await stage.window("bob", PHONE)
    await challenge(alice, "bob")
    invitation = bob.messages.filter(has_text="@Alice challenges @Bob to Super Fantasy Brawl.")
    await expect(invitation).to_contain_text("The host goes first.")
    await fits(bob)
    await bob.press(invitation, "Accept")
    await expect(bob.messages.filter(has_text="Game on! @Alice vs @Bob in #Alice vs Bob.")).to_be_visible()
    await alice.enter_thread()
    await bob.enter_thread()

    await draft(alice, bob)
    for window in (alice, bob):
        await choose_for_me(window, "place your traps", "Set up the rest for me", goes_on=True)
    await play_a_turn(alice, bob)
    await fits(bob)


async def draft(alice: Window, bob: Window) -> None:
    """Read about a champion, choose three, and see nothing of the other's choice before one's own is made."""
    await expect(alice.post).to_contain_text("@Alice and @Bob, choose your team.")
    panel = await alice.open_panel()
    await alice.pick(panel, "Look one up first", "Kilgore")
    await expect(panel).to_contain_text("The Ravager")
    await alice.press(panel, "Back")
    await alice.pick(panel, "Choose 3 champions", "Kilgore", "Deryn", "Tzu Xiao")
    await expect(panel).to_contain_text("You chose Deryn, Kilgore, Tzu Xiao. Waiting for @Bob.")
    assert not bob.was_sent("picks")
    await choose_for_me(bob, "choose your team")
    for window in (alice, bob):
        picked = window.messages.filter(has_text="@Alice (A) picks Deryn, Kilgore and Tzu Xiao.")
        await expect(picked.first).to_be_visible()


async def play_a_turn(alice: Window, bob: Window) -> None:
    """Move with a standard action, take it back, do it again, and end the turn."""
    await expect(alice.post).to_contain_text("@Alice, it's your turn.")
    panel = alice.panel
    await expect(panel).to_contain_text("Your turn. Ready cores: R Y B.")
    await move(alice, panel)
    await expect(panel).to_contain_text("can move up to 2. Where to?")
    await alice.press(panel, "Undo")
    await expect(panel).to_contain_text("which core do you pay with?")
    await alice.press(panel, "Creation (Y)")
    await expect(panel).to_contain_text("can move up to 2. Where to?")
    # Two columns from either deployment area: the whole movement is spent, whichever area and hex the bot
    # chose. C4 and G4 are trap hexes.
    hexes = panel.get_by_role("button").filter(has_text=re.compile(r"^[CG][1-35-9]$"))
    there = await hexes.first.inner_text()
    await hexes.first.click()
    for window in (alice, bob):
        moved = window.post.filter(has_text=f"Kilgore (A) uses Move → {there}.")
        await expect(moved).to_be_visible()
        await expect(moved.get_by_role("img").first).to_be_visible()
    panel = await alice.open_panel()
    await alice.end_turn(panel)
    await expect(panel).to_contain_text("End your turn anyway?")
    await alice.press(panel, "Yes, end my turn")
    await expect(bob.post).to_contain_text("@Bob, it's your turn.")
    await expect(bob.post).to_have_class(re.compile(r"\bpings\b"))


async def move(window: Window, panel: Locator) -> None:
    await window.press(panel, "Kilgore: Move")
    await window.press(panel, "Creation (Y)")


async def test_a_hand_is_for_its_owner(stage: Stage) -> None:
    match, _ = await stage.match_begins()
    await hurry(stage.shell, match, is_turn)
    alice, bob = await stage.window("alice"), await stage.window("bob")
    carol = await stage.window("carol")
    for window in (alice, bob, carol):
        await window.enter_thread()
        await expect(window.post).to_contain_text("it's your turn.")
    panel = await alice.open_panel("Hand")
    await expect(panel).to_contain_text("Your hand: 5 cards.")
    cards = (await panel.locator(".text").inner_text()).splitlines()[1]
    assert cards.count("(") == 5
    picture = panel.get_by_role("img").first
    description = await picture.get_attribute("alt")
    address = await picture.get_attribute("src")
    assert description
    assert address
    assert re.match("Player [AB].s hand: ", description)
    found = re.search(r"/attachments/\d+/(\d+)/", address)
    assert found is not None, address
    attachment = found[1]
    own = await bob.open_panel("Hand")
    await expect(own).to_contain_text("Your hand: 5 cards.")
    assert cards not in await own.inner_text()
    await carol.press(carol.post, "Hand")
    await expect(carol.panel).to_contain_text("You're not playing in this match")
    # Whatever came after it has reached the other windows, so Alice's answer would have, too.
    for window in (bob, carol):
        assert window.frames
        assert not window.was_sent(cards)
        assert not window.was_sent(description)
        assert not window.was_sent(attachment)
        assert cards not in await window.page.content()
    assert alice.was_sent(cards)
    assert alice.was_sent(attachment)
    await alice.pick(panel, "Look up a card", cards.partition(" (")[0])
    await expect(panel.get_by_role("button", name="Back", exact=True)).to_be_visible()
    await alice.press(panel, "Back")
    await expect(panel).to_contain_text("Your hand: 5 cards.")


async def test_a_reaction_from_a_phone(stage: Stage) -> None:
    match, _ = await stage.match_begins()
    defender = await hurry(stage.shell, match, is_reaction)
    names = {stage.playground.user(name).id: name for name in ("alice", "bob")}
    phone = await stage.window(names.pop(defender), PHONE)
    (other,) = names.values()
    attacker = await stage.window(other)
    for window in (phone, attacker):
        await window.enter_thread()
        await expect(window.post).to_contain_text("do you react? Time runs out")
    panel = await phone.open_panel("Respond")
    await expect(panel).to_contain_text("Do you react?")
    cards = panel.get_by_role("button").filter(has_text=re.compile("🟥|🟡|🔷"))
    assert await cards.count() >= 1
    await fits(phone)
    await attacker.press(attacker.post, "Respond")
    await expect(attacker.panel).to_contain_text("Not your move.")
    await panel.get_by_role("button", name=re.compile("^No reaction")).click()
    await expect(panel).not_to_contain_text("Do you react?")
    # The attack may ask for more (a push onto a trap, a dash after it) before it is told.
    await hurry(stage.shell, match, is_turn)
    for window in (phone, attacker):
        await expect(window.messages.filter(has_text="No reaction.").last).to_be_visible()
    assert not attacker.was_sent("Do you react?")
    await fits(phone)


async def test_the_form_of_a_command_fits_on_a_phone(stage: Stage) -> None:
    phone = await stage.window("alice", PHONE)
    await phone.page.locator("#welcome").get_by_role("button", name="/brawl challenge").click()
    form = phone.page.get_by_role("form", name="Command /brawl challenge")
    await form.wait_for()
    edges = await form.locator(":is(span, input, button)").evaluate_all(
        "nodes => nodes.map(node => node.getBoundingClientRect().right)"
    )
    assert max(edges) <= PHONE[0]


async def test_a_picture_can_be_enlarged_and_moved_on_a_phone(stage: Stage) -> None:
    match, _ = await stage.match_begins()
    await hurry(stage.shell, match, is_turn)
    phone = await stage.window("alice", PHONE)
    await phone.enter_thread()
    await phone.post.get_by_role("button", name=re.compile("^Enlarge")).first.click()
    dialog = phone.page.get_by_role("dialog", name="Picture")
    picture = dialog.locator("img")
    await expect(picture).to_be_visible()
    await phone.page.wait_for_function("document.querySelector('dialog img').complete")
    box = await picture.bounding_box()
    assert box is not None
    assert box["width"] > PHONE[0]
    pan = dialog.locator(".pan")
    assert await pan.evaluate("node => node.scrollWidth > node.clientWidth")
    await phone.press(dialog, "Close")
    await expect(dialog).to_have_count(0)


async def test_an_upright_picture_has_the_width_of_its_message(stage: Stage) -> None:
    """On a phone a hex has 45 pixels; in a wide window the whole picture is to be seen at once."""
    match, _ = await stage.match_begins()
    await hurry(stage.shell, match, is_turn)
    plan = plan_for(load_content().arena, 2)
    for size in (PHONE, (390, 844), DESKTOP, (1180, 620)):
        window = await stage.window("alice", size)
        await window.enter_thread()
        picture = window.post.get_by_role("img").first
        await expect(picture).to_be_visible()
        shown = await box_of(picture)
        assert shown["height"] > shown["width"]
        if size[0] < DESKTOP[0]:
            assert plan.layout.width * shown["width"] / plan.width >= 45
            # But for the edge of the message.
            assert shown["width"] >= (await box_of(window.post.locator(".container")))["width"] - 5
        else:
            assert shown["height"] < (await box_of(window.page.locator("#scroller")))["height"]
        await fits(window, size[0])


async def box_of(element: Locator) -> FloatRect:
    box = await element.bounding_box()
    assert box is not None
    return box


async def test_a_second_start_shows_the_stored_match(tmp_path: Path, browser: Browser) -> None:
    database = tmp_path / "sfb.sqlite3"
    async with staged(database, browser) as first:
        match, _ = await first.match_begins()
        await hurry(first.shell, match, is_turn)
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    stop = asyncio.Event()
    settings = Settings(token="", database=FileLocation(database), log_level="INFO")
    running = asyncio.create_task(in_playground(settings, port, DEFAULT_USERS, browser=False, stop=stop))
    complaints: list[str] = []
    context = await browser.new_context()
    try:
        window = Window(await context.new_page(), complaints)
        await reachable(port)
        await window.page.goto(f"http://127.0.0.1:{port}/?user=bob")
        await window.page.locator("#places").get_by_role("button", name=re.compile("^Alice vs Bob")).click()
        await expect(window.post).to_contain_text("it's your turn.")
        await window.page.locator("#composer-input").press_sequentially("/brawl p")
        await expect(window.page.get_by_role("option", name="/brawl play").first).to_be_visible()
    finally:
        await context.close()
        stop.set()
        await asyncio.wait((running,), timeout=PATIENCE_MS / 1000)
    assert running.done(), "the playground has not stopped long after it was told to"
    await running
    assert complaints == []


async def reachable(port: int) -> None:
    """The page answers once the playground is up."""

    async def answers() -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            return False
        writer.close()
        return True

    await until(answers, f"an answer on port {port}")
