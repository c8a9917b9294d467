"""A table for tests: set up a position in text, let the seats answer by name, look at everything.

    t = table("r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05 | b deryn@D5 goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.passes()
    t.expect(damage={"deryn": 2}, at={"deryn": "D7"}, discard={"a": "KIL05"})
    t.is_idle("a")

Every answer must be among the options the engine offers to that very seat, so a test that goes through
has been legal all the way. Champions are named `deryn`, or `b.deryn` where both sides have one. A line
with sections a to d is a team match, with seats `t.a` to `t.d`.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeVar

from sfb_bot.games.brawl.cards.card_files import load_content
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.board import is_rooted
from sfb_bot.games.brawl.rules.choices import OnHex, OnPath, OnTargets
from sfb_bot.games.brawl.rules.content import CORE_LETTERS, Content
from sfb_bot.games.brawl.rules.model import GATE, SEAT_LETTERS, Figure, State
from sfb_bot.games.brawl.rules.notation import parse_line, print_line
from sfb_bot.games.brawl.rules.rules import Brawl, BrawlRun
from sfb_bot.games.brawl.rules.views import PublicView, SeatView
from sfb_bot.kernel import Decision, Event, Run, Seat, Step

E = TypeVar("E", bound=Event)
# Questions about a move that may be answered by staying.
MAY_STAY: Final = ("move", "dash", "jump", "swoop", "force")


@cache
def content() -> Content:
    """The box that comes with the program, read once."""
    return load_content()


@cache
def rules() -> Brawl:
    """The rules over that box."""
    return Brawl(content())


def table(line: str) -> Table:
    """A table with the position of one notation line."""
    return Table(Run(rules(), parse_line(line, content())))


class Table:
    """A match under test."""

    def __init__(self, run: BrawlRun) -> None:
        self.run = run
        self.steps: list[Step] = []
        self.events: list[Event] = list(run.opening_events)
        self.hands = tuple(Hand(self, seat) for seat in run.state.seats)
        self.a, self.b = self.hands[:2]

    @property
    def c(self) -> Hand:
        """The third seat, of a team match."""
        return self.hands[2]

    @property
    def d(self) -> Hand:
        """The fourth seat, of a team match."""
        return self.hands[3]

    def by(self, letter: str) -> Hand:
        """The seat of a letter."""
        return self.hands[SEAT_LETTERS.index(letter)]

    @property
    def state(self) -> State:
        return self.run.state

    @property
    def line(self) -> str:
        return print_line(self.state)

    def figure(self, name: str) -> Figure:
        """The champion called `deryn` or `b.deryn`."""
        found = [f for f in self.state.figures if name in (f.champion.id, f.option.key)]
        assert len(found) == 1, f"{name!r} is {len(found)} champions"
        return found[0]

    def of(self, kind: type[E]) -> list[E]:
        """All events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def question(self) -> Decision:
        """The open question (the first, where several are open)."""
        assert self.run.ask is not None, "the match is over"
        seat = self.run.waiting_for[0]
        decision = self.run.decision_for(seat)
        assert decision is not None
        return decision

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked what: the seat's letter and the prompt."""
        return SEAT_LETTERS[self.question().seat], self.question().prompt

    @property
    def options(self) -> list[str]:
        """The keys of the open question."""
        return [option.key for option in self.question().options]

    @property
    def hexes(self) -> set[str]:
        """The hexes the open question offers, whatever else it does."""
        names = content().arena.grid.names
        payloads = [option.payload for option in self.question().options]
        return {names[payload.cell] for payload in payloads if isinstance(payload, (OnHex, OnPath))}

    @property
    def aims(self) -> dict[str, set[str]]:
        """Whom each way to attack that the open question offers would hit."""
        return {
            option.key: {self.state.figures[figure].option.key for figure in option.payload.figures}
            for option in self.question().options
            if isinstance(option.payload, OnTargets)
        }

    def public(self) -> PublicView:
        return rules().public_view(self.state, self.run.ask)

    def view(self, letter: str) -> SeatView:
        return rules().seat_view(self.state, self.run.ask, Seat(SEAT_LETTERS.index(letter)))

    def where(self, name: str) -> str:
        """The hex a champion stands on, or `gate`."""
        cell = self.figure(name).cell
        return "gate" if cell == GATE else content().arena.grid.names[cell]

    def expect(  # noqa: PLR0913  one word for each thing a test may look at
        self,
        *,
        at: dict[str, str] | None = None,
        damage: dict[str, int] | None = None,
        levelled: dict[str, bool] | None = None,
        vp: tuple[int, int] | None = None,
        hand: dict[str, str] | None = None,
        cores: dict[str, str] | None = None,
        tokens: str | None = None,
        discard: dict[str, str] | None = None,
        rooted: dict[str, bool] | None = None,
        supply: int | None = None,
    ) -> None:
        """Compare what is named; `hand` as `KIL02,KIL05`, `cores` as `RYb`, `tokens` as `C4,D3`.

        `discard` is in order, the oldest first; `supply` counts the traps that are left.
        """
        self._expect_champions(at or {}, damage or {}, levelled or {}, rooted or {})
        self._expect_cards(hand or {}, discard or {}, cores or {})
        if vp is not None:
            assert tuple(self.state.vp) == vp, f"the score is {self.state.vp}"
        if tokens is not None:
            names = content().arena.grid.names
            found_tokens = sorted(names[cell] for cell in self.state.tokens)
            assert found_tokens == sorted(tokens.split(",")), f"tokens on {found_tokens}"
        if supply is not None:
            assert len(self.state.supply) == supply, f"{len(self.state.supply)} traps are left"

    def _expect_champions(
        self, at: dict[str, str], damage: dict[str, int], levelled: dict[str, bool], rooted: dict[str, bool]
    ) -> None:
        for name, hex_name in at.items():
            assert self.where(name) == hex_name.replace("GATE", "gate"), f"{name} is at {self.where(name)}"
        for name, amount in damage.items():
            found = self.figure(name).damage
            assert found == amount, f"{name} has {found} damage, not {amount}"
        for name, flag in levelled.items():
            assert self.figure(name).levelled is flag, f"{name} levelled: {not flag}"
        for name, flag in rooted.items():
            assert is_rooted(self.state, self.figure(name).id) is flag, f"{name} rooted: {not flag}"

    def _expect_cards(self, hand: dict[str, str], discard: dict[str, str], cores: dict[str, str]) -> None:
        for letter, cards in hand.items():
            held = sorted(self.state.players[SEAT_LETTERS.index(letter)].hand)
            assert held == sorted(cards.split(",") if cards else []), f"{letter} holds {held}"
        for letter, cards in discard.items():
            pile = self.state.players[SEAT_LETTERS.index(letter)].discard
            assert pile == (cards.split(",") if cards else []), f"{letter} has discarded {pile}"
        for letter, wanted in cores.items():
            ready = self.state.players[SEAT_LETTERS.index(letter)].ready
            shown = "".join(c if ready >> n & 1 else c.lower() for n, c in enumerate(CORE_LETTERS))
            assert shown == wanted, f"{letter} has cores {shown}"

    def others_untouched(self, *names: str) -> None:
        """Nobody but the named champions was damaged, moved or levelled since the table was set."""
        touched = {
            self.state.figures[event.figure].champion.id
            for event in self.events
            if isinstance(
                event, (ev.Damaged, ev.Healed, ev.Moved, ev.Jumped, ev.Placed, ev.LevelledUp, ev.Entered)
            )
        }
        for swap in self.of(ev.Swapped):
            touched |= {self.state.figures[figure].champion.id for figure in (swap.figure, swap.other)}
        assert touched <= {self.figure(name).champion.id for name in names}, f"touched: {touched}"

    def is_idle(self, letter: str) -> None:
        """The action is over and this seat may act again: nothing is left hanging."""
        assert self.asked == (letter, "act")
        assert self.run.at_boundary
        assert not self.state.earned
        assert not self.state.limbo
        assert not any(player.in_play or player.set_aside for player in self.state.players)

    def is_over(self, winner: str | None, reason: str = "points") -> None:
        """The match has ended like this."""
        assert self.run.is_over
        assert self.state.outcome is not None
        side = self.state.outcome.winner
        assert (None if side is None else SEAT_LETTERS[side]) == winner
        assert self.state.outcome.reason == reason


