"""A season of the application as the screens take it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import discord

from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.rules.values import EntrantId, Standing
from sfb_bot.leagues.seasons.records import EntrantRecord, PairingLine, RoundRecord, SeasonRecord
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.records import ChannelId, MatchId
from sfb_bot.screens.league.effects import EffectNames
from sfb_bot.screens.league.rounds import group_letter
from sfb_bot.screens.league.sheets import MOST_ROWS, BracketSheet, TableLine, TableSheet, bracket_sheet
from sfb_bot.screens.league.values import PairingFacts, RoundFacts, SeasonFacts, Side
from sfb_bot.screens.player_names import computer_name

MOST_PLACES = 3


class SeasonShow:
    """A season with the names of its people and the places of its games, ready to be put into words."""

    def __init__(
        self,
        shell: Shell,
        view: SeasonView,
        texts: Texts,
        channels: Mapping[MatchId, ChannelId] | None = None,
    ) -> None:
        self._shell = shell
        self.channels = channels or {}
        self.view = view
        self.texts = texts
        self.sides: dict[EntrantId, Side] = {one.id: self._side(one) for one in view.entrants}

    def _side(self, entrant: EntrantRecord) -> Side:
        names = self._shell.names
        known = [computer_name(user, self.texts) or names.drawn(user) for user in entrant.last_users]
        name = " & ".join(known) if all(known) else f"#{entrant.id}"
        return Side(entrant.last_users, name, entrant.status == "invited")

    def facts(self, number: int | None = None) -> SeasonFacts:
        """The season, with its newest round or another one."""
        view, record = self.view, self.view.record
        rounds = view.loaded.rounds
        shown = next((one for one in rounds if one.number == number), None) if number else view.round
        is_over = record.status == "finished" and view.has_results
        best = [one for one in view.finishes if one.place <= MOST_PLACES] if is_over else []
        return SeasonFacts(
            record,
            setup_line(self._shell, record, self.texts),
            playing=tuple(self.sides[one.id] for one in view.entrants if one.status in ("active", "invited")),
            waiting=tuple(self.sides[one.id] for one in view.entrants if one.status == "waiting"),
            round=self._round(shown) if shown is not None else None,
            places=tuple((one.place, self.sides[one.entrant]) for one in best),
        )

    def _round(self, found: RoundRecord) -> RoundFacts:
        lines = [line for line in self.view.lines(found.number) if line.away is not None]
        decided = sum(line.state.decided for line in lines)
        return RoundFacts(found, self.view.rounds_planned, decided, len(lines))

    # --- Pairings ---

    def pairings(self, number: int | None = None) -> tuple[PairingFacts, ...]:
        """The pairings of a round, of all rounds for None."""
        return tuple(self.pairing(line) for line in self.view.lines(number))

    def pairing(self, line: PairingLine) -> PairingFacts:
        """One of them."""
        pairing = line.record.pairing
        return PairingFacts(
            line,
            self.sides[pairing.home],
            self.sides[pairing.away] if pairing.away is not None else None,
            self.channels,
            is_called_off=not line.state.decided and self.view.record.status == "finished",
        )

    def effect_names(self) -> EffectNames:
        """How the effects of actions name its pairings and matches."""
        return EffectNames({line.id: self.pairing(line) for line in self.view.lines()}, self.channels)

    # --- Tables ---

    def tables(self) -> list[tuple[str, tuple[Standing, ...]]]:
        """Every table with its title."""
        view, texts = self.view, self.texts
        groups = view.groups
        if len(groups) < 2:
            return [(texts.say("table-whole"), view.standings())]
        return [(texts.say("table-group", group=group_letter(each)), view.standings(each)) for each in groups]

    def sheet(self) -> TableSheet | BracketSheet | None:
        """What the picture shows: the bracket once there is one, else the tables; None before the start."""
        if not self.view.season.entrants or self.view.round is None:
            return None
        name = f"{self.view.record.name} {self.view.record.number}"
        bracket = self.view.bracket
        if bracket is not None:
            heading = f"{name}: {self.texts.say('bracket-playoffs')}"
            return bracket_sheet(heading, bracket, self.sides, self.texts)
        return self.table_sheet(name)

    def table_sheet(self, name: str) -> TableSheet:
        """The tables as a picture."""
        tables = self.tables()
        before = self._places_before()
        settings = self.view.record.settings
        through = settings.qualifiers if settings.playoff != "none" else 0
        made: list[tuple[str, tuple[TableLine, ...]]] = []
        for heading, lines in tables:
            shown = tuple(
                TableLine(
                    line,
                    self.sides[line.entrant].name,
                    before.get(line.entrant, line.place) - line.place,
                    0 < line.place <= through,
                )
                for line in lines[:MOST_ROWS]
            )
            made.append((name if len(tables) == 1 else f"{name}: {heading}", shown))
        return TableSheet(tuple(made))

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


async def show_season(client: discord.Client, shell: Shell, view: SeasonView, texts: Texts) -> SeasonShow:
    """A season with everybody's name and the places of all its games."""
    users = {user for one in view.entrants for user in one.users if user}
    await shell.names.learn(client, view.record.guild, users)
    return SeasonShow(shell, view, texts, await game_channels(shell, view))


async def game_channels(shell: Shell, view: SeasonView) -> dict[MatchId, ChannelId]:
    """Where the games of a season are or were played."""
    matches = [game.match for game in view.loaded.games if game.match is not None]
    return {
        match: channel for match, channel in (await shell.app.store.places_of(matches)).items() if channel
    }


def setup_line(shell: Shell, season: SeasonRecord, texts: Texts) -> str:
    """What the game says about how a season's matches are set up."""
    return shell.packs[season.game].screens.setup_words(season.setup, texts)


def players_in(lines: Iterable[PairingLine]) -> tuple[int, ...]:
    """Everybody who plays in these pairings."""
    found: list[int] = []
    for line in lines:
        for one in (line.home, line.away):
            found += [user for user in (one.users if one is not None else ()) if user]
    return tuple(dict.fromkeys(found))
