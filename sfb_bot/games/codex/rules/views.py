"""What everybody may see, and what one seat may see; built field by field."""

from __future__ import annotations

from functools import lru_cache

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import statics
from sfb_bot.games.codex.rules.construction import build_cost
from sfb_bot.games.codex.rules.content import ADDONS, TECHS
from sfb_bot.games.codex.rules.costs import cost_of
from sfb_bot.games.codex.rules.fitting import subtypes_of
from sfb_bot.games.codex.rules.ids import KindId, ObjId, SpecId
from sfb_bot.games.codex.rules.main_phase import hire_price
from sfb_bot.games.codex.rules.model import (
    PREPARING,
    Edict,
    HeroCard,
    Mod,
    Obj,
    Outcome,
    Phase,
    PickWay,
    Player,
    State,
)
from sfb_bot.games.codex.rules.value_rules import Values
from sfb_bot.games.codex.rules.values import values
from sfb_bot.kernel import Ask, Decision, Seat, commitment, value


@value
class ObjView:
    """Something on the table, with its values as they are now.

    `kind` is the card, `shape` what it counts as; they differ for copies and what was transformed. `armor`
    is what is left of it. `keywords` are all it has now, `numbers` those that come with a number.
    The fields from `mods` on are what the rules remember of it.
    """

    id: ObjId
    kind: KindId
    shape: KindId
    owner: Seat
    seat: Seat
    atk: int
    hp: int
    damage: int
    armor: int
    level: int
    slot: int
    keywords: tuple[str, ...]
    numbers: tuple[tuple[str, int], ...]
    subtypes: tuple[str, ...]
    runes: tuple[tuple[str, int], ...]
    is_exhausted: bool
    is_fresh: bool
    is_site: bool
    is_future: bool
    skips_ready: bool
    host: ObjId
    spec: SpecId
    held: tuple[KindId, ...]
    mods: tuple[Mod, ...]
    used: tuple[tuple[int, int], ...]
    links: tuple[ObjId, ...]
    number: int
    word: str
    home: tuple[tuple[Seat, str], ...]
    shape_until: str
    seen_by: tuple[Seat, ...]
    armor_used: int
    attacks: int
    born: int
    was_max_at_start: bool
    post: int = 0

    @property
    def hp_left(self) -> int:
        """How much more damage it stands."""
        return self.hp - self.damage

    @property
    def is_in_play(self) -> bool:
        """Finished, and not in the future."""
        return not (self.is_site or self.is_future)


@value
class HeroView:
    """A hero of a player: in play as `obj`, or in the command zone for `wait` more own turns."""

    kind: KindId
    wait: int
    obj: ObjId
    has_died: bool


@value
class PlayerView:
    """What everybody may know about a seat; `hand` only where a card lays it open, else None."""

    seat: Seat
    gold: int
    workers: int
    hand_size: int
    deck_size: int
    discard_size: int
    codex_size: int
    heroes: tuple[HeroView, ...]
    bans: tuple[KindId, ...]
    spec: SpecId
    built: tuple[KindId, ...]
    has_locked: bool
    turns: int
    least_picks: int
    spent: tuple[tuple[str, int], ...]
    has_left: bool
    is_cleared: bool
    has_fallen: bool
    hand: tuple[KindId, ...] | None


@value
class PublicView:
    """The match as the whole channel may see it. `waiting` says who is asked what; `seed` only at the end.

    `objs` stand in the order they came. `bases` are the bases by side. `gone` is what has left the table: its
    number, what it was, whose.
    """

    mode: str
    hero_count: int
    picks: PickWay
    phase: Phase
    pick_no: int
    first: Seat
    active: tuple[Seat, ...]
    turn_no: int
    regular: int
    sides: tuple[tuple[Seat, ...], ...]
    players: tuple[PlayerView, ...]
    objs: tuple[ObjView, ...]
    bases: tuple[ObjId, ...]
    attacker: ObjId
    defender: ObjId
    edicts: tuple[Edict, ...]
    extra: tuple[Seat, ...]
    tied: tuple[Seat, ...]
    fallen: tuple[Seat, ...]
    next_id: int
    draw_offers: tuple[Seat, ...]
    concessions: tuple[Seat, ...]
    gone: tuple[tuple[ObjId, KindId, Seat], ...]
    waiting: tuple[tuple[Seat, str], ...]
    outcome: Outcome | None
    commitment: str
    seed: str | None

    def asked(self, seat: Seat) -> str:
        """What a seat is asked for, empty for nothing."""
        return dict(self.waiting).get(seat, "")

    def obj(self, number: ObjId) -> ObjView | None:
        """Something that is on the table now."""
        return next((each for each in self.objs if each.id == number), None)

    def of_seat(self, seat: Seat) -> tuple[ObjView, ...]:
        """What a seat controls."""
        return tuple(each for each in self.objs if each.seat == seat)

    def side_of(self, seat: Seat) -> int:
        """The side a seat plays on."""
        return next(number for number, side in enumerate(self.sides) if seat in side)

    def base(self, seat: Seat) -> ObjView | None:
        """The base of a seat; None before it is set up."""
        side = self.side_of(seat)
        return self.obj(self.bases[side]) if side < len(self.bases) else None


@value
class Piles:
    """The hidden piles of a seat: its hand in the order it came, its discard, what is left of its codex."""

    seat: Seat
    hand: tuple[KindId, ...]
    discard: tuple[KindId, ...]
    codex: tuple[tuple[KindId, int], ...]
    hired: tuple[KindId, ...]


@value
class SeatView:
    """The match as one seat may see it: the public part, its own piles and those of its partner (C19).

    `costs` is what the cards in hand, buildings and a worker (`hire`) cost this seat now.
    """

    seat: Seat
    public: PublicView
    piles: Piles
    partners: tuple[Piles, ...]
    question: Decision | None
    costs: tuple[tuple[str, int], ...] = ()

    @property
    def hand(self) -> tuple[KindId, ...]:
        """The cards in hand."""
        return self.piles.hand