class Hand:
    """One seat's answers, in words."""

    def __init__(self, at: Table, seat: Seat) -> None:
        self._table = at
        self.seat = seat

    def answers(self, *keys: str) -> Hand:
        """Answer the open question with these keys."""
        run = self._table.run
        step = run.answer(self.seat, run.ask_no, keys)
        self._table.steps.append(step)
        self._table.events.extend(step.events)
        return self

    def _answer_to(self, prompt: str | tuple[str, ...], key: str) -> Hand:
        prompts = (prompt,) if isinstance(prompt, str) else prompt
        asked = self._table.question().prompt
        assert asked in prompts, f"asked {asked!r}, not {' or '.join(prompts)}"
        return self.answers(key)

    def plays(self, card: str) -> Hand:
        return self._answer_to("act", card)

    def takes(self, action: str, champion: str, core: str = "") -> Hand:
        """A standard action; the champion and the core are answered if they are asked for."""
        self._answer_to("act", action)
        if self._table.question().prompt == "who_acts":
            self.answers(self._table.figure(champion).option.key)
        if self._table.question().prompt == "which_core":
            self.answers(core)
        return self

    def ends_turn(self) -> Hand:
        return self._answer_to("act", "end")

    def goes(self, *hexes: str) -> Hand:
        """Walk, be forced, enter, dash or jump to each hex in turn, as asked."""
        for name in hexes:
            self._answer_to(("move", "enter", "dash", "jump", "swoop", "force", "place", "fear"), name)
        return self

    def goes_through(self, hex_name: str, *champions: str) -> Hand:
        """Walk to a hex on a way that passes exactly these enemies."""
        passed = sorted(self._table.figure(name).id for name in champions)
        return self._answer_to("move", f"{hex_name}~{'+'.join(map(str, passed))}")

    def stays(self) -> Hand:
        """Move no further."""
        return self._answer_to(MAY_STAY, "stop")

    def stays_put(self) -> Hand:
        """Through whatever moves are asked of this seat, if any, move no further."""
        run = self._table.run
        while (question := run.decision_for(self.seat)) and question.prompt in MAY_STAY:
            self.stays()
        return self

    def attacks(self, champion: str) -> Hand:
        return self._answer_to("attack", self._table.figure(champion).option.key)

    def aims(self, pattern: str) -> Hand:
        """Attack or use a skill with a pattern: `ring`, `arc1` .. `arc6`."""
        return self._answer_to(("attack", "target"), pattern)

    def aims_at(self, *champions: str) -> Hand:
        """Attack or use a skill with the pattern that hits exactly these champions."""
        wanted = {self._table.figure(name).option.key for name in champions}
        aims = self._table.aims
        fitting = [key for key, hit in aims.items() if hit == wanted]
        assert len(fitting) == 1, f"{len(fitting)} ways to hit just {', '.join(champions)} among {aims}"
        return self.aims(fitting[0])

    def targets(self, champion: str) -> Hand:
        return self._answer_to("target", self._table.figure(champion).option.key)

    def stops(self) -> Hand:
        """Neither attack nor use the skill, or no more of what may be left out."""
        may = (
            "who_dashes",
            "who_jumps",
            "who_heals",
            "plan",
            "look",
            "discard",
            "ready_core",
            "exhaust_core",
        )
        return self._answer_to(("attack", "target", "use", *may), "stop")

    def uses(self) -> Hand:
        return self._answer_to("use", "use")

    def reacts(self, card: str, champion: str) -> Hand:
        return self._answer_to("react", f"{card}>{self._table.figure(champion).option.key}")

    def passes(self) -> Hand:
        return self._answer_to("react", "pass")

    def refills(self, hex_name: str) -> Hand:
        """Put the next token on a hex after a trap was sprung."""
        return self._answer_to("refill", hex_name)
