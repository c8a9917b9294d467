"""Two answers in one press: an option together with one of the question that comes after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from sfb_bot.kernel import FollowUp
from sfb_bot.locale import Texts
from sfb_bot.screens.actions import BETWEEN_ANSWERS
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.game import Game, PrivateT, PublicT, ShownOption
from sfb_bot.screens.limits import size

SHORT_LABEL: Final = 12
# Buttons with long labels stand one below the other on a phone; more of them are found faster in a menu.
MOST_LONG_BUTTONS: Final = 12
# No more than this in all, where options are taken apart.
MOST_TAKEN_APART: Final = 20
# A question that leads on to so few answers is answered together with the one before it.
MOST_FOLLOWING: Final = 6
MOST_LINES: Final = 15
# Where there is little room, so many ways to the same answer are enough.
MOST_WAYS: Final = 2
UNLIKELY: Final = 1000


@dataclass(frozen=True, slots=True)
class Line:
    """An option and one of the question after it; `outlook` is what both lead to."""

    keys: tuple[str, str]
    label: str
    emoji: str
    rank: int
    outlook: str = ""
    detail: str = ""

    @property
    def text(self) -> str:
        """What stands on its button."""
        return f"{self.label}: {self.outlook}" if self.outlook else self.label


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines that begin with one option; `is_whole`: there is no other way to go on after it."""

    lines: tuple[Line, ...]
    is_whole: bool


def is_short(entry: ShownOption) -> bool:
    """Whether several of its kind stand beside each other on a phone."""
    return size(entry.label) <= SHORT_LABEL


def lines_of(
    game: Game[PublicT, PrivateT], entries: Sequence[ShownOption], desk: Desk, texts: Texts
) -> dict[str, Lines]:
    """By option, where the question after it has few answers; the likeliest, where there are many lines."""
    if desk.forecast is None or desk.deadline or desk.answer_line(("", "")) is None:
        return {}
    found: dict[str, Lines] = {}
    for entry in entries:
        follow_up = desk.forecast.follow_ups.get(entry.key or "")
        if follow_up is None or follow_up.question.pick != (1, 1) or entry.role == "back":
            continue
        after = _answers_after(game, follow_up, texts)
        further = [each for each in after if each.role == "choice" and each.key is not None]
        if not 0 < len(further) <= MOST_FOLLOWING:
            continue
        # Nobody goes somewhere to come straight back.
        onward = [each for each in after if each.role != "back"]
        is_whole = entry.role == "choice" and len(onward) == len(further)
        # A few out of many lines are a help beside short labels, and noise among long ones.
        if is_whole or entry.role == "skip" or len(further) == 1 or is_short(entry):
            # To go somewhere and then do nothing is done, too, if not as often.
            is_plain = entry.role == "choice" and is_short(entry)
            shown = [each for each in after if each in further or (is_plain and each.role == "skip")]
            if not is_whole:
                # Nobody goes somewhere for what does nothing there.
                shown = [each for each in shown if not each.vain]
                if all(each.role == "skip" for each in shown):
                    continue
            lines = [_line(game, entry, each, texts) for each in shown]
            if is_whole and entry.emoji:
                # It stands where the option stood, and looks like it.
                lines = [replace(line, emoji=entry.emoji) for line in lines]
            found[entry.key or ""] = Lines(tuple(lines), is_whole)
    return found


def _answers_after(
    game: Game[PublicT, PrivateT], follow_up: FollowUp, texts: Texts
) -> tuple[ShownOption, ...]:
    """The options of the next question, with where both answers lead if that is known."""
    after = game.shown_options(follow_up.view, follow_up.question, texts)
    if not follow_up.prospects:
        return after
    return game.foretold(follow_up.view, after, follow_up.forecast, texts)


def _line(game: Game[PublicT, PrivateT], entry: ShownOption, after: ShownOption, texts: Texts) -> Line:
    rank = entry.rank + after.rank + (UNLIKELY if after.role == "skip" else 0)
    label = game.line_label(entry, after, texts)
    keys = entry.key or "", after.key or ""
    return Line(keys, label, after.emoji or entry.emoji, rank, after.outlook, after.detail)


