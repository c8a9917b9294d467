"""Tables and brackets as HTML: every line of them, for those who read and for those who listen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from sfb_bot.leagues.rules.qualification import qualified
from sfb_bot.leagues.rules.values import Bracket, EntrantId, Slot, Standing
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.screens.league.rounds import group_letter
from sfb_bot.screens.league.sheets import column_title, is_double_elimination
from sfb_bot.screens.league.table_lines import tie_columns, tie_figures
from sfb_bot.screens.league.values import Side
from sfb_bot.web.frame import heading, items
from sfb_bot.web.markup import Words


@dataclass(frozen=True, slots=True)
class SeasonTables:
    """The tables and the bracket of a season; `after` says how far they are."""

    view: SeasonView
    sides: Mapping[EntrantId, Side]
    words: Words
    texts: Texts
    after: str

    def table_blocks(self) -> list[str]:
        """Every table; none before the first round, nor where everything is a bracket."""
        view, texts = self.view, self.texts
        if view.round is None or not view.record.settings.has_table:
            return []
        groups, title = view.groups, texts.say("table-whole")
        blocks = [heading(title)]
        if not view.has_results:
            blocks.append(f"<p>{escape(texts.say('table-note-seeding'))}</p>")
        if len(groups) < 2:
            return [*blocks, self._table(title, view.standings())]
        for group in groups:
            name = texts.say("table-group", group=group_letter(group))
            blocks += [heading(name, 3), self._table(name, view.standings(group))]
        return blocks

    def _through(self) -> frozenset[EntrantId]:
        """Who goes to the play-offs, or would go now; nobody before the first result."""
        record = self.view.record
        if record.qualified:
            return frozenset(record.qualified)
        if record.settings.playoff == "none" or not self.view.has_results:
            return frozenset()
        return frozenset(qualified(self.view.season))

    def _table(self, name: str, standings: Sequence[Standing]) -> str:
        texts, settings = self.texts, self.view.record.settings
        columns = ("place", "player", "points", "played", "won", "drawn", "lost")
        titles = [texts.say(f"web-column-{each}") for each in columns]
        titles += [texts.say(f"tie-{tie}") for tie in tie_columns(settings)]
        head = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
        through = self._through()
        rows = "".join(self._row(line, tie_figures(line, standings, settings), through) for line in standings)
        caption = escape(self._caption(name))
        return (
            f'<div class="scroll" tabindex="0" role="region" aria-label="{caption}">'
            f"<table><caption>{caption}</caption><thead><tr>{head}</tr></thead>"
            f"<tbody>{rows}</tbody></table></div>"
        )

    def _caption(self, name: str) -> str:
        if self.view.record.status == "finished" or self.view.record.qualified:
            return self.texts.say("web-table-final", table=name)
        return self.texts.say("web-table-caption", table=name, round=self.after)

    def _row(self, line: Standing, ties: Sequence[str], through: frozenset[EntrantId]) -> str:
        texts = self.texts
        player = self.words.html(self.sides[line.entrant].called(texts))
        is_in, note = line.entrant in through, ""
        if line.dropped:
            note = texts.say("web-dropped")
        elif not line.is_ranked:
            note = texts.say("web-outside")
        elif is_in:
            note = texts.say("web-qualifies")
        said = f"{player}<br><small>{escape(note)}</small>" if note else player
        kind = ' class="in"' if is_in else ' class="out"' if note else ""
        figures = [str(each) for each in (line.points, line.played, line.won, line.drawn, line.lost)]
        cells = "".join(f"<td>{escape(figure)}</td>" for figure in (*figures, *ties))
        place = str(line.place) if line.is_ranked else "–"
        return f'<tr{kind}><td>{place}</td><th scope="row">{said}</th>{cells}</tr>'

    # --- The bracket ---

    def bracket_in_words(self, bracket: Bracket) -> str:
        """Every match of it, round by round, for those who cannot see the picture."""
        is_double = is_double_elimination(bracket)
        lines: list[str] = []
        for column in bracket.columns:
            slots = [slot for slot in column.slots if not slot.void]
            if slots:
                title = self.words.plain(column_title(column, self.texts, is_double=is_double))
                lines += [heading(title, 3), items([self._slot(slot) for slot in slots])]
        summary = escape(self.texts.say("web-bracket-words"))
        return f"<details><summary>{summary}</summary>{''.join(lines)}</details>"

    def _named(self, entrant: EntrantId | None) -> str:
        return (
            self.texts.say("web-bracket-open") if entrant is None else self.sides[entrant].called(self.texts)
        )

    def _slot(self, slot: Slot) -> str:
        texts, home, away = self.texts, self._named(slot.home), self._named(slot.away)
        if slot.bye:
            size = self.sides[slot.home].size if slot.home is not None else 1
            return self.words.html(texts.say("pairing-bye-through", player=home, players=size))
        if slot.home_wins is None or slot.away_wins is None:
            return self.words.html(texts.say("web-versus", home=home, away=away))
        score = texts.say("web-bracket-score", home=str(slot.home_wins), away=str(slot.away_wins))
        if slot.winner is None:
            return self.words.html(f"{home} {score} {away}")
        winner = away if slot.winner else home
        said = texts.say("web-bracket-won", home=home, away=away, score=score, winner=winner)
        return self.words.html(said)
