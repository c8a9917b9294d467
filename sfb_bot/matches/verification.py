"""Whether everything stored about a match follows from its journal.

What cannot follow from anything is not compared: where a match is shown, how much time is left, whether a
default answer came from its player, when something happened.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from sfb_bot.kernel import TableError
from sfb_bot.matches.archive import MatchArchive
from sfb_bot.matches.live_match import AnyRules, AnyRun
from sfb_bot.matches.records import MatchRecord, SeatRecord, UserId
from sfb_bot.matches.replay_check import ReplayCheck
from sfb_bot.matches.revival import rules_for
from sfb_bot.matches.rulebooks import Rulebooks


@dataclass(slots=True)
class Findings:
    """What was found about one match: what is `wrong`, and what cannot be compared any more.

    `run` is the match as its journal tells it, None where that is not what was played.
    """

    wrong: list[str] = field(default_factory=list[str])
    notes: list[str] = field(default_factory=list[str])
    run: AnyRun | None = None


def compared(rulebooks: Rulebooks, archive: MatchArchive) -> Findings:
    """Everything stored about a match against a replay from its seed."""
    record = archive.record
    rules, lost = rules_for(rulebooks, record)
    found = Findings([*_numbers(archive), *_times(archive), *_left_overs(archive), *_seats(archive)])
    check = ReplayCheck(rules, archive)
    problems = check.problems()
    if not problems:
        found.run = check.run
        if record.broken:
            found.wrong.append(f"is marked as one that cannot be read ({record.broken}), but it can be")
    elif lost is not None or record.edition_since or _began_with(record, rules) != rules.version:
        found.notes.append(f"{_earlier(record, rules, lost)}: {problems[0]}")
    elif record.broken and record.status == "over":
        found.notes.append(f"was ended by an organiser because it could not be read: {record.broken}")
    else:
        found.wrong += problems
    if not 1 <= _began_with(record, rules) <= rules.version:
        found.wrong.append(f"began with version {record.rules_version} of the rules, which there is not")
    return found


def _began_with(record: MatchRecord, rules: AnyRules) -> int:
    """A database that no bot has used since its upgrade has no versions yet."""
    return record.rules_version if record.rules_version or record.edition else rules.version


def _earlier(record: MatchRecord, rules: AnyRules, lost: TableError | None) -> str:
    said = "was played with an earlier version of the rules"
    if lost is not None:
        return f"{said} ({lost})"
    if record.edition_since:
        return f"{said} up to entry {record.edition_since}"
    return f"{said} (it began with {record.rules_version}, this program has {rules.version})"


def _numbers(archive: MatchArchive) -> Iterator[str]:
    record, numbers = archive.record, [each.seq for each in archive.entries]
    missing = sorted(set(range(1, max([record.seq, *numbers]) + 1)) - set(numbers))
    if missing:
        yield f"entries are missing: {', '.join(map(str, missing[:10]))}"
    if len(numbers) != record.seq:
        yield f"{len(numbers)} entries, but {record.seq} are counted"
    if not 0 <= record.shown_seq <= record.seq or not -1 <= record.told_seq <= record.seq:
        yield "the channel was told more than has happened"
    if record.status == "over" and not record.broken and record.told_seq not in (-1, record.seq):
        yield f"its channel may know {record.told_seq} of {record.seq} entries, though it is over"
    post = archive.post
    if post is not None and not 0 <= post.since <= post.told <= record.seq:
        yield "its newest post tells more than has happened"
    if not 0 <= record.edition_since <= record.seq:
        yield f"its content has changed after {record.edition_since} of {record.seq} entries"


def _times(archive: MatchArchive) -> Iterator[str]:
    record = archive.record
    is_over = record.status == "over"
    if is_over != (record.ended_at is not None):
        yield f"its status is {record.status}, but {'no' if is_over else 'an'} end of it is stored"
    elif is_over and not record.broken and archive.entries and record.ended_at != archive.entries[-1].at:
        yield "it ended at another moment than its last entry"
    if record.paused_for and record.status != "paused":
        yield "there is a reason for a pause, but it is not paused"


def _left_overs(archive: MatchArchive) -> Iterator[str]:
    record = archive.record
    if record.status != "over":
        return
    due = [each for each in archive.deadlines if each.kind != "sequel"]
    if archive.held or archive.orders or archive.ahead or due:
        yield "it is over, but something still waits for it"
    if record.clock.since is not None:
        yield "it is over, but its clock runs"


def _seats(archive: MatchArchive) -> Iterator[str]:
    record, origin = archive.record, archive.origin
    if origin is None:
        yield "it came from no invitation and no pairing"
        return
    if origin.guild != record.guild:
        yield f"it is of server {record.guild}, but was agreed in server {origin.guild}"
    if origin.pace != record.pace:
        yield "its pace is not what was agreed"
    if origin.hints != record.hints:
        yield "whether players may ask for hints is not what was agreed"
    if origin.users and len(origin.users) != len(record.seats):
        yield f"{len(record.seats)} sit in it, but {len(origin.users)} agreed to play"
        return
    for seat, allowed in zip(record.seats, origin.users, strict=False):
        if not _may_sit(seat, allowed):
            yield f"user {seat.user} sits in seat {seat.seat}, who did not agree to play"


def _may_sit(seat: SeatRecord, allowed: frozenset[UserId]) -> bool:
    # Whoever asked to be forgotten is nobody by now, in one table or in both.
    return seat.user == 0 or seat.user in allowed or 0 in allowed
