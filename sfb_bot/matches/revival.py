"""A run made again from what is stored, with the content and the rules its match began with."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.kernel import EditionLost, JournalError, ReplayDiverged, Step
from sfb_bot.matches.live_match import AnyRules, AnyRun, Told, is_told, told_of
from sfb_bot.matches.ports import LoadedMatch
from sfb_bot.matches.records import MatchRecord
from sfb_bot.matches.rulebooks import Rulebooks


@dataclass(frozen=True, slots=True)
class Revival:
    """A run as it was, how much of it everybody may know, and the steps since.

    `is_restarted`: the answers since the last checkpoint no longer fit, so the run stands there again.
    `is_moved`: the content of the match is lost, and it goes on with the newest.
    """

    rules: AnyRules
    run: AnyRun
    told: Told
    untold: list[Step]
    is_restarted: bool = False
    is_moved: bool = False


def revived(rulebooks: Rulebooks, loaded: LoadedMatch) -> Revival:
    """The match as it stands; anything but a Revival means that it cannot be read."""
    record = loaded.record
    if record.setup is None:
        raise JournalError(record.broken)
    rules, lost = rules_for(rulebooks, record)
    if lost is not None:
        return _moved(rules, loaded, lost)
    try:
        return _rebuilt(rules, loaded)
    except ReplayDiverged:
        return _at_checkpoint(rules, loaded)


def rules_for(rulebooks: Rulebooks, record: MatchRecord) -> tuple[AnyRules, EditionLost | None]:
    """The rules of a match; the newest, and why, where the content it began with is lost."""
    try:
        return rulebooks.rules_of(record.game, record.edition), None
    except EditionLost as lost:
        if record.game not in rulebooks.rules:
            raise
        return rulebooks.rules[record.game], lost


def _moved(rules: AnyRules, loaded: LoadedMatch, lost: EditionLost) -> Revival:
    # Whatever was being asked may mean something else now, so the action starts again.
    try:
        found = _at_checkpoint(rules, loaded)
        return Revival(rules, found.run, found.told, [], is_restarted=True, is_moved=True)
    except Exception as error:
        raise JournalError(f"{lost}; and it does not fit the newest: {error}") from error


def _at_checkpoint(rules: AnyRules, loaded: LoadedMatch) -> Revival:
    run = AnyRun.rebuild(rules, loaded.checkpoint)
    return Revival(rules, run, told_of(run), [], is_restarted=True)


def _rebuilt(rules: AnyRules, loaded: LoadedMatch) -> Revival:
    run, record = AnyRun.rebuild(rules, loaded.checkpoint), loaded.record
    told, untold = told_of(run), list[Step]()
    for stored in loaded.entries:
        step = run.apply_entries([stored.entry])[0]
        untold.append(step)
        # Earlier versions have not stored how much was told.
        is_known = run.seq <= record.shown_seq or is_told(step, is_over=run.is_over)
        if is_known if record.told_seq < 0 else run.seq <= record.told_seq:
            told, untold = told_of(run), []
    return Revival(rules, run, told, untold)
