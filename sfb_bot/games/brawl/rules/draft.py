"""How teams are chosen: free choice, a ready team, by chance, casual, tournament and double drafts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.choices import ANY_TEAM, OnChampion, OnOffer, OnTeam
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.ids import ChampionId
from sfb_bot.games.brawl.rules.model import RANDOM_TEAM, SIDES, Phase, Setup, State
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.kernel import Ask, Decision, Flow, Option, Seat, choose

# Who picks in a casual draft, as places in the turn order: the second before the first, and so on.
CASUAL_ORDER: Final = {2: (1, 0), 4: (1, 0, 3, 2)}

OFFER_KEYS: Final = ("first_team", "second_team")


def draft(fx: BrawlFx) -> Flow[None]:
    """The next step of the draft; a flow a step, so that each one is a boundary."""
    state = fx.state
    agreed = [seat for seat, team in enumerate(state.setup.teams) if team and not state.draft.picks[seat]]
    if all(len(picks) == state.mode.champions for picks in state.draft.picks):
        fx.emit(ev.TeamsAssembled())
        fx.emit(ev.PhaseBegan(Phase.DEAL))
    elif agreed:
        for seat in agreed:
            _pick_all(fx, Seat(seat), _drawn(fx, Seat(seat), state.setup.teams[seat]))
    elif state.setup.draft == "random":
        for seat in _undecided(state):
            _pick_all(fx, seat, _drawn(fx, seat, RANDOM_TEAM))
    elif state.setup.draft == "quick":
        yield from _quick_choice(fx)
    elif state.setup.draft == "free":
        yield from _free_choice(fx)
    elif state.setup.draft == "casual":
        yield from _casual_pick(fx)
    else:
        yield from _tournament_step(fx)


def _free_choice(fx: BrawlFx) -> Flow[None]:
    """Everybody names a team; sealed until all are in."""
    yield from _lay_out(fx, "team", fx.state.mode.champions)
    if all(fx.state.draft.line_ups):
        for seat in _undecided(fx.state):
            _pick_all(fx, seat, fx.state.draft.line_ups[seat])


def _undecided(state: State) -> list[Seat]:
    """The seats without a team, in turn order: all of them but those whose team was agreed."""
    return [seat for seat in state.order if not state.draft.picks[seat]]


def _quick_choice(fx: BrawlFx) -> Flow[None]:
    """Everybody takes one of the teams of the box; sealed until all are in."""
    state = fx.state
    options = tuple(state.content.team_options[team] for team in quick_teams(state.content, state.setup))
    if state.setup.asks_little:
        options = (*options, ANY_TEAM)
    seats = sorted(_undecided(state))
    answers = yield Ask(
        tuple(Decision(seat, "starter", options, default=(options[0].key,)) for seat in seats)
    )
    for seat, (option,) in zip(seats, answers, strict=True):
        assert isinstance(option.payload, OnTeam)
        _pick_all(fx, seat, _drawn(fx, seat, option.payload.champions or RANDOM_TEAM))


def _drawn(fx: BrawlFx, seat: Seat, team: Sequence[ChampionId]) -> Sequence[ChampionId]:
    """The champions of a team; instead of a random one, champions nobody has yet, as far as there are any."""
    if tuple(team) != RANDOM_TEAM:
        return team
    state = fx.state
    pool = _left(state, state.seats)
    if len(pool) < state.mode.champions:
        pool = _left(state, state.seats[side_of(seat) :: 2])
    return fx.shuffled(pool)[: state.mode.champions]


def _left(state: State, seats: Iterable[Seat]) -> list[ChampionId]:
    """The champions that none of these seats has picked."""
    taken = {champion for seat in seats for champion in state.draft.picks[seat]}
    return [champion for champion in state.setup.roster if champion not in taken]


def quick_teams(content: Content, setup: Setup) -> list[str]:
    """The teams of the box that can be had with the champions of a match."""
    return [team.id for team in content.teams.values() if {*team.champions} <= {*setup.roster}]


def _casual_pick(fx: BrawlFx) -> Flow[None]:
    """From the open pool of champion cards: one that is taken is gone, and no side has a champion twice.

    What would leave somebody without a champion to pick is not offered (R32).
    """
    state = fx.state
    order = CASUAL_ORDER[len(state.order)]
    seat = state.order[order[state.draft.step % len(order)]]
    if state.setup.one_pool or len(state.seats) == len(SIDES):
        pool = [name for name in sorted({*state.setup.roster}) if _leaves_enough(state, seat, name)]
    else:
        pool = _left(state, state.seats[side_of(seat) :: len(SIDES)])
    yield from _pick(fx, seat, pool)


def _leaves_enough(state: State, seat: Seat, champion: ChampionId) -> bool:
    """Whether a side may take a card of the pool, so that both sides can still fill their teams."""
    left = Counter(state.setup.roster)
    owned: tuple[set[ChampionId], ...] = tuple(set() for _ in SIDES)
    wanted = [0 for _ in SIDES]
    for other in state.seats:
        picks = state.draft.picks[other]
        left.subtract(picks)
        owned[side_of(other)].update(picks)
        wanted[side_of(other)] += state.mode.champions - len(picks)
    own = side_of(seat)
    if left[champion] < 1 or champion in owned[own]:
        return False
    left[champion] -= 1
    owned[own].add(champion)
    wanted[own] -= 1
    cards = [(count, *(name not in mine for mine in owned)) for name, count in left.items() if count > 0]
    mine_or_theirs = [sum(each[1 + side] for each in cards) for side in SIDES]
    together = sum(min(count, sum(takers)) for count, *takers in cards)
    return all(need <= found for need, found in zip(wanted, mine_or_theirs, strict=True)) and (
        sum(wanted) <= together
    )


def _tournament_step(fx: BrawlFx) -> Flow[None]:
    """Line-ups, a ban each in turn order, then each picks in turn from what is left of their line-up.

    Where only as many are left as a team needs, nobody is asked to pick.
    """
    state = fx.state
    draft = state.draft
    banned = sum(map(len, draft.bans))
    if not all(draft.line_ups):
        yield from (_double_step(fx) if state.setup.draft == "double" else _line_up(fx))
    elif banned < len(state.order):
        seat, owner = state.order[banned], state.order[banned ^ 1]
        options = _options(state, draft.line_ups[owner])
        choice = yield from choose(seat, "ban", options, default=options[0].key)
        assert isinstance(choice, OnChampion)
        fx.emit(ev.ChampionBanned(seat, owner, choice.champion))
    elif state.mode.line_up - 1 == state.mode.champions:
        for seat in state.order:
            _pick_all(fx, seat, [name for name in draft.line_ups[seat] if name not in draft.bans[seat]])
    else:
        seat = state.order[sum(map(len, draft.picks)) % len(state.order)]
        gone = {*draft.bans[seat], *draft.picks[seat]}
        yield from _pick(fx, seat, [name for name in draft.line_ups[seat] if name not in gone])


def _line_up(fx: BrawlFx) -> Flow[None]:
    yield from _lay_out(fx, "line_up", fx.state.mode.line_up)


def _double_step(fx: BrawlFx) -> Flow[None]:
    """Two line-ups each without a repeat, sealed until all are in; then each bans one of the other's two."""
    state = fx.state
    draft = state.draft
    if not all(draft.offers):
        chosen = yield from _ask_sealed(fx, "line_up", state.mode.line_up, state.seats)
        if all(draft.sealed):
            pairs = zip(draft.sealed, chosen, strict=True)
            fx.emit(ev.OffersRevealed(tuple(pairs)))
        else:
            _seal(fx, state.seats, chosen)
        return
    # Who has lost one of the two has its line-up; the first player bans first.
    seat = state.order[sum(map(bool, draft.line_ups))]
    owner = next(other for other in state.seats if other != seat)
    offers = draft.offers[owner]
    options = [Option(OFFER_KEYS[number], OnOffer(number, names)) for number, names in enumerate(offers)]
    choice = yield from choose(seat, "ban_team", options, default=options[0].key)
    assert isinstance(choice, OnOffer)
    fx.emit(ev.OfferBanned(seat, owner, choice.champions, offers[1 - choice.number]))


