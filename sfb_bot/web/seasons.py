"""The pages of seasons: a server's list of them, one with its tables and its bracket, one round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from typing import Final

from sfb_bot.drawing.picture import Picture
from sfb_bot.kernel import Ending
from sfb_bot.leagues.rules.values import EntrantId
from sfb_bot.leagues.seasons.records import EntrantRecord, GameRecord, PairingLine, RoundRecord, SeasonRecord
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.records import ChannelId, MatchId, Moment
from sfb_bot.screens.league.round_names import RoundNames
from sfb_bot.screens.league.rounds import group_letter, result_words
from sfb_bot.screens.league.season import format_words, round_words, settings_lines, standing_line
from sfb_bot.screens.league.sheets import BracketSheet, bracket_sheets
from sfb_bot.screens.league.values import PairingFacts, RoundFacts, SeasonFacts, Side
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
    """The pages of one season; `setup` is the game's own line, `places` are where its matches are played.

    `endings` say how they ended.
    """

    def __init__(
        self,
        reader: Reader,
        view: SeasonView,
        setup: str,
        places: Mapping[MatchId, ChannelId],
        endings: Mapping[MatchId, Ending],
    ) -> None:
        self._reader = reader
        self._view = view
        self._setup = setup
        self._places = places
        self._endings = endings
        self._texts = reader.texts
        self._round_names = RoundNames(
            view.bracket, view.loaded.rounds, reader.texts, has_table=view.record.settings.has_table
        )
        self._words = reader.words
        self._sides: dict[EntrantId, Side] = {one.id: self._side(one) for one in view.entrants}
        self._bracket = view.bracket
        after = self.round_title(view.round.number) if view.round is not None else ""
        self._tables = SeasonTables(view, self._sides, self._words, self._texts, after)

    def _side(self, entrant: EntrantRecord, moment: Moment | None = None) -> Side:
        users = entrant.users_at(moment)
        known = self._reader.drawn(users)
        name = " & ".join(known) if all(known) else f"#{entrant.id}"
        return Side(users, name, entrant.status == "invited")

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
        return round_words(self._round_facts(record), self._texts) if record is not None else ""

    def _is_shown(self, match: MatchId) -> bool:
        return self._reader.facts.is_open(self._places.get(match, ChannelId(0)))

    def _round_record(self, number: int) -> RoundRecord | None:
        return next((one for one in self._view.loaded.rounds if one.number == number), None)

    def _round_facts(self, record: RoundRecord) -> RoundFacts:
        lines = [line for line in self._view.lines(record.number) if line.away is not None]
        decided = sum(line.state.decided for line in lines)
        title = self._round_names.round_title(record, (line.record.pairing for line in lines))
        return RoundFacts(record, self._view.rounds_planned, decided, len(lines), title)

    def _facts(self) -> SeasonFacts:
        view, record = self._view, self._view.record
        is_over = record.status == "finished" and view.has_results
        best = [one for one in view.finishes if one.place <= _MOST_PLACES] if is_over else []
        return SeasonFacts(
            record,
            self._setup,
            playing=tuple(
                self._sides[one.id] for one in view.entrants if one.status in ("active", "invited")
            ),
            waiting=tuple(self._sides[one.id] for one in view.entrants if one.status == "waiting"),
            round=self._round_facts(view.round) if view.round is not None else None,
            places=tuple((one.place, self._sides[one.entrant]) for one in best),
        )

    # --- The season ---

    def bracket_sheets(self) -> tuple[BracketSheet, ...]:
        """What the pictures of the bracket show; none before the play-offs."""
        if self._bracket is None:
            return ()
        name = f"{self._view.record.name} {self._view.record.number}"
        if self._view.record.settings.has_table:
            name = f"{name}: {self._texts.say('bracket-playoffs')}"
        return bracket_sheets(name, self._bracket, self._sides, self._texts)

    def _bracket_blocks(self, pictures: Sequence[Picture]) -> list[str]:
        if self._bracket is None:
            return []
        season = self._view.record.id
        shown = [
            image(picture, bracket_file(season, number, picture.format))
            for number, picture in enumerate(pictures, 1)
        ]
        words = self._tables.bracket_in_words(self._bracket)
        return [heading(self._texts.say("web-bracket")), *shown, words]

    def season_page(self, pictures: Sequence[Picture]) -> bytes:
        """How it stands: outcome, bracket, tables, the newest round, the way to all others."""
        texts, facts, record = self._texts, self._facts(), self._view.record
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
        moments = [f"{escape(texts.say('web-round-opened'))}: {time_html(record.opened_at)}"]
        if record.closed_at is not None:
            moments.append(f"{escape(texts.say('web-round-closed'))}: {time_html(record.closed_at)}")
        else:
            moments.append(f"{escape(texts.say('web-round-ends'))}: {time_html(record.ends_at)}")
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
        lines = self._view.lines(number)
        blocks: list[str] = []
        for (group, title), members in groupby(
            lines,
            key=lambda each: (each.record.pairing.group, self._round_names.heading(each.record.pairing)),
        ):
            if group:
                blocks.append(heading(self._texts.say("table-group", group=group_letter(group)), 3))
            elif title:
                blocks.append(heading(self._words.plain(title), 3))
            blocks.append(items([self._pairing(each) for each in members], "pairings"))
        return blocks

    def _pairing(self, line: PairingLine) -> str:
        texts, pairing = self._texts, line.record.pairing
        # What is decided keeps the names of those who played it.
        ended = line.record.decided_at if line.state.decided else None
        facts = PairingFacts(
            line,
            self._side(line.home, ended),
            self._side(line.away, ended) if line.away is not None else None,
            is_called_off=not line.state.decided and self._view.record.status == "finished",
            endings=self._endings,
        )
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
