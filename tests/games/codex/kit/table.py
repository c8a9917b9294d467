"""Positions for tests, put together piece by piece, and played from the main phase of a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeVar

from sfb_bot.games.codex.cards.card_files import load_content
from sfb_bot.games.codex.rules.content import TECHS, Content
from sfb_bot.games.codex.rules.ids import NOTHING, KindId, ObjId, SpecId
from sfb_bot.games.codex.rules.model import SIDES, HeroCard, Obj, Phase, Player, State
from sfb_bot.games.codex.rules.rules import Codex, CodexRun
from sfb_bot.games.codex.rules.sources import enlist
from sfb_bot.games.codex.rules.touch import touch_all
from sfb_bot.games.codex.rules.value_rules import Values
from sfb_bot.games.codex.rules.values import values
from sfb_bot.kernel import Event, Run, Seat

A, B, C, D, E = (Seat(number) for number in range(5))
EventT = TypeVar("EventT", bound=Event)


@cache
def shared_content() -> Content:
    """The box, read once for all tests."""
    return load_content()


class Table:
    """A match in the main phase of a seat. Put everything on the table first; the first `do` begins it.

    Everybody has 10 workers and 20 gold, an empty hand and a deck of ten tenderfoots, no codex unless one is
    given. `heroes` are those of each seat, in play or not: by default one neutral hero each, who is in the
    command zone. What is put into play is ready and not tired, unless it is said otherwise.
    """

    def __init__(
        self,
        *heroes: Sequence[str] | str,
        mode: str = "duel",
        turn: Seat = A,
        gold: int = 20,
        workers: int = 10,
        seed: str = "table",
    ) -> None:
        self.rules = Codex(shared_content())
        seats = sum(len(side) for side in SIDES[mode])
        named = [[each] if isinstance(each, str) else list(each) for each in heroes]
        named += [["troq_bashar"]] * (seats - len(named))
        count = "one" if max(map(len, named)) == 1 else "three"
        self.state: State = self.rules.begin({"mode": mode, "heroes": count, "first": 0}, seed)
        for player, kinds in zip(self.state.players, named, strict=True):
            self._seat(player, [KindId(kind) for kind in kinds], gold, workers)
        for side in self.state.sides:
            base = self.put("base", side[0])
            self.state.bases.append(base)
        self.state.phase = Phase.MAIN
        self.state.turn_no = 9
        self.state.active = self.state.sides[self.state.side_of[turn]]
        self._run: CodexRun | None = None
        self.events: list[Event] = []

    def _seat(self, player: Player, heroes: list[KindId], gold: int, workers: int) -> None:
        player.heroes = [HeroCard(kind) for kind in heroes]
        player.gold, player.workers, player.turns = gold, workers, 5
        player.deck = [KindId("tenderfoot")] * 10
        if len(heroes) == 1:
            player.spec = self.rules.content.kinds[heroes[0]].spec

    # --- Putting things on the table ---

    def put(  # noqa: PLR0913  everything that can be said about a thing on the table
        self,
        kind: str,
        seat: Seat = A,
        *,
        owner: Seat | None = None,
        level: int = 1,
        slot: int = 0,
        damage: int = 0,
        runes: dict[str, int] | None = None,
        is_fresh: bool = False,
        is_exhausted: bool = False,
        is_site: bool = False,
        is_future: bool = False,
        host: ObjId = NOTHING,
        spec: str = "",
    ) -> ObjId:
        """Something in play; its number. Heroes come at level 1 where nothing else is said."""
        found = self.rules.content.kinds[KindId(kind)]
        number = ObjId(self.state.next_id)
        self.state.next_id += 1
        obj = Obj(number, found, seat if owner is None else owner, seat, found)
        obj.level = level if found.is_hero else 0
        obj.slot, obj.damage, obj.fresh, obj.is_exhausted = slot, damage, is_fresh, is_exhausted
        obj.is_building_site, obj.is_future, obj.host, obj.spec = is_site, is_future, host, SpecId(spec)
        obj.runes = dict(runes or {})
        if found.numbers.get("fading") and "time" not in obj.runes:
            obj.runes["time"] = found.numbers["fading"]
        obj.was_max_at_start = found.is_hero and level >= found.bands[2].level
        self.state.objs[number] = obj
        for hero in self.state.players[obj.owner].heroes:
            if hero.kind == found.id:
                hero.obj = number
        if found.id in TECHS or found.type == "addon":
            self.state.players[seat].built.append(found.id)
        enlist(self.state, obj)
        return number

    def tech(self, seat: Seat = A, level: int = 3, spec: str = "") -> None:
        """Finished tech buildings up to a level, for the first hero's school where no other is named."""
        player = self.state.players[seat]
        player.spec = SpecId(spec) if spec else self.rules.content.kinds[player.heroes[0].kind].spec
        for number in range(1, level + 1):
            self.put(TECHS[number], seat)

    def hand(self, *kinds: str, seat: Seat = A) -> None:
        """The hand of a seat."""
        self.state.players[seat].hand = [KindId(kind) for kind in kinds]

    def deck(self, *kinds: str, seat: Seat = A) -> None:
        """The deck of a seat, the top one last."""
        self.state.players[seat].deck = [KindId(kind) for kind in kinds]

    def discard(self, *kinds: str, seat: Seat = A) -> None:
        """The discard pile of a seat."""
        self.state.players[seat].discard = [KindId(kind) for kind in kinds]

    def codex(self, *kinds: str, seat: Seat = A) -> None:
        """The codex of a seat: each card as often as it is named."""
        codex: dict[KindId, int] = {}
        for kind in kinds:
            codex[KindId(kind)] = codex.get(KindId(kind), 0) + 1
        self.state.players[seat].codex = codex

    # --- Playing ---

    @property
    def run(self) -> CodexRun:
        """The match; from the first time on nothing more can be put on the table."""
        if self._run is None:
            touch_all(self.state)
            self._run = Run(self.rules, self.state)
        return self._run

    def do(self, *keys: str | tuple[str, ...]) -> list[Event]:
        """Answer the open questions one after the other, each with a key or several; what happened."""
        happened: list[Event] = []
        for key in keys:
            run = self.run
            assert run.ask is not None, "the match is over"
            decision = run.ask.decisions[0]
            chosen = key if isinstance(key, tuple) else (key,)
            known = {option.key for option in decision.options}
            assert known.issuperset(chosen), f"{chosen} is not among {sorted(known)} ({decision.prompt})"
            happened.extend(run.answer(decision.seat, run.ask_no, chosen).events)
        self.events.extend(happened)
        return happened

    def play(self, kind: str, *keys: str | tuple[str, ...] | ObjId) -> list[Event]:
        """Play a card of the hand and answer what it asks."""
        return self.do(f"play>{kind}", *map(_key, keys))

    def use(self, obj: ObjId, index: int = 0, *keys: str | tuple[str, ...] | ObjId) -> list[Event]:
        """Use an ability by its place on the card and answer what it asks."""
        return self.do(f"use>{obj}.{index}", *map(_key, keys))

    def attack(self, attacker: ObjId, defender: ObjId, *keys: str | tuple[str, ...] | ObjId) -> list[Event]:
        """Attack something and answer what is asked."""
        return self.do(f"attack>{attacker}", str(defender), *map(_key, keys))

    def end_turn(self, *patrol: ObjId | str) -> list[Event]:
        """Set the patrol zone place by place ("none" for a free one), lock it, go on to the next main phase.

        Whatever is asked on the way is answered by its default.
        """
        happened = self.do("patrol")
        for each in patrol:
            happened.extend(self.do(_text(each)))
        if self.asked == "patrol":
            happened.extend(self.do("lock"))
        happened.extend(self.until("main"))
        return happened

    def until(self, prompt: str) -> list[Event]:
        """Answer by default until this is asked, or a main phase begins, or the match is over."""
        happened: list[Event] = []
        while self.asked not in (prompt, "main", ""):
            assert self.run.ask is not None
            happened.extend(self.do(self.run.ask.decisions[0].default))
        return happened

    @property
    def asked(self) -> str:
        """What is asked now, empty when the match is over."""
        ask = self.run.ask
        return ask.decisions[0].prompt if ask else ""

    @property
    def options(self) -> list[str]:
        """The keys of what can be answered now."""
        ask = self.run.ask
        return [option.key for option in ask.decisions[0].options] if ask else []

    # --- Looking ---

    def obj(self, number: ObjId) -> Obj:
        """Something on the table."""
        return self.state.objs[number]

    def there(self, number: ObjId) -> bool:
        """Whether something is still on the table."""
        return number in self.state.objs

    def now(self, number: ObjId) -> Values:
        """The values of something now."""
        return values(self.state, self.obj(number))

    def runes(self, number: ObjId) -> int:
        """The time runes on something."""
        return self.obj(number).runes.get("time", 0)

    def found(self, kind: str, seat: Seat | None = None) -> list[ObjId]:
        """Everything of a kind that is on the table, or what counts as it."""
        return [
            obj.id
            for obj in self.state.objs.values()
            if obj.shape.id == kind and (seat is None or obj.seat == seat)
        ]

    def base(self, seat: Seat = B) -> Obj:
        """The base of a seat."""
        return self.state.base_of(seat)

    def player(self, seat: Seat = A) -> Player:
        """A seat's piles and gold."""
        return self.state.players[seat]

    def heard(self, kind: type[EventT], events: Iterable[Event] | None = None) -> list[EventT]:
        """Events of a class: of some that happened, or of all so far."""
        return [event for event in (self.events if events is None else events) if isinstance(event, kind)]


def _key(key: str | tuple[str, ...] | ObjId) -> str | tuple[str, ...]:
    return key if isinstance(key, (str, tuple)) else str(key)


def _text(key: ObjId | str) -> str:
    return key if isinstance(key, str) else str(key)
