"""The names of rounds of a bracket, the same in posts, words, pictures and on web pages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from sfb_bot.leagues.rules.values import Pairing, Stage
from sfb_bot.leagues.seasons.records import PairingLine, RoundRecord
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.screens.league.sheets import column_title, is_double_elimination


class RoundNames:
    """What the rounds of one season's bracket are called; nothing before it began."""

    def __init__(self, view: SeasonView, texts: Texts) -> None:
        self._view = view
        self._texts = texts
        self._bracket = view.bracket

    @property
    def is_double(self) -> bool:
        """Whether who loses once is not out yet."""
        return self._bracket is not None and is_double_elimination(self._bracket)

    @cached_property
    def _titles(self) -> dict[tuple[Stage, int], str]:
        """By side and step."""
        columns = self._bracket.columns if self._bracket is not None else ()
        return {
            (column.stage, column.step): column_title(column, self._texts, is_double=self.is_double)
            for column in columns
        }

    def of_pairing(self, pairing: Pairing) -> str:
        """The round a pairing belongs to; nothing outside of the bracket."""
        return self._titles.get((pairing.stage, pairing.step), "")

    def heading(self, pairing: Pairing) -> str:
        """The same where pairings of one round have several names."""
        return self.of_pairing(pairing) if pairing.stage == "third" or self.is_double else ""

    def of_round(self, found: RoundRecord, lines: Sequence[PairingLine]) -> str:
        """A round of the play-offs; where both sides play, rounds are counted."""
        if found.stage != "playoff" or self._bracket is None:
            return ""
        if not self.is_double:
            sides = [line.record.pairing for line in lines if line.record.pairing.stage == "winners"]
            if sides:
                return self.of_pairing(sides[0])
        rounds = self._view.loaded.rounds
        number = sum(each.stage == "playoff" and each.number <= found.number for each in rounds)
        key = "league-round-playoff" if self._view.record.settings.has_table else "league-round-knockout"
        return self._texts.say(key, number=str(number))
