"""A table for tests: set up a position in text, let the seats answer by name, look at everything.

    t = table("turn=a | a N3 goblin N2 archer hand=curse,swap | b N4 zombie hand=blessing")
    t.a.casts("curse", "N4")
    t.b.passes()
    t.a.attacks("N4")
    t.b.responds("blessing", "N4").done()
    t.expect(at={"N4": None, "N3": "goblin"}, discard={"b": "zombie"})
    t.is_idle("a")

Every answer must be among the options the engine offers to that very seat, so a test that goes through has
been legal all the way. Warriors are named by their cells, cards by their ids. Hands are empty unless the line
fills them (and with an empty hand a main step in which nothing can be done ends by itself); a deck of which
nothing is said holds the rest of the army, so many lines say `deck=0`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from sfb_bot.games.rift.cards.card_files import load_content
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.model import State, Warrior
from sfb_bot.games.rift.rules.notation import format_line, parse_line
from sfb_bot.games.rift.rules.notation_dealing import SEAT_LETTERS
from sfb_bot.games.rift.rules.rules import Rift, RiftRun
from sfb_bot.games.rift.rules.strength import damage_at, life
from sfb_bot.games.rift.rules.views import PublicView, SeatView
from sfb_bot.kernel import Decision, Event, Run, Seat, Step

E = TypeVar("E", bound=Event)
WINDOWS = ("respond", "respond_more")


@cache
def content() -> Content:
    """The box that comes with the program, read once."""
    return load_content()


@cache
def rules() -> Rift:
    """The rules over that box."""
    return Rift(content())


def table(line: str) -> Table:
    """A table with the position of one notation line."""
    return Table(Run(rules(), parse_line(line, content())))


def started(*, army: str = "basic", first: int | None = 0, seed: str = "rulebook") -> Table:
    """A table at the first question of a new match."""
    return Table(Run(rules(), rules().begin({"army": army, "first": first}, seed)))


def names(text: str) -> list[str]:
    """`N5 select end` as a list, the way options are compared."""
    return text.split()


class Table:
    """A match under test."""

    def __init__(self, run: RiftRun) -> None:
        self.run = run
        self.steps: list[Step] = []
        self.events: list[Event] = list(run.opening_events)
        self.a, self.b = Hand(self, Seat(0)), Hand(self, Seat(1))

    def by(self, letter: str) -> Hand:
        """The seat of a letter."""
        return (self.a, self.b)[SEAT_LETTERS.index(letter)]

    @property
    def state(self) -> State:
        return self.run.state

    @property
    def line(self) -> str:
        return format_line(self.state)

    # --- what is asked ------------------------------------------------------------------------------------

    def question(self, letter: str = "") -> Decision:
        """The open question of a seat (the first, where nothing is said)."""
        assert self.run.ask is not None, "the match is over"
        seat = Seat(SEAT_LETTERS.index(letter)) if letter else self.run.waiting_for[0]
        decision = self.run.decision_for(seat)
        assert decision is not None, f"{letter} is not asked"
        return decision

    def asked(self, letter: str, prompt: str) -> None:
        """This seat, and no other, is asked this."""
        found = (
            [(SEAT_LETTERS[each.seat], each.prompt) for each in self.run.ask.decisions]
            if self.run.ask
            else []
        )
        assert found == [(letter, prompt)], f"asked: {found}"

    @property
    def options(self) -> list[str]:
        """The keys of the open question."""
        return [option.key for option in self.question().options]

    def offers(self, *keys: str) -> None:
        """The open question offers all of these."""
        assert set(keys) <= set(self.options), f"offered: {self.options}"

    def offers_no(self, *beginnings: str) -> None:
        """No option of the open question begins with any of these."""
        found = [key for key in self.options if key.startswith(beginnings)]
        assert not found, f"offered: {found}"

    def is_idle(self, to_act: str) -> None:
        """The action is over and this seat goes on with its main step: nothing is left hanging."""
        self.asked(to_act, "main")
        assert self.run.at_boundary
        assert not self.state.stack

    def is_over(self, winner: str | None, reason: str) -> None:
        """The match has ended like this."""
        assert self.run.is_over, f"still asked: {self.run.ask}"
        assert self.state.outcome is not None
        seat = self.state.outcome.winner
        found = (None if seat is None else SEAT_LETTERS[seat]), self.state.outcome.reason
        assert found == (winner, reason), f"ended: {found}"

    # --- what there is ------------------------------------------------------------------------------------

    def at(self, cell: str) -> Warrior | None:
        """Who stands on a cell."""
        number = content().cell(cell)
        assert number is not None, f"{cell!r} is no cell"
        return self.state.cells[number]

    def warrior(self, cell: str) -> Warrior:
        """The warrior on a cell, which must be there."""
        found = self.at(cell)
        assert found is not None, f"nobody on {cell}; the lanes: {self.lanes}"
        return found

    @property
    def lanes(self) -> dict[str, str]:
        """Everybody's card by cell."""
        cells = zip(content().cell_names, self.state.cells, strict=True)
        return {name: warrior.kind.id for name, warrior in cells if warrior is not None}

    def life(self, cell: str) -> int:
        """Current life."""
        return life(self.state, self.warrior(cell))

    def strikes(self, cell: str) -> list[int | None]:
        """Current damage at each distance, None where it cannot strike."""
        return [damage_at(self.warrior(cell), far) for far in range(1, 5)]

    def of(self, kind: type[E]) -> list[E]:
        """All events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        """The latest event of a kind."""
        found = self.of(kind)
        assert found, f"there was no {kind.__name__}"
        return found[-1]

    def public(self) -> PublicView:
        return rules().public_view(self.state, self.run.ask)

    def view(self, letter: str) -> SeatView:
        return rules().seat_view(self.state, self.run.ask, Seat(SEAT_LETTERS.index(letter)))

    def expect(  # noqa: PLR0913  one word for each thing a test may look at
        self,
        *,
        at: Mapping[str, str | None] | None = None,
        damage: Mapping[str, int] | None = None,
        life: Mapping[str, int] | None = None,
        enchanted: Mapping[str, str] | None = None,
        form: Mapping[str, str | None] | None = None,
        hand: Mapping[str, str] | None = None,
        hands: tuple[int, int] | None = None,
        spells: Mapping[str, int] | None = None,
        spell_discard: Mapping[str, str] | None = None,
        deck: Mapping[str, str] | None = None,
        decks: tuple[int, int] | None = None,
        discard: Mapping[str, str] | None = None,
        quiet: int | None = None,
        attacked: bool | None = None,
    ) -> None:
        """Compare what is named; lists as `goblin,imp`, the top of a deck first.

        `hand` is in any order, discards are in order, the oldest first. `enchanted` as in the notation:
        `+blessing-curse`. `spells` counts spell decks, `hands` and `decks` count both seats' cards.
        """
        for cell, kind in (at or {}).items():
            found = self.at(cell)
            assert (found.kind.id if found else None) == kind, f"the lanes: {self.lanes}"
        for cell, amount in (damage or {}).items():
            assert self.warrior(cell).damage == amount, f"{cell} has {self.warrior(cell).damage} damage"
        for cell, amount in (life or {}).items():
            assert self.life(cell) == amount, f"{cell} has {self.life(cell)} life"
        for cell, signs in (enchanted or {}).items():
            self._expect_enchanted(cell, signs)
        for cell, kind in (form or {}).items():
            worn = self.warrior(cell).form
            assert (worn.id if worn else None) == kind, f"{cell} has the form {worn}"
        self._expect_piles(hand or {}, spell_discard or {}, deck or {}, discard or {})
        players = self.state.players
        if hands is not None:
            assert tuple(len(player.hand) for player in players) == hands
        if decks is not None:
            assert tuple(len(player.deck) for player in players) == decks
        for letter, count in (spells or {}).items():
            assert len(players[SEAT_LETTERS.index(letter)].spell_deck) == count
        if quiet is not None:
            assert self.state.quiet == quiet, f"{self.state.quiet} quiet turns"
        if attacked is not None:
            assert self.state.has_attacked is attacked

    def _expect_enchanted(self, cell: str, signs: str) -> None:
        warrior = self.warrior(cell)
        found = [f"{'+' if each.owner == warrior.seat else '-'}{each.spell}" for each in warrior.enchantments]
        assert "".join(found) == signs, f"{cell} is enchanted {found}"

    def _expect_piles(
        self,
        hand: Mapping[str, str],
        spell_discard: Mapping[str, str],
        deck: Mapping[str, str],
        discard: Mapping[str, str],
    ) -> None:
        players = {letter: self.state.players[seat] for seat, letter in enumerate(SEAT_LETTERS)}
        for letter, cards in hand.items():
            assert sorted(players[letter].hand) == sorted(_cards(cards)), f"{letter}: {players[letter].hand}"
        for letter, cards in spell_discard.items():
            found = players[letter].spell_discard
            assert found == _cards(cards), f"{letter} has discarded {found}"
        for letter, cards in deck.items():
            pile = players[letter].deck[::-1]
            assert pile == _cards(cards), f"{letter} has the deck {pile}"
        for letter, cards in discard.items():
            gone = players[letter].discard
            assert gone == _cards(cards), f"{letter} has lost {gone}"


def _cards(said: str) -> list[str]:
    return said.split(",") if said else []


class Hand:
    """One seat's answers, in words."""

    def __init__(self, at: Table, seat: Seat) -> None:
        self._table = at
        self.seat = seat

    def answers(self, *keys: str) -> Hand:
        """Answer the open question with these keys."""
        run = self._table.run
        self._note(run.answer(self.seat, run.ask_no, keys))
        return self

    def times_out(self) -> Hand:
        """Let the time for the open question run out."""
        run = self._table.run
        self._note(run.time_out(self.seat, run.ask_no))
        return self

    def _note(self, step: Step) -> None:
        self._table.steps.append(step)
        self._table.events.extend(step.events)

    def _answer_to(self, prompt: str | tuple[str, ...], key: str) -> Hand:
        prompts = (prompt,) if isinstance(prompt, str) else prompt
        asked = self._table.question(SEAT_LETTERS[self.seat]).prompt
        assert asked in prompts, f"asked {asked!r}, not {' or '.join(prompts)}"
        return self.answers(key)

    # --- set-up and turn ----------------------------------------------------------------------------------

    def keeps(self, *kinds: str) -> Hand:
        """Keep these champions."""
        asked = self._table.question(SEAT_LETTERS[self.seat]).prompt
        assert asked == "keep_champions", f"asked {asked!r}"
        return self.answers(*kinds)

    def picks(self, kind: str) -> Hand:
        return self._answer_to("pick", kind)

    def summons(self, lane: str) -> Hand:
        return self._answer_to("summon_lane", lane)

    def discards(self, spell: str) -> Hand:
        """To the Lich."""
        return self._answer_to("lich_discard", spell)

    def returns(self, kind: str) -> Hand:
        """By the Necromancer; `none` to decline."""
        return self._answer_to("necromancer_return", kind)

    def draws(self, discarding: str = "draw") -> Hand:
        """One spell, or one is discarded and two are drawn."""
        return self._answer_to("draw", discarding)

    def ends(self) -> Hand:
        """The main step."""
        return self._answer_to("main", "end")

    def ends_turn(self) -> Hand:
        """The main step, and draw one spell if that is asked."""
        self.ends()
        question = self._table.run.decision_for(self.seat)
        return self.draws() if question is not None and question.prompt == "draw" else self

    # --- main step ----------------------------------------------------------------------------------------

    def attacks(self, target: str, party: str = "") -> Hand:
        """With everybody who can, or with a party such as `N3+N4`."""
        if not party:
            return self._answer_to("main", f"attack>{target}")
        self._answer_to("main", "select")
        self._answer_to("attack_target", target)
        return self._answer_to("attack_with", party)

    def casts(self, spell: str, *named: str) -> Hand:
        """In the main step: a spell, then its target, then the second one or the cells (`+1`)."""
        self._answer_to("main", spell)
        for word, prompts in zip(named, (("spell_target",), ("spell_second", "spell_cells")), strict=False):
            self._answer_to(prompts, word)
        return self

    def steps(self, cell: str, way: str) -> Hand:
        """The warrior on a cell steps forward (`+1`) or back (`-1`)."""
        self._answer_to("main", f"step>{cell}")
        return self._answer_to("step_to", way)

    def forms(self, cell: str, kind: str) -> Hand:
        """The Shapeshifter on a cell takes a form, in the main step or in a window."""
        if self._table.question(SEAT_LETTERS[self.seat]).prompt == "main":
            self._answer_to("main", f"form>{cell}")
            return self._answer_to("form", kind)
        return self._answer_to(WINDOWS, f"form>{cell}>{kind}")

    # --- windows ------------------------------------------------------------------------------------------

    def responds(self, spell: str, *named: str) -> Hand:
        """Play a spell in a window, with all it names: `N3`, `#1`, `N5.curse`; `+1` goes with its warrior."""
        key = spell
        for word in named:
            key += word if word[0] in "+-" else f">{word}"
        return self._answer_to(WINDOWS, key)

    def passes(self) -> Hand:
        """Without any response."""
        return self._answer_to("respond", "pass")

    def done(self) -> Hand:
        """No more responses, if that is asked at all."""
        question = self._table.run.decision_for(self.seat)
        return self.answers("pass") if question is not None and question.prompt == "respond_more" else self
