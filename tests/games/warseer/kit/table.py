"""Positions for tests, put together figure by figure, and played from the activation phase of a seat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import count
from typing import TypeVar

from sfb_bot.games.warseer.cards.card_files import load_content
from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import Content, KindId, MapId
from sfb_bot.games.warseer.rules.evolve import evolve
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.model import (
    TOKENS,
    Building,
    Creature,
    Phase,
    Player,
    Relic,
    State,
    new_state,
)
from sfb_bot.games.warseer.rules.modes import MODES
from sfb_bot.games.warseer.rules.profiles import Profile, profile
from sfb_bot.games.warseer.rules.rules import Warseer, WarseerRun
from sfb_bot.games.warseer.rules.setup import Arms, Setup
from sfb_bot.kernel import Dice, Event, Run, Seat

A, B, C, D = (Seat(number) for number in range(4))
EventT = TypeVar("EventT", bound=Event)
Key = str | tuple[str, ...] | int
# Where heroes stand if nothing else is said: in the middle of their zones, far from the fight.
_HERO_HEXES = {2: ("A1", "I9"), 3: ("A1", "K1", "F11"), 4: ("A1", "A11", "K1", "K11")}
_MAPS = {2: "broken_meadow", 3: "three_roads", 4: "four_gates"}
_HEROES = ("queen_zenobia", "tarvo_quill", "emperor_demian", "brissa_de_molforn")


@cache
def shared_content() -> Content:
    """The box, read once for all tests."""
    return load_content()


@cache
def shared_rules() -> Warseer:
    """The rules over that box."""
    return Warseer(shared_content())


def _shows(number: int, allowed: list[set[int]]) -> bool:
    """Whether the digits of a number to base 6, the last one first, are among those wanted."""
    return all(number // 6**place % 6 in faces for place, faces in enumerate(allowed))


class Table:
    """A match in the activation phase of a seat. Put everything on it first; the first `do` begins it.

    Everybody has 10 influence, five cards in the deck and none in hand, no feats in hand and no camp; the
    feat deck has ten. Heroes stand in a corner of the map unless `at` says where. It is the fifth turn of
    each.
    """

    def __init__(
        self,
        *heroes: str,
        mode: str = "duel",
        battle_map: str = "",
        at: Iterable[str] = (),
        turn: Seat = A,
        scenario: str = "",
        arms: tuple[Arms, ...] = (),
    ) -> None:
        self.rules = shared_rules()
        seats = MODES[mode].seats
        named = (*heroes, *_HEROES[len(heroes) :])[:seats]
        number = MapId(battle_map or _MAPS[seats])
        setup = Setup(mode, "full", number, A, scenario=KindId(scenario) if scenario else None, arms=arms)
        self.state: State = new_state(self.rules.tables, setup, "table")
        evolve(self.state, ev.TableLaid(tuple(Seat(seat) for seat in range(seats)), number))
        self.state.turn_no, self.state.turn, self.state.phase = 9, turn, Phase.MAIN
        self.state.feat_deck = [each.id for each in shared_content().feats.values()][:10]
        for player, hero, where in zip(
            self.state.players, named, (*at, *_HERO_HEXES[seats][len(tuple(at)) :]), strict=True
        ):
            evolve(self.state, ev.HeroChosen(player.seat, KindId(hero)))
            self.put(hero, where, player.seat)
            player.influence, player.turns = 10, 5
            player.deck = [*shared_content().deck_of(KindId(hero))][:5]
        self._run: WarseerRun | None = None
        self.events: list[Event] = []

    # --- Putting things on the table ---

    def cell(self, name: str) -> int:
        """The cell of a hex such as E5."""
        return self.state.map.cell(name)

    def put(
        self, kind: str, where: str, seat: Seat = A, *, wounds: int = 0, armour: int = -1, tokens: str = ""
    ) -> CreatureId:
        """A figure, ready to be activated; `tokens` by their names, `armour` as printed unless given."""
        found = shared_content().creatures[KindId(kind)]
        printed = found.keyword("armour")
        number = CreatureId(self.state.next_id)
        tokens_of = 0
        for token in tokens.split():
            tokens_of |= TOKENS[token]
        evolve(
            self.state,
            ev.Arrived(
                number,
                found.id,
                seat,
                self.cell(where),
                "hero" if found.is_hero else "deploy",
                (printed.number if printed else 0) if armour < 0 else armour,
                wounds,
                is_turned=False,
            ),
        )
        self.creature(number).tokens = tokens_of
        return number

    def hand(self, *cards: str, seat: Seat = A) -> None:
        """The battle cards in a hand."""
        self.player(seat).hand = [self._known(card) for card in cards]

    def feats(self, *feats: str, seat: Seat = A) -> None:
        """The feats in a hand."""
        self.player(seat).feats = [self._known(feat) for feat in feats]

    def camp(self, *kinds: str, seat: Seat = A) -> None:
        """The characters in a War Camp."""
        self.player(seat).camp = [self._known(kind) for kind in kinds]

    def history(self, *kinds: str, seat: Seat = A) -> None:
        """What lies in a History."""
        for kind in kinds:
            evolve(self.state, ev.Buried(seat, self._known(kind)))

    def wear(self, *relics: str, seat: Seat = A) -> None:
        """The relics of a hero, new."""
        for relic in relics:
            card = shared_content().cards[KindId(relic)]
            self.player(seat).relics.append(Relic(card.id, card.armour, card.uses))

    def build(self, *buildings: str, seat: Seat = A) -> None:
        """The buildings of a City."""
        self.player(seat).buildings += [Building(self._known(building)) for building in buildings]

    def piece(self, piece: str, *where: str, seat: Seat = A) -> None:
        """Unique terrain on the map."""
        evolve(self.state, ev.PieceSet(seat, self._known(piece), tuple(self.cell(name) for name in where)))

    def landmark(self, where: str, seat: Seat = A) -> None:
        """A landmark of a scenario."""
        evolve(self.state, ev.LandmarkSet(seat, self.cell(where)))

    def buy(self, *upgrades: str, seat: Seat = A) -> None:
        """Bought cards in a War Camp."""
        self.player(seat).upgrades += [self._known(upgrade) for upgrade in upgrades]

    def before_the_battle(self) -> None:
        """Go back to the preparation of a tournament's match: heroes stand, hands are not dealt (W-175)."""
        self.state.phase, self.state.step, self.state.turn_no = Phase.PREPARATION, 0, 0
        for player in self.state.players:
            player.turns = 0
            deck = shared_content().deck_of(player.hero or KindId(""))
            player.deck = [card for card, copies in deck.items() for _ in range(copies)]

    def influence(self, amount: int, seat: Seat = A) -> None:
        """How much influence somebody has."""
        self.player(seat).influence = amount

    def luck(self, *rolls: str) -> None:
        """What the next dice show, in their order: `BB ch` is a crit and a hit on two blue ones.

        A seed is looked for that rolls so; the dice themselves are the match's own.
        """
        wanted: list[list[set[int]]] = []
        for roll in rolls:
            dice, faces = roll.split()
            allowed: list[set[int]] = []
            for die, face in zip(dice, faces, strict=True):
                printed = shared_content().dice[die].faces
                assert face in printed, f"{die} has no {face}"
                allowed.append({index for index, each in enumerate(printed) if each == face})
            wanted.append(allowed)
        for number in count():
            dice_of = Dice(f"luck {number}")
            if all(_shows(dice_of.below(6 ** len(allowed)), allowed) for allowed in wanted):
                self.state.dice.seed, self.state.dice.used = f"luck {number}", 0
                return

    @staticmethod
    def _known(kind: str) -> KindId:
        content = shared_content()
        assert any(
            kind in group
            for group in (content.creatures, content.cards, content.feats, content.terrain, content.upgrades)
        ), kind
        return KindId(kind)

    # --- Playing ---

    @property
    def run(self) -> WarseerRun:
        """The match; from the first time on nothing more should be put on the table."""
        if self._run is None:
            self._run = Run(self.rules, self.state)
        return self._run

    def do(self, *keys: Key) -> list[Event]:
        """Answer the open questions one after the other, each with a key or several; what happened."""
        happened: list[Event] = []
        for key in keys:
            run = self.run
            assert run.ask is not None, "the match is over"
            decision = run.ask.decisions[0]
            chosen = key if isinstance(key, tuple) else (str(key),)
            known = {option.key for option in decision.options}
            assert known.issuperset(chosen), f"{chosen} is not among {sorted(known)} ({decision.prompt})"
            happened.extend(run.answer(decision.seat, run.ask_no, chosen).events)
        self.events.extend(happened)
        return happened

    def rest(self) -> list[Event]:
        """Answer by default until somebody is asked between activations, or the match is over."""
        happened: list[Event] = []
        while self.asked not in ("main", ""):
            assert self.run.ask is not None
            happened.extend(self.do(self.run.ask.decisions[0].default))
        return happened

    def act(self, creature: CreatureId, *keys: Key) -> list[Event]:
        """Activate a creature and answer what is asked, the rest by default."""
        return [*self.do(f"activate>{creature}", *keys), *self.rest()]

    def attack(self, attacker: CreatureId, target: CreatureId, *keys: Key) -> list[Event]:
        """Activate a creature that attacks at once; answer what is asked, the rest by default."""
        return self.act(attacker, f"attack>{target}", *keys)

    def answer(self, card: str, *keys: Key) -> list[Event]:
        """Pass in windows until a tactic is offered, play it, answer what it asks; the rest by default."""
        while card not in self.options and self.asked in ("tactic", "dice"):
            self.do("pass")
        return [*self.do(card, *keys), *self.rest()]

    def windows(self) -> list[str]:
        """Pass in all windows that open before the next question of another sort; the keys they offered."""
        offered: list[str] = []
        while self.asked in ("tactic", "dice"):
            offered += [key for key in self.options if key != "pass"]
            self.do("pass")
        return offered

    def play(self, card: str, *keys: Key) -> list[Event]:
        """Play a card of the hand and answer what it asks, the rest by default."""
        return [*self.do(f"play>{card}", *keys), *self.rest()]

    def use(self, card: str, *keys: Key) -> list[Event]:
        """Use the first ability of something in play and answer what it asks, the rest by default."""
        return [*self.do(f"use>{card}.0", *keys), *self.rest()]

    def end_turn(self) -> list[Event]:
        """End the turn and go on to the next player's first question."""
        return [*self.do("end"), *self.rest()]

    @property
    def asked(self) -> str:
        """What is asked now, empty when the match is over."""
        ask = self.run.ask
        return ask.decisions[0].prompt if ask else ""

    @property
    def asked_seat(self) -> Seat:
        """Who is asked."""
        ask = self.run.ask
        assert ask is not None
        return ask.decisions[0].seat

    @property
    def options(self) -> list[str]:
        """The keys of what can be answered now."""
        ask = self.run.ask
        return [option.key for option in ask.decisions[0].options] if ask else []

    @property
    def pick(self) -> tuple[int, int]:
        """The fewest and the most options that can be chosen now."""
        ask = self.run.ask
        assert ask is not None
        return ask.decisions[0].pick

    def offers(self, key: str) -> bool:
        """Whether something can be answered now."""
        return key in self.options

    # --- Looking ---

    def creature(self, number: CreatureId) -> Creature:
        """A figure on the battlefield."""
        return self.state.creatures[number]

    def there(self, number: CreatureId) -> bool:
        """Whether a figure is still on the battlefield."""
        return number in self.state.creatures

    def where(self, number: CreatureId) -> str:
        """The hex a figure stands on."""
        return self.state.map.grid.names[self.creature(number).cell]

    def wounds(self, number: CreatureId) -> int:
        """The wounds of a figure."""
        return self.creature(number).wounds

    def has_token(self, number: CreatureId, token: str) -> bool:
        """Whether a figure has a stun, poison or disease token."""
        return bool(self.creature(number).tokens & TOKENS[token])

    def now(self, number: CreatureId) -> Profile:
        """What a figure is worth now."""
        return profile(self.state, self.creature(number))

    def found(self, kind: str, seat: Seat = A) -> list[CreatureId]:
        """The figures of a kind that a seat controls."""
        return [
            each.id for each in self.state.creatures.values() if each.kind.id == kind and each.seat == seat
        ]

    def player(self, seat: Seat = A) -> Player:
        """What a seat has."""
        return self.state.players[seat]

    def hero(self, seat: Seat = A) -> CreatureId:
        """The figure of a hero."""
        return self.player(seat).figure

    def heard(self, kind: type[EventT], events: Iterable[Event] | None = None) -> list[EventT]:
        """Events of a class: of some that happened, or of all so far."""
        return [event for event in (self.events if events is None else events) if isinstance(event, kind)]

    def extra_dice(self) -> str:
        """All extra dice that were rolled so far."""
        return "".join(event.dice for event in self.heard(ev.ExtrasRolled))

    def attack_dice(self) -> str:
        """The attack dice of the last attack."""
        return self.heard(ev.AttackRolled)[-1].dice
