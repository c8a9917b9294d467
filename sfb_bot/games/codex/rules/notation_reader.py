"""Reading positions: see `notation` for what a line says."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any, Final
from urllib.parse import unquote

from sfb_bot.games.codex.rules.codec import HERO_COUNTS, PICK_WAYS, SCHEMA, decode_state, encode_state
from sfb_bot.games.codex.rules.content import BASE, TECHS, Content
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.model import DUEL, SIDES, Phase, Setup, State, new_state
from sfb_bot.kernel import Dice, TableError

SEAT_LETTERS: Final = "abcde"
# Lists of cards of a seat that may be said in full.
PLAYER_LISTS: Final = ("discard", "hired")
# What a line says in words of its own; whatever else a state has stands behind `more`.
SAID: Final = frozenset({"schema", "setup", "dice", "phase", "turn", "players", "objs"})
OBJ_SIGNS: Final = {
    "!": "is_exhausted",
    "*": "fresh",
    "~": "is_building_site",
    "%": "is_future",
}
_THING: Final = re.compile(
    r"(?P<kind>[a-z_0-9]+)(?:#(?P<id>\d+))?(?:@(?P<slot>[1-5]))?(?:/(?P<damage>\d+))?(?:\^(?P<level>\d+))?"
    r"(?P<runes>(?:\+[a-z]+:\d+)*)(?P<signs>[!*~%]*)(?:&(?P<details>[^ ]*))?"
)
_USUAL_GOLD: Final = 5
_USUAL_WORKERS: Final = 8


class NotationError(TableError):
    """A line that is no position: says where and why."""


# Any: parts of the stored form of a state.
Stored = dict[str, Any]


def parse_line(text: str, content: Content) -> State:
    """The position of a line; line breaks in it do not matter."""
    sections = [section.split() for section in " ".join(text.split()).split("|")]
    if not sections or not sections[0]:
        raise NotationError("a position begins with the turn, such as t9")
    header = _header(sections[0])
    seats = sum(len(side) for side in SIDES[header["mode"]])
    by_seat: dict[int, list[str]] = {}
    for words in sections[1:]:
        if not words or words[0] not in SEAT_LETTERS[:seats]:
            raise NotationError(f"a section begins with one of {', '.join(SEAT_LETTERS[:seats])}")
        by_seat[SEAT_LETTERS.index(words[0])] = words[1:]
    return _Reader(content, header, [by_seat.get(seat, []) for seat in range(seats)]).state()


def _header(words: list[str]) -> Stored:
    found: Stored = {
        "turn": 1,
        "active": "a",
        "phase": Phase.MAIN.value,
        "mode": DUEL,
        "heroes": "",
        "picks": "blind",
        "seed": "position:0",
        "more": "",
    }
    for word in words:
        name, equals, value = word.partition("=")
        if not equals and re.fullmatch(r"t\d+", word):
            found["turn"] = int(word[1:])
        elif not equals and word in {phase.value for phase in Phase}:
            found["phase"] = word
        elif name == "turn":
            found["active"] = value.strip("-")
        elif equals and name in found:
            found[name] = value
        else:
            raise NotationError(f"{word} is not understood")
    if found["mode"] not in SIDES or found["picks"] not in PICK_WAYS:
        raise NotationError("there is no such mode or way to pick")
    if found["heroes"] and found["heroes"] not in HERO_COUNTS:
        raise NotationError(f"heroes are {' or '.join(HERO_COUNTS)}")
    return found


def usual_table(content: Content) -> Stored:
    """What the stored form of a state has before anything has happened."""
    stored: Stored = encode_state(new_state(content, Setup(DUEL, 1, "blind", None), ""))
    return {name: found for name, found in stored.items() if name not in SAID}


class _Reader:
    """Makes a stored state of the words, with sensible values for what is not said."""

    def __init__(self, content: Content, header: Stored, seats: list[list[str]]) -> None:
        self.content = content
        self.header = header
        self.next_id = 1
        self.things: list[Any] = []
        seed, _, used = str(header["seed"]).rpartition(":")
        self.dice = [unquote(seed), int(used) if used.isdecimal() else 0]
        self.players = [self._seat(seat, words) for seat, words in enumerate(seats)]

    def state(self) -> State:
        """The state, checked by the reader of stored ones."""
        more: Stored = json.loads(unquote(self.header["more"])) if self.header["more"] else {}
        first, chosen = more.pop("setup", [None, []])
        active = [SEAT_LETTERS.index(letter) for letter in self.header["active"]]
        regular = more.pop("regular", -1)
        self._add_bases()
        count = self.header["heroes"] or (
            "one" if max(len(player[7]) for player in self.players) <= 1 else "three"
        )
        stored: Stored = {
            **usual_table(self.content),
            "schema": SCHEMA,
            "setup": {
                "mode": self.header["mode"],
                "heroes": count,
                "picks": self.header["picks"],
                "first": first,
                "chosen": chosen,
            },
            "dice": self.dice,
            "phase": self.header["phase"],
            "turn": [active, self.header["turn"], regular],
            "players": self.players,
            "objs": self.things,
            "next_id": self.next_id,
            "bases": self._bases(),
            **{name: value for name, value in more.items() if value is not None},
        }
        try:
            return decode_state(stored, self.content)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise NotationError(f"not a position: {error!r}") from error

    def _add_bases(self) -> None:
        """A base for every side that has none, where anything is on the table at all."""
        if self.header["phase"] in (Phase.FIRST_PLAYER, Phase.PICK, Phase.DEAL):
            return
        owners = {thing[3] for thing in self.things if thing[1] == BASE}
        for side in SIDES[self.header["mode"]]:
            if not owners.intersection(side):
                self.things.append([self._number(), BASE, side[0], side[0], "", {}])

    def _bases(self) -> list[int]:
        """The bases in the order of their sides."""
        found = [thing for thing in self.things if thing[1] == BASE]
        sides = SIDES[self.header["mode"]]
        return [thing[0] for side in sides for thing in found if thing[3] in side]

    def _number(self) -> int:
        number = self.next_id
        self.next_id += 1
        return number

    def _seat(self, seat: int, words: list[str]) -> list[Any]:
        given: Stored = {}
        things: list[str] = []
        for word in words:
            name, equals, value = word.partition("=")
            if equals and "&" not in name:
                given[name] = value
            else:
                things.append(word)
        heroes = self._cards(given.pop("heroes", "-"))
        usual = self.content.codex_of(heroes) if heroes else {}
        main = self.content.kinds[heroes[0]].colour if heroes else "neutral"
        pool = Dice(f"{self.dice[0]} {seat}").shuffled(self.content.starters[main])
        codex = Counter(self._cards(given.pop("codex"))) if "codex" in given else usual
        rest: list[Any] | None = json.loads(unquote(given.pop("more"))) if "more" in given else None
        player: list[Any] = [
            _number_of(given.pop("gold", str(_USUAL_GOLD))),
            _number_of(given.pop("workers", str(_USUAL_WORKERS))),
            self._dealt(given.pop("hand", "0"), pool),
            self._dealt(given.pop("deck", "5"), pool)[::-1],
            self._dealt(given.pop("discard", "-"), pool),
            list(codex.items()),
            self._cards(given.pop("hired", "-")),
            [[hero, 0, 0, False] for hero in heroes],
        ]
        if given:
            raise NotationError(f"{', '.join(given)} is not understood")
        built: list[str] = []
        for word in things:
            thing = self._thing(seat, word)
            self.things.append(thing)
            if thing[1] in TECHS or self.content.kinds[thing[1]].type == "addon":
                built.append(thing[1])
            for hero in player[7]:
                if hero[0] == thing[1]:
                    hero[2] = thing[0]
        if rest is not None:
            return [*player[:7], *rest]
        spec = self.content.kinds[heroes[0]].spec if heroes else ""
        return [*player, [], 0, spec, built, False, 5, {}, [], False, False]

    def _cards(self, text: str) -> list[KindId]:
        names = [] if text == "-" else text.split(",")
        for name in names:
            if name not in self.content.kinds:
                raise NotationError(f"there is no {name}")
        return [KindId(name) for name in names]

    def _dealt(self, text: str, pool: list[KindId]) -> list[KindId]:
        """Cards by name, or so many of those that are left."""
        if not text.isdecimal():
            return self._cards(text)
        count = int(text)
        if count > len(pool):
            raise NotationError(f"there are not {count} cards left to deal")
        dealt = pool[:count]
        del pool[:count]
        return dealt

    def _thing(self, seat: int, word: str) -> list[Any]:
        found = _THING.fullmatch(word)
        if found is None or found["kind"] not in self.content.kinds:
            raise NotationError(f"{word} is nothing that could be on the table")
        kind = self.content.kinds[KindId(found["kind"])]
        details: Stored = json.loads(unquote(found["details"])) if found["details"] else {}
        number = int(found["id"] or self.next_id)
        self.next_id = max(self.next_id, number + 1)
        kept: Stored = {"fresh": False}
        for name in ("slot", "damage", "level"):
            if found[name]:
                kept[name] = int(found[name])
        if kind.is_hero and "level" not in kept:
            kept["level"] = 1
        runes = [rune.split(":") for rune in found["runes"].split("+") if rune]
        if runes:
            kept["runes"] = {rune: int(count) for rune, count in runes}
        kept |= {OBJ_SIGNS[sign]: True for sign in found["signs"]}
        if kept.get("fresh"):
            del kept["fresh"]
        owner, shape = details.pop("owner", seat), details.pop("shape", "")
        return [number, kind.id, owner, seat, shape, {**kept, **details}]


def _number_of(text: str) -> int:
    if not text.isdecimal():
        raise NotationError(f"{text} is no number")
    return int(text)
