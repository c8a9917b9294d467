"""What the rounds of a season are called: the same in posts, pictures, words and on the web."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sfb_bot.leagues.rules.values import Bracket, Pairing
from sfb_bot.leagues.seasons.records import RoundRecord
from sfb_bot.locale import Texts
from sfb_bot.screens.league.sheets import column_title, is_double_elimination


class RoundNames:
    """The names of the rounds of one season; empty for those before the play-offs, which have numbers."""

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

    def title(self, pairing: Pairing) -> str:
        """The name of the round of the play-offs that a pairing is played in."""
        return self._titles.get((pairing.stage, pairing.step), "")

    def heading(self, pairing: Pairing) -> str:
        """What a pairing stands under among others of its round: its side, or the third place."""
        return self.title(pairing) if self._is_double or pairing.stage == "third" else ""

    def round_title(self, found: RoundRecord, pairings: Iterable[Pairing]) -> str:
        """The name of a whole round; where both sides play in it, they are counted."""
        if found.stage != "playoff" or not self._titles:
            return ""
        sides = [pairing for pairing in pairings if pairing.stage == "winners"]
        if sides and not self._is_double:
            return self.title(sides[0])
        number = sum(each.stage == "playoff" and each.number <= found.number for each in self._rounds)
        key = "league-round-playoff" if self._has_table else "league-round-knockout"
        return self._texts.say(key, number=str(number))
