"""Reads the one-line form of a position; `notation` prints it and says what it looks like."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar, cast, get_args
from urllib.parse import unquote

from sfb_bot.games.rift.rules.content import LANES, RANKS, Content, WarriorKind
from sfb_bot.games.rift.rules.evolve import put, refresh
from sfb_bot.games.rift.rules.ids import NOBODY, Cell, KindId, SpellId, WarriorId
from sfb_bot.games.rift.rules.model import (
    BLUE,
    PREPARING,
    SEATS,
    ArmyWay,
    Enchantment,
    EndReason,
    Item,
    Outcome,
    Phase,
    Setup,
    State,
    Warrior,
    new_state,
    other,
)
from sfb_bot.games.rift.rules.notation_dealing import SEAT_LETTERS, NotationError, SeatWords, deal_the_rest
from sfb_bot.games.rift.rules.strength import life
from sfb_bot.kernel import Seat

DEFAULT_SEED: Final = "notation"
# The order in which armies are built.
BUILDING: Final = tuple(reversed(RANKS))
# What an item of the stack may name besides its number, seats and spell.
ITEM_DETAILS: Final = ("target", "second", "cell", "steps", "item", "enchantment", "participants", "total")
_LIST_DETAIL: Final = "participants"
_TEXT_DETAIL: Final = "enchantment"

IdT = TypeVar("IdT", bound=str)


def parse_line(text: str, content: Content) -> State:
    """The position a line describes; NotationError says which word is not understood."""
    header, sections = _sections(text)
    given, flags = _header_words(header)
    state = new_state(content, _setup(given), DEFAULT_SEED)
    state.phase = Phase(given.get(_PHASE, Phase.MAIN))
    state.turn_no = 0 if state.phase in PREPARING else 1
    for key, reader in _READERS.items():
        if key in given:
            reader(state, given[key])
    # The first player has the odd turns.
    state.first = _first(state.turn, state.turn_no)
    words = [_seat_words(content, seat, sections.get(SEAT_LETTERS[seat], ())) for seat in SEATS]
    standing = [each for seat in SEATS for each in _warriors(state, seat, words[seat])]
    _stand(state, standing)
    state.has_attacked, state.is_exhausted = "attacked" in flags, "exhausted" in flags
    state.is_quiet = "eventful" not in flags and not any(each.is_new for each in standing)
    deal_the_rest(state, words, given)
    _read_numbers(state, given)
    for key, needed in ((Phase.SUMMON, state.turned is None), (Phase.ARRIVAL, state.arrived < 0)):
        if state.phase is key and needed:
            raise NotationError(f"{key.value!r} needs to know which warrior")
    if state.stack and state.outcome is None:
        raise NotationError("only a match that is over can have a stack", word="stack")
    return state


def _first(turn: Seat, turn_no: int) -> Seat:
    return other(turn) if turn_no and turn_no % 2 == 0 else turn


# --- words ------------------------------------------------------------------------------------------------


def _sections(text: str) -> tuple[list[str], dict[str, list[str]]]:
    """The words of the header, and those of the seats by their letters."""
    header: list[str] = []
    seats: dict[str, list[str]] = {}
    for section in (section.split() for section in text.split("|")):
        name = section[0] if section else ""
        if not (name and name in SEAT_LETTERS):
            header.extend(section)
        elif name in seats:
            raise NotationError(f"section {name!r} is there twice", word=name)
        else:
            seats[name] = section[1:]
    return header, seats


def _header_words(words: Sequence[str]) -> tuple[dict[str, str], set[str]]:
    given: dict[str, str] = {}
    flags: set[str] = set()
    for word in words:
        key, found, value = word.partition("=")
        if found:
            if key in given:
                raise NotationError(f"{key!r} is there twice", word=word)
            given[_known(key, _HEADER_KEYS, "word of the header")] = value
        elif word in _FLAGS:
            flags.add(word)
        elif word in _PHASES:
            given[_PHASE] = word
        elif word.startswith("t") and word[1:].isdigit():
            given[_TURN_NO] = word[1:]
        else:
            raise NotationError(f"{word!r} is not understood", word=word)
    return given, flags


def _known(name: IdT, known: Iterable[str], what: str) -> IdT:
    if name not in known:
        raise NotationError(f"{name!r} is no {what}", word=name)
    return name


def _number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise NotationError(f"{text!r} is no {what}", word=text)
    return int(text)


def _seat(letter: str) -> Seat:
    return Seat(SEAT_LETTERS.index(_known(letter, SEAT_LETTERS, "player")))


def _cell(content: Content, name: str) -> Cell:
    cell = content.cell(name)
    if cell is None:
        raise NotationError(f"{name!r} is no cell", word=name)
    return cell


# --- the header -------------------------------------------------------------------------------------------


def _setup(given: Mapping[str, str]) -> Setup:
    ways: dict[str, ArmyWay] = {way: way for way in get_args(ArmyWay)}
    way = ways[_known(given.get("army", "draft"), ways, "way to build armies")]
    return Setup(way, _seat(given["first"]) if "first" in given else None)


def _read_turn(state: State, value: str) -> None:
    state.turn = _seat(value)


def _read_turn_no(state: State, value: str) -> None:
    state.turn_no = _number(value, "number of a turn")


def _read_rank(state: State, value: str) -> None:
    ranks: list[str] = list(BUILDING)
    state.rank = ranks.index(_known(value, ranks, "rank"))


def _read_pick(state: State, value: str) -> None:
    state.pick = _number(value, "number of a pick")


def _read_turned(state: State, value: str) -> None:
    state.turned = KindId(_known(value, state.content.kinds, "warrior"))


def _read_quiet(state: State, value: str) -> None:
    state.quiet = _number(value, "number of turns")


def _read_seed(state: State, value: str) -> None:
    seed, found, used = value.rpartition(":")
    if not found:
        seed, used = value, "0"
    state.dice.seed, state.dice.used = unquote(seed), _number(used, "count of dice")


def _read_offers(state: State, value: str) -> None:
    state.draw_offers = [_seat(letter) for letter in value]


def _read_outcome(state: State, value: str) -> None:
    winner, _, reason = value.partition(":")
    reasons: dict[str, EndReason] = {known: known for known in get_args(EndReason)}
    known_reason = reasons[_known(reason, reasons, "way to end")]
    state.outcome = Outcome(None if winner == "-" else _seat(winner), known_reason)
    state.phase = Phase.OVER


def _read_done(state: State, value: str) -> None:
    state.done = [_item(state.content, word) for word in value.split(",") if value != "-"]


def _read_stack(state: State, value: str) -> None:
    state.stack = [_item(state.content, word) for word in value.split(",") if value != "-"]


def _item(content: Content, word: str) -> Item:
    parts = word.split(":")
    if len(parts) < 3 or len(parts[1]) != len(SEATS):
        raise NotationError(f"{word!r} is no item of the stack", word=word)
    number, letters, name, *details = parts
    # Any: each detail has its own kind of value.
    named: dict[str, Any] = {}
    for detail in details:
        key, _, said = detail.partition(".")
        named[_known(key, ITEM_DETAILS, "part of an item")] = _detail(content, key, said)
    spell = "" if name == "attack" else _known(name, content.spells, "spell")
    seat, owner = map(_seat, letters)
    return Item(_number(number, "number of an item"), seat, owner, SpellId(spell), **named)


def _detail(content: Content, key: str, said: str) -> object:
    if key == _TEXT_DETAIL:
        return SpellId(_known(said, content.spells, "spell"))
    if key == _LIST_DETAIL:
        return tuple(WarriorId(_number(part, "number of a warrior")) for part in said.split("+"))
    number = _number(said.removeprefix("-"), "number")
    return -number if said.startswith("-") else number


_FLAGS: Final = ("attacked", "exhausted", "eventful")
_PHASES: Final = tuple(phase.value for phase in Phase)
# No word of a line has a space in it, so nobody can write these keys.
_TURN_NO: Final = "the turn"
_PHASE: Final = "the phase"
# An outcome stands last: it sets the phase.
_READERS: Final[dict[str, Callable[[State, str], None]]] = {
    _TURN_NO: _read_turn_no,
    "turn": _read_turn,
    "rank": _read_rank,
    "pick": _read_pick,
    "turned": _read_turned,
    "quiet": _read_quiet,
    "seed": _read_seed,
    "offers": _read_offers,
    "stack": _read_stack,
    "done": _read_done,
    "outcome": _read_outcome,
}
_HEADER_KEYS: Final = (*_READERS, _PHASE, "army", "first", "arrived", "next", "box", "forms", "roll")


def _read_roll(state: State, text: str) -> None:
    """Who was in a lane before, beside those who are still there: `3.a.goblin`."""
    standing, state.roll = state.roll, {}
    for entry in filter(None, text.split(",")):
        number, _, rest = entry.partition(".")
        letter, _, kind = rest.partition(".")
        known = KindId(_known(kind, state.content.kinds, "warrior"))
        state.roll[WarriorId(_number(number, "number of a warrior"))] = (_seat(letter), known)
    state.roll |= standing
    state.roll = dict(sorted(state.roll.items()))


def _read_numbers(state: State, given: Mapping[str, str]) -> None:
    """Who arrived last, and how warriors and items are numbered from now on."""
    standing = list(state.warriors)
    _read_roll(state, given.get("roll", ""))
    state.next_id = max([number + 1 for number in state.roll], default=0)
    if "next" in given:
        warrior, _, item = given["next"].partition(":")
        state.next_id = _number(warrior, "number of a warrior")
        state.next_item = _number(item, "number of an item")
        if any(number >= state.next_id for number in standing):
            raise NotationError(f"warrior {state.next_id} is there already", word=given["next"])
    new = [each.id for each in state.warriors.values() if each.is_new and each.seat == state.turn]
    if "arrived" in given:
        said = given["arrived"]
        cell = state.content.cell(said)
        found = state.cells[cell] if cell is not None else None
        state.arrived = found.id if found else WarriorId(_number(said, "warrior that arrived"))
    elif state.phase is Phase.ARRIVAL and new:
        state.arrived = new[-1]


# --- warriors ---------------------------------------------------------------------------------------------


_WARRIOR: Final = re.compile(
    r"(?P<kind>\w+)(=(?P<form>\w+))?(/(?P<damage>\d+))?(?P<signs>([+-]\w+)*)"
    r"(?P<marks>(!step|!|\*)*)(#(?P<number>\d+))?",
    re.ASCII,
)
_SIGN: Final = re.compile(r"[+-]\w+", re.ASCII)
_MARK: Final = re.compile(r"!step|!|\*")


def changes_form(kind: WarriorKind) -> bool:
    """Whether a card is a Shapeshifter, whose `!` is a change of form."""
    return kind.ability is not None and kind.ability.op == "shapeshift"


def _seat_words(content: Content, seat: Seat, words: Sequence[str]) -> SeatWords:
    found = SeatWords(seat)
    left = list(words)
    while left:
        word = left.pop(0)
        key, sign, value = word.partition("=")
        if word in SeatWords.FLAGS:
            found.flags.add(word)
        elif sign and key in SeatWords.KEYS:
            if key in found.given:
                raise NotationError(f"{key!r} is there twice", word=word)
            found.given[key] = value
        elif content.cell(word) is not None:
            if not left:
                raise NotationError(f"nobody is named for {word}", word=word)
            found.standing.append((word, left.pop(0)))
        else:
            raise NotationError(f"{word!r} is no word of a player", word=word)
    return found


def _warriors(state: State, seat: Seat, words: SeatWords) -> list[Warrior]:
    """The warriors of a seat as they are written, not yet numbered where nothing is said."""
    found: list[Warrior] = []
    for place, word in words.standing:
        match = _WARRIOR.fullmatch(word)
        if match is None:
            raise NotationError(f"{word!r} is no warrior", word=word)
        kinds, form = state.content.kinds, cast("str | None", match["form"])
        kind = kinds[_known(match["kind"], kinds, "warrior")]
        if form is not None and not changes_form(kind):
            raise NotationError(f"{kind.id} takes no form", word=word)
        marks = _MARK.findall(match["marks"])
        has_ability = kind.ability is not None and kind.ability.op in ("step", "shapeshift")
        if not has_ability and len(marks) > marks.count("*"):
            raise NotationError(f"{kind.id} has no ability that is used up", word=word)
        found.append(
            Warrior(
                WarriorId(int(match["number"])) if match["number"] else NOBODY,
                seat,
                kind,
                _cell(state.content, place),
                kinds[_known(form, kinds, "warrior")] if form else None,
                int(match["damage"] or 0),
                [_enchantment(state.content, seat, sign) for sign in _SIGN.findall(match["signs"])],
                "*" in marks,
                "!step" in marks or ("!" in marks and not changes_form(kind)),
                "!" in marks and changes_form(kind),
            )
        )
    return found


def _enchantment(content: Content, seat: Seat, sign: str) -> Enchantment:
    spell = SpellId(_known(sign[1:], content.spells, "spell"))
    if not content.spells[spell].is_enchantment:
        raise NotationError(f"{spell} stays on nobody", word=sign)
    return Enchantment(spell, seat if sign[0] == "+" else other(seat))


def _stand(state: State, standing: Sequence[Warrior]) -> None:
    """Put everybody onto their cells; those without a number get the next that is free."""
    taken = {each.id for each in standing if each.id != NOBODY}
    free = (number for number in range(len(standing) + len(taken)) if number not in taken)
    for warrior in standing:
        if warrior.id == NOBODY:
            warrior.id = WarriorId(next(free))
    if len({each.id for each in standing}) != len(standing):
        raise NotationError("two warriors have the same number")
    names = state.content.cell_names
    for warrior in sorted(standing, key=lambda each: each.id):
        if state.cells[warrior.cell] is not None:
            raise NotationError(f"two warriors stand on {names[warrior.cell]}", word=names[warrior.cell])
        refresh(state, warrior)
        put(state, warrior)
    length = state.content.length
    for lane in range(len(LANES)):
        seats = [each.seat for each in state.cells[lane * length : (lane + 1) * length] if each]
        if seats != sorted(seats, key=lambda seat: seat != BLUE):
            raise NotationError(f"in lane {LANES[lane]} Red stands behind Blue", word=LANES[lane])
    for warrior in standing:
        if warrior.damage and warrior.damage >= life(state, warrior):
            raise NotationError(f"{warrior.kind.id} cannot stand with {warrior.damage} damage")
