"""Tables and brackets as HTML: every line of them, for those who read and for those who listen."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from sfb_bot.leagues.rules.values import Bracket, EntrantId, Slot
from sfb_bot.locale import Texts
from sfb_bot.screens.league.sheets import column_title, is_double_elimination
from sfb_bot.screens.league.shown_season import ShownSeason
from sfb_bot.screens.league.table_lines import Table, TableLine, tie_columns
from sfb_bot.web.frame import heading, items
from sfb_bot.web.markup import Words


@dataclass(frozen=True, slots=True)
class SeasonTables:
    """The tables and the bracket of a season; `after` says how far they are."""

    shown: ShownSeason
    words: Words
    after: str

    @property
    def texts(self) -> Texts:
        """In which language they are."""
        return self.shown.texts

    def table_blocks(self) -> list[str]:
        """Every table; none before the first round, nor where everything is a bracket."""
        texts, view, tables = self.texts, self.shown.view, self.shown.tables()
        if view.round is None or not tables:
            return []
        blocks = [heading(texts.say("table-whole"))]
        if not view.has_results:
            blocks.append(f"<p>{escape(texts.say('table-note-seeding'))}</p>")
        for table in tables:
            blocks += [heading(table.title, 3)] * (len(tables) > 1)
            blocks.append(self._table(table))
        return blocks

    def _table(self, table: Table) -> str:
        texts = self.texts
        columns = ("place", "player", "points", "played", "won", "drawn", "lost")
        titles = [texts.say(f"web-column-{each}") for each in columns]
        titles += [texts.say(f"tie-{tie}") for tie in tie_columns(self.shown.view.record.settings)]
        head = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
        rows = "".join(map(self._row, table.lines))
        caption = escape(self._caption(table.title))
        return (
            f'<div class="scroll" tabindex="0" role="region" aria-label="{caption}">'
            f"<table><caption>{caption}</caption><thead><tr>{head}</tr></thead>"
            f"<tbody>{rows}</tbody></table></div>"
        )

    def _caption(self, name: str) -> str:
        record = self.shown.view.record
        if record.status == "finished" or record.qualified:
            return self.texts.say("web-table-final", table=name)
        return self.texts.say("web-table-caption", table=name, round=self.after)

    def _row(self, shown: TableLine) -> str:
        texts, line, note = self.texts, shown.standing, ""
        player = self.words.html(self.shown.sides[line.entrant].called(texts))
        if line.dropped:
            note = texts.say("web-dropped")
        elif not line.is_ranked:
            note = texts.say("web-outside")
        elif shown.qualifies:
            note = texts.say("web-qualifies")
        said = f"{player}<br><small>{escape(note)}</small>" if note else player
        kind = ' class="in"' if shown.qualifies else ' class="out"' if note else ""
        figures = [str(each) for each in (line.points, line.played, line.won, line.drawn, line.lost)]
        cells = "".join(f"<td>{escape(figure)}</td>" for figure in (*figures, *shown.figures))
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
        texts = self.texts
        return texts.say("web-bracket-open") if entrant is None else self.shown.sides[entrant].called(texts)

    def _slot(self, slot: Slot) -> str:
        texts, home, away = self.texts, self._named(slot.home), self._named(slot.away)
        if slot.bye:
            size = self.shown.sides[slot.home].size if slot.home is not None else 1
            return self.words.html(texts.say("pairing-bye-through", player=home, players=size))
        if slot.home_wins is None or slot.away_wins is None:
            return self.words.html(texts.say("web-versus", home=home, away=away))
        score = texts.say("web-bracket-score", home=str(slot.home_wins), away=str(slot.away_wins))
        if slot.winner is None:
            return self.words.html(f"{home} {score} {away}")
        winner = away if slot.winner else home
        said = texts.say("web-bracket-won", home=home, away=away, score=score, winner=winner)
        return self.words.html(said)
