"""Before the first turn: who begins, who plays which heroes, the first hands (section 3)."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.choices import OnKind
from sfb_bot.games.codex.rules.content import BASE
from sfb_bot.games.codex.rules.ids import KindId, ObjId
from sfb_bot.games.codex.rules.model import MOST_HAND, Phase, State
from sfb_bot.games.codex.rules.piles import draw
from sfb_bot.games.codex.rules.work import CodexFx, Work
from sfb_bot.kernel import Ask, Decision, Flow, Option, Seat

WORKERS_OF_THE_FIRST: Final = 4
WORKERS: Final = 5


def first_player(fx: CodexFx) -> Flow[None]:
    """Somebody begins, by agreement or by lot (C24)."""
    state = fx.state
    agreed = state.setup.first
    seats = [player.seat for player in state.players]
    fx.emit(ev.FirstPlayerSet(seats[fx.below(len(seats))] if agreed is None else agreed))
    fx.emit(ev.PhaseBegan(Phase.PICK))
    return
    yield


def pick(fx: CodexFx) -> Flow[None]:
    """Heroes, the way that was agreed: in secret, one after the other, or by chance (C25 to C28)."""
    state = fx.state
    if state.setup.picks == "draft":
        yield from _draft(fx)
    elif state.pick_no == 0:
        yield from _heroes(fx)
    else:
        yield from _main_heroes(fx)


def chosen_before(state: State, seat: Seat) -> tuple[KindId, ...]:
    """What a seat has chosen before the match."""
    return state.setup.chosen[seat] if seat < len(state.setup.chosen) else ()


def hero_options(state: State) -> tuple[Option, ...]:
    """All heroes, school by school."""
    return tuple([Option(hero.id, OnKind(hero.id)) for hero in state.content.heroes])


def _heroes(fx: CodexFx) -> Flow[None]:
    """Everybody names their heroes at the same time."""
    state = fx.state
    number = state.setup.heroes
    found = {player.seat: chosen_before(state, player.seat) for player in state.players}
    asked = [seat for seat, chosen in found.items() if not chosen]
    if state.setup.picks == "random":
        for seat in asked:
            order = fx.shuffled([hero.id for hero in state.content.heroes])
            found[seat] = tuple(order[:number])
    elif asked:
        options = hero_options(state)
        default = tuple([option.key for option in options[:number]])
        decisions = [Decision(seat, "heroes", options, (number, number), default) for seat in asked]
        answers = yield Ask(tuple(decisions))
        for seat, chosen in zip(asked, answers, strict=True):
            found[seat] = tuple([each.payload.kind for each in chosen if isinstance(each.payload, OnKind)])
    for seat, kinds in found.items():
        fx.emit(ev.HeroesPicked(seat, kinds))
    fx.emit(ev.PhaseBegan(Phase.PICK, 1))


def _undecided(state: State) -> list[Seat]:
    """Whose heroes are of several colours, so that one of them has to be the main hero."""
    kinds = state.content.kinds
    return [
        player.seat
        for player in state.players
        if len({kinds[hero.kind].colour for hero in player.heroes}) > 1
        and not chosen_before(state, player.seat)
    ]


def _main_heroes(fx: CodexFx) -> Flow[None]:
    """The main hero gives the colour of the starter deck (C26)."""
    state = fx.state
    asked = _undecided(state) if state.setup.picks != "random" else []
    if asked:
        decisions: list[Decision] = []
        for seat in asked:
            options = tuple([Option(hero.kind, OnKind(hero.kind)) for hero in state.players[seat].heroes])
            decisions.append(Decision(seat, "main_hero", options, default=(options[0].key,)))
        answers = yield Ask(tuple(decisions))
        for seat, chosen in zip(asked, answers, strict=True):
            assert isinstance(chosen[0].payload, OnKind)
            main = chosen[0].payload.kind
            others = [hero.kind for hero in state.players[seat].heroes if hero.kind != main]
            fx.emit(ev.HeroesPicked(seat, (main, *others)))
    fx.emit(ev.PhaseBegan(Phase.DEAL))


def draft_plan(state: State) -> list[tuple[Seat, str]]:
    """Who bans and picks in which order: a ban each, then picks there and back."""
    count = len(state.players)
    seats = [Seat((state.first + number) % count) for number in range(count)]
    plan = [(seat, "ban") for seat in seats]
    for turn in range(state.setup.heroes):
        plan.extend((seat, "pick_hero") for seat in (seats if turn % 2 == 0 else reversed(seats)))
    return plan


def _draft(fx: CodexFx) -> Flow[None]:
    """One ban or pick of a draft; no hero is played twice."""
    state = fx.state
    plan = draft_plan(state)
    if state.pick_no >= len(plan):
        yield from _main_heroes(fx)
        return
    seat, prompt = plan[state.pick_no]
    gone = {kind for player in state.players for kind in player.bans}
    gone |= {hero.kind for player in state.players for hero in player.heroes}
    options = tuple([option for option in hero_options(state) if option.key not in gone])
    answers = yield Ask((Decision(seat, prompt, options, default=(options[0].key,)),))
    picked = answers[0][0].payload
    assert isinstance(picked, OnKind)
    if prompt == "ban":
        fx.emit(ev.HeroBanned(seat, picked.kind))
    else:
        mine = tuple([hero.kind for hero in state.players[seat].heroes])
        fx.emit(ev.HeroesPicked(seat, (*mine, picked.kind)))
    fx.emit(ev.PhaseBegan(Phase.PICK, state.pick_no + 1))


def deal(fx: CodexFx) -> Flow[None]:
    """Bases, codices, shuffled starter decks, the first hands (C29 to C33)."""
    state = fx.state
    work = Work(fx)
    for side in state.sides:
        fx.emit(ev.Arrived(ObjId(state.next_id), BASE, side[0], side[0], "set_up"))
    first_side = state.side_of[state.first]
    for player in state.players:
        main = state.content.kinds[player.heroes[0].kind]
        deck = fx.shuffled(state.content.starters[main.colour])
        is_first = state.side_of[player.seat] == first_side
        fx.emit(ev.Dealt(player.seat, tuple(deck), WORKERS_OF_THE_FIRST if is_first else WORKERS))
        draw(work, player.seat, MOST_HAND, "set_up")
    fx.emit(ev.PhaseBegan(Phase.TECH))
    return
    yield
