"""A text form for every position between two actions: one line that says everything.

The line is made of sections divided by ` | `: a header, the seats `a` (Blue) and `b` (Red), and more of the
header wherever it reads well. What is left out gets a sensible value, so a test or a bug report says only
what matters:

    t9 turn=a main | a N1 goblin N3 air_elemental/1+blessing S2 shaman deck=7 hand=dash,lightning spells=12
    | b N5 medusa-curse S7 imp deck=8 hand=2 spells=13 | quiet=0

A warrior is its cell and a word: `=form` behind a Shapeshifter, `/1` damage, `+spell` an enchantment from
the own deck and `-spell` one from the enemy's, `!` its ability was used this turn (`!step`: a Shapeshifter
has stepped in some form), `*` it was summoned this turn, `#5` its number.
Cards are a list, the top of a deck first, or a number of them, dealt from what is left by the seed.
Of a seat: `deck`, `discard` (warriors), `hand`, `spells` (the spell deck), `spell_discard`, `tops` (how many
on top of the deck everybody knows), `known` (warriors seen to be shuffled in), `spent` (have had their
return), `destroyed` (a number), `army`, `packet`, `packets` (those held, with colons between them), `boxed`,
and `seen` or `unseen` for the box.
Of the table: the phase (`start` begins the turn after the one that is named), `army` (basic or draft),
`first` (agreed), `rank` and `pick` of a draft, `turned`, `arrived`, `box`, `forms` (those used), `attacked`,
`eventful` (not quiet so far), `quiet`, `exhausted`, `next` (warrior:item), `seed` (with how much of it is
used), `offers`, `outcome`, `stack` (of a match that ended while it closed),
`done` (the last items that left it), `roll` (warriors that were in a lane before).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from urllib.parse import quote

from sfb_bot.games.rift.rules.ids import NOBODY
from sfb_bot.games.rift.rules.model import SEATS, Item, Player, State, Warrior
from sfb_bot.games.rift.rules.notation_reader import (
    BUILDING,
    ITEM_DETAILS,
    SEAT_LETTERS,
    NotationError,
    changes_form,
    parse_line,
)
from sfb_bot.kernel import Seat

__all__ = ["NotationError", "format_line", "parse_line"]


def format_line(state: State) -> str:
    """The whole state in one line, secrets included; `parse_line` reads it back."""
    in_order = [each for seat in SEATS for each in state.cells if each is not None and each.seat == seat]
    # Numbers that would be given anyway need not be said.
    is_numbered = [each.id for each in in_order] != list(range(len(in_order)))
    return " | ".join(
        [
            " ".join(_header(state)),
            *(" ".join(_section(state, player, is_numbered=is_numbered)) for player in state.players),
            " ".join(_table(state)),
        ]
    )


def _list(names: Iterable[str]) -> str:
    return ",".join(names) or "-"


def _letters(seats: Iterable[Seat]) -> str:
    return "".join(SEAT_LETTERS[seat] for seat in seats)


def _header(state: State) -> Iterator[str]:
    yield f"t{state.turn_no}"
    yield f"turn={SEAT_LETTERS[state.turn]}"
    yield state.phase.value
    yield f"army={state.setup.army}"
    if state.setup.first is not None:
        yield f"first={SEAT_LETTERS[state.setup.first]}"
    if state.rank:
        yield f"rank={BUILDING[state.rank]}"
    if state.pick:
        yield f"pick={state.pick}"
    if state.turned is not None:
        yield f"turned={state.turned}"
    if state.arrived != NOBODY:
        yield f"arrived={state.arrived}"
    if state.has_attacked:
        yield "attacked"
    if not state.is_quiet:
        yield "eventful"
    # A seed is any text; spaces and bars in it must not be taken for ours.
    yield f"seed={quote(state.dice.seed)}:{state.dice.used}"
    if state.draw_offers:
        yield f"offers={_letters(state.draw_offers)}"
    if state.outcome is not None:
        winner = "-" if state.outcome.winner is None else SEAT_LETTERS[state.outcome.winner]
        yield f"outcome={winner}:{state.outcome.reason}"


def _section(state: State, player: Player, *, is_numbered: bool) -> Iterator[str]:
    yield SEAT_LETTERS[player.seat]
    for warrior in state.cells:
        if warrior is not None and warrior.seat == player.seat:
            yield state.content.cell_names[warrior.cell]
            yield _word(warrior) + (f"#{warrior.id}" if is_numbered else "")
    yield f"deck={_list(reversed(player.deck))}"
    yield f"discard={_list(player.discard)}"
    yield f"hand={_list(player.hand)}"
    yield f"spells={_list(reversed(player.spell_deck))}"
    yield f"spell_discard={_list(player.spell_discard)}"
    yield f"army={_list(player.army)}"
    yield f"destroyed={player.destroyed}"
    for key, kinds in (
        ("known", player.in_deck),
        ("spent", player.spent),
        ("packet", player.packet),
        ("boxed", player.boxed),
    ):
        if kinds:
            yield f"{key}={_list(kinds)}"
    if player.packets:
        yield f"packets={':'.join(map(_list, player.packets))}"
    if player.tops:
        yield f"tops={player.tops}"
    yield "seen" if player.has_seen_box else "unseen"


def _word(warrior: Warrior) -> str:
    """A warrior but for its number."""
    signs = [f"{'+' if each.owner == warrior.seat else '-'}{each.spell}" for each in warrior.enchantments]
    form = f"={warrior.form.id}" if warrior.form else ""
    damage = f"/{warrior.damage}" if warrior.damage else ""
    step = "!step" if changes_form(warrior.kind) else "!"
    marks = (
        ("!" if warrior.has_changed else "")
        + (step if warrior.has_stepped else "")
        + ("*" if warrior.is_new else "")
    )
    return f"{warrior.kind.id}{form}{damage}{''.join(signs)}{marks}"


def _table(state: State) -> Iterator[str]:
    yield f"box={_list(state.box)}"
    yield f"forms={_list(state.used_forms)}"
    yield f"next={state.next_id}:{state.next_item}"
    gone = [(number, *found) for number, found in state.roll.items() if number not in state.warriors]
    if gone:
        yield f"roll={','.join(f'{number}.{SEAT_LETTERS[seat]}.{kind}' for number, seat, kind in gone)}"
    yield f"quiet={state.quiet}"
    if state.is_exhausted:
        yield "exhausted"
    if state.stack:
        yield f"stack={','.join(map(_item, state.stack))}"
    if state.done:
        yield f"done={','.join(map(_item, state.done))}"


def _item(item: Item) -> str:
    """An item of the stack: number, who controls it and whose card it is, what it is, what it names."""
    usual = {each.name: each.default for each in fields(Item)}
    said = {name: getattr(item, name) for name in ITEM_DETAILS}
    said["participants"] = "+".join(map(str, item.participants))
    usual["participants"] = ""
    details = [f"{name}.{found}" for name, found in said.items() if found != usual[name]]
    return ":".join([str(item.number), _letters((item.seat, item.owner)), item.spell or "attack", *details])
