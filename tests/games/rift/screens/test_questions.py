"""Questions as a player reads them: prompts, labels, what stands beside them."""

from __future__ import annotations

from sfb_bot.games.rift.rules.ids import WarriorId
from sfb_bot.games.rift.screens.names import Names
from sfb_bot.games.rift.screens.private_words import seen_picks, to_come
from sfb_bot.kernel import Seat
from sfb_bot.screens.game import ShownOption
from tests.games.rift.kit.table import Table, content, started, table
from tests.games.rift.screens.stage import game, texts

FIGHT = (
    "t9 turn=a main | a N3 pikeman N2 archer N1 goblin S2 shaman hand=curse,dash,dash deck=3"
    " | b N4 zombie N7 imp S6 goblin hand=blessing,lure deck=3"
)


def prompt(t: Table, letter: str = "a") -> str:
    return game().prompt(t.view(letter), t.question(letter), texts())


def note(t: Table, letter: str = "a") -> str:
    return game().note(t.view(letter), t.question(letter), texts())


def shown(t: Table, letter: str = "a") -> dict[str | None, ShownOption]:
    entries = game().shown_options(t.view(letter), t.question(letter), texts())
    return {entry.key: entry for entry in entries}


def labels(t: Table, letter: str = "a") -> list[str]:
    return [entry.label for entry in game().shown_options(t.view(letter), t.question(letter), texts())]


def test_a_main_step() -> None:
    """R-19: attacks first, then spells, steps and the end; a spell held twice says so."""
    t = table(FIGHT)
    assert prompt(t) == "Turn 9: your move. You have one attack."
    assert note(t) == "In hand: Curse, Dash ×2."
    entries = shown(t)
    assert [entries[key].label for key in ("attack>N4", "select", "curse", "dash", "step>S2", "end")] == [
        "Attack Zombie N4",
        "Pick strikers",
        "Curse",
        "Dash ×2",
        "Step: Shaman S2",
        "End turn",
    ]
    assert entries["attack>N4"].detail == "with Archer N2 and Pikeman N3"
    assert entries["attack>N4"].rank < entries["curse"].rank < entries["step>S2"].rank
    assert entries["end"].role == "finish"


def test_after_the_attack_the_question_says_so() -> None:
    """R-23: one attack a turn."""
    t = table(FIGHT)
    t.a.attacks("N4")
    t.b.passes()
    assert prompt(t) == "Turn 9: you've attacked. Anything else?"


def test_an_attack_with_some() -> None:
    t = table(FIGHT)
    t.a.answers("select")
    t.a.answers("N4")
    assert prompt(t) == "Who strikes Zombie N4?"
    assert labels(t)[0] == "All: Archer N2, Pikeman N3"
    assert set(labels(t)[1:]) == {"Archer N2", "Pikeman N3", "Back"}


def test_a_spell_and_its_target() -> None:
    t = table(FIGHT)
    t.a.answers("curse")
    assert prompt(t) == "Curse: which enemy?"
    assert note(t).startswith("-# Curse: ")
    assert shown(t)["N4"].label == "Zombie N4"
    # The zombie has 3 lives and strikes for 1 next to it (the card set).
    assert shown(t)["N4"].detail == "enemy · life 3 of 3 · damage 1 at 1"
    assert shown(t)["back"].role == "back"


def test_a_move_names_the_cell_it_leads_to_and_who_is_shoved() -> None:
    """R-55, R-56: the Archer behind takes the Pikeman's place, and the Pikeman goes one cell back."""
    t = table(FIGHT)
    t.a.answers("dash")
    t.a.answers("N2")
    assert prompt(t) == "Dash: where does Archer N2 go?"
    entry = shown(t)["+1"]
    assert (entry.label, entry.short, entry.detail) == ("N3, 1 forward", "N3", "shoves Pikeman N3 back")


def test_forward_is_seen_from_the_warrior_that_moves() -> None:
    """R-2: forward is down in number for Red."""
    t = table("t9 turn=b main | a N1 goblin hand=2 deck=3 | b N5 zombie hand=dash deck=3")
    t.b.answers("dash")
    t.b.answers("N5")
    assert shown(t, "b")["+2"].label == "N3, 2 forward"
    assert shown(t, "b")["-1"].label == "N6, 1 back"


def test_a_response_window() -> None:
    """R-40: whole responses; what is in hand and cannot be used is shown greyed."""
    t = table(FIGHT)
    t.a.attacks("N4")
    assert prompt(t, "b") == "They attack Zombie N4 with Archer N2 and Pikeman N3: 4 damage. Do you respond?"
    assert note(t, "b") == "In hand: Blessing, Lure."
    entries = game().shown_options(t.view("b"), t.question("b"), texts())
    assert ("blessing>N4", "Blessing → Zombie N4") in [(entry.key, entry.label) for entry in entries]
    assert [entry.label for entry in entries if entry.key is None] == ["Lure"]
    assert entries[-1].label == "No response"
    assert entries[-1].role == "skip"
    t.b.responds("blessing", "N4")
    assert prompt(t, "b") == "Anything more against the attack on Zombie N4?"
    assert labels(t, "b")[-1] == "Done"
    assert note(t, "b") == (
        "On the stack, top first: Blessing → Zombie N4 · "
        "attack on Zombie N4 with Archer N2 and Pikeman N3, 4 damage."
    )


def test_dispel_and_reflection_say_what_they_are_about() -> None:
    """R-46, R-47: a spell on the stack with its target, or an enchantment with its warrior."""
    t = table(
        "t9 turn=a main | a N3 pikeman hand=curse deck=3"
        " | b N4 zombie N5 imp-curse hand=dispel,reflection deck=3"
    )
    t.a.casts("curse", "N4")
    assert prompt(t, "b") == "They play Curse → Zombie N4. Do you respond?"
    found = {key: entry.label for key, entry in shown(t, "b").items()}
    assert found["dispel>#1"] == "Dispel against Curse (Zombie N4)"
    assert found["dispel>N5.curse"] == "Dispel → Curse on Imp N5"
    assert found["reflection>#1>N3"] == "Reflection: Curse (Zombie N4) → Pikeman N3"


