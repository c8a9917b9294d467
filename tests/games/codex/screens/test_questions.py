"""Questions, labels and warnings of single positions."""

from sfb_bot.games.codex.rules.choices import About, OnKind, OnMode, OnObj
from sfb_bot.games.codex.rules.ids import KindId, ObjId, SpecId
from sfb_bot.games.codex.rules.model import Phase
from sfb_bot.games.codex.rules.views import SeatView
from sfb_bot.kernel import Decision, Option
from sfb_bot.matches.advice import Advice
from sfb_bot.screens.game import ShownOption
from sfb_bot.screens.hint import hint_line
from sfb_bot.screens.panel import Desk, panel
from sfb_bot.screens.values import Button, Menu, controls
from tests.games.codex.kit.random_play import begun
from tests.games.codex.kit.table import A, B, C, Table, shared_content
from tests.games.codex.screens.stage import MATCH, game, texts


def asked(t: Table) -> tuple[SeatView, Decision]:
    assert t.run.ask is not None
    decision = t.run.ask.decisions[0]
    return t.rules.seat_view(t.state, t.run.ask, decision.seat), decision


def labels(t: Table) -> dict[str, str]:
    view, decision = asked(t)
    return {entry.key or "": entry.label for entry in game().shown_options(view, decision, texts())}


def test_the_main_phase_offers_what_gold_can_buy_with_the_price_in_front() -> None:
    t = Table()
    t.hand("tenderfoot", "tenderfoot")
    fighter = t.put("iron_man")
    found = labels(t)
    assert found["play>tenderfoot"] == "1 · Tenderfoot 1/2 ×2"
    assert found["hire"] == "1 · Hire a worker"
    assert found["summon>troq_bashar"] == "2 · Summon Troq Bashar 2/3"
    assert found["build>tech1"] == "1 · Tech I Building"
    assert found[f"attack>{fighter}"] == "Attack: Iron Man 3/4"
    assert found["patrol"] == "Patrol and end turn"


def test_what_cannot_be_played_says_what_is_missing() -> None:
    t = Table(gold=2)
    t.hand("iron_man", "spark", "the_boot", "tenderfoot", "fruit_ninja", "hired_stomper")
    said = game().note(*asked(t), texts())
    assert said == (
        "-# Needs tech I: Iron Man. Needs a hero: Spark. Needs a hero (Troq Bashar): The Boot. "
        "Not enough gold: Fruit Ninja (3). Needs tech II: Hired Stomper."
    )
    t.put("troq_bashar")
    assert "Not enough gold: Fruit Ninja (3) · The Boot (3)." in game().note(*asked(t), texts())
    t.hand("final_smash", "tenderfoot")
    assert game().note(*asked(t), texts()) == "-# Needs max level (Troq Bashar): Final Smash."
    t.hand("tenderfoot")
    assert game().note(*asked(t), texts()) == ""


def test_in_a_turn_heroes_buildings_and_fighters_can_be_read_too() -> None:
    t = Table(gold=5)
    t.hand("tenderfoot")
    t.put("iron_man")
    read = [entry.label for entry in game().to_read(*asked(t), texts())]
    assert read[0].startswith("Tenderfoot")
    for name in ("Troq Bashar", "Tech I Building", "Tower", "Surplus", "Iron Man"):
        assert any(label.startswith(name) for label in read), name


def test_a_level_says_whether_the_hero_gets_stronger() -> None:
    t = Table(gold=9)
    t.put("troq_bashar")
    assert labels(t)["level>troq_bashar"] == "1 · Troq Bashar to level 2 (stronger at 5)"
    t.do("level>troq_bashar", "level>troq_bashar", "level>troq_bashar")
    assert labels(t)["level>troq_bashar"] == "1 · Troq Bashar to level 5 (stronger: 3/4)"


