"""Reading positions: see `notation` for what a line says."""

from __future__ import annotations

import json
import re
from typing import Any, Final
from urllib.parse import unquote

from sfb_bot.games.warseer.rules.codec import SCHEMA, decode_state, encode_player, encode_state
from sfb_bot.games.warseer.rules.content import CreatureKind, KindId, MapId
from sfb_bot.games.warseer.rules.model import TOKENS, Phase, Player, State, new_state
from sfb_bot.games.warseer.rules.modes import DUEL, MODES
from sfb_bot.games.warseer.rules.preparation import middle_of
from sfb_bot.games.warseer.rules.setup import Setup
from sfb_bot.games.warseer.rules.tables import Tables
from sfb_bot.games.warseer.rules.zones import zones_of
from sfb_bot.kernel import Dice, Seat, TableError

SEAT_LETTERS: Final = "abcd"
# Lists of cards of a seat.
LISTS: Final = ("hand", "deck", "feats", "shown", "hidden", "camp", "history")
# What else a player has, in this order behind `more`.
SEAT_MORE: Final = (
    "figure",
    "marks",
    "turns",
    "city",
    "facts",
    "facts_of_match",
    "upgrades",
    "injured",
    "top",
    "spied",
    "named",
    "has_left",
    "has_fallen",
    "is_cleared",
)
# What else a stored state has.
TABLE_MORE: Final = (
    "table",
    "order",
    "pieces",
    "camps",
    "landmarks",
    "feats",
    "gone",
    "terms",
    "words",
    "outcome",
)
_SEAT_WORDS: Final = ("hero", "influence", "points", "relics", "buildings", "ledger", "more", *LISTS)
FIGURE_SIGNS: Final = {"!": "is_turned", "*": "is_summoned"}
_FIGURE: Final = re.compile(
    r"(?P<kind>[a-z_0-9]+)(?:#(?P<id>\d+))?@(?P<hex>[A-Z]\d+)(?:/(?P<wounds>\d+))?(?:\^(?P<armour>\d+))?"
    r"(?P<tokens>(?:\+[a-z]+)*)(?P<signs>[!*]*)(?:&(?P<details>[^ ]*))?"
)
_USUAL_INFLUENCE: Final = 5
# Who plays where no hero is named: from both ends of the box, so that neighbours are of two factions.
_USUAL_HEROES: Final = (0, -1, 1, -2)


class NotationError(TableError):
    """A line that is no position: says where and why."""


# Any: parts of the stored form of a state.
Stored = dict[str, Any]


def parse_line(text: str, tables: Tables) -> State:
    """The position of a line; line breaks in it do not matter."""
    sections = [section.split() for section in " ".join(text.split()).split("|")]
    if not sections or not sections[0]:
        raise NotationError("a position begins with the turn, such as t9")
    header = _header(sections[0], tables)
    seats = MODES[header["mode"]].seats
    by_seat: dict[int, list[str]] = {}
    for words in sections[1:]:
        if not words or words[0] not in SEAT_LETTERS[:seats]:
            raise NotationError(f"a section begins with one of {', '.join(SEAT_LETTERS[:seats])}")
        by_seat[SEAT_LETTERS.index(words[0])] = words[1:]
    return _Reader(tables, header, [by_seat.get(seat, []) for seat in range(seats)]).state()


def _header(words: list[str], tables: Tables) -> Stored:
    found: Stored = {
        "turn_no": 9,
        "turn": "a",
        "phase": Phase.MAIN.value,
        "mode": DUEL,
        "map": "",
        "length": "quick",
        "seed": "position:0",
        "more": "",
    }
    for word in words:
        name, equals, value = word.partition("=")
        if not equals and re.fullmatch(r"t\d+", word):
            found["turn_no"] = int(word[1:])
        elif not equals and word in {phase.value for phase in Phase}:
            found["phase"] = word
        elif equals and name in found and name != "turn_no":
            found[name] = value
        else:
            raise NotationError(f"{word} is not understood")
    if found["mode"] not in MODES or found["turn"] not in SEAT_LETTERS[: MODES[found["mode"]].seats]:
        raise NotationError("there is no such mode, or nobody on that seat")
    maps = tables.maps_for(MODES[found["mode"]].players_of_map)
    found["map"] = found["map"] or maps[0].id
    if found["map"] not in {each.id for each in maps}:
        raise NotationError(f"there is no map {found['map']} for this mode")
    return found


