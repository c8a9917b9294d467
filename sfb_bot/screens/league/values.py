"""A season as it is shown: what is stored of it, with the names of people and the places of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sfb_bot.kernel import Ending
from sfb_bot.leagues.rules.values import EntrantId, Pairing
from sfb_bot.leagues.seasons.records import GameRecord, PairingLine, RoundRecord, SeasonRecord
from sfb_bot.locale import Texts
from sfb_bot.matches.records import ChannelId, MatchId
from sfb_bot.screens.ledger import listed
from sfb_bot.screens.limits import plain
from sfb_bot.screens.player_names import players_named

NOWHERE = ChannelId(0)


@dataclass(frozen=True, slots=True)
class Side:
    """One who takes part, a player or a pair: user ids (0: somebody who was forgotten), and a name."""

    users: tuple[int, ...]
    name: str = ""
    is_invited: bool = False

    @property
    def size(self) -> int:
        """How many they are: verbs go by it."""
        return len(self.users)

    def called(self, texts: Texts) -> str:
        """How a text names them."""
        return called(self.users, texts)


@dataclass(frozen=True, slots=True)
class RoundFacts:
    """A round among `planned` of the main stage, and how many of its pairings are decided.

    A round of the play-offs has a `title`.
    """

    record: RoundRecord
    planned: int
    decided: int
    pairings: int
    title: str = ""


@dataclass(frozen=True, slots=True)
class SeasonFacts:
    """A season apart from its pairings.

    `setup` is the game's own line. `playing` are those who are in, `waiting` those for whom there was no
    room. `places` are the first three places of a season that is over, which may be shared.
    `confirmed` counts those who said that they will play, None while nobody is asked. `has_windows`: in its
    game somebody may be asked in the turn of another.
    """

    record: SeasonRecord
    setup: str
    playing: tuple[Side, ...] = ()
    waiting: tuple[Side, ...] = ()
    round: RoundFacts | None = None
    places: tuple[tuple[int, Side], ...] = ()
    # Where its web page is, empty where it has none.
    page: str = ""
    confirmed: int | None = None
    has_windows: bool = True

    @property
    def champion(self) -> Side | None:
        """Who won a season that is over; None when several share the first place."""
        first = [side for place, side in self.places if place == 1]
        return first[0] if len(first) == 1 else None

    def title(self, texts: Texts) -> str:
        """The season's name; typed words have no effect."""
        return title(self.record, texts)


@dataclass(frozen=True, slots=True)
class PairingFacts:
    """A pairing with the names of the two and the places of its games; without `away` it is a bye.

    One that `is_called_off` was undecided when its season ended, and is played no more. `round_title` is the
    name of its round of the play-offs, empty before them; `heading` what it stands under among others.
    `endings` say how its matches ended.
    """

    line: PairingLine
    home: Side
    away: Side | None
    channels: Mapping[MatchId, ChannelId] = field(default_factory=dict[MatchId, ChannelId])
    is_called_off: bool = False
    round_title: str = ""
    heading: str = ""
    endings: Mapping[MatchId, Ending] = field(default_factory=dict[MatchId, Ending])

    @property
    def pairing(self) -> Pairing:
        """Who plays whom, in which round."""
        return self.line.record.pairing

    def round_words(self, texts: Texts) -> str:
        """Its round, as a part of a sentence."""
        return self.round_title or texts.say("round-numbered", number=str(self.pairing.round))

    @property
    def games(self) -> tuple[GameRecord, ...]:
        """The games that are over and count."""
        return tuple(game for game in self.line.games if game.reason not in (None, "void"))

    @property
    def channel(self) -> ChannelId:
        """Where its game is played now."""
        return self.place(self.line.match)

    def ending(self, game: GameRecord) -> Ending:
        """How a game ended on the board."""
        return self.endings.get(game.match, "played") if game.match is not None else "played"

    def place(self, match: MatchId | None) -> ChannelId:
        """Where a match is or was played, 0 where that is not known."""
        return self.channels.get(match, NOWHERE) if match is not None else NOWHERE

    def side(self, entrant: EntrantId) -> Side:
        """One of the two."""
        found = self.away if self.line.side(entrant) else self.home
        assert found is not None, "a bye has one side"
        return found


def title(season: SeasonRecord, texts: Texts) -> str:
    """A season's name; typed words have no effect."""
    return texts.say("league-title", name=plain(season.name, 120), number=str(season.number))


def called(users: Sequence[int], texts: Texts) -> str:
    """How a text names people."""
    return listed(players_named(users, texts), texts)
