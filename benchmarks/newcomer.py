"""What a newcomer has to press and to read: `python benchmarks/newcomer.py`.

Whole matches through the page of the playground in headless Chromium, in windows as wide as a phone: two
people in two windows, who choose their teams or take starter teams, and one against the computer. They answer
as a computer player of level normal would, always by the nearest button of the panel they see. Every press is
counted: a button, opening a menu, each choice in it, Done. What was written down before the work on turns
began stands beside it. Bounds are for all matches together. Two to three minutes on an idle machine; exit
code 1 when a bound is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.async_api import Browser, Locator, Page

from benchmarks.places import PATIENCE, at_a_playground, place_of_match
from benchmarks.presses import Asked, Pressed, Tally, brawl_content, count
from benchmarks.watched import Count, Match, Person, Step
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.games.brawl.pack import brawl_pack
from sfb_bot.kernel import Seat
from sfb_bot.matches.records import GuildId, MatchId
from sfb_bot.playground import Playground, UserDriver, VisibleMessage
from sfb_bot.playground.drive.user import NothingHappened
from sfb_bot.playground.settings import GUILD_ID
from sfb_bot.screens.actions import Play, Respond
from sfb_bot.screens.custom_ids import read_action
from tests.playground.browser import chromium

PHONE: Final = (390, 844)
TRIES: Final = 5
SOON: Final = 3.0
# The newcomer's table as it was written down before: by row, what was counted then.
BEFORE: Final = {
    "set-up: presses of each player": "~13",
    "set-up: hand-offs": "7",
    "set-up: posts": "8",
    "skill with a move": "5",
    "attack": "5",
    "reaction": "2-3",
    "end of turn": "2-3",
    "whole turn": "11-14",
    "public posts a turn": "4.3",
    "pings a turn": "",
    "requests an action, most": "4",
}


class Window:
    """Somebody at the page: sees what their client shows, presses it there, and has every press counted."""

    def __init__(self, driver: UserDriver, page: Page) -> None:
        self._driver, self.page = driver, page
        self.presses = self.plays = 0

    @property
    def id(self) -> int:
        return self._driver.id

    def visible_messages(self, where: int) -> list[VisibleMessage]:
        return self._driver.visible_messages(where)

    async def until(self, condition: Callable[[], bool], what: str, seconds: float) -> None:
        await self._driver.until(condition, what, seconds)

    async def press(self, message: VisibleMessage, name: str) -> None:
        """Press a button of a message, until it is heard: one that is drawn again meanwhile is missed."""
        before = max(self._driver.world.interactions, default=0)
        for _ in range(TRIES):
            await self._control(message, name).click()
            try:
                await self.until(lambda: max(self._driver.world.interactions) > before, "a press", SOON)
                break
            except NothingHappened:
                continue
        if isinstance(read_action(name), Play | Respond):
            self.plays += 1
        else:
            self.presses += 1

    async def select(self, message: VisibleMessage, chosen: Iterable[str], menu: str) -> None:
        """Open a menu and choose lines of it."""
        spec, wanted = message.menu(menu), list(chosen)
        await self._control(message, menu).click()
        lines, values = self.page.locator(".popover.sheet-like [role=option]"), [v for _, v in spec.options]
        for value in wanted:
            await lines.nth(values.index(value)).click()
        is_several = spec.most > 1 or spec.least == 0
        if is_several:
            await self.page.get_by_role("button", name="Done").click()
        self.presses += 1 + len(wanted) + is_several

    def taken(self) -> tuple[int, int]:
        """Presses, and presses of Play, since the last time."""
        found = self.presses, self.plays
        self.presses = self.plays = 0
        return found

    def _control(self, message: VisibleMessage, custom_id: str) -> Locator:
        return self.page.locator(f"#message-{message.id} [data-custom-id={json.dumps(custom_id)}]").first


@dataclass
class Kind:
    """A kind of match and what was counted in it."""

    name: str
    count: Count = field(default_factory=Count)
    tally: Tally = field(default_factory=Tally)
    # By player and match, the presses of the set-up.
    set_ups: list[int] = field(default_factory=list[int])
    # By turn of a person, the presses of everybody.
    turns: Counter[tuple[int, ...]] = field(default_factory=Counter[tuple[int, ...]])


class PageMatch(Match):
    """A match in windows, press by press."""

    def __init__(
        self, playground: Playground, shell: Shell, windows: list[Window], seed: str, kind: Kind
    ) -> None:
        super().__init__(playground, shell, windows, seed)
        self._kind, self._set_up = kind, Counter[int]({window.id: 0 for window in windows})
        self.pressed: list[Pressed] = []

    def begun_by(self, window: Window) -> None:
        """Count what was pressed before there was a match."""
        self._set_up[window.id] += sum(window.taken())

    def answered(self, person: Person, step: Step) -> None:
        assert isinstance(person, Window)
        presses, plays = person.taken()
        look, turn = step.look, step.look.record.clock.turn
        assert look.seat is not None
        if not turn:
            self._set_up[person.id] += presses + plays
            return
        # Any: a view belongs to its game, here Brawl.
        of: Seat = look.public.turn
        if look.record.seats[of].user in self._set_up:
            self._kind.turns[self._kind.count.matches, turn] += presses + plays
        for number, (prompt, keys) in enumerate(zip(step.prompts, step.answers, strict=True)):
            asked = Asked(look.seat, prompt, keys, {}, of, turn)
            is_first = number == 0
            self.pressed.append(Pressed(asked, presses if is_first else 0, plays if is_first else 0))

    async def play(self, match: MatchId, place: int, count: Count) -> None:
        await super().play(match, place, count)
        self._kind.set_ups.extend(self._set_up.values())


@asynccontextmanager
async def windows(browser: Browser, playground: Playground, *names: str) -> AsyncGenerator[list[Window]]:
    """A window for each of these people; without names one of a stranger, who is Alice."""
    width, height = PHONE
    contexts = [
        await browser.new_context(viewport={"width": width, "height": height}) for _ in names or ("alice",)
    ]
    found: list[Window] = []
    try:
        for context, name in zip(contexts, names or ("alice",), strict=True):
            page = await context.new_page()
            page.set_default_timeout(PATIENCE * 1000)
            await page.goto(playground.page_for(name) if names else playground.url)
            await page.wait_for_selector("#composer-input")
            found.append(Window(playground.user(name), page))
        yield found
    finally:
        for context in contexts:
            await context.close()


async def against_the_computer(browser: Browser, kind: Kind, seed: str) -> None:
    """From the start page to the end: Play now."""
    async with at_a_playground() as (playground, shell), windows(browser, playground) as (alice,):
        await live(shell)
        host = playground.user("alice")
        before = set(host.world.channels)
        await alice.page.get_by_role("button", name="Play now").click()
        alice.presses += 1
        match, place = await place_of_match(host, before)
        played = PageMatch(playground, shell, [alice], seed, kind)
        played.begun_by(alice)
        await played.play(match, place, kind.count)
        count(played.pressed, brawl_content(brawl_pack()), kind.tally)


async def two_people(browser: Browser, kind: Kind, seed: str, *, is_quick: bool) -> None:
    """A challenge that was typed, accepted in the other window, and played to its end."""
    async with (
        at_a_playground() as (playground, shell),
        windows(browser, playground, "alice", "bob") as (alice, bob),
    ):
        await live(shell)
        host, rival = playground.user("alice"), playground.user("bob")
        before = set(host.world.channels)
        options = dict(shell.usual.setup.quick) if is_quick else {}
        await host.slash("arena", "brawl challenge", opponent=rival, **options)
        invitation = await rival.wait_for_message(
            "arena", lambda m: any(b.label == "Accept" for b in m.buttons)
        )
        await bob.press(invitation, invitation.button("Accept").custom_id or "")
        match, place = await place_of_match(host, before)
        for window in (alice, bob):
            await window.page.locator(".thread-card").last.click()
        played = PageMatch(playground, shell, [alice, bob], seed, kind)
        played.begun_by(bob)
        await played.play(match, place, kind.count)
        count(played.pressed, brawl_content(brawl_pack()), kind.tally)


async def live(shell: Shell) -> None:
    """The pace at which answers take effect at once."""
    store, guild = shell.app.store, GuildId(GUILD_ID)
    await store.save_guild_settings(replace(await store.guild_settings(guild), pace="live"))


@dataclass(frozen=True)
class Row:
    """A line of the table: how it is worked out, and its bound, if any."""

    measure: Callable[[Kind], float]
    bound: float | None = None
    # The kinds of match the bound is for; empty for all.
    bound_in: tuple[str, ...] = ()


def average(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / max(1, len(found))


DRAFT: Final = "two people, teams chosen"
QUICK: Final = "two people, starter teams"
SOLO: Final = "against the computer"
ROWS: Final = {
    "set-up: presses of each player": Row(lambda kind: average(kind.set_ups)),
    "set-up: hand-offs": Row(lambda kind: max(kind.count.hand_offs, default=0), 3, (QUICK, SOLO)),
    "set-up: posts": Row(lambda kind: kind.count.seen["set-up"] / max(1, kind.count.matches)),
    "skill with a move": Row(lambda kind: kind.tally.median("skill with a move"), 3),
    "attack": Row(lambda kind: kind.tally.median("attack"), 3),
    "reaction": Row(lambda kind: kind.tally.median("reaction"), 2),
    "end of turn": Row(lambda kind: kind.tally.median("end of turn"), 2),
    "whole turn": Row(lambda kind: kind.tally.average("whole turn"), 8),
    "whole turn, others' reactions too": Row(lambda kind: average(kind.turns.values())),
    "public posts a turn": Row(lambda kind: kind.count.seen["posts"] / max(1, kind.count.turns), 1.5),
    "pings a turn": Row(lambda kind: kind.count.seen["pings"] / max(1, kind.count.turns)),
    "requests an action": Row(lambda kind: average(kind.count.requests)),
    "requests an action, most": Row(lambda kind: max(kind.count.requests, default=0), 3),
    "the same of a panel that goes on": Row(lambda kind: max(kind.count.gone_on, default=0)),
}


def together(kinds: Iterable[Kind]) -> Kind:
    """Several kinds of match as one."""
    found = Kind("all")
    for number, kind in enumerate(kinds):
        found.count.matches += kind.count.matches
        found.count.turns += kind.count.turns
        found.count.seen += kind.count.seen
        found.count.hand_offs += kind.count.hand_offs
        found.count.requests += kind.count.requests
        found.count.gone_on += kind.count.gone_on
        for what, presses in kind.tally.presses.items():
            found.tally.presses[what] += presses
        found.set_ups += kind.set_ups
        found.turns.update({(number, *at): presses for at, presses in kind.turns.items()})
    return found


def tell(kinds: list[Kind]) -> bool:
    """The table; whether all bounds hold, each for all matches together that it is about."""
    all_hold = True
    print(f"{'':<36}{'before':>8}" + "".join(f"{kind.name:>28}" for kind in kinds) + f"{'all':>7}  bound")
    for name, row in ROWS.items():
        cells = "".join(f"{row.measure(kind):>28.3g}" for kind in kinds)
        value = row.measure(together(k for k in kinds if not row.bound_in or k.name in row.bound_in))
        holds = row.bound is None or value <= row.bound
        all_hold = all_hold and holds
        bound = "" if row.bound is None else f"  <= {row.bound:g} {'pass' if holds else 'FAIL'}"
        print(f"{name:<36}{BEFORE.get(name, ''):>8}{cells}{value:>7.3g}{bound}")
    for kind in kinds:
        print(f"{kind.name}: {kind.count.matches} matches, {kind.count.turns} turns")
    return all_hold


async def measure(matches: int) -> bool:
    """Play every kind of match, and print the table."""
    draft, quick, solo = kinds = [Kind(DRAFT), Kind(QUICK), Kind(SOLO)]
    async with chromium() as browser:
        for number in range(matches):
            await two_people(browser, draft, f"newcomer/draft/{number}", is_quick=False)
            await two_people(browser, quick, f"newcomer/quick/{number}", is_quick=True)
            await against_the_computer(browser, solo, f"newcomer/solo/{number}")
    return tell(kinds)


def main() -> int:
    """Measure, print, and fail if a bound is missed."""
    parser = argparse.ArgumentParser(description="Play through the page and count.")
    parser.add_argument("--matches", type=int, default=1, help="matches of each kind (1)")
    return 0 if asyncio.run(measure(parser.parse_args().matches)) else 1


if __name__ == "__main__":
    sys.exit(main())
