"""What must be true of a match whatever was done to the bot, judged from outside.

It compares three witnesses: the history that the database has kept of itself, the posts as the channel saw
them, and the presses whose outcome a person was shown.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sfb_bot.discord_ui.delivery.notices import notice_screen
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Event, Step
from sfb_bot.locale import Texts
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.matches.notices import Undoing, told_with
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.ledger import Post as ScreenPost
from sfb_bot.screens.ledger import ledger_post, newest
from tests.campaigns.history import History, Kept, Plan
from tests.campaigns.match_rows import MatchRow
from tests.campaigns.stores import Look
from tests.campaigns.transcript import Post, Transcript

ENGLISH: Final = Texts("en", strict=True)


@dataclass(frozen=True)
class Finding:
    """Something that must not be; `about` is the same when the same thing is found again."""

    kind: str
    match: int
    about: str

    def __str__(self) -> str:
        return f"{self.kind}: match {self.match}: {self.about}"


@dataclass(frozen=True)
class Shown:
    """A choice whose outcome its player has seen: it counts, or it waits for its hidden moment."""

    user: int
    match: int
    ask_no: int
    keys: tuple[str, ...]
    interaction: str
    is_held: bool


@dataclass
class Reader:
    """Somebody who reads the posts of a match from top to bottom, and believes them."""

    told: list[Kept] = field(default_factory=list[Kept])
    before: Post | None = None
    # After how many entries that post begins.
    since: int = 0
    # What is not true any more although no post has said so yet.
    owed: list[Any] = field(default_factory=list[Any])


@dataclass
class Replay:
    """A match played again as far as `played`."""

    run: AnyRun
    played: list[Kept] = field(default_factory=list[Kept])
    steps: list[Step] = field(default_factory=list[Step])

    def is_before(self, journal: Sequence[Kept]) -> bool:
        """Whether the journal goes on from here."""
        return len(self.played) <= len(journal) and all(
            mine is other for mine, other in zip(self.played, journal, strict=False)
        )

    def go_on(self, journal: Sequence[Kept]) -> None:
        """Play the rest."""
        for kept in journal[len(self.played) :]:
            self.steps += self.run.apply_entries([kept.entry])
            self.played.append(kept)


class Oracle:
    """Judges matches; what it says twice is the same finding."""

    def __init__(self, packs: Mapping[str, GamePack], transcript: Transcript) -> None:
        self._packs = packs
        self._transcript = transcript
        self._histories: dict[int, History] = {}
        self._heads: dict[tuple[int, int, int, float], str] = {}
        self._replays: dict[int, Replay] = {}

    def judge(
        self, look: Look, row: MatchRow, shown: Sequence[Shown], *, is_quiet: bool
    ) -> Iterator[Finding]:
        """Everything wrong with a match; when it is quiet everything that is to be told has been told."""
        history = self._histories.setdefault(row.id, History(row.id))
        history.read_on(look)
        yield from self._choices(row, history, shown)
        yield from self._record(row, history, is_quiet=is_quiet)
        if is_quiet and row.status == "live":
            yield from self._questions(row, history)

    # --- Choices ---

    def _choices(self, row: MatchRow, history: History, shown: Sequence[Shown]) -> Iterator[Finding]:
        """Every choice that was shown is stored as it was shown, and none counts twice."""
        stored = {each.interaction: each for each in history.entries if each.interaction}
        times = Counter(each.interaction for each in history.entries if each.interaction)
        mine = [each for each in shown if each.match == row.id]
        for interaction, number in times.items():
            if number > 1:
                yield Finding("doubled", row.id, f"press {interaction} was stored {number} times")
        for each in mine:
            if not _is_kept(row, history, each, stored.get(each.interaction)):
                yield Finding("lost", row.id, f"{each} became {stored.get(each.interaction)}")
        questions = Counter(
            (each.user, each.ask_no) for each in mine if not each.is_held and each.interaction in stored
        )
        for (user, ask_no), number in questions.items():
            if number > 1:
                yield Finding("doubled", row.id, f"{user} answered question {ask_no} {number} times")
        for each in history.overruled:
            yield Finding("lost", row.id, each)

    # --- The public record ---

    def _record(self, row: MatchRow, history: History, *, is_quiet: bool) -> Iterator[Finding]:
        reader = Reader()
        posts = [p for p in self._transcript.posts.values() if p.match == row.id]
        for post in sorted(posts, key=lambda p: p.at):
            if reader.before is not None and reader.before.channel != post.channel:
                # The thread was deleted; whoever reads the new one begins with what it says.
                reader.before = None
            first = self._plan_of(row, history, post.channel, post.at, post.text)
            if first is None:
                yield Finding(
                    "false record", row.id, f"post {post.id} says what was never planned: {post.text!r}"
                )
                continue
            # A post grows with the turn, and what is taken back goes from it: every version was planned.
            plan: Plan | None = first
            for at, text in post.versions:
                plan = self._plan_of(row, history, post.channel, at, text, first.post.number)
                if plan is None:
                    yield Finding(
                        "false record", row.id, f"post {post.id} became what was never planned: {text!r}"
                    )
                    break
            if plan is not None:
                yield from self._read(row, reader, post, plan, is_noted=post.id in history.noted)
        if not is_quiet:
            return
        rest = history.journal[len(reader.told) : row.told_seq]
        steps, _ = self._replayed(row, history.journal)
        is_sealed = all(step.is_sealed for step in steps[len(reader.told) : row.told_seq])
        stored = history.journal[: row.told_seq - len(rest)]
        # That a sealed answer is in needs no post.
        is_told = is_sealed and [_content(k) for k in reader.told] == [_content(k) for k in stored]
        if reader.owed:
            yield Finding("false record", row.id, f"no post takes back {reader.owed}")
        if not is_told:
            said = [k.seq for k in reader.told][-1:]
            yield Finding(
                "false record",
                row.id,
                f"the posts end at entry {said}, the match at {row.told_seq} of {row.seq}",
            )

    def _plan_of(
        self, row: MatchRow, history: History, channel: int, at: float, text: str, number: int | None = None
    ) -> Plan | None:
        """The plan that was current when a post said this, if it says what follows from it.

        Of several the one that tells the most of it, and of those the newest: what tells less begins the same
        way, and some steps need no words. With a number only plans of that post count, else those of the last
        two that were planned by then.
        """
        plans = [each for (place, _), each in history.plans.items() if place == channel]
        numbers = [each[0].post.number for each in plans if each[0].at <= at + 0.01]
        wanted = numbers[-2:] if number is None else [number]
        earlier = [
            plan for each in plans for plan in each if plan.post.number in wanted and plan.at <= at + 0.01
        ]
        if number is None:
            # A post on its way cannot be stopped: it tells what it was first to tell.
            earlier = [plan for plan in earlier if plan.post.grown == 0 and not plan.is_cut]
        found: list[tuple[int, float, Plan]] = []
        for plan in earlier:
            key = row.id, channel, plan.post.number, plan.at
            if key not in self._heads:
                self._heads[key] = self._head(row, plan)
            if text.startswith(self._heads[key]):
                found.append((len(self._heads[key]), plan.at, plan))
        return max(found, key=lambda each: each[:2], default=(0, 0.0, None))[2]

    def _read(
        self, row: MatchRow, reader: Reader, post: Post, plan: Plan, *, is_noted: bool
    ) -> Iterator[Finding]:
        journal, since, told = plan.journal, plan.post.since, plan.post.told
        common = 0
        for mine, stored in zip(reader.told, journal[:told], strict=False):
            if _content(mine) != _content(stored):
                break
            common += 1
        notices = told_with(plan.post.notice)
        undoing = [notice for notice in notices if isinstance(notice, Undoing)]
        gone = reader.told[common:]
        before, may_retell = reader.before, False
        if before is not None:
            woken = self._transcript.woken.get(post.channel, 0.0)
            may_retell = before.is_deleted or before.at < woken <= post.at
        is_in_place = before is not None and since == reader.since and not before.is_deleted
        if is_in_place and post.is_deleted and not is_noted and not undoing and not gone:
            # Made in place of the one before it, by a bot that was killed before it could note it and remove
            # the other, and then deleted by somebody: the one before it stands.
            return
        what = f"post {post.id} (entries {since + 1} to {told}) after {len(reader.told)} told"
        reader.owed += self._public(row, gone)
        # Two who take something back one after the other may be told one after the other.
        named = [event for notice in undoing for event in notice.events]
        # What somebody else has said meanwhile stands, and is told again.
        named += self._public(row, journal[since:told]) if undoing else []
        reader.owed = [event for event in reader.owed if event not in named]
        # What an undo has left of the newest post may be shown before the next one says what was undone.
        if not undoing and (reader.owed or gone) and not plan.is_cut:
            yield Finding("false record", row.id, f"{what}: nothing takes back {reader.owed or gone}")
            reader.owed = []
        if since > common and before is not None:
            yield Finding("false record", row.id, f"{what}: entries {common + 1} to {since} are left out")
        # What was undone and then done again just so is told again.
        may_retell = may_retell or bool(undoing)
        if since < common and not may_retell and not plan.post.is_opening:
            yield Finding("post doubled", row.id, f"{what}: entries {since + 1} to {common} are told again")
        is_news_of_its_own = any(not isinstance(notice, Undoing) for notice in notices)
        if before is not None and before.text == post.text and not may_retell and not is_news_of_its_own:
            yield Finding("post doubled", row.id, f"{what}: the same as post {before.id}")
        reader.told, reader.before, reader.since = list(journal[:told]), post, since

    def _head(self, row: MatchRow, plan: Plan) -> str:
        """How the post of a plan begins: what it tells, from the journal alone."""
        pack, post = self._packs[row.game], plan.post
        _, run = self._replayed(row, plan.journal[: post.told])
        view = pack.rules.public_view(run.state, run.ask)
        events = self._between(row, plan, 0 if post.is_opening else post.since, post.told)
        if post.is_opening:
            events = [*self._events(row, row.opening), *events]
        before: tuple[str, ...] = ()
        for notice in told_with(post.notice):
            stored = notice.events if isinstance(notice, Undoing) else ()
            undone = pack.screens.tell(view, self._events(row, stored), row.people, ENGLISH)
            before += notice_screen(_Seats(row), notice, undone, ENGLISH).lines  # pyright: ignore[reportArgumentType]
        if run.is_over:
            told = pack.screens.tell(view, pack.screens.news(events), row.people, ENGLISH)
            return "\n".join(newest((*before, *told), ENGLISH, 1))
        if post.is_opening:
            return ENGLISH.say("opening", match=str(row.id), players="").rstrip()
        # The turn that a post hands over is summed up, if earlier posts have told the beginning of it.
        is_summed_up = post.is_hand_over and post.act_since < post.since
        screen = ledger_post(
            pack.screens,
            view,
            events,
            ScreenPost(
                MatchId(row.id),
                row.people,
                before=before,
                summed_up=tuple(
                    self._between(row, plan, post.act_since, post.turn_since) if is_summed_up else ()
                ),
                since_turn=tuple(self._between(row, plan, max(post.since, post.turn_since), post.told)),
                is_fresh=post.told == post.turn_since,
            ),
            ENGLISH,
        )
        # The last line says how it stands.
        return "\n".join(screen.lines[:-1])

    def _between(self, row: MatchRow, plan: Plan, after: int, last: int) -> list[Event]:
        """The public events of some entries of the journal as it was then."""
        return self._events(row, [event for kept in plan.journal[after:last] for event in kept.events])

    def _events(self, row: MatchRow, stored: Sequence[Any]) -> list[Event]:
        rules = self._packs[row.game].rules
        decoded = [rules.decode_event(event) for event in stored]
        return [seen for event in decoded if (seen := event.for_public()) is not None]

    def _public(self, row: MatchRow, entries: Sequence[Kept]) -> list[Any]:
        rules = self._packs[row.game].rules
        found = self._events(row, [event for kept in entries for event in kept.events])
        return [json.loads(json.dumps(rules.encode_event(event))) for event in found]

    def _replayed(self, row: MatchRow, journal: Sequence[Kept]) -> tuple[list[Step], AnyRun]:
        """The match played again; on from where it was played to before, if that still stands."""
        replay = self._replays.get(row.id)
        if replay is None or not replay.is_before(journal):
            rules = self._packs[row.game].rules
            replay = self._replays[row.id] = Replay(AnyRun(rules, rules.begin(row.setup, row.seed)))
        replay.go_on(journal)
        return replay.steps, replay.run

    def twice(self) -> Iterator[Finding]:
        """A delivery has a name of its own: two posts with one name are the same news twice."""
        for channel, posts in self._transcript.in_channel.items():
            names = Counter(post.nonce for post in posts if post.nonce and not post.is_deleted)
            for name, number in names.items():
                if number > 1:
                    same = [post for post in posts if post.nonce == name and not post.is_deleted]
                    kind = "post doubled" if same[0].match is not None else "notice doubled"
                    about = f"in {channel} {number} posts {[p.id for p in same]}: {same[0].text!r}"
                    yield Finding(kind, same[0].match or 0, about)

    # --- Open questions ---

    def _questions(self, row: MatchRow, history: History) -> Iterator[Finding]:
        """Everybody who is asked is named by a post made since others led to the question."""
        steps, run = self._replayed(row, history.journal)
        # A post that a moderator has deleted since has pinged all the same.
        posts = self._transcript.in_channel.get(row.channel, [])
        for seat in run.waiting_for:
            led = [
                kept.at
                for kept, step in zip(history.journal, steps, strict=True)
                if not step.is_sealed
                and kept.entry.kind != "word"
                and not (kept.entry.kind == "answer" and kept.entry.seat == seat)
            ]
            since = max(led, default=0.0)
            user = row.users[seat]
            if user < 0:
                # A computer needs no post; that it answers is seen by its match getting on.
                continue
            named = f"<@{user}>"
            turn = run.rules.turn(run.state)
            rivals = [
                other for other, side in zip(row.users, row.sides, strict=True) if side != row.sides[seat]
            ]
            # A change notifies nobody: it is enough for whoever waits for an answer in their own turn, or
            # plays against computers alone.
            waits = (turn is not None and turn[0] == seat) or all(other < 0 for other in rivals)
            if not any(
                (p.last_at if waits else p.at) >= since - 0.01 and named in p.last_text for p in posts
            ):
                yield Finding(
                    "untold question",
                    row.id,
                    f"seat {seat} is asked question {row.ask_no}, no post names {user}",
                )


class _Seats:
    """As much of a look as a notice of an undo needs: who sits where."""

    def __init__(self, row: MatchRow) -> None:
        self.record = self
        self.seats = [type("Seat", (), {"user": user})() for user in row.users]


def _is_kept(row: MatchRow, history: History, shown: Shown, stored: Kept | None) -> bool:
    """Whether a choice that was shown is in the journal, or was kept for its hidden moment."""
    seat, keys = row.users.index(shown.user), sorted(shown.keys)
    if shown.is_held:
        held = [h for h in history.held if (h.seat, h.ask_no) == (seat, shown.ask_no)]
        return any(sorted(each.keys) == keys for each in held)
    if stored is not None:
        return sorted(stored.entry.keys) == keys
    # A second press of the same choice shows what came of the first.
    return any(k.entry.seat == seat and sorted(k.entry.keys) == keys for k in history.entries)


def _content(kept: Kept) -> tuple[Any, ...]:
    return kept.entry.kind, kept.entry.seat, kept.entry.keys, json.dumps(kept.events)
