"""Plans for what changes how a season is run while it goes on: where, how long, by which settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sfb_bot.kernel import Json
from sfb_bot.leagues.rules.progress import settings_refusal
from sfb_bot.leagues.rules.values import PairingId
from sfb_bot.leagues.seasons.corrections import table_effects
from sfb_bot.leagues.seasons.notices import SeasonMoved, SignUpChanged, TableChanged, news_rows
from sfb_bot.leagues.seasons.plan_parts import concerned, open_line, require
from sfb_bot.leagues.seasons.plans import Plan
from sfb_bot.leagues.seasons.records import (
    Effect,
    EntrantRecord,
    PairingLine,
    PairingRecord,
    RoundRecord,
    SeasonChange,
    SeasonRecord,
)
from sfb_bot.leagues.seasons.refusals import BadSeason, CannotUndo, RoundOpen, WrongTime
from sfb_bot.leagues.seasons.round_opening import SIGN_UP, round_deadlines, step
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.setting_table import SETTINGS, changed
from sfb_bot.leagues.seasons.sign_up import LONGEST_ROUND, SeasonProposal, check_terms
from sfb_bot.matches.records import ChannelId, Moment, NewDeadline, NewOutbox

# Nothing is extended further than this from now.
LONGEST_EXTENSION: Final = LONGEST_ROUND


class Amendments:
    """Each refuses what is not possible."""

    def __init__(self, context: SeasonContext) -> None:
        self._context = context

    # --- Where ---

    def move(self, view: SeasonView, channel: ChannelId) -> Plan:
        """Go on in another channel."""
        before = view.record.channel
        if channel == before:
            raise WrongTime("the season is in that channel", rule="here")
        change = SeasonChange(
            replace(view.record, channel=channel), outbox=news_rows(SeasonMoved(before)) + _shown(view.record)
        )
        playing = sum(line.match is not None for line in view.lines())
        effect = Effect("moves", {"channel": channel, "playing": playing})
        return Plan((effect,), change, undo={"kind": "move", "channel": before})

    def delete(self, view: SeasonView, typed: str) -> Plan:
        """The season is gone; one in which matches were finished only for whoever types its name."""
        finished = sum(bool(line.counted) for line in view.lines())
        if finished and typed.strip().casefold() != view.record.name.casefold():
            raise WrongTime("matches were finished in it", rule="delete", name=view.record.name)
        matches = tuple(line.match for line in view.lines() if line.match is not None)
        effects = [Effect("deletes", {"entrants": len(view.entrants), "finished": finished})]
        effects += [Effect("cancels_match", {"match": match}) for match in matches]
        return Plan(tuple(effects), SeasonChange(view.record, is_deleted=True), called_off=matches)

    # --- How long ---

    def extend(self, view: SeasonView, pairing: PairingId | None, seconds: int, until: int) -> Plan:
        """Give a pairing, or the whole round, more time: so many seconds, or until a moment."""
        require(view, "running", "paused")
        newest = view.round
        if pairing is not None:
            lines: Sequence[PairingLine] = (open_line(view, view.line(pairing)),)
        elif newest is None or newest.closed_at is not None or not view.open_lines:
            raise RoundOpen("no round is open", rule="none")
        else:
            lines = view.open_lines
        dues = {line.id: self._later(line.record.due, seconds, until) for line in lines}
        effects = [Effect("extends", {"pairing": one, "when": due}) for one, due in dues.items()]
        rounds: tuple[RoundRecord, ...] = ()
        if pairing is None and newest is not None:
            rounds = (replace(newest, ends_at=self._later(newest.ends_at, seconds, until), is_cut=False),)
            effects = [Effect("extends_round", {"round": newest.number, "when": rounds[0].ends_at})]
        undo = {
            "kind": "extend",
            "dues": [[line.id, line.record.due, dues[line.id]] for line in lines],
            "ends": [newest.number, newest.ends_at] if rounds and newest is not None else None,
        }
        change = self._retimed(view, [(line, dues[line.id]) for line in lines], rounds)
        users = concerned(*(one for line in lines for one in (line.home, line.away)))
        return Plan(tuple(effects), change, undo=undo, told=users)

    def shorten_again(self, view: SeasonView, undo: Any) -> Plan:
        """Take an extension back, where the time before is not over yet."""
        now = self._context.clock.now()
        lines: list[tuple[PairingLine, Moment]] = []
        for number, before, after in undo["dues"]:
            line = view.line(PairingId(number))
            if not line.state.decided and line.record.due == after:
                lines.append((line, Moment(before)))
        if not lines or any(due <= now for _, due in lines):
            raise CannotUndo("the time before is over", rule="results", action="extend")
        newest, rounds = view.round, ()
        if undo["ends"] is not None and newest is not None and newest.number == undo["ends"][0]:
            rounds = (replace(newest, ends_at=Moment(undo["ends"][1])),)
        effects = tuple(Effect("extends", {"pairing": line.id, "when": due}) for line, due in lines)
        users = concerned(*(one for line, _ in lines for one in (line.home, line.away)))
        return Plan(effects, self._retimed(view, lines, rounds), told=users)

    def _later(self, before: Moment, seconds: int, until: int) -> Moment:
        now = self._context.clock.now()
        moment = Moment(until or before + seconds)
        if moment <= max(now, before) or moment > max(now, before) + LONGEST_EXTENSION:
            raise WrongTime("that is no extension", rule="extension")
        return moment

    def _retimed(
        self,
        view: SeasonView,
        lines: Sequence[tuple[PairingLine, Moment]],
        rounds: tuple[RoundRecord, ...],
    ) -> SeasonChange:
        """The change that gives pairings another time; grace that is not needed so is given back."""
        now = self._context.clock.now()
        pairings: list[PairingRecord] = []
        entrants: dict[int, EntrantRecord] = {}
        for line, due in lines:
            payer = next((o for o in (line.home, line.away) if o and o.id == line.record.grace_of), None)
            if payer is not None:
                unused = max(0, line.record.due - now)
                known = entrants.get(payer.id, payer)
                entrants[payer.id] = replace(known, grace_left=known.grace_left + unused)
            pairings.append(replace(line.record, due=due, grace_of=None, grace_from=None))
        deadlines = [NewDeadline("season", each.due, note="grace") for each in pairings]
        for each in rounds:
            deadlines += round_deadlines(each.number, each.ends_at, view.record.terms.remind, now)
        return SeasonChange(
            view.record,
            entrants=tuple(entrants.values()),
            rounds=rounds,
            pairings=tuple(pairings),
            deadlines=tuple(deadlines),
            outbox=news_rows(TableChanged()),
        )

    # --- By which settings ---

    def change(self, view: SeasonView, name: str, value: Json) -> Plan:
        """Change a setting; the preview shows what it was, and what becomes of the table."""
        require(view, "signup", "running", "paused")
        record = changed(view.record, name, value)
        setting = SETTINGS[name]
        before = setting.read(view.record)
        if setting.until == "start" and view.record.status != "signup":
            raise WrongTime("that is settled with the start", rule="started_setting")
        if setting.until == "playoffs" and view.record.qualified:
            raise WrongTime("that is settled with the play-offs", rule="playoffs")
        if record == view.record:
            raise BadSeason("that is how it is", rule="same")
        self._check(view, record, name)
        entrants = self._entrants_after(view, record, name)
        after = SeasonView(replace(view.loaded, record=record))
        about: dict[str, Json] = {"setting": name, "kind": setting.kind}
        effects = [
            Effect("changes", {**about, "before": before, "value": setting.read(record)}),
            *([Effect(f"counts_from_{setting.counts}")] if view.round and setting.counts != "now" else []),
            *(Effect("moves_up", {"users": list(one.users)}) for one in entrants if name == "most"),
            *(table_effects(view, after) if view.round is not None else []),
        ]
        change = SeasonChange(
            record, entrants=entrants, deadlines=self._deadlines(view, record, name), outbox=_shown(record)
        )
        undo = {"kind": "change", "setting": name, "value": before}
        return Plan(tuple(effects), change, undo=undo, told=())

    def _check(self, view: SeasonView, record: SeasonRecord, name: str) -> None:
        """BadSeason for what could not have been proposed, or could not be played by those who entered."""
        now = self._context.clock.now()
        until = record.signup_until
        if name != "signup_until" and until is not None:
            until = Moment(max(until, now + 1))
        check_terms(
            self._context,
            SeasonProposal(
                record.guild,
                record.channel,
                record.created_by,
                record.name,
                record.game,
                record.setup,
                record.pace,
                record.settings,
                record.terms,
                until,
            ),
        )
        if view.record.status != "signup":
            code = settings_refusal(record.settings, view.season.entrants)
            if code is not None:
                raise BadSeason(f"the season cannot go on so: {code}", rule=code)

    def _entrants_after(self, view: SeasonView, record: SeasonRecord, name: str) -> tuple[EntrantRecord, ...]:
        if name == "grace":
            more = record.terms.grace - view.record.terms.grace
            return tuple(
                replace(one, grace_left=max(0, one.grace_left + more))
                for one in view.entrants
                if not one.is_computer
            )
        if name == "most":
            active = sum(one.status == "active" for one in view.entrants)
            room = record.terms.most - active if record.terms.most else len(view.entrants)
            waiting = [one for one in view.entrants if one.status == "waiting"]
            return tuple(replace(one, status="active") for one in waiting[: max(0, room)])
        return ()

    def _deadlines(self, view: SeasonView, record: SeasonRecord, name: str) -> tuple[NewDeadline, ...]:
        if name == "signup_until" and record.signup_until is not None:
            return (NewDeadline("season", record.signup_until, note=SIGN_UP),)
        return (step(self._context.clock.now()),) if view.round is not None else ()


def _shown(record: SeasonRecord) -> tuple[NewOutbox, ...]:
    """What the season's post is to show afterwards."""
    return news_rows(SignUpChanged() if record.status == "signup" else TableChanged())
