"""Players who press what they see, and do not always do what they should."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sfb_bot.locale import Texts
from sfb_bot.playground import Playground, PlaygroundError, UserDriver, VisibleMessage
from sfb_bot.playground.drive.views import Button, Menu, Outcome
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import (
    Answer,
    AnswerAnyway,
    AnswerDraw,
    AnswerUndo,
    AskForHint,
    ClaimWin,
    ConsiderConceding,
    EndTurn,
    GiveOrder,
    GrantTime,
    Undo,
)
from sfb_bot.screens.custom_ids import read_action
from tests.campaigns.oracle import Shown
from tests.end_to_end.harness import is_called, is_result, ledger_match, newest_post, verbs
from tests.end_to_end.players import SHRUNK, lowest, panels_below

STALE: Final = Texts("en").say("refused-stale")
HELD: Final = Texts("en").say("panel-held", answer="|").partition("|")[0]
# How a panel begins that says that an answer is taken; a refusal says something else.
TAKEN: Final = tuple(
    Texts("en").say(name, answer="|", players="|").partition("|")[0]
    for name in ("panel-answered", "panel-answered-with", "panel-over")
)
# How long a person looks at something that does not change before they press again.
PATIENCE: Final = 6.0
ASKED: Final = Answer | AnswerAnyway | EndTurn
REQUESTS: Final = AnswerUndo | AnswerDraw | GrantTime | ConsiderConceding


@dataclass(frozen=True)
class Habits:
    """How often, of every time it is possible."""

    undo: float = 0.12
    ask_undo: float = 0.02
    order: float = 0.03
    forget: float = 0.03
    draw: float = 0.004
    agree: float = 0.6
    claim: float = 0.05
    concede: float = 0.003
    blind: float = 0.05
    hint: float = 0.05


@dataclass
class Player:
    """One person at one match."""

    playground: Playground
    user: UserDriver
    match: int
    place: int
    dice: random.Random
    habits: Habits
    shown: list[Shown]
    counts: Counter[str]
    has_pause: asyncio.Event
    note: Callable[[str], None]
    is_over: bool = False
    looked_at: set[int] = field(default_factory=set[int])
    busy: str = ""

    async def play(self) -> None:
        """Play until the match is over, whatever happens; not while there is a pause."""
        seen: tuple[int, str, int] | None = None
        while not self.is_over:
            await self.has_pause.wait()
            try:
                post = await self._news(seen)
                seen = self._seen(post)
                await self._until_online()
                await self._answer_requests()
                if post is None:
                    await self._look_for_it()
                    continue
                if is_result(post):
                    self.is_over = True
                elif is_called(post, self.user):
                    await self._answer_all(post)
                else:
                    await self._be_restless()
            except (PlaygroundError, TimeoutError, LookupError) as error:
                # Cut off, gone, changed meanwhile: look again, press again.
                self.note(f"{self.user.name}: {error!r} at {self.busy}")
                self.counts[f"trouble of players: {type(error).__name__} {str(error)[:40]}"] += 1
                seen = None
                await asyncio.sleep(0.05)
            finally:
                self.busy = ""

    def _seen(self, post: VisibleMessage | None) -> tuple[int, str, int] | None:
        """What makes a person look again: another post, or a bot that is back."""
        return (post.id, post.text, self.playground.gateway.identified) if post is not None else None

    def _post(self) -> VisibleMessage | None:
        post = newest_post(self.user, self.place)
        return post if post is not None and ledger_match(post) == self.match else None

    async def _news(self, seen: tuple[int, str, int] | None) -> VisibleMessage | None:
        """The newest post once it is another one, or after a while as it is."""

        def look() -> bool:
            found = self._seen(self._post())
            return found is not None and found != seen

        self.busy = ""
        try:
            await self.user.until(look, "a newer post", PATIENCE)
        except PlaygroundError:
            if self.place not in self.user.world.channels:
                self.is_over = True
        return self._post()

    async def _until_online(self) -> None:
        """Discord shows who is there: few press when the bot is not."""
        if not self._may(self.habits.blind):
            await wait_until(lambda: self.playground.gateway.is_connected, PATIENCE)

    async def _look_for_it(self) -> None:
        """The post with the buttons is gone: there is a command, in a thread that may have to be woken."""
        channel = self.user.world.channels.get(self.place)
        if channel is not None and channel.thread is not None and channel.thread.is_archived:
            self.user.say(self.place, "hello?")
        await self._answer_panel(await self._do("play", self.user.start_slash(self.place, "brawl play")))

    async def _answer_all(self, post: VisibleMessage) -> None:
        there = verbs(post)
        panel = await self._do("open", self.user.start_press(post, there.get("respond") or there["play"]))
        await self._answer_panel(panel)

    async def _answer_panel(self, panel: VisibleMessage | None) -> None:
        for _ in range(60):
            if panel is None or self.is_over or not self.has_pause.is_set():
                return
            if self._may(self.habits.forget):
                if self._may(0.5):
                    self.user.restart_client()
                return
            if self._may(self.habits.order):
                await self._give_order()
            control = self._choose(panel)
            if control is None:
                return
            panel = await self._use(panel, control)

    def _choose(self, panel: VisibleMessage) -> Button | Menu | None:
        buttons = [b for b in panel.buttons if not b.is_disabled]
        undo = [b for b in buttons if isinstance(_action(b), Undo)]
        if undo and self._may(self.habits.undo):
            return undo[0]
        hints = [b for b in buttons if isinstance(_action(b), AskForHint)]
        if hints and self._may(self.habits.hint):
            self.counts["hints"] += 1
            return hints[0]
        found: list[Button | Menu] = [b for b in buttons if isinstance(_action(b), ASKED)]
        found += [m for m in panel.menus if isinstance(_action(m), ASKED)]
        if not found and undo and self._may(self.habits.undo):
            return undo[0]
        return self.dice.choice(found) if found else None

    async def _use(self, panel: VisibleMessage, control: Button | Menu) -> VisibleMessage | None:
        """Press it and wait until the panel shows what came of it."""
        if self.user.world.message(panel.channel_id, panel.id) is None:
            return None
        chosen: list[str] = []
        if isinstance(control, Menu):
            values = [value for _, value in control.options]
            chosen = self.dice.sample(values, self.dice.randint(control.least, control.most))
        action, newest = _action(control, chosen), lowest(self.user, panel.channel_id)
        self.busy = f"{action}"
        self.counts["presses"] += 1
        if isinstance(action, Undo):
            self.counts["undos"] += 1
        async with asyncio.timeout(PATIENCE):
            if isinstance(control, Menu):
                outcome = await self.user.select(panel, chosen, control.custom_id)
            else:
                outcome = await self.user.press(panel, control.custom_id or "")
        kills, token = self.counts["kills"], outcome.interaction.token
        is_told = await wait_until(
            lambda: self._is_answered(token) or self.counts["kills"] != kills, PATIENCE
        )
        if not is_told or not self._is_answered(token):
            return None
        after = self.user.look(panel)
        if after.text == SHRUNK:
            # Something had come below it: the next panel stands below that.
            after = (panels_below(self.user, panel, newest) or [after])[-1]
        self.note(
            f"{self.user.name}: {action} by {outcome.interaction.id} on {panel.id}: {after.text[:80]!r}"
        )
        if isinstance(action, Answer | AnswerAnyway) and STALE not in after.text:
            self._note(action, outcome, after)
        return after

    def _is_answered(self, token: str) -> bool:
        """Whether the panel shows what came of this very press, not of an earlier one that was told late."""
        records = self.playground.ledger.records
        newest = (records[-number] for number in range(1, min(len(records), 300) + 1))
        return any(r.status == 200 and token in r.path and r.route.startswith("/webhooks") for r in newest)

    def _note(self, action: Answer | AnswerAnyway, outcome: Outcome, after: VisibleMessage) -> None:
        """The outcome was shown: from now on the choice must not be lost."""
        self.counts["answers"] += 1
        asked = [a for b in after.buttons if isinstance(a := _action(b), Answer | AnswerAnyway | EndTurn)]
        asked += [a for m in after.menus if isinstance(a := _action(m), Answer | AnswerAnyway | EndTurn)]
        is_held = HELD in after.text
        is_next = any(each.ask_no != action.ask_no for each in asked)
        if not (is_held or is_next or after.text.startswith(TAKEN)):
            # Refused in words, such as that the match is paused.
            return
        shown = Shown(
            self.user.id, self.match, action.ask_no, action.keys, str(outcome.interaction.id), is_held
        )
        self.shown.append(shown)

    async def _answer_requests(self) -> None:
        """Undo, draw, time: whatever others ask in public is answered once it is seen."""
        for message in self.user.visible_messages(self.place)[-6:]:
            if (
                message.is_ephemeral
                or message.id in self.looked_at
                or f"<@{self.user.id}>" not in message.text
            ):
                continue
            actions = {b.custom_id: a for b in message.buttons if (a := _action(b)) is not None}
            asked = {key: a for key, a in actions.items() if isinstance(a, REQUESTS | ClaimWin)}
            if not asked:
                continue
            self.looked_at.add(message.id)
            wanted = self._wanted(list(asked.values()))
            key = next((key for key, a in asked.items() if a == wanted), None)
            if key is not None:
                self.counts["requests answered"] += 1
                await self._do(str(wanted), self.user.start_press(message, key))

    def _wanted(self, asked: Sequence[Action]) -> Action | None:
        agrees = self._may(self.habits.agree)
        claims = self._may(self.habits.claim)
        for action in asked:
            match action:
                case AnswerUndo() if action.agrees == agrees:
                    return action
                case AnswerDraw() if action.agrees == claims:
                    return action
                case GrantTime() if not claims:
                    return action
                case ClaimWin() if claims:
                    return action
                case _:
                    pass
        return None

    async def _be_restless(self) -> None:
        """Things done while somebody else is asked."""
        if self._may(self.habits.ask_undo):
            self.counts["undos asked"] += 1
            await self._do("undo", self.user.start_slash(self.place, "brawl undo"))
        elif self._may(self.habits.order):
            await self._give_order()
        elif self._may(self.habits.draw):
            await self._do("draw", self.user.start_slash(self.place, "brawl draw"))
        elif self._may(self.habits.concede):
            sure = await self._do("concede", self.user.start_slash(self.place, "brawl concede"))
            if sure is not None and "concede" in verbs(sure):
                await self._do("concede", self.user.start_press(sure, verbs(sure)["concede"]))

    async def _give_order(self) -> None:
        shown = await self._do("orders", self.user.start_slash(self.place, "brawl orders"))
        menus = [m for m in shown.menus if isinstance(_action(m), GiveOrder)] if shown is not None else []
        if shown is not None and menus:
            self.counts["orders"] += 1
            value = self.dice.choice([value for _, value in menus[0].options])
            async with asyncio.timeout(PATIENCE):
                await self.user.select(shown, [value], menus[0].custom_id)

    async def _do(self, what: str, interaction: object) -> VisibleMessage | None:
        self.busy = what
        self.counts["presses"] += 1
        self.note(f"{self.user.name}: {what} in match {self.match}")
        async with asyncio.timeout(PATIENCE):
            outcome = await self.user.outcome(interaction)  # pyright: ignore[reportArgumentType]
        return outcome.message

    def _may(self, share: float) -> bool:
        return self.dice.random() < share


def _action(control: Button | Menu, chosen: Sequence[str] = ("anything",)) -> Action | None:
    return read_action(control.custom_id or "", chosen if isinstance(control, Menu) else ())


async def wait_until(is_so: Callable[[], bool], seconds: float) -> bool:
    """Whether it became so in time."""
    try:
        async with asyncio.timeout(seconds):
            while not is_so():  # noqa: ASYNC110  what is waited for tells nobody
                await asyncio.sleep(0.02)
    except TimeoutError:
        return False
    return True
