"""A match that is played through a local Discord and watched: posts, pings and requests. Part of `posts.py`
and `newcomer.py`.

People press what a computer player of level normal would, or anything. After every press all is shown before
the next, so nothing is collapsed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from benchmarks.places import PATIENCE, match_of
from sfb_bot.computer import LEVEL_NAMED, Planned, think
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import Dice, random_keys
from sfb_bot.matches.looks import Look
from sfb_bot.matches.records import MatchId, Moment, UserId
from sfb_bot.matches.seat_knowledge import seat_knowledge
from sfb_bot.playground import (
    Playground,
    RequestRecord,
    VisibleMessage,
)
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import Answer, AnswerAnyway, AnswerLine, EndTurn, Play, Respond
from sfb_bot.screens.custom_ids import read_action

MOST_STEPS: Final = 5000
FAR_AWAY: Final = Moment(2**40)
LEVEL: Final = LEVEL_NAMED["normal"]

Keys = tuple[str, ...]


class Person(Protocol):
    """Somebody who plays: what they see, and how they press and choose."""

    @property
    def id(self) -> int: ...

    def visible_messages(self, where: int) -> list[VisibleMessage]: ...

    async def until(self, condition: Callable[[], bool], what: str, seconds: float) -> None: ...

    async def press(self, message: VisibleMessage, name: str) -> object: ...

    async def select(self, message: VisibleMessage, chosen: Iterable[str], menu: str) -> object: ...


@dataclass
class Count:
    """What was seen of one kind of match.

    `requests` are those of an action; the last one of a match has also to tell the result, in two places and
    with the animation, and is in `results`. `gone_on` are those for the panel of somebody who waited.
    """

    matches: int = 0
    turns: int = 0
    hand_offs: list[int] = field(default_factory=list[int])
    seen: Counter[str] = field(default_factory=Counter[str])
    requests: list[float] = field(default_factory=list[float])
    results: list[float] = field(default_factory=list[float])
    gone_on: list[float] = field(default_factory=list[float])


@dataclass(frozen=True)
class Step:
    """What somebody was asked and has answered, and what else was answered by the same press."""

    look: Look
    prompts: tuple[str, ...]
    answers: tuple[Keys, ...]


class Match:
    """One match being played and watched."""

    def __init__(
        self,
        playground: Playground,
        shell: Shell,
        people: Sequence[Person],
        seed: str,
        *,
        by_thought: bool = True,
    ) -> None:
        self._playground, self._shell, self._people = playground, shell, people
        self._by_thought, self._seed = by_thought, seed
        self._random = Dice(seed)
        self._plans: dict[int, tuple[Planned, ...]] = {}
        self._read: RequestRecord | None = None
        self._noted: RequestRecord | None = None
        self._is_begun = False

    async def play(self, match: MatchId, place: int, count: Count) -> None:
        """Play to the end."""
        self._requests()
        turn, hand_offs, waited_for = 0, 0, frozenset[int]()
        for _ in range(MOST_STEPS):
            await self._at_rest(match)
            look = await self._shell.app.matches.look(match)
            asked = _asked(look)
            if not turn:
                hand_offs += bool(waited_for) and not asked <= waited_for
            if look.record.clock.turn not in (0, turn):
                count.turns += 1
                if not turn:
                    count.hand_offs.append(hand_offs)
            turn, waited_for = look.record.clock.turn or turn, asked
            self._note(place, count, "result" if look.record.status == "over" else _part(turn))
            if look.record.status == "over":
                count.matches += 1
                return
            person = next((each for each in self._people if each.id in asked), None)
            if person is None:
                await asyncio.sleep(0.01)
            else:
                await self._press(match, place, person, count)
        raise RuntimeError("a match does not end")

    async def _press(self, match: MatchId, place: int, person: Person, count: Count) -> None:
        look = await self._shell.app.matches.look(match, UserId(person.id))
        if look.question is None:
            return
        keys, then = await self._decided(look, person)
        panel = await self._panel(match, place, person, look)
        self._note(place, count, _part(look.record.clock.turn))
        self._requests()
        forecast = await self._shell.app.forecasts.of(look)
        answers = await self._give(person, panel, look, keys, then)
        following = [forecast.follow_ups[answers[0][0]].question.prompt] if forecast and answers[1:] else []
        if await self._is_asked_again(match, person, panel, look):
            # A press of its own, which asks once more.
            count.requests.append(self._requests())
            await self._press_again(person, panel)
        await self._until_answered(match, look.record.seq)
        await self._at_rest(match)
        await self._until_shown(match, place, person, look.record.seq + len(answers))
        for other in self._people:
            await self._until_gone_on(match, place, other)
        self.answered(person, Step(look, (look.question.prompt, *following), answers))
        # Computer players may have acted meanwhile.
        now = await self._shell.app.matches.look(match)
        requests = self._requests(count, person) / max(1, now.record.seq - look.record.seq)
        (count.results if now.record.status == "over" else count.requests).append(requests)

    def answered(self, person: Person, step: Step) -> None:
        """Hear of an answer that was given."""

    # --- What to answer ---

    async def _decided(self, look: Look, person: Person) -> tuple[Keys, Keys]:
        """What to answer, and what to the question after it; nothing where that is not known."""
        app, question = self._shell.app, look.question
        assert question is not None
        assert look.seat is not None
        if not self._by_thought:
            return random_keys(question, self._random), ()
        mind = app.cache.mind_of(look.record)
        assert mind is not None
        async with app.cache.hold(look.record.id) as live:
            known = await seat_knowledge(app.store, mind.hidden, live, look.seat)
        plan = self._plans.get(person.id, ())
        thought = await asyncio.to_thread(think, mind, known, LEVEL, f"{self._seed}/{look.seat}", plan)
        self._plans[person.id] = thought.plan
        return thought.keys, thought.plan[0].keys if thought.plan else ()

    async def _give(
        self, person: Person, panel: VisibleMessage, look: Look, keys: Keys, then: Keys
    ) -> tuple[Keys, ...]:
        """Press what gives this answer, together with the next one where that can be done; what was given."""
        ask_no = look.record.ask_no
        lines: list[tuple[str, AnswerLine]] = []
        for button in panel.buttons:
            action = read_action(button.custom_id or "")
            if isinstance(action, AnswerLine) and action.keys[:1] == keys:
                lines.append((button.custom_id or "", action))
        # Where the next answer is not known, anything that begins like this.
        line = next((each for each in lines if each[1].keys[1:] == then), lines[0] if lines else None)
        if line is not None and (line[1].keys[1:] == then or not _offers(panel, ask_no, keys)):
            if line[1].keys[1:] != then:
                self._plans.pop(person.id, None)
            await person.press(panel, line[0])
            return tuple((key,) for key in line[1].keys)
        for button in panel.buttons:
            action = read_action(button.custom_id or "")
            is_it = isinstance(action, Answer) and (action.ask_no, action.keys) == (ask_no, keys)
            if is_it or (isinstance(action, EndTurn) and keys == ("end",)):
                await person.press(panel, button.custom_id or "")
                return (keys,)
        menu = _menu(panel, keys)
        if menu is None:
            raise RuntimeError(f"nothing to press for {keys}: {panel.text}")
        await person.select(panel, list(keys), menu)
        return (keys,)

    async def _is_asked_again(
        self, match: MatchId, person: Person, panel: VisibleMessage, look: Look
    ) -> bool:
        """Whether a second question is asked before the answer counts."""
        async with asyncio.timeout(PATIENCE):
            while True:
                now = await self._shell.app.matches.look(match)
                if now.record.seq > look.record.seq or person.id not in _asked(now):
                    return False
                if _anyway(self._now(person, panel)) is not None:
                    return True
                await asyncio.sleep(0.01)

    async def _press_again(self, person: Person, panel: VisibleMessage) -> None:
        now = self._now(person, panel)
        button = _anyway(now)
        assert button is not None
        await person.press(now, button)

    def _now(self, person: Person, panel: VisibleMessage) -> VisibleMessage:
        return next(each for each in person.visible_messages(panel.channel_id) if each.id == panel.id)

    # --- What is shown ---

    async def _panel(self, match: MatchId, place: int, person: Person, look: Look) -> VisibleMessage:
        """The panel that shows the open question: the one that is there, or a new one."""
        await self._until_gone_on(match, place, person)
        found = _shown(person, place, look.record.ask_no)
        if found is not None:
            return found
        post = next(m for m in reversed(person.visible_messages(place)) if match_of(m) == match)
        button = next(
            b.custom_id for b in post.buttons if isinstance(read_action(b.custom_id or ""), Play | Respond)
        )
        await person.press(post, button or "")
        await person.until(
            lambda: _shown(person, place, look.record.ask_no) is not None, "the panel", PATIENCE
        )
        found = _shown(person, place, look.record.ask_no)
        assert found is not None
        return found

    async def _until_answered(self, match: MatchId, seq: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                look = await self._shell.app.matches.look(match)
                if look.record.seq > seq or look.record.status == "over":
                    return
                await asyncio.sleep(0.01)

    async def _until_shown(self, match: MatchId, place: int, person: Person, seq: int) -> None:
        """Until the panel shows what comes next, if that is asked of the same player and nobody has acted."""
        look = await self._shell.app.matches.look(match, UserId(person.id))
        if look.question is not None and look.record.seq == seq and look.record.status != "over":
            ask_no = look.record.ask_no
            await person.until(lambda: _shown(person, place, ask_no) is not None, "the next panel", PATIENCE)

    async def _until_gone_on(self, match: MatchId, place: int, person: Person) -> None:
        """Until the panel of somebody who waited shows what they are asked now."""
        user, waiting = UserId(person.id), self._shell.waiting
        look = await self._shell.app.matches.look(match, user)
        if look.question is None or look.record.status == "over":
            return
        async with asyncio.timeout(PATIENCE):
            # What is waited for is a task of the bot, of which nobody hears.
            while _shown(person, place, look.record.ask_no) is None and waiting.is_waiting(match, user):  # noqa: ASYNC110
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

    def _requests(self, count: Count | None = None, person: Person | None = None) -> int:
        """How many requests there were since the last look, acknowledgements not counted.

        Panels of others that go on by themselves are counted apart, as the press of Play they stand for.
        """
        fresh, self._read = self._since(self._read)
        counted = [record for record in fresh if not record.route.endswith("/callback")]
        if count is None or person is None:
            return len(counted)
        others = {i.token for i in self._playground.world.interactions.values() if i.user_id != person.id}
        gone_on = sum(any(part in others for part in record.path.split("/")) for record in counted)
        if gone_on:
            count.gone_on.append(gone_on)
        return len(counted) - gone_on

    def _since(self, last: RequestRecord | None) -> tuple[list[RequestRecord], RequestRecord | None]:
        """The requests after one, and the newest of all."""
        fresh: list[RequestRecord] = []
        for record in reversed(self._playground.ledger.records):
            if record is last:
                break
            fresh.append(record)
        return fresh[::-1], fresh[0] if fresh else last

    def _note(self, place: int, count: Count, part: str) -> None:
        """Count what has come in a place since the last look; the first post of all is always the set-up.

        A post that was made anew to call somebody is one post: the former one is removed.
        """
        fresh, self._noted = self._since(self._noted)
        for record in fresh:
            if record.status not in (200, 204) or f"/channels/{place}/messages" not in record.path:
                continue
            # Any: what was sent, as JSON.
            body: Any = record.body
            if record.method == "POST":
                count.seen[part if self._is_begun else "set-up"] += 1
                self._is_begun = True
                count.seen["pings"] += len(body.get("allowed_mentions", {}).get("users", ()))
            elif record.method == "DELETE":
                count.seen[part] -= 1
                count.seen["made anew"] += 1
            elif record.method == "PATCH":
                count.seen["changes"] += 1


def _part(turn: int) -> str:
    """What a post is counted as."""
    return "posts" if turn else "set-up"


def _asked(look: Look) -> frozenset[int]:
    return frozenset(look.record.seats[seat].user for seat in look.waiting_for)


def _shown(person: Person, place: int, ask_no: int) -> VisibleMessage | None:
    """The newest panel of somebody that shows a question."""
    for message in reversed(person.visible_messages(place)[-6:]):
        if message.is_ephemeral and any(
            isinstance(action, Answer | AnswerLine | EndTurn) and action.ask_no == ask_no
            for action in _actions(message)
        ):
            return message
    return None


def _actions(message: VisibleMessage) -> list[Action | None]:
    buttons = [read_action(button.custom_id or "") for button in message.buttons]
    return [*buttons, *(read_action(menu.custom_id, ("x",)) for menu in message.menus)]


def _anyway(message: VisibleMessage) -> str | None:
    """The button that goes on after a second question."""
    for button in message.buttons:
        action = read_action(button.custom_id or "")
        if isinstance(action, AnswerAnyway) or (isinstance(action, AnswerLine) and action.anyway):
            return button.custom_id
    return None


def _menu(panel: VisibleMessage, keys: Keys) -> str | None:
    """The menu in which an answer can be chosen."""
    for menu in panel.menus:
        values = {value for _, value in menu.options}
        is_it = isinstance(read_action(menu.custom_id, keys), Answer) and set(keys) <= values
        if is_it and menu.least <= len(keys) <= menu.most:
            return menu.custom_id
    return None


def _offers(panel: VisibleMessage, ask_no: int, keys: Keys) -> bool:
    """Whether a panel has a control for this answer alone."""
    actions = [read_action(button.custom_id or "") for button in panel.buttons]
    is_button = any(
        (isinstance(action, Answer) and (action.ask_no, action.keys) == (ask_no, keys))
        or (isinstance(action, EndTurn) and keys == ("end",))
        for action in actions
    )
    return is_button or _menu(panel, keys) is not None
