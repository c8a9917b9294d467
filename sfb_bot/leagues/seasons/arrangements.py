"""What organisers arrange around a season: prizes, where results go, who may join and who has to confirm."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from sfb_bot.kernel import Json
from sfb_bot.leagues.seasons.notices import SignUpChanged, TableChanged, news_rows
from sfb_bot.leagues.seasons.plans import Plan
from sfb_bot.leagues.seasons.records import Effect, SeasonChange, SeasonRecord
from sfb_bot.leagues.seasons.refusals import BadSeason, NothingChanges, WrongTime
from sfb_bot.leagues.seasons.round_opening import CONFIRMING
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.matches.records import Moment, NewDeadline

PRIZES: Final = ("winner_role", "second_role", "third_role")
# Settings that matter before the start alone.
BEFORE_THE_START: Final = frozenset({"confirm_within", "invite_code"})


class Arrangements:
    """Each change is refused where it makes no sense."""

    def __init__(self, context: SeasonContext) -> None:
        self._context = context

    def plan(self, view: SeasonView, changes: Mapping[str, Json]) -> Plan:
        """Change these settings."""
        record = view.record
        # Any value is of the type of its field: it was read for it, or stored by it.
        terms = replace(record.terms, **changes)
        changed = [name for name in changes if getattr(terms, name) != getattr(record.terms, name)]
        if not changed:
            raise NothingChanges("it is like that already", rule="")
        if record.status != "signup" and BEFORE_THE_START.intersection(changed):
            raise WrongTime("the season has started already", rule="started")
        self._refuse_senseless(record, terms)
        effects = tuple(_EFFECTS[name](terms) for name in sorted(changed))
        told = SignUpChanged() if record.status == "signup" else TableChanged()
        change = SeasonChange(
            replace(record, terms=terms),
            deadlines=self._calls(record, terms) if "confirm_within" in changed else (),
            outbox=news_rows(told),
        )
        before = {name: getattr(record.terms, name) for name in changed}
        return Plan(effects, change, undo={"kind": "arrange", "changes": before})

    def _refuse_senseless(self, record: SeasonRecord, terms: Terms) -> None:
        if terms.confirm_within and record.signup_until is None:
            raise BadSeason("without an end of sign-up nobody knows when to confirm", rule="confirm")
        if terms.confirm_within < 0 or terms.roster_lock < 0:
            raise BadSeason("that is no time", rule="confirm")

    def _calls(self, record: SeasonRecord, terms: Terms) -> tuple[NewDeadline, ...]:
        """When players are asked to confirm."""
        if not terms.confirm_within or record.signup_until is None:
            return ()
        begins = max(self._context.clock.now(), record.signup_until - terms.confirm_within)
        return (NewDeadline("season", Moment(begins), note=CONFIRMING),)


def _prize(place: int, name: str) -> Callable[[Terms], Effect]:
    def effect(terms: Terms) -> Effect:
        role = int(getattr(terms, name))
        return Effect("gives_prize", {"place": place, "role": role}) if role else _none(place)

    def _none(place: int) -> Effect:
        return Effect("gives_no_prize", {"place": place})

    return effect


_EFFECTS: Final[dict[str, Callable[[Terms], Effect]]] = {
    **{name: _prize(place, name) for place, name in enumerate(PRIZES, 1)},
    "results_channel": lambda terms: (
        Effect("results_go_to", {"channel": terms.results_channel})
        if terms.results_channel
        else Effect("results_stay")
    ),
    "roster_lock": lambda terms: (
        Effect("locks_roster", {"round": terms.roster_lock}) if terms.roster_lock else Effect("opens_roster")
    ),
    "confirm_within": lambda terms: (
        Effect("asks_to_confirm", {"seconds": terms.confirm_within})
        if terms.confirm_within
        else Effect("asks_no_more")
    ),
    # The code itself is for those who are invited: the log is for everybody.
    "invite_code": lambda terms: Effect("needs_code" if terms.invite_code else "needs_no_code"),
    "weight": lambda terms: Effect(f"counts_{terms.weight}"),
}
