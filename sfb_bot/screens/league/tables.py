"""Tables and brackets: as a picture, and in words for those who read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sfb_bot.leagues.rules.values import Bracket, EntrantId, Slot, Standing
from sfb_bot.locale import Texts
from sfb_bot.screens.league.actions import ShowTable
from sfb_bot.screens.league.season import standing_line
from sfb_bot.screens.league.sheets import BracketSheet, TableSheet, column_title
from sfb_bot.screens.league.values import SeasonFacts, Side
from sfb_bot.screens.ledger import fitting
from sfb_bot.screens.values import Button, PrivatePicture, PrivateScreen, rows_of

LINES_A_PAGE = 40


def table_screen(facts: SeasonFacts, sheet: TableSheet | BracketSheet, texts: Texts) -> PrivateScreen:
    """The picture, with a way to the words."""
    kind = "bracket" if isinstance(sheet, BracketSheet) else "table"
    words = Button(ShowTable(facts.record.id, in_words=True), texts.say("button-in-words"))
    line = f"{facts.title(texts)}. {standing_line(facts, texts)}"
    return PrivateScreen((line,), PrivatePicture(kind, sheet), rows_of([words]))


def table_in_words(
    facts: SeasonFacts,
    tables: Sequence[tuple[str, Sequence[Standing]]],
    bracket: Bracket | None,
    sides: Mapping[EntrantId, Side],
    page: int,
    texts: Texts,
) -> PrivateScreen:
    """Every line of every table, then the bracket, a page at a time."""
    lines: list[str] = []
    if bracket is not None:
        lines += _bracket_lines(bracket, sides, texts)
    for name, standings in tables:
        lines.append(texts.say("table-of", name=name))
        lines += [_table_line(line, sides[line.entrant], texts) for line in standings]
    last = max(0, (len(lines) - 1) // LINES_A_PAGE)
    shown = max(0, min(page, last))
    head = f"{facts.title(texts)}. {standing_line(facts, texts)}"
    part = lines[shown * LINES_A_PAGE : (shown + 1) * LINES_A_PAGE]
    buttons = [Button(ShowTable(facts.record.id), texts.say("button-picture"))]
    if last:
        following = ShowTable(facts.record.id, in_words=True, page=(shown + 1) % (last + 1))
        label = texts.say("button-next-page", page=str(shown + 1), pages=str(last + 1))
        buttons.append(Button(following, label))
    return PrivateScreen(fitting((head, *part), texts), rows=rows_of(buttons))


def _table_line(line: Standing, side: Side, texts: Texts) -> str:
    key = "table-line-dropped" if line.dropped else "table-line" if line.is_ranked else "table-line-computer"
    return texts.say(
        key,
        place=str(line.place),
        player=side.called(texts),
        points=line.points,
        won=str(line.won),
        drawn=str(line.drawn),
        lost=str(line.lost),
        difference=f"{line.difference:+d}" if line.difference else "0",
    )


def _bracket_lines(bracket: Bracket, sides: Mapping[EntrantId, Side], texts: Texts) -> list[str]:
    is_double = bool(bracket.side("losers"))
    lines: list[str] = []
    for column in bracket.columns:
        duels = [_slot_line(slot, sides, texts) for slot in column.slots if not slot.void]
        if duels:
            lines += [f"**{column_title(column, texts, is_double=is_double)}**", *duels]
    return lines


def _slot_line(slot: Slot, sides: Mapping[EntrantId, Side], texts: Texts) -> str:
    def name(entrant: EntrantId | None) -> str:
        return sides[entrant].called(texts) if entrant is not None else texts.say("bracket-open")

    def size(entrant: EntrantId | None) -> int:
        return sides[entrant].size if entrant is not None else 1

    if slot.bye:
        return texts.say("pairing-bye-through", player=name(slot.home), players=size(slot.home))
    both = texts.say("pairing-both", home=name(slot.home), away=name(slot.away))
    if slot.home_wins is None or slot.away_wins is None:
        return both
    score = texts.say("pairing-series", home=str(slot.home_wins), away=str(slot.away_wins))
    if slot.winner is None:
        return f"{both} {score}"
    winner = slot.away if slot.winner else slot.home
    return f"{both} {score} {texts.say('bracket-won', winner=name(winner), players=size(winner))}"
