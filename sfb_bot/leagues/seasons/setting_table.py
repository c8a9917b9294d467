"""What of a season can still be changed after it was opened, one entry for each setting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Literal, get_args

from sfb_bot.kernel import Json
from sfb_bot.leagues.rules.values import PLAYOFFS, LeagueRefused, Points
from sfb_bot.leagues.seasons.records import SeasonRecord
from sfb_bot.leagues.seasons.refusals import BadSeason
from sfb_bot.leagues.seasons.terms import Unfinished
from sfb_bot.matches.computer_players import LEVEL_NAMES
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import Moment

# How a value is typed and told: seconds (one or several), a moment, a number, yes or no, one of some choices,
# points such as "win 3, draw 1", tie-breaks by their names, a role.
Kind = Literal["span", "spans", "moment", "number", "switch", "choice", "points", "ties", "role"]
# Until when it can be changed: before the start, before the play-offs, or at any time before the end.
Until = Literal["start", "playoffs", "end"]
# From when it counts, for whoever reads the preview.
Counts = Literal["now", "round", "game"]


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting: where it lies in a season's record, how it is typed, until when it can be changed."""

    name: str
    kind: Kind
    until: Until
    counts: Counts
    # Any: a JSON value, of the kind the setting has.
    read: Callable[[SeasonRecord], Any]
    write: Callable[[SeasonRecord, Any], SeasonRecord]
    choices: tuple[str, ...] = ()


def _term(
    name: str, kind: Kind, until: Until = "end", counts: Counts = "now", choices: Sequence[str] = ()
) -> Setting:
    """A field of the season's terms."""

    def write(record: SeasonRecord, value: Any) -> SeasonRecord:
        given = tuple(value) if kind == "spans" else value
        return replace(record, terms=replace(record.terms, **{name: given}))

    def read(record: SeasonRecord) -> Json:
        value = getattr(record.terms, name)
        return list(value) if kind == "spans" else value

    return Setting(name, kind, until, counts, read, write, tuple(choices))


def _rule(
    name: str, kind: Kind, until: Until, counts: Counts = "now", choices: Sequence[str] = ()
) -> Setting:
    """A field of the settings by which a season is played; BadSeason when they make no sense together."""

    def write(record: SeasonRecord, value: Any) -> SeasonRecord:
        given = Points(**value) if kind == "points" else tuple(value) if kind == "ties" else value
        return replace(record, settings=replace(record.settings, **{name: given}))

    def read(record: SeasonRecord) -> Json:
        value = getattr(record.settings, name)
        if kind == "points":
            return {each.name: getattr(value, each.name) for each in fields(value)}
        return list(value) if kind == "ties" else value

    return Setting(name, kind, until, counts, read, write, tuple(choices))


def _least_answer(record: SeasonRecord) -> int:
    """What holds, also where it follows from the pace."""
    return record.terms.least_answer_at(record.pace)


def _sign_up_end(record: SeasonRecord, value: Any) -> SeasonRecord:
    return replace(record, signup_until=Moment(value) if value else None)


def _pace(record: SeasonRecord, value: Any) -> SeasonRecord:
    return replace(record, pace=PACES[value])


SETTINGS: Final[dict[str, Setting]] = {
    one.name: one
    for one in (
        _term("round_length", "span", counts="round"),
        _term("grace", "span"),
        _term("remind", "spans", counts="round"),
        _term("cadence", "choice", choices=("at_once", "scheduled")),
        _term("most", "number", "start"),
        _term("loses_on_time", "switch"),
        _term("unfinished", "choice", choices=get_args(Unfinished)),
        _term("most_extension", "span"),
        replace(_term("least_answer", "span"), read=_least_answer),
        _term("starts_itself", "switch", "start"),
        _term("seeding", "choice", "start", choices=("rating", "joined")),
        _term("winner_role", "role"),
        _term("fill_in", "choice", "start", choices=("none", *LEVEL_NAMES)),
        _rule("points", "points", "end"),
        _rule("tie_breaks", "ties", "end"),
        _rule("swiss_rounds", "number", "playoffs"),
        _rule("playoff", "choice", "playoffs", choices=PLAYOFFS),
        _rule("qualifiers", "number", "playoffs"),
        _rule("grand_final_reset", "switch", "playoffs"),
        _rule("best_of", "number", "start"),
        _rule("playoff_best_of", "number", "playoffs"),
        Setting("pace", "choice", "end", "game", lambda record: record.pace.name, _pace, tuple(PACES)),
        Setting(
            "signup_until", "moment", "start", "now", lambda record: record.signup_until or 0, _sign_up_end
        ),
    )
}


def changed(record: SeasonRecord, name: str, value: Any) -> SeasonRecord:
    """The record with another value; BadSeason for a setting there is not, or a value it cannot have."""
    setting = SETTINGS.get(name)
    if setting is None:
        raise BadSeason(f"there is no setting {name!r}", rule="setting")
    if setting.choices and value not in setting.choices:
        raise BadSeason(f"{name} cannot be {value!r}", rule="choice")
    try:
        return setting.write(record, "" if value == "none" and name == "fill_in" else value)
    except LeagueRefused as error:
        raise BadSeason(str(error), rule=error.code) from error