class _Reader:
    """Makes a stored state of the words, with sensible values for what is not said."""

    def __init__(self, tables: Tables, header: Stored, seats: list[list[str]]) -> None:
        self.tables = tables
        self.header = header
        self.map = tables.content.maps[MapId(header["map"])]
        self.more: Stored = json.loads(unquote(header["more"])) if header["more"] else {}
        setup = Setup(header["mode"], header["length"], self.map.id)
        self.usual = encode_state(new_state(tables, setup, ""))
        self.order = [Seat(seat) for seat in self.more.get("order", range(len(seats)))]
        is_swapped = bool(self.more.get("terms", [False])[-1])
        order = tuple(self.order)
        self.zones = zones_of(self.map, header["mode"], order, is_swapped=is_swapped) if order else ()
        self.figures: list[Any] = []
        self.next_id = 1
        self.players = [self._seat(Seat(seat), words) for seat, words in enumerate(seats)]

    def state(self) -> State:
        """The state, checked by the reader of stored ones."""
        seed, _, used = str(self.header["seed"]).rpartition(":")
        turn = SEAT_LETTERS.index(self.header["turn"])
        table = [turn, self.header["turn_no"], 0, False, self.next_id, 0, 0, 0]
        feats = [[*self.tables.content.feat_deck(20)], []]
        usual = {**self.usual, "order": self.order, "table": table, "feats": feats}
        setup = self.more.pop("setup", self.usual["setup"])
        by_number: list[int] = self.more.pop("creatures", [])
        if by_number:
            self.figures.sort(key=lambda figure: by_number.index(figure[0]))
        stored: Stored = {
            **usual,
            **self.more,
            "schema": SCHEMA,
            "setup": setup,
            "dice": [unquote(seed), int(used) if used.isdecimal() else 0],
            "phase": self.header["phase"],
            "map": self.map.id,
            "players": self.players,
            "creatures": self.figures,
        }
        return decode_state(stored, self.tables)

    # --- Seats ---

    def _seat(self, seat: Seat, words: list[str]) -> Any:
        said: dict[str, str] = {}
        figures: list[str] = []
        for word in words:
            name, equals, value = word.partition("=")
            if equals and name in _SEAT_WORDS:
                said[name] = value
            elif not equals:
                figures.append(word)
            else:
                raise NotationError(f"{word} is not understood")
        hero = said.get("hero") or self.tables.content.heroes[_USUAL_HEROES[seat]].id
        player = Player(seat, None if hero == "-" else self._creature(hero).id)
        player.influence = _number(said.get("influence", str(_USUAL_INFLUENCE)))
        player.points = _number(said.get("points", "0"))
        self._lists(player, said)
        player.relics, player.buildings = [], []
        stands = [self._figure(seat, word) for word in figures]
        self._more(player, said.get("more", ""), stands)
        relics = [self._relic(each) for each in _split(said.get("relics", "-"))]
        buildings = [
            [self._known(each.rstrip("!")), each.endswith("!")] for each in _split(said.get("buildings", "-"))
        ]
        ledger = json.loads(unquote(said["ledger"])) if "ledger" in said else None
        plain, _, _, _, spied = encode_player(player)
        return [plain, relics, buildings, ledger, spied]

    def _lists(self, player: Player, said: dict[str, str]) -> None:
        """Cards of a seat; a number deals from what the hero brings."""
        content = self.tables.content
        cards = content.deck_of(player.hero) if player.hero else {}
        pool = [card for card, copies in cards.items() for _ in range(copies)]
        for name in LISTS:
            value = said.get(name, "-")
            if name == "hand" and value.isdecimal():
                pool = Dice(f"hand of {player.seat}").shuffled(pool)
                if int(value) > len(pool):
                    raise NotationError(f"there are not {value} cards left for the hand")
                player.hand, pool = pool[: int(value)], pool[int(value) :]
                continue
            found = [self._known(each) for each in _split(value)]
            setattr(player, name, found[::-1] if name == "deck" else found)
        if "deck" not in said and player.hero:
            left = [card for card in pool if card not in player.hand][:5]
            player.deck = left
        player.wealth = sum(self.tables.incomes[kind] for kind in player.history)

    def _more(self, player: Player, packed: str, stands: list[Any]) -> None:
        if packed:
            for name, found in zip(SEAT_MORE, json.loads(unquote(packed)), strict=True):
                setattr(player, name, found)
            return
        player.turns = 5
        kinds = self.tables.content.creatures
        player.city = [figure[1] for figure in stands if kinds[figure[1]].is_character]
        heroes = [figure for figure in stands if kinds[figure[1]].is_hero]
        if not heroes and player.hero and self.zones:
            cell = middle_of(self.zones[player.seat])
            heroes = [self._add(player.seat, player.hero, cell, {})]
        if heroes:
            player.figure = heroes[0][0]

    # --- Figures ---

    def _figure(self, seat: Seat, word: str) -> Any:
        found = _FIGURE.fullmatch(word)
        if not found or found["kind"] not in self.tables.content.creatures:
            raise NotationError(f"{word} is nothing")
        if found["hex"] not in self.map.grid.names:
            raise NotationError(f"there is no hex {found['hex']} on this map")
        kept: Stored = json.loads(unquote(found["details"])) if found["details"] else {}
        owner = kept.pop("owner", seat)
        bits = 0
        for token in found["tokens"].split("+")[1:]:
            if token not in TOKENS:
                raise NotationError(f"there is no token {token}")
            bits |= TOKENS[token]
        for name, value in (("wounds", found["wounds"]), ("armour", found["armour"])):
            if value:
                kept[name] = int(value)
        if bits:
            kept["tokens"] = bits
        for sign in found["signs"]:
            kept[FIGURE_SIGNS[sign]] = True
        number = int(found["id"]) if found["id"] else 0
        cell = self.map.cell(found["hex"])
        return self._add(seat, KindId(found["kind"]), cell, kept, owner=owner, number=number)

    def _add(
        self, seat: Seat, kind: KindId, cell: int, kept: Stored, *, owner: int | None = None, number: int = 0
    ) -> Any:
        number = number or self.next_id
        self.next_id = max(self.next_id, number + 1)
        if any(figure[4] == cell for figure in self.figures):
            raise NotationError(f"two figures stand on {self.map.grid.names[cell]}")
        figure = [number, kind, seat if owner is None else owner, seat, cell, kept]
        self.figures.append(figure)
        return figure

    def _creature(self, kind: str) -> CreatureKind:
        found = self.tables.content.creatures.get(KindId(kind))
        if found is None:
            raise NotationError(f"there is no {kind}")
        return found

    def _known(self, kind: str) -> KindId:
        content = self.tables.content
        if not any(kind in group for group in (content.cards, content.feats, content.creatures)):
            raise NotationError(f"there is no {kind}")
        return KindId(kind)

    def _relic(self, word: str) -> list[Any]:
        card, *numbers = word.rstrip("!").split(":")
        found = self.tables.content.cards[self._known(card)]
        armour, uses = map(_number, numbers) if len(numbers) == 2 else (found.armour, found.uses)
        return [found.id, armour, uses, word.endswith("!")]


def _split(text: str) -> list[str]:
    return [] if text in ("-", "") else text.split(",")


def _number(text: str) -> int:
    if not text.isdecimal():
        raise NotationError(f"{text} is no number")
    return int(text)