def test_cards_of_other_players_have_the_letter_that_the_picture_shows() -> None:
    t = Table(*[["troq_bashar"]] * 3, mode="melee3")
    attacker = t.put("iron_man")
    victim = t.put("tenderfoot", C, slot=1)
    t.do(f"attack>{attacker}")
    found = labels(t)
    assert found[str(victim)] == "Tenderfoot 1/2, squad leader · player C"
    assert found[str(t.base(B).id)] == "Base 20 HP · player B"


def test_bases_are_yours_and_theirs() -> None:
    t = Table()
    t.put("troq_bashar")
    t.hand("wrecking_ball")
    t.do("play>wrecking_ball")
    found = labels(t)
    assert found[str(t.base(A).id)] == "Your base 20 HP"
    assert found[str(t.base(B).id)] == "Their base 20 HP"
    team = Table(mode="teams")
    fighter = team.put("iron_man")
    team.do(f"attack>{fighter}")
    assert labels(team)[str(team.base(B).id)] == "Their base 30 HP"


def test_a_drafted_hero_is_counted() -> None:
    run = begun("counted", picks="draft")
    asked_for: list[str] = []
    while run.state.phase is not Phase.MAIN:
        assert run.ask is not None
        decision = run.ask.decisions[0]
        view = run.rules.seat_view(run.state, run.ask, decision.seat)
        asked_for.append(game().prompt(view, decision, texts()))
        run.answer(decision.seat, run.ask_no, decision.default)
    assert [said for said in asked_for if said.startswith("Pick")] == [
        *["Pick hero 1 of 3."] * 2,
        *["Pick hero 2 of 3."] * 2,
        *["Pick hero 3 of 3."] * 2,
    ]


def test_the_codex_is_offered_in_the_order_of_the_heroes() -> None:
    t = Table(["garus_rook", "captain_zane", "bigby_hayes"], ["troq_bashar"])
    view, _ = asked(t)
    specs = shared_content().specs
    cards = [card for spec in ("anarchy", "law", "strength") for card in specs[SpecId(spec)].cards]
    options = tuple(Option(card, OnKind(card)) for card in sorted(cards))
    decision = Decision(A, "tech", options, (1, 1), (options[0].key,))
    sections = [entry.section for entry in game().shown_options(view, decision, texts()) if entry.section]
    assert list(dict.fromkeys(sections)) == ["spec-strength", "spec-anarchy", "spec-law"]


def test_giving_an_add_on_up_stands_below_everything_else() -> None:
    t = Table()
    t.hand("tenderfoot")
    t.put("tower")
    t.put("iron_man")
    view, decision = asked(t)
    choices = [e for e in game().shown_options(view, decision, texts()) if e.role == "choice"]
    assert choices[-1].key == "drop"
    assert choices[0].key == "hire"


def test_groups_stand_together() -> None:
    t = Table()
    t.hand("tenderfoot")
    t.put("troq_bashar")
    view, decision = asked(t)
    sections = [entry.section for entry in game().shown_options(view, decision, texts()) if entry.section]
    assert list(dict.fromkeys(sections)) == ["workers", "economy", "plays", "heroes", "attacks"]
    assert sections == sorted(sections, key=list(dict.fromkeys(sections)).index)


def test_things_of_the_same_name_are_told_apart() -> None:
    t = Table()
    first, second = t.put("tenderfoot"), t.put("tenderfoot")
    hurt, other = t.put("tenderfoot", B, damage=1), t.put("tenderfoot", B)
    found = labels(t)
    assert found[f"attack>{first}"] == "Attack: Tenderfoot #1 1/2"
    assert found[f"attack>{second}"] == "Attack: Tenderfoot #2 1/2"
    t.do(f"attack>{first}")
    found = labels(t)
    assert found[str(hurt)] == "Tenderfoot #1 1/1"
    assert found[str(other)] == "Tenderfoot #2 1/2"
    assert game().prompt(*asked(t), texts()) == "Who does Tenderfoot #1 1/2 attack?"


