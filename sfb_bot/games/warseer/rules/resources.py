"""The resource stage of a tournament's match: coins, and what is bought for them (W-173, W-178)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.choices import NONE, About, OnKind, OnNumber, on_copy, on_kind, on_number
from sfb_bot.games.warseer.rules.content import KindId, MatchRow, Upgrade
from sfb_bot.games.warseer.rules.model import Phase, State
from sfb_bot.games.warseer.rules.setup import Carried, Ledger
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.kernel import Ask, BugError, Decision, Flow, Option, Seat

SHOPS: Final = ("A", "B")
LOT: Final = "lot"


def carried_of(state: State) -> Carried:
    """What the match began with; the first one of a tournament begins with nothing."""
    if state.setup.carried is not None:
        return state.setup.carried
    return Carried(1, -1, tuple(state.tables.content.scenarios), (), (Ledger(), Ledger()))


def row_of(state: State) -> MatchRow:
    """The line of the table for this match (W-174, WQ79)."""
    return state.tables.content.tournament.matches[carried_of(state).number - 1]


def ledger_of(state: State, seat: Seat) -> Ledger:
    """What a seat has in the tournament."""
    found = state.players[seat].ledger
    if found is None:
        raise BugError("a match without a tournament has no ledger")
    return found


def muster(fx: WarseerFx) -> Flow[None]:
    """Shops are drawn before the first match; the coins of the table, and 3 for each point behind."""
    state, carried = fx.state, carried_of(fx.state)
    tournament = state.tables.content.tournament
    lot = fx.below(2)
    shops = SHOPS if lot else SHOPS[::-1]
    points = [ledger.points for ledger in carried.ledgers]
    for player in state.players:
        seat = player.seat
        behind = max(points[1 - seat] - points[seat], 0)
        shop = carried.ledgers[seat].shop or shops[seat]
        coins = row_of(state).coins + behind * tournament.coins_per_point
        fx.emit(ev.Mustered(seat, shop, coins))
    # Who leads where nothing else tells (WQ81).
    fx.emit(ev.Counted(Seat(lot), LOT, is_of_match=True))
    fx.emit(ev.PhaseBegan(Phase.HEROES))
    return
    yield


# --- Purchases --------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Plan:
    """What a seat has chosen so far, sealed until both are done."""

    coins: int
    dismissed: list[KindId] = field(default_factory=list[KindId])
    converted: int = 0
    recruited: list[KindId] = field(default_factory=list[KindId])
    recovered: list[KindId] = field(default_factory=list[KindId])
    gifts: list[KindId] = field(default_factory=list[KindId])
    bought: list[KindId] = field(default_factory=list[KindId])


def resources(fx: WarseerFx) -> Flow[None]:
    """Both buy at once, sealed: dismissals, points into coins, characters, recoveries, upgrades.

    Lists are wishes in order: each is bought as far as the coins reach. Who is asked what depends on the
    open ledgers alone.
    """
    state = fx.state
    plans = {player.seat: Plan(ledger_of(state, player.seat).coins) for player in state.players}
    for ask, take in _STEPS:
        questions = [found for seat, plan in plans.items() if (found := ask(state, seat, plan)) is not None]
        if questions:
            answers = yield Ask(tuple(questions))
            for question, picked in zip(questions, answers, strict=True):
                for option in picked:
                    take(state, question.seat, plans[question.seat], option.payload)
    for seat, plan in plans.items():
        fx.emit(
            ev.Provisioned(
                seat,
                plan.coins,
                tuple(plan.dismissed),
                plan.converted,
                tuple(plan.recruited),
                tuple(plan.recovered),
                (*plan.gifts, *plan.bought),
                len(plan.gifts),
            )
        )
    fx.emit(ev.PhaseBegan(Phase.TERMS))


def _wishes(seat: Seat, prompt: str, options: list[Option], coins: int) -> Decision:
    """A list of wishes; with nothing to be had the question is asked all the same."""
    found = tuple(options) or (NONE,)
    return Decision(seat, prompt, found, (0, len(found)), (), About(amount=coins))


def _ask_dismiss(state: State, seat: Seat, plan: Plan) -> Decision | None:
    recruits = ledger_of(state, seat).recruits
    return _wishes(seat, "dismiss", [on_kind(kind) for kind in recruits], plan.coins) if recruits else None


def _take_dismiss(state: State, seat: Seat, plan: Plan, payload: object) -> None:
    del state, seat
    if isinstance(payload, OnKind):
        plan.dismissed.append(payload.kind)


def _ask_convert(state: State, seat: Seat, plan: Plan) -> Decision | None:
    """Any number of points, so that the total never goes below 0 (WQ82)."""
    points = ledger_of(state, seat).points
    if not points:
        return None
    options = tuple(on_number(number) for number in range(points + 1))
    return Decision(seat, "convert", options, default=(options[0].key,), about=About(amount=plan.coins))


def _take_convert(state: State, seat: Seat, plan: Plan, payload: object) -> None:
    del seat
    if isinstance(payload, OnNumber):
        plan.converted = payload.number
        plan.coins += payload.number * state.tables.content.tournament.coins_per_point


def can_recruit(state: State, seat: Seat, plan: Plan, kind: KindId) -> bool:
    """Whether a character can be bought now: one of each rank, within leadership, for its price (W-178)."""
    content = state.tables.content
    hero, found = state.players[seat].hero, content.creatures[kind]
    assert hero is not None
    kept = [each for each in ledger_of(state, seat).recruits if each not in plan.dismissed]
    if any(content.creatures[each].rank == found.rank for each in plan.recruited):
        return False
    camp = (*kept, *plan.recruited, kind)
    return content.fits(hero, camp) and content.tournament.price(found) <= plan.coins


def _ask_recruit(state: State, seat: Seat, plan: Plan) -> Decision | None:
    hero = state.players[seat].hero
    assert hero is not None
    found = [kind for kind in state.tables.content.camp_choices(hero) if can_recruit(state, seat, plan, kind)]
    return _wishes(seat, "recruit", [on_kind(kind) for kind in found], plan.coins)


def _take_recruit(state: State, seat: Seat, plan: Plan, payload: object) -> None:
    if isinstance(payload, OnKind) and can_recruit(state, seat, plan, payload.kind):
        plan.recruited.append(payload.kind)
        plan.coins -= state.tables.content.tournament.price(state.tables.content.creatures[payload.kind])


def _ask_recover(state: State, seat: Seat, plan: Plan) -> Decision | None:
    injured = ledger_of(state, seat).injured
    if not injured:
        return None
    content = state.tables.content
    found = [
        kind
        for kind in injured
        if kind not in plan.dismissed and content.tournament.recovery(content.creatures[kind]) <= plan.coins
    ]
    return _wishes(seat, "recover", [on_kind(kind) for kind in found], plan.coins)


def _take_recover(state: State, seat: Seat, plan: Plan, payload: object) -> None:
    del seat
    content = state.tables.content
    if isinstance(payload, OnKind):
        price = content.tournament.recovery(content.creatures[payload.kind])
        if price <= plan.coins:
            plan.recovered.append(payload.kind)
            plan.coins -= price


def in_shop(state: State, seat: Seat, plan: Plan) -> list[Upgrade]:
    """The cards of a seat's set of which copies are left, each as often as there are (W-171)."""
    ledger = ledger_of(state, seat)
    found: list[Upgrade] = []
    for upgrade in state.tables.content.upgrades.values():
        if upgrade.set == ledger.shop:
            owned = (*ledger.upgrades, *plan.gifts, *plan.bought).count(upgrade.id)
            found.extend([upgrade] * (upgrade.copies - owned))
    return found


