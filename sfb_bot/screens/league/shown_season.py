"""A season as it is shown, in posts and on the web page: its rounds, pairings, tables and brackets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from sfb_bot.kernel import Ending
from sfb_bot.leagues.rules.qualification import qualified
from sfb_bot.leagues.rules.values import Bracket, EntrantId, Standing
from sfb_bot.leagues.seasons.records import EntrantRecord, PairingLine, RoundRecord
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.records import ChannelId, MatchId, Moment, UserId
from sfb_bot.screens.league.effects import EffectNames
from sfb_bot.screens.league.round_names import RoundNames
from sfb_bot.screens.league.rounds import group_letter
from sfb_bot.screens.league.sheets import Sheet, bracket_sheets
from sfb_bot.screens.league.table_lines import (
    OwnPlace,
    Table,
    TableLine,
    table_notes,
    table_sheets,
    tie_figures,
)
from sfb_bot.screens.league.values import PairingFacts, RoundFacts, SeasonFacts, Side
from sfb_bot.screens.player_names import computer_name

MOST_PLACES = 3


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a season itself does not know.

    `drawn` tells what somebody is called in pictures, `setup` is the game's own line. `channels` are where
    its games are played, `endings` how they ended, `page` is where its web page is. `is_confirming`: players
    have to say that they are there before it starts. `has_windows`: in its game somebody may be asked in the
    turn of another.
    """

    drawn: Callable[[int], str]
    setup: str
    channels: Mapping[MatchId, ChannelId] = field(default_factory=dict[MatchId, ChannelId])
    endings: Mapping[MatchId, Ending] = field(default_factory=dict[MatchId, Ending])
    page: str = ""
    is_confirming: bool = False
    has_windows: bool = True