def public_view(state: State, ask: Ask | None) -> PublicView:
    """What everybody may see."""
    over = state.outcome is not None
    open_hands = _open_hands(state)
    return PublicView(
        mode=state.setup.mode,
        hero_count=state.setup.heroes,
        picks=state.setup.picks,
        phase=state.phase,
        pick_no=state.pick_no,
        first=state.first,
        active=state.active,
        turn_no=state.turn_no,
        regular=state.regular,
        sides=state.sides,
        players=tuple([_player(state, player, player.seat in open_hands) for player in state.players]),
        objs=tuple([_obj(state, obj) for obj in state.objs.values()]),
        bases=tuple(state.bases),
        attacker=state.attacker,
        defender=state.defender,
        edicts=tuple(state.edicts),
        extra=tuple(state.extra),
        tied=state.tied,
        fallen=state.fallen,
        next_id=state.next_id,
        draw_offers=tuple(state.draw_offers),
        concessions=tuple(state.concessions),
        gone=tuple(state.gone),
        waiting=tuple((each.seat, each.prompt) for each in ask.decisions) if ask else (),
        outcome=state.outcome,
        commitment=commitment(state.dice.seed),
        seed=state.dice.seed if over else None,
    )


def _open_hands(state: State) -> frozenset[Seat]:
    """Whose hands lie open to all: those of the opponents of an Eyes of the Chancellor (C23)."""
    if not state.sources:
        return frozenset()
    return frozenset(seat for eye in statics(state, "open_hands") for seat in state.opponents(eye.seat))


def seat_view(state: State, ask: Ask | None, seat: Seat) -> SeatView:
    """What one seat may see."""
    question = next((each for each in ask.decisions if each.seat == seat), None) if ask else None
    partners = [each for each in state.sides[state.side_of[seat]] if each != seat]
    return SeatView(
        seat=seat,
        public=public_view(state, ask),
        piles=_piles(state.players[seat]),
        partners=tuple([_piles(state.players[each]) for each in partners]),
        question=question,
        costs=_costs(state, seat),
    )


def _costs(state: State, seat: Seat) -> tuple[tuple[str, int], ...]:
    kinds = state.content.kinds
    if state.phase in PREPARING:
        return ()
    found = {kind: cost_of(state, seat, kinds[kind]) for kind in state.players[seat].hand}
    found |= {kind: build_cost(state, seat, kinds[kind]) for kind in (*TECHS[1:], *ADDONS)}
    return (*found.items(), ("hire", hire_price(state, seat)))


def _piles(player: Player) -> Piles:
    return Piles(
        player.seat,
        tuple(player.hand),
        tuple(sorted(player.discard)),
        tuple(sorted(player.codex.items())),
        tuple(player.hired),
    )


def _hero(hero: HeroCard) -> HeroView:
    return HeroView(hero.kind, hero.wait, hero.obj, hero.has_died)


def _player(state: State, player: Player, is_open: bool) -> PlayerView:
    return PlayerView(
        seat=player.seat,
        gold=player.gold,
        workers=player.workers,
        hand_size=len(player.hand),
        deck_size=len(player.deck),
        discard_size=len(player.discard),
        codex_size=sum(player.codex.values()),
        heroes=tuple([_hero(hero) for hero in player.heroes]),
        bans=tuple(player.bans),
        spec=player.spec,
        built=tuple(player.built),
        has_locked=player.has_locked,
        turns=player.turns,
        least_picks=player.least_picks,
        spent=tuple(sorted(player.spent.items())),
        has_left=player.has_left,
        is_cleared=player.is_cleared,
        has_fallen=player.seat in state.fallen,
        hand=tuple(sorted(player.hand)) if is_open else None,
    )


def _obj(state: State, obj: Obj) -> ObjView:
    now = values(state, obj)
    return ObjView(
        id=obj.id,
        kind=obj.kind.id,
        shape=obj.shape.id,
        owner=obj.owner,
        seat=obj.seat,
        atk=now.atk,
        hp=now.hp,
        damage=obj.damage,
        armor=max(0, now.armor - obj.armor_used),
        level=obj.level,
        slot=obj.slot,
        keywords=key.names_of(now.flags),
        numbers=_numbers(now),
        subtypes=_in_order(subtypes_of(state, obj)),
        runes=tuple(sorted(obj.runes.items())) if obj.runes else (),
        is_exhausted=obj.is_exhausted,
        is_fresh=obj.fresh,
        is_site=obj.is_building_site,
        is_future=obj.is_future,
        skips_ready=obj.skips_ready,
        host=obj.host,
        spec=obj.spec,
        held=obj.held,
        mods=tuple(obj.mods),
        used=tuple(sorted(obj.used.items())) if obj.used else (),
        links=obj.links,
        number=obj.number,
        word=obj.word,
        home=obj.home,
        shape_until=obj.shape_until,
        seen_by=obj.is_seen_by,
        armor_used=obj.armor_used,
        attacks=obj.attacks,
        born=obj.born,
        was_max_at_start=obj.was_max_at_start,
        post=obj.post,
    )


def _numbers(now: Values) -> tuple[tuple[str, int], ...]:
    """The keywords with a number, of which most cards have none."""
    if not (now.resist or now.frenzy or now.sparkshot or now.healing or now.obliterate):
        return ()
    names = ("resist", "frenzy", "sparkshot", "healing", "obliterate")
    return tuple([(name, getattr(now, name)) for name in names if getattr(now, name)])


@lru_cache(maxsize=1_000)
def _in_order(words: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted(words))
