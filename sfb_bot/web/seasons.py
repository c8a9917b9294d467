"""The pages of seasons: a server's list of them, one with its tables and its bracket, one round."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby
from typing import Final

from sfb_bot.drawing.picture import Picture
from sfb_bot.leagues.seasons.records import GameRecord, RoundRecord, SeasonRecord
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.records import ChannelId, MatchId
from sfb_bot.screens.league.rounds import group_letter, result_words
from sfb_bot.screens.league.season import format_words, round_words, settings_lines, standing_line
from sfb_bot.screens.league.sheets import BracketSheet
from sfb_bot.screens.league.shown_season import ShownSeason, Surroundings
from sfb_bot.screens.league.values import PairingFacts, SeasonFacts, Side
from sfb_bot.web.addresses import INDEX, bracket_file, match_file, round_file, season_file
from sfb_bot.web.frame import Crumb, heading, image, items, link, page
from sfb_bot.web.markup import time_html
from sfb_bot.web.reader import Reader
from sfb_bot.web.tables import SeasonTables

# The order in which a server's seasons are listed.
_LISTED: Final = (
    ("web-running", ("running", "paused")),
    ("web-signup", ("signup",)),
    ("web-finished", ("finished",)),
)
_MOST_PLACES: Final = 3


def season_title(record: SeasonRecord, texts: Texts) -> str:
    """A season's name, as text."""
    return texts.say("web-season", name=record.name, number=str(record.number))


def server_page(reader: Reader, seasons: Sequence[SeasonRecord]) -> bytes:
    """A server's seasons, those that run first; newest first among each."""
    texts, content = reader.texts, list[str]()
    for title, statuses in _LISTED:
        found = [one for one in seasons if one.status in statuses]
        if found:
            lines = [link(season_file(one.id), season_title(one, texts)) for one in found]
            content += [heading(texts.say(title)), items(lines, "seasons")]
    if not content:
        content.append(f"<p>{escape(texts.say('web-no-seasons'))}</p>")
    return page(reader.title, content, texts)


