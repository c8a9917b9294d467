"""How quiet the ledger is: `python benchmarks/posts.py`.

Whole matches through the real client at a local Discord, played by people who press what a computer player of
level normal would (or anything), against each other and against computer players. After every press all is
shown before the next, so nothing is collapsed. Counted are public posts, changes of them and pings a turn,
and requests an action. Exit code 1 when a bound is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sfb_bot.cli.run import open_shell
from sfb_bot.discord_ui.connection import Address, serve
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import Dice, random_keys
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import MatchId, Moment, UserId
from sfb_bot.playground import (
    Playground,
    PlaygroundSettings,
    RequestRecord,
    UserDriver,
    UserSeed,
    VisibleMessage,
)
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import Answer, EndTurn, Play, Respond, ShowBoard
from sfb_bot.screens.custom_ids import read_action

MOST_POSTS_A_TURN: Final = 1.5
MOST_REQUESTS: Final = 3
PATIENCE: Final = 120.0
MOST_STEPS: Final = 5000
FAR_AWAY: Final = Moment(2**40)


@dataclass
class Count:
    """What was seen of one kind of match."""

    matches: int = 0
    turns: int = 0
    seen: Counter[str] = field(default_factory=Counter[str])
    requests: list[float] = field(default_factory=list[float])

    def report(self, name: str, *, is_bound: bool) -> bool:
        """Print a line; False when a bound is missed."""
        turns, posts = max(1, self.turns), self.seen["posts"]
        is_quiet = not is_bound or posts / turns <= MOST_POSTS_A_TURN
        is_modest = max(self.requests, default=0) <= MOST_REQUESTS
        verdict = "pass" if is_quiet and is_modest else "FAIL"
        wanted = f"<= {MOST_POSTS_A_TURN}" if is_bound else "guide"
        print(
            f"{name:<34}{self.matches:>3} matches {self.turns:>4} turns"
            f"  posts a turn {posts / turns:>5.2f} ({wanted}; set-up and result"
            f" {self.seen['set-up'] / max(1, self.matches):.1f} a match)"
            f"  changes {self.seen['changes'] / turns:>5.2f}  pings {self.seen['pings'] / turns:>5.2f}"
            f"  requests an action {sum(self.requests) / max(1, len(self.requests)):.2f},"
            f" most {max(self.requests, default=0):g} (<= {MOST_REQUESTS}): {verdict}",
            flush=True,
        )
        return is_quiet and is_modest


class Match:
    """One match being played and watched."""

    def __init__(self, playground: Playground, shell: Shell, users: list[UserDriver], seed: str) -> None:
        self._playground, self._shell, self._users = playground, shell, users
        self._dice, self._random = random.Random(seed), Dice(seed)
        self._read: RequestRecord | None = None
        self._noted: RequestRecord | None = None

    async def begin(self, rival: UserDriver | None) -> tuple[MatchId, int]:
        """Begin a match with hints, at the live pace; without a rival against a computer player."""
        host = self._users[0]
        before = set(host.world.channels)
        if rival is None:
            await host.slash("arena", "brawl solo", level="normal", hints="on")
        else:
            await host.slash("arena", "brawl challenge", opponent=rival, pace="live", hints="on")
            invitation = await host.wait_for_message(
                "arena", lambda m: any(b.label == "Accept" for b in m.buttons)
            )
            await rival.press(invitation, "Accept")
        await host.until(lambda: bool(set(host.world.channels) - before), "a thread", PATIENCE)
        (place,) = set(host.world.channels) - before
        post = await host.wait_for_message(place, lambda m: _match_of(m) is not None)
        found = _match_of(post)
        assert found is not None
        return found, place

    async def play(self, match: MatchId, place: int, count: Count, *, by_thought: bool) -> None:
        """Play to the end."""
        self._requests()
        turn = 0
        for _ in range(MOST_STEPS):
            await self._at_rest(match)
            look = await self._shell.app.matches.look(match)
            is_new_turn = look.record.clock.turn not in (0, turn)
            count.turns += is_new_turn
            turn = look.record.clock.turn or turn
            self._note(place, count, is_setup=not turn or look.record.status == "over")
            if look.record.status == "over":
                count.matches += 1
                return
            asked = [u for u in self._users if u.id in _asked(look)]
            if not asked:
                await asyncio.sleep(0.01)
                continue
            await self._press(match, place, asked[0], count, by_thought=by_thought)
        raise RuntimeError("a match does not end")

    async def _press(
        self, match: MatchId, place: int, user: UserDriver, count: Count, *, by_thought: bool
    ) -> None:
        app = self._shell.app
        look = await app.matches.look(match, UserId(user.id))
        if look.question is None:
            return
        if by_thought:
            keys = (await app.hints.hint(match, UserId(user.id), look.record.ask_no)).keys
        else:
            keys = random_keys(look.question, self._random)
        panel = await self._panel(match, place, user, look)
        self._note(place, count, is_setup=not look.record.clock.turn)
        self._requests()
        wanted = Answer(match, look.record.ask_no, keys)
        made = await _use(user, panel, wanted)
        if made is not None and isinstance(made, EndTurn):
            panel = await self._panel(match, place, user, look, is_open=panel)
            # A press of its own, which asks once more.
            count.requests.append(self._requests())
            made = await _use(user, panel, wanted)
        if made is None:
            # A choice with no single control on the panel: given as a command would give it.
            await app.matches.answer(
                match, UserId(user.id), look.record.ask_no, keys, f"{look.record.ask_no}"
            )
        await self._until_answered(match, look.record.seq)
        await self._at_rest(match)
        # Computer players may have acted meanwhile.
        now = await app.matches.look(match)
        count.requests.append(self._requests() / max(1, now.record.seq - look.record.seq))

    async def _panel(
        self,
        match: MatchId,
        place: int,
        user: UserDriver,
        look: Look,
        is_open: VisibleMessage | None = None,
    ) -> VisibleMessage:
        """The panel that shows the open question: the one that is there, or a new one."""
        if is_open is not None:
            await user.until(lambda: user.look(is_open).view != is_open.view, "a second question", PATIENCE)
            return user.look(is_open)
        for message in reversed(user.visible_messages(place)[-6:]):
            actions = [read_action(b.custom_id or "") for b in message.buttons]
            actions += [read_action(m.custom_id or "", ("x",)) for m in message.menus]
            if message.is_ephemeral and any(
                isinstance(a, Answer | EndTurn) and a.ask_no == look.record.ask_no for a in actions
            ):
                return message
        post = next(m for m in reversed(user.visible_messages(place)) if _match_of(m) == match)
        button = next(
            b.custom_id for b in post.buttons if isinstance(read_action(b.custom_id or ""), Play | Respond)
        )
        shown = (await user.press(post, button or "")).message
        assert shown is not None
        return shown

    async def _until_answered(self, match: MatchId, seq: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                look = await self._shell.app.matches.look(match)
                if look.record.seq > seq:
                    return
                await asyncio.sleep(0.01)

    async def _at_rest(self, match: MatchId) -> None:
        """Until everything is shown, and every answer to a press."""
        async with asyncio.timeout(PATIENCE):
            while True:
                rows = await self._shell.app.store.pending_outbox(FAR_AWAY, 1000)
                loading = any(
                    message.is_loading
                    for by_id in self._playground.world.messages.values()
                    for message in list(by_id.values())[-4:]
                )
                if not loading and not any(row.match == match for row in rows):
                    return
                await asyncio.sleep(0.01)

    def _requests(self) -> int:
        """How many requests there were since the last look, acknowledgements not counted."""
        fresh, self._read = self._since(self._read)
        return sum(not record.route.endswith("/callback") for record in fresh)

    def _since(self, last: RequestRecord | None) -> tuple[list[RequestRecord], RequestRecord | None]:
        """The requests after one, and the newest of all."""
        fresh: list[RequestRecord] = []
        for record in reversed(self._playground.ledger.records):
            if record is last:
                break
            fresh.append(record)
        return fresh[::-1], fresh[0] if fresh else last

    def _note(self, place: int, count: Count, *, is_setup: bool) -> None:
        """Count what has come in a place since the last look."""
        fresh, self._noted = self._since(self._noted)
        for record in fresh:
            if record.status != 200 or f"/channels/{place}/messages" not in record.path:
                continue
            # Any: what was sent, as JSON.
            body: Any = record.body
            if record.method == "POST":
                count.seen["set-up" if is_setup else "posts"] += 1
                count.seen["pings"] += len(body.get("allowed_mentions", {}).get("users", ()))
            elif record.method == "PATCH":
                count.seen["changes"] += 1


def _asked(look: Look) -> set[int]:
    return {look.record.seats[seat].user for seat in look.waiting_for}


def _match_of(message: VisibleMessage) -> MatchId | None:
    if message.is_ephemeral:
        return None
    found = [read_action(button.custom_id or "") for button in message.buttons]
    return next((action.match for action in found if isinstance(action, ShowBoard)), None)


async def _use(user: UserDriver, panel: VisibleMessage, wanted: Answer) -> Action | None:
    """Press what gives this answer, or what asks once more before it; None where there is no such control."""
    for button in panel.buttons:
        action = read_action(button.custom_id or "")
        if action == wanted or (isinstance(action, EndTurn) and wanted.keys == ("end",)):
            await user.press(panel, button.custom_id or "")
            return action
    for menu in panel.menus:
        values = {value for _, value in menu.options}
        action = read_action(menu.custom_id or "", wanted.keys)
        is_it = isinstance(action, Answer) and set(wanted.keys) <= values
        if is_it and menu.least <= len(wanted.keys) <= menu.most:
            await user.select(panel, list(wanted.keys), menu.custom_id)
            return action
    return None


async def one_match(name: str, number: int, count: Count, *, has_rival: bool, by_thought: bool) -> None:
    """A match in a place of its own, with a bot of its own."""
    users = tuple(UserSeed(each) for each in ("alice", "bob"))
    settings = PlaygroundSettings(port=0, users=users, rate_limits=False)
    with tempfile.TemporaryDirectory(prefix="sfb-posts-") as folder:
        database = Path(folder) / "sfb.sqlite3"
        async with Playground(settings) as playground, open_shell(database) as shell:
            stop, ready = asyncio.Event(), asyncio.Event()
            address = Address(playground.api_base, playground.gateway_url)
            serving = asyncio.create_task(serve(shell, playground.token, stop, address, ready))
            await ready.wait()
            try:
                alice, bob = playground.user("alice"), playground.user("bob")
                match = Match(playground, shell, [alice, bob], f"{name}/{number}")
                found, place = await match.begin(bob if has_rival else None)
                await match.play(found, place, count, by_thought=by_thought)
            finally:
                stop.set()
                await serving


async def measure(chosen: argparse.Namespace) -> bool:
    """Every kind of match, and whether all bounds are kept."""
    kinds = [
        ("a person against a computer", False, True, True),
        ("two people who press anything", True, False, True),
        ("two people as good as level normal", True, True, False),
    ]
    all_well = True
    for name, has_rival, by_thought, is_bound in kinds:
        count = Count()
        for number in range(chosen.matches):
            await one_match(name, number, count, has_rival=has_rival, by_thought=by_thought)
        all_well = count.report(name, is_bound=is_bound) and all_well
    return all_well


def main() -> int:
    """Measure, print a line a kind of match, and fail if a bound is missed."""
    parser = argparse.ArgumentParser(description="Count posts, changes and requests.")
    parser.add_argument("--matches", type=int, default=6, help="matches of each kind (6)")
    return 0 if asyncio.run(measure(parser.parse_args())) else 1


if __name__ == "__main__":
    sys.exit(main())