def test_a_patroller_is_named_with_its_place() -> None:
    t = Table()
    attacker, guard = t.put("iron_man"), t.put("tenderfoot", B, slot=2)
    other = t.put("tenderfoot", B, slot=3)
    t.do(f"attack>{attacker}")
    found = labels(t)
    assert found[str(guard)] == "Tenderfoot #1 2/2, elite"
    assert found[str(other)] == "Tenderfoot #2 1/2, scavenger"


def test_the_patrol_zone_is_set_place_by_place() -> None:
    t = Table()
    first = t.put("iron_man")
    t.put("tenderfoot")
    t.do("patrol")
    view, decision = asked(t)
    assert game().prompt(view, decision, texts()).startswith("Patrol: who's your squad leader?")
    t.do(str(first))
    view, decision = asked(t)
    assert game().prompt(view, decision, texts()) == "Patrol: who's your elite?"
    assert "squad leader Iron Man" in game().note(view, decision, texts())
    assert labels(t)["none"] == "Leave it empty"


def test_an_unknown_question_names_the_card_at_work() -> None:
    t = Table()
    view, _ = asked(t)
    option = Option("x", OnKind(KindId("tenderfoot")))
    decision = Decision(A, "no_such_prompt", (option,), about=About(kind=KindId("jail")))
    assert game().prompt(view, decision, texts()) == "Jail: your choice."
    (entry,) = game().shown_options(view, decision, texts())
    assert entry.label == "1 · Tenderfoot 1/2"
    gone = Decision(A, "no_such_prompt", (Option("9", OnObj(ObjId(999))),))
    assert game().prompt(view, gone, texts()) == "Your choice."
    assert game().shown_options(view, gone, texts())[0].label


def test_modes_are_told_by_what_the_card_says() -> None:
    t = Table()
    view, _ = asked(t)
    options = tuple(Option(f"mode{index}", OnMode(index)) for index in range(2))
    for card, ways in (
        ("murkwood_allies", ("Summon 1 Beast", "Summon 4 Frogs")),
        ("land_octopus", ("Sacrifice 2 workers", "Sacrifice Land Octopus")),
    ):
        decision = Decision(A, "mode", options, about=About(kind=KindId(card)))
        assert tuple(entry.label for entry in game().shown_options(view, decision, texts())) == ways


def test_each_ability_of_a_line_is_told_by_what_it_does_itself() -> None:
    """Vir Garbarean looks for nothing, and swaps for 1 gold; both stand in one line of the card."""
    t = Table("vir_garbarean")
    vir = t.put("vir_garbarean")
    t.hand("tenderfoot")
    found = labels(t)
    assert found[f"use>{vir}.0"] == "Vir Garbarean: look at the top card of your draw pile."
    assert found[f"use>{vir}.1"] == "1 · Vir Garbarean: swap it with a card from your hand."


def test_a_card_without_abilities_is_told_once() -> None:
    t = Table()
    view, _ = asked(t)
    option = Option("spectral_hound", OnKind(KindId("spectral_hound")))
    decision = Decision(A, "tech", (option,), (1, 1), ("spectral_hound",))
    (entry,) = game().shown_options(view, decision, texts())
    assert entry.detail == "tech I unit · Truth"


def test_nobody_ends_a_turn_by_mistake_with_a_worker_not_hired() -> None:
    t = Table(gold=3)
    t.hand("tenderfoot")
    assert "haven't hired" in game().finish_warning(*asked(t), texts())
    t.do("hire", "tenderfoot")
    assert not game().finish_warning(*asked(t), texts())


def test_an_empty_patrol_zone_is_asked_about_once_enemies_can_attack() -> None:
    t = Table()
    t.put("iron_man")
    enemy = t.put("tenderfoot", B)
    t.do("patrol")
    assert game().finish_warning(*asked(t), texts()) == (
        "Nobody is on patrol, and an enemy with 1 ATK could attack whatever they like. End your turn anyway?"
    )
    assert enemy