def readable(found: Mapping[str, Lines], choices: Sequence[ShownOption]) -> dict[str, Lines]:
    """Lines in place of options, as long as a phone shows them all at once.

    What says where it leads keeps its own button unless its lines say it themselves. Options of one section
    are taken apart together or not at all; but one line in place of one option takes no room.
    """
    kept = {key: lines for key, lines in found.items() if not lines.is_whole}
    blocks = [list(section) for _, section in groupby(choices, key=lambda entry: entry.section)]
    total = len(choices)
    for block in sorted(blocks, key=lambda block: _growth(_in_their_place(found, block))):
        wanted = _in_their_place(found, block)
        more = _growth(wanted)
        if len(block) + more <= MOST_LONG_BUTTONS and total + more <= MOST_TAKEN_APART:
            total += more
            kept |= wanted
        else:
            kept |= {key: lines for key, lines in wanted.items() if len(lines.lines) == 1}
    return kept


def _in_their_place(found: Mapping[str, Lines], block: Sequence[ShownOption]) -> dict[str, Lines]:
    """What could stand in the place of the options of a section."""
    wanted: dict[str, Lines] = {}
    for entry in block:
        own = found.get(entry.key or "")
        if own is not None and own.is_whole and (not entry.outlook or all(e.outlook for e in own.lines)):
            wanted[entry.key or ""] = own
    return wanted


def _growth(wanted: Mapping[str, Lines]) -> int:
    """How many more there are with the lines than with the options."""
    return sum(len(lines.lines) - 1 for lines in wanted.values())


def taken_apart(found: Mapping[str, Lines], choices: Sequence[ShownOption]) -> list[ShownOption]:
    """The choices for menus, with their lines in the place of those that a menu has room to take apart."""
    shown: list[ShownOption] = []
    for _, section in groupby(choices, key=lambda entry: entry.section):
        block = list(section)
        wanted = _in_their_place(found, block)
        if len(block) + _growth(wanted) > MOST_LONG_BUTTONS:
            wanted = {key: lines for key, lines in wanted.items() if len(lines.lines) == 1}
        for entry in block:
            own = wanted.get(entry.key or "")
            shown += [entry] if own is None else [_as_choice(entry, line) for line in own.lines]
    return shown


def _as_choice(entry: ShownOption, line: Line) -> ShownOption:
    """A line as a choice of a menu; what it leads to or, where that is not known, what the option is."""
    return replace(
        entry,
        key=BETWEEN_ANSWERS.join(line.keys),
        label=line.label,
        brief="",
        detail=line.detail if line.outlook else entry.detail,
        outlook=line.outlook,
        rank=line.rank,
    )


def fewer_and_fewer(found: Mapping[str, Lines]) -> Iterator[dict[str, Lines]]:
    """The lines, with fewer and fewer of the loose ones, at last none at all."""
    loose = sum(len(lines.lines) for lines in found.values() if not lines.is_whole)
    for most in range(min(loose, MOST_LINES), -1, -1):
        yield likeliest(found, most)
    yield {}


def likeliest(found: Mapping[str, Lines], most: int) -> dict[str, Lines]:
    """Those that stand for an option as a whole, and the likeliest of the others."""
    loose = sorted(
        (line for lines in found.values() if not lines.is_whole for line in lines.lines),
        key=lambda line: line.rank,
    )[:most]
    return {
        key: lines
        if lines.is_whole
        else Lines(tuple(line for line in lines.lines if line in loose), is_whole=False)
        for key, lines in found.items()
    }


def told_once(found: Mapping[str, Lines], choices: Sequence[ShownOption]) -> dict[str, Lines]:
    """The lines without loose ones to what can be answered at once, and with few of those that end alike."""
    loose = [line for lines in found.values() if not lines.is_whole for line in lines.lines]
    ways = Counter(entry.key for entry in choices for _ in range(MOST_WAYS))
    kept: set[tuple[str, str]] = set()
    for line in sorted(loose, key=lambda line: line.rank):
        ways[line.keys[1]] += 1
        if ways[line.keys[1]] <= MOST_WAYS and line.rank < UNLIKELY:
            kept.add(line.keys)
    return {
        key: lines
        if lines.is_whole
        else Lines(tuple(line for line in lines.lines if line.keys in kept), is_whole=False)
        for key, lines in found.items()
    }
