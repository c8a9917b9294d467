"""A season to look at: what is stored, and what the league's rules make of it."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from sfb_bot.leagues.rules.bracket import bracket
from sfb_bot.leagues.rules.groups import groups_of
from sfb_bot.leagues.rules.progress import finishes, main_rounds
from sfb_bot.leagues.rules.series import pairing_states
from sfb_bot.leagues.rules.table import standings
from sfb_bot.leagues.rules.values import (
    Bracket,
    Entrant,
    EntrantId,
    Finish,
    Game,
    PairingId,
    PairingState,
    Season,
    Standing,
)
from sfb_bot.leagues.seasons.records import (
    EntrantRecord,
    GameRecord,
    LoadedSeason,
    PairingLine,
    RoundRecord,
    SeasonRecord,
)
from sfb_bot.leagues.seasons.refusals import NoSuchPairing
from sfb_bot.matches.records import UserId


class SeasonView:
    """A season at one moment; nothing of it changes."""

    def __init__(self, loaded: LoadedSeason) -> None:
        self.loaded = loaded

    @property
    def record(self) -> SeasonRecord:
        """The season apart from who plays in it."""
        return self.loaded.record

    @property
    def entrants(self) -> tuple[EntrantRecord, ...]:
        """Everybody who entered, in the order of their numbers."""
        return self.loaded.entrants

    @cached_property
    def season(self) -> Season:
        """What the league's rules take: without those who wait, and without games that do not count."""
        counted: dict[PairingId, int] = {}
        games: list[Game] = []
        for game in self.loaded.games:
            if game.reason is None or game.reason == "void":
                continue
            number = counted[game.pairing] = counted.get(game.pairing, 0) + 1
            games.append(
                Game(game.pairing, number, game.winner, game.home_score, game.away_score, game.reason)
            )
        return Season(
            self.record.settings,
            tuple(
                Entrant(
                    one.id, one.rank, one.dropped_after_round, one.fills_in, one.is_computer, one.start_points
                )
                for one in self.entrants
                if one.status in ("active", "dropped")
            ),
            tuple(each.pairing for each in self.loaded.pairings),
            tuple(games),
            self.record.qualified,
        )

    @cached_property
    def states(self) -> dict[PairingId, PairingState]:
        """Where every pairing stands."""
        return pairing_states(self.season)

    @property
    def round(self) -> RoundRecord | None:
        """The newest round, None before the first."""
        return self.loaded.rounds[-1] if self.loaded.rounds else None

    @property
    def rounds_planned(self) -> int:
        """How many rounds the main stage has, if nobody drops."""
        return main_rounds(self.season) if len(self.season.entrants) > 1 else 0

    def entrant(self, entrant: EntrantId) -> EntrantRecord:
        """One of those who entered."""
        return next(one for one in self.entrants if one.id == entrant)

    def entrant_of(self, user: UserId) -> EntrantRecord | None:
        """Who a user plays for now, also while waiting or dropped."""
        return next((one for one in self.entrants if user in one.users), None)

    @cached_property
    def _lines(self) -> dict[PairingId, PairingLine]:
        people = {one.id: one for one in self.entrants}
        games: dict[PairingId, list[GameRecord]] = {}
        for game in self.loaded.games:
            games.setdefault(game.pairing, []).append(game)
        return {
            each.pairing.id: PairingLine(
                each,
                self.states[each.pairing.id],
                people[each.pairing.home],
                people[each.pairing.away] if each.pairing.away is not None else None,
                tuple(games.get(each.pairing.id, ())),
            )
            for each in self.loaded.pairings
        }

    def lines(self, number: int | None = None) -> tuple[PairingLine, ...]:
        """The pairings of a round, of all rounds for None."""
        lines = self._lines.values()
        return tuple(line for line in lines if number is None or line.record.pairing.round == number)

    @property
    def open_lines(self) -> tuple[PairingLine, ...]:
        """Undecided pairings: of the newest round, and of earlier ones what is played again."""
        return tuple(line for line in self.lines() if not line.state.decided)

    @property
    def has_results(self) -> bool:
        """Whether any pairing of two was decided; without, nobody has won anything."""
        return any(line.away is not None and line.state.decided for line in self.lines())

    def line(self, pairing: PairingId) -> PairingLine:
        """One pairing; NoSuchPairing when there is none of that number."""
        found = self._lines.get(pairing)
        if found is None:
            raise NoSuchPairing(f"there is no pairing {pairing}", rule="pairing", pairing=pairing)
        return found

    def lines_of(self, user: UserId) -> tuple[PairingLine, ...]:
        """All pairings of the entrant a user plays for, oldest first."""
        entrant = self.entrant_of(user)
        if entrant is None:
            return ()
        return tuple(line for line in self.lines() if entrant.id in line.record.pairing.entrants)

    def line_of(self, user: UserId) -> PairingLine | None:
        """What a user has to play now; else the newest pairing."""
        lines = self.lines_of(user)
        return next((line for line in lines if not line.state.decided), lines[-1] if lines else None)

    # --- Tables ---

    @property
    def groups(self) -> tuple[int, ...]:
        """The numbers of the groups; (0,) without groups."""
        return tuple(groups_of(self.season))

    def standings(self, group: int | None = None, through_round: int | None = None) -> tuple[Standing, ...]:
        """The table of a group, or of everybody; of a pure elimination, by how far everybody came."""
        lines = standings(self.season, group, through_round)
        if self.record.settings.has_table:
            return lines
        by_entrant = {line.entrant: line for line in lines}
        return tuple(replace(by_entrant[one.entrant], place=one.place) for one in self.finishes)

    @property
    def bracket(self) -> Bracket | None:
        """The play-offs, None before they began."""
        return bracket(self.season) if self.record.qualified else None

    def is_in_bracket(self, entrant: EntrantId) -> bool:
        """Whether somebody has a match of the play-offs before them, even if not yet against whom."""
        found = self.bracket
        return found is not None and any(
            entrant in (slot.home, slot.away) and slot.winner is None and not slot.void
            for column in found.columns
            for slot in column.slots
        )

    @property
    def finishes(self) -> tuple[Finish, ...]:
        """Everybody's place as it stands; final once the season is finished."""
        return finishes(self.season)

    @property
    def champion(self) -> EntrantId | None:
        """Who has won a finished season; None when nobody did, or several share the first place."""
        is_over = self.record.status == "finished" and self.has_results
        first = self.finishes[0] if is_over and self.finishes else None
        return None if first is None or first.tied else first.entrant