def test_other_spells_on_one_button() -> None:
    """The player at turn may answer with any spell (R-31)."""
    t = table(
        "t9 turn=a main | a N3 pikeman N2 archer hand=curse,fireball,swap,challenge,dash deck=3"
        " | b N4 zombie hand=blessing deck=3"
    )
    t.a.casts("curse", "N4")
    t.b.responds("blessing", "N4").done()
    found = {key: entry.label for key, entry in shown(t).items()}
    assert found["fireball>N4"] == "Fireball → N4"
    assert found["swap>N2>N3"] == "Swap: Archer N2 ↔ Pikeman N3"
    assert found["challenge>N3>N4"] == "Challenge: Pikeman N3 ↔ Zombie N4"
    assert found["dash>N3-1"] == "Dash: Pikeman N3 → N2"


def test_a_shapeshifter_takes_a_form() -> None:
    """R-60: in the main step by a question of its own, in a window as one option."""
    line = "t9 turn=a main | a N3 shapeshifter hand=curse deck=3 | b N4 zombie hand=curse deck=3"
    t = table(line)
    assert shown(t)["form>N3"].label == "Change Shapeshifter N3"
    t.a.answers("form>N3")
    assert prompt(t).startswith("What does Shapeshifter N3 turn into?")
    assert shown(t)["back"].role == "back"
    kind = t.question().options[0].key
    t.a.answers(kind)
    form = content().kinds[kind].name.texts["en"]
    (own,) = t.view("a").public.warriors[:1]
    names = Names(content(), texts())
    assert names.warrior(t.public(), own.id) == f"Shapeshifter ({form}) N3"


def test_the_draw() -> None:
    """R-20: draw 1, or discard one and draw 2."""
    t = table("t9 turn=a main | a N3 pikeman hand=curse,dash deck=3 | b N7 zombie deck=3")
    t.a.ends()
    assert labels(t) == ["Draw 1", "Discard Curse, draw 2", "Discard Dash, draw 2"]


def test_set_up_questions() -> None:
    """R-11: 4 of 6 champions; whole answers are offered."""
    t = started()
    assert prompt(t) == ("Keep 4 of your 6 champions. The other 2 go into the box, and nobody sees which.")
    ready = game().ready_answers(t.view("a"), t.question("a"), texts())
    assert [each.label for each in ready] == ["The sturdiest", "The hardest hitters"]
    kinds = content().kinds
    packet = t.view("a").packet
    assert (
        sorted((kinds[key].life for key in ready[0].keys), reverse=True)
        == sorted((kinds[key].life for key in packet), reverse=True)[:4]
    )
    assert all(len(each.keys) == 4 for each in ready)
    assert game().offers_auto(t.question("a"))


def test_a_draft_offers_what_comparison_tells() -> None:
    """R-16: of the other's picks of a rank the second and the third are known, the first and fourth not."""
    t = started(army="draft")
    taken: list[tuple[str, str]] = []
    for _ in range(4):
        picks = [t.question(letter).options[0].key for letter in "ab"]
        t.a.picks(picks[0])
        t.b.picks(picks[1])
        taken.append((picks[0], picks[1]))
    view = t.view("a")
    assert seen_picks(view, content().board.kept) == (taken[1][1], taken[2][1])
    known = [content().kinds[pick].name.texts["en"] for _, pick in taken[1:3]]
    assert f"You know they took: {known[0]}, {known[1]}." in game().secrets_in_words(view, texts())


def test_what_is_still_to_come_is_a_list_without_order() -> None:
    """R-15: the list of the own army, never its order."""
    t = table("t9 turn=a main | a N3 pikeman hand=curse deck=3 | b N7 zombie deck=3")
    view = t.view("a")
    left = to_come(view)
    assert len(left) == 3
    again = t.state.copy()
    again.players[0].deck.reverse()
    from_behind = t.run.rules.seat_view(again, t.run.ask, Seat(0))
    assert game().secrets_in_words(from_behind, texts()) == game().secrets_in_words(view, texts())


def test_orders_hold_for_turns_of_the_opponent() -> None:
    """Section 17: for the next one to three; one that is running counts as the first."""
    t = table(FIGHT)
    own_turn = game().order_subjects("pass_until", t.view("a"), texts())
    assert own_turn == (("10", "their next turn"), ("12", "their next 2 turns"), ("14", "their next 3 turns"))
    running = game().order_subjects("pass_until", t.view("b"), texts())
    assert running == (
        ("9", "this turn"),
        ("11", "this turn and their next"),
        ("13", "this turn and their next 2"),
    )
    own = game().order_subjects("only_for", t.view("b"), texts())
    assert [name for _, name in own] == ["Zombie N4", "Imp N7", "Goblin S6"]
    assert [t.state.warriors[WarriorId(int(subject))].seat for subject, _ in own] == [1, 1, 1]


def test_ending_a_turn_that_could_still_destroy_somebody_asks_first() -> None:
    """Pikeman 2 and Archer 2 against a life of 3 (the card set)."""
    t = table(FIGHT)
    warning = game().finish_warning(t.view("a"), t.question("a"), texts())
    assert warning == "An attack would still destroy Zombie N4. End your turn anyway?"
    weak = table("t9 turn=a main | a N3 goblin hand=curse deck=3 | b N4 zombie deck=3")
    assert game().finish_warning(weak.view("a"), weak.question("a"), texts()) == ""
