"""What an option leads to, in words: on buttons, in menus, below the question, and before it is taken."""

from __future__ import annotations

from functools import cache

from sfb_bot.computer import Witness, foresee
from sfb_bot.games.brawl.computer import BrawlMind
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.kernel import Forecast, Seat
from sfb_bot.screens.cautions import cautions
from sfb_bot.screens.panel import Desk, panel
from sfb_bot.screens.values import Button, Buttons, Menu, PrivateScreen
from tests.games.brawl.kit.table import Table, rules, table
from tests.games.brawl.screens.stage import MATCH, PEOPLE, game, texts

DUEL = (
    "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand={hand}"
    " | b deryn@{deryn} goldarr@I4 tzu_xiao@I5 hand={other}"
)


@cache
def mind() -> BrawlMind:
    return BrawlMind(rules())


class Seated:
    """A table with a witness, who tells what a seat may know."""

    def __init__(self, line: str) -> None:
        self.table: Table = table(line)
        self._witness = Witness(self.table.run, mind().hidden, self.table.state.seats)

    def answers(self, seat: Seat, *keys: str) -> Seated:
        run = self.table.run
        self._witness.note(run.answer(seat, run.ask_no, keys))
        return self

    def forecast(self, seat: Seat) -> Forecast:
        found = foresee(mind(), self._witness.knowledge(seat))
        assert found is not None
        return found

    def panel(self, seat: Seat) -> PrivateScreen:
        known = self._witness.knowledge(seat)
        desk = Desk(MATCH, self.table.run.ask_no, forecast=self.forecast(seat))
        return panel(game(), known.now, known.question, desk, texts())

    def cautions(self, seat: Seat, key: str) -> list[str]:
        known = self._witness.knowledge(seat)
        found = cautions(game(), known.now, known.question, (key,), self.forecast(seat), texts())
        return [caution.words for caution in found]


A, B = Seat(0), Seat(1)


def duel(hand: str = "KIL05", deryn: str = "D5", other: str = "-") -> Seated:
    return Seated(DUEL.format(hand=hand, deryn=deryn, other=other))


def buttons(screen: PrivateScreen) -> list[str]:
    return [item.label for row in screen.rows if isinstance(row, Buttons) for item in row.items]


def details(screen: PrivateScreen) -> dict[str, str]:
    return {
        choice.value: choice.detail for row in screen.rows if isinstance(row, Menu) for choice in row.choices
    }


def outlook(screen: PrivateScreen, label: str) -> str:
    """What stands behind the name of an option on its button."""
    (found,) = [each for each in buttons(screen) if each.partition(":")[0] == label]
    return found.partition(":")[2].strip()


def test_a_target_says_what_the_attack_does_to_it_instead_of_how_far_it_is() -> None:
    there = duel().answers(A, "KIL05").answers(A, "stop")
    assert outlook(there.panel(A), "Deryn (B)") == "2 damage, 7 → 5"


def test_a_world_asks_no_more_than_the_match_does() -> None:
    """Where little is asked, a move of one hex is over, whatever could have been walked."""
    line = DUEL.format(hand="KIL06", deryn="D6", other="-").replace("turn=a", "turn=a questions=few")
    there = Seated(line).answers(A, "KIL06")
    there.answers(A, "D5")
    assert there.table.run.ask is not None
    assert there.table.question().prompt != "move"
    assert there.forecast(A).question == there.table.question()


def test_whom_an_attack_knocks_out() -> None:
    there = duel(deryn="D5/6").answers(A, "KIL05").answers(A, "stop")
    assert outlook(there.panel(A), "Deryn (B)") == "knocks out"


def test_a_push_into_something_adds_its_damage() -> None:
    """Digest 7: each step that cannot be made is 1 damage; behind Deryn stands Gold'arr."""
    line = DUEL.replace("goldarr@I4", "goldarr@D6").format(hand="KIL05", deryn="D5", other="-")
    there = Seated(line).answers(A, "KIL05").answers(A, "stop")
    assert outlook(there.panel(A), "Deryn (B)") == "4 damage, 7 → 3 (2 from being blocked)"


def test_a_push_onto_a_trap_is_unknown_unless_it_was_looked_at() -> None:
    line = DUEL.format(hand="KIL05", deryn="D5", other="-") + " | tokens=D6:damage3,C4,F3,G4"
    there = Seated(line).answers(A, "KIL05").answers(A, "stop")
    assert outlook(there.panel(A), "Deryn (B)") == "2 damage, 7 → 5 · Deryn (B) onto a trap: unknown"
    looked = Seated(line.replace("hand=KIL05", "hand=KIL05 peeked=D6")).answers(A, "KIL05").answers(A, "stop")
    assert looked.forecast(A).of("b.deryn").harms[0].most == 5


def test_hexes_to_attack_from_are_marked_and_named() -> None:
    there = duel(deryn="D6").answers(A, "KIL05")
    screen = there.panel(A)
    assert screen.picture is not None
    grid = rules().content.arena.grid
    near = grid.adjacent[grid.names.index("D6")]
    beside = {name for cell, name in enumerate(grid.names) if near >> cell & 1}
    reached = {option.key for option in there.forecast(A).question.options}
    assert set(screen.picture.pointed_out) == reached & beside
    (line,) = [line for line in screen.lines if "⚔" in line]
    assert "Deryn (B) 7 → 5" in line


