"""What is on the table, sorted by seats and by sides: most questions are about the cards of one seat."""

from __future__ import annotations

from sfb_bot.games.codex.rules.ids import NOTHING
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.kernel import Seat


class Holdings:
    """The cards of every seat, each list in the order they came.

    Lists are made when somebody asks for them, and other ones when something has come, gone or become
    something else. No list ever changes: whoever goes through one may let things happen meanwhile.
    """

    __slots__ = ("_able", "_fighters", "_heroes", "_spells", "_standing", "_users", "own")

    def __init__(self, state: State) -> None:
        self.own: list[list[Obj]] = [[] for _ in state.players]
        for obj in state.objs.values():
            self.own[obj.seat].append(obj)
        self._fighters: dict[Seat, list[Obj]] = {}
        self._users: dict[Seat, list[Obj]] = {}
        self._heroes: dict[Seat, list[Obj]] = {}
        self._standing: dict[int, list[Obj]] = {}
        self._able: dict[str, list[Obj]] = {}
        self._spells: list[Obj] | None = None

    def take(self, obj: Obj, side: int) -> None:
        """Something has come to a seat, or it is in play at last."""
        seat = obj.seat
        if not is_among(obj, self.own[seat]):
            self.own[seat] = _with(obj, self.own[seat])
            for when in obj.shape.by_when:
                if when in self._able:
                    self._able[when] = _with(obj, self._able[when])
        self._forget(obj, side)

    def give(self, obj: Obj, side: int) -> None:
        """Something has gone from a seat."""
        seat = obj.seat
        self.own[seat] = [each for each in self.own[seat] if each is not obj]
        for when in obj.shape.by_when:
            if when in self._able:
                self._able[when] = [each for each in self._able[when] if each is not obj]
        self._forget(obj, side)

    def _forget(self, obj: Obj, side: int) -> None:
        seat = obj.seat
        self._fighters.pop(seat, None)
        self._users.pop(seat, None)
        self._standing.pop(side, None)
        if obj.kind.is_hero:
            self._heroes.pop(seat, None)
        elif obj.shape.type == "spell":
            self._spells = None

    def fighters(self, seat: Seat) -> list[Obj]:
        """The units and heroes of a seat, in play."""
        found = self._fighters.get(seat)
        if found is None:
            found = [
                obj
                for obj in self.own[seat]
                if obj.shape.is_fighter and not (obj.is_building_site or obj.is_future)
            ]
            self._fighters[seat] = found
        return found

    def users(self, seat: Seat) -> list[Obj]:
        """Whatever a seat has with abilities that can be paid for, in play or in the future."""
        found = self._users.get(seat)
        if found is None:
            found = [obj for obj in self.own[seat] if "use" in obj.shape.by_when and not obj.is_building_site]
            self._users[seat] = found
        return found

    def heroes(self, state: State, seat: Seat) -> list[Obj]:
        """The heroes that a seat controls, in the order of the players and of their heroes."""
        found = self._heroes.get(seat)
        if found is None:
            objs = state.objs
            cards = [hero.obj for player in state.players for hero in player.heroes if hero.obj != NOTHING]
            found = self._heroes[seat] = [objs[number] for number in cards if objs[number].seat == seat]
        return found

    def spells(self, state: State) -> list[Obj]:
        """The spells that stay on the table, whosever they are, in play or not."""
        if self._spells is None:
            self._spells = [obj for obj in state.objs.values() if obj.shape.type == "spell"]
        return self._spells

    def able(self, state: State, when: str) -> list[Obj]:
        """Whatever has abilities of a sort, whosever it is, in play or not, at any level."""
        found = self._able.get(when)
        if found is None:
            found = self._able[when] = [obj for obj in state.objs.values() if when in obj.shape.by_when]
        return found

    def standing(self, state: State, side: int) -> list[Obj]:
        """The units, heroes and buildings of a side, in play."""
        found = self._standing.get(side)
        if found is None:
            found = [
                obj
                for obj in of_seats(state, state.sides[side])
                if (obj.shape.is_fighter or obj.shape.is_building)
                and not (obj.is_building_site or obj.is_future)
            ]
            self._standing[side] = found
        return found


def is_among(obj: Obj, objs: list[Obj]) -> bool:
    """Whether a list has this very thing."""
    for each in objs:  # noqa: SIM110  cards that are equal are compared field by field
        if each is obj:
            return True
    return False


def _with(obj: Obj, objs: list[Obj]) -> list[Obj]:
    """A list with one more, in the order they came."""
    if not objs or objs[-1].id < obj.id:
        return [*objs, obj]
    return sorted([*objs, obj], key=lambda each: each.id)


def holdings(state: State) -> Holdings:
    """The cards of every seat now."""
    found: Holdings | None = state.holdings
    if found is None:
        found = state.holdings = Holdings(state)
    return found


def own(state: State, seat: Seat) -> list[Obj]:
    """All that a seat controls, in play or not."""
    holding: Holdings = state.holdings or holdings(state)
    return holding.own[seat]


def of_seats(state: State, seats: tuple[Seat, ...]) -> list[Obj]:
    """All that some seats control, in the order it came."""
    if len(seats) == 1:
        return own(state, seats[0])
    return [obj for obj in state.objs.values() if obj.seat in seats]


def heroes_of(state: State, seat: Seat) -> list[Obj]:
    """The heroes of a seat that are in play under its control."""
    holding: Holdings = state.holdings or holdings(state)
    return holding.heroes(state, seat)


def able(state: State, when: str) -> list[Obj]:
    """Whatever has abilities of a sort, whosever it is, in play or not, at any level."""
    holding: Holdings = state.holdings or holdings(state)
    return holding.able(state, when)