class ShownSeason:
    """A season with the names of its people and the places of its games, ready to be put into words."""

    def __init__(self, view: SeasonView, texts: Texts, around: Surroundings) -> None:
        self._around = around
        self.channels = around.channels
        self.view = view
        self.texts = texts
        self.sides: dict[EntrantId, Side] = {one.id: self._side(one) for one in view.entrants}

    def _side(self, entrant: EntrantRecord, moment: Moment | None = None) -> Side:
        """An entrant by those who play for it, now or at a moment."""
        users = entrant.users_at(moment)
        known = [computer_name(user, self.texts) or self._around.drawn(user) for user in users]
        name = " & ".join(known) if all(known) else f"#{entrant.id}"
        return Side(users, name, entrant.status == "invited")

    def facts(self, number: int | None = None) -> SeasonFacts:
        """The season, with its newest round or another one."""
        view, record = self.view, self.view.record
        rounds = view.loaded.rounds
        shown = next((one for one in rounds if one.number == number), None) if number else view.round
        is_over = record.status == "finished" and view.has_results
        best = [one for one in view.finishes if one.place <= MOST_PLACES] if is_over else []
        return SeasonFacts(
            record,
            self._around.setup,
            playing=tuple(self.sides[one.id] for one in view.entrants if one.status in ("active", "invited")),
            waiting=tuple(self.sides[one.id] for one in view.entrants if one.status == "waiting"),
            round=self.round_facts(shown) if shown is not None else None,
            places=tuple((one.place, self.sides[one.entrant]) for one in best),
            page=self._around.page,
            confirmed=sum(one.confirmed_at is not None for one in view.entrants)
            if self._around.is_confirming
            else None,
            has_windows=self._around.has_windows,
        )

    def round_facts(self, found: RoundRecord) -> RoundFacts:
        """One of its rounds."""
        lines = [line for line in self.view.lines(found.number) if line.away is not None]
        decided = sum(line.state.decided for line in lines)
        title = self._round_names.round_title(found, (line.record.pairing for line in lines))
        return RoundFacts(found, self.view.rounds_planned, decided, len(lines), title)

    @cached_property
    def _bracket(self) -> Bracket | None:
        return self.view.bracket

    @cached_property
    def _round_names(self) -> RoundNames:
        rounds, settings = self.view.loaded.rounds, self.view.record.settings
        return RoundNames(self._bracket, rounds, self.texts, has_table=settings.has_table)

    # --- Pairings ---

    def pairings(self, number: int | None = None) -> tuple[PairingFacts, ...]:
        """The pairings of a round, of all rounds for None."""
        return tuple(self.pairing(line) for line in self.view.lines(number))

    def pairing(self, line: PairingLine) -> PairingFacts:
        """One of them."""
        pairing = line.record.pairing
        # What is decided keeps the names of those who played it, whoever has taken over since.
        ended = line.record.decided_at if line.state.decided else None
        return PairingFacts(
            line,
            self._side(line.home, ended),
            self._side(line.away, ended) if line.away is not None else None,
            self.channels,
            is_called_off=not line.state.decided and self.view.record.status == "finished",
            round_title=self._round_names.title(pairing),
            heading=self._round_names.heading(pairing),
            endings=self._around.endings,
        )

    def effect_names(self) -> EffectNames:
        """How the effects of actions name its pairings and matches."""
        return EffectNames({line.id: self.pairing(line) for line in self.view.lines()}, self.channels)

    # --- Tables ---

    def tables(self, user: UserId | None = None) -> list[Table]:
        """Every table with its title; the line of a reader is marked for them alone."""
        view, texts = self.view, self.texts
        if not view.record.settings.has_table:
            return []
        groups = view.groups
        if len(groups) < 2:
            return [self._table(texts.say("table-whole"), view.standings(), user)]
        return [
            self._table(texts.say("table-group", group=group_letter(each)), view.standings(each), user)
            for each in groups
        ]

    def _table(self, title: str, lines: tuple[Standing, ...], user: UserId | None) -> Table:
        settings = self.view.record.settings
        mine = self.view.entrant_of(user) if user is not None else None
        made = tuple(
            TableLine(
                line,
                self.sides[line.entrant].name,
                self._places_before.get(line.entrant, line.place) - line.place,
                line.entrant in self._through,
                tie_figures(line, lines, settings),
                mine is not None and line.entrant == mine.id,
            )
            for line in lines
        )
        return Table(title, made)

    @cached_property
    def _through(self) -> frozenset[EntrantId]:
        """Who goes to the play-offs, or would go now; nobody before the first result."""
        if self.view.record.qualified:
            return frozenset(self.view.record.qualified)
        if self.view.record.settings.playoff == "none" or not self._has_results:
            return frozenset()
        return frozenset(qualified(self.view.season))

    @cached_property
    def _has_results(self) -> bool:
        return any(line.played for line in self.view.standings())

    def notes(self, *, in_words: bool = False) -> tuple[str, ...]:
        """What is to be said below the tables."""
        return table_notes(
            self.view.record.settings,
            self.texts,
            has_results=self._has_results,
            is_settled=bool(self.view.record.qualified),
            in_words=in_words,
        )

    def sheets(self, user: UserId | None = None) -> tuple[Sheet, ...]:
        """The pages of pictures: the bracket once there is one, then the tables; none before the start.

        What is a reader's own stands out in theirs; posts for everybody are made without a reader.
        """
        if not self.view.season.entrants or self.view.round is None:
            return ()
        name = f"{self.view.record.name} {self.view.record.number}"
        found = self.tables(user)
        tables = [
            replace(table, title=name if len(found) == 1 else f"{name}: {table.title}") for table in found
        ]
        pages: tuple[Sheet, ...] = table_sheets(tables, self.view.record.settings, self.notes(), self.texts)
        if self._bracket is None:
            return pages
        has_table = self.view.record.settings.has_table
        heading = f"{name}: {self.texts.say('bracket-playoffs')}" if has_table else name
        entrant = self.view.entrant_of(user) if user is not None else None
        mine = entrant.id if entrant is not None else None
        return (*bracket_sheets(heading, self._bracket, self.sides, self.texts, mine), *pages)

    def own_place(self, user: UserId) -> OwnPlace | None:
        """Where a reader stands; None for somebody who does not play, and before the first result."""
        view = self.view
        entrant = view.entrant_of(user)
        count = sum(not one.is_computer for one in view.season.entrants)
        if entrant is None or entrant.is_computer or view.round is None:
            return None
        is_over = view.record.status == "finished"
        if is_over or entrant.id in view.record.qualified:
            finish = next((one for one in view.finishes if one.entrant == entrant.id), None)
            state = "over" if is_over else "in" if view.is_in_bracket(entrant.id) else "out"
            return OwnPlace(finish.place, count, state, is_shared=finish.tied) if finish is not None else None
        if not self._has_results:
            return None
        for group in view.groups:
            table = [line for line in view.standings(group) if line.is_ranked]
            found = next((line for line in table if line.entrant == entrant.id), None)
            if found is not None:
                title = self.texts.say("table-group", group=group_letter(group)) if group else ""
                return OwnPlace(found.place, len(table), group=title)
        return None

    @cached_property
    def _places_before(self) -> dict[EntrantId, int]:
        """Everybody's place after the round before the newest, in their table."""
        newest = self.view.round
        if newest is None or newest.number < 2:
            return {}
        groups = self.view.groups
        found: dict[EntrantId, int] = {}
        for group in groups if len(groups) > 1 else (None,):
            for line in self.view.standings(group, newest.number - 1):
                found[line.entrant] = line.place
        return found
