"""The tables of docs/ADDING_A_CHAMPION.md, made from the declarations of the vocabulary.

`python -m tests.games.brawl.cards.guide` writes them into the document; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from sfb_bot.games.brawl.rules import vocabulary, words
from sfb_bot.games.brawl.rules.content import CORES
from sfb_bot.games.brawl.rules.effects.interpreter import Op
from sfb_bot.games.brawl.rules.effects.selectors import Way, is_of_neighbours, way_of
from sfb_bot.games.brawl.rules.words import CodeT, Key, Need, Number, Word

GUIDE = Path(__file__).parents[4] / "docs" / "ADDING_A_CHAMPION.md"

_NEEDS = {
    Need.TARGET: "a target",
    Need.DAMAGE: "damage dealt",
    Need.ATTACK: "a reaction",
    Need.OWN: "no reaction",
}


def tables() -> Mapping[str, str]:
    """Every table by the name of its place in the document."""
    return {
        "ops": _table("op | keys | what happens | needs", map(_op_row, vocabulary.COMMON_OPS.values())),
        "selectors": _table("selector | whom | who of them | needs", _selector_rows()),
        "centres": _table("beside | meaning | needs", _rows(vocabulary.CENTRES)),
        "places": _table("place | free hexes | needs", _rows(vocabulary.PLACES)),
        "conditions": _table("condition | holds when | needs", _rows(vocabulary.CONDITIONS)),
        "counts": _table("count | counts | needs", _rows(vocabulary.COUNTS)),
        "amounts": _table("amount | comes to | needs", _rows(vocabulary.AMOUNTS)),
        "abilities": _table(
            "ability | value | meaning | hook",
            (
                f"`{ability.name}` | {_key('', ability.key)} | {ability.meaning} | {ability.hook}"
                for ability in vocabulary.ABILITIES.values()
            ),
        ),
    }


def written(text: str) -> str:
    """The document with its tables as they should be; everything else stays."""
    for name, table in tables().items():
        before, begin, rest = text.partition(f"<!-- table: {name} -->\n")
        _, end, after = rest.partition("<!-- end -->\n")
        assert begin, f"the guide has no place for {name}"
        assert end, f"the table of {name} has no end"
        text = f"{before}{begin}{table}{end}{after}"
    return text


def _table(heads: str, rows: Iterable[str]) -> str:
    rule = "|".join("---" for _ in heads.split(" | "))
    return "\n".join([f"| {heads} |", f"|{rule}|", *(f"| {row} |" for row in rows), ""])


def _rows(found: words.Words[CodeT]) -> Iterable[str]:
    return (f"{_name(found[n])} | {found[n].meaning} | {_needs(found[n].needs)}" for n in found)


def _name(word: Word[CodeT]) -> str:
    return f"`{word.name} N`" if word.number else f"`{word.name}`"


def _needs(needs: Iterable[Need]) -> str:
    return ", ".join(text for need, text in _NEEDS.items() if need in needs)


def _selector_rows() -> Iterable[str]:
    for way in Way:
        for name in vocabulary.SELECTORS:
            if way_of(name) is way:
                word = vocabulary.SELECTORS[name]
                needs = "`beside`" if is_of_neighbours(name) else _needs(word.needs)
                yield f"{_name(word)} | {word.meaning} | {way.value} | {needs}"


def _op_row(op: Op) -> str:
    keys = "; ".join(_key(f"`{name}` ", key) for name, key in op.keys.items())
    if op.offers:
        keys = keys.replace("]", "], or whoever likes", 1)
    meaning = op.meaning + (" The player may always do nothing." if op.declinable else "")
    return f"`{op.name}` | {keys} | {meaning} | {_needs(op.needs)}"


def _key(name: str, key: Key) -> str:
    """What a card file writes for a key."""
    match key:
        case Number():
            text = f"{key.least} to {key.most}" + "".join(f", `{word}`" for word in key.words)
        case words.Numbers():
            text = f"{key.count} whole numbers"
        case words.Flag():
            text = "true" + (f" (needs {_needs(key.needs)})" if key.needs else "")
        case words.Names():
            text = "list of " + ", ".join(f"`{name}`" for name in key.allowed)
        case words.Core():
            text = ", ".join(f"`{core}`" for core in (*CORES, *(["any"] if key.any else [])))
        case words.Figures():
            text = "one of a group" if key.only_one else f"[`{key.default}`]" if key.default else "a selector"
        case words.PlaceName():
            text = "a place"
        case words.Bonuses():
            text = "list of bonuses"
        case words.Keywords():
            text = "list of keywords with or without `if`"
        case words.Effects():
            text = "list of ops"
    return f"{name}{text}"


if __name__ == "__main__":
    GUIDE.write_text(written(GUIDE.read_text("utf-8")), "utf-8")