class SeasonPages:
    """The pages of one season; `around` is what it does not know itself."""

    def __init__(self, reader: Reader, view: SeasonView, around: Surroundings) -> None:
        self._reader = reader
        self._view = view
        self._places = around.channels
        self._texts = reader.texts
        self._words = reader.words
        self._shown = ShownSeason(view, reader.texts, around)
        after = self.round_title(view.round.number) if view.round is not None else ""
        self._tables = SeasonTables(self._shown, self._words, after)

    @property
    def title(self) -> str:
        """The season's name, as text."""
        return season_title(self._view.record, self._texts)

    def matches(self) -> list[MatchId]:
        """The matches whose posts everybody can read."""
        return [
            game.match
            for game in self._view.loaded.games
            if game.match is not None and self._is_shown(game.match)
        ]

    def round_numbers(self) -> list[int]:
        """The rounds that were opened."""
        return [one.number for one in self._view.loaded.rounds]

    def round_of(self, match: MatchId) -> RoundRecord | None:
        """The round in which a match is played."""
        for line in self._view.lines():
            if any(game.match == match for game in line.games):
                return self._round_record(line.record.pairing.round)
        return None

    def round_title(self, number: int) -> str:
        """What a round is called, as text."""
        record = self._round_record(number)
        return round_words(self._shown.round_facts(record), self._texts) if record is not None else ""

    def _is_shown(self, match: MatchId) -> bool:
        return self._reader.facts.is_open(self._places.get(match, ChannelId(0)))

    def _round_record(self, number: int) -> RoundRecord | None:
        return next((one for one in self._view.loaded.rounds if one.number == number), None)

    # --- The season ---

    def bracket_sheets(self) -> tuple[BracketSheet, ...]:
        """What the pictures of the bracket show; none before the play-offs."""
        return tuple(sheet for sheet in self._shown.sheets() if isinstance(sheet, BracketSheet))

    def _bracket_blocks(self, pictures: Sequence[Picture]) -> list[str]:
        bracket, season = self._view.bracket, self._view.record.id
        if bracket is None:
            return []
        shown = [
            image(picture, bracket_file(season, number, picture.format))
            for number, picture in enumerate(pictures, 1)
        ]
        words = self._tables.bracket_in_words(bracket)
        return [heading(self._texts.say("web-bracket")), *shown, words]

    def season_page(self, pictures: Sequence[Picture]) -> bytes:
        """How it stands: outcome, bracket, tables, the newest round, the way to all others."""
        texts, facts, record = self._texts, self._shown.facts(), self._view.record
        content = [f"<p>{escape(format_words(facts, texts))}</p>"]
        content.append(f"<p>{self._words.html(standing_line(facts, texts))}</p>")
        if facts.places:
            content += [heading(texts.say("web-final-places")), items(self._final_places(facts))]
        content += self._bracket_blocks(pictures)
        content += self._tables.table_blocks()
        content += self._round_blocks(self._view.round)
        content += self._rounds_blocks(None)
        if record.status == "signup":
            content += self._people_blocks("web-players", facts.playing)
            content += self._people_blocks("web-waiting", facts.waiting)
        content += [heading(texts.say("web-settings"))]
        # Roles and channels have names that only Discord knows.
        told = [line for line in settings_lines(facts, texts)[1:] if "<@&" not in line and "<#" not in line]
        content.append(items([self._words.html(line) for line in told]))
        way = (Crumb(self._reader.title, INDEX), Crumb(self.title))
        return page(self.title, content, texts, way=way)

    def _final_places(self, facts: SeasonFacts) -> list[str]:
        return [
            self._words.html(
                self._texts.say("web-place-line", place=str(place), players=side.called(self._texts))
            )
            for place, side in facts.places
        ]

    def _people_blocks(self, title: str, sides: Sequence[Side]) -> list[str]:
        if not sides:
            return []
        lines = [self._words.html(side.called(self._texts)) for side in sides]
        return [heading(self._texts.say(title)), items(lines)]

    # --- Rounds ---

    def round_page(self, number: int) -> bytes | None:
        """The pairings of a round and how they ended; None where there is no such round."""
        record = self._round_record(number)
        if record is None:
            return None
        texts, title = self._texts, self.round_title(number)
        way = (
            Crumb(self._reader.title, INDEX),
            Crumb(self.title, season_file(self._view.record.id)),
            Crumb(title),
        )
        moments = [_moment("web-round-opened", record.opened_at, texts)]
        if record.closed_at is not None:
            moments.append(_moment("web-round-closed", record.closed_at, texts))
        else:
            moments.append(_moment("web-round-ends", record.ends_at, texts))
        content = [items(moments), *self._pairing_blocks(number), *self._rounds_blocks(number)]
        return page(f"{self.title}: {title}", content, texts, way=way)

    def _round_blocks(self, record: RoundRecord | None) -> list[str]:
        if record is None:
            return []
        return [heading(self.round_title(record.number)), *self._pairing_blocks(record.number)]

    def _rounds_blocks(self, current: int | None) -> list[str]:
        """The way to every round."""
        rounds, season = self._view.loaded.rounds, self._view.record.id
        if not rounds:
            return []
        lines = [
            f'<span aria-current="page">{escape(self.round_title(one.number))}</span>'
            if one.number == current
            else link(round_file(season, one.number), self.round_title(one.number))
            for one in rounds
        ]
        return [heading(self._texts.say("web-rounds")), items(lines, "rounds")]

    def _pairing_blocks(self, number: int) -> list[str]:
        blocks: list[str] = []
        for (group, title), members in groupby(
            self._shown.pairings(number), key=lambda each: (each.pairing.group, each.heading)
        ):
            if group:
                blocks.append(heading(self._texts.say("table-group", group=group_letter(group)), 3))
            elif title:
                blocks.append(heading(self._words.plain(title), 3))
            blocks.append(items([self._pairing(each) for each in members], "pairings"))
        return blocks

    def _pairing(self, facts: PairingFacts) -> str:
        texts, line, pairing = self._texts, facts.line, facts.pairing
        home = facts.home.called(texts)
        if facts.away is None:
            key = f"pairing-bye-{pairing.bye or 'rest'}"
            return self._words.html(texts.say(key, player=home, players=facts.home.size))
        both = self._words.html(texts.say("web-versus", home=home, away=facts.away.called(texts)))
        games = [self._game(game) for game in line.games if game.match is not None and game.reason != "void"]
        links = " ".join(filter(None, games))
        shown = f'<div class="games">{links}</div>' if links else ""
        return f"<strong>{both}</strong><br>{self._how_it_stands(facts)}{shown}"

    def _how_it_stands(self, facts: PairingFacts) -> str:
        texts, state = self._texts, facts.line.state
        if state.decided:
            return self._words.html(result_words(facts, texts))
        if facts.is_called_off:
            return escape(texts.say("web-cancelled"))
        series = ""
        if state.home_wins or state.away_wins:
            score = texts.say("pairing-series", home=str(state.home_wins), away=str(state.away_wins))
            series = f" ({escape(score)})"
        key = "web-open" if facts.line.match is not None else "web-not-open"
        return escape(texts.say(key)) + series

    def _game(self, game: GameRecord) -> str:
        if game.match is None or not self._is_shown(game.match):
            return ""
        number = str(game.number)
        if game.reason is None:
            return link(match_file(game.match), self._texts.say("web-game-live", number=number))
        return link(match_file(game.match), self._texts.say("web-game", number=number))


def _moment(key: str, at: int, texts: Texts) -> str:
    """When something was, or will be."""
    return f"{escape(texts.say(key))}: {time_html(at, texts.language)}"
