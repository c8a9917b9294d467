"""The options of a question as buttons, one press each, and as menus where there are too many of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from sfb_bot.kernel import Decision
from sfb_bot.locale import Texts
from sfb_bot.screens.action_codec import Action
from sfb_bot.screens.actions import BETWEEN_ANSWERS
from sfb_bot.screens.answer_lines import (
    MOST_LONG_BUTTONS,
    Lines,
    fewer_and_fewer,
    is_short,
    likeliest,
    lines_of,
    readable,
    taken_apart,
    told_once,
)
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.game import Game, PrivateT, PublicT, ShownOption
from sfb_bot.screens.limits import (
    LONGEST_CHOICE,
    LONGEST_LABEL,
    LONGEST_PLACEHOLDER,
    MOST_CHOICES,
    ScreenLimit,
    clip,
)
from sfb_bot.screens.values import Button, Buttons, Choice, Menu, Row, Style, components, rows_of

LINES_BESIDE_A_MENU: Final = 10
# A menu with no more than this is found faster as buttons.
FEW_IN_A_MENU: Final = 2
# As many long ones stand on buttons beside many short ones: three attacks are seen above twenty places to go.
FEW_BESIDE_SHORT: Final = 4
# Beside menus only those sections have buttons in which at least this part of the labels is short.
LEAST_SHORT: Final = 0.8
# Greyed things need buttons, since a line of a menu cannot be greyed; beyond this they do not fit.
MOST_GREYED_BUTTONS: Final = 25


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
    found = lines_of(game, entries, desk, texts)
    folded = [entry for entry in choices if entry.is_folded]
    apart = taken_apart(found, folded)
    rows = _open_rows(
        game,
        [entry for entry in choices if not entry.is_folded],
        {key: own for key, own in found.items() if key not in {entry.key for entry in folded}},
        desk,
        texts,
        room - components(_menus_and_buttons(game, apart, desk, texts)),
    )
    # Sections that became buttons have left gaps between the numbers of menus.
    taken = max((row.number + 1 for row in rows if isinstance(row, Menu)), default=0)
    return (*rows, *_menus_and_buttons(game, apart, desk, texts, taken))


def _open_rows(
    game: Game[PublicT, PrivateT],
    choices: Sequence[ShownOption],
    found: Mapping[str, Lines],
    desk: Desk,
    texts: Texts,
    room: int,
) -> tuple[Row, ...]:
    """What is not folded: on buttons as far as a phone shows them well."""
    lines = readable(found, choices)
    for kept in fewer_and_fewer(lines):
        rows = _button_rows(choices, kept, desk)
        if rows is not None and components(rows) <= room:
            return rows
    greyed = any(entry.key is None for entry in choices)
    if not greyed and len(choices) > MOST_LONG_BUTTONS and _worth_buttons(choices):
        likely = likeliest(told_once(lines, choices), LINES_BESIDE_A_MENU)
        return _likely_rows(game, choices, likely, desk, texts, room)
    possible = taken_apart(found, [entry for entry in choices if entry.key is not None])
    mixed = _menus_and_buttons(game, possible, desk, texts)
    return mixed if components(mixed) <= room else _menus(game, possible, desk, texts)


# --- Buttons ----------------------------------------------------------------------------------------------


def _worth_buttons(choices: Sequence[ShownOption]) -> list[int]:
    """The short options by their places, without those of sections that are mostly long.

    Whoever looks for a card in a menu would not find the two with short names somewhere else.
    """
    found: list[int] = []
    for _, section in groupby(enumerate(choices), key=lambda numbered: numbered[1].section):
        block = list(section)
        short = [number for number, entry in block if is_short(entry)]
        if LEAST_SHORT * len(block) <= len(short):
            found += short
    return found


def _are_short(choices: Sequence[ShownOption]) -> bool:
    return all(map(is_short, choices))


def _button_rows(
    choices: Sequence[ShownOption], lines: dict[str, Lines], desk: Desk
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
    return _rows_by_section(items)


def _rows_by_section(items: Sequence[_Item]) -> tuple[Buttons, ...]:
    sections = groupby(items, key=lambda item: item.section)
    return tuple(row for _, section in sections for row in rows_of([item.button for item in section]))


def _line_items(lines: Lines, desk: Desk, section: str) -> list[_Item]:
    items: list[_Item] = []
    style: Style = "primary" if lines.is_whole else "secondary"
    for line in lines.lines:
        if (action := desk.answer_line(line.keys)) is not None:
            button = Button(action, clip(line.text, LONGEST_LABEL), style, emoji=line.emoji)
            items.append(_Item(button, section))
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
    lines: dict[str, Lines],
    desk: Desk,
    texts: Texts,
    room: int,
) -> tuple[Row, ...]:
    """The likeliest of the short options as buttons, in their usual order, and the others in menus.

    Where there are a few of something else, such as attacks beside places to go, they keep their buttons.
    """
    loose = [item for own in lines.values() if not own.is_whole for item in _line_items(own, desk, "")]
    further = rows_of([item.button for item in loose])
    short = _worth_buttons(choices)
    few = _few_beside(choices, short)
    short.sort(key=lambda number: (choices[number].rank, number))
    for count in range(len(short), 0, -1):
        likely = {*short[:count], *few}
        rest = [entry for number, entry in enumerate(choices) if number not in likely]
        items = [
            _Item(_button(entry, number, desk, number in few), entry.section if number in few else "")
            for number, entry in enumerate(choices)
            if number in likely
        ]
        rows = (*_rows_by_section(items), *further, *_menus(game, rest, desk, texts))
        if components(rows) <= room:
            return rows
    return _menus(game, choices, desk, texts)


def _few_beside(choices: Sequence[ShownOption], short: Sequence[int]) -> set[int]:
    """The options of small sections without short ones, by their places; what is vain stays in a menu."""
    found: set[int] = set()
    for _, section in groupby(enumerate(choices), key=lambda numbered: numbered[1].section):
        block = [number for number, entry in section if not entry.vain]
        if len(block) <= FEW_BESIDE_SHORT and not {*block} & {*short}:
            found.update(block)
    return found


# --- Menus ------------------------------------------------------------------------------------------------


def _menus(
    game: Game[PublicT, PrivateT], choices: Sequence[ShownOption], desk: Desk, texts: Texts, taken: int = 0
) -> tuple[Menu, ...]:
    """Menus alone; `taken` is how many numbers others have."""
    chunks = list(menus_of(choices))
    parted = Counter(chunk[0].section for chunk in chunks)
    return tuple(
        Menu(
            _answer_from(chunk, desk),
            clip(_title(game, chunk, parted[chunk[0].section] > 1, texts), LONGEST_PLACEHOLDER),
            tuple(_choice(entry, desk) for entry in chunk),
            number=number,
        )
        for number, chunk in enumerate(chunks, taken)
    )


def _menus_and_buttons(
    game: Game[PublicT, PrivateT], choices: Sequence[ShownOption], desk: Desk, texts: Texts, taken: int = 0
) -> tuple[Row, ...]:
    """A menu for each section, but nobody opens one for a line or two."""
    rows: list[Row] = []
    menus = {menu.choices[0].value: menu for menu in _menus(game, choices, desk, texts, taken)}
    for _, section in groupby(choices, key=lambda entry: entry.section):
        block = list(section)
        if len(block) <= FEW_IN_A_MENU:
            rows += rows_of([_choice_button(entry, desk) for entry in block])
        else:
            rows += [menus[entry.key] for entry in block if entry.key in menus]
    return tuple(rows)


def _choice_button(entry: ShownOption, desk: Desk) -> Button:
    """A choice of a menu, or a line of one, on a button of its own."""
    keys = tuple((entry.key or "").split(BETWEEN_ANSWERS))
    action = (desk.answer_line(keys) if len(keys) > 1 else None) or desk.answer(keys)
    return Button(action, wide_label(entry), "secondary" if entry.vain else "primary", emoji=entry.emoji)


def _answer_from(chunk: Sequence[ShownOption], desk: Desk) -> Action:
    """What a menu does with what is picked from it."""
    has_lines = any(BETWEEN_ANSWERS in (entry.key or "") for entry in chunk)
    return (desk.answer_line(()) if has_lines else None) or desk.answer()


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
