"""The store as plain lists and dictionaries: slow, obvious, and gone when the test is over."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from sfb_bot.kernel import AnswerAhead, Checkpoint
from sfb_bot.matches.lobby_records import LobbyRecord, LobbySeat
from sfb_bot.matches.ports import DuplicateInteraction, LoadedMatch, PlaceTaken, VersionConflict
from sfb_bot.matches.records import (
    AdminAction,
    Change,
    ChannelId,
    Deadline,
    HeldAnswer,
    LedgerPost,
    LobbyId,
    MatchId,
    MatchRecord,
    MessageId,
    Moment,
    NewDeadline,
    NewOutbox,
    OutboxRow,
    SeatRecord,
    StandingOrder,
    StoredEntry,
    UserId,
)

DAY = 24 * 3600


@dataclass
class ModelMatch:
    record: MatchRecord
    entries: list[StoredEntry] = field(default_factory=list)
    checkpoints: dict[int, tuple[Checkpoint, bool]] = field(default_factory=dict)
    held: tuple[HeldAnswer, ...] = ()
    orders: tuple[StandingOrder, ...] = ()
    ahead: tuple[AnswerAhead, ...] = ()
    post: LedgerPost | None = None


@dataclass
class Content:
    matches: dict[int, ModelMatch] = field(default_factory=dict)
    lobbies: dict[int, LobbyRecord] = field(default_factory=dict)
    deadlines: list[Deadline] = field(default_factory=list)
    outbox: list[OutboxRow] = field(default_factory=list)
    presses: dict[str, int] = field(default_factory=dict)
    admin: list[AdminAction] = field(default_factory=list)
    owed: set[tuple[str, int, UserId]] = field(default_factory=set)
    last_deadline: int = 0
    last_row: int = 0


class Model:
    """Does to a copy of everything what the store does in a transaction, and keeps it if all went well."""

    def __init__(self) -> None:
        self.content = Content()
        self.now = 1_000_000
        self._work = self.content

    # --- Parts of a transaction ---

    def _press(self, interaction: str) -> None:
        presses = self._work.presses
        if not interaction:
            return
        if interaction in presses:
            raise DuplicateInteraction(interaction)
        for old in [name for name, at in presses.items() if at < self.now - DAY]:
            del presses[old]
        presses[interaction] = self.now

    def _remind(self, new: Iterable[NewDeadline], match: MatchId | None, lobby: LobbyId | None) -> None:
        for each in new:
            self._work.last_deadline += 1
            self._work.deadlines.append(
                Deadline(
                    self._work.last_deadline,
                    each.kind,
                    each.due,
                    match,
                    lobby,
                    each.seat,
                    each.ask_no,
                    each.note,
                )
            )

    def _queue(self, new: Iterable[NewOutbox], match: MatchId | None, lobby: LobbyId | None) -> None:
        for each in new:
            self._work.last_row += 1
            self._work.outbox.append(
                OutboxRow(
                    self._work.last_row, each.kind, Moment(self.now), match, lobby, each.user, each.body
                )
            )

    def _require_place(self, channel: int, besides: int | None) -> None:
        for number, each in self._work.matches.items():
            here = each.record.channel == channel != 0
            if here and each.record.status != "over" and number != besides:
                raise PlaceTaken(MatchId(number))

    # --- Changes ---

    def create_match(
        self,
        record: MatchRecord,
        checkpoint: Checkpoint,
        deadlines: Sequence[NewDeadline],
        outbox: Sequence[NewOutbox],
        interaction: str,
    ) -> MatchId:
        work = self._work = copy.deepcopy(self.content)
        self._press(interaction)
        match = MatchId(len(work.matches) + 1)
        if record.lobby is not None:
            lobby = work.lobbies.get(record.lobby)
            if lobby is None or lobby.status != "waiting":
                raise VersionConflict("lobby")
            self._require_place(record.channel, None)
            taken = tuple(LobbySeat(seat.side, seat.user, is_in=True) for seat in record.seats)
            work.lobbies[record.lobby] = replace(lobby, status="started", match=match, seats=taken)
            work.deadlines = [each for each in work.deadlines if each.lobby != record.lobby]
            moved = {owed for owed in work.owed if owed[:2] == ("lobby", record.lobby)}
            work.owed = (work.owed - moved) | {("match", match, user) for _, _, user in moved}
        self._require_place(record.channel, None)
        work.matches[match] = ModelMatch(replace(record, id=match), [], {0: (checkpoint, True)})
        self._remind(deadlines, match, None)
        self._queue(outbox, match, None)
        self.content = work
        return match

    def apply(self, change: Change) -> None:
        work = self._work = copy.deepcopy(self.content)
        number = change.match.id
        self._press(change.interaction)
        if change.fired is not None:
            left = [each for each in work.deadlines if (each.id, each.match) != (change.fired, number)]
            if len(left) == len(work.deadlines):
                raise VersionConflict("fired")
            work.deadlines = left
        match = work.matches.get(number)
        if match is None or (match.record.seq, match.record.ask_no) != (
            change.expected_seq,
            change.expected_ask_no,
        ):
            raise VersionConflict("numbers")
        if change.match.status != "over" and match.record.status == "over":
            self._require_place(match.record.channel, number)
        shown = match.record.shown_seq
        if change.drop_after is not None:
            shown = min(shown, change.drop_after)
            if match.post is not None:
                since, told = (min(seq, change.drop_after) for seq in (match.post.since, match.post.told))
                match.post = replace(match.post, since=since, told=told)
            match.entries = match.entries[: change.drop_after]
            match.checkpoints = {s: c for s, c in match.checkpoints.items() if s <= change.drop_after}
        where = {"channel": match.record.channel, "ledger": match.record.ledger, "shown_seq": shown}
        # Whoever was forgotten stays forgotten.
        stored = {seat.seat: seat.user for seat in match.record.seats}
        seats = tuple(
            seat if stored.get(seat.seat, seat.user) else replace(seat, user=UserId(0))
            for seat in change.match.seats
        )
        match.record = replace(change.match, **where, seats=seats)
        match.entries.extend(change.entries)
        self._check_point(match, change)
        if change.match.status == "over":
            self._finish(match)
        else:
            self._wait(match, change)
        self._queue(change.outbox, number, None)
        if change.admin:
            work.admin.append(change.admin)
        if change.match.status == "over":
            self._settle("match", number)
        self.content = work

    def _check_point(self, match: ModelMatch, change: Change) -> None:
        new = change.checkpoint
        if new is not None:
            kept = {seq: each for seq, each in match.checkpoints.items() if each[1]}
            match.checkpoints = {**kept, new.seq: (new, change.is_turn_start or new.seq in kept)}

    def _finish(self, match: ModelMatch) -> None:
        self._work.deadlines = [each for each in self._work.deadlines if each.match != match.record.id]
        match.held, match.orders, match.ahead = (), (), ()
        ends = (min(match.checkpoints), max(match.checkpoints))
        match.checkpoints = {seq: each for seq, each in match.checkpoints.items() if seq in ends}

    def _wait(self, match: ModelMatch, change: Change) -> None:
        if change.deadlines is not None:
            self._work.deadlines = [each for each in self._work.deadlines if each.match != match.record.id]
            self._remind(change.deadlines, match.record.id, None)
        if change.held is not None:
            match.held = change.held
        if change.orders is not None:
            match.orders = change.orders
        if change.ahead is not None:
            match.ahead = change.ahead

    def create_lobby(self, record: LobbyRecord, outbox: Sequence[NewOutbox], interaction: str) -> LobbyId:
        work = self._work = copy.deepcopy(self.content)
        self._press(interaction)
        lobby = LobbyId(len(work.lobbies) + 1)
        work.lobbies[lobby] = replace(record, id=lobby)
        self._remind([NewDeadline("invitation", record.expires_at)], None, lobby)
        self._queue(outbox, None, lobby)
        self.content = work
        return lobby

    def seat_lobby(
        self, lobby: LobbyId, seats: Sequence[LobbySeat], outbox: Sequence[NewOutbox], interaction: str
    ) -> bool:
        work = self._work = copy.deepcopy(self.content)
        record = work.lobbies.get(lobby)
        if record is None or record.status != "waiting":
            return False
        self._press(interaction)
        work.lobbies[lobby] = replace(record, seats=tuple(seats))
        self._queue(outbox, None, lobby)
        self._settle("lobby", lobby)
        self.content = work
        return True

    def close_lobby(self, lobby: LobbyId, outbox: Sequence[NewOutbox]) -> bool:
        work = self._work = self.content
        record = work.lobbies.get(lobby)
        if record is None or record.status != "waiting":
            return False
        work.lobbies[lobby] = replace(record, status="cancelled")
        work.deadlines = [each for each in work.deadlines if each.lobby != lobby]
        work.outbox = [
            replace(each, next_try=Moment(0)) if each.lobby == lobby else each for each in work.outbox
        ]
        self._queue(outbox, None, lobby)
        self._settle("lobby", lobby)
        return True

    def move_match(self, match: MatchId, channel: ChannelId) -> None:
        found = self.content.matches[match]
        self._work = self.content
        if found.record.status != "over":
            self._require_place(channel, match)
        found.record = replace(found.record, channel=channel)

    def plan_post(self, post: LedgerPost) -> None:
        self.content.matches[post.match].post = post

    def note_post(self, match: MatchId, message: MessageId) -> bool:
        found = self.content.matches[match]
        if found.post is None:
            return False
        found.post = replace(found.post, message=message)
        found.record = replace(found.record, ledger=message, shown_seq=found.post.told)
        return True

    def outbox_done(self, row: int) -> None:
        self.content.outbox = [each for each in self.content.outbox if each.id != row]

    def outbox_failed(self, row: int, next_try: Moment) -> None:
        self.content.outbox = [
            replace(each, tries=each.tries + 1, next_try=next_try) if each.id == row else each
            for each in self.content.outbox
        ]

    def forget(self, user: UserId) -> int:
        work = self._work = self.content
        over = {number for number, each in work.matches.items() if each.record.status == "over"}
        known = {number for number in over if _sits(user, work.matches[number].record.seats)}
        for number, match in work.matches.items():
            if number not in over and (
                _sits(user, match.record.seats) or self._was_at_table_of(number, user)
            ):
                work.owed.add(("match", number, user))
        for number, lobby in work.lobbies.items():
            if lobby.status == "waiting" and (lobby.host == user or _sits(user, lobby.seats)):
                work.owed.add(("lobby", number, user))
            elif lobby.status != "waiting" and (lobby.match is None or lobby.match in over):
                self._forget_in_lobby(number, user)
        for number in over:
            self._forget_in_match(number, user)
        work.outbox = [
            row
            for row in work.outbox
            if row.user != user or row.lobby is not None or (row.match is not None and row.match not in over)
        ]
        return len(known)

    def _was_at_table_of(self, match: int, user: UserId) -> bool:
        tables = [lobby for lobby in self._work.lobbies.values() if lobby.match == match]
        return any(lobby.host == user or _sits(user, lobby.seats) for lobby in tables)

    def _forget_in_match(self, number: int, user: UserId) -> None:
        match = self._work.matches[number]
        seats = tuple(replace(s, user=UserId(0)) if s.user == user else s for s in match.record.seats)
        match.record = replace(match.record, seats=seats)
        for lobby, record in self._work.lobbies.items():
            if record.match == number:
                self._forget_in_lobby(lobby, user)

    def _forget_in_lobby(self, number: int, user: UserId) -> None:
        lobby = self._work.lobbies[number]
        host = UserId(0) if lobby.host == user else lobby.host
        seats = tuple(replace(s, user=UserId(0)) if s.user == user else s for s in lobby.seats)
        self._work.lobbies[number] = replace(lobby, host=host, seats=seats)

    def _settle(self, what: str, number: int) -> None:
        """Something has ended: forget whom it was kept for."""
        for owed in sorted(self._work.owed):
            if owed[:2] != (what, number):
                continue
            user = owed[2]
            if what == "match":
                self._forget_in_match(number, user)
                self._work.outbox = [
                    row for row in self._work.outbox if (row.match, row.user) != (number, user)
                ]
            else:
                lobby = self._work.lobbies[number]
                if lobby.status == "waiting" and (lobby.host == user or _sits(user, lobby.seats)):
                    continue
                self._forget_in_lobby(number, user)
            self._work.owed.discard(owed)

    # --- Reading ---

    def load(self, number: int) -> LoadedMatch:
        match = self.content.matches[number]
        newest = max(match.checkpoints)
        held = tuple(sorted(match.held, key=lambda each: each.seat))
        later = tuple(match.entries[newest:])
        ahead = tuple(sorted(match.ahead, key=lambda each: each.seat))
        return LoadedMatch(match.record, match.checkpoints[newest][0], later, held, match.orders, ahead)

    def turn_checkpoints(self, number: int) -> list[Checkpoint]:
        points = self.content.matches[number].checkpoints
        return [point for seq, (point, kept) in sorted(points.items()) if kept and seq < max(points)]

    def due(self, now: int) -> list[Deadline]:
        return sorted((d for d in self.content.deadlines if d.due <= now), key=lambda d: (d.due, d.id))

    def pending(self, now: int) -> list[OutboxRow]:
        held_up: set[object] = set()
        found: list[OutboxRow] = []
        for row in self.content.outbox:
            lane = _lane(row)
            if row.next_try > now:
                held_up.add(lane)
            if lane not in held_up:
                found.append(row)
        return found

    def next_outbox(self) -> int | None:
        first: dict[object, int] = {}
        for row in self.content.outbox:
            first.setdefault(_lane(row), row.next_try)
        return min(first.values(), default=None)


def _sits(user: UserId, seats: Iterable[SeatRecord | LobbySeat]) -> bool:
    return any(seat.user == user for seat in seats)


def _lane(row: OutboxRow) -> object:
    if row.match is not None:
        return ("match", row.match)
    return ("lobby", row.lobby) if row.lobby is not None else ("user", row.user)
