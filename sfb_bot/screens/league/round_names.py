"""The names of rounds of a bracket, the same in posts, words, pictures and on web pages."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.leagues.rules.values import Bracket, Pairing
from sfb_bot.leagues.seasons.records import PairingLine, RoundRecord
from sfb_bot.locale import Texts
from sfb_bot.screens.league.sheets import column_title, is_double_elimination


class RoundNames:
    """What the rounds of one season's bracket are called; nothing before it began."""

    def __init__(
        self, bracket: Bracket | None, rounds: Sequence[RoundRecord], texts: Texts, *, has_table: bool
    ) -> None:
        """`has_table`: the bracket comes after a main stage, so its rounds are play-offs."""
        self._rounds = rounds
        self._texts = texts
        self._has_table = has_table
        self._is_double = bracket is not None and is_double_elimination(bracket)
        self._titles = {
            (column.stage, column.step): column_title(column, texts, is_double=self._is_double)
            for column in (bracket.columns if bracket is not None else ())
        }

    def of_pairing(self, pairing: Pairing) -> str:
        """The round a pairing belongs to; nothing outside of the bracket."""
        return self._titles.get((pairing.stage, pairing.step), "")

    def heading(self, pairing: Pairing) -> str:
        """The same where pairings of one round have several names."""
        return self.of_pairing(pairing) if pairing.stage == "third" or self._is_double else ""

    def of_round(self, found: RoundRecord, lines: Sequence[PairingLine]) -> str:
        """A round of the play-offs; where both sides play, rounds are counted."""
        if found.stage != "playoff" or not self._titles:
            return ""
        sides = [line.record.pairing for line in lines if line.record.pairing.stage == "winners"]
        if sides and not self._is_double:
            return self.of_pairing(sides[0])
        number = sum(each.stage == "playoff" and each.number <= found.number for each in self._rounds)
        key = "league-round-playoff" if self._has_table else "league-round-knockout"
        return self._texts.say(key, number=str(number))