def _lay_out(fx: BrawlFx, prompt: str, size: int) -> Flow[None]:
    """The next players to lay out champions do so at the same time; all line-ups are turned up together.

    In teams players 1 and 2 choose first, then 3 and 4, who see their partner's and may not repeat it.
    """
    state = fx.state
    sealed = state.draft.sealed
    waiting = [seat for seat in _undecided(state) if not sealed[seat]]
    pair = tuple(sorted(waiting[: len(SIDES)]))
    chosen = yield from _ask_sealed(fx, prompt, size, pair)
    if len(waiting) > len(pair):
        _seal(fx, pair, chosen)
        return
    line_ups = [names or tuple(picks) for names, picks in zip(sealed, state.draft.picks, strict=True)]
    for seat, names in zip(pair, chosen, strict=True):
        line_ups[seat] = names
    fx.emit(ev.LineUpsRevealed(tuple(line_ups)))


def _ask_sealed(
    fx: BrawlFx, prompt: str, size: int, seats: Iterable[Seat]
) -> Flow[tuple[tuple[ChampionId, ...], ...]]:
    """These seats name this many champions at once, none that their own side has laid out already."""
    state = fx.state
    decisions: list[Decision] = []
    for seat in seats:
        gone = {name for mate in state.seats[side_of(seat) :: 2] for name in state.draft.sealed[mate]}
        options = tuple(_options(state, (name for name in state.setup.roster if name not in gone)))
        default = tuple(option.key for option in options[:size])
        decisions.append(Decision(seat, prompt, options, (size, size), default))
    answers = yield Ask(tuple(decisions))
    return tuple(tuple(sorted(ChampionId(option.key) for option in chosen)) for chosen in answers)


def _seal(fx: BrawlFx, seats: Iterable[Seat], chosen: Iterable[tuple[ChampionId, ...]]) -> None:
    for seat, names in zip(seats, chosen, strict=True):
        fx.emit(ev.LineUpSealed(seat, names))


def _pick(fx: BrawlFx, seat: Seat, pool: list[ChampionId]) -> Flow[None]:
    options = _options(fx.state, pool)
    choice = yield from choose(seat, "pick", options, default=options[0].key)
    assert isinstance(choice, OnChampion)
    fx.emit(ev.ChampionPicked(seat, choice.champion))


def _pick_all(fx: BrawlFx, seat: Seat, champions: Iterable[ChampionId]) -> None:
    for champion in champions:
        fx.emit(ev.ChampionPicked(seat, champion))


def _options(state: State, champions: Iterable[ChampionId]) -> list[Option]:
    return [state.content.champion_options[champion] for champion in sorted(champions)]