def test_cards_that_hit_somebody_come_first_and_those_that_reach_nobody_last() -> None:
    """Maul Thrash reaches Deryn, beside Kilgore; Dugrun and Gwaien stand far away."""
    hand = "DUG03,KIL05,GWA05"
    screen = duel(hand=hand).panel(A)
    shown = buttons(screen)
    cards = [label for label in shown if " · " in label and "→ " not in label.partition(":")[0]]
    nobody = [number for number, label in enumerate(cards) if "nobody in reach" in label]
    assert nobody
    assert "can hit Deryn" in cards[0]
    assert nobody == list(range(len(cards)))[-len(nobody) :]
    items = [item for row in screen.rows if isinstance(row, Buttons) for item in row.items]
    styles = {item.label: item.style for item in items if isinstance(item, Button)}
    # What reaches nobody does not stand out.
    assert [styles[label] for label in cards] == [
        "secondary" if number in nobody else "primary" for number in range(len(cards))
    ]


def test_a_standard_action_says_in_two_words_who_takes_it() -> None:
    """Short enough for two side by side on a phone; nobody could take it for an attack on Kilgore."""
    shown = buttons(duel(deryn="I3").panel(A))
    assert {f"{who}: Move" for who in ("Kilgore", "Dugrun", "Gwaien")} <= {*shown}


def test_a_hex_for_somebody_else_says_for_whom() -> None:
    """Digest 7: Force moves another champion; a hex after a hex would not say so."""
    line = (
        "r2 turn=a | a tentaclot@A3 dugrun@A1 gwaien@B1 hand=TEN07 | b deryn@I3 goldarr@I4 tzu_xiao@I5 hand=-"
    )
    shown = buttons(Seated(line).answers(A, "TEN07").answers(A, "use").panel(A))
    lines = [label for label in shown if "→" in label]
    assert lines
    assert all(" to " in label or "Leave" in label for label in lines)


def test_a_card_says_whom_it_can_hit() -> None:
    card = "Maul Thrash · B"
    assert outlook(duel(hand="KIL05,KIL02,KIL03,KIL06").panel(A), card) == "can hit Deryn (B) 7 → 5"
    far = duel(hand="KIL05,KIL02,KIL03,KIL06", deryn="I3").panel(A)
    assert outlook(far, card) == "nobody in reach"


def test_a_reaction_says_what_happens_with_it_and_without() -> None:
    there = duel(other="DER06,TZU02,DER05").answers(A, "KIL05").answers(A, "stop").answers(A, "b.deryn")
    screen = there.panel(B)
    without = outlook(screen, "No reaction")
    assert without.startswith("Deryn (B): 2 damage, 7 → 5")
    card = rules().content.cards
    for option in there.forecast(B).question.options:
        if option.key != "pass":
            name = card[option.key.partition(">")[0]].names["en"]
            (label,) = [each for each in buttons(screen) if each.startswith(name)]
            assert "damage" in label


def test_what_would_do_nothing_says_so_and_is_asked_about() -> None:
    there = duel(hand="KIL07", deryn="I3")
    screen = there.panel(A)
    shown = [*buttons(screen), *details(screen).values()]
    assert any("would do nothing: nobody in reach" in each for each in shown)
    assert there.cautions(A, "KIL07") == [
        "This would do nothing: nobody is in reach. Play it anyway?",
    ]
    assert duel(hand="KIL07").cautions(A, "KIL07") == []


def test_a_rooted_champion_cannot_move() -> None:
    line = DUEL.format(hand="KIL05", deryn="I3", other="-").replace("kilgore@D4", "kilgore@D4~")
    there = Seated(line).answers(A, "move")
    assert outlook(there.panel(A), "Kilgore") == "would do nothing: rooted"
    assert there.cautions(A, "a.kilgore") == ["This would do nothing: Kilgore (A) is rooted. Play it anyway?"]
    assert there.cautions(A, "a.dugrun") == []


def scoring(vp: str) -> Seated:
    """B's Deryn holds the enemy's deployment area alone, and that is worth a point when B's turn begins."""
    return Seated(
        f"r2 turn=a vp={vp} goal=5 | a kilgore@D4 dugrun gwaien hand=- cores=ryb"
        " | b deryn@A3 goldarr@I4 tzu_xiao@I5 | track=-,take_the_fight_to_them,-,-"
    )


def test_the_end_of_a_turn_says_what_the_others_score() -> None:
    there = scoring("0-0")
    assert outlook(there.panel(A), "End turn") == "they score 1"
    assert there.cautions(A, "end") == ["After this the other side scores 1 point for challenges."]
    there.answers(A, "end")
    assert there.table.state.vp == [0, 1]


def test_the_end_of_a_turn_says_that_the_others_win() -> None:
    there = scoring("0-4")
    assert outlook(there.panel(A), "End turn") == "they score 1 and win"
    assert there.cautions(A, "end") == [
        "After this the other side scores 1 point for challenges and wins the match!"
    ]
    there.answers(A, "end")
    assert there.table.run.is_over


def test_the_log_says_double() -> None:
    t = table(DUEL.format(hand="KIL05", deryn="D5", other="-"))
    kilgore, deryn = FigureId(0), FigureId(3)
    told = [ev.Struck(kilgore, deryn, 2, 0, 2), ev.Damaged(deryn, 4, kilgore, "attack")]
    (line,) = game().tell(t.view("a").public, told, PEOPLE, texts())
    assert line == "Deryn (B) takes 4 damage (strength 2, defence 0, Double)."
