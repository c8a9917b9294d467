"""The options of a question as buttons, one press each, and as menus where there are too many of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from sfb_bot.kernel import Decision
from sfb_bot.locale import Texts
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.game import Game, PrivateT, PublicT, ShownOption
from sfb_bot.screens.limits import (
    LONGEST_CHOICE,
    LONGEST_LABEL,
    LONGEST_PLACEHOLDER,
    MOST_CHOICES,
    ScreenLimit,
    clip,
    size,
)
from sfb_bot.screens.values import Button, Buttons, Choice, Menu, Row, Style, components, rows_of

SHORT_LABEL: Final = 12
# Buttons with long labels stand one below the other on a phone; more of them are found faster in a menu.
MOST_LONG_BUTTONS: Final = 12
# A question that leads on to so few answers is answered together with the one before it.
MOST_FOLLOWING: Final = 6
MOST_LINES: Final = 15
LINES_BESIDE_A_MENU: Final = 10
UNLIKELY: Final = 1000
# Beside menus only those sections have buttons in which at least this part of the labels is short.
LEAST_SHORT: Final = 0.8
# Greyed things need buttons, since a line of a menu cannot be greyed; beyond this they do not fit.
MOST_GREYED_BUTTONS: Final = 25


@dataclass(frozen=True, slots=True)
class _Line:
    """Two answers in one press: an option, and one of the question that comes after it."""

    keys: tuple[str, str]
    label: str
    emoji: str
    rank: int


@dataclass(frozen=True, slots=True)
class _Item:
    """What stands on a button of its own."""

    button: Button
    section: str


def choice_rows(
    game: Game[PublicT, PrivateT],
    entries: Sequence[ShownOption],
    decision: Decision,
    desk: Desk,
    texts: Texts,
    room: int,
) -> tuple[Row, ...]:
    """Every option behind one control, and the likeliest ways to go on behind more.

    `room` is how many components there may be; a row is one, and so is everything in it.
    """
    choices = [entry for entry in entries if entry.role == "choice"]
    if choices and decision.pick[1] > 1:
        return (_several(game, choices, decision, desk, texts),)
    lines = _readable(_lines(game, entries, desk, texts), choices)
    for kept in _fewer_and_fewer(lines):
        rows = _button_rows(choices, kept, desk)
        if rows is not None and components(rows) <= room:
            return rows
    greyed = any(entry.key is None for entry in choices)
    if not greyed and len(choices) > MOST_LONG_BUTTONS and _worth_buttons(choices):
        return _likely_rows(game, choices, _likeliest(lines, LINES_BESIDE_A_MENU), desk, texts, room)
    return _menus(game, [entry for entry in choices if entry.key is not None], desk, texts)


# --- Two answers in one press -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Lines:
    """The lines that begin with one option; `is_whole`: there is no other way to go on after it."""

    lines: tuple[_Line, ...]
    is_whole: bool


def _lines(
    game: Game[PublicT, PrivateT], entries: Sequence[ShownOption], desk: Desk, texts: Texts
) -> dict[str, _Lines]:
    """By option, where the question after it has few answers; the likeliest, where there are many lines."""
    if desk.forecast is None or desk.deadline or desk.answer_line(("", "")) is None:
        return {}
    found: dict[str, _Lines] = {}
    for entry in entries:
        follow_up = desk.forecast.follow_ups.get(entry.key or "")
        if follow_up is None or follow_up.question.pick != (1, 1) or entry.role == "back":
            continue
        after = game.shown_options(follow_up.view, follow_up.question, texts)
        further = [each for each in after if each.role == "choice" and each.key is not None]
        if not 0 < len(further) <= MOST_FOLLOWING:
            continue
        # Nobody goes somewhere to come straight back.
        onward = [each for each in after if each.role != "back"]
        is_whole = entry.role == "choice" and len(onward) == len(further)
        # A few out of many lines are a help beside short labels, and noise among long ones.
        if is_whole or entry.role == "skip" or len(further) == 1 or _is_short(entry):
            # To go somewhere and then do nothing is done, too, if not as often.
            is_plain = entry.role == "choice" and _is_short(entry)
            shown = [each for each in after if each in further or (is_plain and each.role == "skip")]
            lines = tuple(_line(game, entry, each, texts) for each in shown)
            found[entry.key or ""] = _Lines(lines, is_whole)
    return found


def _readable(found: dict[str, _Lines], choices: Sequence[ShownOption]) -> dict[str, _Lines]:
    """Lines in place of options, as long as a phone shows them all at once.

    What says where it leads keeps its own button: a line has no room for that. Options of one section are
    taken apart together or not at all.
    """
    kept = {key: lines for key, lines in found.items() if not lines.is_whole}
    for _, section in groupby(choices, key=lambda entry: entry.section):
        block = list(section)
        wanted = {
            e.key: found[e.key] for e in block if e.key in found and found[e.key].is_whole and not e.outlook
        }
        buttons = sum(len(wanted[e.key].lines) if e.key in wanted else 1 for e in block)
        if buttons <= MOST_LONG_BUTTONS:
            kept |= wanted
    return kept


def _line(game: Game[PublicT, PrivateT], entry: ShownOption, after: ShownOption, texts: Texts) -> _Line:
    rank = entry.rank + after.rank + (UNLIKELY if after.role == "skip" else 0)
    keys = entry.key or "", after.key or ""
    return _Line(keys, game.line_label(entry, after, texts), after.emoji or entry.emoji, rank)


def _fewer_and_fewer(found: dict[str, _Lines]) -> Iterator[dict[str, _Lines]]:
    """The lines, with fewer and fewer of the loose ones, at last none at all."""
    loose = sum(len(lines.lines) for lines in found.values() if not lines.is_whole)
    for most in range(min(loose, MOST_LINES), -1, -1):
        yield _likeliest(found, most)
    yield {}


def _likeliest(found: dict[str, _Lines], most: int) -> dict[str, _Lines]:
    """Those that stand for an option as a whole, and the likeliest of the others."""
    loose = sorted(
        (line for lines in found.values() if not lines.is_whole for line in lines.lines),
        key=lambda line: line.rank,
    )[:most]
    return {
        key: lines
        if lines.is_whole
        else _Lines(tuple(line for line in lines.lines if line in loose), is_whole=False)
        for key, lines in found.items()
    }


# --- Buttons ----------------------------------------------------------------------------------------------


def _is_short(entry: ShownOption) -> bool:
    return size(entry.label) <= SHORT_LABEL


def _worth_buttons(choices: Sequence[ShownOption]) -> list[int]:
    """The short options by their places, without those of sections that are mostly long.

    Whoever looks for a card in a menu would not find the two with short names somewhere else.
    """
    found: list[int] = []
    for _, section in groupby(enumerate(choices), key=lambda numbered: numbered[1].section):
        block = list(section)
        short = [number for number, entry in block if _is_short(entry)]
        if LEAST_SHORT * len(block) <= len(short):
            found += short
    return found


def _are_short(choices: Sequence[ShownOption]) -> bool:
    return all(map(_is_short, choices))


def _button_rows(
    choices: Sequence[ShownOption], lines: dict[str, _Lines], desk: Desk
) -> tuple[Buttons, ...] | None:
    """A button for each, section by section; None where they are better found in a menu."""
    greyed = any(entry.key is None for entry in choices)
    most = MOST_GREYED_BUTTONS if greyed else MOST_LONG_BUTTONS
    if len(choices) > most and (greyed or not _are_short(choices)):
        return None
    is_roomy = len(choices) <= MOST_LONG_BUTTONS
    items: list[_Item] = []
    for number, entry in enumerate(choices):
        own = lines.get(entry.key or "")
        if own is not None and own.is_whole:
            items += _line_items(own, desk, f"{entry.section}/{entry.key}")
        else:
            section = entry.section if greyed or lines or not _are_short(choices) else ""
            items.append(_Item(_button(entry, number, desk, is_roomy), section))
    for own in lines.values():
        if not own.is_whole:
            items += _line_items(own, desk, "lines")
    # The loose lines of all options stand together, whatever option they begin with.
    sections = groupby(items, key=lambda item: item.section)
    return tuple(row for _, section in sections for row in rows_of([item.button for item in section]))


def _line_items(lines: _Lines, desk: Desk, section: str) -> list[_Item]:
    items: list[_Item] = []
    for line in lines.lines:
        if (action := desk.answer_line(line.keys)) is not None:
            items.append(_Item(Button(action, clip(line.label, LONGEST_LABEL), emoji=line.emoji), section))
    return items


def _button(entry: ShownOption, number: int, desk: Desk, is_roomy: bool) -> Button:
    label = wide_label(entry) if is_roomy else clip(entry.label, LONGEST_LABEL)
    if entry.key is None:
        return Button(desk.greyed(number), label, disabled=True, emoji=entry.emoji)
    style: Style = "secondary" if entry.vain else "primary"
    return Button(desk.answer((entry.key,)), label, style, emoji=entry.emoji)


def wide_label(entry: ShownOption) -> str:
    """What stands on a wide button."""
    return clip(f"{entry.short}: {entry.outlook}" if entry.outlook else entry.label, LONGEST_LABEL)


def _likely_rows(
    game: Game[PublicT, PrivateT],
    choices: Sequence[ShownOption],
    lines: dict[str, _Lines],
    desk: Desk,
    texts: Texts,
    room: int,
) -> tuple[Row, ...]:
    """The likeliest of the short options as buttons, in their usual order, and the others in menus."""
    loose = [item for own in lines.values() if not own.is_whole for item in _line_items(own, desk, "")]
    further = rows_of([item.button for item in loose])
    short = _worth_buttons(choices)
    short.sort(key=lambda number: (choices[number].rank, number))
    for count in range(len(short), 0, -1):
        likely = {*short[:count]}
        rest = [entry for number, entry in enumerate(choices) if number not in likely]
        buttons = [
            _button(entry, number, desk, is_roomy=False)
            for number, entry in enumerate(choices)
            if number in likely
        ]
        rows = (*rows_of(buttons), *further, *_menus(game, rest, desk, texts))
        if components(rows) <= room:
            return rows
    return _menus(game, choices, desk, texts)


# --- Menus ------------------------------------------------------------------------------------------------


def _menus(
    game: Game[PublicT, PrivateT], choices: Sequence[ShownOption], desk: Desk, texts: Texts
) -> tuple[Menu, ...]:
    chunks = list(menus_of(choices))
    parted = Counter(chunk[0].section for chunk in chunks)
    return tuple(
        Menu(
            desk.answer(),
            clip(_title(game, chunk, parted[chunk[0].section] > 1, texts), LONGEST_PLACEHOLDER),
            tuple(_choice(entry, desk) for entry in chunk),
            number=number,
        )
        for number, chunk in enumerate(chunks)
    )


def _several(
    game: Game[PublicT, PrivateT],
    choices: Sequence[ShownOption],
    decision: Decision,
    desk: Desk,
    texts: Texts,
) -> Menu:
    fewest, most = decision.pick
    real = [entry for entry in choices if entry.key is not None]
    if len(real) > MOST_CHOICES:
        raise ScreenLimit(f"{decision.prompt}: several out of {len(real)} do not fit into one menu")
    title = game.several_title(real[0].section, fewest, min(most, len(real)), texts)
    return Menu(
        desk.answer(),
        clip(title, LONGEST_PLACEHOLDER),
        tuple(_choice(entry, desk) for entry in real),
        # Choosing nothing has a button of its own: a menu closed without a choice sends nothing.
        fewest=max(1, min(fewest, len(real))),
        most=min(most, len(real)),
    )


def menus_of(entries: Sequence[ShownOption], most: int = MOST_CHOICES) -> Iterator[list[ShownOption]]:
    """The entries in menus: sections apart, long sections divided between their parts where possible."""
    for _, section in groupby(entries, key=lambda entry: entry.section):
        menu: list[ShownOption] = []
        for _, part in groupby(section, key=lambda entry: entry.part):
            block = list(part)
            if menu and len(menu) + len(block) > most:
                yield menu
                menu = []
            menu.extend(block)
            while len(menu) > most:
                yield menu[:most]
                menu = menu[most:]
        yield menu


def _title(game: Game[PublicT, PrivateT], entries: Sequence[ShownOption], is_part: bool, texts: Texts) -> str:
    first, last = (entries[0].part, entries[-1].part) if is_part else ("", "")
    return game.section_title(entries[0].section, first, last, texts)


def _choice(entry: ShownOption, desk: Desk) -> Choice:
    assert entry.key is not None
    return Choice(
        entry.key,
        clip(entry.label, LONGEST_CHOICE),
        clip(" · ".join(part for part in (entry.outlook, entry.detail) if part), LONGEST_CHOICE),
        entry.emoji,
        selected=entry.key in desk.chosen,
    )