def test_a_base_that_could_fall_is_named() -> None:
    """Two Iron Men have 6 ATK, of which the one that is elite now has 1 more only as long as it patrols."""
    t = Table()
    t.put("iron_man")
    t.put("iron_man", B)
    t.put("iron_man", B, slot=2)
    t.base(A).damage = 14
    t.do("patrol")
    assert "2 enemies with 6 ATK could destroy your base of 6 HP" in game().finish_warning(*asked(t), texts())


def test_one_hp_more_and_the_base_stands() -> None:
    t = Table()
    t.put("iron_man")
    t.put("iron_man", B)
    t.put("iron_man", B, slot=2)
    t.base(A).damage = 13
    t.do("patrol")
    assert "whatever they like" in game().finish_warning(*asked(t), texts())


def test_no_enemy_no_warning() -> None:
    t = Table()
    t.put("iron_man")
    t.do("patrol")
    assert not game().finish_warning(*asked(t), texts())


def test_copies_of_a_card_to_add_are_told_apart_and_stand_by_school() -> None:
    t = Table()
    t.put("iron_man")
    view, _ = asked(t)
    kinds = [KindId("wrecking_ball"), KindId("wrecking_ball"), KindId("iron_man")]
    keys = ["wrecking_ball", "wrecking_ball.2", "iron_man"]
    options = tuple(Option(key, OnKind(kind)) for key, kind in zip(keys, kinds, strict=True))
    decision = Decision(A, "tech", options, (2, 2), tuple(keys[:2]))
    entries = game().shown_options(view, decision, texts())
    assert len({entry.label for entry in entries}) == 3
    assert {entry.section for entry in entries} == {"spec-bashing"}
    assert game().section_title("spec-bashing", "", "", texts()) == "Bashing"


def test_the_page_of_the_codex_leaves_the_cards_to_its_picture() -> None:
    run = begun("codex page")
    view = run.rules.seat_view(run.state, run.ask, A)
    (line,) = game().page_lines("codex", view, texts())
    content = shared_content()
    specs = [content.kinds[hero.kind].spec for hero in view.public.players[A].heroes]
    named = [content.specs[spec].name["en"] for spec in specs]
    assert line == f"Cards left in your codex: {', '.join(f'{name} 24' for name in named)}."


def test_a_hint_that_is_a_sentence_goes_on_without_its_full_stop() -> None:
    option = ShownOption("use", "Merfolk Prospector: gain 1 gold.")
    advice = Advice(1, ("use",), "search", ("economy",))
    said = hint_line(game(), [option], "offered", advice, texts())
    assert said == "💡 **Merfolk Prospector: gain 1 gold**: it earns you more."


def test_what_gold_cannot_buy_is_told_with_its_price() -> None:
    """Iron Man costs 3 and needs tech I, which is built; a Spark needs a hero, whatever it costs."""
    t = Table(gold=2)
    t.put("tech1")
    t.hand("iron_man", "iron_man", "tenderfoot", "spark")
    note = game().note(*asked(t), texts())
    assert note == "-# Not enough gold: Iron Man (3). Needs a hero: Spark."
    rich = Table(gold=9)
    rich.put("tech1")
    rich.hand("iron_man", "tenderfoot")
    assert game().note(*asked(rich), texts()) == ""


def test_a_group_of_one_or_two_needs_no_menu() -> None:
    """However much there is to do, a worker is hired by a button."""
    t = Table(("troq_bashar", "river_montoya", "jaina_stormborne"))
    t.hand("tenderfoot", "older_brother", "timely_messenger", "helpful_turtle")
    for _ in range(5):
        t.put("iron_man")
    view, decision = asked(t)
    screen = panel(game(), view, decision, Desk(MATCH, t.run.ask_no), texts())
    buttons = [each.label for each in controls(screen) if isinstance(each, Button)]
    menus = [each.placeholder for each in controls(screen) if isinstance(each, Menu)]
    assert "1 · Hire a worker" in buttons
    assert menus == ["Build", "Play a card", "Heroes", "Attack with", "Read a card"]