def _copies(upgrades: list[Upgrade]) -> list[Option]:
    seen: dict[KindId, int] = {}
    options: list[Option] = []
    for upgrade in upgrades:
        number = seen.get(upgrade.id, 0)
        options.append(on_copy(upgrade.id, number))
        seen[upgrade.id] = number + 1
    return options


def _ask_gift(state: State, seat: Seat, plan: Plan) -> Decision | None:
    """An incantation of the own set, free: the last reward of a line of the sheet (W-181)."""
    gifts = ledger_of(state, seat).gifts
    found = [upgrade for upgrade in in_shop(state, seat, plan) if upgrade.sort == "incantation"]
    if not gifts or not found:
        return None
    options = tuple(_copies(found))
    return Decision(seat, "gift", options, (0, min(gifts, len(options))), (options[0].key,))


def _take_gift(state: State, seat: Seat, plan: Plan, payload: object) -> None:
    del state, seat
    if isinstance(payload, OnKind):
        plan.gifts.append(payload.kind)


def _ask_shop(state: State, seat: Seat, plan: Plan) -> Decision | None:
    found = [upgrade for upgrade in in_shop(state, seat, plan) if upgrade.price <= plan.coins]
    return _wishes(seat, "shop", _copies(found), plan.coins)


def _take_shop(state: State, seat: Seat, plan: Plan, payload: object) -> None:
    del seat
    if isinstance(payload, OnKind):
        price = state.tables.content.upgrades[payload.kind].price
        if price <= plan.coins:
            plan.bought.append(payload.kind)
            plan.coins -= price


_STEPS: Final[
    tuple[
        tuple[Callable[[State, Seat, Plan], Decision | None], Callable[[State, Seat, Plan, object], None]],
        ...,
    ]
] = (
    (_ask_dismiss, _take_dismiss),
    (_ask_convert, _take_convert),
    (_ask_recruit, _take_recruit),
    (_ask_recover, _take_recover),
    (_ask_gift, _take_gift),
    (_ask_shop, _take_shop),
)
